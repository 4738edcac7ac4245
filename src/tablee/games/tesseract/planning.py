"""Plans for the rest of a turn: whole actions and cards are tried out on copies, and the best few are gone on from, action by action.
All that is drawn at Tesseract is drawn before everybody's eyes, so that a plan needs no secrets: only luck, which is sampled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tablee.games.tesseract.cubes import CELL, CUBE, value_of, with_value
from tablee.games.tesseract.options import (
    ACCEPT,
    ADJUST,
    CONTAIN,
    DONE,
    END,
    KEEP,
    LET,
    PRIMED_AREA,
    REFUSE,
    REMOVE,
    TRANSFER,
    Move,
    Play,
    Primed,
    Turn,
    Use,
)
from tablee.games.tesseract.outlook import contained_bits, distance, worth
from tablee.games.tesseract.state import TesseractState, holder, top, well
from tablee.kit import Game, Luck, Option, Question, Seeded
from tablee.kit.trial import Trial

WON, LOST = 60.0, -12.0
"""What the end of the game adds to what the table is worth."""
UNSPENT = 0.1
"""What an action that is left counts among plans that go on."""
SAMPLES = 6
"""Each face comes up once among the samples of a roll."""
_SHUFFLES = [Random(n).sample(range(SAMPLES), SAMPLES) for n in range(64)]
_REST = [Seeded(n) for n in range(SAMPLES)]
WIDTH, NARROW = 6, 2
"""How many beginnings are gone on from: of the actions that everybody has; of cards and of the scientists' own."""
CELLS_TRIED = 6
"""How many removable cubes are tried, those first that help most."""
KEPT = 256
"""Of how many tables the lines are kept."""
CLOSE = 1e-9
PATIENCE = 3
"""After how many answers that bring nothing a beginning is left."""
TIES = {"prime", "event-cube", "shield", "corner"}
"""What is answered by the first option while something else is planned."""
PLAIN = {REMOVE, ADJUST, CONTAIN, TRANSFER}
"""The actions that are tried more widely than cards."""
USUAL = (LET, KEEP, DONE, ACCEPT)
"""What is answered first where nothing was planned."""

Start = Callable[[Luck], Trial[TesseractState]]
Tape = tuple[tuple[Question, Option], ...]


class Dice:
    """The luck of one of the samples: over all of them, each roll comes up with every face once."""

    __slots__ = ("rolls", "sample")

    def __init__(self, sample: int) -> None:
        self.sample, self.rolls = sample, 0

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        if stream != "roll":
            return _REST[self.sample].pick(stream, n, counts)
        self.rolls += 1
        return _SHUFFLES[n % len(_SHUFFLES)][self.sample]


class Attempt(NamedTuple):
    """What came of some answers, the usual ones after them: what the table is then worth, the table unless the game is over, whether
    dice were rolled, and the longer ones that are worth a look, none when these answers were all."""

    tape: Tape
    value: float
    state: TesseractState | None
    rolled: bool
    longer: Sequence[Tape] = ()


class Line(NamedTuple):
    """One whole action or card: the answers, the table after it, what it is worth on average over the luck, and how much of that the
    average has added."""

    tape: Tape
    state: TesseractState | None
    value: float
    carried: float


class Way(NamedTuple):
    """Lines one after another: the answer that begins the first, the last of them, and what averages have added before it."""

    first: Option
    line: Line
    before: float

    @property
    def value(self) -> float:
        return self.line.value + self.before


class Plan(NamedTuple):
    """The best way for the rest of a turn: its first answer, what it is worth, and the table at its end as far as it was looked at."""

    option: Option
    value: float
    state: TesseractState | None


