"""Phase 2: Death Powa tokens, Reaping cards, the shares, and the token for those who did not reap (PM-7 to PM-9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any

from tablee.games.petite_mort.cards import card_set, contains
from tablee.games.petite_mort.objectives import bury, check_objectives
from tablee.games.petite_mort.options import NO_MORE, NO_TOKEN
from tablee.games.petite_mort.pictograms import KINDS, NONE
from tablee.games.petite_mort.state import (
    SCYTHES,
    Death,
    Laid,
    Life,
    PetiteMortState,
    Spot,
    Strike,
    half,
    in_turn,
    person,
    powa_on,
)
from tablee.kit import Ask, Option, Pick, Rules, Sealed, told

Script = Generator[Ask, Any, Any]


def targets(s: PetiteMortState, seat: int) -> list[Spot]:
    """PM-7.2, PM-7.6: the opponents' characters."""
    return [
        (owner, place)
        for owner, lives in enumerate(s.lives)
        if owner != seat
        for place, life in enumerate(lives)
        if life
    ]


# PM-7: tokens, then Reaping cards


def powa(s: PetiteMortState) -> Rules[None]:
    """PM-7.1, first step: those who have tokens may lay some, all at once."""
    holders = [seat for seat in range(s.seats) if any(s.tokens[seat])]
    if holders:
        laid = yield Sealed(holders, "powa", rule="PM-7.2", script=laying)
        for seat in holders:
            for kind, owner, place in laid[seat]:
                s.tokens[seat][kind] -= 1
                s.laid.append(Laid(seat, kind, owner, place))
                s.say("laid", "PM-7.2", seat=seat, kind=KINDS[kind], owner=owner, life=person(s, owner, place))
    s.phase = "reap"


def laying(s: PetiteMortState, seat: int) -> Script:
    """PM-7.2: a token, then the character it is laid on; as many as one has."""
    held, laid = s.tokens[seat][:], []
    while any(held):
        kinds = [s.cards.use[kind] for kind, n in enumerate(held) if n]
        chosen = yield Ask(seat, "powa", [*kinds, NO_MORE], "PM-7.2")
        if chosen == NO_MORE:
            break
        kind = KINDS.index(chosen.kind)
        spots = {person(s, *spot): spot for spot in targets(s, seat)}
        on = yield Ask(seat, "powa-on", [s.cards.on[_at(s, spot)[0]] for spot in spots.values()], "PM-7.2")
        held[kind] -= 1
        laid.append((kind, *spots[on.life]))
    return tuple(laid)


def reap(s: PetiteMortState) -> Rules[None]:
    """PM-7.1, second step: Reaping cards beside their targets, all at once."""
    struck = yield Sealed(range(s.seats), "reap", rule="PM-7.5", script=reaping)
    for seat in range(s.seats):
        for scythe, owner, place in struck[seat]:
            s.scythes[seat].remove(scythe)
            s.strikes.append(Strike(seat, scythe, owner, place))
            life = person(s, owner, place)
            s.say("struck", "PM-7.5", seat=seat, scythe=s.cards.ids[scythe], owner=owner, life=life)
        if struck[seat]:
            s.struck.append(seat)
        else:
            s.say("held-back", "PM-7.12", seat=seat)
    s.phase = "share"


def reaping(s: PetiteMortState, seat: int) -> Script:
    """PM-7.7, PM-7.8: one card, one target, and never two of one's own on the same. Asked again after each but the last
    card, whatever is held: how long one thinks tells nothing."""
    struck: list[tuple[int, int, int]] = []
    for _ in range(min(SCYTHES, len(s.scythes[seat]))):
        options = partial(strikes, tuple(struck))
        chosen = yield Ask(seat, "reap", options, "PM-7.5")
        if chosen == NO_MORE:
            break
        target = s.cards.index[chosen.life]
        spot = next(spot for spot in targets(s, seat) if _at(s, spot)[0] == target)
        struck.append((s.cards.index[chosen.scythe], *spot))
    return tuple(struck)


def strikes(struck: Sequence[tuple[int, int, int]], s: PetiteMortState, seat: int) -> list[Option]:
    """PM-7.5, PM-7.9: every Reaping card with everybody it can reap as they are now, and the choice to keep them (PM-7.12)."""
    cards, hit = s.cards, [(owner, place) for _, owner, place in struck]
    held = [card for card in s.scythes[seat] if card not in [used for used, *_ in struck]]
    mine, found = card_set(held), []
    for spot in targets(s, seat):
        life = _at(s, spot)
        fit = cards.reapers(life, powa_on(s, *spot) if s.laid else NONE) & mine
        if fit and spot not in hit:
            found += [cards.reap[card][life[0]] for card in held if contains(fit, card)]
    return [*found, NO_MORE]


def _at(s: PetiteMortState, spot: Spot) -> Life:
    return s.lives[spot[0]][spot[1]]


# PM-8: the shares


def reapers_of(s: PetiteMortState) -> dict[Spot, list[int]]:
    """Who reaps whom, in the order of the table."""
    found: dict[Spot, list[int]] = {}
    for strike in sorted(s.strikes, key=lambda strike: (strike.owner, strike.place, strike.seat)):
        found.setdefault((strike.owner, strike.place), []).append(strike.seat)
    return found


def alone(s: PetiteMortState, seat: int) -> list[Spot]:
    """The characters this seat reaps alone and has to choose from."""
    return [spot for spot, by in reapers_of(s).items() if by == [seat] and len(_at(s, spot)) > 1]


