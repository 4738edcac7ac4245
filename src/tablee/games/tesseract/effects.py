"""What the verbs of cards and scientists do (TS-8, TS-12). Those that carry cubes from place to place are in `carrying`."""

from __future__ import annotations

from typing import Any, Literal

from tablee.games.tesseract import actions, moves
from tablee.games.tesseract.cards import BLANK, Gift, effect, lasting
from tablee.games.tesseract.cubes import CELL, CELLS, CUBE, OF_VALUE, SEEN, SHOWN, VALUES, value_of, with_value
from tablee.games.tesseract.options import AT, DONE, PRIMED, PRIMED_AREA, VALUE, InLab, Primed, in_lab
from tablee.games.tesseract.playing import Working, discard
from tablee.games.tesseract.playing import draw as draw_cards
from tablee.games.tesseract.state import TesseractState, holder, name, symbol, well
from tablee.kit import Option, PackError, Rules

Zone = Literal["lab", "any-lab", "primed", "lab-or-primed"]


# TS-5.15, TS-12: lasting abilities


@lasting
def variety(gift: Gift, actions: int) -> None:
    """Three different actions in one turn give so many more, once a turn. Example: `{ variety = 1 }`"""
    if not 1 <= actions <= 3:
        raise PackError("tesseract-variety", "variety: expected 1 to 3 actions, got {found}", found=actions)
    gift.variety = actions


@lasting
def tune_transfers(gift: Gift) -> None:
    """Once a turn a transferred cube may be adjusted on the way. Example: `{ tune_transfers = {} }`"""
    gift.tunes_transfer = True


@lasting
def double_adjust(gift: Gift) -> None:
    """A primed cube that is adjusted may move by 2 instead of 1. Example: `{ double_adjust = {} }`"""
    gift.double_adjust = True


@lasting
def free_sets(gift: Gift) -> None:
    """The colours of this scientist's sets do not matter. Example: `{ free_sets = {} }`"""
    gift.free_sets = True


@lasting
def reach(gift: Gift, sides: int) -> None:
    """The Remove action needs the top and only so many free sides. Example: `{ reach = 1 }`"""
    if sides not in (0, 1):
        raise PackError(
            "tesseract-reach", "reach: two sides are the rule, so expected 0 or 1, got {found}", found=sides
        )
    gift.sides = sides


@lasting
def study_among(gift: Gift, cards: int) -> None:
    """Study draws so many cards, of which one is kept. Example: `{ study_among = 2 }`"""
    if cards < 2:
        raise PackError("tesseract-study-among", "study_among: expected 2 or more cards, got {found}", found=cards)
    gift.studies = cards


@lasting
def recolour_removed(gift: Gift) -> None:
    """Once a turn a cube just removed may be recoloured. Example: `{ recolour_removed = {} }`"""
    gift.recolours_removed = True


@lasting
def free_transfer(gift: Gift) -> None:
    """Once a turn a Transfer that is not an action. Example: `{ free_transfer = {} }`"""
    gift.free_transfer = True


@lasting
def choose_event_cube(gift: Gift) -> None:
    """In this scientist's turn events take any removable cube, not the lowest. Example: `{ choose_event_cube = {} }`"""
    gift.chooses_event_cube = True


@lasting
def watch(gift: Gift) -> None:
    """Once a round the roll of a Threat phase may be made again. Example: `{ watch = {} }`"""
    gift.watches = True


@lasting
def match_higher(gift: Gift) -> None:
    """Containing may destroy a primed cube of that colour one value higher. Example: `{ match_higher = {} }`"""
    gift.match_higher = True


# What an effect can be about


def always(s: TesseractState, *args: Any) -> bool:
    return True


def lab_cubes(s: TesseractState, who: int) -> list[Option]:
    of = name(s, who)
    return [in_lab(cube, of) for cube in dict.fromkeys(s.labs[who])]


def targets(s: TesseractState, zone: str) -> list[Option]:
    """The cubes of a zone, equal ones once."""
    found: list[Option] = []
    if zone == "any-lab":
        for who in range(len(s.labs)):
            found += lab_cubes(s, who)
    elif zone != "primed":
        found += lab_cubes(s, s.active)
    if zone in ("primed", "lab-or-primed"):
        found += [PRIMED[cube] for cube in SEEN if s.primed[cube]]
    return found


def any_target(s: TesseractState, n: int, zone: str, *more: Any) -> bool:
    if zone == "lab":
        return bool(s.labs[s.active])
    if zone == "any-lab":
        return any(s.labs)
    return any(s.primed) or (zone == "lab-or-primed" and bool(s.labs[s.active]))


def turn(s: TesseractState, target: InLab | Primed, new: int) -> Option:
    """A cube shows something else; gives it as it is named now."""
    cube = CUBE[target.cube]
    if isinstance(target, Primed):
        moves.turn_primed(s, cube, new)
        return PRIMED[new]
    moves.turn_in_lab(s, holder(s, target.of), cube, new)
    return in_lab(new, target.of)