class Planner:
    """Plans by these weights. Budgets are counts: how many ways are gone on from, how many actions ahead, how many samples of luck."""

    def __init__(self, weights: Callable[[], Sequence[float]], *, beam: int, depth: int, samples: int) -> None:
        self.weights, self.beam, self.depth, self.samples = weights, beam, depth, samples
        self._known: dict[Any, list[Line]] = {}

    # One action

    def attempt(self, start: Start, tape: Tape, s: TesseractState, judged: bool) -> Attempt | None:
        """These answers and those to which there is no other, then the usual ones to the end of the action. What is only begun is
        worth nothing yet unless it is to be `judged`. None where nothing that may come next is worth a look."""
        dice, longer = Dice(0), list[Tape]()
        trial = start(dice)
        for question, option in tape:
            trial.answer(question, option)
        while not (longer or finished(trial)):
            question = trial.questions()[0]
            options = worth_a_look(question, s, len(tape))
            if not options:
                return None
            if len(options) == 1:
                tape = (*tape, (question, options[0]))
                trial.answer(*tape[-1])
            else:
                longer = [(*tape, (question, option)) for option in options]
        if longer and not judged:
            return Attempt(tape, 0.0, None, False, longer)
        finish(trial)
        return Attempt(tape, self.value(trial), None if trial.over else trial.state, dice.rolls > 0, longer)

    def again(self, start: Start, tape: Tape, sample: int) -> float:
        """What the same answers are worth with other luck, as far as they still fit."""
        trial = start(Dice(sample))
        for question, option in tape:
            if finished(trial):
                break
            now = trial.questions()[0]
            fits = now.kind == question.kind and option in now.options
            trial.answer(now, option if fits else usual(now))
        finish(trial)
        return self.value(trial)

    def value(self, trial: Trial[TesseractState]) -> float:
        value = worth(trial.state, self.weights())
        if trial.result is not None:
            value += WON if trial.result.winners else LOST
        return value

    def average(self, start: Start, attempt: Attempt) -> Line:
        """What an attempt is worth over all samples of luck."""
        tape, value, state, rolled, _ = attempt
        mean = value
        if rolled and self.samples > 1:
            others = sum(self.again(start, tape, sample) for sample in range(1, self.samples))
            mean = (value + others) / self.samples
        return Line(tape, state, mean, mean - value)

    # All actions

    def lines(self, start: Start, tapes: Sequence[Tape], s: TesseractState) -> list[Line]:
        """Every way worth a look to go on from these beginnings of one action or card; of equal ends the best."""
        found: dict[Any, Line] = {}
        for attempt in self.complete(start, tapes, s):
            line = self.average(start, attempt)
            key = frozen(line.state) if line.state else line.value
            if key not in found or found[key].value < line.value:
                found[key] = line
        return list(found.values())

    def complete(self, start: Start, tapes: Sequence[Tape], s: TesseractState) -> list[Attempt]:
        """All ends of these beginnings; of cards the most promising beginnings only, and only while they bring something."""
        level, whole, best, stale = tapes, list[Attempt](), -1e9, 0
        plain = tapes[0][0][1] in PLAIN
        while level:
            judged = not plain or len(level) > WIDTH
            tried = [found for tape in level if (found := self.attempt(start, tape, s, judged))]
            whole += (attempt for attempt in tried if not attempt.longer)
            opened = sorted((attempt for attempt in tried if attempt.longer), key=lambda attempt: -attempt.value)
            if not plain:
                most = max((attempt.value for attempt in tried), default=best)
                best, stale = max(best, most), 0 if most > best else stale + 1
                if stale == PATIENCE:
                    return whole + opened  # the usual answers end them
            level = [tape for attempt in opened[: WIDTH if plain else NARROW] for tape in attempt.longer]
        return whole

    def following(self, start: Start, s: TesseractState, cards: bool) -> list[Line]:
        """The lines from the beginning of an action, or all that begin with a card; what was worked out before is looked up."""
        key = (cards, *frozen(s))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            question, found = start(Dice(0)).questions()[0], []
            for option in question.options:
                if option != END and isinstance(option, (Play, Use)) == cards:
                    found += self.lines(start, [((question, option),)], s)
            self._known[key] = found
        return found

    # The turn

    def plan(self, start: Start, question: Question, s: TesseractState) -> Plan:
        """The best answer to a question: by the best way for the rest of the turn that begins with it."""
        if question.kind == "action":
            best = Plan(END, worth(s, self.weights()), s)
            lines = self.following(start, s, False) + self.following(start, s, True)
        else:
            best = Plan(usual(question), -1e9, None)
            options = question.options if question.kind in TIES else likely(question, s)
            lines = self.lines(start, [((question, option),) for option in options], s)
        ways = [Way(line.tape[0][1], line, 0.0) for line in lines]
        trial = start(Dice(0))
        for left in reversed(range(self.depth)):
            for way in ways:
                if way.value > best.value + CLOSE:
                    best = Plan(way.first, way.value, way.line.state)
            ways = self.further(trial, ways, s) if left else []
        return best

    def further(self, trial: Trial[TesseractState], ways: Sequence[Way], s: TesseractState) -> list[Way]:
        """The most promising ways, each with every action that may come next in the same turn."""
        ahead: dict[Any, tuple[float, Way, TesseractState]] = {}
        for way in ways:
            t = way.line.state
            if t is not None and t.actions and t.phase == s.phase and t.active == s.active:
                rank, key = way.value + UNSPENT * t.actions, frozen(t)
                if key not in ahead or ahead[key][0] < rank:
                    ahead[key] = rank, way, t
        found = []
        for _, way, t in sorted(ahead.values(), key=lambda one: -one[0])[: self.beam]:
            before = way.before + way.line.carried
            lines = self.following(begun(trial.game, trial.dealt, t), t, False)
            found += [Way(way.first, line, before) for line in lines]
        return found


