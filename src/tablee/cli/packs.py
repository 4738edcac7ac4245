"""`tablee pack`: card packs checked, begun, shown and explained."""

from __future__ import annotations

import json
import sys
import time
import tomllib
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import App, Parameter

from tablee.cli import gallery, start, verbs
from tablee.kit import Game, PackError
from tablee.kit.playout import playout
from tablee.kit.settings import settle
from tablee.terminal.template import template
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
        Where to find a game that is not installed: module:attribute.
    lang
        en or fr.
    """
    screen = start.screen(lang)
    found = with_file(file, screen.words, game)
    with screen.patience("pack-trying", file=file.name):
        tables = try_out(found, screen.words)
    counts = {kind: len(cards) for kind, cards in cards_of(found).items()}
    counted = [f"{kind} {count}" for kind, count in counts.items()]
    screen.say("pack-good", file=file.name, counted=counted, tables=tables, digest=found.pack_digest)
    screen.say("pack-play", game=found.name, file=str(file))


def with_file(file: Path, words: Words, game: str = "") -> Game[Any]:
    """The game of a pack, played with it."""
    try:
        head = tomllib.loads(file.read_text(encoding="utf-8")).get("pack")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise PackError(words.say("pack-unreadable", file=str(file), why=why)) from None
    except tomllib.TOMLDecodeError as error:
        raise PackError(words.say("pack-not-toml", file=file.name, why=str(error))) from None
    named = head.get("game") if isinstance(head, dict) else None
    if not isinstance(named, str):
        raise PackError(words.say("pack-headless", file=file.name))
    found = start.find(game or named)
    if not cards_of(found):
        raise PackError(words.say("pack-none", title=found.title))
    try:
        return found.with_pack(str(file))
    except RecursionError:
        raise PackError(words.say("pack-endless", pack=file.name)) from None


def try_out(game: Game[Any], words: Words) -> int:
    """Play random games for a second: what only shows in play (an effect that never ends, a card that is not there) is
    said as a `PackError`. Gives how many were played."""
    until, tables = time.monotonic() + 1.0, 0
    options = settle(game.options, {})
    while time.monotonic() < until and tables < 400:
        try:
            playout(game, game.seats[tables % len(game.seats)], options, Random(tables))
        except RecursionError:
            raise PackError(words.say("pack-endless", pack=game.pack_name)) from None
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
        raise PackError(screen.words.say("pack-exists", file=str(path)))
    path.write_text(text, encoding="utf-8")
    screen.say("pack-new", file=str(path))


@app.command(name="show")
def show_cards(
    what: str,
    /,
    *,
    lang: Lang | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"], allow_leading_hyphen=True)] = None,
) -> None:
    """Write all cards of a pack as one HTML page that needs nothing else.

    Parameters
    ----------
    what
        A game, for the cards it comes with, or a pack's file.
    lang
        en or fr.
    out
        Where to write it; otherwise NAME-cards.html here, and - prints it.
    """
    words = start.screen(lang).words
    game = with_file(Path(what), words) if what.endswith(".toml") else start.find(what)
    screen = start.screen(lang, game)
    if not cards_of(game):
        raise PackError(screen.words.say("pack-none", title=game.title))
    page = gallery.page(game, screen.words)
    path = out or Path(f"{game.name if game.pack_name == 'base' else game.pack_name}-cards.html")
    if str(path) == "-":
        sys.stdout.write(page)
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
        raise PackError(screen.words.say("pack-none", title=found.title))
    if schema:
        print(json.dumps(verbs.schema(found), indent=2, ensure_ascii=False))
        return
    fields = verbs.fields_of(found)
    for known in kinds:
        where = [field for field, accepted in fields.items() if known in accepted]
        screen.show("", verbs.heading(known, where))
        screen.show(verbs.listing(known))
