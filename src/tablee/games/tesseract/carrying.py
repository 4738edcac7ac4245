"""Verbs that carry cubes from place to place (TS-8): into a Lab, from one to another, on the block, to the Containment board."""

from __future__ import annotations

from typing import Literal

from tablee.games.tesseract import actions, containing, moves
from tablee.games.tesseract.cards import effect
from tablee.games.tesseract.cubes import CELL, COLOURS, CUBE, NAMES, SHOWN
from tablee.games.tesseract.effects import any_target, away, lab_cubes, targets, turn
from tablee.games.tesseract.options import AT, COLOUR, DONE, InLab, Lab, Trade
from tablee.games.tesseract.playing import Working
from tablee.games.tesseract.state import Offer, TesseractState, free, holder, is_open, low_cells, name, room, top
from tablee.games.tesseract.threat import bared
from tablee.kit import Option, Rules

To = Literal["lab", "any-lab"]


# Into a Lab


def labs_with_room(s: TesseractState, to: str) -> list[int]:
    listed = range(len(s.labs)) if to == "any-lab" else (s.active,)
    return [who for who in listed if room(s, who)]


def which_lab(e: Working, to: str) -> Rules[int]:
    """The Lab a cube goes to; nobody is asked when only one has room."""
    labs = labs_with_room(e.s, to)
    if len(labs) == 1:
        return labs[0]
    options = [Lab(name(e.s, who)) for who in labs]
    chosen = yield from e.choose("to-lab", options, stop=False)
    return holder(e.s, chosen.of)


@effect(can=lambda s, n, to, tune: any(s.height) and bool(labs_with_room(s, to)))
def take(e: Working, n: int, to: To, tune: bool) -> Rules[None]:
    """Remove up to n removable cubes; `tune`: each may be adjusted on the way.

    Example: `{ take = 2, to = "any-lab", tune = false }`"""
    s = e.s
    for _ in range(n):
        cells = free(s) if labs_with_room(s, to) else ()
        at = yield from e.choose("take", [AT[cell] for cell in cells])
        if at == DONE:
            return
        who = yield from which_lab(e, to)
        cell = CELL[at.cell]
        cube = yield from actions.take(s, cell, who, e.card.rule)
        if tune:
            yield from actions.tune(s, who, cube, e.card.rule)
        yield from bared(s, cell)


@effect(can=lambda s, n, to: any(s.primed) and bool(labs_with_room(s, to)))
def extract(e: Working, n: int, to: To) -> Rules[None]:
    """Up to n primed cubes go into a Lab, value unchanged. Example: `{ extract = 1, to = "lab" }`"""
    s = e.s
    for _ in range(n):
        options = targets(s, "primed") if labs_with_room(s, to) else []
        target = yield from e.choose("extract", options)
        if target == DONE:
            return
        who = yield from which_lab(e, to)
        moves.into_lab(s, away(s, target), who)
        s.say("extracted", e.card.rule, cube=target.cube, to=name(s, who))


def destroyed(s: TesseractState) -> list[Option]:
    return [COLOUR[c] for c in range(len(COLOURS)) if s.destroyed[c]]


@effect(can=lambda s, n: any(s.destroyed) and room(s, s.active))
def salvage(e: Working, n: int) -> Rules[None]:
    """Roll up to n destroyed cubes into the own Lab. Example: `{ salvage = 1 }`"""
    s = e.s
    for _ in range(n):
        chosen = yield from e.choose("salvage", destroyed(s) if room(s, s.active) else [])
        if chosen == DONE:
            return
        cube = yield from moves.roll_destroyed(s, COLOUR.index(chosen))
        moves.into_lab(s, cube, s.active)
        s.say("salvaged", e.card.rule, who=e.who, cube=SHOWN[cube])


# TS-8.9: swapping


def trades(s: TesseractState) -> list[int]:
    return [w for w in range(len(s.labs)) if w != s.active and s.labs[w] and w not in s.refused]


@effect(can=lambda s: bool(s.labs[s.active] and trades(s)))
def swap_labs(e: Working) -> Rules[None]:
    """Swap a cube of the own Lab with one in another Lab, if its owner agrees. Example: `{ swap_labs = {} }`"""
    s = e.s
    mine = yield from e.choose("swap", lab_cubes(s, s.active))
    if mine == DONE:
        return
    options = [t for who in trades(s) for t in lab_cubes(s, who)]
    theirs = yield from e.choose("swap-for", [Trade(mine.cube, t.cube, t.of) for t in options], stop=False)
    other = holder(s, theirs.of)
    if not (yield from actions.agreed(s, other, Offer(mine.cube, e.who, theirs.of, theirs.other))):
        e.unused = True
        return
    moves.turn_in_lab(s, s.active, CUBE[mine.cube], CUBE[theirs.other])
    moves.turn_in_lab(s, other, CUBE[theirs.other], CUBE[mine.cube])
    s.say("swapped", e.card.rule, who=e.who, cube=mine.cube, other=theirs.other, of=theirs.of)


