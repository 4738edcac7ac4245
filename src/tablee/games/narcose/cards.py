"""The pack of Narcose, read, checked and made ready. What a card may say is in `titles`; its verbs are in `effects`, `events`,
`tallies` and `reactions`, and its text is made from them by `texts`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tablee import kit
from tablee.games.narcose import texts
from tablee.games.narcose.titles import (
    COLOURS,
    FOLDER,
    FORM,
    Condition,
    Counted,
    Face,
    Filter,
    Id,
    Line,
    Ready,
    Title,
    lines_done,
)
from tablee.kit import PackError
from tablee.kit.errors import Worded
from tablee.kit.pack import Call, Card, Effect, Pack, Verbs

condition = Verbs("condition")
"""NA-5.6. Facts: `counts`, its first argument says which cards in play it counts."""
tally = Verbs("counted effect")
"""NA-12.1. Facts: `always`, to what it adds its first argument whatever lies on the table."""
applied = Verbs("action effect")
"""NA-12. Facts, for `happening` too: `can`, whether it would do anything now; what would do nothing is not offered. `hurts`, it
takes life; `conditional`, it works under a condition of its own; `own`, what it does to the other player it does to the reader
of its text; `on_card`, it works on the very card in play, so not from the RdR zone; `to_malus`, it places that card in a malus
zone; `in_malus`, a malus may do it to the player it lies before; `after_reaction`, it may follow a reaction, since it asks
nothing of a play zone, which only the dealer has."""
reacting = Verbs("reaction")
"""NA-10. Facts: `effect`, whether it answers an effect; `damage`, at which cards in play it can be aimed before the damage is
taken; `five`, it takes so many hallucinogens out of the count as its first argument says; `cancels`, the effect it answers is
not applied."""
happening = Verbs("event effect")
"""NA-11. Facts besides those of `applied`: `piles_only`, it has no place in the river."""


class Cards(kit.Cards):
    """A pack made ready: lines compiled, filters as tables."""

    game = "narcose"
    folder = FOLDER
    sections: ClassVar[Mapping[str, type[Card]]] = {"title": Title}
    verbs: ClassVar[Sequence[Verbs]] = (condition, tally, applied, reacting, happening)

    def prepare(self, pack: Pack) -> None:
        written = pack.section("title", Title)
        self.index = {title.id: i for i, title in enumerate(written)}
        self.match = filters(written)
        for title in written:
            self._check_form(title)
        ready, names = [self._ready(title) for title in written], {title.id: title.name for title in written}
        self.titles = [texts.printed(face, names) for face in ready]
        self.faces = tuple(msgspec.structs.replace(f, title=t) for f, t in zip(ready, self.titles, strict=True))
        self._check_whole(written)
        self._lay_out_tables(written)

    def _lay_out_tables(self, written: Sequence[Title]) -> None:
        """What the rules look up by a card's number."""
        self.ids = tuple(title.id for title in written)
        self.copies = tuple(title.copies for title in written)
        self.cost = tuple(title.cost or 0 for title in written)
        self.coins = tuple(title.coins for title in written)
        self.damage = tuple(title.damage for title in written)
        self.is_event = tuple(title.kind == "event" for title in written)
        self.hallucinogens = tuple(t.counts if "hallucinogen" in t.types else 0 for t in written)
        self.in_hand = tuple(i for i, t in enumerate(written) if t.reaction and t.reaction.where == "hand")
        self.infection = next(i for i, t in enumerate(written) if t.kind == "infection")
        counted = [tuple(counted_line(ready) for ready in face.lines if ready.counted) for face in self.faces]
        self.pays = tuple(tuple(line for line in lines if line.coins or line.calls) for lines in counted)
        self.deals = tuple(tuple(line for line in lines if line.damage or line.calls) for lines in counted)

    def listed(self) -> Mapping[str, Sequence[Card]]:
        return {"title": self.titles}

    # Form

    def _check_form(self, title: Title) -> None:
        """What belongs to which kind of card."""
        for field, is_good, why in FORM:
            if not is_good(title):
                raise PackError("pack-field", "{where}: {why}", where=self.where(title, field), why=why)
        if not (title.effects or title.sides or title.coins or title.damage or title.reaction):
            raise PackError(
                "narcose-card-idle",
                "{where}: this card does nothing; expected at least one effect",
                where=self.where(title, "effects"),
            )

    def _check_whole(self, written: Sequence[Title]) -> None:
        """What only shows over all cards."""
        market = sum(t.copies for t in written if t.cost is not None)
        base = sum(t.copies // 2 for t in written if t.base)
        events = sum(t.copies for t in written if t.kind == "event")
        infections = sum(t.kind == "infection" for t in written)
        for what, count, least in (
            (Worded("narcose-cards-with-cost", "cards with a cost"), market, 40),
            (Worded("narcose-base-cards", "cards in a base deck"), base, 5),
            (Worded("narcose-events", "events"), events, 8),
        ):
            if count < least:
                raise PackError(
                    "narcose-too-few",
                    "{file}: at least {least} {what} are needed, there are {found}",
                    file=self.source,
                    least=least,
                    what=what,
                    found=count,
                )
        if infections != 1:
            raise PackError(
                "narcose-one-infection",
                "{file}: expected exactly one title of kind infection, there are {found}",
                file=self.source,
                found=infections,
            )
        for face in self.faces:
            self._check_malus(face)

    def _check_malus(self, face: Face) -> None:
        """A card that is placed in a malus zone says what it does there, and no other."""
        places = any(call.verb.facts.get("to_malus") for ready in face.lines for call in ready.calls)
        if places != (face.title.malus is not None):
            missing, useless = (
                Worded("narcose-malus-missing", "expected what it does in a malus zone"),
                Worded("narcose-malus-useless", "no effect of this card places it there"),
            )
            where = self.where(face.title, "malus")
            raise PackError("pack-field", "{where}: {why}", where=where, why=missing if places else useless)

    # Making ready

    def _ready(self, title: Title) -> Face:
        sides = [(0, title.effects), *((i + 1, side) for i, side in enumerate(title.sides))]
        lines = []
        for side, listed in sides:
            for i, line in enumerate(listed):
                where = f"effects[{i}]" if side == 0 else f"sides[{side - 1}][{i}]"
                lines.append(self._line(title, line, side, self.where(title, where)))
        ready = tuple(lines)
        acts = tuple((i, r) for i, r in enumerate(ready) if not r.counted)
        malus, reaction = title.malus, title.reaction
        ways = self._compile(reacting, reaction.do, self.where(title, "reaction.do")) if reaction else ()
        then = self._compile(applied, reaction.then, self.where(title, "reaction.then")) if reaction else ()
        does = self._compile(applied, malus.do, self.where(title, "malus.do")) if malus else ()
        self._only(then, "after_reaction")
        self._only(does, "in_malus")
        if (reaction and not ways) or (malus and not does):
            where = self.where(title, "reaction.do" if reaction else "malus.do")
            raise PackError("pack-no-verb", "{where}: expected at least one verb", where=where)
        spent = -1 if title.sides or title.zone else lines_done(i for i, _ in acts)
        must, ransom = any(r.line.must for _, r in acts), malus.ransom if malus else 0
        return Face(title, ready, acts, must, spent, does, ransom, ways, then)

    def _line(self, title: Title, line: Line, side: int, where: str) -> Ready:
        event = title.kind == "event"
        known = happening if event else tally if self._is_tally(line) else applied
        calls = self._compile(known, line.do, f"{where}.do")
        self._check_line(title, line, known, where)
        if title.zone:
            for call in calls:
                if call.verb.facts.get("on_card"):
                    raise PackError(
                        "narcose-verb-in-play",
                        "{where}: {verb} works on a card in play, not from the RdR zone",
                        where=call.where,
                        verb=call.verb.name,
                    )
        when, free = self._condition(line.when, f"{where}.when"), self._condition(line.free, f"{where}.free")
        return Ready(line, side, when, free, calls, known is tally, calls[0].verb.name)

    def _is_tally(self, line: Line) -> bool:
        return bool(line.do) and all(any(key in tally.known for key in entry) for entry in line.do)

    def _check_line(self, title: Title, line: Line, known: Verbs, where: str) -> None:
        wrong = [
            (not line.do, ".do", Worded("narcose-no-verb", "expected at least one verb")),
            (
                line.once and not line.name,
                ".name",
                Worded("narcose-once-name", "a once-per-turn effect is known by its name"),
            ),
            (
                known is tally and (line.once or line.must or line.cost),
                "",
                Worded("narcose-sums", "damage and coins are counted: no once, must or cost"),
            ),
            (line.mix and not line.when, ".when", Worded("narcose-mixture", "a mixture needs a condition")),
            (line.free and not line.cost, ".free", Worded("narcose-no-cost", "there is no cost to waive")),
            (
                known is happening and (line.once or line.must or line.cost or line.mix or line.when),
                "",
                Worded("narcose-event-do", "an event has only do"),
            ),
            (
                title.kind == "infection" and not line.must,
                ".must",
                Worded("narcose-infection-must", "the effect of an infection is compulsory"),
            ),
        ]
        for bad, field, why in wrong:
            if bad:
                raise PackError("pack-field", "{where}: {why}", where=f"{where}{field}", why=why)

    def _condition(self, when: Condition, where: str) -> Call | None:
        return self._compile(condition, [when], where)[0] if when else None

    def _compile(self, known: Verbs, effect: Effect, where: str) -> tuple[Call, ...]:
        """Verbs with what is nested in them, filters and ids checked."""
        return tuple(call._replace(args=self._args(known, call)) for call in known.compile(effect, where))

    def _args(self, known: Verbs, call: Call) -> tuple[Any, ...]:
        args = []
        for (name, kind), value in zip(call.verb.takes.items(), call.args, strict=True):
            if kind == Effect:
                value = self._compile(known, list(value), f"{call.where}.{name}")
                if not value:
                    raise PackError("pack-no-verb", "{where}: expected at least one verb", where=f"{call.where}.{name}")
            elif kind == Condition:
                value = self._compile(condition, [value], f"{call.where}.{name}")[0]
            elif kind == Filter and value not in self.match:
                raise PackError(
                    "narcose-no-match",
                    "{where}: {verb}: there is no {found!r}; there are {expected}",
                    where=call.where,
                    verb=call.verb.name,
                    found=value,
                    expected=[*self.match],
                )
            elif kind == Id and value not in self.index:
                raise PackError(
                    "narcose-no-card",
                    "{where}: {verb}: there is no card {found!r}",
                    where=call.where,
                    verb=call.verb.name,
                    found=value,
                )
            args.append(value)
        return tuple(args)

    def _only(self, calls: Sequence[Call], fact: str) -> None:
        """Only verbs of which this is said may stand here."""
        for call in calls:
            if not call.verb.facts.get(fact):
                raise PackError(
                    "narcose-verb-place",
                    "{where}: {found} cannot stand here; {expected} can",
                    where=call.where,
                    found=call.verb.name,
                    expected=sorted(name for name, verb in applied.known.items() if verb.facts.get(fact)),
                )


def counted_line(ready: Ready) -> Counted:
    """A counted line with what its verbs add without a look at the table, reckoned once."""
    always = {"damage": 0, "coins": 0}
    rest = []
    for call in ready.calls:
        if "always" in call.verb.facts:
            always[call.verb.facts["always"]] += call.args[0]
        else:
            rest.append(call)
    line = ready.line
    is_mix = line.mix is not None
    return Counted(ready.side, ready.when, is_mix, line.since, always["damage"], always["coins"], tuple(rest))


def filters(written: Sequence[Title]) -> dict[str, tuple[bool, ...]]:
    """For each word a card may be named by: whether each title answers to it. NA-2.3, NA-2.4."""
    words: dict[str, tuple[bool, ...]] = {"drug": tuple(bool(t.types) for t in written)}
    for colour in COLOURS:
        words[colour] = tuple(colour in t.types for t in written)
    for sub in ("opi", "gaba"):
        words[sub] = tuple(t.sub == sub for t in written)
    for route in ("oral", "nasal", "smoked", "inhaled", "injected"):
        words[route] = tuple(t.route == route for t in written)
    for made in ("natural", "synthetic"):
        words[made] = tuple(t.made == made for t in written)
    for title in written:
        words[title.id] = tuple(t is title for t in written)
    return words
