"""Bringing the crew on: who does what next, and when to wait. It rests on what everybody knows and the own hand, never on a secret.

Passing costs no air, and a draw that is given up is no worse than one that was not begun: so every single card is drawn by whoever is
best placed to make use of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.games.breaths.cards import INDEX, NUMBER, PHYSICAL, SOCIAL, WILL, has
from tablee.games.breaths.keeping import Keeping
from tablee.games.breaths.options import EXPLORE, PASS, PLAN, SCHEME, Examine, Fight, Galvanise, Resolve, Use
from tablee.games.breaths.reading import NEVER, Reading, price
from tablee.games.breaths.secrets import can_swap
from tablee.games.breaths.situations import can_explore, stack
from tablee.games.breaths.state import EACH, FINAL, SITUATIONS, STAGES, situation_now, step_now
from tablee.games.breaths.suspicion import looks
from tablee.kit import ALL, Option

MARGIN = 0.7
"""How much more air than it costs a card must bring."""
LEAVE = 0.8
"""Whoever would lose so much more air than the best placed player leaves it to them."""
PATIENCE = 3
"""For so many rounds of passing: then whoever can, does."""
GIVE_UP = 1.0
"""A draw is given up when somebody else would lose so much less from here on."""
USUAL = 4.5
"""What one draw costs on average."""
ALONE = 0.12
"""How likely the next situation is one that only its explorer can resolve."""
LOST = 0.15
"""With so small a part of the air that is needed nobody comes home."""
SHORT = 0.33
"""With so small a part of it many fail."""
CHEAP = 1.3
"""So many cards for a look at a secret are not missed."""
CURIOUS = 1
"""So many secrets everybody reads when it is as cheap as that: air is short, and whoever is read by many cannot hide."""
SPARE = 2.5
"""A token is kept while the draw takes fewer cards."""


class Way(NamedTuple):
    """A way to bring the crew on: an option of a seat, its characteristic (-1: none), and what it costs the crew, later costs included."""

    option: Option
    by: int
    cost: float


class Crew:
    """What the crew needs, and what each seat would pay for it."""

    def __init__(self, reading: Reading, me: int) -> None:
        self.r, self.s, self.me = reading, reading.s, me
        self.keeping = Keeping(reading, me)

    # What is needed

    def ways(self, seat: int) -> Iterator[Way]:
        """The ways of this seat to bring the crew on, with what has to follow counted in."""
        s, r = self.s, self.r
        if s.final_step != SITUATIONS:
            by = PHYSICAL if s.final_step == "ritual" else WILL
            yield Way(s.final_step, by, r.cost(seat, by))
            return
        yield from self.resolutions(seat)
        exploring = r.cost(seat, PHYSICAL)
        if can_explore(s):
            wasted = USUAL * self.is_vain + (USUAL if situation_now(s) else self.regret(seat))
            yield Way(EXPLORE, PHYSICAL, exploring + wasted)
        if self.is_vain and s.phase != FINAL:
            yield Way(PLAN, WILL, r.cost(seat, WILL) + USUAL / min(3, max(1, s.knowledge_left)))

    @property
    def is_vain(self) -> bool:
        """Whether everybody knows that exploring brings back what takes one card out of all, and that this card is not near."""
        s = self.s
        lying = stack(s)
        if situation_now(s) is not None or not lying or s.situations[lying[-1]].seen != ALL:
            return False
        step = s.cards.situations[s.situations[lying[-1]].card].steps[0]
        return bool(step.card) and self.seeking(INDEX[step.card]) > 2 * USUAL

    def resolutions(self, seat: int) -> Iterator[Way]:
        """The ways of this seat to do the next part of the situation."""
        s, r = self.s, self.r
        now, step = situation_now(s), step_now(s)
        if now is None or step is None or (now.binds == "alone" and seat != s.explorer):
            return
        for name in step.draw:
            by = NUMBER[name]
            yield Way(Resolve(name), by, r.cost(seat, by, int(step.skull)))
        if step.card:
            yield Way(Resolve("card"), -1, self.seeking(INDEX[step.card]))
        elif not step.draw:
            yield Way(Resolve("suffering"), -1, r.harm(seat, 1))

    def seeking(self, card: int) -> float:
        """A draw for one card alone: where it lies, or about half of what is left."""
        for place, there in enumerate(self.r.seen.places, 1):
            if there == card:
                return float(place)
        if not any(has(group, card) for group in self.r.seen.groups):
            return NEVER
        return len(self.r.seen.places) / 2

    def regret(self, seat: int) -> float:
        """Whoever explores may uncover what they alone can resolve, by will."""
        best = min((self.r.price(other, WILL).net for other in self.r.actors), default=0.0)
        return ALONE * min(8.0, max(0.0, self.r.price(seat, WILL).net - best))

    # Who does it

    def best(self, seat: int, options: Sequence[Option] | None = None) -> Way | None:
        """The cheapest way of a seat."""
        found = [way for way in self.ways(seat) if way.cost < NEVER and (options is None or way.option in options)]
        return min(found, key=lambda way: way.cost, default=None)

    def cheapest(self, seats: Sequence[int]) -> float:
        """What the best placed of these would pay."""
        return min((way.cost for seat in seats if (way := self.best(seat))), default=NEVER)

    def declare(self, options: Sequence[Option]) -> Option:
        """The cheapest way on, unless somebody else has a cheaper one."""
        s, r = self.s, self.r
        extra = self.extra(options) or self.curious(options)
        if extra is not None:
            return extra
        mine, others = self.best(self.me, options), self.cheapest(r.others)
        if mine is None:
            return self.cleared(options) if others >= NEVER else PASS
        around = len(r.actors)
        if s.passes < PATIENCE * around and mine.cost > others + LEAVE:
            return PASS
        return mine.option

    # A blocking trump

    def cleared(self, options: Sequence[Option]) -> Option:
        """A blocking trump closes all that is needed: any success takes it away, by whoever pays least."""
        s, r = self.s, self.r
        costs = {seat: min((r.cost(seat, by), by) for by in self.clearing()) for seat in r.actors}
        if self.me not in costs:
            return PASS
        cost, by = costs[self.me]
        if cost >= NEVER or (s.passes < PATIENCE * len(r.actors) and cost > min(costs.values())[0] + LEAVE):
            return PASS
        usual: list[Option] = [{PHYSICAL: EXPLORE, WILL: PLAN}.get(by, ""), SCHEME if by == WILL else ""]
        return next((option for option in (*self.useful(by), *usual) if option in options), self.spare(options, by))

    def clearing(self) -> list[int]:
        """The characteristics in which anybody can find something to do; whoever is alone can at least strike, since nobody else
        is harmed by it any more."""
        s = self.s
        will = (s.phase != FINAL and bool(s.pile)) or can_swap(s)
        found = {PHYSICAL: can_explore(s) or s.sole >= 0, WILL: will, SOCIAL: s.sole < 0}
        return [by for by, there in found.items() if there and by not in self.r.closed] or [PHYSICAL]

    def spare(self, options: Sequence[Option], by: int) -> Option:
        """Whatever harms nobody, and if there is nothing else, a blow that harms least."""
        looks = self.looks(options) if by == SOCIAL else []
        if looks:
            return looks[0]
        kinds = {SOCIAL: (Galvanise, Examine), PHYSICAL: (Fight,)}.get(by, ())
        aimed = [option for option in options if isinstance(option, kinds)]
        return max(aimed, key=lambda o: (isinstance(o, Galvanise), self.s.life[o.seat], o.seat), default=PASS)

    def looks(self, options: Sequence[Option]) -> list[Examine]:
        """Secrets to read, of those that may still matter to somebody."""
        s, there = self.s, [option for option in options if isinstance(option, Examine)]
        unread = [option for option in there if not s.secrets[s.secret[option.seat]].known_to(self.me)]
        return sorted(unread, key=lambda option: (option.seat - self.me) % s.seats)

    def curious(self, options: Sequence[Option]) -> Option | None:
        """Everybody reads a secret that costs next to nothing, so that whoever needs them all is not the only one who looks."""
        r = self.r
        if not r.keen or self.s.coop or looks(self.s, self.me) >= CURIOUS:
            return None
        is_cheap = SOCIAL not in r.closed and r.price(self.me, SOCIAL).drawn <= CHEAP
        return next(iter(self.looks(options)), None) if is_cheap else None

    def useful(self, by: int) -> list[Option]:
        """Cards of the own hand in that characteristic, the most useful first."""
        r = self.r
        there = [card for card in r.hand if r.cards.uses[r.index[card]] == by and self.keeping.gain(card, self.me) > 0]
        return [Use(card) for card in sorted(there, key=lambda card: -self.keeping.gain(card, self.me))]

    def extra(self, options: Sequence[Option]) -> Option | None:
        """A card of the own hand that brings more air than it costs, while air is short."""
        s, r = self.s, self.r
        best, most = None, MARGIN
        for option in options if r.keen and len(s.reserve) < self.need else ():
            if isinstance(option, Use):
                by = r.cards.uses[r.index[option.card]]
                gain = self.keeping.gain(option.card, self.me) - r.cost(self.me, by)
                if gain > most and not s.tokens[self.me][by]:  # a token for a token would never end
                    best, most = option, gain
        return best

    @property
    def need(self) -> float:
        """With so much air in reserve nobody has to save any: two draws a situation, and the draws of the final phase."""
        s = self.s
        last = 0 if s.coop else 2 + 2 * STAGES * EACH
        return USUAL * (last + 2 * s.knowledge_left)

    @property
    def is_lost(self) -> bool:
        """Whether there is far too little air left to bring everybody home."""
        return len(self.s.reserve) < LOST * self.need

    @property
    def is_short(self) -> bool:
        """Whether air has become so short that the crew may well fail."""
        return len(self.s.reserve) < SHORT * self.need

    # Draws

    def goes_on(self) -> bool:
        """Whether this seat is still the best to draw the next card for what it has begun. Giving up before the first card would be
        a pass, which was thought of before."""
        s = self.s
        if not s.drawn or s.characteristic < 0 or s.action.kind not in ("explore", "resolve", "ritual", "emancipation"):
            return True
        mine = self.best(self.me)
        return mine is None or mine.cost <= self.cheapest(self.r.others) + GIVE_UP

    def spends(self) -> bool:
        """Whether a token is better used than another card: not while the next ones are known to succeed."""
        s, r, by = self.s, self.r, self.s.characteristic
        there = price(r.seen, s.conditions[self.me][by].cards, r.cards.closing(by), len(s.air), r.recycles(self.me, by))
        return there.drawn > SPARE
