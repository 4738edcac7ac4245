"""What a game is: a few facts and a few functions over its state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from tablee.kit.asks import Option, Question, Rules
from tablee.kit.errors import Seat
from tablee.kit.settings import Setting
from tablee.kit.state import State

S = TypeVar("S", bound=State)


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
    pack_name: str = ""
    pack_digest: str = ""
    pack_former: frozenset[str] = frozenset()
    """Digests by which the same pack was known before."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, Any]) -> S:
        """The table before anything has happened. No luck here: the first turn draws what set-up needs."""

    @abstractmethod
    def turn(self, s: S) -> Rules[None]:
        """From one point where all is in the state to the next: a turn, a phase or an action."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> dict[str, Any]:
        """What this seat may see now, built up from nothing. None is a spectator."""

    @abstractmethod
    def conceal(self, s: S, seat: Seat | None, rng: Random) -> None:
        """Draw again, in place, everything this seat cannot know. A function of what the seat knows and of the rng."""

    def insight(self, s: S, seat: Seat | None) -> dict[str, Any]:
        """What can be worked out from what this seat knows: odds, beliefs. Plain data."""
        return {}

    def acts(self, s: S, seat: Seat | None) -> Sequence[Option]:
        """What this seat (None: a newcomer) may do outside the turn, at any ask."""
        return ()

    def act(self, s: S, seat: Seat | None, option: Option) -> Rules[None]:
        """Do it. May pick and show, not ask; may raise `Interrupt` into the running turn."""
        raise TypeError(f"{self.name} offers acts, but does not say what they do")

    def present(self, s: S) -> Sequence[Seat] | None:
        """The seats taken now, for a game that may be joined and left; None when they never change."""
        return None

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

    def is_played_with(self, digest: str) -> bool:
        """Whether a table that names this digest was dealt with the pack this game has, whatever it was called then."""
        return digest == self.pack_digest or digest in self.pack_former

    def with_pack(self, pack: str) -> Self:
        """This game played with another pack: the name of one that is shipped, or a file."""
        return self
