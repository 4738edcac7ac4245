# The words of La Petite Mort. People, traits, Reaping cards, tokens, Diplomas and objectives are named by the pack.

notice = La Petite Mort is about the end of lives, told drily and, we hope, kindly: accidents, illness, despair. It is meant for players aged 14 and over. If the subject is close to home just now, talking helps: in France, call 3114, day and night; elsewhere, findahelpline.com lists somebody near you.

name-heart = Heart
name-stroke = Stroke
name-accident = Accident
name-lungs = Lung disease
name-suicide = Suicide
name-cancer = Cancer
name-darwin = Darwin Award
soft-suicide = Despair
soft-cancer = Long illness
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
    [yes] Diploma in play: { NAME($diploma, form: "cite") }. You draw first.
   *[no] Diploma in play: { NAME($diploma, form: "cite") }. { SEAT($first) } draws first.
}
event-round = { YOU($first) ->
    [yes] Round { $round }. At the end of it, you draw first.
   *[no] Round { $round }. At the end of it, { SEAT($first) } draws first.
}
event-born = { YOU($seat) ->
    [yes] Born in your care: { NAMES($people) }.
   *[no] Born in { SEAT($seat, form: "own") } care: { NAMES($people) }.
}
event-drew = { YOU($seat) ->
    [yes] { $traits ->
        [0] { $scythes ->
            [0] You draw no cards.
           *[other] You draw { drawn-scythes }.
        }
       *[other] { $scythes ->
            [0] You draw { drawn-traits }.
           *[other] You draw { drawn-traits } and { drawn-scythes }.
        }
    }
   *[no] { $traits ->
        [0] { $scythes ->
            [0] { SEAT($seat) } draws no cards.
           *[other] { SEAT($seat) } draws { drawn-scythes }.
        }
       *[other] { $scythes ->
            [0] { SEAT($seat) } draws { drawn-traits }.
           *[other] { SEAT($seat) } draws { drawn-traits } and { drawn-scythes }.
        }
    }
}
    .known = { COUNT($cards) ->
        [0] { YOU($seat) ->
            [yes] You draw no cards.
           *[no] { SEAT($seat) } draws no cards.
        }
       *[other] { YOU($seat) ->
            [yes] You draw { NAMES($cards, form: "cite") }.
           *[no] { SEAT($seat) } draws { NAMES($cards, form: "cite") }.
        }
    }
drawn-traits = { $traits ->
    [one] { $traits } trait
   *[other] { $traits } traits
}
drawn-scythes = { $scythes ->
    [one] { $scythes } Reaping card
   *[other] { $scythes } Reaping cards
}
event-gifts = Everybody has passed on two traits.
    .known = { YOU($seat) ->
        [yes] You keep { NAMES($kept, form: "cite") }. You give { NAMES($gave, form: "cite") }; you receive { NAMES($got, form: "cite") }.
       *[no] { SEAT($seat) } keeps { NAMES($kept, form: "cite") }, gives { NAMES($gave, form: "cite") }, receives { NAMES($got, form: "cite") }.
    }
