"""Narcose, in the order of its rulebook. Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress
from math import comb
from random import Random
from typing import Any, ClassVar

from tablee.games.narcose import (
    actions,
    beliefs,
    effects,  # noqa: F401 - its verbs are what cards are made of
    events,  # noqa: F401 - and these, what events are
    market,
    options,
    reactions,
    tallies,
    view,
)
from tablee.games.narcose.cards import Cards
from tablee.games.narcose.options import DONE, Buy, Pay
from tablee.games.narcose.state import (
    ACTIONS,
    ALONE,
    BUY,
    DAMAGE,
    END,
    FIVE,
    HAND,
    LAST_TURN,
    MALUS,
    Lying,
    NarcoseState,
    begin_turn,
    fresh,
    hand_size,
    take_deck,
    unseen,
)
from tablee.games.narcose.titles import FOLDER
from tablee.games.narcose.view import NarcoseOdds, NarcoseView
from tablee.games.narcose.working import Working, enter, lift_malus, reshuffle, take_life
from tablee.kit import ALL, Ask, Bot, Game, Option, Over, Pick, Question, Rules, Setting, Show, choice, common, told

HANDS = ("hand 0", "hand 1")


@cache
def share(seat: int, n: int, others: int, count: int) -> Pick:
    """How many of n copies are among `count` cards that a seat draws out of those and the others, by the ways there are."""
    most = min(n, count)
    ways = tuple(comb(n, k) * comb(others, count - k) if k <= most else 0 for k in range(HAND + 1))
    return Pick(HANDS[seat], ways, (seat,))


def as_number(cards: list[int]) -> int:
    """A hand that is shown, as one number: eight bits for each card."""
    number = 0
    for card in cards:
        number = number << 8 | card
    return number


class Narcose(Game[NarcoseState]):
    """Two dealers, each out to be rid of the other.

    The bound `longest`, with the base pack: 60 turns each (NA-1.5). In one turn a card in play spends each of its lines
    once and stays; a card that leaves unused spends none, and one used from the RdR zone cannot be used from there again
    that turn (NA-9.3). So a turn applies at most 4 lines of each of 118 cards. A line asks for itself, for a cost, for a
    reaction, and then 9 times at most (nine cards looked at or cleaned): 12 answers. Besides, a card is stored or has its
    side chosen once, is answered once in phase 2, and 118 cards at most are bought or ransomed; an event asks 4 times.
    """

    name = "narcose"
    title = "Narcose"
    version = 2
    follows = range(1, 2)
    weight = 2
    age = 18
    seats = range(2, 3)  # NA-1.1
    rules = "NA"
    folder = FOLDER
    longest = 2 * LAST_TURN * 118 * (4 * 12 + 3 + 4)
    view_type = NarcoseView
    insight_type = NarcoseOdds
    cards: Cards
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s for s in (choice("mode", "piles", "river"), Setting("bans", (), ""), *common(range(2, 3)))
    }

    def new(self, seats: int, options: Mapping[str, Any]) -> NarcoseState:
        s = fresh(self.cards, options["mode"] == "river")
        s.version = self.version
        market.sort_cards(s, options["bans"])
        s.dealer = -1 if options["first"] == "drawn" else options["first"]
        return s

    def turn(self, s: NarcoseState) -> Rules[None]:
        """A phase, or one effect or purchase of it."""
        return BY_PHASE[s.phase](self, s)

    # NA-3: the set-up

    def set_up(self, s: NarcoseState) -> Rules[None]:
        yield from market.open_market(s)
        for seat in (0, 1):
            yield from self.draw_hand(s, seat, HAND, "NA-3.7")
        if s.dealer < 0:  # NA-3.8
            s.dealer = yield Pick("first", (1, 1))
        s.say("set-up", "NA-3.8", first=s.dealer)
        self.begin(s)

    def draw_hand(self, s: NarcoseState, seat: int, count: int, rule: str) -> Rules[None]:
        """Some cards of a deck into the hand, seen by their owner alone. Title by title it is drawn how many of it come: so
        many cards out of so many, whatever their order. Every title that may be there has its draw, the last one apart:
        which titles are left in the deck is not public where its owner has looked at its top."""
        present = list(compress(range(len(self.cards.ids)), unseen(s, seat)))
        deck, rest, held, last = s.deck[seat], s.left[seat], s.held[seat], present[-1]
        s.left[seat] -= count
        for card in present:
            n = deck[card]
            rest -= n
            k = (yield share(seat, n, rest, count)) if card != last else count
            if k:
                held += [card] * k
                deck[card] -= k
                count -= k
        say_dealt(s, seat, rule)

    def begin(self, s: NarcoseState) -> None:
        begin_turn(s)
        s.turns[s.dealer] += 1
        s.phase = MALUS
        say_turn(s)

    # NA-5: actions

    def suffer(self, s: NarcoseState) -> Rules[None]:
        """NA-5.1: what lies in the dealer's malus zone comes first; NA-5.2: then the whole hand is played."""
        seat = s.dealer
        for card in s.malus[seat][:]:
            face = self.cards.faces[card]
            hurts = any(call.verb.facts.get("hurts") for call in face.malus)
            e = Working(s, seat, card, own=True)
            if not e.can(face.malus):
                continue
            s.say("suffered", "NA-5.1", seat=seat, card=self.cards.ids[card])
            if not (yield from reactions.answer_effect(s, seat, card, hurts)):  # NA-10.7
                yield from e.run(face.malus)
        yield from self.play_hand(s)
        s.phase = ACTIONS

    def play_hand(self, s: NarcoseState) -> Rules[None]:
        """NA-5.2: every card of the hand, shown to all."""
        seat = s.dealer
        cards = sorted([*s.held[seat], *s.known[seat]])
        if s.held[seat]:
            yield Show(as_number(cards))
        s.held[seat], s.known[seat], s.tossed[seat] = [], [], []
        enter(s, *cards)
        say_played(s, cards)

    def act_once(self, s: NarcoseState) -> Rules[None]:
        """NA-5.3: one effect after another, in the order of the dealer's choice; NA-5.13: until they have enough."""
        offered = actions.offered(s)
        if not offered:
            s.phase = DAMAGE
            return
        if len(offered) == 1 and offered[0] != DONE:  # NA-5.5: nothing else is open, and it is compulsory
            chosen = offered[0]
        else:
            chosen = yield Ask(s.dealer, "effect", offered, "NA-5.3", public=True)
        if chosen == DONE:
            s.phase = DAMAGE
        else:
            steps = actions.act(s, chosen)
            if steps is not None:
                yield from steps

    # NA-6: damage

    def deal_damage(self, s: NarcoseState) -> Rules[None]:
        """NA-6.1: all damage is added up once; NA-6.3: reactions come before it is taken."""
        struck = 1 - s.dealer
        s.hits = tallies.hits(s)
        if s.hits:
            yield from reactions.answer_damage(s, struck)
        total = sum([hit.plain + hit.mixed for hit in s.hits])
        s.hits = []
        if total:
            s.say("damage", "NA-6.1", seat=struck, by=total)
            take_life(s, struck, total, "NA-6.1")
        self.count_coins(s)

    # NA-7: purchases

    def count_coins(self, s: NarcoseState) -> None:
        """NA-7.1: counted once, when the phase begins."""
        s.coins += tallies.income(s)
        s.phase = BUY
        say_coins(s)

    def offers(self, s: NarcoseState) -> list[Option]:
        """NA-7.2: what the coins are enough for; NA-7.6: ransoms too."""
        if s.closed:
            return []
        found: list[Option] = []
        ids, cost, discount, coins = self.cards.ids, self.cards.cost, s.discount, s.coins
        for pile, card in enumerate(s.tops, 1):
            if card >= 0 and (price := market.price(s, card) if discount else cost[card]) <= coins:
                found.append(options.buy(ids[card], pile, price))
        for card in s.malus[s.dealer]:
            ransom = self.cards.faces[card].ransom
            if 0 < ransom <= coins:
                found.append(options.pay(ids[card], ransom))
        return found

    def buy_once(self, s: NarcoseState) -> Rules[None]:
        """NA-7.2: as many as the coins allow, one after another; NA-7.9: or none, where nothing is left."""
        offered = self.offers(s)
        chosen: Option = DONE
        if offered:
            offered.append(DONE)
            chosen = yield Ask(s.dealer, "buy", offered, "NA-7.2", public=True)
        if type(chosen) is Buy:
            self.buy(s, chosen)
            yield from market.turn_next(s, chosen.pile - 1)
        elif type(chosen) is Pay:
            s.coins -= chosen.price
            lift_malus(s, s.dealer, self.cards.index[chosen.card])
            s.say("ransomed", "NA-7.6", seat=s.dealer, card=chosen.card, price=chosen.price, coins=s.coins)
        else:
            s.phase = END

    def buy(self, s: NarcoseState, chosen: Buy) -> None:
        """NA-7.2: the card is paid for and taken."""
        s.coins -= chosen.price
        place = chosen.pile - 1
        card = s.tops[place]
        s.tops[place] = -1
        say_bought(s, chosen)
        market.receive(s, s.dealer, card, "NA-7.2")

    # NA-8: the end of the turn

    def end(self, s: NarcoseState) -> Rules[None]:
        seat = s.dealer
        count = tallies.hallucinogens(s)
        if count >= FIVE:
            count = yield from reactions.answer_five(s, count)
        if count >= FIVE:  # NA-1.3, NA-8.1
            raise Over((seat,), "psychiatric", tuple(s.life))
        discard = s.discard[seat]
        for entry in s.play:  # NA-8.2, NA-12.8
            if entry.cling:
                s.top[seat].insert(0, Lying(entry.card, ALL))
            else:
                discard.append(entry.card)
        s.play = []
        count = self.refill_hand(s, seat)
        if count:
            yield from self.draw_hand(s, seat, count, "NA-8.3")
        if min(s.turns) >= LAST_TURN:  # NA-1.5
            best = max(s.life)
            raise Over([p for p in (0, 1) if s.life[p] == best] if s.life[0] != s.life[1] else (), "cap", tuple(s.life))
        s.dealer = 1 - seat
        self.begin(s)

    def refill_hand(self, s: NarcoseState, seat: int) -> int:
        """NA-8.3: five cards; NA-8.4: where the deck runs out, the discard becomes it; NA-8.5: or as many as there are.
        Gives how many are still to be drawn unseen.

        Cards that all know to lie on top, or that are all the deck still has, are known to all in the hand too (NA-4.4)."""
        top, known, held = s.top[seat], s.known[seat], s.held[seat]
        while top and hand_size(s, seat) < HAND:
            lying = top.pop(0)
            (known if lying.seen == ALL else held).append(lying.card)
        missing = HAND - hand_size(s, seat)
        if missing and s.left[seat] <= missing:
            known += take_deck(s, seat)
            known += held
            held.clear()
            missing = HAND - len(known)
            if missing and s.discard[seat]:
                reshuffle(s, seat)
        if known:
            say_known(s, seat)
        count = min(missing, s.left[seat])
        if count == s.left[seat] and count:
            known += take_deck(s, seat)
            return 0
        return count

    # NA-1.6: giving up

    def conceded(self, gave_up: Sequence[int], present: Sequence[int]) -> Sequence[int] | None:
        """NA-1.6: one player's word is enough, and the other has won."""
        if self.version < ALONE:
            return super().conceded(gave_up, present)
        return [seat for seat in present if seat not in gave_up] if gave_up else None

    # What a seat knows

    def view(self, s: NarcoseState, seat: int | None) -> NarcoseView:
        return view.view(s, seat)

    def insight(self, s: NarcoseState, seat: int | None) -> NarcoseOdds:
        return beliefs.insight(s, seat)

    def conceal(self, s: NarcoseState, seat: int | None, rng: Random) -> None:
        beliefs.conceal(s, seat, rng)

    def refuse(self, s: NarcoseState, question: Question, said: str) -> str:
        """A line that is spent, a name used up or a price too high have rules of their own."""
        return actions.refuse(s, question, said)

    def hidden(self, s: NarcoseState) -> Mapping[str, object]:
        return beliefs.hidden(s)

    def conserved(self, s: NarcoseState) -> object:
        return beliefs.conserved(s)

    def bots(self) -> Mapping[str, Bot]:
        from tablee.games.narcose.bot import novice

        return {"novice": novice}

    def thinkers(self) -> Mapping[str, Any]:
        from tablee.games.narcose.expert import adept, expert

        return {"adept": adept, "expert": expert}

    def remarks(self) -> object:
        from tablee.games.narcose.remarks import NarcoseRemarks

        return NarcoseRemarks()

    def chronicle(self) -> object:
        from tablee.games.narcose.chronicle import NarcoseChronicle

        return NarcoseChronicle()

    def board(self) -> object:
        from tablee.games.narcose.board import NarcoseBoard

        return NarcoseBoard()


