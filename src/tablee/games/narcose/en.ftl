# The words of Narcose. The pack names the cards.

## Before the first table

notice = For people aged 18 and over. Narcose is a satire about drugs with harm reduction at its heart: its strongest mixtures are those that put lives at risk, and the harm-reduction cards are what protects you. It recommends nothing; its facts replace neither medical advice nor the emergency services.
notice-yes = I am 18 or over
notice-no = Go back
help-emergency = In an emergency call 112 in the European Union, 999 in the United Kingdom, 911 in the United States and Canada.
help-line = To talk about drugs, for yourself or for somebody else: in France, Drogues info service, 0 800 23 13 13, every day from 8 a.m. to 2 a.m., free and anonymous; elsewhere, your national drugs helpline.
help-alcohol = About alcohol, in France: Alcool info service, 0 980 980 930, every day from 8 a.m. to 2 a.m., anonymous.
help-places = In France, harm-reduction centres (CAARUD) and addiction centres (CSAPA) see people free of charge; poison centres answer day and night.

## What happens

event-set-up = { YOU($first) ->
    [yes] The table is set and you begin.
   *[no] The table is set and { SEAT($first) } begins.
}
event-opened = { $mode ->
    [river] The river begins to flow: { NAMES($cards) }.
   *[piles] The Darknet opens for business: { NAMES($cards) }.
}
event-dealt = { YOU($seat) ->
    [yes] You take cards into your hand.
   *[no] { SEAT($seat) } takes cards into their hand.
}
    .known = { YOU($seat) ->
        [yes] You take into your hand: { NAMES($cards) }.
       *[no] { SEAT($seat) } takes into their hand: { NAMES($cards) }.
    }
event-drew-hand = { YOU($seat) ->
    [yes] You refill your hand. Cards everybody knows: { NAMES($known) }.
   *[no] { SEAT($seat) } refills their hand. Cards everybody knows: { NAMES($known) }.
}
event-turn = { YOU($seat) ->
    [yes] You are the dealer: your { NTH($number) } turn.
   *[no] { SEAT($seat) } is the dealer: their { NTH($number) } turn.
}
event-suffered = { YOU($seat) ->
    [yes] { NAME($card) } takes effect in your malus zone.
   *[no] { NAME($card) } takes effect in { SEAT($seat, form: "own") } malus zone.
}
event-played = { YOU($seat) ->
    [yes] You play your hand: { NAMES($cards) }.
   *[no] { SEAT($seat) } plays their hand: { NAMES($cards) }.
}
event-damage = { YOU($seat) ->
    [yes] You take { $by } damage.
   *[no] { SEAT($seat) } takes { $by } damage.
}
event-coins = { $coins ->
    [0] { YOU($seat) ->
        [yes] You have nothing to spend.
       *[no] { SEAT($seat) } has nothing to spend.
    }
   *[other] { YOU($seat) ->
        [yes] You have { $coins } ⚡ to spend.
       *[no] { SEAT($seat) } has { $coins } ⚡ to spend.
    }
}
event-ransomed = { YOU($seat) ->
    [yes] You pay a ransom of { $price } ⚡: { NAME($card) } leaves your malus zone ({ $coins ->
        [0] nothing left
       *[other] { $coins } ⚡ left
    }).
   *[no] { SEAT($seat) } pays a ransom of { $price } ⚡: { NAME($card) } leaves their malus zone ({ $coins ->
        [0] nothing left
       *[other] { $coins } ⚡ left
    }).
}
event-bought = { YOU($seat) ->
    [yes] You buy { NAME($card) } for { $price } ⚡ ({ $coins ->
        [0] nothing left
       *[other] { $coins } ⚡ left
    }).
   *[no] { SEAT($seat) } buys { NAME($card) } for { $price } ⚡ ({ $coins ->
        [0] nothing left
       *[other] { $coins } ⚡ left
    }).
}
event-received = { YOU($seat) ->
    [yes] { NAME($card) } goes to your discard.
   *[no] { NAME($card) } goes to { SEAT($seat, form: "own") } discard.
}
event-event = Event: “{ NAME($card) }”.
event-healed = { YOU($seat) ->
    [yes] You regain { $by } life and have { $life }.
   *[no] { SEAT($seat) } regains { $by } life and has { $life }.
}
event-lost-life = { SIGN($life) ->
    [plus] { YOU($seat) ->
        [yes] You lose { $by } life: { $life } left.
       *[no] { SEAT($seat) } loses { $by } life: { $life } left.
    }
   *[zero] { YOU($seat) ->
        [yes] You lose { $by } life: none left.
       *[no] { SEAT($seat) } loses { $by } life: none left.
    }
}
event-shielded = { YOU($seat) ->
    [yes] You are protected and lose no life.
   *[no] { SEAT($seat) } is protected and loses no life.
}
event-protected = { YOU($seat) ->
    [yes] You will lose no life this turn.
   *[no] { SEAT($seat) } will lose no life this turn.
}
event-reshuffled = { YOU($seat) ->
    [yes] Your discard is shuffled into a new deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
   *[no] { SEAT($seat, form: "own") } discard is shuffled into a new deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
}
event-drew = { YOU($seat) ->
    [yes] You draw and play { NAME($card) }.
   *[no] { SEAT($seat) } draws and plays { NAME($card) }.
}
event-blacked-out = { YOU($seat) ->
    [yes] Black-Out: you play { NAME($card) } without its action effects.
   *[no] Black-Out: { SEAT($seat) } plays { NAME($card) } without its action effects.
}
event-sifted = { YOU($seat) ->
    [yes] You look at the top { $count ->
        [1] card
       *[other] { $count } cards
    } of your deck.
   *[no] { SEAT($seat) } looks at the top { $count ->
        [1] card
       *[other] { $count } cards
    } of their deck.
}
    .known = { YOU($seat) ->
        [yes] You look at the top of your deck: { LIST($cards) }.
       *[no] { SEAT($seat) } looks at the top of their deck: { LIST($cards) }.
    }
