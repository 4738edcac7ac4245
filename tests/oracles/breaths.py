"""A second, slow reading of Deep Regular Breaths, written from the booklet: what may be declared, what trumps come to, who
resists, how the piles run down. It knows only plain data: views and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

BLOCKS = {"trump-6": "will", "trump-8": "physical", "trump-9": "social"}
LIFE = {"trump-12": -1, "trump-13": -2, "trump-14": 1, "trump-20": 1}
NEEDS = {
    "general-panic": [["social"]], "tetany": [["physical", "social"]], "mumbling": [["social"]], "creature": [["physical"]],
    "mental-visions": [["will"]], "alien-presence": [["will", "social"]], "dark-mathematics": [["suffering"], ["will"]],
    "divination": [["card"]],
}  # fmt: skip
URGENT = {"tetany", "mumbling", "creature"}
BY_DRAW = {
    "tinker-with-the-air-intake": "will", "bring-on-visions": "will", "force-your-luck": "will", "lick-your-wounds": "physical",
    "backtrack": "physical", "sow-doubt": "social", "cause-confusion": "social", "tend-to": "social",
}  # fmt: skip
OBSESSIONS = {"rebellion", "presumption", "dementia", "inquisitive-mind", "foreseen-surrender"}
View = Mapping[str, Any]


def declarations(view: View, seat: int, house_tetany: bool = True) -> set[str]:
    """All that a token holder may declare, from the booklet's list of actions, for somebody who sees this view."""
    me, now, final = view["seats"][seat], view["situation"], view["final"]
    bound = now is not None and now["card"] == "tetany" and now["explorer"] == seat
    if bound and not (house_tetany and final and final["sole"] == seat):
        return {"pass"}
    if me["life"] == 0:
        return {"pass", "hyperventilate"}
    closed = {BLOCKS[card] for card in view["air"] if card in BLOCKS}
    may = {"pass", "hyperventilate", *resolving(view, seat, closed), *using(view, seat, closed)}
    others = [p for p in view["seats"] if p["seat"] != seat and not p["dead"]]
    if "physical" not in closed:
        may |= {f"fight {p['seat']}" for p in others}
        may |= {"explore"} if exploring(view) else set()
        may |= {"ritual"} if final and final["step"] == "ritual" else set()
    if "will" not in closed:
        may |= {"plan"} if not final else set()
        may |= {"emancipation"} if final and final["step"] == "emancipation" else set()
        if view["mode"] == "paranoia" and any(view["board"]) and view["secret"] not in OBSESSIONS:
            may.add("scheme")
    if "social" not in closed:
        may |= {f"galvanise {p['seat']}" for p in others if p["conscious"]}
        may |= {f"examine {p['seat']}" for p in others if p["secret"]}
    return may


def exploring(view: View) -> bool:
    now, final = view["situation"], view["final"]
    if now and now["urgent"]:
        return False
    return bool(final["step"] == "situations" and final["left"][final["stage"] - 1]) if final else True


def resolving(view: View, seat: int, closed: set[str]) -> set[str]:
    now = view["situation"]
    if now is None or (now["card"] == "mental-visions" and now["explorer"] != seat):
        return set()
    return {f"resolve by {way}" for way in NEEDS[now["card"]][now["progress"]] if way not in closed}


def using(view: View, seat: int, closed: set[str]) -> set[str]:
    me, now = view["seats"][seat], view["situation"]
    if view["secret"] == "justified-fear" and me["life"] <= 2:
        return set()
    cards = {card for card in view["hand"] if card in BY_DRAW and BY_DRAW[card] not in closed}
    if view["final"] or (now and now["urgent"]):
        cards.discard("backtrack")
    return {f"use {card}" for card in cards}


def net_life(life: int, trumps: Sequence[str]) -> tuple[int, bool]:
    """Life after these trumps are discarded together, and whether their player is dead."""
    net = sum(LIFE.get(trump, 0) for trump in trumps)
    if net >= 0:
        return min(3, life + net), False
    return (max(0, life + net), False) if life else (0, True)


def resister(seats: int, acting: int, target: int | None, willing: Sequence[int]) -> int:
    """Of those who wish to resist: the target, or the first that the token would reach."""
    if target in willing:
        return int(target)  # type: ignore[arg-type]
    return next((acting + i) % seats for i in range(1, seats) if (acting + i) % seats in willing)


class Gauge:
    """The three piles, as somebody would follow them who only hears what happens."""

    def __init__(self) -> None:
        self.reserve, self.discard = 78, 0
        self.air: list[str] = []

    def hear(self, event: Mapping[str, Any]) -> None:
        match event["id"]:
            case "drew":
                self.reserve -= 1
                self.discard += event["found"]
                self.air += [] if event["found"] else [event["card"]]
            case "moved":
                self.reserve -= 1
                self.discard += 1
            case "air-discarded":
                self.discard += len(self.air)
                self.air.clear()
            case "recycled":
                self.reserve += 1
                if event["card"] in self.air:
                    self.air.remove(event["card"])
                else:
                    self.discard -= 1
            case "recycled-secretly":
                self.reserve += event["count"]
                self.discard -= event["count"]
            case "piles-swapped":
                self.reserve, self.discard = self.discard, self.reserve
            case "card-returned":
                self.reserve += 1
                if event["card"] in self.air:
                    self.air.remove(event["card"])
                else:
                    self.discard -= 1


def mean_by_orders(known: Sequence[int | None], unknown: Sequence[int], wanted: set[int]) -> float:
    """The mean number of cards up to the first wanted one over all orders of the unknown cards. None: an unknown card."""
    from itertools import permutations

    total = count = 0
    for order in permutations(unknown):
        cards = iter(order)
        pile = [next(cards) if card is None else card for card in known]
        total += next(i for i, card in enumerate(pile, 1) if card in wanted)
        count += 1
    return total / count
