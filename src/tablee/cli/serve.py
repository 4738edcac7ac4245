"""`tablee serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import inf
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from tablee.cli import extras, start
from tablee.cli.workers import CAN_SHARE, Workers, end_with_parent
from tablee.kit import OptionError
from tablee.server.limits import Limits
from tablee.store import StoreError
from tablee.store.lock import Lock
from tablee.terminal.saves import home
from tablee.terminal.screen import Screen
from tablee.words import Lang

RARELY = 20_000, 20, 20
"""How many new objects the collector of cycles waits for: it looks through all tables for what hardly ever is there."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    public_url: str = "",
    trust_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    data: Path | None = None,
    database: Annotated[str, Parameter(env_var="TABLEE_DATABASE")] = "",
    workers: int = 1,
    away: int = 120,
    keep_days: int = 0,
    push_service: Annotated[list[str] | None, Parameter(negative=())] = None,
    limit: Annotated[list[str] | None, Parameter(negative=())] = None,
    no_limits: Annotated[bool, Parameter(negative=())] = False,
    open: Annotated[bool, Parameter(name=["--open"])] = False,
    lang: Lang | None = None,
) -> int:
    """Serve the tables to browsers: here, on your network, or behind a proxy.

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 is this computer only, 0.0.0.0 lets others in.
    port
        The port to listen on; 0 takes a free one.
    public_url
        The address people use, where a proxy stands in front: https://example.org.
    trust_proxy
        The address of a proxy whose forwarded headers are believed; may be repeated.
    data
        The folder that holds the tables; otherwise the user's data folder.
    database
        The address of a PostgreSQL database that holds the tables instead: postgresql://user@host/name.
    workers
        How many processes serve; several need a PostgreSQL database.
    away
        Seconds after which the others may let a bot play for somebody who is gone.
    keep_days
        Days after which a table at which nothing was done is deleted; 0 keeps them all.
    push_service
        The origin of a push service of your own, which may be written to though it is not public; may be repeated.
    limit
        NAME=VALUE: how much one guest or one address may have; may be repeated. `tablee doctor` lists the names.
    no_limits
        Lift the limits on how fast and how many, for trying things out on this computer alone.
    open
        Open a browser.
    lang
        en or fr: what is printed here. Every browser chooses its own.
    """
    screen = start.screen(lang)
    extras.fetch_web(screen)
    from tablee.server.addresses import is_loopback
    from tablee.server.gate import Config

    limits = chosen_limits(limit or [], no_limits, screen)
    proxies, url = tuple(trust_proxy or ()), public_url.rstrip("/")
    services = tuple(service.rstrip("/") for service in push_service or ())
    config = Config(
        host=host,
        port=port,
        public_url=url,
        proxies=proxies,
        away=away,
        push_services=services,
        database=chosen_database(database, workers, screen),
        workers=workers,
        keep_days=max(0, keep_days),
        limits=limits,
    )
    if no_limits and not is_loopback(config):
        raise screen.words.fault(OptionError, "serve-no-limits-here")
    folder = folder_of(data)
    with private_files(), ExitStack() as held:
        # A folder is one server's; a database keeps its processes apart by itself.
        lock = None if config.database else held.enter_context(Lock(folder, limits=msgspec.to_builtins(limits)))
        config = replace(config, port=free_port(host, port, screen))
        if lock is not None:
            lock.tell(url_here(host, config.port))
        try_out(folder, config.database or folder / "tablee.db")
        welcome(screen, config)
        if open:
            threading.Timer(0.8, webbrowser.open, [url_here(host, config.port)]).start()
        if workers > 1:
            Workers(folder, config).run()
        else:
            asyncio.run(listen(folder, config))
    return 0


def open_here(*, lang: Lang | None = None) -> int:
    """Without a command: serve the tables to this computer and open a browser.

    Parameters
    ----------
    lang
        en or fr: what is printed here. Every browser chooses its own.
    """
    try:
        return serve(open=True, lang=lang)
    except OptionError:  # another program has the usual port
        return serve(open=True, lang=lang, port=0)
    except StoreError as error:
        if error.code != "in-use" or not error.facts["url"]:
            raise
        start.screen(lang).say("serve-already", url=error.facts["url"])
        webbrowser.open(str(error.facts["url"]))
        return 0


