"""What a seat of Deep Regular Breaths may believe: what everybody has learnt from what was done and what was not, worlds a seat
cannot tell apart, and the odds that follow (DB-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import NamedTuple

import msgspec

from tablee.games.breaths.cards import CARDS, CHARACTERISTICS, EVERY, UP, Characteristic, bits, has, members_of
from tablee.games.breaths.options import RITUAL
from tablee.games.breaths.state import TOKENS, BreathsState, Clause, unseen, wanted
from tablee.kit import ALL, Pick, Rules, Slot, View, redeal

# DB-19.4: what everybody learns of people


def may_hold(s: BreathsState, seat: int, secret: int) -> bool:
    """Whether, as far as everybody knows, a seat may hold this secret."""
    number = s.secret[seat]
    return number >= 0 and has(s.secrets[number].may, secret)


def rule_out(s: BreathsState, seat: int, secrets: Iterable[int]) -> None:
    """What a seat has just done, or not done, shows that its secret is none of these."""
    number = s.secret[seat]
    if number >= 0 and s.secrets[number].seen != ALL:
        s.secrets[number] = without(s.secrets[number], secrets)


def without(slot: Slot, cards: Iterable[int]) -> Slot:
    """A slot in which none of these cards can lie."""
    return slot._replace(may=slot.may & ~bits(cards))


def may_have(s: BreathsState, seat: int, k: int) -> bool:
    """Whether, as far as everybody knows, a seat may have this knowledge card in its hand."""
    return any(has(s.knowledge[number].may, k) for number in s.hands[seat])


def silence(s: BreathsState, seat: int, k: int, forbids: Sequence[int]) -> None:
    """DB-19.5: nothing has happened, so this knowledge card is not there; or a secret nobody knows forbids its use, one of
    `forbids`."""
    number = s.secret[seat]
    if any(may_hold(s, seat, secret) for secret in forbids):
        clause = Clause(tuple(sorted(s.hands[seat])), k, number, tuple(forbids))
        if s.secrets[number].seen != ALL and clause not in s.clauses:
            s.clauses.append(clause)
        return
    for held in s.hands[seat]:
        if s.knowledge[held].seen != ALL:
            s.knowledge[held] = without(s.knowledge[held], [k])


# DB-19.2: what everybody learns of oxygen


def one_of(card: int, among: Sequence[int], seat: int) -> Slot:
    """A card laid face down by `seat`, of which the others know only that it is one of these."""
    return Slot(card, False, ALL if len(among) == 1 else 1 << seat, bits(among))


def not_in_discard(s: BreathsState, card: int) -> None:
    """Somebody has looked through the discard without finding this card."""
    for i, slot in enumerate(s.discard):
        if slot.seen != ALL:
            s.discard[i] = without(slot, [card])


def forget_places(s: BreathsState) -> list[Slot]:
    """The reserve is mixed: what lies face down in it is undrawn again, and may be whatever any of it could be before. Gives so
    many places with nothing known about them."""
    down = [slot for slot in s.reserve if not slot.up]
    for slot in down:
        if slot.card >= 0:
            s.loose[slot.card] += 1
    if down:
        may = 0
        for slot in down:
            may |= slot.may
        s.undrawn = unseen(may)
    return [s.undrawn] * len(s.reserve)


def settle_discard(s: BreathsState) -> Rules[None]:
    """Before the reserve is mixed anew, the cards that lie unseen elsewhere become what they are: nobody sees it, and
    everybody knows only what they could be before."""
    may = still_undrawn(s)
    for i, slot in enumerate(s.discard):
        if slot.seen == 0 and slot.may == s.undrawn.may:
            card = slot.card
            if card < 0:
                card = yield Pick("oxygen", s.loose, ())
                s.loose[card] -= 1
            s.discard[i] = Slot(card, False, 0, may)


def still_undrawn(s: BreathsState) -> int:
    """What a card that was never drawn may be, as far as everybody knows: not one that lies somewhere in sight, nor one of
    a group that fills its places."""
    known = bits(s.air)
    groups: Counter[int] = Counter()
    for slot in (*s.reserve, *s.discard):
        if slot.seen == ALL:
            known |= slot.may
        elif slot.seen or slot.may != s.undrawn.may:
            groups[slot.may] += 1
    may = s.undrawn.may & ~known
    for group in groups:
        inside = sum(n for other, n in groups.items() if other | group == group)
        if inside == (group & ~known).bit_count():
            may &= ~group
    return may


# DB-19.3: worlds a seat cannot tell apart


def conceal(s: BreathsState, seat: int | None, rng: Random) -> None:
    """DB-19.3: draw again what this seat cannot know: oxygen, hands and secrets, situations, ballots."""
    conceal_oxygen(s, seat, rng)
    conceal_people(s, seat, rng)
    deal_again(s.situations, s.situation_loose, seat, rng, [bool(slot.seen) for slot in s.situations])
    if s.final_step == RITUAL:
        for other in s.candidates:
            if other != seat:
                s.ballots[other] = s.candidates[int(rng.random() * len(s.candidates))]


def conceal_oxygen(s: BreathsState, seat: int | None, rng: Random) -> None:
    """Cards nobody has followed stay undrawn; the others get a place within what everybody knows."""
    slots, count = s.reserve + s.discard, len(s.reserve)
    me = 0 if seat is None else 1 << seat
    if all(slot.seen == ALL or slot.seen & me or (slot.card < 0 and slot.may == s.undrawn.may) for slot in slots):
        return
    deal_again(slots, s.loose, seat, rng, [bool(slot.seen) or slot.may != s.undrawn.may for slot in slots])
    s.reserve[:], s.discard[:] = slots[:count], slots[count:]


def conceal_people(s: BreathsState, seat: int | None, rng: Random) -> None:
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
    there = any(knowledge[number].card == clause.card for number in clause.held)
    return not there or secrets[clause.secret].card in clause.forbids


def deal_again(slots: list[Slot], loose: list[int], seat: int | None, rng: Random, drawn: list[bool]) -> None:
    """`redeal`, for slots of which those marked must get a card."""
    order = sorted(range(len(slots)), key=lambda i: not drawn[i])
    moved = [slots[i] for i in order]
    redeal(moved, loose, seat, rng, sum(drawn))
    for i, slot in zip(order, moved, strict=True):
        slots[i] = slot


def hidden(s: BreathsState) -> Mapping[str, object]:
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


def conserved(s: BreathsState) -> bool:
    """78 cards of oxygen, every card of the pack and every token once, wherever it is."""
    return oxygen_is_whole(s) and people_are_whole(s) and situations_are_whole(s)


def oxygen_is_whole(s: BreathsState) -> bool:
    slots = [*s.reserve, *s.discard]
    seen = Counter([slot.card for slot in slots if slot.card >= 0] + s.air)
    undrawn = sum(slot.card < 0 for slot in slots)
    return (
        len(slots) + len(s.air) == CARDS
        and undrawn == sum(s.loose)
        and all(s.loose[card] + seen[card] == 1 for card in range(CARDS))
        and all(slot == UP[slot.card] for slot in slots if slot.up)
        and all(slot.card < 0 or has(slot.may, slot.card) for slot in slots)
    )


def people_are_whole(s: BreathsState) -> bool:
    held = sorted([*s.gone, *(number for hand in s.hands for number in hand)])
    deck = [int(not s.coop or card.modes == "all") for card in s.cards.knowledge]
    dealt = Counter(slot.card for slot in s.knowledge)
    there = [number for number in (*s.secret, *s.board) if number >= 0]
    tokens = [s.supply[i] + sum(mine[i] for mine in s.tokens) for i in range(3)]
    read = Counter(slot.card for slot in s.secrets if slot.card >= 0)
    return (
        held == list(range(len(s.knowledge)))
        and all(s.knowledge_loose[k] + dealt[k] == deck[k] for k in range(len(deck)))
        and s.knowledge_left + len(s.knowledge) == sum(deck)
        and len(set(there)) == len(there)
        and all(s.secret_loose[k] + read[k] == 1 for k in range(len(s.cards.secrets)))
        and all(slot.card < 0 or has(slot.may, slot.card) for slot in (*s.knowledge, *s.secrets))
        and tokens == [TOKENS] * 3
        and all(0 <= life <= 3 for life in s.life)
    )


def situations_are_whole(s: BreathsState) -> bool:
    places = [*s.pile, *([s.current] if s.current >= 0 else []), *(number for stage in s.stages for number in stage)]
    read = Counter(slot.card for slot in s.situations if slot.card >= 0)
    whole = len(places) == len(s.situations) or bool(s.stages)
    return whole and len(set(places)) == len(places) and all(n + read[k] == 1 for k, n in enumerate(s.situation_loose))


# DB-19.6: how many cards a draw will take: the booklet's formula, and exactly, from what a seat knows

MISS, HIT, CLOSE = -1, -2, -3
"""A place whose card is known: it does nothing, matches, or ends the draw."""
SHOWN = 12
"""For how many cards the chances are told one by one."""


def booklet(cards: int, matching: int) -> Fraction:
    """DB-5.15: the booklet's average: (cards in the reserve + 1) / (matching cards in it + 1)."""
    return Fraction(cards + 1, matching + 1)


