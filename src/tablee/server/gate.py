"""What every request passes: limits, the origin check, the guest's cookie, and the headers that tell a browser to be strict."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from socket import gethostname
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.kit.files import write_file
from tablee.server.bodies import Trouble
from tablee.server.limits import Limits
from tablee.server.metrics import Metrics
from tablee.server.squeezing import is_public, squeezed
from tablee.server.troubles import sentence
from tablee.server.waiting import Latch
from tablee.store import StoreError

ALIVE, READY, METRICS = "/healthz", "/readyz", "/metrics"
"""Where whoever watches over the server asks whether it is there, whether tables can be kept, and what it counts."""
WATCHED = (ALIVE, READY, METRICS)
DESCRIPTION = "/schema/openapi.json"
"""Where the routes are described; the framework would answer beside it in words of its own."""
COOKIE, SECURE_COOKIE = "tablee_guest", "__Host-tablee_guest"
"""The guest's cookie; under TLS by a name that browsers take from this very host only."""
COSTS = {"/api/lobby": 4.0}
"""How many requests one counts for that looks at many tables."""
YEAR = 60 * 60 * 24 * 365
KEY = 32
"""The fewest letters of a signing key."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """Token buckets by key: `rate` a second, `burst` at once. Forgets those it has not seen for long."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether this key may go on; then it has so much less."""
        if self._now(key) < cost:
            return False
        self.charge(key, cost)
        return True

    def has(self, key: str) -> bool:
        return self._now(key) > 0

    def charge(self, key: str, cost: float) -> None:
        """What was used already: it may leave less than nothing."""
        self._left[key] = self._now(key) - cost, time.monotonic()

    def _now(self, key: str) -> float:
        """What this key has left."""
        now = time.monotonic()
        left, when = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.rate)
        self._left[key] = left, now
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return left


class Guests:
    """Who a browser is: a random name in a signed cookie. What it may do is kept on the server, so it can be taken away."""

    def __init__(self, key: bytes) -> None:
        self._key, self._signer = key, Signer(key, salt="tablee.guest", digest_method=sha256)

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str) -> str:
        """The guest a cookie names; nobody if it was not made here."""
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return ""

    def secret(self, purpose: bytes) -> bytes:
        """A secret for something else, that follows from the one kept here and tells nothing of it."""
        return hmac.new(self._key, b"tablee.secret:" + purpose, sha256).digest()

    def cover(self, address: str) -> str:
        """An address so that tables can be counted by it, but nobody can read it out of the database."""
        return hmac.new(self._key, b"tablee.address:" + address.encode(), sha256).hexdigest()


def signing_key(file: Path) -> bytes:
    """The key that cookies are signed with, made once and kept where only this user reads it. An empty one would let anybody
    sign anything."""
    if not file.exists():
        write_file(file, secrets.token_hex(32))
    key = file.read_bytes().strip()
    if len(key) < KEY:
        raise StoreError("bad-key", file=file.name)
    return key


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is reached. `proxies`: addresses whose forwarded headers are believed. `away`: seconds after which a player
    who is not there may be played for. `push_services`: origins of push services of one's own, which may be sent to though they are
    not public. `database`: the address of one that several processes share, instead of a file; `workers`: how many of them this server
    is. `keep_days`: days after which a table at which nothing was done is deleted; 0 keeps all."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    away: float = 120.0
    push_services: tuple[str, ...] = ()
    database: str = ""
    workers: int = 1
    keep_days: int = 0
    limits: Limits = Limits()


