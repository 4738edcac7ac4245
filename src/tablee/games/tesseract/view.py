"""What everybody at a table of Tesseract sees and can work out: nothing that is drawn is hidden from anybody."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tablee.games.tesseract import actions, containing, events
from tablee.games.tesseract.cubes import (
    CELL,
    CELLS,
    COLOURS,
    KNOWN,
    NAMES,
    SHOWN,
    UNSEEN,
    VALUES,
    lowest,
    series_in,
    series_kind,
)
from tablee.games.tesseract.state import (
    ACTION,
    FULL,
    KINDS,
    SET_UP,
    Table,
    free,
    seat_of,
    well,
)
from tablee.games.tesseract.working import usable
from tablee.kit import Question

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract


def view(game: Tesseract, s: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "phase": s.phase,
        "round": s.round,
        "active": s.active,
        "actions": s.actions,
        "kinds": [kind for n, kind in enumerate(KINDS) if s.kinds >> n & 1],
        "barred": barred(game, s) if s.phase == ACTION else {},
        "pairs": s.pairs,
        "skips": s.skips,
        "breaches": s.breaches,
        "block": block(s),
        "removable": [NAMES[cell] for cell in free(s)],
        "reach": [NAMES[cell] for cell in actions.reach(game, s)] if s.scientists[s.active] >= 0 else [],
        "base": base(game, s),
        "threat": threat(game, s),
        "wells": [[SHOWN[c] for c in range(v - 1, 24, 6) for _ in range(s.primed[c])] for v in VALUES],
        "last_primed": s.last_primed,
        "rolled": SHOWN[s.rolled] if s.rolled >= 0 else None,
        "asked": s.asked if s.asked >= 0 else None,
        "offer": s.offer._asdict() if s.offer else None,
        "destroyed": {COLOURS[c]: n for c, n in enumerate(s.destroyed)},
        "contained": containing.places(s),
        "columns": [column(game, s, value) for value in VALUES],
        "scientists": [scientist(game, s, who) for who in range(len(s.scientists))],
        "piles": {str(level): game.cards.pile(s.left, level) for level in (2, 3, 4)},
        "discarded": [game.cards.research[i].id for i, n in enumerate(s.discarded) for _ in range(n)],
        "drawn": [game.cards.research[i].id for i in s.drawn],
        "picked": s.picked[:],
        "playing": game.cards.research[s.playing].id if s.playing >= 0 else None,
        "proposed": proposed(game, s),
    }


def block(s: Table) -> dict[str, list[str | None]]:
    """TS-3.5: each column from the bottom: a cube, just its colour while its top is unseen, or nothing known."""
    return {
        name: [shown(cube) for cube in s.block[cell * 4 : cell * 4 + s.height[cell]]] for cell, name in enumerate(NAMES)
    }


def shown(cube: int) -> str | None:
    if cube == UNSEEN:
        return None
    return SHOWN[cube] if cube < KNOWN else COLOURS[cube - KNOWN]


def base(game: Tesseract, s: Table) -> dict[str, Any]:
    """The event of each cell that has one, the cells that lie bare, and those that were disarmed."""
    card = game.cards.bases[s.base]
    symbols = zip(NAMES, game.cards.symbols[s.base], strict=True)
    return {
        "id": card.id,
        "difficulty": card.difficulty,
        "side": card.side,
        "events": {name: events.NAME[symbol] for name, symbol in symbols if symbol != "."},
        "bare": [NAMES[cell] for cell in CELLS if not s.height[cell]],
        "disarmed": [NAMES[cell] for cell in CELLS if s.disarmed >> cell & 1],
    }


def breach_odds(s: Table) -> dict[str, str]:
    """The chance of 0, 1 and 2 breaches when one cube is rolled and placed now."""
    counts = [0, 0, 0]
    for value in VALUES:
        counts[events.breaches_at(s, well(s, value) + 1)] += 1
    return {str(n): str(Fraction(count, 6)) for n, count in enumerate(counts)}


def threat(game: Tesseract, s: Table) -> list[dict[str, Any]]:
    """The cubes the next Threat phase may take: the odds of its own roll and, apart, the event it would bare."""
    if s.phase == SET_UP:
        return []
    found = []
    for cell in lowest(s.block, s.height):
        symbol = game.symbol(s, cell) if s.height[cell] == 1 else "."
        found.append({"cell": NAMES[cell], "breaches": breach_odds(s), "event": events.NAME.get(symbol)})
    return found


def column(game: Tesseract, s: Table, value: int) -> dict[str, Any]:
    """A column's Containment card: face down, turned up, unlocked or spent."""
    card = s.columns[value - 1]
    count = containing.column_count(s, value)
    if card < 0:
        return {"value": value, "count": count, "card": None, "state": "down"}
    where = "spent" if card in s.spent else "unlocked" if card in s.unlocked else "up"
    playable = where == "unlocked" and s.phase == ACTION and usable(game, s, game.cards.uses[card])
    name = game.cards.containment[card].id
    return {"value": value, "count": count, "card": name, "state": where, "playable": playable}