event-passed = { YOU($seat) ->
    [yes] You keep { NAMES($kept, form: "cite") }. You give { NAMES($gave, form: "cite") }; you receive { NAMES($got, form: "cite") }.
   *[no] { SEAT($seat) } keeps { NAMES($kept, form: "cite") }, gives { NAMES($gave, form: "cite") }, receives { NAMES($got, form: "cite") }.
}
event-attached = { YOU($seat) ->
    [yes] { NAME($card, form: "cite") } enters the life of { NAME($life) }, in your care.
   *[no] { NAME($card, form: "cite") } enters the life of { NAME($life) }, in { SEAT($seat, form: "own") } care.
}
event-laid = { YOU($seat) ->
    [yes] You lay { NAME($kind, form: "a") } Death Powa on { NAME($life) }.
   *[no] { SEAT($seat) } lays { NAME($kind, form: "a") } Death Powa on { NAME($life) }.
}
event-struck = { YOU($seat) ->
    [yes] You reap { NAME($life) }: { NAME($scythe, form: "cite") }. { TEXT($scythe, of: "scythe", field: "flavour") }
   *[no] { SEAT($seat) } reaps { NAME($life) }: { NAME($scythe, form: "cite") }. { TEXT($scythe, of: "scythe", field: "flavour") }
}
event-held-back = { YOU($seat) ->
    [yes] You reap nobody this round.
   *[no] { SEAT($seat) } reaps nobody this round.
}
event-share = { $count ->
    [0] { YOU($seat) ->
        [yes] All that is left for you of { NAME($life) } is a spent Reaping card.
       *[no] All that is left for { SEAT($seat) } of { NAME($life) } is a spent Reaping card.
    }
   *[other] { $own ->
        [yes] { YOU($seat) ->
            [yes] { HAS($cards, $life) ->
                [yes] For your cemetery: { NAMES($cards, form: "cite") }.
               *[no] For your cemetery, in memory of { NAME($life) }: { NAMES($cards, form: "cite") }.
            }
           *[no] { HAS($cards, $life) ->
                [yes] For { SEAT($seat, form: "own") } cemetery: { NAMES($cards, form: "cite") }.
               *[no] For { SEAT($seat, form: "own") } cemetery, in memory of { NAME($life) }: { NAMES($cards, form: "cite") }.
            }
        }
       *[no] { YOU($seat) ->
            [yes] { HAS($cards, $life) ->
                [yes] You take away { NAMES($cards, form: "cite") }.
               *[no] From the life of { NAME($life) } you take away { NAMES($cards, form: "cite") }.
            }
           *[no] { HAS($cards, $life) ->
                [yes] { SEAT($seat) } takes away { NAMES($cards, form: "cite") }.
               *[no] From the life of { NAME($life) }, { SEAT($seat) } takes away { NAMES($cards, form: "cite") }.
            }
        }
    }
}
event-kept-scythe = { YOU($seat) ->
    [yes] You keep { NAME($scythe, form: "cite") } in your cemetery.
   *[no] { SEAT($seat) } keeps { NAME($scythe, form: "cite") } in their cemetery.
}
event-took = { YOU($seat) ->
    [yes] You take { NAME($kind, form: "a") } Death Powa.
   *[no] { SEAT($seat) } takes { NAME($kind, form: "a") } Death Powa.
}
event-no-token = { YOU($seat) ->
    [yes] You take no Death Powa.
   *[no] { SEAT($seat) } takes no Death Powa.
}
event-too-late = { YOU($seat) ->
    [yes] The last { NAME($kind) } Death Powa has just gone: you choose again.
   *[no] The last { NAME($kind) } Death Powa has just gone: { SEAT($seat) } chooses again.
}
event-bed = { YOU($seat) ->
    [yes] { NAME($life) } dies in bed, in your care. { $line ->
        [0] It was during the weather forecast.
        [1] Last words: “Did anyone check the oven?”
        [2] Clean sheets, good company, no complaints.
        [3] There were three pages left of the novel.
        [4] The cat kept the spot warm.
       *[other] Somebody had left the lamp on for us.
    }
   *[no] { NAME($life) } dies in bed, in { SEAT($seat, form: "own") } care. { $line ->
        [0] It was during the weather forecast.
        [1] Last words: “Did anyone check the oven?”
        [2] Clean sheets, good company, no complaints.
        [3] There were three pages left of the novel.
        [4] The cat kept the spot warm.
       *[other] Somebody had left the lamp on for us.
    }
}
event-pawn = { YOU($seat) ->
    [yes] Objective fulfilled: { NAME($objective, form: "cite") }. That is your { NTH($count) } pawn.
   *[no] { SEAT($seat) } fulfils { NAME($objective, form: "cite") }: that is their { NTH($count) } pawn.
}
event-short = A pile has run short: this round was the last.
over-diploma = { WHO($winners) ->
    [you] Four pawns on the Diploma: the new Grim Reaper is you.
   *[one] Four pawns on the Diploma: the new Grim Reaper is { SEATS($winners) }.
}
over-diploma-souls = { WHO($winners) ->
    [you] Several have four pawns; soul points decide. The new Grim Reaper is you.
   *[one] Several have four pawns; soul points decide. The new Grim Reaper is { SEATS($winners) }.
}
over-diploma-people = { WHO($winners) ->
    [you] Several have four pawns and equal soul points; characters decide. The new Grim Reaper is you.
   *[one] Several have four pawns and equal soul points; characters decide. The new Grim Reaper is { SEATS($winners) }.
}
over-diploma-shared = Equal in everything, { SEATS($winners) } share the Diploma.
over-pile = { WHO($winners) ->
    [you] A pile has run short; you have the most pawns and win.
   *[one] A pile has run short; { SEATS($winners) } has the most pawns and wins.
}
over-pile-souls = { WHO($winners) ->
    [you] A pile has run short; pawns are equal and you win on soul points.
   *[one] A pile has run short; pawns are equal and { SEATS($winners) } wins on soul points.
}
over-pile-people = { WHO($winners) ->
    [you] A pile has run short; pawns and soul points are equal and you win on characters.
   *[one] A pile has run short; pawns and soul points are equal and { SEATS($winners) } wins on characters.
}
over-pile-shared = A pile has run short and everything is equal: { SEATS($winners) } share the Diploma.

