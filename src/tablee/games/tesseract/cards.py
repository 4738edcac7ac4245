"""The pack of Tesseract: what a card file may say, read and checked. The verbs are in `effects` and `passives`."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from tablee.games.tesseract.passives import Gift, lasting
from tablee.kit import PackError
from tablee.kit.pack import Call, Card, Effect, Verbs, Words, read_pack

FOLDER = Path(__file__).parent
SYMBOLS = ".ABCFDMIS"
BASES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
effect = Verbs("effect")
IN_THREAT = {"reroll_rolled", "destroy_rolled"}
"""What works on the cube a Threat phase has just rolled, and on nothing else."""
ENDLESS = {"gain_actions", "skip_threat", "put_back", "rebuild", "seal"}
"""What a scientist's own action, which can be used every turn, may not do: a game could go on for ever."""


class Scientist(Card, frozen=True, kw_only=True):
    """`text` tells the lasting ability, `action_text` the individual action. `support`: the diamond on the card."""

    support: bool
    ability: Effect
    action: Effect
    action_text: Words


class Research(Card, frozen=True, kw_only=True):
    """`when`: in one's own Action phase, or after the roll of one's own or of any Threat phase."""

    level: Literal[2, 3, 4]
    copies: int
    when: Literal["action", "own-threat", "any-threat"]
    effect: Effect


class Containment(Card, frozen=True, kw_only=True):
    effect: Effect


class Base(Card, frozen=True, kw_only=True):
    """`rows`: the symbols seen from above, row a first; a dot is a blank cell."""

    difficulty: Literal[1, 2, 3, 4]
    side: Literal["A", "B"]
    rows: list[str]


SECTIONS: dict[str, type[Card]] = {
    "scientist": Scientist,
    "research": Research,
    "containment": Containment,
    "base": Base,
}


class Cards:
    """A pack made ready: effects compiled, lasting abilities worked out, bases as sixteen symbols."""

    def __init__(self, source: str) -> None:
        pack = read_pack(source, "tesseract", FOLDER, SECTIONS)
        self.name, self.digest, self.source, self.head = pack.head.name, pack.digest, pack.source, pack.head
        self.former = pack.former
        self.scientists = pack.section("scientist", Scientist)
        self.research = sorted(pack.section("research", Research), key=lambda card: card.level)
        self.containment = pack.section("containment", Containment)
        self.bases = pack.section("base", Base)
        self.scientist_index = {card.id: i for i, card in enumerate(self.scientists)}
        self.research_index = {card.id: i for i, card in enumerate(self.research)}
        self.containment_index = {card.id: i for i, card in enumerate(self.containment)}
        self.base_index = {card.id: i for i, card in enumerate(self.bases)}
        self.gifts = [Gift.of(lasting.compile(c.ability, self._where(c, "ability"))) for c in self.scientists]
        self.acts = [effect.compile(card.action, self._where(card, "action")) for card in self.scientists]
        self.plays = [effect.compile(card.effect, self._where(card, "effect")) for card in self.research]
        self.uses = [effect.compile(card.effect, self._where(card, "effect")) for card in self.containment]
        self.symbols = ["".join(base.rows) for base in self.bases]
        levels = [card.level for card in self.research]
        self.levels = {n: range(bisect_left(levels, n), bisect_right(levels, n)) for n in (2, 3, 4)}
        self._check()

    def of_level(self, left: Sequence[int], level: int) -> list[int]:
        """How many of each card are left in one level's pile."""
        listed, counts = self.levels[level], [0] * len(left)
        counts[listed.start : listed.stop] = left[listed.start : listed.stop]
        return counts

    def pile(self, left: Sequence[int], level: int) -> int:
        """How many cards a level's pile has."""
        listed = self.levels[level]
        return sum(left[listed.start : listed.stop])

    def _where(self, card: Card, field: str) -> str:
        return f"{self.source}: {card.id}: {field}"

    def _check(self) -> None:
        """What a file's form cannot show: enough of everything, and nothing that would silently do nothing."""
        if len(self.scientists) < 4 or len(self.containment) < 6:
            raise PackError("{file}: at least 4 scientists and 6 Containment cards are needed", file=self.source)
        for level, listed in self.levels.items():
            if sum(self.research[i].copies for i in listed) < 4:
                raise PackError(
                    "{file}: at least 4 Research cards of level {level} are needed", file=self.source, level=level
                )
        for name in BASES:
            if name not in self.base_index:
                raise PackError("{file}: there is no base {name!r}", file=self.source, name=name)
        for scientist, calls in zip(self.scientists, self.acts, strict=True):
            self._check_calls(scientist, "action", calls, threat=False)
            for call in calls:
                if call.verb.name in ENDLESS:
                    raise PackError(
                        "{where}: a scientist cannot {verb}: the game could go on for ever",
                        where=call.where,
                        verb=call.verb.name,
                    )
        for card, calls in zip(self.research, self.plays, strict=True):
            self._check_calls(card, "effect", calls, threat=card.when != "action")
            if card.copies < 1:
                raise PackError(
                    "{where}: expected 1 or more, got {found}", where=self._where(card, "copies"), found=card.copies
                )
        for unlocked, calls in zip(self.containment, self.uses, strict=True):
            self._check_calls(unlocked, "effect", calls, threat=False)
        for base in self.bases:
            self._check_base(base)

    def _check_calls(self, card: Card, field: str, calls: Sequence[Call], threat: bool) -> None:
        if not calls:
            raise PackError("{where}: expected at least one verb", where=self._where(card, field))
        for call in calls:
            if (call.verb.name in IN_THREAT) != threat:
                when = ["own-threat", "any-threat"] if call.verb.name in IN_THREAT else ["action"]
                raise PackError(
                    "{where}: {verb} is for cards with when = {when}", where=call.where, verb=call.verb.name, when=when
                )
            for value in call.args:
                if type(value) is int and value < 1:
                    raise PackError(
                        "{where}: {verb}: expected 1 or more, got {found}",
                        where=call.where,
                        verb=call.verb.name,
                        found=value,
                    )

    def _check_base(self, base: Base) -> None:
        if len(base.rows) != 4 or any(len(row) != 4 or set(row) - set(SYMBOLS) for row in base.rows):
            raise PackError(
                "{where}: expected four rows of four symbols out of {symbols!r}",
                where=self._where(base, "rows"),
                symbols=SYMBOLS,
            )


@cache
def base_pack() -> Cards:
    """The pack that comes with the game."""
    return Cards("base")
