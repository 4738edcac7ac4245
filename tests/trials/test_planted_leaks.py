"""Faults planted on purpose, one in each game here: at least the trials named must catch it, or they prove nothing.

The honest toys pass every trial. What a plant is caught by is stated where it is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from examples.hanabi import Hanabi
from msgspec.structs import replace
from tests.kit.toys import (
    BELL,
    BERTHS,
    CARDS,
    FLAGS,
    FULL,
    HUSH,
    KINDS,
    THIEF,
    Bench,
    Cellar,
    Dark,
    Harbour,
    Plain,
    Quay,
)

from tablee import trials
from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.rules import Shipwreck
from tablee.kit import (
    ALL,
    Ask,
    Consensus,
    Game,
    Interrupt,
    Option,
    Over,
    Pick,
    Question,
    Rules,
    Sealed,
    Show,
    Slot,
    State,
    look,
    redeal,
)
from tablee.trials import laws, secrecy
from tablee.trials.play import Case
from tablee.trials.support import check_support


def through(run: Rules[None], change: Callable[[Any], Any]) -> Rules[None]:
    """A rule with its requests changed on the way."""
    send: Callable[[Any], Any] = run.send
    value: Any = None
    while True:
        try:
            request = change(send(value))
        except StopIteration:
            return
        try:
            send, value = run.send, (yield request)
        except Interrupt as interrupt:
            send, value = run.throw, interrupt


class Loud(Cellar):
    """An honest cellar in which every card that is turned up rings like a bell: silence tells at every turn."""

    def turn_up(self, s: Dark, slot: Slot) -> Rules[None]:
        yield from super().turn_up(s, slot)
        if s.up[-1] not in BELL:
            yield from self.ring(s)


class Busy(Cellar):
    """An honest cellar in which the tray is used as often as can be."""

    def moves(self, s: Dark, seat: int) -> Sequence[Option]:
        usual = super().moves(s, seat)
        return ["stash"] if "stash" in usual else [move for move in usual if move != "peek" or not s.tray]


# What is seen


class ViewNamesTheThief(Cellar):
    def view(self, s: Dark, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "thief": [slot.card == THIEF for slot in s.secrets]}


class ViewShowsTheKeptFate(Shipwreck):
    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**msgspec.to_builtins(super().view(s, seat)), "kept": [hand[:1] for hand in s.hands]}


class EventNamesThePeekedCard(Cellar):
    def peek(self, s: Dark) -> Rules[None]:
        yield from super().peek(s)
        s.say("peeked", "CE-5", seat=s.active, card=CARDS[s.pile[0].card])


class EventGoesToTheWrongSeat(Cellar):
    def peek(self, s: Dark) -> Rules[None]:
        yield from super().peek(s)
        s.say("breath", "CE-5", {(s.active + 1) % len(s.heard): {"smell": CARDS[s.pile[0].card]}}, seat=s.active)


class EventNamesTheKeptFate(Shipwreck):
    def draw(self, s: Any) -> Rules[None]:
        yield from super().draw(s)
        s.say("drew", "SA-5.1", seat=s.active, older=s.hands[s.active][0])


class EventOnlyWhenSomethingHiddenIsSo(Shipwreck):
    def draw(self, s: Any) -> Rules[None]:
        yield from super().draw(s)
        if s.hands[s.active][0] > 4:
            s.say("sighed", "SA-5.1", seat=s.active)


class InsightPeeks(Harbour):
    def insight(self, s: Quay, seat: int | None) -> dict[str, Any]:
        return {"likeliest": max(range(KINDS), key=lambda kind: s.loose[kind])}


class BagIsCounted(Harbour):
    def view(self, s: Quay, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "bag": s.loose[:]}


class BagOfFatesIsCounted(Shipwreck):
    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**msgspec.to_builtins(super().view(s, seat)), "bag": s.bag[:]}


class HiddenStepsAreCounted(Cellar):
    """One more draw, seen by nobody, for whoever takes a hush: the number of the question tells."""

    def peek(self, s: Dark) -> Rules[None]:
        yield from super().peek(s)
        if s.pile[0].card in HUSH:
            yield Pick("dust", [1, 1], ())


class RefusalTells(Cellar):
    def refuse(self, s: Dark, question: Question, said: str) -> str:
        return "CE-2" if all(slot.card != THIEF for slot in s.secrets) else "CE-9"


class ActsTell(Harbour):
    def acts(self, s: Quay, seat: int | None) -> Sequence[Option]:
        own = super().acts(s, seat)
        return [act for act in own if act != "trade" or any(s.cargo[q].card == 2 for q in s.order if q != seat)]


# Who is asked, and what


class ViewTellsWhoMayCutIn(Cellar):
    def view(self, s: Dark, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "alert": [bool(self.quick(s, q)) for q in range(len(s.secrets))]}


class KindTellsThatSomebodyMayCutIn(Cellar):
    def turn(self, s: Dark) -> Rules[None]:
        def change(request: Any) -> Any:
            if isinstance(request, Ask) and any(self.quick(s, q) for q in range(len(s.secrets)) if q != s.active):
                request = replace(request, kind="risky move")
            return request

        return through(super().turn(s), change)


class CutInsListedEagerly(Cellar):
    def turn(self, s: Dark) -> Rules[None]:
        def change(request: Any) -> Any:
            if isinstance(request, Ask):
                listed = [self.quick(s, q) for q in range(len(s.secrets))]
                request = replace(request, cut_in=lambda s, seat: listed[seat])
            return request

        return through(super().turn(s), change)


class OptionsListedEagerly(Shipwreck):
    """Another seat's placements, listed in the true world, stay what they are in every imagined one."""

    def turn(self, s: Any) -> Rules[None]:
        def change(request: Any) -> Any:
            if isinstance(request, Ask) and callable(request.options):
                request = replace(request, options=request.options(s, request.seat))
            return request

        return through(super().turn(s), change)