def scientist(game: Tesseract, s: Table, who: int) -> dict[str, Any]:
    """A scientist: whose, the Lab with its valid series, the hand, and which powers are ready."""
    card = s.scientists[who]
    told: dict[str, Any] = {"seat": seat_of(s, who), "who": who, "card": None, "lab": [SHOWN[c] for c in s.labs[who]]}
    if card < 0:
        return told
    mine = who == s.active
    gift = game.cards.gifts[card]
    found = series_in(tuple(s.labs[who]), gift.free_sets, 2 if mine and s.pairs else 3)
    told["card"] = game.cards.scientists[card].id
    told["series"] = [
        {
            "kind": series_kind(part, gift.free_sets),
            "cubes": [SHOWN[c] for c in part],
            "open": [SHOWN[c] for c in dict.fromkeys(part) if containing.is_open(s, c)],
        }
        for part in found
    ]
    told["hand"] = [
        {"card": game.cards.research[c].id, "playable": mine and s.phase == ACTION and game.playable(s, c)}
        for c in s.hands[who]
    ]
    told["ready"] = ready(game, s, who)
    told["refused"] = bool(s.refused >> who & 1)
    return told


def ready(game: Tesseract, s: Table, who: int) -> bool:
    """Whether a power that is used once a turn or a round can still be used."""
    gift = game.cards.gifts[s.scientists[who]]
    if gift.watches:
        return not s.watched >> who & 1
    bits = {
        actions.TUNED: gift.tunes_transfer,
        actions.RECOLOURED: gift.recolours_removed,
        actions.VARIED: bool(gift.variety),
        actions.PASSED: gift.free_transfer,
    }
    return who != s.active or not any(has and s.used & bit for bit, has in bits.items())


def barred(game: Tesseract, s: Table) -> dict[str, str]:
    """TS-7.10: the actions and cards that cannot be chosen now, each with the rule that says why."""
    found = {kind: game.barred(s, kind) for kind in KINDS}
    for card in s.hands[s.active]:
        found[f"play {game.cards.research[card].id}"] = no_play(game, s, card)
    for card in s.unlocked:
        used = game.cards.containment[card]
        found[f"use {used.id}"] = "" if usable(game, s, game.cards.uses[card]) else used.rule
    return {choice: rule for choice, rule in found.items() if rule}


def no_play(game: Tesseract, s: Table, card: int) -> str:
    """The rule by which a card of one's hand cannot be played in the Action phase."""
    if game.cards.research[card].when != "action":
        return "TS-7.11"
    return "" if game.playable(s, card) else "TS-7.10"


def proposed(game: Tesseract, s: Table) -> list[str]:
    """TS-1.6: after a win, the other side of the base and the next one."""
    if s.contained != FULL:
        return []
    card = game.cards.bases[s.base]
    other = [b.id for b in game.cards.bases if b.difficulty == card.difficulty and b.side != card.side]
    harder = [b.id for b in game.cards.bases if b.difficulty == card.difficulty + 1 and b.side == card.side]
    return other + harder


def reason(game: Tesseract, s: Table, question: Question, said: str) -> str:
    """The rule that stands in the way of what was meant."""
    if question.kind == "action":
        return barred(game, s).get(said, question.rule)
    if question.kind in ("remove", "take", "restructure", "swap-block") and said in CELL and s.height[CELL[said]]:
        return "TS-5.4"
    if question.kind == "put" and said in CELL:
        return "TS-8.5"
    if question.kind in ("prime", "event-cube") and said in CELL:
        return "TS-9.2"
    return question.rule


def insight(game: Tesseract, s: Table) -> dict[str, Any]:
    """What can be worked out: the odds of the next roll, and what the piles and the face-down cards still hold."""
    research = game.cards.research
    return {
        "breaches": breach_odds(s),
        "piles": {
            str(n): {research[i].id: s.left[i] for i in ids if s.left[i]} for n, ids in game.cards.levels.items()
        },
        "containment": [game.cards.containment[i].id for i, there in enumerate(s.piles) if there],
        "colours": {COLOURS[c]: n for c, n in enumerate(s.colours)},
    }
