"""What a seat of Narcose sees (NA-4), and the form of what it can work out."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.games.narcose import market, tallies
from tablee.games.narcose.actions import is_met, is_off, is_open, is_spent
from tablee.games.narcose.state import (
    ACTIONS,
    DAMAGE,
    MALUS,
    PHASES,
    SET_UP,
    NarcoseState,
    PhaseName,
    Played,
    deck_size,
    hand_size,
    owned,
    pool,
)
from tablee.games.narcose.titles import Ready
from tablee.games.narcose.working import Working
from tablee.kit import ALL, View


class SeatView(View):
    """A seat as all see it. `pool`: its hand and its deck together, which all know; `known` and `top`: what all have seen of them;
    `fresh`: what it stored in its RdR zone this turn; `hit`: what it would lose by the damage in play."""

    seat: int
    life: int
    turns: int
    hand: int
    known: list[str]
    deck: int
    top: list[str | None]
    pool: dict[str, int]
    discard: list[str]
    rdr: list[str]
    fresh: list[str]
    malus: list[str]
    owned: int
    shield: bool
    hit: int


class InPlay(View):
    """A card in play, `at` its number this turn; what it is about to deal, the damage of its mixtures apart. Of its lines, by
    number: which are `done`, which are `open`, of which the condition `holds`, which are `spent` since their name was applied
    this turn, and which are `off`: muted, or on the side that was not chosen."""

    card: str
    at: int
    used: bool
    muted: bool
    side: int
    cling: bool
    extra: int
    done: list[int]
    open: list[int]
    holds: list[int]
    spent: list[int]
    off: list[int]
    damage: int
    mixed: int
    answered: bool


class Tally(View):
    """What the play zone comes to as it lies, and by how much prices are reduced."""

    damage: int
    coins: int
    discount: int
    hallucinogens: int


class Mixture(View):
    """A mixture that is live: a line of a card in play, and the numbers of the other cards it is made with."""

    card: str
    at: int
    line: int
    partners: list[int] = msgspec.field(name="with")


class Pile(View):
    """A pile of the Darknet or a place of the river: its face-up card with its price now, how many cards lie below, and whether
    an event does."""

    card: str | None
    below: int
    event: bool
    price: int | None


class Doing(View):
    """The effect under way; its card is None once it has left."""

    card: str | None
    at: int
    line: int


class Facing(View):
    """The effect that may be answered now: its card, where that lies, and its line, 0 where it is not one of the numbered lines."""

    card: str
    zone: Literal["play", "malus", "rdr"]
    line: int


class NarcoseView(View):
    """The table. `hand`, `top` and `looked`: what only the reader sees of cards; None is one that is not seen."""

    mode: Literal["piles", "river"]
    phase: PhaseName
    dealer: int | None
    seats: list[SeatView]
    play: list[InPlay]
    tally: Tally
    mixtures: list[Mixture]
    darknet: list[Pile]
    reserve: int
    under: list[str | None]
    infections: int
    events: list[str]
    removed: list[str]
    seized: int
    box: list[str]
    once: list[str]
    doing: Doing | None
    facing: Facing | None
    hand: list[str]
    top: list[str | None]
    looked: list[str | None]


class NarcoseOdds(View):
    """Chances as fractions, by seat and title: that a hidden hand holds a card, and that the next card of a deck is it."""

    hands: dict[str, dict[str, str]]
    next: dict[str, dict[str, str]]


def view(s: NarcoseState, seat: int | None) -> NarcoseView:
    """NA-4.1, NA-4.3: all that lies open, and the seat's own hand and what it has seen of the decks."""
    ids, total, e = s.cards.ids, tally(s), Working(s, s.dealer, -1)
    return NarcoseView(
        mode="river" if s.river else "piles",
        phase=PHASES[s.phase],
        dealer=s.dealer if s.dealer >= 0 else None,
        seats=[of_seat(s, p, total.damage) for p in (0, 1)],
        play=[of_play(e, entry) for entry in s.play],
        tally=total,
        mixtures=mixtures(e),
        darknet=[of_pile(s, place) for place in range(len(s.tops))],
        reserve=market.reserve_size(s),
        under=[ids[lying.card] if lying.known_to(seat) else None for lying in s.under],
        infections=s.infections,
        events=[ids[card] for card in s.past],
        removed=[ids[card] for card in s.removed],
        seized=s.gone,
        box=sorted({ids[card] for card in s.box}),
        once=s.once[:],
        doing=doing(s),
        facing=facing(s),
        hand=[] if seat is None else [ids[card] for card in sorted([*s.held[seat], *s.known[seat]])],
        top=[] if seat is None else [ids[x.card] if x.known_to(seat) else None for x in s.top[seat]],
        looked=[ids[lying.card] if lying.known_to(seat) else None for lying in s.looked],
    )


