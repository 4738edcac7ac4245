"""`tablee games` and `tablee rules`."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

import tablee
from tablee.bots import levels
from tablee.cli import start
from tablee.kit import OptionError
from tablee.reading.labels import level_note
from tablee.reading.rulebook import find_rule, rulebook, search_rules
from tablee.terminal import show
from tablee.words import Lang


def games(*, lang: Lang | None = None) -> None:
    """List the games, their seats, options and bots."""
    screen = start.screen(lang)
    for name, game in tablee.games().items():
        words = start.screen(lang, game).words
        screen.show(Text.assemble((name, "bold"), f"  {game.title}"))
        facts = Grid.grid(padding=(0, 2))
        facts.add_row("", words.say("games-seats"), f"{game.seats[0]}–{game.seats[-1]}")
        for setting in game.options.values():
            facts.add_row("", setting.name, ", ".join(map(str, setting.values or (setting.default,))))
        for n, level in enumerate(levels(game)):
            facts.add_row("", "" if n else words.say("games-bots"), f"{level} – {level_note(level, words)}")
        screen.show(facts)
    screen.say("games-how", example=next(iter(tablee.games())))


def rules(game: str, number: str = "", /, *, search: str = "", lang: Lang | None = None) -> None:
    """Read the rules of a game: the chapters, or one rule by its number.

    Parameters
    ----------
    game
        Which game.
    number
        A rule or a chapter: SA-5.3, 5.3 or 5.
    search
        Only the rules that have this word.
    lang
        en or fr.
    """
    found = start.find(game)
    screen = start.screen(lang, found)
    words = screen.words
    book = rulebook(found, words.lang)
    if not book:
        raise words.fault(OptionError, "rules-none", title=found.title)
    if search or number:
        chosen = search_rules(found, words.lang, search) if search else find_rule(found, words.lang, number)
        if not chosen:
            raise words.fault(OptionError, "rules-not-found", said=search or number, game=game)
        for rule in chosen:
            screen.show(show.rule(rule), "")
        return
    screen.say("rules-of", style="bold", title=found.title)
    for rule in book.values():
        if rule.is_chapter:
            screen.show(f"  {rule.number:<7} {rule.title}")
    screen.say("rules-read", game=game, example=next(rule.number for rule in book.values() if not rule.is_chapter))
