"""Words: every message is there in both languages, says something, and keeps to French typography."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.grammar.catalogue import within
from tests.grammar.said import is_whole, moments

import tablee
from tablee.kit import Result
from tablee.reading.rulebook import rulebook
from tablee.words import FOLDER, Words, cards_of

GAMES = [*map(tablee.find, [*tablee.games(), "examples.hanabi:game"])]
FOLDERS = [FOLDER, *(game.folder for game in GAMES)]
KIT = FOLDER / "kit"


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def entries(path: Path) -> list[Any]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def ids(path: Path) -> set[str]:
    return {entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder):
    for lang in ("en", "fr"):
        assert not [entry.content for entry in entries(folder / f"{lang}.ftl") if isinstance(entry, ast.Junk)]
    assert ids(folder / "en.ftl") == ids(folder / "fr.ftl")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_a_game_says_is_there_in_both_languages(game, lang):
    """Every event, question, option, act and end of random games, for every reader."""
    words = Words(lang, game)
    said = {moment.said(words).text for moment in moments(game, range(3))}
    assert said
    assert [text for text in said if not is_whole(text)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reader_of_an_event_gets_a_sentence_of_their_own(lang):
    game = tablee.find("shipwreck")
    event = {"id": "drew", "rule": "SA-5.1", "seat": 1, "count": 2}
    known = {**event, "fates": [3, 5]}
    mine, other, public = (
        Words(lang, game, viewer=1).event(known),
        Words(lang, game, viewer=0).event(event),
        Words(lang, game).event(event),
    )
    assert "3" in mine
    assert mine.startswith({"en": "You draw", "fr": "Vous tirez"}[lang])
    assert other == public
    assert {"en": "Player 2 draws 2 fates.", "fr": "Convive 2 tire 2 fatalités."}[lang] == public


def test_plurals_are_those_of_the_language():
    game = tablee.find("shipwreck")
    english, french = Words("en", game), Words("fr", game)
    assert [english.say("fates", count=n) for n in (0, 1, 2)] == ["no fate", "1 fate", "2 fates"]
    assert [french.say("fates", count=n) for n in (0, 1, 2)] == ["aucune fatalité", "1 fatalité", "2 fatalités"]


def numbers(node: Any) -> list[str]:
    return [variable.id.name for variable in within(node, ast.VariableReference)]


def wrong_for_none(entry: Any) -> list[str]:
    """Where a French text says "une carte" for none at all: 0 is singular there. A number may be shown in the variant or
    beside the selector; else [0] has its own words, or [1] is said for one alone."""
    wrong = []
    for select in within(entry, ast.SelectExpression):
        variants = {
            getattr(variant.key, "name", getattr(variant.key, "value", "")): variant for variant in select.variants
        }
        of, inside = numbers(select.selector), numbers(select)
        is_shown = any(
            name in numbers(variants.get("one")) or numbers(entry).count(name) > inside.count(name) for name in of
        )
        if "one" in variants and "0" not in variants and not is_shown:
            wrong.append(entry.id.name)
    return wrong


def test_nothing_is_not_one_in_french():
    pages = FOLDER.parent.parent / "web"
    for path in (folder / "fr.ftl" for folder in (pages, *FOLDERS)):
        assert [
            id for entry in entries(path) if isinstance(entry, ast.Message) for id in wrong_for_none(entry)
        ] == [], path
    for text, is_wrong in {
        "{ $n ->\n [one] une carte\n *[other] { $n } cartes\n}": True,
        "{ $n ->\n [1] une carte\n *[other] { $n } cartes\n}": False,
        "{ $n ->\n [0] rien\n [one] une carte\n *[other] { $n } cartes\n}": False,
        "{ $n } { $n ->\n [one] carte\n *[other] cartes\n}": False,
    }.items():
        assert bool(wrong_for_none(FluentParser().parse_entry(f"n = {text}\n"))) is is_wrong, text


def test_a_missing_message_is_an_error_in_tests_and_its_id_at_a_table(monkeypatch):
    words = Words("en", tablee.find("shipwreck"))
    with pytest.raises(LookupError, match="event-nothing-of-the-kind"):
        words.event({"id": "nothing-of-the-kind", "rule": "", "seat": 1})
    with pytest.raises(LookupError, match="bag"):
        words.say("bag")
    monkeypatch.setattr(Words, "strict", False)
    assert words.event({"id": "nothing-of-the-kind", "rule": "", "seat": 1}) == "Nothing-of-the-kind: seat Player 2"
    assert "bag" in words.say("bag")


def test_a_game_without_words_is_said_plainly(tmp_path):
    class Mute(type(tablee.find("shipwreck"))):  # type: ignore[misc]
        folder = tmp_path

    game = Mute(tablee.find("shipwreck").cards)
    table = tablee.deal(game, 2, 1)
    words = Words("fr", game)
    question = table.asks[0]
    assert words.plain
    assert words.event(table.events(None)[1]).startswith("Drew: seat Convive")
    assert words.ask(question).startswith("Place: seat Convive")
    assert words.option("place", question.options[0]) == str(question.options[0])
    assert words.reason(Result((0, 1), "score")) == "La partie est finie (score). Victoire pour Convive 1 et Convive 2."


# Every id the code uses is there


def used(*folders: str) -> set[str]:
    source = "\n".join(path.read_text() for folder in folders for path in (FOLDER / folder).rglob("*.py"))
    return set(re.findall(r"(?:say|say_line|agree|patience|pick)\(\s*(?:screen, )?\"([a-z-]+)\"", source))


def test_every_message_the_command_line_uses_is_there():
    assert (
        used("cli", "terminal") - ids(FOLDER / "en.ftl") - {"setting-", "field-", "section-", "notice", "lobby-notice"}
        == set()
    )


def test_every_message_a_board_uses_is_there():
    for game in GAMES:
        if (game.folder / "board.py").exists():
            source = (game.folder / "board.py").read_text()
            assert set(re.findall(r"say\(\s*[\"']([a-z-]+)[\"']", source)) <= ids(game.folder / "en.ftl") | ids(
                FOLDER / "en.ftl"
            )


def test_every_reason_why_something_cannot_be_taken_back_is_there():
    source = "\n".join(path.read_text() for path in KIT.glob("*.py"))
    reasons = set(re.findall(r"CannotUndo\(\s*\"([a-z-]+)\"", source))
    assert reasons == {"over", "nothing", "learnt", "answered-since", "no-answer-there"}
    for reason in reasons:
        assert Words("fr").has(f"cannot-undo-{reason}")


# French typography


def texts(path: Path) -> Iterator[str]:
    """The texts of a catalogue: what a person reads, without Fluent's own signs. A placeable is a word."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            yield from patterns(entry)


