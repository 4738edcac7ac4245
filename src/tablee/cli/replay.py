"""`tablee replay` and `tablee verify`: a table that was kept, seen again and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

import tablee
from tablee.cli import start
from tablee.kit import Committed, Follow, OptionError, Record, RecordError, Seat, Seeded, Table, parse
from tablee.kit.asks import offered
from tablee.reading import asking
from tablee.terminal import show
from tablee.terminal.saves import read_seating
from tablee.terminal.screen import Screen
from tablee.words import Lang


def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang | None = None,
    game: str = "",
    pack: str = "",
) -> int:
    """Walk through a table that was kept, step by step.

    Parameters
    ----------
    file
        The record.
    seat
        See it as this seat knew it, counted from 1. Without it all secrets are open.
    plain
        Print everything at once.
    lang
        en or fr.
    game
        Where to find a game that is not installed: module:attribute. Its code is run.
    pack
        The file of the card pack it was played with, where that is not found by itself.
    """
    record, found = start.open_record(file, start.screen(lang).words, "replay", game, pack)
    whole = tablee.replay(record, game=found)
    screen = start.screen(lang, whole.game, softened=bool(whole.options.get("softened")))
    if seat is not None and not 1 <= seat <= whole.seats:
        raise screen.words.fault(OptionError, "no-such-seat", seat=seat, seats=whole.seats)
    viewer = None if seat is None else seat - 1
    screen.words.viewer, screen.words.names = viewer, names_beside(file, whole.seats)
    screen.say("replay-of", style="bold", title=found.title, seats=whole.seats, seat=seat)
    walk = Walk(record, whole, viewer, screen)
    if plain or not is_interactive():
        walk.print_all()
    else:
        walk.step_through()
    return 0


def names_beside(file: Path, seats: int) -> dict[Seat, str]:
    """What the bots were called, where it was kept who sat there."""
    kept = read_seating(file)
    return kept.names if kept and len(kept.seats) == seats else {}


def is_interactive() -> bool:
    return sys.stdin.isatty()


class Walk:
    """A record stop by stop; a stop is where somebody was asked. `viewer` None: nothing is hidden."""

    def __init__(self, record: Record, whole: Table[Any], viewer: Seat | None, screen: Screen) -> None:
        self.record, self.whole, self.viewer, self.screen = record, whole, viewer, screen
        self.stops = [n for n, step in enumerate(record.steps) if not isinstance(step, int)]
        self.stops.append(len(record.steps))
        self._tables: dict[int, Table[Any]] = {}

    def at(self, n: int) -> Table[Any]:
        """The table at a stop."""
        if n == len(self.stops) - 1:
            return self.whole
        if n in self._tables:
            return self._tables[n]
        past = msgspec.structs.replace(
            self.record, steps=self.record.steps[: self.stops[n]], open=[], undo=[], notes={}
        )
        self._tables = {k: table for k, table in self._tables.items() if abs(k - n) < 3}
        self._tables[n] = tablee.replay(past, game=self.whole.game)
        return self._tables[n]

    def print_all(self) -> None:
        """What happened from the first to the last, then the table as it stands."""
        seen = 0
        for n in range(len(self.stops)):
            seen = self.print_events(n, seen)
        self.print_board(self.whole)

    def step_through(self) -> None:
        """Stop by stop, at the pace of whoever looks on."""
        n, seen = 0, 0
        while 0 <= n < len(self.stops):
            seen = self.print_events(n, seen)
            self.print_board(self.at(n))
            said = self.screen.ask(self.screen.words.say("replay-prompt", stop=n + 1, stops=len(self.stops))).casefold()
            if said in ("q", "quit", "quitter"):
                return
            n = self._next(n, said)
            seen = seen if said == "" else len(self.at(n - 1).events(None)) if 0 < n < len(self.stops) else 0

    def _next(self, n: int, said: str) -> int:
        if said in ("b", "back", "r", "retour"):
            return max(0, n - 1)
        if said.isdecimal():
            return min(max(int(said), 1), len(self.stops)) - 1
        return n + 1

    def print_events(self, stop: int, since: int) -> int:
        """What led to a stop: proposals, which are public, and events. Gives how many events there have been."""
        words, before = self.screen.words, self.record.steps[self.stops[stop - 1]] if stop else None
        if isinstance(before, dict) and "agreed" in before:
            asked = self.at(stop - 1).asks_for(None)[0]
            for seat, said in before["agreed"]:
                option = parse(Follow, said) or offered(asked.options, said)
                self.screen.show(show.log_line("", asking.proposal(seat, option, asked, words).sentence))
        events = [*events_of(self.at(stop), self.viewer, since)]
        for n, forms in enumerate(events, since + 1):
            self.screen.show(*(show.event(n, form, words) for form in forms))
        return since + len(events)

    def print_board(self, table: Table[Any]) -> None:
        self.screen.show("", *boards(table, self.viewer, self.screen))
        if table.asks_for(self.viewer):
            self.screen.show("", show.question(table, self.viewer, self.screen.words))


def boards(table: Table[Any], viewer: Seat | None, screen: Screen) -> Iterator[Any]:
    """The table as the viewer saw it; with nothing hidden, what each seat could see besides."""
    yield show.board(table.game, table.view(viewer), screen.words)
    if viewer is None:
        public = table.view(None)
        for seat in range(table.seats):
            own = {
                name: value for name, value in table.view(seat).items() if name != "table" and value != public.get(name)
            }
            if own and seat in table.present:
                yield screen.words.say("replay-sees", seat=seat)
                yield show.plain_board(own, screen.words)


def events_of(table: Table[Any], viewer: Seat | None, since: int) -> Iterator[Sequence[Mapping[str, Any]]]:
    """Each event in the forms to show: one for a seat; for the referee all that somebody was told besides."""
    if viewer is not None:
        yield from ([event] for event in table.events(viewer, since))
        return
    hearings = [table.events(seat, since) for seat in (None, *range(table.seats))]
    for public, *private in zip(*hearings, strict=True):
        more = [event for i, event in enumerate(private) if event != public and event not in private[:i]]
        yield more or [public]


def verify(file: Path, /, *, hash: str = "", lang: Lang | None = None, game: str = "", pack: str = "") -> int:
    """Draw every outcome of a table again and say which one differs, if any.

    Parameters
    ----------
    file
        The record.
    hash
        The hash that was shown when the table began, to make sure that it is the same table.
    lang
        en or fr.
    game
        Where to find a game that is not installed: module:attribute. Its code is run.
    pack
        The file of the card pack it was played with, where that is not found by itself.
    """
    record, found = start.open_record(file, start.screen(lang).words, "verify", game, pack)
    screen = start.screen(lang, found)
    if record.luck.get("kind") == "told" and "told" not in record.luck:
        raise screen.words.fault(RecordError, "verify-told")
    if hash and record.luck.get("hash") != hash:
        raise screen.words.fault(RecordError, "verify-other-hash", hash=str(record.luck.get("hash", "–")))
    with screen.patience("verifying"):
        table = tablee.replay(record, verify=True, game=found)
    luck = table.luck
    drawn = sum(type(step) is int for step in record.steps)
    if isinstance(luck, Committed):
        nonces = [screen.words.say("cite", name=nonce[:300]) for nonce in luck.nonces.values()]
        screen.say("verify-good", drawn=drawn, hash=luck.hash, nonces=nonces)
    elif isinstance(luck, Seeded):
        screen.say("verify-seeded", drawn=drawn, seed=str(luck.seed))
    else:
        screen.say("verify-scripted", drawn=drawn)
    if not table.over:
        screen.say("verify-unfinished")
    return 0