class CutInIsAskedOfItsHolder(Cellar):
    """Instead of letting whoever may break in, the rule asks them: so all see who may."""

    def turn(self, s: Dark) -> Rules[None]:
        for seat in range(len(s.secrets)):
            if self.quick(s, seat) and (yield Ask(seat, "hush?", ["hush", "let"], "CE-3")) == "hush":
                yield from self.hush(s, seat)
        yield from super().turn(s)


class AskSkippedForAHiddenReason(Cellar):
    def turn(self, s: Dark) -> Rules[None]:
        if s.secrets and len(s.secrets) == len(s.heard) and s.secrets[s.active].card == THIEF:
            yield from self.peek(s)
            s.left -= 1
            if not s.left:
                yield from self.dawn(s)
            s.active = (s.active + 1) % len(s.heard)
        else:
            yield from super().turn(s)


class ScriptAsksByWhatIsHeld(Harbour):
    """Whoever holds nothing of use is not asked for a bid: who is waited for tells."""

    def bidding(self, s: Quay, seat: int) -> Any:
        if s.cargo[seat].card == 0:
            return "nothing", 0
        return (yield from super().bidding(s, seat))


class PublicOptionsInHiddenOrder(Harbour):
    def plan(self, s: Quay) -> Rules[None]:
        def berths(s: Quay, seat: int) -> list[str]:
            return sorted(BERTHS, reverse=s.cargo[seat].card == 2)

        s.berths[s.active] = yield Ask(s.active, "berth", berths, "HA-2", public=True)
        s.flags[s.active] = yield Ask(s.active, "flag", FLAGS, "HA-2", public=True)
        later = [seat for seat in s.order if seat > s.active]
        s.active, s.phase = (later[0], "plan") if later else (s.order[0], "bid")


class PublicOptionsListedInHiddenOrder(Harbour):
    def plan(self, s: Quay) -> Rules[None]:
        berths = sorted(BERTHS, reverse=s.cargo[s.active].card == 2)
        s.berths[s.active] = yield Ask(s.active, "berth", berths, "HA-2", public=True)
        s.flags[s.active] = yield Ask(s.active, "flag", FLAGS, "HA-2", public=True)
        later = [seat for seat in s.order if seat > s.active]
        s.active, s.phase = (later[0], "plan") if later else (s.order[0], "bid")


class Marked(Dark):
    __slots__ = ("ids",)
    clone = State.clone  # written for its own fields
    ids: list[int]


