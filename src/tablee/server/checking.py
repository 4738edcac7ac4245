"""Packs that people bring: parsed, checked, tried and shown. All of it is done in the workshop's process."""

from __future__ import annotations

import time
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

import tablee
from tablee.grammar import ended
from tablee.kit import Game, PackError
from tablee.kit.playout import playout
from tablee.kit.settings import settle
from tablee.kit.toml import parse_toml
from tablee.server import about
from tablee.server.bodies import Gallery
from tablee.server.shelf import BASE, Shelf
from tablee.words import Words, cards_of

FILE = "pack.toml"
SLOWEST = 3.0
"""Seconds of processor time that one random game may take: what is kept here is played on the server itself."""


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with a pack, in one sentence."""

    why: str


def check(game: str, text: str, lang: str) -> tuple[str, int] | Wrong:
    """A pack's title and how many cards the game then has; or what is wrong with it."""
    try:
        played = tried(tablee.games()[game], text)
    except PackError as error:
        return Wrong(ended(Words(lang, tablee.games()[game]).error(error)[:600]))
    return about.gallery_of(played, Words(lang, played)).pack_title, sum(map(len, cards_of(played).values()))


def tried(game: Game[Any], text: str) -> Game[Any]:
    """The game with a pack that has been read and played with."""
    try:
        played = read(game, text)
        try_out(played)
    except RecursionError:
        raise PackError("pack-card-endless", "{file}: a card never ends; does it refer to itself?", file=FILE) from None
    return played


def read(game: Game[Any], text: str) -> Game[Any]:
    """The game with a pack that is not a file yet. It may build on the base pack only: anything else would name a file here."""
    head = parse_toml(text, FILE).get("pack")
    if isinstance(head, dict) and head.get("extends", BASE) not in ("", BASE):
        raise PackError(
            "pack-extends-base", "{file}: [pack] extends: a pack that is sent here can extend 'base' only", file=FILE
        )
    if isinstance(head, dict) and head.get("name") == BASE:
        raise PackError(
            "pack-named-base",
            "{file}: [pack] name: 'base' is the name of the cards in the box; choose another",
            file=FILE,
        )
    with TemporaryDirectory() as folder:
        draft = Path(folder) / FILE
        draft.write_text(text, encoding="utf-8", errors="replace")
        return game.with_pack(str(draft))


def try_out(game: Game[Any]) -> None:
    """Play random games with every number of seats: what only shows in play must not show first at somebody's table."""
    options = settle(game.options, {})
    for seats in game.seats:
        began = time.process_time()
        try:
            playout(game, seats, options, Random(seats))
        except (PackError, RecursionError, MemoryError):
            raise
        except Exception as error:
            why = type(error).__name__
            raise PackError(
                "pack-breaks-off", "{file}: a game with these cards breaks off ({why})", file=FILE, why=why
            ) from None
        if time.process_time() - began > SLOWEST:
            raise PackError("pack-too-slow", "{file}: a game with these cards takes too long", file=FILE)


@lru_cache(64)
def gallery(packs: Path, game: str, name: str, lang: str, softened: bool) -> Gallery:
    """Every card of a pack on the shelf."""
    played = Shelf(packs).game(tablee.games()[game], name)
    return about.gallery_of(played, Words(lang, played, softened=softened))
