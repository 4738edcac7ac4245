"""Positions: the table as a turn begins, as TOML that a person can read and write. It has every secret of the table.

What lies on the table is the game's state, field by field, as its annotations say: numbers that stand for things are written
by name (`Named`), a slot by what is not usual about it. What is read is checked against the same annotations; `tablee.deal`
also sees to it that nothing is missing and that the rules can go on.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Union

import msgspec

from tablee.kit.errors import PackError, PositionError, Worded, brief, misfit
from tablee.kit.game import Game
from tablee.kit.luck import Bag
from tablee.kit.slots import ALL, Slot
from tablee.kit.state import Frozen, Named, State
from tablee.kit.toml import parse_toml

NO_THING = "-"
"""What is written where a number stands for no thing at all."""
WIDTH = 110
HEAD = "# A position of {title}: the table as a turn begins, with all its secrets. `tablee play {name} --position FILE` plays on from it."


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as a turn begins. `digest`: of the pack it is played with."""

    game: str
    version: int
    digest: str = ""
    seats: int
    options: dict[str, str | int | bool]
    state: dict[str, Any]

    def to_toml(self, title: str = "") -> str:
        """As text, a line or a few for each thing."""
        lines = [HEAD.format(title=title or self.game, name=self.game), ""]
        lines += [f"{name} = {_plain(getattr(self, name))}" for name in ("game", "version", "digest", "seats")]
        return "\n".join([*lines, *_section("options", self.options), *_section("state", self.state)]) + "\n"

    @classmethod
    def from_toml(cls, text: str, name: str = "position") -> Position:
        """Read a position; what is wrong with its form is said in one sentence."""
        try:
            return msgspec.convert(parse_toml(text, name), cls, strict=True)
        except PackError as error:
            raise PositionError("position-not-toml", "the position cannot be read: {why}", why=error) from None
        except msgspec.ValidationError as error:
            raise PositionError("position-form", "this is not a position: {why}", why=misfit(error)) from None


def write(game: Game[Any], seats: int, options: Mapping[str, Any], state: State) -> Position:
    """The position that a state is."""
    kept = {**options, "pack": game.pack_digest} if options.get("pack", "base") != "base" else dict(options)
    data = {name: _data(getattr(state, name), kind, state.cards) for name, kind in _kinds(type(state)).items()}
    return Position(
        game=game.name, version=game.version, digest=game.pack_digest, seats=seats, options=kept,
        state={name: value for name, value in data.items() if value is not None},
    )  # fmt: skip


def read(game: Game[Any], position: Position, options: Mapping[str, Any]) -> Any:
    """The state of a position. Everything that cannot be is refused, with what was expected."""
    if position.game != game.name:
        raise _unfit("game", _one_of([game.name]), position.game)
    if position.version != game.version:
        raise _unfit("version", _one_of([str(game.version)]), position.version)
    if position.seats not in game.seats:
        raise _unfit("seats", _one_of([*map(str, game.seats)]), position.seats)
    if not game.is_played_with(position.digest):
        raise _unfit("digest", _one_of([game.pack_digest]), position.digest)
    fresh = game.new(position.seats, options)
    state, kinds = type(fresh)(), _kinds(type(fresh))
    for name in position.state:
        if name not in kinds:
            raise _unfit("state", _one_of([*kinds]), name)
    for name, kind in kinds.items():
        if name not in position.state and not _may_be_none(kind):
            if game.version in game.follows:  # written before there was such a field
                setattr(state, name, getattr(fresh, name))
                continue
            raise _unfit(f"state.{name}", _called(kind), None)
        setattr(state, name, _value(position.state.get(name), kind, fresh.cards, f"state.{name}"))
    state.cards, state.version = fresh.cards, fresh.version
    return state


def impossible(error: Exception) -> PositionError:
    """What to say where the rules fail on a position."""
    return PositionError(
        "position-impossible",
        "the rules cannot go on from there ({why}): expected a table as a turn begins",
        why=f"{type(error).__name__}: {brief(str(error))}",
    )


def _has_fields(cls: type[Any]) -> bool:
    """Whether it is written field by field: what says so itself is not."""
    return not hasattr(cls, "as_data") and (issubclass(cls, (State, msgspec.Struct)) or hasattr(cls, "_fields"))


def _kinds(cls: type[Any]) -> dict[str, Any]:
    """The fields of a state, a tuple or a struct, with all their annotations say."""
    hints = typing.get_type_hints(cls, include_extras=True)
    names = cls.fields() if issubclass(cls, State) else getattr(cls, "_fields", None) or cls.__struct_fields__
    return {name: hints[name] for name in names}


# Writing


