"""A quick player of The Shipwreck Arcana: it places to tell most, and predicts when it is sure enough."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.effects import above, ask_among, ask_higher, discard_lower, no_doom
from tablee.games.shipwreck.options import KEEP, PASS, Discard, Place, Predict, Than, Use
from tablee.games.shipwreck.state import HOURS, TRACK
from tablee.games.shipwreck.view import joined_by
from tablee.kit import Option, Question
from tablee.kit.chair import Chair

WORTH = Fraction(1, 5)
"""What another turn with a fate still unknown is worth, in points."""


def novice(chair: Chair, rng: Random) -> Option | None:
    """Proposals rest on what everybody knows, never on the own fate (SA-11.4, SA-11.8)."""
    ask = chair.ask
    if ask is None:
        return None
    choose = {
        "place": place,
        "predict": predict,
        "active-power": active_power,
        "discard-lower": throw_back,
        "group-power": group_power,
        "higher-than": higher_than,
    }.get(ask.kind)
    return choose(chair, ask) if choose else ask.options[int(rng.random() * len(ask.options))]


def odds(chair: Chair) -> dict[int, Fraction]:
    """What everybody thinks of the active player's kept fate, trusting them to have played the more telling card."""
    view = chair.view
    told = chair.insight["public"].get(str(view["active"]), {"convention": {}})
    return {int(value): Fraction(chance) for value, chance in told["convention"].items()}


def fading(chair: Chair, view: dict[str, Any]) -> int:
    """The doom that the end of the turn will bring."""
    return sum(2 for card in view["row"] if card["hours"] >= card["moons"] and not spares(chair, card["card"]))


def cards_of(chair: Chair) -> Cards:
    cards = chair.game.cards
    assert isinstance(cards, Cards)
    return cards


def spares(chair: Chair, card: str) -> bool:
    """Whether this arcana brings no doom when it fades."""
    cards = cards_of(chair)
    return any(call.verb.run is no_doom for call in cards.on_fade[cards.index[card]])


def gain(chance: Fraction, doom: int, fade: int) -> Fraction:
    """What a prediction of this chance is worth against making none. Doom near its end weighs more."""
    weight = Fraction(TRACK, max(1, TRACK - doom))
    weight = min(weight, Fraction(3))
    lost = fade + (1 if doom + fade < TRACK else 0)
    right, wrong, none = Fraction(1), -weight * lost, -weight * fade + WORTH
    if doom + fade >= TRACK:  # without a right prediction all is lost anyway
        return chance
    return chance * right + (1 - chance) * wrong - none


def place(chair: Chair, ask: Question) -> Option:
    """The play after which the group would be surest, for the least doom and the fewest hours."""
    view, plays = chair.view, chair.insight["plays"]
    return max(ask.options, key=lambda option: _worth(chair, view, option, Fraction(plays[str(option)]["convention"])))


def _worth(chair: Chair, view: dict[str, Any], option: Place, chance: Fraction) -> tuple[Fraction, str]:
    at = joined_by(view, option.at)
    spent = at["hours"] + HOURS[option.fate]
    fade = 2 if spent >= at["moons"] and not spares(chair, at["card"]) else 0
    predicted = gain(chance, view["doom"], fade)
    worth = max(predicted, Fraction(0)) - fade * Fraction(4, 5) + chance * WORTH
    return worth - Fraction(HOURS[option.fate], 20), str(option)


def predict(chair: Chair, ask: Question) -> Option:
    """The likeliest value, if that is worth more than waiting."""
    chances, view = odds(chair), chair.view
    if not chances:
        return PASS
    value = max(chances, key=lambda v: (chances[v], v))
    held = {str(option): option for option in ask.options}
    return held[str(Predict(value))] if gain(chances[value], view["doom"], fading(chair, view)) > 0 else PASS


def sets(chair: Chair, power: str) -> list[set[int]]:
    """The sets of values a question power can ask about."""
    found = []
    for call in cards_of(chair).does[power]:
        if call.verb.run is ask_among:
            found.append(set(call.args[0]))
        elif call.verb.run is ask_higher:
            found += [set(above(value)) for value in range(1, 7)]
    return found


def surest(chances: dict[int, Fraction], yes: set[int]) -> Fraction:
    """How sure the best guess will be, on average, after asking whether the fate is in a set."""
    inside = max((p for v, p in chances.items() if v in yes), default=Fraction(0))
    outside = max((p for v, p in chances.items() if v not in yes), default=Fraction(0))
    return inside + outside


def group_power(chair: Chair, ask: Question) -> Option:
    """The question that would help most, if one makes a prediction worth it that is not worth it yet, or much surer."""
    chances, view = odds(chair), chair.view
    now = max(chances.values(), default=Fraction(0))
    best = now
    by: Option = KEEP
    for option in ask.options:
        if isinstance(option, Use):
            top_two = sum(sorted(chances.values())[-2:], Fraction(0))
            after = max((surest(chances, yes) for yes in sets(chair, option.power)), default=top_two)
            if after > best:
                best, by = after, option
    fade = fading(chair, view)
    return by if gain(best, view["doom"], fade) > max(Fraction(0), gain(now, view["doom"], fade)) + WORTH else KEEP


def higher_than(chair: Chair, ask: Question) -> Option:
    """The value that splits what is left best."""
    chances = odds(chair)
    asked = [option for option in ask.options if isinstance(option, Than)]
    return max(asked, key=lambda option: (surest(chances, set(above(option.value))), -option.value))


def active_power(chair: Chair, ask: Question) -> Option:
    """Discard Lower when it can keep a card from fading; nothing else."""
    view, does = chair.view, cards_of(chair).does
    for option in ask.options:
        if isinstance(option, Use) and any(call.verb.run is discard_lower for call in does[option.power]):
            at_risk = [c for c in view["row"] if c["hours"] >= c["moons"] and not spares(chair, c["card"])]
            if any(fate < view["hand"][0] for card in at_risk for fate in card["fates"]):
                return option
    return KEEP


def throw_back(chair: Chair, ask: Question) -> Option:
    """From the card that would fade; there the fate that tells most."""
    at_risk = {c["card"] for c in chair.view["row"] if c["hours"] >= c["moons"]}
    choices = [option for option in ask.options if isinstance(option, Discard)]
    return max(choices, key=lambda option: (option.at in at_risk, option.fate))
