"""From a table to its record, and back."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from tablee.kit.asks import Act, Ask, Consensus, Sealed
from tablee.kit.errors import CannotUndo, IllegalAnswer, RecordError, brief
from tablee.kit.luck import Committed, Scripted, Seeded
from tablee.kit.record import Record
from tablee.kit.steps import as_data

if TYPE_CHECKING:
    from tablee.kit.table import Table


def record_of(table: Table[Any]) -> Record:
    """Everything needed to run this table again."""
    if table.imagined:
        raise RecordError("an imagined table has no record: it never happened")
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
        open=[] if table.over else sealed + [(seat, str(option)) for seat, option in pending.said],
        undo=table.undo_asked,
        notes={str(seat): lines for seat, lines in sorted(table.notes.items())},
    )


def _without_paths(table: Table[Any]) -> dict[str, Any]:
    """The options as a record has them: a pack of one's own by its digest, since where it lies is nobody's business."""
    if table.options.get("pack", "base") == "base":
        return table.options
    return {**table.options, "pack": table.game.pack_digest}


def run_tape(table: Table[Any], tape: deque[Any]) -> None:
    """Give a table the answers on its tape; luck and what is shown it reads from there itself."""
    while tape:
        at, step = table.logged, tape.popleft()
        try:
            _give(table, step)
        except (IllegalAnswer, CannotUndo) as error:
            raise RecordError("step {step}: {why}", step=at, why=error) from None
        if table.logged == at:
            raise RecordError("step {step}: {said} does not settle what is asked there", step=at, said=brief(step))


def _give(table: Table[Any], step: Any) -> None:
    if table.over:
        raise IllegalAnswer("the game is over")
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
            raise IllegalAnswer("{said} is not an answer to what is asked there", said=brief(step))


def _each(answers: list[tuple[Any, Any]]) -> list[tuple[int, str]]:
    """Answers seat by seat, all of the right form before the first is given."""
    for seat, texts in answers:
        if type(seat) is not int or not isinstance(texts, list) or not all(isinstance(said, str) for said in texts):
            raise IllegalAnswer("these are not answers by seat")
    return [(seat, said) for seat, texts in answers for said in texts]
