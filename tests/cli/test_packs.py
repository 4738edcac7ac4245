"""Packs: what is wrong with one is said precisely; a template is a good pack; all cards and verbs are shown."""

from __future__ import annotations

import json
import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tablee
from tablee.cli import verbs
from tablee.words import cards_of

CARD = """
[[arcana]]
id = "{id}"
name = {{ en = "{name}", fr = "{name}" }}
tag = {{ en = "new", fr = "neuve" }}
text = {{ en = "Anything goes.", fr = "Tout va." }}
moons = {moons}
fits = {fits}
on_play = {on_play}
power = "{power}"
rule = "SA-8"
origin = "original"
"""
HEAD = '[pack]\ngame = "{game}"\nname = "mine"\nextends = "base"\ntitle = {{ en = "Mine", fr = "À moi" }}\n'
USUAL = {"id": "the-new", "name": "The New", "moons": "2", "fits": "[{ always = {} }]", "on_play": "[]", "power": "old"}
PROMO = Path(__file__).parents[1] / "packs" / "promo-four.toml"


def pack(folder: Path, game: str = "shipwreck", **card: str) -> str:
    (folder / "mine.toml").write_text(HEAD.format(game=game) + CARD.format(**{**USUAL, **card}), encoding="utf-8")
    return "mine.toml"


def test_a_good_pack_is_said_to_be_good(command, tmp_path):
    said = command("pack", "check", pack(tmp_path))
    assert said.code == 0
    assert "mine.toml is a good pack" in said.out
    assert "Arcana 21 and Faded powers 9." in " ".join(said.out.split())
    assert command("pack", "check", str(PROMO), "--lang", "fr").code == 0


WRONG = [
    (
        {"fits": "[{ sum_at_leest = 4 }]"},
        "the-new: fits[0]: sum_at_leest is no condition; there are always, played",
    ),
    ({"fits": '[{ like = "the-moon" }]'}, "there is no arcana 'the-moon'"),
    ({"on_play": '[{ also = "the-moon" }]'}, "there is no arcana 'the-moon'"),
    ({"fits": '[{ sum_at_least = "many" }]'}, "Expected `int`, got `str`; for example { sum_at_least = 11 }"),
    ({"moons": '"two"'}, "arcana the-new: Expected `int`, got `str` - at `$.moons`"),
    ({"moons": "12"}, "expected a number from 1 to 4, got 12"),
    ({"name": "Dawn"}, "two cards are called 'Dawn'"),
    ({"id": "dawn"}, "two cards are called 'dawn'"),
    ({"power": "sleep"}, "there is no power 'sleep'"),
    ({"fits": '[{ like = "the-new" }]'}, "never ends"),
    ({"on_play": '[{ also = "the-new" }]'}, "never ends"),
    ({"fits": "[]"}, "expected at least one condition"),
    ({"fits": "7"}, "Expected `array`, got `int`"),
    ({"game": "chess"}, "is a pack for “chess”, a game that is not installed here"),
    ({"fits": "[{ always = {} }"}, "is not TOML"),
]


@pytest.mark.parametrize(("wrong", "told"), WRONG)
def test_what_is_wrong_with_a_pack_is_said_precisely(command, tmp_path, wrong, told):
    said = command("pack", "check", pack(tmp_path, **wrong))
    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("wrong", "told"), WRONG)
def test_what_is_wrong_with_a_pack_is_said_in_french_without_a_word_of_english(command, tmp_path, wrong, told):
    said = command("pack", "check", pack(tmp_path, **wrong), "--lang", "fr")
    assert said.code == 2 and said.err.startswith("Pardon\u00a0: mine.toml")
    assert not re.search(
        r"(?i)\b(?:expected|got|there (?:is|are)|never|called|example|installed|not toml|at line)\b", said.err
    )
    assert not re.search(r"`(?:int|str|array|object)`|'|\w: ", said.err), (
        "sorts of data, quotes and colons as in French"
    )


