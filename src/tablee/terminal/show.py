"""How a table looks as text: the game's own board or a plain one, the open question, the options, the log."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tablee.kit import Game, Option, Question, Seat, Table
from tablee.kit.pack import Card
from tablee.kit.pack import Words as Both
from tablee.words import Words, slug


def board_module(game: Game[Any]) -> ModuleType | None:
    """The module `board` of the game's folder, if it has one. It may define

    `board(view, words)`, something rich can print; `remark(view, option, words)`, a few words after an option;
    `odds(insight, words)`, what can be worked out; `doubt(insight, view, words)`, why a bot would propose otherwise;
    `cards(view, words)`, the cards that lie open, to be read; `face(card, words)`, what a card shows besides its words.
    """
    package = sys.modules[type(game).__module__].__package__
    if not package or not importlib.util.find_spec(f"{package}.board"):
        return None
    return importlib.import_module(f"{package}.board")


def board(game: Game[Any], view: Mapping[str, Any], words: Words) -> RenderableType:
    """The table as its viewer sees it."""
    module = board_module(game)
    return module.board(view, words) if module else plain_board(view, words)


def plain_board(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Any view as labelled tables, in the game's words as far as it has any: `label-<key>`, `name-<value>`."""
    shown = {name: value for name, value in view.items() if name not in ("table", "aids")}
    for name in shown.keys() & {"seat", "active"}:
        shown[name] = words.seat(shown[name]) if isinstance(shown[name], int) else shown[name]
    return Group(*(part for name, value in shown.items() for part in _labelled(_label(name, words), value, words)))


def _label(name: str, words: Words) -> str:
    ids = [id for id in (f"label-{name}", f"label-{slug(name)}") if words.has(id)]
    return words.say(ids[0]) if ids else name


def _labelled(label: str, value: Any, words: Words) -> Iterator[RenderableType]:
    rows: list[Any] = value if isinstance(value, list) and value else [None]
    if all(isinstance(row, dict) for row in rows):
        heads = [*dict.fromkeys(key for row in rows for key in row)]
        grid = Grid(*(_label(head, words) for head in heads), title=label, title_justify="left", box=SIMPLE)
        for row in rows:
            grid.add_row(*(_cell(head, row.get(head), words) for head in heads))
        yield grid
    elif all(isinstance(row, list) and row and isinstance(row[0], dict) for row in rows):
        for n, row in enumerate(rows, 1):
            yield from _labelled(f"{label} {n}", row, words)
    else:
        yield Text.assemble((f"{label}  ", "bold"), _plain(value, words))


def _cell(label: str, value: Any, words: Words) -> str:
    """A value under its label: seats are called by their names."""
    seats = value if isinstance(value, list) else [value]
    if label in ("seat", "seats") and seats and all(type(seat) is int for seat in seats):
        return ", ".join(words.seat(seat) for seat in seats)
    return _plain(value, words)


def _plain(value: Any, words: Words) -> str:
    match value:
        case dict():
            return " · ".join(f"{_plain(name, words)} {_plain(inner, words)}" for name, inner in value.items()) or "–"
        case list() | tuple():
            return ", ".join(_plain(inner, words) for inner in value) or "–"
        case None:
            return "–"
        case str():
            return words.name(value)
    return str(value)


def remark(game: Game[Any], view: Mapping[str, Any], option: Option, words: Words) -> str:
    """What a game's board has to say about an option."""
    module = board_module(game)
    return str(module.remark(view, option, words)) if module and hasattr(module, "remark") else ""


def odds(table: Table[Any], seat: Seat | None, words: Words) -> RenderableType | None:
    """What this seat can work out, if the game knows how."""
    insight, module = table.insight(seat), board_module(table.game)
    if module and hasattr(module, "odds"):
        shown: RenderableType | None = module.odds(insight, words)
        return shown
    return plain_board(insight, words) if insight else None


