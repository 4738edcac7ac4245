"""`tablee serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tablee.cli import extras, start
from tablee.kit import OptionError
from tablee.terminal.saves import home
from tablee.terminal.screen import Screen
from tablee.words import Lang


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    public_url: str = "",
    trust_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    data: Path | None = None,
    away: int = 120,
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
    away
        Seconds after which the others may let a bot play for somebody who is gone.
    open
        Open a browser.
    lang
        en or fr: what is printed here. Every browser chooses its own.
    """
    screen = start.screen(lang)
    extras.fetch_web(screen)
    from tablee.server.gate import Setting

    chosen = free_port(host, port, screen)
    proxies = tuple(trust_proxy or ())
    setting = Setting(host=host, port=chosen, public_url=public_url.rstrip("/"), proxies=proxies, away=away)
    welcome(screen, setting)
    if open:
        threading.Timer(0.8, webbrowser.open, [f"http://localhost:{chosen}/"]).start()
    asyncio.run(listen((data or home()).expanduser().absolute(), setting))
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
    except OptionError:  # somebody has the usual port: perhaps another Tablée
        return serve(open=True, lang=lang, port=0)


def free_port(host: str, port: int, screen: Screen) -> int:
    """The port, if nobody has it; 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            raise OptionError(screen.words.say("serve-port-taken", port=str(port))) from None
        return int(probe.getsockname()[1])


def welcome(screen: Screen, setting: Any) -> None:
    """Where to go, and who else can."""
    from tablee.server import addresses
    from tablee.server.app import STATIC

    screen.say("serve-at", style="bold", url=f"http://localhost:{setting.port}/")
    for url in addresses.addresses(setting):
        screen.say("serve-network", url=f"{url}/")
    if addresses.reach(setting) == "loopback":
        screen.say("serve-only-here")
    if not (STATIC / "index.html").exists():
        screen.say("serve-no-client", style="bold")
    screen.say("serve-stop")


async def listen(data: Path, setting: Any) -> None:
    """Run until interrupted. Bots think in processes of their own, so one process serves all."""
    import signal

    from granian.constants import Interfaces
    from granian.server.embed import Server

    from tablee.server.app import make_app
    from tablee.server.logs import set_up

    set_up()
    server = Server(
        make_app(data, setting),
        address=setting.host,
        port=setting.port,
        interface=Interfaces.ASGI,
        log_enabled=False,
        log_access=False,
    )
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        try:
            loop.add_signal_handler(getattr(signal, name), server.stop)
        except NotImplementedError:  # asyncio says so on Windows, where Ctrl+C raises KeyboardInterrupt instead
            break
    await server.serve()
