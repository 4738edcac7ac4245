# The words of Tesseract. Cards and scientists are named by the pack.

## Names

name-yellow = yellow
name-orange = orange
name-purple = purple
name-blue = blue
name-yellow-1 = yellow 1
name-yellow-2 = yellow 2
name-yellow-3 = yellow 3
name-yellow-4 = yellow 4
name-yellow-5 = yellow 5
name-yellow-6 = yellow 6
name-orange-1 = orange 1
name-orange-2 = orange 2
name-orange-3 = orange 3
name-orange-4 = orange 4
name-orange-5 = orange 5
name-orange-6 = orange 6
name-purple-1 = purple 1
name-purple-2 = purple 2
name-purple-3 = purple 3
name-purple-4 = purple 4
name-purple-5 = purple 5
name-purple-6 = purple 6
name-blue-1 = blue 1
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
name-blue-5 = blue 5
name-blue-6 = blue 6
name-acceleration = Acceleration
name-shield = Shield
name-chain-reaction = Chain Reaction
name-fission = Fission
name-discharge = Electrostatic Discharge
name-pulse = Electromagnetic Pulse
name-interphase = Interphase
name-shockwave = Shockwave

## What happens

event-set-up = { YOU($first) ->
    [yes] The block stands on { NAME($base) }; you begin.
   *[no] The block stands on { NAME($base) }; { SEAT($first) } begins.
}
event-scientist = { YOU($seat) ->
    [yes] You play the scientist { NAME($who) }.
   *[no] { SEAT($seat) } plays the scientist { NAME($who) }.
}
event-turn = { YOU($seat) ->
    [yes] It is your turn, as { NAME($who) }.
   *[no] It is the turn of { NAME($who) } ({ SEAT($seat) }).
}
event-drew = { NAME($who) } draws, at level { $level }: { NAMES($cards) }.
event-kept = { NAME($who) } keeps { NAME($card) }.
event-no-card = The pile of level { $level } is empty: no card.
event-corner = { NAME($who) } takes the corner { $cell } and rolls it: { NAME($cube) }.
event-lifted = The { NAME($cube) } at { $cell } is lifted to be primed.
event-primed = Primed: { NAME($cube) }. Cubes of this value: { $count }.
event-ended = { $actions ->
    [0] { NAME($who) } ends the Action phase.
    [one] { NAME($who) } ends the Action phase with 1 action left.
   *[other] { NAME($who) } ends the Action phase with { $actions } actions left.
}
event-removed = { NAME($who) } removes the { NAME($cube) } at { $cell }; Lab: { NAME($to) }.
event-turned = { NAME($who) } turns the { NAME($cube) } into a { NAME($to) }.
event-adjusted = { $at ->
    [primed] { NAME($who) } adjusts the primed { NAME($cube) } to { $to }.
   *[other] { NAME($who) } adjusts the { NAME($cube) } to { $to }; Lab: { NAME($at) }.
}
event-destroyed = The { NAME($cube) } is destroyed.
event-transferred = The { NAME($cube) } goes from { NAME($of) } to { NAME($to) }.
event-refused = { NAME($who) } refuses; the { NAME($cube) } stays where it is.
event-studied = { NAME($who) } discards { NAME($card) } to study.
event-deepened = { NAME($who) } deepens: the individual action.
event-contained = { NAME($who) } contains the { NAME($cube) }: { $places } of 24.
event-turned-up = The card of column { $value } is turned up: { NAME($card) }.
event-unlocked = The card of column { $value } is unlocked: { NAME($card) }.
event-row = The { NAME($colour) } row is full.
event-rolled = Rolled: { NAME($cube) }.
event-put = The { NAME($cube) } is put on { $cell }.
event-rerolled = The { NAME($cube) } is rolled again: { NAME($to) }; Lab: { NAME($of) }.
event-breach = { $by ->
    [one] A breach at { $value }: { $breaches } of 7.
   *[other] Two breaches at { $value }: { $breaches } of 7.
}
event-event = The cell { $cell } is bare: { NAME($event) }!
event-shielded = The primed { NAME($cube) } is rolled again: { NAME($to) }.
event-risen = Even primed cubes go up by one.
event-played = { NAME($who) } plays { NAME($card) }.
event-used = { NAME($who) } plays the Containment card { NAME($card) }.
event-skipped = This Threat phase does not happen.
event-watched = { NAME($who) } has the cube rolled again: { NAME($cube) }.
event-gained = { $count ->
    [one] { NAME($who) } gains 1 action: { $actions } left.
   *[other] { NAME($who) } gains { $count } actions: { $actions } left.
}
event-will-skip = { $count ->
    [one] The next Threat phase will not happen.
   *[other] The next { $count } Threat phases will not happen.
}
event-sealed = { NAME($who) } moves the Breach token back to { $breaches }.
event-disarmed = { NAME($who) } disarms the cell { $cell }.
event-discarded = { NAME($who) } discards { NAME($card) }.
event-pairs = The next Contain of { NAME($who) } may use two cubes.
event-extracted = The primed { NAME($cube) } goes into a Lab: { NAME($to) }.
event-salvaged = { NAME($who) } brings a destroyed cube back: { NAME($cube) }.
event-swapped = { NAME($who) } swaps the { NAME($cube) } for the { NAME($other) } of { NAME($of) }.
event-swapped-block = { NAME($who) } swaps the { NAME($cube) } for the { NAME($other) } at { $cell }.
event-restructured = { NAME($who) } restructures the { NAME($cube) }: from { $cell } to { $to }.
over-contained = All 24 places are filled: the Tesseract is under control and the table has won.
over-breach = The seventh breach is open: the table has lost.
over-empty = A Threat phase finds no cube left: the table has lost.

