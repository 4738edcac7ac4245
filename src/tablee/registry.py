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
from tablee.kit.errors import IllegalAnswer, OptionError, PackError, RecordError, brief
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
            raise OptionError("no game at {name!r}: {why}", name=name, why=str(error)) from None
        if isinstance(game, Game):
            return game
    raise OptionError("there is no game {name!r}: there are {known}", name=name, known=[*games()])


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
        raise OptionError(
            "{title} is for {fewest} to {most} seats, not {seats}",
            title=g.title,
            fewest=g.seats[0],
            most=g.seats[-1],
            seats=repr(n),
        )
    chosen = _settled(g, n, options)
    if seed is not None and type(seed) is not int:
        raise OptionError("a seed is a whole number, not {seed}", seed=repr(seed))
    if "pack" in chosen:
        g = with_pack(g, str(chosen["pack"]))
    return Table(g, n, luck or Seeded(secrets.randbits(48) if seed is None else seed), chosen, listen=listen)


def _settled(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values, checked."""
    chosen = settle(game.options, options)
    first = chosen.get("first", "drawn")
    if first != "drawn" and int(first) >= seats:
        raise OptionError("option 'first' is {first}, but the last seat is {last}", first=repr(first), last=seats - 1)
    return chosen


def with_pack(game: Game[Any], source: str) -> Game[Any]:
    """The game played with this pack; a card that refers to itself is said to, too."""
    try:
        return game.with_pack(source)
    except RecursionError:
        raise PackError("{file}: a card never ends; does it refer to itself?", file=source) from None


def replay(record: Record, *, verify: bool = False, game: Game[Any] | None = None, pack: str = "") -> Table[Any]:
    """The same table again; luck is read from the record. `verify`: it must also be what the table's luck gives.
    `game`: the rules, for a game that is not installed. `pack`: the file of the pack, where it is not the one the game comes
    with. Both are for the caller to give: a record has nothing imported and no file opened."""
    g = _rules_of(record, game)
    options = _settled(g, record.seats, record.options)
    g = _with_its_pack(g, record, pack)
    if options.get("pack", "base") != "base":
        options["pack"] = g.pack_digest
    tape = deque(record.steps)
    table = Table(g, record.seats, luck_from(record.luck), options, tape=tape, verify=verify)
    run_tape(table, tape)
    _reopen(table, record)
    return table


def _rules_of(record: Record, game: Game[Any] | None) -> Game[Any]:
    """The rules a record follows: those given, or those installed under its game's name."""
    if game is None and record.game not in games():
        raise RecordError(
            "the record is of {game}, which is not installed here: there are {known}",
            game=brief(record.game),
            known=[*games()],
        )
    g = game or games()[record.game]
    if record.game != g.name:
        raise RecordError("the record is of {game}, not of {other!r}", game=brief(record.game), other=g.name)
    if record.version != g.version:
        raise RecordError(
            "the record follows version {found} of the rules of {game}; this is version {known}",
            found=record.version,
            game=g.name,
            known=g.version,
        )
    if type(record.seats) is not int or record.seats not in g.seats:
        raise RecordError(
            "the record has {seats} seats; {title} is for {fewest} to {most}",
            seats=record.seats,
            title=g.title,
            fewest=g.seats[0],
            most=g.seats[-1],
        )
    return g


def _with_its_pack(game: Game[Any], record: Record, pack: str) -> Game[Any]:
    """The game with the pack a record was played with, known by its digest. Old records have a path: it is not looked at."""
    if game.is_played_with(record.digest):
        return game
    played = {"pack": brief(record.pack), "digest": record.digest[:16]}
    if not pack and record.options.get("pack", "base") != "base":
        raise RecordError(
            "the record was played with pack {pack} ({digest}), which is not the one {title} comes with: give its file",
            **played,
            title=game.title,
        )
    found = with_pack(game, pack or "base")
    if not found.is_played_with(record.digest):
        raise RecordError(
            "the record was played with pack {pack} ({digest}); the one found here is {other!r} ({found})",
            **played,
            other=found.pack_name,
            found=found.pack_digest,
        )
    return found


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
        raise RecordError("after the last step: {why}", why=error) from None
