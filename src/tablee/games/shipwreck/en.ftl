# The words of The Shipwreck Arcana. Cards and powers are named by the pack.

name-hours = The Hours

## What happens

event-set-up = { YOU($first) ->
    [yes] The row is { NAMES($row) }; doom starts on { $doom } and you begin.
   *[no] The row is { NAMES($row) }; doom starts on { $doom } and { SEAT($first) } begins.
}
event-drew = { $count ->
    [one] { SEAT($seat) } draws a fate.
   *[other] { SEAT($seat) } draws { $count } fates.
}
    .known = { YOU($seat) ->
        [yes] You draw and now hold { AND($fates) }.
       *[no] { SEAT($seat) } draws and now holds { AND($fates) }.
    }
event-placed = { $at ->
    [hours] { YOU($seat) ->
        [yes] No arcana fits, so you play the { $fate } on The Hours.
       *[no] No arcana fits, so { SEAT($seat) } plays the { $fate } on The Hours.
    }
   *[other] { YOU($seat) ->
        [yes] You play the { $fate } in front of { NAME($at) }.
       *[no] { SEAT($seat) } plays the { $fate } in front of { NAME($at) }.
    }
}
event-told = { $yes ->
    [yes] { YOU($seat) ->
        [yes] You tell the group that your kept fate is higher than the { $fate } just played.
       *[no] { SEAT($seat) } tells the group that the kept fate is higher than the { $fate } just played.
    }
   *[no] { YOU($seat) ->
        [yes] You tell the group that your kept fate is not higher than the { $fate } just played.
       *[no] { SEAT($seat) } tells the group that the kept fate is not higher than the { $fate } just played.
    }
}
event-used = { $who ->
    [group] The group uses a faded power: { NAME($power, of: "power") }
   *[active] { YOU($seat) ->
        [yes] You use a faded power: { NAME($power, of: "power") }
       *[no] { SEAT($seat) } uses a faded power: { NAME($power, of: "power") }
    }
}
event-unused = The group does not agree on a question, so the power goes on waiting: { NAME($power, of: "power") }
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
    [yes] You throw the { $fate } in front of { NAME($at) } back into the bag, so your kept fate is higher.
   *[no] { SEAT($seat) } throws the { $fate } in front of { NAME($at) } back into the bag, so the kept fate is higher.
}
event-swapped = { YOU($seat) ->
    [yes] You send { NAME($card) } under the pile; { NAME($by) } takes its place.
   *[no] { SEAT($seat) } sends { NAME($card) } under the pile; { NAME($by) } takes its place.
}
event-extra-prediction = { $count ->
    [one] The group may predict one more value this turn.
   *[other] The group may predict { $count } more values this turn.
}
event-predicted = { $right ->
    [yes] The group predicts { $value }, and that is right.
   *[no] The group predicts { $value }, and that is wrong.
}
event-no-prediction = { YOU($seat) ->
    [yes] The group predicts nothing: you keep your fate, unseen.
   *[no] The group predicts nothing: { SEAT($seat) } keeps the fate, unseen.
}
event-right = The kept fate, a { $fate }, is shown and goes back into the bag: score { $score } of 7.
event-wrong = The kept fate was a { $fate }; it is shown and goes back into the bag.
event-doom = Doom goes up by { $by }, to { $doom } of 7.
event-faded = { NAME($card) } fades; the power on its back now waits: { NAME($power, of: "power") }
event-spared = { NAME($card) } brings no doom.
event-filled = { NAME($card) } comes into the row.
event-flipped = { YOU($seat) ->
    [yes] { YOU($line) ->
        [yes] You turn the { $value } on your line.
       *[no] You turn the { $value } on the line of { SEAT($line) }.
    }
   *[no] { YOU($line) ->
        [yes] { SEAT($seat) } turns the { $value } on your line.
       *[no] { SEAT($seat) } turns the { $value } on the line of { SEAT($line) }.
    }
}
event-discarded = { YOU($seat) ->
    [yes] You show your kept fate, a { $fate }, and put it back into the bag.
   *[no] { SEAT($seat) } shows the kept fate, a { $fate }, and puts it back into the bag.
}
event-joined = { YOU($seat) ->
    [yes] You sit down after { SEAT($after) }.
   *[no] { SEAT($seat) } sits down after { SEAT($after) }.
}
event-left = { YOU($seat) ->
    [yes] You leave the table; into the bag goes { AND($fates) }.
   *[no] { SEAT($seat) } leaves the table; into the bag goes { AND($fates) }.
}
over-score = Seven right predictions: the table has won.
over-doom = Doom stands on 7: the table has lost.

## What is asked

