"""What one viewer is told of a table: the only place where anything leaves for a client.

Everything here comes from `view`, `asks_for`, `acts`, `events` and `can_undo` of the viewer's own seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tablee.kit import Option, Question, Sealed, Seat, Table
from tablee.reading import Chronicle, asking, chronicle_of
from tablee.reading.chronicle import sign_of
from tablee.server.frames import TableState
from tablee.server.parts import Asked, Ended, Event, Guide, Offered, Proposal, Undo, Window
from tablee.words import Words, slug

CLOSED = Window(is_open=False, order="off", passed=False, can_pass=False)
NO_UNDO = Undo(offer="none", why="", asked_by=None, agreed=[], can_agree=False)


def state(
    table: Table[Any],
    seat: Seat | None,
    words: Words,
    since: int,
    window: Window = CLOSED,
    lesson: Guide | None = None,
) -> TableState:
    """The whole table for one viewer, worded. `seq` is the sender's to count. While a lesson guides, nothing can be taken back, and it
    goes on after the end of a game."""
    view = table.view(seat)
    told = table.asks_for(seat)
    is_free = lesson is None or lesson.kind == "free"
    open = [] if seat is None or not is_free else table.acts(seat)
    return TableState(
        seq=0,
        since=since,
        events=events(table, seat, words, since),
        view=view,
        asks=asks(table, told, view, seat, words),
        acts=acts(open, words),
        proposals=proposals(table, told, words),
        sealed=sealed(table, seat, words),
        answered=answered(table),
        undo=undo(table, seat, words, open) if is_free else NO_UNDO,
        window=window,
        note=view["table"].get("note", ""),
        over=ended(table, words) if is_free else None,
        lesson=lesson,
    )


def events(table: Table[Any], seat: Seat | None, words: Words, since: int) -> list[Event]:
    """What happened from `since` on, each in one sentence."""
    own = chronicle_of(table.game)
    return [event(n, told, words, own) for n, told in enumerate(table.events(seat, since), since)]


def event(n: int, told: Mapping[str, Any], words: Words, own: Chronicle) -> Event:
    args = {name: value for name, value in told.items() if name not in ("id", "rule")}
    sign = sign_of(own, told) or ""
    return Event(n=n, id=told["id"], sentence=words.event(told), rule=told["rule"], args=args, sign=sign)


def asks(table: Table[Any], told: list[Question], view: dict[str, Any], seat: Seat | None, words: Words) -> list[Asked]:
    """The open questions; one that several seats are asked alike says so in its sentence."""
    return [
        Asked(
            seat=question.seat,
            mine=question.seat == seat,
            kind=question.kind,
            sentence=asking.sentence(question, told, words),
            about=asking.about(table, question, view, words) if question.seat == seat else "",
            rule=question.rule,
            optional=question.optional,
            final=table.is_final(question),
            at=question.at,
            options=options(table, question, view, words, question.seat == seat),
        )
        for question in told
    ]


def options(table: Table[Any], question: Question, view: dict[str, Any], words: Words, mine: bool) -> list[Offered]:
    return [
        listed(
            n,
            offer.option,
            offer.label,
            offer.rule,
            offer.note,
            warns=offer.warns,
            closes=offer.closes,
            twice=offer.twice,
        )
        for n, offer in enumerate(asking.offers(table, question, view, words, mine=mine))
    ]


def plain(option: Option) -> tuple[str, Any]:
    """What an answer says to choose this option; and the option as plain data: a text, or its fields with the name of its kind."""
    return (option, option) if isinstance(option, str) else _plain(option.__class__, option)


def listed(n: int, option: Option, label: str, rule: str = "", note: str = "", **more: bool) -> Offered:
    """An option as it stands in a list."""
    text, value = plain(option)
    return Offered(index=n, text=text, label=label, value=value, rule=rule, note=note, **more)


@lru_cache(8192)
def _plain(kind: type[Any], option: Any) -> tuple[str, dict[str, Any]]:
    """Of an option with fields. `kind`: two kinds with the same fields are equal, and not the same."""
    fields = {name: msgspec.to_builtins(part) for name, part in option._asdict().items()}
    return str(option), {"type": slug(kind.__name__), **fields}


def acts(open: list[Option], words: Words) -> list[Offered]:
    """What can be done outside the turn. Taking back has its own place."""
    return [listed(n, act, words.act(act)) for n, act in enumerate(act for act in open if act != "undo")]


def proposals(table: Table[Any], told: list[Question], words: Words) -> list[Proposal]:
    """Who holds what in a consensus."""
    held = asking.proposals(table, told[0], words) if told else []
    return [Proposal(seat=seat, text=text, sentence=sentence) for seat, text, sentence in held]


def sealed(table: Table[Any], seat: Seat | None, words: Words) -> list[Offered]:
    """The viewer's own answers that are not shown to the others yet."""
    if seat is None or table.over:
        return []
    request, given = table.pending.request, table.pending.sealed.get(seat, ())
    return [listed(n, option, words.option(request.kind, option), request.rule) for n, option in enumerate(given)]


def answered(table: Table[Any]) -> list[Seat]:
    """Who has answered out of the others' sight, of all who are asked; everybody sees that."""
    request = table.pending.request
    if table.over or not isinstance(request, Sealed):
        return []
    return [seat for seat in request.seats if seat not in table.waiting]


def undo(table: Table[Any], seat: Seat | None, words: Words, open: list[Option]) -> Undo:
    """How the viewer could take back, and whether somebody wishes to."""
    asked = table.undo_asked
    is_free = seat is not None and table.can_undo(seat)
    offer = "free" if is_free else "ask" if "undo" in open else "none"
    why = "" if offer != "ask" else words.say("cannot-undo-learnt")
    return Undo(
        offer=offer,  # type: ignore[arg-type]
        why=why,
        asked_by=asked[0] if asked else None,
        agreed=asked[1:],
        can_agree="agree" in open,
    )


def ended(table: Table[Any], words: Words) -> Ended | None:
    result = table.result
    if result is None:
        return None
    winners, reason, scores = result
    return Ended(winners=list(winners), reason=reason, scores=list(scores), sentence=words.reason(result))
