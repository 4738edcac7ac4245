"""Packs are measured before they are parsed: whatever a file says, reading it takes time in proportion to its length."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import pytest

import tablee
from tablee.kit import PackError
from tablee.kit.toml import KEY_PARTS, NESTING, PACK_SIZE, TOKEN, parse_toml
from tablee.reading.template import template
from tablee.words import Words, cards_of

ROOT = Path(__file__).parents[2]
SHIPPED = [
    *(game.folder / "cards.toml" for game in tablee.games().values()),
    *(ROOT / "tests" / "packs").glob("*.toml"),
]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_valid_pack_parses_as_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert parse_toml(text, path.name) == tomllib.loads(text)
    assert parse_toml(text.replace("\n", "\r\n"), path.name) == tomllib.loads(text)


@pytest.mark.parametrize(
    "game", [game for game in tablee.games().values() if cards_of(game)], ids=lambda game: game.name
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_template_parses_as_before(game, lang: str) -> None:
    text = template(game, "mine", Words(lang, game))
    assert parse_toml(text, "mine.toml") == tomllib.loads(text)


FINE = [
    "",
    "# a comment with \"quotes' and [brackets",
    "a.b.c.d.e.f.g.h = 1",
    "a . \"b.c.d.e.f.g.h.i.j\" . 'k.l.m.n.o.p.q.r.s' = 1",
    "[a.b.c.d.e.f.g.h]\ni.j = 1.5",
    "x = 1979-05-27T07:32:00.999999-07:00",
    'x = "a.b.c.d.e.f.g.h.i.j.k [[[[ {{{{ # no comment"',
    'x = """a "quoted" word, and ""two"" """',
    'x = """ends with two"""""',
    "x = '''it's ''two'' '''''",
    "x = \"\"\ny = ''\nz = \"\"\"\"\"\"\nw = ''''''",
    'x = "a \\" b"',
    'x = """a \\""" b"""',
    "x = 'C:\\'",
    f"x = {'[' * NESTING}{']' * NESTING}",
    "x = [\n" + "  { a = [1, 2] }, # one\n" * 100 + "]",
]


@pytest.mark.parametrize("text", FINE, ids=range(len(FINE)))
def test_what_is_valid_and_small_is_read(text: str) -> None:
    assert parse_toml(text, "x.toml") == tomllib.loads(text)


