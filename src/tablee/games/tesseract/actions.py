"""The six actions (TS-5): when each is possible, and what it does. Containing has a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games.tesseract import containing, moves
from tablee.games.tesseract.cubes import CELL, COLOURS, CUBE, NAMES, SHOWN, reachable, with_value
from tablee.games.tesseract.events import bared
from tablee.games.tesseract.state import (
    ACCEPT,
    ADJUST,
    AT,
    COLOUR,
    CONTAIN,
    DEEPEN,
    KEEP,
    REFUSE,
    REMOVE,
    STUDY,
    TRANSFER,
    Move,
    Offer,
    Table,
    Turn,
    move,
    room,
    seat_of,
    steps,
)
from tablee.games.tesseract.working import perform, usable
from tablee.kit import Ask, Option, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

TUNED, RECOLOURED, VARIED, PASSED = 1, 2, 4, 8
"""Once-a-turn powers, as bits of `used`."""


# TS-5.1: Remove


def reach(game: Tesseract, s: Table) -> tuple[int, ...]:
    """TS-5.3, TS-12.5: the cells whose top cube the active scientist can remove."""
    return reachable(bytes(s.height), game.gift(s).sides)


def no_remove(game: Tesseract, s: Table) -> str:
    if not room(s, s.active):
        return "TS-5.2"
    return "" if any(s.height) else "TS-5.3"


def remove(game: Tesseract, s: Table) -> Rules[bool]:
    at = yield Ask(game.seat(s), "remove", [AT[cell] for cell in reach(game, s)], "TS-5.1", public=True)
    cell = CELL[at.cell]
    cube = yield from take(game, s, cell, s.active, "TS-5.1")
    gift = game.gift(s)
    if gift.recolours_removed and not s.used & RECOLOURED:
        yield from recolour_removed(game, s, cube)
    yield from bared(game, s, cell)
    return True


def take(game: Tesseract, s: Table, cell: int, to: int, rule: str) -> Rules[int]:
    """A cube goes from the block into a Lab, its value unchanged. What it bared is the caller's to fire."""
    cube = yield from moves.lift(s, cell)
    moves.into_lab(s, cube, to)
    if s.log is not None:
        who, lab = game.scientist(s, s.active).id, game.scientist(s, to).id
        s.say("removed", rule, who=who, cube=SHOWN[cube], cell=NAMES[cell], to=lab)
    return cube


