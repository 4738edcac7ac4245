"""The cards of Deep Regular Breaths: the 78 of oxygen, and the pack: what a file may say of trumps, knowledge, situations and
secrets. A set of cards, seats or characteristics is a number here, with a bit for each member: see `bits` and `has`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args

import msgspec

from tablee import kit
from tablee.games.breaths.options import By, Decide, Kind, Oxygen, Play, Resolve, Use
from tablee.kit import ALL, Frozen, PackError, Slot
from tablee.kit.pack import Call, Card, Effect, Pack, Verbs

FOLDER = Path(__file__).parent
Characteristic = Literal["physical", "will", "social"]
trump_effect = Verbs("effect of a trump")
knowledge_effect = Verbs("effect of a knowledge card")
secret_effect = Verbs("effect of a secret")
when = Verbs("condition of a secret")

# DB-2.1: the tarot

PHYSICAL, WILL, SOCIAL = range(3)
CHARACTERISTICS: tuple[Characteristic, ...] = ("physical", "will", "social")  # DB-3.1
NUMBER: dict[str, int] = {name: number for number, name in enumerate(CHARACTERISTICS)}
SUITS = ("clubs", "spades", "hearts", "diamonds")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "queen", "king")
TRUMPS = 22
CARDS = 78  # DB-2.1
EVERY = (1 << CARDS) - 1
"""All of them, as bits."""
OXYGEN = (*(f"trump-{n}" for n in range(TRUMPS)), *(f"{suit}-{rank}" for suit in SUITS for rank in RANKS))
INDEX = {name: card for card, name in enumerate(OXYGEN)}

UP = tuple(Slot(card, True, ALL, 1 << card) for card in range(CARDS))
DOWN = tuple(Slot(card, False, ALL, 1 << card) for card in range(CARDS))
"""Face down, but everybody has seen which card it is."""


def bits(members: Iterable[int]) -> int:
    """A set as a number, with a bit for each member."""
    return sum(1 << member for member in members)


def has(members: int, one: int) -> bool:
    """Whether a set has this member."""
    return members >> one & 1 == 1


def members_of(members: int) -> list[int]:
    """A set as a list, in order."""
    return [one for one in range(members.bit_length()) if members >> one & 1]


KINDS = {
    "trump": bits(range(TRUMPS)),
    **{suit: bits(range(TRUMPS + 14 * i, TRUMPS + 14 * i + 14)) for i, suit in enumerate(SUITS)},
    **{rank: bits(range(TRUMPS + i, CARDS, 14)) for i, rank in enumerate(RANKS)},
}
"""What a success condition or a card's text can speak of: the trumps, a suit, a rank."""


def named(word: str) -> int:
    """The cards meant by `trump`, a suit, a rank, or the name of one card, as bits; 0 for anything else."""
    return KINDS.get(word, 0) or (1 << INDEX[word] if word in INDEX else 0)


Sort = Literal["suit", "ranks", "cards", "trump"]
"""What a condition is made of."""


class Condition(Frozen):
    """DB-3.2: the cards with which a draw succeeds; `cards` has them as bits."""

    __slots__ = ("cards", "kind", "of")

    def __init__(self, kind: Sort, *of: str) -> None:
        self.kind, self.of, self.cards = kind, of, sum(named(word) for word in of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and (self.kind, self.of) == (other.kind, other.of)

    def __hash__(self) -> int:
        return hash((self.kind, self.of))

    def __repr__(self) -> str:
        return f"Condition{(self.kind, *self.of)}"

    def as_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "of": list(self.of)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any], cards: Cards) -> Condition:
        """Of a position; a word that means no card is refused."""
        if data["kind"] not in get_args(Sort) or not all(named(word) for word in data["of"]):
            raise ValueError(data)
        return cls(data["kind"], *data["of"])


BECOMES = {word: Condition("trump" if word == "trump" else "suit", word) for word in ("trump", *SUITS)}
"""Conditions that a secret can give."""

CARD = tuple(Oxygen(name) for name in OXYGEN)
KIND = {name: Kind(name) for name in KINDS}
BY = tuple(By(name) for name in CHARACTERISTICS)
RESOLVE = {by: Resolve(by) for by in (*CHARACTERISTICS, "card", "suffering")}
"""What can be answered with the cards of the tarot, built once."""

# The pack


class Trump(Card, frozen=True, kw_only=True):
    """A trump: `order` among those that take effect together, life won or lost, the characteristic it closes."""

    number: int
    order: int
    life: int = 0
    blocks: Characteristic | None = None
    effect: Effect = msgspec.field(default_factory=list)


class Knowledge(Card, frozen=True, kw_only=True):
    """A knowledge card: used by a draw, played as a quick card, or permanent."""

    kind: Literal["action", "quick", "permanent"]
    characteristic: Characteristic | None = None
    modes: Literal["all", "paranoia"] = "all"
    effect: Effect


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of a situation: a draw in one of these characteristics, or for one card; with a skull, a life besides."""

    draw: list[Characteristic] = []
    card: str = ""
    skull: bool = False


class Situation(Card, frozen=True, kw_only=True):
    """`binds`: what its explorer may not do, or that nobody else may resolve it."""

    urgent: bool = False
    steps: list[Step]
    on_draw: Effect = msgspec.field(default_factory=list)
    binds: Literal["", "act", "speech", "alone"] = ""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition of a secret with its effect. `repeats`: it may happen again."""

    when: Effect
    effect: Effect
    repeats: bool = False


