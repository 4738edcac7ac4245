# The words of The Shipwreck Arcana. Cards and powers are named by the pack.

name-hours = The Hours

## What happens

event-set-up = { YOU($first) ->
    [yes] The row: { NAMES($row, form: "the") }. Doom starts at { $doom }; you begin.
   *[no] The row: { NAMES($row, form: "the") }. Doom starts at { $doom }; { SEAT($first) } begins.
}
event-drew = { YOU($seat) ->
    [yes] You draw { $count ->
        [1] a fate
       *[other] { $count } fates
    }.
   *[no] { SEAT($seat) } draws { $count ->
        [1] a fate
       *[other] { $count } fates
    }.
}
    .known = { YOU($seat) ->
        [yes] You draw. In hand: { AND($fates) }.
       *[no] { SEAT($seat) } draws. In hand: { AND($fates) }.
    }
event-placed = { $at ->
    [hours] { YOU($seat) ->
        [yes] No arcana fits, so you play the { $fate } on The Hours.
       *[no] No arcana fits, so { SEAT($seat) } plays the { $fate } on The Hours.
    }
   *[other] { YOU($seat) ->
        [yes] You play the { $fate } in front of { NAME($at, form: "the") }.
       *[no] { SEAT($seat) } plays the { $fate } in front of { NAME($at, form: "the") }.
    }
}
event-told = { $yes ->
    [yes] { YOU($seat) ->
        [yes] You confess to the group that your kept fate is higher than the { $fate } just played.
       *[no] { SEAT($seat) } confesses to the group that their kept fate is higher than the { $fate } just played.
    }
   *[no] { YOU($seat) ->
        [yes] You confess to the group that your kept fate is not higher than the { $fate } just played.
       *[no] { SEAT($seat) } confesses to the group that their kept fate is not higher than the { $fate } just played.
    }
}
event-used = { $who ->
    [group] The group uses the power { NAME($power, of: "power", form: "cite") }.
   *[active] { YOU($seat) ->
        [yes] You use the power { NAME($power, of: "power", form: "cite") }.
       *[no] { SEAT($seat) } uses the power { NAME($power, of: "power", form: "cite") }.
    }
}
event-unused = The group cannot agree on a question and keeps the power { NAME($power, of: "power", form: "cite") }.
event-answered = { $asked ->
    [higher] Is the kept fate above { $than }? { $yes ->
        [yes] Yes.
       *[no] No.
    }
   *[among] Is the kept fate { OR($values) }? { $yes ->
        [yes] Yes.
       *[no] No.
    }
}
event-old = { $yes ->
    [yes] The { $fate } just played was kept from an earlier turn.
   *[no] The { $fate } just played was drawn this turn.
}
event-thrown-back = { YOU($seat) ->
    [yes] You return the { $fate } in front of { NAME($at, form: "the") } to the bag: your kept fate is therefore higher.
   *[no] { SEAT($seat) } returns the { $fate } in front of { NAME($at, form: "the") } to the bag: their kept fate is therefore higher.
}
event-swapped = { YOU($seat) ->
    [yes] You slip { NAME($card, form: "the") } under the pile; { NAME($by, form: "the") } takes its place.
   *[no] { SEAT($seat) } slips { NAME($card, form: "the") } under the pile; { NAME($by, form: "the") } takes its place.
}
event-extra-prediction = { $count ->
    [1] The group may predict one more value this turn.
   *[other] The group may predict { $count } more values this turn.
}
event-predicted = { $right ->
    [yes] The group predicts { $value }, and is right.
   *[no] The group predicts { $value }, and is wrong.
}
event-no-prediction = { YOU($seat) ->
    [yes] The group predicts nothing: you keep your fate, still hidden.
   *[no] The group predicts nothing: { SEAT($seat) } keeps their fate, still hidden.
}
event-right = The kept fate, a { $fate }, is revealed and returns to the bag. Score: { $score } of 7.
event-wrong = The kept fate was a { $fate }; it is revealed and returns to the bag.
event-doom = Doom rises by { $by }, to { $doom } of 7.
event-faded = { NAME($card, form: "the") } fades. On its back, a power: { NAME($power, of: "power", form: "cite") }.
event-spared = Doom does not rise.
event-filled = { NAME($card, form: "the") } joins the row.
event-flipped = { BETWEEN($seat, $line) ->
    [self] You turn over the { $value } on your line.
    [by-you] You turn over the { $value } on { SEAT($line, form: "own") } line.
    [to-you] { SEAT($seat) } turns over the { $value } on your line.
    [own] { SEAT($seat) } turns over the { $value } on their own line.
   *[others] { SEAT($seat) } turns over the { $value } on { SEAT($line, form: "own") } line.
}
event-discarded = { YOU($seat) ->
    [yes] You show your kept fate, a { $fate }, and return it to the bag.
   *[no] { SEAT($seat) } shows their kept fate, a { $fate }, and returns it to the bag.
}
event-joined = { YOU($seat) ->
    [yes] You join the table, after { SEAT($after) }.
   *[no] { SEAT($seat) } joins the table, after { SEAT($after) }.
}
event-left = { COUNT($fates) ->
    [0] { YOU($seat) ->
        [yes] You leave the table.
       *[no] { SEAT($seat) } leaves the table.
    }
    [1] { YOU($seat) ->
        [yes] You leave the table. Your fate, a { AND($fates) }, returns to the bag.
       *[no] { SEAT($seat) } leaves the table. Their fate, a { AND($fates) }, returns to the bag.
    }
   *[other] { YOU($seat) ->
        [yes] You leave the table. Your fates, { AND($fates) }, return to the bag.
       *[no] { SEAT($seat) } leaves the table. Their fates, { AND($fates) }, return to the bag.
    }
}
event-shown = { YOU($seat) ->
    [yes] You show the fate you were keeping: { $fate }.
   *[no] { SEAT($seat) } shows the fate they were keeping: { $fate }.
}
over-score = Seven correct predictions: the waters draw back. The table wins.
over-doom = Doom reaches 7: the waters close in. The table loses.