class IdsOutliveTheShuffle(Busy):
    """Each card in the tray keeps a number of its own: whoever knew it before the shuffle knows it after."""

    def new(self, seats: int, options: Mapping[str, Any]) -> Marked:
        s, plain = Marked(), super().new(seats, options)
        for field in plain.fields():
            setattr(s, field, getattr(plain, field))
        s.ids = list(range(len(CARDS)))
        return s

    def shuffle(self, s: Dark) -> Rules[None]:
        assert isinstance(s, Marked)
        before = [slot.card for slot in s.tray]
        yield from super().shuffle(s)
        ids = s.ids[: len(before)]
        s.ids[: len(before)] = [ids[before.index(slot.card)] for slot in s.tray]

    def view(self, s: Dark, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Marked)
        return {**super().view(s, seat), "ids": s.ids[: len(s.tray)]}


class UndoGrantedByWhatIsHeld(Harbour):
    """A public answer of somebody who holds the third cargo counts as hidden, so it cannot be taken back."""

    def plan(self, s: Quay) -> Rules[None]:
        open_ = s.cargo[s.active].card != 2
        s.berths[s.active] = yield Ask(s.active, "berth", BERTHS, "HA-2", public=True)
        s.flags[s.active] = yield Ask(s.active, "flag", FLAGS, "HA-2", public=open_)
        later = [seat for seat in s.order if seat > s.active]
        s.active, s.phase = (later[0], "plan") if later else (s.order[0], "bid")


class UndoRefusedAfterAHiddenShow(Harbour):
    """Something is shown to one seat for a hidden reason: the others see that nothing can be taken back."""

    def plan(self, s: Quay) -> Rules[None]:
        seat = s.active
        yield from super().plan(s)
        if s.cargo[seat].card == 2:
            yield Show(1, (seat,))


class EndForAHiddenReason(Cellar):
    def peek(self, s: Dark) -> Rules[None]:
        yield from super().peek(s)
        if s.pile[0].card == THIEF:
            raise Over([s.active], "met")


class ConsensusOptionsTell(Harbour):
    def sail(self, s: Quay) -> Rules[None]:
        def change(request: Any) -> Any:
            if isinstance(request, Consensus):
                request = replace(
                    request, options=lambda s, seat: ["sail", "wait"] if s.cargo[s.order[0]].card else ["wait", "sail"]
                )
            return request

        return through(super().sail(s), change)


# What is shown, and what is not


class CardTurnedWithoutShow(Busy):
    def reach(self, s: Dark, place: int) -> Rules[None]:
        slot = s.tray.pop(place)
        s.up.append(slot.card)
        s.tray = [other._replace(may=other.may & ~(1 << slot.card)) for other in s.tray]
        s.say("turned", "CE-4", card=CARDS[slot.card])
        yield from ()


class AnswerWithoutShow(Loud):
    def ring(self, s: Dark) -> Rules[None]:
        for seat, secret in enumerate(s.secrets):
            s.heard[seat] += 1
            if s.heard[seat] >= s.bells:
                if secret.card == THIEF:
                    raise Over([other for other in range(len(s.heard)) if other != seat], "caught")
                s.secrets[seat] = secret._replace(may=secret.may & ~(1 << THIEF))
        yield from ()


class ScoresTell(Cellar):
    def dawn(self, s: Dark) -> Rules[None]:
        yield from ()
        raise Over([0], "dawn", [secret.card for secret in s.secrets])


class ShowToOneIsToldToAll(Busy):
    def feel(self, s: Dark, place: int) -> Rules[None]:
        s.tray[place] = yield from look(s.tray[place], s.loose, "pile", (s.active,))
        s.say("felt", "CE-6", seat=s.active, place=place, card=CARDS[s.tray[place].card])


# Imagined worlds


class ConcealKeepsTheTruthHalfOfTheTime(Cellar):
    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        if rng.random() < 0.5:
            super().conceal(s, seat, rng)


class ConcealKeepsOneTrueCard(Shipwreck):
    def conceal(self, s: Any, seat: int | None, rng: Random) -> None:
        hands, bag, old = [hand[:] for hand in s.hands], s.bag[:], s.old
        super().conceal(s, seat, rng)
        if rng.random() < 0.5:
            s.hands[:], s.bag[:], s.old = hands, bag, old


