"""The text of a card, made from what it does: so it says exactly that, in both languages. How a verb is said stands in the
catalogues, in `text-<verb>`; here the sentences are put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentBundle

from tablee.games.narcose.titles import FOLDER, Condition, Face, Filter, Id, Part, Printed, Ready, Sentence, Title
from tablee.grammar import parted, shaped
from tablee.kit.pack import Bilingual, Call, Effect
from tablee.words import capital, catalogue

Names = Mapping[str, Bilingual]
OWNED = {"en": "own", "fr": "de"}
SIGN = {"action": "↵ ", "reaction": "☹ "}
"""What stands before a line of this kind where all are one text."""


@cache
def sayings(lang: str) -> FluentBundle:
    """The game's words in one language, for nobody in particular: a pack is read before there is a game or a reader."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(catalogue(FOLDER / f"{lang}.ftl"))
    return bundle


class Within(NamedTuple):
    """Where a verb stands: alone in its line, in a text whose reader it strikes, after others that happen in any case."""

    alone: bool = False
    own: bool = False
    said: frozenset[str] = frozenset()


AMONG_OTHERS, SUFFERED = Within(), Within(own=True)


class Speech:
    """One language, with the names of a pack's cards."""

    def __init__(self, lang: str, names: Names) -> None:
        self.lang, self.names, self.sayings = lang, names, sayings(lang)

    def say(self, id: str, **args: Any) -> str:
        """A message that has only text and arguments. What it lacks is an error: a card must not say half of what it does."""
        pattern = self.sayings.get_message(id).value
        assert pattern is not None
        told = {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in args.items()}
        text, errors = self.sayings.format_pattern(pattern, told)
        for error in errors:
            raise error
        return str(text)

    def noun(self, match: str) -> dict[str, str]:
        """What a filter stands for, as sentences need it; a card goes by its name, whose article is small there, or left out."""
        if match in self.names:
            article, many = parted(getattr(self.names[match], self.lang), self.lang)
            one = article + many
        else:
            one, many = (self.say(f"filter-{match}", n=n) for n in ("a", 2))
        return {"one": one, "many": many, "of": shaped(one, OWNED[self.lang])}

    def verbs(self, calls: Sequence[Call], where: Within = AMONG_OTHERS) -> str:
        """What calls do, one after the other."""
        text, before = "", None
        for call in calls:
            phrase = self.phrase(call, where)
            text = self.say(joint(before, call), before=text, next=phrase) if before else phrase
            before = call
            if not call.verb.facts.get("conditional"):
                where = where._replace(said=where.said | {call.verb.name})
        return text

    def phrase(self, call: Call, where: Within = AMONG_OTHERS) -> str:
        """A verb with its arguments."""
        name = call.verb.name
        inner = where._replace(alone=False, own=where.own or call.verb.facts.get("own", False))
        told = self.told(call, inner) | {"alone": where.alone, "own": where.own, "again": name in where.said}
        return self.say(message(call), **told)

    def condition(self, call: Call, inside: bool = False) -> str:
        """A condition before its effect, "with at least 2 Opi in play", or inside a sentence, "if at least 2 Opi are in play"."""
        return self.say(message(call), **self.told(call), inside=inside)

    def told(self, call: Call, inner: Within = AMONG_OTHERS) -> dict[str, Any]:
        """What a message is told of a call: nouns for filters, phrases for what is nested, numbers also without their sign."""
        told: dict[str, Any] = {}
        for (argument, kind), value in zip(call.verb.takes.items(), call.args, strict=True):
            if kind in (Filter, Id):
                told |= self.noun(value)
            elif kind == Condition:
                told[argument] = self.condition(value, inside=True)
            elif kind == Effect:
                told[argument] = self.verbs(value, inner)
            elif isinstance(value, int):
                told |= {argument: value, "by": abs(value), "sign": "minus" if value < 0 else "plus"}
            else:
                told[argument] = value
        return told

    def heads(self, ready: Ready) -> Iterator[str]:
        """What stands before the colon of a line: how it is called, when it works, what it costs."""
        line = ready.line
        name = str(getattr(line.name, self.lang)) if line.name else ""
        if line.once:
            name = self.say("text-once", name=name)
        if line.must:
            yield self.say("text-compulsory")
        if line.mix:
            yield self.say(
                "text-mixture-named" if name else "text-mixture", mix=getattr(line.mix, self.lang), name=name
            )
        elif name:
            yield name
        if ready.when:
            yield self.condition(ready.when)
        if ready.free:
            yield self.say("text-cost-waived", condition=self.condition(ready.free, inside=True))
        elif line.cost:
            yield self.say("text-cost")