## What is asked

ask-scientist = { YOU($seat) ->
    [yes] Which scientist will you be?
   *[no] { SEAT($seat) } chooses a scientist.
}
ask-corner = { YOU($seat) ->
    [yes] Which top corner do you take?
   *[no] { SEAT($seat) } chooses a top corner.
}
ask-prime = { YOU($seat) ->
    [yes] Several cubes are lowest: which one is primed?
   *[no] { SEAT($seat) } chooses the cube to be primed.
}
ask-event-cube = { YOU($seat) ->
    [yes] Which cube does the event take?
   *[no] { SEAT($seat) } chooses the cube the event takes.
}
ask-shield = { YOU($seat) ->
    [yes] Several primed cubes are lowest: which one is rolled again?
   *[no] { SEAT($seat) } chooses the primed cube to be rolled again.
}
ask-spare = { YOU($seat) ->
    [yes] Which Lab is spared by the discharge?
   *[no] { SEAT($seat) } chooses the Lab that is spared.
}
ask-action = { YOU($seat) ->
    [yes] What do you do?
   *[no] { SEAT($seat) } has the Action phase.
}
ask-remove = { YOU($seat) ->
    [yes] Which cube do you remove?
   *[no] { SEAT($seat) } removes a cube.
}
ask-recolour-removed = { YOU($seat) ->
    [yes] Do you recolour the cube you have just removed?
   *[no] { SEAT($seat) } may recolour the cube just removed.
}
ask-colour = { YOU($seat) ->
    [yes] Which colour does it get?
   *[no] { SEAT($seat) } chooses a colour.
}
ask-adjust = { YOU($seat) ->
    [yes] Which cube do you adjust, and to what?
   *[no] { SEAT($seat) } adjusts a cube.
}
ask-tune = { YOU($seat) ->
    [yes] Do you adjust the cube on the way?
   *[no] { SEAT($seat) } may adjust the cube on the way.
}
ask-transfer = { YOU($seat) ->
    [yes] Which cube do you transfer?
   *[no] { SEAT($seat) } transfers a cube.
}
ask-consent = { YOU($seat) ->
    [yes] Do you agree to this exchange?
   *[no] { SEAT($seat) } must agree or refuse.
}
ask-study = { YOU($seat) ->
    [yes] Which card do you discard to study?
   *[no] { SEAT($seat) } chooses a card to study.
}
ask-series = { YOU($seat) ->
    [yes] Which series do you contain with?
   *[no] { SEAT($seat) } chooses a series.
}
ask-contain = { YOU($seat) ->
    [yes] Which of its cubes do you contain?
   *[no] { SEAT($seat) } chooses the cube to contain.
}
ask-match = { YOU($seat) ->
    [yes] Which primed cube is destroyed?
   *[no] { SEAT($seat) } chooses the primed cube to destroy.
}
ask-bring-back = { YOU($seat) ->
    [yes] Which destroyed cube do you bring back?
   *[no] { SEAT($seat) } chooses a destroyed cube to bring back.
}
ask-put = { YOU($seat) ->
    [yes] On which column do you put it?
   *[no] { SEAT($seat) } chooses a column.
}
ask-reroll = { YOU($seat) ->
    [yes] Do you roll the other cubes of the series for a card?
   *[no] { SEAT($seat) } may roll the other cubes for a card.
}
ask-keep = { YOU($seat) ->
    [yes] Which card do you keep?
   *[no] { SEAT($seat) } keeps one card.
}
ask-react = { YOU($seat) ->
    [yes] A cube has been rolled: do you answer before it is placed?
   *[no] { SEAT($seat) } may answer the roll.
}
ask-flip = { YOU($seat) ->
    [yes] Which cube do you flip?
   *[no] { SEAT($seat) } flips a cube.
}
ask-reprogram = { YOU($seat) ->
    [yes] Which cube do you reprogram?
   *[no] { SEAT($seat) } reprograms a cube.
}
ask-value = { YOU($seat) ->
    [yes] To which value?
   *[no] { SEAT($seat) } chooses a value.
}
ask-recolour = { YOU($seat) ->
    [yes] Which cube do you recolour?
   *[no] { SEAT($seat) } recolours a cube.
}
ask-copy-from = { YOU($seat) ->
    [yes] Whose value will be taken?
   *[no] { SEAT($seat) } chooses the cube whose value is taken.
}
ask-copy-to = { YOU($seat) ->
    [yes] Which cube takes that value?
   *[no] { SEAT($seat) } chooses a cube that takes the value.
}
ask-destroy = { YOU($seat) ->
    [yes] Which primed cube do you destroy?
   *[no] { SEAT($seat) } destroys a primed cube.
}
ask-well = { YOU($seat) ->
    [yes] Which value do you choose?
   *[no] { SEAT($seat) } chooses a value.
}
ask-take = { YOU($seat) ->
    [yes] Which cube do you take?
   *[no] { SEAT($seat) } takes a cube from the block.
}
ask-to-lab = { YOU($seat) ->
    [yes] Into which Lab?
   *[no] { SEAT($seat) } chooses a Lab.
}
ask-extract = { YOU($seat) ->
    [yes] Which primed cube do you take?
   *[no] { SEAT($seat) } takes a primed cube.
}
ask-salvage = { YOU($seat) ->
    [yes] Which destroyed cube do you salvage?
   *[no] { SEAT($seat) } salvages a destroyed cube.
}
ask-swap = { YOU($seat) ->
    [yes] Which cube do you give?
   *[no] { SEAT($seat) } chooses a cube to swap.
}
ask-swap-for = { YOU($seat) ->
    [yes] Which cube do you ask for?
   *[no] { SEAT($seat) } chooses the other cube.
}
ask-swap-block = { YOU($seat) ->
    [yes] Which cube of the block do you take for it?
   *[no] { SEAT($seat) } chooses a cube of the block.
}
ask-restructure = { YOU($seat) ->
    [yes] Which cube do you restructure?
   *[no] { SEAT($seat) } restructures a cube.
}
ask-put-back = { YOU($seat) ->
    [yes] Which cube do you put back on the block?
   *[no] { SEAT($seat) } puts a cube back on the block.
}
ask-contain-direct = { YOU($seat) ->
    [yes] Which cube do you contain?
   *[no] { SEAT($seat) } contains a cube.
}
ask-with-lab = { YOU($seat) ->
    [yes] With which other Lab?
   *[no] { SEAT($seat) } chooses another Lab.
}
ask-disarm = { YOU($seat) ->
    [yes] Which cell do you disarm?
   *[no] { SEAT($seat) } disarms a cell.
}
ask-discard = { YOU($seat) ->
    [yes] Which card do you discard?
   *[no] { SEAT($seat) } discards a card.
}

