"""The five requests a rule may yield, and the forms a question and an answer take."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from tablee.kit.errors import Seat
from tablee.kit.options import option

T = TypeVar("T")
Option = Any  # a str or a NamedTuple whose str() is short and unique among the options of its ask
Options = Sequence[Option] | Callable[[Any, Seat], Sequence[Option]]
Seats = Sequence[Seat] | Callable[[Any], Sequence[Seat]]


class Ask(msgspec.Struct, frozen=True, eq=False):
    """One seat must answer. Gives its option, or a `Cut` when a seat used what `cut_in` offers it.

    Options that depend on anything hidden are a function of (state, seat). `public`: they depend on nothing hidden, so
    others may see them and the answer may be taken back.
    """

    seat: Seat
    kind: str
    options: Options
    rule: str
    public: bool = False
    cut_in: Callable[[Any, Seat], Sequence[Option]] | None = None


class Cut(NamedTuple):
    """An answer by which `seat` breaks into an ask."""

    seat: Seat
    option: Option


Script = Callable[[Any, Seat], Generator[Ask, Any, Any]]


class Sealed:
    """Several seats answer out of sight, each by a script of its own; shown together. Gives {seat: value}.

    A script changes nothing: it asks its seat and returns a value. It is run anew at each look.
    """

    __slots__ = ("kind", "rule", "script", "seats")

    def __init__(
        self, seats: Iterable[Seat], kind: str, options: Options = (), rule: str = "", *, script: Script | None = None
    ) -> None:
        def one(state: Any, seat: Seat) -> Generator[Ask, Any, Any]:
            return (yield Ask(seat, kind, options, rule))

        self.seats, self.kind, self.rule, self.script = tuple(seats), kind, rule, script or one


class Consensus(msgspec.Struct, frozen=True, eq=False):
    """A group agrees on one public proposal, in three rounds at most, or else gets `default`.

    `seats` is a function of the state where a seat may leave meanwhile.
    """

    seats: Seats
    kind: str
    options: Options
    rule: str
    default: Option


ROUNDS = 3


@option("follow {seat}")
class Follow(NamedTuple):
    """A proposal to agree with whatever `seat` proposes."""

    seat: Seat


class Pick(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Luck: gives an index into `counts`, by weight. `seen_by`: None is everybody, () nobody.

    `counts` are weights in a canonical order, never a list in the order things happened: order tells. A `Bag` is weights, too;
    out of it one may draw some things one after another, none put back: with `times` it gives a list of so many.
    """

    stream: str
    counts: Sequence[int]
    seen_by: tuple[Seat, ...] | None = None
    times: int = 0


class Show(msgspec.Struct, frozen=True, eq=False):
    """Seats learn something settled before: a card, a yes, a no. Gives `value`."""

    value: int
    seen_by: tuple[Seat, ...] | None = None


Request = Ask | Sealed | Consensus | Pick | Show
Rules = Generator[Request, Any, T]


class Question(msgspec.Struct, frozen=True, gc=False):
    """What one seat is asked. `at` counts the settled steps: an answer that names another `at` is stale."""

    seat: Seat
    kind: str
    options: Sequence[Option]
    rule: str
    optional: bool = False
    at: int = 0


class Act(NamedTuple):
    """Something done outside the turn: `Act(2, "leave")`. `seat` None is somebody who has no seat yet."""

    seat: Seat | None
    option: Option


@option("note {text}")
class Note(NamedTuple):
    """A seat's private lines, kept with the table."""

    text: str


def offered(options: Sequence[Option], said: object) -> Option | None:
    """The option meant by `said`, an option or its text form. None when it is not among them."""
    for one in options:
        if one is said:
            return one
    if isinstance(said, (str, tuple)):
        text = plain(said)
        for one in options:
            if text == str(one) and (said.__class__ is str or said.__class__ is one.__class__):
                return one
    return None


def plain(said: object) -> str:
    """A short text for anything somebody may send."""
    try:
        return str(said)[:200] if isinstance(said, (str, tuple)) else f"a {type(said).__name__}"
    except Exception:
        return "something that cannot be read"
