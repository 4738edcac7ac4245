"""Contain, step by step (TS-6), and what a filled column or row gives (TS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.tesseract import moves
from tablee.games.tesseract.cubes import CELL, COLOURS, CUBE, NAMES, SHOWN, VALUES, series_in, series_kind
from tablee.games.tesseract.state import (
    AT,
    COLOUR,
    CUBES,
    DONE,
    FULL,
    KEEP,
    PRIMED,
    REROLL,
    Series,
    Table,
    low_cells,
    series,
)
from tablee.kit import Ask, Over, Pick, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

COLUMN = tuple(sum(1 << cube for cube in range(v, 24, 6)) for v in range(6))
ROW = tuple(63 << 6 * colour for colour in range(4))


def is_open(s: Table, cube: int) -> bool:
    """TS-6.9: the place of this colour and value is empty."""
    return not s.contained >> cube & 1


def declared(game: Tesseract, s: Table, cubes: tuple[int, ...], pairs: bool) -> list[tuple[int, ...]]:
    """TS-6.1, TS-6.6: the valid series among these cubes with one that can still be contained."""
    found = series_in(cubes, game.gift(s).free_sets, 2 if pairs else 3)
    filled = s.contained
    return [part for part in found if any(not filled >> cube & 1 for cube in part)]


def contain_series(game: Tesseract, s: Table, labs: tuple[int, ...], pairs: bool, rule: str) -> Rules[None]:
    """TS-6.1 to TS-6.16: the protocol, with the cubes of these Labs."""
    cubes = tuple(sorted(cube for who in labs for cube in s.labs[who]))
    free_sets = game.gift(s).free_sets
    options = [series(series_kind(part, free_sets), part) for part in declared(game, s, cubes, pairs)]
    chosen: Series = yield Ask(game.seat(s), "series", options, rule, public=True)
    s.picked.append(str(chosen))
    part = [CUBE[name] for name in chosen.cubes]
    places = [CUBES[cube] for cube in dict.fromkeys(part) if is_open(s, cube)]
    picked = yield Ask(game.seat(s), "contain", places, "TS-6.8", public=True)
    cube = CUBE[picked.cube]
    part.remove(cube)
    yield from contain(game, s, next(who for who in labs if cube in s.labs[who]), cube, "TS-6.8")
    if len(chosen.cubes) > 2:  # TS-13.15: a pair has no reward
        yield from reward(game, s, labs, part)


def contain(game: Tesseract, s: Table, who: int, cube: int, rule: str) -> Rules[None]:
    """TS-6.17: its place, the win, the identical primed cube, then what the column and the row give."""
    s.labs[who].remove(cube)
    s.contained |= 1 << cube
    s.say("contained", rule, who=game.scientist(s, s.active).id, cube=SHOWN[cube], places=s.contained.bit_count())
    if s.contained == FULL:
        raise Over(range(s.seats), "contained")  # TS-1.2, TS-1.3
    yield from destroy_match(game, s, cube)
    yield from column_bonus(game, s, cube % 6)
    if s.contained & ROW[cube // 6] == ROW[cube // 6]:
        yield from row_bonus(game, s, cube // 6)


def destroy_match(game: Tesseract, s: Table, cube: int) -> Rules[None]:
    """TS-6.10, TS-6.11: one identical primed cube is destroyed; for some one value higher will do (TS-12.11)."""
    matches = [cube] if s.primed[cube] else []
    if game.gift(s).match_higher and cube % 6 < 5 and s.primed[cube + 1]:
        matches.append(cube + 1)
    if not matches:
        return
    if len(matches) == 2:
        chosen = yield Ask(game.seat(s), "match", [PRIMED[c] for c in matches], "TS-12.11", public=True)
        matches = [CUBE[chosen.cube]]
    s.primed[matches[0]] -= 1
    moves.destroy(s, matches[0], "TS-6.10")


def column_bonus(game: Tesseract, s: Table, column: int) -> Rules[None]:
    """TS-11.1, TS-11.2: with two cubes the column's card is turned up, with four it is unlocked."""
    count = (s.contained & COLUMN[column]).bit_count()
    if count == 2:
        card = yield Pick("containment", s.piles)
        s.piles[card] -= 1
        s.columns[column] = card
        s.say("turned-up", "TS-11.1", card=game.cards.containment[card].id, value=column + 1)
    elif count == 4:
        s.unlocked.append(s.columns[column])
        s.say("unlocked", "TS-11.2", card=game.cards.containment[s.columns[column]].id, value=column + 1)


