"""What a seat of Narcose sees, what it can work out, and what is drawn again where it cannot know (NA-4)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

from tablee.games.narcose import actions, market, tallies
from tablee.games.narcose.state import (
    DAMAGE,
    PHASES,
    SET_UP,
    Lying,
    Played,
    Table,
    deck_size,
    hand_size,
    owned,
    pool,
    unseen,
)
from tablee.games.narcose.working import Working
from tablee.kit import ALL

if TYPE_CHECKING:
    from tablee.games.narcose.rules import Narcose


def view(game: Narcose, s: Table, seat: int | None) -> dict[str, Any]:
    """NA-4.1, NA-4.3: all that lies open, and the seat's own hand and what it has seen of the decks."""
    ids = game.cards.ids
    told: dict[str, Any] = {
        "mode": "river" if s.river else "piles",
        "phase": PHASES[s.phase],
        "dealer": s.dealer if s.dealer >= 0 else None,
        "seats": [of_seat(game, s, p) for p in (0, 1)],
        "play": [of_play(game, s, entry) for entry in s.play],
        "tally": tally(game, s),
        "mixtures": mixtures(game, s),
        "darknet": [of_pile(game, s, place) for place in range(len(s.tops))],
        "reserve": market.reserve_size(s),
        "under": [ids[lying.card] if lying.known_to(seat) else None for lying in s.under],
        "infections": s.infections,
        "events": [ids[card] for card in s.past],
        "removed": [ids[card] for card in s.removed],
        "seized": s.gone,
        "box": sorted({ids[card] for card in s.box}),
        "once": s.once[:],
        "doing": doing(game, s),
        "hand": [],
        "top": [],
        "looked": [ids[lying.card] if lying.known_to(seat) else None for lying in s.looked],
    }
    if seat is not None:
        told["hand"] = [ids[card] for card in sorted([*s.held[seat], *s.known[seat]])]
        told["top"] = [ids[lying.card] if lying.known_to(seat) else None for lying in s.top[seat]]
    return told


def of_seat(game: Narcose, s: Table, p: int) -> dict[str, Any]:
    ids = game.cards.ids
    return {
        "seat": p,
        "life": s.life[p],
        "turns": s.turns[p],
        "hand": hand_size(s, p),
        "known": [ids[card] for card in sorted(s.known[p])],
        "deck": deck_size(s, p),
        "top": [ids[lying.card] if lying.seen == ALL else None for lying in s.top[p]],
        "pool": {ids[card]: n for card, n in enumerate(pool(s, p)) if n},
        "discard": [ids[card] for card in s.discard[p]],
        "rdr": [ids[card] for card in s.rdr[p]],
        "fresh": [ids[card] for card in s.fresh] if p == s.dealer else [],
        "malus": [ids[card] for card in s.malus[p]],
        "owned": owned(s, p),
        "shield": s.shield[p],
    }


def of_play(game: Narcose, s: Table, entry: Played) -> dict[str, Any]:
    """A card in play: what it has done, what it still offers, what it is about to deal."""
    face = game.cards.faces[entry.card]
    hit = next((h for h in s.hits if h.at == entry.at), None) or tallies.hit(tallies.Place(game, s, s.dealer), entry)
    e = Working(game, s, s.dealer, entry.card, entry.at)
    return {
        "card": face.title.id,
        "at": entry.at,
        "used": entry.used,
        "muted": entry.muted,
        "side": entry.side,
        "cling": entry.cling,
        "extra": entry.extra,
        "done": [i + 1 for i, _ in face.acts if entry.done >> i & 1],
        "open": [i + 1 for i, ready in face.acts if actions.is_open(e, entry, i, ready)],
        "damage": hit.plain,
        "mixed": hit.mixed,
        "answered": hit.answered,
    }


def tally(game: Narcose, s: Table) -> dict[str, int]:
    """NA-6.1, NA-7.1, NA-1.3: what the play zone comes to as it lies."""
    hits = s.hits or (tallies.hits(game, s) if s.phase <= DAMAGE else [])
    coins = s.coins if s.phase > DAMAGE else s.coins + (tallies.income(game, s) if s.phase != SET_UP else 0)
    return {
        "damage": sum(hit.plain + hit.mixed for hit in hits),
        "coins": coins,
        "discount": s.discount,
        "hallucinogens": tallies.hallucinogens(game, s),
    }


def mixtures(game: Narcose, s: Table) -> list[dict[str, Any]]:
    """The mixtures that are live, with what they are made of."""
    found = []
    for entry in s.play:
        face = game.cards.faces[entry.card]
        e = tallies.Place(game, s, s.dealer)
        for i, ready in enumerate(face.lines):
            if ready.line.mix is not None and (ready.side == 0 or ready.side == entry.side) and e.holds(ready.when):
                found.append(
                    {"card": face.title.id, "at": entry.at, "line": i + 1, "with": partners(game, s, entry, i)}
                )
    return found


def partners(game: Narcose, s: Table, entry: Played, line: int) -> list[int]:
    """The numbers of the other cards in play that a mixture counts."""
    when = game.cards.faces[entry.card].lines[line].when
    if when is None or when.verb.name != "in_play":
        return []
    fits = game.cards.match[when.args[0]]
    return [x.at for x in s.play if fits[x.card] and x.at != entry.at]


def of_pile(game: Narcose, s: Table, place: int) -> dict[str, Any]:
    card = s.tops[place]
    there = card >= 0
    return {
        "card": game.cards.ids[card] if there else None,
        "below": s.piles[place],
        "event": not s.river and there,
        "price": market.price(game, s, card) if there else None,
    }


