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
    [yes] The Tesseract stands on { NAME($base, form: "the") }. You begin.
   *[no] The Tesseract stands on { NAME($base, form: "the") }. { SEAT($first) } begins.
}
event-scientist = { YOU($seat) ->
    [yes] You are { NAME($who, form: "the") }.
   *[no] { SEAT($seat) } is { NAME($who, form: "the") }.
}
event-turn = { YOU($seat) ->
    [yes] Your move: it is { NAME($who, form: "own") } turn.
   *[no] It is { NAME($who, form: "own") } turn ({ SEAT($seat) }).
}
event-drew = { NAME($who, form: "the") } draws at level { $level }: { NAMES($cards, form: "cite") }.
event-kept = { NAME($who, form: "the") } keeps { NAME($card, form: "cite") }.
event-no-card = The level { $level } pile is empty: no card.
event-corner = { NAME($who, form: "the") } takes the cube of the corner { $cell } and rolls it: { NAME($cube, form: "a") }.
event-lifted = The { NAME($cube) } at { $cell } is taken and rolled.
event-primed = { $count ->
    [1] The { NAME($cube) } is primed, the only cube of its value.
   *[other] The { NAME($cube) } is primed: { $count } cubes of this value.
}
event-ended = { $actions ->
    [0] { NAME($who, form: "the") } ends the Action phase.
    [one] { NAME($who, form: "the") } ends the Action phase with { $actions } action left.
   *[other] { NAME($who, form: "the") } ends the Action phase with { $actions } actions left.
}
event-removed = { SAME($who, $to) ->
    [yes] { NAME($who, form: "the") } removes the { NAME($cube) } from { $cell }.
   *[no] { NAME($who, form: "the") } removes the { NAME($cube) } from { $cell } for { NAME($to, form: "own") } Lab.
}
event-turned = { $at ->
    [primed] { NAME($who, form: "the") } turns the primed { NAME($cube) } into { NAME($to, form: "a") }.
   *[other] { SAME($who, $at) ->
        [yes] { NAME($who, form: "the") } turns the { NAME($cube) } into { NAME($to, form: "a") }.
       *[no] { NAME($who, form: "the") } turns { NAME($at, form: "own") } { NAME($cube) } into { NAME($to, form: "a") }.
    }
}
event-accelerated = The { NAME($cube) } at { $cell } is torn off the Tesseract.
event-split = A destroyed cube comes back, { NAME($colour) }, and is rolled.
event-struck = { NAME($of, form: "the") } loses the { NAME($cube) }.
event-taken-back = { SAME($who, $card) ->
    [yes] Nothing was done: { NAME($who, form: "the") } takes the Deepen action back.
   *[no] Nothing was done with { NAME($card, form: "cite") }: { NAME($who, form: "the") } takes it back.
}
event-adjusted = { $at ->
    [primed] { NAME($who, form: "the") } adjusts the primed { NAME($cube) } to { $to }.
   *[other] { SAME($who, $at) ->
        [yes] { NAME($who, form: "the") } adjusts the { NAME($cube) } to { $to }.
       *[no] { NAME($who, form: "the") } adjusts { NAME($at, form: "own") } { NAME($cube) } to { $to }.
    }
}
event-destroyed = { NAME($cube, form: "a") } is destroyed.
event-transferred = The { NAME($cube) } goes from { NAME($of, form: "the") } to { NAME($to, form: "the") }.
event-refused = { NAME($who, form: "the") } refuses; the { NAME($cube) } stays where it is.
event-studied = { NAME($who, form: "the") } discards { NAME($card, form: "cite") } to study.
event-deepened = { NAME($who, form: "the") } takes the Deepen action.
event-contained = { NAME($who, form: "the") } contains the { NAME($cube) } ({ $places } of 24).
event-turned-up = The Containment card of column { $value } is turned up: { NAME($card, form: "cite") }.
event-unlocked = The Containment card of column { $value } is unlocked: { NAME($card, form: "cite") }.
event-row = The { NAME($colour) } row is complete.
event-rolled = The roll comes up { NAME($cube) }.
event-put = The { NAME($cube) } is put on { $cell }.
event-rerolled = In { NAME($of, form: "own") } Lab the { NAME($cube) } is rerolled and comes up { NAME($to) }.
event-breach = { $by ->
    [1] A breach opens on the { $value }s: { $breaches } of 7.
   *[other] Two breaches open on the { $value }s: { $breaches } of 7.
}
event-event = A symbol is revealed at { $cell }: { NAME($event) }.
event-shielded = The primed { NAME($cube) } is rerolled and comes up { NAME($to) }.
event-risen = { HAS($values, 3) ->
    [yes] { HAS($values, 5) ->
        [yes] Primed 2s become 3s, primed 4s become 5s.
       *[no] Primed 2s become 3s.
    }
   *[no] { HAS($values, 5) ->
        [yes] Primed 4s become 5s.
       *[no] No primed cube goes up.
    }
}
event-played = { NAME($who, form: "the") } plays { NAME($card, form: "cite") }.
event-used = { NAME($who, form: "the") } plays the Containment card { NAME($card, form: "cite") }.
event-skipped = No Threat phase this turn.
event-watched = { NAME($who, form: "the") } has the cube rerolled: { NAME($cube, form: "a") }.
event-gained = { $count ->
    [one] { NAME($who, form: "the") } gains { $count } action ({ $actions } left).
   *[other] { NAME($who, form: "the") } gains { $count } actions ({ $actions } left).
}
event-will-skip = { $count ->
    [1] The next Threat phase will not happen.
   *[other] The next { $count } Threat phases will not happen.
}
event-sealed = { NAME($who, form: "the") } moves the Breach token back: { $breaches } of 7.
event-disarmed = { NAME($who, form: "the") } disarms the symbol at { $cell }.
event-discarded = { NAME($who, form: "the") } discards { NAME($card, form: "cite") }.
event-pairs = { NAME($who, form: "own") } next Contain action may use just two cubes.
event-extracted = The primed { NAME($cube) } goes to { NAME($to, form: "own") } Lab.
event-salvaged = { NAME($who, form: "the") } rolls a destroyed cube for their Lab: { NAME($cube, form: "a") }.
event-swapped = { NAME($who, form: "the") } swaps the { NAME($cube) } for { NAME($of, form: "own") } { NAME($other) }.
event-swapped-block = { NAME($who, form: "the") } swaps the { NAME($cube) } for the { NAME($other) } at { $cell }.
event-restructured = { NAME($who, form: "the") } moves the { NAME($cube) } within the Tesseract: { $cell } → { $to }.
over-contained = All 24 spaces are filled: the Tesseract is neutralised. The table wins.
over-breach = The seventh breach tears space-time apart. The table loses.
over-empty = No cube is left for the Threat phase: the Tesseract implodes. The table loses.

