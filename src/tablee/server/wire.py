"""The messages and the games' views in TypeScript. `python -m tablee.server.wire` writes `web/src/lib/wire.ts` and each game's
`web/view.ts`; a test fails when one is stale. `python -m tablee.server.wire GAME` writes those of a game from elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import tablee
from tablee.kit import Game
from tablee.server import bodies, frames, parts, text

HEAD = """// Written by `python -m tablee.server.wire`. Change parts.py, bodies.py, frames.py or text.py of src/tablee/server instead.
"""
VIEW_HEAD = """// Written by `python -m tablee.server.wire`. Change {module} instead.
"""
LIMITS = f"""/** The longest name and the longest line of chat. */
export const NAME = {text.NAME};
export const CHAT = {text.CHAT};
"""
UNIONS = ("ToClient", "ToServer")
ALIASES = ("Lang", "Phase", "Pace", "Until", "Weight", "Mark")


def typescript() -> str:
    """The whole file."""
    lines = [HEAD, LIMITS]
    lines += [f"export type {name} = {shown(inspect.type_info(getattr(parts, name)))};\n" for name in ALIASES]
    lines += [interface(struct) for struct in structs()]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in getattr(frames, name).__args__)
        lines.append(f"export type {name} = {members};\n")
    return "\n".join(lines)


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of its module."""
    found: dict[type[msgspec.Struct], None] = {}
    for module in (parts, bodies, frames):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, parts.Wire) and thing is not parts.Wire:
                found[thing] = None
    return list(found)


def view_typescript(game: Game[Any]) -> str:
    """The types of a game's view and of what can be worked out from it."""
    root, aids = game.view_type, game.insight_type
    assert root is not None
    head = VIEW_HEAD.format(module=f"{root.__module__.rpartition('.')[2]}.py of this game")
    told = [*dict.fromkeys(part for kind in (root, aids) if kind for part in parts_of(kind))]
    shown = [interface(part) for part in told if part is not root]
    more = f"  aids?: {aids.__name__};\n" if aids else ""
    return "\n".join([head, *shown, interface(root).replace("\n}\n", f"\n{more}}}\n")])


def parts_of(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A view and every struct in it, the innermost first."""
    for field in msgspec.structs.fields(kind):
        yield from _structs_in(inspect.type_info(field.type))
    yield kind


def _structs_in(info: Any) -> Iterator[type[msgspec.Struct]]:
    match info:
        case inspect.StructType():
            yield from parts_of(info.cls)
        case inspect.UnionType():
            for member in info.types:
                yield from _structs_in(member)
        case inspect.ListType() | inspect.VarTupleType():
            yield from _structs_in(info.item_type)
        case inspect.TupleType():
            for member in info.item_types:
                yield from _structs_in(member)
        case inspect.DictType():
            yield from _structs_in(info.value_type)
        case inspect.Metadata():
            yield from _structs_in(info.type)


def views() -> dict[Path, str]:
    """The files of the games that have pages of their own in this tree, with what belongs in each."""
    games = [game for game in tablee.games().values() if game.view_type and (game.folder / "web").is_dir()]
    return {game.folder / "web" / "view.ts": view_typescript(game) for game in games}


def interface(struct: type[msgspec.Struct]) -> str:
    """One message: its doc, its tag, its fields. What a client may leave out is marked so."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"  {info.tag_field}: {literal(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        is_unset = (
            field.default is field.default_factory is msgspec.NODEFAULT
        )  # msgspec tells of no default that is UNSET
        mark = "?" if not field.required and (is_unset or is_from_client(struct)) else ""
        lines.append(f"  {field.encode_name}{mark}: {shown(field.type)};")
    doc = " ".join((struct.__doc__ or "").split())
    return f"/** {doc} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def is_from_client(struct: type[msgspec.Struct]) -> bool:
    """Whether a browser sends it, so that what has a default may be left out."""
    sent = (bodies.NewSeat, bodies.NewTable, bodies.Start, bodies.Join, bodies.Invite, bodies.Seating, bodies.Branch)
    return struct in (*sent, parts.Manner) or struct in frames.ToServer.__args__


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def shown(kind: Any) -> str:
    """A type as TypeScript has it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(shown(member) for member in kind.types))
        case inspect.ListType() | inspect.VarTupleType():
            inner = shown(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(shown, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<{shown(kind.key_type)}, {shown(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(map(literal, kind.values))
        case inspect.Metadata():
            return shown(kind.type)
    plain = {"StrType": "string", "IntType": "number", "FloatType": "number", "BoolType": "boolean", "NoneType": "null"}
    return plain.get(type(kind).__name__, "unknown")


if __name__ == "__main__":
    named = {game.folder / "web" / "view.ts": view_typescript(game) for game in map(tablee.find, sys.argv[1:])}
    for path, text_of_it in (named or {Path("web/src/lib/wire.ts"): typescript(), **views()}).items():
        path.write_text(text_of_it, encoding="utf-8")
