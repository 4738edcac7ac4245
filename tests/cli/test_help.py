"""`--help` speaks the reader's language: English is in the docstrings, French in a catalogue beside them."""

from __future__ import annotations

from inspect import signature

import pytest
from fluent.syntax import FluentParser, ast
from tests.grammar.said import Said, findings

from tablee.cli import app, help

CATALOGUE = help.FOLDER / "help.fr.ftl"


@pytest.fixture(autouse=True)
def english():
    """Whatever a test has said, the next one begins in English."""
    yield
    help.speak(app, "en")


def messages() -> dict[str, set[str]]:
    """The ids of the catalogue, each with its attributes."""
    parsed = FluentParser().parse(CATALOGUE.read_text(encoding="utf-8")).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {part.id.name for part in entry.attributes} for entry in parsed if isinstance(entry, ast.Message)
    }


def parameters(name: str) -> set[str]:
    run = dict(help.commands(app))[name].default_command
    return set(signature(run).parameters) if run else set()


def test_every_command_and_parameter_has_french_help_and_none_is_left_over():
    help.speak(app, "en")
    known, shared = messages(), messages()["parameters"]
    assert known.keys() == {name for name, _ in help.commands(app)} | {"page", "parameters"}
    assert known["page"] == help.PAGE.keys()
    for name, _ in help.commands(app):
        assert known[name] <= parameters(name) <= known[name] | shared, name
    assert shared <= set().union(*(parameters(name) for name, _ in help.commands(app)))


def test_the_help_in_french_reads_well():
    told = {id: help.texts_of("fr", id) for id in messages()}
    said = [Said(f"{id}.{part}", None, text) for id, parts in told.items() for part, text in parts.items()]
    assert findings(said, "fr") == []


@pytest.mark.parametrize("tokens", [["--help"], ["play", "--help"], ["pack"], ["lab", "simulate", "--help"]])
def test_help_is_in_the_language_asked_for_and_english_comes_back(command, monkeypatch, tokens):
    before = command(*tokens).out
    monkeypatch.setenv("TABLEE_LANG", "fr")
    french = command(*tokens).out
    monkeypatch.setenv("TABLEE_LANG", "en")
    assert command(*tokens).out == before != french
    assert ("Commandes" in french) or ("Paramètres" in french)


def test_what_is_wrong_with_a_command_is_said_in_french(command, monkeypatch):
    monkeypatch.setenv("TABLEE_LANG", "fr")
    for tokens, told in {
        ("ply",): "il n’y a pas de commande «\u00a0ply\u00a0»\u00a0: il y a serve",
        ("play", "--seat", "3"): "il n’y a pas d’option --seat",
        ("play", "shipwreck", "--seats", "x"): "--seats ne peut pas valoir «\u00a0x\u00a0»",
        ("play", "shipwreck", "--seats"): "il faut une valeur à --seats",
        ("rules",): "il faut une valeur à GAME",
        ("play", "shipwreck", "a"): "«\u00a0a\u00a0» est de trop ici",
        ("play", "shipwreck", "--seats", "9", "--seed", "1"): "se joue de 2 à 5 places, pas 9",
        ("play", "shipwreck", "--set", "a=1"): "il n’y a pas d’option «\u00a0a\u00a0»",
        ("play", "shipwreck", "--set", "difficulty=zz"): "«\u00a0hard\u00a0» ou «\u00a0doomed\u00a0»",
        ("play", "breaths", "--set", "memory=oui"): "«\u00a0oui\u00a0»\u00a0: choisissez false ou true",
        (
            "play",
            "breaths",
            "--set",
            "memory=True",
            "--set",
            "mode=zz",
        ): "«\u00a0mode\u00a0» ne peut pas valoir «\u00a0zz\u00a0»",
        ("replay", "none.json"): "none.json ne peut pas être lu\u00a0: il n’existe pas",
        ("pack", "check", "none.toml"): "none.toml ne peut pas être lu\u00a0: il n’existe pas",
        ("play", "shipwreck", "--lang", "de"): "--lang ne peut pas valoir «\u00a0de\u00a0»\u00a0: choisissez",
        ("learn", "shipwreck", "--chapter", "60"): "Pardon\u00a0: il n’y a pas de chapitre 60",
        ("lab", "simulate", "shipwreck", "--bots", "zz"): "il n’y a pas de robot «\u00a0zz\u00a0»",
    }.items():
        said = command(*tokens)
        assert said.code == 2
        assert told in said.err, said.err