def doing(game: Narcose, s: Table) -> dict[str, Any] | None:
    """The effect under way, whose card may have left."""
    if not s.doing:
        return None
    at, line = s.doing
    card = next((game.cards.ids[entry.card] for entry in s.play if entry.at == at), None)
    return {"card": card, "at": at, "line": line + 1}


# What can be worked out


def insight(game: Narcose, s: Table, seat: int | None) -> dict[str, Any]:
    """NA-4.2: the chance that each hidden hand holds a card, and that the next card of each deck is it."""
    hands, decks = {}, {}
    for p in (0, 1):
        if p != seat:
            chances = in_hand(unseen(s, p), s.tossed[p], len(s.held[p]))
            hands[str(p)] = {game.cards.ids[card]: str(chance) for card, chance in chances.items()}
        decks[str(p)] = {game.cards.ids[card]: str(chance) for card, chance in next_card(s, p, seat).items()}
    return {"hands": hands, "next": decks}


def in_hand(counts: Sequence[int], tossed: Sequence[int], size: int) -> dict[int, Fraction]:
    """The chance of at least one of each title among the unknown cards of a hand."""
    if not size:
        return {}
    present = [card for card, n in enumerate(counts) if n]
    after, before = sums(counts, present, tossed, size), sums(counts, present[::-1], tossed, size)[::-1]
    whole, found = after[0][size], {}
    for at, card in enumerate(present):
        without = sum(before[at][k] * after[at + 1][size - k] for k in range(size + 1))
        found[card] = 1 - Fraction(without) / whole
    return found


def weight(n: int, k: int, tossed: int) -> int | Fraction:
    """How much it weighs that k of n copies are in a hand, out of which so many were given up by choice: whoever holds
    several alike had the same choice with one."""
    return Fraction(comb(n, k), comb(k + tossed, tossed)) if tossed else comb(n, k)


def ways(counts: Sequence[int], among: Sequence[int], tossed: Sequence[int], size: int) -> int | Fraction:
    """The weight of all hands of this size made of these titles."""
    return sums(counts, among, tossed, size)[0][size]


def sums(counts: Sequence[int], among: Sequence[int], tossed: Sequence[int], size: int) -> list[list[int | Fraction]]:
    """For each title on, the weight of choosing so many cards among it and those after it."""
    after: list[int | Fraction] = [1, *([0] * size)]
    table = [after]
    for card in reversed(among):
        n, gave = counts[card], tossed.count(card)
        each = [weight(n, k, gave) for k in range(min(n, size) + 1)]
        after = [sum(w * after[m - k] for k, w in enumerate(each[: m + 1])) for m in range(size + 1)]
        table.append(after)
    return table[::-1]


def next_card(s: Table, p: int, seat: int | None) -> dict[int, Fraction]:
    """What the next card of a deck may be, as far as a seat can know."""
    if s.top[p] and s.top[p][0].known_to(seat):
        return {s.top[p][0].card: Fraction(1)}
    counts, size = (s.deck[p], 0) if p == seat else (unseen(s, p), len(s.held[p]))
    total = sum(counts)
    if not deck_size(s, p) or not total:
        return {}
    if not size or not s.tossed[p]:
        return {card: Fraction(n, total) for card, n in enumerate(counts) if n}
    present = [card for card, n in enumerate(counts) if n]
    whole, found = ways(counts, present, s.tossed[p], size), {}
    for card in present:
        found[card] = Fraction(left_over(counts, card, present, s.tossed[p], size)) / whole / (total - size)
    return {card: chance for card, chance in found.items() if chance}


def left_over(
    counts: Sequence[int], card: int, present: Sequence[int], tossed: Sequence[int], size: int
) -> int | Fraction:
    """The weight of all hands, each times the copies of a title it leaves in the deck."""
    table = sums(counts, [c for c in present if c != card], tossed, size)[0]
    n, gave = counts[card], tossed.count(card)
    return sum((n - k) * weight(n, k, gave) * table[size - k] for k in range(min(n, size) + 1))


# What is drawn again


def conceal(s: Table, seat: int | None, rng: Random) -> None:
    """Deal again every card this seat has not seen: hands and decks within what everybody knows them to hold together,
    looked-at cards within the Darknet's unseen ones."""
    for p in (0, 1):
        if p != seat:
            redeal_own(s, p, rng)
    for pile in (s.under, s.looked):
        for i, lying in enumerate(pile):
            if not lying.known_to(seat):
                s.loose[lying.card] += 1
                pile[i] = lying._replace(card=-1)
    for pile in (s.under, s.looked):
        for i, lying in enumerate(pile):
            if lying.card < 0:
                pile[i] = Lying(take(s.loose, rng), lying.seen)


def redeal_own(s: Table, p: int, rng: Random) -> None:
    """The hand first, as likely as what was given up from it makes it; then the seen top of the deck."""
    counts, size = unseen(s, p), len(s.held[p])
    present = [card for card, n in enumerate(counts) if n]
    table = sums(counts, present, s.tossed[p], size)
    held: list[int] = []
    for at, card in enumerate(present):
        left = size - len(held)
        n, gave = counts[card], s.tossed[p].count(card)
        x, k = Fraction(rng.random()) * table[at][left], 0
        while k < min(n, left) and x >= (w := weight(n, k, gave) * table[at + 1][left - k]):
            x -= w
            k += 1
        held += [card] * k
        counts[card] -= k
    s.held[p] = held
    for i, lying in enumerate(s.top[p]):
        if lying.seen != ALL:
            s.top[p][i] = Lying(take(counts, rng), lying.seen)
    s.deck[p] = counts


def take(counts: list[int], rng: Random) -> int:
    """One card out of these counts."""
    x = int(rng.random() * sum(counts))
    for card, n in enumerate(counts):
        x -= n
        if x < 0:
            counts[card] -= 1
            return card
    raise RuntimeError("no card is left to lie there")
