"""The table of Tesseract as text: four floors and the base, the wells under the Containment board, the Labs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.tesseract.cards import EVENTS, Scientist
from tablee.games.tesseract.cubes import COLOURS, VALUES
from tablee.reading import Board
from tablee.words import Words

View = Mapping[str, Any]
INK = {"yellow": "yellow", "orange": "dark_orange", "purple": "medium_purple", "blue": "dodger_blue1"}
SYMBOL = dict(zip(EVENTS.values(), "▲■∞÷↯≈◐◎", strict=True))
"""No letters: those are the colours' and the rows'."""


class TesseractBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        return Drawn(view, words)

    def odds(self, insight: Mapping[str, Any], words: Words) -> RenderableType:
        """The chances of the next roll, and what the piles still hold."""
        lines = [Text(words.say("odds-title"), "bold")]
        for n, chance in insight["breaches"].items():
            lines.append(Text(words.say("odds-breach", n=int(n), chance=round(100 * Fraction(chance)))))
        for level, cards in insight["piles"].items():
            listed = [card for card, n in cards.items() for _ in range(n)]
            lines.append(Text(words.say("odds-cards", level=int(level), cards=listed), "dim"))
        return Group(*lines)

    def cards(self, view: View, words: Words) -> RenderableType:
        """Everybody's Research cards, each once, with what they say."""
        held = [card["card"] for told in view["scientists"] for card in told.get("hand", ())]
        return Group(*(reads(id, words) for id in dict.fromkeys(held))) if held else Text(words.say("no-card-held"))


