"""What a table says: to whoever reads, of what only some know, and of cards in a terminal."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.games.breaths.scene import scene

import tablee
from tablee.games.breaths import game
from tablee.reading import remarks_of
from tablee.terminal import show
from tablee.words import Words

NAMES = dict(enumerate(("Iris", "Hector", "Basile", "Ondine", "Céleste", "Yves")))
SPOKEN_TO = re.compile(r"(?i)\b(?:vous|votre|vos|you|your|yours)\b")


def say(id: str, lang: str = "fr", viewer: int | None = None, **args: Any) -> str:
    return Words(lang, game, viewer=viewer, names=NAMES).event({"id": id, "rule": "", **args})


def told_openly(table: tablee.Table) -> list[dict[str, Any]]:  # type: ignore[type-arg]
    """Every event with all that any seat heard of it, as an open replay has it."""
    heard = zip(*(table.events(seat) for seat in range(table.seats)), strict=True)
    return [{name: value for told in each for name, value in told.items()} for each in heard]


@pytest.mark.parametrize("mode", ["paranoia", "coop"])
def test_an_open_replay_calls_nobody_you(mode: str) -> None:
    """DB-13.5, DB-13.6, DB-4.13: what one seat saw is told of that seat."""
    table, rng = tablee.deal("breaths", 4, 5, {"mode": mode}), Random(3)
    while not table.over:
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    for lang in ("en", "fr"):
        words = Words(lang, game, names=NAMES)
        said = [words.event(event) for event in told_openly(table)]
        assert [text for text in said if SPOKEN_TO.search(re.sub("«.*?»|“.*?”", "", text))] == []
    knowing = [event for event in told_openly(table) if event["id"] in ("took-knowledge", "took-secret")]
    assert all("card" in event or "secret" in event for event in knowing)


def test_what_only_some_know_asks_who_reads() -> None:
    """DB-10.2, DB-13.6, DB-4.13"""
    drawn = {"seat": 1, "card": "sow-doubt", "left": 1}
    assert (
        say("took-knowledge", viewer=1, **drawn)
        == "Vous piochez une connaissance\u00a0: «\u00a0Semer le doute\u00a0». Il en reste 1."
    )
    assert (
        say("took-knowledge", **drawn)
        == "Hector pioche une connaissance\u00a0: «\u00a0Semer le doute\u00a0». Il en reste 1."
    )
    assert say("took-knowledge", viewer=0, seat=1, left=0) == "Hector pioche une connaissance. C’était la dernière."
    assert say("took-secret", "en", seat=1, secret="recycler") == "Hector takes a secret: “Recycler”."
    recycled = {"seat": 0, "cards": ["spades-2"], "order": ["spades-2"]}
    assert say("recycled-secretly", "en", **recycled) == "Iris recycles in secret, in this order: the 2 of spades."


def test_a_card_is_shown_to_somebody() -> None:
    """DB-10.12"""
    shown = {"seat": 1, "card": "sow-doubt", "place": 1}
    assert say("showed", viewer=2, to=2, **shown) == "Hector vous montre «\u00a0Semer le doute\u00a0»."
    assert say("showed", to=2, **shown) == "Hector montre «\u00a0Semer le doute\u00a0» à Basile."
    assert say("showed", to=None, **shown) == "Hector montre «\u00a0Semer le doute\u00a0» à tout le monde."
    assert say("showed", viewer=0, seat=1, place=1, to=2) == "Hector montre sa connaissance n°\u00a01 à Basile."


def test_stages_are_numbered_as_on_the_plate() -> None:
    """DB-12.6"""
    assert [say("uncovered", stage=n).split(" est")[0] for n in (1, 2, 3)] == ["L’étape I", "L’étape II", "L’étape III"]


def test_averages_are_written_as_the_language_does() -> None:
    """DB-19.6"""
    view = scene(aids=True).view(0)
    assert remarks_of(game).remark(view, "explore", Words("fr", game, viewer=0)) == "environ 4,9 cartes"
    assert remarks_of(game).remark(view, "explore", Words("en", game, viewer=0)) == "about 4.9 cards"


def test_the_cards_that_lie_open_can_be_read_and_others_cards_cannot() -> None:
    """DB-4.2, DB-10.1, DB-11.3"""
    table = scene(
        air=["trump-8", "spades-2"],
        situation="tetany",
        explorer=1,
        hands={0: ("sow-doubt",), 1: ("sigh-loudly",)},
        secrets={0: "recycler", 1: "temerity"},
    )
    console = Console(file=io.StringIO(), width=200)
    console.print(show.cards(game, table.view(0), Words("fr", game, viewer=0)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for part in ("Crise de tétanie  urgente", "La Justice  8", "Semer le doute  social", "Recycleur"):
        assert part in text
    assert "Soupirer" not in text and "Témérité" not in text
    quick = Words("en", game).card("sigh-loudly", "knowledge")
    assert quick is not None and remarks_of(game).face(quick, Words("en", game)) == "Quick"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_shows_what_a_card_in_hand_and_the_own_secret_say(lang: str) -> None:
    """DB-10.1, DB-11.3: to whoever holds them, and to nobody else."""
    table = scene(hands={0: ("sow-doubt",), 1: ("sigh-loudly",)}, secrets={0: "recycler", 1: "temerity"})
    words, drawn = Words(lang, game), []
    for seat in (0, 1, None):
        console = Console(file=io.StringIO(), width=400)
        console.print(show.board(game, table.view(seat), Words(lang, game, viewer=seat)))
        drawn.append(console.file.getvalue())  # type: ignore[attr-defined]
    for of, ids in (("knowledge", ("sow-doubt", "sigh-loudly")), ("secret", ("recycler", "temerity"))):
        for holder, id in enumerate(ids):
            card = words.card(id, of)
            assert card is not None
            assert [words.text(card.text) in text for text in drawn] == [holder == seat for seat in (0, 1, None)]


def labels(value: Any) -> set[str]:
    """The keys of a view that a plain table is headed by."""
    if isinstance(value, dict):
        return {str(key) for key in value} | {label for inner in value.values() for label in labels(inner)}
    return {label for inner in value for label in labels(inner)} if isinstance(value, list) else set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_plain_table_has_words_for_all_it_shows(lang: str) -> None:
    """DB-4.2: for whoever reads it without a board."""
    words, table, rng = Words(lang, game), tablee.deal("breaths", 3, 8), Random(1)
    seen = set[str]()
    while not table.over:
        seen |= labels({key: value for key, value in table.view(0).items() if key not in ("table", "aids")})
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    assert {key for key in seen if not words.has(f"label-{key}") and not words.has(f"name-{key}")} == set()
