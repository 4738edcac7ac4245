"""Which games there are, and how a table of one begins."""

from __future__ import annotations

import importlib
import pkgutil
import secrets
from collections import deque
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tablee.kit.asks import Act, Note
from tablee.kit.errors import IllegalAnswer, OptionError, RecordError
from tablee.kit.game import Game
from tablee.kit.luck import Luck, Seeded, luck_from
from tablee.kit.record import Record
from tablee.kit.replay import run_tape
from tablee.kit.settings import Value, settle
from tablee.kit.table import Table

_PACKAGE = importlib.import_module(
    "tablee.games"
)  # now, so that the name `tablee.games` is the function below ever after


@cache
def games() -> Mapping[str, Game[Any]]:
    """Every game there is, by name, from the lightest: the folders of `tablee.games`, and what other packages declare as
    `tablee.games`."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(_PACKAGE.__path__):
        game = importlib.import_module(f"tablee.games.{module.name}").game
        found[game.name] = game
    for entry in entry_points(group="tablee.games"):
        game = entry.load()
        found[game.name] = game
    return dict(sorted(found.items(), key=lambda item: (item[1].weight, item[0])))


def find(name: str | Game[Any]) -> Game[Any]:
    """A game by its name, or by `module:attribute` for one that is not installed."""
    if isinstance(name, Game):
        return name
    if name in games():
        return games()[name]
    module, _, attribute = name.partition(":")
    if attribute:
        try:
            game = getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError, ValueError, TypeError) as error:
            raise OptionError(f"no game at {name!r}: {error}") from None
        if isinstance(game, Game):
            return game
    raise OptionError(f"there is no game {name!r}: there are {', '.join(games())}")


def usual_seats(game: Game[Any]) -> int:
    """One person with two bots, where the game allows it."""
    return 3 if 3 in game.seats else game.seats[0]


def deal(
    game: str | Game[Any],
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    luck: Luck | None = None,
    listen: bool = True,
) -> Table[Any]:
    """A new table. `seed` for one that can be dealt again; `luck` for a committed one; neither: a seed of its own."""
    g = find(game)
    n = g.seats[0] if seats is None else seats
    if type(n) is not int or n not in g.seats:
        raise OptionError(f"{g.title} is for {g.seats[0]} to {g.seats[-1]} seats, not {n!r}")
    chosen = _settled(g, n, options)
    if seed is not None and type(seed) is not int:
        raise OptionError(f"a seed is a whole number, not {seed!r}")
    if "pack" in chosen:
        g = g.with_pack(str(chosen["pack"]))
    return Table(g, n, luck or Seeded(secrets.randbits(48) if seed is None else seed), chosen, listen=listen)


def _settled(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values, checked."""
    chosen = settle(game.options, options)
    first = chosen.get("first", "drawn")
    if first != "drawn" and int(first) >= seats:
        raise OptionError(f"option 'first' is {first!r}, but the last seat is {seats - 1}")
    return chosen


def replay(record: Record, *, verify: bool = False, game: Game[Any] | None = None) -> Table[Any]:
    """The same table again; luck is read from the record. `verify`: it must also be what the table's luck gives.
    `game`: the rules, for a game that is not installed: a record cannot have anything imported."""
    if game is None and record.game not in games():
        raise RecordError(
            f"the record is of {record.game!r}, which is not installed here: there are {', '.join(games())}"
        )
    g = game or games()[record.game]
    if record.game != g.name:
        raise RecordError(f"the record is of {record.game!r}, not of {g.name!r}")
    if record.version != g.version:
        raise RecordError(
            f"the record follows version {record.version} of the rules of {g.name}; this is version {g.version}"
        )
    if type(record.seats) is not int or record.seats not in g.seats:
        raise RecordError(f"the record has {record.seats} seats; {g.title} is for {g.seats[0]} to {g.seats[-1]}")
    options = _settled(g, record.seats, record.options)
    if "pack" in options:
        g = g.with_pack(str(options["pack"]))
    if record.digest != g.pack_digest:
        raise RecordError(
            f"the record was played with pack {record.pack!r} ({record.digest}); the one found here is {g.pack_name!r} ({g.pack_digest})"
        )
    tape = deque(record.steps)
    table = Table(g, record.seats, luck_from(record.luck), options, tape=tape, verify=verify)
    run_tape(table, tape)
    _reopen(table, record)
    return table


def _reopen(table: Table[Any], record: Record) -> None:
    """What was not settled yet: sealed answers, proposals, a wish to take back, notes."""
    try:
        for seat, said in record.open:
            table.answer(seat, said)
        for i, seat in enumerate(record.undo):
            table.change(Act(seat, "agree" if i else "undo"))
        for name, lines in record.notes.items():
            table.change(Act(int(name), Note(lines)))
    except (IllegalAnswer, ValueError) as error:
        raise RecordError(f"after the last step: {error}") from None