@pytest.mark.parametrize("text", ["", "[pack]\nname = 'x'", "pack = 3"])
def test_a_file_without_a_head_is_told_how_to_begin(command, tmp_path, text):
    (tmp_path / "x.toml").write_text(text)
    assert "begin with a table [pack]" in command("pack", "check", "x.toml").err
    assert command("pack", "check", "nowhere.toml").code == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_template_is_a_good_pack_with_an_explanation(command, tmp_path, lang):
    assert command("pack", "new", "shipwreck", "box.toml", "--lang", lang).code == 0
    text = (tmp_path / "box.toml").read_text(encoding="utf-8")
    assert text.startswith("# A card pack." if lang == "en" else "# Un paquet de cartes.")
    assert tomllib.loads(text)["pack"]["name"] == "box"
    assert command("pack", "check", "box.toml").code == 0
    assert command("play", "shipwreck", "--pack", "box.toml", "--seed", "1", "--watch", "--bots", "random").code == 0


def test_a_template_never_overwrites(command, tmp_path):
    (tmp_path / "my-shipwreck.toml").write_text("precious")
    said = command("pack", "new", "shipwreck")
    assert said.code == 2
    assert "already exists" in said.err
    assert (tmp_path / "my-shipwreck.toml").read_text() == "precious"


def test_a_game_without_packs_says_so(command):
    for tokens in (
        ("new", "examples.hanabi:game"),
        ("verbs", "examples.hanabi:game"),
        ("show", "examples.hanabi:game"),
    ):
        assert "is not played with packs" in command("pack", *tokens).err


class Texts(HTMLParser):
    """What a page says and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.fetched: list[str] = []

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            f"{tag} {value}" for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")
        ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", ["shipwreck", str(PROMO)])
def test_the_page_has_every_card_and_fetches_nothing(command, tmp_path, what, lang):
    assert command("pack", "show", what, "--lang", lang, "-o", "cards.html").code == 0
    html = (tmp_path / "cards.html").read_text(encoding="utf-8")
    page = Texts()
    page.feed(html)
    game = tablee.find("shipwreck").with_pack("base" if what == "shipwreck" else what)
    for cards in cards_of(game).values():
        for card in cards:
            for text in (getattr(card.name, lang), getattr(card.text, lang), card.rule):
                assert any(text in said for said in page.texts)
    assert page.fetched == []
    assert "url(" not in html
    assert "@import" not in html
    assert f'<html lang="{lang}">' in html
    assert html.count('class="origin"') == sum(map(len, cards_of(game).values()))


def test_the_page_can_be_printed_instead(command):
    assert command("pack", "show", "shipwreck", "-o", "-").out.startswith("<!doctype html>")


def test_text_from_a_pack_cannot_become_markup(command, tmp_path):
    command("pack", "show", pack(tmp_path, name="<script>alert(1)</script>"), "-o", "cards.html")
    assert "<script" not in (tmp_path / "cards.html").read_text()


def every_verb() -> list[tuple[verbs.Verbs, str]]:
    return [(kind, name) for kind in verbs.kinds(tablee.find("shipwreck")) for name in kind.known]


@pytest.mark.parametrize(("kind", "name"), every_verb())
def test_every_verb_has_a_meaning_and_an_example_that_compiles(kind, name):
    verb = kind.known[name]
    assert verb.doc.partition("Example:")[0].strip().endswith(".")
    entry = tomllib.loads(f"x = [{verb.example}]")["x"]
    (call,) = kind.compile(entry, "example")
    assert call.verb.name == name


def test_verbs_lists_every_verb_with_its_arguments_and_example(command):
    said = re.sub(r"\s+", " ", command("pack", "verbs", "shipwreck").out)
    for kind, name in every_verb():
        assert verbs.signature(kind.known[name]) in said
        assert kind.known[name].example in said
    assert "condition (arcana.fits)" in said
    assert "power (power.effect)" in said


def test_the_schema_describes_the_whole_pack(command):
    schema = json.loads(command("pack", "verbs", "shipwreck", "--schema").out)
    assert set(schema["properties"]) == {"pack", "arcana", "power"}
    fits = schema["$defs"]["Arcana"]["properties"]["fits"]["items"]["oneOf"]
    assert {name for entry in fits for name in entry["properties"]} >= {"sum_at_least", "played"}
    effect = schema["$defs"]["Power"]["properties"]["effect"]["items"]["oneOf"]
    assert all("tell_higher" not in entry["properties"] for entry in effect)
    assert "#/$defs/" in json.dumps(schema)
