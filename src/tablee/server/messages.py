"""All that travels between server and browser: the frames of the socket and the bodies of the REST routes.

Decoding is validation: what does not fit one of these types is refused before anybody looks at it. `wire.py` writes the same
types for the browser. The protocol in words is in `docs/protocol.md`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
Phase = Literal["gathering", "running", "over", "stuck"]
"""Seats are being taken; the game goes on; it has ended; it cannot go on here (other rules, another pack)."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Made by the sender, so that the same wish sent twice is done once."""
Line = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=4000)]
Name = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, lt=100)]
Pace = Literal["instant", "fast", "normal", "slow"]
Until = Literal["now", "mine", "off"]


class Wire(Struct, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """Anything on the wire. Unknown fields are refused: a wish that is half understood is not done."""


# Games


class Choice(Wire, frozen=True, kw_only=True):
    """One value an option may have."""

    value: str | int | bool
    label: str


class OptionInfo(Wire, frozen=True, kw_only=True):
    """An option of a game. No `values`: a free text."""

    name: str
    label: str
    default: str | int | bool
    values: list[Choice]


class Level(Wire, frozen=True, kw_only=True):
    """A bot that exists for a game."""

    name: str
    label: str


class Phrase(Wire, frozen=True, kw_only=True):
    """A quick phrase: said by its id, read by everybody in their own language."""

    id: str
    text: str


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game, as the lobby shows it. `usual` is how many seats a table with bots has."""

    name: str
    title: str
    pitch: str
    seats: list[int]
    usual: int
    minutes: str
    weight: str
    rules: str
    version: int
    pack: str
    digest: str
    options: list[OptionInfo]
    levels: list[Level]
    phrases: list[Phrase]
    has_lesson: bool
    notice: str


class RuleText(Wire, frozen=True, kw_only=True):
    """A rule of the rulebook; a chapter has no text of its own. `source`: where it comes from."""

    number: str
    title: str
    text: str
    source: str
    is_chapter: bool


class Fact(Wire, frozen=True, kw_only=True):
    """A field of a card with its label; `value` is worded, `raw` is as the pack has it."""

    name: str
    label: str
    value: str
    raw: Any


class CardInfo(Wire, frozen=True, kw_only=True):
    """A card of a pack, in the reader's language."""

    id: str
    name: str
    text: str
    tag: str
    origin: str
    origin_label: str
    rule: str
    facts: list[Fact]


class CardSection(Wire, frozen=True, kw_only=True):
    """All cards of one kind."""

    kind: str
    label: str
    cards: list[CardInfo]


class Gallery(Wire, frozen=True, kw_only=True):
    """Every card of a game's pack, and the game's own names (suits, powers, colours ...) by id."""

    game: str
    title: str
    pack: str
    pack_title: str
    digest: str
    sections: list[CardSection]
    names: dict[str, str]
    labels: dict[str, str]


# Tables


class SeatInfo(Wire, frozen=True, kw_only=True):
    """A place at a table. `stand_in`: the level of the bot that plays for the person meanwhile."""

    seat: int
    who: Literal["free", "person", "bot"]
    name: str
    level: str
    mine: bool
    online: bool
    away_seconds: int | None
    stand_in: str
    present: bool


class Manner(Wire, frozen=True, kw_only=True):
    """How a table is played, apart from the game's options. `window` in seconds; `timer` in seconds a move, 0 for none."""

    pace: Pace = "normal"
    window: Annotated[float, Meta(ge=0, le=10)] = 1.5
    timer: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    spectators: bool = True
    listed: bool = False


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as somebody who may know of it is told. `commitment`: the hash of the secret its luck comes from."""

    id: str
    game: str
    title: str
    phase: Phase
    why_stuck: str
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    manner: Manner
    host: bool
    is_locked: bool
    can_join: bool
    can_watch: bool
    commitment: str
    your_move: bool
    result: str
    created: float
    changed: float
    rematch: str
    branch_of: str
    lesson: bool


class Lobby(Wire, frozen=True, kw_only=True):
    """What the front page needs. `addresses`: how other devices reach this server; empty while it is bound to loopback."""

    name: str
    games: list[GameInfo]
    mine: list[TableInfo]
    open: list[TableInfo]
    addresses: list[str]
    is_loopback: bool
    version: str


class NewSeat(Wire, frozen=True, kw_only=True):
    """A seat wished for: me, somebody who is invited, or a bot of a level."""

    who: Literal["me", "free", "bot"]
    level: Name = ""
    name: Name = ""


class NewTable(Wire, frozen=True, kw_only=True):
    """POST /api/tables."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    options: dict[str, str | int | bool] = {}
    manner: Manner = Manner()
    name: Name = ""
    lesson: bool = False


class Start(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/start. `nonce`: what this browser adds to the table's luck after it has seen the hash."""

    nonce: Annotated[str, Meta(max_length=64)] = ""


class Join(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/join. Without a seat: the first free one."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Exchange(Wire, frozen=True, kw_only=True):
    """POST /api/invites: the secret of an invite link, which then leaves the address."""

    token: Annotated[str, Meta(max_length=64)]


class Exchanged(Wire, frozen=True, kw_only=True):
    """Where the link leads. `seat` where it was a seat's own link, which is now this browser's."""

    table: TableInfo
    seat: int | None


class Invite(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/invites. With a seat: a link for that seat, used once."""

    seat: SeatNumber | None = None


class Invited(Wire, frozen=True, kw_only=True):
    """A link to send. `reach`: loopback means that it works on this computer only. `qr` is an SVG."""

    token: str
    url: str
    reach: Literal["loopback", "network", "public"]
    qr: str


class Seating(Wire, frozen=True, kw_only=True):
    """PATCH /api/tables/{id}: what the host changes. Only what is given is changed.

    `order`: the present seats in their new order, before the start. `remove`: a seat to free. `bot`: a seat and its level.
    """

    locked: bool | None = None
    order: list[SeatNumber] | None = None
    remove: SeatNumber | None = None
    bot: tuple[SeatNumber, str] | None = None
    first: SeatNumber | Literal["drawn"] | None = None
    manner: Manner | None = None
    revoke_invites: bool = False


class Rename(Wire, frozen=True, kw_only=True):
    """POST /api/me."""

    name: Name


class Branch(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/branch: a new table from after so many steps, seen from a seat; the others are bots."""

    step: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    level: Name = ""


class ReplayStep(Wire, frozen=True, kw_only=True):
    """One step of a finished table: how many events there were by then, and what it was in words."""

    step: int
    events: int
    seat: int | None
    sentence: str
    rule: str
    is_mark: bool


class Replay(Wire, frozen=True, kw_only=True):
    """GET /api/tables/{id}/replay: everything but the views. `verified`: the luck was recomputed and fits the hash."""

    table: TableInfo
    steps: list[ReplayStep]
    events: list[Event]
    result: str
    luck: dict[str, Any]
    verified: bool
    why_not: str
    can_download: bool


class ReplayView(Wire, frozen=True, kw_only=True):
    """The table after a step: to one pair of eyes, or to all of them (`open`: the views by seat)."""

    step: int
    view: dict[str, Any]
    open: dict[str, dict[str, Any]]
    asks: list[Asked]


class Hint(Wire, frozen=True, kw_only=True):
    """A hint of a lesson. Shown once: when `what` is first asked of you (`on` = ask), first happens (event: its id), or at
    the start; the next one waits until this one was read. `thing`: a part of the board it points at, by `data-thing`."""

    id: str
    on: Literal["start", "ask", "event"]
    what: str
    text: str
    rule: str
    thing: str


class Lesson(Wire, frozen=True, kw_only=True):
    """GET /api/games/{game}/lesson."""

    hints: list[Hint]


class Trouble(Wire, frozen=True, kw_only=True):
    """Any refusal of a REST route: a code for programs, a sentence for people in the language asked for."""

    code: str
    sentence: str
    rule: str = ""


# The socket: what the server sends


class Event(Wire, frozen=True, kw_only=True):
    """Something that happened, as this viewer may know it, already worded. `n` counts from 0 and is per viewer."""

    n: int
    id: str
    sentence: str
    rule: str
    args: dict[str, Any]


class Offered(Wire, frozen=True, kw_only=True):
    """An option. `text` is what an answer says; `value` is the option as plain data, to match it with a thing on the board:
    a text, or {"type": "place", its fields}. `note`: a remark of the game's."""

    index: int
    text: str
    label: str
    value: Any
    rule: str
    note: str


class Asked(Wire, frozen=True, kw_only=True):
    """A question as this viewer is told of it: its own with the options, another's mostly without."""

    seat: int
    mine: bool
    kind: str
    sentence: str
    rule: str
    optional: bool
    at: int
    options: list[Offered]


class Proposal(Wire, frozen=True, kw_only=True):
    """What a seat holds in a consensus."""

    seat: int
    text: str
    sentence: str


class Ended(Wire, frozen=True, kw_only=True):
    """How the game ended."""

    winners: list[int]
    reason: str
    scores: list[int]
    sentence: str


class Undo(Wire, frozen=True, kw_only=True):
    """`offer`: free (it will simply be done), ask (the others must agree), none. `why`: why not freely.
    `asked_by`, `agreed`: a wish that is open."""

    offer: Literal["free", "ask", "none"]
    why: str
    asked_by: int | None
    agreed: list[int]
    can_agree: bool


class Window(Wire, frozen=True, kw_only=True):
    """A reaction window: whoever lives may let it pass, whatever they hold. Time is told by `Clock`."""

    is_open: bool
    order: Until
    passed: bool
    can_pass: bool


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


class State(Wire, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """The table as this viewer may know it, whole, with the events since the last one. `seq` counts the states sent to this
    viewer on this socket. Sent only when something in it has changed for this viewer."""

    seq: int
    view: dict[str, Any]
    asks: list[Asked]
    acts: list[Offered]
    since: int
    events: list[Event]
    proposals: list[Proposal]
    sealed: list[str]
    undo: Undo
    window: Window
    note: str
    over: Ended | None


class Clock(Wire, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """Times in milliseconds from now: until the reaction window closes, until the turn's timer ends. None: not running.
    `held_by`: who has asked for more time in the window."""

    window: int | None
    timer: int | None
    held_by: list[int]


class ChatLine(Wire, frozen=True, kw_only=True):
    """Somebody said something. Text only; never markup."""

    n: int
    seat: int | None
    name: str
    text: str
    phrase: str
    when: float


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


ToClient = Welcome | Seats | State | Clock | Said | Done | Refused | Closed


# The socket: what a client sends


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


class Say(Wire, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Chat: a text, or a quick phrase by its id."""

    id: Id
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Name = ""


class Note(Wire, frozen=True, kw_only=True, tag_field="type", tag="note"):
    """This seat's own lines, kept with the table; nobody else reads them."""

    id: Id
    text: Text


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


class Ping(Wire, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Answered by `done`: the connection lives."""

    id: Id


ToServer = Hello | Answer | Do | TakeBack | Pass | Hold | Say | Note | Resign | StandIn | ComeBack | Ping