## The end

ending-contained = { $breaches ->
    [0] The last cube clicks into place: the Tesseract goes dark, without a single breach.
    [one] The last cube clicks into place: the Tesseract goes dark, after one breach.
   *[other] The last cube clicks into place: the Tesseract goes dark, after { $breaches } breaches.
}
ending-breach = { $contained ->
    [one] The seventh breach opens, with one cube of 24 contained: space-time gives way.
   *[other] The seventh breach opens, with { $contained } cubes of 24 contained: space-time gives way.
}
ending-empty = { $contained ->
    [one] Not a cube left to take, and one of 24 contained: the Tesseract folds in on itself.
   *[other] Not a cube left to take, and { $contained } of 24 contained: the Tesseract folds in on itself.
}
sign-right = a cube contained
sign-hit = a cube lost

measure-contained = Contained
measure-breaches = Breaches
column-contained = contained
column-removed = removed
column-adjusted = adjusted
column-played = cards played

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
    [yes] Several cubes are tied: which one is primed?
   *[no] { SEAT($seat) } chooses the cube to prime.
}
ask-event-cube = { YOU($seat) ->
    [yes] Which cube does the event take?
   *[no] { SEAT($seat) } chooses the cube the event takes.
}
ask-shield = { YOU($seat) ->
    [yes] Several primed cubes are tied: which one is rerolled?
   *[no] { SEAT($seat) } chooses the primed cube to reroll.
}
ask-spare = { YOU($seat) ->
    [yes] Which Lab is spared by the discharge?
   *[no] { SEAT($seat) } chooses the Lab that is spared.
}
ask-action = { YOU($seat) ->
    [yes] What do you do?
   *[no] { SEAT($seat) } is in the Action phase.
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
    [yes] Which colour does it become?
   *[no] { SEAT($seat) } chooses a colour.
}
ask-adjust = { YOU($seat) ->
    [yes] Which cube do you adjust, and to which value?
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
    [yes] Do you agree?
   *[no] { SEAT($seat) } must agree or refuse.
}
ask-study = { YOU($seat) ->
    [yes] Which card do you discard to study?
   *[no] { SEAT($seat) } chooses the card to discard to study.
}
ask-series = { YOU($seat) ->
    [yes] Which set or run do you contain with?
   *[no] { SEAT($seat) } chooses a set or a run.
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
    [yes] Which column do you put it on?
   *[no] { SEAT($seat) } chooses a column.
}
ask-reroll = { YOU($seat) ->
    [yes] Do you reroll the other cubes for a card?
   *[no] { SEAT($seat) } may reroll the other cubes for a card.
}
ask-keep = { YOU($seat) ->
    [yes] Which card do you keep?
   *[no] { SEAT($seat) } keeps one card.
}
ask-react = { YOU($seat) ->
    [yes] A cube has just been rolled: do you respond before it is placed?
   *[no] { SEAT($seat) } may respond to the roll.
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
    [yes] Which cube’s value do you copy?
   *[no] { SEAT($seat) } chooses the cube whose value is copied.
}
ask-copy-to = { YOU($seat) ->
    [yes] Which cube takes that value?
   *[no] { SEAT($seat) } chooses the cube that takes that value.
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
   *[no] { SEAT($seat) } takes a cube from the Tesseract.
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
    [yes] Which cube of the Tesseract do you take in exchange?
   *[no] { SEAT($seat) } chooses a cube of the Tesseract.
}
ask-restructure = { YOU($seat) ->
    [yes] Which cube do you restructure?
   *[no] { SEAT($seat) } restructures a cube.
}
ask-put-back = { YOU($seat) ->
    [yes] Which cube do you put back on the Tesseract?
   *[no] { SEAT($seat) } puts a cube back on the Tesseract.
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
    [yes] Which symbol do you disarm?
   *[no] { SEAT($seat) } disarms a symbol.
}
ask-discard = { YOU($seat) ->
    [yes] Which card do you discard?
   *[no] { SEAT($seat) } discards a card.
}