event-sifted-out = { YOU($seat) ->
    [yes] You discard { NAME($card) } from the top of your deck.
   *[no] { SEAT($seat) } discards { NAME($card) }, the { NTH($place) } of the cards looked at.
}
event-put-off = { YOU($seat) ->
    [yes] You put one of the cards looked at below the others.
   *[no] { SEAT($seat) } puts one of the cards looked at below the others.
}
    .known = { YOU($seat) ->
        [yes] You put { NAME($card) } below the others.
       *[no] { SEAT($seat) } puts { NAME($card) } below the others.
    }
event-found = { YOU($seat) ->
    [yes] You dig through your deck to { NAME($card) } and play it ({ $passed ->
        [0] nothing discarded
        [one] { $passed } card discarded
       *[other] { $passed } cards discarded
    }).
   *[no] { SEAT($seat) } digs through their deck to { NAME($card) } and plays it ({ $passed ->
        [0] nothing discarded
        [one] { $passed } card discarded
       *[other] { $passed } cards discarded
    }).
}
event-found-nothing = { YOU($seat) ->
    [yes] You dig through your whole deck in vain ({ $passed ->
        [0] nothing discarded
        [one] { $passed } card discarded
       *[other] { $passed } cards discarded
    }).
   *[no] { SEAT($seat) } digs through their whole deck in vain ({ $passed ->
        [0] nothing discarded
        [one] { $passed } card discarded
       *[other] { $passed } cards discarded
    }).
}
event-recalled = { $to ->
    [play] { YOU($seat) ->
        [yes] You play { NAME($card) } from your discard.
       *[no] { SEAT($seat) } plays { NAME($card) } from their discard.
    }
   *[deck] { YOU($seat) ->
        [yes] You put { NAME($card) } from your discard on top of your deck.
       *[no] { SEAT($seat) } puts { NAME($card) } from their discard on top of their deck.
    }
}
event-forgot = { YOU($seat) ->
    [yes] You remove { NAME($card) } from the game.
   *[no] { SEAT($seat) } removes { NAME($card) } from the game.
}
event-cleaned = { YOU($seat) ->
    [yes] { NAME($card) } leaves your malus zone.
   *[no] { NAME($card) } leaves { SEAT($seat, form: "own") } malus zone.
}
event-cured = { YOU($seat) ->
    [yes] You remove an Infection from the game.
   *[no] { SEAT($seat) } removes an Infection from the game.
}
event-lottery = { $won ->
    [yes] The reserve shows { NAME($card) }: +{ $by } damage.
   *[no] The reserve shows { NAME($card) }: no luck.
}
event-tossed = { YOU($seat) ->
    [yes] You discard { NAME($card) } from your hand.
   *[no] { SEAT($seat) } discards { NAME($card) } from their hand.
}
event-infected = { YOU($seat) ->
    [yes] { $count ->
        [1] An Infection goes to your discard.
       *[other] { $count } Infections go to your discard.
    }
   *[no] { $count ->
        [1] An Infection goes to { SEAT($seat, form: "own") } discard.
       *[other] { $count } Infections go to { SEAT($seat, form: "own") } discard.
    }
}
event-placed = { YOU($seat) ->
    [yes] { NAME($card) } settles in your malus zone.
   *[no] { NAME($card) } settles in { SEAT($seat, form: "own") } malus zone.
}
event-looked = { YOU($seat) ->
    [yes] You look at the top { $count ->
        [1] card
       *[other] { $count } cards
    } of the reserve.
   *[no] { SEAT($seat) } looks at the top { $count ->
        [1] card
       *[other] { $count } cards
    } of the reserve.
}
    .known = { YOU($seat) ->
        [yes] You look at the top of the reserve: { LIST($cards) }.
       *[no] { SEAT($seat) } looks at the top of the reserve: { LIST($cards) }.
    }