def away(s: TesseractState, target: InLab | Primed) -> int:
    """Take a cube from where it lies."""
    cube = CUBE[target.cube]
    if isinstance(target, Primed):
        s.primed[cube] -= 1
    else:
        s.labs[holder(s, target.of)].remove(cube)
    return cube


def say_turned(e: Working, target: InLab | Primed, cube: int, new: int) -> None:
    at = PRIMED_AREA if isinstance(target, Primed) else target.of
    e.s.say("turned", e.card.rule, who=e.who, cube=SHOWN[cube], at=at, to=SHOWN[new])


# TS-8.2, TS-8.3, TS-8.7, TS-8.10: turning cubes


@effect(can=any_target)
def flip(e: Working, n: int, zone: Zone) -> Rules[None]:
    """Turn up to n cubes to their opposite face. Example: `{ flip = 1, zone = "any-lab" }`"""
    for _ in range(n):
        target = yield from e.choose("flip", targets(e.s, zone))
        if target == DONE:
            return
        cube = CUBE[target.cube]
        new = with_value(cube, 7 - value_of(cube))
        turn(e.s, target, new)
        say_turned(e, target, cube, new)


@effect(can=any_target)
def reprogram(e: Working, n: int, zone: Zone) -> Rules[None]:
    """Set up to n cubes to any value. Example: `{ reprogram = 3, zone = "lab" }`"""
    for _ in range(n):
        target = yield from e.choose("reprogram", targets(e.s, zone))
        if target == DONE:
            return
        cube = CUBE[target.cube]
        others = [VALUE[v] for v in VALUES if v != value_of(cube)]
        chosen = yield from e.choose("value", others, stop=False)
        new = with_value(cube, chosen.value)
        turn(e.s, target, new)
        say_turned(e, target, cube, new)


@effect(can=any_target)
def recolour(e: Working, n: int, zone: Zone, tune: bool) -> Rules[None]:
    """Give up to n cubes another colour; `tune`: each may then be adjusted.

    Example: `{ recolour = 1, zone = "lab", tune = false }`"""
    for _ in range(n):
        target = yield from e.choose("recolour", targets(e.s, zone))
        if target == DONE:
            return
        new = yield from actions.new_colour(e.s, CUBE[target.cube], e.card.rule)
        say_turned(e, target, CUBE[target.cube], new)
        target = turn(e.s, target, new)
        if tune and isinstance(target, InLab):
            yield from actions.tune(e.s, holder(e.s, target.of), new, e.card.rule)


@effect(can=any_target)
def adjust(e: Working, n: int, zone: Literal["lab", "primed"]) -> Rules[None]:
    """Adjust n times by one, the same cube or several. Example: `{ adjust = 2, zone = "primed" }`"""
    for _ in range(n):
        options = actions.adjustments(e.s, lab=zone == "lab", primed=zone == "primed")
        chosen = yield from e.choose("adjust", options)
        if chosen == DONE:
            return
        actions.do_adjust(e.s, chosen, e.card.rule)


def copies(s: TesseractState, cube: int, zone: str) -> list[Option]:
    """The cubes that would change by taking this one's value."""
    return [t for t in targets(s, zone) if value_of(CUBE[t.cube]) != value_of(cube)]


@effect(can=lambda s, n, zone: any(copies(s, cube, zone) for cube in s.labs[s.active]))
def copy(e: Working, n: int, zone: Literal["lab", "lab-or-primed"]) -> Rules[None]:
    """Up to n cubes take the value of one in the own Lab. Example: `{ copy = 2, zone = "lab-or-primed" }`"""
    s = e.s
    sources = [t for t in targets(s, "lab") if copies(s, CUBE[t.cube], zone)]
    source = yield from e.choose("copy-from", sources, aims=True)
    if source == DONE:
        return
    value = value_of(CUBE[source.cube])
    for _ in range(n):
        target = yield from e.choose("copy-to", copies(s, CUBE[source.cube], zone))
        if target == DONE:
            return
        new = with_value(CUBE[target.cube], value)
        turn(s, target, new)
        say_turned(e, target, CUBE[target.cube], new)


# TS-8.1: destroying


def any_primed(s: TesseractState, *args: Any) -> bool:
    return any(s.primed)


def destroy_primed(e: Working, target: Primed) -> None:
    moves.destroy(e.s, away(e.s, target), e.card.rule)


@effect(can=any_primed)
def destroy(e: Working, n: int) -> Rules[None]:
    """Destroy up to n primed cubes. Example: `{ destroy = 1 }`"""
    for _ in range(n):
        target = yield from e.choose("destroy", targets(e.s, "primed"))
        if target == DONE:
            return
        destroy_primed(e, target)


@effect(can=lambda s, n, at_least: any(well(s, v) >= at_least for v in VALUES))
def destroy_stacked(e: Working, n: int, at_least: int) -> Rules[None]:
    """Destroy up to n primed cubes of values that hold so many. Example: `{ destroy_stacked = 1, at_least = 3 }`"""
    s = e.s
    for _ in range(n):
        options = [t for t in targets(s, "primed") if well(s, value_of(CUBE[t.cube])) >= at_least]
        target = yield from e.choose("destroy", options)
        if target == DONE:
            return
        destroy_primed(e, target)