## The end

ending-diploma = { WHO($winners) ->
    [you] Four pawns, and the exam is yours: the scythe is handed to you.
   *[one] Four pawns, and the exam is passed: the scythe is handed to { SEATS($winners) }.
}
ending-diploma-souls = { WHO($winners) ->
    [you] Several pass the exam; yours is the heavier bag of souls, and the scythe.
   *[one] Several pass the exam; { SEATS($winners) } has the heavier bag of souls, and gets the scythe.
}
ending-diploma-people = { WHO($winners) ->
    [you] Pawns and souls level; you have seen more people off, and the scythe is yours.
   *[one] Pawns and souls level; { SEATS($winners) } has seen more people off, and gets the scythe.
}
ending-diploma-shared = Equal to the last soul: { SEATS($winners) } will have to share the scythe.
ending-pile = { WHO($winners) ->
    [you] The world runs short of deaths, and you have the most pawns: the scythe is yours.
   *[one] The world runs short of deaths; { SEATS($winners) } has the most pawns, and the scythe.
}
ending-pile-souls = { WHO($winners) ->
    [you] The world runs short of deaths; at equal pawns, yours is the heavier bag of souls.
   *[one] The world runs short of deaths; at equal pawns, { SEATS($winners) } has the heavier bag of souls.
}
ending-pile-people = { WHO($winners) ->
    [you] The world runs short of deaths; all else equal, you have seen more people off.
   *[one] The world runs short of deaths; all else equal, { SEATS($winners) } has seen more people off.
}
ending-pile-shared = The world runs short of deaths, and { SEATS($winners) } will have to share the scythe.
end-turn = round { $turn }
end-how = { $outcome ->
    [won] You win
    [lost] You lose
    [all-lost] Nobody wins
   *[over] The game is over
}{ $turns ->
    [0] {""}
    [one] , in one round
   *[other] , in { $turns } rounds
}

turn-n = Round { $n }
turn-short = round
sign-right = it was fulfilled
sign-death = a reaping
sign-gain = a death in bed

measure-souls = Souls
column-pawns = pawns
column-souls = souls
column-people = characters
column-reaps = reaped
column-beds = died in bed

## What is asked

ask-give = { YOU($seat) ->
    [yes] Which trait do you give away?
   *[no] Gifts are being chosen; waiting for { SEATS($seats) }.
}
ask-attach = { YOU($seat) ->
    [yes] Which trait do you attach, and to which character?
   *[no] Traits are being attached; waiting for { SEATS($seats) }.
}
ask-powa = { YOU($seat) ->
    [yes] Do you lay a Death Powa token?
   *[no] Death Powa tokens are being laid; waiting for { SEATS($seats) }.
}
ask-powa-on = { YOU($seat) ->
    [yes] Who do you lay the token on?
   *[no] Death Powa tokens are being laid; waiting for { SEATS($seats) }.
}
ask-reap = { YOU($seat) ->
    [yes] Who do you reap, and with which card?
   *[no] Scythes are being sharpened; waiting for { SEATS($seats) }.
}
ask-share = { YOU($seat) ->
    [yes] Which of the reaped character’s cards do you take?
   *[no] The spoils are being shared; waiting for { SEATS($seats) }.
}
ask-token = { YOU($seat) ->
    [yes] You reaped nobody: do you take a Death Powa token?
   *[no] A token instead of a reaping? Waiting for { SEATS($seats) }.
}
about-give = Round { $round }. Gift { $n } of 2: for { SEAT($to) }.
about-attach = Round { $round }. Trait { $n } of 2, for a life in your care; the last one stays in your hand.
about-powa = Round { $round }. Each token adds a weakness to another’s life until the reaping is over; you have { $left } left.
about-powa-on = Round { $round }. The token: { NAME($kind) }.
about-reap = Round { $round }. Reaping card { $n } of { $of }: { $lives ->
    [0] it fits nobody for now.
    [one] one life possible.
   *[other] { $lives } lives possible.
}
about-share = { NAME($life) }: your card { $n } of { $of }; the rest goes to { SEAT($owner) }.
about-token = Round { $round }. A token for later: it can be laid from the next round on.
option-give = { NAME($card, form: "cite") }, for { SEAT($to) }
option-attach = { NAME($card, form: "cite") } → { NAME($life) }
option-use = { NAME($kind) }
option-on = { NAME($life) }
option-reap = { NAME($life) }, with { NAME($scythe, form: "cite") }
option-take = { NAME($card, form: "cite") }
option-draw = { NAME($kind) }
option-no-more = { $kind ->
    [reap] Nobody
   *[other] No token
}
option-no-token = No token