## What a question is about

about-action = { $n ->
    [0] You have no action left.
    [one] You have 1 action left.
   *[other] You have { $n } actions left.
}
about-react = { $breaches ->
    [0] Placed, the { NAME($cube) } would open no breach.
    [one] Placed, the { NAME($cube) } would open a breach.
   *[other] Placed, the { NAME($cube) } would open { $breaches } breaches.
}
about-consent = The { NAME($cube) } would go from { NAME($of, form: "the") } to { NAME($to, form: "the") }.
about-swap = The { NAME($cube) } would go from { NAME($of, form: "the") } to { NAME($to, form: "the") }, for the { NAME($back) }.
about-prime = Breach risk: { $chance }%.
about-reroll = { $count ->
    [1] One cube is rerolled, for a card of level { $level }.
   *[other] { $count } cubes are rerolled, for a card of level { $level }.
}
about-put = The roll has come up { NAME($cube) }.
about-corner = The cube is rolled and goes to your Lab.
about-event-cube = It leaves the Tesseract.
about-shield = The lowest primed cube is rerolled.
about-spare = The cubes of all other Labs are rerolled.
about-match = One of them is destroyed.
about-bring-back = It is rolled and put on the Tesseract.
scientist-here = { TEXT($card) } Deepen: { TEXT($card, field: "action_text") }
about-card = { NAME($card) }: { TEXT($card) }
about-deepen = { NAME($card) }: { TEXT($card, field: "action_text") }

## Options

option-remove = Remove a cube
option-adjust = Adjust a cube
option-transfer = Transfer a cube
option-study = Study
option-contain = Contain
option-deepen = Deepen (individual action)
option-free-transfer = Transfer a cube without spending an action
option-end = End the Action phase
option-done = That is all
option-keep = { $kind ->
    [reroll] Keep the cubes as they are
   *[other] Leave it as it is
}
option-reroll = Reroll them and draw a card
option-accept = Accept
option-refuse = Refuse
option-let = Let the cube be placed
option-watch = Have the cube rerolled (Night Watch)
option-be = { NAME($card, form: "the") }
option-play = Play { NAME($card, form: "cite") }
option-use = Play the Containment card { NAME($card, form: "cite") }
option-card = { NAME($card) }
option-at = { $kind ->
    [put] Column { $cell }
    [disarm] Symbol at { $cell }
   *[other] The cube at { $cell }
}
option-inlab = { NAME($of, form: "own") } { NAME($cube) }
option-primed = The primed { NAME($cube) }
option-turn = { $at ->
    [primed] { $to ->
        [0] The primed { NAME($cube) }: destroy it
       *[other] The primed { NAME($cube) }: to { $to }
    }
   *[other] { NAME($at, form: "own") } { NAME($cube) }: to { $to }
}
option-move = The { NAME($cube) }, from { NAME($of, form: "the") } to { NAME($to, form: "the") }
option-trade = { NAME($of, form: "own") } { NAME($other) } for the { NAME($cube) }
option-series = { $kind ->
    [set] Set: { NAMES($cubes) }
   *[run] Run: { NAMES($cubes) }
}
option-cube = The { NAME($cube) }
option-value = { $value }
option-colour = { NAME($colour) }
option-lab = { NAME($of, form: "own") } Lab