class ConcealDealsInTheOrderOfTheTruth(Cellar):
    """Each world is as likely as it should be, but which one comes depends on how the true cards lie."""

    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        hidden = [q for q, slot in enumerate(s.secrets) if not slot.known_to(seat)]
        cards = [s.secrets[q].card for q in hidden] + [card for card, n in enumerate(s.loose) if n]
        while True:
            rng.shuffle(cards)
            if all(s.secrets[q].may >> card & 1 for q, card in zip(hidden, cards, strict=False)):
                break
        for q, card in zip(hidden, cards, strict=False):
            s.secrets[q] = s.secrets[q]._replace(card=card)
        s.loose[:] = [int(card in cards[len(hidden) :]) for card in range(len(CARDS))]
        slots = [*s.tray, *s.pile]
        if any(slot.card >= 0 and not slot.known_to(seat) for slot in slots):
            slots = [*s.secrets, *s.tray, *s.pile]
            redeal(slots, s.loose, seat, rng, len(s.secrets) + len(s.tray) + sum(slot.card >= 0 for slot in s.pile))
            a, b = len(s.secrets), len(s.secrets) + len(s.tray)
            s.secrets, s.tray, s.pile = slots[:a], slots[a:b], slots[b:]


class DeckOutOfOrder(Hanabi):
    """How its cards lie would tell what was put in last."""

    def new(self, seats: int, options: Mapping[str, Any]) -> Any:
        s = super().new(seats, options)
        s.deck.reverse()
        return s


class ConcealForgetsWhatWasSeen(Cellar):
    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        s.pile = [slot._replace(seen=0) if slot.card >= 0 else slot for slot in s.pile]
        super().conceal(s, seat, rng)


class ConcealLosesACard(Cellar):
    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        super().conceal(s, seat, rng)
        s.loose[rng.randrange(len(CARDS))] = 0


class ConcealRedrawsNothing(Cellar):
    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        pass


class ConcealForgetsTheTray(Busy):
    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        tray = s.tray[:]
        s.tray = [slot._replace(seen=ALL) for slot in tray]
        super().conceal(s, seat, rng)
        s.tray = tray


class ConcealIsNotEven(Cellar):
    """Of two worlds the one with the lower card in the first hidden place, more often than it should be."""

    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        other = s.clone()
        super().conceal(s, seat, rng)
        super().conceal(other, seat, rng)
        if [slot.card for slot in other.secrets] < [slot.card for slot in s.secrets]:
            s.secrets, s.tray, s.pile, s.loose = other.secrets, other.tray, other.pile, other.loose


class SecretChoiceInALocal(Cellar):
    """The order is kept in the rule while something else is asked. Cards are stashed and felt as often as can be."""

    def moves(self, s: Dark, seat: int) -> Sequence[Option]:
        return ["stash"] if len(s.up) > 1 else ["draw", *(f"feel {place}" for place in range(len(s.tray)))]

    def stash(self, s: Dark) -> Rules[None]:
        p = s.active
        order = (yield Sealed([p], "stash", script=self.ordering))[p]
        for word in ("ready", "steady", "done"):
            yield Ask(p, word, [word], "CE-7")
        s.tray += [Slot(card, False, 1 << p, sum(1 << c for c in order)) for card in order]
        del s.up[-2:]


class KeptFateInALocal(Shipwreck):
    """What is kept is read before the group is asked for its prediction, and shown after it."""

    def predict(self, s: Any) -> Rules[None]:
        (kept,) = s.hands[s.active]
        yield from super().predict(s)
        yield Show(kept)
        s.say("was", "SA-5.13", fate=kept)


class MayFromTheTruePool(Loud):
    """After a silent bell nothing that truly lies in another hand is thought possible."""

    def ring(self, s: Dark) -> Rules[None]:
        yield from super().ring(s)
        pool = sum(1 << card for card, n in enumerate(s.loose) if n)
        s.secrets = [slot._replace(may=slot.may & (pool | 1 << slot.card)) for slot in s.secrets]


class CounterKeptWithTheCard(Loud):
    """Only who holds a card of an odd number counts the bells; a peek tells the counts."""

    def ring(self, s: Dark) -> Rules[None]:
        s.heard = [n + slot.card % 2 for n, slot in zip(s.heard, s.secrets, strict=True)]
        yield from ()

    def peek(self, s: Dark) -> Rules[None]:
        yield from super().peek(s)
        for seat, heard in enumerate(s.heard):
            s.say("heard", "CE-5", seat=seat, bells=(yield Show(heard)))

    def view(self, s: Dark, seat: int | None) -> dict[str, Any]:
        return {key: value for key, value in super().view(s, seat).items() if key != "heard"}