def folder_of(data: Path | None) -> Path:
    """The data folder: the one that was given, or the user's own."""
    return (data or home()).expanduser().absolute()


def chosen_limits(given: list[str], is_lifted: bool, screen: Screen) -> Limits:
    """What `--limit` and `--no-limits` say."""
    limits, kinds = Limits(), {field.name: field.type for field in msgspec.structs.fields(Limits)}
    if is_lifted:
        limits = limits.lifted()
    for text in given:
        name, _, value = text.partition("=")
        try:
            number = msgspec.convert(value, kinds[name], strict=False)
        except (KeyError, msgspec.ValidationError):
            number = 0
        if not 0 < number < inf:
            raise screen.words.fault(OptionError, "serve-limit-how", said=text, names=[*kinds])
        limits = replace(limits, **{name: number})
    return limits


@contextmanager
def private_files() -> Iterator[None]:
    """Whatever is written meanwhile, only its owner can read."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def chosen_database(database: str, workers: int, screen: Screen) -> str:
    """What `--database` says, where it and `--workers` go together."""
    if workers < 1:
        raise screen.words.fault(OptionError, "serve-workers-how", said=str(workers))
    if workers > 1 and not database:
        raise screen.words.fault(OptionError, "serve-workers-alone")
    if workers > 1 and not CAN_SHARE:
        raise screen.words.fault(OptionError, "serve-workers-here")
    return known_address(database, screen)


def known_address(database: str, screen: Screen) -> str:
    """The address of a PostgreSQL database, if one is given and what it takes is installed."""
    if not database:
        return ""
    extras.need("postgres", "psycopg", screen)
    from tablee.store.postgres import address

    return address(database)


def try_out(folder: Path, place: Path | str) -> None:
    """What keeps tables from being kept is said before anybody is let in."""
    from tablee.server.gate import signing_key
    from tablee.store import Store

    asyncio.run(Store.check(place))
    signing_key(folder / "cookie.key")


def url_here(host: str, port: int) -> str:
    """Where this computer reaches what listens on an address."""
    if host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def free_port(host: str, port: int, screen: Screen) -> int:
    """The port, if nobody has it; 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OverflowError:
            raise screen.words.fault(OptionError, "serve-no-port", port=str(port)) from None
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise screen.words.fault(OptionError, "serve-port-taken", port=str(port)) from None
            raise screen.words.fault(OptionError, "serve-no-address", host=host, port=str(port)) from None
        return int(probe.getsockname()[1])


def welcome(screen: Screen, config: Any) -> None:
    """Where to go, and who else can."""
    from tablee.server import addresses
    from tablee.server.files import STATIC

    screen.say("serve-at", style="bold", url=url_here(config.host, config.port))
    for url in addresses.addresses(config):
        screen.say("serve-network", url=f"{url}/")
    if addresses.reach(config) == "loopback":
        screen.say("serve-only-here")
    if not (STATIC / "index.html").exists():
        screen.say("serve-no-client", style="bold")
    screen.say("serve-stop")


async def listen(data: Path, config: Any, listening: socket.socket | None = None) -> None:
    """Run until interrupted; on a socket that others listen on, too, if there is one. Bots think in processes of their own."""
    import signal

    from tablee.server.app import make_app
    from tablee.server.listening import Listener
    from tablee.server.logs import set_up

    set_up()
    server = Listener(make_app(data, config), config)
    gc.freeze()  # what is loaded by now stays; and tables go by themselves when nobody needs them
    gc.set_threshold(*RARELY)
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        try:
            loop.add_signal_handler(getattr(signal, name), server.stop)
        except NotImplementedError:  # asyncio says so on Windows, where Ctrl+C raises KeyboardInterrupt instead
            break
    end_with_parent(lambda: loop.call_soon_threadsafe(server.stop))
    await server.serve([listening] if listening else None)
