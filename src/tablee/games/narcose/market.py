"""The Darknet (NA-3.5, NA-7) and its reserve: what is turned up, obtained, bought; and the river (NA-13)."""

from __future__ import annotations

from tablee.games.narcose.cards import Cards
from tablee.games.narcose.state import DEEP, PILES, RIVER, Lying, NarcoseState
from tablee.games.narcose.working import Working
from tablee.kit import ALL, OptionError, Pick, Rules, Show, told


def sort_cards(s: NarcoseState, bans: str) -> None:
    """NA-3.3 to NA-3.6, NA-13.2: every copy to where it belongs before anything is turned up."""
    cards = s.cards
    banned = read_bans(cards, bans)
    for i, title in enumerate(cards.titles):
        if title.id in banned or (s.river and is_seizer(cards, i)):
            s.box += [i] * title.copies  # NA-3.9, NA-13.2
        elif title.kind == "event":  # NA-3.4: which three are left over nobody knows
            (s.loose if s.river else s.events)[i] = title.copies
        elif title.kind == "infection":
            s.infections = title.copies
        elif title.base:
            for seat in (0, 1):
                s.deck[seat][i] = title.copies // 2  # NA-3.2
        else:
            s.loose[i] = title.copies
    s.left = [sum(deck) for deck in s.deck]
    s.reserve = sum(s.loose)
    check_bans(s)


def read_bans(cards: Cards, bans: str) -> set[str]:
    """NA-3.9: ids with commas; only what comes from the Darknet can be left out."""
    named = {part.strip() for part in bans.split(",") if part.strip()}
    if not named:
        return named
    allowed = [t.id for t in cards.titles if t.kind == "event" or t.cost is not None]
    for id in sorted(named):
        if id not in allowed:
            raise OptionError(
                "narcose-bans-card",
                "option 'bans' cannot name {found!r}: choose among {expected}",
                found=id,
                expected=allowed,
            )
    return named


def check_bans(s: NarcoseState) -> None:
    """NA-3.9: what is left is enough for the Darknet."""
    market = sum(n for i, n in enumerate(s.loose) if not s.cards.is_event[i])
    least = RIVER if s.river else PILES * DEEP
    if market < least or (not s.river and sum(s.events) < PILES):
        raise OptionError(
            "narcose-bans-many",
            "option 'bans' leaves too little: {least} Darknet cards are needed, and {events} events for piles",
            least=least,
            events=PILES,
        )


def is_seizer(cards: Cards, card: int) -> bool:
    """NA-13.2: an event that takes a pile away has no place in the river."""
    return any(call.verb.facts.get("piles_only") for ready in cards.faces[card].lines for call in ready.calls)


def open_market(s: NarcoseState) -> Rules[None]:
    """NA-3.5: eight piles of five over an event, the top ones turned up; NA-13.1, NA-13.3: or a river of six."""
    places = RIVER if s.river else PILES
    s.tops, s.piles = [-1] * places, [0 if s.river else DEEP] * places
    s.reserve -= sum(s.piles)
    for place in range(places):
        if s.river:
            weights = [0 if s.cards.is_event[i] else n for i, n in enumerate(s.loose)]
            s.reserve -= 1
        else:
            weights = s.loose
            s.piles[place] -= 1
        card: int = yield Pick("darknet", weights)
        s.loose[card] -= 1
        s.tops[place] = card
    mode = "river" if s.river else "piles"
    s.say("opened", "NA-13.1" if s.river else "NA-3.5", mode=mode, cards=[s.cards.ids[card] for card in s.tops])


# The reserve


def reserve_size(s: NarcoseState) -> int:
    return s.reserve + len(s.under)


def turn_reserve(s: NarcoseState) -> Rules[int]:
    """The top card of the reserve, seen by all; -1 when it is empty."""
    if s.reserve:
        card: int = yield Pick("reserve", s.loose)
        s.loose[card] -= 1
        s.reserve -= 1
        return card
    if not s.under:
        return -1
    lying = s.under[0]
    if lying.seen != ALL:
        yield Show(lying.card)
    del s.under[0]
    return lying.card


def look_at_reserve(s: NarcoseState, seat: int, n: int) -> Rules[None]:
    """The seat alone sees the top n cards, which lie apart meanwhile."""
    for _ in range(n):
        if s.reserve:
            card: int = yield Pick("reserve", s.loose, (seat,))
            s.loose[card] -= 1
            s.reserve -= 1
            s.looked.append(Lying(card, 0).seen_by(seat))
        elif s.under:
            lying = s.under[0]
            if not lying.known_to(seat):
                yield Show(lying.card, (seat,))
            del s.under[0]
            s.looked.append(lying.seen_by(seat))


def from_reserve(s: NarcoseState) -> Rules[int]:
    """A card to be obtained; NA-13.8: an event met on the way happens and is set aside."""
    while (card := (yield from turn_reserve(s))) >= 0 and s.cards.is_event[card]:
        yield from happen(s, card)
    return card


def obtainable(s: NarcoseState, card: int, up_to: int) -> bool:
    """NA-12.14: no event, and not dearer than that."""
    return not s.cards.is_event[card] and s.cards.cost[card] <= up_to


def receive(s: NarcoseState, seat: int, card: int, rule: str) -> None:
    """NA-7.2: into the discard; NA-7.5: a gift goes to the drugged player's."""
    title = s.cards.titles[card]
    to = 1 - s.dealer if title.gift else seat
    s.discard[to].append(card)
    say_received(s, to, title.id, "NA-7.5" if title.gift else rule)


@told
def say_received(s: NarcoseState, seat: int, card: str, rule: str) -> None:
    s.say("received", rule, seat=seat, card=card)


# Turning and replacing


def turn_next(s: NarcoseState, place: int) -> Rules[None]:
    """NA-7.3: the card below is turned up; NA-11.1: below the last one lies an event. NA-13.4: the river is filled up."""
    s.tops[place] = -1
    if s.river:
        yield from refill(s, place)
    elif s.piles[place]:
        card: int = yield Pick("darknet", s.loose)
        s.loose[card] -= 1
        s.piles[place] -= 1
        s.tops[place] = card
        say_turned(s, card, place, "NA-7.3", "piles")
    else:
        event: int = yield Pick("events", s.events)
        s.events[event] -= 1
        s.say("emptied", "NA-7.8", pile=place + 1)
        yield from happen(s, event)


def refill(s: NarcoseState, place: int) -> Rules[None]:
    """NA-13.4: the next card of the reserve; NA-13.5: events on the way happen; NA-13.6: until it is empty."""
    card = yield from from_reserve(s)
    if card >= 0:
        s.tops[place] = card
        say_turned(s, card, place, "NA-13.4", "river")
    else:
        s.say("dwindled", "NA-13.6", left=sum(top >= 0 for top in s.tops))


@told
def say_turned(s: NarcoseState, card: int, place: int, rule: str, mode: str) -> None:
    s.say("turned", rule, card=s.cards.ids[card], pile=place + 1, mode=mode)


def happen(s: NarcoseState, card: int) -> Rules[None]:
    """NA-7.7, NA-11.2: an event happens at once, for the present dealer; NA-11.3: then it lies aside."""
    s.past.append(card)
    s.say("event", "NA-11.1", card=s.cards.ids[card])
    e = Working(s, s.dealer, card)
    for ready in s.cards.faces[card].lines:
        yield from e.run(ready.calls)


def price(s: NarcoseState, card: int) -> int:
    """NA-7.4: what a card costs now; a reduction leaves 1 to pay, or what is printed if that is less."""
    cost = s.cards.cost[card]
    return max(cost - s.discount, min(cost, 1))
