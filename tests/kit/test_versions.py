"""Tables of former versions of the rules go on by the rules they were dealt with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

import tablee
from tablee.kit import Ask, Game, Over, RecordError, Rules, Setting, State, choice, common


class Bell(State):
    """Whether it has rung."""

    __slots__ = ("rung",)
    rung: bool


class Ringing(Game[Bell]):
    """One question; the second version has one answer more, and an option."""

    name, title, rules, folder, longest = "ringing", "Ringing", "RG", Path(__file__).parent, 1
    seats = range(2, 3)
    version = 3
    follows = range(2, 3)
    since: ClassVar[Mapping[str, int]] = {"loud": 3}
    options: ClassVar[Mapping[str, Setting]] = {s.name: s for s in (choice("loud", False, True), *common(range(2, 3)))}

    def new(self, seats: int, options: Mapping[str, Any]) -> Bell:
        s = Bell()
        s.version, s.rung = self.version, False
        return s

    def turn(self, s: Bell) -> Rules[None]:
        s.rung = (yield Ask(0, "ring", ("ring", "wait") if s.version >= 3 else ("ring",), "RG-1.1")) == "ring"
        raise Over((0,), "done")

    def view(self, s: Bell, seat: int | None) -> dict[str, Any]:
        return {"rung": s.rung}

    def conceal(self, s: Bell, seat: int | None, rng: Random) -> None:
        """Nothing is hidden."""


def test_a_former_version_has_its_own_answers_and_options() -> None:
    game = Ringing()
    former = game.of_version(2)
    assert (former.version, "loud" in former.options, "loud" in game.options) == (2, False, True)
    assert game.of_version(3) is game and game.of_version(1) is game
    assert [ask.options for ask in tablee.deal(game, 2).asks] == [("ring", "wait")]
    assert [ask.options for ask in tablee.deal(former, 2).asks] == [("ring",)]


def test_its_records_copies_and_positions_keep_to_it() -> None:
    table = tablee.deal(Ringing().of_version(2), 2, 1)
    begun = tablee.deal(Ringing(), position=table.position())
    assert begun.game.version == begun.state.version == begun.fork().state.version == 2
    table.answer(0, "ring")
    again = tablee.replay(table.record, game=Ringing())
    assert again.record == table.record and again.record.version == 2 and "loud" not in again.record.options


def test_a_version_that_is_not_followed_is_refused() -> None:
    from msgspec.structs import replace

    table = tablee.deal(Ringing(), 2, 1)
    with pytest.raises(RecordError, match="version 1"):
        tablee.replay(replace(table.record, version=1), game=Ringing())
