"""Mutants of a toy: what its tests notice is caught, what they do not notice is named, and a run goes on where it stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.trials.mutants import broken, mutants
from tablee.trials.noticing import Workshop

RULES = """
LIMIT: int = 3


def room(cards: list[int]) -> int:
    if len(cards) > LIMIT:
        return 0
    return LIMIT - len(cards)


def twice(n: int) -> int:
    n += n
    return n


def untested(n: int) -> int:
    return n + 1
"""

TESTS = """
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "src/tablee/games/toy"))

import rules


def test_there_is_room_for_three():
    assert [rules.room([0] * n) for n in (0, 3, 5)] == [3, 0, 0]


def test_twice():
    assert rules.twice(4) == 8
"""

RUN = """
from pathlib import Path
from tablee.trials.noticing import Workshop

shop = Workshop(Path("src/tablee/games/toy"), Path("tests/games/toy"), workers=1)
print(len(shop.left()))
shop.run()
print(len(shop.left()))
print("\\n".join(str(mutant) for mutant in shop.survivors()))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for path, text in (("src/tablee/games/toy/rules.py", RULES), ("tests/games/toy/test_rules.py", TESTS)):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\nmarkers = slow")
    return tmp_path


def run(toy: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", RUN], cwd=toy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_each_place_is_broken_once_and_alone(toy: Path) -> None:
    found = mutants(toy / "src/tablee/games/toy/rules.py")
    assert [(mutant.where, mutant.what) for mutant in found] == [
        ("", "number + 1: 3"),
        ("", "number - 1: 3"),
        ("room", "condition negated: len(cards) > LIMIT"),
        ("room", "number + 1: 0"),
        ("room", "number - 1: 0"),
        ("twice", "effect dropped: n += n"),
        ("untested", "number + 1: 1"),
        ("untested", "number - 1: 1"),
    ]
    world: dict[str, object] = {}
    exec(broken(found[5]), world)
    assert world["twice"](4) == 4 and world["room"]([1]) == 2  # type: ignore[operator]


def test_what_no_test_notices_is_named_and_only_what_is_not_known_is_tried(toy: Path) -> None:
    unnoticed = ["rules.py:17 untested: number + 1: 1", "rules.py:17 untested: number - 1: 1"]
    assert run(toy) == ["8", "0", *unnoticed]
    log = toy / ".mutants/toy.jsonl"
    lines = log.read_text().splitlines()
    caught = {json.loads(line)["by"].rpartition("::")[2] for line in lines}
    assert caught == {"", "test_there_is_room_for_three", "test_twice"}
    log.write_text("\n".join(lines[:-1]) + "\n")
    assert run(toy) == ["1", "0", *unnoticed], "a run that was stopped goes on"

    more = "\n\ndef test_untested():\n    assert rules.untested(1) == 2\n"
    (toy / "tests/games/toy/test_rules.py").write_text(TESTS + more)
    assert run(toy) == ["2", "0", ""], "what survived is tried again when the tests have changed"


def test_the_command_imports_no_game_and_counts_what_became_of_each(toy: Path) -> None:
    """What runs at import can be broken only where nothing is imported yet."""
    done = subprocess.run(
        [sys.executable, "-m", "tablee.trials", "mutants"], cwd=toy, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[0] == "toy: 8 mutants, 6 caught, 2 survived"
    imported = "import sys, tablee.games.shipwreck; " + RUN.replace("games/toy", "games/shipwreck")
    done = subprocess.run([sys.executable, "-c", imported], cwd=toy, capture_output=True, text=True, check=False)
    assert "tablee.games.shipwreck is imported" in done.stderr


def test_a_sample_is_what_a_whole_run_would_try_first(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a run that was stopped, and a larger sample, go on from a smaller one."""
    monkeypatch.chdir(toy)

    def shop(sample: int | None) -> Workshop:
        return Workshop(Path("src/tablee/games/toy"), Path("tests/games/toy"), workers=1, sample=sample)

    whole = shop(None).mutants
    assert sorted(whole) == sorted(mutants(Path("src/tablee/games/toy/rules.py").resolve())) != whole
    assert shop(3).mutants == whole[:3] and shop(100).mutants == whole
