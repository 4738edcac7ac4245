"""Grammar is machinery: names and nouns take the form a sentence needs, and the reader is spoken to. What is said with it is
read by `tests/grammar`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

import tablee
from tablee.book import Book
from tablee.grammar import elides, ended, joined, nth, shaped
from tablee.words import FUNCTIONS, Words

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "grammar" / "vectors.json").read_text(encoding="utf-8"))
"""The examples that the pages' functions are held to, too: `web/src/lib/grammar.test.ts`."""
NAMES = {0: "Iris", 1: "Hector", 2: "Basile", 3: "Ondine"}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def said(text: str, /, lang: str = "fr", game: str | None = "breaths", viewer: int | None = 0, **args: Any) -> str:
    """A message of our own, said at a table with these names."""
    words = Words(lang, tablee.find(game) if game else None, viewer=viewer, names=NAMES)
    words.book = Book(lang, words.game, FUNCTIONS)
    words.book.bundle.add_resource(FluentResource(f"message = {text}\n"))
    return words.say("message", **args)


@pytest.mark.parametrize("word", VECTORS["elides"]["yes"])
def test_french_elides_before_a_vowel_that_is_heard(word):
    assert elides(word)


@pytest.mark.parametrize("word", VECTORS["elides"]["no"])
def test_french_does_not_elide_before_anything_else(word):
    assert not elides(word)


@pytest.mark.parametrize(("noun", "form", "gender", "wanted"), VECTORS["shaped"])
def test_a_noun_takes_the_form_a_sentence_needs(noun, form, gender, wanted):
    assert shaped(noun, form, gender) == wanted


@pytest.mark.parametrize(("name", "form", "wanted"), VECTORS["person"])
def test_a_persons_name_is_one_piece(name, form, wanted):
    assert shaped(name, form, person=True) == wanted


@pytest.mark.parametrize(("text", "wanted"), VECTORS["ended"])
def test_a_stop_is_added_where_there_is_no_mark(text, wanted):
    assert ended(text) == wanted


@pytest.mark.parametrize(("n", "lang", "gender", "wanted"), VECTORS["nth"])
def test_ordinals_are_in_figures(n, lang, gender, wanted):
    assert nth(n, lang, gender) == wanted


@pytest.mark.parametrize(("items", "lang", "word", "wanted"), VECTORS["joined"])
def test_a_list_ends_in_and_or_in_or(items, lang, word, wanted):
    assert joined(items, lang, word) == wanted


@pytest.mark.parametrize(("lang", "text", "args", "wanted"), VECTORS["messages"])
def test_messages_of_the_pages_say_the_same_on_the_server(lang, text, args, wanted):
    assert said(text, lang, None, **args) == wanted


def test_a_thing_has_its_article_from_the_catalogue_or_from_its_title():
    text = '{ NAME($card, form: "le") }, { NAME($card, form: "de") }, { NAME($card, form: "à") }'
    assert said(text, card="clubs-king") == "le roi de trèfle, du roi de trèfle, au roi de trèfle"
    assert said(text, card="trump-6") == "les Amants, des Amants, aux Amants"
    assert said(text, game="tesseract", card="archivist") == "l’archiviste, de l’archiviste, à l’archiviste"


def test_a_verb_agrees_with_the_noun_that_governs_it():
    text = '{ NAME($card, form: "le") } { AGREE($card) ->\n    [mp] mettent\n   *[m] met\n} fin'
    assert said(text, card="trump-6") == "les Amants mettent fin"
    assert said(text, card="trump-1") == "le Bateleur met fin"


def test_a_title_stands_in_quotation_marks():
    text = '{ NAME($power, of: "power", form: "cite") }'
    power = next(id for kind, id in Words("fr", tablee.find("shipwreck")).cards if kind == "power")
    assert said(text, game="shipwreck", power=power).startswith("«\u00a0")
    assert said(text, "en", game="shipwreck", power=power).startswith("“")


def test_the_reader_is_you_and_comes_last():
    assert said("{ SEATS($seats) }", seats=[0, 1, 2]) == "Hector, Basile et vous"
    assert said('{ SEATS($seats, form: "à") }', seats=[0, 3]) == "à Ondine et à vous"
    assert said("{ SEATS($seats) }", viewer=None, seats=[0, 1]) == "Iris et Hector"


