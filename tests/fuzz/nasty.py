"""Requests that nobody sends by mistake: each has broken some server before."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.fuzz.ground import Ground

Headers = tuple[tuple[str, str | bytes], ...]
JSON: Headers = (("Content-Type", "application/json"),)
DEEP = 100_000


class Route(NamedTuple):
    """A path of the API with its parameters in braces, what it is asked by, and whether it takes a body."""

    path: str
    methods: dict[str, bool]


class Asked(NamedTuple):
    """A request as it goes over the wire. `is_http`: false where it breaks the standard, so that whoever reads requests may refuse it
    in its own words."""

    method: str
    target: str
    headers: Headers = ()
    body: bytes = b""
    is_http: bool = True


HOSTS = ["[", "]", "[::1", "[::1]]:x", "[v1.x]", "[fe80::1%25lo]", "//", "%", "%00", "..", "a@b", "", "²", "x" * 5000]
HOSTS += ["localhost..", "localhost%00", "localhost@evil.example", "http://localhost"]
HOSTS += ["localhost:99999999", "localhost:port", "localhost:-1"]
ORIGINS = ["http://[", "null", "http://", "http://]", "http://localhost:port", "http://localhost:99999999", "://"]
ORIGINS += ["[", "%00", "", "javascript:alert(1)", "http://evil.example", "null null", "x" * 5000, "²"]
SEGMENTS = ["%00", "%ff", "..%2f", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e", "..", ".", "%", "%zz", "%F0%9F%98%80"]
SEGMENTS += ["%ED%A0%80", "%5c..%5c", "%E2%80%AE", ";x=1", "%0d%0aX-Evil:%201", "{x}", "*", "'", "%22", "+", "%20"]
SEGMENTS += ["a" * 7000]
NUMBERS = ["-1", "-0", "0x10", "1e3", "1.5", "%C2%B2", "%D9%A3", "%2B1", "1_0", "%00", "NaN", "%201"]
NUMBERS += ["9" * 20, "9" * 5000]
TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x"]
TYPES += ["application/msgpack", "application/JSON;;;", "application/json; charset=utf-16", "/", ""]
QUERIES = ["lang=xx", "lang=", "lang=%ff", "lang=en&lang=fr", "lang[]=en", "&&&==", "%00=%00", "lang=" + "f" * 6000]
QUERIES += ["pack=..%2f..%2fx", "pack=%00", "pack=%ff", "pack=" + "." * 5000, "x" * 6000]
QUERIES += ["eyes=0&eyes=1", "eyes=open%00", "eyes=%20", *(f"eyes={number}" for number in NUMBERS)]
FIELDS = ["name", "nonce", "token", "game", "seats", "options", "manner", "seat", "how", "step", "level", "locked"]
FIELDS += ["order", "remove", "bot", "first", "text", "lesson", "revoke_invites", "__class__", "\ud800", "a" * 3000]
WRONG = [b"1e400", b"9" * 5000, b"-1", b"1.5", b"true", b"null", b"{}", b"[]", b"[[[[]]]]", b"[99999999999999999999]"]
WRONG += [b'"\\ud800"', b'"\\u0000"', b'"\xe2\x80\xae"', b'"' + b"a" * 5000 + b'"', b'["' + b'","' * 3000 + b'"]']
READ = ["Accept-Language", "X-Forwarded-For", "X-Forwarded-Proto", "Sec-Fetch-Site", "Accept-Encoding", "If-None-Match"]
COOKIES = ["", "tablee_guest=", "tablee_guest=.", "tablee_guest=x.y", "tablee_guest=²", ";;;;", "=" * 5000]
CHANGING = ("POST", "PATCH", "PUT", "DELETE")


def broken_bodies() -> list[bytes]:
    """Bodies that are no JSON, or barely."""
    deep = [b"[" * n + b"]" * closed for n in (20_000, DEEP) for closed in (0, n)]
    deep += [b'{"a":' * 10_000 + b"1" + b"}" * 10_000]
    texts = [b"\xff\xfe", b'{"name": "\xff"}', '{"name": "x"}'.encode("utf-16"), b"\xef\xbb\xbf{}", b"\x00"]
    texts += [b'"' + b"a" * 60_000, b'"\\ud800"', b'"\\u"', b"x" * 300_000]
    numbers = [b"1e400", b"-1e400", b"NaN", b"Infinity", b"9" * 5000, b"0" * 5000, b"1." + b"0" * 5000, b"-", b"1e"]
    others = [b"", b"{", b"null", b"true", b"[]", b'""', b'{"a":1,}', b"{'a':1}", b'{"":""}']
    return [*deep, *texts, *numbers, *others]


def spoilt(fields: Iterable[str]) -> Iterator[bytes]:
    """Objects with one field that is wrong: whatever this route's fields are called."""
    for field in fields:
        name = json.dumps(field).encode()
        yield b"{%s: 1, %s: 2}" % (name, name)
        for value in WRONG:
            yield b"{%s: %s}" % (name, value)


