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
from tablee.kit.errors import IllegalAnswer, OptionError, PackError, PositionError, RecordError, brief
from tablee.kit.game import Game
from tablee.kit.luck import Luck, Seeded, luck_from
from tablee.kit.position import Position, impossible, read
from tablee.kit.record import Record
from tablee.kit.replay import Follow, run_tape
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
            raise OptionError("game-unloadable", "no game at {name!r}: {why}", name=name, why=str(error)) from None
        if isinstance(game, Game):
            return game
    raise OptionError(
        "game-unknown", "there is no game {found!r}: there are {expected}", found=name, expected=[*games()]
    )


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
    position: Position | str | None = None,
) -> Table[Any]:
    """A new table. `seed` for one that can be dealt again; `luck` for a committed one; neither: a seed of its own.
    `position`: what it begins from, as `table.position()` gives it or as TOML; seats and options are its own."""
    g = find(game)
    begun = Position.from_toml(position) if isinstance(position, str) else position
    if begun is not None:
        g = g.of_version(begun.version)
        seats, options = begun.seats if seats is None else seats, {**begun.options, **(options or {})}
    n = g.seats[0] if seats is None else seats
    if type(n) is not int or n not in g.seats:
        raise OptionError(
            "seats",
            "{title} is for {fewest} to {most} seats, not {found}",
            title=g.title,
            fewest=g.seats[0],
            most=g.seats[-1],
            found=repr(n),
        )
    chosen = _settled(g, n, options)
    if seed is not None and type(seed) is not int:
        raise OptionError("seed", "a seed is a whole number, not {found}", found=repr(seed))
    if "pack" in chosen:
        g = with_pack(g, str(chosen["pack"]))
    luck = luck or Seeded(secrets.randbits(48) if seed is None else seed)
    return Table(g, n, luck, chosen, listen=listen) if begun is None else _begin(g, n, luck, chosen, begun, listen)


def _begin(
    game: Game[Any], seats: int, luck: Luck, options: Mapping[str, Any], position: Position, listen: bool
) -> Table[Any]:
    """A table that begins from a position. Whatever the rules cannot go on from is the position's fault."""
    if seats != position.seats:
        raise PositionError(
            "position-seats", "the position has {expected} seats, not {found}", expected=position.seats, found=seats
        )
    state, usual = read(game, position, options), Table(game, seats, Seeded(0), options, listen=False)
    try:
        is_whole = game.conserved(state) in (game.conserved(usual.state), game.conserved(game.new(seats, options)))
        table = Table(game, seats, luck, options, beginning=state, listen=listen)
        for seat in (None, *range(table.seats)):
            table.view(seat)
            table.asks_for(seat)
    except Exception as error:
        raise impossible(error) from error
    if not is_whole:
        raise PositionError(
            "position-not-whole",
            "something is missing on the table, or is there twice: expected every card, die and token once",
        )
    return table


def _settled(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values, checked."""
    chosen = settle(game.options, options)
    first = chosen.get("first", "drawn")
    if first != "drawn" and int(first) >= seats:
        raise OptionError(
            "option-first", "option 'first' is {found}, but the last seat is {last}", found=repr(first), last=seats - 1
        )
    return chosen


def with_pack(game: Game[Any], source: str) -> Game[Any]:
    """The game played with this pack; a card that refers to itself is said to, too."""
    try:
        return game.with_pack(source)
    except RecursionError:
        raise PackError(
            "pack-card-endless", "{file}: a card never ends; does it refer to itself?", file=source
        ) from None


def replay(
    record: Record,
    *,
    verify: bool = False,
    game: Game[Any] | None = None,
    pack: str = "",
    follow: Follow | None = None,
) -> Table[Any]:
    """The same table again; luck is read from the record. `verify`: it must also be what the table's luck gives.
    `game`: the rules, for a game that is not installed. `pack`: the file of the pack, where it is not the one the game comes
    with. Both are for the caller to give: a record has nothing imported and no file opened. `follow`: is shown the table as it
    was dealt, and after each step."""
    g = _rules_of(record, game)
    options = _settled(g, record.seats, record.options)
    g = _with_its_pack(g, record, pack)
    if options.get("pack", "base") != "base":
        options["pack"] = g.pack_digest
    tape = deque(record.steps)
    table = Table(
        g, record.seats, luck_from(record.luck), options,
        beginning=_beginning(g, record, options), tape=tape, verify=verify,
    )  # fmt: skip
    run_tape(table, tape, follow)
    _reopen(table, record)
    return table


def _beginning(game: Game[Any], record: Record, options: Mapping[str, Any]) -> Any:
    """The position a record begins with; None where the table was dealt."""
    if not record.position:
        return None
    try:
        return read(game, Position.from_toml(record.position), options)
    except PositionError as error:
        raise RecordError("record-position", "the position it begins with: {why}", why=error) from None


def _rules_of(record: Record, game: Game[Any] | None) -> Game[Any]:
    """The rules a record follows: those given, or those installed under its game's name."""
    if game is None and record.game not in games():
        raise RecordError(
            "record-game-unknown",
            "the record is of {found}, which is not installed here: there are {expected}",
            found=brief(record.game),
            expected=[*games()],
        )
    g = game or games()[record.game]
    if record.game != g.name:
        raise RecordError(
            "record-other-game",
            "the record is of {found}, not of {expected!r}",
            found=brief(record.game),
            expected=g.name,
        )
    g = g.of_version(record.version)
    if record.version != g.version:
        raise RecordError(
            "record-version",
            "the record follows version {found} of the rules of {game}; this is version {expected}",
            found=record.version,
            game=g.name,
            expected=g.version,
        )
    if type(record.seats) is not int or record.seats not in g.seats:
        raise RecordError(
            "record-seats",
            "the record has {found} seats; {title} is for {fewest} to {most}",
            found=record.seats,
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
            "record-pack-absent",
            "the record was played with pack {pack} ({digest}), which is not the one {title} comes with: give its file",
            **played,
            title=game.title,
        )
    found = with_pack(game, pack or "base")
    if not found.is_played_with(record.digest):
        raise RecordError(
            "record-pack-other",
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
        raise RecordError("record-after-last", "after the last step: {why}", why=error) from None
