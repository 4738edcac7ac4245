"""Packs: what is wrong with a file is said with the file, the card, the field and what was expected."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Literal

import pytest

import tablee
from tablee.kit import PackError
from tablee.kit.pack import BUDGET, Call, Card, Doing, Effect, Pack, Verbs, read_pack

verb = Verbs("effect")


@verb
def damage(doing: Doing, n: int) -> int:
    """Hurt. Example: `{ damage = 2 }`"""
    return n


@verb
def heal(doing: Doing, who: Literal["me", "you"], n: int, kinds: list[str]) -> None:
    """Mend. Example: `{ heal = "me", n = 2, kinds = ["a"] }`"""


@verb
def rest(doing: Doing) -> None:
    """Nothing. Example: `{ rest = {} }`"""


class Beast(Card, frozen=True, kw_only=True):
    teeth: int
    bite: Effect = []  # noqa: RUF012 - a Struct copies it


HEAD = '[pack]\ngame = "zoo"\nname = "mine"\ntitle = { en = "Mine", fr = "À moi" }\n'


def beast(id: str = "cat", more: str = "teeth = 3", name: str = "Cat") -> str:
    words = f'name = {{ en = "{name}", fr = "{name} (fr)" }}\ntext = {{ en = "purrs", fr = "ronronne" }}'
    return f'[[beast]]\nid = "{id}"\n{words}\norigin = "original"\n{more}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(HEAD.replace("mine", "base") + beast("dog", name="Dog"), encoding="utf-8")
    return tmp_path


def read(folder: Path, text: str | bytes, file: str = "mine.toml") -> Pack:
    path = folder / file
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_pack(str(path), "zoo", folder, {"beast": Beast})


def test_a_pack_is_read_by_section(folder: Path) -> None:
    pack = read(folder, HEAD + beast("cat") + beast("owl", "teeth = 0\nbite = [{ damage = 2 }]", "Owl"))
    assert [card.id for card in pack.section("beast", Beast)] == ["cat", "owl"]
    assert pack.head.title.fr == "À moi"
    assert pack.source == "mine.toml"
    assert pack.cards["beast"][1].bite == [{"damage": 2}]


def test_the_pack_that_comes_with_the_game_is_called_base(folder: Path) -> None:
    assert [card.id for card in read_pack("base", "zoo", folder, {"beast": Beast}).cards["beast"]] == ["dog"]


WRONG: dict[str, tuple[str | bytes, list[str]]] = {
    "not TOML": ("this is [not", ["mine.toml is not TOML", "line 1"]),
    "not UTF-8": (b"x = '\xff'", ["mine.toml", "cannot be read"]),
    "empty": ("", ["mine.toml: [pack] is missing"]),
    "no head": (beast(), ["mine.toml: [pack] is missing"]),
    "head is a number": ("pack = 3", ["mine.toml: [pack]", "object"]),
    "head without a title": ('[pack]\ngame = "zoo"\nname = "x"\n', ["mine.toml: [pack]", "title"]),
    "head with a field too many": (HEAD + "colour = 3\n", ["mine.toml: [pack]", "colour"]),
    "head with a wrong version": (HEAD + 'version = "1"\n', ["mine.toml: [pack]", "int", "version"]),
    "another game": (HEAD.replace("zoo", "circus"), ["mine.toml", "'circus'", "'zoo'"]),
    "a section that is not": (
        HEAD + "[[plant]]\nid = 'x'\n",
        ["mine.toml: there is no section [[plant]]; there are beast"],
    ),
    "single brackets": (HEAD + beast().replace("[[beast]]", "[beast]"), ["mine.toml", "[[beast]]", "double brackets"]),
    "a list of numbers": ("beast = [1]\n" + HEAD, ["mine.toml: beast #1", "object"]),
    "a wrong field": (HEAD + beast("cat", 'teeth = "many"'), ["mine.toml: beast cat", "int", "$.teeth"]),
    "a wrong field deep down": (
        HEAD + beast().replace('fr = "ronronne"', "fr = 3"),
        ["mine.toml: beast cat", "$.text.fr"],
    ),
    "a field too many": (HEAD + beast("cat", "teeth = 3\nclaws = 4"), ["mine.toml: beast cat", "claws"]),
    "a field too few": (HEAD + beast("cat", ""), ["mine.toml: beast cat", "teeth"]),
    "a card without an id": (HEAD + beast() + beast().replace('id = "cat"\n', ""), ["mine.toml: beast #2", "id"]),
    "an unknown origin": (HEAD + beast().replace("original", "stolen"), ["mine.toml: beast cat", "$.origin"]),
    "an effect that is no list": (HEAD + beast("cat", "teeth = 3\nbite = 2"), ["mine.toml: beast cat", "$.bite"]),
    "two cards of one id": (HEAD + beast() + beast(name="Tom"), ["mine.toml: beast cat", "'cat'"]),
    "two cards of one name": (HEAD + beast() + beast("tom"), ["mine.toml: beast tom", "'Cat'"]),
    "a date": (HEAD + beast("cat", "teeth = 3\nbite = [{ damage = 2020-01-01 }]"), ["mine.toml: beast cat"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_precisely(folder: Path, name: str) -> None:
    text, says = WRONG[name]
    with pytest.raises(PackError) as error:
        read(folder, text)
    for words in says:
        assert words in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_a_file_that_is_not_there_is_said_not_to_be(folder: Path) -> None:
    with pytest.raises(PackError, match=r"there is no pack .*nowhere\.toml"):
        read_pack(str(folder / "nowhere.toml"), "zoo", folder, {"beast": Beast})


@pytest.mark.parametrize("source", ["", ".", "\0", "x" * 5000, "\ud800"])
def test_a_path_that_cannot_be_is_a_pack_error(folder: Path, source: str) -> None:
    with pytest.raises(PackError):
        read_pack(source, "zoo", folder, {"beast": Beast})


def test_the_message_reaches_who_deals(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[[[")
    with pytest.raises(PackError, match="is not TOML"):
        tablee.deal("shipwreck", options={"pack": str(bad)})


# One pack on another


def test_a_pack_may_add_to_the_base_or_to_its_neighbour(folder: Path) -> None:
    one = read(folder, HEAD + 'extends = "base"\n' + beast(), "one.toml")
    assert [card.id for card in one.cards["beast"]] == ["dog", "cat"]
    two = read(folder, HEAD + 'extends = "one.toml"\n' + beast("owl", name="Owl"), "two.toml")
    assert [card.id for card in two.cards["beast"]] == ["dog", "cat", "owl"]


def test_a_pack_may_not_repeat_a_card_of_what_it_adds_to(folder: Path) -> None:
    with pytest.raises(PackError, match="'dog'"):
        read(folder, HEAD + 'extends = "base"\n' + beast("dog", name="Other"))


@pytest.mark.parametrize("extends", ["mine.toml", "other.toml"])
def test_a_pack_that_adds_to_itself_is_refused(folder: Path, extends: str) -> None:
    (folder / "other.toml").write_text(HEAD + 'extends = "mine.toml"\n', encoding="utf-8")
    with pytest.raises(PackError, match="extends"):
        read(folder, HEAD + f'extends = "{extends}"\n')


def test_the_digest_follows_what_the_rules_read_not_how_it_is_written_or_said(folder: Path) -> None:
    plain = read(folder, HEAD + beast())
    assert read(folder, "# a word\n" + HEAD + "\n\n" + beast(), "renamed.toml").digest == plain.digest
    assert read(folder, HEAD.replace("Mine", "Ours") + beast()).digest == plain.digest
    assert read(folder, HEAD + beast(name="Another Name")).digest == plain.digest
    assert read(folder, HEAD + beast().replace('origin = "original"', 'origin = "public"')).digest == plain.digest
    assert read(folder, HEAD + beast("cat", "teeth = 4")).digest != plain.digest
    assert read(folder, HEAD + beast("lynx")).digest != plain.digest
    assert len(plain.digest) == 16


def test_the_digest_follows_what_the_pack_adds_to(folder: Path) -> None:
    text = HEAD + 'extends = "base"\n' + beast()
    before = read(folder, text).digest
    (folder / "cards.toml").write_text(HEAD + beast("dog", "teeth = 9", "Dog"), encoding="utf-8")
    assert read(folder, text).digest != before


def test_a_pack_is_known_by_the_digests_it_had_when_words_were_in_them(folder: Path) -> None:
    """Worked out here as it was done then: of the head and of all cards, after the digest of the pack below."""

    def then(text: str, below: str = "") -> str:
        data = tomllib.loads(text)
        head = {"version": 1, "extends": "", **data.pop("pack")}
        written = json.dumps([head, data], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256((below + written).encode()).hexdigest()[:16]

    dog = HEAD + beast("dog", name="Dog")
    (folder / "cards.toml").write_text(dog, encoding="utf-8")
    base = read_pack("base", "zoo", folder, {"beast": Beast})
    assert base.former == {then(dog)}
    mine = HEAD + 'extends = "base"\n' + beast()
    assert read(folder, mine).former == {then(mine, then(dog))}
    mended = HEAD + 'former = ["0123456789abcdef"]\n' + beast("dog", name="Hound")
    (folder / "cards.toml").write_text(mended, encoding="utf-8")
    again = read_pack("base", "zoo", folder, {"beast": Beast})
    assert again.digest == base.digest and "0123456789abcdef" in again.former
    assert then(mine, "0123456789abcdef") in read(folder, mine).former
    assert "0123456789abcdef" not in read(folder, mended).former, "only a shipped pack may say so of itself"


# Verbs


def test_an_effect_is_compiled_to_calls_with_typed_arguments() -> None:
    calls = verb.compile(
        [{"damage": 2}, {"heal": "me", "n": 1, "kinds": ["a", "b"]}, {"rest": {}}], "mine.toml: cat: bite"
    )
    assert [(call.verb.name, call.args) for call in calls] == [
        ("damage", (2,)),
        ("heal", ("me", 1, ("a", "b"))),
        ("rest", ()),
    ]
    assert calls[1].where == "mine.toml: cat: bite[1]"
    assert calls[0].verb.run(Doing(), *calls[0].args) == 2
    assert verb.known["heal"].example == '{ heal = "me", n = 2, kinds = ["a"] }'


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        (3, ["here: expected a list of verbs"]),
        ([3], ["here[0]", "expected one verb", "3"]),
        ([{}], ["here[0]", "expected one verb"]),
        ([{"rest": {}}, {"fly": 2}], ["here[1]: fly is no effect", "damage, heal, rest"]),
        ([{"damage": 2, "rest": {}}], ["here[0]"]),
        ([{"damage": "2"}], ["here[0]: damage", "int", "{ damage = 2 }"]),
        ([{"damage": True}], ["here[0]: damage", "int"]),
        ([{"heal": "them", "n": 1, "kinds": []}], ["here[0]: heal", "'them'", "heal"]),
        ([{"heal": "me", "kinds": []}], ["here[0]: heal needs 'n'", "for example"]),
        ([{"heal": "me", "n": 1, "kinds": [1]}], ["here[0]: heal", "str"]),
        ([{"damage": 2, "twice": 1}], ["here[0]: damage does not take twice"]),
        ([{"rest": 2}], ["here[0]: rest takes nothing: write { rest = {} }"]),
        ([{"rest": {}, "n": 2}], ["here[0]: rest does not take n"]),
        ([{"damage": 2, "n": 3}], ["here[0]: damage"]),
    ],
)
def test_what_is_wrong_with_an_effect_is_said_with_its_place(effect: Any, says: list[str]) -> None:
    with pytest.raises(PackError) as error:
        verb.compile(effect, "here")
    for words in says:
        assert words in str(error.value)


def test_an_effect_that_never_ends_is_stopped() -> None:
    doing, call = Doing(), Call(verb.known["rest"], (), "mine.toml: cat: bite[0]")
    for _ in range(BUDGET):
        doing.spend(call)
    with pytest.raises(PackError, match=r"mine\.toml: cat: bite\[0\]: this never ends"):
        doing.spend(call)


def test_the_schema_lists_every_verb_with_what_it_takes() -> None:
    entries = {entry["required"][0]: entry for entry in verb.schema()["oneOf"]}
    assert set(entries) == {"damage", "heal", "rest"}
    assert entries["heal"]["required"] == ["heal", "n", "kinds"]
    assert entries["damage"]["properties"] == {"damage": {"type": "integer"}}
    assert entries["rest"]["properties"] == {"rest": {"type": "object", "maxProperties": 0}}
    assert not any(entry["additionalProperties"] for entry in entries.values())
