"""From a record back to its table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from tablee.kit.asks import Act, Ask, Consensus, Sealed
from tablee.kit.errors import CannotUndo, IllegalAnswer, RecordError, brief
from tablee.kit.table import Table

Follow = Callable[[Table[Any]], None]
"""Is shown a table as it was dealt, and again after each of its steps."""


def run_tape(table: Table[Any], tape: deque[Any], follow: Follow | None = None) -> None:
    """Give a table the answers on its tape; luck and what is shown it reads from there itself."""
    if follow:
        follow(table)
    while tape:
        at, step = table.logged, tape.popleft()
        try:
            _give(table, step)
        except (IllegalAnswer, CannotUndo) as error:
            raise RecordError("record-step", "step {step}: {why}", step=at, why=error) from None
        if table.logged == at:
            raise RecordError(
                "record-step-unsettled",
                "step {step}: {found} does not settle what is asked there",
                step=at,
                found=brief(step),
            )
        if follow:
            follow(table)


def _give(table: Table[Any], step: Any) -> None:
    if table.over:
        raise IllegalAnswer("over", "the game is over")
    request = table.pending.request
    match step:
        case str() if isinstance(request, Ask):
            table.answer(request.seat, step)
        case {"cut": [int(seat), str(said)]} if isinstance(request, Ask):
            table.answer(seat, said)
        case {"sealed": list(given)} if isinstance(request, Sealed) and len(given) == len(request.seats):
            for seat, said in _each(list(zip(request.seats, given, strict=True))):
                table.answer(seat, said)
        case {"agreed": list(proposals)} if isinstance(request, Consensus):
            for seat, said in _each([(p[0], p[1:]) if isinstance(p, list) and p else (p, None) for p in proposals]):
                table.answer(seat, said)
        case {"act": [seat, str(said)]}:
            table.change(Act(seat, said))
        case {"undo": [int(seat), int(kept)]}:
            table.rewind(kept, seat)
        case _:
            raise IllegalAnswer("not-an-answer", "{said} is not an answer to what is asked there", said=brief(step))


def _each(answers: list[tuple[Any, Any]]) -> list[tuple[int, str]]:
    """Answers seat by seat, all of the right form before the first is given."""
    for seat, texts in answers:
        if type(seat) is not int or not isinstance(texts, list) or not all(isinstance(said, str) for said in texts):
            raise IllegalAnswer("not-answers-by-seat", "these are not answers by seat")
    return [(seat, said) for seat, texts in answers for said in texts]