class Forecast(NamedTuple):
    """The mean number of cards up to the first match, if one comes at all; the chance that none does; and the chances that
    it has come after 1, 2, ... cards, for the first dozen of them."""

    mean: Fraction
    never: Fraction
    by: tuple[Fraction, ...]


NOTHING_COMES = Forecast(Fraction(0), Fraction(1), ())


class Group(NamedTuple):
    """The cards of which nobody can say which lies where among their places: how many, how many of them match, how many end the
    draw (DB-5.9)."""

    cards: int
    matching: int
    closing: int = 0


@lru_cache(4096)
def forecast(places: tuple[int, ...], groups: tuple[Group, ...]) -> Forecast:
    """`places`: from the top, MISS, HIT or CLOSE where the card is known, else the number of its group."""
    used = [0] * len(groups)
    open, won, of = 1, 0, 1  # the chances that it goes on and that it has succeeded, as parts of `of`
    total = 0  # the cards it takes when it succeeds, added up, as a part of it, too
    seen: list[Fraction] = []
    for taken, place in enumerate(places, 1):
        if place >= 0:
            cards, matching, closing = groups[place]
            left = cards - used[place]
            used[place] += 1
            now, won, total, of = open * matching, won * left, total * left, of * left
            open *= left - matching - closing
        else:
            now = open if place == HIT else 0
            open = open if place == MISS else 0
        won, total = won + now, total + taken * now
        if taken <= SHOWN:
            seen.append(Fraction(won, of))
        if not open:
            break
    return Forecast(Fraction(total, won) if won else Fraction(0), Fraction(of - won, of), tuple(seen))