## The end

ending-score = { $mine ->
    [yes] Seven fates guessed: the waters draw back, and let you go.
   *[no] Seven fates guessed: the waters draw back, and let them go.
}
ending-doom = { $score ->
    [0] Doom comes full circle and not a fate was guessed: the waters close.
    [one] Doom comes full circle with one fate guessed: the waters close.
   *[other] Doom comes full circle with { $score } fates guessed: the waters close.
}
sign-right = prediction right
sign-wrong = prediction wrong
sign-breach = an arcana fades
sign-hit = doom rises
sign-gain = a respite

measure-score = Score
measure-doom = Doom
column-guessed = fates guessed
column-missed = guessed wrong
column-kept = kept hidden

## What is asked

ask-place = { YOU($seat) ->
    [yes] Play one of your two fates.
   *[no] It is { SEAT($seat, form: "own") } turn to play a fate.
}
ask-active-power = { YOU($seat) ->
    [yes] Do you use a faded power?
   *[no] { SEAT($seat) } may use a faded power.
}
ask-swap = { YOU($seat) ->
    [yes] Which arcana makes way for the top card of the pile?
   *[no] { SEAT($seat) } chooses the arcana that makes way for the top card of the pile.
}
ask-discard-lower = { YOU($seat) ->
    [yes] Which visible fate do you return to the bag?
   *[no] { SEAT($seat) } chooses a visible fate to return to the bag.
}
ask-group-power = { YOU($seat) ->
    [yes] Does your group use a faded power?
   *[no] The group is deciding whether to use a faded power; waiting for { SEATS($seats) }.
}
ask-higher-than = { YOU($seat) ->
    [yes] Ask whether the kept fate is above…
   *[no] The group is choosing its question; waiting for { SEATS($seats) }.
}
ask-predict = { YOU($seat) ->
    [yes] What is the kept fate?
   *[no] The group may predict the kept fate; waiting for { SEATS($seats) }.
}

## Options and acts

