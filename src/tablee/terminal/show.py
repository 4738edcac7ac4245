"""How a table looks as text: the game's own board or a plain one, the open question, the options, the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tablee.kit import Game, Option, Question, Seat, Table
from tablee.kit.pack import Card
from tablee.reading import asking, board_of, remarks_of
from tablee.reading.cards import printed, titled
from tablee.reading.lessons import Course, Step
from tablee.reading.rulebook import Rule
from tablee.words import Words, slug


def board(game: Game[Any], view: Mapping[str, Any], words: Words) -> RenderableType:
    """The table as its viewer sees it, and below it the aids, where the table shows any."""
    own = board_of(game)
    drawn: RenderableType | None = own.draw(view, words)
    if drawn is None:
        return plain_board(view, words)
    aids: RenderableType | None = own.odds(view["aids"], words) if "aids" in view else None
    return drawn if aids is None else Group(drawn, aids)


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


def odds(table: Table[Any], seat: Seat | None, words: Words) -> RenderableType | None:
    """What this seat can work out, if the game knows how."""
    insight = table.insight(seat)
    if not insight:
        return None
    drawn: RenderableType | None = board_of(table.game).odds(insight, words)
    return plain_board(insight, words) if drawn is None else drawn


def cards(game: Game[Any], view: Mapping[str, Any], words: Words) -> RenderableType | None:
    """The cards that lie open, with what they say, if the game's board tells."""
    drawn: RenderableType | None = board_of(game).cards(view, words)
    return drawn


def piles(game: Game[Any], view: Mapping[str, Any], words: Words) -> RenderableType | None:
    """What may be looked through, if the game's board tells."""
    drawn: RenderableType | None = board_of(game).piles(view, words)
    return drawn


def card(game: Game[Any], found: Card, words: Words) -> RenderableType:
    """A card of the pack: its name, what it shows, and all it says."""
    face = remarks_of(game).face(found, words)
    lines = [Text.assemble((titled(found, words), "bold"), (f"  {face}" if face else "", "cyan"))]
    lines += [Text(text, "" if name == "text" else "italic") for name, text in printed(found, words).items()]
    return Padding(Group(*lines), (0, 0, 0, 2))


def rule(found: Rule) -> Text:
    """A rule: its number and title, its text, where it comes from."""
    shown = Text.assemble((f"{found.number}  {found.title}", "bold"))
    if found.text:
        shown.append(f"\n{found.text}")
    if found.source:
        shown.append(f"\n{found.source}", style="dim italic")
    return shown


def inset(found: Rule) -> Padding:
    """A rule in the middle of something else."""
    return Padding(rule(found), (0, 2, 0, 4))


def note(course: Course, step: Step, words: Words) -> RenderableType:
    """What a lesson says now, set apart from the game."""
    (n, of), chapter, lang = course.place, course.lesson.chapter[course.chapter], words.lang
    where = words.say("lesson-step", chapter=course.chapter + 1, title=chapter.title.in_(lang), n=n + 1, of=of)
    said = Text.assemble((step.says.in_(lang), "bold"), f"\n{step.more.in_(lang)}" if step.more.in_(lang) else "")
    legend = (
        [Text(f"{sign.letter_in(lang):>4}  {sign.name.in_(lang)}") for sign in course.lesson.sign]
        if step.legend
        else []
    )
    return noted(where, Group(said, *legend))


def free(course: Course, words: Words) -> RenderableType:
    """What the last chapter leaves to its reader."""
    chapter = course.lesson.chapter[course.chapter]
    return noted(chapter.title.in_(words.lang), Text(chapter.more.in_(words.lang), "bold"))


def noted(title: str, said: RenderableType) -> Panel:
    return Panel(said, title=Text(title, "dim"), title_align="left", border_style="yellow")


def question(table: Table[Any], seat: Seat | None, words: Words) -> RenderableType:
    """Whose move it is and what is asked, in one sentence; what that is about; in a consensus, also who proposes what."""
    told = table.asks_for(seat)
    asked = asking.heard(told, seat)
    lines = [Text(asking.sentence(asked, told, words), "bold").append(f"  ({asked.rule})", "dim")]
    if asked.seat == seat and (about := asking.about(table, asked, table.view(seat), words)):
        lines.append(Text(about))
    if table.talk:
        lines.append(Text(words.say("round", round=table.talk.round), "dim"))
        lines += [Text(f"  {proposal.sentence}") for proposal in asking.proposals(table, asked, words)]
    return Group(*lines)


def options(table: Table[Any], asked: Question, view: Mapping[str, Any], words: Words, width: int) -> RenderableType:
    """The options, numbered from 1."""
    offers = asking.offers(table, asked, view, words)
    return numbered_list([_numbered(n, offer.label, offer.note) for n, offer in enumerate(offers, 1)], width)


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
