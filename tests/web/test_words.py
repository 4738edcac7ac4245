"""The words of the shell: both languages say the same things, French is set as French is, and nothing asked for is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parent.parent.parent / "web"
MADE_UP = {"seat-", "pace-", "timer-", "tab-", "reach-", "weight-"}
"""Beginnings of ids that are put together, each with a closed list of endings."""


def messages(lang: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((WEB / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    listed = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in listed}) == len(listed), "an id is there twice"
    return {entry.id.name: entry for entry in listed}


def used() -> set[str]:
    """The ids that pages and parts ask for in full."""
    sources = [path for kind in ("*.svelte", "*.ts") for path in (WEB / "src").rglob(kind)]
    found: set[str] = set()
    for path in sources:
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r"\bt\(([^()]*(?:\([^()]*\)[^()]*)*)", text):
            first = call.partition(", {")[0]
            found |= {id for id in re.findall(r'"([a-z][a-z0-9-]*)"', first) if "===" not in id}
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en").keys() == messages("fr").keys()


def test_every_message_that_a_page_asks_for_is_there() -> None:
    there = messages("en").keys()
    missing = {id for id in used() if id not in there and not any(id.startswith(start) for start in MADE_UP)}
    assert missing <= {"bot", "free", "person", "me", "yes", "no", "gathering", "over", "running"}, missing


@pytest.mark.parametrize("mark", ["?", "!", ";"])
def test_french_has_a_narrow_space_before_high_marks(mark: str) -> None:
    text = (WEB / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "=" in line and not line.startswith("#")]
    values = [re.sub(r"\{[^}]*\}", "", line.partition("=")[2]) for line in lines]
    keys = {"keys-list"}  # there a question mark is the name of a key
    wrong = [
        value
        for line, value in zip(lines, values, strict=True)
        if line.split(" ")[0] not in keys and re.search(rf"[^\u202f\s]\{mark}|[ \u00a0]\{mark}", value)
    ]
    assert wrong == []


def test_french_has_a_no_break_space_before_a_colon() -> None:
    text = (WEB / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"(?m)[^\u00a0\d]:(?= |$)", re.sub(r"(?m)^#.*$", "", text)) == []
