# What Hanabi says.

## What happened

event-dealt = { YOU($seat) ->
    [yes] You draw { $count } { $count ->
        [one] card
       *[other] cards
    }.
   *[no] { SEAT($seat) } draws { $count } { $count ->
        [one] card
       *[other] cards
    }.
}
    .known = { SEAT($seat) } draws { NAMES($cards) }.
event-begins = { YOU($seat) ->
    [yes] You begin.
   *[no] { SEAT($seat) } begins.
}
event-draws = { YOU($seat) ->
    [yes] You draw a card.
   *[no] { SEAT($seat) } draws a card.
}
    .known = { SEAT($seat) } draws { NAME($card) }.
event-hints = { YOU($seat) ->
    [yes] You say “{ NAME($about) }” to { SEAT($to) } and point at { AND($places) }.
   *[no] { SEAT($seat) } says “{ NAME($about) }” to { SEAT($to) } and points at { AND($places) }.
}
event-discards = { YOU($seat) ->
    [yes] You discard { NAME($card) } (place { $place }); a hint token comes back.
   *[no] { SEAT($seat) } discards { NAME($card) } (place { $place }); a hint token comes back.
}
event-plays = { YOU($seat) ->
    [yes] You play { NAME($card) } (place { $place }), and it fits.
   *[no] { SEAT($seat) } plays { NAME($card) } (place { $place }), and it fits.
}
event-errs = { YOU($seat) ->
    [yes] You play { NAME($card) } (place { $place }), which does not fit.
   *[no] { SEAT($seat) } plays { NAME($card) } (place { $place }), which does not fit.
} { $lives ->
    [0] No life is left.
    [1] One life is left.
   *[other] { $lives } lives are left.
}
event-completes = The { NAME($colour) } firework is complete. Hint tokens: { $hints }.
event-last-round = The deck is empty: { $turns } turns are left.

over-complete = All fireworks are complete: everybody has won.
over-deck = The deck is empty and everybody has had a last turn: the game is over.
over-lives = The last life is lost, and the game with it.

## What is asked

ask-turn = { YOU($seat) ->
    [yes] It is your turn: give a hint, discard or play.
   *[no] It is the turn of { SEAT($seat) }.
}
option-play = Play card { $place }
option-discard = Discard card { $place }
option-hint = Hint to { SEAT($seat) }: { NAME($about) }

## Cards

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-white = white
name-red-1 = red 1
name-red-2 = red 2
name-red-3 = red 3
name-red-4 = red 4
name-red-5 = red 5
name-yellow-1 = yellow 1
name-yellow-2 = yellow 2
name-yellow-3 = yellow 3
name-yellow-4 = yellow 4
name-yellow-5 = yellow 5
name-green-1 = green 1
name-green-2 = green 2
name-green-3 = green 3
name-green-4 = green 4
name-green-5 = green 5
name-blue-1 = blue 1
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
name-blue-5 = blue 5
name-white-1 = white 1
name-white-2 = white 2
name-white-3 = white 3
name-white-4 = white 4
name-white-5 = white 5

## The table

setting-colours = Colours in the box
setting-ranks = Ranks in the box
setting-hand = Cards in a hand
setting-hand-usual = as many as usual
level-novice = novice

label-seat = Seat
label-active = Whose turn
label-hints = Hint tokens
label-lives = Lives
label-deck = Cards in the deck
label-last_turns = Turns left
label-fireworks = Fireworks
label-discard = Discarded
label-hands = Hands
label-card = Card
label-colours = May be
label-ranks = Ranks it may have

## The board

board-fireworks = Fireworks
board-firework = { $colour }: { $height } of 5
board-hints = { $n } hint { $n ->
    [one] token
   *[other] tokens
}
board-lives = { $n } { $n ->
    [one] life
   *[other] lives
}
board-deck = { $n ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $n } cards in the deck
}
board-last = { $n ->
    [1] One turn is left
   *[other] { $n } turns are left
}
board-discarded = Discarded
board-active = to play
board-your-turn = your turn
board-hand = The hand of { $name }
board-your-hand = Your hand
board-card = Card { $place }
board-card-seen = Card { $place }, { $card }
board-odds = { $card } { $n }%
board-told = May be: { $colours }; { $ranks }
board-play = Play
board-discard = Discard
board-rank = all { $rank }s

## The lobby

lobby-pitch = Everybody sees your cards but you. Light the sky together, hint by hint.
lobby-minutes = 25 min

## Quick phrases: nothing that would tell of a card

phrase-1 = Hello!
phrase-2 = Give me a moment.
phrase-3 = What a sight!
phrase-4 = Oh no!
phrase-5 = Your move.
phrase-6 = Thank you for the game.
