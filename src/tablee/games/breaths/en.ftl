# What a table of Deep Regular Breaths says. Card names are in the pack.

## What happens

event-fanned = { YOU($seat) ->
    [yes] You turn up place { $place } of the fan: { NAME($card) }.
   *[no] { SEAT($seat) } turns up place { $place } of the fan: { NAME($card) }.
}
event-revealed = Turned up in the reserve: { NAMES($cards) }.
event-took-knowledge = { YOU($seat) ->
    [yes] You draw a knowledge card.
   *[no] { SEAT($seat) } draws a knowledge card ({ $left } left).
}
    .known = You draw a knowledge card: { NAME($card) }.
event-took-secret = { YOU($seat) ->
    [yes] You take a secret.
   *[no] { SEAT($seat) } takes a secret.
}
    .known = You take a secret: { NAME($secret) }.
event-condition = { YOU($seat) ->
    [yes] Your { NAME($characteristic) } succeeds with { $kind ->
        [ranks] the ranks { NAMES($of) }
       *[other] { NAMES($of) }
    }.
   *[no] { NAME($characteristic) } of { SEAT($seat) } succeeds with { $kind ->
        [ranks] the ranks { NAMES($of) }
       *[other] { NAMES($of) }
    }.
}
event-begins = { YOU($seat) ->
    [yes] You hold the action token first.
   *[no] { SEAT($seat) } holds the action token first.
}
event-declared-explore = { YOU($seat) ->
    [yes] You declare: explore the ship, by a physical draw.
   *[no] { SEAT($seat) } declares: explore the ship, by a physical draw.
}
event-declared-fight = { YOU($seat) ->
    [yes] You declare: fight { SEAT($target) }, by a physical draw.
   *[no] { SEAT($seat) } declares: fight { SEAT($target) }, by a physical draw.
}
event-declared-examine = { YOU($seat) ->
    [yes] You declare: question { SEAT($target) }, by a social draw.
   *[no] { SEAT($seat) } declares: question { SEAT($target) }, by a social draw.
}
event-declared-galvanise = { YOU($seat) ->
    [yes] You declare: galvanise { SEAT($target) }, by a social draw.
   *[no] { SEAT($seat) } declares: galvanise { SEAT($target) }, by a social draw.
}
event-declared-plan = { YOU($seat) ->
    [yes] You declare: plan, by a will draw.
   *[no] { SEAT($seat) } declares: plan, by a will draw.
}
event-declared-scheme = { YOU($seat) ->
    [yes] You declare: scheme, by a will draw.
   *[no] { SEAT($seat) } declares: scheme, by a will draw.
}
event-declared-resolve = { YOU($seat) ->
    [yes] You declare: resolve the situation, by a { $by ->
        [none] draw for one card
       *[other] { NAME($by) } draw
    }.
   *[no] { SEAT($seat) } declares: resolve the situation, by a { $by ->
        [none] draw for one card
       *[other] { NAME($by) } draw
    }.
}
event-declared-suffer = { YOU($seat) ->
    [yes] You declare: give a life point to the situation.
   *[no] { SEAT($seat) } declares: give a life point to the situation.
}
event-declared-use = { YOU($seat) ->
    [yes] You declare: use { NAME($card) }, by a { NAME($by) } draw.
   *[no] { SEAT($seat) } declares: use { NAME($card) }, by a { NAME($by) } draw.
}
event-declared-hyperventilate = { YOU($seat) ->
    [yes] You declare: hyperventilate.
   *[no] { SEAT($seat) } declares: hyperventilate.
}
event-declared-ritual = { YOU($seat) ->
    [yes] You declare: perform the ritual, by a physical draw.
   *[no] { SEAT($seat) } declares: perform the ritual, by a physical draw.
}
event-declared-emancipation = { YOU($seat) ->
    [yes] You declare: complete the emancipation, by a will draw.
   *[no] { SEAT($seat) } declares: complete the emancipation, by a will draw.
}
event-declared-pass = { YOU($seat) ->
    [yes] You pass.
   *[no] { SEAT($seat) } passes.
}
event-drew = { YOU($seat) ->
    [yes] You draw { NAME($card) }{ $found ->
        [yes] {""}: success
       *[no] {""}
    } ({ $left } left).
   *[no] { SEAT($seat) } draws { NAME($card) }{ $found ->
        [yes] {""}: success
       *[no] {""}
    } ({ $left } left).
}
event-spent = { YOU($seat) ->
    [yes] You spend a success token.
   *[no] { SEAT($seat) } spends a success token.
}
event-closed = { YOU($seat) ->
    [yes] { NAME($card) } ends your draw.
   *[no] { NAME($card) } ends the draw of { SEAT($seat) }.
}
event-failed = { YOU($seat) ->
    [yes] Your draw fails; the air pile stays.
   *[no] The draw of { SEAT($seat) } fails; the air pile stays.
}
event-succeeded = { YOU($seat) ->
    [yes] Your draw succeeds.
   *[no] The draw of { SEAT($seat) } succeeds.
}
event-resists = { YOU($seat) ->
    [yes] You resist { SEAT($against) }: { $limit } cards at most.
   *[no] { SEAT($seat) } resists { SEAT($against) }: { $limit } cards at most.
}
event-resistance-failed = { YOU($seat) ->
    [yes] The resistance fails: your action goes on.
   *[no] The resistance fails: the action of { SEAT($seat) } goes on.
}
event-stopped = { YOU($seat) ->
    [yes] { SEAT($by) } stops your action.
   *[no] The action of { SEAT($seat) } is stopped by { SEAT($by) }.
}
event-pledged = { YOU($seat) ->
    [yes] You lay a life point beside the air pile.
   *[no] { SEAT($seat) } lays a life point beside the air pile.
}
event-pledge-back = { YOU($seat) ->
    [yes] Your pledged life point comes back ({ $life }).
   *[no] The pledged life point of { SEAT($seat) } comes back ({ $life }).
}
event-triple = { YOU($seat) ->
    [yes] The three blocking trumps are together: every trump of the air pile works for you.
   *[no] The three blocking trumps are together: every trump of the air pile works for { SEAT($seat) }.
}
event-trump = { YOU($seat) ->
    [yes] { NAME($card) } takes effect for you.
   *[no] { NAME($card) } takes effect for { SEAT($seat) }.
}
event-net-life = { YOU($seat) ->
    [yes] { NAMES($cards) }: your life changes by { $net }.
   *[no] { NAMES($cards) }: the life of { SEAT($seat) } changes by { $net }.
}
event-used = { YOU($seat) ->
    [yes] You use { NAME($card) }.
   *[no] { SEAT($seat) } uses { NAME($card) }.
}
event-air-discarded = The air pile is discarded ({ $count }).
event-token = { YOU($seat) ->
    [yes] You take a success token: { NAME($characteristic) }.
   *[no] { SEAT($seat) } takes a success token: { NAME($characteristic) }.
}
event-moved = From the reserve to the discard: { $card ->
        [none] an unseen card
       *[other] { NAME($card) }
    } ({ $left } left).
