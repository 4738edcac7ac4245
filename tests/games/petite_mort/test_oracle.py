"""The independent oracle and the game agree on net pictograms (PM-6.2, PM-6.3) and on who can be reaped (PM-7.5, PM-6.5)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.petite_mort.test_objectives import EVERY, plain
from tests.oracles import petite_mort as oracle

from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import Scythe
from tablee.games.petite_mort.pictograms import KINDS, packed
from tablee.trials.play import Case, positions

CARDS = game.cards


def some_life(rng: Random) -> tuple[int, ...]:
    person = rng.randrange(CARDS.first_trait)
    return (person, *rng.sample(range(CARDS.first_trait, CARDS.first_scythe), rng.randint(0, 3)))


@pytest.mark.parametrize("seed", range(5))
def test_the_oracle_agrees_on_lives_and_tokens(seed: int) -> None:
    """PM-6.1, PM-6.2, PM-6.3, PM-6.4, PM-7.3."""
    rng = Random(seed)
    for _ in range(400):
        life, tokens = some_life(rng), [rng.choice(KINDS) for _ in range(rng.choice((0, 0, 1, 2, 5)))]
        cards = [plain(code) for code in life]
        mine = dict(zip(KINDS, CARDS.net(life, packed(tokens)), strict=True))
        assert {kind: n for kind, n in mine.items() if n} == dict(oracle.net(cards, tokens))
        for code in range(CARDS.first_scythe, len(EVERY)):
            scythe = EVERY[code]
            assert isinstance(scythe, Scythe)
            assert CARDS.fits(code, life, packed(tokens)) == oracle.reapable(scythe.needs, cards, tokens)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_oracle_agrees_on_what_is_offered_in_games(seats: int) -> None:
    """PM-7.5, PM-7.6, PM-7.8."""
    checked = 0
    for table in positions(Case(game, seats), 3):
        ask = table.ask(0) if not table.over else None
        if ask is None or ask.kind != "reap":
            continue
        checked += 1
        done = [said.split(" ") for said in table.view(0)["table"].get("sealed", [])]
        due = set()
        for seat in table.view(0)["seats"][1:]:
            for life in seat["lives"]:
                cards = [plain(CARDS.index[id]) for id in (life["person"], *life["traits"])]
                tokens = [token["kind"] for token in life["tokens"]]
                for id in table.view(0)["hand"]["scythes"]:
                    card = EVERY[CARDS.index[id]]
                    assert isinstance(card, Scythe)
                    used = any(life["person"] == whom or id == by for _, whom, _, by in done)
                    if not used and oracle.reapable(card.needs, cards, tokens):
                        due.add(f"reap {life['person']} with {id}")
        assert {str(option) for option in ask.options} == {*due, "no more"}
    assert checked > 5
