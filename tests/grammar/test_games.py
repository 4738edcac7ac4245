"""What random games say reads well, to every seat, to a spectator and to the referee, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.grammar.lint import NAMES
from tests.grammar.said import Moment, findings, is_whole, moments, things

import tablee
from tablee import words
from tablee.kit import Game
from tablee.words import Words

GAMES = [*tablee.games().values()]
SEEDS = range(12)
"""How many games of each are listened to: some fifteen thousand sentences."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def badly_said(game: Game[Any], moments: list[Moment], names: dict[int, str]) -> list[str]:
    found = []
    for lang in ("fr", "en"):
        reader = Words(lang, game, names=names)
        said = [moment.said(reader) for moment in moments]
        found += findings(said, lang, things(game, lang))
        found += [f"{one.message}: {one.text!r} (it is not a whole text)" for one in said if not is_whole(one.text)]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_says_reads_well(game: Game[Any]) -> None:
    said = [*moments(game, SEEDS)]
    found = badly_said(game, said, dict(enumerate(NAMES))) + badly_said(game, said[::9], {})
    assert not found, "\n".join(found)


def test_a_fault_in_a_game_is_found_with_its_message_reader_and_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a name that elides, a sentence that does not."""
    game = tablee.find("shipwreck")
    plain = Words.seat
    monkeypatch.setattr(words, "_books", {})  # what is said wrongly here is not kept for others
    monkeypatch.setattr(
        Words,
        "seat",
        lambda who, seat, form="": f"de {plain(who, seat)}" if form == "de" else plain(who, seat, form),
    )
    found = badly_said(game, [*moments(game, range(2))], dict(enumerate(NAMES)))
    assert any(line.startswith("ask-place, read by ") and "au tour de Iris" in line for line in found), found[:5]