class SilenceIgnored(Loud):
    def ring(self, s: Dark) -> Rules[None]:
        yield from super().ring(s)
        s.secrets = [slot._replace(may=FULL) if slot.seen != ALL else slot for slot in s.secrets]


def made(kind: type[Game[Any]], seats: int = 2, **options: Any) -> Case:
    """A game as the trials take it, with some answers that it may refuse."""
    game = kind(Cards.base()) if issubclass(kind, Shipwreck) else kind()
    return Case(game, seats, options, ("no such thing", "hush", "place 1 at hours"))


def over(check: Callable[[Case, int], Any]) -> Callable[[Case], Iterator[Any]]:
    """A trial seed after seed, for as long as somebody asks for more."""
    return lambda case: (check(case, seed) for seed in count())


def redrawn(case: Case) -> Iterator[None]:
    secrecy.check_redrawn([case], 6, 8)
    yield None


def support(case: Case) -> Iterator[int]:
    """Early positions: they are enumerated, so they must be near the beginning."""
    for seed in count():
        for steps in (1, 2, 3):
            yield check_support(case, seed, steps, seed % case.seats, draws=150)


TRIALS: dict[str, tuple[Callable[[Case], Iterator[Any]], int, int]] = {
    "options": (over(laws.check_options), 3, 0),
    "run": (over(laws.check_run), 3, 0),
    "fork": (over(laws.check_fork), 3, 0),
    "sealed": (over(laws.check_sealed), 3, 0),
    "undo": (over(laws.check_undo), 4, 0),
    "imagine": (over(secrecy.check_imagine), 3, 10),
    "redrawn": (redrawn, 1, 1),
    "public": (over(secrecy.check_public), 3, 10),
    "twins": (over(secrecy.check_twins), 50, 150),
    "telling": (over(secrecy.check_telling), 40, 150),
    "support": (support, 24, 60),
}
"""Each trial, how often it is run on an honest game, and how often at most until it catches a plant."""

CAUGHT: list[tuple[type[Game[Any]], int, str]] = [
    (ViewNamesTheThief, 2, "imagine telling support"),
    (ViewShowsTheKeptFate, 2, "imagine telling"),
    (EventNamesThePeekedCard, 2, "telling support"),
    (EventGoesToTheWrongSeat, 2, "telling"),
    (EventNamesTheKeptFate, 2, "telling"),
    (EventOnlyWhenSomethingHiddenIsSo, 2, "telling"),
    (InsightPeeks, 2, "imagine telling support"),
    (BagIsCounted, 2, "imagine telling support"),
    (BagOfFatesIsCounted, 2, "imagine telling"),
    (HiddenStepsAreCounted, 2, "telling support"),
    (RefusalTells, 2, "imagine telling"),
    (ActsTell, 2, "imagine telling support"),
    (ViewTellsWhoMayCutIn, 2, "imagine telling support"),
    (KindTellsThatSomebodyMayCutIn, 2, "telling support"),
    (CutInsListedEagerly, 2, "twins"),
    (OptionsListedEagerly, 2, "twins"),
    (CutInIsAskedOfItsHolder, 2, "telling support"),
    (AskSkippedForAHiddenReason, 2, "telling support"),
    (ScriptAsksByWhatIsHeld, 2, "imagine telling"),
    (PublicOptionsInHiddenOrder, 2, "imagine public telling support"),
    (PublicOptionsListedInHiddenOrder, 2, "telling support"),
    (ConsensusOptionsTell, 2, "imagine telling"),
    (IdsOutliveTheShuffle, 2, "telling"),
    (UndoGrantedByWhatIsHeld, 2, "telling support"),
    (UndoRefusedAfterAHiddenShow, 2, "telling support"),
    (EndForAHiddenReason, 2, "telling support"),
    (CardTurnedWithoutShow, 2, "telling"),
    (AnswerWithoutShow, 2, "telling"),
    (ScoresTell, 2, "telling"),
    (ShowToOneIsToldToAll, 2, "telling"),
    (ConcealKeepsTheTruthHalfOfTheTime, 2, "twins support"),
    (ConcealKeepsOneTrueCard, 2, "twins"),
    (ConcealDealsInTheOrderOfTheTruth, 2, "twins"),
    (DeckOutOfOrder, 2, "telling"),
    (ConcealForgetsWhatWasSeen, 2, "imagine"),
    (ConcealLosesACard, 2, "imagine"),
    (ConcealRedrawsNothing, 2, "redrawn twins support"),
    (ConcealForgetsTheTray, 2, "redrawn"),
    (ConcealIsNotEven, 2, "support"),
    (SecretChoiceInALocal, 2, "twins"),
    (KeptFateInALocal, 3, "twins"),
    (MayFromTheTruePool, 3, "twins support"),
    (CounterKeptWithTheCard, 2, "twins"),
    (SilenceIgnored, 2, "support"),
]
"""Each plant, at how many seats, and the trials that catch it."""


