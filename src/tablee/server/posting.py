"""Sending to an address that a stranger named: over TLS, to public addresses only, and nothing of the answer but its status.

The name is looked up once, and what was found is what is connected to: a name that answers otherwise the next time gains nothing by
it. No redirection is followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from tablee.server.troubles import Refusal

LINE = 1024
"""Bytes of an answer's first line."""
TLS = 443
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses in the clothes of IPv6 ones, as some networks reach them."""


def origin_of(parts: SplitResult) -> str:
    """Scheme, host and port, as browsers write them."""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    usual = {"https": 443, "http": 80}.get(parts.scheme)
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def address_of(text: str, own: Collection[str]) -> SplitResult:
    """An address that may be sent to, as far as it can be told by looking at it; `Refusal` for any other. `own`: origins that whoever
    runs this server has named, which need neither TLS nor a public address."""
    try:
        parts = urlsplit(text)
        is_plain = text.isascii() and text.isprintable() and " " not in text
        is_whole = bool(parts.hostname) and parts.username is None and not parts.fragment and parts.path != ""
        is_open = parts.scheme == "https" and parts.port in (None, TLS) and "." in (parts.hostname or "")
        if is_plain and is_whole and (is_open or origin_of(parts) in own):
            return parts
    except ValueError:
        pass
    raise Refusal("bad-endpoint")


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet at large, and not to this network, this computer or nobody."""
    found: IPv4Address | IPv6Address = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.sixtofour or found.teredo or found in TRANSLATED:
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


async def post(text: str, headers: Mapping[str, str], body: bytes, own: Collection[str], seconds: float) -> int:
    """Send a body, and give the status of the answer. `Refusal` when that may not be sent to; `OSError` when nobody answers."""
    parts = address_of(text, own)
    async with asyncio.timeout(seconds):
        address, port = await _found(parts, origin_of(parts) in own)
        secure = _trusted() if parts.scheme == "https" else None
        name = parts.hostname if secure else None
        reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name, limit=LINE)
        try:
            writer.write(_request(parts, headers, body))
            await writer.drain()
            return _status(await reader.readline())
        except ValueError:
            raise OSError("that is no answer") from None
        finally:
            writer.close()


async def _found(parts: SplitResult, is_own: bool) -> tuple[str, int]:
    """Where a name leads. All of its addresses must be public: one that is not makes the others suspicious."""
    port = parts.port or {"https": TLS}.get(parts.scheme, 80)
    infos = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]).partition("%")[0] for info in infos]
    if not addresses or not (is_own or all(is_public(address) for address in addresses)):
        raise Refusal("bad-endpoint")
    return addresses[0], port


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    told = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    """The number in an answer's first line. `ValueError` when there is none."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError
    return int(rest[:3])
