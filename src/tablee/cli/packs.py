"""`tablee pack`: card packs checked, begun, shown and explained."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import App, Parameter

import tablee
from tablee.cli import gallery, start, verbs
from tablee.kit import Game, PackError
from tablee.kit.files import read_file, reason
from tablee.kit.playout import playout
from tablee.kit.settings import settle
from tablee.kit.toml import PACK_SIZE, parse_toml
from tablee.reading.cards import heading
from tablee.reading.template import template
from tablee.registry import with_pack
from tablee.terminal.screen import plain
from tablee.words import Lang, Words, cards_of

app = App(name="pack", help="Card packs: check, begin, show and explain them.")


@app.command
def check(file: Path, /, *, game: str = "", lang: Lang | None = None) -> None:
    """Read a pack, then try its cards out in some random games; say precisely what is wrong, if anything is.

    Parameters
    ----------
    file
        The pack, a TOML file.
    game
        Where to find a game that is not installed: module:attribute. Its code is run.
    lang
        en or fr.
    """
    screen = start.screen(lang)
    found = with_file(file, screen.words, game)
    with screen.patience("pack-trying", file=file.name):
        tables = try_out(found)
    words = Words(screen.words.lang, found)
    counted = [f"{heading(kind, words)} {len(cards)}" for kind, cards in cards_of(found).items()]
    screen.say("pack-good", file=file.name, counted=counted, tables=tables, digest=found.pack_digest)
    screen.say("pack-play", game=found.name, file=str(file))


def with_file(file: Path, words: Words, game: str = "") -> Game[Any]:
    """The game of a pack, played with it. A pack may be a stranger's: it names a game that is installed, or the person does."""
    head = _read(file).get("pack")
    named = head.get("game") if isinstance(head, dict) else None
    if not isinstance(named, str):
        raise words.fault(PackError, "pack-headless", file=file.name)
    if not game and named not in tablee.games():
        raise words.fault(PackError, "pack-not-installed", file=file.name, game=named[:60])
    found = start.find(game or named)
    if not cards_of(found):
        raise words.fault(PackError, "pack-none", title=found.title)
    return with_pack(found, str(file))


def _read(file: Path) -> dict[str, Any]:
    try:
        return parse_toml(read_file(file, PACK_SIZE).decode(), file.name)
    except (OSError, UnicodeDecodeError) as error:
        raise PackError("file-unreadable", "{file} cannot be read: {why}", file=str(file), why=reason(error)) from None


def try_out(game: Game[Any]) -> int:
    """Play random games for a second: what only shows in play (an effect that never ends, a card that is not there) is
    said as a `PackError`. Gives how many were played."""
    until, tables = time.monotonic() + 1.0, 0
    options = settle(game.options, {})
    while time.monotonic() < until and tables < 400:
        try:
            playout(game, game.seats[tables % len(game.seats)], options, Random(tables))
        except RecursionError:
            raise PackError(
                "pack-card-endless", "{file}: a card never ends; does it refer to itself?", file=game.pack_name
            ) from None
        tables += 1
    return tables


@app.command
def new(game: str, file: Path | None = None, /, *, lang: Lang | None = None) -> None:
    """Write a pack to begin with: the cards of the base box under a name of your own.

    Parameters
    ----------
    game
        For which game.
    file
        Where to write it; otherwise my-GAME.toml here.
    lang
        en or fr: the language of the explanation in the file.
    """
    found = start.find(game)
    screen = start.screen(lang, found)
    path = file or Path(f"my-{found.name}.toml")
    text = template(found, path.stem, screen.words)
    if path.exists():
        raise screen.words.fault(PackError, "pack-exists", file=str(path))
    path.write_text(text, encoding="utf-8")
    screen.say("pack-new", file=str(path))


@app.command(name="show")
def show_cards(
    what: str,
    /,
    *,
    game: str = "",
    lang: Lang | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"], allow_leading_hyphen=True)] = None,
) -> None:
    """Write all cards of a pack as one HTML page that needs nothing else.

    Parameters
    ----------
    what
        A game, for the cards it comes with, or a pack's file.
    game
        Where to find a pack's game that is not installed: module:attribute. Its code is run.
    lang
        en or fr.
    out
        Where to write it; otherwise NAME-cards.html here, and - prints it.
    """
    words = start.screen(lang).words
    found = with_file(Path(what), words, game) if what.endswith(".toml") else start.find(what)
    screen = start.screen(lang, found)
    if not cards_of(found):
        raise screen.words.fault(PackError, "pack-none", title=found.title)
    page = gallery.page(found, screen.words)
    path = out or Path(f"{found.name if found.pack_name == 'base' else found.pack_name}-cards.html")
    if str(path) == "-":
        sys.stdout.write(plain(page))
        return
    path.write_text(page, encoding="utf-8")
    screen.say("pack-shown", file=str(path))


@app.command(name="verbs")
def list_verbs(
    game: str, /, *, schema: Annotated[bool, Parameter(negative=())] = False, lang: Lang | None = None
) -> None:
    """List what the cards of a game can say: each verb, its arguments, what it means and an example.

    Parameters
    ----------
    game
        For which game.
    schema
        Print a JSON Schema of a whole pack instead, for editors that complete and check TOML.
    lang
        en or fr.
    """
    found = start.find(game)
    screen = start.screen(lang, found)
    kinds = verbs.kinds(found)
    if not kinds:
        raise screen.words.fault(PackError, "pack-none", title=found.title)
    if schema:
        print(plain(json.dumps(verbs.schema(found), indent=2, ensure_ascii=False)))
        return
    fields = verbs.fields_of(found)
    for known in kinds:
        where = [field for field, accepted in fields.items() if known in accepted]
        screen.show("", verbs.heading(known, where))
        screen.show(verbs.listing(known))
