"""What a play zone deals and earns, what can be bought, and how life moves, once more and slowly: cards are written down here
as a person would read them off the table. Nothing here knows how the game itself works it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

STIMULANT = {
    "vieux-taz",
    "2c-b",
    "cafeine",
    "cocaine",
    "mdma",
    "speed",
    "3-mmc",
    "methylphenidate",
    "kratom",
    "nicotine",
}
HALLUCINOGEN = {
    "vieux-taz", "pcp", "liane-d-argent", "mescaline", "psilocybine", "dmt", "lsd", "2c-b", "mdma", "iboga", "cannabis", "datura",
}  # fmt: skip
DISSOCIATIVE = {"ketamine", "gaz-hilarant", "pcp", "dxm", "iboga"}
OPI = {"kratom", "codeine", "oxycodone", "heroine"}
GABA = {"alcool", "ghb", "benzo"}
DEPRESSANT = OPI | GABA
PRINTED = {
    "vieux-taz": 1, "ketamine": 2, "gaz-hilarant": 2, "pcp": 1, "dxm": 2, "mescaline": 2, "psilocybine": 1, "dmt": 3, "lsd": 1,
    "2c-b": 1, "cocaine": 2, "mdma": 1, "speed": 1, "3-mmc": 2, "kratom": 1, "codeine": 2, "oxycodone": 3, "heroine": 2,
    "alcool": 1, "ghb": 2, "benzo": 1, "nicotine": 2, "datura": 3,
}  # fmt: skip
EARNS = {
    "2c-b",
    "cafeine",
    "cocaine",
    "methylphenidate",
    "alcool",
    "moo-gloo",
    "cannabis",
    "sucre",
    "drojecoin",
    "residus",
}
COST = {
    "roule-ta-paille": 1, "eau": 1, "vieux-taz": 2, "gaz-hilarant": 2, "liane-d-argent": 2, "cafeine": 2, "kratom": 2, "alcool": 2,
    "moo-gloo": 2, "cannabis": 2, "paracetamol": 2, "predosage": 2, "set-setting": 2, "residus": 2, "dxm": 3, "mescaline": 3,
    "psilocybine": 3, "2c-b": 3, "speed": 3, "methylphenidate": 3, "codeine": 3, "benzo": 3, "iboga": 3, "nicotine": 3,
    "therapie": 3, "psychonaute": 3, "ketamine": 4, "dmt": 4, "lsd": 4, "cocaine": 4, "3-mmc": 4, "ghb": 4, "pcp": 5, "mdma": 5,
    "oxycodone": 5, "datura": 5, "heroine": 6,
}  # fmt: skip


def how_many(zone: Sequence[str], among: Iterable[str]) -> int:
    return sum(card in set(among) for card in zone)


def deals(card: str, zone: Sequence[str], water: bool, side: int, won: int) -> int:
    """What one card of a play zone deals. `water`: the other player keeps some."""
    more = 0
    if card == "ketamine":
        more = 2 if how_many(zone, DEPRESSANT) >= 1 else 0
    elif card == "gaz-hilarant":
        more = 2 if "alcool" in zone else 0
    elif card == "pcp":
        more = min(3, sum(how_many(zone, c) > 0 for c in (STIMULANT, DEPRESSANT, HALLUCINOGEN, DISSOCIATIVE)))
    elif card == "dxm":
        more = 4 if "mdma" in zone else 0
    elif card == "liane-d-argent":
        more = 1 if how_many(zone, HALLUCINOGEN) >= 3 else 0
    elif card == "lsd":
        more = 3 if "cannabis" in zone else 0
    elif card == "2c-b":
        more = (1 if how_many(zone, STIMULANT) >= 2 else 0) + (2 if "mdma" in zone else 0)
    elif card == "cafeine":
        more = 2 if "alcool" in zone else 0
    elif card == "cocaine":
        more = (1 if how_many(zone, STIMULANT) >= 2 else 0) + (4 if "alcool" in zone else 0)
    elif card == "mdma":
        more = (1 if how_many(zone, STIMULANT) >= 2 else 0) + (0 if water else 2)
    elif card in ("speed", "3-mmc", "methylphenidate"):
        more = 1 if how_many(zone, STIMULANT) >= 2 else 0
    elif card == "kratom":
        more = 1 if how_many(zone, OPI) >= 2 else 0
    elif card in ("codeine", "heroine"):
        more = 2 if how_many(zone, GABA) >= 1 else 0
    elif card == "oxycodone":
        more = 3 if how_many(zone, GABA) >= 1 else 0
    elif card == "ghb":
        more = 4 if "alcool" in zone else 0
    elif card == "benzo":
        more = 2 if how_many(zone, DEPRESSANT) >= 2 else 0
    elif card == "paracetamol":
        more = 3 if side == 2 and "alcool" in zone else 0
    return PRINTED.get(card, 0) + more + won


def damage(view: Mapping[str, Any]) -> int:
    """The damage of the play zone as it lies: Sucre deals two for whoever owns fewer cards."""
    zone = [x["card"] for x in view["play"]]
    water = "eau" in view["seats"][1 - view["dealer"]]["rdr"]
    sugar = 2 * zone.count("sucre") * is_trailing(view)
    return sugar + sum(deals(x["card"], zone, water, x["side"], x["extra"]) for x in view["play"])


def coins(view: Mapping[str, Any]) -> int:
    """The coins of the play zone as it lies: Sucre gives one more to whoever owns fewer cards."""
    trailing = is_trailing(view)
    return sum((x["card"] in EARNS) + (x["card"] == "sucre" and trailing) for x in view["play"])


def is_trailing(view: Mapping[str, Any]) -> bool:
    """Whether the dealer owns fewer cards."""
    mine, other = (view["seats"][p] for p in (view["dealer"], 1 - view["dealer"]))
    return owns(mine) + len(view["play"]) < owns(other)


def owns(seat: Mapping[str, Any]) -> int:
    """Cards of a seat outside its play zone."""
    return sum(seat["pool"].values()) + len(seat["discard"]) + len(seat["rdr"])


def hallucinogens(view: Mapping[str, Any]) -> int:
    """On the way to five: Datura counts twice."""
    return sum((x["card"] in HALLUCINOGEN) + (x["card"] == "datura") for x in view["play"])


def affordable(view: Mapping[str, Any], money: int) -> set[str]:
    """What can be bought or ransomed with so much money."""
    found = set()
    for place, pile in enumerate(view["darknet"]):
        if pile["card"] is not None and max(COST[pile["card"]] - view["tally"]["discount"], 1) <= money:
            found.add(f"buy {pile['card']} {place + 1}")
    if money >= 2:
        found |= {f"pay {card}" for card in view["seats"][view["dealer"]]["malus"]}
    return found


class Ledger:
    """Life and coins, from what everybody hears."""

    def __init__(self) -> None:
        self.life = [25, 25]
        self.coins = 0

    def hear(self, event: Mapping[str, Any]) -> None:
        match event["id"]:
            case "healed":
                self.life[event["seat"]] = min(25, self.life[event["seat"]] + event["by"])
            case "lost-life":
                self.life[event["seat"]] -= event["by"]
            case "turn":
                self.coins = 0
            case "coins":
                self.coins = event["coins"]
            case "gained":
                self.coins += event["by"]
            case "bought" | "ransomed":
                self.coins -= event["price"]