class Drawn:
    """A view made ready to be printed at whatever width there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words
        self.next = [cube["cell"] for cube in view["threat"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.head()
        yield from self.block(options.max_width)
        yield Text(self.words.say("letters"), "dim")
        yield self.legend()
        yield from self.threat()
        yield self.middle()
        yield from self.columns()
        yield self.scientists()
        if self.view["proposed"]:
            yield Text(self.words.say("proposed", bases=self.view["proposed"]))

    def head(self) -> RenderableType:
        view, words = self.view, self.words
        line = Text.assemble(
            (f"{words.name(view['base']['id'], 'base')}   ", "bold"),
            f"{words.say('breaches', n=view['breaches'])} ",
            ("◆" * view["breaches"] + "·" * (7 - view["breaches"]), "red"),
        )
        if view["phase"] == "action":
            line.append(f"   {words.say('actions-left', n=view['actions'])} ")
            line.append("◆" * view["actions"] + "·" * max(0, 3 - view["actions"]), "yellow")
        return line

    # TS-3.5: the block

    def block(self, width: int) -> Iterator[RenderableType]:
        """Floors from the top, then the base, as many side by side as fit."""
        grids = [self.floor(n) for n in (4, 3, 2, 1)] + [self.base()]
        each = 22
        beside = max(1, min(5, width // each))
        for start in range(0, 5, beside):
            row = Table.grid(padding=(0, 1))
            row.add_row(*grids[start : start + beside])
            yield row

    def floor(self, n: int) -> RenderableType:
        """One floor, four by four."""
        grid = Table.grid(padding=(0, 0))
        title = self.words.say("floor", n=n)
        for row in "abcd":
            cells = [self.cube(f"{row}{column}", n) for column in range(1, 5)]
            grid.add_row(Text(f"{row} ", "dim"), *cells)
        return Group(Text(title, "bold"), Text("   1   2   3   4", "dim"), grid)

    def cube(self, cell: str, floor: int) -> Text:
        """Colour letter and value; round brackets: removable; angled ones: the Threat may take it next."""
        column = self.view["block"][cell]
        if floor > len(column):
            return Text("  · ", "dim")
        colour, _, value = (column[floor - 1] or "").partition("-")
        letter = self.words.say(f"letter-{colour}") if colour else "?"
        on_top = floor == len(column)
        removable = on_top and cell in self.view["removable"]
        left, right = ("<", ">") if on_top and cell in self.next else ("(", ")") if removable else (" ", " ")
        style = INK.get(colour, "dim")
        return Text(f"{left}{letter}{value or '?'}{right}", f"bold {style}" if removable else style)

    def base(self) -> RenderableType:
        """The symbols; a bare cell in brackets, a disarmed one struck out."""
        grid = Table.grid(padding=(0, 0))
        for row in "abcd":
            grid.add_row(Text(f"{row} ", "dim"), *(self.symbol(f"{row}{column}") for column in range(1, 5)))
        title = self.words.name(self.view["base"]["id"], "base")
        return Group(Text(title, "bold"), Text("   1   2   3   4", "dim"), grid)

    def legend(self) -> RenderableType:
        """TS-10: the events that lie under the block, by their symbols."""
        there = dict.fromkeys(event for cell, event in self.view["base"]["events"].items())
        said = [f"{sign} {self.words.name(event)}" for event, sign in SYMBOL.items() if event in there]
        return Text(self.words.say("symbols", symbols=" · ".join(said)), "dim")

    def symbol(self, cell: str) -> Text:
        base = self.view["base"]
        mark, bare = SYMBOL.get(base["events"].get(cell, ""), "·"), cell in base["bare"]
        style = "strike dim" if cell in base["disarmed"] else "red" if bare and mark != "·" else ""
        return Text(f"[{mark}] " if bare else f" {mark}  ", style)

    def threat(self) -> Iterator[RenderableType]:
        """What the Threat phase will take, how likely that is a breach, and what it would bare."""
        view, words = self.view, self.words
        if not view["threat"]:
            return
        safe = Fraction(view["threat"][0]["breaches"]["0"])
        cells = [cube["cell"] for cube in view["threat"]]
        line = Text(words.say("next-threat", cells=cells, chance=round(100 * (1 - safe))), "red")
        for cube in view["threat"]:
            if cube["event"]:
                line.append(f" {words.say('next-event', cell=cube['cell'], event=cube['event'])}")
        yield line

    # The value axis: wells below the places they match

    def middle(self) -> RenderableType:
        """TS-2.10, TS-2.11: four rows of places, and under each value its primed cubes."""
        view, words = self.view, self.words
        grid = Table(box=ROUNDED, border_style="dim", padding=(0, 1))
        grid.add_column(words.say("containment"))
        for value in VALUES:
            grid.add_column(str(value), justify="center")
        for colour in COLOURS:
            filled = view["contained"][colour]
            letter = words.say(f"letter-{colour}")
            marks = [Text(f"{letter}{v}", f"bold {INK[colour]}") if v in filled else Text("·", "dim") for v in VALUES]
            grid.add_row(Text(words.name(colour), INK[colour]), *marks)
        grid.add_section()
        grid.add_row(words.say("wells"), *(self.well(value) for value in VALUES))
        return grid

    def well(self, value: int) -> Text:
        cubes = self.view["wells"][value - 1]
        text = Text(style="bold red" if value in self.view["risky"] else "")
        for cube in cubes:
            text.append(self.words.say(f"letter-{cube.split('-')[0]}"))
        return text if cubes else Text("–", "dim")

    def columns(self) -> Iterator[RenderableType]:
        """Containment cards that can be read, and what is left beside the board."""
        view, words = self.view, self.words
        for column in view["columns"]:
            if column["card"]:
                card = words.card(column["card"], "containment")
                line = words.say("column-card", value=column["value"], card=column["card"], state=column["state"])
                yield Text(line, "magenta").append(f" {words.text(card.text)}" if card else "", "default")
        destroyed = [colour for colour, n in view["destroyed"].items() for _ in range(n)]
        piles = view["piles"]
        told = {"two": piles["2"], "three": piles["3"], "four": piles["4"]}
        yield Text(words.say("piles-left", **told, destroyed=destroyed), "dim")

    def scientists(self) -> RenderableType:
        """Everybody: Lab, valid series, hand, and what the scientist can do."""
        words, grid = self.words, Table.grid(padding=(0, 2))
        for told in self.view["scientists"]:
            if not told["card"]:
                continue
            card = words.card(told["card"], "scientist")
            assert isinstance(card, Scientist)
            active = told["who"] == self.view["active"]
            name = Text(words.text(card.name) + " ◇" * card.support, "bold" if active else "")
            name.append(f" ({words.seat(told['seat'])})", "dim")
            powers = Text(f"{words.text(card.text)}\n→ {words.text(card.action_text)}", "dim")
            about = Group(self.lab(told), self.hand(told), *self.own(told), powers)
            grid.add_row("▶" if active else " ", name, about)
        return grid

    def lab(self, told: View) -> Text:
        words = self.words
        line = Text(f"{words.say('lab')} ")
        for cube in told["lab"]:
            colour, value = cube.split("-")
            line.append(f"[{words.say(f'letter-{colour}')}{value}] ", INK[colour])
        if not told["lab"]:
            line.append(words.say("empty"), "dim")
        if told["series"]:
            listed = " | ".join(" ".join(self.short(c) for c in s["cubes"]) for s in told["series"][:4])
            line.append(words.say("series-here", series=listed), "yellow")
        return line

    def short(self, cube: str) -> str:
        colour, value = cube.split("-")
        return f"{self.words.say(f'letter-{colour}')}{value}"

    def hand(self, told: View) -> Text:
        cards = [card["card"] for card in told["hand"]]
        return Text(self.words.say("in-hand", cards=cards), "cyan" if cards else "dim")

    def own(self, told: View) -> Iterator[Text]:
        """What the cards in the reader's hand say."""
        if told["seat"] == self.words.viewer:
            for id in dict.fromkeys(held["card"] for held in told["hand"]):
                yield reads(id, self.words)


def reads(id: str, words: Words) -> Text:
    """A Research card with what it says."""
    card = words.card(id, "research")
    assert card is not None
    return Text.assemble(
        ("  " + words.say("card-says", name=words.text(card.name)) + " ", "cyan"), words.text(card.text)
    )
