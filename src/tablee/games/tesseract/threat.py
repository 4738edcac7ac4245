"""The Threat phase: priming and breaches (TS-9), and the eight events under the block (TS-10)."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.tesseract import moves
from tablee.games.tesseract.cards import BLANK, EVENTS
from tablee.games.tesseract.cubes import (
    CELL,
    COLOURS,
    CUBE,
    NAMES,
    OF_VALUE,
    SHOWN,
    VALUES,
    lowest,
    value_of,
    with_value,
)
from tablee.games.tesseract.options import AT, LET, PRIMED, WATCH, Lab, Play
from tablee.games.tesseract.playing import play
from tablee.games.tesseract.state import (
    BREACHES,
    TesseractState,
    active_seat,
    free,
    gift,
    name,
    seat_of,
    symbol,
    top,
    well,
)
from tablee.kit import Ask, Option, Over, Pick, Rules, told

Event = Callable[[TesseractState], Rules[None]]

# TS-9: the Threat phase


def prime_lowest(s: TesseractState) -> Rules[None]:
    """TS-9.1 to TS-9.8: the lowest cube is taken, rolled, answered, placed; then what it bared."""
    if not any(s.height):
        raise Over((), "empty")  # TS-1.5
    cell = yield from which(s, "TS-9.3")
    say_lifted(s, cell, "TS-9.2")
    cube = yield from moves.lift(s, cell)
    s.rolled = yield from moves.roll(cube)
    s.say("rolled", "TS-9.4", cube=SHOWN[s.rolled])
    yield from answer_roll(s)
    if s.rolled >= 0:
        cube, s.rolled = s.rolled, -1
        place(s, cube, True)
    yield from bared(s, cell)


def which(s: TesseractState, rule: str) -> Rules[int]:
    """TS-9.2, TS-9.3: the lowest removable cube; the active scientist chooses where several are."""
    cells = lowest(s.block, s.height)
    if len(cells) == 1:
        return cells[0]
    chosen = yield Ask(active_seat(s), "prime", [AT[cell] for cell in cells], rule, public=True)
    return CELL[chosen.cell]


@told
def say_lifted(s: TesseractState, cell: int, rule: str) -> None:
    """A cube will leave the block to be primed."""
    s.say("lifted", rule, cube=SHOWN[top(s, cell)], cell=NAMES[cell])


def answer_roll(s: TesseractState) -> Rules[None]:
    """TS-9.8: who can answer the roll is asked, from the active scientist on; an answer begins the round anew."""
    n = 0
    while n < len(s.scientists) and s.rolled >= 0:
        s.asked = (s.active + n) % len(s.scientists)
        n += 1
        if options := reactions(s, s.asked):
            said = yield Ask(seat_of(s, s.asked), "react", [*options, LET], "TS-9.8", public=True)
            if said != LET:
                yield from react(s, s.asked, said)
                n = 0
    s.asked = -1


def reactions(s: TesseractState, who: int) -> list[Option]:
    """TS-7.11, TS-12.10: cards for a Threat phase, and a watch not yet kept this round."""
    found: list[Option] = []
    if s.cards.gifts[s.scientists[who]].watches and who not in s.watched:
        found.append(WATCH)
    for card in dict.fromkeys(s.hands[who]):
        time = s.cards.research[card].when
        if time == "any-threat" or (time == "own-threat" and who == s.active):
            found.append(s.cards.play_options[card])
    return found


def react(s: TesseractState, who: int, said: Option) -> Rules[None]:
    if isinstance(said, Play):
        yield from play(s, who, s.cards.research_index[said.card])
        return
    s.watched = (*s.watched, who)
    s.rolled = yield from moves.roll(s.rolled)
    s.say("watched", "TS-12.10", who=name(s, who), cube=SHOWN[s.rolled])


def place(s: TesseractState, cube: int, counts: bool) -> None:
    """TS-9.4: under its value. At set-up nothing is counted (TS-3.17)."""
    value = value_of(cube)
    s.primed[cube] += 1
    s.last_primed = value
    say_primed(s, cube)
    if counts:
        count_breaches(s, value)


@told
def say_primed(s: TesseractState, cube: int) -> None:
    """How many cubes of its value there are now."""
    s.say("primed", "TS-9.4", cube=SHOWN[cube], count=well(s, value_of(cube)))


def breaches_at(count: int) -> int:
    """TS-9.5, TS-9.6: 3 to 5 cubes of the value just reached are one breach, 6 or more are two."""
    return 2 if count >= 6 else 1 if count >= 3 else 0


def count_breaches(s: TesseractState, value: int) -> None:
    """TS-9.7: only the value a cube has just landed on."""
    by = breaches_at(well(s, value))
    if by:
        s.breaches = min(BREACHES, s.breaches + by)
        s.say("breach", "TS-9.6" if by == 2 else "TS-9.5", value=value, by=by, breaches=s.breaches)
        if s.breaches >= BREACHES:
            raise Over((), "breach")  # TS-1.4


# TS-10: events


def bared(s: TesseractState, cell: int) -> Rules[None]:
    """TS-10.1, TS-10.2: the last cube of a column has gone: its event happens at once, whatever the phase."""
    if s.height[cell]:
        return
    sign = symbol(s, cell)
    if sign == BLANK:
        return
    rule, happen = HAPPENS[sign]
    s.say("event", rule, event=EVENTS[sign], cell=NAMES[cell])
    yield from happen(s)


def which_for_event(s: TesseractState, rule: str) -> Rules[int]:
    """The lowest removable cube, or any for a scientist who may choose (TS-12.9)."""
    if not gift(s).chooses_event_cube:
        return (yield from which(s, "TS-9.3"))
    cells = free(s)
    if len(cells) == 1:
        return cells[0]
    chosen = yield Ask(active_seat(s), "event-cube", [AT[cell] for cell in cells], rule, public=True)
    return CELL[chosen.cell]


def prime(s: TesseractState, rule: str) -> Rules[None]:
    """TS-10.3: taken, rolled, placed, its breach counted; then the symbol it bared."""
    if not free(s):
        return
    cell = yield from which_for_event(s, rule)
    say_lifted(s, cell, rule)
    cube = yield from moves.lift(s, cell)
    cube = yield from moves.roll(cube)
    place(s, cube, True)
    yield from bared(s, cell)


def acceleration(s: TesseractState) -> Rules[None]:
    """TS-10.4: the lowest removable cube is destroyed."""
    if not free(s):
        return
    cell = yield from which_for_event(s, "TS-10.4")
    s.say("accelerated", "TS-10.4", cube=SHOWN[top(s, cell)], cell=NAMES[cell])
    cube = yield from moves.lift(s, cell)
    moves.destroy(s, cube, "TS-10.4")
    yield from bared(s, cell)


def shield(s: TesseractState) -> Rules[None]:
    """TS-10.5: the lowest primed cube is rolled again."""
    value = next((v for v in VALUES if well(s, v)), 0)
    cubes = [cube for cube in OF_VALUE[value] if s.primed[cube]]
    if not cubes:
        return
    cube = cubes[0]
    if len(cubes) > 1:
        chosen = yield Ask(active_seat(s), "shield", [PRIMED[c] for c in cubes], "TS-10.5", public=True)
        cube = CUBE[chosen.cube]
    new = yield from moves.roll(cube)
    moves.turn_primed(s, cube, new)
    s.say("shielded", "TS-10.5", cube=SHOWN[cube], to=SHOWN[new])
    count_breaches(s, value_of(new))


def chain_reaction(s: TesseractState) -> Rules[None]:
    """TS-10.6: the lowest removable cube is primed."""
    yield from prime(s, "TS-10.6")


def fission(s: TesseractState) -> Rules[None]:
    """TS-10.7: the lowest removable cube is primed, then one destroyed cube drawn at random."""
    yield from prime(s, "TS-10.7")
    if sum(s.destroyed):
        colour = yield Pick("destroyed", s.destroyed)
        cube = yield from moves.roll_destroyed(s, colour)
        s.say("split", "TS-10.7", colour=COLOURS[colour])
        place(s, cube, True)


def discharge(s: TesseractState) -> Rules[None]:
    """TS-10.8: the cubes of all Labs but one are rolled again; the active scientist says which is spared."""
    if not any(s.labs):
        return
    labs = [Lab(name(s, who)) for who in range(len(s.labs))]
    spared = yield Ask(active_seat(s), "spare", labs, "TS-10.8", public=True)
    for who in range(len(s.labs)):
        if name(s, who) != spared.of:
            yield from moves.reroll_lab(s, who, s.labs[who][:], "TS-10.8")


def pulse(s: TesseractState) -> Rules[None]:
    """TS-10.9: the cubes of all Labs are rolled again."""
    for who in range(len(s.labs)):
        yield from moves.reroll_lab(s, who, s.labs[who][:], "TS-10.9")


def interphase(s: TesseractState) -> Rules[None]:
    """TS-10.10: even primed cubes go up by one, a 6 stays; each value that received cubes is counted once."""
    reached = []
    for value in (2, 4):
        if well(s, value):
            reached.append(value + 1)
        for cube in OF_VALUE[value]:
            s.primed[with_value(cube, value + 1)] += s.primed[cube]
            s.primed[cube] = 0
    s.say("risen", "TS-10.10", values=reached)
    for value in reached:
        count_breaches(s, value)
    yield from ()


def shockwave(s: TesseractState) -> Rules[None]:
    """TS-10.11: in every Lab the cubes with the value of the cube primed last are destroyed."""
    for who, lab in enumerate(s.labs):
        for cube in [cube for cube in lab if value_of(cube) == s.last_primed]:
            lab.remove(cube)
            s.say("struck", "TS-10.11", of=name(s, who), cube=SHOWN[cube])
            moves.destroy(s, cube, "TS-10.11")
    yield from ()


HAPPENS: dict[str, tuple[str, Event]] = {
    "A": ("TS-10.4", acceleration),
    "B": ("TS-10.5", shield),
    "C": ("TS-10.6", chain_reaction),
    "F": ("TS-10.7", fission),
    "D": ("TS-10.8", discharge),
    "M": ("TS-10.9", pulse),
    "I": ("TS-10.10", interphase),
    "S": ("TS-10.11", shockwave),
}
"""By symbol: the rule of its event, and what happens."""