def patterns(node: Any) -> Iterator[str]:
    if isinstance(node, ast.Pattern):
        yield "".join(element.value if isinstance(element, ast.TextElement) else "X" for element in node.elements)
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for inner in child if isinstance(child, list) else [child]:
            if isinstance(inner, ast.BaseNode):
                yield from patterns(inner)


def badly_set(text: str) -> list[str]:
    """Where a French text breaks the rules of the house: U+00A0 before a colon, U+202F before ; ! ? and per cent."""
    bare = re.sub(r"\w+://\S+|\w+:\w+", "", text)
    wrong = re.findall(r"[^\u00a0]:|[^\u202f][;!?%]|«[^\u00a0]|[^\u00a0]»", bare)
    wrong += re.findall(r".'.|\.\.\.", text)
    return wrong


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_messages_are_well_set(folder):
    assert {text: wrong for text in texts(folder / "fr.ftl") if (wrong := badly_set(text))} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_french_cards_are_well_set(game):
    for cards in cards_of(game).values():
        for card in cards:
            for words in (card.name, card.text, getattr(card, "tag", card.text)):
                assert badly_set(words.fr) == [], card.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_english_has_no_french_spaces_and_no_straight_apostrophes(game):
    for folder in (FOLDER, game.folder):
        for text in texts(folder / "en.ftl"):
            assert not re.search("[\u00a0\u202f]|\\w'\\w", text), text


def test_the_badly_set_is_found():
    for text in ("a: b", "a :b", "oui ?", "oui?", "a ; b", "« a »", "l'a", "5 %", "..."):
        assert badly_set(text)
    assert not badly_set("a\u00a0: b\u202f; «\u00a0c\u202f!\u00a0» l’a 5\u202f% examples.hanabi:game")


def test_glossary_terms_are_used_in_french_messages():
    terms = tomllib.loads((tablee.find("shipwreck").folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    by_key = {term["key"]: term["fr"] for term in terms}
    said = " ".join(texts(tablee.find("shipwreck").folder / "fr.ftl")).lower()
    for key in ("fate", "arcana", "doom", "row", "pile", "bag", "group", "kept-fate"):
        assert by_key[key] in said
    assert "flétrit" in said


def test_who_must_be_silent_is_told_why_by_the_game():
    for game in GAMES:
        rules = {Words(lang, game).say("muted-rule") for lang in ("en", "fr") if "muted" in ids(game.folder / "en.ftl")}
        assert rules <= set(rulebook(game, "en")), rules
    assert {"muted", "muted-rule"} <= ids(tablee.find("shipwreck").folder / "en.ftl")


def test_a_game_for_an_age_has_a_notice():
    for game in GAMES:
        assert bool(game.age) == ("notice" in ids(game.folder / "en.ftl"))
