"""How others reach this server, and links to send them."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Literal

import segno

from tablee.server.gate import Config

Reach = Literal["loopback", "network", "public"]


def is_loopback(config: Config) -> bool:
    """Whether only this computer can open the pages."""
    if config.public_url:
        return False
    try:
        return ip_address(config.host).is_loopback
    except ValueError:
        return config.host == "localhost"


def own_addresses() -> list[str]:
    """This computer's addresses on its networks, the usual one first. Nothing is sent to find out."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a datagram socket only chooses its route
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not ip_address(address).is_loopback]


def addresses(config: Config) -> list[str]:
    """What others must type; nothing while only this computer can open it."""
    if config.public_url:
        return [config.public_url.rstrip("/")]
    if is_loopback(config):
        return []
    hosts = own_addresses() if config.host in ("0.0.0.0", "::") else [config.host]
    return [f"http://{host}:{config.port}" for host in hosts]


def base_url(config: Config) -> str:
    """The address that links begin with."""
    known = addresses(config)
    return known[0] if known else f"http://localhost:{config.port}"


def reach(config: Config) -> Reach:
    if config.public_url:
        return "public"
    return "loopback" if is_loopback(config) or not addresses(config) else "network"


def qr(text: str) -> str:
    """A link as an SVG to be photographed; dark on light, whatever the theme."""
    out = io.BytesIO()
    code = segno.make(text, error="m")
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=3, dark="#12131a", light="#f4efe6", omitsize=True)
    return out.getvalue().decode()