class Sight(NamedTuple):
    """The reserve as a seat knows it. `exact`: the groups do not depend on each other."""

    places: tuple[int, ...]  # from the top: a card, or `unplaced` its group
    groups: tuple[int, ...]  # the cards that may lie there, as bits
    exact: bool


def unplaced(group: int) -> int:
    """A place whose card is one of a group, as a number below 0; and back: it is its own inverse."""
    return -1 - group


def sight(s: BreathsState, seat: int | None, memory: bool) -> Sight:
    """Cards this seat cannot place are equally likely wherever they may be; a group that fills its own places is apart. Without
    `memory` whatever lies face down is any of the cards that do not lie in sight (DB-19.1)."""
    me = 0 if seat is None else 1 << seat
    unknown = EVERY & ~bits(s.air)
    guessed: list[int] = []
    for slot in (*s.reserve, *s.discard):
        if is_placed(slot, me, memory):
            unknown ^= 1 << slot.card
        else:
            guessed.append(slot.may if memory else EVERY)
    mays: dict[int, int] = {}
    for may, count in Counter(guessed).items():
        mays[may & unknown] = mays.get(may & unknown, 0) + count
    apart = [may for may, count in mays.items() if may.bit_count() == count]
    rest = unknown & ~sum(apart)
    groups = (rest, *apart)
    exact = all(may in apart or may & rest == rest for may in mays)
    group = {may: unplaced(groups.index(may & unknown) if may & unknown in apart else 0) for may in set(guessed)}
    places = [
        slot.card if is_placed(slot, me, memory) else group[slot.may if memory else EVERY]
        for slot in reversed(s.reserve)
    ]
    return Sight(tuple(places), groups, exact)


def is_placed(slot: Slot, me: int, memory: bool) -> bool:
    """Whether a seat, given as a bit, counts on which card lies there."""
    return slot.up or (memory and (slot.seen == ALL or bool(slot.seen & me)))


def expect(seen: Sight, wanted: int, closing: int = 0, reach: int = CARDS) -> Forecast:
    """What a draw for these cards will take, if one of `closing` ends it (DB-5.9) and so does having drawn `reach` cards
    (DB-6.6). The last card of the reserve is no success any more (DB-4.11)."""
    closing &= ~wanted  # DB-5.4: a success comes first
    places = []
    for place in seen.places[: min(reach, len(seen.places) - 1)]:
        if place < 0:
            places.append(unplaced(place))
            continue
        places.append(HIT if has(wanted, place) else CLOSE if has(closing, place) else MISS)
        if places[-1] != MISS:
            break
    groups = [
        Group(group.bit_count(), (group & wanted).bit_count(), (group & closing).bit_count()) for group in seen.groups
    ]
    return forecast(tuple(places), tuple(groups))