def begun(game: Game[Any], seats: int, s: TesseractState) -> Start:
    return lambda luck: Trial.begun(game, seats, s.clone(), luck)


def finished(trial: Trial[TesseractState]) -> bool:
    """The next action is asked for, or the game is over."""
    return trial.result is not None or trial.pending.request.kind == "action"


def finish(trial: Trial[TesseractState]) -> None:
    """The usual answers to the end of the action."""
    while not finished(trial):
        question = trial.questions()[0]
        trial.answer(question, usual(question))


def usual(question: Question) -> Option:
    """What is answered where nothing was planned."""
    for option in USUAL:
        if option in question.options:
            return option
    return question.options[0]


# What is worth a look


def worth_a_look(question: Question, s: TesseractState, said: int) -> Sequence[Option]:
    """What may come next after so many answers. Nothing is begun only to be left at once (TS-7.10)."""
    options = likely(question, s)
    return options if said > 1 or DONE not in options else [option for option in options if option != DONE]


def likely(question: Question, s: TesseractState) -> Sequence[Option]:
    """The options that may be part of a good plan."""
    options, kind = question.options, question.kind
    if kind in TIES:
        return options[:1]
    if kind == "consent":
        return [option for option in options if option != REFUSE]
    if kind in ("reroll", "react"):
        return [option for option in options if not isinstance(option, (Play, Use))] if kind == "reroll" else options
    if kind == "adjust":
        return useful_turns(options, s) or options[:1]
    if kind == "transfer":
        return useful_moves(options, s) or options[:1]
    if kind in ("remove", "take", "swap-block") and len(options) > CELLS_TRIED:
        return nearest_cells(options, s)
    if kind == "put":
        return sorted(options, key=lambda option: -s.height[CELL[option.cell]])[:3]
    if kind in ("restructure", "disarm"):
        return sorted(options, key=lambda option: option != DONE and s.height[CELL[option.cell]])[:5]
    if kind == "bring-back":
        return [*options[:1], *(option for option in options[1:] if option == DONE)]
    if kind in ("destroy", "flip", "extract", "reprogram", "recolour") and len(options) > 8:
        return few_targets(options, s)
    return options


