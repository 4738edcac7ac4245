"""A golden game for each base. `python tests/games/tesseract/test_golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.tesseract import game
from tablee.games.tesseract.cards import BASES
from tablee.trials.golden import lines
from tablee.trials.play import Case

FOLDER = Path(__file__).parents[2] / "golden" / "tesseract"


def text(base: str) -> str:
    """A random game on this base, with every variant somewhere among them."""
    n = BASES.index(base)
    options = {"base": base, "scientists": ("random", "choose")[n % 2], "start_card": n % 3 > 0, "extra_primed": n % 3}
    return "\n".join(lines(Case(game, 1 + n % 4, options), n)) + "\n"


@pytest.mark.parametrize("base", BASES)
def test_the_golden_game_of_a_base_is_as_it_was(base: str) -> None:
    assert text(base) == (FOLDER / f"base-{base}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for base in BASES:
        (FOLDER / f"base-{base}.txt").write_text(text(base), encoding="utf-8")
