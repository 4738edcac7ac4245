"""Plain state with a generated copy, and the events that tell what happened."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache, wraps
from inspect import signature
from typing import Any, NamedTuple, ParamSpec, Self, TypeVar, Union

from tablee.kit.errors import Seat
from tablee.kit.luck import Bag

T = TypeVar("T", bound="State")
P = ParamSpec("P")
Only = Mapping[Seat, Mapping[str, Any]]
"""What single seats hear besides."""
_NOBODY: Only = {}

Event = tuple[dict[str, Any], Only]
"""Something that happened: a message id with arguments and the rule it follows; and what single seats hear besides. A plain
pair, since most decisions tell of something. Every event has a public part, so that their numbering tells nothing."""


class Named(NamedTuple):
    """In the annotation of a field: its numbers stand for things with names, which a written position has instead.
    `of` gives the names from the pack: `Annotated[int, Named(lambda cards: [card.id for card in cards.arcana])]`; -1 is no thing.
    Of a list it names the places, where a list has how many of each there are; of a slot the card and what it may be."""

    of: Callable[[Any], Sequence[str]]


class Frozen:
    """A mark for values that never change, so that a copied state may share them."""

    __slots__ = ()


def _copied(kind: Any, x: str) -> str:
    """Source of an expression that copies `x`, a value of type `kind`."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        copies = {_copied(a, x) for a in inner}
        if copies == {x}:
            return x
        if len(inner) > 1:
            raise TypeError(f"a state cannot hold {kind!r}: it would not know how to copy it")
        return f"(None if {x} is None else {copies.pop()})"
    if origin in (list, dict):
        e = f"e{x.count('e')}"
        copy = _copied(args[-1], e)
        if origin is list:
            return f"{x}[:]" if copy == e else f"[{copy} for {e} in {x}]"
        return f"{x}.copy()" if copy == e else f"{{k: {copy} for k, {e} in {x}.items()}}"
    if isinstance(kind, type) and issubclass(kind, State):
        return f"{x}.clone()"
    if kind is Bag:
        return f"Bag({x})"
    if origin is tuple and all(a is Ellipsis or _copied(a, x) == x for a in args):
        return x
    if origin is None and (isinstance(kind, type) and issubclass(kind, (int, str, float, bytes, tuple, Frozen))):
        return x
    raise TypeError(
        f"a state cannot hold {kind!r}: use numbers, texts, tuples, lists, dicts, bags, states or Frozen values"
    )


class State:
    """What lies on the table: slotted plain data. All of it at a checkpoint, and everything hidden at every ask.

    A subclass lists its fields as annotations and in `__slots__`. Three are not among them, since they do not lie on the table:
    `cards`, the pack it is played with; `version`, that of the rules, noted by `Game.new` where those follow former ones too; and
    `log`, what has been told to whoever listens.
    """

    __slots__ = ("cards", "log", "version")
    cards: Any
    version: int
    log: list[Event] | None

    def __init__(self) -> None:
        self.cards = self.log = None
        self.version = 0

    def __init_subclass__(cls) -> None:
        if taken := {*cls.__dict__.get("__slots__", ())} & {*State.__slots__}:
            raise TypeError(
                f"{cls.__name__}: {', '.join(sorted(taken))} is not for the game to keep: choose another name"
            )
        cls.clone = _write_clone  # type: ignore[method-assign]

    @classmethod
    @cache
    def fields(cls) -> dict[str, Any]:
        """What lies on the table: the annotated fields, without the pack, the version and the log."""
        return {f: k for f, k in typing.get_type_hints(cls).items() if f not in State.__slots__}

    def clone(self) -> Self:
        """A copy that nobody listens to. Written from the annotations the first time it is used."""
        return _write_clone(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in self.fields())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f}={getattr(self, f)!r}' for f in self.fields())})"

    def say(self, id: str, rule: str, only: Only | Callable[[], Only] | None = None, /, **args: Any) -> None:
        """Tell what happened: `args` to all, `only[seat]` to that seat besides. What a seat hears alone may be given as a function,
        which is not called when nobody listens."""
        if self.log is not None:
            args["id"], args["rule"] = id, rule
            self.log.append((args, (only() if callable(only) else only) if only else _NOBODY))


def told(tell: Callable[P, None]) -> Callable[P, None]:
    """A function that puts an event together and tells it; its first parameter is the state. It is not called when nobody listens:
    for what every turn tells. What stands in for it is written from its parameters, since passing on any would take longer."""
    parameters = [*signature(tell).parameters]
    given, scope = ", ".join(parameters), {"tell": tell}
    exec(f"def tell_listeners({given}):\n if {parameters[0]}.log is not None: tell({given})", scope)
    return wraps(tell)(scope["tell_listeners"])


def _write_clone(self: T) -> T:
    """The first copy of a class writes the function that makes all the others."""
    cls = type(self)
    body = "; ".join(f"c.{f} = {_copied(k, 's.' + f)}" for f, k in cls.fields().items())
    scope: dict[str, Any] = {"cls": cls, "new": cls.__new__, "Bag": Bag}
    exec(
        f"def clone(s):\n c = new(cls); c.cards = s.cards; c.version = s.version; c.log = None; {body}\n return c",
        scope,
    )
    cls.clone = scope["clone"]  # type: ignore[method-assign]
    return typing.cast(T, scope["clone"](self))
