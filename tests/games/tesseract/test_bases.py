"""The eight bases: what they have in common, how they differ, and that tables of former versions keep those they were dealt."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tablee
from tablee.games.tesseract import game
from tablee.games.tesseract.cards import BASES, BLANK, EVENTS, FOLDER, Cards
from tablee.games.tesseract.cubes import CORNERS

MIDDLE = (5, 6, 9, 10)
FORMER_DIGEST = "660d92ef0efcb76d"
"""What the pack was known by when the bases lay otherwise."""


def signs(base: str) -> str:
    return game.cards.symbols[game.cards.base_index[base]]


def count(base: str) -> Counter[str]:
    return Counter(sign for sign in signs(base) if sign != BLANK)


def test_every_symbol_is_used_and_none_is_most_of_them() -> None:
    """TS-10: all eight events are met; of a hundred symbols no kind makes up more than forty-one or less than three."""
    every = sum((count(base) for base in BASES), Counter[str]())
    assert set(every) == set(EVENTS)
    assert max(every.values()) < 0.41 * every.total()
    assert min(every.values()) > 0.03 * every.total()


@pytest.mark.parametrize("number", range(1, 5))
def test_both_sides_of_a_base_have_the_same_symbols_in_other_places(number: int) -> None:
    assert count(f"{number}A") == count(f"{number}B")
    assert signs(f"{number}A") != signs(f"{number}B")


def test_a_higher_base_has_more_that_prime_and_no_fewer_symbols() -> None:
    """The first one, for a first game, has neither an Interphase nor a Shockwave."""
    for side in "AB":
        kinds = [count(f"{number}{side}") for number in range(1, 5)]
        assert [kind.total() for kind in kinds] == [12, 14, 16, 16]
        primed = [kind["C"] + 2 * kind["F"] for kind in kinds]
        assert sorted({*primed}) == primed
        assert not kinds[0].keys() & {"I", "S"}


@pytest.mark.parametrize("base", BASES)
def test_what_primes_lies_outside_and_what_moves_cubes_further_in(base: str) -> None:
    """TS-9.2: the Threat takes the corners first and the middle last. No corner has an event that moves primed cubes or strikes Labs;
    the middle has nothing else, and is blank on base 1."""
    corners, middle = ({signs(base)[cell] for cell in cells} for cells in (CORNERS, MIDDLE))
    assert corners <= {"C", "F"}
    assert middle <= ({BLANK} if base[0] == "1" else {"I", "S", "D", "M", BLANK})


def test_tables_of_former_versions_keep_their_bases() -> None:
    for version in (1, 2):
        former = game.of_version(version)
        assert former.pack_digest == FORMER_DIGEST != game.pack_digest
        assert former.cards.symbols[0] == "CCDAC.FCMF.CBCFC"
        assert not any(card.repeats for card in former.cards.containment)
        table = tablee.deal(former, 2, 1)
        assert table.view(None)["base"]["events"]["a1"] == "chain-reaction"
        assert tablee.replay(table.record).view(None) == table.view(None)
    assert game.cards.symbols[0] != "CCDAC.FCMF.CBCFC"


def test_a_pack_of_ones_own_keeps_its_bases_in_every_version(tmp_path: Path) -> None:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    own = "\n".join(line for line in text.splitlines() if not line.startswith("former = "))
    path = tmp_path / "mine.toml"
    path.write_text(own.replace('name = "base"', 'name = "mine"'), encoding="utf-8")
    cards = Cards(str(path))
    assert cards.before.symbols == cards.symbols
    assert cards.before.digest == cards.digest
