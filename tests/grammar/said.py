"""What is said: sentences with the message they come from and who reads them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from tests.grammar import english, french
from tests.grammar.lint import NAMES, NONE, Rule, Things, wrong
from tests.grammar.static import in_toml

import tablee
from tablee.grammar import parted
from tablee.kit import Act, Game, Question, Seat, Table
from tablee.reading import asking
from tablee.words import Words, slug

OPEN = "the referee"
"""Who reads a replay with all secrets open: nobody's seat, and everything that somebody was told."""
SPOKEN_TO = {"fr": french.SPOKEN_TO, "en": english.SPOKEN_TO}
UNSAID = "???"
"""What a message begins with that cannot be said."""
Reader = Seat | str | None


class Said(NamedTuple):
    """A sentence, the message it is, and its reader: a seat, nobody's seat (None), or the referee."""

    message: str
    reader: Reader
    text: str


class Moment(NamedTuple):
    """Something to be said in any language: which way, to whom, with what."""

    how: str
    reader: Reader
    what: Any

    def said(self, words: Words) -> Said:
        words.viewer = self.reader if isinstance(self.reader, int) else None
        match self.how, self.what:
            case "event", event:
                return Said(f"event-{slug(event['id'])}", self.reader, words.event(event))
            case "ask", (question, waiting):
                return Said(f"ask-{slug(question.kind)}", self.reader, words.ask(question, waiting))
            case "option", (kind, option):
                return Said(_choice("option", option), self.reader, words.option(kind, option))
            case "act", option:
                return Said(_choice("act", option), self.reader, words.act(option))
            case "proposal", (seat, option, question):
                return Said("proposes", self.reader, asking.proposal(seat, option, question, words).sentence)
            case "over", result:
                return Said(f"over-{slug(result.reason)}", self.reader, words.reason(result))
        raise AssertionError(self.how)


def _choice(sort: str, option: Any) -> str:
    return f"{sort}-{slug(option if isinstance(option, str) else type(option).__name__)}"


def tables(game: Game[Any], seeds: Iterable[int]) -> Iterator[Table[Any]]:
    """Random games with acts, stopped at every answer."""
    for seed in seeds:
        seats, rng = game.seats[seed % len(game.seats)], Random(seed)
        table = tablee.deal(game, seats, seed)
        while not table.over:
            yield table
            seat = rng.choice(table.present)
            acts = [act for act in table.acts(seat) if act != "surrender" or rng.random() < 0.02]
            if acts and rng.random() < 0.1:
                table.change(Act(seat, rng.choice(acts)))
            else:
                question = rng.choice(table.asks)
                table.answer(question.seat, rng.choice(question.options))
        yield table


def moments(game: Game[Any], seeds: Iterable[int]) -> Iterator[Moment]:
    """All that random games say to every seat, to a spectator and to the referee, each once."""
    known: set[Any] = set()
    for table in tables(game, seeds):
        for moment in (*_asked(table), *(_happened(table) if table.over else ())):
            key = (moment.how, moment.reader, repr(moment.what))
            if key not in known:
                known.add(key)
                yield moment


def _asked(table: Table[Any]) -> Iterator[Moment]:
    """The open questions, their options and the acts, as each reader has them."""
    for reader in (*range(table.seats), None):
        asks = table.asks_for(reader)
        for question in asks:
            waiting = [other.seat for other in asks if other.kind == question.kind]
            yield Moment("ask", reader, (_bare(question), waiting))
            yield from (Moment("option", reader, (question.kind, option)) for option in question.options)
        yield from (Moment("act", reader, act) for act in table.acts(reader))
        held = table.talk.held if asks and table.talk else {}
        yield from (Moment("proposal", reader, (seat, option, asks[0])) for seat, option in sorted(held.items()))


def _bare(question: Question) -> Question:
    """A question without its options, so that it is said once."""
    return replace(question, options=[], at=0)


def _happened(table: Table[Any]) -> Iterator[Moment]:
    for reader in (*range(table.seats), None):
        yield from (Moment("event", reader, event) for event in table.events(reader))
        yield from (Moment("event", OPEN, event) for event in table.events(reader))
        yield Moment("over", reader, table.result)


def things(game: Game[Any], lang: str) -> Things:
    """A game's nouns that have an article, the titles of cards that have such a noun, and what cards say to their reader."""
    words = Words("fr", game)
    ids = [id.removeprefix("noun-") for id in words.book.bundle._messages if id.startswith("noun-")]
    nouns = {parted(words.say(f"noun-{id}"))[1] for id in ids}
    titles = sorted(words.text(card.name) for (_, id), card in words.cards.items() if slug(id) in ids)
    cards = tomllib.loads((game.folder / "cards.toml").read_text(encoding="utf-8"))
    sayings = {text for _, text in in_toml(cards, lang) if [*wrong(text, [SPOKEN_TO[lang]])]}
    return Things((*sorted(noun for noun in nouns if not noun.isdecimal()),), (*titles,), (*sayings,))


def rules_for(lang: str, of: Things = NONE) -> tuple[Rule, ...]:
    """All rules of a language, with those about the things of one game."""
    return (*french.FRENCH, *french.about(of)) if lang == "fr" else english.ENGLISH


def findings(said: Iterable[Said], lang: str, of: Things = NONE) -> list[str]:
    """What is wrong: the message, the reader, the sentence and the rule; of each message and rule the first few."""
    rules = rules_for(lang, of)
    found: dict[tuple[str, str], list[str]] = {}
    for one in dict.fromkeys(said):
        if one.text.startswith(UNSAID):
            broken = ["it cannot be said"]
        else:
            broken = [*wrong(one.text, rules), *(_spoken_to(one.text, lang, of) if _is_told(one) else ())]
        for rule in broken:
            line = f"{one.message}, read by {reader(one.reader)}: {one.text!r} ({rule})"
            found.setdefault((one.message, rule), []).append(line)
    return [line for lines in found.values() for line in lines[:3]]


def is_whole(text: str) -> bool:
    """Whether it stands by itself: with a capital, nothing round it, and nothing in it that was to be replaced."""
    return text == text.strip() and text[:1] == text[:1].upper() and "{" not in text and UNSAID not in text


def _is_told(one: Said) -> bool:
    """Whether it tells what happens to whoever has no seat."""
    return one.message.startswith(("event-", "over-", "ask-")) and not isinstance(one.reader, int)


def _spoken_to(text: str, lang: str, of: Things) -> Iterator[str]:
    for saying in of.sayings:
        text = text.replace(saying, "")
    return wrong(text, [SPOKEN_TO[lang]])


def reader(of: Reader) -> str:
    """A reader, as a finding names them."""
    return "a spectator" if of is None else NAMES[of] if isinstance(of, int) else of
