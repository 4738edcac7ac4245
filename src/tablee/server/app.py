"""The whole server: routes, socket, pages, and how refusals look."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

import tablee
from tablee.server import routes, table_routes
from tablee.server.bodies import Trouble
from tablee.server.clock import Clock, RealClock
from tablee.server.gate import Buckets, Gate, Guests, Setting, language_of, signing_key
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.minds import Minds, Thinker
from tablee.server.shelf import Shelf
from tablee.server.socket import table_socket
from tablee.server.troubles import Refusal
from tablee.server.workshop import Workshop
from tablee.store import NotKept, Store
from tablee.words import Words

log = structlog.get_logger()
STATIC = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description="Refused")
    for status in (400, 403, 404, 405, 409, 413, 429, 500, 503)
}
"""How any refusal looks, for the description of the routes."""
CODES = {404: "not-found", 405: "not-found", 413: "too-big", 429: "too-fast"}


def trouble(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Any error as a refusal. What it says comes from the catalogue, never from the error: that might quote a secret."""
    refusal, status = Refusal("internal"), 500
    if isinstance(error, Refusal):
        refusal, status = error, error.status
    elif isinstance(error, NotKept):
        refusal, status = Refusal("not-kept"), Refusal("not-kept").status
    elif isinstance(error, RecursionError | UnicodeError):  # a body that cannot be read
        refusal, status = Refusal("bad-frame"), 400
    elif isinstance(error, HTTPException) and error.status_code < 500:
        refusal, status = Refusal(CODES.get(error.status_code, "bad-frame")), error.status_code
    elif request.scope["state"]["gone"].is_set():
        refusal, status = Refusal("bad-frame"), 400  # nobody reads it
    else:
        log.error("request-failed", path=request.url.path.split("/")[1:3], error=type(error).__name__)
    lang = language_of(request.scope, {name.lower(): value for name, value in request.headers.items()})
    body = Trouble(code=refusal.code, sentence=refusal.sentence(lang), rule=refusal.rule)
    return Response(msgspec.json.encode(body), status_code=status, media_type=MediaType.JSON)


@get(["/", "/{rest:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, State], rest: FromPath[str] = "") -> Response[bytes]:
    """The client, whatever its own address: it finds its way by itself."""
    if rest.startswith(("/api/", "/ws/", "/schema/", "/assets/")):
        raise Refusal("not-found")
    file = STATIC / rest.removeprefix("/")
    name = rest.removeprefix("/")
    if name in _root_files() and file.is_file():
        kind = KINDS.get(file.suffix, "text/plain")
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
    index = STATIC / "index.html"
    body = index.read_bytes() if index.exists() else _unbuilt().encode()
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _root_files() -> set[str]:
    """The files of the client that have no hashed name: icons and the like."""
    return {file.name for file in STATIC.iterdir() if file.suffix != ".html"} if STATIC.is_dir() else set()


def _unbuilt() -> str:
    return f"<!doctype html><meta charset=utf-8><title>Tablée</title><p>{Words('en').say('serve-no-client')}</p>"


def make_app(
    data: Path,
    setting: Setting | None = None,
    *,
    minds: Callable[[Path, Limits], Thinker] = Minds,
    clock: Clock | None = None,
) -> ASGIApp:
    """The app over a data folder. Tests give it their own bots and their own clock."""
    setting = setting or Setting()
    limits, guests = setting.limits, Guests(signing_key(data / "cookie.key"))

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store, shelf = await Store.open(data / "tablee.db"), Shelf(data / "packs")
        thinker, workshop = minds(shelf.folder, limits), Workshop(shelf, limits)
        house = House(store, thinker, clock or RealClock(), shelf, setting, guests.cover)
        app.state.house, app.state.setting, app.state.workshop = house, setting, workshop
        app.state.frames = Buckets(limits.frames, limits.frames_at_once)
        app.state.packs = Buckets(limits.packs, limits.packs_at_once)
        await house.wind_up()
        try:
            yield
        finally:
            await house.close()
            await store.close()
            workshop.close()
            thinker.close()

    for handler in (*routes.HANDLERS, routes.bring_pack, *table_routes.HANDLERS):
        handler.responses = TROUBLES
    packs = Router("/", route_handlers=[routes.bring_pack], request_max_body_size=limits.pack_bytes)
    app = Litestar(
        [*routes.HANDLERS, packs, *table_routes.HANDLERS, table_socket, page, asset],
        lifespan=[open_house],
        exception_handlers={Exception: trouble},
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig("Tablée", tablee.__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        debug=False,
    )
    return Gate(app, guests, setting)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """A file of the built client. Its name has a digest in it, so it may be kept for ever; texts are sent compressed. Nothing else is:
    the size of an answer that holds a secret beside something a stranger chose would tell of the secret."""
    folder = STATIC / "assets"
    if not folder.is_dir() or name not in {file.name for file in folder.iterdir()}:
        raise Refusal("not-found")
    plain, small, kind = _read(folder / name)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if small and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@cache
def _read(file: Path) -> tuple[bytes, bytes, str]:
    """A file as it is, compressed where that helps, and its type."""
    plain, kind = file.read_bytes(), KINDS.get(file.suffix, "application/octet-stream")
    return plain, gzip.compress(plain, mtime=0) if kind.startswith(("text/", "image/svg")) else b"", kind
