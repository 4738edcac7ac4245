"""Narcose, in the order of its rulebook. Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import compress
from math import comb
from random import Random
from typing import Any, ClassVar

from tablee.games.narcose import actions, effects, market, reactions, state, tallies, view
from tablee.games.narcose.cards import FOLDER, Cards, base
from tablee.games.narcose.state import (
    ACTIONS,
    BUY,
    DAMAGE,
    DONE,
    END,
    FIVE,
    HAND,
    LAST_TURN,
    LIFE,
    MALUS,
    Lying,
    Table,
    begin_turn,
    deck_size,
    fresh,
    hand_size,
    take_deck,
    unseen,
)
from tablee.games.narcose.working import Working, enter, reshuffle, take_life
from tablee.kit import ALL, Ask, Game, Option, Over, Pick, Question, Rules, Setting, Show, choice, common

HANDS = ("hand 0", "hand 1")


@cache
def share(seat: int, n: int, others: int, count: int) -> Pick:
    """How many of n copies are among `count` cards that a seat draws out of those and the others, by the ways there are."""
    most = min(n, count)
    ways = tuple(comb(n, k) * comb(others, count - k) if k <= most else 0 for k in range(HAND + 1))
    return Pick(HANDS[seat], ways, (seat,))


def as_number(cards: list[int]) -> int:
    """A hand that is shown, as one number."""
    number = 0
    for card in cards:
        number = number << 8 | card
    return number


class Narcose(Game[Table]):
    """Two dealers, each out to be rid of the other.

    The bound `longest`, with the base pack: 60 turns each (NA-1.5). In one turn a card in play spends each of its lines
    once and stays; a card that leaves unused spends none, and one used from the RdR zone cannot be used from there again
    that turn (NA-9.3). So a turn applies at most 4 lines of each of 118 cards. A line asks for itself, for a cost, for a
    reaction, and then 9 times at most (nine cards looked at or cleaned): 12 answers. Besides, a card is stored or has its
    side chosen once, is answered once in phase 2, and 118 cards at most are bought or ransomed; an event asks 4 times.
    """

    name = "narcose"
    title = "Narcose"
    weight = 2
    age = 18
    seats = range(2, 3)  # NA-1.1
    rules = "NA"
    folder = FOLDER
    longest = 2 * LAST_TURN * 118 * (4 * 12 + 3 + 4)
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s for s in (choice("mode", "piles", "river"), Setting("bans", (), ""), *common(range(2, 3)))
    }

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.pack_name, self.pack_digest, self.pack_former = cards.name, cards.digest, cards.former
        self.cost = tuple(title.cost or 0 for title in cards.titles)
        self.printed_coins = tuple(title.coins for title in cards.titles)
        self.printed_damage = tuple(title.damage for title in cards.titles)
        counted = tuple(map(tallies.counted, cards.faces))
        self.pays = tuple(tuple(line for line in lines if line.coins or line.calls) for lines in counted)
        self.deals = tuple(tuple(line for line in lines if line.damage or line.calls) for lines in counted)

    def with_pack(self, pack: str) -> Narcose:
        return self if pack == self.pack_name else Narcose(base() if pack == "base" else Cards(pack))

    def new(self, seats: int, options: Mapping[str, Any]) -> Table:
        s = fresh(len(self.cards.titles), options["mode"] == "river")
        market.sort_cards(self.cards, s, options["bans"])
        s.dealer = -1 if options["first"] == "drawn" else options["first"]
        return s

    def turn(self, s: Table) -> Rules[None]:
        """A phase, or one effect or purchase of it."""
        return BY_PHASE[s.phase](self, s)

    # NA-3: the set-up

    def set_up(self, s: Table) -> Rules[None]:
        yield from market.open_market(self, s)
        for seat in (0, 1):
            yield from self.draw_hand(s, seat, HAND, "NA-3.7")
        if s.dealer < 0:  # NA-3.8
            s.dealer = yield Pick("first", (1, 1))
        s.say("set-up", "NA-3.8", first=s.dealer)
        self.begin(s)

    def draw_hand(self, s: Table, seat: int, count: int, rule: str) -> Rules[None]:
        """Some cards of a deck into the hand, seen by their owner alone. Title by title it is drawn how many of it come: so
        many cards out of so many, whatever their order. Every title that may be there has its draw, the last one apart:
        which titles are left in the deck is not public where its owner has looked at its top."""
        present = list(compress(range(len(self.cards.titles)), unseen(s, seat)))
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
        if s.log is not None:
            s.say("dealt", rule, {seat: {"cards": [self.cards.ids[card] for card in sorted(held)]}}, seat=seat)

    def begin(self, s: Table) -> None:
        begin_turn(s)
        s.turns[s.dealer] += 1
        s.phase = MALUS
        if s.log is not None:
            s.say("turn", "NA-8.7", seat=s.dealer, number=s.turns[s.dealer])

    # NA-5: actions

    def suffer(self, s: Table) -> Rules[None]:
        """NA-5.1: what lies in the dealer's malus zone comes first; NA-5.2: then the whole hand is played."""
        seat = s.dealer
        for card in s.malus[seat][:]:
            face = self.cards.faces[card]
            hurts = any(call.verb.name == "lose" for call in face.malus)
            e = Working(self, s, seat, card, own=True)
            if not e.can(face.malus):
                continue
            s.say("suffered", "NA-5.1", seat=seat, card=self.cards.ids[card])
            if not (yield from reactions.answer_effect(self, s, seat, card, hurts)):  # NA-10.7
                yield from e.run(face.malus)
        yield from self.play_hand(s)
        s.phase = ACTIONS

    def play_hand(self, s: Table) -> Rules[None]:
        """NA-5.2: every card of the hand, shown to all."""
        seat = s.dealer
        cards = sorted([*s.held[seat], *s.known[seat]])
        if s.held[seat]:
            yield Show(as_number(cards))
        s.held[seat], s.known[seat], s.tossed[seat] = [], [], []
        enter(self, s, *cards)
        if s.log is not None:
            s.say("played", "NA-5.2", seat=seat, cards=[self.cards.ids[card] for card in cards])

    def act_once(self, s: Table) -> Rules[None]:
        """NA-5.3: one effect after another, in the order of the dealer's choice; NA-5.13: until they have enough."""
        options = actions.options(self, s)
        if not options:
            s.phase = DAMAGE
            return
        if len(options) == 1 and options[0] != DONE:  # NA-5.5: nothing else is open, and it is compulsory
            chosen = options[0]
        else:
            chosen = yield Ask(s.dealer, "effect", options, "NA-5.3", public=True)
        if chosen == DONE:
            s.phase = DAMAGE
        else:
            steps = actions.act(self, s, chosen)
            if steps is not None:
                yield from steps

    # NA-6: damage

    def deal_damage(self, s: Table) -> Rules[None]:
        """NA-6.1: all damage is added up once; NA-6.3: reactions come before it is taken."""
        struck = 1 - s.dealer
        s.hits = tallies.hits(self, s)
        if s.hits:
            yield from reactions.answer_damage(self, s, struck)
        total = sum([hit.plain + hit.mixed for hit in s.hits])
        s.hits = []
        if total:
            if s.log is not None:
                s.say("damage", "NA-6.1", seat=struck, by=total)
            take_life(s, struck, total, "NA-6.1")
        self.count_coins(s)

    # NA-7: purchases

    def count_coins(self, s: Table) -> None:
        """NA-7.1: counted once, when the phase begins."""
        s.coins += tallies.income(self, s)
        s.phase = BUY
        if s.log is not None:
            s.say("coins", "NA-7.1", seat=s.dealer, coins=s.coins)

    def offers(self, s: Table) -> list[Option]:
        """NA-7.2: what the coins are enough for; NA-7.6: ransoms too."""
        if s.closed:
            return []
        found: list[Option] = []
        ids, cost, discount, coins = self.cards.ids, self.cost, s.discount, s.coins
        for pile, card in enumerate(s.tops, 1):
            if card >= 0 and (price := market.price(self, s, card) if discount else cost[card]) <= coins:
                found.append(state.buy(ids[card], pile, price))
        for card in s.malus[s.dealer]:
            ransom = self.cards.faces[card].ransom
            if 0 < ransom <= s.coins:
                found.append(state.pay(self.cards.ids[card], ransom))
        return found

    def buy_once(self, s: Table) -> Rules[None]:
        """NA-7.2: as many as the coins allow, one after another; NA-7.9: or none, where nothing is left."""
        options = self.offers(s)
        chosen: Option = DONE
        if options:
            options.append(DONE)
            chosen = yield Ask(s.dealer, "buy", options, "NA-7.2", public=True)
        if type(chosen) is state.Buy:
            self.buy(s, chosen)
            yield from market.turn_next(self, s, chosen.pile - 1)
        elif type(chosen) is state.Pay:
            s.coins -= chosen.price
            effects.lift_malus(s, s.dealer, self.cards.index[chosen.card])
            s.say("ransomed", "NA-7.6", seat=s.dealer, card=chosen.card, price=chosen.price, coins=s.coins)
        else:
            s.phase = END

    def buy(self, s: Table, chosen: state.Buy) -> None:
        """NA-7.2: the card is paid for and taken."""
        s.coins -= chosen.price
        place = chosen.pile - 1
        card = s.tops[place]
        s.tops[place] = -1
        if s.log is not None:
            s.say("bought", "NA-7.2", seat=s.dealer, card=chosen.card, price=chosen.price, coins=s.coins)
        market.receive(self, s, s.dealer, card, "NA-7.2")

    def obtainable(self, card: int, up_to: int) -> bool:
        """NA-12.14: no event, and not dearer than that."""
        return not self.cards.is_event[card] and self.cost[card] <= up_to

    def happen(self, s: Table, card: int) -> Rules[None]:
        """NA-7.7, NA-11.2: an event happens at once, for the present dealer; NA-11.3: then it lies aside."""
        s.past.append(card)
        s.say("event", "NA-11.1", card=self.cards.ids[card])
        e = Working(self, s, s.dealer, card)
        for ready in self.cards.faces[card].lines:
            yield from e.run(ready.calls)

    # NA-8: the end of the turn

    def end(self, s: Table) -> Rules[None]:
        seat = s.dealer
        count = tallies.hallucinogens(self, s)
        if count >= FIVE:
            count = yield from reactions.answer_five(self, s, count)
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

    def refill_hand(self, s: Table, seat: int) -> int:
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
        if known and s.log is not None:
            s.say("drew-hand", "NA-8.3", seat=seat, known=[self.cards.ids[card] for card in sorted(known)])
        count = min(missing, s.left[seat])
        if count == s.left[seat] and count:
            known += take_deck(s, seat)
            return 0
        return count

    # What a seat knows

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.view(self, s, seat)

    def insight(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.insight(self, s, seat)

    def conceal(self, s: Table, seat: int | None, rng: Random) -> None:
        view.conceal(s, seat, rng)

    def refuse(self, s: Table, question: Question, said: str) -> str:
        """A line that is spent, a name used up or a price too high have rules of their own."""
        return actions.refuse(self, s, question, said)

    def hidden(self, s: Table) -> Mapping[str, object]:
        own: dict[str, object] = {f"cards {seat}": [sorted(s.held[seat]), s.top[seat], s.deck[seat]] for seat in (0, 1)}
        some = [lying for lying in (*s.under, *s.looked) if lying.seen != ALL]
        return {**own, "cards reserve": [s.under, s.looked, s.loose]} if some else own

    def conserved(self, s: Table) -> object:
        """Every copy of every title is somewhere, once; and the unseen cards are as many as their places."""
        counts = [s.loose[i] + s.events[i] + s.deck[0][i] + s.deck[1][i] for i in range(len(self.cards.titles))]
        counts[self.cards.infection] += s.infections
        zones = (*s.held, *s.known, *s.discard, *s.rdr, *s.malus, s.past, s.removed, s.box)
        cards = [card for zone in zones for card in zone] + [card for card in s.tops if card >= 0]
        cards += [entry.card for entry in s.play]
        cards += [lying.card for zone in (*s.top, s.under, s.looked) for lying in zone]
        for card in cards:
            counts[card] += 1
        return (
            tuple(counts) == self.cards.copies
            and s.left == [sum(deck) for deck in s.deck]
            and (s.phase == 0 or sum(s.loose) == sum(s.piles) + s.reserve + s.gone)
            and all(life <= LIFE for life in s.life)
            and all(len(set(zone)) == len(zone) for zone in (*s.rdr, *s.malus))
            and all(deck_size(s, seat) >= 0 for seat in (0, 1))
        )


BY_PHASE = (
    Narcose.set_up, Narcose.suffer, Narcose.act_once, Narcose.deal_damage, Narcose.buy_once, Narcose.end,
)  # fmt: skip
