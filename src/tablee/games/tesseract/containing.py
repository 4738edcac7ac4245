"""Contain, step by step (TS-6), and what a filled column or row gives (TS-11)."""

from __future__ import annotations

from bisect import insort

from tablee.games.tesseract import moves
from tablee.games.tesseract.cubes import (
    CELL,
    COLOURS,
    CUBE,
    FACES,
    NAMES,
    SHOWN,
    VALUES,
    colour_of,
    series_in,
    series_kind,
    value_of,
    with_value,
)
from tablee.games.tesseract.options import AT, COLOUR, CUBES, DONE, KEEP, PRIMED, REROLL, Series, series
from tablee.games.tesseract.playing import draw, play_or_use, plays
from tablee.games.tesseract.state import PLACES, TesseractState, active_name, active_seat, gift, is_open, low_cells
from tablee.kit import Ask, Over, Pick, Rules


def declared(s: TesseractState, cubes: tuple[int, ...], pairs: bool) -> list[tuple[int, ...]]:
    """TS-6.1, TS-6.6: the valid series among these cubes with one that can still be contained."""
    found = series_in(cubes, gift(s).free_sets, 2 if pairs else 3)
    return [part for part in found if any(is_open(s, cube) for cube in part)]


def contain_series(s: TesseractState, labs: tuple[int, ...], rule: str) -> Rules[None]:
    """TS-6.1 to TS-6.16: the protocol, with the cubes of these Labs. TS-13.15: a permission for two cubes ends with it."""
    cubes = tuple(sorted(cube for who in labs for cube in s.labs[who]))
    free_sets = gift(s).free_sets
    options = [series(series_kind(part, free_sets), part) for part in declared(s, cubes, s.pairs)]
    chosen: Series = yield Ask(active_seat(s), "series", options, rule, public=True)
    s.pairs = False
    s.picked.append(str(chosen))
    part = [CUBE[name] for name in chosen.cubes]
    places = [CUBES[cube] for cube in dict.fromkeys(part) if is_open(s, cube)]
    picked = yield Ask(active_seat(s), "contain", places, "TS-6.8", public=True)
    cube = CUBE[picked.cube]
    part.remove(cube)
    yield from contain(s, next(who for who in labs if cube in s.labs[who]), cube, "TS-6.8")
    if len(chosen.cubes) > 2:  # TS-13.15: a pair has no reward
        yield from reward(s, labs, chosen.kind, cube, part)


def contain(s: TesseractState, who: int, cube: int, rule: str) -> Rules[None]:
    """TS-6.17: its place, the win, the identical primed cube, then what the column and the row give."""
    s.labs[who].remove(cube)
    insort(s.contained, cube)
    s.say("contained", rule, who=active_name(s), cube=SHOWN[cube], places=len(s.contained))
    if len(s.contained) == PLACES:
        raise Over(range(s.seats), "contained")  # TS-1.2, TS-1.3
    yield from destroy_match(s, cube)
    yield from column_bonus(s, value_of(cube))
    if len(row(s, colour_of(cube))) == FACES:
        yield from row_bonus(s, colour_of(cube))


def destroy_match(s: TesseractState, cube: int) -> Rules[None]:
    """TS-6.10, TS-6.11: one identical primed cube is destroyed; for some one value higher will do (TS-12.11)."""
    matches = [cube] if s.primed[cube] else []
    if gift(s).match_higher and value_of(cube) < VALUES[-1]:
        higher = with_value(cube, value_of(cube) + 1)
        if s.primed[higher]:
            matches.append(higher)
    if not matches:
        return
    if len(matches) == 2:
        chosen = yield Ask(active_seat(s), "match", [PRIMED[c] for c in matches], "TS-12.11", public=True)
        matches = [CUBE[chosen.cube]]
    s.primed[matches[0]] -= 1
    moves.destroy(s, matches[0], "TS-6.10")


def column_bonus(s: TesseractState, value: int) -> Rules[None]:
    """TS-11.1, TS-11.2: with two cubes the column's card is turned up, with four it is unlocked."""
    count = column_count(s, value)
    if count == 2:
        card = yield Pick("containment", s.piles)
        s.piles[card] -= 1
        s.columns[value - 1] = card
        s.say("turned-up", "TS-11.1", card=s.cards.containment[card].id, value=value)
    elif count == 4:
        card = s.columns[value - 1]
        s.unlocked.append(card)
        s.say("unlocked", "TS-11.2", card=s.cards.containment[card].id, value=value)


def row_bonus(s: TesseractState, colour: int) -> Rules[None]:
    """TS-11.4, TS-11.5: a destroyed cube of one's choice may be rolled and put on the block."""
    s.say("row", "TS-11.4", colour=COLOURS[colour])
    if sum(s.destroyed):
        options = [COLOUR[c] for c in range(len(COLOURS)) if s.destroyed[c]]
        chosen = yield Ask(active_seat(s), "bring-back", [*options, DONE], "TS-11.4", public=True)
        if chosen != DONE:
            yield from rebuild(s, COLOUR.index(chosen), "TS-11.4")


def rebuild(s: TesseractState, colour: int, rule: str) -> Rules[None]:
    """A destroyed cube is rolled, then put on a column below four floors."""
    s.rolled = yield from moves.roll_destroyed(s, colour)
    s.say("rolled", rule, cube=SHOWN[s.rolled])
    at = yield Ask(active_seat(s), "put", [AT[cell] for cell in low_cells(s)], rule, public=True)
    cell = CELL[at.cell]
    moves.put(s, s.rolled, cell)
    s.say("put", rule, cube=SHOWN[s.rolled], cell=NAMES[cell])
    s.rolled = -1


def reward(s: TesseractState, labs: tuple[int, ...], kind: str, cube: int, part: list[int]) -> Rules[None]:
    """TS-6.12 to TS-6.16: roll the rest of the series, all or none, for a card of as many levels. TS-7.2: cards may be played first;
    what they take away or turn is no longer part of it (TS-6.18)."""
    said = None
    while said != REROLL:
        said = yield Ask(active_seat(s), "reroll", (REROLL, KEEP, *plays(s)), "TS-6.12", public=True)
        if said == KEEP:
            return
        if said != REROLL:
            picked = s.picked[:]
            yield from play_or_use(s, said)
            part = still_there(s, labs, part)
            if len(part) < 2:
                return
            s.picked[:] = [*picked[:-1], str(series(kind, (cube, *part)))]
    level = min(len(part), 4)
    for who in labs:
        mine: list[int] = []
        for cube in part[:]:
            if s.labs[who].count(cube) > mine.count(cube):
                mine.append(cube)
                part.remove(cube)
        yield from moves.reroll_lab(s, who, mine, "TS-6.12")
    yield from draw(s, level, 1, "TS-6.14")


def still_there(s: TesseractState, labs: tuple[int, ...], part: list[int]) -> list[int]:
    """TS-6.18: of these cubes those that still lie in the Labs, as they were."""
    left = [cube for who in labs for cube in s.labs[who]]
    found = []
    for cube in part:
        if cube in left:
            left.remove(cube)
            found.append(cube)
    return found


def column_count(s: TesseractState, value: int) -> int:
    """How many cubes of a value are contained."""
    return sum(value_of(cube) == value for cube in s.contained)


def row(s: TesseractState, colour: int) -> list[int]:
    """The values contained of a colour."""
    return [value_of(cube) for cube in s.contained if colour_of(cube) == colour]
