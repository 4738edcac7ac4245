"""The pack of The Shipwreck Arcana: what a card file may say, and the conditions under which an arcana takes a fate."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from tablee.kit import PackError
from tablee.kit.pack import Card, Doing, Effect, Verbs, Words, read_pack

FOLDER = Path(__file__).parent
VALUES = range(1, 8)
SEEN = 1 << 8
"""How many sets of visible values there can be, as bits: bit 1 for the value 1."""
Value = Annotated[int, Meta(ge=1, le=7)]
Positive = Annotated[int, Meta(ge=1)]
condition = Verbs("condition")
playing = Verbs("effect of a play")
fading = Verbs("effect of fading")
power = Verbs("power")
MOMENTS = {
    "ask_higher": ("group", "after"),
    "ask_among": ("group", "after"),
    "extra_prediction": ("group", "after"),
    "say_old": ("active", "after"),
    "discard_lower": ("active", "after"),
    "swap_empty": ("active", "before"),
}
"""Who can use a power made of this verb, and when: at another moment it would have nothing to work on."""


class Arcana(Card, frozen=True, kw_only=True):
    """A card: its ability, how long it lasts, and the power on its back."""

    tag: Words
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


class Hand(Doing):
    """A play to be judged: the fate played, the one kept, the visible values as bits, and the cards of the pack.
    `looked`: a condition has asked what is visible."""

    __slots__ = ("_visible", "cards", "kept", "looked", "played")

    def __init__(self, played: int, kept: int, visible: int, cards: Cards) -> None:
        super().__init__()
        self.played, self.kept, self._visible, self.cards, self.looked = played, kept, visible, cards, False

    @property
    def visible(self) -> int:
        self.looked = True
        return self._visible


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
    return bool(hand.visible >> hand.kept & 1)


@condition
def all_unique(hand: Hand) -> bool:
    """The fates differ and neither value lies in front of an arcana. Example: `{ all_unique = {} }`"""
    both = 1 << hand.played | 1 << hand.kept
    return hand.played != hand.kept and not hand.visible & both


@condition
def none_adjacent_visible(hand: Hand) -> bool:
    """No value in front of an arcana is one away from either fate. Example: `{ none_adjacent_visible = {} }`"""
    both = 1 << hand.played | 1 << hand.kept
    return not hand.visible & (both << 1 | both >> 1)


@condition
def like(hand: Hand, card: str) -> bool:
    """As on the arcana with this id. Example: `{ like = "the-lord" }`"""
    return hand.cards.holds(card, hand)


class Cards:
    """A pack made ready: conditions and effects compiled, legality as tables."""

    def __init__(self, source: str) -> None:
        pack = read_pack(source, "shipwreck", FOLDER, {"arcana": Arcana, "power": Power})
        self.name, self.digest, self.source, self.head = pack.head.name, pack.digest, pack.source, pack.head
        self.former = pack.former
        self.arcana, self.powers = pack.section("arcana", Arcana), pack.section("power", Power)
        self.index = {card.id: i for i, card in enumerate(self.arcana)}
        self.moons = [card.moons for card in self.arcana]
        self.power = {p.id: p for p in self.powers}
        self.moments = {at: [p for p in self.powers if (p.who, p.when) == at] for at in MOMENTS.values()}
        self.fits = [condition.compile(card.fits, self._where(card, "fits")) for card in self.arcana]
        self.on_play = [playing.compile(card.on_play, self._where(card, "on_play")) for card in self.arcana]
        self.on_fade = [fading.compile(card.on_fade, self._where(card, "on_fade")) for card in self.arcana]
        self.does = {p.id: power.compile(p.effect, self._where(p, "effect")) for p in self.powers}
        self._allowed: list[list[tuple[int, ...] | None]] = [[None] * SEEN for _ in self.arcana]
        self._check()

    def _where(self, card: Card, field: str) -> str:
        return f"{self.source}: {card.id}: {field}"

    def _check(self) -> None:
        """What a file's form cannot show: enough cards, backs that exist, conditions that end."""
        if len(self.arcana) < 6:
            raise PackError(
                "{file}: at least 6 arcana are needed (a row of four, a pile), there are {count}",
                file=self.source,
                count=len(self.arcana),
            )
        for i, card in enumerate(self.arcana):
            if card.power not in self.power:
                raise PackError(
                    "{where}: there is no power {power!r}; there are {known}",
                    where=self._where(card, "power"),
                    power=card.power,
                    known=[*self.power],
                )
            if not 1 <= card.moons <= 4:  # with more, 21 fates might not be enough for five players
                raise PackError(
                    "{where}: expected a number from 1 to 4, got {found}",
                    where=self._where(card, "moons"),
                    found=card.moons,
                )
            if not card.fits:
                raise PackError(
                    "{where}: expected at least one condition, such as {{ always = {{}} }}",
                    where=self._where(card, "fits"),
                )
            for call in (*self.fits[i], *self.on_play[i]):
                if call.verb.name in ("like", "also") and call.args[0] not in self.index:
                    raise PackError("{where}: there is no arcana {card!r}", where=call.where, card=call.args[0])
        for i in range(len(self.arcana)):
            self.allowed(i, 0)
        for back in self.powers:
            self._check_power(back)

    def _check_power(self, back: Power) -> None:
        if not self.does[back.id]:
            raise PackError("{where}: expected at least one verb", where=self._where(back, "effect"))
        for call in self.does[back.id]:
            who, when = MOMENTS[call.verb.name]
            if (back.who, back.when) != (who, when):
                raise PackError(
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

    def allowed(self, card: int, visible: int) -> tuple[int, ...]:
        """By the fate played: a bit for each kept fate with which this card takes it, given the visible values."""
        return self._allowed[card][visible] or self._judge(card, visible)

    def _judge(self, card: int, visible: int) -> tuple[int, ...]:
        """Every play on a card, judged when it is first asked about; once for all where no condition looks at what is
        visible."""
        id = self.arcana[card].id
        hands = [[Hand(fate, kept, visible, self) for kept in VALUES] for fate in VALUES]
        table = (0, *(sum(1 << hand.kept for hand in plays if self.holds(id, hand)) for plays in hands))
        if any(hand.looked for plays in hands for hand in plays):
            self._allowed[card][visible] = table
        else:
            self._allowed[card] = [table] * SEEN
        return table

    def proves(self, fate: int, card: int, row: tuple[int, ...], visible: int) -> int:
        """SA-13.1, SA-13.2: a bit for each kept fate with which this play was legal. `card` -1 is The Hours."""
        if card >= 0:
            return self.allowed(card, visible)[fate]
        tables = [self.allowed(c, visible) for c in row]
        return sum(1 << kept for kept in VALUES if not any(t[fate] >> kept & 1 or t[kept] >> fate & 1 for t in tables))

    def suggests(self, fate: int, card: int, row: tuple[int, ...], visible: int) -> int:
        """SA-13.6: of what a play proves, what is left if its player would have chosen a more telling one."""
        proven = self.proves(fate, card, row, visible)
        left = sum(
            1 << kept
            for kept in VALUES
            if proven >> kept & 1 and not self._tells_more(fate, kept, proven.bit_count(), row, visible)
        )
        return left or proven

    def _tells_more(self, fate: int, kept: int, count: int, row: tuple[int, ...], visible: int) -> bool:
        """Whether somebody with these two fates had a legal play that leaves fewer than `count` values."""
        for card in row:
            table = self.allowed(card, visible)
            if (table[fate] >> kept & 1 and table[fate].bit_count() < count) or (
                table[kept] >> fate & 1 and table[kept].bit_count() < count
            ):
                return True
        return False


@cache
def base() -> Cards:
    """The pack that comes with the game."""
    return Cards("base")
