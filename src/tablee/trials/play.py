"""Random play for the trials: positions, what a seat is told at each, and games whose every disclosure is watched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tablee.kit import Act, Bag, Game, IllegalAnswer, Option, Pick, Question, Rules, Seat, Show, Table
from tablee.kit.chair import Chair
from tablee.kit.game import Bot
from tablee.kit.luck import Luck, Seeded
from tablee.kit.settings import settle

encode = msgspec.json.Encoder(order="sorted").encode


GUIDED = 10


@dataclass
class Case:
    """One way to set a game up for the trials. With a bot, one game in `guided` is mostly played by it, to get further."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    probes: tuple[str, ...] = ()
    bot: Bot | None = None
    guided: int = GUIDED

    def deal(self, luck: Luck, *, listen: bool = True) -> Table[Any]:
        return Table(self.game, self.seats, luck, settle(self.game.options, self.options), listen=listen)

    def __str__(self) -> str:
        return f"{self.game.name}, {self.seats} seats, {dict(self.options)}"


def cases(game: Game[Any], bot: Bot | None = None, guided: int = GUIDED) -> list[Case]:
    """Every seat count with the usual options, then every seat count with every other value of each option in turn."""
    found = [Case(game, n) for n in game.seats]
    for setting in game.options.values():
        for value in setting.values[1:]:
            for n in game.seats:
                if (
                    setting.name not in ("first", "aids")
                    or (setting.name == "first" and value == n - 1)
                    or n == game.seats[0]
                ):
                    found.append(Case(game, n, {setting.name: value}))
    found = [case for case in found if case.options.get("first", 0) in range(case.seats)]
    for case in found:
        case.probes, case.bot, case.guided = _probes(case), bot, guided
    return found


