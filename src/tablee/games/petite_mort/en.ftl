# The words of La Petite Mort. People, traits, Reaping cards, tokens, Diplomas and objectives are named by the pack.

notice = La Petite Mort is about the end of lives, told drily and, we hope, kindly: accidents, illness, despair. It is meant for players of 14 and over. If the subject is close to you these days, talking helps: in France, call 3114, day and night; elsewhere, findahelpline.com lists somebody near you.

name-heart = Heart
name-stroke = Stroke
name-accident = Accident
name-lungs = Lung disease
name-suicide = Suicide
name-cancer = Cancer
name-darwin = Darwin Award
letter-heart = H
letter-stroke = V
letter-accident = A
letter-lungs = L
letter-suicide = S
letter-cancer = K
letter-darwin = D
letter-job = J

## What happens

event-set-up = { YOU($first) ->
    [yes] The Diploma is { NAME($diploma) }. You draw first in the first round.
   *[no] The Diploma is { NAME($diploma) }. { SEAT($first) } draws first in the first round.
}
event-round = { YOU($first) ->
    [yes] Round { $round } begins. You will draw first when it ends.
   *[no] Round { $round } begins. { SEAT($first) } will draw first when it ends.
}
event-born = { YOU($seat) ->
    [yes] Born at your place: { NAMES($people) }.
   *[no] Born with { SEAT($seat) }: { NAMES($people) }.
}
event-drew = { YOU($seat) ->
    [yes] You draw { $traits } of the traits and { $scythes } of the Reaping cards.
   *[no] { SEAT($seat) } draws { $traits } of the traits and { $scythes } of the Reaping cards.
}
    .known = { YOU($seat) ->
        [yes] You draw { NAMES($cards) }.
       *[no] { SEAT($seat) } draws { NAMES($cards) }.
    }
event-gifts = Everybody has passed two traits on.
    .known = You keep { NAMES($kept) }, give { NAMES($gave) } and receive { NAMES($got) }.
event-passed = { YOU($seat) ->
    [yes] You keep { NAMES($kept) }, give { NAMES($gave) } and receive { NAMES($got) }.
   *[no] { SEAT($seat) } keeps { NAMES($kept) }, gives { NAMES($gave) } and receives { NAMES($got) }.
}
event-attached = { YOU($seat) ->
    [yes] { NAME($life) }, with you: { NAME($card) }.
   *[no] { NAME($life) }, with { SEAT($seat) }: { NAME($card) }.
}
event-laid = { YOU($seat) ->
    [yes] You lay a Death Powa on { NAME($life) }: { NAME($kind) }.
   *[no] { SEAT($seat) } lays a Death Powa on { NAME($life) }: { NAME($kind) }.
}
event-struck = { YOU($seat) ->
    [yes] You reap { NAME($life) }: “{ NAME($scythe) }”.
   *[no] { SEAT($seat) } reaps { NAME($life) }: “{ NAME($scythe) }”.
}
event-held-back = { YOU($seat) ->
    [yes] You reap nobody this round.
   *[no] { SEAT($seat) } reaps nobody this round.
}
event-share = { $count ->
    [0] { YOU($seat) ->
        [yes] Of { NAME($life) } nothing is left for you but a used card.
       *[no] Of { NAME($life) } nothing is left for { SEAT($seat) } but a used card.
    }
   *[other] { $own ->
        [yes] { YOU($seat) ->
            [yes] Of { NAME($life) } your cemetery keeps { NAMES($cards) }.
           *[no] Of { NAME($life) } the cemetery of { SEAT($seat) } keeps { NAMES($cards) }.
        }
       *[no] { YOU($seat) ->
            [yes] Of { NAME($life) } you take { NAMES($cards) }.
           *[no] Of { NAME($life) } { SEAT($seat) } takes { NAMES($cards) }.
        }
    }
}
event-kept-scythe = { YOU($seat) ->
    [yes] You keep “{ NAME($scythe) }” in your cemetery.
   *[no] { SEAT($seat) } keeps “{ NAME($scythe) }” in the cemetery.
}
event-took = { YOU($seat) ->
    [yes] You take a Death Powa: { NAME($kind) }.
   *[no] { SEAT($seat) } takes a Death Powa: { NAME($kind) }.
}
event-no-token = { YOU($seat) ->
    [yes] You take no Death Powa.
   *[no] { SEAT($seat) } takes no Death Powa.
}
event-too-late = { YOU($seat) ->
    [yes] The last Death Powa of that kind ({ NAME($kind) }) is gone: you choose again.
   *[no] The last Death Powa of that kind ({ NAME($kind) }) is gone: { SEAT($seat) } chooses again.
}
event-bed = { YOU($seat) ->
    [yes] { NAME($life) } dies at your place, in bed. { $line ->
        [0] During the weather forecast.
        [1] Last words: “Did anyone check the oven?”
        [2] Clean sheets, good company, no complaints.
        [3] The life ended before the novel did, by three pages.
        [4] The cat kept the place warm.
       *[other] A lamp had been left on for us.
    }
   *[no] { NAME($life) } dies with { SEAT($seat) }, in bed. { $line ->
        [0] During the weather forecast.
        [1] Last words: “Did anyone check the oven?”
        [2] Clean sheets, good company, no complaints.
        [3] The life ended before the novel did, by three pages.
        [4] The cat kept the place warm.
       *[other] A lamp had been left on for us.
    }
}
event-pawn = { YOU($seat) ->
    [yes] You fulfil “{ NAME($objective) }”: pawn number { $count }.
   *[no] { SEAT($seat) } fulfils “{ NAME($objective) }”: pawn number { $count }.
}
event-short = A pile has run out: this was the last round.
over-diploma = { $count ->
    [one] Four pawns on the Diploma: { SEATS($winners) } won.
   *[other] Four pawns on the Diploma: { SEATS($winners) } won.
}
over-diploma-souls = Several have four pawns; most soul points: { SEATS($winners) }.
over-diploma-people = Several have four pawns and as many soul points; most characters: { SEATS($winners) }.
over-diploma-shared = Equal in everything, { SEATS($winners) } share the Diploma.
over-pile = A pile has run out; most pawns: { SEATS($winners) }.
over-pile-souls = A pile has run out, pawns are equal; most soul points: { SEATS($winners) }.
over-pile-people = A pile has run out, pawns and soul points are equal; most characters: { SEATS($winners) }.
over-pile-shared = A pile has run out, and { SEATS($winners) } are equal in everything: they share the Diploma.

