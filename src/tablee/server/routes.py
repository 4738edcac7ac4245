"""The REST routes about games and people. Each is a few lines: the rules of the house are elsewhere."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import tablee
from tablee.kit import PackError
from tablee.reading.template import template
from tablee.server import about, addresses, files, text, upkeep
from tablee.server.bodies import (
    Brought,
    Course,
    Erase,
    Gallery,
    History,
    Lobby,
    NewPack,
    NoReminder,
    PackInfo,
    Reminder,
    Reminding,
    Rename,
    RuleText,
)
from tablee.server.crew import Patron
from tablee.server.gate import ALIVE, READY, Config, language_of
from tablee.server.house import House
from tablee.server.metrics import together
from tablee.server.parts import GameInfo
from tablee.server.reminders import Reminders
from tablee.server.seating import game_of
from tablee.server.shelf import BASE
from tablee.server.troubles import Refusal
from tablee.server.workshop import Workshop

PULSE = 5.0
"""Seconds after which a write that has not gone through counts as failed."""
Asked = Request[Any, Any, State]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False, description="en or fr", max_length=5)]


def house_of(request: Asked) -> House:
    found: House = request.app.state.house
    return found


def workshop_of(request: Asked) -> Workshop:
    found: Workshop = request.app.state.workshop
    return found


def config_of(request: Asked) -> Config:
    found: Config = request.app.state.config
    return found


def reminders_of(request: Asked) -> Reminders:
    found: Reminders = request.app.state.reminders
    return found


def guest_of(request: Asked) -> str:
    return str(request.scope["state"]["guest"])


def patron_of(request: Asked) -> Patron:
    """Who asks, for what is counted by address and by guest."""
    return Patron(str(request.scope["state"]["address"]), guest_of(request))


def lang_of(request: Asked) -> str:
    return language_of(request.scope, {name.lower(): value for name, value in request.headers.items()})


@get("/api/health", tags=["server"])
async def health() -> dict[str, bool]:
    """Whether the server is there."""
    return {"ok": True}


@get(ALIVE, tags=["server"])
async def alive() -> dict[str, bool]:
    """The same, where such services look for it."""
    return {"ok": True}


@get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4")
async def metrics(request: Asked) -> str:
    """What this server counts, for Prometheus; to whoever knows its key. Of all processes, where several share a database."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), request.app.state.metrics_key):
        raise Refusal("not-found")
    house = house_of(request)
    return together([upkeep.counted(house), *await upkeep.counted_elsewhere(house)])


@get("/metrics/own", tags=["server"], media_type="text/plain; version=0.0.4")
async def own_metrics(request: Asked) -> str:
    """What one process counts, for the others."""
    if not request.scope["state"].get("hops"):
        raise Refusal("not-found")
    return upkeep.counted(house_of(request))


@get(READY, tags=["server"])
async def ready(request: Asked, lang: Lang = None) -> dict[str, bool]:
    """Whether what is played can be kept: it is tried."""
    try:
        async with asyncio.timeout(PULSE):
            await house_of(request).store.pulse()
    except Exception:
        raise Refusal("not-kept") from None
    return {"ok": True}


@get("/api/lobby", tags=["lobby"])
async def lobby(request: Asked, lang: Lang = None) -> Lobby:
    """What the front page needs: the games, this browser's tables, the open ones."""
    house, guest, spoken = house_of(request), guest_of(request), lang_of(request)
    mine = await house.store.tables_of(guest)
    shown = [id for id in await house.store.open_tables() if id not in mine]
    known = addresses.addresses(config_of(request))
    return Lobby(
        name=await house.store.name(guest),
        games=[about.game_info(name, spoken) for name in tablee.games()],
        mine=await house.tables(mine, guest, spoken),
        open=await house.tables(shown, guest, spoken),
        addresses=known,
        qr=addresses.qr(f"{known[0]}/") if known else "",
        is_loopback=addresses.reach(config_of(request)) == "loopback",
        version=tablee.__version__,
    )


@post("/api/me", tags=["lobby"], status_code=200)
async def rename(request: Asked, data: JSONBody[Rename]) -> dict[str, str]:
    """Choose the name this browser goes by."""
    name = text.name(data.name)
    await house_of(request).store.rename(guest_of(request), name)
    return {"name": name}


@get("/api/history", tags=["lobby"])
async def history(request: Asked, lang: Lang = None) -> History:
    """What this guest has played here to its end, and how often they won."""
    return await house_of(request).history(guest_of(request), lang_of(request))


