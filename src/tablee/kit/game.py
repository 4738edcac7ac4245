"""What a game is: a few facts and a few functions over its state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

import msgspec

from tablee.kit.asks import Option, Question, Rules
from tablee.kit.cards import Cards
from tablee.kit.errors import Seat
from tablee.kit.settings import Setting
from tablee.kit.state import State

S = TypeVar("S", bound=State)
Bot = Callable[[Any, Random], Option | None]
"""Is given the `Chair` of its seat; gives an option of `chair.ask`, and None to let an optional ask pass. The same knowledge and
rng give the same answer."""


class Reason(NamedTuple):
    """Why a bot has answered as it did: a message of its game, and what is in it."""

    id: str
    args: Mapping[str, Any]


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why. It sees the table through the `Window` of nobody, as it stood before the answer: what everybody knows is
    all that it can tell, and so its reasons give nothing away."""

    def why(self, window: Any, question: Question, option: Option) -> Reason | None: ...


class View(msgspec.Struct, kw_only=True):
    """What a seat may see, as a game tells it, and every part of that: fields with types, from which the pages' own types are
    written. A field that is not always there has the default `msgspec.UNSET`."""


class Game(ABC, Generic[S]):
    """The rules of one game. Subclass it, set the facts, write the functions; `docs/adding-a-game.md` tells how."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Setting]]
    rules: ClassVar[str]
    """The prefix of its rule numbers: `SA` for SA-5.2."""
    version: ClassVar[int] = 1
    """Raised when a record of the version before would no longer replay."""
    follows: ClassVar[range] = range(0)
    """The former versions whose tables it still plays by the rules they were dealt with: where those differ, they ask
    the state for its `version`, which `new` notes."""
    since: ClassVar[Mapping[str, int]] = {}
    """In which version an option came, for those that were not there from the first: a former table does not have it."""
    folder: ClassVar[Path]
    """Where its rules, words and cards lie."""
    longest: ClassVar[int]
    """A proven bound on the answers of one game."""
    weight: ClassVar[int] = 2
    """How much there is to learn before a first game: 1 little, 2 some, 3 much. Games are listed from the lightest."""
    age: ClassVar[int] = 0
    """From which age on it is meant to be played, where that matters: then its words have a `notice`."""
    small: ClassVar[Mapping[str, Any]] = {}
    """Options of a reduced game, for the trials that try every world there is; the usual ones where those are few."""
    feigned: ClassVar[Collection[str]] = ()
    """The kinds of asks that are also put to whoever has one answer only, so that nobody can tell: a person with nobody beside
    them is not made to give it."""
    lapses: ClassVar[Mapping[str, str]] = {}
    """By kind those of them at which hardly anybody has a choice, with the usual answer: where a table has windows, such an ask
    lapses with one."""
    view_type: ClassVar[type[View] | None] = None
    """What `view` gives."""
    insight_type: ClassVar[type[View] | None] = None
    """What `insight` gives."""

    def __init__(self, cards: Any = None) -> None:
        self.cards = cards

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, Any]) -> S:
        """The table before anything has happened. No luck here: the first turn draws what set-up needs."""

    @abstractmethod
    def turn(self, s: S) -> Rules[None]:
        """From one point where all is in the state to the next: a turn, a phase or an action."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> View | dict[str, Any]:
        """What this seat may see now, built up from nothing. None is a spectator."""

    @abstractmethod
    def conceal(self, s: S, seat: Seat | None, rng: Random) -> None:
        """Draw again, in place, everything this seat cannot know. A function of what the seat knows and of the rng."""

    def insight(self, s: S, seat: Seat | None) -> View | dict[str, Any]:
        """What can be worked out from what this seat knows: odds, beliefs. Plain data."""
        return {}

    def recall(self, s: S, seat: Seat | None) -> View | dict[str, Any]:
        """The view of somebody who forgets nothing they have seen, which is what a bot gets. It differs where a table does not
        list what lies face down again."""
        return self.view(s, seat)

    def reckon(self, s: S, seat: Seat | None) -> View | dict[str, Any]:
        """What somebody who forgets nothing can work out."""
        return self.insight(s, seat)

    def acts(self, s: S, seat: Seat | None) -> Sequence[Option]:
        """What this seat (None: a newcomer) may do outside the turn, at any ask."""
        return ()

    def act(self, s: S, seat: Seat | None, option: Option) -> Rules[None]:
        """Do it. May pick and show, not ask; may raise `Interrupt` into the running turn."""
        raise TypeError(f"{self.name} offers acts, but does not say what they do")

    def present(self, s: S) -> Sequence[Seat] | None:
        """The seats taken now, for a game that may be joined and left; None when they never change."""
        return None

    def conceded(self, gave_up: Sequence[Seat], present: Sequence[Seat]) -> Sequence[Seat] | None:
        """Who has won once these have given up; None while the game goes on. As a rule all must, and then nobody has."""
        return () if len(gave_up) == len(present) else None

    def places(self, s: S) -> int:
        """How many seats have had a number so far, for a game that may be joined; 0 when that never changes."""
        return 0

    def refuse(self, s: S, question: Question, said: str) -> str:
        """The rule by which `said` is not an answer to this question, as far as its seat may know."""
        return question.rule

    def hidden(self, s: S) -> Mapping[str, object]:
        """What somebody at the table cannot see, by a name such as "hand 1": for the trials, which compare worlds by it."""
        return {}

    def conserved(self, s: S) -> object:
        """What must never change (cards, dice, tokens counted over all zones): a trial compares it at every ask."""
        return True

    # Who takes part, as everybody sees it

    def dead(self, s: S) -> Sequence[Seat]:
        """The seats that are present and yet take no part any more: nobody waits for them, and no bot thinks for them."""
        return ()

    def silent(self, s: S) -> Sequence[Seat]:
        """The seats that may not talk just now: the chat keeps them to it."""
        return ()

    def may_cut_in(self, s: S) -> bool:
        """Whether an ask that can be cut into waits for the others now. It must be the same for all worlds a seat may imagine."""
        return True

    def cutting_order(self, s: S) -> Sequence[Seat]:
        """In which order seats are heard that would cut into the same ask; whoever is not named comes after, by number. Public."""
        return ()

    def asides(self, s: S, seat: Seat) -> Sequence[Option]:
        """Which of its acts a bot on this seat does for the others just now, unasked. Public: it goes by what everybody knows."""
        return ()

    # What it brings besides its rules

    def bots(self) -> Mapping[str, Bot]:
        """Its own players by level (`novice`, `expert`), from the weakest. Import them in here: most tables need none."""
        return {}

    def thinkers(self) -> Mapping[str, Any]:
        """Its players that think ahead: by level, from the weakest, the `tablee.kit.thinking.Hooks` that they go by. They come after
        its `bots`."""
        return {}

    def remarks(self) -> object:
        """A `tablee.reading.Remarks`: what it says of single options and cards besides its words; None for nothing."""
        return None

    def chronicle(self) -> object:
        """A `tablee.reading.Chronicle`: its turns, the events one looks for, and what a finished table is measured by; None for
        nothing."""
        return None

    def board(self) -> object:
        """A `tablee.reading.Board`: how a terminal draws it; None for the plain way. Import it in here: it needs rich."""
        return None

    # The pack

    cards: Cards | None = None
    """What it is played with; None for a game without packs."""

    @property
    def pack_name(self) -> str:
        return self.cards.name if self.cards else ""

    @property
    def pack_digest(self) -> str:
        return self.cards.digest if self.cards else ""

    def is_played_with(self, digest: str) -> bool:
        """Whether a table that names this digest was dealt with the pack this game has, whatever it was called then."""
        return digest == self.pack_digest or (self.cards is not None and digest in self.cards.former)

    def with_pack(self, pack: str) -> Self:
        """This game played with another pack: the name of one that is shipped, or a file."""
        if self.cards is None or pack == self.pack_name:
            return self
        kind = type(self.cards)
        return type(self)(kind.base() if pack == "base" else kind(pack)).of_version(self.version)

    def of_version(self, version: int) -> Self:
        """This game by the rules of a version it follows; by its own for any other."""
        if version == self.version or version not in self.follows:
            return self
        former = type(self)(self.cards)
        kept = {name: setting for name, setting in self.options.items() if self.since.get(name, 0) <= version}
        vars(former).update(version=version, options=kept)
        return former
