"""What a seat of Deep Regular Breaths sees, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.breaths import final, situations
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, OXYGEN
from tablee.games.breaths.state import FINAL, Ship
from tablee.kit import ALL, Question, Slot
from tablee.kit.pack import Card


def name(slot: Slot, seat: int | None, cards: Sequence[Card]) -> str | None:
    """What lies in a slot, for a seat that knows."""
    return cards[slot.card].id if slot.known_to(seat) and slot.card >= 0 else None


def view(s: Ship, seat: int | None) -> dict[str, Any]:
    mine = seat if seat is not None and 0 <= seat < s.seats else None
    return {
        "mode": "coop" if s.coop else "paranoia",
        "phase": s.phase,
        "turn": s.turns,
        "first": s.first,
        "holder": s.holder,
        "window": s.window,
        "passes": s.passes,
        "action": action(s),
        "draw": draw(s),
        "reserve": reserve(s, mine),
        "air": [OXYGEN[card] for card in s.air],
        "closed": closed(s),
        "discard": discard(s, mine),
        "supply": dict(zip(CHARACTERISTICS, s.supply, strict=True)),
        "seats": [person(s, other, mine) for other in range(s.seats)],
        "hand": [] if mine is None else [s.pack.knowledge[s.knowledge[number].card].id for number in s.hands[mine]],
        "secret": None if mine is None or s.secret[mine] < 0 else s.pack.secrets[s.secrets[s.secret[mine]].card].id,
        "knowledge_left": s.knowledge_left,
        "gone": [name(s.knowledge[number], mine, s.pack.knowledge) for number in s.gone],
        "board": board(s, mine),
        "situation": situation(s),
        "pile": [name(s.situations[number], mine, s.pack.situations) for number in reversed(s.pile)]
        if s.phase != FINAL
        else [],
        "solved": s.solved,
        "final": stages(s, mine),
        "speech": speech(s),
    }


def action(s: Ship) -> dict[str, Any] | None:
    """What is being done, as it was announced."""
    kind, seat, target, characteristic, card = s.action
    if not kind:
        return None
    return {
        "kind": kind,
        "seat": seat,
        "target": target if target >= 0 else None,
        "characteristic": CHARACTERISTICS[characteristic] if characteristic >= 0 else None,
        "card": s.pack.knowledge[s.knowledge[card].card].id if kind == "use" else None,
    }


def draw(s: Ship) -> dict[str, Any] | None:
    """The running draw: whose, in what, how many cards so far, and how many at most."""
    if s.drawer < 0:
        return None
    return {
        "seat": s.drawer,
        "characteristic": CHARACTERISTICS[s.characteristic] if s.characteristic >= 0 else None,
        "drawn": s.drawn,
        "limit": s.limit or None,
        "resists": s.resister == s.drawer,
    }


def reserve(s: Ship, seat: int | None) -> dict[str, Any]:
    """DB-4.2: how many cards, and every one this seat knows, counted from the top; `seen`: by everybody."""
    known = []
    for place, slot in enumerate(reversed(s.reserve), 1):
        if slot.known_to(seat):
            known.append({"place": place, "card": OXYGEN[slot.card], "up": slot.up, "seen": slot.seen == ALL})
    return {"count": len(s.reserve), "known": known}


def discard(s: Ship, seat: int | None) -> list[dict[str, Any]]:
    """DB-4.2: all of it, from the top; of a face-down card only what this seat has seen before."""
    return [{"card": OXYGEN[slot.card] if slot.known_to(seat) else None, "up": slot.up} for slot in reversed(s.discard)]


def closed(s: Ship) -> dict[str, str]:
    """The characteristics that a trump in the air pile closes, and by which."""
    return {CHARACTERISTICS[s.pack.blocks[card]]: OXYGEN[card] for card in s.air if card in s.pack.blocks}


def person(s: Ship, other: int, seat: int | None) -> dict[str, Any]:
    """One player's sheet and what lies before it."""
    hand = [s.knowledge[number] for number in s.hands[other]]
    return {
        "seat": other,
        "life": s.life[other],
        "pledged": s.pledged[other],
        "dead": bool(s.dead[other]),
        "conscious": s.sole < 0 or s.sole == other,
        "bound": final.is_bound(s, other),
        "conditions": {
            CHARACTERISTICS[i]: {"kind": of.kind, "of": list(of.of)} for i, of in enumerate(s.conditions[other])
        },
        "tokens": dict(zip(CHARACTERISTICS, s.tokens[other], strict=True)),
        "knowledge": [{"card": name(slot, seat, s.pack.knowledge), "open": slot.seen == ALL} for slot in hand],
        "secret": secret(s, s.secret[other], seat),
        "hyperventilated": bool(s.hyperventilated[other]),
        "kills": s.kills[other],
        "counters": {} if s.coop else counters(s, other),
    }


