"""The Action phase (TS-4, TS-5): what can be done in it, and the six actions. Containing has a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.games.tesseract import moves
from tablee.games.tesseract.containing import contain_series, declared
from tablee.games.tesseract.cubes import (
    CELL,
    COLOURS,
    CUBE,
    NAMES,
    SHOWN,
    colour_of,
    reachable,
    with_colour,
    with_value,
)
from tablee.games.tesseract.options import (
    ACCEPT,
    ADJUST,
    AT,
    COLOUR,
    CONTAIN,
    DEEPEN,
    END,
    FREE_TRANSFER,
    KEEP,
    PRIMED_AREA,
    REFUSE,
    REMOVE,
    STUDY,
    TRANSFER,
    Move,
    Turn,
    move,
    steps,
)
from tablee.games.tesseract.playing import discard, draw, is_useful, perform, playable, plays, usable
from tablee.games.tesseract.state import (
    PASSED,
    RECOLOURED,
    TUNED,
    Offer,
    TesseractState,
    active_name,
    active_seat,
    gift,
    holder,
    is_left,
    name,
    room,
    scientist,
    seat_of,
)
from tablee.games.tesseract.threat import bared
from tablee.kit import Ask, Option, Rules, told

# TS-5.1: Remove


def reach(s: TesseractState) -> tuple[int, ...]:
    """TS-5.3, TS-12.5: the cells whose top cube the active scientist can remove."""
    return reachable(bytes(s.height), gift(s).sides)


def no_remove(s: TesseractState) -> str:
    if not room(s, s.active):
        return "TS-5.2"
    return "" if any(s.height) else "TS-5.3"


def remove(s: TesseractState) -> Rules[bool]:
    at = yield Ask(active_seat(s), "remove", [AT[cell] for cell in reach(s)], "TS-5.1", public=True)
    cell = CELL[at.cell]
    cube = yield from take(s, cell, s.active, "TS-5.1")
    if gift(s).recolours_removed and RECOLOURED not in s.used:
        yield from recolour_removed(s, cube)
    yield from bared(s, cell)
    return True


def take(s: TesseractState, cell: int, to: int, rule: str) -> Rules[int]:
    """A cube goes from the block into a Lab, its value unchanged. What it bared is the caller's to fire."""
    cube = yield from moves.lift(s, cell)
    moves.into_lab(s, cube, to)
    say_removed(s, cube, cell, to, rule)
    return cube


@told
def say_removed(s: TesseractState, cube: int, cell: int, to: int, rule: str) -> None:
    s.say("removed", rule, who=active_name(s), cube=SHOWN[cube], cell=NAMES[cell], to=name(s, to))


def recolour_removed(s: TesseractState, cube: int) -> Rules[None]:
    """TS-12.7: before the symbol below it does anything."""
    chosen = yield Ask(active_seat(s), "recolour-removed", [KEEP, *other_colours(cube)], "TS-12.7", public=True)
    if chosen != KEEP:
        s.used = (*s.used, RECOLOURED)
        new = with_colour(cube, COLOUR.index(chosen))
        moves.turn_in_lab(s, s.active, cube, new)
        s.say("turned", "TS-12.7", who=active_name(s), cube=SHOWN[cube], at=active_name(s), to=SHOWN[new])


def new_colour(s: TesseractState, cube: int, rule: str) -> Rules[int]:
    """TS-8.7: the same value in another colour."""
    chosen = yield Ask(active_seat(s), "colour", other_colours(cube), rule, public=True)
    return with_colour(cube, COLOUR.index(chosen))


def other_colours(cube: int) -> list[Option]:
    return [COLOUR[c] for c in range(len(COLOURS)) if c != colour_of(cube)]


# TS-5.5: Adjust


def adjustments(s: TesseractState, lab: bool = True, primed: bool = True) -> list[Option]:
    """TS-5.5 to TS-5.7: one up or down, no step from 6 to 1; a primed 1 may go to 0. TS-12.3: or by two."""
    found: list[Option] = []
    if lab:
        of = active_name(s)
        for cube in dict.fromkeys(s.labs[s.active]):
            found += steps(cube, of, 1, 1)
    if primed:
        far = 2 if gift(s).double_adjust else 1
        for cube, there in enumerate(s.primed):
            if there:
                found += steps(cube, PRIMED_AREA, far, 0)
    return found