@effect(can=lambda s: bool(s.labs[s.active]) and any(s.height))
def swap_block(e: Working) -> Rules[None]:
    """Swap a cube of the own Lab with a removable one of the block. Example: `{ swap_block = {} }`"""
    s = e.s
    mine = yield from e.choose("swap", lab_cubes(s, s.active))
    if mine == DONE:
        return
    at = yield from e.choose("swap-block", [AT[cell] for cell in free(s)], stop=False)
    cell = CELL[at.cell]
    cube = top(s, cell)
    turn(s, mine, cube)
    moves.replace_top(s, CUBE[mine.cube], cell)
    s.say("swapped-block", e.card.rule, who=e.who, cube=mine.cube, other=SHOWN[cube], cell=NAMES[cell])


# TS-8.4, TS-8.8: on the block


def movable(s: TesseractState) -> list[Option]:
    """TS-8.4, TS-8.5: removable cubes for which another column has room."""
    low = low_cells(s)
    return [AT[cell] for cell in free(s) if len(low) > (cell in low)]


@effect(can=lambda s, n: bool(movable(s)))
def restructure(e: Working, n: int) -> Rules[None]:
    """Move up to n removable cubes to the top of other columns. Example: `{ restructure = 1 }`"""
    s = e.s
    for _ in range(n):
        at = yield from e.choose("restructure", movable(s))
        if at == DONE:
            return
        cell = CELL[at.cell]
        to = yield from e.choose("put", [AT[c] for c in low_cells(s) if c != cell], stop=False)
        cube = yield from moves.lift(s, cell)
        moves.put(s, cube, CELL[to.cell])
        s.say("restructured", e.card.rule, who=e.who, cube=SHOWN[cube], cell=at.cell, to=to.cell)
        yield from bared(s, cell)


@effect(can=any_target, endless=True)
def put_back(e: Working, n: int, zone: Literal["primed", "lab-or-primed"]) -> Rules[None]:
    """Put up to n cubes back on the block, value unchanged. Example: `{ put_back = 1, zone = "primed" }`"""
    s = e.s
    for _ in range(n):
        target = yield from e.choose("put-back", targets(s, zone))
        if target == DONE:
            return
        at = yield from e.choose("put", [AT[cell] for cell in low_cells(s)], stop=False)
        moves.put(s, away(s, target), CELL[at.cell])
        s.say("put", e.card.rule, cube=target.cube, cell=at.cell)


@effect(can=lambda s, n: any(s.destroyed), endless=True)
def rebuild(e: Working, n: int) -> Rules[None]:
    """Roll up to n destroyed cubes and put them on the block. Example: `{ rebuild = 3 }`"""
    for _ in range(n):
        chosen = yield from e.choose("bring-back", destroyed(e.s))
        if chosen == DONE:
            return
        yield from containing.rebuild(e.s, COLOUR.index(chosen), e.card.rule)


# TS-8.12: containing


def open_cubes(s: TesseractState, zone: str) -> list[Option]:
    return [t for t in targets(s, zone) if is_open(s, CUBE[t.cube])]


def can_contain(s: TesseractState, zone: str) -> bool:
    labs = s.labs if zone == "any-lab" else (s.labs[s.active],)
    return any(is_open(s, cube) for lab in labs for cube in lab)


@effect(can=can_contain)
def contain(e: Working, zone: Literal["lab", "any-lab"]) -> Rules[None]:
    """Contain one cube without a series. Example: `{ contain = "lab" }`"""
    target = yield from e.choose("contain-direct", open_cubes(e.s, zone))
    if isinstance(target, InLab):
        yield from containing.contain(e.s, holder(e.s, target.of), CUBE[target.cube], e.card.rule)


def partners(s: TesseractState) -> list[int]:
    """The other Labs with which the own one has a series to contain."""
    found = []
    for who in range(len(s.labs)):
        if who != s.active and s.labs[who]:
            cubes = tuple(sorted(s.labs[s.active] + s.labs[who]))
            if containing.declared(s, cubes, s.pairs):
                found.append(who)
    return found


@effect(can=lambda s: bool(partners(s)))
def contain_together(e: Working) -> Rules[None]:
    """Contain with a series from the own Lab and one other. Example: `{ contain_together = {} }`"""
    s = e.s
    others = partners(s)
    other = others[0]
    if len(others) > 1:
        chosen = yield from e.choose("with-lab", [Lab(name(s, w)) for w in others], stop=False)
        other = holder(s, chosen.of)
    yield from containing.contain_series(s, (s.active, other), e.card.rule)
