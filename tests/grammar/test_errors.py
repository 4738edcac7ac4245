"""Errors that a person may read have words in every language, and read well there."""

from __future__ import annotations

import pickle
import re
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from tests.grammar.catalogue import within
from tests.grammar.errors import EXAMPLE, FOREIGN, made, names_in, texts, worded_already
from tests.grammar.said import Said, findings

import tablee
from tablee.kit import CannotUndo, IllegalAnswer, PackError, RecordError
from tablee.kit.errors import Worded, misfit
from tablee.words import FOLDER, Words

WITHOUT_WHY = {"record-not-json", "lab-unreadable", "toml-at", "toml-at-end"}
"""Errors whose `why` is another program's English: other languages leave it out."""


def french() -> dict[str, ast.Message]:
    """The messages of all catalogues of errors."""
    files = [FOLDER / "errors.fr.ftl", *FOLDER.glob("games/*/errors.fr.ftl"), EXAMPLE / "errors.fr.ftl"]
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files]
    assert not [entry for body in parsed for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for body in parsed for entry in body if isinstance(entry, ast.Message)}


def fact(name: str, message: ast.Message) -> Any:
    """What may stand for a name in a text: a list where the message joins one."""
    if name in {call.arguments.positional[0].id.name for call in within(message, ast.FunctionReference)}:
        return ["a", "b", "c"]
    return 3 if name in ("step", "line", "count") else "mine.toml" if name == "where" else "x"


def variables(message: ast.Message) -> set[str]:
    return {variable.id.name for variable in within(message, ast.VariableReference)}


def test_every_error_has_a_code_and_none_is_glued_together() -> None:
    assert [one.where for one in made() if not one.code] == []
    assert {one.code for one in made() if one.code and not one.text} == FOREIGN


def test_a_code_stands_for_one_text_with_its_facts() -> None:
    told: dict[str, set[str]] = {}
    for one in made():
        if one.code and one.text:
            told.setdefault(one.code, set()).add(one.text)
            assert one.facts is None or one.facts == names_in(one.text), one.where
    assert {code: said for code, said in told.items() if len(said) > 1} == {}
    assert len({*texts().values()}) == len(texts()), "two codes for one text"


def test_an_error_that_is_worded_already_has_its_message_for_a_code_and_shares_it_with_no_other() -> None:
    assert [id for id in worded_already() for lang in ("en", "fr") if not Words(lang).has(id)] == []
    assert worded_already() & {one.code for one in made()} == set()


def test_every_error_has_french_words_with_its_facts_and_no_words_are_left_over() -> None:
    known = french()
    assert {f"error-{code}" for code in texts()} == known.keys()
    for code, text in texts().items():
        left_out = {"why"} if code in WITHOUT_WHY else set()
        assert variables(known[f"error-{code}"]) == names_in(text) - left_out, code


def test_what_errors_say_in_french_reads_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    games, known = [*tablee.games().values(), tablee.find("examples.hanabi:game")], french()
    speakers = [Words("fr", game) for game in (None, *games)]
    said = []
    for code, text in texts().items():
        error = Worded(code, text, **{name: fact(name, known[f"error-{code}"]) for name in names_in(text)})
        words = next(words for words in speakers if words.knows(error))
        said.append(Said(code, None, re.sub(r"`[^`]*`", "x", words.error(error))))
    assert len(said) > 150
    assert findings(said, "fr") == []


def test_an_error_is_english_to_programs_and_whole_to_readers() -> None:
    refused = IllegalAnswer("not-offered", "{said!r} is not offered", "SA-5.8", said="predict 9")
    error = RecordError("record-step", "step {step}: {why}", step=3, why=refused)
    assert (refused.code, refused.rule, refused.facts) == ("not-offered", "SA-5.8", {"said": "predict 9"})
    assert str(error) == "step 3: 'predict 9' is not offered (SA-5.8)"
    assert Words("en").error(error) == str(error)
    assert Words("fr").error(error) == "étape 3\u00a0: «\u00a0predict 9\u00a0» n’est pas proposé"
    undone = RecordError("record-step", "step {step}: {why}", step=3, why=CannotUndo("over", "the game is over"))
    assert Words("fr").error(undone) == "étape 3\u00a0: la partie est finie"


def test_an_error_nobody_has_words_for_stays_as_it_is() -> None:
    assert Words("fr").error(PackError("strange", "a {strange} thing")) == "a {strange} thing"
    assert Words("fr").error(KeyError("x")) == "'x'"


def test_a_list_in_an_error_is_a_list_in_every_language() -> None:
    text = "{file}: there is no section [[{found}]]; there are {expected}"
    error = PackError("pack-unknown-section", text, file="f", found="x", expected=["a", "b"])
    assert str(error) == "f: there is no section [[x]]; there are a, b"
    assert Words("fr").error(error).endswith("il y a a et b")


def test_what_a_stranger_wrote_is_quoted_at_its_beginning_only() -> None:
    error = PackError(
        "pack-unknown-verb",
        "{where}: {found} is no {kind}; there are {expected}",
        where="x" * 9000,
        found=["y" * 9000],
        kind="z",
        expected=["v"] * 9000,
    )
    assert len(Words("fr").error(error)) < 1000


def test_data_that_does_not_fit_is_told_in_every_language() -> None:
    class Thing(msgspec.Struct):
        moons: int

    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert({"moons": "many"}, Thing)
    assert str(misfit(raised.value)) == str(raised.value)
    assert Words("fr").error(misfit(raised.value)) == "il faut un nombre entier, pas un texte (dans `$.moons`)"
    assert misfit(raised.value).facts["why"].facts == {"expected": "int", "found": "str"}


def test_an_error_is_whole_in_another_process() -> None:
    error = IllegalAnswer("not-offered", "{said!r} is not offered", "SA-5.8", said="predict 9")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (IllegalAnswer, str(error), vars(error))