@pytest.mark.parametrize(("lang", "form"), [("fr", "de"), ("en", "own")])
def test_of_the_reader_is_refused_where_a_message_has_no_branch_for_it(lang, form):
    text = f'{{ SEAT($seat, form: "{form}") }}'
    assert said(text, lang, seat=1) == {"fr": "d’Hector", "en": "Hector’s"}[lang]
    with pytest.raises(LookupError, match="needs a branch for you"):
        said(text, lang, seat=0)


@pytest.mark.parametrize(
    ("viewer", "seat", "other", "wanted"),
    [(0, 0, 1, "by-you"), (0, 1, 0, "to-you"), (0, 0, 0, "self"), (0, 1, 1, "own"), (0, 1, 2, "others"), (None, 0, 1, "others"),
     (None, 1, 1, "own"), (0, 1, None, "others")],
)  # fmt: skip
def test_who_does_it_to_whom(viewer, seat, other, wanted):
    assert said("{ BETWEEN($seat, $other) }", viewer=viewer, seat=seat, other=other) == wanted


@pytest.mark.parametrize(
    ("viewer", "seats", "wanted"),
    [
        (0, [0], "you"),
        (0, [0, 1], "with-you"),
        (0, [1], "one"),
        (0, [1, 2], "many"),
        (None, [0], "one"),
        (None, [0, 1], "many"),
    ],
)
def test_who_the_subject_is(viewer, seats, wanted):
    assert said("{ WHO($seats) }", viewer=viewer, seats=seats) == wanted


def test_two_people_in_one_sentence():
    event = {"id": "chose-player", "rule": ""}
    words = Words("fr", tablee.find("breaths"), viewer=0, names=NAMES)
    assert words.event({**event, "seat": 0, "other": 1}) == "Vous désignez Hector."
    assert words.event({**event, "seat": 1, "other": 0}) == "Hector vous désigne."
    assert words.event({**event, "seat": 1, "other": 2}) == "Hector désigne Basile."


def test_several_alike_are_counted_and_a_plain_list_ends_in_and():
    assert (
        said("{ NAMES($cards) }", cards=["clubs-king", "trump-6", "clubs-king"])
        == "roi de trèfle\u00a0×2 et Les Amants"
    )
    assert said("{ LIST($cards) }", cards=["clubs-king"] * 2) == "roi de trèfle et roi de trèfle"
    assert said("{ $list }", list=["a", "b", "c"]) == "a, b et c"
    assert said("{ AND($list) }", list=[]) == "rien"


def test_numbers_have_a_sign_a_size_and_a_list_its_count():
    text = "{ SIGN($n) ->\n    [minus] { ABS($n) } de moins\n   *[plus] { ABS($n) } de plus\n}"
    assert [said(text, n=n) for n in (-2, 3)] == ["2 de moins", "3 de plus"]
    assert said("{ COUNT($list) ->\n    [one] un seul\n   *[other] { COUNT($list) }\n}", list=["a"]) == "un seul"
    assert said("{ HAS($list, $one) }{ SAME($one, $one) }", list=["a"], one="a") == "yesyes"


def test_what_only_some_know_is_told_to_an_open_replay_without_you():
    known = "{ YOU($seat) ->\n        [yes] Vous tirez { $card }.\n       *[no] { SEAT($seat) } tire { $card }.\n    }"
    text = f"{{ SEAT($seat) }} tire.\n    .known = {known}"
    assert said(text, seat=0, card=3) == "Vous tirez 3."
    assert said(text, viewer=None, seat=0, card=3) == "Iris tire 3."
    assert said(text, viewer=None, seat=0) == "Iris tire."


def test_an_alarm_in_what_only_some_know_is_not_swallowed():
    text = 'On tire.\n    .known = La carte { SEAT($seat, form: "de") }.'
    with pytest.raises(LookupError, match="needs a branch"):
        said(text, seat=0)


def test_a_number_is_a_number_to_the_plural_rules():
    assert said("{ $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n}", n=0) == "0 carte"
    assert said("{ ABS($n) ->\n    [one] une\n   *[other] { ABS($n) }\n}", n=-1) == "une"
