"""What cards say, worked out: an effect that is carried out verb by verb, and the conditions of secrets, each of which looks only
at what everybody can see (DB-4.3: never at a card that lies face down)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tablee.games.breaths.cards import CARDS, UP, Trigger, has, named, when
from tablee.games.breaths.state import FIRST, LIFE, BreathsState
from tablee.kit import Ask, Option, Rules, Slot
from tablee.kit.pack import Call, Card, Doing


class Working(Doing):
    """One effect being carried out: for whom, by which card; `number` is that card on the table, `other` whom it concerns,
    `targets` who was named with the action, in the order in which its verbs ask for them; None where nobody could be."""

    __slots__ = ("card", "number", "other", "s", "seat", "targets")

    def __init__(
        self, s: BreathsState, seat: int, card: Card, number: int, other: int, targets: list[int] | None
    ) -> None:
        super().__init__()
        self.s, self.seat, self.card, self.number, self.other = s, seat, card, number, other
        self.targets = targets


def perform(
    s: BreathsState,
    seat: int,
    calls: Sequence[Call],
    card: Card,
    number: int = -1,
    other: int = -1,
    doing: Doing | None = None,
    targets: list[int] | None = None,
) -> Rules[None]:
    """Carry out an effect, verb by verb. `doing`: the effect in the course of which this one happens. DB-5.14: when "you" have
    died, only what needs no "you" still happens."""
    e = Working(s, seat, card, number, other, targets)
    if doing is not None:
        e.budget = doing.budget
    for call in calls:
        e.spend(call)
        if not s.dead[seat] or call.verb.facts.get("without_you"):
            yield from call.verb.run(e, *call.args)
    if doing is not None:
        doing.budget = e.budget


def choose(s: BreathsState, seat: int, kind: str, options: Sequence[Option], rule: str) -> Rules[Option]:
    """A choice in sight of all. Where only one thing can be chosen, nobody is asked: asking would hide nothing."""
    if len(options) == 1 and s.version != FIRST:
        return options[0]
    return (yield Ask(seat, kind, options, rule, public=True))


# The conditions of secrets: `at` is the moment at which one is looked at. What is true at a `window` or once `consulted` works
# when its holder decides.


class Watching(msgspec.Struct):
    """A condition being looked at for one seat: what has happened, by whom, to whom, with which card."""

    s: BreathsState
    seat: int
    trigger: Trigger
    by: int = -1
    at: int = -1
    card: int = -1

    def is_true(self) -> bool:
        when = self.trigger.when
        return bool(when.verb.run(self, *when.args))

    def drew(self, word: str) -> bool:
        return has(named(word), self.card)


def shown(pile: list[Slot], word: str) -> int:
    """How many cards of a kind lie face up in a pile. Each is the slot that `UP` gives for it."""
    return len(face_up(word).intersection(pile))


@cache
def face_up(word: str) -> frozenset[Slot]:
    """The cards of a kind, as they lie face up in a pile."""
    return frozenset(UP[card] for card in range(CARDS) if has(named(word), card))


@when(at="resisted")
def stopped_actions(w: Watching, count: int) -> bool:
    """Your resistance has stopped so many actions since you took this secret. Example: `{ stopped_actions = 6 }`"""
    return w.by == w.seat and w.s.resisted[w.seat] >= count


@when(at="resisted")
def your_action_is_stopped(w: Watching) -> bool:
    """Somebody's resistance has stopped an action of yours. Example: `{ your_action_is_stopped = {} }`"""
    return w.at == w.seat


@when(at="death")
def others_dead_by_you(w: Watching) -> bool:
    """Everybody else is dead, one of them at least by your hand. Example: `{ others_dead_by_you = {} }`"""
    return w.s.kills[w.seat] > 0 and all(dead or seat == w.seat for seat, dead in enumerate(w.s.dead))


@when(at="death")
def you_kill(w: Watching) -> bool:
    """You have just killed another player. Example: `{ you_kill = {} }`"""
    return w.by == w.seat != w.at


@when(at="known")
def you_know_all(w: Watching) -> bool:
    """You have seen the secret of every other living player. Example: `{ you_know_all = {} }`"""
    s, me = w.s, w.seat
    return all(
        s.dead[other] or other == me or s.secret[other] < 0 or s.secrets[s.secret[other]].known_to(me)
        for other in range(s.seats)
    )


@when(at="empty-dead")
def empty_while_dead(w: Watching) -> bool:
    """The reserve is empty and you are dead. Example: `{ empty_while_dead = {} }`"""
    return not w.s.reserve


@when(at="empty")
def empty_while_unhurt(w: Watching) -> bool:
    """The reserve is empty, you lack no life and have hyperventilated before. Example: `{ empty_while_unhurt = {} }`"""
    return not w.s.reserve and w.s.life[w.seat] == LIFE and bool(w.s.hyperventilated[w.seat])


@when(at="reserve")
def reserve_shows(w: Watching, card: str, at_least: int) -> bool:
    """So many cards of a kind lie face up in the reserve. Example: `{ reserve_shows = "jack", at_least = 3 }`"""
    return shown(w.s.reserve, card) >= at_least


@when(at="window")
def discard_shows(w: Watching, card: str, at_least: int) -> bool:
    """So many cards of a kind lie face up in the discard, and you decide. Example: `{ discard_shows = "king", at_least = 3 }`"""
    return shown(w.s.discard, card) >= at_least


@when(at="window")
def any_time(w: Watching) -> bool:
    """You decide. Example: `{ any_time = {} }`"""
    return True


@when(at="drawn")
def you_draw(w: Watching, card: str) -> bool:
    """You have drawn such a card. Example: `{ you_draw = "trump-6" }`"""
    return w.by == w.seat and w.drew(card)


@when(at="drawn")
def another_draws(w: Watching, card: str) -> bool:
    """Somebody else has drawn such a card. Example: `{ another_draws = "trump-12" }`"""
    return w.by != w.seat and w.drew(card)


@when(at="drawn", counts=True)
def drawn_since(w: Watching, card: str, count: int) -> bool:
    """So many such cards were drawn, by anybody, since you took this secret. Example: `{ drawn_since = "knight", count = 5 }`"""
    number = w.s.cards.counter[w.trigger.secret, w.trigger.part]
    return w.drew(card) and w.s.counts[w.seat][number] >= count


@when(at="fall")
def life_would_end(w: Watching) -> bool:
    """Your life points would fall below one, or you would die. Example: `{ life_would_end = {} }`"""
    return w.at == w.seat


@when(at="final")
def runs_at_most(w: Watching, count: int) -> bool:
    """The final phase begins, and since you took this secret at most so many draws were won by whoever had won the one
    before. Example: `{ runs_at_most = 3 }`"""
    return w.s.same[w.seat] <= count


@when(at="stage")
def runs_at_least(w: Watching, count: int) -> bool:
    """Stage I is uncovered, and since you took this secret at least so many draws were won by whoever had won the one
    before. Example: `{ runs_at_least = 3 }`"""
    return w.s.same[w.seat] >= count


@when(at="succeeded")
def succeeded_in_all(w: Watching) -> bool:
    """Since you took this secret you have won a draw in each characteristic. Example: `{ succeeded_in_all = {} }`"""
    return w.by == w.seat and w.s.succeeded[w.seat] == 0b111


@when(at="consulted")
def you_consult(w: Watching) -> bool:
    """You have just consulted another player's secret, and you decide. Example: `{ you_consult = {} }`"""
    return True
