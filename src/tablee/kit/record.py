"""A record: everything needed to run a table again, as versioned JSON.

A step is a number (luck or something shown), a text (an answer), `{"cut": [seat, text]}`, `{"sealed": [[text, ...], ...]}` by
seat, `{"agreed": [[seat, text], ...]}` (a consensus, proposal by proposal), `{"act": [seat, text]}` or `{"undo": [seat, n]}`
(back to where n steps stood). The format only grows: new fields have defaults, old ones keep their place and type.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kit.errors import RecordError

FORMAT = 1


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table as data. `open`: answers and proposals that are not settled yet."""

    format: int = FORMAT
    game: str
    version: int
    pack: str = ""
    digest: str = ""
    seats: int
    options: dict[str, Any]
    luck: dict[str, Any]
    steps: list[Any]
    open: list[tuple[int, str]] = []
    undo: list[int] = []
    notes: dict[str, str] = {}

    def to_json(self) -> str:
        """As text. Contains every secret of the table."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; whatever is wrong with its form is said in one sentence."""
        try:
            record = msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise RecordError(f"this is not a record of a table: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(f"the record is cut short or is not JSON: {error}") from None
        if record.format != FORMAT:
            raise RecordError(f"the record has format {record.format}; this version of Tablée reads format {FORMAT}")
        return record
