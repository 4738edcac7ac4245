"""Records from strangers: opening one runs no code and opens no file but itself, and one's own tables need no flag."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.kit import files
from tablee.kit import pack as kit_pack
from tablee.kit.record import RECORD_SIZE
from tablee.reading.template import template
from tablee.terminal import saves
from tablee.terminal.saves import read_record, read_seating, seating_file
from tablee.words import Words

EVIL = "import pathlib\npathlib.Path({mark!r}).write_text('run')\nfrom examples.hanabi import game as x\n"
OPENING = [("replay", "{file}"), ("verify", "{file}"), ("play", "--from", "{file}")]
opening = pytest.mark.parametrize("tokens", OPENING, ids=lambda tokens: tokens[0])


def said_of(file: Path, tokens: tuple[str, ...]) -> list[str]:
    return [token.replace("{file}", str(file)) for token in tokens]


@pytest.fixture
def evil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module in the current folder that leaves a mark when it is imported. Gives the mark."""
    mark = tmp_path / "mark"
    (tmp_path / "evil.py").write_text(EVIL.format(mark=str(mark)))
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "evil", raising=False)
    return mark


def record(**changed: Any) -> str:
    return json.dumps({**json.loads(tablee.deal("shipwreck", 3, 1).record.to_json()), **changed})


@opening
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_has_no_code_imported(command, tmp_path, evil, tokens, lang):
    (tmp_path / "t.json").write_text(record(game="evil:x"))
    said = command(*said_of(tmp_path / "t.json", tokens), "--lang", lang)
    assert not evil.exists()
    assert "evil" not in sys.modules
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert ("not installed here" if lang == "en" else "n’est pas installé ici") in said.err
    assert ("MODULE:ATTRIBUTE" if lang == "en" else "MODULE:ATTRIBUT") in said.err
    assert {"play": f"--from {tmp_path / 't.json'}", "replay": "--game", "verify": "--game"}[tokens[0]] in said.err


@opening
@pytest.mark.parametrize("game", ["shipwreck", "evil:x", "hanabi"])
def test_the_seating_beside_a_record_has_no_code_imported(command, tmp_path, evil, tokens, game):
    file = tmp_path / "t.json"
    file.write_text(record(game=game))
    seating_file(file).write_text(json.dumps({"game": "evil:x", "seats": ["human", "random", "random"], "lang": "en"}))
    said = command(*said_of(file, tokens))
    assert not evil.exists()
    assert "evil" not in sys.modules
    assert said.code == (0 if game == "shipwreck" else 2)
    assert "evil:x" not in said.err or game == "evil:x"


def test_what_a_person_types_is_imported(command, tmp_path, evil):
    """The flag for developers: off unless it is typed."""
    file = tmp_path / "t.json"
    file.write_text(tablee.deal("examples.hanabi:game", 2, 1).record.to_json())
    assert command("verify", str(file)).code == 2
    assert not evil.exists()
    assert command("verify", str(file), "--game", "evil:x").code == 0
    assert evil.exists()


def test_a_game_from_elsewhere_goes_on_by_the_line_that_was_printed(command, tmp_path):
    file = tmp_path / "my table.json"
    said = command("play", "examples.hanabi:game", "--seats", "2", "--seed", "1", "--save", str(file), typed=["1"])
    line = f"tablee play examples.hanabi:game --from '{file}'"
    assert line in said.out
    assert command("play", "--from", str(file)).code == 2
    said = command("play", "examples.hanabi:game", "--from", str(file), typed=["1"])
    assert "on we go" in said.out
    assert line in said.out
    assert read_seating(file).game == "examples.hanabi:game"


def test_at_the_end_too_the_lines_to_copy_name_a_game_from_elsewhere(command, tmp_path):
    tokens = ("--seats", "2", "--watch", "--bots", "random", "--save", "t.json")
    said = command("play", "examples.hanabi:game", *tokens)
    lines = re.findall(r"^  tablee (verify|replay) (\S+) (.*)$", said.out, re.M)
    assert [line[0] for line in lines] == ["verify", "replay"]
    for name, file, more in lines:
        assert command(name, file, *more.split()).code == 0