@pytest.mark.parametrize(
    ("kind", "seats", "trial"), [(kind, seats, trial) for kind, seats, trials in CAUGHT for trial in trials.split(" ")]
)
def test_the_plant_is_caught(kind: type[Game[Any]], seats: int, trial: str) -> None:
    run, _, most = TRIALS[trial]
    with pytest.raises(AssertionError) as caught:
        list(islice(run(made(kind, seats)), most))
    says = Path(caught.traceback[-1].path).parent.name
    assert says == "trials", "the trial itself must say so: something fell over"


HONEST: list[tuple[type[Game[Any]], int, dict[str, Any]]] = [
    (Cellar, 2, {}),
    (Cellar, 3, {"bells": 2}),
    (Loud, 2, {}),
    (Busy, 3, {}),
    (Harbour, 2, {}),
    (Harbour, 3, {"rounds": 1}),
]


def tried(trial: str, case: Case) -> list[Any]:
    run, often, _ = TRIALS[trial]
    return list(islice(run(case), often))


@pytest.mark.parametrize("trial", TRIALS)
@pytest.mark.parametrize(("kind", "seats", "options"), HONEST, ids=lambda value: getattr(value, "__name__", str(value)))
def test_the_honest_game_passes(kind: type[Game[Any]], seats: int, options: dict[str, Any], trial: str) -> None:
    tried(trial, made(kind, seats, **options))


@pytest.mark.parametrize(
    ("kind", "trial", "least"), [(Harbour, "sealed", 5), (Cellar, "twins", 4), (Cellar, "telling", 300)]
)
def test_the_trial_had_something_to_try(kind: type[Game[Any]], trial: str, least: int) -> None:
    assert sum(tried(trial, made(kind))) >= least


def test_every_game_is_tried_long_enough_to_find_the_shyest_leak() -> None:
    """One seed finds it about once in twenty times: see docs/campaigns/telling.md."""
    with pytest.raises(AssertionError, match="parts where nothing was declared"):
        trials.named(made(EventOnlyWhenSomethingHiddenIsSo).game)["telling"]()


def test_some_answers_are_taken_back_and_some_are_not() -> None:
    granted, answers = map(sum, zip(*tried("undo", made(Harbour)), strict=True))
    assert 0 < granted < answers


class Hiding(Bench):
    """Seat 1 hides one of three cards, in two steps of a script."""

    def __init__(self) -> None:
        super().__init__(self.hide)

    def hide(self, s: Plain) -> Rules[None]:
        s.hand[1] = (yield Sealed([1], "hide", rule="BE-1", script=self.hiding))[1]
        s.n += 1
        yield Ask(0, "next", ["go"], "BE-2")

    def hiding(self, s: Plain, seat: int) -> Generator[Ask, Any, int]:
        card = yield Ask(seat, "which", ["0", "1", "2"], "BE-1")
        yield Ask(seat, "sure", ["sure"], "BE-1")
        return int(card)

    def conceal(self, s: Plain, seat: int | None, rng: Random) -> None:
        if seat != 1 and s.n:
            s.hand[1] = rng.randrange(3)


def test_a_secret_choice_in_several_steps_is_enumerated_whole() -> None:
    assert check_support(Case(Hiding(), 2), seed=1, steps=2, seat=0) == 3
