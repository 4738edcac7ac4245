"""What each obsession needs (DB-18), and when it pays to show it. Until then whoever is obsessed does what the crew does."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths.actions import ACTIONS, kind_of
from tablee.games.breaths.cards import INDEX, NUMBER, PHYSICAL, SOCIAL
from tablee.games.breaths.options import HYPERVENTILATE, Decide, Examine, Fight, Resolve, Use
from tablee.games.breaths.reading import Reading, outlast
from tablee.games.breaths.state import LIFE, step_now
from tablee.kit import Option

UNHURT = (-18.0, -14.0, -12.0, 0.0)
"""What it is worth to whoever foresees surrender to have so many lives."""
SURE = 0.95
"""A rebel is seen at once: only a resistance that is as good as certain is worth that."""
STOPS = 6
"""So many actions a rebel has to stop."""
EACH_STOP = 8
"""How much air each of them takes."""
FAR = 6
"""So many cards a look may take for whoever has to read everybody: longer draws are seen, and others look as well when it is cheap."""
BLOWS = 4
"""Madness begins to strike when so few blows are missing."""
LAST = 4
"""So many cards one hyperventilation takes."""


class Aim:
    """No obsession: nothing to hide, nothing to win alone."""

    def __init__(self, reading: Reading, me: int, *, is_short: bool) -> None:
        self.r, self.s, self.me, self.is_short = reading, reading.s, me, is_short

    def declare(self, options: Sequence[Option]) -> Option | None:
        return None

    def draws(self) -> bool | None:
        """Whether to go on with a draw; None: as the crew would."""
        return None

    def resists(self) -> bool:
        return False

    def decides(self, option: Decide) -> bool:
        return False


class Surrender(Aim):
    """To run out of air unhurt, having hyperventilated. A draw that cannot succeed empties the reserve; the last four cards go at once."""

    def __init__(self, reading: Reading, me: int, *, is_short: bool) -> None:
        super().__init__(reading, me, is_short=is_short)
        reading.lives = UNHURT

    @property
    def is_unhurt(self) -> bool:
        return self.s.life[self.me] == LIFE

    @property
    def goal(self) -> int:
        """How many cards the draw may leave."""
        return 0 if self.s.hyperventilated[self.me] else LAST

    def declare(self, options: Sequence[Option]) -> Option | None:
        left = len(self.s.reserve)
        if not self.is_unhurt:
            return None
        ready = self.s.hyperventilated[self.me]
        if left <= LAST or (self.is_short and not ready):
            return HYPERVENTILATE
        chances = {option: self.chance(option) for option in options if self.by(option) is not None}
        best = max(chances, key=lambda o: (round(chances[o], 6), not isinstance(o, Fight), str(o)), default=None)
        if best is not None and chances[best] > self.enough(left):
            return best
        return HYPERVENTILATE if left <= 2 * LAST else None

    def enough(self, left: int) -> float:
        return 0.3 if self.s.hyperventilated[self.me] else 0.5

    def by(self, option: Option) -> int | None:
        """The characteristic of the draw that an option begins; -1 for one card alone."""
        match option:
            case Resolve("suffering"):
                return None
            case Resolve("card"):
                return -1
            case Resolve(by):
                return NUMBER[by]
            case Use(card):
                return self.r.cards.uses[self.r.index[card]]
        deed = ACTIONS[kind_of(option)]
        return deed.by if deed.is_drawn and deed.by >= 0 else None

    def chance(self, option: Option) -> float:
        """How likely the draw takes all the air that it should."""
        by = self.by(option)
        if by is None:
            return 0.0
        if by >= 0:
            return self.r.outlasts(by, self.goal)
        step = step_now(self.s)
        return outlast(self.r.seen, 1 << INDEX[step.card], 0, self.goal) if step and step.card else 0.0

    def draws(self) -> bool | None:
        s = self.s
        if not self.is_unhurt:
            return None
        if len(s.reserve) <= self.goal or (len(s.reserve) > LAST and self.r.harm(self.me, 0) > 0):
            return False
        if s.characteristic >= 0:
            chance = self.r.outlasts(s.characteristic, self.goal)
        else:
            step = step_now(s)
            chance = outlast(self.r.seen, 1 << INDEX[step.card] if step and step.card else 0, 0, self.goal)
        return True if chance > 0.25 else None


class Inquiry(Aim):
    """To read every secret."""

    def declare(self, options: Sequence[Option]) -> Option | None:
        s = self.s
        wanted = [
            option
            for option in options
            if isinstance(option, Examine) and not s.secrets[s.secret[option.seat]].known_to(self.me)
        ]
        if not wanted or self.r.price(self.me, SOCIAL).drawn > FAR:
            return None
        return min(wanted, key=lambda option: (s.life[option.seat], option.seat))


class Revolt(Aim):
    """To stop six actions."""

    def resists(self) -> bool:
        s = self.s
        missing = STOPS - s.resisted[self.me]
        enough = len(s.reserve) > max(len(s.air), missing * EACH_STOP)
        return enough and self.r.resists() > SURE and (s.life[self.me] > 1 or missing == 1)


class Madness(Aim):
    """To outlive everybody, having killed. Once all are exhausted, one outburst kills them."""

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.me and not self.s.dead[seat]]

    @property
    def needed(self) -> int:
        """How many blows it takes."""
        s = self.s
        spent = s.spent[s.secret[self.me]]
        return sum(s.life[seat] + bool(spent) for seat in self.others)

    def declare(self, options: Sequence[Option]) -> Option | None:
        s = self.s
        cost = self.r.price(self.me, PHYSICAL).net
        aimed = [option for option in options if isinstance(option, Fight)]
        if not self.needed or not aimed or self.needed * max(1.0, cost) > 0.7 * len(s.reserve):
            return None
        if self.needed > BLOWS:
            return None
        spent = bool(s.spent[s.secret[self.me]])
        live = [option for option in aimed if spent or s.life[option.seat]]
        return max(live or aimed, key=lambda option: (s.life[option.seat], option.seat))

    def decides(self, option: Decide) -> bool:
        return option.secret == "dementia" and not any(self.s.life[seat] for seat in self.others)


AIMS = {
    "foreseen-surrender": Surrender,
    "inquisitive-mind": Inquiry,
    "rebellion": Revolt,
    "dementia": Madness,
}


def aim_of(reading: Reading, me: int, *, is_short: bool) -> Aim:
    """What this seat's secret drives it to."""
    s = reading.s
    number = s.secret[me]
    secret = s.cards.secrets[s.secrets[number].card].id if number >= 0 else ""
    return AIMS.get(secret, Aim)(reading, me, is_short=is_short)