def no_adjust(s: TesseractState) -> str:
    return "" if s.labs[s.active] or any(s.primed) else "TS-5.5"


def adjust(s: TesseractState) -> Rules[bool]:
    chosen = yield Ask(active_seat(s), "adjust", adjustments(s), "TS-5.5", public=True)
    do_adjust(s, chosen, "TS-5.5")
    return True


def do_adjust(s: TesseractState, chosen: Turn, rule: str) -> None:
    """TS-5.7: at 0 a primed cube is destroyed; TS-5.8: nobody counts breaches here."""
    cube = CUBE[chosen.cube]
    s.say("adjusted", rule, who=active_name(s), cube=chosen.cube, at=chosen.at, to=chosen.to)
    if chosen.at != PRIMED_AREA:
        moves.turn_in_lab(s, holder(s, chosen.at), cube, with_value(cube, chosen.to))
    elif chosen.to:
        moves.turn_primed(s, cube, with_value(cube, chosen.to))
    else:
        s.primed[cube] -= 1
        moves.destroy(s, cube, "TS-5.7")


def tune(s: TesseractState, who: int, cube: int, rule: str) -> Rules[bool]:
    """A cube that has just come into a Lab may be adjusted by one."""
    chosen = yield Ask(active_seat(s), "tune", [KEEP, *steps(cube, name(s, who), 1, 1)], rule, public=True)
    if chosen == KEEP:
        return False
    do_adjust(s, chosen, rule)
    return True


# TS-5.9: Transfer


def transfers(s: TesseractState) -> list[Option]:
    """TS-5.9: from the own Lab to another with an empty slot, or the other way; TS-5.11: not with who has refused."""
    mine, found, lab, may_take = active_name(s), [], dict.fromkeys(s.labs[s.active]), room(s, s.active)
    for who, theirs in enumerate(s.labs):
        if who == s.active or who in s.refused:
            continue
        of = name(s, who)
        if room(s, who):
            found += [move(cube, mine, of) for cube in lab]
        if may_take:
            found += [move(cube, of, mine) for cube in dict.fromkeys(theirs)]
    return found


def no_transfer(s: TesseractState) -> str:
    refused, mine = False, s.labs[s.active]
    for who, theirs in enumerate(s.labs):
        if who != s.active and ((mine and room(s, who)) or (theirs and room(s, s.active))):
            if who not in s.refused:
                return ""
            refused = True
    return "TS-5.11" if refused else "TS-5.9"


def transfer(s: TesseractState) -> Rules[bool]:
    chosen: Move = yield Ask(active_seat(s), "transfer", transfers(s), "TS-5.9", public=True)
    giver, taker = holder(s, chosen.of), holder(s, chosen.to)
    other = taker if giver == s.active else giver
    if not (yield from agreed(s, other, Offer(chosen.cube, chosen.of, chosen.to, ""))):
        return False
    cube = CUBE[chosen.cube]
    s.labs[giver].remove(cube)
    moves.into_lab(s, cube, taker)
    s.say("transferred", "TS-5.9", cube=chosen.cube, of=chosen.of, to=chosen.to)
    if gift(s).tunes_transfer and TUNED not in s.used and (yield from tune(s, taker, cube, "TS-12.2")):
        s.used = (*s.used, TUNED)
    return True


def agreed(s: TesseractState, other: int, offer: Offer) -> Rules[bool]:
    """TS-5.10: the other scientist must agree; a person agrees with themselves."""
    if seat_of(s, other) == active_seat(s):
        return True
    s.offer = offer
    said = yield Ask(seat_of(s, other), "consent", (ACCEPT, REFUSE), "TS-5.10", public=True)
    s.offer = None
    if said == REFUSE:
        s.refused = (*s.refused, other)
        s.say("refused", "TS-5.11", who=name(s, other), cube=offer.cube)
    return bool(said == ACCEPT)


