"""TS-14: the nine Containment cards, one by one."""

from __future__ import annotations

from tests.games.tesseract.scene import heard, lab, offers, primed, refused, say, scene

from tablee.games.tesseract.cubes import CELL, CUBE


def test_purge() -> None:
    """TS-14.1: all cubes of two values."""
    table = scene(primed=["blue-2", "orange-2", "blue-5", "blue-5", "blue-6"], unlocked=["purge"])
    say(table, "use purge", "value 2", "value 5")
    assert primed(table) == ["blue-6"]


def test_keystone() -> None:
    """TS-14.2."""
    table = scene([], ["blue-3"], unlocked=["keystone"])
    say(table, "use keystone", "blue-3 of topologist")
    assert table.view(0)["contained"]["blue"] == [3]
    assert table.state.actions == 4


def test_respite() -> None:
    """TS-14.3."""
    table = say(scene(unlocked=["respite"]), "use respite")
    assert (table.state.skips, table.state.actions) == (1, 4)


def test_suture() -> None:
    """TS-14.4: with no breach the cube is destroyed all the same."""
    table = say(scene(primed=["blue-2"], breaches=2, unlocked=["suture"]), "use suture", "primed blue-2")
    assert (table.state.breaches, primed(table)) == (1, [])
    assert "use suture" in offers(scene(primed=["blue-2"], unlocked=["suture"]))
    assert refused(scene(unlocked=["suture"]), "use suture") == "TS-14.4"


def test_grounding() -> None:
    """TS-14.5, TS-8.11: covered cells with a symbol, for good."""
    table = scene(
        heights={"a1": 0, "a2": 1}, tops={"a2": "blue-1"}, rows=["MM..", "S...", "....", "...."], unlocked=["grounding"]
    )
    say(table, "use grounding")
    assert offers(table) == ["a2", "b1", "done"]
    say(table, "a2", "done", "remove", "a2")
    assert "event" not in heard(table)
    assert table.view(0)["base"]["disarmed"] == ["a2"]


def test_high_tide() -> None:
    """TS-14.6."""
    table = scene(primed=["blue-2"], destroyed=["orange"], heights={"a1": 1}, unlocked=["high-tide"], rolls=[4])
    say(table, "use high-tide", "primed blue-2", "a1", "orange", "a1")
    assert table.state.block[CELL["a1"] * 4 + 1 : CELL["a1"] * 4 + 3] == [CUBE["blue-2"], CUBE["orange-4"]]


def test_all_nighter() -> None:
    """TS-14.7."""
    assert say(scene(unlocked=["all-nighter"]), "use all-nighter").state.actions == 7


def test_extraction() -> None:
    """TS-14.8."""
    table = scene(primed=["blue-2"], unlocked=["extraction"])
    say(table, "use extraction", "primed blue-2", "lab topologist")
    assert lab(table, 1) == ["blue-2"]
    assert table.state.actions == 4


def test_unison() -> None:
    """TS-14.9: as many cubes as one likes, in all Labs."""
    table = scene(["yellow-1"], ["blue-2"], unlocked=["unison"])
    say(table, "use unison", "yellow-1 of archivist", "value 4", "blue-2 of topologist", "value 4", "done")
    assert (lab(table), lab(table, 1), table.state.actions) == (["yellow-4"], ["blue-4"], 4)


def test_some_cards_do_what_they_do_once_for_each_other_scientist() -> None:
    """TS-14.10: once with two, three times with four; what is offered may be left at each."""
    team = ("archivist", "topologist", "salvager", "night-watch")
    cards = ["all-nighter", "respite", "suture"]
    four = scene(unlocked=cards, breaches=5, primed=["blue-2", "blue-3"], seats=4, scientists=team)
    say(four, "use all-nighter", "use respite", "use suture", "primed blue-2", "primed blue-3")
    assert (four.state.actions, four.state.skips, four.state.breaches, primed(four)) == (3 + 12 + 3, 3, 2, [])
    three = scene([], ["blue-2"], ["blue-3"], unlocked=["keystone"], seats=3, scientists=team[:3])
    say(three, "use keystone", "blue-2 of topologist", "done")
    assert (three.view(0)["contained"]["blue"], three.state.actions) == ([2], 5)
