"""A game with a notice shows it before its first table."""

from __future__ import annotations

import pytest

from tablee.games.shipwreck import game
from tablee.words import Words

WARNING = "For people who can bear the sea."


@pytest.fixture(autouse=True)
def with_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Shipwreck Arcana, as if it had one."""
    has, say = Words.has, Words.say
    monkeypatch.setattr(Words, "has", lambda self, id: (id == "notice" and self.game is game) or has(self, id))
    monkeypatch.setattr(Words, "say", lambda self, id, /, **args: WARNING if id == "notice" else say(self, id, **args))


def test_whoever_declines_plays_nothing(command, home) -> None:
    said = command("play", "shipwreck", "--seed", "1", typed=["no"])
    assert said.code == 0
    assert WARNING in said.out
    assert not (home / "tables").exists()


def test_whoever_agrees_is_asked_once(command) -> None:
    assert WARNING in command("play", "shipwreck", "--seed", "1", typed=["yes", "quit"]).out
    again = command("play", "shipwreck", "--seed", "1", typed=["quit"])
    assert again.code == 0
    assert WARNING not in again.out


@pytest.mark.parametrize(("lang", "numbers"), [("en", ("112", "999", "911")), ("fr", ("112", "15"))])
def test_the_notice_comes_with_the_numbers_to_call(command, lang: str, numbers: tuple[str, ...]) -> None:
    """NA-16.1"""
    out = command("play", "narcose", "--seed", "1", "--lang", lang, typed=["no"]).out
    assert all(number in out for number in (*numbers, "23\u00a013\u00a013" if "23\u00a013" in out else "23 13 13"))
