# The words of Narcose. The pack names the cards.

## Before the first table

notice = For people aged 18 and over. Narcose is a satire about drugs, with harm reduction at its heart: its strongest mixtures are those that endanger lives, and what protects from them are harm-reduction cards. It recommends nothing; its facts replace neither a doctor nor an emergency service.
notice-yes = I am 18 or over
notice-no = Go back
help-emergency = In an emergency call 112, anywhere in the European Union.
help-line = To talk about drugs, for yourself or for somebody else: in France, Drogues info service, 0 800 23 13 13, every day from 8 a.m. to 2 a.m., free and anonymous; elsewhere, your national drugs help line.
help-alcohol = About alcohol, in France: Alcool info service, 0 980 980 930, every day from 8 a.m. to 2 a.m., anonymous.
help-places = Harm-reduction centres (CAARUD) and addiction centres (CSAPA) receive people for free in France; poison centres answer day and night.

## What happens

event-set-up = { YOU($first) ->
    [yes] The table is set and you begin.
   *[no] The table is set and { SEAT($first) } begins.
}
event-opened = The Darknet opens with { NAMES($cards) }.
event-dealt = { YOU($seat) ->
    [yes] You take cards in hand.
   *[no] { SEAT($seat) } takes cards in hand.
}
    .known = { YOU($seat) ->
        [yes] You take cards in hand: { NAMES($cards) }.
       *[no] { SEAT($seat) } takes { NAMES($cards) } in hand.
    }
event-drew-hand = { YOU($seat) ->
    [yes] You fill your hand; everybody knows these of it: { NAMES($known) }.
   *[no] { SEAT($seat) } fills their hand; everybody knows these of it: { NAMES($known) }.
}
event-turn = { YOU($seat) ->
    [yes] Your turn { $number } begins: you are the dealer.
   *[no] Turn { $number } of { SEAT($seat) }, the dealer, begins.
}
event-suffered = { YOU($seat) ->
    [yes] { NAME($card) } works on you from your malus zone.
   *[no] { NAME($card) } works on { SEAT($seat) } from the malus zone.
}
event-played = { YOU($seat) ->
    [yes] You play your hand: { NAMES($cards) }.
   *[no] { SEAT($seat) } plays their hand: { NAMES($cards) }.
}
event-damage = { YOU($seat) ->
    [yes] { $by } damage is dealt to you.
   *[no] { $by } damage is dealt to { SEAT($seat) }.
}
event-coins = { YOU($seat) ->
    [yes] You have { $coins } ⚡ to spend.
   *[no] { SEAT($seat) } has { $coins } ⚡ to spend.
}
event-ransomed = { YOU($seat) ->
    [yes] You pay { $price } ⚡ and are rid of { NAME($card) }; { $coins } ⚡ left.
   *[no] { SEAT($seat) } pays { $price } ⚡ and is rid of { NAME($card) }; { $coins } ⚡ left.
}
event-bought = { YOU($seat) ->
    [yes] You buy { NAME($card) } for { $price } ⚡; { $coins } ⚡ left.
   *[no] { SEAT($seat) } buys { NAME($card) } for { $price } ⚡; { $coins } ⚡ left.
}
event-received = { YOU($seat) ->
    [yes] { NAME($card) } goes to your discard.
   *[no] { NAME($card) } goes to the discard of { SEAT($seat) }.
}
event-event = An event: { NAME($card) }
event-healed = { YOU($seat) ->
    [yes] You gain { $by } life: { $life }.
   *[no] { SEAT($seat) } gains { $by } life: { $life }.
}
event-lost-life = { YOU($seat) ->
    [yes] You lose { $by } life: { $life } left.
   *[no] { SEAT($seat) } loses { $by } life: { $life } left.
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
    [yes] Your discard becomes your deck of { $count }.
   *[no] The discard of { SEAT($seat) } becomes a deck of { $count }.
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
    [yes] You look at the top { $count } of your deck.
   *[no] { SEAT($seat) } looks at the top { $count } of their deck.
}
    .known = { YOU($seat) ->
        [yes] You look at the top of your deck: { NAMES($cards) }.
       *[no] { SEAT($seat) } looks at the top of their deck: { NAMES($cards) }.
    }
