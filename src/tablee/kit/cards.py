"""The cards a game is played with: a pack made ready for its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Self

from tablee.kit.pack import Card, Pack, Verbs, read_pack
from tablee.kit.state import Frozen


class Cards(Frozen, ABC):
    """A pack that has been read and checked. A game's own class says which sections there are and what verbs cards may use,
    and makes them ready: effects compiled, tables worked out, what the form of a file cannot show checked.

    The rules reach it as `s.cards`, everybody else as `game.cards`.
    """

    game: ClassVar[str]
    folder: ClassVar[Path]
    sections: ClassVar[Mapping[str, type[Card]]]
    verbs: ClassVar[Sequence[Verbs]] = ()
    printed_in: ClassVar[str] = ""
    """The language in which the box prints the names of its cards, whatever language its rulebook is in; "" where that is not so."""

    def __init__(self, source: str = "base") -> None:
        pack = read_pack(source, self.game, self.folder, self.sections)
        self.head, self.name, self.digest = pack.head, pack.head.name, pack.digest
        self.former, self.source = pack.former, pack.source
        self.prepare(pack)

    @abstractmethod
    def prepare(self, pack: Pack) -> None:
        """Make the cards ready for the rules, and refuse a pack that cannot be played."""

    @abstractmethod
    def listed(self) -> Mapping[str, Sequence[Card]]:
        """All cards by section, as galleries show them."""

    def where(self, card: Card, field: str) -> str:
        """A place in the pack, as an error names it."""
        return f"{self.source}: {card.id}: {field}"

    @classmethod
    @cache
    def base(cls) -> Self:
        """The pack that is shipped."""
        return cls()
