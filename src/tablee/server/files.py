"""Pages and files, sent as they are: those of the built client, and those that games from packages of their own bring for the pages.

The games that come with Tablée are built into the client. A game that is installed beside it has its board in the folder
`static` of its own folder: `board.js`, an ES module (`web/src/lib/board.ts` has its contract), and whatever that needs beside it.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

import tablee
from tablee.kit import Game
from tablee.server.bodies import Brought
from tablee.server.troubles import Refusal
from tablee.words import Words

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}


class Look(msgspec.Struct, frozen=True):
    """`look.json` of a game's folder: its ink on the lobby's buttons, and what lies under its board."""

    accent: str = "#c9a45c"
    ground: str = "#12131a"


@get(["/", "/{rest:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, State], rest: FromPath[str] = "") -> Response[bytes]:
    """The client, whatever its own address: it finds its way by itself."""
    if rest.startswith(("/api/", "/ws/", "/schema/", "/assets/", "/games/")):
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


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """A file of the built client; its name has a digest in it."""
    folder = STATIC / "assets"
    if not folder.is_dir() or name not in {file.name for file in folder.iterdir() if file.suffix in KINDS}:
        raise Refusal("not-found")
    return sent(request, folder / name)


@get("/games/{game:str}/{stamp:str}/{name:path}", include_in_schema=False)
async def game_file(
    request: Request[Any, Any, State], game: FromPath[str], stamp: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file that the package of a game brings. It is looked up among those there are; nothing asked for becomes a path."""
    files = brought_files(tablee.games()[game]) if game in tablee.games() else {}
    file = files.get(name.removeprefix("/"))
    if file is None or stamp != stamp_of(files):
        raise Refusal("not-found")
    return sent(request, file, stamp)


def brought(game: Game[Any]) -> Brought:
    """What a game's package brings for the pages."""
    files, folder = brought_files(game), game.folder
    base = f"/games/{game.name}/{stamp_of(files)}"
    look = folder / "look.json"
    colours = msgspec.json.decode(look.read_bytes(), type=Look) if look.exists() else Look()
    words = {lang: folder / f"{lang}.ftl" for lang in ("en", "fr")}
    return Brought(
        board=f"{base}/board.js" if "board.js" in files else "",
        still=f"{base}/still.svg" if "still.svg" in files else "",
        accent=colours.accent,
        ground=colours.ground,
        words={lang: file.read_text(encoding="utf-8") for lang, file in words.items() if file.exists()},
    )


def brought_files(game: Game[Any]) -> dict[str, Path]:
    """The files of a game's folder `static` that a page may ask for, by their names in it."""
    folder = game.folder / "static"
    return {
        file.relative_to(folder).as_posix(): file
        for file in sorted(folder.rglob("*"))
        if file.suffix in KINDS and file.is_file() and not file.is_symlink()
    }


def stamp_of(files: dict[str, Path]) -> str:
    """A text that changes with any of the files, so that browsers may keep them: it stands in their addresses."""
    told = [(name, file.stat().st_size, file.stat().st_mtime_ns) for name, file in files.items()]
    return sha256(repr(told).encode()).hexdigest()[:16]


def sent(request: Request[Any, Any, State], file: Path, stamp: str = "") -> Response[bytes]:
    """A file that a browser may keep for ever; texts are sent compressed. Nothing else is: the size of an answer that holds a
    secret beside something a stranger chose would tell of the secret."""
    found = _read(file, stamp)
    taken = {coding.partition(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")}
    coding = next((coding for coding in found.small if coding in taken), "")
    headers = {**FOR_EVER, "content-encoding": coding} if coding else FOR_EVER
    return Response(found.small.get(coding, found.plain), media_type=found.kind, headers=headers)


class Sendable(NamedTuple):
    """A file as it is, its type, and what it is compressed, the smallest first."""

    plain: bytes
    kind: str
    small: dict[str, bytes]


@lru_cache(1024)
def _read(file: Path, stamp: str) -> Sendable:
    """A file, read once for each stamp. The client's own texts were compressed with Brotli when it was built."""
    plain, kind, small = file.read_bytes(), KINDS.get(file.suffix, "application/octet-stream"), dict[str, bytes]()
    if kind.startswith(("text/", "image/svg")):
        brotli = file.with_name(f"{file.name}.br")
        if not stamp and brotli.is_file():
            small["br"] = brotli.read_bytes()
        small["gzip"] = gzip.compress(plain, mtime=0)
    return Sendable(plain, kind, small)
