"""The pack of Tesseract: what a card file may say, read and checked. The verbs are in `effects` and `carrying`."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from tablee import kit
from tablee.games.tesseract import options
from tablee.kit import PackError
from tablee.kit.pack import Bilingual, Call, Card, Doing, Effect, Pack, Verbs, digest_of

FOLDER = Path(__file__).parent
EventName = Literal[
    "acceleration", "shield", "chain-reaction", "fission", "discharge", "pulse", "interphase", "shockwave"
]
EVENTS: dict[str, EventName] = {
    "A": "acceleration",
    "B": "shield",
    "C": "chain-reaction",
    "F": "fission",
    "D": "discharge",
    "M": "pulse",
    "I": "interphase",
    "S": "shockwave",
}
"""The symbols of a base and what they stand for."""
BLANK = "."
BASES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
effect = Verbs("effect")
"""What cards and individual actions do. Facts of a verb: `can`, whether it would find anything to do, a function of the state
and its arguments; `in_threat`: it works on the cube a Threat phase has just rolled, and on nothing else; `endless`: a
scientist's own action, which can be used every turn, may not do it, or a game could go on for ever."""
lasting = Verbs("lasting ability")
"""What scientists always have: each switches something of a `Gift`."""


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
            raise PackError("tesseract-no-ability", "a scientist's ability: expected at least one verb")
        gift = cls()
        for call in calls:
            gift.spend(call)
            call.verb.run(gift, *call.args)
        return gift


class Scientist(Card, frozen=True, kw_only=True):
    """`text` tells the lasting ability, `action_text` the individual action. `support`: the diamond on the card."""

    support: bool
    ability: Effect
    action: Effect
    action_text: Bilingual


class Research(Card, frozen=True, kw_only=True):
    """`when`: in one's own Action phase, or after the roll of one's own or of any Threat phase."""

    level: Literal[2, 3, 4]
    copies: int
    when: Literal["action", "own-threat", "any-threat"]
    effect: Effect


class Containment(Card, frozen=True, kw_only=True):
    """`effect`: what it does once it is unlocked and played. `repeats`: once for each other scientist."""

    effect: Effect
    repeats: bool = False


class Base(Card, frozen=True, kw_only=True):
    """`rows`: the symbols seen from above, row a first; a dot is a blank cell. `former`: how they lay before version 3 of the rules."""

    difficulty: Literal[1, 2, 3, 4]
    side: Literal["A", "B"]
    rows: list[str]
    former: tuple[str, ...] = ()


