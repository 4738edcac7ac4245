"""How the effects of cards and individual actions are carried out (TS-7.9, TS-7.10), and the cubes they can name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from tablee.games.tesseract import moves
from tablee.games.tesseract.cards import effect
from tablee.games.tesseract.cubes import CUBE, SHOWN
from tablee.games.tesseract.state import DONE, PRIMED, InLab, Primed, Table, in_lab
from tablee.kit import Ask, Option, Rules
from tablee.kit.pack import Call, Card, Doing

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

Zone = Literal["lab", "any-lab", "primed", "lab-or-primed"]
F = TypeVar("F", bound=Callable[..., Any])
CAN: dict[str, Callable[..., bool]] = {}
"""Whether a verb would find anything to do: a function of game, state and its arguments."""


class Working(Doing):
    """One effect being carried out by the active scientist. `unused`: somebody refused, so the card stays in hand."""

    __slots__ = ("card", "game", "s", "unused")

    def __init__(self, game: Tesseract, s: Table, card: Card) -> None:
        super().__init__()
        self.game, self.s, self.card, self.unused = game, s, card, False

    @property
    def who(self) -> str:
        return self.game.scientist(self.s, self.s.active).id

    def choose(self, kind: str, options: Sequence[Option], stop: bool = True) -> Rules[Option]:
        """TS-7.9: one of these, or no more; nobody is asked when there is none."""
        if not options:
            return DONE
        listed = [*options, DONE] if stop else options
        chosen = yield Ask(self.game.seat(self.s), kind, listed, self.card.rule, public=True)
        self.s.picked.append(str(chosen))
        return chosen


def perform(game: Tesseract, s: Table, calls: Sequence[Call], card: Card) -> Rules[bool]:
    """TS-7.9: step by step; one without a target is passed over. Gives whether the card was used."""
    doing = Working(game, s, card)
    for call in calls:
        doing.spend(call)
        if CAN[call.verb.name](game, s, *call.args):
            yield from call.verb.run(doing, *call.args)
    return not doing.unused


def usable(game: Tesseract, s: Table, calls: Sequence[Call]) -> bool:
    """TS-7.10: at least one step would find something to do."""
    for verb, args, _ in calls:
        can = CAN[verb.name]
        if can(game, s, *args):
            return True
    return False


def when(can: Callable[..., bool]) -> Callable[[F], F]:
    """Registers a verb together with the condition under which it can do anything."""

    def register(run: F) -> F:
        CAN[run.__name__] = can
        return effect(run)

    return register


def always(game: Tesseract, s: Table, *args: Any) -> bool:
    return True


# Targets


def lab_cubes(game: Tesseract, s: Table, who: int) -> list[Option]:
    of = game.scientist(s, who).id
    return [in_lab(cube, of) for cube in dict.fromkeys(s.labs[who])]


def targets(game: Tesseract, s: Table, zone: str) -> list[Option]:
    """The cubes of a zone, equal ones once."""
    found: list[Option] = []
    if zone == "any-lab":
        for who in range(len(s.labs)):
            found += lab_cubes(game, s, who)
    elif zone != "primed":
        found += lab_cubes(game, s, s.active)
    if zone in ("primed", "lab-or-primed"):
        found += [PRIMED[cube] for cube in range(24) if s.primed[cube]]
    return found


def any_target(game: Tesseract, s: Table, n: int, zone: str, *more: Any) -> bool:
    if zone == "lab":
        return bool(s.labs[s.active])
    if zone == "any-lab":
        return any(s.labs)
    return any(s.primed) or (zone == "lab-or-primed" and bool(s.labs[s.active]))


def turn(game: Tesseract, s: Table, target: InLab | Primed, new: int) -> Option:
    """A cube shows something else; gives it as it is named now."""
    cube = CUBE[target.cube]
    if isinstance(target, Primed):
        moves.turn_primed(s, cube, new)
        return PRIMED[new]
    moves.turn_in_lab(s, game.holder(s, target.of), cube, new)
    return in_lab(new, target.of)


def away(game: Tesseract, s: Table, target: InLab | Primed) -> int:
    """Take a cube from where it lies."""
    cube = CUBE[target.cube]
    if isinstance(target, Primed):
        s.primed[cube] -= 1
    else:
        s.labs[game.holder(s, target.of)].remove(cube)
    return cube


def say_turned(e: Working, cube: int, new: int) -> None:
    e.s.say("turned", e.card.rule, who=e.who, cube=SHOWN[cube], to=SHOWN[new])
