"""A table as guests are told of it, in lists, in the waiting room and beside the board: who sits there, how it goes, what one may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tablee
from tablee.kit import Committed
from tablee.server import about, history, seating
from tablee.server.claims import deciders
from tablee.server.connection import Connection
from tablee.server.frames import Welcome
from tablee.server.parts import ChatLine, Choice, ClaimInfo, Manner, SeatInfo, TableInfo
from tablee.store import Sitter, Spoken
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.server.room import Room


def table(room: Room, guest: str, lang: str) -> TableInfo:
    """A table as a guest is told of it."""
    head, running = room.head, room.table if room.head.phase == "running" else None
    mine, open_places = room.held(guest), joins(room, guest, lang)
    has_free = head.phase == "gathering" and any(place.who == "free" for place in head.places)
    return TableInfo(
        id=head.id,
        game=head.game,
        title=about.game_info(head.game, lang).title if head.game in tablee.games() else head.game,
        phase=room.phase,
        why_stuck=room.trouble.sentence(lang) if room.trouble else "",
        seats=[seat_of(room, seat, place, guest) for seat, place in enumerate(head.places)],
        options=head.options,
        manner=seating.manner_of(head),
        host=bool(guest) and head.host == guest,
        is_locked=head.locked,
        can_join=(has_free or bool(open_places)) and not head.locked,
        joins=open_places,
        can_watch=bool(mine) or head.spectators or head.phase == "over",
        commitment="" if head.seed is not None or head.origin else Committed(bytes.fromhex(head.secret)).hash,
        your_move=bool(running and not running.over and set(mine) & set(running.waiting)),
        result=result(room, lang),
        created=head.created,
        changed=room.changed,
        rematch=head.rematch,
        branch_of=head.origin.table if head.origin else "",
        lesson=head.lesson,
        claims=claims(room, guest),
        away_after=int(room.house.away),
        waiting=list(running.waiting) if running and not running.over else [],
        seconds_left=room.driver.seconds_left(),
    )


def claims(room: Room, guest: str) -> list[ClaimInfo]:
    """Who would like to take over a bot's seat, and whether this guest has yet to say what they think of it."""
    return [
        ClaimInfo(
            seat=seat,
            name=claim.name,
            yours=guest in deciders(room.head, seat, claim.guest) - claim.agreed if guest else False,
        )
        for seat, claim in room.claims.open(room.house.clock.now()).items()
    ]


def joins(room: Room, guest: str, lang: str) -> list[Choice]:
    """Where a newcomer may sit down while the game goes on."""
    if room.table is None or not room.is_playing or room.head.locked or room.held(guest):
        return []
    words = Words(lang, room.table.game, names=room.names)
    return [Choice(value=str(act), label=words.act(act)) for act in room.table.acts(None)]


def result(room: Room, lang: str) -> str:
    """How it ended, in one sentence."""
    head = room.head
    return history.result(head, lang) if head.phase == "over" and head.game in tablee.games() else ""


def seat_of(room: Room, number: int, place: Sitter, guest: str) -> SeatInfo:
    is_online = place.who == "person" and room.audience.is_online(place.guest)
    away = None if place.who != "person" else room.audience.away(place.guest)
    return SeatInfo(
        seat=number,
        who=place.who,
        name=place.name,
        level=place.level,
        mine=number in room.held(guest),
        online=is_online or place.who == "bot",
        away_seconds=None if away is None else int(away),
        stand_in=place.stand_in,
        present=not room.is_playing or number in room.present,
    )


def welcome(room: Room, connection: Connection) -> Welcome:
    lang = connection.lang
    return Welcome(
        viewer=connection.seat,
        held=room.held(connection.guest),
        lang=lang,  # type: ignore[arg-type]
        table=table(room, connection.guest, lang),
        game=about.game_info(room.head.game, lang),
        chat=[line(room, spoken, lang) for spoken in room.said[-200:]],
    )


def line(room: Room, spoken: Spoken, lang: str) -> ChatLine:
    """A line of chat; a quick phrase in the reader's language."""
    said = about.words(room.head.game, lang).say(spoken.phrase) if spoken.phrase else spoken.text
    return ChatLine(n=spoken.n, seat=spoken.seat, name=spoken.name, text=said, phrase=spoken.phrase, when=spoken.when)


def broken(id: str, why: str) -> TableInfo:
    """A table of which nothing can be read but that it is there."""
    return TableInfo(
        id=id, game="", title="", phase="stuck", why_stuck=why, seats=[], options={}, manner=Manner(), host=False,
        is_locked=True, can_join=False, joins=[], can_watch=False, commitment="", your_move=False, result="", created=0.0,
        changed=0.0, rematch="", branch_of="", lesson=False, claims=[],
    )  # fmt: skip
