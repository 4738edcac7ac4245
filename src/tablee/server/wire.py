"""The messages in TypeScript. `python -m tablee.server.wire web/src/lib/wire.ts` writes the file; a test fails
when it is stale."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tablee.server import bodies, frames, parts, text

HEAD = """// Written by `python -m tablee.server.wire`. Change parts.py, bodies.py, frames.py or text.py of src/tablee/server instead.
"""
LIMITS = f"""/** The longest name and the longest line of chat. */
export const NAME = {text.NAME};
export const CHAT = {text.CHAT};
"""
UNIONS = ("ToClient", "ToServer")
ALIASES = ("Lang", "Phase", "Pace", "Until", "Weight")


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


def interface(struct: type[msgspec.Struct]) -> str:
    """One message: its doc, its tag, its fields. What a client may leave out is marked so."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"  {info.tag_field}: {literal(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        mark = "?" if not field.required and is_from_client(struct) else ""
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
        case inspect.ListType():
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
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
