"""The independent oracle and the game agree on damage (NA-6.1), coins (NA-7.1), offers (NA-7.2), the count of hallucinogens
(NA-8.1) and every change of life, in random games and in games of novices."""

from __future__ import annotations

from random import Random

import pytest
from tests.oracles import narcose as oracle

import tablee
from tablee.bots import levels
from tablee.games.narcose import game
from tablee.kit.chair import step


@pytest.mark.parametrize("mode", ["piles", "river"])
@pytest.mark.parametrize("level", ["random", "novice"])
def test_the_oracle_agrees_at_every_ask(mode: str, level: str) -> None:
    """NA-6.1, NA-6.2, NA-7.1, NA-7.2, NA-8.1, NA-1.2, NA-12.1"""
    bots = dict.fromkeys((0, 1), levels(game)[level])
    compared = 0
    for seed in range(12):
        table = tablee.deal("narcose", 2, seed, {"mode": mode})
        minds = {seat: Random(seed + seat) for seat in (0, 1)}
        ledger, heard = oracle.Ledger(), 0
        while True:
            view = table.view(None)
            for event in table.events(None, heard):
                ledger.hear(event)
                heard += 1
            assert [seat["life"] for seat in view["seats"]] == [max(0, life) for life in ledger.life]
            if table.over:
                break
            compared += agree(view, ledger, [str(option) for option in table.asks[0].options])
            step(table, bots, minds)
    assert compared > 100


def agree(view: dict[str, object], ledger: oracle.Ledger, offers: list[str]) -> int:
    tally = view["tally"]
    assert isinstance(tally, dict)
    assert tally["hallucinogens"] == oracle.hallucinogens(view)
    if view["phase"] == "actions":
        assert tally["damage"] == oracle.damage(view)
        assert tally["coins"] == oracle.coins(view) + ledger.coins
        return 1
    if view["phase"] == "buy" and offers[-1] == "done":
        assert tally["coins"] == ledger.coins
        assert set(offers[:-1]) == oracle.affordable(view, ledger.coins)
        return 1
    return 0


def test_the_oracle_reckons_as_a_person_would() -> None:
    """NA-6.2: some play zones reckoned by hand."""

    def deals(*zone: str) -> int:
        return sum(oracle.deals(card, zone, False, 0, 0) for card in zone)

    assert deals("cocaine", "alcool") == 7
    assert deals("ghb", "alcool") == 7
    assert deals("mdma", "dxm") == 9
    assert deals("oxycodone", "benzo", "alcool") == 3 + 3 + 1 + 2 + 1
