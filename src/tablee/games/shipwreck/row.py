"""The row of arcana, the pile beside it and the fates in front (SA-4)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.shipwreck.cards import seen_values
from tablee.games.shipwreck.facts import Played
from tablee.games.shipwreck.options import PLACES_AT_HOURS, Place
from tablee.games.shipwreck.state import HOURS, ShipwreckState
from tablee.kit import Pick, Rules


def turn_up(s: ShipwreckState) -> Rules[int]:
    """SA-4.1: the next card of the pile can be seen, while there is one. Gives the one that lay on it, -1 for none."""
    card = s.next
    if 1 in s.cards_left:
        s.next = yield Pick("pile", s.cards_left)
        s.cards_left[s.next] = 0
    else:
        s.next = s.under.pop(0) if s.under else -1
    return card


def put_under(s: ShipwreckState, card: int) -> Rules[None]:
    """SA-4.2: the bottom of the pile is known, card by card."""
    s.under.append(card)
    if s.next < 0:
        yield from turn_up(s)


def placements(s: ShipwreckState, seat: int) -> Sequence[Place]:
    """SA-5.4: where the two fates may go, arcana by arcana; SA-4.7, SA-4.8: The Hours when there is nowhere else."""
    a, b = s.hands[seat]
    seen, takes = seen_values(s.visible), s.cards.takes
    found: list[Place] = []
    for card in s.row:
        found += takes[card][seen].plays[a][b]
    return found or [PLACES_AT_HOURS[fate] for fate in sorted({a, b})]


def as_seen(s: ShipwreckState, play: Place) -> Played:
    """What everybody sees of a play that the active player is about to make."""
    ids, (a, b, c, d) = s.cards.ids, s.row
    row = ids[a], ids[b], ids[c], ids[d]
    return Played(s.active, play.fate, s.had_kept, play.at, row, tuple(s.visible), (*s.hours,))


def lay(s: ShipwreckState, fate: int, place: int) -> None:
    """A fate goes in front of an arcana."""
    s.fronts[place].append(fate)
    s.hours[place] += HOURS[fate]
    s.visible[fate - 1] += 1


def take_away(s: ShipwreckState, fate: int, place: int) -> None:
    """A fate goes from the row back into the bag."""
    s.fronts[place].remove(fate)
    s.hours[place] -= HOURS[fate]
    s.visible[fate - 1] -= 1
    s.bag[fate - 1] += 1
