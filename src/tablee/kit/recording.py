"""From a table to its record."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from tablee.kit.errors import RecordError
from tablee.kit.luck import Committed, Scripted, Seeded
from tablee.kit.position import write
from tablee.kit.record import Record
from tablee.kit.running import Running
from tablee.kit.steps import as_data


def record_of(table: Running[Any]) -> Record:
    """Everything needed to run this table again."""
    if table.history.fog is not None:
        raise RecordError("record-imagined", "an imagined table has no record: it never happened")
    luck, pending = table.luck, table.pending
    sealed = [(seat, str(option)) for seat, given in sorted(pending.sealed.items()) for option in given]
    return Record(
        game=table.game.name,
        version=table.game.version,
        pack=table.game.pack_name,
        digest=table.game.pack_digest,
        seats=table.dealt,
        options=_without_paths(table),
        luck=luck.as_data() if isinstance(luck, (Seeded, Committed, Scripted)) else {"kind": "told"},
        steps=[step if step.__class__ is int else as_data(step) for step in table.log],
        open=[] if table.result else sealed + [(seat, str(option)) for seat, option in pending.said],
        undo=table.history.undo[:],
        notes={str(seat): lines for seat, lines in sorted(table.notes.items())},
        position=_begun_from(table),
    )


def _begun_from(table: Running[Any]) -> str | UnsetType:
    """The position it began from; not set for a table that was dealt."""
    if table.beginning is None:
        return UNSET
    return write(table.game, table.dealt, table.options, table.beginning).to_toml(table.game.title)


def _without_paths(table: Running[Any]) -> dict[str, Any]:
    """The options as a record has them: a pack of one's own by its digest, since where it lies is nobody's business."""
    if table.options.get("pack", "base") == "base":
        return table.options
    return {**table.options, "pack": table.game.pack_digest}