## The board

head = Round { $round } · { $phase }
phase-set-up = set-up
phase-gifts = 1. Events of life: gifts
phase-attach = 1. Events of life: traits
phase-powa = 2. The reaping: tokens
phase-reap = 2. The reaping
phase-share = 2. The reaping: shares
phase-token = 2. The reaping: a token instead
phase-deathbed = 3. The deathbed
phase-refill = 4. Life goes on
piles = Piles: { counted-people }, { counted-traits }, { $scythes ->
    [one] { $scythes } Reaping card
   *[other] { $scythes } Reaping cards
}
counted-people = { $people ->
    [one] { $people } character
   *[other] { $people } characters
}
counted-traits = { $traits ->
    [one] { $traits } trait
   *[other] { $traits } traits
}
supply = Death Powa in the middle: { $tokens }
diploma-title = { NAME($diploma) } · level { $level }
diploma-keeps = used Reaping cards are kept
objective-places = { $places ->
    [0] {""}
    [one] one place
   *[other] { $places } places
}
legend = { $letters }, { $job } job · { $letter }: weakness, +{ $letter }: strength, { $letter }×2: two of them, –: none, (2): soul points, 3/5: three of the five needed, ●: fulfilled
seat-line = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} · tokens: { $tokens }
age-0 = newborn
age-1 = first age
age-2 = second age
age-3 = third age, on the deathbed
souls = { $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
}
net-none = nothing to report
net = weaknesses: { $net }
protected = strengths: { $strong }
token-on = { NAME($kind) } Death Powa, laid by { SEAT($by) }
strike-on = { NAME($scythe, form: "cite") }, by { SEAT($by) }
cemetery = Cemetery: { counted-people }, { counted-traits }, { $souls ->
    [one] { $souls } soul point
   *[other] { $souls } soul points
}, { $jobs ->
    [one] { $jobs } job
   *[other] { $jobs } jobs
} · weaknesses: { $weak } · strengths: { $strong }
cemetery-empty = Cemetery: nobody yet
cemetery-scythes = Reaping cards kept: { AND($symbols) }
symbol-count = { NAME($symbol, of: "symbol", form: "the") } ×{ $n }
cemetery-cards = { $cards }
hand-traits = Your traits
hand-scythes = Your Reaping cards
needs = needs { $needs } · { NAME($symbol) }
gave-at = { NAME($card, form: "cite") }, your gift: { AND($where) }
gave-where = { NAME($card, form: "cite") }, your gift, is still with { OR($where) }.
gave-chance = { SEAT($seat) } { $chance }%
odds-title = Risk that somebody holds a fitting Reaping card
odds-danger = { NAME($life) }: { $chance }%
odds-none = Nothing to work out now.

## Options of the table, cards

setting-diploma = Which Diploma
setting-diploma-note = What the table plays for: which lives count, and for how much. Level 1 is for a first game.
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
setting-open_hands-note = All hands lie open, so that moves can be talked over.
setting-open_hands-false = no: hands are hidden
setting-open_hands-true = yes: everybody sees every hand
setting-softened = Softer words for the hardest causes
setting-softened-note = Two causes of death bear gentler names; the rules stay the same.
setting-softened-false = no: the booklet’s words
setting-softened-true = yes: Despair and Long illness
section-symbol = Reaping symbols
section-token = Death Powa tokens
section-person = Characters
section-trait = Traits
section-scythe = Reaping cards
section-diploma = Diplomas
section-objective = Objectives
field-souls = soul points
field-weak = weaknesses
field-strong = strengths
field-job = job
field-job-True = yes
field-job-False = no
field-needs = needs
field-symbol = symbol
field-flavour = epitaph
field-kind = kind
field-copies = copies
field-level = level
field-keeps_scythes = keeps Reaping cards
field-keeps_scythes-True = yes
field-keeps_scythes-False = no
field-diploma = Diploma
field-goal = goal
field-places = places at 2, 3, 4 players

## Why a bot did it

why-aim = { SEAT($seat) }: “Of what I have not met yet, { NAME($objective, form: "cite") } is nearest, { $percent }% of the way: that is what I go by.”
why-last = { SEAT($seat) }: “One pawn is missing, and { NAME($objective, form: "cite") } is nearest, { $percent }% of the way: nothing else matters now.”

## The levels of bots

level-novice-note = Goes for its objectives one step at a time, and reaps what it can.
level-adept-note = Tries a few plans out in its head before it gives, attaches or reaps.
level-expert-note = Plays every plan through to the end of the round, and weighs how all of you stand then.

