"""What Tesseract says of answers, and of what a question is about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tesseract.scene import say, scene

from tablee.games.tesseract.options import DONE, END, KEEP, LET, REFUSE, At, Be, Play
from tablee.games.tesseract.remarks import TesseractRemarks
from tablee.kit import Table
from tablee.words import Words

REMARKS = TesseractRemarks()


def about(table: Table[Any], lang: str = "en") -> str:
    ask = table.asks[0]
    return REMARKS.about(table.view(ask.seat), ask, Words(lang, table.game, viewer=ask.seat))


@pytest.mark.parametrize("option", [END, DONE, KEEP, LET, REFUSE])
def test_what_ends_or_declines_closes(option: str) -> None:
    assert REMARKS.closes(option)


@pytest.mark.parametrize("option", ["remove", "accept", "reroll", "watch", At("a1"), Play("dye")])
def test_what_does_something_does_not(option: object) -> None:
    assert not REMARKS.closes(option)


def test_the_end_is_asked_once_more_while_actions_are_left() -> None:
    table = scene(actions=2)
    words = Words("en", table.game, viewer=0)
    assert REMARKS.twice(table.view(0), END)
    assert REMARKS.remark(table.view(0), END, words) == "2 actions left"
    assert not REMARKS.twice(table.view(0), "remove")
    over = scene(actions=0)
    assert not REMARKS.twice(over.view(0), END)
    assert REMARKS.remark(over.view(0), END, words) == ""


def test_a_scientist_is_asked_once_more_with_what_they_can_do() -> None:
    table = scene()
    assert REMARKS.twice(table.view(0), Be("topologist"))
    said = REMARKS.remark(table.view(0), Be("topologist"), Words("en", table.game, viewer=0))
    assert said.endswith("Deepen: Restructure a removable cube.")


@pytest.mark.parametrize(
    ("lang", "actions", "said"),
    [
        ("en", 0, "You have no action left."),
        ("en", 1, "You have 1 action left."),
        ("fr", 2, "Il vous reste 2 actions."),
    ],
)
def test_the_action_phase_tells_the_actions_left(lang: str, actions: int, said: str) -> None:
    assert about(scene(actions=actions), lang) == said


def test_a_transfer_tells_what_would_go_where() -> None:
    table = scene(["blue-3"], ["yellow-1"])
    say(table, "transfer", "blue-3 from archivist to topologist")
    assert about(table) == "The blue 3 would go from the Archivist to the Topologist."
    assert about(table, "fr") == "Le 3 bleu passerait de l’archiviste à la topologue."


def test_a_swap_tells_both_cubes() -> None:
    table = scene(["blue-3"], ["yellow-1"], hands=[["airlock"]])
    say(table, "play airlock", "blue-3 of archivist", "blue-3 for yellow-1 of topologist")
    assert about(table) == "The blue 3 would go from the Archivist to the Topologist, for the yellow 1."


def test_an_effect_is_told_by_its_card() -> None:
    played = scene(primed=["blue-3"], hands=[["wrong-foot"]])
    say(played, "play wrong-foot")
    assert about(played) == "Wrong Foot: Flip one primed cube."
    deepened = scene(scientists=("topologist", "archivist"), heights={"a1": 3})
    say(deepened, "deepen")
    assert about(deepened) == "Topologist: Restructure a removable cube."
    assert about(deepened, "fr") == "Topologue\u00a0: Restructurez un cube amovible."


def test_a_containment_card_is_told_too() -> None:
    table = scene(primed=["blue-3", "blue-3", "yellow-1"], unlocked=["purge"])
    say(table, "use purge")
    assert about(table) == "Purge: Choose two values. Destroy all primed cubes showing them."


def test_a_power_is_told_by_the_scientist() -> None:
    table = scene(scientists=("spectral-chemist", "archivist"))
    say(table, "remove", "a1")
    assert about(table) == "Spectral Chemist: Once per turn, you may recolour the cube you have just removed."


def test_a_reward_tells_what_is_rolled_and_drawn() -> None:
    table = scene(["yellow-2", "yellow-3", "yellow-4"])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-2")
    assert about(table) == "2 cubes are rerolled, for a card of level 2."


@pytest.mark.parametrize(
    ("primed", "said"),
    [
        ([], "Placed, the blue 3 would open no breach."),
        (["yellow-3", "orange-3"], "Placed, the blue 3 would open a breach."),
        (["yellow-3"] * 5, "Placed, the blue 3 would open 2 breaches."),
    ],
)
def test_a_roll_tells_what_it_would_open(primed: list[str], said: str) -> None:
    table = scene(
        scientists=("night-watch", "archivist"), heights={"a1": 3}, tops={"a1": "blue-1"}, primed=primed, rolls=[3]
    )
    say(table, "end")
    assert about(table) == said


def test_a_tie_tells_the_risk() -> None:
    table = scene(primed=["blue-1", "blue-1"])
    say(table, "end")
    assert about(table) == "Breach risk: 17%."
