# What a table of Deep Regular Breaths says. Card names are in the pack.

## What happens

event-fanned = { YOU($seat) ->
    [yes] You turn up the { NTH($place) } card of the fan: { NAME($card, form: "the") }.
   *[no] { SEAT($seat) } turns up the { NTH($place) } card of the fan: { NAME($card, form: "the") }.
}
event-revealed = { COUNT($cards) ->
    [0] No card is left to reveal in the reserve.
    [one] Card revealed in the reserve: { NAMES($cards, form: "the") }.
   *[other] Cards revealed in the reserve: { NAMES($cards, form: "the") }.
}
event-took-knowledge = { YOU($seat) ->
    [yes] You draw a knowledge card. { $left ->
        [0] It was the last.
       *[other] { $left } left.
    }
   *[no] { SEAT($seat) } draws a knowledge card. { $left ->
        [0] It was the last.
       *[other] { $left } left.
    }
}
    .known = { YOU($seat) ->
        [yes] You draw a knowledge card: { NAME($card, form: "cite") }. { $left ->
            [0] It was the last.
           *[other] { $left } left.
        }
       *[no] { SEAT($seat) } draws a knowledge card: { NAME($card, form: "cite") }. { $left ->
            [0] It was the last.
           *[other] { $left } left.
        }
    }
event-took-secret = { YOU($seat) ->
    [yes] You take a secret.
   *[no] { SEAT($seat) } takes a secret.
}
    .known = { YOU($seat) ->
        [yes] You take a secret: { NAME($secret, form: "cite") }.
       *[no] { SEAT($seat) } takes a secret: { NAME($secret, form: "cite") }.
    }
event-condition = { YOU($seat) ->
    [yes] Your { NAME($characteristic) } draws succeed with { NAMES($of, form: "the") }.
   *[no] { SEAT($seat, form: "own") } { NAME($characteristic) } draws succeed with { NAMES($of, form: "the") }.
}
event-begins = { YOU($seat) ->
    [yes] You receive the action token first.
   *[no] { SEAT($seat) } receives the action token first.
}
event-declared-explore = { YOU($seat) ->
    [yes] You want to explore the ship. Physical draw.
   *[no] { SEAT($seat) } wants to explore the ship. Physical draw.
}
event-declared-fight = { YOU($seat) ->
    [yes] You want to fight { SEAT($target) }. Physical draw.
   *[no] { SEAT($seat) } wants to fight { SEAT($target) }. Physical draw.
}
event-declared-examine = { YOU($seat) ->
    [yes] You want to question { SEAT($target) }. Social draw.
   *[no] { SEAT($seat) } wants to question { SEAT($target) }. Social draw.
}
event-declared-galvanise = { YOU($seat) ->
    [yes] You want to galvanise { SEAT($target) }. Social draw.
   *[no] { SEAT($seat) } wants to galvanise { SEAT($target) }. Social draw.
}
event-declared-plan = { YOU($seat) ->
    [yes] You want to plan. Will draw.
   *[no] { SEAT($seat) } wants to plan. Will draw.
}
event-declared-scheme = { YOU($seat) ->
    [yes] You want to scheme. Will draw.
   *[no] { SEAT($seat) } wants to scheme. Will draw.
}
event-declared-resolve = { YOU($seat) ->
    [yes] You want to resolve the situation. { $by ->
        [none] Only the required card will do.
        [physical] Physical draw.
        [will] Will draw.
       *[social] Social draw.
    }
   *[no] { SEAT($seat) } wants to resolve the situation. { $by ->
        [none] Only the required card will do.
        [physical] Physical draw.
        [will] Will draw.
       *[social] Social draw.
    }
}
event-declared-suffer = { YOU($seat) ->
    [yes] You give a life point to the situation.
   *[no] { SEAT($seat) } gives a life point to the situation.
}
event-declared-use = { YOU($seat) ->
    [yes] You want to use { NAME($card, form: "cite") }. { $by ->
        [physical] Physical draw.
        [will] Will draw.
       *[social] Social draw.
    }
   *[no] { SEAT($seat) } wants to use { NAME($card, form: "cite") }. { $by ->
        [physical] Physical draw.
        [will] Will draw.
       *[social] Social draw.
    }
}
event-declared-hyperventilate = { YOU($seat) ->
    [yes] You hyperventilate.
   *[no] { SEAT($seat) } hyperventilates.
}
event-declared-ritual = { YOU($seat) ->
    [yes] You want to perform the ritual. Physical draw.
   *[no] { SEAT($seat) } wants to perform the ritual. Physical draw.
}
event-declared-emancipation = { YOU($seat) ->
    [yes] You want to complete the emancipation. Will draw.
   *[no] { SEAT($seat) } wants to complete the emancipation. Will draw.
}
event-declared-pass = { YOU($seat) ->
    [yes] You pass.
   *[no] { SEAT($seat) } passes.
}
event-drew = { YOU($seat) ->
    [yes] You draw { NAME($card, form: "the") }{ $found ->
        [yes] {""}: success
       *[no] {""}
    }. Reserve: { $left }.
   *[no] { SEAT($seat) } draws { NAME($card, form: "the") }{ $found ->
        [yes] {""}: success
       *[no] {""}
    }. Reserve: { $left }.
}
event-spent = { YOU($seat) ->
    [yes] You spend a success token.
   *[no] { SEAT($seat) } spends a success token.
}
event-closed = { YOU($seat) ->
    [yes] Your draw is cut short by { NAME($card, form: "the") }.
   *[no] { SEAT($seat, form: "own") } draw is cut short by { NAME($card, form: "the") }.
}
event-failed = { YOU($seat) ->
    [yes] Your draw fails. The air pile stays.
   *[no] { SEAT($seat, form: "own") } draw fails. The air pile stays.
}
event-succeeded = { YOU($seat) ->
    [yes] Your draw succeeds.
   *[no] { SEAT($seat, form: "own") } draw succeeds.
}
event-resists = { YOU($seat) ->
    [yes] You resist { SEAT($against) }. { $limit ->
        [one] Limit: { $limit } card.
       *[other] Limit: { $limit } cards.
    }
   *[no] { SEAT($seat) } resists { SEAT($against) }. { $limit ->
        [one] Limit: { $limit } card.
       *[other] Limit: { $limit } cards.
    }
}
event-resistance-failed = { YOU($seat) ->
    [yes] The resistance fails. Your action goes ahead.
   *[no] The resistance fails. { SEAT($seat, form: "own") } action goes ahead.
}
event-stopped = { BETWEEN($by, $seat) ->
    [by-you] You stop { SEAT($seat, form: "own") } action.
    [to-you] { SEAT($by) } stops your action.
   *[others] { SEAT($by) } stops { SEAT($seat, form: "own") } action.
}
event-pledged = { YOU($seat) ->
    [yes] You lay a life point beside the air pile.
   *[no] { SEAT($seat) } lays a life point beside the air pile.
}
event-pledge-back = { YOU($seat) ->
    [yes] Your pledged life point returns to you. Life: { $life }.
   *[no] { SEAT($seat, form: "own") } pledged life point returns. Life: { $life }.
}
event-triple = { YOU($seat) ->
    [yes] The three blocking trumps have met. Every trump in the air pile takes effect for you.
   *[no] The three blocking trumps have met. Every trump in the air pile takes effect for { SEAT($seat) }.
}
event-trump = { YOU($seat) ->
    [yes] { NAME($card, form: "the") } takes effect for you.
   *[no] { NAME($card, form: "the") } takes effect for { SEAT($seat) }.
}
event-net-life = { SIGN($net) ->
    [minus] { YOU($seat) ->
        [yes] { NAMES($cards, form: "the") }: you lose { ABS($net) ->
            [one] { ABS($net) } life point.
           *[other] { ABS($net) } life points.
        }
       *[no] { NAMES($cards, form: "the") }: { SEAT($seat) } loses { ABS($net) ->
            [one] { ABS($net) } life point.
           *[other] { ABS($net) } life points.
        }
    }
    [plus] { YOU($seat) ->
        [yes] { NAMES($cards, form: "the") }: you regain { ABS($net) ->
            [one] { ABS($net) } life point.
           *[other] { ABS($net) } life points.
        }
       *[no] { NAMES($cards, form: "the") }: { SEAT($seat) } regains { ABS($net) ->
            [one] { ABS($net) } life point.
           *[other] { ABS($net) } life points.
        }
    }
   *[zero] { YOU($seat) ->
        [yes] { NAMES($cards, form: "the") }: your life does not change.
       *[no] { NAMES($cards, form: "the") }: { SEAT($seat, form: "own") } life does not change.
    }
}
event-used = { YOU($seat) ->
    [yes] You use { NAME($card, form: "cite") }.
   *[no] { SEAT($seat) } uses { NAME($card, form: "cite") }.
}
event-air-discarded = { $count ->
    [one] The air pile is discarded: { $count } card.
   *[other] The air pile is discarded: { $count } cards.
}
event-token = { YOU($seat) ->
    [yes] You take a { NAME($characteristic) } success token.
   *[no] { SEAT($seat) } takes a { NAME($characteristic) } success token.
}
event-moved = From the reserve to the discard: { $card ->
        [none] an unseen card
       *[other] { NAME($card, form: "the") }
    }. Reserve: { $left }.
