"""One effect being carried out: whose, by which card, and what every effect may do to cards and life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.games.narcose.state import LIFE, Lying, NarcoseState, Played, find
from tablee.games.narcose.tallies import Reckoning
from tablee.kit import ALL, Over, Pick, Rules, Show, told
from tablee.kit.pack import BUDGET, Call


class Working(Reckoning):
    """An effect under way. `at`: the number of its card in play, -1 when it is not there; `own`: what would strike the
    other player strikes this one (a malus, each player in turn); `later`: deaths are looked at when all is done."""

    __slots__ = ("at", "card", "later", "own")

    def __init__(self, s: NarcoseState, seat: int, card: int, at: int = -1, own: bool = False) -> None:
        # what `Reckoning` does, without the call: one is made for every effect
        self.budget, self.cards, self.s, self.seat, self.damage, self.coins = BUDGET, s.cards, s, seat, 0, 0
        self.card, self.at, self.own, self.later = card, at, own, False

    @property
    def struck(self) -> int:
        """Whom an attack strikes."""
        return self.seat if self.own else 1 - self.seat

    def run(self, calls: Sequence[Call]) -> Rules[None]:
        """One verb after another, those that would do nothing left out. A verb that asks nothing has no steps."""
        for call in calls:
            self.spend(call)
            (_, run, _, facts), args, _ = call
            if (can := facts.get("can")) is None or can(self, *args):
                steps = run(self, *args)
                if steps is not None:
                    yield from steps

    def can(self, calls: Sequence[Call]) -> bool:
        """Whether any of these would do something."""
        for (_, _, _, facts), args, _ in calls:
            can = facts.get("can")
            if can is None or can(self, *args):
                return True
        return False


# Life


def heal_by(s: NarcoseState, seat: int, n: int, rule: str) -> None:
    """NA-3.1: never above 25."""
    gained = min(n, LIFE - s.life[seat])
    s.life[seat] += gained
    if gained:
        s.say("healed", rule, seat=seat, by=gained, life=s.life[seat])


def take_life(s: NarcoseState, seat: int, n: int, rule: str, later: bool = False) -> None:
    """NA-6.4: at once. NA-6.5: unless protected. NA-1.2: whoever is at 0 or below has lost at once."""
    if s.shield[seat]:
        s.say("shielded", "NA-6.5", seat=seat)
        return
    s.life[seat] -= n
    say_lost_life(s, seat, n, rule)
    if not later:
        look_at_death(s)


@told
def say_lost_life(s: NarcoseState, seat: int, n: int, rule: str) -> None:
    s.say("lost-life", rule, seat=seat, by=n, life=max(0, s.life[seat]))


def look_at_death(s: NarcoseState) -> None:
    """NA-1.2; NA-1.4: should both be at 0 or below, the dealer has lost."""
    for seat in (s.dealer, 1 - s.dealer):
        if s.life[seat] <= 0:
            raise Over((1 - seat,), "death", [max(0, life) for life in s.life])


# Cards


def enter(s: NarcoseState, *cards: int, muted: bool = False) -> None:
    """NA-5.2, NA-5.11: cards come into the dealer's play zone. NA-5.9: a compulsory effect makes one used at once."""
    faces, at = s.cards.faces, s.serial
    for card in cards:
        s.play.append(Played(at, card, faces[card].must, 0, 0, muted))
        at += 1
    s.serial = at


def replace(s: NarcoseState, at: int, **new: Any) -> None:
    """Note something about a card in play, if it is still there."""
    i = find(s, at)
    if i >= 0:
        s.play[i] = msgspec.structs.replace(s.play[i], **new)


def reshuffle(s: NarcoseState, seat: int) -> None:
    """NA-8.4: the discard becomes the deck."""
    deck = s.deck[seat]
    for card in s.discard[seat]:
        deck[card] += 1
    s.left[seat] += len(s.discard[seat])
    s.discard[seat].clear()
    s.say("reshuffled", "NA-8.4", seat=seat, count=s.left[seat])


STREAM = ("deck 0", "deck 1")


def turn_up(s: NarcoseState, seat: int) -> Rules[int]:
    """The next card of a seat's deck, seen by all; -1 when the deck is empty."""
    top, left = s.top[seat], s.left
    if top:
        card, seen = top[0]
        if seen != ALL:
            yield Show(card)
        del top[0]
        return card
    if not left[seat]:
        return -1
    deck = s.deck[seat]
    drawn: int = yield Pick(STREAM[seat], deck)
    deck[drawn] -= 1
    left[seat] -= 1
    return drawn


def draw_up(s: NarcoseState, seat: int) -> Rules[int]:
    """NA-12.3: the next card, after a reshuffle where the deck is empty; -1 when there is none at all."""
    if not s.left[seat] and not s.top[seat] and s.discard[seat]:
        reshuffle(s, seat)
    return (yield from turn_up(s, seat))


def peek(s: NarcoseState, seat: int, place: int) -> Rules[bool]:
    """NA-12.5: the seat alone sees the card at this place of its deck; False when the deck is not so deep."""
    top = s.top[seat]
    if place < len(top):
        lying = top[place]
        if not lying.known_to(seat):
            yield Show(lying.card, (seat,))
            top[place] = lying.seen_by(seat)
        return True
    if not s.left[seat]:
        return False
    card: int = yield Pick(STREAM[seat], s.deck[seat], (seat,))
    s.deck[seat][card] -= 1
    s.left[seat] -= 1
    top.append(Lying(card, 0).seen_by(seat))
    return True


def leave_hand(s: NarcoseState, seat: int, card: int) -> Rules[None]:
    """A card chosen from the hand is shown and goes to the discard. One that all knew to be there goes first."""
    if card in s.known[seat]:
        s.known[seat].remove(card)
    else:
        yield Show(card)
        s.held[seat].remove(card)
        s.tossed[seat].append(card)
    s.discard[seat].append(card)


def lift_malus(s: NarcoseState, seat: int, card: int) -> None:
    """NA-9.7: a malus goes back to the discard of the player who placed it."""
    s.malus[seat].remove(card)
    s.discard[1 - seat].append(card)


def open_must(s: NarcoseState, entry: Played) -> bool:
    """NA-5.5: a compulsory effect of this card still waits."""
    face = s.cards.faces[entry.card]
    return face.must and any(r.line.must and r.side in (0, entry.side) and not entry.has_done(i) for i, r in face.acts)


def distinct(entries: Sequence[Played]) -> list[Played]:
    """Cards in play of which no two are alike in all but their number."""
    if len({x.card for x in entries}) == len(entries):
        return [*entries]
    found: dict[tuple[object, ...], Played] = {}
    for x in entries:
        look = (x.card, x.used, x.done, x.side, x.muted, x.extra, x.cling)
        found.setdefault(look, x)
    return list(found.values())