def of_seat(s: NarcoseState, p: int, damage: int) -> SeatView:
    ids = s.cards.ids
    return SeatView(
        seat=p,
        life=max(0, s.life[p]),
        turns=s.turns[p],
        hand=hand_size(s, p),
        known=[ids[card] for card in sorted(s.known[p])],
        deck=deck_size(s, p),
        top=[ids[lying.card] if lying.seen == ALL else None for lying in s.top[p]],
        pool={ids[card]: n for card, n in enumerate(pool(s, p)) if n},
        discard=[ids[card] for card in s.discard[p]],
        rdr=[ids[card] for card in s.rdr[p]],
        fresh=[ids[card] for card in s.fresh] if p == s.dealer else [],
        malus=[ids[card] for card in s.malus[p]],
        owned=owned(s, p),
        shield=s.shield[p],
        hit=0 if p == s.dealer or s.shield[p] else damage,  # NA-6.1, NA-6.5
    )


def of_play(e: Working, entry: Played) -> InPlay:
    """A card in play: what it has done, what it still offers, what it is about to deal."""
    s, e.card, e.at = e.s, entry.card, entry.at
    face = s.cards.faces[entry.card]
    hit = next((h for h in s.hits if h.at == entry.at), None) if s.hits else None
    hit = hit or tallies.hit(e, entry)
    told = InPlay(
        card=face.title.id,
        at=entry.at,
        used=entry.used,
        muted=entry.muted,
        side=entry.side,
        cling=entry.cling,
        extra=entry.extra,
        done=[],
        open=[],
        holds=[],
        spent=[],
        off=[],
        damage=hit.plain,
        mixed=hit.mixed,
        answered=hit.answered,
    )
    for i, ready in enumerate(face.lines):
        tell_line(told, e, entry, i, ready)
    return told


def tell_line(told: InPlay, e: Working, entry: Played, i: int, ready: Ready) -> None:
    """How a line stands: among which of its card's lines it is."""
    if ready.line.since > e.s.version:
        told.off.append(i + 1)
        return
    if not ready.counted:
        if entry.has_done(i):
            told.done.append(i + 1)
        elif is_open(e, entry, i, ready):
            told.open.append(i + 1)
        elif is_spent(e.s, ready.line):
            told.spent.append(i + 1)
    if ready.when is not None and is_met(e, entry, ready):
        told.holds.append(i + 1)
    if (entry.side or entry.muted) and is_off(entry, ready):
        told.off.append(i + 1)


def tally(s: NarcoseState) -> Tally:
    """NA-6.1, NA-7.1, NA-1.3: what the play zone comes to as it lies."""
    hits = s.hits or (tallies.hits(s) if s.phase <= DAMAGE else [])
    coins = s.coins if s.phase > DAMAGE else s.coins + (tallies.income(s) if s.phase != SET_UP else 0)
    return Tally(
        damage=sum(hit.plain + hit.mixed for hit in hits),
        coins=coins,
        discount=s.discount,
        hallucinogens=tallies.hallucinogens(s),
    )


def mixtures(e: Working) -> list[Mixture]:
    """The mixtures that are live, with what they are made of; none once the damage has been dealt."""
    if e.s.phase > DAMAGE:
        return []
    found = []
    for entry in e.s.play:
        face = e.cards.faces[entry.card]
        for i, ready in enumerate(face.lines):
            if ready.line.mix is not None and is_live(e, entry, i, ready):
                with_ = partners(e.s, entry, ready)
                found.append(Mixture(card=face.title.id, at=entry.at, line=i + 1, partners=with_))
    return found


def is_live(e: Working, entry: Played, i: int, ready: Ready) -> bool:
    """NA-5.6: a mixture that will count, or that can be applied now. NA-12.17: not one whose damage was cancelled."""
    if ready.counted:
        counts = (ready.side == 0 or ready.side == entry.side) and e.holds(ready.when)
        return counts and not any(hit.at == entry.at and hit.answered for hit in e.s.hits)
    e.card, e.at = entry.card, entry.at
    return e.s.phase <= ACTIONS and is_open(e, entry, i, ready)


def partners(s: NarcoseState, entry: Played, ready: Ready) -> list[int]:
    """The numbers of the other cards in play that a mixture counts."""
    when = ready.when
    if when is None or not when.verb.facts.get("counts"):
        return []
    fits = s.cards.match[when.args[0]]
    return [x.at for x in s.play if fits[x.card] and x.at != entry.at]


def of_pile(s: NarcoseState, place: int) -> Pile:
    card = s.tops[place]
    there = card >= 0
    return Pile(
        card=s.cards.ids[card] if there else None,
        below=s.piles[place],
        event=not s.river and there,
        price=market.price(s, card) if there else None,
    )


def facing(s: NarcoseState) -> Facing | None:
    """NA-10.1: what a reaction would answer: a line of a card in play, a malus, or a card used from the RdR zone."""
    if s.facing is None:
        return None
    line = s.doing[1] + 1 if s.doing else 0
    return Facing(
        card=s.cards.ids[s.facing], zone="play" if s.doing else "malus" if s.phase == MALUS else "rdr", line=line
    )


def doing(s: NarcoseState) -> Doing | None:
    """The effect under way, whose card may have left."""
    if not s.doing:
        return None
    at, line = s.doing
    card = next((s.cards.ids[entry.card] for entry in s.play if entry.at == at), None)
    return Doing(card=card, at=at, line=line + 1)