@effect(can=any_primed)
def destroy_values(e: Working, values: int, each: Literal["one", "all"]) -> Rules[None]:
    """Choose some values; destroy one primed cube of each, or all. Example: `{ destroy_values = 2, each = "one" }`"""
    s, before = e.s, set[int]()
    for _ in range(values):
        options = [VALUE[v] for v in VALUES if well(s, v) and v not in before]
        chosen = yield from e.choose("well", options)
        if chosen == DONE:
            return
        before.add(chosen.value)
        here = [PRIMED[c] for c in OF_VALUE[chosen.value] if s.primed[c]]
        if each == "one":
            target = here[0] if len(here) == 1 else (yield from e.choose("destroy", here, stop=False))
            destroy_primed(e, target)
        else:
            for target in here:
                while s.primed[CUBE[target.cube]]:
                    destroy_primed(e, target)


# TS-9.8: the cube a Threat phase has just rolled


def is_rolled(s: TesseractState, *args: Any) -> bool:
    return s.rolled >= 0


@effect(can=is_rolled, in_threat=True)
def reroll_rolled(e: Working) -> Rules[None]:
    """Roll the cube of the Threat phase again. Example: `{ reroll_rolled = {} }`"""
    e.s.rolled = yield from moves.roll(e.s.rolled)
    e.s.say("rolled", e.card.rule, cube=SHOWN[e.s.rolled])


@effect(can=is_rolled, in_threat=True)
def destroy_rolled(e: Working) -> Rules[None]:
    """Destroy the cube of the Threat phase instead of placing it. Example: `{ destroy_rolled = {} }`"""
    cube, e.s.rolled = e.s.rolled, -1
    moves.destroy(e.s, cube, e.card.rule)
    yield from ()


# Things that are not cubes


@effect(can=lambda s, n, level: s.cards.pile(s.left, level) > 0)
def draw(e: Working, n: int, level: Literal[2, 3, 4]) -> Rules[None]:
    """Draw n Research cards of a level and keep one. Example: `{ draw = 2, level = 2 }`"""
    yield from draw_cards(e.s, level, n, e.card.rule)


@effect(can=always, endless=True)
def gain_actions(e: Working, n: int) -> Rules[None]:
    """So many more actions this turn. Example: `{ gain_actions = 3 }`"""
    e.s.actions += n
    e.s.say("gained", e.card.rule, who=e.who, count=n, actions=e.s.actions)
    yield from ()


@effect(can=always, endless=True)
def skip_threat(e: Working, n: int) -> Rules[None]:
    """The next n Threat phases do not happen. Example: `{ skip_threat = 1 }`"""
    e.s.skips += n
    e.s.say("will-skip", e.card.rule, who=e.who, count=e.s.skips)
    yield from ()


@effect(can=lambda s, n: s.breaches > 0, endless=True)
def seal(e: Working, n: int) -> Rules[None]:
    """The Breach token goes back by n, not below 0. Example: `{ seal = 1 }`"""
    e.s.breaches = max(0, e.s.breaches - n)
    e.s.say("sealed", e.card.rule, who=e.who, breaches=e.s.breaches)
    yield from ()


def armed(s: TesseractState, tall: int) -> list[int]:
    """TS-8.11: covered cells with a symbol, under at most so many cubes."""
    return [cell for cell in CELLS if 0 < s.height[cell] <= tall and symbol(s, cell) != BLANK]


def lose_symbol(e: Working, cell: str) -> None:
    e.s.disarmed = tuple(sorted((*e.s.disarmed, CELL[cell])))
    e.s.say("disarmed", e.card.rule, who=e.who, cell=cell)


@effect(can=lambda s, n, tall: bool(armed(s, tall)))
def disarm(e: Working, n: int, tall: int) -> Rules[None]:
    """Up to n symbols under at most so many cubes are gone for good. Example: `{ disarm = 4, tall = 4 }`"""
    for _ in range(n):
        options = [AT[cell] for cell in armed(e.s, tall)]
        at = yield from e.choose("disarm", options)
        if at == DONE:
            return
        lose_symbol(e, at.cell)


@effect(can=lambda s, tall: bool(s.hands[s.active] and armed(s, tall)))
def pay_disarm(e: Working, tall: int) -> Rules[None]:
    """Discard a Research card: a symbol under at most so many cubes is gone. Example: `{ pay_disarm = 1 }`"""
    s = e.s
    options = [s.cards.card_options[card] for card in dict.fromkeys(s.hands[s.active])]
    chosen = yield from e.choose("discard", options)
    if chosen == DONE:
        return
    discard(s, s.cards.research_index[chosen.card])
    s.say("discarded", e.card.rule, who=e.who, card=chosen.card)
    at = yield from e.choose("disarm", [AT[cell] for cell in armed(s, tall)], stop=False)
    lose_symbol(e, at.cell)


@effect(can=lambda s: not s.pairs)
def allow_pairs(e: Working) -> Rules[None]:
    """This turn the next Contain may use a set or run of two, without reward. Example: `{ allow_pairs = {} }`"""
    e.s.pairs = True
    e.s.say("pairs", e.card.rule, who=e.who)
    yield from ()