def tables(games: Iterable[str]) -> Iterator[bytes]:
    """New tables that almost make sense."""
    options: list[object] = [{"pack": pack} for pack in ("../x", "\x00", "." * 5000)]
    options += [{"first": first} for first in (10**30, -1, "²", True, "9" * 5000)]
    options += [{"\ud800": 1}, {"": ""}, {str(n): n for n in range(1000)}]
    me, bot, free = {"who": "me"}, {"who": "bot"}, {"who": "free"}
    seats: list[object] = [[], [bot] * 20, [me] * 20, [{**me, "name": "\u202e"}, bot]]
    seats += [[{**bot, "level": "\ud800"}, me], [{**me, "name": "\ud800"}, free]]
    manners: list[object] = [{"window": 1e300}, {"window": -1}, {"timer": 10**30}, {"timer": -1}, {"pace": "never"}]
    for game in games:
        yield from (_json({"game": game, "seats": [me, bot, bot], "options": option}) for option in options)
        yield from (_json({"game": game, "seats": seat}) for seat in seats)
        yield from (_json({"game": game, "seats": [me, bot, bot], "manner": manner}) for manner in manners)


def packs() -> list[str]:
    """Packs that take long, or break whoever reads them."""
    dots = ["a" + ".a" * 5000 + " = 1", "[" + "a." * 5000 + "a]", "[[" + "a." * 5000 + "a]]", "." * 5000 + " = 1"]
    deep = ["x = " + "[" * 5000 + "]" * 5000, "x = " + "[" * 50_000, "x = " + "{a=" * 5000 + "1" + "}" * 5000]
    long = ["x = '''" + "a" * 200_000, "\n".join(f"a{n} = {n}" for n in range(20_000)), "x = " + "9" * 5000]
    odd = ["x = 1e400", "x = nan", "x = 2024-99-99", 'x = "\\ud800"', "x = 1\nx = 2", "\x00", "\ud800", "=", "[", ""]
    heads = ['extends = "base"', 'extends = "../base"', 'extends = "mine"\nname = "mine"', "name = 1", "[cards]\nx = 1"]
    return [*dots, *deep, *long, *odd, *heads]


def _json(value: object) -> bytes:
    return json.dumps(value).encode()


def named(ground: Ground) -> Iterator[Asked]:
    """Those that are always sent: few, and each of its own kind."""
    yield from of_strange_hosts()
    yield from of_strange_origins()
    yield from with_strange_headers(ground)
    yield from with_strange_packs(ground)


def everywhere(routes: list[Route], ground: Ground) -> Iterator[Asked]:
    """Those that every route gets."""
    yield from by_other_methods(routes, ground)
    yield from with_strange_paths(routes, ground)
    yield from with_strange_queries(routes, ground)
    yield from with_strange_bodies(routes, ground)


def of_strange_hosts() -> Iterator[Asked]:
    for host in HOSTS:
        for method, target in (("GET", "/api/health"), ("GET", "/api/lobby"), ("GET", "/"), ("POST", "/api/me")):
            yield Asked(method, target, (("Host", host), *JSON), b'{"name": "Eve"}' if method == "POST" else b"")
        yield Asked("GET", "/ws/tables/x", (("Host", host), *upgrading()))
    yield Asked("GET", "/api/health", (("Host", "localhost"), ("Host", "[")), is_http=False)
    yield Asked("GET", "/api/health", (("Host", b"\xff\xfe"),))
    yield Asked("GET", "/api/health", (("Host", b"local\x00host"),), is_http=False)


def of_strange_origins() -> Iterator[Asked]:
    for origin in ORIGINS:
        yield Asked("POST", "/api/me", (("Origin", origin), *JSON), b'{"name": "Eve"}')
        yield Asked("GET", "/api/lobby", (("Origin", origin),))
        yield Asked("OPTIONS", "/api/me", (("Origin", origin), ("Access-Control-Request-Method", "POST")))
        yield Asked("GET", "/ws/tables/x", (("Origin", origin), *upgrading()))
    yield Asked("POST", "/api/me", (("Origin", "http://localhost"), ("Origin", "null"), *JSON), b'{"name": "Eve"}')


def upgrading() -> Headers:
    key = ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==")
    return ("Upgrade", "websocket"), ("Connection", "Upgrade"), key, ("Sec-WebSocket-Version", "13")