event-chose = { YOU($seat) ->
    [yes] You choose { NAME($card) }.
   *[no] { SEAT($seat) } chooses { NAME($card) }, the { NTH($place) } of the cards looked at.
}
event-gave = { YOU($seat) ->
    [yes] You discard { NAME($card) } from your RdR zone.
   *[no] { SEAT($seat) } discards { NAME($card) } from their RdR zone.
}
event-prices = { SIGN($by) ->
    [minus] Until the end of the turn every card costs { ABS($by) } ⚡ less.
   *[plus] Until the end of the turn every card costs { ABS($by) } ⚡ more.
}
event-closed = { YOU($seat) ->
    [yes] You cannot buy anything more this turn.
   *[no] { SEAT($seat) } cannot buy anything more this turn.
}
event-refreshed = { NAME($card) } goes under the reserve.
event-seized = { $count ->
    [0] Pile { $pile } leaves the game: { NAME($card) }.
    [one] Pile { $pile } leaves the game: { NAME($card) } and, unseen, the card below it.
   *[other] Pile { $pile } leaves the game: { NAME($card) } and, unseen, the { $count } cards below it.
}
event-dropped = { COUNT($cards) ->
    [0] No card is discarded.
   *[other] Discarded: { NAMES($cards) }.
}
event-gained = { YOU($seat) ->
    [yes] You gain { $by } ⚡ this turn.
   *[no] { SEAT($seat) } gains { $by } ⚡ this turn.
}
event-reacted = { YOU($seat) ->
    [yes] You react with { NAME($card) }.
   *[no] { SEAT($seat) } reacts with { NAME($card) }.
}
event-cancelled = The effect of { NAME($card) } is cancelled.
event-grounded = { $left ->
    [0] No hallucinogen counts any more.
    [one] Only one hallucinogen still counts.
   *[other] { $left } hallucinogens still count.
}
event-chose-side = { YOU($seat) ->
    [yes] { NAME($card) }: you choose what stands { $side ->
        [1] before
       *[other] after
    } the --OR--.
   *[no] { NAME($card) }: { SEAT($seat) } chooses what stands { $side ->
        [1] before
       *[other] after
    } the --OR--.
}
event-stored = { YOU($seat) ->
    [yes] You keep { NAME($card) } in your RdR zone.
   *[no] { SEAT($seat) } keeps { NAME($card) } in their RdR zone.
}
event-applied = { YOU($seat) ->
    [yes] You apply an effect of { NAME($card) }.
   *[no] { SEAT($seat) } applies an effect of { NAME($card) }.
}
event-discarded-unused = { YOU($seat) ->
    [yes] You discard an unused card: { NAME($card) }.
   *[no] { SEAT($seat) } discards an unused card: { NAME($card) }.
}
event-used-stored = { YOU($seat) ->
    [yes] You use { NAME($card) } from your RdR zone.
   *[no] { SEAT($seat) } uses { NAME($card) } from their RdR zone.
}
event-turned = { $mode ->
    [river] The river brings { NAME($card) }, in place { $pile }.
   *[piles] Pile { $pile } now shows { NAME($card) }.
}
event-dwindled = { $left ->
    [0] The reserve is empty, and nothing is left in the river.
    [one] The reserve is empty: the river dwindles to one card.
   *[other] The reserve is empty: the river dwindles to { $left } cards.
}
event-emptied = Pile { $pile } has run out.
over-surrender = { $count ->
    [0] The table has given up.
   *[other] { WHO($winners) ->
        [you] The other player has given up: you have won.
       *[one] One player has given up: { SEATS($winners) } has won.
    }
}
over-death = { WHO($winners) ->
    [you] Clinical death across the table: you have won.
   *[one] Clinical death: { SEATS($winners) } has won.
}
over-psychiatric = { WHO($winners) ->
    [you] Five hallucinogens, psychiatric hospital: you have won.
   *[one] Five hallucinogens, psychiatric hospital: { SEATS($winners) } has won.
}
over-cap = { $count ->
    [0] Sixty turns each and equal life: a draw.
   *[other] { WHO($winners) ->
        [you] Sixty turns each: you have more life left, so you win.
       *[one] Sixty turns each: { SEATS($winners) } has more life left and wins.
    }
}

## The end

ending-death = { WHO($winners) ->
    [you] The other heart stops first: you walk away, with { $best } life left.
   *[one] { WHO($others) ->
        [you] Your heart stops: { SEATS($winners) } walks away, with { $best } life left.
        [one] { SEATS($others, form: "own") } heart stops: { SEATS($winners) } walks away, with { $best } life left.
       *[many] A heart stops: { SEATS($winners) } walks away, with { $best } life left.
    }
}
ending-psychiatric = { WHO($winners) ->
    [you] Five hallucinogens at once: the others call the hospital, and you win the trip.
   *[one] Five hallucinogens at once: the hospital comes for { SEATS($winners) }, who wins the trip.
}
ending-cap = { $count ->
    [0] Sixty turns each, and both still standing alike: nobody wins this night.
   *[other] { WHO($winners) ->
        [you] Sixty turns each, and you are the one still standing straighter.
       *[one] Sixty turns each, and { SEATS($winners) } is the one still standing straighter.
    }
}
ending-surrender = { $count ->
    [0] The table goes home before the end of the night.
   *[other] { WHO($winners) ->
        [you] The other player goes home: the night is yours.
       *[one] { WHO($others) ->
            [you] You go home early: the night belongs to { SEATS($winners) }.
           *[one] { SEATS($others) } goes home early: the night belongs to { SEATS($winners) }.
        }
    }
}
sign-right = parried
sign-wrong = a Black-Out
sign-breach = an event
sign-hit = damage
sign-gain = life regained

measure-life = Life
column-life = life
column-dealt = damage dealt
column-bought = bought
column-healed = life regained
column-reacted = reactions

## What is asked