event-recycled = { YOU($seat) ->
    [yes] You recycle { $card ->
        [none] an unseen card
       *[other] { NAME($card) }
    }, { $up ->
        [yes] face up
       *[no] face down
    } ({ $left } left).
   *[no] { SEAT($seat) } recycles { $card ->
        [none] an unseen card
       *[other] { NAME($card) }
    }, { $up ->
        [yes] face up
       *[no] face down
    } ({ $left } left).
}
event-recycled-secretly = { YOU($seat) ->
    [yes] You recycle in secret: { NAMES($cards) }.
   *[no] { SEAT($seat) } recycles in secret: { NAMES($cards) }.
}
    .known = You recycle in secret, in this order: { NAMES($order) }.
event-chose-card = { YOU($seat) ->
    [yes] You choose { NAME($card) }.
   *[no] { SEAT($seat) } chooses { NAME($card) }.
}
event-chose-place = { YOU($seat) ->
    [yes] You choose place { $place }.
   *[no] { SEAT($seat) } chooses place { $place }.
}
event-chose-player = { YOU($seat) ->
    [yes] You point at { SEAT($other) }.
   *[no] { SEAT($seat) } points at { SEAT($other) }.
}
event-moved-inside = { YOU($seat) ->
    [yes] You move a card of the reserve from place { $start } to place { $to }.
   *[no] { SEAT($seat) } moves a card of the reserve from place { $start } to place { $to }.
}
event-piles-swapped = Reserve and discard trade places{ $turned ->
        [yes] , turned over
       *[no] {""}
    } ({ $left } left).