def cards(game: Game[Any], view: Mapping[str, Any], words: Words) -> RenderableType | None:
    """The cards that lie open, with what they say, if the game's board tells."""
    module = board_module(game)
    shown: RenderableType | None = module.cards(view, words) if module and hasattr(module, "cards") else None
    return shown


def card(game: Game[Any], found: Card, words: Words) -> RenderableType:
    """A card of the pack: its name, what it shows, and all it says."""
    module = board_module(game)
    face = str(module.face(found, words)) if module and hasattr(module, "face") else ""
    lines = [Text.assemble((words.text(found.name), "bold"), (f"  {face}" if face else "", "cyan"))]
    said = {field.name: getattr(found, field.name) for field in msgspec.structs.fields(type(found))}
    for name, value in said.items():
        if isinstance(value, Both) and name != "name" and words.text(value):
            lines.append(Text(words.text(value), "" if name == "text" else "italic"))
    return Padding(Group(*lines), (0, 0, 0, 2))


def question(table: Table[Any], seat: Seat | None, words: Words) -> RenderableType:
    """Whose move it is and what is asked, in one sentence; in a consensus, also who proposes what."""
    told = table.asks_for(seat)
    asked = next((q for q in told if q.seat == seat), told[0])
    waiting = [q.seat for q in told if q.kind == asked.kind]
    sentence = Text(words.ask(asked, waiting), "bold")
    sentence.append(f"  ({asked.rule})", "dim")
    lines = [sentence]
    state = table.view(seat)["table"]
    if "round" in state:
        lines.append(Text(words.say("round", round=state["round"]), "dim"))
        lines += [Text(f"  {proposal(int(who), said, asked, words)}") for who, said in state["proposals"].items()]
    return Group(*lines)


def proposal(seat: Seat, said: str, asked: Question, words: Words) -> str:
    """What one seat proposes, in one sentence."""
    verb, _, whom = said.rpartition(" ")
    if verb == "follow" and whom.isdigit():
        text = words.say("follows", seat=seat, whom=int(whom))
    else:
        options = [option for option in asked.options if str(option) == said]
        text = words.say("proposes", seat=seat, what=words.option(asked.kind, options[0]) if options else said)
    return text[:1].upper() + text[1:]


def options(game: Game[Any], asked: Question, view: Mapping[str, Any], words: Words, width: int) -> RenderableType:
    """The options, numbered from 1."""
    lines = [
        _numbered(n, words.option(asked.kind, option), remark(game, view, option, words))
        for n, option in enumerate(asked.options, 1)
    ]
    return numbered_list(lines, width)


def numbered_list(lines: Sequence[Text], width: int) -> RenderableType:
    """One below the other; many short ones side by side."""
    longest = max((line.cell_len for line in lines), default=0)
    if len(lines) > 5 and longest * 2 + 6 <= width:
        return Padding(Columns(lines, column_first=True, equal=True, padding=(0, 3)), (0, 0, 0, 2))
    return Padding(Group(*lines), (0, 0, 0, 2))


def _numbered(n: int, label: str, note: str = "") -> Text:
    line = Text.assemble((f"{n:>2} ", "bold yellow"), label)
    return line.append(f"  {note}", "dim") if note else line


def acts(listed: Sequence[Option], words: Words, width: int) -> RenderableType:
    """What can be done outside the turn, numbered from 1."""
    return numbered_list([_numbered(n, words.act(act)) for n, act in enumerate(listed, 1)], width)


def event(n: int, told: Mapping[str, Any], words: Words) -> RenderableType:
    """One event, with its number in the log and its rule."""
    return log_line(f"e{n}", words.event(told), told["rule"])


def log_line(mark: str, sentence: str, rule: str = "") -> RenderableType:
    """A sentence with something before it; a long one stays to the right of that."""
    line = Grid.grid(padding=(0, 1))
    line.add_column(style="dim", width=4)
    line.add_column()
    line.add_row(mark, Text.assemble(sentence, (f"  {rule}" if rule else "", "dim")))
    return line
