"""`tablee lab simulate`."""

from __future__ import annotations

from pathlib import Path


def test_simulate_plays_and_writes_a_page(command, tmp_path: Path) -> None:
    said = command("lab", "simulate", "shipwreck", "--tables", "4", "--seats", "2", "--workers", "1")
    assert said.code == 0
    assert "report.html" in said.out
    page = (tmp_path / "lab" / "shipwreck" / "report.html").read_text(encoding="utf-8")
    assert "tablee lab simulate shipwreck --tables 4 --seats 2 --bots novice" in page
    more = command("lab", "simulate", "shipwreck", "--tables", "6", "--seats", "2", "--workers", "1", "--lang", "fr")
    assert more.code == 0
    assert "6 tables à 2 places" in (tmp_path / "lab" / "shipwreck" / "report.html").read_text(encoding="utf-8")


def test_simulate_takes_options(command, tmp_path: Path) -> None:
    said = command(
        "lab", "simulate", "shipwreck", "--tables", "2", "--set", "difficulty=hard", "--out", "mine", "--workers", "1"
    )
    assert said.code == 0
    assert '"difficulty":"hard"' in (tmp_path / "mine" / "tables.jsonl").read_text().splitlines()[0]


def test_wrong_words_are_answered_kindly(command) -> None:
    assert "at least one" in command("lab", "simulate", "shipwreck", "--tables", "0").err
    assert "there is no bot 'genius'" in command("lab", "simulate", "shipwreck", "--bots", "genius").err
    assert "there is no game 'chess'" in command("lab", "simulate", "chess").err