class Cards(kit.Cards):
    """A pack made ready: effects compiled, lasting abilities worked out, bases as sixteen symbols, options built once."""

    game = "tesseract"
    folder = FOLDER
    sections: ClassVar[Mapping[str, type[Card]]] = {
        "scientist": Scientist,
        "research": Research,
        "containment": Containment,
        "base": Base,
    }
    verbs: ClassVar[Sequence[Verbs]] = (effect, lasting)

    def prepare(self, pack: Pack) -> None:
        self.pack = pack
        self.scientists = pack.section("scientist", Scientist)
        self.research = sorted(pack.section("research", Research), key=lambda card: card.level)
        self.containment = pack.section("containment", Containment)
        self.bases = pack.section("base", Base)
        self.scientist_index = {card.id: i for i, card in enumerate(self.scientists)}
        self.research_index = {card.id: i for i, card in enumerate(self.research)}
        self.containment_index = {card.id: i for i, card in enumerate(self.containment)}
        self.base_index = {card.id: i for i, card in enumerate(self.bases)}
        self.gifts = [Gift.of(lasting.compile(c.ability, self.where(c, "ability"))) for c in self.scientists]
        self.acts = [effect.compile(card.action, self.where(card, "action")) for card in self.scientists]
        self.plays = [effect.compile(card.effect, self.where(card, "effect")) for card in self.research]
        self.uses = [effect.compile(card.effect, self.where(card, "effect")) for card in self.containment]
        self.symbols = ["".join(base.rows) for base in self.bases]
        levels = [card.level for card in self.research]
        self.levels = {n: range(bisect_left(levels, n), bisect_right(levels, n)) for n in (2, 3, 4)}
        self.card_options = [options.Card(card.id) for card in self.research]
        self.play_options = [options.Play(card.id) for card in self.research]
        self.use_options = [options.Use(card.id) for card in self.containment]
        self._check()

    def listed(self) -> Mapping[str, Sequence[Card]]:
        return {
            "scientist": self.scientists,
            "research": self.research,
            "containment": self.containment,
            "base": self.bases,
        }

    @cached_property
    def before(self) -> Self:
        """These cards as they were before version 3 of the rules, and known by the digest they had then: the bases were laid out
        otherwise, and no effect was repeated."""
        if not any(base.former for base in self.bases):
            return self
        cards = copy(self)
        cards.bases = [replace(base, rows=[*(base.former or base.rows)], former=()) for base in self.bases]
        cards.symbols = ["".join(base.rows) for base in cards.bases]
        cards.containment = [replace(card, repeats=False) for card in self.containment]
        cards.digest = digest_of({**self.pack.cards, "base": cards.bases, "containment": cards.containment})
        return cards

    def of_level(self, left: Sequence[int], level: int) -> list[int]:
        """How many of each card are left in one level's pile."""
        listed, counts = self.levels[level], [0] * len(left)
        counts[listed.start : listed.stop] = left[listed.start : listed.stop]
        return counts

    def pile(self, left: Sequence[int], level: int) -> int:
        """How many cards a level's pile has."""
        listed = self.levels[level]
        return sum(left[listed.start : listed.stop])

    def _check(self) -> None:
        """What a file's form cannot show: enough of everything, and nothing that would silently do nothing."""
        self._check_counts()
        self._check_verbs()
        for base in self.bases:
            self._check_base(base)

    def _check_counts(self) -> None:
        if len(self.scientists) < 4 or len(self.containment) < 6:
            raise PackError(
                "tesseract-cards-few",
                "{file}: at least 4 scientists and 6 Containment cards are needed",
                file=self.source,
            )
        for level, listed in self.levels.items():
            if sum(self.research[i].copies for i in listed) < 4:
                raise PackError(
                    "tesseract-research-few",
                    "{file}: at least 4 Research cards of level {level} are needed",
                    file=self.source,
                    level=level,
                )
        for name in BASES:
            if name not in self.base_index:
                raise PackError(
                    "tesseract-no-base", "{file}: there is no base {expected!r}", file=self.source, expected=name
                )

    def _check_verbs(self) -> None:
        for scientist, calls in zip(self.scientists, self.acts, strict=True):
            self._check_calls(scientist, "action", calls, threat=False)
            for call in calls:
                if call.verb.facts.get("endless"):
                    raise PackError(
                        "tesseract-verb-scientist",
                        "{where}: a scientist cannot {verb}: the game could go on for ever",
                        where=call.where,
                        verb=call.verb.name,
                    )
        for card, calls in zip(self.research, self.plays, strict=True):
            self._check_calls(card, "effect", calls, threat=card.when != "action")
            if card.copies < 1:
                raise PackError(
                    "tesseract-copies",
                    "{where}: expected 1 or more, got {found}",
                    where=self.where(card, "copies"),
                    found=card.copies,
                )
        for unlocked, calls in zip(self.containment, self.uses, strict=True):
            self._check_calls(unlocked, "effect", calls, threat=False)

    def _check_calls(self, card: Card, field: str, calls: Sequence[Call], threat: bool) -> None:
        if not calls:
            raise PackError("pack-no-verb", "{where}: expected at least one verb", where=self.where(card, field))
        for call in calls:
            if call.verb.facts.get("in_threat", False) != threat:
                when = ["action"] if threat else ["own-threat", "any-threat"]
                raise PackError(
                    "tesseract-verb-when",
                    "{where}: {verb} is for cards with when = {expected}",
                    where=call.where,
                    verb=call.verb.name,
                    expected=when,
                )
            for value in call.args:
                if type(value) is int and value < 1:
                    raise PackError(
                        "tesseract-verb-number",
                        "{where}: {verb}: expected 1 or more, got {found}",
                        where=call.where,
                        verb=call.verb.name,
                        found=value,
                    )

    def _check_base(self, base: Base) -> None:
        symbols = BLANK + "".join(EVENTS)
        for field, rows in {"rows": base.rows, "former": base.former or base.rows}.items():
            if len(rows) != 4 or any(len(row) != 4 or set(row) - set(symbols) for row in rows):
                raise PackError(
                    "tesseract-rows",
                    "{where}: expected four rows of four symbols out of {expected!r}",
                    where=self.where(base, field),
                    expected=symbols,
                )