event-turned-over = The whole reserve is turned over.
event-shuffled = The reserve is shuffled.
event-card-returned = { NAME($card) } goes back into the reserve, face down, at place { $place }.
event-healed = { YOU($seat) ->
    [yes] You regain life ({ $life }).
   *[no] { SEAT($seat) } regains life ({ $life }).
}
event-wounded = { YOU($seat) ->
    [yes] You are wounded ({ $life } left).
   *[no] { SEAT($seat) } is wounded ({ $life } left).
}
event-died = { YOU($seat) ->
    [yes] You die.
   *[no] { SEAT($seat) } dies.
}
event-endured = { YOU($seat) ->
    [yes] You do not die.
   *[no] { SEAT($seat) } does not die.
}
event-cut-in = { YOU($seat) ->
    [yes] You cut in with { NAME($card) }.
   *[no] { SEAT($seat) } cuts in with { NAME($card) }.
}
event-triggered = { YOU($seat) ->
    [yes] Your card { NAME($card) } takes effect.
   *[no] The card { NAME($card) } of { SEAT($seat) } takes effect.
}
event-permanent = { YOU($seat) ->
    [yes] Your card { NAME($card) } works.
   *[no] The card { NAME($card) } of { SEAT($seat) } works.
}
event-draw-stopped = { YOU($seat) ->
    [yes] Your draw is broken off.
   *[no] The draw of { SEAT($seat) } is broken off.
}
event-gave = { YOU($seat) ->
    [yes] You give knowledge card { $place } to { SEAT($to) }.
   *[no] { SEAT($seat) } gives knowledge card { $place } to { SEAT($to) }.
}
    .known = { YOU($seat) ->
            [yes] You give { NAME($card) } to { SEAT($to) }.
           *[no] { SEAT($seat) } gives { NAME($card) } to { SEAT($to) }.
        }
event-showed = { YOU($seat) ->
    [yes] You show knowledge card { $place } to { $to ->
        [none] all
       *[other] { SEAT($to) }
    }.
   *[no] { SEAT($seat) } shows knowledge card { $place } to { $to ->
        [none] all
       *[other] { SEAT($to) }
    }.
}
    .known = { YOU($seat) ->
            [yes] You show { NAME($card) }.
           *[no] { SEAT($seat) } shows { NAME($card) }.
        }
event-knowledge-discarded = { YOU($seat) ->
    [yes] Your knowledge card { $place } leaves the game unseen.
   *[no] Knowledge card { $place } of { SEAT($seat) } leaves the game unseen.
}
event-consulted = { YOU($seat) ->
    [yes] You consult the secret of { SEAT($other) }.
   *[no] { SEAT($seat) } consults the secret of { SEAT($other) }.
}
    .known = The secret of { SEAT($other) } is { NAME($secret) }.
