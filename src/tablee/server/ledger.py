"""A table as the log has it: how it was dealt, then every wish in the order it was done. Both run again give the same table.

A wish is `{"answer": [seat, text]}`, `{"act": [seat, text]}`, `{"undo": [seat]}`, `{"note": [seat, text]}` or, in a lesson,
`{"read": [seat]}`. The seat of an act is null for somebody who sits down by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct

import tablee
from tablee.kit import Act, Committed, Game, Luck, Note, PackError, RecordError, Scripted, Seat, Seeded, Table
from tablee.server.shelf import BASE, Shelf
from tablee.store import Head

Wish = dict[str, Any]


class Past(Struct, frozen=True, kw_only=True):
    """All that a table comes from. `before`: the table it branched off."""

    head: Head
    wishes: list[Wish]
    before: Past | None = None


def answer(seat: Seat, text: str) -> Wish:
    return {"answer": [seat, text]}


def act(seat: Seat | None, text: str) -> Wish:
    return {"act": [seat, text]}


def undo(seat: Seat) -> Wish:
    return {"undo": [seat]}


def note(seat: Seat, text: str) -> Wish:
    return {"note": [seat, text]}


def read(seat: Seat) -> Wish:
    """What a lesson says was read: nothing changes at the table."""
    return {"read": [seat]}


def do(table: Table[Any], wish: Wish, at: int | None = None) -> None:
    """Do a wish. `at`: the question an answer was meant for."""
    match wish:
        case {"answer": [seat, text]}:
            table.answer(seat, text, at)
        case {"act": [seat, text]}:
            table.change(Act(seat, text))
        case {"undo": [seat]}:
            table.undo(seat)
        case {"note": [seat, text]}:
            table.change(Act(seat, Note(text)))
        case {"read": [_]}:
            pass
        case _:
            raise RecordError(
                "log-entry-unknown", "this log has an entry that is not known here: {found}", found=[*wish]
            )


def luck(head: Head) -> Luck:
    """Where the table's outcomes come from: its secret and what the seats have added; or what a lesson has written down."""
    if head.seed is not None:
        return Scripted(head.taught.told, Seeded(head.seed)) if head.taught else Seeded(head.seed)
    return Committed(bytes.fromhex(head.secret), {int(seat): nonce for seat, nonce in head.nonces.items()})


def restore(past: Past, shelf: Shelf) -> Table[Any]:
    """The table as it stood. `RecordError` when the rules or the pack found here are not those it was dealt with."""
    head = past.head
    if past.before is not None and head.origin is not None:
        table = restore(past.before, shelf).imagine(head.origin.seat, Random(head.origin.seed))
    else:
        table = deal(head, shelf)
    replay(table, past.wishes)
    return table


def deal(head: Head, shelf: Shelf) -> Table[Any]:
    """The table as it was dealt."""
    game = tablee.games().get(head.game)
    if game is None:
        raise RecordError("log-game-unknown", "the game {found!r} is not installed here", found=head.game)
    game = game.of_version(head.version)
    if game.version != head.version:
        raise RecordError(
            "log-version",
            "this table follows version {found} of the rules; version {expected} is installed",
            found=head.version,
            expected=game.version,
        )
    seats = sum(not place.joined for place in head.places)
    try:
        game = shelf.game(game, head.options.get("pack", BASE))
        options = own_names(game, head.options)
        table = tablee.deal(game, seats, options=options, luck=luck(head), position=head.position or None)
    except PackError as error:
        raise RecordError(
            "log-pack-unusable", "the pack of this table cannot be used any more: {why}", why=error
        ) from None
    if not table.game.is_played_with(head.digest):
        raise RecordError("log-pack-changed", "the pack of this table has been changed since it was dealt")
    return table


def own_names(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Options as the game reads them: it knows its pack by the pack's own name, the server by the one on the shelf."""
    return {**options, "pack": game.pack_name} if "pack" in options else options


def replay(table: Table[Any], wishes: Iterable[Wish]) -> None:
    """Do wishes that were done before."""
    for n, wish in enumerate(wishes):
        try:
            do(table, wish)
        except ValueError as error:
            raise RecordError(
                "log-entry", "entry {entry} of the log cannot be done again: {why}", entry=n, why=error
            ) from None