def share(s: PetiteMortState) -> Rules[None]:
    """PM-8: all shares are one moment (PM-12.5); then the tokens go back (PM-7.4)."""
    reaped = reapers_of(s)
    choosers = [seat for seat in s.struck if alone(s, seat)]
    chosen = (yield Sealed(choosers, "share", rule="PM-8.2", script=choosing)) if choosers else {}
    for spot, by in reaped.items():
        if len(by) == 1:
            share_alone(s, spot, by[0], chosen.get(by[0], {}).get(spot))
        else:
            yield from share_jointly(s, spot, by)
        s.lost[spot[0]] += 1
        s.deaths.append(Death(s.round, spot[0], _at(s, spot), tuple(by)))
        s.lives[spot[0]][spot[1]] = ()
    put_away(s)
    check_objectives(s)
    s.phase = "token"


def choosing(s: PetiteMortState, seat: int) -> Script:
    """PM-8.1, PM-8.2: half of each character's cards, rounded up, of the reaper's choice."""
    kept: dict[Spot, tuple[int, ...]] = {}
    for spot in alone(s, seat):
        life = _at(s, spot)
        mine: list[int] = []
        for _ in range(half(life)):
            taken = yield Ask(seat, "share", [s.cards.take[card] for card in life if card not in mine], "PM-8.2")
            mine.append(s.cards.index[taken.card])
        kept[spot] = tuple(card for card in life if card in mine)
    return kept


def share_alone(s: PetiteMortState, spot: Spot, reaper: int, kept: tuple[int, ...] | None) -> None:
    """PM-8.1: the reaper's half, and the rest to the owner. A newborn is one card, and the reaper's."""
    life = _at(s, spot)
    mine = life if kept is None else kept
    entomb(s, spot, reaper, mine, "PM-8.1")
    entomb(s, spot, spot[0], tuple(card for card in life if card not in mine), "PM-8.1")
    s.reaps[reaper] += 1


def share_jointly(s: PetiteMortState, spot: Spot, reapers: Sequence[int]) -> Rules[None]:
    """PM-8.3: as many cards for each, dealt by chance (PM-8.4), with blanks where there are too few (PM-8.6); the rest to the
    owner (PM-8.5). Nothing but the character and its traits is shared (PM-8.7)."""
    life = _at(s, spot)
    pool = [*life, *([-1] * (len(reapers) - len(life)))]
    dealt: dict[int, list[int]] = {reaper: [] for reaper in reapers}
    for _ in range(len(pool) // len(reapers)):
        for reaper in reapers:
            card = pool.pop((yield Pick("share", [1] * len(pool))))
            if card >= 0:
                dealt[reaper].append(card)
    for reaper, cards in dealt.items():
        entomb(s, spot, reaper, tuple(cards), "PM-8.3" if cards else "PM-8.6")
        s.reaps[reaper] += 1
    entomb(s, spot, spot[0], tuple(pool), "PM-8.5")


def entomb(s: PetiteMortState, spot: Spot, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """A share goes to a cemetery."""
    bury(s, seat, cards)
    if cards or rule == "PM-8.6":
        say_share(s, spot, seat, cards, rule)


@told
def say_share(s: PetiteMortState, spot: Spot, seat: int, cards: tuple[int, ...], rule: str) -> None:
    names, life = s.cards.names(cards), person(s, *spot)
    s.say("share", rule, seat=seat, life=life, cards=names, count=len(cards), own=seat == spot[0])


def put_away(s: PetiteMortState) -> None:
    """PM-7.10: used Reaping cards are discarded, or kept by their reapers (PM-7.11); PM-7.4: tokens go back, used or not."""
    keeps = s.cards.diplomas[s.diploma].keeps_scythes
    for strike in s.strikes:
        if keeps:
            bury(s, strike.seat, (strike.scythe,))
            s.say("kept-scythe", "PM-7.11", seat=strike.seat, scythe=s.cards.ids[strike.scythe])
        else:
            s.spent.append(strike.scythe)
    for laid in s.laid:
        s.supply[laid.kind] += 1
    s.strikes.clear()
    s.laid.clear()


# PM-9: a token instead


def token(s: PetiteMortState) -> Rules[None]:
    """PM-9.1: those who reaped nobody, though they laid tokens (PM-9.2), may take one, to be laid from the next round on
    (PM-9.5, PM-9.6). PM-9.4: who comes too late for the last of a kind chooses again."""
    order = in_turn(s)
    waiting = [seat for seat in order if seat not in s.struck]
    while waiting and any(s.supply):
        wanted = yield Sealed(sorted(waiting), "token", draws, "PM-9.1")
        late = []
        for seat in waiting:
            if wanted[seat] == NO_TOKEN:
                s.say("no-token", "PM-9.1", seat=seat)
                continue
            kind = KINDS.index(wanted[seat].kind)
            if s.supply[kind]:
                s.supply[kind] -= 1
                s.tokens[seat][kind] += 1
                s.say("took", "PM-9.3", seat=seat, kind=KINDS[kind])
            else:
                late.append(seat)
                s.say("too-late", "PM-9.4", seat=seat, kind=KINDS[kind])
        waiting = late
    s.phase = "deathbed"


def draws(s: PetiteMortState, seat: int) -> Sequence[Option]:
    """PM-9.3: the kinds in the supply."""
    return [*(s.cards.draw[kind] for kind, n in enumerate(s.supply) if n), NO_TOKEN]