def counters(s: Ship, other: int) -> dict[str, Any]:
    """DB-11.9: what has happened since this player took their secret; the same things are counted for everybody."""
    counted = {s.pack.parts[n][p].when.args[0]: s.counts[other][i] for (n, p), i in s.pack.counter.items()}
    won = [name for i, name in enumerate(CHARACTERISTICS) if s.succeeded[other] >> i & 1]
    return {"stopped": s.resisted[other], "runs": s.same[other], "won": won, "drawn": counted}


def secret(s: Ship, number: int, seat: int | None) -> dict[str, Any] | None:
    """A secret as this seat sees it: who has read it is public."""
    if number < 0:
        return None
    slot = s.secrets[number]
    read = [other for other in range(s.seats) if slot.seen != ALL and slot.seen >> other & 1]
    return {"card": name(slot, seat, s.pack.secrets), "open": slot.up, "read_by": read}


def board(s: Ship, seat: int | None) -> list[dict[str, Any] | None]:
    return [secret(s, number, seat) for number in s.board]


def situation(s: Ship) -> dict[str, Any] | None:
    now = situations.current(s)
    if now is None:
        return None
    return {
        "card": now.id,
        "urgent": now.urgent,
        "explorer": s.explorer,
        "progress": s.progress,
        "parts": len(now.steps),
    }


def stages(s: Ship, seat: int | None) -> dict[str, Any] | None:
    """DB-12: the three stages; a seat sees its own ballot until all are opened."""
    if s.phase != FINAL:
        return None
    return {
        "stage": s.stage + 1,
        "step": s.final_step,
        "left": [len(stage) for stage in s.stages],
        "known": [
            [name(s.situations[number], seat, s.pack.situations) for number in reversed(stage)] for stage in s.stages
        ],
        "sole": s.sole if s.sole >= 0 else None,
        "ballot": s.ballots[seat] if seat is not None and s.ballots[seat] >= 0 else None,
    }


def speech(s: Ship) -> dict[str, Any]:
    """DB-19.7: who may not speak at all, and of what nobody may: for the chat of the interface."""
    now = situations.current(s)
    muted = [s.explorer] if now and now.binds == "speech" and not s.dead[s.explorer] else []
    return {"muted": muted, "never": [] if s.coop else ["secrets"]}


REFUSALS = {
    "explore": "DB-9.4",
    "fight": "DB-8.3",
    "examine": "DB-11.10",
    "galvanise": "DB-8.5",
    "plan": "DB-12.5",
    "resolve": "DB-8.8",
    "ritual": "DB-12.8",
    "emancipation": "DB-12.12",
}


def refuse(s: Ship, question: Question, said: str) -> str:
    """The rule by which something cannot be declared, as far as it is public."""
    if question.kind != "declare":
        return question.rule
    word = said.split(" ")[0]
    needs = {
        "explore": "physical",
        "fight": "physical",
        "examine": "social",
        "galvanise": "social",
        "plan": "will",
        "scheme": "will",
    }
    if final.is_bound(s, question.seat):
        return "DB-17.2"
    if word in needs and not s.life[question.seat]:
        return "DB-3.9"
    if word in needs and needs[word] in closed(s):
        return "DB-5.8"
    return REFUSALS.get(word, question.rule)
