"""Whoever plays over days is told that it is their turn though no page of theirs is open, if they have asked for that. They are told no
more: no move, no card, nothing that was said."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
import structlog

from tablee.kit import Seat
from tablee.server import about, posting, push, seating
from tablee.server.bodies import Reminder
from tablee.server.clock import Clock
from tablee.server.gate import Buckets, Config
from tablee.server.troubles import Refusal
from tablee.store import Browser, Clash, Head, Store
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.server.room import Room

log = structlog.get_logger()
DAY = 24 * 60 * 60
KEPT = 60 * DAY
"""Seconds after which a browser that has not been here again is forgotten."""
LASTS = 7 * DAY
"""Seconds for which a push service may try to deliver at most."""
PATIENCE = 10.0
"""Seconds in which a push service must answer."""
AGAIN = (0.0, 60.0, 600.0)
"""Seconds to wait before each try."""
GONE = (404, 410)
"""What a push service answers when the browser is no longer there, or has been told to stop."""
AT_ONCE = 8


def goes_over_days(head: Head) -> bool:
    """Whether people play here without sitting there all the time."""
    return head.timer >= DAY


class Reminders:
    """The browsers that wish to be told, and the telling."""

    def __init__(self, store: Store, secret: bytes, config: Config, clock: Clock) -> None:
        contact = config.public_url if config.public_url.startswith("https:") else ""
        self.writer = push.Writer(secret, contact)
        self._store, self._config, self._clock = store, config, clock
        self._rate = Buckets(config.limits.reminders, config.limits.reminders_at_once)
        self._line = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # Who wishes it

    async def add(self, guest: str, wish: Reminder, lang: str) -> None:
        """From now on this browser is told. It must play over days somewhere: nobody else is ever told anything."""
        posting.address_of(wish.endpoint, self._config.push_services)
        try:
            push.Reader.of(wish.p256dh, wish.auth)
        except push.BadKey:
            raise Refusal("bad-endpoint") from None
        if not await self._plays_over_days(guest):
            raise Refusal("no-days")
        now = self._clock.date()
        browser = Browser(wish.endpoint, wish.p256dh, wish.auth, lang)
        await self._store.remind_by(guest, browser, now, now - KEPT, self._config.limits.browsers)

    async def _plays_over_days(self, guest: str) -> bool:
        for id in await self._store.tables_of(guest):
            head = await self._store.head(id)
            if head and head.phase != "over" and goes_over_days(head) and seating.held(head, guest):
                return True
        return False

    async def stop(self, guest: str, endpoint: str) -> None:
        """This browser of theirs is told nothing more."""
        await self._store.forget_browser(endpoint, guest)

    # Telling

    def remind(self, room: Room, seat: Seat) -> None:
        """Tell whoever sits there, once for each question. Nobody waits for it."""
        task = asyncio.create_task(self._remind(room, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _remind(self, room: Room, seat: Seat) -> None:
        guest, question = room.head.places[seat].guest, asked(room)
        browsers = await self._store.browsers(guest, self._clock.date() - KEPT)
        if question is None or not browsers or not self._rate.take(guest):
            return
        try:
            await self._store.reminded(room.head.id, seat, question)
        except Clash:  # they were told, before the server was started again
            return
        await asyncio.gather(*(self._tell(room, seat, question, browser) for browser in browsers))

    async def _tell(self, room: Room, seat: Seat, question: int, browser: Browser) -> None:
        """One browser, with patience while its service is out of order and the question still stands."""
        for wait in AGAIN:
            await asyncio.sleep(wait)
            if asked(room) != question or seat not in waiting(room):
                return
            status = await self._send(room, seat, browser)
            if status in GONE:
                await self._store.forget_browser(browser.endpoint)
            if status and status < 500 and status != 429:
                return
        log.warning("not-reminded", table=room.head.id)

    async def _send(self, room: Room, seat: Seat, browser: Browser) -> int:
        """The status that the push service answers with; 0 where nobody answers."""
        service = posting.origin_of(posting.address_of(browser.endpoint, self._config.push_services))
        headers = {
            "Authorization": self.writer.authorization(service, self._clock.date()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(LASTS, room.driver.seconds_left() or DAY)),
            "Topic": push.packed(
                sha256(f"{room.head.id}/{seat}".encode()).digest()[:24]
            ),  # the newest replaces the one before
            "Urgency": "normal",
        }
        body = push.sealed(message(room, seat, browser.lang), push.Reader.of(browser.key, browser.secret))
        try:
            async with self._line:
                return await posting.post(browser.endpoint, headers, body, self._config.push_services, PATIENCE)
        except (OSError, Refusal):
            return 0

    async def close(self) -> None:
        """Let go of what was not told yet: it is told when its table is loaded again."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def asked(room: Room) -> int | None:
    """Which question is open at a table."""
    return room.table.pending.at if room.table and not room.table.over else None


def waiting(room: Room) -> tuple[Seat, ...]:
    """The seats it waits for."""
    return room.table.waiting if room.table else ()


def message(room: Room, seat: Seat, lang: str) -> bytes:
    """That it is their turn, and where: all of it can be read in any list of tables."""
    head = room.head
    mine = seating.held(head, head.places[seat].guest)
    others = [head.places[other].name for other in room.present if other not in mine]
    return msgspec.json.encode(
        {
            "title": about.game_info(head.game, lang).title,
            "body": Words(lang).say("reminder", names=others),
            "path": f"/table/{head.id}",
            "lang": lang,
        }
    )