event-sifted-out = { YOU($seat) ->
    [yes] You discard { NAME($card) } from the top of your deck.
   *[no] { SEAT($seat) } discards { NAME($card) }, card { $place } of those.
}
event-found = { YOU($seat) ->
    [yes] Your deck brings up { NAME($card) }, played; discarded before it: { $passed }.
   *[no] The deck of { SEAT($seat) } brings up { NAME($card) }, played; discarded before it: { $passed }.
}
event-found-nothing = { YOU($seat) ->
    [yes] No card of your deck fits; discarded: { $passed }.
   *[no] No card in the deck of { SEAT($seat) } fits; discarded: { $passed }.
}
event-recalled = { $to ->
    [play] { NAME($card) } comes back from the discard into play.
   *[deck] { NAME($card) } goes from the discard on top of the deck.
}
event-forgot = { YOU($seat) ->
    [yes] You remove { NAME($card) } from the game.
   *[no] { SEAT($seat) } removes { NAME($card) } from the game.
}
event-cleaned = { YOU($seat) ->
    [yes] { NAME($card) } leaves your malus zone.
   *[no] { NAME($card) } leaves the malus zone of { SEAT($seat) }.
}
event-cured = { YOU($seat) ->
    [yes] You remove an Infection from the game.
   *[no] { SEAT($seat) } removes an Infection from the game.
}
event-lottery = { $won ->
    [yes] The reserve shows { NAME($card) }: { $by } more damage.
   *[no] The reserve shows { NAME($card) }: nothing won.
}
event-tossed = { YOU($seat) ->
    [yes] You discard { NAME($card) } from your hand.
   *[no] { SEAT($seat) } discards { NAME($card) } from their hand.
}
event-infected = { YOU($seat) ->
    [yes] Infections put in your discard: { $count }.
   *[no] Infections put in the discard of { SEAT($seat) }: { $count }.
}
event-placed = { YOU($seat) ->
    [yes] { NAME($card) } lies in your malus zone.
   *[no] { NAME($card) } lies in the malus zone of { SEAT($seat) }.
}
event-looked = { YOU($seat) ->
    [yes] You look at the top { $count } of the reserve.
   *[no] { SEAT($seat) } looks at the top { $count } of the reserve.
}
    .known = { YOU($seat) ->
        [yes] You look at the top of the reserve: { NAMES($cards) }.
       *[no] { SEAT($seat) } looks at the top of the reserve: { NAMES($cards) }.
    }
event-chose = { YOU($seat) ->
    [yes] You choose { NAME($card) }.
   *[no] { SEAT($seat) } chooses { NAME($card) }, card { $place } of those.
}
event-gave = { YOU($seat) ->
    [yes] You discard { NAME($card) } from your RdR zone.
   *[no] { SEAT($seat) } discards { NAME($card) } from the RdR zone.
}
event-prices = Prices change by { $by } ⚡ until the end of the turn.
event-closed = { YOU($seat) ->
    [yes] You cannot buy any more this turn.
   *[no] { SEAT($seat) } cannot buy any more this turn.
}
event-refreshed = { NAME($card) } goes under the reserve.
event-seized = Pile { $pile }, { NAME($card) } and { $count } cards below it, leaves the game unseen.
event-dropped = Discarded: { NAMES($cards) }.
event-gained = { YOU($seat) ->
    [yes] You have { $by } ⚡ more.
   *[no] { SEAT($seat) } has { $by } ⚡ more.
}
event-reacted = { YOU($seat) ->
    [yes] You react with { NAME($card) }.
   *[no] { SEAT($seat) } reacts with { NAME($card) }.
}
event-cancelled = The effect of { NAME($card) } is cancelled.
event-grounded = Of the hallucinogens, { $left } count.
event-chose-side = { YOU($seat) ->
    [yes] You choose side { $side } of { NAME($card) }.
   *[no] { SEAT($seat) } chooses side { $side } of { NAME($card) }.
}
event-stored = { YOU($seat) ->
    [yes] You keep { NAME($card) } in your RdR zone.
   *[no] { SEAT($seat) } keeps { NAME($card) } in the RdR zone.
}
event-applied = { YOU($seat) ->
    [yes] You apply an effect of { NAME($card) }.
   *[no] { SEAT($seat) } applies an effect of { NAME($card) }.
}
event-discarded-unused = { YOU($seat) ->
    [yes] You discard { NAME($card) }, unused.
   *[no] { SEAT($seat) } discards { NAME($card) }, unused.
}
event-used-stored = { YOU($seat) ->
    [yes] You use { NAME($card) } from your RdR zone.
   *[no] { SEAT($seat) } uses { NAME($card) } from the RdR zone.
}
event-turned = Pile { $pile } now shows { NAME($card) }.
event-emptied = Pile { $pile } is finished.
over-death = Clinical death: { SEATS($winners) } won.
over-psychiatric = Psychiatric hospital, five hallucinogens: { SEATS($winners) } won.
over-cap = { $count ->
    [0] Sixty turns each and equal life: a draw.
   *[other] Sixty turns each: the higher life wins, { SEATS($winners) }.
}

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
    [yes] Which card of your hand do you discard?
   *[no] { SEAT($seat) } chooses a card of their hand to discard.
}
ask-sift = { YOU($seat) ->
    [yes] Does this card stay on your deck?
   *[no] { SEAT($seat) } keeps or discards a card of their deck.
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
    [yes] Which card of your discard do you take back?
   *[no] { SEAT($seat) } takes a card back from the discard.
}
ask-clean-malus = { YOU($seat) ->
    [yes] Which card leaves your malus zone?
   *[no] { SEAT($seat) } chooses a card to leave the malus zone.
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
   *[no] { SEAT($seat) } buys.
}
ask-seize = { YOU($seat) ->
    [yes] Which of the tallest piles leaves the game?
   *[no] { SEAT($seat) } chooses which of the tallest piles leaves the game.
}
ask-each-or-rdr = { YOU($seat) ->
    [yes] Do you take it, or discard a card of your RdR zone?
   *[no] { SEAT($seat) } takes it or discards a card of the RdR zone.
}