## The board

floor = Floor { $n }
symbols = Under the Tesseract: { $symbols }
letters = Y yellow, O orange, P purple, B blue, then the value; (Y3) removable; <Y3> targeted by the Threat; Y? value unknown; ?? cube unknown
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
no-cubes = none
in-hand = { COUNT($cards) ->
    [0] Hand: no card
   *[other] Hand: { NAMES($cards, of: "research", form: "cite") }
}
card-says = { $name }:
no-card-held = Nobody holds a Research card.
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
piles-left = Piles: level 2 ({ $two }), level 3 ({ $three }), level 4 ({ $four }). Destroyed cubes: { COUNT($destroyed) ->
    [0] none
   *[other] { NAMES($destroyed) }
}.
column-card = Column { $value } ({ $state ->
    [up] turned up
    [unlocked] unlocked
   *[spent] played
}): { NAME($card, form: "cite") }.
next-threat = The Threat targets { OR($cells) }: breach risk { $chance }%.
next-event = Under { $cell }: { NAME($event) }.
series-here = sets and runs: { $series }
cube-here = { NAME($cube) }, floor { $floor }
cell-bare = uncovered
odds-title = The next roll in a Threat phase
odds-breach = { $n ->
    [0] No breach: { $chance }%
    [one] 1 breach: { $chance }%
   *[other] { $n } breaches: { $chance }%
}
odds-cards = Level { $level } pile: { COUNT($cards) ->
    [0] empty
   *[other] { NAMES($cards, of: "research", form: "cite") }
}
proposed = To try next: { LIST($bases, form: "the") }.

## Options of the table, cards

setting-base = Base
setting-base-note = The board that the cubes stand on, from introductory to extreme.
setting-base-1A = Base 1, side A: introductory
setting-base-1B = Base 1, side B: introductory
setting-base-2A = Base 2, side A: normal
setting-base-2B = Base 2, side B: normal
setting-base-3A = Base 3, side A: hard
setting-base-3B = Base 3, side B: hard
setting-base-4A = Base 4, side A: extreme
setting-base-4B = Base 4, side B: extreme
setting-scientists = Scientists
setting-scientists-note = Each scientist has a power of their own: by lot, or chosen one after another.
setting-scientists-random = Drawn by lot
setting-scientists-choose = Chosen, in turn order
setting-start_card = A level 2 Research card to start with
setting-start_card-note = Everybody begins with a card to use; without it the game is harder.
setting-start_card-true = yes
setting-start_card-false = no: harder
setting-extra_primed = More primed cubes at set-up
setting-extra_primed-note = Cubes that are primed before the first turn: the threat is nearer.
setting-extra_primed-0 = none
setting-extra_primed-1 = one: harder
setting-extra_primed-2 = two: much harder
field-support = support
field-ability = lasting ability
field-action = individual action
field-action_text = in words
field-level = level
field-copies = copies
field-when = when
field-when-action = your Action phase
field-when-own-threat = your Threat phase
field-when-any-threat = any Threat phase
field-effect = effect
field-difficulty = difficulty
field-side = side
field-rows = symbols (Acceleration A, Shield B, Chain Reaction C, Electrostatic Discharge D, Fission F, Interphase I, Electromagnetic Pulse M, Shockwave S)

## Why a bot did it

why-contain = { $count ->
    [one] { SEAT($seat) }: “This is to contain a cube before the turn ends. The next roll will then open a breach at { $then }%.”
   *[other] { SEAT($seat) }: “This is to contain { $count } cubes before the turn ends. The next roll will then open a breach at { $then }%.”
}
why-calm = { SEAT($seat) }: “The next roll opens a breach at { $now }%; by the end of the turn that will be { $then }%.”
why-nearer = { SEAT($seat) }: “This makes ready for the next cube to contain, in { NAME($of, form: "own") } Lab.”
why-card = { $count ->
    [0] { SEAT($seat) }: “Now is the time for { NAME($card, form: "cite") }: the chance of a breach goes from { $now }% to { $then }% by the end of the turn.”
    [one] { SEAT($seat) }: “Now is the time for { NAME($card, form: "cite") }: one cube contained by the end of the turn, and a breach at { $then }%.”
   *[other] { SEAT($seat) }: “Now is the time for { NAME($card, form: "cite") }: { $count } cubes contained by the end of the turn, and a breach at { $then }%.”
}
why-end = { SEAT($seat) }: “Nothing that is left to do helps the table. The next roll opens a breach at { $now }%.”
why-react = { SEAT($seat) }: “The { NAME($cube) } came at a bad time: I would rather have something else.”
why-let = { SEAT($seat) }: “The { NAME($cube) } can stay: I keep my answer for worse.”

