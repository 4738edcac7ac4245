"""Reactions (NA-10): what may answer an effect, the damage, the end of the turn, and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from tablee.games.narcose import state
from tablee.games.narcose.cards import Filter, Positive, reacting
from tablee.games.narcose.state import FIVE, LET, Hit, React, Table, in_pool
from tablee.games.narcose.working import Working, leave_hand
from tablee.kit import Ask, Option, Rules
from tablee.kit.pack import Call

if TYPE_CHECKING:
    from tablee.games.narcose.rules import Narcose

Suits = Callable[[Call], Sequence[int]]
"""At what a way of reacting could be aimed now: numbers of cards in play, or -1 where there is nothing to choose."""


@reacting
def cancel(e: Working, match: Filter, what: Literal["damage", "mix", "any"]) -> None:
    """The damage of one such card, or only its mixtures; `any`: an action effect of it, or its damage.

    Example: `{ cancel = "nasal", what = "any" }`"""
    s = e.s  # NA-12.17
    for i, hit in enumerate(s.hits):
        if hit.at == e.at:
            s.hits[i] = Hit(hit.at, hit.card, hit.plain if what == "mix" else 0, 0, True)


@reacting
def ground(e: Working, n: Positive) -> None:
    """At the end of the turn n of the dealer's hallucinogens do not count. Example: `{ ground = 2 }`"""
    # NA-12.19: `answer_five` takes them out of the count


def might(game: Narcose, s: Table, seat: int) -> bool:
    """Whether a seat has anything at all to react with, as far as everybody can tell."""
    return bool(s.rdr[seat]) or any(in_pool(s, seat, card) for card in game.cards.in_hand)


def window(game: Narcose, s: Table, seat: int, kind: str, rule: str, suits: Suits) -> Rules[React | None]:
    """NA-10.1: ask a seat whether it reacts, if what lies before all tells that it might; gives what it did.

    NA-10.3: a card may be in the hand as long as it is in hand and deck together, which everybody knows."""
    zone, hand = s.rdr[seat], [card for card in game.cards.in_hand if in_pool(s, seat, card)]
    ready = of_cards(game, zone, "zone", suits) if zone else []
    perhaps = of_cards(game, hand, "hand", suits) if hand else []
    if not ready and not perhaps:
        return None

    def options(s: Table, seat: int) -> Sequence[Option]:
        held = {*s.held[seat], *s.known[seat]}
        return [LET, *ready, *(option for option in perhaps if game.cards.index[option.card] in held)]

    said = yield Ask(seat, kind, options, rule, public=not perhaps)
    if said == LET:
        return None
    assert isinstance(said, React)
    yield from carry_out(game, s, seat, said)
    return said


def of_cards(game: Narcose, cards: Sequence[int], where: str, suits: Suits) -> list[React]:
    """The ways to react with these cards, from there."""
    found = []
    for card in cards:
        face = game.cards.faces[card]
        if face.title.reaction is not None and face.title.reaction.where == where:
            found += [state.react(face.title.id, call.verb.name, at) for call in face.ways for at in suits(call)]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def carry_out(game: Narcose, s: Table, seat: int, said: React) -> Rules[None]:
    """NA-9.3: the card does one thing, what follows it, and goes to its owner's discard."""
    card = game.cards.index[said.card]
    face = game.cards.faces[card]
    assert face.title.reaction is not None
    if face.title.reaction.where == "zone":
        s.rdr[seat].remove(card)
        s.discard[seat].append(card)
    else:
        yield from leave_hand(s, seat, card)
    s.say("reacted", "NA-10.1", seat=seat, card=said.card, how=said.how)
    e = Working(game, s, seat, card, said.at)
    yield from e.run([next(call for call in face.ways if call.verb.name == said.how)])
    yield from e.run(face.then)


# NA-10.1, NA-10.7: before an effect


def answer_effect(game: Narcose, s: Table, seat: int, card: int, hurts: bool) -> Rules[bool]:
    """Before an effect of this card is applied against a seat; gives whether it was cancelled."""

    def suits(call: Call) -> Sequence[int]:
        if call.verb.name == "cancel":
            return (-1,) if call.args[1] == "any" and game.cards.match[call.args[0]][card] else ()
        return (-1,) if call.verb.name == "shield" and hurts and not s.shield[seat] else ()

    said = yield from window(game, s, seat, "react", "NA-10.1", suits)
    if said is None or said.how != "cancel":
        return False
    s.say("cancelled", "NA-10.4", seat=seat, card=game.cards.ids[card])
    return True


# NA-10.5: before the damage


def answer_damage(game: Narcose, s: Table, seat: int) -> Rules[None]:
    """NA-10.2: one reaction for each card, until the drugged player lets the rest happen or is protected."""

    def suits(call: Call) -> Sequence[int]:
        if call.verb.name == "shield":
            return (-1,)
        if call.verb.name != "cancel":
            return ()
        fits, mixes = game.cards.match[call.args[0]], call.args[1] == "mix"
        open_ = [h for h in s.hits if fits[h.card] and not h.answered and (h.mixed or not mixes)]
        if len(open_) < 2:
            return [h.at for h in open_]
        alike = {(h.card, h.plain, h.mixed): h.at for h in reversed(open_)}
        return sorted(alike.values())

    while s.hits and not s.shield[seat] and might(game, s, seat):
        said = yield from window(game, s, seat, "react-damage", "NA-10.5", suits)
        if said is None:
            return


# NA-10.6: at the end of the turn


def answer_five(game: Narcose, s: Table, count: int) -> Rules[int]:
    """While the dealer has five hallucinogens, each reaction takes some out of the count; gives what is left."""

    def suits(call: Call) -> Sequence[int]:
        return (-1,) if call.verb.name == "ground" else ()

    while count >= FIVE:
        said = yield from window(game, s, 1 - s.dealer, "ground", "NA-10.6", suits)
        if said is None:
            break
        face = game.cards.faces[game.cards.index[said.card]]
        count -= next(call.args[0] for call in face.ways if call.verb.name == "ground")
        s.say("grounded", "NA-10.6", seat=1 - s.dealer, left=count)
    return count
