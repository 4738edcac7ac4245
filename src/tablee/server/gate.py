"""What every request passes: limits, the origin check, the guest's cookie, and the headers that tell a browser to be strict."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.bodies import Trouble
from tablee.server.troubles import sentence

COOKIE = "tablee_guest"
YEAR = 60 * 60 * 24 * 365
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
        """Whether this key may go on."""
        now = time.monotonic()
        left, when = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.rate)
        is_free = left >= cost
        self._left[key] = (left - cost if is_free else left), now
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return is_free


class Guests:
    """Who a browser is: a random name in a signed cookie. What it may do is kept on the server, so it can be taken away."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="tablee.guest", digest_method=sha256)

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


def signing_key(file: Path) -> bytes:
    """The key that cookies are signed with, made once and kept where only this user reads it."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(32), encoding="ascii")
    return file.read_bytes().strip()


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is reached. `proxies`: addresses whose forwarded headers are believed. `away`: as `House` has it."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    per_second: float = 50.0
    burst: float = 400.0
    frames: float = 60.0
    away: float = 120.0


class Gate:
    """ASGI middleware round the whole app."""

    def __init__(self, app: ASGIApp, guests: Guests, setting: Setting) -> None:
        self.app, self.guests, self.setting = app, guests, setting
        self.requests = Buckets(setting.per_second, setting.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address, is_tls = self.reached(scope, headers)
        state = scope.setdefault("state", {})
        state["address"] = address
        trouble = self.trouble(scope, headers, address, is_tls)
        if trouble:
            await refuse(scope, send, *trouble, lang=language_of(scope, headers))
            return
        guest = self.guests.read(cookies(headers).get(COOKIE, ""))
        is_socket = str(scope["type"]) == "websocket"
        # A page names its reader before its script asks anything: first requests sent together would each name another.
        is_named = scope["path"].startswith("/api/") or "." not in scope["path"]
        is_new = not guest and not is_socket and is_named
        state["guest"] = self.guests.new() if is_new else guest
        await self.app(scope, receive, self.dressed(send, state["guest"] if is_new else "", is_tls))

    def reached(self, scope: Any, headers: dict[str, str]) -> tuple[str, bool]:
        """The sender's address, and whether by TLS: as the socket says, or as a proxy says that is trusted."""
        client = scope.get("client")
        address, is_tls = (client[0] if client else ""), scope.get("scheme") in ("https", "wss")
        if address in self.setting.proxies:
            forwarded = headers.get("x-forwarded-for", "").split(",")[-1].strip()
            return forwarded or address, headers.get("x-forwarded-proto", "").split(",")[-1].strip() == "https"
        return address, is_tls

    def trouble(self, scope: Any, headers: dict[str, str], address: str, is_tls: bool) -> tuple[str, int] | None:
        files = scope["type"] == "http" and not scope["path"].startswith("/api/")
        if not self.requests.take(address, 0.1 if files else 1.0):  # a page is many files
            return "too-fast", 429
        if not self.is_known(headers.get("host", "")):
            return "origin", 403
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self.is_own(headers, is_tls):
            return "origin", 403
        return None

    def is_known(self, host: str) -> bool:
        """Whether we go by this name. Otherwise a foreign site could point its own name at us and read along."""
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
        own = {"localhost", gethostname().lower(), urlsplit(self.setting.public_url).hostname}
        return name in own or name.endswith((".localhost", ".local")) or is_address(name)

    def is_own(self, headers: dict[str, str], is_tls: bool) -> bool:
        """Whether a request that changes something comes from our own pages, or from a program that is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin == "null":
            return False
        seen = urlsplit(origin)
        public = urlsplit(self.setting.public_url)
        if public.netloc and (seen.scheme, seen.netloc) == (public.scheme, public.netloc):
            return True
        return seen.scheme == ("https" if is_tls else "http") and seen.netloc == headers.get("host", "")

    def dressed(self, send: Send, new_guest: str, is_tls: bool) -> Send:
        """Answers with the strict headers, and the cookie for somebody new."""

        async def dressed_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if new_guest:
                    secure = "; Secure" if is_tls else ""
                    cookie = f"{COOKIE}={self.guests.sign(new_guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return dressed_send


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
    headers = [(b"content-type", b"application/json"), *((n.encode(), v.encode()) for n, v in HEADERS.items())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
