"""What messages are made of: tables, seats, asks, events. `bodies.py` has the REST routes' messages, `frames.py` the socket's.

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
Weight = Literal["light", "medium", "heavy"]


class Wire(Struct, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """Anything on the wire. Unknown fields are refused: a wish that is half understood is not done."""


# Games


class Choice(Wire, frozen=True, kw_only=True):
    """One value an option may have."""

    value: str | int | bool
    label: str


class OptionInfo(Wire, frozen=True, kw_only=True):
    """An option of a game. `note`: what it is for. No `values`: a free text, or ids of these `cards` with commas."""

    name: str
    label: str
    default: str | int | bool
    values: list[Choice]
    note: str = ""
    cards: list[str] = []


class Level(Wire, frozen=True, kw_only=True):
    """A bot that exists for a game. `note`: what to expect of it."""

    name: str
    label: str
    note: str = ""


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
    weight: Weight
    rules: str
    version: int
    pack: str
    digest: str
    options: list[OptionInfo]
    levels: list[Level]
    phrases: list[Phrase]
    has_lesson: bool
    notice: str
    age: int


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


class ClaimInfo(Wire, frozen=True, kw_only=True):
    """Somebody who was sent a bot's seat in mid-game and waits for those who play to agree. `yours`: you have yet to say."""

    seat: int
    name: str
    yours: bool


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as somebody who may know of it is told. `commitment`: the hash of the secret its luck comes from. `joins`: where
    a newcomer may sit down while the game goes on, by the act that does it. `away_after`: seconds after which a bot may be let play for
    somebody who is gone. `waiting`: the seats it waits for, and `seconds_left` for them, as this was told."""

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
    joins: list[Choice]
    can_watch: bool
    commitment: str
    your_move: bool
    result: str
    created: float
    changed: float
    rematch: str
    branch_of: str
    lesson: bool
    claims: list[ClaimInfo]
    away_after: int = 0
    waiting: list[int] = []
    seconds_left: int | None = None


# What a viewer is told


Mark = Literal["", "turn", "right", "wrong", "breach", "death", "vote", "hit", "gain"]
"""How an event stands out: a turn begins with it, a verdict, something that one looks for later; "" for most."""


class Event(Wire, frozen=True, kw_only=True):
    """Something that happened, as this viewer may know it, already worded. `n` counts from 0 and is per viewer."""

    n: int
    id: str
    sentence: str
    rule: str
    args: dict[str, Any]
    sign: Mark = ""


class Offered(Wire, frozen=True, kw_only=True):
    """An option. `text` is what an answer says; `value` is the option as plain data, to match it with a thing on the board:
    a text, or {"type": "place", its fields}. `note`: a remark of the game's; `warns`: it is a warning. `closes`: it ends or
    declines what is asked, and stays in sight. `twice`: whoever gives it is asked once more."""

    index: int
    text: str
    label: str
    value: Any
    rule: str
    note: str
    warns: bool = False
    closes: bool = False
    twice: bool = False


class Asked(Wire, frozen=True, kw_only=True):
    """A question as this viewer is told of it: its own with the options, another's mostly without. `about`: what it is about, in
    a few words more; "" for nothing. `final`: an answer cannot be taken back."""

    seat: int
    mine: bool
    kind: str
    sentence: str
    about: str
    rule: str
    optional: bool
    final: bool
    at: int
    options: list[Offered]


Company = Literal["people", "bots", "device", "alone"]


class Finished(Wire, frozen=True, kw_only=True):
    """A finished table of one's own. `mode`: how it was played, in words; `company`: with whom; `others`: their names."""

    id: str
    game: str
    title: str
    mode: str
    company: Company
    others: list[str]
    won: bool
    result: str
    ended: float


class Tally(Wire, frozen=True, kw_only=True):
    """How often one has played and won a game, in a mode and company."""

    game: str
    title: str
    mode: str
    company: Company
    played: int
    won: int


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


Guided = Literal["read", "move", "watch", "next", "free"]


class Guide(Wire, frozen=True, kw_only=True):
    """Where a lesson stands. `kind`: read (the step waits until it was read), move (for the taught answer), watch (others answer), next
    (another chapter can be begun: `next`), free (play on). `taught`: the text of the only answer that is accepted; `why`: what is said
    of any other, `tries` of some of them, by text. `phrase`: what one says to the table to go on, by its id. `spot`: the things of the
    board it speaks of. `new`: the signs met in this step, `met`: all so far."""

    kind: Guided
    chapter: int
    reached: int
    step: int
    of: int
    says: str
    more: str
    spot: list[str]
    taught: str
    why: str
    tries: dict[str, str]
    phrase: str
    is_legend: bool
    new: list[str]
    met: list[str]
    rule: str
    next: int | None


class Window(Wire, frozen=True, kw_only=True):
    """A reaction window: whoever lives may let it pass, whatever they hold. Time is told by `Times`."""

    is_open: bool
    order: Until
    passed: bool
    can_pass: bool


class ChatLine(Wire, frozen=True, kw_only=True):
    """Somebody said something. Text only; never markup."""

    n: int
    seat: int | None
    name: str
    text: str
    phrase: str
    when: float
