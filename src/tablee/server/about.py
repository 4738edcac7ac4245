"""What is printed: the games there are, their rulebooks, their cards. The same for everybody, so it is kept once made."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import tablee
from tablee.bots import levels
from tablee.kit import Game, OptionError, Setting
from tablee.reading import cards, labels, lessons, rulebook
from tablee.registry import usual_seats
from tablee.server.bodies import (
    CardInfo,
    CardLine,
    CardSection,
    ChapterInfo,
    Course,
    Fact,
    Gallery,
    RuleText,
    SignInfo,
)
from tablee.server.parts import Choice, GameInfo, Level, OptionInfo, Phrase, Weight
from tablee.store import Head
from tablee.words import Words, catalogue

PHRASES = 6
WEIGHTS: tuple[Weight, ...] = ("light", "medium", "heavy")


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game to nobody in particular."""
    return Words(lang, tablee.games()[game])


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game as the lobby shows it."""
    game, said = tablee.games()[name], words(name, lang)
    return GameInfo(
        name=name,
        title=said.say_or("lobby-title", game.title),
        pitch=said.say_or("lobby-pitch", ""),
        seats=list(game.seats),
        usual=usual_seats(game),
        minutes=said.say_or("lobby-minutes", ""),
        weight=WEIGHTS[game.weight - 1],
        rules=game.rules,
        version=game.version,
        pack=game.pack_name,
        digest=game.pack_digest,
        options=[option_info(game, setting, said) for setting in game.options.values()],
        levels=[
            Level(name=level, label=labels.level_label(level, said), note=labels.level_note(level, said))
            for level in levels(game)
        ],
        phrases=[Phrase(id=f"phrase-{n}", text=said.say(f"phrase-{n}")) for n in range(1, PHRASES + 1)],
        has_lesson=lessons.lesson(game) is not None,
        notice=said.say_or("lobby-notice", said.say_or("notice", "")),
        age=game.age,
    )


def silence(name: str, lang: str) -> tuple[str, str]:
    """By which rule somebody may not talk, and that in the game's own words, where it has them."""
    said = words(name, lang)
    return said.say_or("muted-rule", ""), said.say_or("muted", "")


def option_info(game: Game[Any], setting: Setting, said: Words) -> OptionInfo:
    return OptionInfo(
        name=setting.name,
        label=labels.setting_label(setting, said),
        default=setting.default,
        values=[Choice(value=value, label=labels.value_label(setting, value, said)) for value in setting.values],
        note=labels.setting_note(setting, said),
        cards=[] if setting.values or setting.name == "pack" else namable(game, setting),
    )


def namable(game: Game[Any], setting: Setting) -> list[str]:
    """The cards that a free text may name, with commas: told by the refusal of one that is none."""
    try:
        tablee.deal(game, game.seats[0], 0, {setting.name: "?"})
    except OptionError as error:
        expected = error.facts.get("expected")
        return [str(id) for id in expected] if isinstance(expected, list) else []
    return []


@cache
def rules(name: str, lang: str) -> list[RuleText]:
    """The whole rulebook in its order."""
    return [_rule(rule) for rule in rulebook.rulebook(tablee.games()[name], lang).values()]


@cache
def aid(name: str, lang: str) -> list[RuleText]:
    """The one-page player aid."""
    return [_rule(part) for part in rulebook.aid(tablee.games()[name], lang)]


def _rule(rule: rulebook.Rule) -> RuleText:
    return RuleText(**rule._asdict(), is_chapter=rule.is_chapter)


def course(game: Game[Any], lang: str, head: Head | None, chapter: int) -> Course | None:
    """A game's lesson as its first page shows it. `head`: of the one that was taken last, and the `chapter` it is at."""
    found = lessons.lesson(game)
    if found is None:
        return None
    groups = {name: text.in_(lang) for name, text in found.group.items()}
    taught = head.taught if head else None
    return Course(
        aim=found.aim.in_(lang),
        minutes=found.minutes,
        chapters=[ChapterInfo(title=one.title.in_(lang), minutes=one.minutes) for one in found.chapter],
        signs=[
            SignInfo(id=sign.id, group=groups[sign.group], name=sign.name.in_(lang), letter=sign.letter_in(lang))
            for sign in found.sign
        ],
        table=head.id if head and head.phase == "running" else "",
        chapter=chapter,
        reached=taught.reached if taught else 0,
        is_done=bool(head and head.phase == "over"),
    )


@cache
def gallery(name: str, lang: str, softened: bool = False) -> Gallery:
    """Every card of the base pack, and the words for what a view names; the softer ones where a table has chosen those."""
    game = tablee.games()[name]
    return gallery_of(game, Words(lang, game, softened=True) if softened else words(name, lang))


def gallery_of(game: Game[Any], said: Words) -> Gallery:
    return Gallery(
        game=game.name,
        title=said.say_or("lobby-title", game.title),
        pack=game.pack_name,
        pack_title=cards.pack_title(game, said),
        digest=game.pack_digest,
        sections=[
            CardSection(kind=section.kind, label=section.label, cards=[card_info(card) for card in section.cards])
            for section in cards.sections(game, said)
        ],
        names={id: said.book.softer.get(name, name) for id, name in named(game, said, "name-").items()},
        labels=named(game, said, "label-"),
    )


def named(game: Game[Any], said: Words, prefix: str) -> dict[str, str]:
    """The messages of a game's catalogue that begin alike and take no arguments, without that beginning."""
    files = [game.folder / f"{code}.ftl" for code in (said.lang, "en")]
    file = next((file for file in files if file.exists()), None)
    ids = [entry.id.name for entry in catalogue(file).body if hasattr(entry, "id")] if file else []
    found = {id: said.say(id) for id in ids if id.startswith(prefix)}
    return {id.removeprefix(prefix): text for id, text in found.items()}


def card_info(card: cards.CardText) -> CardInfo:
    facts = [
        Fact(name=fact.name, label=fact.label, value=fact.value, raw=msgspec.to_builtins(fact.raw))
        for fact in card.facts
    ]
    lines = [CardLine(**line._asdict()) for line in card.lines]
    return CardInfo(**{**card._asdict(), "lines": lines, "facts": facts})
