"""The independent oracle and the game agree on removable cubes (TS-5.3, TS-9.2) and valid series (TS-6.1 to TS-6.4)."""

from __future__ import annotations

from random import Random

import pytest
from tests.oracles import tesseract as oracle

from tablee.games.tesseract.cubes import COLOURS, lowest, removable, series_in
from tablee.games.tesseract.threat import breaches_at

QUICK, MANY = 2_000, 25_000


def heights(rng: Random) -> list[int]:
    """Full, worn or nearly empty blocks, all alike likely."""
    most = rng.randint(0, 4)
    return [rng.randint(max(0, most - rng.randint(0, 4)), most) for _ in range(16)]


def check_block(rng: Random) -> None:
    high = heights(rng)
    codes = [rng.randrange(24) for _ in range(64)]
    block = {(cell % 4, cell // 4, floor) for cell in range(16) for floor in range(high[cell])}
    values = {(x, y, z): codes[(y * 4 + x) * 4 + z] % 6 + 1 for x, y, z in block}
    mine = {(cell % 4, cell // 4, high[cell] - 1) for cell in removable(high)}
    assert mine == oracle.removable(block)
    low = {(cell % 4, cell // 4, high[cell] - 1) for cell in lowest(codes, high)}
    assert low == oracle.next_primed(block, values)


def check_lab(rng: Random) -> None:
    few = rng.randint(1, 24)
    codes = sorted(rng.randrange(few) for _ in range(rng.randint(0, 6)))
    least, free_sets = rng.choice(((3, False), (3, False), (3, True), (2, False)))
    mine = {
        tuple(sorted((COLOURS[cube // 6], cube % 6 + 1) for cube in part))
        for part in series_in(tuple(codes), free_sets, least)
    }
    lab = [(COLOURS[cube // 6], cube % 6 + 1) for cube in codes]
    assert mine == oracle.every_series(lab, least, free_sets)


def test_the_oracle_agrees_on_some_blocks_and_labs() -> None:
    rng = Random(1)
    for _ in range(QUICK):
        check_block(rng)
        check_lab(rng)


@pytest.mark.slow
def test_the_oracle_agrees_on_many_blocks_and_labs() -> None:
    rng = Random(2)
    for _ in range(MANY):
        check_block(rng)
        check_lab(rng)


def test_two_labs_together_hold_the_series_the_oracle_finds() -> None:
    """TS-12.8."""
    rng = Random(3)
    for _ in range(150):
        codes = tuple(sorted(rng.randrange(24) for _ in range(rng.randint(7, 11))))
        lab = [(COLOURS[cube // 6], cube % 6 + 1) for cube in codes]
        mine = {tuple(sorted((COLOURS[c // 6], c % 6 + 1) for c in part)) for part in series_in(codes, False, 3)}
        assert mine == oracle.every_series(lab)


def test_the_oracle_agrees_on_breaches() -> None:
    """TS-9.5, TS-9.6."""
    assert [breaches_at(n) for n in range(12)] == [oracle.breaches(n) for n in range(12)]
