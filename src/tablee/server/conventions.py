"""What the server reads out of the view that everybody sees. Public by its nature, so it may steer windows and the chat.

A game that has such things says them in its view: `window` false while nobody may cut in, whatever the ask allows; `dead` true in
an entry of `seats` for a seat that takes no part any more; `silent` (a seat or several) or `speech.muted` for seats that may not talk.
"""

from __future__ import annotations

from typing import Any

from tablee.kit import Ask, Seat, Table


def public(table: Table[Any]) -> dict[str, Any]:
    """The table as everybody sees it, without what the kit adds."""
    return table.game.view(table.state, None)


def asked_seat(table: Table[Any]) -> Seat | None:
    """Whose ask may be cut into by the others now; None when nothing like that is open."""
    if table.over:
        return None
    request = table.pending.request
    if not isinstance(request, Ask) or request.cut_in is None:
        return None
    return None if public(table).get("window") is False else request.seat


def living(table: Table[Any]) -> list[Seat]:
    """The seats that still take part."""
    seats = public(table).get("seats")
    listed = [entry for entry in seats if isinstance(entry, dict)] if isinstance(seats, list) else []
    dead = {entry.get("seat", n) for n, entry in enumerate(listed) if entry.get("dead") is True}
    return [seat for seat in table.present if seat not in dead]


def silent(table: Table[Any]) -> list[Seat]:
    """The seats that may not talk just now."""
    if table.over:
        return []
    view = public(table)
    speech = view.get("speech")
    said = view.get("silent", speech.get("muted") if isinstance(speech, dict) else None)
    if isinstance(said, list):
        return said
    return [said] if isinstance(said, int) else []
