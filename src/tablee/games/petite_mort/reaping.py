"""Phase 2: Death Powa tokens, Reaping cards, the shares, and the token for those who did not reap (PM-7 to PM-9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.games.petite_mort.cards import BITS
from tablee.games.petite_mort.objectives import KINDS
from tablee.games.petite_mort.state import NO_MORE, NO_TOKEN, SCYTHES, Death, Laid, Life, Strike, Table
from tablee.kit import Ask, Option, Pick, Rules, Sealed

if TYPE_CHECKING:
    from tablee.games.petite_mort.rules import PetiteMort

Script = Generator[Ask, Any, Any]
Spot = tuple[int, int]
"""An owner and a place: where a character lies."""


def targets(s: Table, seat: int) -> list[Spot]:
    """PM-7.2, PM-7.6: the opponents' characters."""
    return [
        (owner, place)
        for owner, lives in enumerate(s.lives)
        if owner != seat
        for place, life in enumerate(lives)
        if life
    ]


def powa_on(s: Table, owner: int, place: int) -> int:
    """PM-7.3: the weaknesses that tokens add to a character, packed."""
    return sum(1 << BITS * laid.kind for laid in s.laid if (laid.owner, laid.place) == (owner, place))


# PM-7: tokens, then Reaping cards


def powa(game: PetiteMort, s: Table) -> Rules[None]:
    """PM-7.1, first step: those who have tokens may lay some, all at once."""
    holders = [seat for seat in range(s.seats) if any(s.tokens[seat])]
    if holders:
        laid = yield Sealed(holders, "powa", rule="PM-7.2", script=game.laying)
        for seat in holders:
            for kind, owner, place in laid[seat]:
                s.tokens[seat][kind] -= 1
                s.laid.append(Laid(seat, kind, owner, place))
                s.say("laid", "PM-7.2", seat=seat, kind=KINDS[kind], owner=owner, life=game.person(s, owner, place))
    s.phase = "reap"


def laying(game: PetiteMort, s: Table, seat: int) -> Script:
    """PM-7.2: a token, then the character it is laid on; as many as one has."""
    held, laid = s.tokens[seat][:], []
    while any(held):
        kinds = [game.use[kind] for kind, n in enumerate(held) if n]
        chosen = yield Ask(seat, "powa", [*kinds, NO_MORE], "PM-7.2")
        if chosen == NO_MORE:
            break
        kind = KINDS.index(chosen.kind)
        spots = {game.person(s, *spot): spot for spot in targets(s, seat)}
        on = yield Ask(seat, "powa-on", [game.on[life] for life in spots], "PM-7.2")
        held[kind] -= 1
        laid.append((kind, *spots[on.life]))
    return tuple(laid)


def reap(game: PetiteMort, s: Table) -> Rules[None]:
    """PM-7.1, second step: Reaping cards beside their targets, all at once."""
    struck = yield Sealed(range(s.seats), "reap", rule="PM-7.5", script=game.reaping)
    for seat in range(s.seats):
        for scythe, owner, place in struck[seat]:
            s.scythes[seat].remove(scythe)
            s.strikes.append(Strike(seat, scythe, owner, place))
            s.struck |= 1 << seat
            s.say(
                "struck",
                "PM-7.5",
                seat=seat,
                scythe=game.cards.ids[scythe],
                owner=owner,
                life=game.person(s, owner, place),
            )
        if not struck[seat]:
            s.say("held-back", "PM-7.12", seat=seat)
    s.phase = "share"


def reaping(game: PetiteMort, s: Table, seat: int) -> Script:
    """PM-7.7, PM-7.8: one card, one target, and never two of one's own on the same. Asked again after each but the last
    card, whatever is held: how long one thinks tells nothing."""
    struck: list[tuple[int, int, int]] = []
    for _ in range(min(SCYTHES, len(s.scythes[seat]))):
        options = partial(strikes, game, tuple(struck))
        chosen = yield Ask(seat, "reap", options, "PM-7.5")
        if chosen == NO_MORE:
            break
        person = game.cards.index[chosen.life]
        spot = next(spot for spot in targets(s, seat) if _at(s, spot)[0] == person)
        struck.append((game.cards.index[chosen.scythe], *spot))
    return tuple(struck)


def strikes(game: PetiteMort, struck: Sequence[tuple[int, int, int]], s: Table, seat: int) -> list[Option]:
    """PM-7.5, PM-7.9: every Reaping card with everybody it can reap as they are now, and the choice to keep them (PM-7.12)."""
    hit = [(owner, place) for _, owner, place in struck]
    held = [card for card in s.scythes[seat] if card not in [used for used, *_ in struck]]
    mine, reapers = sum(1 << card for card in held), game.cards.reapers
    found: list[Option] = []
    for spot in targets(s, seat):
        life = s.lives[spot[0]][spot[1]]
        fit = reapers(life, powa_on(s, *spot) if s.laid else 0) & mine
        if fit and spot not in hit:
            found += [game.reap[card][life[0]] for card in held if fit >> card & 1]
    return [*found, NO_MORE]


