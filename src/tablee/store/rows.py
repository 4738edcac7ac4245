"""What is kept of a table: how it was dealt and who sits there. Formats only grow: new fields have defaults."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct


class Sitter(Struct, frozen=True, kw_only=True):
    """A seat. `guest`: whose it is. `stand_in`: the level of the bot that plays for them meanwhile. `joined`: only after the
    deal."""

    who: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    guest: str = ""
    nonce: str = ""
    stand_in: str = ""
    joined: bool = False


class Taught(Struct, frozen=True, kw_only=True):
    """How a lesson stands, but for what was done on its table. `scene`: the chapter that dealt it; `reached`: the furthest chapter anybody
    came to; `digest`: of the lesson's words; `told`: what luck was told to give."""

    scene: int
    reached: int
    digest: str
    told: dict[str, list[int]] = {}


class Origin(Struct, frozen=True, kw_only=True):
    """Where a branched table comes from: another one after so many wishes, as a seat knew it, drawn anew by a seed."""

    table: str
    wishes: int
    seat: int
    seed: int


class Head(Struct, frozen=True, kw_only=True):
    """A table but for what was played: all that is needed to deal it, and how it is run. Contains the secret of its luck.
    `position`: what a lesson or a puzzle begins from, as TOML; whoever writes one knows its secrets, so nothing else does.
    `taught`: how its lesson stands, if it is one of chapters; `deals`: how often such a table was dealt anew.
    `started`: when it was dealt, 0 where nobody noted that.
    `revision`: how often it was saved, as the database says; it is saved over that one only."""

    id: str
    game: str
    version: int
    digest: str
    options: dict[str, Any]
    secret: str
    places: list[Sitter]
    host: str
    phase: Literal["gathering", "running", "over"] = "gathering"
    pace: str = "normal"
    window: float = 1.5
    timer: int = 0
    spectators: bool = True
    listed: bool = False
    locked: bool = False
    seed: int | None = None
    nonces: dict[str, str] = {}
    origin: Origin | None = None
    rematch: str = ""
    lesson: bool = False
    position: str = ""
    taught: Taught | None = None
    deals: int = 0
    result: str = ""
    winners: list[int] = []
    scores: list[int] = []
    created: float = 0.0
    started: float = 0.0
    revision: int = 0


class Kept(Struct, frozen=True, kw_only=True):
    """One line of a table's log: a wish as it was done, who sent it, and the sender's own id for it."""

    seq: int
    wish: dict[str, Any]
    key: str
    when: float


class Spoken(Struct, frozen=True, kw_only=True):
    """A line of chat. `key`: the sender's own id for it, so that a line sent twice is said once."""

    n: int
    seat: int | None
    name: str
    text: str
    phrase: str
    when: float
    key: str = ""


class Browser(NamedTuple):
    """Where a browser of somebody's can be written to although no page is open there, and in which language."""

    endpoint: str
    key: str
    secret: str
    lang: str


class Invitation(NamedTuple):
    """Where a link leads: a table, perhaps one of its seats. `guest`: whose seat it takes to another browser."""

    table: str
    seat: int | None = None
    guest: str = ""