class Gate:
    """ASGI middleware round the whole app."""

    def __init__(self, app: ASGIApp, guests: Guests, config: Config, metrics: Metrics | None = None) -> None:
        self.app, self.guests, self.config, self.metrics = app, guests, config, metrics or Metrics()
        self.requests = Buckets(config.limits.requests, config.limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address, is_tls = self.reached(scope, headers)
        state = scope.setdefault("state", {})
        state["address"] = address
        dressed = self.dressed(send, scope["path"], is_tls)
        trouble = self.trouble(scope, headers, address, is_tls)
        if trouble:
            await refuse(scope, dressed, *trouble, lang=language_of(scope, headers))
            return
        if is_public(scope["path"]) and "gzip" in headers.get("accept-encoding", ""):
            send = squeezed(send)
            dressed = self.dressed(send, scope["path"], is_tls)
        gone = state["gone"] = Latch()
        receive = watched(receive, gone)
        guest = self.guests.read(cookies(headers).get(cookie_name(is_tls), ""))
        is_socket = str(scope["type"]) == "websocket"
        # A page names its reader before its script asks anything: first requests sent together would each name another.
        is_named = scope["path"].startswith("/api/") or (
            "." not in scope["path"] and not scope["path"].startswith(WATCHED)
        )
        is_new = not guest and not is_socket and is_named
        state["guest"] = self.guests.new() if is_new else guest
        del headers  # this lasts as long as a socket does
        await self.app(scope, receive, self.dressed(send, scope["path"], is_tls, state["guest"]) if is_new else dressed)

    def reached(self, scope: Any, headers: dict[str, str]) -> tuple[str, bool]:
        """The sender's address, and whether by TLS: as the socket says, or as a proxy says that is trusted."""
        client = scope.get("client")
        address, is_tls = (client[0] if client else ""), scope.get("scheme") in ("https", "wss")
        if address in self.config.proxies:
            forwarded = headers.get("x-forwarded-for", "").split(",")[-1].strip()
            is_tls = headers.get("x-forwarded-proto", "").split(",")[-1].strip() == "https"
            address = forwarded or address
        return network_of(address), is_tls

    def trouble(self, scope: Any, headers: dict[str, str], address: str, is_tls: bool) -> tuple[str, int] | None:
        is_file = scope["type"] == "http" and not scope["path"].startswith(("/api/", *WATCHED))
        if not self.requests.take(address, 0.1 if is_file else COSTS.get(scope["path"], 1.0)):  # a page is many files
            return "too-fast", 429
        if not self.is_known(headers.get("host", "")):
            return "origin", 403
        if scope["path"].startswith("/schema") and scope["path"] != DESCRIPTION:
            return "not-found", 404
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self.is_own(headers, is_tls):
            return "origin", 403
        return None

    def is_known(self, host: str) -> bool:
        """Whether we go by this name. Otherwise a foreign site could point its own name at us and read along."""
        name = (split(f"//{host}").hostname or "").removesuffix(".")
        own = {"localhost", gethostname().lower(), urlsplit(self.config.public_url).hostname}
        return name in own or name.endswith((".localhost", ".local")) or is_address(name)

    def is_own(self, headers: dict[str, str], is_tls: bool) -> bool:
        """Whether a request that changes something comes from our own pages, or from a program that is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin == "null":
            return False
        seen = split(origin)
        public = urlsplit(self.config.public_url)
        if public.netloc and (seen.scheme, seen.netloc) == (public.scheme, public.netloc):
            return True
        return seen.scheme == ("https" if is_tls else "http") and seen.netloc == headers.get("host", "")

    def dressed(self, send: Send, path: str, is_tls: bool, new_guest: str = "") -> Send:
        """Answers with the strict headers, and the cookie for somebody new. What the API says is kept by nobody on the way."""

        async def dressed_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                self.metrics.requests[str(message["status"])] += 1
                if path.startswith(("/api/", *WATCHED)):
                    headers.append((b"cache-control", b"no-store"))
                if is_tls:
                    headers.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
                if new_guest:
                    named = f"{cookie_name(is_tls)}={self.guests.sign(new_guest)}"
                    secure = "; Secure" if is_tls else ""
                    cookie = f"{named}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return dressed_send


def watched(receive: Receive, gone: Latch) -> Receive:
    """Notes that the sender has gone: what fails after that is nobody's fault."""

    async def watched_receive() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            gone.set()
        return message

    return watched_receive


def cookie_name(is_tls: bool) -> str:
    return SECURE_COOKIE if is_tls else COOKIE


def split(address: str) -> SplitResult:
    """An address in its parts; what is none has none."""
    try:
        parts = urlsplit(address)
        _ = parts.hostname, parts.port
    except ValueError:
        return SplitResult("", "", "", "", "")
    return parts


@lru_cache(4096)
def network_of(address: str) -> str:
    """Whom an address stands for: of IPv6 a household has a whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False).network_address)
    return str(found)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def cookies(headers: dict[str, str]) -> dict[str, str]:
    parts = (part.partition("=") for part in headers.get("cookie", "").split(";"))
    return {name.strip(): value.strip() for name, _, value in parts}


def language_of(scope: Any, headers: dict[str, str]) -> str:
    """The language asked for: in the address, else by the browser."""
    query = scope.get("query_string", b"").decode("latin-1")
    for lang in ("en", "fr"):
        if f"lang={lang}" in query.split("&"):
            return lang
    wished = headers.get("accept-language", "en").lower()
    french, english = wished.find("fr"), wished.find("en")
    return "fr" if french >= 0 and (english < 0 or french < english) else "en"


async def refuse(scope: Any, send: Any, code: str, status: int, lang: str) -> None:
    """A refusal before the app has looked at anything."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    body = msgspec.json.encode(Trouble(code=code, sentence=sentence(code, lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
