"""The pack of The Shipwreck Arcana: what a card file may say, and the conditions under which an arcana takes a fate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Literal, NamedTuple

from msgspec import Meta

from tablee import kit
from tablee.games.shipwreck.options import VALUES, Place, Use
from tablee.kit import PackError
from tablee.kit.pack import Bilingual, Card, Doing, Effect, Pack, Verbs

FOLDER = Path(__file__).parent
Value = Annotated[int, Meta(ge=1, le=7)]
Positive = Annotated[int, Meta(ge=1)]
condition = Verbs("condition")
playing = Verbs("effect of a play")
fading = Verbs("effect of fading")
power = Verbs("power")
"""Its verbs say `who` can use a power made of them and `when`: at another moment they would have nothing to work on. And `useful`,
a question about the table, where even then they may have nothing to work on."""


class Arcana(Card, frozen=True, kw_only=True):
    """A card: its ability, how long it lasts, and the power on its back."""

    tag: Bilingual
    moons: int
    fits: Effect
    on_play: Effect = []  # noqa: RUF012 - msgspec copies it
    on_fade: Effect = []  # noqa: RUF012
    power: str


class Power(Card, frozen=True, kw_only=True):
    """What a faded card can do once."""

    who: Literal["active", "group"]
    when: Literal["before", "after"]
    effect: Effect


SeenValues = int
"""A set of visible values as a number from 0 to 127, by which tables are read: each value adds its own power of two."""
SEEN = 1 << len(VALUES)
NOTHING_SEEN: SeenValues = 0


def seen_values(visible: Sequence[int]) -> SeenValues:
    """Which values lie in front of an arcana (SA-4.10), from how many of each do."""
    a, b, c, d, e, f, g = visible
    return (a and 1) | (b and 2) | (c and 4) | (d and 8) | (e and 16) | (f and 32) | (g and 64)


def values_of(seen: SeenValues) -> frozenset[int]:
    """The values themselves."""
    return frozenset(value for value in VALUES if seen >> (value - 1) & 1)


class Hand(Doing):
    """A play to be judged: the fate played, the one kept, the visible values, and the cards of the pack.
    `looked`: a condition has asked what is visible."""

    __slots__ = ("_visible", "cards", "kept", "looked", "played")

    def __init__(self, played: int, kept: int, visible: frozenset[int], cards: Cards) -> None:
        super().__init__()
        self.played, self.kept, self._visible, self.cards, self.looked = played, kept, visible, cards, False

    @property
    def visible(self) -> frozenset[int]:
        self.looked = True
        return self._visible


class Moment(NamedTuple):
    """The powers that somebody may use at some time, and the arcana with one of them on their back."""

    powers: list[Power]
    arcana: frozenset[int]


class Takes(NamedTuple):
    """What one arcana takes while certain values are visible.
    `kept`: by the fate played, the fates with which it may be kept. `plays`: by the two fates in hand, what may be answered."""

    kept: tuple[frozenset[int], ...]
    plays: list[list[tuple[Place, ...]]]


@condition
def always(hand: Hand) -> bool:
    """Any two fates. Example: `{ always = {} }`"""
    return True


@condition
def played(hand: Hand, which: Literal["higher", "lower"]) -> bool:
    """The fates differ and this one of them is played. Example: `{ played = "higher" }`"""
    return hand.played > hand.kept if which == "higher" else hand.played < hand.kept


@condition
def sum_at_least(hand: Hand, n: int) -> bool:
    """Both fates together make n or more. Example: `{ sum_at_least = 11 }`"""
    return hand.played + hand.kept >= n


@condition
def sum_at_most(hand: Hand, n: int) -> bool:
    """Both fates together make n or less. Example: `{ sum_at_most = 5 }`"""
    return hand.played + hand.kept <= n


@condition
def sum_among(hand: Hand, sums: list[int]) -> bool:
    """Both fates together make one of these. Example: `{ sum_among = [7, 8, 9] }`"""
    return hand.played + hand.kept in sums


@condition
def sum_multiple(hand: Hand, n: Positive) -> bool:
    """Both fates together make a multiple of n. Example: `{ sum_multiple = 3 }`"""
    return (hand.played + hand.kept) % n == 0


@condition
def sum_parity(hand: Hand, parity: Literal["even", "odd"]) -> bool:
    """Both fates together are even, or odd. Example: `{ sum_parity = "even" }`"""
    return (hand.played + hand.kept) % 2 == (parity == "odd")


@condition
def apart(hand: Hand, distances: list[int]) -> bool:
    """The fates are this far apart; 0 is the same value. Example: `{ apart = [1, 2] }`"""
    return abs(hand.played - hand.kept) in distances


@condition
def factor(hand: Hand, factors: list[Positive]) -> bool:
    """One fate is exactly that many times the other. Example: `{ factor = [2, 3] }`"""
    low, high = sorted((hand.played, hand.kept))
    return any(low * n == high for n in factors)


@condition
def only_played_among(hand: Hand, values: list[Value]) -> bool:
    """The fate played is one of these and the kept one is not. Example: `{ only_played_among = [5, 6, 7] }`"""
    return hand.played in values and hand.kept not in values


@condition
def kept_visible(hand: Hand) -> bool:
    """The kept fate's value lies in front of an arcana. Example: `{ kept_visible = {} }`"""
    return hand.kept in hand.visible