## What can be answered

option-apply = { $does ->
    [heal] { NAME($card) }: gain life
    [lose] { NAME($card) }: lose life
    [shield] { NAME($card) }: lose no life this turn
    [draw] { NAME($card) }: draw and play
    [blackout] { NAME($card) }: Black-Out
    [sift] { NAME($card) }: look at the deck
    [seek] { NAME($card) }: Rise
    [recall] { NAME($card) }: take back from the discard
    [cling] { NAME($card) }: back on top of the deck
    [forget] { NAME($card) }: Forget
    [clean_malus] { NAME($card) }: clean the malus zone
    [clean_infections] { NAME($card) }: remove an Infection
    [lottery] { NAME($card) }: Lottery
    [dizzy] { NAME($card) }: Dizzy
    [infect] { NAME($card) }: give an Infection
    [malus] { NAME($card) }: place it as a malus
    [obtain] { NAME($card) }: obtain from the reserve
    [obtain_among] { NAME($card) }: choose from the reserve
   *[other] { NAME($card) }: apply its effect
}
option-choose = { NAME($card) }: side { $side } of the --OR--
option-store = Keep { NAME($card) } in the RdR zone
option-use = Use { NAME($card) } from the RdR zone
option-react = { $how ->
    [cancel] { NAME($card) }: cancel
    [ground] { NAME($card) }: some of them do not count
    [shield] { NAME($card) }: lose no life
   *[other] React with { NAME($card) }
}
option-let = Let it happen
option-done = That is all
option-none = None of them
option-reshuffle = Reshuffle the discard
option-stop = Stop here
option-infect = Take it
option-point = { NAME($card) }
option-name = { NAME($card) }
option-clean = { $where ->
    [play] The one in play
   *[discard] The one in the discard
}
option-place = { NAME($card) }
option-keep = Keep { NAME($card) }
option-toss = Discard { NAME($card) }
option-buy = Buy { NAME($card) } for { $price } ⚡
option-pay = Pay the ransom of { NAME($card) }: { $price } ⚡
option-seize = Pile { $pile }
option-give = Discard { NAME($card) }

## Options of a table

setting-mode = Darknet
setting-mode-piles = Eight piles
setting-mode-river = A river of six cards
setting-bans = Cards left out

## Cards

section-title = Cards
field-kind = Kind
field-kind-drug = drug
field-kind-rdr = harm reduction (RdR)
field-kind-asset = asset
field-kind-money = money
field-kind-infection = infection
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
field-fact = To know
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
type-infection = infection
type-event = event

## The board

board-darknet = Darknet
board-reserve = reserve { $count }, Infections { $infections }, removed { $removed }
board-event-past = Events so far: { NAMES($cards) }
board-play = Play zone
board-tally = { $damage } damage · { $coins } ⚡ · hallucinogens { $hallucinogens }/5
board-discount = prices { $by } ⚡
board-mixture = Mixture live: { $name } ({ NAME($card) }, with { NAMES($with) })
board-mixture-alone = Mixture live: { $name } ({ NAME($card) })
board-life = life { $life }/25
board-cards = hand { $hand } · deck { $deck } · discard { $discard }
board-rdr = RdR: { NAMES($cards) }
board-malus = Malus: { NAMES($cards) }
board-hand = Your hand: { NAMES($cards) }
board-top = On top of your deck: { NAMES($cards) }
board-looked = You are looking at: { NAMES($cards) }
board-used = used
board-muted = blacked out
board-shield = protected
board-dealer = dealer
board-below = { $count } below
board-empty = empty
board-phase-set-up = Set-up
board-phase-malus = Malus
board-phase-actions = 1 Actions
board-phase-damage = 2 Damage
board-phase-coins = 3 Purchases
board-phase-buy = 3 Purchases
board-phase-end = 4 End of turn
board-odds = Chance to be in the hidden hand
board-chance = { NAME($card) } { $percent }
board-pool = hand and deck: { $cards }