class Secret(Card, frozen=True, kw_only=True):
    """`no_knowledge_at`: at so many life points or fewer its holder may not use knowledge cards."""

    obsession: Literal["", "obsession", "dominant"] = ""
    terror: bool = False
    no_knowledge_at: int = 0
    parts: list[Part]


class Trigger(msgspec.Struct, frozen=True):
    """A part of a secret made ready. `awaits`: the cards of which one must have been drawn, if it waits for that."""

    secret: int
    part: int
    when: Call
    effect: tuple[Call, ...]
    repeats: bool
    awaits: int
    for_the_dead: bool


class Cards(kit.Cards):
    """A pack made ready: effects compiled, sets as bits, secrets by the moment they wait for."""

    game = "breaths"
    folder = FOLDER
    sections: ClassVar[Mapping[str, type[Card]]] = {
        "trump": Trump,
        "knowledge": Knowledge,
        "situation": Situation,
        "secret": Secret,
    }
    verbs: ClassVar[Sequence[Verbs]] = (trump_effect, knowledge_effect, secret_effect, when)

    def prepare(self, pack: Pack) -> None:
        self.trumps = sorted(pack.section("trump", Trump), key=lambda card: card.number)
        self.knowledge = pack.section("knowledge", Knowledge)
        self.situations = pack.section("situation", Situation)
        self.secrets = pack.section("secret", Secret)
        self.every_knowledge = bits(range(len(self.knowledge)))
        self.every_situation = bits(range(len(self.situations)))
        self.every_secret = bits(range(len(self.secrets)))
        self._check_trumps()
        self._check_knowledge()
        self._check_situations()
        self._ready_secrets()

    def listed(self) -> Mapping[str, Sequence[Card]]:
        return {
            "trump": self.trumps,
            "knowledge": self.knowledge,
            "situation": self.situations,
            "secret": self.secrets,
        }

    def _check_trumps(self) -> None:
        numbers = [card.number for card in self.trumps]
        if numbers != list(range(TRUMPS)):
            raise PackError(
                "breaths-trumps",
                "{file}: expected the trumps 0 to 21, each once; got {found}",
                file=self.source,
                found=str(numbers),
            )
        self.trump_does = [trump_effect.compile(card.effect, self.where(card, "effect")) for card in self.trumps]
        for card in self.trumps:
            if card.id != f"trump-{card.number}":
                raise PackError(
                    "breaths-trump-id",
                    "{where}: trump {number} has the id 'trump-{number}'",
                    where=self.where(card, "id"),
                    number=card.number,
                )
            if not (card.life or card.blocks or card.effect):
                raise PackError(
                    "breaths-trump-idle",
                    "{where}: this trump does nothing; give it life, blocks or an effect",
                    where=self.where(card, "effect"),
                )
        self.blocks = {card.number: NUMBER[card.blocks] for card in self.trumps if card.blocks}
        self._closing = [bits(card for card, by in self.blocks.items() if by == i) for i in range(3)]

    def _check_knowledge(self) -> None:
        for card in self.knowledge:
            if (card.kind == "quick") == (card.characteristic is not None):
                raise PackError(
                    "breaths-characteristic",
                    "{where}: quick cards have none, all others need one",
                    where=self.where(card, "characteristic"),
                )
            if not card.effect:
                raise PackError("pack-no-verb", "{where}: expected at least one verb", where=self.where(card, "effect"))
        if sum(card.modes == "all" for card in self.knowledge) <= 6:
            raise PackError(
                "breaths-knowledge-few",
                "{file}: more than 6 knowledge cards are needed, six are dealt",
                file=self.source,
            )
        self.knowledge_does = [
            knowledge_effect.compile(card.effect, self.where(card, "effect")) for card in self.knowledge
        ]
        self.play = [Play(card.id) if card.kind == "quick" else None for card in self.knowledge]
        self.use = [Use(card.id) for card in self.knowledge]
        self.uses = [NUMBER[c.characteristic] if c.characteristic else -1 for c in self.knowledge]
        self.permanent: list[list[int]] = [
            [k for k, card in enumerate(self.knowledge) if card.kind == "permanent" and card.characteristic == name]
            for name in CHARACTERISTICS
        ]
        self.explores = [any(call.verb.facts.get("explores") for call in calls) for calls in self.knowledge_does]
        self.is_useful = [_useful(calls) for calls in self.knowledge_does]
        for card, calls in zip(self.knowledge, self.knowledge_does, strict=True):
            if card.kind != "quick" and any(call.verb.facts.get("quick") for call in calls):
                raise PackError(
                    "breaths-stop-draw",
                    "{where}: stop_draw is for quick cards: no draw runs when others take effect",
                    where=self.where(card, "effect"),
                )

    def _check_situations(self) -> None:
        if len(self.situations) < 6:
            raise PackError(
                "breaths-situations-few",
                "{file}: at least 6 situations are needed, two for each stage of the final phase",
                file=self.source,
            )
        self.on_draw = [knowledge_effect.compile(card.on_draw, self.where(card, "on_draw")) for card in self.situations]
        for card in self.situations:
            if not card.steps:
                raise PackError(
                    "breaths-no-step", "{where}: expected at least one step", where=self.where(card, "steps")
                )
            for step in card.steps:
                if bool(step.draw) + bool(step.card) > 1 or not (step.draw or step.card or step.skull):
                    raise PackError(
                        "breaths-step",
                        "{where}: a step is a draw, a card, a skull, or one of the first two with a skull",
                        where=self.where(card, "steps"),
                    )
                if step.card and step.card not in INDEX:
                    raise PackError(
                        "breaths-no-card",
                        "{where}: there is no card {found!r} among the 78",
                        where=self.where(card, "steps"),
                        found=step.card,
                    )

    def _ready_secrets(self) -> None:
        if len(self.secrets) < 9:
            raise PackError(
                "breaths-secrets-few",
                "{file}: at least 9 secrets are needed, three more than players",
                file=self.source,
            )
        self.at: dict[str, list[Trigger]] = {verb.facts["at"]: [] for verb in when.known.values()}
        self.parts: list[list[Trigger]] = []
        self.counted_kinds: list[str] = []  # cards whose draws are counted
        self.counter: dict[tuple[int, int], int] = {}  # which of them a part of a secret waits for
        for number, card in enumerate(self.secrets):
            ready = [self._ready_part(number, card, p, part) for p, part in enumerate(card.parts)]
            if not ready:
                raise PackError(
                    "breaths-no-condition",
                    "{where}: expected at least one condition with its effect",
                    where=self.where(card, "parts"),
                )
            self.parts.append(ready)
        self.obsessions = self._secrets_with(lambda card: bool(card.obsession))
        self.dominants = self._secrets_with(lambda card: card.obsession == "dominant")
        self.terrors = self._secrets_with(lambda card: card.terror)
        self.counters_of = [
            [i for i, kind in enumerate(self.counted_kinds) if has(named(kind), card)] for card in range(CARDS)
        ]
        self.awaited = frozenset(card for trigger in self.at["drawn"] for card in members_of(trigger.awaits))
        self.decided = [[t for t in self.at["window"] if t.secret == number] for number in range(len(self.secrets))]
        self.decide = [Decide(card.id) for card in self.secrets]
        self.fears = self._secrets_with(lambda card: card.no_knowledge_at > 0)

    def _secrets_with(self, holds: Callable[[Secret], bool]) -> frozenset[int]:
        return frozenset(number for number, card in enumerate(self.secrets) if holds(card))

    def _ready_part(self, number: int, card: Secret, p: int, part: Part) -> Trigger:
        field = self.where(card, f"parts[{p}]")
        calls = when.compile(part.when, f"{field}.when")
        if len(calls) != 1:
            raise PackError(
                "breaths-one-condition",
                "{where}: expected exactly one condition, there are {found}",
                where=f"{field}.when",
                found=len(calls),
            )
        if not part.effect:
            raise PackError("pack-no-verb", "{where}: expected at least one verb", where=f"{field}.effect")
        (call,) = calls
        moment: str = call.verb.facts["at"]
        effect = secret_effect.compile(part.effect, f"{field}.effect")
        awaits = named(str(call.args[0])) if moment == "drawn" else 0
        trigger = Trigger(number, p, call, effect, part.repeats, awaits, moment == "empty-dead")
        for done in trigger.effect:
            if done.verb.facts.get("only_at", moment) != moment:
                raise PackError(
                    "breaths-verb-idle",
                    "{where}: {verb} has nothing to work on here",
                    where=done.where,
                    verb=done.verb.name,
                )
        self._check_words(call)
        if call.verb.facts.get("counts"):
            self.counter[number, p] = len(self.counted_kinds)
            self.counted_kinds.append(call.args[0])
        self.at[moment].append(trigger)
        return trigger

    def _check_words(self, call: Call) -> None:
        for word in call.args:
            if isinstance(word, str) and not named(word):
                raise PackError(
                    "breaths-no-tarot",
                    "{where}: {found!r} is no card, suit or rank; for example {example}",
                    where=call.where,
                    found=word,
                    example=call.verb.example,
                )

    def closed(self, air: Sequence[int]) -> list[int]:
        """DB-5.8: the characteristics that trumps in the air pile close."""
        return [self.blocks[card] for card in air if card in self.blocks]

    def closing(self, characteristic: int) -> int:
        """DB-5.9: the trumps that end a draw in this characteristic, as bits; none for a draw without one."""
        return self._closing[characteristic] if characteristic >= 0 else 0


def _useful(calls: Sequence[Call]) -> Callable[[Any, int], object]:
    """When an effect does anything: when one of its verbs does. A verb that says nothing of it always does."""
    tests = [call.verb.facts.get("useful", lambda s, seat: True) for call in calls]
    return tests[0] if len(tests) == 1 else lambda s, seat: any(test(s, seat) for test in tests)