DOTS = ".".join("a" * (KEY_PARTS + 1))
DEEP = NESTING + 1
WRONG = {
    "a bare key of many parts": (f"# one\n{DOTS} = 1", 2, "parts"),
    "with spaces around the dots": (" . ".join("a" * (KEY_PARTS + 1)) + " = 1", 1, "parts"),
    "a quoted key of many parts": (".".join(['"a"'] * (KEY_PARTS + 1)) + " = 1", 1, "parts"),
    "a key of both kinds": (".".join(["'a'", "b"] * KEY_PARTS) + " = 1", 1, "parts"),
    "a header of many parts": (f"\n\n[{DOTS}]", 3, "parts"),
    "a double header of many parts": (f"[[{DOTS}]]", 1, "parts"),
    "an inline table's key of many parts": (f"x = {{ {DOTS} = 1 }}", 1, "parts"),
    "an inline table's key after a text with a quote": (f'x = {{ y = "\\"", {DOTS} = 1 }}', 1, "parts"),
    "deep brackets": (f"x = {'[' * DEEP}{']' * DEEP}", 1, "deep"),
    "deep brackets over many lines": ("x = " + "[\n" * DEEP + "]" * DEEP, DEEP, "deep"),
    "deep braces": ("x = " + "{ a = " * DEEP + "1" + " }" * DEEP, 1, "deep"),
    "a text without an end": ('x = 1\ny = "abc\nz = 2', 2, "never closed"),
    "a text that ends in a backslash": ('y = "abc\\', 1, "never closed"),
    "a literal text without an end": ("y = 'abc\n", 1, "never closed"),
    "a long text without an end": ('y = """abc\n\n', 1, "never closed"),
    "a long text whose end is escaped": ('y = """abc\\"""', 1, "never closed"),
    "a long literal text without an end": ("a = ''\ny = '''abc\n''", 2, "never closed"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_would_take_long_is_refused_with_its_line(name: str) -> None:
    text, line, says = WRONG[name]
    with pytest.raises(PackError, match=rf"^mine\.toml.*line {line}\b.*{says}") as error:
        parse_toml(text, "mine.toml")
    assert "expected" in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_a_text_longer_than_any_pack_is_refused_unread() -> None:
    parse_toml("#" * PACK_SIZE, "mine.toml")
    with pytest.raises(PackError, match=r"mine\.toml.*expected at most"):
        parse_toml("#" * (PACK_SIZE + 1), "mine.toml")


def test_what_the_parser_says_is_a_pack_error_too() -> None:
    with pytest.raises(PackError, match=r"mine\.toml is not TOML: .*line 1"):
        parse_toml("this is [not", "mine.toml")
    with pytest.raises(PackError, match=r"mine\.toml is not TOML"):
        parse_toml(f"x = {'9' * 5000}", "mine.toml")


@pytest.mark.parametrize("number", [f"0x{'f' * 100_000}", str(2**63), "9" * 4000])
def test_a_number_no_card_could_mean_is_refused(number: str) -> None:
    with pytest.raises(PackError, match=r"mine\.toml: beast cat: teeth: .*64 bits") as error:
        parse_toml(f'[[beast]]\nid = "cat"\nteeth = {number}', "mine.toml")
    assert len(str(error.value)) < 200


# In proportion to its length

TRAPS = {
    "dots": "a.",
    "spaced dots": "a . ",
    "quotes": '"',
    "threes of quotes": '"""',
    "apostrophes": "'",
    "escaped quotes": '"""\\"',
    "backslashes": '"\\\\',
    "quotes and newlines": '"\n',
    "brackets": "[",
    "braces": "{a=",
    "closed": "[]",
    "words": "a",
    "blanks": " ",
    "newlines": "\n",
    "comments": "#\n",
    "other signs": "é",
    "short texts": '"a"',
    "long texts": '"""a"""',
    "nearly closed": '""" "" ',
    "nearly closed literals": "''' '' ",
}


@pytest.mark.parametrize("name", TRAPS)
def test_every_sign_is_looked_at_once(name: str) -> None:
    """The tokens lie side by side over the whole text: none is empty, none begins before the last one has ended."""
    text = TRAPS[name] * 1000
    at = count = 0
    for token in TOKEN.finditer(text):
        assert token.start() == at < token.end()
        at, count = token.end(), count + 1
    assert at == len(text)
    assert count <= len(text)


@pytest.mark.parametrize("name", TRAPS)
def test_eight_times_the_text_takes_nothing_like_sixty_four_times_as_long(name: str) -> None:
    def taken(times: int) -> float:
        text, best = TRAPS[name] * times, 1e9
        for _ in range(5):
            began = time.process_time()
            sum(1 for _ in TOKEN.finditer(text))
            best = min(best, time.process_time() - began)
        return best

    assert taken(16_000) < 32 * (taken(2_000) + 0.0001)


# Signs that steer a screen

STEERING = ["\x00", "\x07", "\x08", "\r", "\x1b", "\x7f", "\x85", "\x9b", "\u202a", "\u202e", "\u2066", "\u2069"]


def escaped(sign: str) -> str:
    return f"\\u{ord(sign):04x}"


@pytest.mark.parametrize("sign", STEERING, ids=lambda sign: f"{ord(sign):04X}")
@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[[beast]]\nid = "cat"\nname = { en = "Cat", fr = "Ch?at" }', "mine.toml: beast cat: name.fr"),
        ('[[beast]]\nid = "ca?t"', "mine.toml: beast caSIGNt: id"),
        ('[[beast]]\nname = "x"\n[[beast]]\nname = "?"', "mine.toml: beast #2: name"),
        (
            '[[beast]]\nid = "cat"\nbite = [{ damage = 2 }, { say = ["a", "?"] }]',
            "mine.toml: beast cat: bite[1].say[1]",
        ),
        ('[[beast]]\nid = "cat"\n"te?eth" = 3', "mine.toml: beast cat: teSIGNeth"),
        ('[pack]\nname = "?"', "mine.toml: [pack]: name"),
        ('"?" = 3', "mine.toml: SIGN"),
        ('x = [1, "?"]', "mine.toml: x #2"),
    ],
)
def test_signs_that_steer_a_screen_are_refused_with_card_and_field(text: str, place: str, sign: str) -> None:
    shown = f"U+{ord(sign):04X}"
    with pytest.raises(PackError) as error:
        parse_toml(text.replace("?", escaped(sign)), "mine.toml")
    assert str(error.value).startswith(place.replace("SIGN", shown))
    assert shown in str(error.value)
    assert sign not in str(error.value)


def test_lines_and_tabs_are_text() -> None:
    text = '[[beast]]\nid = "cat"\ntext = """one\n\ttwo\\n\\tthree"""'
    assert parse_toml(text, "mine.toml")["beast"][0]["text"] == "one\n\ttwo\n\tthree"


def test_an_error_quotes_only_the_beginning_of_what_is_long() -> None:
    with pytest.raises(PackError) as error:
        parse_toml(f'[[beast]]\nid = "{"x" * 10_000}"\n{"k" * 10_000} = "\\u001b"', "mine.toml")
    assert len(str(error.value)) < 300