option-place = { $at ->
    [hours] Play the { $fate } on The Hours
   *[other] Play the { $fate } in front of { NAME($at, form: "the") }
}
option-use = Use { NAME($power, of: "power", form: "cite") }
option-keep = { $kind ->
    [higher-than] Ask nothing
   *[other] Keep the powers for later
}
option-swap = { NAME($card, form: "the") } makes way
option-discard = Return the { $fate } in front of { NAME($at, form: "the") } to the bag
option-than = Is it above { $value }?
option-pass = No prediction
option-predict = It is a { $value }
act-flip = { YOU($seat) ->
    [yes] Turn over the { $value } on your line
   *[no] Turn over the { $value } on { SEAT($seat, form: "own") } line
}
act-discard = Show your kept fate and return it to the bag
act-leave = Leave the table
act-join = Sit down after { SEAT($after) }

## The board

track-score = score
track-doom = doom
bag = bag: { $count }
on-hours = The { $fate } was played on The Hours: it counts with the leftmost arcana.
no-fates = no fate
will-fade = will fade
back = back: { NAME($power, of: "power") }
pile = Pile of { $count } { $count ->
    [one] card
   *[other] cards
}. Next: { NAME($card, form: "the") } ({ $tag }; { $moons } { $moons ->
    [one] moon
   *[other] moons
}; back { NAME($power, of: "power", form: "cite") }).
pile-empty = The pile is empty.
pile-end = At the bottom of the pile: { LIST($cards, of: "arcana", form: "the") }.
faded-power = Power { NAME($power, of: "power", form: "cite") } ({ $who ->
    [group] for the group
   *[active] for the active player
}, { $when ->
    [before] before the play
   *[after] after the play
}):
hand = you hold { AND($fates) }
hand-shown = held { AND($fates) }
label-hand = In hand
fates = { $count ->
    [0] no fate
    [one] { $count } fate
   *[other] { $count } fates
}
line = line
active = { YOU($seat) ->
    [yes] your turn
   *[no] their turn
}
would-spend = { $fades ->
    [yes] { $at ->
        [hours] the leftmost arcana fades
       *[other] fades it
    }
   *[no] { $spent } of { $moons } h
}
odds-title = What everybody can know about each kept fate
odds-logic = certain
odds-convention = by convention
odds-own = By your own hand as well, for you alone: never hint at it
odds-caption = – impossible
odds-play = { $play }: the group would be { $logic }% sure of what you keep; { $convention }% by convention.
odds-none = Nobody is keeping a fate.
about-place = Your allies will try to guess the one you keep.
about-place-hours = No arcana fits. The fate will count with { NAME($card, form: "the") }.
about-played = { YOU($seat) ->
    [yes] You have played the { $fate } and keep the { $kept }.
   *[no] { SEAT($seat) } has played the { $fate }{ $where ->
        [hours] {" "}on The Hours
       *[row] {""}
    }{ COUNT($line) ->
        [7] .
       *[other] ; on their line: { OR($line) }.
    }
}
about-due = Unless a prediction is right, doom +{ $due }{ $loses ->
    [yes] : the voyage is lost.
   *[no] .
}
about-more = { $count ->
    [1] One more prediction will be possible.
   *[other] { $count } more predictions will be possible.
}
about-before = Before the play; one power per turn.
about-swap = On top of the pile: { NAME($card, form: "the") }.
about-discard = You keep the { $kept }; everybody will know that it is higher than what you return.
doubt = If that was the most telling play, { $value } is the likeliest value ({ $chance }%).

## Options of the table, cards

setting-difficulty = Difficulty
setting-difficulty-note = Where doom starts: at 7 the table has lost.
setting-difficulty-normal = normal: doom starts at 2
setting-difficulty-easy = easy: doom starts at 0
setting-difficulty-hard = hard: doom starts at 4
setting-difficulty-doomed = doomed: doom starts at 6
section-arcana = Arcana
section-power = Faded powers
field-moons = moons
field-fits = condition
field-on_play = when played on
field-on_fade = when it fades
field-power = back
field-effect = effect
field-who = for
field-who-active = the active player
field-who-group = the group
field-when = when
field-when-before = before the play
field-when-after = after the play

