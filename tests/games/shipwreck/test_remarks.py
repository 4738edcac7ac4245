"""What is said of plays: what they cost their card."""

from __future__ import annotations

from tests.games.shipwreck.scene import scene

from tablee.games.shipwreck.options import Place
from tablee.games.shipwreck.remarks import ShipwreckRemarks


def test_a_play_that_fades_its_card_warns_and_on_the_hours_that_is_the_first_card() -> None:
    table = scene("the-mirror", "leviathan", "the-deep", "the-shore", fronts={"the-mirror": [7]}, draws=[3, 4])
    view, remarks = table.view(0), ShipwreckRemarks()
    first = view["row"][0]
    for fate in range(1, 8):
        assert remarks.warns(view, Place(fate, "hours")) == (fate in first["fading"])
    assert not remarks.warns(view, "keep")