## What is asked

ask-give = { YOU($seat) ->
    [yes] Which trait do you give away?
   *[no] Choosing gifts: { SEATS($seats) }.
}
ask-attach = { YOU($seat) ->
    [yes] Which trait goes to which of your characters?
   *[no] Attaching traits: { SEATS($seats) }.
}
ask-powa = { YOU($seat) ->
    [yes] Do you lay a Death Powa token?
   *[no] Choosing Death Powa tokens: { SEATS($seats) }.
}
ask-powa-on = { YOU($seat) ->
    [yes] On whom do you lay the token?
   *[no] Choosing Death Powa tokens: { SEATS($seats) }.
}
ask-reap = { YOU($seat) ->
    [yes] Whom do you reap, and with which card?
   *[no] Choosing whom to reap: { SEATS($seats) }.
}
ask-share = { YOU($seat) ->
    [yes] Which card of the reaped character do you take?
   *[no] Sharing what was reaped: { SEATS($seats) }.
}
ask-token = { YOU($seat) ->
    [yes] You reaped nobody: do you take a Death Powa token?
   *[no] Choosing a token instead of reaping: { SEATS($seats) }.
}
option-give = { NAME($card) }, to { SEAT($to) }
option-attach = { NAME($card) } → { NAME($life) }
option-use = { NAME($kind) }
option-on = { NAME($life) }
option-reap = { NAME($life) }, with “{ NAME($scythe) }”
option-take = { NAME($card) }
option-draw = { NAME($kind) }
option-no-more = { $kind ->
    [reap] Nobody
   *[other] No token
}
option-no-token = No token

## The board

head = Round { $round } · { $phase }
phase-set-up = set-up
phase-gifts = 1, events of life: gifts
phase-attach = 1, events of life: traits
phase-powa = 2, the reaping: tokens
phase-reap = 2, the reaping
phase-share = 2, the reaping: shares
phase-token = 2, the reaping: a token instead
phase-deathbed = 3, the deathbed
phase-refill = 4, life goes on
piles = Piles: { $people } characters, { $traits } traits, { $scythes } Reaping cards
supply = Death Powa in the middle: { $tokens }
diploma-title = { NAME($diploma) } · level { $level }
diploma-keeps = used Reaping cards are kept
objective-places = { $places ->
    [0] {""}
    [one] one place
   *[other] { $places } places
}
legend = { $letters } · red: weakness, +: strength
seat-line = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} · tokens: { $tokens }
age-0 = newborn
age-1 = first age
age-2 = second age
age-3 = third age, on the deathbed
souls = { $n ->
    [one] { $n } soul
   *[other] { $n } souls
}
net-none = nothing to report
net = weak: { $net }
protected = strong: { $strong }
token-on = Death Powa { NAME($kind) }, by { SEAT($by) }
strike-on = “{ NAME($scythe) }”, by { SEAT($by) }
cemetery = Cemetery: { $people } characters, { $traits } traits, { $souls } souls, { $jobs } jobs · { $weak } · { $strong }
cemetery-scythes = Reaping cards kept: { $symbols }
cemetery-cards = { $cards }
hand-traits = Your traits
hand-scythes = Your Reaping cards
needs = needs { $needs } · { NAME($symbol) }
gave-at = { NAME($card) }, which you gave away: { $where }
gave-chance = { SEAT($seat) } { $chance }%
odds-title = Chance that somebody holds a Reaping card that fits
odds-danger = { NAME($life) }: { $chance }%
odds-none = Nothing to work out now.

## Options of the table, cards

