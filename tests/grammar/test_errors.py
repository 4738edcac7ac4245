"""Errors that a person may read have words in every language, and read well there."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from tests.grammar.catalogue import within
from tests.grammar.errors import made, texts
from tests.grammar.said import Said, findings

import tablee
from tablee.kit import CannotUndo, IllegalAnswer, PackError, RecordError
from tablee.kit.errors import Worded, misfit
from tablee.words import FOLDER, Words, slug


def french() -> dict[str, ast.Message]:
    """The messages of all catalogues of errors."""
    files = [FOLDER / "errors.fr.ftl", *FOLDER.glob("games/*/errors.fr.ftl")]
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files if file.exists()]
    assert not [entry for body in parsed for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for body in parsed for entry in body if isinstance(entry, ast.Message)}


def names_in(text: str) -> set[str]:
    return set(re.findall(r"(?<!\{)\{(\w+)(?:![rs])?\}", text))


def fact(name: str, message: ast.Message) -> Any:
    """What may stand for a name in a text: a list where the message joins one."""
    if name in {call.arguments.positional[0].id.name for call in within(message, ast.FunctionReference)}:
        return ["a", "b", "c"]
    return 3 if name in ("step", "line", "count") else "mine.toml" if name == "where" else "x"


def test_no_error_is_glued_together() -> None:
    assert [one.where for one in made() if one.is_glued] == []


def test_every_error_has_french_words_and_no_words_are_left_over() -> None:
    assert {f"error-{slug(text)}" for text in texts()} == french().keys()


def test_no_two_errors_have_the_same_letters() -> None:
    assert len({slug(text) for text in texts()}) == len(texts())


def test_what_errors_say_in_french_reads_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    speakers, known = [Words("fr", game) for game in (None, *tablee.games().values())], french()
    said = []
    for text in texts():
        error = Worded(text, **{name: fact(name, known[f"error-{slug(text)}"]) for name in names_in(text)})
        words = next(words for words in speakers if words.knows(error))
        said.append(Said(text, None, re.sub(r"`[^`]*`", "x", words.error(error))))
    assert len(said) > 150
    assert findings(said, "fr") == []


def test_an_error_is_english_to_programs_and_whole_to_readers() -> None:
    error = RecordError(
        "step {step}: {why}", step=3, why=IllegalAnswer("{said!r} is not offered", "SA-5.8", said="predict 9")
    )
    assert str(error) == "step 3: 'predict 9' is not offered (SA-5.8)"
    assert Words("en").error(error) == str(error)
    assert Words("fr").error(error) == "étape 3\u00a0: «\u00a0predict 9\u00a0» n’est pas proposé"
    undone = RecordError("step {step}: {why}", step=3, why=CannotUndo("the game is over"))
    assert Words("fr").error(undone) == "étape 3\u00a0: la partie est finie"


def test_an_error_nobody_has_words_for_stays_as_it_is() -> None:
    assert Words("fr").error(PackError("a {strange} thing")) == "a {strange} thing"
    assert Words("fr").error(KeyError("x")) == "'x'"


def test_a_list_in_an_error_is_a_list_in_every_language() -> None:
    error = PackError("{file}: there is no section [[{name}]]; there are {known}", file="f", name="x", known=["a", "b"])
    assert str(error) == "f: there is no section [[x]]; there are a, b"
    assert Words("fr").error(error).endswith("il y a a et b")


def test_what_a_stranger_wrote_is_quoted_at_its_beginning_only() -> None:
    error = PackError(
        "{where}: {said} is no {kind}; there are {known}",
        where="x" * 9000,
        said=["y" * 9000],
        kind="z",
        known=["v"] * 9000,
    )
    assert len(Words("fr").error(error)) < 1000


def test_data_that_does_not_fit_is_told_in_every_language() -> None:
    class Thing(msgspec.Struct):
        moons: int

    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert({"moons": "many"}, Thing)
    assert str(misfit(raised.value)) == str(raised.value)
    assert Words("fr").error(misfit(raised.value)) == "`int` était attendu, pas `str` (dans `$.moons`)"
