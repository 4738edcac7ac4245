"""Tables as full as they get, to be looked at: much in play, full zones on both sides, and long names everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.narcose.scene import COIN, say, scene

from tablee.kit import Table

HAND = ("methylphenidate", "oxycodone", "mdma", "vieux-taz", "psilocybine", "gaz-hilarant", "speed", "lsd", COIN)
OTHER = ("roule-ta-paille", "set-setting", "alcool", "benzo", "gaz-hilarant")
GOODS = (
    *("mescaline", "methylphenidate", "gaz-hilarant", "roule-ta-paille"),
    *("liane-d-argent", "benzo", "codeine", "set-setting"),
)


def full() -> Table[Any]:
    """Seat 0 plays a long hand; both have malus and RdR cards, and both piles are deep."""
    return scene(
        HAND,
        OTHER,
        deck=(COIN,) * 3 + ("cocaine", "mescaline", "cannabis"),
        other_deck=(COIN,) * 3,
        discard=("cafeine", "cafeine", "speed"),
        other_discard=(COIN, "kratom", "kratom", "sucre"),
        rdr=("predosage", "therapie"),
        other_rdr=("psychonaute", "drug-checking"),
        malus=("infection",),
        other_malus=("ketamine", "infection"),
        life=(13, 19),
        goods=GOODS,
        turns=(9, 8),
        seed=1,
    )


def tables(seats: int) -> Iterator[tuple[str, int, Table[Any]]]:
    """Each step of that turn, with the seat whose eyes see it."""
    playing = full()
    yield "full-effect", 0, playing
    yield "full-waiting", 1, playing
    say(playing, "done")
    yield "full-damage", 1, playing
    say(playing, "let")
    yield "full-buy", 0, playing