event-kept-secret = { YOU($seat) ->
    [yes] You keep your secret.
   *[no] { SEAT($seat) } does not wish to swap secrets.
}
event-secret-works = { YOU($seat) ->
    [yes] Your secret { NAME($secret) } takes effect.
   *[no] The secret { NAME($secret) } of { SEAT($seat) } takes effect.
}
event-secret-ended = { YOU($seat) ->
    [yes] Your secret leaves the game.
   *[no] The secret of { SEAT($seat) } leaves the game.
}
event-opened = { YOU($seat) ->
    [yes] Your secret was { NAME($secret) }.
   *[no] The secret of { SEAT($seat) } was { NAME($secret) }.
}
event-condition-changed = { YOU($seat) ->
    [yes] Your { NAME($characteristic) } now succeeds with { NAME($to) }.
   *[no] { NAME($characteristic) } of { SEAT($seat) } now succeeds with { NAME($to) }.
}
event-explored = { YOU($seat) ->
    [yes] You uncover { NAME($situation) }.
   *[no] { SEAT($seat) } uncovers { NAME($situation) }.
}
event-progress = { YOU($seat) ->
    [yes] You complete a part of { NAME($situation) }.
   *[no] { SEAT($seat) } completes a part of { NAME($situation) }.
}
event-solved = { YOU($seat) ->
    [yes] You resolve { NAME($situation) }.
   *[no] { SEAT($seat) } resolves { NAME($situation) }.
}
event-planned = { YOU($seat) ->
    [yes] You read the top situation.
   *[no] { SEAT($seat) } reads the top situation.
}
    .known = The top situation is { NAME($situation) }.
event-put-back = { YOU($seat) ->
    [yes] You put it back at place { $place }.
   *[no] { SEAT($seat) } puts it back at place { $place }.
}
event-final-phase = The final phase begins: two situations on each of three stages.
event-uncovered = Stage { $stage } is uncovered.
event-voted = The ballots of the ritual are cast, and stay shut.
event-ballots = The ballots are opened: { SEATS($seats) } named { SEATS($votes) }, in this order.
event-sacrificed = { YOU($seat) ->
    [yes] The ritual names you.
   *[no] The ritual names { SEAT($seat) }.
}
event-emancipated = { YOU($seat) ->
    [yes] You alone stay conscious.
   *[no] { SEAT($seat) } alone stays conscious.
}
event-third-stage = The way to the third stage is free.
event-token-passed = { YOU($seat) ->
    [yes] You receive the action token.
   *[no] { SEAT($seat) } receives the action token.
}
event-tired = { $count ->
    [0] Nobody wants to give up.
   *[other] Ready to give up: { SEATS($seats) }.
}

## How it ends

over-suffocated = The reserve is empty. Everybody suffocates.
over-alone = A secret is fulfilled: { SEATS($winners) } won against all others.
over-together = The crew has come through: { SEATS($winners) } won together.
over-obsession = A dominant obsession takes the ship: { SEATS($winners) } won alone.
over-all-dead = Nobody is left alive.
over-nobody-conscious = Nobody is left who could act.
over-adrift = Five rounds without an action: the ship drifts on for ever.
over-gave-up = The living have given up.
over-too-long = A thousand turns have passed: nobody hears the crew any more.

## What is asked