## The lobby

lobby-pitch = Take the Tesseract apart, cube by cube, before it takes the world with it.
lobby-minutes = 60 min
level-novice-note = Takes the shortest way to the next cube, and calms the Primed area when it looks bad.
level-adept-note = Plans two actions ahead, for every Lab, and weighs each breach to come.
level-expert-note = Plans the whole turn, cards and transfers too, and spares the block until the last cube.

## Quick phrases

phrase-1 = Hello!
phrase-2 = Leave that cube to me.
phrase-3 = I could do with an adjustment.
phrase-4 = Careful, breach!
phrase-5 = Well contained.
phrase-6 = Thank you for the game.

## The board in the browser

board-title = The Tesseract
board-floors = The four floors, apart
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
board-cube = { $cube }, floor { $floor }, cell { $cell }
board-cube-next = { $cube }, floor { $floor }, cell { $cell }, taken by the next Threat
board-turn-left = Turn a quarter to the left
board-turn-right = Turn a quarter to the right
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
board-enlarge = { $card }, enlarge
board-contain = Contain the { $cube }
board-empty-place = space for the { $cube }, empty
board-value = value
board-risk = Breach risk: { $values }
board-well = Value { $value }, primed cubes: { $cubes }
board-well-choose = Choose value { $value }
board-primed = primed { $cube }
board-ability = Lasting ability
board-deepen = Deepen
board-your-lab = Your Lab
board-set = set
board-run = run
board-in-lab = { $cube } in your Lab
board-lab-of = { $cube } in { $name }’s Lab
board-piles = Piles
board-level = Lvl { $n }
board-mate = { $name }: { $card }
board-act-remove = Remove
board-act-adjust = Adjust
board-act-transfer = Transfer
board-act-study = Study
board-act-contain = Contain
board-act-deepen = Deepen
board-above = The block from above
board-gone = destroyed:
board-gone-of = { $colour }, destroyed: { $count }
board-threat-none = No Threat yet
board-no-threat = No next Threat
board-destroy = destroy
board-contained = Contained
board-primed-area = Primed
board-unlocked = unlocked
board-spent = played
board-card-up = { $card }, turned up
board-card-unlocked = { $card }, unlocked
board-card-spent = { $card }, played
board-cards = Play a card
board-no-cards = No card in hand
board-act-free-transfer = Free transfer
board-adjust-to = Adjust the { $cube } to { $value }
board-moment-breach = { $by ->
    [1] A breach opens
   *[other] Two breaches open
}
board-moment-breaches = { $n } of 7
board-moment-primed = Primed: { $cube }
board-moment-lifted = The Threat takes { $cell }
board-moment-contained = Contained
board-moment-of-24 = { $n } of 24
board-moment-row = The { $colour } row is complete
board-moment-turned-up = Column { $value }: card turned up
board-moment-unlocked = Column { $value }: card unlocked
board-moment-won = The Tesseract is neutralised
board-moment-lost = The Tesseract wins
board-pieces = Dice, markers and events

section-scientist = Scientists
section-research = Research cards
section-containment = Containment cards
section-base = Bases

## Nouns with their article

noun-quantum-physicist = the Quantum Physicist
noun-transport-engineer = the Transport Engineer
noun-defusal-technician = the Defusal Technician
noun-crystallographer = the Crystallographer
noun-topologist = the Topologist
noun-archivist = the Archivist
noun-spectral-chemist = the Spectral Chemist
noun-mission-coordinator = the Mission Coordinator
noun-seismologist = the Seismologist
noun-night-watch = the Night Watch
noun-salvager = the Salvager
noun-1a = side A of base 1
noun-1b = side B of base 1
noun-2a = side A of base 2
noun-2b = side B of base 2
noun-3a = side A of base 3
noun-3b = side B of base 3
noun-4a = side A of base 4
noun-4b = side B of base 4