## The board in the browser

board-new = new
board-put = Play in front of { LE($card) }
board-put-hours = Play on The Hours
board-enlarge = { $card }, enlarge
board-back = The back: { $power }
board-hours-of = { $hours } of { $moons } { $moons ->
    [one] hour
   *[other] hours
}
board-use = Use “{ $card }”
board-for-group = for the group
board-for-active = for the active player
board-active = their turn
board-your-turn = your turn
board-next = next
board-due = +{ $due }
board-guess = The kept fate: then choose a value on the line
board-hidden = kept fate, hidden
board-line = { $name }’s line:
board-turn-markers = turn markers
board-chance = { $chance }%
board-chance-own = { $chance }%, for you alone
board-bag = in bag
board-aid = { $layer ->
    [logic] Certain, in %
    [convention] By convention, in %
    [own] For you alone, in %
   *[off] Deduction: off
}
board-aid-short = { $layer ->
    [logic] % sure
    [convention] % conv.
    [own] % mine
   *[off] %
}
board-dial = The Hours: score { $score } of 7, doom { $doom } of 7
board-of-seven = of 7
board-per-seven = /7
board-hours-text = The last resort, when no arcana fits. The fate then counts with the leftmost arcana.
board-pile = Pile, face up
board-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
board-pile-of = pile of { $count }
board-fate = fate { $value }
board-here = here
board-powers = Faded powers, one per turn
board-no-powers = No card has faded yet.
board-hand = Your fates
board-choose = Choose your { $value }
board-your-fate = your fate { $value }
board-your-line = Your line
board-own-line = Your allies turn its markers, not you.
board-follow = Follow
board-predicted = The group predicts
board-right = Right!
board-wrong = Wrong!
board-yes = Yes
board-no = No
board-above = Above { $value }?
board-among = { $values }?
board-kept-above = Is it higher than the { $value } played?
board-was-old = Was the { $value } kept?
board-shown = Shown and returned
board-fades = fades
board-reveals = The kept fate
board-score-up = Score: { $score } of 7
board-doom-up = Doom +{ $by }: { $doom } of 7
board-won = The waters draw back.
board-lost = The waters close in.
board-pieces = Fates, markers and The Hours

## Why a bot did it

why-place = { SEAT($seat) }: “Between the lines this says { $value } first, at { $chance }%.”
why-predict = { YOU($active) ->
    [yes] { SEAT($seat) }: “I read your kept fate as a { $value }, at { $chance }%. Predicting wins about { $win }% of such games, waiting { $wait }%.”
   *[no] { SEAT($seat) }: “I read the fate { SEAT($active) } keeps as a { $value }, at { $chance }%. Predicting wins about { $win }% of such games, waiting { $wait }%.”
}
why-wait = { YOU($active) ->
    [yes] { SEAT($seat) }: “I would say that you keep a { $value }, but only at { $chance }%. Waiting wins about { $wait }% of such games, predicting { $win }%.”
   *[no] { SEAT($seat) }: “I would say that { SEAT($active) } keeps a { $value }, but only at { $chance }%. Waiting wins about { $wait }% of such games, predicting { $win }%.”
}
why-power = { SEAT($seat) }: “Using { NAME($power, form: "the") } helps: about { $used }% of such games are won with it, { $now }% without.”
why-own-hand = { SEAT($seat) }: “That came from my own fates, so it stays untold.”

## The lobby

lobby-pitch = The waters are rising. Work out together what each hand is hiding.
lobby-minutes = 30 min
level-novice-note = Plays what seems to tell most, and predicts when little doubt is left.
level-adept-note = Takes every play for the clearest hint there was, and weighs each risk.
level-expert-note = Reads between the lines, speaks likewise, and adapts to those who take a play at its word.

## Quick phrases

phrase-1 = Hello!
phrase-2 = I have an idea.
phrase-3 = I am not sure yet.
phrase-4 = That was clear.
phrase-5 = Oh no!
phrase-6 = Thank you for the game.
muted = Not a word until the prediction is over.
muted-rule = SA-11.2
