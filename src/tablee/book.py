"""A catalogue, read and compiled once for all who read in it, and the sentences it was asked for before."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from tablee import grammar
from tablee.kit import Game
from tablee.kit.pack import Card

FOLDER = Path(__file__).parent
MOST = 4096
"""Sentences that are kept of one catalogue, twice over."""


class Now(threading.local):
    """Whose sentence is being put together in this thread, if one is: functions of a message ask for it."""

    reader: Any = None


now = Now()


class Listed(FluentType):
    """A list as an argument; shown by itself it is joined with "and"."""

    def __init__(self, items: Iterable[Any]) -> None:
        self.items = [*items]

    def format(self, locale: Locale) -> str:
        return grammar.joined(self.items, locale.language) if self.items else ""


@cache
def catalogue(path: Path) -> Any:
    """The messages of a file."""
    return FluentResource(path.read_text(encoding="utf-8"))


def cards_of(game: Game[Any] | None) -> Mapping[str, Sequence[Card]]:
    """The cards of a game's pack, by section."""
    return game.cards.listed() if game and game.cards else {}


class Sentences:
    """What was said before, by all that it depends on. Of what is asked for again and again at least the last `most` are kept, and
    never more than twice as many of anything."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._new: dict[Hashable, str] = {}
        self._old: dict[Hashable, str] = {}

    def get(self, key: Hashable) -> str | None:
        found = self._new.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Hashable, text: str) -> None:
        if len(self._new) >= self._most:
            self._old, self._new = self._new, {}
        self._new[key] = text

    def __len__(self) -> int:
        return len(self._new) + len(self._old)


class Book:
    """The words of a game in one language, with the cards of its pack; without a game, those that every table says. `softer`: the
    hard names, each with the one that a table which wants that says instead."""

    def __init__(self, lang: str, game: Game[Any] | None, functions: dict[str, Callable[..., Any]]) -> None:
        self.cards = {(kind, card.id): card for kind, cards in cards_of(game).items() for card in cards}
        self.kinds = {id: kind for kind, id in reversed(self.cards)}
        self.said, self.softer = Sentences(), dict[str, str]()
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self.bundle.add_resource(catalogue(FOLDER / f"{lang}.ftl"))
        files = [game.folder / f"{code}.ftl" for code in (lang, "en")] if game else []
        self.file = next((path for path in files if path.exists()), None)
        """The game's own catalogue, if it has one."""
        if self.file:
            self.bundle.add_resource(catalogue(self.file), allow_overrides=True)
        errors = [folder / f"errors.{lang}.ftl" for folder in [FOLDER, *([game.folder] if game else [])]]
        self._errors = [path for path in errors if path.exists()]

    def read_errors(self) -> None:
        """Know the words for what goes wrong, too; they are read when they are needed first."""
        while self._errors:
            self.bundle.add_resource(catalogue(self._errors[0]))
            del self._errors[0]


def frozen(value: Any) -> Hashable:
    """A value as a part of a key: what would be said otherwise is another key, though Python finds them equal (1, True, 1.0)."""
    kind = value.__class__
    if kind is str or kind is int:
        return value  # type: ignore[no-any-return]
    if kind is list or kind is tuple:
        return tuple(map(frozen, value))
    return kind, value