@condition
def all_unique(hand: Hand) -> bool:
    """The fates differ and neither value lies in front of an arcana. Example: `{ all_unique = {} }`"""
    return hand.played != hand.kept and hand.visible.isdisjoint((hand.played, hand.kept))


@condition
def none_adjacent_visible(hand: Hand) -> bool:
    """No value in front of an arcana is one away from either fate. Example: `{ none_adjacent_visible = {} }`"""
    return not any(abs(value - fate) == 1 for value in hand.visible for fate in (hand.played, hand.kept))


@condition(names_arcana=True)
def like(hand: Hand, card: str) -> bool:
    """As on the arcana with this id. Example: `{ like = "the-lord" }`"""
    return hand.cards.holds(card, hand)


class Cards(kit.Cards):
    """A pack made ready: conditions and effects compiled, legality as tables."""

    game = "shipwreck"
    folder = FOLDER
    sections: ClassVar[Mapping[str, type[Card]]] = {"arcana": Arcana, "power": Power}
    verbs: ClassVar[Sequence[Verbs]] = (condition, playing, fading, power)
    printed_in = "en"

    def prepare(self, pack: Pack) -> None:
        self.arcana, self.powers = pack.section("arcana", Arcana), pack.section("power", Power)
        self.ids = [card.id for card in self.arcana]
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.moons = [card.moons for card in self.arcana]
        self.backs = [card.power for card in self.arcana]
        self.power = {p.id: p for p in self.powers}
        self.use = {p.id: Use(p.id) for p in self.powers}
        self.moments = {
            (who, when): self._moment(who, when) for who in ("active", "group") for when in ("before", "after")
        }
        self.fits = [condition.compile(card.fits, self.where(card, "fits")) for card in self.arcana]
        self.on_play = [playing.compile(card.on_play, self.where(card, "on_play")) for card in self.arcana]
        self.on_fade = [fading.compile(card.on_fade, self.where(card, "on_fade")) for card in self.arcana]
        self.does = {p.id: power.compile(p.effect, self.where(p, "effect")) for p in self.powers}
        self.takes = [Judged(self, id) for id in self.ids]
        self._check()

    def _moment(self, who: str, when: str) -> Moment:
        powers = [p for p in self.powers if (p.who, p.when) == (who, when)]
        return Moment(powers, frozenset(i for i, back in enumerate(self.backs) if self.power.get(back) in powers))

    def listed(self) -> Mapping[str, Sequence[Card]]:
        return {"arcana": self.arcana, "power": self.powers}

    def _check(self) -> None:
        """What a file's form cannot show: enough cards, backs that exist, conditions that end."""
        if len(self.arcana) < 6:
            raise PackError(
                "shipwreck-arcana-few",
                "{file}: at least 6 arcana are needed (a row of four, a pile), there are {found}",
                file=self.source,
                found=len(self.arcana),
            )
        for i, card in enumerate(self.arcana):
            if card.power not in self.power:
                raise PackError(
                    "shipwreck-no-power",
                    "{where}: there is no power {found!r}; there are {expected}",
                    where=self.where(card, "power"),
                    found=card.power,
                    expected=[*self.power],
                )
            if not 1 <= card.moons <= 4:  # with more, 21 fates might not be enough for five players
                raise PackError(
                    "shipwreck-moons",
                    "{where}: expected a number from 1 to 4, got {found}",
                    where=self.where(card, "moons"),
                    found=card.moons,
                )
            if not card.fits:
                raise PackError(
                    "shipwreck-no-condition",
                    "{where}: expected at least one condition, such as {{ always = {{}} }}",
                    where=self.where(card, "fits"),
                )
            for call in (*self.fits[i], *self.on_play[i]):
                if call.verb.facts.get("names_arcana") and call.args[0] not in self.index:
                    raise PackError(
                        "shipwreck-no-arcana",
                        "{where}: there is no arcana {found!r}",
                        where=call.where,
                        found=call.args[0],
                    )
        for i in range(len(self.arcana)):
            _ = self.takes[i][NOTHING_SEEN]
        for back in self.powers:
            self._check_power(back)

    def _check_power(self, back: Power) -> None:
        if not self.does[back.id]:
            raise PackError("pack-no-verb", "{where}: expected at least one verb", where=self.where(back, "effect"))
        for call in self.does[back.id]:
            who, when = call.verb.facts["who"], call.verb.facts["when"]
            if (back.who, back.when) != (who, when):
                raise PackError(
                    "shipwreck-verb-place",
                    "{where}: {verb} is for who = {who!r} and when = {when!r}",
                    where=call.where,
                    verb=call.verb.name,
                    who=who,
                    when=when,
                )

    def holds(self, card: str, hand: Hand) -> bool:
        """Whether all conditions of the card with this id hold."""
        for call in self.fits[self.index[card]]:
            hand.spend(call)
            if not call.verb.run(hand, *call.args):
                return False
        return True