def _at(s: Table, spot: Spot) -> Life:
    return s.lives[spot[0]][spot[1]]


# PM-8: the shares


def reapers_of(s: Table) -> dict[Spot, list[int]]:
    """Who reaps whom, in the order of the table."""
    found: dict[Spot, list[int]] = {}
    for strike in sorted(s.strikes, key=lambda strike: (strike.owner, strike.place, strike.seat)):
        found.setdefault((strike.owner, strike.place), []).append(strike.seat)
    return found


def alone(s: Table, seat: int) -> list[Spot]:
    """The characters this seat reaps alone and has to choose from."""
    return [spot for spot, by in reapers_of(s).items() if by == [seat] and len(_at(s, spot)) > 1]


def share(game: PetiteMort, s: Table) -> Rules[None]:
    """PM-8: all shares are one moment (PM-12.5); then the tokens go back (PM-7.4)."""
    reaped = reapers_of(s)
    choosers = [seat for seat in range(s.seats) if s.struck >> seat & 1 and alone(s, seat)]
    chosen = (yield Sealed(choosers, "share", rule="PM-8.2", script=game.choosing)) if choosers else {}
    for spot, by in reaped.items():
        if len(by) == 1:
            share_alone(game, s, spot, by[0], chosen.get(by[0], {}).get(spot))
        else:
            yield from share_jointly(game, s, spot, by)
        s.lost[spot[0]] += 1
        s.deaths.append(Death(s.round, spot[0], _at(s, spot), tuple(by)))
        s.lives[spot[0]][spot[1]] = ()
    put_away(game, s)
    game.check_objectives(s)
    s.phase = "token"


def choosing(game: PetiteMort, s: Table, seat: int) -> Script:
    """PM-8.1, PM-8.2: half of each character's cards, rounded up, of the reaper's choice."""
    kept: dict[Spot, tuple[int, ...]] = {}
    for spot in alone(s, seat):
        life = _at(s, spot)
        mine: list[int] = []
        for _ in range((len(life) + 1) // 2):
            taken = yield Ask(seat, "share", [game.take[card] for card in life if card not in mine], "PM-8.2")
            mine.append(game.cards.index[taken.card])
        kept[spot] = tuple(card for card in life if card in mine)
    return kept


def share_alone(game: PetiteMort, s: Table, spot: Spot, reaper: int, kept: tuple[int, ...] | None) -> None:
    """PM-8.1: the reaper's half, and the rest to the owner. A newborn is one card, and the reaper's."""
    life = _at(s, spot)
    mine = life if kept is None else kept
    entomb(game, s, spot, reaper, mine, "PM-8.1")
    entomb(game, s, spot, spot[0], tuple(card for card in life if card not in mine), "PM-8.1")
    s.reaps[reaper] += 1


def share_jointly(game: PetiteMort, s: Table, spot: Spot, reapers: Sequence[int]) -> Rules[None]:
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
        entomb(game, s, spot, reaper, tuple(cards), "PM-8.3" if cards else "PM-8.6")
        s.reaps[reaper] += 1
    entomb(game, s, spot, spot[0], tuple(pool), "PM-8.5")


def entomb(game: PetiteMort, s: Table, spot: Spot, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """A share goes to a cemetery."""
    game.bury(s, seat, cards)
    if cards or rule == "PM-8.6":
        life = game.person(s, *spot)
        s.say("share", rule, seat=seat, life=life, cards=game.names(cards), count=len(cards), own=seat == spot[0])


def put_away(game: PetiteMort, s: Table) -> None:
    """PM-7.10: used Reaping cards are discarded, or kept by their reapers (PM-7.11); PM-7.4: tokens go back, used or not."""
    keeps = game.cards.diplomas[s.diploma].keeps_scythes
    for strike in s.strikes:
        if keeps:
            game.bury(s, strike.seat, (strike.scythe,))
            s.say("kept-scythe", "PM-7.11", seat=strike.seat, scythe=game.cards.ids[strike.scythe])
        else:
            s.spent.append(strike.scythe)
    for laid in s.laid:
        s.supply[laid.kind] += 1
    s.strikes.clear()
    s.laid.clear()


# PM-9: a token instead


def token(game: PetiteMort, s: Table) -> Rules[None]:
    """PM-9.1: those who reaped nobody, though they laid tokens (PM-9.2), may take one, to be laid from the next round on
    (PM-9.5, PM-9.6). PM-9.4: who comes too late for the last of a kind chooses again."""
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    waiting = [seat for seat in order if not s.struck >> seat & 1]
    while waiting and any(s.supply):
        wanted = yield Sealed(sorted(waiting), "token", game.draws, "PM-9.1")
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


def draws(game: PetiteMort, s: Table, seat: int) -> Sequence[Option]:
    """PM-9.3: the kinds in the supply."""
    return [*(game.draw[kind] for kind, n in enumerate(s.supply) if n), NO_TOKEN]