ask-fan-part = { YOU($seat) ->
    [yes] Which stretch of the fan do you reach into?
   *[no] { SEAT($seat) } picks cards in the fan.
}
ask-fan = { YOU($seat) ->
    [yes] Which card of the fan do you turn up?
   *[no] { SEAT($seat) } picks cards in the fan.
}
ask-conditions = { $count ->
    [one] { SEATS($seats) } is still filling in a sheet.
   *[other] { SEATS($seats) } are still filling in their sheets.
}
ask-main-characteristic = { YOU($seat) ->
    [yes] Which characteristic is your main one?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-main-suit = { YOU($seat) ->
    [yes] With which suit does it succeed?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-second-characteristic = { YOU($seat) ->
    [yes] Which characteristic comes second?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-second-rank = { YOU($seat) ->
    [yes] Which rank makes it succeed?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-minor-suit = { YOU($seat) ->
    [yes] Your minor characteristic: a card of which suit?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-minor-card = { YOU($seat) ->
    [yes] Which card of that suit?
   *[no] { SEAT($seat) } fills in a sheet.
}
ask-declare = { YOU($seat) ->
    [yes] The action token is yours. What do you do?
   *[no] { SEAT($seat) } holds the action token.
}
ask-draw = { YOU($seat) ->
    [yes] Go on with the draw?
   *[no] { SEAT($seat) } is drawing.
}
ask-resist-draw = { YOU($seat) ->
    [yes] Go on resisting?
   *[no] { SEAT($seat) } is resisting.
}
ask-hyperventilate = { YOU($seat) ->
    [yes] Breathe.
   *[no] { SEAT($seat) } hyperventilates.
}
ask-resist = { YOU($seat) ->
    [yes] Do you resist this action?
   *[no] Asked whether they resist: { SEATS($seats) }.
}
ask-recycle = { YOU($seat) ->
    [yes] Which card do you recycle?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-recycle-kind = { YOU($seat) ->
    [yes] Of which kind is the card you recycle?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-face = { YOU($seat) ->
    [yes] How does it lie?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-consult = { YOU($seat) ->
    [yes] Whose secret do you consult?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-trigger-whose = { YOU($seat) ->
    [yes] Whose knowledge card takes effect?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-trigger-which = { YOU($seat) ->
    [yes] Which of the cards?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-from-part = { YOU($seat) ->
    [yes] In which stretch lies the card to be moved?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-from = { YOU($seat) ->
    [yes] Which card is moved?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-to-part = { YOU($seat) ->
    [yes] To which stretch does it go?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-to = { YOU($seat) ->
    [yes] To which place?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-replay-trump = { YOU($seat) ->
    [yes] Which trump of the discard takes effect?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-heal = { YOU($seat) ->
    [yes] Who regains a life point?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-doubt = { YOU($seat) ->
    [yes] Who recycles in secret?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-recycle-secretly = { YOU($seat) ->
    [yes] Choose the cards you recycle in secret.
   *[no] { SEAT($seat) } has a choice to make.
}
ask-give-from = { YOU($seat) ->
    [yes] Who gives a knowledge card away?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-give-to = { YOU($seat) ->
    [yes] Who receives it?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-give-which = { YOU($seat) ->
    [yes] Which of your cards do you give?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-understanding = { YOU($seat) ->
    [yes] You have read a secret. What now?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-swap-secret = { YOU($seat) ->
    [yes] Do you swap your secret for one of the board?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-take-secret = { YOU($seat) ->
    [yes] Which secret of the board do you take?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-discard-whose = { YOU($seat) ->
    [yes] Whose knowledge card is thrown away?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-discard-which = { YOU($seat) ->
    [yes] Which of the cards?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-control = { YOU($seat) ->
    [yes] Whose secret takes effect?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-change-whose = { YOU($seat) ->
    [yes] Whose condition changes?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-change-which = { YOU($seat) ->
    [yes] Which characteristic changes?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-put-back = { YOU($seat) ->
    [yes] At which place do you put the situation back?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-vote-sacrifice = { YOU($seat) ->
    [yes] Whom shall the ritual sacrifice?
   *[no] Still to answer: { SEATS($seats) }.
}
ask-vote-emancipation = { YOU($seat) ->
    [yes] Who shall stay conscious?
   *[no] Still to answer: { SEATS($seats) }.
}
ask-give-up = { YOU($seat) ->
    [yes] Nobody does anything. Go on?
   *[no] Still to answer: { SEATS($seats) }.
}

## What can be answered

option-whom = { YOU($seat) ->
    [yes] Yourself
   *[no] { SEAT($seat) }
}
option-fight = Fight { SEAT($seat) } (physical)
option-examine = Question { SEAT($seat) } (social)
option-galvanise = Galvanise { SEAT($seat) } (social)
option-resolve = Resolve the situation: { $by ->
    [card] draw for the card
    [suffering] give a life point
   *[other] { NAME($by) }
}
option-use = Use { NAME($card) }
option-play = Cut in: { NAME($card) }
option-decide = Let your secret work: { NAME($secret) }
option-oxygen = Choose { NAME($card) }
option-kind = Choose { NAME($name) }
option-by = Choose { NAME($characteristic) }
option-part = Places { $first } to { $last }
option-place = Place { $number }
option-vote = { YOU($seat) ->
    [yes] Yourself
   *[no] { SEAT($seat) }
}
option-draw = Draw a card
option-abandon = Abandon the draw
option-spend = Spend a success token
option-pass = Pass
option-hyperventilate = Hyperventilate (four cards to the air pile)
option-explore = Explore the ship (physical)
option-plan = Plan (will)
option-scheme = Scheme (will)
option-ritual = Perform the ritual (physical)
option-emancipation = Complete the emancipation (will)
option-resist = Resist
option-let = Let it happen
option-keep = Keep
option-take = Make it yours
option-face-up = Face up
option-face-down = Face down
option-go-on = Go on
option-give-up = Give up
act-showcard = Show knowledge card { $place } to { $seat ->
    [-1] everybody
   *[other] { SEAT($seat) }
}

## Settings

setting-mode = Mode (story mode is not part of this edition of the rules)
setting-mode-paranoia = Paranoia: secrets, resistance, final phase
setting-mode-coop = Co-op: no secrets, all together
setting-house_tetany = House rule 66a: tetany does not bind the last conscious player
setting-house_emperor = House rule 66b: in the final phase the Emperor goes back into the reserve for Divination
setting-house_passing = House rule 76: endless passing ends the game

## Names

name-physical = physical
name-will = will
name-social = social
name-trump = a trump
name-clubs = clubs
name-spades = spades
name-hearts = hearts
name-diamonds = diamonds
name-1 = ace
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-6 = 6
name-7 = 7
name-8 = 8
name-9 = 9
name-10 = 10
name-jack = jack
name-knight = knight
name-queen = queen
name-king = king
name-clubs-1 = ace of clubs
name-clubs-2 = 2 of clubs
name-clubs-3 = 3 of clubs
name-clubs-4 = 4 of clubs
name-clubs-5 = 5 of clubs
name-clubs-6 = 6 of clubs
name-clubs-7 = 7 of clubs
name-clubs-8 = 8 of clubs
name-clubs-9 = 9 of clubs
name-clubs-10 = 10 of clubs
name-clubs-jack = jack of clubs
name-clubs-knight = knight of clubs
name-clubs-queen = queen of clubs
name-clubs-king = king of clubs
name-spades-1 = ace of spades
name-spades-2 = 2 of spades
name-spades-3 = 3 of spades
name-spades-4 = 4 of spades
name-spades-5 = 5 of spades
name-spades-6 = 6 of spades
name-spades-7 = 7 of spades
name-spades-8 = 8 of spades
name-spades-9 = 9 of spades
name-spades-10 = 10 of spades
name-spades-jack = jack of spades
name-spades-knight = knight of spades
name-spades-queen = queen of spades
name-spades-king = king of spades
name-hearts-1 = ace of hearts
name-hearts-2 = 2 of hearts
name-hearts-3 = 3 of hearts
name-hearts-4 = 4 of hearts
name-hearts-5 = 5 of hearts
name-hearts-6 = 6 of hearts
name-hearts-7 = 7 of hearts
name-hearts-8 = 8 of hearts
name-hearts-9 = 9 of hearts
name-hearts-10 = 10 of hearts
name-hearts-jack = jack of hearts
name-hearts-knight = knight of hearts
name-hearts-queen = queen of hearts
name-hearts-king = king of hearts
name-diamonds-1 = ace of diamonds
name-diamonds-2 = 2 of diamonds
name-diamonds-3 = 3 of diamonds
name-diamonds-4 = 4 of diamonds
name-diamonds-5 = 5 of diamonds
name-diamonds-6 = 6 of diamonds
name-diamonds-7 = 7 of diamonds
name-diamonds-8 = 8 of diamonds
name-diamonds-9 = 9 of diamonds
name-diamonds-10 = 10 of diamonds
name-diamonds-jack = jack of diamonds
name-diamonds-knight = knight of diamonds
name-diamonds-queen = queen of diamonds
name-diamonds-king = king of diamonds

## The board in the terminal

oxygen = Oxygen
reserve-top = Known in the reserve (place: card)
air-pile = Air pile
discard-pile = Discard
unseen = unseen
closed-by = { NAME($characteristic) } is closed by { NAME($card) }
running = { SEAT($seat) }: draw in { $characteristic ->
    [none] one card
   *[other] { NAME($characteristic) }
}, { $drawn } so far{ $limit ->
    [none] {""}
   *[other] {" "}of { $limit }
}
no-situation = No situation ({ $count } in the pile)
urgent = urgent
uncovered-by = uncovered by { SEAT($seat) }
stage-now = Final phase, stage { $stage }: { $step ->
    [situations] situations
    [ritual] the ritual is due
   *[emancipation] the emancipation is due
}
piles = Knowledge left: { $knowledge } · secrets on the board: { $secrets }
status-dead = dead
status-unconscious = unconscious
status-exhausted = exhausted
status-bound = can only pass
cards-held = { $count } knowledge
secret-shut = sealed secret
secret-none = no secret
read-by = read by { SEATS($seats) }
label = { $name }:
your-secret = Your secret: { $name }.
your-card = You hold { $name }.
odds-title = Cards a draw will take: exactly, from what you know (booklet’s formula in brackets)
odds-now = This draw: { $matching } matching cards among { $cards }; by the next cards: { $chances }
odds-none = No draw can be judged yet.
never = never
would-take = about { $mean } cards

## The lobby and the chat

lobby-pitch = Six astronauts, one reserve of air, and not everybody wants to get home. Breathe as little as you can.
lobby-minutes = 90 min

phrase-1 = Hello!
phrase-2 = Trust me.
phrase-3 = I do not believe you.
phrase-4 = Save your breath.
phrase-5 = We are going to suffocate!
phrase-6 = Thank you for the game.
muted = You keep silent as long as the situation that you uncovered lasts.
muted-rule = DB-17.3

## The board in the browser

board-crew = The crew
board-you = You
board-dead = dead
board-exhausted = exhausted: no draws
board-unconscious = unconscious
board-breathes = draws
board-holder = action token
board-lives = { $n } of 3 lives
board-sealed = sealed secret of { $name }
board-read-by = read by { $names }
board-knowledge = { $n ->
    [0] no knowledge card
    [one] one knowledge card
   *[other] { $n } knowledge cards
}
board-token = success token: { $of }
board-use = Use { $card }
board-enlarge = { $card }, enlarge
board-kind-quick = Quick
board-kind-permanent = Permanent
board-now = Playable now
board-urgent = Urgent
board-situation = Situation
board-or = or
board-reserve-of-oxygen = Oxygen reserve
board-cards-of-oxygen = O₂ cards
board-gauge = Oxygen gauge: { $n } cards of 78
board-situations = situations
board-knowledges = knowledge
board-secrets = secrets
board-reserve = Reserve
board-air = Air pile
board-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
board-discard = Discard
board-discard-open = Discard, { $count } cards: look through it
board-closes = closes { $of }
board-odds = { $matching } of { $cards } cards succeed; on average { $mean } are drawn
board-drawn-by = Cards drawn by { $name }: { $n }
board-at-most = { $n } at most
board-dark = A dark corridor. Nothing has been found here yet.
board-hand = Your knowledge
board-no-knowledge = No knowledge card
board-your-secret = Your secret
board-secret = Secret
board-yours-alone = you alone read it
board-several = Which one?
board-pieces = The tarot, the gauge and the signs
section-trump = Trumps
section-knowledge = Knowledge cards
section-situation = Situations
section-secret = Secrets