def _data(value: Any, kind: Any, cards: Any) -> Any:
    """A value of a state as plain data."""
    kind, named = _parted(kind, cards)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    match value:
        case None:
            return None
        case Slot():
            return _slot_data(value, named)
        case bool() | str() | float():
            return value
        case int():
            return value if named is None else NO_THING if value < 0 else named[value]
        case State() | msgspec.Struct() | tuple() if _has_fields(type(value)):
            return {name: _data(getattr(value, name), of, cards) for name, of in _kinds(type(value)).items()}
        case bytes() | bytearray():
            return [*value]
        case Frozen() if hasattr(value, "as_data"):
            return msgspec.json.decode(msgspec.json.encode(value.as_data()))
        case list() if named is not None:
            return {named[n]: count for n, count in enumerate(value) if count}
        case list() | tuple():
            return [_data(one, of, cards) for one, of in zip(value, _items(origin, args, len(value)), strict=True)]
        case dict():
            return {str(key): _data(one, args[-1], cards) for key, one in value.items()}
    raise TypeError(f"a position cannot have {kind!r}: give the value as_data and from_data")


def _slot_data(slot: Slot, named: Sequence[str] | None) -> dict[str, Any]:
    """What is not usual about a place for a card: drawn, face up, seen by somebody, known to be one of a few."""
    found: dict[str, Any] = {}
    if slot.card >= 0:
        found["card"] = named[slot.card] if named else slot.card
    if slot.up:
        found["up"] = True
    if slot.seen:
        found["seen"] = "all" if slot.seen == ALL else [*_bits(slot.seen)]
    if named is None:
        found["may"] = slot.may
    elif slot.may != (1 << len(named)) - 1:
        found["may"] = [named[card] for card in _bits(slot.may)]
    return found


def _bits(set_of: int) -> Iterator[int]:
    return (n for n in range(set_of.bit_length()) if set_of >> n & 1)


# Reading


def _value(data: Any, kind: Any, cards: Any, where: str) -> Any:
    """Plain data as a value of a state."""
    kind, named = _parted(kind, cards)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if data is None:
        return None
    if kind is Slot:
        return _slot(data, named, where)
    if kind is int and named is not None:
        return _numbered(data, named, where)
    if kind in (bool, int, str, float):
        if type(data) is not kind and not (kind is float and type(data) is int):
            raise _unfit(where, _called(kind), data)
        return kind(data)
    if kind in (Bag, bytes):
        numbers = _all(data, where, lambda n, i: _value(n, int, cards, i))
        return _made(lambda: kind(numbers), kind, data, where)
    if isinstance(kind, type) and _has_fields(kind):
        return _fields(data, kind, cards, where)
    if isinstance(kind, type) and hasattr(kind, "from_data"):
        return _made(lambda: kind.from_data(data, cards), kind, data, where)
    if origin is dict:
        if not isinstance(data, dict):
            raise _unfit(where, _called(kind), data)
        key = args[0]
        return {key(name): _value(one, args[1], cards, f"{where}.{name}") for name, one in data.items()}
    if origin is list and named is not None:
        return _counts(data, named, where)
    if not isinstance(data, list):
        raise _unfit(where, _called(kind), data)
    kinds = _items(origin, args, len(data))
    if len(kinds) != len(data):
        raise _unfit(where, Worded("position-so-many", "a list of {count}", count=len(kinds)), data)
    found = [_value(one, of, cards, f"{where}[{i}]") for i, (one, of) in enumerate(zip(data, kinds, strict=True))]
    return found if origin is list else tuple(found)


def _fields(data: Any, kind: Any, cards: Any, where: str) -> Any:
    kinds = _kinds(kind)
    if not isinstance(data, dict) or {*data} - {*kinds}:
        raise _unfit(where, _table_with(kinds), data)
    found = {}
    for name, of in kinds.items():
        if name not in data and not _may_be_none(of):
            raise _unfit(f"{where}.{name}", _called(of), None)
        found[name] = _value(data.get(name), of, cards, f"{where}.{name}")
    if not issubclass(kind, State):
        return kind(**found)
    state = kind()
    for name, value in found.items():
        setattr(state, name, value)
    return state


def _slot(data: Any, named: Sequence[str] | None, where: str) -> Slot:
    if not isinstance(data, dict) or {*data} - {*Slot._fields}:
        raise _unfit(where, _table_with(Slot._fields), data)
    number = (
        (lambda one, at: _value(one, int, None, at)) if named is None else (lambda one, at: _numbered(one, named, at))
    )
    card = number(data["card"], f"{where}.card") if "card" in data else -1
    seen = data.get("seen", [])
    may = data.get("may")
    if named is None:
        bits = _value(may, int, None, f"{where}.may") if may is not None else 0
    else:
        bits = (1 << len(named)) - 1 if may is None else _set_of(_all(may, f"{where}.may", number))
    up = _value(data.get("up", False), bool, None, f"{where}.up")
    seats = ALL if seen == "all" else _set_of(_all(seen, f"{where}.seen", lambda n, i: _value(n, int, None, i)))
    return Slot(card, up, seats, bits)