## In the browser

lobby-pitch = You are a Little Death sitting for your Diploma: give, burden, reap, and keep the finest cemetery. With 152 cards of our own, where the box has 133.
lobby-minutes = 45 min
phrase-1 = My condolences.
phrase-2 = Neatly reaped.
phrase-3 = One moment, please.
phrase-4 = Thank you for the gift.
phrase-5 = That one was mine!
phrase-6 = A good game. May it rest in peace.
label-round = round
label-phase = phase
label-first = draws first
label-open_hands = open hands
label-softened = softer words
label-diploma = Diploma
label-piles = piles
label-supply = tokens in the middle
label-discard = used Reaping cards
label-deaths = deaths
label-hand = hand
label-gave = gifts not attached yet
label-card = trait
label-seats = held by
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
name-traits = traits
name-scythes = Reaping cards
board-weak = { $of } weakness
board-strong = strength against { $of }
board-job = Job
board-jobs = Jobs
board-souls = Soul points
board-people = Characters
board-traits = Traits
board-scythes = Reaping cards
board-strengths = Strengths
board-life = { $life }, in { $name }’s care, { $age }
board-life-own = { $life }, in your care, { $age }
board-net = Weaknesses left: { $list }
board-open = { END($what) } Open.
board-read = Read the life of { $life }
board-read-card = Read “{ $card }”
board-reads = { $card }: { $text }
board-safe = protected
board-cancelled = cancelled by a strength
board-laid-by = { $of } Death Powa, laid by { $name }
board-laid-sealed = { $of } Death Powa, yours, still sealed
board-bed = deathbed at the end of the round
board-sealed = sealed
board-diploma = Diploma “{ $diploma }”
board-level = { $level ->
    [1] Diploma, beginner level
    [2] Diploma, advanced level
   *[other] Diploma, master level
}
board-four = Four of them and the gown is yours.
board-keeps = Used Reaping cards are kept.
board-admitted = Passed
board-aim-done = { $name }: fulfilled
board-aim-at = { $name }: { $have } of { $need }
board-cemeteries = Cemeteries
board-cemetery-of = { $name }’s cemetery
board-cemetery-own = Your cemetery
board-cemetery-empty = Nobody yet. The lawn is coming along nicely.
board-people-n = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
board-cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-share-of = { $n } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
} for you
board-yours = your move
board-chooses = choosing…
board-ready = has chosen
board-change = Change
board-holds-yours = { $n ->
    [1] gift of yours, not attached yet
   *[other] gifts of yours, not attached yet
}
board-hand = Your hand
board-struck = sealed: { $life }
board-fits = { $n ->
    [one] one life possible
   *[other] { $n } lives possible
}
board-fits-none = fits nobody for now
board-gift = for { $name }
board-kept = you keep it
board-no-tokens = none yet
board-middle = In the middle
board-in-middle = { $of }: { $n } in the middle
board-reapable = can be reaped
board-lay-here = lay it here
board-left = { $n } left
board-places = { $n ->
    [one] one place
   *[other] { $n } places
}
board-joint = reaped together
board-vacant = a place for somebody yet to be born
board-take = Take “{ $card }”
board-holds = { $scythes ->
    [one] { $scythes } Reaping card
   *[other] { $scythes } Reaping cards
}, { $traits ->
    [one] { $traits } trait
   *[other] { $traits } traits
} in hand
board-legend = Legend
board-legend-weak = A weakness: red and pointed.
board-legend-strong = A strength: green and round; it cancels one weakness of the same kind.
board-legend-darwin = Darwin Award: a weakness that no strength cancels.
board-legend-job = Job: some objectives count them.
board-legend-soul = Soul points.
board-legend-candle = Age: from newborn to third age, one trait each.
board-legend-net = What is left of a life’s weaknesses, and how many of each: a Reaping card needs those.
board-legend-off = A weakness that a strength has cancelled.
board-legend-bed = Third age: dies in bed at the end of the round, and the owner keeps everything.
board-legend-seal = Has chosen; the choice is sealed.
board-legend-quill = Is still choosing.
board-legend-tomb = Cemetery: what was kept of the dead.
board-legend-powa-back = Death Powa: one weakness more for a life, until the reaping is over.
board-legend-holds = What a seat holds: black for Reaping cards, white for traits.
board-phases = Phases
board-step-1 = Life
board-step-2 = Death Powa
board-step-3 = Reaping
board-step-4 = Deathbed
board-step-5 = Life goes on
board-round = Round { $n }
board-piles = Piles
board-pieces = Causes, signs and pawns

cite-person = { $name }