ask-effect = { YOU($seat) ->
    [yes] Actions: which effect do you apply next?
   *[no] { SEAT($seat) } chooses the next effect.
}
ask-react = { YOU($seat) ->
    [yes] An effect is about to strike you: do you react?
   *[no] { SEAT($seat) } may react to the effect.
}
ask-react-damage = { YOU($seat) ->
    [yes] Damage is coming: do you react?
   *[no] { SEAT($seat) } may react to the damage.
}
ask-ground = { YOU($seat) ->
    [yes] Five hallucinogens are in play: do you react?
   *[no] { SEAT($seat) } may react to the five hallucinogens.
}
ask-dizzy = { YOU($seat) ->
    [yes] Which card do you discard from your hand?
   *[no] { SEAT($seat) } chooses a card to discard from their hand.
}
ask-sift = { YOU($seat) ->
    [yes] Does this card go back on your deck as the next one?
   *[no] { SEAT($seat) } keeps or discards a card from their deck.
}
ask-forget = { YOU($seat) ->
    [yes] Which card in play do you remove from the game?
   *[no] { SEAT($seat) } may remove a card in play from the game.
}
ask-unused = { YOU($seat) ->
    [yes] Which unused card do you discard for it?
   *[no] { SEAT($seat) } chooses an unused card to discard.
}
ask-recall = { YOU($seat) ->
    [yes] Which card do you take back from your discard?
   *[no] { SEAT($seat) } takes a card back from their discard.
}
ask-clean-malus = { YOU($seat) ->
    [yes] Which card leaves your malus zone?
   *[no] { SEAT($seat) } chooses a card to leave their malus zone.
}
ask-clean-infection = { YOU($seat) ->
    [yes] Which Infection do you remove?
   *[no] { SEAT($seat) } chooses an Infection to remove.
}
ask-reshuffle = { YOU($seat) ->
    [yes] Your deck is empty: do you reshuffle for the Black-Out?
   *[no] { SEAT($seat) } may reshuffle for the Black-Out.
}
ask-obtain = { YOU($seat) ->
    [yes] Which of these do you obtain?
   *[no] { SEAT($seat) } may obtain one of the cards looked at.
}
ask-buy = { YOU($seat) ->
    [yes] Purchases: what do you buy?
   *[no] { SEAT($seat) } is shopping.
}
ask-seize = { YOU($seat) ->
    [yes] Several piles are tied: which one leaves the game?
   *[no] Several piles are tied: { SEAT($seat) } chooses which one leaves the game.
}
ask-each-or-rdr = { YOU($seat) ->
    [yes] Do you suffer the event, or discard a card from your RdR zone?
   *[no] { SEAT($seat) } suffers the event or discards a card from their RdR zone.
}

## What a reaction would answer

about-react = { $zone ->
    [rdr] { NAME($card) }, from the RdR zone: { $text }
   *[other] { NAME($card) }: { $text }
}
about-ground = { $n ->
    [one] { $n } hallucinogen in play.
   *[other] { $n } hallucinogens in play.
}

## What a question is about, and what would remain

about-effect = { $open ->
    [one] { $open } action open
   *[other] { $open } actions open
}; as it lies, { $damage } damage and { $coins } ⚡.
about-event = The event { NAME($card) }: { $text }
about-doing = An effect of { NAME($card) }.
about-damage = { $sum } damage{ $mixed ->
    [0] { "" }
   *[other] , { $mixed } of it by mixture
}: { COUNT($cards) ->
    [1] { NAMES($cards) }.
    [2] { NAMES($cards) }.
    [3] { NAMES($cards) }.
   *[other] { COUNT($cards) } cards.
}
about-buy = { $coins } ⚡ to spend.
about-buy-changed = { $coins } ⚡ to spend; { board-discount }.
about-reshuffle = { $count ->
    [one] Your discard holds { $count } card.
   *[other] Your discard holds { $count } cards.
}
would-live = { SIGN($life) ->
    [plus] { $life } life left
   *[zero] clinical death
}
would-live-against = { NAME($card) }, { would-live }

## What can be answered

option-apply = { $does ->
    [heal] { NAME($card) }: regain life
    [lose] { NAME($card) }: lose life
    [shield] { NAME($card) }: lose no life this turn
    [draw] { NAME($card) }: draw and play
    [blackout] { NAME($card) }: Black-Out
    [sift] { NAME($card) }: look at the top of the deck
    [seek] { NAME($card) }: Rise
    [recall] { NAME($card) }: take a card back from the discard
    [cling] { NAME($card) }: go back on top of the deck
    [forget] { NAME($card) }: Forget
    [clean_malus] { NAME($card) }: clear the malus zone
    [clean_infections] { NAME($card) }: remove an Infection
    [lottery] { NAME($card) }: Lottery
    [dizzy] { NAME($card) }: Dizzy
    [infect] { NAME($card) }: give an Infection
    [malus] { NAME($card) }: go to the opposing malus zone
    [obtain] { NAME($card) }: obtain a card from the reserve
    [obtain_among] { NAME($card) }: choose a card from the reserve
   *[other] { NAME($card) }: apply its effect
}
option-choose = { NAME($card) }: what stands { $side ->
    [1] before
   *[other] after
} the --OR--
option-store = Keep { NAME($card) } in the RdR zone
option-use = Use { NAME($card) } from the RdR zone
option-react = { $how ->
    [cancel] { $kind ->
        [react-damage] { NAME($card) }: cancel damage
       *[react] { NAME($card) }: cancel the effect
    }
    [ground] { NAME($card) }: some hallucinogens do not count
    [shield] { NAME($card) }: lose no life
   *[other] React with { NAME($card) }
}
option-let = Let it happen
option-done = That is all
option-none = None of them
option-reshuffle = Reshuffle the discard
option-stop = Stop here
option-infect = Suffer the event
option-point = { NAME($card) }
option-name = { NAME($card) }
option-clean = { $where ->
    [play] The one in play
   *[discard] The one in the discard
}
option-place = { NAME($card) }
option-keep = Keep { NAME($card) }
option-toss = Discard { NAME($card) }
option-later = Put { NAME($card) } below the others
option-buy = Buy { NAME($card) } for { $price } ⚡
option-pay = Pay a ransom of { $price } ⚡ for { NAME($card) }
option-seize = Pile { $pile }
option-give = Discard { NAME($card) }
act-surrender = Concede the game

## Options of a table

setting-mode = Darknet
setting-mode-note = How cards come up for sale: in eight piles, or in a river that moves on.
setting-mode-piles = Eight piles
setting-mode-river = A river of six cards
setting-bans = Cards left out
setting-bans-note = Cards of the Darknet that stay in the box for this game.

## Cards

