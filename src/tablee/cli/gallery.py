"""All cards of a pack as one HTML page that asks nothing of the network."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from tablee.kit import Game
from tablee.kit.pack import Bilingual
from tablee.reading.cards import CardText, Fact, Section, in_words, pack_title, sections
from tablee.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #12131a; --paper: #f4efe6; --card: #fffdf8; --line: #d8d0c0; --soft: #5c5a55;
  --brass: #7a5a1c }
@media (prefers-color-scheme: dark) { :root { --ink: #f4efe6; --paper: #12131a; --card: #1b1d27; --line: #2c2f3d;
  --soft: #b5b1a8; --brass: #c9a45c } }
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; margin: 0 }
h1 { font-size: 1.8rem } h2 { margin: 2rem 0 .8rem; font-size: 1.3rem } h3 { font-size: 1.1rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .9rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
li { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .9rem 1rem; display: flex;
  flex-direction: column; gap: .5rem; break-inside: avoid }
p { margin: 0 } a { color: inherit }
.tag { color: var(--brass); font-weight: 600 } header p, .rule, dt { color: var(--soft) }
dl { margin: auto 0 0; display: grid; grid-template-columns: auto 1fr; gap: .15rem .7rem; font-size: .92rem }
dd { margin: 0 }
footer { display: flex; justify-content: space-between; gap: .5rem; border-top: 1px solid var(--line);
  padding-top: .5rem; font-size: .85rem }
.origin { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; color: var(--brass) }
code { font-size: .85rem; overflow-wrap: anywhere }
@media print { body { background: #fff; color: #000; padding: 0 } }
"""


def page(game: Game[Any], words: Words) -> str:
    """The page, in the words' language."""
    title = escape(words.say("gallery-title", title=game.title, pack=pack_title(game, words)))
    listed = "\n".join(section(each, words) for each in sections(game, words))
    return f"""<!doctype html>
<html lang="{words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{escape(words.say("gallery-origins"))} {escape(words.say("gallery-digest", digest=game.pack_digest))}</p>
</header>
<main>
{listed}
</main>
</body>
</html>
"""


def section(of: Section, words: Words) -> str:
    """The cards of one kind."""
    items = "\n".join(item(card, words) for card in of.cards)
    return f"<section>\n<h2>{escape(of.label)} ({len(of.cards)})</h2>\n<ul>\n{items}\n</ul>\n</section>"


def item(card: CardText, words: Words) -> str:
    """One card: name, tag, text, what else it has, where it comes from and its rule."""
    tag = f'<p class="tag">{escape(card.tag)}</p>\n' if card.tag else ""
    rows = "".join(row(fact, words) for fact in card.facts if not is_blank(fact.raw))
    return (
        f'<li id="{escape(card.id)}">\n<h3>{escape(" · ".join(filter(None, (card.printed, card.name))))}</h3>\n{tag}'
        f"<p>{escape(card.text)}</p>\n<dl>{rows}</dl>\n"
        f'<footer><span class="origin">{escape(card.origin_label)}</span>'
        f'<span class="rule">{escape(card.rule)}</span></footer>\n</li>'
    )


def row(fact: Fact, words: Words) -> str:
    """A field of a card with its label."""
    return f"<dt>{escape(fact.label)}</dt><dd>{shown(fact.raw, fact.name, fact.is_effect, words)}</dd>"


def is_blank(value: Any) -> bool:
    """Whether a field says nothing: a number for each number of seats, say, that is 0 for all."""
    return value is False or (isinstance(value, tuple) and not any(value))


def shown(value: Any, name: str, is_effect: bool, words: Words) -> str:
    """A field's value: verbs and what holds them as code, small numbers also as dots, another card by its name."""
    if isinstance(value, list) and (is_effect or isinstance(value[0], (list, msgspec.Struct))):
        return "<br>".join(f"<code>{escape(toml(entry))}</code>" for entry in value)
    if isinstance(value, list):
        return ", ".join(shown(entry, name, is_effect, words) for entry in value)
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, msgspec.Struct) and not isinstance(value, Bilingual):
        return f"<code>{escape(toml(value))}</code>"
    if value is True:
        return "✓"
    if isinstance(value, int) and 1 <= value <= 9:
        return f'{value} <span aria-hidden="true">{"●" * value}</span>'
    text = escape(in_words(value, name, words))
    return f'<a href="#{escape(value)}">{text}</a>' if isinstance(value, str) and words.card(value) else text


def toml(value: Any) -> str:
    """A value as a pack's file has it."""
    match value:
        case msgspec.Struct():
            fields = msgspec.structs.fields(type(value))
            given = {field.name: getattr(value, field.name) for field in fields}
            return toml(
                {name: inner for name, inner in given.items() if inner not in ("", [], {}, None) and inner is not False}
            )
        case dict():
            return (
                "{ " + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items()) + " }" if value else "{}"
            )
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
    return str(value)
