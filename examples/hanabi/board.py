"""The table of Hanabi as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.reading import Board
from tablee.words import Words, capital

from .state import COLOURS, RANKS

View = Mapping[str, Any]
INKS = {"red": "bright_red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "white": "bold"}
LIKELIEST = 4
"""How many of the cards that a card may be are told with their chances."""


class HanabiBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        return Group(store(view, words), fireworks(view, words), hands(view, words))

    def odds(self, insight: View, words: Words) -> RenderableType | None:
        """For each of one's own cards, what it most likely is."""
        lines = []
        for place, chances in enumerate(insight.get("hand", ()), 1):
            likely = sorted(chances.items(), key=lambda one: -one[1])[:LIKELIEST]
            told = [words.say("board-odds", card=words.name(card), n=round(100 * chance)) for card, chance in likely]
            lines.append(Text(f"{words.say('board-card', place=place)}  {'   '.join(told)}"))
        return Group(*lines) if lines else None


def store(view: View, words: Words) -> Text:
    """HB-2.2: tokens, lives and the deck."""
    parts = [words.say("board-hints", n=view["hints"]), words.say("board-lives", n=view["lives"])]
    parts.append(words.say("board-deck", n=view["deck"]))
    if view["last_turns"] is not None:
        parts.append(words.say("board-last", n=view["last_turns"]))
    return Text("   ".join(parts), "bold")


def fireworks(view: View, words: Words) -> Table:
    """HB-1.1, HB-5.2: how high each colour stands, and what was discarded of it."""
    grid = Table(box=ROUNDED, border_style="dim")
    for head in ("board-fireworks", "", "board-discarded"):
        grid.add_column(words.say(head) if head else "")
    for colour, height in view["fireworks"].items():
        gone = sorted(card.split()[1] for card in view["discard"] if card.startswith(colour))
        built = "".join(RANKS[:height]).ljust(len(RANKS), "·")
        grid.add_row(Text(words.name(colour), INKS[colour]), Text(built, INKS[colour]), " ".join(gone))
    return grid


def hands(view: View, words: Words) -> Table:
    """HB-2.4, HB-4.4: every hand as this viewer sees it, and what the hints have told of each card."""
    grid = Table(box=ROUNDED, border_style="dim", show_header=False, show_lines=True)
    for seat, hand in enumerate(view["hands"]):
        name = Text(f"{'▶' if seat == view['active'] else ' '} {capital(words.seat(seat))}")
        grid.add_row(name, *(card(held, words) for held in hand))
    return grid


def card(held: View, words: Words) -> Text:
    """A card's face, and below it the colours and ranks that it may have."""
    face = held.get("card")
    told = Text(words.name(face) if face else "?", INKS[face.split()[0]] if face else "dim")
    told.append("\n")
    for colour in COLOURS:
        told.append("■" if colour in held["colours"] else "·", INKS[colour] if colour in held["colours"] else "dim")
    told.append("\n" + "".join(rank if rank in held["ranks"] else "·" for rank in RANKS), "default")
    return told
