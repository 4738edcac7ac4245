"""Worlds a seat cannot tell apart, what is hidden from somebody, and what is never lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from tablee.games.breaths.oxygen_cards import CARDS, UP
from tablee.games.breaths.state import RITUAL, TOKENS, Clause, Ship
from tablee.kit import ALL, Slot, redeal


def conceal(s: Ship, seat: int | None, rng: Random) -> None:
    """DB-19.3: draw again what this seat cannot know: oxygen, hands and secrets, situations, ballots."""
    conceal_oxygen(s, seat, rng)
    conceal_people(s, seat, rng)
    deal_again(s.situations, s.situation_loose, seat, rng, [bool(slot.seen) for slot in s.situations])
    if s.final_step == RITUAL:
        for other in s.candidates:
            if other != seat:
                s.ballots[other] = s.candidates[int(rng.random() * len(s.candidates))]


def conceal_oxygen(s: Ship, seat: int | None, rng: Random) -> None:
    """Cards nobody has followed stay undrawn; the others get a place within what everybody knows."""
    slots, count = s.reserve + s.discard, len(s.reserve)
    me = 0 if seat is None else 1 << seat
    if all(slot.seen == ALL or slot.seen & me or (slot.card < 0 and slot.may == s.base) for slot in slots):
        return
    deal_again(slots, s.loose, seat, rng, [bool(slot.seen) or slot.may != s.base for slot in slots])
    s.reserve[:], s.discard[:] = slots[:count], slots[count:]


def conceal_people(s: Ship, seat: int | None, rng: Random) -> None:
    """Hands and secrets together, since a silence can speak of both (DB-19.5)."""
    while True:
        knowledge, left = s.knowledge[:], s.knowledge_loose[:]
        redeal(knowledge, left, seat, rng, len(knowledge))
        secrets, unused = s.secrets[:], s.secret_loose[:]
        deal_again(secrets, unused, seat, rng, [bool(slot.seen) for slot in secrets])
        if all(fits(clause, knowledge, secrets) for clause in s.clauses):
            s.knowledge[:], s.knowledge_loose[:] = knowledge, left
            s.secrets[:], s.secret_loose[:] = secrets, unused
            return


def fits(clause: Clause, knowledge: list[Slot], secrets: list[Slot]) -> bool:
    """Whether a world agrees with a silence: the card is not in that hand, or the secret forbade its use."""
    there = any(clause.held >> number & 1 and slot.card == clause.card for number, slot in enumerate(knowledge))
    return not there or bool(clause.forbids >> secrets[clause.secret].card & 1)


def deal_again(slots: list[Slot], loose: list[int], seat: int | None, rng: Random, drawn: list[bool]) -> None:
    """`redeal`, for slots of which those marked must get a card."""
    order = sorted(range(len(slots)), key=lambda i: not drawn[i])
    moved = [slots[i] for i in order]
    redeal(moved, loose, seat, rng, sum(drawn))
    for i, slot in zip(order, moved, strict=True):
        slots[i] = slot


def hidden(s: Ship) -> Mapping[str, object]:
    """What somebody at the table cannot see."""
    found: dict[str, object] = {
        f"card hand {seat}": [s.knowledge[n].card for n in hand] for seat, hand in enumerate(s.hands)
    }
    found["card gone"] = [s.knowledge[number].card for number in s.gone]
    found["card reserve"] = [slot.card for slot in s.reserve if slot.seen != ALL]
    found["card discard"] = [slot.card for slot in s.discard if slot.seen != ALL]
    found["card situations"] = [slot.card for slot in s.situations]
    found["secret each"] = [slot.card for slot in s.secrets]
    found["secret ballots"] = s.ballots[:]
    return found


def conserved(s: Ship) -> bool:
    """78 cards of oxygen, every card of the pack and every token once, wherever it is."""
    return oxygen_is_whole(s) and people_are_whole(s) and situations_are_whole(s)


def oxygen_is_whole(s: Ship) -> bool:
    slots = [*s.reserve, *s.discard]
    seen = Counter([slot.card for slot in slots if slot.card >= 0] + s.air)
    undrawn = sum(slot.card < 0 for slot in slots)
    return (
        len(slots) + len(s.air) == CARDS
        and undrawn == sum(s.loose)
        and all(s.loose[card] + seen[card] == 1 for card in range(CARDS))
        and all(slot == UP[slot.card] for slot in slots if slot.up)
        and all(slot.card < 0 or slot.may >> slot.card & 1 for slot in slots)
    )


def people_are_whole(s: Ship) -> bool:
    held = sorted([*s.gone, *(number for hand in s.hands for number in hand)])
    deck = [int(not s.coop or card.modes == "all") for card in s.pack.knowledge]
    dealt = Counter(slot.card for slot in s.knowledge)
    there = [number for number in (*s.secret, *s.board) if number >= 0]
    tokens = [s.supply[i] + sum(mine[i] for mine in s.tokens) for i in range(3)]
    read = Counter(slot.card for slot in s.secrets if slot.card >= 0)
    return (
        held == list(range(len(s.knowledge)))
        and all(s.knowledge_loose[k] + dealt[k] == deck[k] for k in range(len(deck)))
        and s.knowledge_left + len(s.knowledge) == sum(deck)
        and len(set(there)) == len(there)
        and all(s.secret_loose[k] + read[k] == 1 for k in range(len(s.pack.secrets)))
        and all(slot.card < 0 or slot.may >> slot.card & 1 for slot in (*s.knowledge, *s.secrets))
        and tokens == [TOKENS] * 3
        and all(0 <= life <= 3 for life in s.life)
    )


def situations_are_whole(s: Ship) -> bool:
    places = [*s.pile, *([s.current] if s.current >= 0 else []), *(number for stage in s.stages for number in stage)]
    read = Counter(slot.card for slot in s.situations if slot.card >= 0)
    whole = len(places) == len(s.situations) or bool(s.stages)
    return whole and len(set(places)) == len(places) and all(n + read[k] == 1 for k, n in enumerate(s.situation_loose))
