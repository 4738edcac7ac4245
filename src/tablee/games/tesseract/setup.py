"""The set-up, step by step (TS-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.tesseract import containing, moves
from tablee.games.tesseract.cubes import CELL, CORNERS, NAMES, SHOWN, lowest, value_of
from tablee.games.tesseract.events import place
from tablee.games.tesseract.state import ACTION, AT, Be, Table, begin_turn, seat_of, top
from tablee.kit import Ask, Pick, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract


def set_up(game: Tesseract, s: Table) -> Rules[None]:
    """From the filled base to the first turn."""
    if s.first < 0:  # TS-3.19
        s.first = (yield Pick("first", [1] * s.seats)) if s.seats > 1 else 0
    s.active = s.first
    yield from moves.fill(s)
    s.say("set-up", "TS-3.2", base=game.cards.bases[s.base].id, first=seat_of(s, s.first))
    yield from scientists(game, s)
    if s.start_card:
        yield from start_cards(game, s)
    yield from corners(game, s)
    yield from first_primed(game, s)
    yield from extra_primed(game, s)
    s.active = s.first
    begin_turn(s)
    s.phase, s.round = ACTION, 1
    s.say("turn", "TS-4.1", who=game.scientist(s, s.active).id, seat=seat_of(s, s.active))


def in_order(s: Table) -> list[int]:
    """TS-4.1: everybody, from the first."""
    return [(s.first + n) % len(s.scientists) for n in range(len(s.scientists))]


def scientists(game: Tesseract, s: Table) -> Rules[None]:
    """TS-3.10, TS-3.11: one each, dealt or chosen; two for a person alone."""
    for who in in_order(s):
        left = [int(card not in s.scientists) for card in range(len(game.cards.scientists))]
        if s.choose:
            options = [Be(game.cards.scientists[card].id) for card, there in enumerate(left) if there]
            chosen = yield Ask(seat_of(s, who), "scientist", options, "TS-3.10", public=True)
            s.scientists[who] = game.cards.scientist_index[chosen.card]
        else:
            s.scientists[who] = yield Pick("scientists", left)
        s.say("scientist", "TS-3.10", seat=seat_of(s, who), who=game.scientist(s, who).id)


def start_cards(game: Tesseract, s: Table) -> Rules[None]:
    """TS-3.12: a Research card of level 2 each, face up."""
    for who in in_order(s):
        s.active = who
        yield from containing.draw(game, s, 2, 1, "TS-3.12")


def corners(game: Tesseract, s: Table) -> Rules[None]:
    """TS-3.13: everybody chooses a top corner, rolls that cube and takes it into the Lab."""
    for who in in_order(s):
        s.active = who
        options = [AT[cell] for cell in CORNERS if s.height[cell] == 4]
        at = yield Ask(seat_of(s, who), "corner", options, "TS-3.13", public=True)
        cube = yield from moves.lift(s, CELL[at.cell])
        cube = yield from moves.roll(cube)
        moves.into_lab(s, cube, who)
        s.say("corner", "TS-3.13", who=game.scientist(s, who).id, cube=SHOWN[cube], cell=at.cell)


def first_primed(game: Tesseract, s: Table) -> Rules[None]:
    """TS-3.14 to TS-3.16: two cubes are primed, which ones by the number of scientists."""
    left = [cell for cell in CORNERS if s.height[cell] == 4]
    for cell in left[:2]:
        yield from prime_quietly(s, cell, "TS-3.14" if len(left) > 1 else "TS-3.15")
    if len(left) < 2:
        cell = yield from low_corner(game, s)
        yield from prime_quietly(s, cell, "TS-3.15" if left else "TS-3.16")
        if not left:
            yield from prime_quietly(s, cell, "TS-3.16")


def low_corner(game: Tesseract, s: Table) -> Rules[int]:
    """The lowest value among the corners one floor below the top; TS-3.17: the first scientist chooses among equals."""
    least = min(value_of(top(s, cell)) for cell in CORNERS)
    return (yield from chosen(game, s, [cell for cell in CORNERS if value_of(top(s, cell)) == least]))


def chosen(game: Tesseract, s: Table, cells: list[int]) -> Rules[int]:
    """TS-3.17: one of several equal cubes, by the first scientist's word."""
    if len(cells) == 1:
        return cells[0]
    at = yield Ask(seat_of(s, s.first), "prime", [AT[cell] for cell in cells], "TS-3.17", public=True)
    return CELL[at.cell]


def extra_primed(game: Tesseract, s: Table) -> Rules[None]:
    """TS-3.18: one or two more, by the rule of the Threat phase."""
    for _ in range(s.extra):
        cell = yield from chosen(game, s, lowest(s.block, s.height))
        yield from prime_quietly(s, cell, "TS-3.18")


def prime_quietly(s: Table, cell: int, rule: str) -> Rules[None]:
    """TS-3.17: rolled and placed, without breach or event."""
    s.say("lifted", rule, cube=SHOWN[top(s, cell)], cell=NAMES[cell])
    cube = yield from moves.lift(s, cell)
    cube = yield from moves.roll(cube)
    place(s, cube, False)
