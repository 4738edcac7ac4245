"""What a game's cards can say: the kinds of verbs, and the fields they belong in."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tablee.kit import Game, PackError
from tablee.kit.pack import Card, Effect, Head, Verb, Verbs
from tablee.words import cards_of


def kinds(game: Game[Any]) -> list[Verbs]:
    """The kinds of verbs of a game."""
    return [*game.cards.verbs] if game.cards else []


def sections(game: Game[Any]) -> dict[str, type[Card]]:
    """The sections of a pack's file and what a card has there."""
    return {**game.cards.sections} if game.cards else {}


def fields_of(game: Game[Any]) -> dict[str, list[Verbs]]:
    """The fields that hold verbs (`arcana.fits`), with the kinds that can read all that shipped cards write there."""
    found = {}
    for section, cards in cards_of(game).items():
        for field in msgspec.structs.fields(type(cards[0])):
            if field.type == Effect:
                written = [entry for card in cards for entry in getattr(card, field.name)]
                found[f"{section}.{field.name}"] = [kind for kind in kinds(game) if reads(kind, written)]
    return found


def reads(kind: Verbs, effect: Effect) -> bool:
    try:
        kind.compile(effect, "")
    except PackError:
        return False
    return True


def signature(verb: Verb) -> str:
    """A verb with its arguments: `{ played = "higher" | "lower" }`."""
    names = [verb.name, *list(verb.takes)[1:]]
    kinds = [plain_type(kind) for kind in verb.takes.values()] or ["{}"]
    return f"{{ {', '.join(f'{name} = {kind}' for name, kind in zip(names, kinds, strict=True))} }}"


def plain_type(kind: Any) -> str:
    """A type as somebody who writes a pack would say it."""
    plain = {int: "number", str: "text", bool: "true | false"}
    if typing.get_origin(kind) is typing.Annotated:
        kind, *notes = typing.get_args(kind)
        meant = next((note.description for note in notes if getattr(note, "description", None)), None)
        return meant or plain_type(kind)
    if kind in plain:
        return plain[kind]
    if typing.get_origin(kind) is typing.Literal:
        return " | ".join(f'"{value}"' for value in typing.get_args(kind))
    if typing.get_origin(kind) is list:
        return f"[{plain_type(typing.get_args(kind)[0])}, ...]"
    return str(kind)


def heading(kind: Verbs, where: list[str]) -> Text:
    return Text.assemble((kind.kind, "bold"), f"  ({', '.join(where)})" if where else "")


def listing(kind: Verbs) -> Padding:
    """Each verb of a kind: its signature, its meaning, an example."""
    grid = Grid.grid(padding=(0, 2), pad_edge=False)
    grid.add_column(no_wrap=False)
    for verb in kind.known.values():
        meaning = verb.doc.rsplit("Example:", 1)[0].strip()
        grid.add_row(Text(signature(verb), "bold"))
        grid.add_row(Padding(Text.assemble(meaning, "  ", (verb.example, "cyan")), (0, 0, 0, 2)))
    return Padding(grid, (0, 0, 0, 2))


def schema(game: Game[Any]) -> dict[str, Any]:
    """A JSON Schema of a whole pack: its head, and each section with the verbs that may stand in its fields."""
    cards = sections(game)
    schemas, defs = msgspec.json.schema_components([Head, *cards.values()], ref_template="#/$defs/{name}")
    effects = fields_of(game)
    for section, kind in cards.items():
        for name, part in defs[kind.__name__]["properties"].items():
            if accepted := effects.get(f"{section}.{name}"):
                entries = [entry for verbs in accepted for entry in verbs.schema()["oneOf"]]
                part.clear()
                part |= {"type": "array", "items": {"oneOf": entries}}
    head, *rows = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.title}: a pack",
        "type": "object",
        "properties": {
            "pack": head,
            **{name: {"type": "array", "items": row} for name, row in zip(cards, rows, strict=True)},
        },
        "required": ["pack"],
        "additionalProperties": False,
        "$defs": defs,
    }