class Judged(dict[SeenValues, Takes]):
    """What one arcana takes, by what is visible: judged when it is first asked."""

    def __init__(self, cards: Cards, id: str) -> None:
        self.cards, self.id = cards, id
        self.places = [Place(fate, id) for fate in range(8)]

    def __missing__(self, seen: SeenValues) -> Takes:
        """Every play on the card; once for all sets of visible values where no condition looks at them."""
        visible = values_of(seen)
        hands = [[Hand(fate, kept, visible, self.cards) for kept in VALUES] for fate in VALUES]
        fitting = (frozenset([hand.kept for hand in plays if self.cards.holds(self.id, hand)]) for plays in hands)
        kept = (frozenset[int](), *fitting)
        found = Takes(kept, self._plays(kept))
        looked = any(hand.looked for plays in hands for hand in plays)
        self.update(dict.fromkeys((seen,) if looked else range(SEEN), found))
        return found

    def _plays(self, kept: Sequence[frozenset[int]]) -> list[list[tuple[Place, ...]]]:
        """By two fates, which of them may be placed here, the lower first."""
        plays: list[list[tuple[Place, ...]]] = [[()] * 8 for _ in range(8)]
        for a in VALUES:
            for b in range(a, 8):
                lower = (self.places[a],) if b in kept[a] else ()
                higher = (self.places[b],) if b > a and a in kept[b] else ()
                plays[a][b] = plays[b][a] = lower + higher
        return plays