section-title = Cards
field-kind = Kind
field-kind-drug = drug
field-kind-rdr = harm reduction (RdR)
field-kind-asset = asset
field-kind-money = money
field-kind-infection = Infection
field-kind-event = event
field-copies = Copies
field-base = Base deck
field-base-True = yes
field-base-False = no
field-types = Types
field-sub = Sub-type
field-sub-opi = Opi
field-sub-gaba = GABA
field-route = Route
field-route-oral = oral
field-route-nasal = snorted
field-route-smoked = smoked
field-route-inhaled = inhaled
field-route-injected = injected
field-made = Origin
field-made-natural = natural
field-made-synthetic = synthetic
field-cost = Cost
field-coins = Coins
field-damage = Damage
field-flavour = Flavour
field-fact = Good to know
field-source = Source
field-effects = Effects
field-sides = Sides
field-malus = Malus
field-reaction = Reaction
field-counts = Counts as
field-gift = Gift
field-zone = RdR zone
type-stimulant = stimulant
type-depressant = depressant
type-hallucinogen = hallucinogen
type-dissociative = dissociative
type-other = other drug
type-rdr = RdR
type-asset = asset
type-money = money
type-infection = Infection
type-event = event

## The board

board-darknet = Darknet
board-reserve = reserve: { $count } · Infections: { $infections } · removed from the game: { $removed }
board-event-past = Events so far: { NAMES($cards) }
board-play = Play zone
board-tally = { $damage } damage · { $coins } ⚡ · hallucinogens { $hallucinogens }/5
board-discount = { SIGN($by) ->
    [minus] every card costs { ABS($by) } ⚡ less
   *[plus] every card costs { ABS($by) } ⚡ more
}
board-mixture = Active mixture: “{ $name }” ({ NAME($card) }, with { NAMES($with) })
board-mixture-alone = Active mixture: “{ $name }” ({ NAME($card) })
board-life = life { $life }/25
board-cards = hand { $hand } · deck { $deck } · discard { $discard }
board-rdr = RdR: { NAMES($cards) }
board-malus = Malus: { NAMES($cards) }
board-hand = Your hand: { NAMES($cards) }
board-top = On top of your deck: { LIST($cards) }
board-looked = You are looking at: { LIST($cards) }
board-price = { $n } ⚡
board-used = used
board-muted = Black-Out
board-shield = protected
board-dealer = dealer
board-below = { $count } below
board-empty = empty
board-phase-set-up = Set-up
board-phase-malus = Malus
board-phase-actions = Phase 1: actions
board-phase-damage = Phase 2: damage
board-phase-coins = Phase 3: purchases
board-phase-buy = Phase 3: purchases
board-phase-end = Phase 4: end of turn
board-odds = Chance to be in the hidden hand
board-chance = { NAME($card) } { $percent }
board-pool = hand and deck: { $cards }
pile-of-discard = { YOU($seat) ->
    [yes] Your discard
   *[no] { SEAT($seat, form: "own") } discard
}
pile-of-pool = { YOU($seat) ->
    [yes] Your hand and your deck together
   *[no] { SEAT($seat, form: "own") } hand and deck together
}
pile-of-known = { YOU($seat) ->
    [yes] Everybody knows of your hand
   *[no] Everybody knows of { SEAT($seat, form: "own") } hand
}
pile-of-under = Known under the reserve, the next one first
pile-of-removed = Removed from the game
pile-of-events = Events so far
pile-of-box = Left in the box
pile-cards = { NAMES($cards) }
pile-cards-in-order = { LIST($cards) }
pile-nothing = nothing

## Why a bot did it

why-trip = { $count ->
    [0] { SEAT($seat) }: “{ NAME($card) } is my first hallucinogen: I mean to get to five.”
    [one] { SEAT($seat) }: “With { NAME($card) } I have a second hallucinogen: I mean to get to five.”
   *[other] { SEAT($seat) }: “I own { $count } hallucinogens already: with { NAME($card) } five at once come closer.”
}
why-mixture = { $count ->
    [one] { SEAT($seat) }: “{ NAME($card) } mixes with a card that I own.”
   *[other] { SEAT($seat) }: “{ NAME($card) } mixes with { $count } cards that I own.”
}
why-guard = { SEAT($seat) }: “{ NAME($card) } guards against what the other deck holds.”
why-rather = { SEAT($seat) }: “{ NAME($card) } does more for my deck than { NAME($other) } would.”
why-card = { SEAT($seat) }: “{ NAME($card) } is worth a place in my deck.”
why-save = { SEAT($seat) }: “None of these would better my deck: the shorter it is, the sooner it comes round.”
why-react = { SEAT($seat) }: “Without that, { $by } more damage, and I have { $life } life left.”
why-ground = { SEAT($seat) }: “Five hallucinogens would have been the end of me.”

## The levels of bots

level-novice-note = Buys what fits its colours and strikes when it can, without counting far.
level-adept-note = Knows what each card is worth, but is easily tempted.
level-expert-note = Knows what each card is worth to its own deck, buys no other, and remembers how yours can hit.

## In the browser

lobby-pitch = Two rival dealers, one market, and mixtures nobody should ever make. Keep some water within reach.
lobby-minutes = 45 min
lobby-notice =
    { notice }

    { help-emergency }

    { help-line }

    { help-alcohol }

    { help-places }