@post("/api/history/erase", tags=["lobby"], status_code=200)
async def erase(request: Asked, data: JSONBody[Erase], lang: Lang = None) -> History:
    """Forget a finished table of this guest's, or all of them. Gives what is left."""
    await upkeep.erase(house_of(request), guest_of(request), data.table)
    return await house_of(request).history(guest_of(request), lang_of(request))


@post("/api/me/forget", tags=["lobby"], status_code=200)
async def forget_me(request: Asked) -> dict[str, bool]:
    """Forget this guest: their name, their browsers, their tables, what they said there. Games that go on go on with bots."""
    await upkeep.forget(house_of(request), guest_of(request))
    return {"ok": True}


@get("/api/reminders", tags=["lobby"])
async def reminding(request: Asked) -> Reminding:
    """What a browser must know before it can be told that it is its person's turn."""
    return Reminding(key=reminders_of(request).writer.public)


@post("/api/reminders", tags=["lobby"], status_code=200)
async def remind(request: Asked, data: JSONBody[Reminder], lang: Lang = None) -> dict[str, bool]:
    """Tell this browser when it is its person's turn at a table that goes over days. Said again, it is kept longer."""
    await reminders_of(request).add(guest_of(request), data, lang_of(request))
    return {"ok": True}


@post("/api/reminders/stop", tags=["lobby"], status_code=200)
async def stop_reminding(request: Asked, data: JSONBody[NoReminder]) -> dict[str, bool]:
    """Tell a browser of this guest's nothing more."""
    await reminders_of(request).stop(guest_of(request), data.endpoint)
    return {"ok": True}


@get("/api/games", tags=["games"])
async def games(request: Asked, lang: Lang = None) -> list[GameInfo]:
    """The games that are installed."""
    return [about.game_info(name, lang_of(request)) for name in tablee.games()]


@get("/api/games/{game:str}/rules", tags=["games"])
async def rules(request: Asked, game: FromPath[str], lang: Lang = None) -> list[RuleText]:
    """A whole rulebook, rule by rule."""
    return about.rules(game_of(game).name, lang_of(request))


@get("/api/games/{game:str}/aid", tags=["games"])
async def aid(request: Asked, game: FromPath[str], lang: Lang = None) -> list[RuleText]:
    """The one-page player aid."""
    return about.aid(game_of(game).name, lang_of(request))


@get("/api/games/{game:str}/gallery", tags=["games"])
async def gallery(
    request: Asked,
    game: FromPath[str],
    pack: FromQuery[str] = BASE,
    softened: FromQuery[bool] = False,
    lang: Lang = None,
) -> Gallery:
    """Every card, and the words for what a view names."""
    name, spoken = game_of(game).name, lang_of(request)
    if pack == BASE:
        return about.gallery(name, spoken, softened)
    return await workshop_of(request).gallery(patron_of(request), name, pack, spoken, softened)


@get("/api/games/{game:str}/packs/new", tags=["games"], media_type="application/toml")
async def new_pack(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[str]:
    """A pack to begin with, as a file."""
    name = f"my-{game_of(game).name}"
    try:
        text = template(game_of(game), name, about.words(game, lang_of(request)))
    except PackError:  # it is not played with packs
        raise Refusal("not-found") from None
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


@post("/api/games/{game:str}/packs", tags=["games"])
async def bring_pack(request: Asked, game: FromPath[str], data: JSONBody[NewPack], lang: Lang = None) -> PackInfo:
    """Check a card pack and keep it on this server, for tables that name it."""
    patron, packs = patron_of(request), request.app.state.packs
    if not packs.take(patron.address):
        raise Refusal("too-fast")
    return await workshop_of(request).bring(patron, game_of(game), data.text, lang_of(request))


@get("/api/games/{game:str}/course", tags=["games"])
async def course(request: Asked, game: FromPath[str], lang: Lang = None) -> Course:
    """A game's lesson, and how far this guest has come."""
    found = game_of(game)
    room = await house_of(request).lesson_of(found, guest_of(request))
    at = room.course.chapter if room and room.course else 0
    told = about.course(found, lang_of(request), room.head if room else None, at)
    if told is None:
        raise Refusal("not-found")
    return told


@get("/api/games/{game:str}/brought", tags=["games"])
async def brought(request: Asked, game: FromPath[str], lang: Lang = None) -> Brought:
    """What a game from a package of its own brings for the pages: its board, picture, colours and words."""
    return files.brought(game_of(game))


HANDLERS = [
    health,
    alive,
    ready,
    metrics,
    own_metrics,
    lobby,
    rename,
    history,
    erase,
    forget_me,
    reminding,
    remind,
    stop_reminding,
    games,
    rules,
    aid,
    gallery,
    course,
    brought,
    new_pack,
]