event-recycled = { YOU($seat) ->
    [yes] You recycle { $card ->
        [none] an unseen card
       *[other] { NAME($card, form: "the") }
    }, face { $up ->
        [yes] up
       *[no] down
    }. Reserve: { $left }.
   *[no] { SEAT($seat) } recycles { $card ->
        [none] an unseen card
       *[other] { NAME($card, form: "the") }
    }, face { $up ->
        [yes] up
       *[no] down
    }. Reserve: { $left }.
}
event-recycled-secretly = { YOU($seat) ->
    [yes] You recycle { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the discard in secret.
   *[no] { SEAT($seat) } recycles { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the discard in secret.
}
    .known = { YOU($seat) ->
        [yes] You recycle in secret, in this order: { LIST($order, form: "the") }.
       *[no] { SEAT($seat) } recycles in secret, in this order: { LIST($order, form: "the") }.
    }
event-chose-card = { YOU($seat) ->
    [yes] You choose { NAME($card, form: "the") }.
   *[no] { SEAT($seat) } chooses { NAME($card, form: "the") }.
}
event-chose-place = { YOU($seat) ->
    [yes] You choose the { NTH($place) } card.
   *[no] { SEAT($seat) } chooses the { NTH($place) } card.
}
event-named = { $role ->
    [give-from] { BETWEEN($seat, $other) ->
        [by-you] You name { SEAT($other) } to give a knowledge card away.
        [to-you] { SEAT($seat) } names you to give a knowledge card away.
        [self] You name yourself to give a knowledge card away.
        [own] { SEAT($seat) } wants to give a knowledge card away.
       *[others] { SEAT($seat) } names { SEAT($other) } to give a knowledge card away.
    }
    [give-to] { BETWEEN($seat, $other) ->
        [by-you] You name { SEAT($other) } to receive it.
        [to-you] { SEAT($seat) } names you to receive it.
        [self] You name yourself to receive it.
        [own] { SEAT($seat) } wants to receive it.
       *[others] { SEAT($seat) } names { SEAT($other) } to receive it.
    }
   *[other] { BETWEEN($seat, $other) ->
        [by-you] You name { SEAT($other) }.
        [to-you] { SEAT($seat) } names you.
        [self] You name yourself.
        [own] { SEAT($seat) } names themself.
       *[others] { SEAT($seat) } names { SEAT($other) }.
    }
}
event-chose-player = { BETWEEN($seat, $other) ->
    [by-you] You name { SEAT($other) }.
    [self] You name yourself.
    [own] { SEAT($seat) } names themself.
   *[others] { SEAT($seat) } names { SEAT($other) }.
}
event-moved-inside = { YOU($seat) ->
    [yes] You move the { NTH($start) } card of the reserve to { NTH($to) } position.
   *[no] { SEAT($seat) } moves the { NTH($start) } card of the reserve to { NTH($to) } position.
}
event-piles-swapped = { $turned ->
    [yes] Reserve and discard trade places and are turned over. Reserve: { $left }.
   *[no] Reserve and discard trade places. Reserve: { $left }.
}
event-turned-over = The whole reserve is turned over.
event-shuffled = The reserve is shuffled.
event-card-returned = { NAME($card, form: "the") } goes back into the reserve, face down, in { NTH($place) } position.
event-healed = { YOU($seat) ->
    [yes] You regain strength. Life: { $life }.
   *[no] { SEAT($seat) } regains strength. Life: { $life }.
}
event-wounded = { $life ->
    [0] { YOU($seat) ->
        [yes] A wound. You are exhausted.
       *[no] A wound. { SEAT($seat) } is exhausted.
    }
    [one] { YOU($seat) ->
        [yes] A wound. You have { $life } life point left.
       *[no] A wound. { SEAT($seat) } has { $life } life point left.
    }
   *[other] { YOU($seat) ->
        [yes] A wound. You have { $life } life points left.
       *[no] A wound. { SEAT($seat) } has { $life } life points left.
    }
}
event-died = { YOU($seat) ->
    [yes] You die.
   *[no] { SEAT($seat) } dies.
}
event-endured = { YOU($seat) ->
    [yes] You should have died. You are still breathing.
   *[no] { SEAT($seat) } should have died and is still breathing.
}
event-cut-in = { YOU($seat) ->
    [yes] You cut in with { NAME($card, form: "cite") }.
   *[no] { SEAT($seat) } cuts in with { NAME($card, form: "cite") }.
}
event-triggered = { YOU($seat) ->
    [yes] Your card { NAME($card, form: "cite") } takes effect.
   *[no] { SEAT($seat, form: "own") } card { NAME($card, form: "cite") } takes effect.
}
event-triggered-nothing = { YOU($seat) ->
    [yes] Your card { NAME($card, form: "cite") } is pointed at. It is permanent, so it does nothing.
   *[no] { SEAT($seat, form: "own") } card { NAME($card, form: "cite") } is pointed at. It is permanent, so it does nothing.
}
event-permanent = { YOU($seat) ->
    [yes] Your card { NAME($card, form: "cite") } is at work.
   *[no] { SEAT($seat, form: "own") } card { NAME($card, form: "cite") } is at work.
}
event-draw-stopped = { YOU($seat) ->
    [yes] Your draw is interrupted.
   *[no] { SEAT($seat, form: "own") } draw is interrupted.
}
event-gave = { BETWEEN($seat, $to) ->
    [by-you] You give your knowledge card no. { $place } to { SEAT($to) }.
    [to-you] { SEAT($seat) } gives you their knowledge card no. { $place }.
   *[others] { SEAT($seat) } gives their knowledge card no. { $place } to { SEAT($to) }.
}
    .known = { BETWEEN($seat, $to) ->
        [by-you] You give { NAME($card, form: "cite") } to { SEAT($to) }.
        [to-you] { SEAT($seat) } gives you { NAME($card, form: "cite") }.
       *[others] { SEAT($seat) } gives { NAME($card, form: "cite") } to { SEAT($to) }.
    }
event-showed = { $to ->
    [none] { YOU($seat) ->
        [yes] You show everybody your knowledge card no. { $place }.
       *[no] { SEAT($seat) } shows everybody their knowledge card no. { $place }.
    }
   *[other] { BETWEEN($seat, $to) ->
        [by-you] You show your knowledge card no. { $place } to { SEAT($to) }.
        [to-you] { SEAT($seat) } shows you their knowledge card no. { $place }.
       *[others] { SEAT($seat) } shows their knowledge card no. { $place } to { SEAT($to) }.
    }
}
    .known = { $to ->
        [none] { YOU($seat) ->
            [yes] You show everybody { NAME($card, form: "cite") }.
           *[no] { SEAT($seat) } shows everybody { NAME($card, form: "cite") }.
        }
       *[other] { BETWEEN($seat, $to) ->
            [by-you] You show { NAME($card, form: "cite") } to { SEAT($to) }.
            [to-you] { SEAT($seat) } shows you { NAME($card, form: "cite") }.
           *[others] { SEAT($seat) } shows { NAME($card, form: "cite") } to { SEAT($to) }.
        }
    }
event-knowledge-discarded = { YOU($seat) ->
    [yes] Your knowledge card no. { $place } leaves the game unseen.
   *[no] { SEAT($seat, form: "own") } knowledge card no. { $place } leaves the game unseen.
}
event-consulted = { BETWEEN($seat, $other) ->
    [by-you] You consult { SEAT($other, form: "own") } secret.
    [to-you] { SEAT($seat) } consults your secret.
   *[others] { SEAT($seat) } consults { SEAT($other, form: "own") } secret.
}
    .known = { BETWEEN($seat, $other) ->
        [by-you] You consult { SEAT($other, form: "own") } secret: it is { NAME($secret, form: "cite") }.
        [to-you] { SEAT($seat) } consults your secret: it is { NAME($secret, form: "cite") }.
       *[others] { SEAT($seat) } consults { SEAT($other, form: "own") } secret: it is { NAME($secret, form: "cite") }.
    }
event-kept-secret = { YOU($seat) ->
    [yes] You keep your secret.
   *[no] { SEAT($seat) } does not wish to swap secrets.
}
event-declined-secret = { YOU($seat) ->
    [yes] You do not take a secret.
   *[no] { SEAT($seat) } does not take a secret.
}
event-obsession-ends = { YOU($seat) ->
    [yes] Your secret, { NAME($secret, form: "cite") }, is an obsession. You do not get any further.
   *[no] { SEAT($seat, form: "own") } secret, { NAME($secret, form: "cite") }, is an obsession. It ends here.
}
event-secret-works = { YOU($seat) ->
    [yes] Your secret, { NAME($secret, form: "cite") }, takes effect.
   *[no] { SEAT($seat, form: "own") } secret, { NAME($secret, form: "cite") }, takes effect.
}
event-secret-ended = { YOU($seat) ->
    [yes] Your secret leaves the game.
   *[no] { SEAT($seat, form: "own") } secret leaves the game.
}
event-opened = { YOU($seat) ->
    [yes] Your secret was { NAME($secret, form: "cite") }.
   *[no] { SEAT($seat, form: "own") } secret was { NAME($secret, form: "cite") }.
}
event-condition-changed = { YOU($seat) ->
    [yes] Your { NAME($characteristic) } draws now succeed with { NAME($to, form: "the") }.
   *[no] { SEAT($seat, form: "own") } { NAME($characteristic) } draws now succeed with { NAME($to, form: "the") }.
}
event-explored = { YOU($seat) ->
    [yes] You uncover a situation: { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } uncovers a situation: { NAME($situation, form: "cite") }.
}
event-progress = { YOU($seat) ->
    [yes] You resolve part of { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } resolves part of { NAME($situation, form: "cite") }.
}
event-solved = { YOU($seat) ->
    [yes] You resolve { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } resolves { NAME($situation, form: "cite") }.
}
event-planned = { YOU($seat) ->
    [yes] You consult the top situation.
   *[no] { SEAT($seat) } consults the top situation.
}
    .known = { YOU($seat) ->
        [yes] You consult the top situation: { NAME($situation, form: "cite") }.
       *[no] { SEAT($seat) } consults the top situation: { NAME($situation, form: "cite") }.
    }
event-put-back = { YOU($seat) ->
    [yes] You put it back in { NTH($place) } position.
   *[no] { SEAT($seat) } puts it back in { NTH($place) } position.
}
event-final-phase = The final phase begins. Three stages, two situations on each.
event-uncovered = { $stage ->
    [1] Stage I is uncovered. The ritual is due.
    [2] Stage II is uncovered. The emancipation is due.
   *[3] Stage III is uncovered.
}
event-voted = The ballots of the ritual are cast. They stay closed.
event-ballots = The ballots are opened: { PAIRS($seats, $votes) }.
event-sacrificed = { YOU($seat) ->
    [yes] The ritual names you.
   *[no] The ritual names { SEAT($seat) }.
}
event-emancipated = { YOU($seat) ->
    [yes] You are the only one left conscious.
   *[no] { SEAT($seat) } is the only one left conscious.
}
event-third-stage = The way to the third stage is open.
event-token-passed = { YOU($seat) ->
    [yes] You receive the action token.
   *[no] { SEAT($seat) } receives the action token.
}
event-tired = { $count ->
    [0] Nobody wishes to give up.
   *[other] { WHO($seats) ->
        [you] You wish to give up.
        [with-you] { SEATS($seats) } wish to give up.
        [one] { SEATS($seats) } wishes to give up.
       *[many] { SEATS($seats) } wish to give up.
    }
}

## How it ends

over-suffocated = The reserve is empty. Everybody suffocates.
over-alone = { WHO($winners) ->
    [you] Your secret is fulfilled: you win, against the whole crew.
    [with-you] A secret is fulfilled: { SEATS($winners) } win against the others.
    [one] A secret is fulfilled: { SEATS($winners) } wins, against the whole crew.
   *[many] A secret is fulfilled: { SEATS($winners) } win against the others.
}
over-together = { WHO($winners) ->
    [you] The crew comes through: you win.
    [one] The crew comes through: { SEATS($winners) } wins.
   *[many] The crew comes through: { SEATS($winners) } win together.
}
over-obsession = { WHO($winners) ->
    [you] Your obsession takes over the ship: you win, and nobody else.
    [one] A dominant obsession takes over the ship: { SEATS($winners) } wins, and nobody else.
   *[many] A dominant obsession takes over the ship: { SEATS($winners) } win.
}
over-all-dead = Nobody is left alive.
over-nobody-conscious = Nobody is left in a state to act.
over-adrift = Five rounds without an action: the ship drifts on forever.
over-gave-up = The crew gives up. The ship falls silent.
over-too-long = A thousand turns have passed: nobody can hear the crew any more.

## The end

ending-suffocated = One breath too many: the reserve is empty, and the ship goes quiet.
ending-alone = { WHO($winners) ->
    [you] Your secret has come true: the crew learns too late what you were after.
    [with-you] A secret has come true: { SEATS($winners) } had other plans than the crew.
    [one] A secret has come true: { SEATS($winners) } had other plans than the crew.
   *[many] A secret has come true: { SEATS($winners) } had other plans than the crew.
}
ending-together = { $air ->
    [0] The crew comes through, on an empty reserve.
    [one] The crew comes through, with one last breath in the reserve.
   *[other] The crew comes through, with { $air } breaths left in the reserve.
}
ending-obsession = { WHO($winners) ->
    [you] Your obsession has the ship, and nobody is left to stop you.
    [one] An obsession has the ship: { SEATS($winners) } alone comes out of it.
   *[many] An obsession has the ship: { SEATS($winners) } alone come out of it.
}
ending-all-dead = { $air ->
    [0] Nobody is left, and not a breath either.
    [one] Nobody is left to take the last breath.
   *[other] Nobody is left to breathe the last { $air } breaths.
}
ending-nobody-conscious = Everybody has gone under; the ship breathes on alone.
ending-adrift = Five rounds and nobody stirs: the ship drifts out of all charts.
ending-gave-up = The crew lies down, and the ship falls silent.
ending-too-long = A thousand turns on, nobody can hear the crew any more.
sign-right = a draw won
sign-wrong = a draw lost
sign-breach = a lasting change

measure-air = Reserve
column-life = life
column-drawn = breaths taken
column-won = draws won
column-lost = draws failed
column-stopped = stopped

## What is asked

ask-fan-part = { YOU($seat) ->
    [yes] Which part of the fan do you choose from?
   *[no] { SEAT($seat) } picks cards in the fan.
}
ask-fan = { YOU($seat) ->
    [yes] Which card of the fan do you turn up?
   *[no] { SEAT($seat) } picks cards in the fan.
}
ask-conditions = The sheets are being filled in; waiting for { SEATS($seats) }.
ask-main-characteristic = { YOU($seat) ->
    [yes] Which characteristic is your main one?
   *[no] { SEAT($seat) } is filling in a sheet.
}
ask-main-suit = { YOU($seat) ->
    [yes] Which suit does it succeed with?
   *[no] { SEAT($seat) } is filling in a sheet.
}
ask-second-characteristic = { YOU($seat) ->
    [yes] Which characteristic is your second one?
   *[no] { SEAT($seat) } is filling in a sheet.
}
ask-second-rank = { YOU($seat) ->
    [yes] Which rank does it succeed with?
   *[no] { SEAT($seat) } is filling in a sheet.
}
ask-minor-suit = { YOU($seat) ->
    [yes] Your minor characteristic: a card of which suit?
   *[no] { SEAT($seat) } is filling in a sheet.
}
ask-minor-card = { YOU($seat) ->
    [yes] Which card of that suit?
   *[no] { SEAT($seat) } is filling in a sheet.
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
   *[no] The action is about to succeed; waiting for { SEATS($seats) }.
}
ask-recycle = { YOU($seat) ->
    [yes] Which card do you recycle?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-recycle-kind = { YOU($seat) ->
    [yes] What kind of card do you recycle?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-face = { YOU($seat) ->
    [yes] Face up or face down?
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
    [yes] Which of their cards?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-from-part = { YOU($seat) ->
    [yes] Which part of the reserve is the card in?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-from = { YOU($seat) ->
    [yes] Which card do you move?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-to-part = { YOU($seat) ->
    [yes] To which part of the reserve?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-move-to = { YOU($seat) ->
    [yes] To which position?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-replay-trump = { YOU($seat) ->
    [yes] Which trump of the discard takes effect again?
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
    [yes] Do you swap your secret for one of those on the board?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-take-secret = { YOU($seat) ->
    [yes] Which secret on the board do you take?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-discard-whose = { YOU($seat) ->
    [yes] Whose knowledge card is discarded?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-discard-which = { YOU($seat) ->
    [yes] Which card is discarded?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-control = { YOU($seat) ->
    [yes] Whose secret takes effect?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-change-whose = { YOU($seat) ->
    [yes] Whose success condition changes?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-change-which = { YOU($seat) ->
    [yes] Which characteristic changes?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-put-back = { YOU($seat) ->
    [yes] In which position do you put the situation back?
   *[no] { SEAT($seat) } has a choice to make.
}
ask-vote-sacrifice = { YOU($seat) ->
    [yes] Who should the ritual sacrifice?
   *[no] The vote of the ritual is open; waiting for { SEATS($seats) }.
}
ask-vote-emancipation = { YOU($seat) ->
    [yes] Who should stay conscious?
   *[no] The vote of the emancipation is open; waiting for { SEATS($seats) }.
}
ask-give-up = { YOU($seat) ->
    [yes] Nobody is acting any more. Go on?
   *[no] Nobody is acting any more; waiting for { SEATS($seats) }.
}

## What a question is about

about-draw = { $kind ->
    [explore] To explore the ship
    [fight] To fight { SEAT($target) }
    [examine] To question { SEAT($target) }
    [galvanise] To galvanise { SEAT($target) }
    [plan] To plan
    [scheme] To scheme
    [resolve] To resolve { NAME($situation, form: "cite") }
    [use] To use { NAME($card, form: "cite") }
    [ritual] For the ritual
   *[emancipation] For the emancipation
}, you need { $needs }. { $drawn ->
    [0] No card drawn yet.
    [one] { $drawn } card drawn.
   *[other] { $drawn } cards drawn.
}
about-resist = { $kind ->
    [fight] { YOU($target) ->
        [yes] { SEAT($seat) } wants to fight you.
       *[no] { SEAT($seat) } wants to fight { SEAT($target) }.
    }
    [examine] { YOU($target) ->
        [yes] { SEAT($seat) } wants to question you.
       *[no] { SEAT($seat) } wants to question { SEAT($target) }.
    }
    [galvanise] { YOU($target) ->
        [yes] { SEAT($seat) } wants to galvanise you.
       *[no] { SEAT($seat) } wants to galvanise { SEAT($target) }.
    }
    [explore] { SEAT($seat) } wants to explore the ship.
    [plan] { SEAT($seat) } wants to plan.
    [scheme] { SEAT($seat) } wants to scheme.
    [resolve] { SEAT($seat) } wants to resolve { NAME($situation, form: "cite") }.
    [use] { SEAT($seat) } wants to use { NAME($card, form: "cite") }.
    [ritual] { SEAT($seat) } wants to perform the ritual.
   *[emancipation] { SEAT($seat) } wants to complete the emancipation.
} To stop it, you need { $needs } within { $limit ->
    [one] { $limit } card.
   *[other] { $limit } cards.
}
about-resist-draw = You need { $needs }. { $left ->
    [one] { $left } card left.
   *[other] { $left } cards left.
}
about-by = { NAME($by) }: { $needs }
about-closed = { NAME($by) }: closed
about-bound = The situation you uncovered holds you: you can only pass.
about-exhausted = You have no life point left: you cannot draw.
about-hyperventilate = Four cards go to the air pile; none of them can succeed.
about-fan = { $count } of 3 cards turned up.
about-sheet = A suit, then three ranks, then three cards: those your draws will succeed with.
about-put-back = It is { NAME($situation, form: "cite") }.
about-vote-sacrifice = Whoever has most votes dies once the ritual’s draw succeeds. The ballots stay sealed until then.
about-vote-emancipation = Only the one elected can act from then on. Everybody’s ballots are opened at once.
about-give-up = { $passes ->
    [one] { $passes } pass in a row.
   *[other] { $passes } passes in a row.
} If more than half of the living give up, all is lost.

## What can be answered

option-whom = { YOU($seat) ->
    [yes] Yourself
   *[no] { SEAT($seat) }
}
option-fight = Fight { SEAT($seat) } (physical)
option-examine = Question { SEAT($seat) } (social)
option-galvanise = Galvanise { SEAT($seat) } (social)
option-resolve = Resolve the situation ({ $by ->
    [card] draw the required card
    [suffering] give a life point
   *[other] { NAME($by) }
})
option-use = Use { NAME($card, form: "cite") }
option-play = Cut in with { NAME($card, form: "cite") }
option-decide = Let your secret work: { NAME($secret, form: "cite") }
option-oxygen = { NAME($card, form: "the") }
option-kind = { NAME($name, form: "the") }
option-by = { NAME($characteristic) }
option-part = { NTH($first) } to { NTH($last) }
option-place = { $kind ->
    [put-back] { NTH($number) } position
    [move-to] { NTH($number) } position
    [take-secret] Secret no. { $number }
    [swap-secret] Secret no. { $number }
    [trigger-which] Card no. { $number }
    [give-which] Card no. { $number }
    [discard-which] Card no. { $number }
   *[other] { NTH($number) } card
}
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
option-keep = Keep your own
option-take = Take this one
option-decline = Take none
option-face = { $side ->
    [up] Face up
   *[down] Face down
}
option-go-on = Go on
option-give-up = Give up
act-showcard = { $seat ->
    [-1] Show everybody knowledge card no. { $place }
   *[other] Show knowledge card no. { $place } to { SEAT($seat) }
}

## Settings

setting-mode = Mode (story mode is not part of this edition of the rules)
setting-mode-note = Against each other with secrets, or all together without them.
setting-mode-paranoia = Paranoia: secrets, resistance, final phase
setting-mode-coop = Co-op: no secrets, all win together
setting-house_tetany = House rule 66a: tetany does not bind the last conscious player
setting-house_tetany-note = Keeps the end playable when a single person is still conscious.
setting-house_emperor = House rule 66b: in the final phase the Emperor goes back into the reserve for Divination
setting-house_emperor-note = A card that the final phase needs is never out of reach.
setting-house_passing = House rule 76: endless passing ends the game
setting-house_passing-note = After rounds of nothing but passing the living may give up, and in the end the ship drifts off.
setting-memory = Memory: the table recalls cards that were seen and lie face down again
setting-memory-note = Nobody need keep in mind which cards were seen before they were turned down again.

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
reserve-top = Known in the reserve (position: card)
air-pile = Air pile
discard-pile = Discard
unseen = unseen
closed-by = { NAME($characteristic) } draws are closed by { NAME($card, form: "the") }
running = { SEAT($seat) }: { $characteristic ->
    [none] drawing for the required card
   *[other] { NAME($characteristic) } draw
}, { $drawn ->
    [0] no card drawn
    [one] { $drawn } card drawn
   *[other] { $drawn } cards drawn
}{ $limit ->
    [none] {""}
   *[other] {" "}of { $limit }
}
no-situation = No situation ({ $count } in the pile)
urgent = urgent
uncovered-by = uncovered by { SEAT($seat) }
stage-now = Final phase, stage { $stage ->
    [1] I
    [2] II
   *[3] III
}: { $step ->
    [situations] situations
    [ritual] the ritual is due
   *[emancipation] the emancipation is due
}
piles = Knowledge left: { $knowledge } · secrets on the board: { $secrets }
status-dead = dead
status-unconscious = unconscious
status-exhausted = exhausted
status-bound = can only pass
cards-held = { $count ->
    [one] { $count } knowledge card
   *[other] { $count } knowledge cards
}
secret-shut = sealed secret
secret-none = no secret
read-by = read by { SEATS($seats) }
label = { $name }:
your-secret = Your secret: “{ $name }”.
your-card = You hold “{ $name }”.
odds-title = What a draw will cost, in cards, from what you know (the booklet’s formula in brackets; then how often it succeeds, where that is not certain)
odds-now = { $matching ->
    [one] This draw: { $matching } matching card among { $cards }.
   *[other] This draw: { $matching } matching cards among { $cards }.
}
odds-by = With the next cards: { $chances }
odds-none = No draw to assess yet.
never = never
figure = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-missing = the card it needs is not in the reserve
would-take = about { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards

## Why a bot did it

why-act = { YOU($other) ->
    [yes] { SEAT($seat) }: “I reckon with { $cards ->
        [0] no card at all
        [one] one card
       *[other] about { $cards } cards
    } for this, and with { $more ->
        [0] no card at all
        [one] one card
       *[other] about { $more } cards
    } if you did it.”
   *[no] { SEAT($seat) }: “I reckon with { $cards ->
        [0] no card at all
        [one] one card
       *[other] about { $cards } cards
    } for this, and with { $more ->
        [0] no card at all
        [one] one card
       *[other] about { $more } cards
    } if { SEAT($other) } did it.”
}
why-alone = { SEAT($seat) }: “I reckon with { $cards ->
        [0] no card at all
        [one] one card
       *[other] about { $cards } cards
    } for this, and nobody else can try.”
why-pass = { YOU($other) ->
    [yes] { SEAT($seat) }: “Passing costs no air, and you would need less of it than I for what comes next.”
   *[no] { SEAT($seat) }: “Passing costs no air, and { SEAT($other) } would need less of it than I for what comes next.”
}
why-wait = { SEAT($seat) }: “Passing costs no air.”
why-unable = { SEAT($seat) }: “There is nothing I can do just now.”
why-use = { SEAT($seat) }: “I use { NAME($card, form: "cite") }: it is worth the air it takes.”
why-spend = { SEAT($seat) }: “The card I need may lie deep; my token saves that air.”
why-recycle = { $count ->
    [0] { SEAT($seat) }: “I keep { NAME($card, form: "the") } for its effect: nobody succeeds with it.”
    [one] { SEAT($seat) }: “I keep { NAME($card, form: "the") }: it lets one of us succeed.”
   *[other] { SEAT($seat) }: “I keep { NAME($card, form: "the") }: it lets { $count } of us succeed.”
}
why-own = { SEAT($seat) }: “I have my reasons, and I keep them to myself.”

## The lobby and the chat

lobby-pitch = One reserve of air for the whole crew, and somebody does not want to get home. Breathe as little as you can.
lobby-minutes = 90 min
level-novice-note = Saves air, does what seems cheapest, and lets its secret show.
level-adept-note = Knows the exact odds of every draw, and leaves each one to whoever is best placed for it.
level-expert-note = Reckons with every card it has seen, hides its secret until showing it pays, and remembers who acts oddly.

phrase-1 = Hello!
phrase-2 = Trust me.
phrase-3 = I don’t believe you.
phrase-4 = Save your breath.
phrase-5 = We’re running out of air!
phrase-6 = Thank you for the game.
muted = Not a word, as long as the situation you uncovered lasts.
muted-rule = DB-17.3
never-secrets = What a sealed secret says may not be told, nor hinted at.
never-secrets-rule = DB-19.7

## The board in the browser

board-crew = The crew
board-dead = dead
board-exhausted = exhausted
board-unconscious = unconscious
board-breathes = drawing
board-holder = action token
board-lives = { $n ->
    [0] no life point of 3
    [one] { $n } life point of 3
   *[other] { $n } life points of 3
}
board-sealed = { $name }’s sealed secret
board-read-by = read by { $names }
board-knowledge = { $n ->
    [0] no knowledge card
    [one] one knowledge card
   *[other] { $n } knowledge cards
}
board-token = { $of } success token
board-enlarge = { $card }, enlarge
board-kind-quick = Quick
board-kind-permanent = Permanent
board-now = Playable now
board-urgent = Urgent
board-situation = Situation
board-or = or
board-reserve-of-oxygen = Oxygen reserve
board-cards-of-oxygen = O₂ cards
board-gauge = { $n ->
    [one] Oxygen gauge: { $n } card of 78
   *[other] Oxygen gauge: { $n } cards of 78
}
board-situations = situations
board-knowledges = knowledge
board-secrets = secrets
board-reserve = Reserve
board-air = Air pile
board-discard = Discard
board-discard-open = { $count ->
    [0] Discard empty
    [one] Discard, { $count } card: look through it
   *[other] Discard, { $count } cards: look through it
}
board-closes = { $of } is closed
board-odds = { $matching ->
    [0] None of { $cards } cards succeeds
    [one] { $matching } of { $cards } cards succeeds; { $mean } drawn on average
   *[other] { $matching } of { $cards } cards succeed; { $mean } drawn on average
}
board-dark = A dark corridor. Nothing has been found here yet.
board-hand = Your knowledge
board-no-knowledge = No knowledge card
board-your-secret = Your secret
board-secret = Secret
board-yours-alone = for your eyes only
board-pieces = The tarot, the gauge and the signs
board-resists = resisting
board-cards-word = { $count ->
    [one] card
   *[other] cards
}
board-bound = bound
board-explored = uncovered the situation
board-trumps = any trump
board-back = a card face down
board-index-1 = A
board-index-jack = J
board-index-knight = N
board-index-queen = Q
board-index-king = K
board-and = and
board-one-life = 1 life
board-next = next
board-draw = Draw the top card of the reserve
board-empty = empty
board-reserve-open = Known cards of the reserve
board-reserve-known = Known in the reserve, from the top
board-due = On success:
board-more-trumps = { $n ->
    [one] +{ $n } trump
   *[other] +{ $n } trumps
}
board-pledged = in pledge ·
board-resist-limit = { $n ->
    [one] resist: { $n } card at most
   *[other] resist: { $n } cards at most
}
board-counted-stopped = { $n ->
    [one] { $n } action stopped
   *[other] { $n } actions stopped
}
board-counted-runs = { $n ->
    [one] { $n } draw won twice running
   *[other] { $n } draws won twice running
}
board-counted-drawn = { $of } drawn: { $n }
board-counted-won = Characteristics in which a draw was won
board-count = { $key ->
    [stopped] stopped
    [runs] running
   *[other] drawn
}
board-doors = Final phase
board-solved = { $n } of 6 situations resolved
board-door = { $n ->
    [1] Ritual
    [2] Emancipation
   *[3] Mars
}
board-door-leads = { $n ->
    [2] Then one alone stays conscious
   *[3] Resolved: a common victory
}
board-both-solved = 2 resolved
board-of-two = { $n } of 2
board-behind = { $n ->
    [0] no situation left
    [one] { $n } situation, face down
   *[other] { $n } situations, face down
}
board-fate = { $n ->
    [1] dies in the ritual
   *[2] alone stays conscious
}
board-due-draw = { $n ->
    [1] The ritual is due: a physical draw
   *[2] The emancipation is due: a will draw
}
board-opened = Opened ballots
board-vote = { $n ->
    [1] Who dies in the ritual? On a tie, the fewest knowledge cards.
   *[2] Who stays conscious? On a tie, the most knowledge cards.
}
board-ballots = Ballots: { $n } of { $of }
board-your-ballot = Your ballot:
board-percent = { $n } %
board-odds-of = { $matching } of { $cards } cards
board-odds-mean = mean { $mean }
board-deed = { $type ->
    [fight] Fight
    [examine] Question
    [galvanise] Galvanise
    [resolve] Resolve
    [use] Use
    [explore] Explore
    [plan] Plan
    [scheme] Scheme
    [hyperventilate] Hyperventilate
    [spend] Spend the token
    [resist] Resist
    [ritual] Ritual
    [emancipation] Emancipation
   *[draw] Draw
}
board-resolve = { $by ->
    [physical] Resolve by physical
    [will] Resolve by will
    [social] Resolve by social
    [card] Resolve by the required card
   *[suffering] Give a life point
}
board-face-up = Face up
board-face-down = Face down
board-sheet = Your sheet
board-sheet-main = Main
board-sheet-second = Second
board-sheet-minor = Minor
board-sheet-chance = { $n } of 78
board-sheet-known = In sight in the reserve:
board-sheet-take = Take this sheet
board-fan = The reserve, fanned out
board-fan-place = Card { $n } of the fan
section-trump = Trumps
section-knowledge = Knowledge cards
section-situation = Situations
section-secret = Secrets
field-number = Number
field-order = Order of effect
field-life = Life points
field-blocks = Closed draws
field-blocks-physical = physical
field-blocks-will = will
field-blocks-social = social
field-effect = Effect
field-kind = Kind
field-kind-action = with a draw
field-kind-quick = quick
field-kind-permanent = permanent
field-characteristic = Characteristic
field-characteristic-physical = physical
field-characteristic-will = will
field-characteristic-social = social
field-modes = Modes
field-modes-all = all
field-modes-paranoia = paranoia only
field-urgent = Urgent
field-urgent-True = yes
field-urgent-False = no
field-steps = To resolve it
field-on_draw = When uncovered
field-binds = While it lasts
field-binds-act = one can only pass
field-binds-speech = silence
field-binds-alone = nobody else can resolve it
field-obsession = Obsession
field-obsession-obsession = yes
field-obsession-dominant = dominant
field-terror = Terrifying
field-terror-True = yes
field-terror-False = no
field-no_knowledge_at = Knowledge cards barred at life points
field-no_knowledge_at-0 = never
field-parts = Conditions and effects

noun-physical = physical
noun-will = will
noun-social = social
noun-clubs = clubs
noun-spades = spades
noun-hearts = hearts
noun-diamonds = diamonds
noun-trump = any trump
noun-1 = aces
noun-2 = 2s
noun-3 = 3s
noun-4 = 4s
noun-5 = 5s
noun-6 = 6s
noun-7 = 7s
noun-8 = 8s
noun-9 = 9s
noun-10 = 10s
noun-jack = jacks
noun-knight = knights
noun-queen = queens
noun-king = kings
noun-clubs-1 = the ace of clubs
noun-clubs-2 = the 2 of clubs
noun-clubs-3 = the 3 of clubs
noun-clubs-4 = the 4 of clubs
noun-clubs-5 = the 5 of clubs
noun-clubs-6 = the 6 of clubs
noun-clubs-7 = the 7 of clubs
noun-clubs-8 = the 8 of clubs
noun-clubs-9 = the 9 of clubs
noun-clubs-10 = the 10 of clubs
noun-clubs-jack = the jack of clubs
noun-clubs-knight = the knight of clubs
noun-clubs-queen = the queen of clubs
noun-clubs-king = the king of clubs
noun-spades-1 = the ace of spades
noun-spades-2 = the 2 of spades
noun-spades-3 = the 3 of spades
noun-spades-4 = the 4 of spades
noun-spades-5 = the 5 of spades
noun-spades-6 = the 6 of spades
noun-spades-7 = the 7 of spades
noun-spades-8 = the 8 of spades
noun-spades-9 = the 9 of spades
noun-spades-10 = the 10 of spades
noun-spades-jack = the jack of spades
noun-spades-knight = the knight of spades
noun-spades-queen = the queen of spades
noun-spades-king = the king of spades
noun-hearts-1 = the ace of hearts
noun-hearts-2 = the 2 of hearts
noun-hearts-3 = the 3 of hearts
noun-hearts-4 = the 4 of hearts
noun-hearts-5 = the 5 of hearts
noun-hearts-6 = the 6 of hearts
noun-hearts-7 = the 7 of hearts
noun-hearts-8 = the 8 of hearts
noun-hearts-9 = the 9 of hearts
noun-hearts-10 = the 10 of hearts
noun-hearts-jack = the jack of hearts
noun-hearts-knight = the knight of hearts
noun-hearts-queen = the queen of hearts
noun-hearts-king = the king of hearts
noun-diamonds-1 = the ace of diamonds
noun-diamonds-2 = the 2 of diamonds
noun-diamonds-3 = the 3 of diamonds
noun-diamonds-4 = the 4 of diamonds
noun-diamonds-5 = the 5 of diamonds
noun-diamonds-6 = the 6 of diamonds
noun-diamonds-7 = the 7 of diamonds
noun-diamonds-8 = the 8 of diamonds
noun-diamonds-9 = the 9 of diamonds
noun-diamonds-10 = the 10 of diamonds
noun-diamonds-jack = the jack of diamonds
noun-diamonds-knight = the knight of diamonds
noun-diamonds-queen = the queen of diamonds
noun-diamonds-king = the king of diamonds

## The table in words, read without a board


label-mode = Mode
label-memory = The table remembers
label-phase = Moment
label-turn = Turn
label-first = Who began
label-holder = Action token
label-window = Open to quick cards
label-passes = Passes in a row
label-action = Action
label-draw = Draw
label-reserve = Reserve
label-count = Cards
label-known = Known cards
label-air = Air pile
label-closed = Closed draws
label-discard = Discard
label-supply = Success tokens left
label-seats = Crew
label-seat = Who
label-life = Life
label-pledged = Life points pledged
label-dead = Dead
label-conscious = Conscious
label-bound = Can only pass
label-conditions = Success conditions
label-tokens = Success tokens
label-knowledge = Knowledge cards
label-secret = Secret
label-hyperventilated = Has hyperventilated
label-kills = Killed
label-counters = Since taking the secret
label-stopped = Actions stopped
label-runs = Successes in a row
label-won = Successful draws
label-drawn = Cards drawn
label-hand = Knowledge cards in hand
label-knowledge_left = Knowledge cards left
label-gone = Knowledge cards out of the game
label-board = Secrets on the board
label-card = Card
label-open = Face up
label-read_by = Read by
label-situation = Situation
label-pile = Situation pile
label-solved = Situations resolved
label-final = Final phase
label-stage = Stage
label-step = Moment
label-left = Situations left
label-sole = Last one conscious
label-ballot = Ballot
label-speech = Speech
label-muted = Must be silent
label-never = Never to be mentioned
label-place = Position
label-up = Face up
label-seen = Seen by everybody
label-kind = Kind
label-target = Target
label-receiver = Receives
label-missing = Out of reach
label-characteristic = Characteristic
label-limit = Limit
label-resists = Resistance
label-of = With
label-urgent = Urgent
label-explorer = Uncovered by
label-progress = Parts resolved
label-parts = Parts
name-paranoia = paranoia
name-coop = co-op
name-beginning = beginning
name-sheets = sheets
name-play = game
name-final = final phase
name-suit = suit
name-ranks = ranks
name-cards = cards
name-secrets = secrets
name-explore = explore
name-fight = fight
name-examine = question
name-galvanise = galvanise
name-plan = plan
name-scheme = scheme
name-resolve = resolve
name-use = use a knowledge card
name-hyperventilate = hyperventilate
name-ritual = ritual
name-emancipation = emancipation
name-situations = situations