phrase-1 = Hello!
phrase-2 = Give me a moment.
phrase-3 = Drink some water.
phrase-4 = That mixture was a bad idea.
phrase-5 = Well played.
phrase-6 = Thank you for the game.
label-mode = Darknet
label-phase = Phase
label-dealer = Dealer
label-seats = Players
label-play = Play zone
label-tally = What it adds up to
label-mixtures = Active mixtures
label-darknet = Darknet
label-reserve = Reserve
label-infections = Infections
label-events = Events so far
label-removed = Removed from the game
label-hand = Hand
label-seat = Who
label-life = Life
label-turns = Turns played
label-known = Cards everybody knows
label-deck = Deck
label-top = Top of the deck
label-pool = Deck and hand together
label-discard = Discard
label-rdr = RdR zone
label-fresh = Kept this turn
label-malus = Malus zone
label-owned = Cards owned
label-shield = Protected
label-hit = Damage to come
label-card = Card
label-at = Number
label-used = Used
label-muted = Black-Out
label-side = Side
label-cling = Back on the deck
label-extra = Extra damage
label-done = Lines applied
label-open = Lines available
label-holds = Lines whose condition is met
label-spent = Lines already applied under their name
label-off = Lines without effect this turn
label-damage = Damage
label-mixed = Damage from mixtures
label-answered = Cancelled
label-coins = Coins
label-discount = Discount
label-hallucinogens = Hallucinogens
label-below = Cards below
label-event = Event below
label-price = Price
label-under = Known under the reserve
label-seized = Left unseen
label-box = Left in the box
label-once = Effects already applied this turn
label-doing = Effect under way
label-facing = Effect that may be answered
label-zone = Where
label-looked = Cards looked at
label-line = Line
label-with = With
name-piles = eight piles
name-river = river
name-set-up = set-up
name-malus = malus
name-actions = actions
name-damage = damage
name-buy = purchases
name-end = end of turn
name-stimulant = stimulant
name-depressant = depressant
name-hallucinogen = hallucinogen
name-dissociative = dissociative
name-opi = Opi
name-gaba = GABA
board-colon = :
board-then = , then { "" }
board-or-else = { " " }or { "" }
board-drugged = drugged
board-base = base
board-must = compulsory
board-action = action effect
board-once = once per turn
board-mix = mixture
board-coins = coins
board-life-points = life
board-heal = life regained
board-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
board-number = No. { $n }
board-original = original values
board-source = Source: { $source }
board-no-answer = cannot be cancelled
board-unknown = no origin
board-harm-reduction = harm reduction
board-no-drug = not a drug
board-short-stimulant = Stimul.
board-short-depressant = Depress.
board-short-opi = Opi
board-short-gaba = GABA
board-short-hallucinogen = Hallucin.
board-short-dissociative = Dissoc.
board-short-other = Drug
board-active = active
board-waits = waits
board-done = done
board-spent = used up
board-applied = Applied
board-answered = Cancelled
board-muted-stamp = Black-Out
board-gift = a gift for the drugged player
board-per-colour = per colour ({ $most } at most)
board-ransom = ransom: { $n } ⚡
board-cost = Discard an unused card
board-if-in-play = { $n ->
    [one] with { $one }
   *[other] with at least { $n } { $many }
}
board-if-without = no { $one } opposite
board-if-behind = if your life is lower
board-if-trailing = if you own fewer cards
board-do-damage = { text-damage }
board-do-coins = { text-coins }
board-do-heal = +{ $n } life
board-do-lose = { text-lose }
board-do-shield = lose no life this turn
board-do-draw = { text-draw }
board-do-blackout = { $n ->
    [1] play the top card of the deck, without effect
   *[other] play the top { $n } cards of the deck, without effect
}
board-do-sift = { $n ->
    [1] look at the top card, keep or discard
   *[other] look at the top { $n } cards, keep or discard
}
board-do-seek = find { $one } in the deck, play it
board-do-recall = { $to ->
    [play] play { $one } from the discard
   *[deck] put { $one } from the discard on the deck
}
board-do-cling = goes back on the deck at the end of the turn
board-do-forget = { $n ->
    [1] remove a card in play from the game
   *[other] remove { $n } cards in play from the game
}
board-do-clean-malus = { $n ->
    [9] clear your malus zone
    [1] remove a malus
   *[other] remove { $n } malus cards
}
board-do-clean-infections = { $n ->
    [1] remove an Infection
   *[other] remove { $n } Infections
}
board-do-lottery = turn up a card of the reserve; if it is { $one }, +{ $wins } damage
board-do-dizzy = { $own ->
    [yes] { $n ->
        [1] discard a card from your hand
       *[other] discard { $n } cards from your hand
    }
   *[no] { $n ->
        [1] they discard a card from their hand
       *[other] they discard { $n } cards from their hand
    }
}
board-do-infect = { $own ->
    [yes] { $n ->
        [1] take an Infection
       *[other] take { $n } Infections
    }
   *[no] { $n ->
        [1] give an Infection
       *[other] give { $n } Infections
    }
}
board-do-malus = put it in the opposing malus zone
board-do-obtain = { $n ->
    [1] obtain a card from the reserve
   *[other] obtain { $n } cards from the reserve
}
board-do-obtain-among = { $n ->
    [one] look at a card of the reserve, take it or not
   *[other] choose among { $n } cards of the reserve
}
board-do-gain = +{ $n } ⚡
board-do-discount = prices change
board-do-cancel = { $what ->
    [damage] cancel { $one }’s damage
    [mix] cancel { $one }’s mixtures
   *[other] cancel { $one }’s damage or an effect of it
}
board-do-ground = { $n ->
    [1] one hallucinogen does not count
   *[other] { $n } hallucinogens do not count
}
board-word-draw = draw { $n }
board-word-shield = protected
board-word-blackout = Black-Out
board-word-sift = look at { $n }
board-word-seek = Rise
board-word-recall = take back
board-word-cling = comes back
board-word-forget = Forget
board-word-clean-malus = remove a malus
board-word-clean-infections = cure
board-word-lottery = Lottery
board-word-dizzy = Dizzy
board-word-infect = Infection
board-word-malus = as malus
board-word-obtain = obtain
board-word-obtain-among = choose
board-word-when = if…
board-word-heal = +{ $n } life
board-word-lose = −{ $n } life
board-word-each = both
board-word-each-or-rdr = both
board-word-gain = +{ $n } ⚡
board-word-discount = prices
board-word-close = end
board-word-refresh = new cards
board-word-seize = seizure
board-word-drop = discard
board-word-per-colour = / colour
board-word-gift = gift
board-word-behind = less life
board-word-trailing = fewer cards
board-step-1 = Actions
board-step-2 = Damage
board-step-3 = Purchases
board-step-4 = End
board-rank = applied as number
board-tally-damage = damage
board-tally-coins = { $n ->
    [one] coin
   *[other] coins
}
board-tally-five = hallucinogens
board-play-yours = Your cards will go here.
board-play-theirs = { $name } has not played yet.
board-hit = { $n } damage expected, unless answered
board-no-hit = no damage expected
board-fresh = kept this turn
board-none = none
board-in-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
board-life-of = { $name }, life { $life } of 25, { $hit ->
    [0] no damage expected
   *[other] { $hit } damage expected
}
board-deck = Deck
board-discard = Discard
board-hand-short = hand
board-discard-open = { $name }: look through it
board-reserve-name = Reserve
board-infections = Infections
board-piles = { $n ->
    [one] one card on offer
   *[other] { $n } cards on offer
}
board-prices = { SIGN($by) ->
    [minus] prices: { ABS($by) } ⚡ less
   *[plus] prices: { ABS($by) } ⚡ more
}
board-budget = { $n } ⚡ to spend
board-later = purchases in phase 3: { $n } ⚡ so far
board-pile = Pile { $n }: { $card }, { $price } ⚡, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-void = Pile { $n } has run out
board-removed = Removed
board-seized = { $n ->
    [1] and one card nobody has seen
   *[other] and { $n } cards nobody has seen
}
board-your-hand = Your hand
board-known = known to everybody
board-list-discard = Discard: { $name }
board-list-events = Events so far
board-list-removed = Removed from the game
board-live = { $names }
board-word-store = keep for later
board-word-later = below the others
board-word-use = use from the RdR zone
board-how-cancel = cancel
board-how-ground = out of the count
board-how-shield = lose no life
board-in-play = in play
board-in-discard = in the discard
board-pile-number = Pile { $n }
board-deck-short = deck
board-discard-short = discard
board-deck-open = { $name }: see what deck and hand hold together
board-hand-played = hand played
board-no-event-yet = no event yet
board-tray-sift = Top of your deck
board-tray-recall = In your discard
board-tray-obtain = Top of the reserve
board-cards-yours = Your cards
board-cards-theirs = { $name }’s cards
board-against-you = against you
board-effects = { $n ->
    [one] { $n } effect applied
   *[other] { $n } effects applied
}
board-list-deck = Deck and hand together: { $name }
board-list-reserve = Known under the reserve
board-clinical-death = Clinical death
board-psychiatric = Psychiatric ward
board-full-turns = Sixty turns
board-pieces = Signs, life and helplines
board-without-colour = Without colour
board-lives = Life
board-help = To talk to somebody
field-gift-True = yes
field-gift-False = no
field-zone-True = yes
field-zone-False = no

