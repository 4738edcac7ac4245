"""How dear things are: what a draw will cost the crew in cards of oxygen, for every seat, as far as one seat can know (DB-19.6)."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from tablee.games.breaths.beliefs import Sight, sight
from tablee.games.breaths.cards import WILL, Cards, has
from tablee.games.breaths.state import LIFE, BreathsState, able, is_bound

NEVER = 99.0
"""The price of what cannot be done."""
BROKEN = 4.0
"""What it costs, besides its cards, when a blocking trump ends a draw."""
ENOUGH = 0.01
"""A draw is reckoned card by card until it goes on so seldom."""
RECYCLERS = (3, 4)
"""Trumps that recycle three cards of the air pile each."""
TOKENS_WORTH = 2.5
"""What it costs to spend a token, in cards: it will not save a draw later on."""
WOUNDING = {12: -1, 13: -2, 14: 1, 20: 1}


LIVES = (-6.0, -1.5, -0.3, 0.0)
"""What it is worth to the crew, in cards of oxygen, that somebody has so many lives."""
LAST_LIVES = (-60.0, -5.0, -1.0, 0.0)
"""The same of the only one who is still conscious: whoever has none left saves nobody."""
SAVED = (0.0, 0.0, 0.0, 0.0)
"""The same with the last situation of all: it may cost what it will."""


class Price(NamedTuple):
    """What a draw comes to on average: cards gone from the reserve for good, cards drawn, and the chance that it succeeds."""

    net: float
    drawn: float
    success: float


HOPELESS = Price(NEVER, 0.0, 0.0)


@lru_cache(8192)
def price(seen: Sight, wanted: int, closing: int, air: int, recycles: int) -> Price:
    """A draw for these cards while so many lie in the air pile, of which so many are recycled when it succeeds."""
    closing &= ~wanted
    used = [0] * len(seen.groups)
    sizes = [group.bit_count() for group in seen.groups]
    matching = [(group & wanted).bit_count() for group in seen.groups]
    ending = [(group & closing).bit_count() for group in seen.groups]
    go_on, net, drawn, success = 1.0, 0.0, 0.0, 0.0
    for taken, place in enumerate(seen.places[:-1], 1):
        if place >= 0:
            hit = go_on if has(wanted, place) else 0.0
            broken = go_on if has(closing, place) else 0.0
        else:
            group = -1 - place
            left = sizes[group] - used[group]
            used[group] += 1
            hit, broken = go_on * matching[group] / left, go_on * ending[group] / left
        success += hit
        net += hit * (taken - min(recycles, air + taken - 1)) + broken * (taken + BROKEN)
        drawn += (hit + broken) * taken
        go_on -= hit + broken
        if go_on < ENOUGH:
            return Price(net + go_on * (taken + 5), drawn + go_on * (taken + 5), success)
    lost = len(seen.places)
    return Price(net + go_on * 3 * lost, drawn + go_on * lost, success)


@lru_cache(4096)
def outlast(seen: Sight, wanted: int, closing: int, left: int) -> float:
    """The chance that a draw for these cards goes on until only so many are left in the reserve."""
    closing &= ~wanted
    used = [0] * len(seen.groups)
    go_on = 1.0
    for place in seen.places[: len(seen.places) - left]:
        if place >= 0:
            if has(wanted | closing, place):
                return 0.0
            continue
        group = -1 - place
        cards = seen.groups[group]
        go_on *= max(0.0, 1 - (cards & (wanted | closing)).bit_count() / (cards.bit_count() - used[group]))
        used[group] += 1
    return go_on


class Reading:
    """The table as one seat reads it, or as everybody does (None). `s` is a world imagined from there: of it only what is known from
    there is looked at. `keen`: permanent cards in hands one knows of are reckoned with."""

    def __init__(self, s: BreathsState, me: int | None, *, keen: bool = True) -> None:
        self.s, self.me, self.keen = s, me, keen
        self.cards: Cards = s.cards
        self.closed = s.cards.closed(s.air)
        self.lives = self.usual = LIVES if s.sole < 0 else LAST_LIVES if any(s.stages) else SAVED

    @cached_property
    def seen(self) -> Sight:
        return sight(self.s, self.me, True)

    @cached_property
    def index(self) -> dict[str, int]:
        return {card.id: k for k, card in enumerate(self.cards.knowledge)}

    @cached_property
    def hand(self) -> list[str]:
        s = self.s
        numbers = s.hands[self.me] if self.me is not None else ()
        return [s.cards.knowledge[s.knowledge[number].card].id for number in numbers]

    @cached_property
    def actors(self) -> list[int]:
        """Who could draw now."""
        s = self.s
        return [seat for seat in range(s.seats) if able(s, seat) and s.life[seat] > 0 and not is_bound(s, seat)]

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.actors if seat != self.me]

    def knows(self, seat: int, k: int) -> bool:
        """Whether this seat knows that `seat` holds this knowledge card."""
        s = self.s
        return any(s.knowledge[n].card == k for n in s.hands[seat] if s.knowledge[n].known_to(self.me))

    def recycles(self, seat: int, by: int) -> int:
        """How many cards of the air pile a success of this seat recycles, as far as one knows."""
        there = 3 * sum(card in RECYCLERS for card in self.s.air)
        for k in self.cards.permanent[by] if by >= 0 and self.keen else ():
            if self.knows(seat, k):
                there += int(self.cards.knowledge_does[k][0].args[0])
        return there

    def price(self, seat: int, by: int) -> Price:
        """A draw of a seat in a characteristic, from now on."""
        s = self.s
        if by in self.closed:
            return HOPELESS
        air = len(s.air)
        recycles = self.recycles(seat, by)
        drawn = price(self.seen, s.conditions[seat][by].cards, self.cards.closing(by), air, recycles)
        if s.tokens[seat][by] and not (s.drawer == seat and s.drawn):
            spent = Price(TOKENS_WORTH - min(recycles, air), 0.0, 1.0)
            return spent if spent.net < drawn.net else drawn
        return drawn

    def cost(self, seat: int, by: int, skulls: int = 0) -> float:
        """What it costs the crew, with the lives it takes from whoever succeeds."""
        return NEVER if by in self.closed else self.price(seat, by).net + self.harm(seat, skulls)

    def harm(self, seat: int, skulls: int) -> float:
        """What it costs that this seat loses so many lives, and those that trumps in the air pile take from whoever succeeds."""
        s = self.s
        worth = self.lives if seat == self.me else self.usual
        net = sum(WOUNDING.get(card, 0) for card in s.air)
        left = min(LIFE, max(0, max(0, s.life[seat] - skulls) + net))
        return worth[s.life[seat]] - worth[left]

    def outlasts(self, by: int, left: int) -> float:
        """The chance that the own draw in a characteristic goes on until so many cards are left."""
        assert self.me is not None
        return outlast(self.seen, self.s.conditions[self.me][by].cards, self.cards.closing(by), left)

    def resists(self) -> float:
        """The chance that a resistance of this seat stops the action (DB-6.6)."""
        assert self.me is not None
        s, reach = self.s, len(self.s.air)
        if WILL in self.closed or not s.life[self.me]:
            return 0.0
        top = Sight(self.seen.places[: reach + 1], self.seen.groups, self.seen.exact)
        return price(top, s.conditions[self.me][WILL].cards, self.cards.closing(WILL), 0, 0).success