def recolour_removed(game: Tesseract, s: Table, cube: int) -> Rules[None]:
    """TS-12.7: before the symbol below it does anything."""
    others = [COLOUR[c] for c in range(len(COLOURS)) if c != cube // 6]
    chosen = yield Ask(game.seat(s), "recolour-removed", [KEEP, *others], "TS-12.7", public=True)
    if chosen != KEEP:
        s.used |= RECOLOURED
        new = COLOUR.index(chosen) * 6 + cube % 6
        moves.turn_in_lab(s, s.active, cube, new)
        s.say("turned", "TS-12.7", who=game.scientist(s, s.active).id, cube=SHOWN[cube], to=SHOWN[new])


def new_colour(game: Tesseract, s: Table, cube: int, rule: str) -> Rules[int]:
    """TS-8.7: the same value in another colour."""
    others = [COLOUR[c] for c in range(len(COLOURS)) if c != cube // 6]
    chosen = yield Ask(game.seat(s), "colour", others, rule, public=True)
    return COLOUR.index(chosen) * 6 + cube % 6


# TS-5.5: Adjust


def adjustments(game: Tesseract, s: Table, lab: bool = True, primed: bool = True) -> list[Option]:
    """TS-5.5 to TS-5.7: one up or down, no step from 6 to 1; a primed 1 may go to 0. TS-12.3: or by two."""
    found: list[Option] = []
    if lab:
        of = game.scientist(s, s.active).id
        for cube in dict.fromkeys(s.labs[s.active]):
            found += steps(cube, of, 1, 1)
    if primed:
        far = 2 if game.gift(s).double_adjust else 1
        for cube, there in enumerate(s.primed):
            if there:
                found += steps(cube, "primed", far, 0)
    return found


def no_adjust(game: Tesseract, s: Table) -> str:
    return "" if s.labs[s.active] or any(s.primed) else "TS-5.5"


def adjust(game: Tesseract, s: Table) -> Rules[bool]:
    chosen = yield Ask(game.seat(s), "adjust", adjustments(game, s), "TS-5.5", public=True)
    do_adjust(game, s, chosen, "TS-5.5")
    return True


def do_adjust(game: Tesseract, s: Table, chosen: Turn, rule: str) -> None:
    """TS-5.7: at 0 a primed cube is destroyed; TS-5.8: nobody counts breaches here."""
    cube = CUBE[chosen.cube]
    if s.log is not None:
        who = game.scientist(s, s.active).id
        s.say("adjusted", rule, who=who, cube=chosen.cube, at=chosen.at, to=chosen.to)
    if chosen.at != "primed":
        moves.turn_in_lab(s, game.holder(s, chosen.at), cube, with_value(cube, chosen.to))
    elif chosen.to:
        moves.turn_primed(s, cube, with_value(cube, chosen.to))
    else:
        s.primed[cube] -= 1
        moves.destroy(s, cube, "TS-5.7")


def tune(game: Tesseract, s: Table, who: int, cube: int, rule: str) -> Rules[bool]:
    """A cube that has just come into a Lab may be adjusted by one."""
    options = steps(cube, game.scientist(s, who).id, 1, 1)
    chosen = yield Ask(game.seat(s), "tune", [KEEP, *options], rule, public=True)
    if chosen == KEEP:
        return False
    do_adjust(game, s, chosen, rule)
    return True


# TS-5.9: Transfer


def transfers(game: Tesseract, s: Table) -> list[Option]:
    """TS-5.9: from the own Lab to another with an empty slot, or the other way; TS-5.11: not with who has refused."""
    mine, found, lab = game.scientist(s, s.active).id, [], dict.fromkeys(s.labs[s.active])
    for who in range(len(s.labs)):
        if who == s.active or s.refused >> who & 1:
            continue
        of = game.scientist(s, who).id
        if room(s, who):
            found += [move(cube, mine, of) for cube in lab]
        if room(s, s.active):
            found += [move(cube, of, mine) for cube in dict.fromkeys(s.labs[who])]
    return found


def no_transfer(game: Tesseract, s: Table) -> str:
    refused = False
    for who in range(len(s.labs)):
        if who != s.active and ((s.labs[s.active] and room(s, who)) or (s.labs[who] and room(s, s.active))):
            if not s.refused >> who & 1:
                return ""
            refused = True
    return "TS-5.11" if refused else "TS-5.9"


def transfer(game: Tesseract, s: Table) -> Rules[bool]:
    chosen: Move = yield Ask(game.seat(s), "transfer", transfers(game, s), "TS-5.9", public=True)
    giver, taker = game.holder(s, chosen.of), game.holder(s, chosen.to)
    other = taker if giver == s.active else giver
    if not (yield from agreed(game, s, other, Offer(chosen.cube, chosen.of, chosen.to, ""))):
        return False
    cube = CUBE[chosen.cube]
    s.labs[giver].remove(cube)
    moves.into_lab(s, cube, taker)
    s.say("transferred", "TS-5.9", cube=chosen.cube, of=chosen.of, to=chosen.to)
    if game.gift(s).tunes_transfer and not s.used & TUNED and (yield from tune(game, s, taker, cube, "TS-12.2")):
        s.used |= TUNED
    return True


def agreed(game: Tesseract, s: Table, other: int, offer: Offer) -> Rules[bool]:
    """TS-5.10: the other scientist must agree; a person agrees with themselves."""
    if seat_of(s, other) == game.seat(s):
        return True
    s.offer = offer
    said = yield Ask(seat_of(s, other), "consent", (ACCEPT, REFUSE), "TS-5.10", public=True)
    s.offer = None
    if said == REFUSE:
        s.refused |= 1 << other
        s.say("refused", "TS-5.11", who=game.scientist(s, other).id, cube=offer.cube)
    return bool(said == ACCEPT)


# TS-5.12: Study


def studies(game: Tesseract, s: Table) -> list[int]:
    """TS-5.12, TS-5.13: cards of level 2 or 3 whose next pile is not empty."""
    cards = game.cards
    return [
        card
        for card in dict.fromkeys(s.hands[s.active])
        if (level := cards.research[card].level) < 4 and cards.pile(s.left, level + 1)
    ]


def no_study(game: Tesseract, s: Table) -> str:
    if not s.hands[s.active]:
        return "TS-5.12"
    return "" if studies(game, s) else "TS-5.13"


def study(game: Tesseract, s: Table) -> Rules[bool]:
    options = [game.card_options[card] for card in studies(game, s)]
    chosen = yield Ask(game.seat(s), "study", options, "TS-5.12", public=True)
    discard(game, s, game.cards.research_index[chosen.card])
    s.say("studied", "TS-5.12", who=game.scientist(s, s.active).id, card=chosen.card)
    level = game.cards.research[game.cards.research_index[chosen.card]].level + 1
    yield from containing.draw(game, s, level, game.gift(s).studies, "TS-5.12")
    return True


def discard(game: Tesseract, s: Table, card: int) -> None:
    s.hands[s.active].remove(card)
    s.discarded[card] += 1


# TS-6: Contain


def no_contain(game: Tesseract, s: Table) -> str:
    lab = s.labs[s.active]
    if len(lab) < (2 if s.pairs else 3):
        return "TS-6.3"
    return "" if containing.declared(game, s, tuple(lab), s.pairs) else "TS-6.1"


def contain(game: Tesseract, s: Table) -> Rules[bool]:
    pairs, s.pairs = s.pairs, False
    yield from containing.contain_series(game, s, (s.active,), pairs, "TS-6.1")
    return True


# TS-5.14: Deepen


def no_deepen(game: Tesseract, s: Table) -> str:
    calls = game.cards.acts[s.scientists[s.active]]
    return "" if usable(game, s, calls) else game.scientist(s, s.active).rule


def deepen(game: Tesseract, s: Table) -> Rules[bool]:
    scientist = game.scientist(s, s.active)
    s.say("deepened", "TS-5.14", who=scientist.id)
    return (yield from perform(game, s, game.cards.acts[s.scientists[s.active]], scientist))


BARRED: dict[str, Callable[[Tesseract, Table], str]] = {
    REMOVE: no_remove,
    ADJUST: no_adjust,
    TRANSFER: no_transfer,
    STUDY: no_study,
    CONTAIN: no_contain,
    DEEPEN: no_deepen,
}
"""By kind of action: the rule that stands in its way, "" when none does."""
DO: dict[str, Callable[[Tesseract, Table], Rules[bool]]] = {
    REMOVE: remove,
    ADJUST: adjust,
    TRANSFER: transfer,
    STUDY: study,
    CONTAIN: contain,
    DEEPEN: deepen,
}
"""What each does; gives whether the action was spent."""