# TS-5.12: Study


def studies(s: TesseractState) -> list[int]:
    """TS-5.12, TS-5.13: cards of level 2 or 3 whose next pile is not empty."""
    cards = s.cards
    return [
        card
        for card in dict.fromkeys(s.hands[s.active])
        if (level := cards.research[card].level) < 4 and cards.pile(s.left, level + 1)
    ]


def no_study(s: TesseractState) -> str:
    if not s.hands[s.active]:
        return "TS-5.12"
    return "" if studies(s) else "TS-5.13"


def study(s: TesseractState) -> Rules[bool]:
    options = [s.cards.card_options[card] for card in studies(s)]
    chosen = yield Ask(active_seat(s), "study", options, "TS-5.12", public=True)
    card = s.cards.research_index[chosen.card]
    discard(s, card)
    s.say("studied", "TS-5.12", who=active_name(s), card=chosen.card)
    yield from draw(s, s.cards.research[card].level + 1, gift(s).studies, "TS-5.12")
    return True


# TS-6: Contain


def no_contain(s: TesseractState) -> str:
    lab = s.labs[s.active]
    if len(lab) < (2 if s.pairs else 3):
        return "TS-6.3"
    return "" if declared(s, tuple(lab), s.pairs) else "TS-6.1"


def contain(s: TesseractState) -> Rules[bool]:
    yield from contain_series(s, (s.active,), "TS-6.1")
    return True


# TS-5.14: Deepen


def no_deepen(s: TesseractState) -> str:
    calls = s.cards.acts[s.scientists[s.active]]
    mine = scientist(s, s.active)
    if is_left(s, mine.id):
        return "TS-7.10"
    return "" if usable(s, calls) else mine.rule


def deepen(s: TesseractState) -> Rules[bool]:
    mine = scientist(s, s.active)
    s.say("deepened", "TS-5.14", who=mine.id)
    return (yield from perform(s, s.cards.acts[s.scientists[s.active]], mine))


class Action(NamedTuple):
    """One of the six. `barred` gives the rule that stands in its way, "" when none does; `do` whether it was spent."""

    barred: Callable[[TesseractState], str]
    do: Callable[[TesseractState], Rules[bool]]


ACTIONS = {
    REMOVE: Action(no_remove, remove),
    ADJUST: Action(no_adjust, adjust),
    TRANSFER: Action(no_transfer, transfer),
    STUDY: Action(no_study, study),
    CONTAIN: Action(no_contain, contain),
    DEEPEN: Action(no_deepen, deepen),
}


# TS-4.4: what can be chosen


def choices(s: TesseractState, seat: int) -> Sequence[Option]:
    """TS-4.4, TS-7.2: actions while there are any left, cards at any moment, and the end (TS-4.6)."""
    found: list[Option] = []
    if s.actions:
        found += [kind for kind, (barred, _) in ACTIONS.items() if not barred(s)]
    if may_pass(s):
        found.append(FREE_TRANSFER)
    return [*found, *plays(s), END]


def may_pass(s: TesseractState) -> bool:
    """TS-12.8: a Transfer that is not an action."""
    return gift(s).free_transfer and PASSED not in s.used and not no_transfer(s)


def barred(s: TesseractState) -> dict[str, str]:
    """TS-7.10: the actions and cards that cannot be chosen now, each with the rule that says why."""
    found = {kind: action.barred(s) if s.actions else "TS-4.3" for kind, action in ACTIONS.items()}
    for card in s.hands[s.active]:
        found[str(s.cards.play_options[card])] = no_play(s, card)
    for card in s.unlocked:
        found[str(s.cards.use_options[card])] = "" if is_useful(s, card) else s.cards.containment[card].rule
    return {choice: rule for choice, rule in found.items() if rule}


def no_play(s: TesseractState, card: int) -> str:
    """The rule by which a card of one's hand cannot be played in the Action phase."""
    if s.cards.research[card].when != "action":
        return "TS-7.11"
    return "" if playable(s, card) else "TS-7.10"
