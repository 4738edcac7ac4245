"""The REST routes about games and people. Each is a few lines: the rules of the house are elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import tablee
from tablee.kit import PackError
from tablee.server import about, addresses, text
from tablee.server.bodies import Gallery, Lesson, Lobby, NewPack, PackInfo, Rename, RuleText
from tablee.server.gate import Setting, language_of
from tablee.server.house import House
from tablee.server.lessons import hints
from tablee.server.parts import GameInfo
from tablee.server.seating import game_of
from tablee.server.troubles import Refusal
from tablee.terminal.template import template
from tablee.words import Words, cards_of

PACK = 256 * 1024
"""Bytes of a pack that is brought."""

Asked = Request[Any, Any, State]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False, description="en or fr", max_length=5)]


def house_of(request: Asked) -> House:
    found: House = request.app.state.house
    return found


def setting_of(request: Asked) -> Setting:
    found: Setting = request.app.state.setting
    return found


def guest_of(request: Asked) -> str:
    return str(request.scope["state"]["guest"])


def lang_of(request: Asked) -> str:
    return language_of(request.scope, {name.lower(): value for name, value in request.headers.items()})


@get("/api/health", tags=["server"])
async def health() -> dict[str, bool]:
    """Whether the server is there."""
    return {"ok": True}


@get("/api/lobby", tags=["lobby"])
async def lobby(request: Asked, lang: Lang = None) -> Lobby:
    """What the front page needs: the games, this browser's tables, the open ones."""
    house, guest, spoken = house_of(request), guest_of(request), lang_of(request)
    mine = await house.store.tables_of(guest)
    shown = [id for id in await house.store.open_tables() if id not in mine]
    known = addresses.addresses(setting_of(request))
    return Lobby(
        name=await house.store.name(guest),
        games=[about.game_info(name, spoken) for name in tablee.games()],
        mine=await house.tables(mine, guest, spoken),
        open=await house.tables(shown, guest, spoken),
        addresses=known,
        qr=addresses.qr(f"{known[0]}/") if known else "",
        is_loopback=addresses.reach(setting_of(request)) == "loopback",
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
async def gallery(request: Asked, game: FromPath[str], pack: FromQuery[str] = "base", lang: Lang = None) -> Gallery:
    """Every card, and the words for what a view names."""
    source = house_of(request).shelf.source(game_of(game).name, pack)
    if source == "base":
        return about.gallery(game, lang_of(request))
    played = game_of(game).with_pack(source)
    return about.gallery_of(played, Words(lang_of(request), played))


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


@post("/api/games/{game:str}/packs", tags=["games"], request_max_body_size=PACK)
async def bring_pack(request: Asked, game: FromPath[str], data: JSONBody[NewPack], lang: Lang = None) -> PackInfo:
    """Check a card pack and keep it on this server, for tables that name it."""
    shelf, found = house_of(request).shelf, game_of(game)
    name = shelf.add(found, data.text)
    played = found.with_pack(shelf.source(found.name, name))
    cards = sum(map(len, cards_of(played).values()))
    title = about.gallery_of(played, Words(lang_of(request), played)).pack_title
    return PackInfo(pack=name, title=title, cards=cards)


@get("/api/games/{game:str}/lesson", tags=["games"])
async def lesson(request: Asked, game: FromPath[str], lang: Lang = None) -> Lesson:
    """The hints of the guided first game."""
    return Lesson(hints=hints(game_of(game), lang_of(request)))


HANDLERS = [health, lobby, rename, games, rules, aid, gallery, lesson, new_pack, bring_pack]
