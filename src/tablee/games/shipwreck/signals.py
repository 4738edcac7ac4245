"""What a play says: how a good player chooses where to place a fate so as to be understood, and how a good listener reads it.

Everybody sees the row and knows how likely each pair of fates is. A *literal* listener takes from a play only what it proves. A
player who counts on that places to tell such a listener most (level one); one who counts on being read as such a player can say
more (level two). Here is what each of them does with every pair of fates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from tablee.games.shipwreck.cards import Cards, seen_values
from tablee.games.shipwreck.effects import also, no_doom, tell_higher
from tablee.games.shipwreck.options import HOURS_CARD, PLACES_AT_HOURS, Place
from tablee.games.shipwreck.state import HOURS

Pair = tuple[int, int]
"""Two fates in hand, the lower first."""
Policy = Mapping[Pair, Mapping[Place, float]]
"""By pair, how likely each play is; not always adding up to 1."""
Heard = tuple[Place, bool]
"""A play, and whether its card made the player say that the kept fate is higher."""
Reading = Mapping[Heard, Mapping[int, float]]
"""By what was heard, how likely each kept fate is to a listener."""

NOT_LIKELIEST = 0.3
"""How much of its chance a kept fate is worth that the listener does not think the likeliest."""
FADING = 0.8
"""What it is worth not to bring two doom, should the prediction fail."""
HOUR = 0.025
"""What it is worth to leave an arcana one hour more."""
SLIP = 0.02
"""How often a player is taken to do something else."""


def kept_of(pair: Pair, placed: int) -> int:
    """The fate that is left."""
    return pair[1] if pair[0] == placed else pair[0]


def tells(cards: Cards, card: str) -> bool:
    """Whether placing here makes the player say if the kept fate is higher (SA-8.7)."""
    calls = cards.on_play[cards.index[card]]
    return any(call.verb.run is tell_higher or (call.verb.run is also and tells(cards, call.args[0])) for call in calls)


def spares(cards: Cards, card: int) -> bool:
    """Whether this arcana brings no doom when it fades (SA-8.6)."""
    return any(call.verb.run is no_doom for call in cards.on_fade[card])


class Situation:
    """The moment before a play, as everybody sees it: the row and its hours, the visible values, and how likely each pair is."""

    def __init__(
        self,
        cards: Cards,
        row: Sequence[int],
        hours: Sequence[int],
        visible: Sequence[int],
        pairs: Mapping[Pair, float],
    ) -> None:
        self.cards, self.row, self.hours, self.pairs = cards, row, hours, pairs
        self._takes = [cards.takes[card][seen_values(visible)] for card in row]
        self.telling = {cards.ids[card] for card in row if cards.on_play[card] and tells(cards, cards.ids[card])}
        self._costs: dict[Place, tuple[float, float]] = {}
        self.plays = {pair: self.plays_of(pair) for pair in pairs}

    def plays_of(self, pair: Pair) -> Sequence[Place]:
        """SA-5.4, SA-4.7: where the fates of this pair may go."""
        a, b = pair
        found = [play for takes in self._takes for play in takes.plays[a][b]]
        return found or [PLACES_AT_HOURS[fate] for fate in sorted({a, b})]

    def heard(self, play: Place, kept: int) -> Heard:
        return play, play.at in self.telling and kept > play.fate

    def _place(self, play: Place) -> int:
        return 0 if play.at == HOURS_CARD else self.row.index(self.cards.index[play.at])

    def fades(self, play: Place) -> bool:
        """Whether the arcana would bring doom after this play."""
        place = self._place(play)
        card = self.row[place]
        return self.hours[place] + HOURS[play.fate] >= self.cards.moons[card] and not spares(self.cards, card)

    def _cost(self, play: Place) -> tuple[float, float]:
        """What it costs if the prediction fails, and anyway."""
        found = self._costs.get(play)
        if found is None:
            found = self._costs[play] = FADING * self.fades(play), HOUR * HOURS[play.fate]
        return found

    # Listening

    def reading(self, policy: Policy) -> Reading:
        """What a listener makes of each play who takes the player to follow this policy."""
        found: dict[Heard, dict[int, float]] = {}
        for pair, plays in policy.items():
            likely = self.pairs[pair]
            for play, chance in plays.items():
                kept = kept_of(pair, play.fate)
                by_kept = found.setdefault(self.heard(play, kept), {})
                by_kept[kept] = by_kept.get(kept, 0.0) + likely * chance
        for by_kept in found.values():
            total = sum(by_kept.values()) or 1.0
            for kept in by_kept:
                by_kept[kept] /= total
        return found

    # Speaking

    def worth(self, play: Place, kept: int, readings: Sequence[tuple[float, Reading]]) -> float:
        """What a play is worth among listeners who, by these weights, read in these ways."""
        risk, anyway = self._cost(play)
        heard, worth = self.heard(play, kept), -anyway
        for weight, reading in readings:
            by_kept = reading.get(heard, {})
            chance = by_kept.get(kept, 0.0)
            if chance < max(by_kept.values(), default=0.0) - 1e-9:
                chance *= NOT_LIKELIEST
            worth += weight * (chance - risk * (1 - chance))
        return worth

    def best(self, pair: Pair, readings: Sequence[tuple[float, Reading]]) -> list[Place]:
        """The plays worth most, in a fixed order."""
        worths = [
            (self.worth(play, kept_of(pair, play.fate), readings), play)
            for play in self.plays.get(pair) or self.plays_of(pair)
        ]
        most = max(worth for worth, _ in worths) - 1e-9
        return sorted(play for worth, play in worths if worth > most)

    def _slipping(self, pair: Pair, best: Sequence[Place]) -> dict[Place, float]:
        """Any of the best, and now and then something else."""
        plays = self.plays[pair]
        found = dict.fromkeys(plays, SLIP / len(plays))
        for play in best:
            found[play] += (1 - SLIP) / len(best)
        return found

    # The levels

    @cached_property
    def plain(self) -> Policy:
        """Any legal play."""
        return {pair: dict.fromkeys(plays, 1 / len(plays)) for pair, plays in self.plays.items()}

    @cached_property
    def literal(self) -> Reading:
        """What a play proves, and no more."""
        return self.reading({pair: dict.fromkeys(plays, 1.0) for pair, plays in self.plays.items()})

    @cached_property
    def simple(self) -> Policy:
        """Level one: any play that tells a literal listener most."""
        return {pair: self._slipping(pair, self.best(pair, [(1.0, self.literal)])) for pair in self.plays}

    def ears(self, literal: float) -> list[tuple[float, Reading]]:
        """Listeners who are literal with this chance, and otherwise count on a player of level one."""
        found = [(literal, self.literal)] if literal else []
        return [*found, (1 - literal, self._simply_read)] if literal < 1 else found

    @cached_property
    def _simply_read(self) -> Reading:
        return self.reading(self.simple)

    def subtle(self, literal: float) -> Policy:
        """Level two: of the plays that tell such listeners most the first."""
        ears = self.ears(literal)
        return {pair: self._slipping(pair, self.best(pair, ears)[:1]) for pair in self.plays}