## Options

option-remove = Remove a cube
option-adjust = Adjust a cube
option-transfer = Transfer a cube
option-study = Study
option-contain = Contain
option-deepen = Deepen: the individual action
option-free-transfer = Transfer a cube, free of charge
option-end = End the Action phase
option-done = No more
option-keep = { $kind ->
    [reroll] Keep the cubes as they are
   *[other] Leave it as it is
}
option-reroll = Roll them and draw a card
option-accept = Accept
option-refuse = Refuse
option-let = Let it be placed
option-watch = Have it rolled again (Night Watch)
option-be = { NAME($card) }
option-play = Play { NAME($card) }
option-use = Play the Containment card { NAME($card) }
option-card = { NAME($card) }
option-at = { $kind ->
    [put] Column { $cell }
    [disarm] Cell { $cell }
   *[other] The cube at { $cell }
}
option-inlab = { NAME($cube) } in the Lab of { NAME($of) }
option-primed = primed { NAME($cube) }
option-turn = { $at ->
    [primed] { $to ->
        [0] primed { NAME($cube) }: destroy it
       *[other] primed { NAME($cube) }: to { $to }
    }
   *[other] { NAME($cube) } in the Lab of { NAME($at) }: to { $to }
}
option-move = { NAME($cube) } from { NAME($of) } to { NAME($to) }
option-trade = { NAME($other) } of { NAME($of) } for { NAME($cube) }
option-series = { $kind ->
    [set] Set: { NAMES($cubes) }
   *[run] Run: { NAMES($cubes) }
}
option-cube = { NAME($cube) }
option-value = { $value }
option-colour = { NAME($colour) }
option-lab = the Lab of { NAME($of) }

