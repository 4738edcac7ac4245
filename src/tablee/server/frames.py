"""The frames of the socket: tagged unions, one for each direction."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from tablee.server.parts import (
    Asked,
    ChatLine,
    Ended,
    Event,
    GameInfo,
    Guide,
    Id,
    Lang,
    Line,
    Name,
    Offered,
    Proposal,
    SeatNumber,
    TableInfo,
    Text,
    Undo,
    Until,
    Window,
    Wire,
)

# What the server sends


class Welcome(Wire, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `hello`. Everything that was told before is void: a `state` with all events from `since` follows."""

    viewer: int | None
    held: list[int]
    lang: Lang
    table: TableInfo
    game: GameInfo
    chat: list[ChatLine]


class Seats(Wire, frozen=True, kw_only=True, tag_field="type", tag="seats"):
    """Somebody came, went, sat down, or the host changed something."""

    table: TableInfo


class TableState(Wire, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """The table as this viewer may know it, whole, with the events since the last one. `seq` counts the states sent to this
    viewer on this socket. Sent only when something in it has changed for this viewer. `sealed`: the viewer's own answers that the
    others do not see yet; `answered`: of those who are asked like that, who has answered. `lesson`: where it stands."""

    seq: int
    since: int
    events: list[Event]
    view: dict[str, Any]
    asks: list[Asked]
    acts: list[Offered]
    proposals: list[Proposal]
    sealed: list[Offered]
    answered: list[int]
    undo: Undo
    window: Window
    note: str
    over: Ended | None
    lesson: Guide | None = None


class Times(Wire, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """Times in milliseconds from now: until the reaction window closes, until the turn's timer ends. None: not running.
    `held_by`: who has asked for more time in the window."""

    window: int | None
    timer: int | None
    held_by: list[int]


class Said(Wire, frozen=True, kw_only=True, tag_field="type", tag="said"):
    line: ChatLine


class Done(Wire, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The wish with this id is done and kept. Sent once more for a wish that comes again."""

    id: str


class Refused(Wire, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Not done, nothing changed. `id` is empty where the frame could not be read."""

    id: str
    code: str
    sentence: str
    rule: str


class Closed(Wire, frozen=True, kw_only=True, tag_field="type", tag="closed"):
    """The server ends this socket on purpose: do not come back by yourself."""

    code: str
    sentence: str


ToClient = Welcome | Seats | TableState | Times | Said | Done | Refused | Closed


# What a client sends


class Hello(Wire, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """First frame, and again to change the language or the seat. `seat`: one that this browser holds, or None to watch.
    `since`: how many events of this viewer are known already (0 after a change of language)."""

    lang: Lang
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] = 0


class Answer(Wire, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """Answer the question `at` with an option's `text`."""

    id: Id
    at: int
    option: Line


class Do(Wire, frozen=True, kw_only=True, tag_field="type", tag="do"):
    """Something outside the turn: an act's `text`. Surrender, agree and refuse to take back are acts too."""

    id: Id
    act: Line


class TakeBack(Wire, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take back freely if that can be, else ask the others."""

    id: Id


class Pass(Wire, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """Let pass. `now`: this one; `mine`: everything until I am asked something; `off`: take the order back."""

    id: Id
    until: Until


class Hold(Wire, frozen=True, kw_only=True, tag_field="type", tag="hold"):
    """Wait: hold the reaction window open, or let it go again."""

    id: Id
    on: bool


class Hurry(Wire, frozen=True, kw_only=True, tag_field="type", tag="hurry"):
    """Bots answer as soon as they know what, until a person is asked something."""

    id: Id


class Say(Wire, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Chat: a text, or a quick phrase by its id."""

    id: Id
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Name = ""


class Note(Wire, frozen=True, kw_only=True, tag_field="type", tag="note"):
    """This seat's own lines, kept with the table; nobody else reads them."""

    id: Id
    text: Text


class Read(Wire, frozen=True, kw_only=True, tag_field="type", tag="read"):
    """In a lesson: the step has been read."""

    id: Id


class Open(Wire, frozen=True, kw_only=True, tag_field="type", tag="open"):
    """In a lesson: begin this chapter, one that was reached already or the next."""

    id: Id
    chapter: Annotated[int, Meta(ge=0, le=99)]


class Shown(Wire, frozen=True, kw_only=True, tag_field="type", tag="shown"):
    """The question `at` is on my screen: the time for the move runs from here."""

    id: Id
    at: int


class Resign(Wire, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Give up; a bot plays on for the others. When all people have given up the game ends."""

    id: Id


class StandIn(Wire, frozen=True, kw_only=True, tag_field="type", tag="stand-in"):
    """Let a bot play for a seat: my own, or one whose player is away past the limit."""

    id: Id
    seat: SeatNumber
    level: Name = ""


class ComeBack(Wire, frozen=True, kw_only=True, tag_field="type", tag="come-back"):
    """I play my seat myself again."""

    id: Id


class Decide(Wire, frozen=True, kw_only=True, tag_field="type", tag="decide"):
    """Whether somebody may take over the seat that a bot plays: the answer of one who plays to one of `TableInfo.claims`."""

    id: Id
    seat: SeatNumber
    yes: bool


class Ping(Wire, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Answered by `done`: the connection lives."""

    id: Id


ToServer = (
    Hello
    | Answer
    | Do
    | TakeBack
    | Pass
    | Hold
    | Hurry
    | Say
    | Note
    | Read
    | Open
    | Shown
    | Resign
    | StandIn
    | ComeBack
    | Decide
    | Ping
)