ask-place = { YOU($seat) ->
    [yes] It is your turn: which fate do you play, and where?
   *[no] It is the turn of { SEAT($seat) }, who chooses a fate and a card.
}
ask-active-power = { YOU($seat) ->
    [yes] It is your turn: do you use a faded power?
   *[no] { SEAT($seat) } may use a faded power.
}
ask-swap = { YOU($seat) ->
    [yes] Which arcana makes way for the top card of the pile?
   *[no] { SEAT($seat) } chooses the arcana that makes way for the top card of the pile.
}
ask-discard-lower = { YOU($seat) ->
    [yes] Which visible fate do you throw back into the bag?
   *[no] { SEAT($seat) } chooses a visible fate to throw back into the bag.
}
ask-group-power = { YOU($seat) ->
    [yes] You are in the group: do you all use a faded power?
   *[no] The group decides on a faded power; still to speak: { SEATS($seats) }.
}
ask-higher-than = { YOU($seat) ->
    [yes] You are in the group: above which value do you ask?
   *[no] The group decides what to ask; still to speak: { SEATS($seats) }.
}
ask-predict = { YOU($seat) ->
    [yes] You are in the group: what is the kept fate?
   *[no] The group may predict the kept fate; still to speak: { SEATS($seats) }.
}

## Options and acts

option-place = { $at ->
    [hours] Play the { $fate } on The Hours
   *[other] Play the { $fate } in front of { NAME($at) }
}
option-use = Use { NAME($power, of: "power") }
option-keep = { $kind ->
    [higher-than] Ask nothing
   *[other] Keep the powers for later
}
option-swap = { NAME($card) } makes way
option-discard = Throw back the { $fate } in front of { NAME($at) }
option-than = Is it above { $value }?
option-pass = No prediction
option-predict = It is a { $value }
act-flip = { YOU($seat) ->
    [yes] Turn the { $value } on your line
   *[no] Turn the { $value } on the line of { SEAT($seat) }
}
act-discard = Show your kept fate and put it back into the bag
act-leave = Leave the table
act-join = Sit down after { SEAT($after) }

## The board

track-score = score
track-doom = doom
bag = bag { $count }
on-hours = The { $fate } was played on The Hours: it counts with the arcana on the left.
no-fates = no fate
will-fade = will fade
back = back: { NAME($power, of: "power") }
pile = Pile of { $count }, next: { NAME($card) } ({ $tag }; { $moons ->
    [one] { $moons } moon
   *[other] { $moons } moons
}; back { NAME($power, of: "power") })
pile-empty = The pile is empty.
pile-end = At the bottom of the pile: { NAMES($cards) }
faded-power = Power { NAME($power, of: "power") } ({ $who ->
    [group] group
   *[active] active player
}, { $when ->
    [before] before the play
   *[after] after the play
}):
hand = you hold { AND($fates) }
fates = { $count ->
    [0] no fate
    [one] { $count } fate
   *[other] { $count } fates
}
line = line
active = active
would-spend = { $fades ->
    [yes] { NAME($at) } fades
   *[no] { $spent } of { $moons } hours
}
odds-title = What you can know of each kept fate
odds-caption = – is impossible; * is where the most telling play would point
odds-play = { $play }: the group would believe { $chance }% in what you keep.
odds-none = Nobody else keeps a fate now.
doubt = If the play was the most telling one, { $value } is likeliest, with { $chance }%.

## Options of the table, cards

setting-difficulty = How hard shall it be
setting-difficulty-normal = normal: doom starts on 2
setting-difficulty-easy = easy: doom starts on 0
setting-difficulty-hard = hard: doom starts on 4
setting-difficulty-doomed = doomed: doom starts on 6
section-arcana = Arcana
section-power = Faded powers
field-moons = moons
field-fits = fits
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
board-put = Play in front of { $card }
board-enlarge = { $card }, enlarge
board-back = The back: { $power }
board-hours-of = { $hours } of { $moons } hours
board-use = Use { $card }
board-for-group = for the group
board-for-active = for the active player
board-active = active
board-guess = Guess the kept fate: then choose a value on the line
board-hidden = kept fate, hidden
board-line = Line of { $name }:
board-bag = in the bag
board-aid = Deduction aid
board-dial = The Hours: score { $score } of 7, doom { $doom } of 7
board-of-seven = of 7
board-hours-text = The last resort, when no arcana fits. The fate then joins the first arcana.
board-pile = Pile, face up
board-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
board-fate = fate { $value }
board-here = here
board-powers = Faded powers, one a turn
board-hand = Your fates
board-choose = Choose your { $value }
board-your-fate = your fate { $value }
board-your-line = Your line
board-pieces = Fates, marks and The Hours

## The lobby

lobby-pitch = Work out together which fate each of you keeps in hand.
lobby-minutes = 30 min

## The lobby and the chat

phrase-1 = Hello!
phrase-2 = I have an idea.
phrase-3 = I am not sure.
phrase-4 = That was clear.
phrase-5 = Oh no!
phrase-6 = Thank you for the game.
muted = You stay silent until the prediction is over.
muted-rule = SA-11.2