## The board

floor = Floor { $n }
base-title = { NAME($base) }
letters = Y yellow, O orange, P purple, B blue; number: value; (3) removable; <3> may be primed next; Y? value not seen; ?? never seen
letter-yellow = Y
letter-orange = O
letter-purple = P
letter-blue = B
breaches = Breaches { $n }/7
wells = Primed area
containment = Containment
lab = Lab
hand = Hand
empty = empty
no-cards = no card
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
piles-left = Piles: level 2 { $two }, level 3 { $three }, level 4 { $four }. Destroyed: { $destroyed }.
column-card = Column { $value }: { NAME($card) } ({ $state ->
    [up] turned up
    [unlocked] unlocked
   *[spent] played
})
next-threat = The Threat takes { $cells }: breach { $chance } %.
next-event = It would bare { NAME($event) }.
series-here = series: { $series }
support = support
cube-here = { NAME($cube) }, floor { $floor }
cell-bare = bare
odds-title = The next roll in a Threat phase
odds-breach = { $n ->
    [0] No breach: { $chance } %
    [one] 1 breach: { $chance } %
   *[other] { $n } breaches: { $chance } %
}
odds-cards = Still in the pile of level { $level }: { $cards }
proposed = Next time: { $bases }

## The lobby

lobby-pitch = Take the cube apart before it collapses on the world.
lobby-minutes = 60 min

## The lobby and the chat

phrase-1 = Hello!
phrase-2 = Leave that cube to me.
phrase-3 = I need a calibration.
phrase-4 = Beware of the breach!
phrase-5 = Well contained.
phrase-6 = Thank you for the game.

## The board in the browser

board-block = The Tesseract
board-title = The Tesseract
board-floors = The four floors apart
board-cubes = { $count ->
    [0] no cube
    [one] one cube
   *[other] { $count } cubes
}
board-destroyed = { $count } destroyed
board-base = { $base }: its events
board-threat = Threat: { $cube }
board-threat-cell = at { $cell }
board-chance = breach { $chance }%
board-then = then { $event }
board-unknown = cube not seen yet
board-cell = Cell { $cell }
board-cube = { $cube }, floor { $floor }, row { $row }, column { $column }
board-cube-next = { $cube }, floor { $floor }, row { $row }, column { $column }, taken by the next Threat
board-corner-0 = S
board-corner-1 = E
board-corner-2 = N
board-corner-3 = W
board-turn-left = Turn by a quarter to the left
board-turn-right = Turn by a quarter to the right
board-views = Views of the block
board-view-block = Block
board-view-floors = Floors
board-view-flat = Flat
board-breaches = breaches
board-of-seven = { $n } of 7
board-of-24 = of 24
board-of-six = { $n } of 6
board-of-four = { $n } of 4
board-axis = Containment and Primed area
board-face-down = Containment card face down, column { $value }
board-play = Play { $card }
board-enlarge = { $card }, enlarge
board-contain = Contain the { $cube }
board-empty-place = place of the { $cube }, empty
board-value = value
board-risk = Threat: { $values } opens a breach
board-well = Value { $value }, primed: { $cubes }
board-well-choose = Choose value { $value }
board-primed = primed { $cube }
board-ability = Ability
board-deepen = Deepen
board-your-lab = Your Lab
board-set = set
board-run = run
board-in-lab = { $cube } in your Lab
board-lab-of = { $cube } in the Lab of { $name }
board-piles = Piles
board-level = L { $n }
board-mate = { $name }: { $card }
board-several = Which one?
board-parts = Parts of the board
board-tab-block = Block
board-tab-axis = Containment
board-tab-cards = Cards
board-tab-mates = Others
board-act-remove = Remove
board-act-adjust = Adjust
board-act-transfer = Transfer
board-act-study = Study
board-act-contain = Contain
board-act-deepen = Deepen
board-act-end = Finish
board-pieces = Dice, marks and events

section-scientist = Scientists
section-research = Research cards
section-containment = Containment cards
section-base = Bases
