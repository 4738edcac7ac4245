"""A record: everything needed to run a table again, as versioned JSON.

A step is a number (luck or something shown), a text (an answer), `{"cut": [seat, text]}`, `{"sealed": [[text, ...], ...]}` by
seat, `{"agreed": [[seat, text], ...]}` (a consensus, proposal by proposal), `{"act": [seat, text]}` or `{"undo": [seat, n]}`
(back to where n steps stood). The format only grows: new fields have defaults, old ones keep their place and type.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.kit.errors import RecordError, brief, misfit

FORMAT = 1
RECORD_SIZE = 64 << 20
"""How many bytes a record may have. A long game has some thousands."""
THINGS = 4_000_000
"""How many values a record may be made of. Each takes more memory than text: they are counted before any is made."""
STEPS = 100_000
"""How many steps a record may have. A long game has a thousand."""
AGAIN = 2_000_000
"""How many steps may lie before what was taken back, each time counted anew: so many may have to be run again. Somebody who
takes back a thousand times in a long game comes to half of that."""
POSITION = 1 << 20
"""How long the position may be that a record begins with. The longest has some twenty thousand letters."""
LETTERS = 5000
"""How long a text in a record may be; notes and the words that were mixed into the luck may be longer."""

Text = Annotated[str, Meta(max_length=LETTERS)]
Small = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table as data. `open`: answers and proposals that are not settled yet. `position`: what it
    began from, where it was not dealt. `options`: its pack is there as `base`, or by
    the digest, never by a path. Whoever reads a record need not trust who wrote it."""

    format: Small = FORMAT
    game: Text
    version: Small
    pack: Text = ""
    digest: Text = ""
    seats: Small
    options: dict[Text, Text | Small | bool]
    luck: dict[Text, Any]
    steps: list[Any]
    open: list[tuple[Small, Text]] = []
    undo: list[Small] = []
    notes: dict[Text, str] = {}
    position: Annotated[str, Meta(max_length=POSITION)] | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> str:
        """As text. Contains every secret of the table."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; whatever is wrong with its form is said in one sentence."""
        _measure(text)
        try:
            record = msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise RecordError("record-wrong", "this is not a record of a table: {why}", why=misfit(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(
                "record-not-json", "the record is cut short or is not JSON: {why}", why=str(error)
            ) from None
        if record.format != FORMAT:
            raise RecordError(
                "record-format",
                "the record has format {found}; this version of Tablée reads format {expected}",
                found=record.format,
                expected=FORMAT,
            )
        _check_luck(record.luck)
        _check_steps(record.steps)
        return record


def _measure(text: str | bytes) -> None:
    """What is too much is refused before it is parsed."""
    if len(text) > RECORD_SIZE:
        raise RecordError(
            "record-too-long", "this is not a record of a table: it has more than {most} MiB", most=RECORD_SIZE >> 20
        )
    things = (
        sum(map(text.count, (",", "[", "{"))) if isinstance(text, str) else sum(map(text.count, (b",", b"[", b"{")))
    )
    if things > THINGS:
        raise RecordError("record-too-many-parts", "this is not a record of a table: it is made of too many parts")


def _check_luck(luck: dict[str, Any]) -> None:
    """Short texts and numbers, the words of each seat, and what each stream was told to give."""
    for name, value in luck.items():
        if (
            name in ("nonces", "told")
            and isinstance(value, dict)
            and all(isinstance(said, str) for said in value.values())
        ):
            continue
        if type(value) is not int and not _is_text(value):
            raise RecordError(
                "record-luck-field",
                "the record does not say where its luck comes from: {name} is {found}",
                name=brief(name),
                found=brief(value),
            )


def _check_steps(steps: list[Any]) -> None:
    """Each has one of the forms, and there are not more than any table comes to."""
    if len(steps) > STEPS:
        raise RecordError(
            "record-too-many-steps",
            "the record has {found} steps; no table comes to more than {most}",
            found=len(steps),
            most=STEPS,
        )
    again = 0
    for n, step in enumerate(steps):
        if not _is_step(step):
            raise RecordError(
                "record-step-unknown",
                "step {step}: {found} is not something that happens at a table",
                step=n,
                found=brief(step),
            )
        again += n if isinstance(step, dict) and "undo" in step else 0
    if again > AGAIN:
        raise RecordError("record-too-many-undos", "in the record far more is taken back than at any table")


def _is_step(step: Any) -> bool:
    match step:
        case dict() if len(step) != 1:
            return False
        case {"cut": [seat, said]}:
            return _is_seat(seat) and _is_text(said)
        case {"act": [seat, said]}:
            return (seat is None or _is_seat(seat)) and _is_text(said)
        case {"undo": [seat, kept]}:
            return _is_seat(seat) and _is_seat(kept)
        case {"sealed": list(given)}:
            return all(isinstance(texts, list) and all(map(_is_text, texts)) for texts in given)
        case {"agreed": list(said)}:
            return all(
                isinstance(one, list) and len(one) == 2 and _is_seat(one[0]) and _is_text(one[1]) for one in said
            )
    return _is_seat(step) or _is_text(step)


def _is_seat(value: Any) -> bool:
    """A whole number of 64 bits, and neither yes nor no."""
    return type(value) is int and -(2**63) <= value < 2**63


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LETTERS
