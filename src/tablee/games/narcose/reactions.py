"""Reactions (NA-10): what may answer an effect, the damage, the end of the turn, and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from tablee.games.narcose import options
from tablee.games.narcose.cards import reacting
from tablee.games.narcose.options import LET, React
from tablee.games.narcose.state import FIVE, Hit, NarcoseState, in_pool
from tablee.games.narcose.titles import Face, Filter, Positive
from tablee.games.narcose.working import Working, leave_hand
from tablee.kit import Ask, Option, Rules
from tablee.kit.pack import Call

Suits = Callable[[Call], Sequence[int]]
"""At what a way of reacting could be aimed now: numbers of cards in play, or -1 where there is nothing to choose."""
NOWHERE: Sequence[int] = ()
AT_ALL: Sequence[int] = (-1,)


def cancellable(s: NarcoseState, match: str, what: str) -> Sequence[int]:
    """The numbers of the cards in play whose damage can be cancelled, of those that are alike the first."""
    fits, mixes = s.cards.match[match], what == "mix"
    found = [h for h in s.hits if fits[h.card] and not h.answered and (h.mixed or not mixes)]
    if len(found) < 2:
        return [h.at for h in found]
    alike = {(h.card, h.plain, h.mixed): h.at for h in reversed(found)}
    return sorted(alike.values())


@reacting(
    effect=lambda s, seat, card, hurts, match, what: what == "any" and s.cards.match[match][card],
    damage=cancellable,
    cancels=True,
)
def cancel(e: Working, match: Filter, what: Literal["damage", "mix", "any"]) -> None:
    """The damage of one such card, or only its mixtures; `any`: an action effect of it, or its damage.

    Example: `{ cancel = "nasal", what = "any" }`"""
    s = e.s  # NA-12.17
    for i, hit in enumerate(s.hits):
        if hit.at == e.at:
            s.hits[i] = Hit(hit.at, hit.card, hit.plain if what == "mix" else 0, 0, True)


@reacting(five=True)
def ground(e: Working, n: Positive) -> None:
    """At the end of the turn n of the dealer's hallucinogens do not count. Example: `{ ground = 2 }`"""
    # NA-12.19: `answer_five` takes them out of the count


def might(s: NarcoseState, seat: int) -> bool:
    """Whether a seat has anything at all to react with, as far as everybody can tell."""
    return bool(s.rdr[seat] or in_hand_perhaps(s, seat))


def in_hand_perhaps(s: NarcoseState, seat: int) -> list[int]:
    """NA-10.3: what may be in a hand to react with: it is in hand and deck together, which everybody knows."""
    return [card for card in s.cards.in_hand if in_pool(s, seat, card)]


def window(s: NarcoseState, seat: int, kind: str, rule: str, suits: Suits) -> Rules[React | None]:
    """NA-10.1: ask a seat whether it reacts, if what lies before all tells that it might; gives what it did."""
    zone, hand = s.rdr[seat], in_hand_perhaps(s, seat)
    ready = of_cards(s, zone, "zone", suits) if zone else []
    perhaps = of_cards(s, hand, "hand", suits) if hand else []
    if not ready and not perhaps:
        return None

    def ways(s: NarcoseState, seat: int) -> Sequence[Option]:
        held = {*s.held[seat], *s.known[seat]}
        return [LET, *ready, *(option for option in perhaps if s.cards.index[option.card] in held)]

    said = yield Ask(seat, kind, ways, rule, public=not perhaps)
    if said == LET:
        return None
    assert isinstance(said, React)
    yield from carry_out(s, seat, said)
    return said


def of_cards(s: NarcoseState, cards: Sequence[int], where: str, suits: Suits) -> list[React]:
    """The ways to react with these cards, from there."""
    found = []
    for card in cards:
        face = s.cards.faces[card]
        if face.title.reaction is not None and face.title.reaction.where == where:
            found += [options.react(face.title.id, call.verb.name, at) for call in face.ways for at in suits(call)]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def way(face: Face, said: React) -> Call:
    """What a card was said to do."""
    return next(call for call in face.ways if call.verb.name == said.how)


def carry_out(s: NarcoseState, seat: int, said: React) -> Rules[None]:
    """NA-9.3: the card does one thing, what follows it, and goes to its owner's discard."""
    card = s.cards.index[said.card]
    face = s.cards.faces[card]
    assert face.title.reaction is not None
    if face.title.reaction.where == "zone":
        s.rdr[seat].remove(card)
        s.discard[seat].append(card)
    else:
        yield from leave_hand(s, seat, card)
    s.say("reacted", "NA-10.1", seat=seat, card=said.card, how=said.how)
    e = Working(s, seat, card, said.at)
    yield from e.run([way(face, said)])
    yield from e.run(face.then)


# NA-10.1, NA-10.7: before an effect


def answer_effect(s: NarcoseState, seat: int, card: int, hurts: bool) -> Rules[bool]:
    """Before an effect of this card is applied against a seat; gives whether it was cancelled."""

    def suits(call: Call) -> Sequence[int]:
        answers = call.verb.facts.get("effect")
        return AT_ALL if answers and answers(s, seat, card, hurts, *call.args) else NOWHERE

    s.facing = card
    said = yield from window(s, seat, "react", "NA-10.1", suits)
    s.facing = None
    if said is None or not way(s.cards.faces[s.cards.index[said.card]], said).verb.facts.get("cancels"):
        return False
    s.say("cancelled", "NA-10.4", seat=seat, card=s.cards.ids[card])
    return True


# NA-10.5: before the damage


def answer_damage(s: NarcoseState, seat: int) -> Rules[None]:
    """NA-10.2: one reaction for each card, until the drugged player lets the rest happen or is protected."""

    def suits(call: Call) -> Sequence[int]:
        aims = call.verb.facts.get("damage")
        return aims(s, *call.args) if aims else NOWHERE

    while s.hits and not s.shield[seat] and might(s, seat):
        said = yield from window(s, seat, "react-damage", "NA-10.5", suits)
        if said is None:
            return


# NA-10.6: at the end of the turn


def answer_five(s: NarcoseState, count: int) -> Rules[int]:
    """While the dealer has five hallucinogens, each reaction takes some out of the count; gives what is left."""

    def suits(call: Call) -> Sequence[int]:
        return AT_ALL if call.verb.facts.get("five") else NOWHERE

    while count >= FIVE:
        said = yield from window(s, 1 - s.dealer, "ground", "NA-10.6", suits)
        if said is None:
            break
        count -= way(s.cards.faces[s.cards.index[said.card]], said).args[0]
        s.say("grounded", "NA-10.6", seat=1 - s.dealer, left=count)
    return count