BY_PHASE = (
    Narcose.set_up, Narcose.suffer, Narcose.act_once, Narcose.deal_damage, Narcose.buy_once, Narcose.end,
)  # fmt: skip


# What every turn tells


@told
def say_dealt(s: NarcoseState, seat: int, rule: str) -> None:
    """A seat alone hears what it has drawn."""
    s.say("dealt", rule, {seat: {"cards": [s.cards.ids[card] for card in sorted(s.held[seat])]}}, seat=seat)


@told
def say_turn(s: NarcoseState) -> None:
    s.say("turn", "NA-8.7", seat=s.dealer, number=s.turns[s.dealer])


@told
def say_played(s: NarcoseState, cards: list[int]) -> None:
    s.say("played", "NA-5.2", seat=s.dealer, cards=[s.cards.ids[card] for card in cards])


@told
def say_coins(s: NarcoseState) -> None:
    s.say("coins", "NA-7.1", seat=s.dealer, coins=s.coins)


@told
def say_bought(s: NarcoseState, chosen: Buy) -> None:
    s.say("bought", "NA-7.2", seat=s.dealer, card=chosen.card, price=chosen.price, coins=s.coins)


@told
def say_known(s: NarcoseState, seat: int) -> None:
    """All know these cards of the new hand (NA-4.4)."""
    s.say("drew-hand", "NA-8.3", seat=seat, known=[s.cards.ids[card] for card in sorted(s.known[seat])])