def test_another_game_than_the_records_is_refused(command, tmp_path):
    (tmp_path / "t.json").write_text(record())
    assert "shipwreck" in command("play", "narcose", "--from", "t.json").err
    assert command("play", "shipwreck", "--from", "t.json").code == 0


@pytest.mark.parametrize("tokens", [("check", "mine.toml"), ("show", "mine.toml")], ids=lambda tokens: tokens[0])
def test_a_pack_has_no_code_imported_either(command, tmp_path, evil, tokens):
    (tmp_path / "mine.toml").write_text('[pack]\ngame = "evil:x"\nname = "mine"\ntitle = { en = "a", fr = "b" }\n')
    said = command("pack", *tokens)
    assert not evil.exists()
    assert said.code == 2
    assert "--game MODULE:ATTRIBUTE" in said.err
    assert said.err.count("\n") == 1


# Packs


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A pack of one's own."""
    game = tablee.find("shipwreck")
    file = tmp_path / "mine.toml"
    text = template(game, "mine", Words("en", game)).replace("moons = 4", "moons = 3", 1)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def kept(command, tmp_path, mine) -> Path:
    """A table with that pack, just begun."""
    file = tmp_path / "t.json"
    command("play", "shipwreck", "--pack", "mine.toml", "--seed", "1", "--save", str(file), typed=["1"])
    return file


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All packs that are opened."""
    paths: list[str] = []

    def read(path: Path, most: int) -> bytes:
        paths.append(str(path))
        return files.read_file(path, most)

    monkeypatch.setattr(kit_pack, "read_file", read)
    return paths


def changed(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("moons = 4", "moons = 3", 1), encoding="utf-8")


@opening
def test_ones_own_pack_is_found_again_without_a_flag(command, kept, mine, tokens):
    assert str(mine.parent) not in kept.read_text()
    assert command(*said_of(kept, tokens)).code == 0


def test_where_a_pack_lies_is_kept_in_the_persons_own_folder(kept, home, mine):
    file = home / "packs.json"
    assert json.loads(file.read_text()) == {read_record(kept).digest: str(mine)}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_where_several_packs_lie_is_kept(command, tmp_path, kept, home, mine):
    changed(mine)
    other = tmp_path / "other.json"
    command("play", "shipwreck", "--set", "pack=mine.toml", "--seed", "1", "--save", str(other))
    digests = {read_record(kept).digest, read_record(other).digest}
    assert len(digests) == 2
    assert json.loads((home / "packs.json").read_text()) == dict.fromkeys(digests, str(mine))


@pytest.mark.parametrize("broken", ["", "[]", '{"a": 1}', "\x00"])
def test_what_cannot_be_read_there_is_as_if_it_were_not(command, kept, home, mine, broken):
    (home / "packs.json").write_text(broken)
    said = command("play", "--from", str(kept))
    assert said.code == 2
    assert "--pack" in said.err
    assert command("play", "--from", str(kept), "--pack", "mine.toml").code == 0
    assert command("play", "--from", str(kept)).code == 0


def test_where_it_cannot_be_kept_the_game_goes_on(command, tmp_path, home, mine):
    (home / "packs.json").mkdir(parents=True)
    tokens = ("--pack", "mine.toml", "--seed", "1", "--save", "t.json")
    assert command("play", "shipwreck", *tokens, typed=["1"]).code == 0


@opening
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("how", ["gone", "changed", "broken"])
def test_a_pack_that_is_no_longer_what_it_was_is_asked_for(command, kept, mine, tokens, lang, how):
    before = mine.read_text(encoding="utf-8")
    {"gone": mine.unlink, "changed": lambda: changed(mine), "broken": lambda: mine.write_text("[[[")}[how]()
    said = command(*said_of(kept, tokens), "--lang", lang)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert str(mine) in said.err
    assert "--pack" in said.err
    (mine.parent / "copy.toml").write_text(before, encoding="utf-8")
    assert command(*said_of(kept, tokens), "--lang", lang, "--pack", "copy.toml").code == 0
    assert command(*said_of(kept, tokens), "--lang", lang).code == 0, "now the copy is known"


@opening
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_pack_nobody_here_has_played_with_is_asked_for(command, kept, home, tokens, lang):
    (home / "packs.json").unlink()
    said = command(*said_of(kept, tokens), "--lang", lang)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert read_record(kept).digest in said.err
    assert "--pack" in said.err


@opening
def test_another_pack_than_the_records_is_refused(command, kept, mine, tokens):
    changed(mine)
    said = command(*said_of(kept, tokens), "--pack", "mine.toml")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert read_record(kept).digest in said.err


@opening
@pytest.mark.parametrize("path", ["/dev/zero", "{mine}", "base.toml"])
def test_a_path_in_a_record_is_never_opened(command, tmp_path, mine, opened, tokens, path):
    table = tablee.deal("shipwreck", 3, 1, {"pack": str(mine)})
    old = json.loads(table.record.to_json())
    old["options"]["pack"] = path.replace("{mine}", str(mine))
    (tmp_path / "t.json").write_text(json.dumps(old))
    opened.clear()
    said = command(*said_of(tmp_path / "t.json", tokens))
    assert said.code == 2
    assert "--pack" in said.err
    assert not opened


# Files


@opening
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "too long", "missing"])
def test_what_is_no_plain_file_of_a_decent_length_is_one_sentence(command, tmp_path, tokens, lang, kind):
    file = tmp_path / "t.json"
    match kind:
        case "folder":
            file.mkdir()
        case "pipe":
            os.mkfifo(file)
        case "device":
            file = Path("/dev/zero")
        case "too long":
            with file.open("wb") as long:
                long.truncate(RECORD_SIZE + 1)
    said = command(*said_of(file, tokens), "--lang", lang)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert str(file) in said.err
    told = {
        "too long": "64 MiB" if lang == "en" else "64\u00a0Mio",
        "missing": "no such" if lang == "en" else "existe pas",
    }
    plain = "not a plain file" if lang == "en" else "pas un fichier ordinaire"
    assert told.get(kind, plain) in said.err


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("file", ["/dev/zero", "folder.toml", "missing.toml", "long.toml"])
def test_a_pack_that_is_no_plain_file_is_one_sentence(command, tmp_path, lang, file):
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "long.toml").write_text("#" * (kit_pack.PACK_SIZE + 1))
    tokens = ["check", file] if file == "/dev/zero" else ["show", file]
    said = command("pack", *tokens, "--lang", lang)
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_a_seating_that_never_ends_is_passed_over(command, tmp_path):
    file = tmp_path / "t.json"
    file.write_text(record())
    seating_file(file).symlink_to("/dev/zero")
    assert read_seating(file) is None
    for text in ("[" * 100_000, '{"x": ' + "[" * 100_000, "\x00", '{"game": 1}'):
        seating_file(file).unlink()
        seating_file(file).write_text(text)
        assert read_seating(file) is None
    assert command("play", "--from", str(file)).code == 0


def test_a_record_of_nonsense_is_one_sentence(command, tmp_path):
    nested = "[" * 500 + "]" * 500
    for name, value in [("luck", f'{{"hash": {nested}}}'), ("steps", nested), ("options", f'{{"pack": {nested}}}')]:
        whole = json.loads(record())
        del whole[name]
        (tmp_path / "t.json").write_text(f'{json.dumps(whole)[:-1]}, "{name}": {value}}}')
        for tokens in (("replay", "t.json"), ("verify", "t.json", "--hash", "x"), ("play", "--from", "t.json")):
            said = command(*tokens)
            assert said.code == 2
            assert said.err.count("\n") == 1
            assert len(said.err) < 400


def test_what_is_kept_is_written_all_or_not_at_all(monkeypatch, home):
    saves.remember_pack("a" * 16, Path("/one.toml"))

    def full(*_: object) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    saves.remember_pack("b" * 16, Path("/two.toml"))
    assert saves.known_packs() == {"a" * 16: "/one.toml"}
    assert [path.name for path in home.iterdir()] == ["packs.json"]
