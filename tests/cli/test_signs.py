"""Nothing that comes from elsewhere steers the terminal: signs that would are shown as a sign of their own."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

import tablee
from tablee.cli import gallery, start
from tablee.kit import Act, Committed, Note
from tablee.kit.toml import STEERING
from tablee.reading.template import template
from tablee.terminal import screen as screens
from tablee.terminal.screen import Readable, Screen, plain
from tablee.words import Words

ESC, BEL, CSI, CR, TURN = "\x1b", "\x07", "\x9b", "\r", "\u202e"
SIGNS = f"{ESC}[31m{BEL}{CSI}31m{CR}{TURN}"
NONE = "a\ufffd[31m\ufffd\ufffd31m\ufffd\ufffdz"


def clean(*texts: str) -> bool:
    return not any(STEERING.search(text) for text in texts)


def test_each_sign_becomes_a_sign_of_its_own_and_the_rest_stays():
    assert plain(f"a{SIGNS}z") == NONE
    assert plain("été\n\t“x” – 字 👍🏽 \u00a0\u202f") == "été\n\t“x” – 字 👍🏽 \u00a0\u202f"
    every = "".join(map(chr, [*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]))
    assert plain(every) == "\ufffd" * 9 + "\t\n" + "\ufffd" * (len(every) - 11)


# The screen


def screen(**how: object) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    console = Readable(file=out, width=60, markup=False, emoji=False, highlight=False, **how)  # type: ignore[arg-type]
    return Screen(Words("en"), console), out


def test_whatever_is_shown_has_lost_its_signs():
    shown, out = screen()
    grid = Grid(f"head{SIGNS}", title=f"title{SIGNS}")
    grid.add_row(f"cell{SIGNS}")
    shown.show(f"bare{SIGNS}", Text(f"text{SIGNS}", "bold"), grid, Panel(f"panel{SIGNS}", title=f"top{SIGNS}"))
    shown.say("sorry", why=f"why{SIGNS}")
    shown.say_line("saved", f"line{SIGNS}")
    assert clean(out.getvalue())
    for word in ("head", "title", "cell", "bare", "text", "panel", "top", "why", "line"):
        assert f"{word}\ufffd[31m" in out.getvalue()


def test_colours_stay():
    shown, out = screen(force_terminal=True, color_system="standard")
    shown.show(Text(f"a{SIGNS}z", "bold red"))
    assert out.getvalue().startswith("\x1b[1;31m")
    assert out.getvalue().count(ESC) == 2
    assert clean(out.getvalue().replace("\x1b[1;31m", "").replace("\x1b[0m", ""))


def test_columns_stay_side_by_side():
    shown, out = screen()
    grid = Grid("a", "b")
    grid.add_row(f"x{ESC}{TURN}x", "y")
    grid.add_row("xxxx", "y")
    shown.show(grid)
    first, second = out.getvalue().splitlines()[3:5]
    assert first.index("y") == second.index("y")


def test_waiting_says_words_and_not_markup():
    shown, out = screen(force_terminal=True, color_system=None)
    with shown.console.status(Text(f"a{SIGNS}z")):
        pass
    assert "[31m" in out.getvalue()
    assert f"{ESC}[31m" not in out.getvalue()
    with shown.patience("pack-trying", file=f"[/] [link=x]{SIGNS}"):
        pass


def test_a_prompt_has_lost_its_signs(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"answer{SIGNS}\n"))
    start.screen("en").ask(f"name{SIGNS}?")
    assert clean(capsys.readouterr().out)


# What comes from a pack


@pytest.fixture
def game():
    return tablee.find("shipwreck")


@pytest.mark.parametrize("tokens", [("pack", "check", "x.toml"), ("pack", "show", "x.toml", "-o", "-")])
@pytest.mark.parametrize("sign", [ESC, BEL, CSI, CR, TURN], ids=lambda sign: f"{ord(sign):04X}")
def test_a_cards_name_with_such_a_sign_is_refused_by_its_number(command, tmp_path, game, tokens, sign):
    text = template(game, "mine", Words("en", game)).replace('en = "The ', f'en = "\\u{ord(sign):04x}The ', 1)
    (tmp_path / "x.toml").write_text(text, encoding="utf-8")
    for words in (tokens, ("play", "shipwreck", "--pack", "x.toml", "--seed", "1")):
        said = command(*words)
        assert said.code == 2
        assert clean(said.out, said.err)
        assert f"name.en: U+{ord(sign):04X}" in said.err


@pytest.mark.parametrize("raw", [ESC, CSI, TURN, CR])
def test_a_pack_that_holds_the_sign_itself_is_refused_without_it(command, tmp_path, raw):
    (tmp_path / "x.toml").write_bytes(f'[pack]\ngame = "ship{raw}wreck"\n"a{raw}" = 1\n{raw}'.encode())
    for tokens in (("pack", "check", "x.toml"), ("play", "shipwreck", "--pack", "x.toml")):
        said = command(*tokens)
        assert said.code == 2
        assert clean(said.out, said.err)


def test_a_page_that_is_printed_has_lost_its_signs(command, monkeypatch):
    monkeypatch.setattr(gallery, "page", lambda game, words: f"<!doctype html>{SIGNS}")
    assert clean(command("pack", "show", "shipwreck", "-o", "-").out)


# What comes from a record


def kept(file: Path, **changed: object) -> str:
    table = tablee.deal("shipwreck", 3, options={"first": 0}, luck=Committed(bytes(32), {0: f"wind{SIGNS}"}))
    table.change(Act(0, Note(f"mine{SIGNS}")))
    file.write_text(json.dumps({**json.loads(table.record.to_json()), **changed}))
    return str(file)


def test_a_note_in_a_record_is_shown_without_signs(command, tmp_path):
    said = command("play", "--from", kept(tmp_path / "t.json"), typed=["note", "note again", "quit"])
    assert "mine\ufffd[31m" in said.out
    assert clean(said.out, said.err)


def test_a_nonce_is_shown_without_signs(command, tmp_path):
    said = command("verify", kept(tmp_path / "t.json"))
    assert said.code == 0
    assert "wind\ufffd[31m" in said.out
    assert clean(said.out, said.err)


@pytest.mark.parametrize(
    "changed",
    [
        {"options": {"difficulty": SIGNS}},
        {"options": {SIGNS: 1}},
        {"game": f"x{SIGNS}"},
        {"pack": SIGNS, "digest": SIGNS, "options": {"pack": SIGNS}},
        {"luck": {"kind": SIGNS}},
        {"luck": {"kind": "committed", "hash": SIGNS, "nonces": {}, "secret": SIGNS}},
        {"steps": [SIGNS]},
        {"steps": [{SIGNS: SIGNS}]},
        {"steps": [], "open": [[0, SIGNS]]},
        {"notes": {SIGNS: SIGNS}},
        {"version": SIGNS},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_what_an_error_quotes_from_a_record_has_no_signs(command, tmp_path, changed):
    file = kept(tmp_path / "t.json", **changed)
    for tokens in (("verify", file), ("verify", file, "--hash", "x"), ("replay", file), ("play", "--from", file)):
        said = command(*tokens)
        assert said.code == 2
        assert clean(said.out, said.err)


def test_a_seating_with_signs_is_refused_without_them(command, tmp_path):
    file = kept(tmp_path / "t.json")
    Path(f"{file}.seats.json").write_text(json.dumps({"game": SIGNS, "seats": ["human", SIGNS, SIGNS], "lang": SIGNS}))
    said = command("play", "--from", file)
    assert said.code == 2
    assert clean(said.out, said.err)


# What is typed


@pytest.mark.parametrize(
    "tokens",
    [
        ("rules", SIGNS),
        ("rules", "shipwreck", SIGNS),
        ("rules", "shipwreck", "--search", SIGNS),
        ("rules", f"{SIGNS}:x"),
        (SIGNS,),
        ("play", SIGNS),
        ("play", "shipwreck", f"--{SIGNS}"),
        ("play", "shipwreck", "--seats", SIGNS),
        ("play", "shipwreck", "--set", SIGNS),
        ("play", "shipwreck", "--bots", SIGNS),
        ("play", "shipwreck", "--set", f"difficulty={SIGNS}"),
        ("play", "shipwreck", "--pack", SIGNS),
        ("play", "--from", SIGNS),
        ("replay", f"{SIGNS}.json"),
        ("verify", f"{SIGNS}.json"),
        ("pack", "check", f"{SIGNS}.toml"),
        ("pack", "show", f"{SIGNS}.toml"),
        ("pack", "verbs", SIGNS),
        ("pack", SIGNS),
        ("lab", "simulate", "shipwreck", "--bots", SIGNS),
        ("games", "--lang", SIGNS),
    ],
    ids=lambda tokens: " ".join(tokens).replace(SIGNS, "SIGNS"),
)
def test_what_is_typed_on_the_command_line_is_never_sent_back_with_signs(command, tokens):
    said = command(*tokens)
    assert said.code == 2
    assert clean(said.out, said.err)


def test_what_is_typed_at_the_table_is_never_sent_back_with_signs(command):
    typed = [SIGNS, f"why {SIGNS}", f"rules {SIGNS}", f"note {SIGNS}", f"act {SIGNS}", "quit"]
    said = command("play", "shipwreck", "--seed", "4", "--set", "first=0", "--save", f"{ESC}[31m.json", typed=typed)
    assert said.code == 0
    assert clean(said.out, said.err)


def test_a_files_name_is_shown_without_signs(command, tmp_path, game):
    name = f"{ESC}[31m{BEL}{CSI}{TURN}"
    file = kept(tmp_path / f"{name}.json")
    assert clean(*command("play", "--from", file, typed=[f"save {tmp_path / name}", "quit"])[:2])
    Path(file).write_text("{")
    assert clean(*command("replay", file)[:2])
    (tmp_path / f"{name}.toml").write_text(template(game, "mine", Words("en", game)), encoding="utf-8")
    for tokens in (
        ("check", f"{name}.toml"),
        ("show", f"{name}.toml", "-o", f"{name}.html"),
        ("new", "narcose", f"{name}2"),
    ):
        said = command("pack", *tokens)
        assert said.code == 0
        assert clean(said.out, said.err)


def test_nothing_in_the_terminal_prints_by_itself():
    """There is one place where words come out: the console of the screen."""
    for file in Path(screens.__file__).parent.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "print(" not in text.replace("console.print(", "")
        assert "stdout" not in text