def message(call: Call) -> str:
    return f"text-{call.verb.name.replace('_', '-')}"


def joint(before: Call, call: Call) -> str:
    """How a verb follows another: what depends on a condition is set apart, so that nothing after it seems to."""
    if call.verb.facts.get("conditional"):
        return "text-also"
    return "text-anyway" if before.verb.facts.get("conditional") else "text-then"


def sentence(t: Speech, ready: Ready) -> str:
    """One line of a card."""
    heads = ", ".join(t.heads(ready))
    does = t.verbs(ready.calls, Within(alone=len(ready.calls) == 1))
    return capital(t.say("text-line", heads=heads, does=does) if heads else does) + "."


def reaction(t: Speech, face: Face) -> str:
    """How a card answers the other player."""
    assert face.title.reaction is not None
    ways = [t.phrase(call) for call in face.ways]
    does = reduce(lambda one, other: t.say("text-or-else", before=one, next=other), ways)
    if face.title.reaction.where == "hand":
        does = t.say("text-from-hand", does=does)
    if face.then:
        does = t.say("text-afterwards", before=does, next=t.verbs(face.then))
    return f"{capital(does)}."


def malus(t: Speech, face: Face) -> str:
    """What a card does from a malus zone, and its ransom."""
    assert face.title.malus is not None
    name = getattr(face.title.malus.name, t.lang)
    said = capital(t.say("text-lasting", name=name, does=t.verbs(face.malus, SUFFERED))) + "."
    return f"{said} {t.say('text-ransom', n=face.ransom)}" if face.ransom else said


def values(t: Speech, title: Title) -> Iterator[str]:
    """What a card has without any effect."""
    if title.damage:
        yield t.say("text-printed-damage", n=title.damage)
    if title.coins:
        yield t.say("text-printed-coins", n=title.coins)
    if title.counts > 1:
        yield t.say("text-counts", n=title.counts)
    if title.gift:
        yield t.say("text-gift")


class Spoken(NamedTuple):
    """A line of a card in one language."""

    kind: Part
    line: int
    text: str


def effects(t: Speech, face: Face, *sides: int) -> Iterator[Spoken]:
    """The numbered lines on these sides of the --OR--; an event has no action effects, it happens."""
    for i, ready in enumerate(face.lines):
        if ready.side in sides:
            kind: Part = "counted" if ready.counted else "event" if face.title.kind == "event" else "action"
            yield Spoken(kind, i + 1, sentence(t, ready))


def spoken(t: Speech, face: Face) -> Iterator[Spoken]:
    """All that stands on a card, in one language, from top to bottom."""
    title = face.title
    if value := " ".join(values(t, title)):
        yield Spoken("value", 0, value)
    yield from effects(t, face, 0, 1)
    if title.sides:
        yield Spoken("or", 0, t.say("text-or"))
        yield from effects(t, face, 2)
    if face.malus:
        yield Spoken("malus", 0, malus(t, face))
    if title.zone:
        yield Spoken("kept", 0, t.say("text-kept"))
    if title.reaction is not None:
        yield Spoken("reaction", 0, reaction(t, face))


def whole(lines: Sequence[Spoken]) -> str:
    """The lines of a card as one text: with their signs, an --OR-- between dashes."""
    return " ".join(f"--{line.text}--" if line.kind == "or" else SIGN.get(line.kind, "") + line.text for line in lines)


def tagged(t: Speech, title: Title) -> str:
    """NA-2.2: the line below a card's name in one language: types, route, origin."""
    types = " + ".join(typed(t, title, kind) for kind in title.types) or t.say(f"field-kind-{title.kind}")
    origin = [t.say(f"field-{field}-{word}") for field, word in (("route", title.route), ("made", title.made)) if word]
    return " ♦ ".join([types, *origin])


def typed(t: Speech, title: Title, kind: str) -> str:
    """A type in words: a depressant says which, and what has no colour is just a drug."""
    said = t.say("field-kind-drug" if kind == "other" else f"type-{kind}")
    if kind == "depressant":
        return t.say("text-subtype", type=said, sub=t.say(f"field-sub-{title.sub}"))
    return said


def printed(face: Face, names: Names) -> Printed:
    """A title with all that stands on it, in both languages."""
    en, fr = Speech("en", names), Speech("fr", names)
    told, dit = [*spoken(en, face)], [*spoken(fr, face)]
    made = {
        "text": Bilingual(whole(told), whole(dit)),
        "tag": Bilingual(tagged(en, face.title), tagged(fr, face.title)),
        "lines": [Sentence(e.kind, e.line, Bilingual(e.text, f.text)) for e, f in zip(told, dit, strict=True)],
    }
    return Printed(**msgspec.structs.asdict(face.title) | made)