cite-title = { $name }
filter-drug = { $n ->
    [a] a drug
    [one] drug
   *[other] drugs
}
filter-stimulant = { $n ->
    [a] a stimulant
    [one] stimulant
   *[other] stimulants
}
filter-depressant = { $n ->
    [a] a depressant
    [one] depressant
   *[other] depressants
}
filter-hallucinogen = { $n ->
    [a] a hallucinogen
    [one] hallucinogen
   *[other] hallucinogens
}
filter-dissociative = { $n ->
    [a] a dissociative
    [one] dissociative
   *[other] dissociatives
}
filter-oral = { $n ->
    [a] an oral drug
    [one] oral drug
   *[other] oral drugs
}
filter-nasal = { $n ->
    [a] a snorted drug
    [one] snorted drug
   *[other] snorted drugs
}
filter-smoked = { $n ->
    [a] a smoked drug
    [one] smoked drug
   *[other] smoked drugs
}
filter-inhaled = { $n ->
    [a] an inhaled drug
    [one] inhaled drug
   *[other] inhaled drugs
}
filter-injected = { $n ->
    [a] an injected drug
    [one] injected drug
   *[other] injected drugs
}
filter-natural = { $n ->
    [a] a natural drug
    [one] natural drug
   *[other] natural drugs
}
filter-synthetic = { $n ->
    [a] a synthetic drug
    [one] synthetic drug
   *[other] synthetic drugs
}

filter-opi = { $n ->
    [a] an Opi
   *[other] Opi
}
filter-gaba = { $n ->
    [a] a GABA
   *[other] GABA
}

## The text of the cards. A verb is said by text-<verb>, with its arguments. $one: “a stimulant”, or a card by its name; $many:
## “stimulants”; $of: “a stimulant’s”. $alone: the verb is the whole line. $own: whoever reads is struck by it. $again: the same verb
## has been said before. $inside: the condition stands in the middle of a sentence.

