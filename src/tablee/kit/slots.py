"""Cards partly known: a slot is a place with one card, drawn or not, seen by some or by all."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tablee.kit.asks import Pick, Rules, Show
from tablee.kit.errors import Seat

ALL = -1


class Slot(NamedTuple):
    """`card` -1: not drawn yet. `seen`: a bit for each seat that knows it, or ALL.
    `may`: a bit for each card that, as far as everybody knows, could lie here."""

    card: int
    up: bool
    seen: int
    may: int

    def known_to(self, seat: Seat | None) -> bool:
        return self.seen == ALL or (seat is not None and bool(self.seen >> seat & 1))


def look(slot: Slot, loose: list[int], stream: str, seen_by: tuple[Seat, ...] | None = None) -> Rules[Slot]:
    """The one way to see a card. `loose`: counts of the cards not drawn yet. Gives the slot as known afterwards.

    An undrawn card that lies under a narrower `may` than its loose cards must have been drawn before (see `redeal`).
    """
    card = yield from see(slot, loose, stream, seen_by)
    if seen_by is None:
        return Slot(card, slot.up, ALL, 1 << card)
    seen = slot.seen if slot.seen == ALL else slot.seen | sum(1 << seat for seat in seen_by)
    return Slot(card, slot.up, seen, slot.may)


def see(slot: Slot, loose: list[int], stream: str, seen_by: tuple[Seat, ...] | None = None) -> Rules[int]:
    """The same for a card that leaves its place at once. Gives the card alone."""
    card: int
    if slot.card >= 0:
        card = yield Show(slot.card, seen_by)
    else:
        card = yield Pick(stream, loose, seen_by)
        loose[card] -= 1
    return card


def redeal(slots: list[Slot], loose: list[int], seat: Seat | None, rng: Random, held: int = 0) -> None:
    """Draw again every card `seat` does not know, within `may`; the first `held` slots must get a card.

    Every deal that fits is equally likely. Slots are dealt from the tightest; a deal is kept with the chance that makes
    up for places where earlier slots happened to leave fewer cards than they could have: where the sets are nested that
    chance is 1. Nothing here depends on the true cards except through their sum, so twins give the same deal.
    """
    hidden = [i for i, slot in enumerate(slots) if not slot.known_to(seat)]
    for i in hidden:
        if slots[i].card >= 0:
            loose[slots[i].card] += 1
    whole = sum(1 << c for c, n in enumerate(loose) if n)
    may = {i: slots[i].may & whole for i in hidden}
    tight = [i for i in hidden if i < held or may[i] != whole]
    tight.sort(key=lambda i: (may[i].bit_count(), i))
    most = {
        i: sum(n for c, n in enumerate(loose) if may[i] >> c & 1) - sum(may[j] | may[i] == may[i] for j in tight[:at])
        for at, i in enumerate(tight)
    }
    dealt = _deal(tight, may, most, loose, rng)
    for i in hidden:
        card = dealt.get(i, -1)
        if slots[i].card != card:
            slots[i] = slots[i]._replace(card=card)


def _deal(tight: list[int], may: dict[int, int], most: dict[int, int], loose: list[int], rng: Random) -> dict[int, int]:
    """A card for each of the tight slots, taken out of `loose`."""
    for _ in range(100_000):
        left, dealt = loose[:], {}
        for i in tight:
            fit = sum(n for c, n in enumerate(left) if n and may[i] >> c & 1)
            if not fit or (fit < most[i] and int(rng.random() * most[i]) >= fit):
                break
            x = int(rng.random() * fit)
            for c, n in enumerate(left):
                if n and may[i] >> c & 1:
                    x -= n
                    if x < 0:
                        dealt[i] = c
                        left[c] -= 1
                        break
        else:
            loose[:] = left
            return dealt
    raise RuntimeError("no deal fits what this seat knows")