def row_bonus(game: Tesseract, s: Table, row: int) -> Rules[None]:
    """TS-11.4, TS-11.5: a destroyed cube of one's choice may be rolled and put on the block."""
    s.say("row", "TS-11.4", colour=COLOURS[row])
    if sum(s.destroyed):
        options = [COLOUR[c] for c in range(4) if s.destroyed[c]]
        chosen = yield Ask(game.seat(s), "bring-back", [*options, DONE], "TS-11.4", public=True)
        if chosen != DONE:
            yield from rebuild(game, s, COLOUR.index(chosen), "TS-11.4")


def rebuild(game: Tesseract, s: Table, colour: int, rule: str) -> Rules[None]:
    """A destroyed cube is rolled, then put on a column below four floors."""
    s.destroyed[colour] -= 1
    s.rolled = yield from moves.roll(colour * 6)
    s.say("rolled", rule, cube=SHOWN[s.rolled])
    at = yield Ask(game.seat(s), "put", [AT[cell] for cell in low_cells(s)], rule, public=True)
    cell = CELL[at.cell]
    moves.put(s, s.rolled, cell)
    s.say("put", rule, cube=SHOWN[s.rolled], cell=NAMES[cell])
    s.rolled = -1


def reward(game: Tesseract, s: Table, labs: tuple[int, ...], part: list[int]) -> Rules[None]:
    """TS-6.12 to TS-6.16: roll the rest of the series, all or none, for a card of as many levels."""
    level = min(len(part), 4)
    if (yield Ask(game.seat(s), "reroll", (REROLL, KEEP), "TS-6.12", public=True)) == KEEP:
        return
    for who in labs:
        mine: list[int] = []
        for cube in part[:]:
            if s.labs[who].count(cube) > mine.count(cube):
                mine.append(cube)
                part.remove(cube)
        yield from moves.reroll_lab(s, who, mine, "TS-6.12", game.scientist(s, who).id)
    yield from draw(game, s, level, 1, "TS-6.14")


def draw(game: Tesseract, s: Table, level: int, count: int, rule: str) -> Rules[None]:
    """TS-7.5: Research cards of a level, as far as there are any, face up; of several one is kept (TS-12.6)."""
    who = s.active
    for _ in range(count):
        counts = game.cards.of_level(s.left, level)
        if any(counts):
            card = yield Pick(f"research-{level}", counts)
            s.left[card] -= 1
            s.drawn.append(card)
    if not s.drawn:
        s.say("no-card", "TS-6.16", level=level)
        return
    if s.log is not None:
        names = [game.cards.research[card].id for card in s.drawn]
        s.say("drew", rule, who=game.scientist(s, who).id, cards=names, level=level)
    kept = s.drawn[0]
    if len(set(s.drawn)) > 1:
        options = [game.card_options[card] for card in sorted(set(s.drawn))]
        chosen = yield Ask(game.seat(s), "keep", options, rule, public=True)
        kept = game.cards.research_index[chosen.card]
    s.drawn.remove(kept)
    s.hands[who].append(kept)
    s.hands[who].sort()
    for card in s.drawn:
        s.discarded[card] += 1
    if s.drawn:
        s.say("kept", rule, who=game.scientist(s, who).id, card=game.cards.research[kept].id)
    s.drawn.clear()


def column_count(s: Table, value: int) -> int:
    return (s.contained & COLUMN[value - 1]).bit_count()


def places(s: Table) -> dict[str, list[int]]:
    """The values contained of each colour."""
    return {colour: [v for v in VALUES if s.contained >> (n * 6 + v - 1) & 1] for n, colour in enumerate(COLOURS)}
