"""Sentences are put together once for all tables, and yet nobody's name, seat or language turns up at another's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource

import tablee
from tablee.book import Book, Sentences
from tablee.kit import Table
from tablee.words import FUNCTIONS, Words

NAMES = ({0: "Ada", 1: "Hugo", 2: "Zoé"}, {0: "Élise", 1: "Bob", 2: "Anne"}, {})


def of_its_own(text: str, lang: str = "en", **more: Any) -> Words:
    """Words with one message of the test's own, in a book that nobody else has."""
    words = Words(lang, **more)
    words.book = Book(lang, None, FUNCTIONS)
    words.book.bundle.add_resource(FluentResource(f"message = {text}\n"))
    return words


def played(game: str, seed: int) -> Table[Any]:
    """A table in mid-game."""
    table, rng = tablee.deal(game, seed=seed), Random(seed)
    for _ in range(30):
        if table.over:
            break
        ask = rng.choice([ask for ask in table.asks if not ask.optional])
        table.answer(ask.seat, rng.choice(ask.options))
    return table


def all_that_is_said(table: Table[Any], words: Words) -> list[str]:
    """What this reader is told of a table, in words."""
    told = [words.event(event) for event in table.events(words.viewer)]
    for question in table.asks_for(words.viewer):
        told += [words.ask(question), *(words.option(question.kind, option) for option in question.options)]
    return told + [words.act(act) for act in (table.acts(words.viewer) if words.viewer is not None else [])]


@pytest.mark.parametrize("game", tablee.games())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_kept_reads_as_if_it_were_said_for_the_first_time(game: str, lang: str) -> None:
    table = played(game, 1)
    for viewer in (0, None):
        first, then = (Words(lang, table.game, viewer=viewer, names=names) for names in NAMES[:2])
        fresh = Words(lang, table.game, viewer=viewer, names=NAMES[1])
        fresh.book = Book(lang, table.game, FUNCTIONS)
        assert all_that_is_said(table, first)
        assert all_that_is_said(table, then) == all_that_is_said(table, fresh)


def test_a_name_is_put_in_for_each_table_anew_in_the_form_it_needs() -> None:
    book = of_its_own('La carte { SEAT($seat, form: "de") } va à { SEAT($to) }.', "fr").book
    told = []
    for names in NAMES:
        words = Words("fr", viewer=2, names=names)
        words.book = book
        told.append(words.say("message", seat=0, to=1))
    assert told == ["La carte d’Ada va à Hugo.", "La carte d’Élise va à Bob.", "La carte de Convive 1 va à Convive 2."]
    assert len(book.said) == 3, "the message, and the words for two seats without a name"


def test_a_sentence_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words, made = of_its_own("{ $count } cards"), []
    real = words.book.bundle.format_pattern
    monkeypatch.setattr(words.book.bundle, "format_pattern", lambda *args: (made.append(args), real(*args))[1])
    for _ in range(3):
        assert words.say("message", count=3) == "3 cards"
    assert len(made) == 1


def test_what_python_finds_equal_is_not_said_alike() -> None:
    words = of_its_own("{ $what }")
    assert [words.say("message", what=what) for what in (1, True, 1, "1", False, 0, None)] == [
        "1", "yes", "1", "1", "no", "0", "none",
    ]  # fmt: skip
    assert words.say("message", what=[1, 2]) == words.say("message", what=(1, 2)) == "1 and 2"


def test_readers_in_several_threads_do_not_mix() -> None:
    book = of_its_own("{ SEAT($seat) } { YOU($seat) } { $n }").book

    def read(reader: int) -> None:
        words = Words("en", viewer=reader % 2, names={0: f"Ada {reader}", 1: f"Bob {reader}"})
        words.book = book
        for n in range(100):
            seat = n % 2
            name = "you" if seat == reader % 2 else f"{('Ada', 'Bob')[seat]} {reader}"
            assert words.say("message", seat=seat, n=n) == f"{name} {'yes' if seat == reader % 2 else 'no'} {n}"

    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(read, range(16))]


def test_what_is_kept_is_bounded_and_what_is_used_stays() -> None:
    said = Sentences(most=10)
    said.keep("used", "again and again")
    for n in range(1000):
        said.keep(n, "once")
        assert said.get("used") == "again and again" and len(said) <= 20
    assert said.get(0) is None
