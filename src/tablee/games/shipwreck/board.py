"""The table of The Shipwreck Arcana as text: readable at 80 columns, roomier at 120."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.shipwreck.cards import Arcana, Power
from tablee.games.shipwreck.options import VALUES, Place
from tablee.games.shipwreck.state import ROW, TRACK
from tablee.kit import parse
from tablee.reading import Board
from tablee.words import Words

View = Mapping[str, Any]
WIDE = 110


class ShipwreckBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        return Drawn(view, words)

    def odds(self, insight: Mapping[str, Any], words: Words) -> RenderableType:
        """The chances of every kept fate as everybody can know them, by what is certain and by convention; apart from that what the
        reader's own hand adds, which is not for the group (SA-11.4); and what each play would tell."""
        parts: list[RenderableType] = [Text(words.say("odds-none"))]
        if insight["public"]:
            rows = {
                f"{capital(words.seat(int(seat)))}, {words.say(f'odds-{layer}')}": chances[layer]
                for seat, chances in insight["public"].items()
                for layer in ("logic", "convention")
            }
            parts = [Text(words.say("odds-title"), "bold"), chart(rows, words)]
        own = {
            capital(words.seat(int(seat))): chances
            for seat, chances in insight["kept"].items()
            if chances != insight["public"][seat]["logic"]
        }
        if own:
            parts += [Text(words.say("odds-own"), "bold red"), chart(own, words)]
        for text, told in insight.get("plays", {}).items():
            label = words.option("place", parse(Place, text))
            shares = {layer: share(told[layer]) for layer in ("logic", "convention")}
            parts.append(Text(words.say("odds-play", play=label, **shares)))
        return Group(*parts)


def chart(rows: Mapping[str, Mapping[str, str]], words: Words) -> RenderableType:
    """Chances value by value."""
    grid = Table(box=ROUNDED, border_style="dim", caption=words.say("odds-caption"), caption_justify="left")
    grid.add_column("")
    for value in VALUES:
        grid.add_column(str(value), justify="right")
    for head, chances in rows.items():
        grid.add_row(head, *(percent(chances.get(str(value)), words) for value in VALUES))
    return grid


class Drawn:
    """A view made ready to be printed at whatever width there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.hours()
        yield self.row(options.max_width >= WIDE)
        yield from self.pile()
        yield from self.faded(options.max_width >= WIDE)
        yield self.seats()

    def hours(self) -> RenderableType:
        """The Hours: both tracks, and whether a fate was played there."""
        view, words = self.view, self.words
        line = Text.assemble(
            (f"{words.name('hours')}   ", "bold"),
            f"{words.say('track-score')} ",
            (track(view["score"], "●", "○"), "green"),
            f" {view['score']}/{TRACK}    {words.say('track-doom')} ",
            (track(view["doom"], "◆", "◇"), "red"),
            f" {view['doom']}/{TRACK}    {words.say('bag', count=view['bag'])}",
        )
        if view["on_hours"]:
            line.append(f"\n{words.say('on-hours', fate=view['played'])}")
        return line

    def row(self, wide: bool) -> RenderableType:
        """The four arcana, from the left."""
        grid = Table(box=ROUNDED, expand=True, padding=(0, 1), show_lines=False, border_style="dim")
        there = {place["place"]: place for place in self.view["row"]}
        cells = [self.arcana(there.get(column), wide) for column in range(ROW)]
        for column in range(ROW):
            name = self.words.name(there[column]["card"], "arcana") if column in there else "–"
            grid.add_column(Text(name, "bold"), ratio=1, overflow="fold")
        for line in zip(*cells, strict=True):
            grid.add_row(*line)
        return grid

    def arcana(self, place: View | None, wide: bool) -> list[RenderableType]:
        """One card: its ability, its moons, the fates in front of it and the power on its back."""
        words = self.words
        if place is None:  # it has faded, and the game was over before the next one came
            return [""] * 5
        card, back = words.card(place["card"], "arcana"), words.card(place["power"], "power")
        assert isinstance(card, Arcana)
        assert isinstance(back, Power)
        spent, moons = place["hours"], place["moons"]
        drawn = Text.assemble(("●" * min(spent, moons) + "○" * (moons - spent), "yellow"), f" {spent}/{moons}")
        if spent >= moons:
            drawn.append(f" {words.say('will-fade')}", "bold red")
        fates = " ".join(f"[{fate}]" for fate in place["fates"]) or words.say("no-fates")
        behind = Text(words.say("back", power=back.id), "dim")
        if wide:
            behind.append(f"\n{words.text(back.text)}")
        return [
            Text(words.text(card.tag), "cyan"),
            Text(words.text(card.text)),
            drawn,
            Text(fates, "bold" if place["fates"] else "dim"),
            behind,
        ]

    def pile(self) -> Iterator[RenderableType]:
        """How many arcana are left, the next one, and the known end of the pile."""
        view, words = self.view, self.words
        card = words.card(view["next"], "arcana") if view["next"] else None
        if isinstance(card, Arcana):
            told = {"count": view["pile"], "card": card.id, "tag": words.text(card.tag), "power": card.power}
            yield Text(words.say("pile", **told, moons=card.moons))
        else:
            yield Text(words.say("pile-empty"))
        if view["under"]:
            yield Text(words.say("pile-end", cards=view["under"]), "dim")

    def faded(self, wide: bool) -> Iterator[RenderableType]:
        """The powers that wait below the row: whose they are, when, and what they do."""
        words = self.words
        for waiting in self.view["faded"]:
            power = words.card(waiting["power"], "power")
            assert isinstance(power, Power)
            line = Text(words.say("faded-power", power=power.id, who=power.who, when=power.when), "magenta")
            yield line.append(f" {words.text(power.text)}", "default")

    def seats(self) -> RenderableType:
        """Every seat: whose turn it is, what it holds, and its line with the flipped markers out."""
        view, words = self.view, self.words
        grid = Table.grid(padding=(0, 2))
        for seat in view["seats"]:
            number = seat["seat"]
            mine = number == words.viewer
            held = words.say("fates", count=seat["fates"])
            if mine and view["hand"]:
                held = words.say("hand", fates=view["hand"])
            elif seat["shown"]:
                held = words.say("hand-shown", fates=seat["shown"])
            grid.add_row(
                "▶" if number == view["active"] else " ",
                Text(capital(words.seat(number)), "bold" if mine else ""),
                Text(held, "bold" if mine else ""),
                number_line(seat["line"], words),
                words.say("active", seat=number) if number == view["active"] else "",
            )
        return Padding(grid, (1, 0, 0, 0))


def track(n: int, full: str, empty: str) -> str:
    return full * n + empty * (TRACK - n)


def number_line(standing: list[int], words: Words) -> Text:
    """The markers that still stand; a dot for each that lies flipped."""
    line = Text(f"{words.say('line')} ", "dim")
    for value in VALUES:
        line.append(f"{value} " if value in standing else "· ", "default" if value in standing else "dim")
    return line


def percent(chance: str | None, words: Words) -> Text:
    """A chance in per cent."""
    return Text("–", "dim") if chance is None else Text(words.say("percent", n=share(chance)))


def share(chance: str) -> int:
    return round(100 * Fraction(chance))


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]