def with_strange_headers(ground: Ground) -> Iterator[Asked]:
    signed = ground.cookie
    cookies = [*COOKIES, signed + "x", signed.replace(".", "\t."), f"{signed}; {signed}", signed + ";" + "=" * 99]
    for cookie in [*cookies, "; ".join(f"a{n}=b" for n in range(1000))]:
        yield Asked("GET", "/api/lobby", (("Cookie", cookie),))
        yield Asked("POST", "/api/me", (("Cookie", cookie), *JSON), b'{"name": "Eve"}')
    yield Asked("GET", "/api/lobby", (("Cookie", "tablee_guest=" + "a" * 65_536),), is_http=False)
    yield Asked("GET", "/api/lobby", tuple((f"X-{n}", "y") for n in range(200)))
    yield Asked("GET", "/api/lobby", tuple((f"X-{n}", "y" * 400) for n in range(200)), is_http=False)
    for name in READ:
        for value in ("", ",", ";q=" + "9" * 5000, "x" * 5000, b"\xff\xfe", "²", "fr;q=nan, en;q=1e400", "[::"):
            yield Asked("POST", "/api/me", ((name, value), *JSON), b'{"name": "Eve"}')
    for length in ("-1", "x", "9" * 30, "1, 2"):
        yield Asked("POST", "/api/me", (("Content-Length", length), *JSON), is_http=False)
    both = (("Content-Length", "2"), ("Transfer-Encoding", "chunked"), *JSON)
    yield Asked("POST", "/api/me", both, b"2\r\n{}\r\n0\r\n\r\n", is_http=False)
    yield Asked("POST", "/api/me", (("Transfer-Encoding", "chunked"), *JSON), b"x\r\n", is_http=False)
    yield Asked("POST", "/api/me", (("Expect", "100-continue"), ("Content-Length", "0"), *JSON))


def by_other_methods(routes: list[Route], ground: Ground) -> Iterator[Asked]:
    paths = [path for route in routes for path in filled(route.path, ground)[:1]]
    for path in [*paths, "/", "/schema/openapi.json", "/assets/x", "/readyz", "/ws/tables/x", "/table/x"]:
        for method in ("HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"):
            yield Asked(method, path, (("Cookie", ground.cookie),))
    yield Asked("CONNECT", "/api/health", is_http=False)
    yield Asked("BREW", "/api/health")
    yield Asked("get", "/api/health")


def filled(path: str, ground: Ground) -> list[str]:
    """A route's path with what exists in place of its parameters: a finished table first, there is most to ask of it."""
    tables = [*ground.over[:1], *ground.running[:1], *ground.waiting[:1]]
    known = {"{table_id}": tables, "{game}": ground.games[:1], "{step}": ["0"]}
    paths = [path]
    for name, values in known.items():
        paths = [found.replace(name, value) for found in paths for value in (values if name in found else [""])]
    return paths


def with_strange_paths(routes: list[Route], ground: Ground) -> Iterator[Asked]:
    for route in routes:
        for name in ("{table_id}", "{game}", "{step}"):
            if name not in route.path:
                continue
            for segment in [*SEGMENTS, *NUMBERS]:
                target = filled(route.path.replace(name, "\0"), ground)[0].replace("\0", segment)
                for method, has_body in route.methods.items():
                    headers = (("Cookie", ground.cookie), *JSON) if has_body else (("Cookie", ground.cookie),)
                    yield Asked(method, target, headers, b"{}" if has_body else b"")
    for segment in SEGMENTS:
        for folder in ("/", "/assets/", "/schema/", "/api/", "/table/", "/gallery/", "//"):
            yield Asked("GET", folder + segment)
    yield Asked("GET", "*")
    yield Asked("GET", "http://[/api/health", is_http=False)
    yield Asked("GET", "/api/health#x?y", is_http=False)
    yield Asked("GET", "/\x00", is_http=False)


def with_strange_queries(routes: list[Route], ground: Ground) -> Iterator[Asked]:
    for route in routes:
        if "GET" not in route.methods:
            continue
        for path in filled(route.path, ground):
            for query in QUERIES:
                yield Asked("GET", f"{path}?{query}", (("Cookie", ground.cookie),))


def with_strange_bodies(routes: list[Route], ground: Ground) -> Iterator[Asked]:
    mine = (("Cookie", ground.cookie),)
    for route in routes:
        for method in route.methods:
            if method not in CHANGING:
                continue
            for path in filled(route.path, ground):
                for body in broken_bodies():
                    yield Asked(method, path, (*mine, *JSON), body)
            for kind in TYPES:
                yield Asked(method, filled(route.path, ground)[0], (*mine, ("Content-Type", kind)), b'{"name": "Eve"}')
            yield Asked(method, filled(route.path, ground)[0], mine)
            for body in spoilt(FIELDS):
                yield Asked(method, filled(route.path, ground)[-1], (*mine, *JSON), body)
    for body in tables(ground.games):
        yield Asked("POST", "/api/tables", (*mine, *JSON), body)


def with_strange_packs(ground: Ground) -> Iterator[Asked]:
    for game in ground.games:
        for pack in packs():
            yield Asked("POST", f"/api/games/{game}/packs", (("Cookie", ground.cookie), *JSON), _json({"text": pack}))
