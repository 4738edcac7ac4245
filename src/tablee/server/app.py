"""The whole server: routes, socket, pages, and how refusals look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import tablee
from tablee.server import routes, table_routes, upkeep
from tablee.server.bodies import Trouble
from tablee.server.clock import Clock, RealClock
from tablee.server.files import asset, game_file, page
from tablee.server.gate import Buckets, Config, Gate, Guests, language_of, signing_key
from tablee.server.house import DAY, House
from tablee.server.limits import Limits
from tablee.server.metrics import Metrics
from tablee.server.minds import Minds, Thinker
from tablee.server.relay import Relay
from tablee.server.reminders import Reminders
from tablee.server.shelf import Shelf
from tablee.server.socket import table_socket
from tablee.server.troubles import Elsewhere, Refusal
from tablee.server.workshop import Workshop
from tablee.store import NotKept, Store

log = structlog.get_logger()
TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description="Refused")
    for status in (400, 403, 404, 405, 409, 413, 429, 500, 503)
}
"""How any refusal looks, for the description of the routes."""
INSIDE = "127.0.0.1"
"""Where processes that share a database listen to each other."""
CODES = {404: "not-found", 405: "not-found", 413: "too-big", 429: "too-fast"}


def trouble(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Any error as a refusal. What it says comes from the catalogue, never from the error: that might quote a secret."""
    refusal, status = Refusal("internal"), 500
    if isinstance(error, Elsewhere):
        request.scope["state"]["elsewhere"] = error  # `Relay` passes the request on; nobody reads this answer
    elif isinstance(error, Refusal):
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
    body = Trouble(code=refusal.code, sentence=refusal.sentence(lang), rule=refusal.rule, field=refusal.field)
    return Response(msgspec.json.encode(body), status_code=status, media_type=MediaType.JSON)


def make_app(
    data: Path,
    config: Config | None = None,
    *,
    minds: Callable[[Path, Limits], Thinker] | None = None,
    clock: Clock | None = None,
) -> ASGIApp:
    """The app over a data folder. Tests give it their own bots and their own clock."""
    config = config or Config()
    limits, guests, metrics = config.limits, Guests(signing_key(data / "cookie.key")), Metrics()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        address = await relay.listen(INSIDE) if config.database else ""
        store = await Store.open(config.database or data / "tablee.db", address)
        shelf = Shelf(data / "packs")
        thinker = minds(shelf.folder, limits) if minds else Minds(shelf.folder, limits, config.workers)
        workshop = Workshop(shelf, limits)
        ticking = clock or RealClock()
        reminders = Reminders(store, guests.secret(b"push"), config, ticking)
        house = House(store, thinker, ticking, shelf, config, guests.cover, reminders.remind, metrics)
        app.state.reminders = reminders
        app.state.house, app.state.config, app.state.workshop = house, config, workshop
        app.state.frames = Buckets(limits.frames, limits.frames_at_once)
        app.state.metrics_key = signing_key(data / "metrics.key")
        app.state.packs = Buckets(limits.packs, limits.packs_at_once)
        if config.database:
            share(house, relay)
        await house.wind_up()
        tidying = asyncio.create_task(tidy(house, config.keep_days))
        try:
            yield
        finally:
            tidying.cancel()
            await house.close()
            await relay.close()
            await reminders.close()
            await store.close()
            workshop.close()
            thinker.close()

    for handler in (*routes.HANDLERS, routes.bring_pack, *table_routes.HANDLERS):
        handler.responses = TROUBLES
    packs = Router("/", route_handlers=[routes.bring_pack], request_max_body_size=limits.pack_bytes)
    app = Litestar(
        [*routes.HANDLERS, packs, *table_routes.HANDLERS, table_socket, page, asset, game_file],
        lifespan=[open_house],
        exception_handlers={Exception: trouble},
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig("Tablée", tablee.__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        debug=False,
    )
    relay = Relay(app, guests.secret(b"relay"))
    return Gate(relay if config.database else app, guests, config, metrics)


async def tidy(house: House, days: int) -> None:
    """Once a day, delete the tables at which nothing was done for so many days."""
    while days:
        try:
            gone = await upkeep.tidy(house, house.clock.date() - days * DAY)
            log.info("tables-deleted", count=gone)
        except NotKept:
            log.warning("tidy-failed")  # tomorrow again
        await asyncio.sleep(DAY)


def share(house: House, relay: Relay) -> None:
    """Let other processes have tables, too, and hear of theirs."""
    tenure, looking = house.store.tenure, set[asyncio.Task[None]]()

    async def look(table: str) -> None:
        try:
            await house.look(table)
        except NotKept:
            log.warning("look-failed", table=table)  # the next write finds out whose the table is

    def look_soon(table: str) -> None:
        task = asyncio.create_task(look(table))
        looking.add(task)
        task.add_done_callback(looking.discard)

    async def take(elsewhere: Elsewhere) -> None:
        log.info("owner-gone", table=elsewhere.table)
        await tenure.take(elsewhere.table, dead=elsewhere.address)

    house.relay, relay.take = relay, take
    tenure.listen(look_soon)
