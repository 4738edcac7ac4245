"""The bodies of the REST routes: what they take and what they answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tablee.server.parts import (
    Asked,
    Event,
    Finished,
    GameInfo,
    Line,
    Manner,
    Mark,
    Name,
    Offered,
    SeatNumber,
    TableInfo,
    Tally,
    Wire,
)


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


class CardLine(Wire, frozen=True, kw_only=True):
    """A line of a card's text. `kind` is the game's own word for what it is, `line` its number as options and views count them,
    0 for none."""

    kind: str
    line: int
    text: str


class CardInfo(Wire, frozen=True, kw_only=True):
    """A card of a pack, in the reader's language. `printed`: its name on the box's own card, where that is another; `lines`: its text
    line by line, of a game that tells that."""

    id: str
    name: str
    printed: str = ""
    text: str
    tag: str
    lines: list[CardLine]
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


class NewPack(Wire, frozen=True, kw_only=True):
    """POST /api/games/{game}/packs: a card pack as TOML."""

    text: str


class PackInfo(Wire, frozen=True, kw_only=True):
    """A pack that was taken: `pack` is the value of the table's option of that name."""

    pack: str
    title: str
    cards: int


class Lobby(Wire, frozen=True, kw_only=True):
    """What the front page needs. `addresses`: how other devices reach this server; empty while it is bound to loopback.
    `qr`: the first of them as an SVG."""

    name: str
    games: list[GameInfo]
    mine: list[TableInfo]
    open: list[TableInfo]
    addresses: list[str]
    qr: str
    is_loopback: bool
    version: str


class History(Wire, frozen=True, kw_only=True):
    """GET /api/history: this guest's own finished tables, the latest first, and what they come to."""

    finished: list[Finished]
    tallies: list[Tally]


class Erase(Wire, frozen=True, kw_only=True):
    """POST /api/history/erase: a finished table, or all of them: no longer listed, nor known to have been this guest's."""

    table: Name = ""


class Reminding(Wire, frozen=True, kw_only=True):
    """GET /api/reminders: the key by which a browser knows who may write to it."""

    key: str


class Reminder(Wire, frozen=True, kw_only=True):
    """POST /api/reminders: tell this browser when it is its person's turn at a table that goes over days. What the browser says of itself
    when it subscribes to push messages."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Line
    auth: Line


class NoReminder(Wire, frozen=True, kw_only=True):
    """POST /api/reminders/stop: tell that browser nothing more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class NewSeat(Wire, frozen=True, kw_only=True):
    """A seat wished for: me, somebody who is invited, or a bot of a level."""

    who: Literal["me", "free", "bot"]
    level: Name = ""
    name: Name = ""


class NewTable(Wire, frozen=True, kw_only=True):
    """POST /api/tables."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    manner: Manner = Manner()
    name: Name = ""
    lesson: bool = False


class Start(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/start. `nonce`: what this browser adds to the table's luck after it has seen the hash."""

    nonce: Annotated[str, Meta(max_length=64)] = ""


class Join(Wire, frozen=True, kw_only=True):
    """POST /api/tables/{id}/join. Without a seat: the first free one. `how`: in mid-game, one of the table's `joins`."""

    name: Name
    seat: SeatNumber | None = None
    how: Line = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Exchange(Wire, frozen=True, kw_only=True):
    """POST /api/invites: the secret of an invite link, which then leaves the address."""

    token: Annotated[str, Meta(max_length=64)]


class Exchanged(Wire, frozen=True, kw_only=True):
    """Where the link leads. `seat` where it was a seat's own link, which is now this browser's. `waiting`: those who play must
    agree first; ask again with the same link every few seconds."""

    table: TableInfo
    seat: int | None
    waiting: bool


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


class Standing(Wire, frozen=True, kw_only=True):
    """A seat at the end, with a value for each of the ending's columns. `rank`: 0 where the table won or lost as one."""

    seat: int
    rank: int
    won: bool
    values: list[int]


class Series(Wire, frozen=True, kw_only=True):
    """A measure of the game, with a value for each of the ending's points; `seat`: whose, where every seat has its own. `most`: where
    its scale ends. `is_bad`: one would rather have less of it."""

    label: str
    seat: int | None
    most: int
    is_bad: bool
    values: list[int]


class Point(Wire, frozen=True, kw_only=True):
    """Where the measures were taken: so many turns were over, after this step."""

    turn: int
    step: int


class Change(Wire, frozen=True, kw_only=True):
    """What a moment has made of a measure; `seat`: whose, where every seat has its own. `is_bad`: one would rather have less of it."""

    label: str
    seat: int | None
    before: int
    after: int
    is_bad: bool


class Moment(Wire, frozen=True, kw_only=True):
    """Something that mattered, and the step after which one sees it. `when`: its turn in words."""

    turn: int
    step: int
    when: str
    event: Event
    changes: list[Change]


class Ending(Wire, frozen=True, kw_only=True):
    """GET /api/tables/{id}/ending: the end of a finished table. `how`: whose victory, and in how many turns; `title`: what happened;
    `curve`: the series in sentences."""

    how: str
    title: str
    turns: int
    minutes: int
    columns: list[str]
    standings: list[Standing]
    points: list[Point]
    series: list[Series]
    curve: str
    moments: list[Moment]


class ReplayStep(Wire, frozen=True, kw_only=True):
    """One step of a finished table: how many events there were by then, and what it was in words. `sign`: how it stands out, and
    `mark`: which of its events does."""

    step: int
    events: int
    turn: int
    seat: int | None
    sentence: str
    rule: str
    sign: Mark
    mark: str


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
    """The table after a step: to one pair of eyes, or to all of them (`open`: the views by seat). `sealed`, `answered`: as in
    `TableState`."""

    step: int
    view: dict[str, Any]
    open: dict[str, dict[str, Any]]
    asks: list[Asked]
    sealed: list[Offered]
    answered: list[int]


class ChapterInfo(Wire, frozen=True, kw_only=True):
    """A chapter of a lesson."""

    title: str
    minutes: int


class SignInfo(Wire, frozen=True, kw_only=True):
    """A picture of the game, as its legend lists it. `letter` stands for it where pictures cannot."""

    id: str
    group: str
    name: str
    letter: str


class Course(Wire, frozen=True, kw_only=True):
    """GET /api/games/{game}/course: a game's lesson, and how far this guest has come. `table`: the lesson under way, "" for none;
    `reached`: the furthest chapter; `is_done`: one was played to its end."""

    aim: str
    minutes: int
    chapters: list[ChapterInfo]
    signs: list[SignInfo]
    table: str
    chapter: int
    reached: int
    is_done: bool


class Brought(Wire, frozen=True, kw_only=True):
    """GET /api/games/{game}/brought: what the package of a game brings for the pages. `board` and `still` are addresses, ""
    where it brings none; `words` has its catalogues by language."""

    board: str
    still: str
    accent: str
    ground: str
    words: dict[str, str]


class Trouble(Wire, frozen=True, kw_only=True):
    """Any refusal of a REST route: a code for programs, a sentence for people in the language asked for. `field`: what of a new table
    it is about, `seats`, `level` or the name of an option."""

    code: str
    sentence: str
    rule: str = ""
    field: str = ""