def _probes(case: Case) -> tuple[str, ...]:
    """Some texts that are options now and then: what they are refused with may not tell anything."""
    texts: dict[str, None] = {"no such thing": None}
    for table in positions(case, 0, acts=0):
        for ask in table.asks:
            texts.update((str(option), None) for option in ask.options)
    listed = list(texts)
    return tuple(listed[:: max(1, len(listed) // 8)])


def positions(case: Case, seed: int, acts: float = 0.05) -> Iterator[Table[Any]]:
    """A random game, given at every ask. The table is the same object: fork it to keep it."""
    rng = Random(f"{case.game.name}/{case.seats}/{seed}")
    bot = case.bot if seed % case.guided == case.guided - 1 else None
    table = case.deal(Seeded(seed))
    yield table
    while not table.over:
        random_step(table, rng, acts, bot)
        yield table


def looks(n: int, step: int) -> bool:
    """Whether to look at position n: at one in `step` of the first fifty, then at ever fewer, since a look goes through all
    that has happened so far."""
    return n % (step * (1 + n // 50)) == 0


def random_step(table: Table[Any], rng: Random, acts: float = 0.05, bot: Bot | None = None) -> None:
    """One answer or, now and then, an act; optional asks are mostly let pass. A bot answers nine times out of ten."""
    if bot is not None and rng.random() < 0.9:
        seat = rng.choice(table.waiting)
        table.answer(seat, bot(Chair(table, seat), rng))
        return
    if acts and rng.random() < acts and (act := random_act(table, rng)):
        table.change(act)
        return
    asks = table.asks
    must = [ask for ask in asks if not ask.optional]
    ask = rng.choice(asks) if rng.random() < 0.2 else rng.choice(must)
    table.answer(ask.seat, ask.options[int(rng.random() * len(ask.options))])


def random_act(table: Table[Any], rng: Random) -> Act | None:
    """Something of the game's own that somebody may do outside the turn; each kind as likely."""
    seat: Seat | None = rng.choice([None, *table.present])
    kinds: dict[str, list[Option]] = {}
    for option in table.game.acts(table.state, seat):
        kinds.setdefault(str(option).split(" ")[0], []).append(option)
    if not kinds:
        return None
    return Act(seat, rng.choice(kinds[rng.choice(sorted(kinds))]))


def perceived(table: Table[Any], seat: Seat | None, probes: Sequence[str] = (), *, events: bool = True) -> bytes:
    """All that a seat is told, as bytes: view, events, asks, acts, what it may take back, refusals, what it can work out."""
    return encode(dict(_told(table, seat, probes, events=events)))


def _told(
    table: Table[Any], seat: Seat | None, probes: Sequence[str] = (), *, events: bool = True
) -> Iterator[tuple[str, Any]]:
    """The pieces of what a seat is told, those first that cost least to find."""
    yield "events", table.events(seat) if events else []
    yield "undo", seat is not None and table.can_undo(seat)
    yield "acts", [str(option) for option in table.acts(seat)]
    yield "asks", [as_data(ask) for ask in table.asks_for(seat)]
    yield "view", table.view(seat)
    yield "refusals", [refusal(table, seat, probe) for probe in probes] if seat is not None else []
    yield "insight", table.insight(seat)


class Heard:
    """What a seat is told at a table, to be looked for at many others: each is left at the first piece that differs."""

    def __init__(self, table: Table[Any], seat: Seat | None) -> None:
        self.seat = seat
        self._pieces = [encode(piece) for _, piece in _told(table, seat)]

    def is_told_at(self, other: Table[Any]) -> bool:
        pieces = zip(_told(other, self.seat), self._pieces, strict=True)
        return all(encode(piece) == due for (_, piece), due in pieces)


def as_data(ask: Question) -> list[Any]:
    return [ask.seat, ask.kind, [str(option) for option in ask.options], ask.rule, ask.optional, ask.at]


def refusal(table: Table[Any], seat: Seat, said: str) -> str:
    """The words with which this is refused; nothing when it would be accepted."""
    ask = table.ask(seat)
    if ask is not None and any(str(option) == said for option in ask.options):
        return ""
    try:
        table.answer(seat, said)
    except IllegalAnswer as error:
        return str(error)
    raise AssertionError(f"{said!r} was accepted though it is not offered")


@dataclass
class Told:
    """A disclosure: luck or something shown. `seen_by` None is everybody."""

    stream: str
    n: int
    value: int
    seen_by: tuple[Seat, ...] | None

    def reaches(self, seat: Seat | None) -> bool:
        return self.seen_by is None or (seat is not None and seat in self.seen_by)


class Watched(Game[Any]):
    """A game that notes every pick and show as it goes by, at tables where somebody listens (not when a copy is made)."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.log: list[Told] = []
        self._count: dict[str, int] = {}
        for name in (
            "name",
            "title",
            "seats",
            "options",
            "rules",
            "version",
            "folder",
            "longest",
            "small",
            "cards",
        ):
            setattr(self, name, getattr(game, name, ""))

    def _through(self, s: Any, run: Rules[None]) -> Rules[None]:
        value, interrupt = None, None
        while True:
            try:
                request = run.throw(interrupt) if interrupt else run.send(value)
            except StopIteration:
                return
            interrupt = None
            try:
                value = yield request
            except Exception as raised:
                interrupt = raised
                continue
            if isinstance(request, Pick) and isinstance(request.counts, Bag):
                assert list(request.counts) == sorted(request.counts), (
                    f"{request.stream}: a bag that is not in order, and order tells"
                )
            if isinstance(request, (Pick, Show)) and s.log is not None:
                stream = request.stream if isinstance(request, Pick) else "show"
                for outcome in value if isinstance(value, list) else [value]:
                    n = self._count.get(stream, 0)
                    self._count[stream] = n + 1
                    self.log.append(Told(stream, n, outcome, request.seen_by))

    def turn(self, s: Any) -> Rules[None]:
        yield from self._through(s, self._game.turn(s))

    def act(self, s: Any, seat: Seat | None, option: Option) -> Rules[None]:
        yield from self._through(s, self._game.act(s, seat, option))

    def new(self, seats: int, options: Mapping[str, Any]) -> Any:
        return self._game.new(seats, options)

    def view(self, s: Any, seat: Seat | None) -> Any:
        return self._game.view(s, seat)

    def conceal(self, s: Any, seat: Seat | None, rng: Random) -> None:
        self._game.conceal(s, seat, rng)

    def insight(self, s: Any, seat: Seat | None) -> Any:
        return self._game.insight(s, seat)

    def acts(self, s: Any, seat: Seat | None) -> Sequence[Option]:
        return self._game.acts(s, seat)

    def present(self, s: Any) -> Sequence[Seat] | None:
        return self._game.present(s)

    def places(self, s: Any) -> int:
        return self._game.places(s)

    def refuse(self, s: Any, question: Question, said: str) -> str:
        return self._game.refuse(s, question, said)

    def conserved(self, s: Any) -> object:
        return self._game.conserved(s)

    def hidden(self, s: Any) -> Mapping[str, object]:
        return self._game.hidden(s)