def few_targets(options: Sequence[Option], s: TesseractState) -> list[Option]:
    """Of equal primed cubes, and of those on wells of one, only a few."""
    contained, found = contained_bits(s), dict[Any, Option]()
    for option in options:
        if isinstance(option, Primed):
            cube = CUBE[option.cube]
            found.setdefault((value_of(cube), contained >> cube & 1), option)
        else:
            found[option] = option
    return list(found.values())


def useful_turns(options: Sequence[Option], s: TesseractState) -> list[Option]:
    """Adjustments that bring the next cube nearer, or calm the Primed area."""
    contained, found, before = contained_bits(s), dict[Any, Option](), distance(s, s.active, contained_bits(s))
    for option in options:
        if not isinstance(option, Turn):
            found[option] = option
            continue
        cube = CUBE[option.cube]
        if option.at != PRIMED_AREA:
            lab = s.labs[holder(s, option.at)]
            if (
                cube in lab
                and nearer(s, holder(s, option.at), lab, cube, with_value(cube, option.to), contained) < before
            ):
                found[option] = option
        elif option.to == 0 or well(s, value_of(cube)) >= 2 or option.to < value_of(cube) <= 2:
            new = with_value(cube, option.to) if option.to else -1
            matched = not contained >> cube & 1, new >= 0 and not contained >> new & 1
            found.setdefault((value_of(cube), option.to, *matched), option)
    return list(found.values())


def nearer(s: TesseractState, who: int, lab: list[int], cube: int, new: int, contained: int) -> float:
    """How far the next cube of a Lab would be with one cube turned."""
    before = lab[:]
    lab.remove(cube)
    lab.append(new)
    lab.sort()
    found = distance(s, who, contained)
    lab[:] = before
    return found


def useful_moves(options: Sequence[Option], s: TesseractState) -> list[Option]:
    """Transfers that bring the next cube of the Lab that takes nearer."""
    contained, found = contained_bits(s), list[Option]()
    for option in options:
        if not isinstance(option, Move):
            found.append(option)
            continue
        cube, giver, taker = CUBE[option.cube], holder(s, option.of), holder(s, option.to)
        before = distance(s, taker, contained)
        labs = s.labs[giver][:], s.labs[taker][:]
        s.labs[giver].remove(cube)
        s.labs[taker].append(cube)
        s.labs[taker].sort()
        if distance(s, taker, contained) < before:
            found.append(option)
        s.labs[giver][:], s.labs[taker][:] = labs
    return found


def nearest_cells(options: Sequence[Option], s: TesseractState) -> list[Option]:
    """The removable cubes that help most."""
    contained, lab = contained_bits(s), s.labs[s.active]

    def rank(option: Option) -> float:
        if option == DONE or not s.height[CELL[option.cell]]:
            return -1.0
        cell = CELL[option.cell]
        before = lab[:]
        lab.append(top(s, cell))
        lab.sort()
        far = distance(s, s.active, contained)
        lab[:] = before
        return far - 0.1 * s.height[cell] + 2 * (s.height[cell] == 1)

    return sorted(options, key=rank)[:CELLS_TRIED]


def frozen(s: TesseractState) -> tuple[Any, ...]:
    """All of a table that matters for what may come."""
    return (
        id(s.cards), s.version, s.seats, s.base, s.phase, s.active, s.actions, s.kinds, s.used, s.refused, s.pairs, s.skips, s.watched,
        bytes(s.block), bytes(s.height), bytes(s.colours), s.disarmed, bytes(s.scientists), tuple(map(bytes, s.labs)),
        tuple(map(bytes, s.hands)), bytes(s.primed), s.last_primed, s.rolled, bytes(s.destroyed), bytes(s.contained),
        s.breaches, tuple(s.columns), bytes(s.unlocked), bytes(s.spent), bytes(s.left), bytes(s.discarded),
    )  # fmt: skip