def matching(seen: Sight, wanted: int) -> int:
    """The matching cards that may lie in the reserve, as far as one knows."""
    known = sum(1 for place in seen.places if place >= 0 and has(wanted, place))
    groups = {unplaced(place) for place in seen.places if place < 0}
    return known + sum((seen.groups[group] & wanted).bit_count() for group in groups)


class Odds(View):
    """What a draw will take: the cards there are and those of them that may match, the booklet's average, the exact mean, and the
    chance that it never succeeds; fractions as text."""

    cards: int
    matching: int
    booklet: str
    mean: str
    never: str


class OddsNow(Odds):
    """The running draw: besides, the chances that it has succeeded after 1, 2, ... cards."""

    by: list[str]


class BreathsInsight(View):
    """By seat and characteristic what a draw will take, exactly or nearly so; by seat the secrets it may hold; the running draw."""

    exact: bool
    draws: dict[str, dict[Characteristic, Odds]]
    secrets: dict[str, list[str]]
    now: OddsNow | msgspec.UnsetType = msgspec.UNSET


@lru_cache(4096)
def odds(seen: Sight, wanted: int, closing: int, is_closed: bool) -> Odds:
    """A draw for these cards; none comes while it may not be made (DB-5.8). The same few positions are looked at again and
    again."""
    there = NOTHING_COMES if is_closed else expect(seen, wanted, closing)
    matches = matching(seen, wanted)
    return Odds(
        cards=len(seen.places),
        matching=matches,
        booklet=str(booklet(len(seen.places), matches)),
        mean=str(there.mean),
        never=str(there.never),
    )


def odds_now(s: BreathsState, seen: Sight) -> OddsNow:
    """The running draw: a resistance ends with its limit, a draw for one card knows no block (DB-17.8)."""
    there = expect(seen, wanted(s), s.cards.closing(s.characteristic), s.limit - s.drawn if s.limit else CARDS)
    matches = matching(seen, wanted(s))
    return OddsNow(
        cards=len(seen.places),
        matching=matches,
        booklet=str(booklet(len(seen.places), matches)),
        mean=str(there.mean),
        never=str(there.never),
        by=[str(chance) for chance in there.by],
    )


def insight(s: BreathsState, seat: int | None, memory: bool) -> BreathsInsight:
    """For every living player's characteristics what a draw will take; for the running draw also card by card; and what
    each secret may be (DB-19.4)."""
    seen = sight(s, seat, memory)
    closed = s.cards.closed(s.air)
    draws = {
        str(other): {
            name: odds(seen, s.conditions[other][i].cards, s.cards.closing(i), i in closed)
            for i, name in enumerate(CHARACTERISTICS)
        }
        for other in range(s.seats)
        if s.conditions[other] and not s.dead[other]
    }
    now = odds_now(s, seen) if s.drawer >= 0 else msgspec.UNSET
    exact = seen.exact and not (s.drawer >= 0 and s.characteristic < 0 and may_triple(s, seen))
    return BreathsInsight(exact=exact, draws=draws, secrets=possible(s, seat, memory), now=now)


def may_triple(s: BreathsState, seen: Sight) -> bool:
    """Whether all blocking trumps may come together in a draw that goes on then (DB-5.10): what they set off is not reckoned."""
    blocks = bits(s.cards.blocks)
    there = bits(place for place in seen.places if place >= 0)
    for group in seen.groups:
        there |= group
    return not blocks & ~(there | bits(s.air))


def possible(s: BreathsState, seat: int | None, memory: bool) -> dict[str, list[str]]:
    """The secrets that each other player may hold, as far as this seat knows; without `memory`, from those that lie open and
    from its own."""

    def knows(number: int) -> bool:
        slot = s.secrets[number]
        is_own = seat is not None and s.secret[seat] == number
        return slot.up or ((memory or is_own) and slot.known_to(seat))

    known = bits(slot.card for number, slot in enumerate(s.secrets) if knows(number))
    found = {}
    for other in range(s.seats):
        number = s.secret[other]
        if number >= 0 and other != seat:
            slot = s.secrets[number]
            may = 1 << slot.card if knows(number) else slot.may & ~known
            found[str(other)] = [s.cards.secrets[k].id for k in members_of(may)]
    return found
