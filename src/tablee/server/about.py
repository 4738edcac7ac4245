"""What is printed: the games there are, their rulebooks, their cards. The same for everybody, so it is kept once made."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import tablee
from tablee.bots import levels
from tablee.kit import Game, Setting
from tablee.kit.pack import Card
from tablee.kit.pack import Words as Both
from tablee.registry import usual_seats
from tablee.server.bodies import CardInfo, CardSection, Fact, Gallery, RuleText
from tablee.server.lessons import hints
from tablee.server.parts import Choice, GameInfo, Level, OptionInfo, Phrase, Weight
from tablee.terminal.rulebook import rulebook
from tablee.words import Words, cards_of, catalogue

PHRASES = 6
WEIGHTS: tuple[Weight, ...] = ("light", "medium", "heavy")
COMMON = ("id", "name", "text", "tag", "origin", "rule")


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game to nobody in particular."""
    return Words(lang, tablee.games()[game])


def _if_any(said: Words, id: str) -> str:
    return said.say(id) if said.has(id) else ""


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game as the lobby shows it."""
    game, said = tablee.games()[name], words(name, lang)
    return GameInfo(
        name=name,
        title=_if_any(said, "lobby-title") or game.title,
        pitch=_if_any(said, "lobby-pitch"),
        seats=list(game.seats),
        usual=usual_seats(game),
        minutes=_if_any(said, "lobby-minutes"),
        weight=WEIGHTS[game.weight - 1],
        rules=game.rules,
        version=game.version,
        pack=game.pack_name,
        digest=game.pack_digest,
        options=[option_info(setting, said) for setting in game.options.values()],
        levels=[Level(name=level, label=_if_any(said, f"level-{level}") or level) for level in levels(game)],
        phrases=[Phrase(id=f"phrase-{n}", text=said.say(f"phrase-{n}")) for n in range(1, PHRASES + 1)],
        has_lesson=bool(hints(game, lang)),
        notice=_if_any(said, "lobby-notice") or _if_any(said, "notice"),
        age=game.age,
    )


def silence(name: str, lang: str) -> tuple[str, str]:
    """By which rule somebody may not talk, and that in the game's own words, where it has them."""
    said = words(name, lang)
    return _if_any(said, "muted-rule"), _if_any(said, "muted")


def usual_level(game: Game[Any]) -> str:
    """The bot that plays where nobody said which."""
    known = levels(game)
    return "novice" if "novice" in known else [*known][-1]


def option_info(setting: Setting, said: Words) -> OptionInfo:
    label = _if_any(said, f"setting-{setting.name}") or setting.name
    values = [Choice(value=value, label=value_label(setting, value, said)) for value in setting.values]
    return OptionInfo(name=setting.name, label=label, default=setting.default, values=values)


def value_label(setting: Setting, value: str | int | bool, said: Words) -> str:
    """A value in words; a seat as people count, from 1."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    own = _if_any(said, f"setting-{setting.name}-{text}") or _if_any(said, f"setting-value-{text}")
    if not own and setting.name == "first" and isinstance(value, int):
        return said.seat(value)
    return own or text


@cache
def rules(name: str, lang: str) -> list[RuleText]:
    """The whole rulebook in its order."""
    return [
        RuleText(number=r.number, title=r.title, text=r.text, source=r.source, is_chapter=r.is_chapter)
        for r in rulebook(tablee.games()[name], lang).values()
    ]


@cache
def gallery(name: str, lang: str) -> Gallery:
    """Every card of the base pack, and the words for what a view names."""
    return gallery_of(tablee.games()[name], words(name, lang))


def gallery_of(game: Game[Any], said: Words) -> Gallery:
    head = getattr(getattr(game, "cards", None), "head", None)
    return Gallery(
        game=game.name,
        title=_if_any(said, "lobby-title") or game.title,
        pack=game.pack_name,
        pack_title=said.text(head.title) if head else game.pack_name,
        digest=game.pack_digest,
        sections=[
            CardSection(
                kind=kind,
                label=_if_any(said, f"section-{kind}") or kind,
                cards=[card_info(card, said) for card in cards],
            )
            for kind, cards in cards_of(game).items()
        ],
        names=named(game, said, "name-"),
        labels=named(game, said, "label-"),
    )


def named(game: Game[Any], said: Words, prefix: str) -> dict[str, str]:
    """The messages of a game's catalogue that begin alike and take no arguments, without that beginning."""
    files = [game.folder / f"{code}.ftl" for code in (said.lang, "en")]
    file = next((file for file in files if file.exists()), None)
    ids = [entry.id.name for entry in catalogue(file).body if hasattr(entry, "id")] if file else []
    found = {id: said.say(id) for id in ids if id.startswith(prefix)}
    return {id.removeprefix(prefix): text for id, text in found.items()}


def card_info(card: Card, said: Words) -> CardInfo:
    tag = getattr(card, "tag", None)
    return CardInfo(
        id=card.id,
        name=said.text(card.name),
        text=said.text(card.text),
        tag=said.text(tag) if isinstance(tag, Both) else "",
        origin=card.origin,
        origin_label=said.say(f"origin-{card.origin}"),
        rule=card.rule,
        facts=facts(card, said),
    )


def facts(card: Card, said: Words) -> list[Fact]:
    """The other fields of a card."""
    found = []
    for field in msgspec.structs.fields(type(card)):
        raw = getattr(card, field.name)
        if field.name in COMMON or raw in ("", [], None):
            continue
        label = _if_any(said, f"field-{field.name}") or field.name
        found.append(
            Fact(name=field.name, label=label, value=shown(raw, field.name, said), raw=msgspec.to_builtins(raw))
        )
    return found


def shown(raw: Any, name: str, said: Words) -> str:
    """A field's value in words."""
    if isinstance(raw, Both):
        return said.text(raw)
    if isinstance(raw, str) and said.card(raw):
        return said.name(raw)
    if isinstance(raw, (str, int)):
        return _if_any(said, f"field-{name}-{raw}") or str(raw)
    return ""


@cache
def aid(name: str, lang: str) -> list[RuleText]:
    """The one-page player aid: `aid.<lang>.md` of the game's folder, a heading and a few lines each; else the chapters."""
    game = tablee.games()[name]
    files = [game.folder / f"aid.{code}.md" for code in (lang, "en")]
    file = next((file for file in files if file.exists()), None)
    if file is None:
        return [rule for rule in rules(name, lang) if rule.is_chapter]
    parts = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [_part(part) for part in parts]


def _part(text: str) -> RuleText:
    head, _, body = text.partition("\n")
    found = re.match(r"([A-Z]+-[0-9.]+) (.*)", head)
    number, title = (found[1], found[2]) if found else ("", head)
    return RuleText(number=number, title=title.strip(), text=body.strip(), source="", is_chapter=False)
