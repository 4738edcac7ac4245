"""The REST routes about games and people. Each is a few lines: the rules of the house are elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import tablee
from tablee.kit import PackError
from tablee.reading.template import template
from tablee.server import about, addresses, files, text
from tablee.server.bodies import Brought, Gallery, Lesson, Lobby, NewPack, PackInfo, Rename, RuleText
from tablee.server.crew import Patron
from tablee.server.gate import READY, Config, language_of
from tablee.server.house import House
from tablee.server.parts import GameInfo
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
async def gallery(request: Asked, game: FromPath[str], pack: FromQuery[str] = BASE, lang: Lang = None) -> Gallery:
    """Every card, and the words for what a view names."""
    if pack == BASE:
        return about.gallery(game_of(game).name, lang_of(request))
    return await workshop_of(request).gallery(patron_of(request), game_of(game).name, pack, lang_of(request))


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


@get("/api/games/{game:str}/lesson", tags=["games"])
async def lesson(request: Asked, game: FromPath[str], lang: Lang = None) -> Lesson:
    """The hints of the guided first game."""
    return Lesson(hints=about.hints(game_of(game).name, lang_of(request)))


@get("/api/games/{game:str}/brought", tags=["games"])
async def brought(request: Asked, game: FromPath[str], lang: Lang = None) -> Brought:
    """What a game from a package of its own brings for the pages: its board, picture, colours and words."""
    return files.brought(game_of(game))


HANDLERS = [health, ready, lobby, rename, games, rules, aid, gallery, lesson, brought, new_pack]
