"""The pack of Deep Regular Breaths: what a card file may say of trumps, knowledge, situations and secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Literal

import msgspec

from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, INDEX, TRUMPS, named
from tablee.games.breaths.said import Decide, Play, Use
from tablee.kit import Frozen, PackError
from tablee.kit.pack import Call, Card, Effect, Verbs, read_pack

FOLDER = Path(__file__).parent
Characteristic = Literal["physical", "will", "social"]
trump_effect = Verbs("effect of a trump")
knowledge_effect = Verbs("effect of a knowledge card")
secret_effect = Verbs("effect of a secret")
when = Verbs("condition of a secret")

MOMENTS = {
    "stopped_actions": "resisted",
    "your_action_is_stopped": "resisted",
    "others_dead_by_you": "death",
    "you_kill": "death",
    "you_know_all": "known",
    "empty_while_dead": "empty-dead",
    "empty_while_unhurt": "empty",
    "reserve_shows": "reserve",
    "discard_shows": "window",
    "any_time": "window",
    "you_draw": "drawn",
    "another_draws": "drawn",
    "drawn_since": "drawn",
    "life_would_end": "fall",
    "runs_at_most": "final",
    "runs_at_least": "stage",
    "succeeded_in_all": "succeeded",
    "you_consult": "consulted",
}
"""When a condition is looked at. Secrets of the moments `window` and `consulted` work when their holder decides."""
DECIDED = ("window", "consulted")
ONLY_AT = {"endure": "fall", "take_consulted": "consulted"}
"""Effects that have something to work on at one moment only."""


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


class Cards(Frozen):
    """A pack made ready: effects compiled, sets as bits, secrets by the moment they wait for."""

    def __init__(self, source: str) -> None:
        sections: dict[str, type[Card]] = {
            "trump": Trump,
            "knowledge": Knowledge,
            "situation": Situation,
            "secret": Secret,
        }
        pack = read_pack(source, "breaths", FOLDER, sections)
        self.name, self.digest, self.source, self.head = pack.head.name, pack.digest, pack.source, pack.head
        self.former = pack.former
        self.trumps = sorted(pack.section("trump", Trump), key=lambda card: card.number)
        self.knowledge = pack.section("knowledge", Knowledge)
        self.situations = pack.section("situation", Situation)
        self.secrets = pack.section("secret", Secret)
        self.every_knowledge = (1 << len(self.knowledge)) - 1
        self.every_situation = (1 << len(self.situations)) - 1
        self.every_secret = (1 << len(self.secrets)) - 1
        self._check_trumps()
        self._check_knowledge()
        self._check_situations()
        self._ready_secrets()

    def where(self, card: Card, field: str) -> str:
        return f"{self.source}: {card.id}: {field}"

    def _check_trumps(self) -> None:
        numbers = [card.number for card in self.trumps]
        if numbers != list(range(TRUMPS)):
            raise PackError(
                "{file}: expected the trumps 0 to 21, each once; got {found}", file=self.source, found=str(numbers)
            )
        self.trump_does = [trump_effect.compile(card.effect, self.where(card, "effect")) for card in self.trumps]
        for card in self.trumps:
            if card.id != f"trump-{card.number}":
                raise PackError(
                    "{where}: trump {number} has the id 'trump-{number}'",
                    where=self.where(card, "id"),
                    number=card.number,
                )
            if not (card.life or card.blocks or card.effect):
                raise PackError(
                    "{where}: this trump does nothing; give it life, blocks or an effect",
                    where=self.where(card, "effect"),
                )
        self.blocks = {card.number: CHARACTERISTICS.index(card.blocks) for card in self.trumps if card.blocks}

    def _check_knowledge(self) -> None:
        for card in self.knowledge:
            if (card.kind == "quick") == (card.characteristic is not None):
                raise PackError(
                    "{where}: quick cards have none, all others need one", where=self.where(card, "characteristic")
                )
            if not card.effect:
                raise PackError("{where}: expected at least one verb", where=self.where(card, "effect"))
        if sum(card.modes == "all" for card in self.knowledge) <= 6:
            raise PackError("{file}: more than 6 knowledge cards are needed, six are dealt", file=self.source)
        self.knowledge_does = [
            knowledge_effect.compile(card.effect, self.where(card, "effect")) for card in self.knowledge
        ]
        self.play = [Play(card.id) if card.kind == "quick" else None for card in self.knowledge]
        self.use = [Use(card.id) for card in self.knowledge]
        self.uses = [CHARACTERISTICS.index(c.characteristic) if c.characteristic else -1 for c in self.knowledge]
        self.permanent: list[list[int]] = [
            [k for k, card in enumerate(self.knowledge) if card.kind == "permanent" and card.characteristic == name]
            for name in CHARACTERISTICS
        ]
        self.explores = sum(1 << k for k in range(len(self.knowledge)) if self._has(k, "explore_bottom"))
        for k, card in enumerate(self.knowledge):
            if card.kind != "quick" and self._has(k, "stop_draw"):
                raise PackError(
                    "{where}: stop_draw is for quick cards: no draw runs when others take effect",
                    where=self.where(card, "effect"),
                )

    def _has(self, k: int, verb: str) -> bool:
        """Whether a knowledge card uses this verb."""
        return any(call.verb.name == verb for call in self.knowledge_does[k])

    def _check_situations(self) -> None:
        if len(self.situations) < 6:
            raise PackError(
                "{file}: at least 6 situations are needed, two for each stage of the final phase", file=self.source
            )
        self.on_draw = [knowledge_effect.compile(card.on_draw, self.where(card, "on_draw")) for card in self.situations]
        for card in self.situations:
            if not card.steps:
                raise PackError("{where}: expected at least one step", where=self.where(card, "steps"))
            for step in card.steps:
                if bool(step.draw) + bool(step.card) > 1 or not (step.draw or step.card or step.skull):
                    raise PackError(
                        "{where}: a step is a draw, a card, a skull, or one of the first two with a skull",
                        where=self.where(card, "steps"),
                    )
                if step.card and step.card not in INDEX:
                    raise PackError(
                        "{where}: there is no card {card!r} among the 78",
                        where=self.where(card, "steps"),
                        card=step.card,
                    )

    def _ready_secrets(self) -> None:
        if len(self.secrets) < 9:
            raise PackError("{file}: at least 9 secrets are needed, three more than players", file=self.source)
        self.at: dict[str, list[Trigger]] = {moment: [] for moment in MOMENTS.values()}
        self.parts: list[list[Trigger]] = []
        self.counted: list[int] = []  # sets of cards whose draws are counted
        self.counter: dict[tuple[int, int], int] = {}  # which of them a part of a secret waits for
        for number, card in enumerate(self.secrets):
            ready = [self._ready_part(number, card, p, part) for p, part in enumerate(card.parts)]
            if not ready:
                raise PackError(
                    "{where}: expected at least one condition with its effect", where=self.where(card, "parts")
                )
            self.parts.append(ready)
        self.obsessions = self._secrets_with(lambda card: bool(card.obsession))
        self.dominants = self._secrets_with(lambda card: card.obsession == "dominant")
        self.terrors = self._secrets_with(lambda card: card.terror)
        self.awaited = reduce(or_, (trigger.awaits for trigger in self.at["drawn"]), 0)
        self.decided = [[t for t in self.at["window"] if t.secret == number] for number in range(len(self.secrets))]
        self.decide = [Decide(card.id) for card in self.secrets]
        self.fears = self._secrets_with(lambda card: card.no_knowledge_at > 0)

    def _secrets_with(self, holds: Callable[[Secret], bool]) -> int:
        return sum(1 << number for number, card in enumerate(self.secrets) if holds(card))

    def _ready_part(self, number: int, card: Secret, p: int, part: Part) -> Trigger:
        field = self.where(card, f"parts[{p}]")
        calls = when.compile(part.when, f"{field}.when")
        if len(calls) != 1:
            raise PackError(
                "{where}: expected exactly one condition, there are {count}", where=f"{field}.when", count=len(calls)
            )
        if not part.effect:
            raise PackError("{where}: expected at least one verb", where=f"{field}.effect")
        (call,) = calls
        moment = MOMENTS[call.verb.name]
        effect = secret_effect.compile(part.effect, f"{field}.effect")
        awaits = named(str(call.args[0])) if moment == "drawn" else 0
        trigger = Trigger(number, p, call, effect, part.repeats, awaits, moment == "empty-dead")
        for done in trigger.effect:
            if ONLY_AT.get(done.verb.name, moment) != moment:
                raise PackError("{where}: {verb} has nothing to work on here", where=done.where, verb=done.verb.name)
        self._check_words(call)
        if call.verb.name == "drawn_since":
            self.counter[number, p] = len(self.counted)
            self.counted.append(named(call.args[0]))
        self.at[moment].append(trigger)
        return trigger

    def _check_words(self, call: Call) -> None:
        for word in call.args:
            if isinstance(word, str) and not named(word):
                raise PackError(
                    "{where}: {word!r} is no card, suit or rank; for example {example}",
                    where=call.where,
                    word=word,
                    example=call.verb.example,
                )

    def blocked(self, air: list[int]) -> int:
        """DB-5.8: a bit for each characteristic that a trump in the air pile closes."""
        closed = 0
        for card in air:
            if card in self.blocks:
                closed |= 1 << self.blocks[card]
        return closed


@cache
def base() -> Cards:
    """The pack that comes with the game."""
    return Cards("base")