## In the browser

lobby-pitch = Two rival dealers, one market, and mixtures that nobody should make.
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
label-tally = What it comes to
label-mixtures = Live mixtures
label-darknet = Darknet
label-reserve = Reserve
label-infections = Infections
label-events = Events so far
label-removed = Removed from the game
label-hand = Your hand
name-stimulant = stimulant
name-depressant = depressant
name-hallucinogen = hallucinogen
name-dissociative = dissociative
name-opi = Opi
name-gaba = GABA
board-you = You
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
board-heal = life gained
board-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
board-original = original values
board-not-printed = original values, not the printed game’s
board-hovered = Card pointed at
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
board-active = live
board-waits = waits
board-done = done
board-spent = used up
board-applied = Applied
board-answered = Cancelled
board-muted-stamp = Black-Out
board-gift = a gift for the drugged player
board-per-colour = per colour ({ $most } at most)
board-ransom = ransom { $n } ⚡
board-cost = Discard an unused card
board-if-in-play = with { $n } { $of }
board-if-without = without { $of }
board-if-behind = if you have less life
board-if-trailing = if you own fewer cards
board-do-heal = +{ $n } life
board-do-lose = lose { $n } life
board-do-shield = lose no life this turn
board-do-draw = draw { $n }, play
board-do-blackout = play { $n } of the deck, muted
board-do-sift = look at the top { $n }, discard any
board-do-seek = dig for a card ({ $of }), play it
board-do-recall = { $to ->
    [play] play one ({ $of }) of the discard
   *[deck] one ({ $of }) of the discard on the deck
}
board-do-cling = back on the deck at the end
board-do-forget = remove { $n } in play
board-do-clean-malus = { $n ->
    [9] clear your malus zone
   *[other] rid of { $n } malus
}
board-do-clean-infections = cure { $n } Infection
board-do-lottery = turn a card of the reserve ({ $of }: more damage)
board-do-dizzy = { $own ->
    [yes] discard { $n } from your hand
   *[no] they discard { $n }
}
board-do-infect = { $own ->
    [yes] take { $n } Infection
   *[no] gives { $n } Infection
}
board-do-malus = place it in their malus zone
board-do-obtain = obtain { $n } of the reserve
board-do-obtain-among = choose among { $n } of the reserve
board-do-gain = +{ $n } ⚡
board-do-discount = prices change
board-do-cancel = { $what ->
    [damage] cancels damage ({ $of })
    [mix] cancels mixtures ({ $of })
   *[other] cancels an effect or damage ({ $of })
}
board-do-ground = { $n } hallucinogens do not count
board-word-draw = draw { $n }
board-word-shield = protected
board-word-blackout = Black-Out
board-word-sift = look { $n }
board-word-seek = Rise
board-word-recall = take back
board-word-cling = comes back
board-word-forget = Forget
board-word-clean-malus = malus away
board-word-clean-infections = cure
board-word-lottery = Lottery
board-word-dizzy = Dizzy
board-word-infect = Infection
board-word-malus = as malus
board-word-obtain = obtain
board-word-obtain-among = choose
board-word-when = if …
board-word-heal = +{ $n } life
board-word-lose = −{ $n } life
board-word-each = each
board-word-each-or-rdr = each
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
board-order = Effects applied, in order
board-next = to choose
board-rank = applied as number
board-tally-damage = damage
board-tally-coins = { $n ->
    [one] coin
   *[other] coins
}
board-tally-five = hallucinogens
board-live = Mixture live: { $names }
board-play-yours = Your cards will lie here.
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
board-discard-short = Disc.
board-pool-open = { $name }: see what deck and hand hold together
board-discard-open = { $name }: look through it
board-reserve-name = Reserve
board-infections = Infections
board-of-seven = of { $n }
board-piles = { $n ->
    [one] one card on offer
   *[other] { $n } cards on offer
}
board-prices = prices { $by } ⚡
board-budget = { $n } ⚡ to spend
board-later = purchases in phase 3: { $n } ⚡ so far
board-pile = Pile { $n }: { $card }, { $price } coins, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-void = Pile { $n } is finished
board-void-short = { $n } empty
board-no-event = none yet
board-removed = Removed
board-from-game = from the game
board-seized = and { $n } cards nobody has seen
board-your-hand = Your hand
board-known = known to all
board-several = Which one?
board-list-pool = Deck and hand together: { $name }
board-list-discard = Discard: { $name }
board-list-events = Events so far
board-list-removed = Removed from the game
board-list-looked = Top of the reserve
board-pieces = Signs, life and help lines
board-without-colour = Without colour
board-lives = Life
board-help = To talk to somebody
field-gift-True = yes
field-gift-False = no
field-zone-True = yes
field-zone-False = no