def _counts(data: Any, named: Sequence[str], where: str) -> list[int]:
    """How many of each there are, by number."""
    if not isinstance(data, dict):
        raise _unfit(where, _table_with(["NAME = 1"]), data)
    counts = [0] * len(named)
    for name, count in data.items():
        counts[_numbered(name, named, where)] = _value(count, int, None, f"{where}.{name}")
    return counts


def _set_of(numbers: Sequence[int]) -> int:
    return sum(1 << n for n in {*numbers})


def _all(data: Any, where: str, one: Callable[[Any, str], Any]) -> list[Any]:
    if not isinstance(data, list):
        raise _unfit(where, _called(list[int]), data)
    return [one(value, f"{where}[{i}]") for i, value in enumerate(data)]


def _numbered(data: Any, named: Sequence[str], where: str) -> int:
    if data == NO_THING:
        return -1
    if not isinstance(data, str) or data not in named:
        raise _unfit(where, _one_of(named), data)
    return named.index(data)


def _made(make: Callable[[], Any], kind: Any, data: Any, where: str) -> Any:
    try:
        return make()
    except Exception as error:
        raise _unfit(where, _called(kind), data) from error


# Kinds


def _parted(kind: Any, cards: Any) -> tuple[Any, Sequence[str] | None]:
    """A type without what may be none, and the names its numbers stand for."""
    named = None
    while True:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            kind, *notes = args
            named = next((note.of(cards) for note in notes if isinstance(note, Named)), named)
        elif origin in (Union, types.UnionType):
            kind = next(arg for arg in args if arg is not type(None))
        else:
            return kind, named


def _may_be_none(kind: Any) -> bool:
    return type(None) in typing.get_args(kind)


def _items(origin: Any, args: tuple[Any, ...], count: int) -> Sequence[Any]:
    """The type of each of so many values of a list or a tuple."""
    if origin is tuple and (len(args) != 2 or args[1] is not Ellipsis):
        return args
    return [args[0] if args else Any] * count


def _called(kind: Any) -> Worded:
    """A type as an error names it."""
    bare = _bare(kind)
    if typing.get_origin(bare) in (list, tuple) or bare in (Bag, bytes):
        return Worded("position-a-list", "a list")
    match bare:
        case _ if _is_named(kind):
            return Worded("position-a-name", "the name of a thing")
        case type() if bare is bool:
            return Worded("position-a-truth", "true or false")
        case type() if bare in (int, float):
            return Worded("position-a-number", "a whole number")
        case type() if bare is str:
            return Worded("position-a-text", "a text")
    return Worded("position-a-table", "a table")


def _bare(kind: Any) -> Any:
    """A type without what is noted about it and without what may be none."""
    while typing.get_origin(kind) in (typing.Annotated, Union, types.UnionType):
        kind = next(arg for arg in typing.get_args(kind) if arg is not type(None))
    return kind


def _is_named(kind: Any) -> bool:
    return typing.get_origin(kind) is typing.Annotated


def _one_of(names: Sequence[str]) -> Worded:
    listed = ", ".join(names)
    return Worded("position-one-of", "one of {names}", names=listed if len(listed) <= 240 else listed[:240] + " …")


def _table_with(names: Iterable[str]) -> Worded:
    return Worded("position-table-with", "a table with {names}", names=", ".join(names))


def _unfit(where: str, expected: Worded, found: Any) -> PositionError:
    if found is None:
        return PositionError(
            "position-missing", "{where} is missing: expected {expected}", where=where, expected=expected
        )
    return PositionError(
        "position-value",
        "{where}: expected {expected}, found {found}",
        where=where,
        expected=expected,
        found=brief(found),
    )


# TOML


def _plain(value: Any) -> str:
    """A value in one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(_plain, value))}]"
        case dict():
            inside = ", ".join(f"{_key(name)} = {_plain(one)}" for name, one in value.items())
            return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else json.dumps(name)


def _section(name: str, values: Mapping[str, Any]) -> Iterator[str]:
    """A table; tables in it that are too long for a line come after it, each as one of its own."""
    long = {key: value for key, value in values.items() if isinstance(value, dict) and len(_plain(value)) > WIDTH}
    yield from ("", f"[{name}]")
    yield from (f"{_key(key)} = {_wrapped(value, len(key) + 3)}" for key, value in values.items() if key not in long)
    for key, value in long.items():
        yield from _section(f"{name}.{_key(key)}", value)


def _wrapped(value: Any, at: int, deep: int = 0) -> str:
    """A value that begins at a column; a list that does not fit goes over several lines."""
    whole = _plain(value)
    if not isinstance(value, list) or len(whole) + at <= WIDTH:
        return whole
    margin = "  " * (deep + 1)
    lines = [""]
    for one in (_wrapped(item, len(margin), deep + 1) for item in value):
        if lines[-1] and (len(lines[-1]) + len(one) > WIDTH - len(margin) or "\n" in one):
            lines.append("")
        lines[-1] += f"{one}, "
    return "[\n" + "".join(f"{margin}{line.rstrip()}\n" for line in lines) + "  " * deep + "]"
