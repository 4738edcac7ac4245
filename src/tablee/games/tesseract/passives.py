"""The lasting abilities of scientists, as verbs: each switches something the rules ask about."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kit import PackError
from tablee.kit.pack import Call, Doing, Verbs

lasting = Verbs("lasting ability")


class Gift(Doing):
    """What a scientist always has."""

    __slots__ = (
        "chooses_event_cube", "double_adjust", "free_sets", "free_transfer", "match_higher", "recolours_removed",
        "sides", "studies", "tunes_transfer", "variety", "watches",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.variety = 0  # actions for three different ones in a turn
        self.tunes_transfer = False
        self.double_adjust = False
        self.free_sets = False
        self.sides = 2  # free sides a cube needs besides its top
        self.studies = 1  # cards drawn in a Study, of which one is kept
        self.recolours_removed = False
        self.free_transfer = False
        self.chooses_event_cube = False
        self.watches = False
        self.match_higher = False

    @classmethod
    def of(cls, calls: Sequence[Call]) -> Gift:
        """What a list of verbs comes to."""
        if not calls:
            raise PackError("a scientist's ability: expected at least one verb")
        gift = cls()
        for call in calls:
            gift.spend(call)
            call.verb.run(gift, *call.args)
        return gift


@lasting
def variety(gift: Gift, actions: int) -> None:
    """Three different actions in one turn give so many more, once a turn. Example: `{ variety = 1 }`"""
    if not 1 <= actions <= 3:
        raise PackError("variety: expected 1 to 3 actions, got {found}", found=actions)
    gift.variety = actions


@lasting
def tune_transfers(gift: Gift) -> None:
    """Once a turn a transferred cube may be adjusted on the way. Example: `{ tune_transfers = {} }`"""
    gift.tunes_transfer = True


@lasting
def double_adjust(gift: Gift) -> None:
    """A primed cube that is adjusted may move by 2 instead of 1. Example: `{ double_adjust = {} }`"""
    gift.double_adjust = True


@lasting
def free_sets(gift: Gift) -> None:
    """The colours of this scientist's sets do not matter. Example: `{ free_sets = {} }`"""
    gift.free_sets = True


@lasting
def reach(gift: Gift, sides: int) -> None:
    """The Remove action needs the top and only so many free sides. Example: `{ reach = 1 }`"""
    if sides not in (0, 1):
        raise PackError("reach: two sides are the rule, so expected 0 or 1, got {found}", found=sides)
    gift.sides = sides


@lasting
def study_among(gift: Gift, cards: int) -> None:
    """Study draws so many cards, of which one is kept. Example: `{ study_among = 2 }`"""
    if cards < 2:
        raise PackError("study_among: expected 2 or more cards, got {found}", found=cards)
    gift.studies = cards


@lasting
def recolour_removed(gift: Gift) -> None:
    """Once a turn a cube just removed may be recoloured. Example: `{ recolour_removed = {} }`"""
    gift.recolours_removed = True


@lasting
def free_transfer(gift: Gift) -> None:
    """Once a turn a Transfer that is not an action. Example: `{ free_transfer = {} }`"""
    gift.free_transfer = True


@lasting
def choose_event_cube(gift: Gift) -> None:
    """In this scientist's turn events take any removable cube, not the lowest. Example: `{ choose_event_cube = {} }`"""
    gift.chooses_event_cube = True


@lasting
def watch(gift: Gift) -> None:
    """Once a round the roll of a Threat phase may be made again. Example: `{ watch = {} }`"""
    gift.watches = True


@lasting
def match_higher(gift: Gift) -> None:
    """Containing may destroy a primed cube of that colour one value higher. Example: `{ match_higher = {} }`"""
    gift.match_higher = True