text-damage = +{ $n } damage
text-damage-per-colour = +{ $n } damage per colour of drug in play ({ $at_most } at most)
text-coins = +{ $n } ⚡
text-gain = { $alone ->
    [yes] +{ $n } ⚡ this turn
   *[no] gain { $n } ⚡
}
text-heal = { $alone ->
    [yes] +{ $n } life
   *[no] { $again ->
        [yes] regain { $n } more life
       *[no] regain { $n } life
    }
}
text-lose = lose { $n } life
text-shield = you lose no life this turn
text-draw = draw { $n ->
    [one] { $again ->
        [yes] 1 more card and play it
       *[no] 1 card and play it
    }
   *[other] { $again ->
        [yes] { $n } more cards and play them
       *[no] { $n } cards and play them
    }
}
text-blackout = { $n ->
    [one] play the top card of your deck, without its action effects, except compulsory ones
   *[other] play the top { $n } cards of your deck, without their action effects, except compulsory ones
}
text-sift = { $n ->
    [one] look at the top card of your deck and leave it or discard it
   *[other] look at the top { $n } cards of your deck, discard any of them and put the others back in any order
}
text-seek = turn up cards of your deck until { $one } appears, play it and discard the others
text-recall = { $to ->
    [play] play { $one } from your discard
   *[deck] put { $one } from your discard on top of your deck
}
text-cling = at the end of the turn this card goes on top of your deck
text-forget = { $n ->
    [one] remove a card in your play zone from the game
   *[other] remove up to { $n } cards in your play zone from the game
}
text-clean-malus = { $n ->
    [9] clear your malus zone
    [one] remove 1 card from your malus zone
   *[other] remove { $n } cards from your malus zone
}
text-clean-infections = { $n ->
    [one] remove from the game one of your Infections, in play or in your discard
   *[other] remove from the game { $n } of your Infections, in play or in your discard
}
text-lottery = turn up the top card of the reserve, then put it at the bottom; if it is { $one }, +{ $wins } damage
text-dizzy = { $own ->
    [yes] discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from your hand (keep at least 3)
   *[no] the drugged player discards { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from their hand (keeping at least 3)
}
text-infect = { $own ->
    [yes] put { $n ->
        [one] 1 Infection
       *[other] { $n } Infections
    } in your discard
   *[no] the drugged player puts { $n ->
        [one] 1 Infection
       *[other] { $n } Infections
    } in their discard
}
text-malus = put this card in the drugged player’s malus zone
text-obtain = { $n ->
    [one] obtain the top card of the reserve
   *[other] obtain the top { $n } cards of the reserve
}
text-obtain-among = { $n ->
    [one] look at the top card of the reserve; you may obtain it if its cost is { $up_to } or less, otherwise it goes to the bottom
   *[other] look at the top { $n } cards of the reserve; you may obtain one of cost { $up_to } or less, the others go to the bottom
}
text-discount = { $again ->
    [yes] every card costs a further { $by } ⚡ { $sign ->
        [minus] more
       *[plus] less
    }
   *[no] every card costs { $by } ⚡ { $sign ->
        [minus] more
       *[plus] less
    } this turn
}
text-close = the purchases of this turn end
text-refresh = each face-up Darknet card that another can replace goes under the reserve
text-seize = the tallest pile leaves the game with its event, and nobody looks underneath (if tied, the dealer chooses)
text-drop = { $many } in the dealer’s play zone and in all malus zones are discarded
text-cancel = { $what ->
    [damage] cancel { $of } damage
    [mix] cancel { $of } mixtures
   *[any] cancel { $of } damage or one of its action effects
}
text-ground = { $n ->
    [one] one of the dealer’s hallucinogens does not count at the end of the turn
   *[other] { $n } of the dealer’s hallucinogens do not count at the end of the turn
}
text-each = { $first ->
    [dealer] dealer, then drugged player
   *[drugged] drugged player, then dealer
}: { $do }
text-each-or-rdr = { $first ->
    [dealer] dealer, then drugged player
   *[drugged] drugged player, then dealer
}: { $do }, or discard a card from your RdR zone
text-when = { $condition }, { $then }

text-in-play = { $at_least ->
    [one] { $inside ->
        [yes] if { $one } is in play
       *[no] with { $one } in play
    }
   *[other] { $inside ->
        [yes] if at least { $at_least } { $many } are in play
       *[no] with at least { $at_least } { $many } in play
    }
}
text-without-rdr = { $inside ->
    [yes] if there is no { $one } in the opposing RdR zone
   *[no] with no { $one } in the opposing RdR zone
}
text-behind = if your life is lower than the other player’s
text-trailing = if the other player owns more cards than you

text-then = { $before }, then { $next }
text-also = { $before }; { $next }
text-anyway = { $before }; in any case, { $next }
text-or-else = { $before }, or else { $next }
text-afterwards = { $before }; then { $next }
text-subtype = { $sub } { $type }
text-line = { $heads }: { $does }
text-compulsory = compulsory
text-mixture = mixture “{ $mix }”
text-mixture-named = mixture “{ $mix }” ({ $name })
text-once = { $name } *
text-cost = discard an unused card from your play zone
text-cost-waived = discard an unused card from your play zone (nothing to discard { $condition })
text-from-hand = from hand: { $does }
text-lasting = malus “{ $name }”: at the start of your actions, { $does }
text-ransom = Ransom: { $n } ⚡.
text-printed-damage = { $n } damage.
text-printed-coins = { $n } ⚡.
text-counts = { $n ->
    [one] Counts as { $n } hallucinogen at the end of the turn.
   *[other] Counts as { $n } hallucinogens at the end of the turn.
}
text-gift = When obtained from the Darknet or its reserve, this card goes to the drugged player’s discard.
text-or = OR
text-kept = Can be kept in the RdR zone.