setting-diploma = Which Diploma
setting-diploma-moisson-d-avril = April Harvest (level 1, for a first game)
setting-diploma-stage-d-observation = Work Experience (level 1)
setting-diploma-herbier = Pressed Flowers (level 1)
setting-diploma-heures-sup = Unpaid Overtime (level 2)
setting-diploma-selection-naturelle = Natural Selection (level 2)
setting-diploma-collection-d-automne = Autumn Collection (level 2)
setting-diploma-ying-yang = Ying Yang (level 3)
setting-diploma-bilan-comptable = Closing the Books (level 3)
setting-diploma-quatre-saisons = Four Seasons (level 3)
setting-diploma-beginner = drawn by lot, level 1
setting-diploma-intermediate = drawn by lot, level 2
setting-diploma-expert = drawn by lot, level 3
setting-open_hands = Open hands, to learn the game
setting-open_hands-False = no: hands are hidden
setting-open_hands-True = yes: everybody sees every hand
section-symbol = Reaping symbols
section-token = Death Powa tokens
section-person = Characters
section-trait = Traits
section-scythe = Reaping cards
section-diploma = Diplomas
section-objective = Objectives
field-souls = souls
field-weak = weak
field-strong = strong
field-job = job
field-needs = needs
field-symbol = symbol
field-kind = kind
field-kind-heart = Heart
field-kind-stroke = Stroke
field-kind-accident = Accident
field-kind-lungs = Lung disease
field-kind-suicide = Suicide
field-kind-cancer = Cancer
field-kind-darwin = Darwin Award
field-copies = copies
field-level = level
field-keeps_scythes = keeps Reaping cards
field-diploma = Diploma
field-goal = goal
field-places = places at 2, 3, 4 seats

## In the browser

lobby-pitch = You are a Little Death sitting an exam: give, burden, reap, and fill your cemetery better than the others.
lobby-minutes = 45 min
phrase-1 = My condolences.
phrase-2 = Neatly reaped.
phrase-3 = One moment, please.
phrase-4 = Thank you for the gift.
phrase-5 = That one was mine!
phrase-6 = A good game, may it rest in peace.
label-round = round
label-phase = phase
label-first = draws first
label-open_hands = open hands
label-diploma = Diploma
label-piles = piles
label-supply = tokens in the middle
label-discard = used Reaping cards
label-deaths = deaths
label-hand = your hand
label-gave = what you gave away
label-lives = characters
label-tokens = tokens
label-cemetery = cemetery
label-totals = totals
label-pawns = pawns
label-net = weaknesses left
label-strikes = Reaping cards laid
label-age = age
label-souls = soul points
name-job = Job
board-weak = weakness { $of }
board-strong = strength against { $of }
board-job = Job
board-jobs = Jobs
board-souls = Soul points
board-people = Characters
board-traits = Traits
board-scythes = Reaping cards
board-strengths = Strengths
board-life = { $life }, with { $name }, { $age }
board-net = Weaknesses left: { $list }
board-open = { $what }, open
board-safe = protected
board-cancelled = taken away by a strength
board-laid-by = Death Powa { $of }, laid by { $name }
board-laid-sealed = Death Powa { $of }, yours, still sealed
board-bed = deathbed at the end of the round
board-here = here
board-sealed = sealed
board-diploma = Diploma { $diploma }
board-level = { $level ->
    [1] Diploma, beginners
    [2] Diploma, advanced
   *[other] Diploma, masters
}
board-four = Four of them and the gown is yours.
board-admitted = Passed
board-aim-done = { $name }: fulfilled
board-aim-at = { $name }: { $have } of { $need }
board-cemeteries = Cemeteries
board-cemetery-of = Cemetery: { $name }
board-cemetery-empty = Nobody yet. The lawn is coming along nicely.
board-people-n = { $n } char.
board-cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-sharing = { $life }, with { $name }: what do you take?
board-taken = { $n } of { $of }
board-share-of = { $n } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
} for you
board-yours = your move
board-chooses = choosing…
board-ready = ready
board-change = Change
board-holds-yours = { $n ->
    [one] gift of yours, not attached yet
   *[other] gifts of yours, not attached yet
}
board-hand = Your hand
board-struck = sealed: { $life }
board-fits = { $n ->
    [one] one life possible
   *[other] { $n } lives possible
}
board-fits-none = nobody it fits
board-gift = for { $name }
board-give-to = give to { $name }
board-kept = you keep it
board-no-tokens = none yet
board-middle = In the middle
board-in-middle = { $of }: { $n } in the middle
board-reapable = can be reaped
board-lay-here = lay it here
board-token-then = a token instead, if you like
board-phases = Phases
board-step-1 = Life
board-step-2 = Death Powa
board-step-3 = Reaping
board-step-4 = Deathbed
board-step-5 = Life goes on
board-round = Round { $n }
board-piles = Piles
board-pieces = Causes, signs and pawns
board-hat-black = mortarboard
board-hat-rose = sun hat
board-hat-blue = top hat
board-hat-plum = nightcap
