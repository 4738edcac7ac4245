"""Verbs that carry cubes from place to place (TS-8), and those that give something else than cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tablee.games.tesseract import actions, containing, moves
from tablee.games.tesseract.cubes import CELL, CELLS, CUBE, NAMES, SHOWN
from tablee.games.tesseract.events import bared
from tablee.games.tesseract.state import (
    AT,
    COLOUR,
    DONE,
    InLab,
    Lab,
    Offer,
    Table,
    Trade,
    free,
    low_cells,
    room,
    top,
)
from tablee.games.tesseract.working import Working, always, any_target, away, lab_cubes, targets, turn, when
from tablee.kit import Option, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

To = Literal["lab", "any-lab"]


# Into a Lab


def labs_with_room(game: Tesseract, s: Table, to: str) -> list[int]:
    listed = range(len(s.labs)) if to == "any-lab" else (s.active,)
    return [who for who in listed if room(s, who)]


def which_lab(e: Working, to: str) -> Rules[int]:
    """The Lab a cube goes to; nobody is asked when only one has room."""
    labs = labs_with_room(e.game, e.s, to)
    if len(labs) == 1:
        return labs[0]
    options = [Lab(e.game.scientist(e.s, who).id) for who in labs]
    chosen = yield from e.choose("to-lab", options, stop=False)
    return e.game.holder(e.s, chosen.of)


def can_take(game: Tesseract, s: Table, n: int, to: str, tune: bool) -> bool:
    return any(s.height) and bool(labs_with_room(game, s, to))


@when(can_take)
def take(e: Working, n: int, to: To, tune: bool) -> Rules[None]:
    """Remove up to n removable cubes; `tune`: each may be adjusted on the way.

    Example: `{ take = 2, to = "any-lab", tune = false }`"""
    game, s = e.game, e.s
    for _ in range(n):
        cells = free(s) if labs_with_room(game, s, to) else ()
        at = yield from e.choose("take", [AT[cell] for cell in cells])
        if at == DONE:
            return
        who = yield from which_lab(e, to)
        cell = CELL[at.cell]
        cube = yield from actions.take(game, s, cell, who, e.card.rule)
        if tune:
            yield from actions.tune(game, s, who, cube, e.card.rule)
        yield from bared(game, s, cell)


def can_extract(game: Tesseract, s: Table, n: int, to: str) -> bool:
    return any(s.primed) and bool(labs_with_room(game, s, to))


@when(can_extract)
def extract(e: Working, n: int, to: To) -> Rules[None]:
    """Up to n primed cubes go into a Lab, value unchanged. Example: `{ extract = 1, to = "lab" }`"""
    game, s = e.game, e.s
    for _ in range(n):
        options = targets(game, s, "primed") if labs_with_room(game, s, to) else []
        target = yield from e.choose("extract", options)
        if target == DONE:
            return
        who = yield from which_lab(e, to)
        moves.into_lab(s, away(game, s, target), who)
        s.say("extracted", e.card.rule, cube=target.cube, to=game.scientist(s, who).id)


def can_salvage(game: Tesseract, s: Table, n: int) -> bool:
    return any(s.destroyed) and room(s, s.active)


def destroyed(s: Table) -> list[Option]:
    return [COLOUR[c] for c in range(4) if s.destroyed[c]]


@when(can_salvage)
def salvage(e: Working, n: int) -> Rules[None]:
    """Roll up to n destroyed cubes into the own Lab. Example: `{ salvage = 1 }`"""
    s = e.s
    for _ in range(n):
        chosen = yield from e.choose("salvage", destroyed(s) if room(s, s.active) else [])
        if chosen == DONE:
            return
        colour = COLOUR.index(chosen)
        s.destroyed[colour] -= 1
        cube = yield from moves.roll(colour * 6)
        moves.into_lab(s, cube, s.active)
        s.say("salvaged", e.card.rule, who=e.who, cube=SHOWN[cube])


# TS-8.9: swapping


def trades(game: Tesseract, s: Table) -> list[int]:
    return [w for w in range(len(s.labs)) if w != s.active and s.labs[w] and not s.refused >> w & 1]


def can_swap_labs(game: Tesseract, s: Table) -> bool:
    return bool(s.labs[s.active] and trades(game, s))


@when(can_swap_labs)
def swap_labs(e: Working) -> Rules[None]:
    """Swap a cube of the own Lab with one in another Lab, if its owner agrees. Example: `{ swap_labs = {} }`"""
    game, s = e.game, e.s
    mine = yield from e.choose("swap", lab_cubes(game, s, s.active))
    if mine == DONE:
        return
    options = [t for who in trades(game, s) for t in lab_cubes(game, s, who)]
    theirs = yield from e.choose("swap-for", [Trade(mine.cube, t.cube, t.of) for t in options], stop=False)
    other = game.holder(s, theirs.of)
    if not (yield from actions.agreed(game, s, other, Offer(mine.cube, e.who, theirs.of, theirs.other))):
        e.unused = True
        return
    moves.turn_in_lab(s, s.active, CUBE[mine.cube], CUBE[theirs.other])
    moves.turn_in_lab(s, other, CUBE[theirs.other], CUBE[mine.cube])
    s.say("swapped", e.card.rule, who=e.who, cube=mine.cube, other=theirs.other, of=theirs.of)


def can_swap_block(game: Tesseract, s: Table) -> bool:
    return bool(s.labs[s.active]) and any(s.height)


@when(can_swap_block)
def swap_block(e: Working) -> Rules[None]:
    """Swap a cube of the own Lab with a removable one of the block. Example: `{ swap_block = {} }`"""
    game, s = e.game, e.s
    mine = yield from e.choose("swap", lab_cubes(game, s, s.active))
    if mine == DONE:
        return
    at = yield from e.choose("swap-block", [AT[cell] for cell in free(s)], stop=False)
    cell = CELL[at.cell]
    cube = top(s, cell)
    turn(game, s, mine, cube)
    s.block[cell * 4 + s.height[cell] - 1] = CUBE[mine.cube]
    s.say("swapped-block", e.card.rule, who=e.who, cube=mine.cube, other=SHOWN[cube], cell=NAMES[cell])


# TS-8.4, TS-8.8: on the block


def movable(s: Table) -> list[Option]:
    """TS-8.4, TS-8.5: removable cubes for which another column has room."""
    low = low_cells(s)
    return [AT[cell] for cell in free(s) if len(low) > (cell in low)]


def can_restructure(game: Tesseract, s: Table, n: int) -> bool:
    return bool(movable(s))


@when(can_restructure)
def restructure(e: Working, n: int) -> Rules[None]:
    """Move up to n removable cubes to the top of other columns. Example: `{ restructure = 1 }`"""
    game, s = e.game, e.s
    for _ in range(n):
        at = yield from e.choose("restructure", movable(s))
        if at == DONE:
            return
        cell = CELL[at.cell]
        to = yield from e.choose("put", [AT[c] for c in low_cells(s) if c != cell], stop=False)
        cube = yield from moves.lift(s, cell)
        moves.put(s, cube, CELL[to.cell])
        s.say("restructured", e.card.rule, who=e.who, cube=SHOWN[cube], cell=at.cell, to=to.cell)
        yield from bared(game, s, cell)


@when(any_target)
def put_back(e: Working, n: int, zone: Literal["primed", "lab-or-primed"]) -> Rules[None]:
    """Put up to n cubes back on the block, value unchanged. Example: `{ put_back = 1, zone = "primed" }`"""
    game, s = e.game, e.s
    for _ in range(n):
        target = yield from e.choose("put-back", targets(game, s, zone))
        if target == DONE:
            return
        at = yield from e.choose("put", [AT[cell] for cell in low_cells(s)], stop=False)
        moves.put(s, away(game, s, target), CELL[at.cell])
        s.say("put", e.card.rule, cube=target.cube, cell=at.cell)


def any_destroyed(game: Tesseract, s: Table, n: int) -> bool:
    return any(s.destroyed)


@when(any_destroyed)
def rebuild(e: Working, n: int) -> Rules[None]:
    """Roll up to n destroyed cubes and put them on the block. Example: `{ rebuild = 3 }`"""
    for _ in range(n):
        chosen = yield from e.choose("bring-back", destroyed(e.s))
        if chosen == DONE:
            return
        yield from containing.rebuild(e.game, e.s, COLOUR.index(chosen), e.card.rule)


# TS-8.12: containing


def open_cubes(game: Tesseract, s: Table, zone: str) -> list[Option]:
    return [t for t in targets(game, s, zone) if containing.is_open(s, CUBE[t.cube])]


def can_contain(game: Tesseract, s: Table, zone: str) -> bool:
    labs = s.labs if zone == "any-lab" else (s.labs[s.active],)
    return any(containing.is_open(s, cube) for lab in labs for cube in lab)


@when(can_contain)
def contain(e: Working, zone: Literal["lab", "any-lab"]) -> Rules[None]:
    """Contain one cube without a series. Example: `{ contain = "lab" }`"""
    target = yield from e.choose("contain-direct", open_cubes(e.game, e.s, zone))
    if isinstance(target, InLab):
        yield from containing.contain(e.game, e.s, e.game.holder(e.s, target.of), CUBE[target.cube], e.card.rule)


def partners(game: Tesseract, s: Table) -> list[int]:
    """The other Labs with which the own one has a series to contain."""
    found = []
    for who in range(len(s.labs)):
        if who != s.active and s.labs[who]:
            cubes = tuple(sorted(s.labs[s.active] + s.labs[who]))
            if containing.declared(game, s, cubes, s.pairs):
                found.append(who)
    return found


def can_contain_together(game: Tesseract, s: Table) -> bool:
    return bool(partners(game, s))


@when(can_contain_together)
def contain_together(e: Working) -> Rules[None]:
    """Contain with a series from the own Lab and one other. Example: `{ contain_together = {} }`"""
    game, s = e.game, e.s
    others = partners(game, s)
    other = others[0]
    if len(others) > 1:
        chosen = yield from e.choose("with-lab", [Lab(game.scientist(s, w).id) for w in others], stop=False)
        other = game.holder(s, chosen.of)
    pairs, s.pairs = s.pairs, False
    yield from containing.contain_series(game, s, (s.active, other), pairs, e.card.rule)


# Things that are not cubes


def can_draw(game: Tesseract, s: Table, n: int, level: int) -> bool:
    return bool(game.cards.pile(s.left, level))


@when(can_draw)
def draw(e: Working, n: int, level: Literal[2, 3, 4]) -> Rules[None]:
    """Draw n Research cards of a level and keep one. Example: `{ draw = 2, level = 2 }`"""
    yield from containing.draw(e.game, e.s, level, n, e.card.rule)


@when(always)
def gain_actions(e: Working, n: int) -> Rules[None]:
    """So many more actions this turn. Example: `{ gain_actions = 3 }`"""
    e.s.actions += n
    e.s.say("gained", e.card.rule, who=e.who, count=n, actions=e.s.actions)
    yield from ()


@when(always)
def skip_threat(e: Working, n: int) -> Rules[None]:
    """The next n Threat phases do not happen. Example: `{ skip_threat = 1 }`"""
    e.s.skips += n
    e.s.say("will-skip", e.card.rule, who=e.who, count=e.s.skips)
    yield from ()


def any_breach(game: Tesseract, s: Table, n: int) -> bool:
    return s.breaches > 0


@when(any_breach)
def seal(e: Working, n: int) -> Rules[None]:
    """The Breach token goes back by n, not below 0. Example: `{ seal = 1 }`"""
    e.s.breaches = max(0, e.s.breaches - n)
    e.s.say("sealed", e.card.rule, who=e.who, breaches=e.s.breaches)
    yield from ()


def armed(game: Tesseract, s: Table, tall: int) -> list[int]:
    """TS-8.11: covered cells with a symbol, under at most so many cubes."""
    return [cell for cell in CELLS if 0 < s.height[cell] <= tall and game.symbol(s, cell) != "."]


def can_disarm(game: Tesseract, s: Table, n: int, tall: int) -> bool:
    return bool(armed(game, s, tall))


@when(can_disarm)
def disarm(e: Working, n: int, tall: int) -> Rules[None]:
    """Up to n symbols under at most so many cubes are gone for good. Example: `{ disarm = 4, tall = 4 }`"""
    for _ in range(n):
        options = [AT[cell] for cell in armed(e.game, e.s, tall)]
        at = yield from e.choose("disarm", options)
        if at == DONE:
            return
        e.s.disarmed |= 1 << CELL[at.cell]
        e.s.say("disarmed", e.card.rule, who=e.who, cell=at.cell)


def can_pay_disarm(game: Tesseract, s: Table, tall: int) -> bool:
    return bool(s.hands[s.active]) and bool(armed(game, s, tall))


@when(can_pay_disarm)
def pay_disarm(e: Working, tall: int) -> Rules[None]:
    """Discard a Research card: a symbol under at most so many cubes is gone. Example: `{ pay_disarm = 1 }`"""
    game, s = e.game, e.s
    options = [game.card_options[card] for card in dict.fromkeys(s.hands[s.active])]
    chosen = yield from e.choose("discard", options)
    if chosen == DONE:
        return
    actions.discard(game, s, game.cards.research_index[chosen.card])
    s.say("discarded", e.card.rule, who=e.who, card=chosen.card)
    at = yield from e.choose("disarm", [AT[cell] for cell in armed(game, s, tall)], stop=False)
    s.disarmed |= 1 << CELL[at.cell]
    s.say("disarmed", e.card.rule, who=e.who, cell=at.cell)


def no_pairs_yet(game: Tesseract, s: Table) -> bool:
    return not s.pairs


@when(no_pairs_yet)
def allow_pairs(e: Working) -> Rules[None]:
    """This turn the next Contain may use a set or run of two, without reward. Example: `{ allow_pairs = {} }`"""
    e.s.pairs = True
    e.s.say("pairs", e.card.rule, who=e.who)
    yield from ()
