"""The table of La Petite Mort as text: the Diploma, each life as a column, cemeteries with their totals, one's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.petite_mort.cards import Scythe
from tablee.games.petite_mort.pictograms import KINDS
from tablee.games.petite_mort.remarks import drawn, face
from tablee.reading import Board
from tablee.words import Words, capital

View = Mapping[str, Any]
PAWN = "●"


class PetiteMortBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        return Drawn(view, words)

    def odds(self, insight: Mapping[str, Any], words: Words) -> RenderableType:
        """Where given cards may be, and how likely each character is to be reaped."""
        lines: list[RenderableType] = []
        for card, chances in insight["gave"].items():
            where = [words.say("gave-chance", seat=int(seat), chance=percent(share)) for seat, share in chances.items()]
            lines.append(Text(words.say("gave-at", card=card, where=where)))
        if insight["danger"]:
            lines.append(Text(words.say("odds-title"), "bold"))
            lines += [
                Text(words.say("odds-danger", life=life, chance=percent(p))) for life, p in insight["danger"].items()
            ]
        return Group(*lines) if lines else Text(words.say("odds-none"))

    def cards(self, view: View, words: Words) -> RenderableType:
        """PM-4.4: what lies open before each seat, one life after the other, every card with its line."""
        lines: list[RenderableType] = []
        for seat in view["seats"]:
            lines.append(Padding(Text(capital(words.seat(seat["seat"])), "bold"), (1, 0, 0, 0)))
            for life in seat["lives"]:
                lines.append(read(life["person"], words))
                lines += [Padding(read(trait, words), (0, 0, 0, 4)) for trait in life["traits"]]
        return Group(*lines)


class Drawn:
    """A view made ready to be printed at whatever width there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, words = self.view, self.words
        yield Text(words.say("head", round=view["round"], phase=words.say(f"phase-{view['phase']}")), "bold")
        yield self.diploma()
        yield Text(
            words.say("piles", **view["piles"]) + " · " + words.say("supply", tokens=letters(view["supply"], words))
        )
        legend = ", ".join(f"{words.say(f'letter-{kind}')} {words.name(kind)}" for kind in KINDS)
        letter, job = words.say(f"letter-{KINDS[0]}"), words.say("letter-job")
        yield Text(words.say("legend", letters=legend, letter=letter, job=job), "dim")
        for seat in view["seats"]:
            yield from self.seat(seat)
        yield from self.hand()
        yield from self.gave()

    def diploma(self) -> RenderableType:
        """PM-2.10: each objective with its explanation, and how far everybody is; a pawn where it is fulfilled."""
        told, words = self.view["diploma"], self.words
        title = words.say("diploma-title", diploma=told["id"], level=told["level"])
        if told["keeps_scythes"]:
            title += f" · {words.say('diploma-keeps')}"
        grid = Table(box=ROUNDED, border_style="dim", title=title, title_justify="left", expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        for seat in self.view["seats"]:
            grid.add_column(Text(capital(words.seat(seat["seat"]))), justify="center", no_wrap=True)
        for aim in told["objectives"]:
            card = words.card(aim["id"], "objective")
            assert card is not None
            name = Text(words.say("board-reads", card=words.text(card.name), text=words.text(card.text)))
            name.stylize("bold", 0, len(words.text(card.name)))
            if places := words.say("objective-places", places=aim["places"]).strip():
                name.append(f" ({places})", "dim")
            cells = [
                PAWN if seat in aim["pawns"] else " ".join(f"{have}/{need}" for have, need in parts)
                for seat, parts in enumerate(aim["progress"])
            ]
            grid.add_row(name, *cells)
        return grid

    def seat(self, seat: View) -> Iterator[RenderableType]:
        """A seat's lives as columns, then its cemetery."""
        words = self.words
        mine = seat["seat"] == words.viewer
        line = Text(capital(words.seat(seat["seat"])), "bold reverse" if mine else "bold")
        line.append(
            f"  {words.say('seat-line', pawns=seat['pawns'], tokens=letters(seat['tokens'], words))}", "not reverse"
        )
        yield Padding(line, (1, 0, 0, 0))
        if seat["lives"]:
            grid = Table(box=ROUNDED, border_style="dim", expand=True, padding=(0, 1), show_header=False)
            for _ in seat["lives"]:
                grid.add_column(ratio=1)
            grid.add_row(*(self.life(life) for life in seat["lives"]))
            yield grid
        yield from self.cemetery(seat)
        if "hand" in seat and not mine:
            yield Text(names([*seat["hand"]["traits"], *seat["hand"]["scythes"]], words), "dim")

    def life(self, life: View) -> RenderableType:
        """PM-5.9, PM-6: who, how old, what happened, what is left of the weaknesses, and what lies on it."""
        words = self.words
        age = words.say(f"age-{life['age']}")
        parts: list[RenderableType] = [
            Text(words.name(life["person"], "person"), "bold"),
            Text(f"{age} · {words.say('souls', n=life['souls'])}", "dim"),
        ]
        parts += [card_line(trait, words) for trait in life["traits"]]
        net = letters(life["net"], words)
        parts.append(Text(words.say("net", net=net), "red") if life["net"] else Text(words.say("net-none"), "dim"))
        if life["strong"]:
            parts.append(Text(words.say("protected", strong=letters(life["strong"], words, "+")), "green"))
        parts += [Text(words.say("token-on", **token), "magenta") for token in life["tokens"]]
        parts += [Text(words.say("strike-on", **strike), "bold magenta") for strike in life["strikes"]]
        return Group(*parts)

    def cemetery(self, seat: View) -> Iterator[RenderableType]:
        """PM-12.1: totals, then every card."""
        totals, words = seat["totals"], self.words
        if not seat["cemetery"]:
            yield Text(words.say("cemetery-empty"), "dim")
            return
        told = {name: totals[name] for name in ("people", "traits", "souls", "jobs")}
        weak, strong = letters(totals["weak"], words), letters(totals["strong"], words, "+")
        yield Text(words.say("cemetery", **told, weak=weak, strong=strong))
        if totals["symbols"]:
            kept = [words.say("symbol-count", symbol=id, n=n) for id, n in totals["symbols"].items()]
            yield Text(words.say("cemetery-scythes", symbols=kept))
        yield Text(words.say("cemetery-cards", cards=names(seat["cemetery"], words)), "dim")

    def hand(self) -> Iterator[RenderableType]:
        """One's own cards, with what is printed on them."""
        words, hand = self.words, self.view["hand"]
        if hand["traits"]:
            yield Padding(Text(words.say("hand-traits"), "bold"), (1, 0, 0, 0))
            for id in hand["traits"]:
                yield read(id, words)
        if hand["scythes"]:
            yield Text(words.say("hand-scythes"), "bold")
            for id in hand["scythes"]:
                yield read(id, words)

    def gave(self) -> Iterator[RenderableType]:
        """PM-4.5: what one gave away and nobody has attached yet."""
        for told in self.view["gave"]:
            where = [self.words.seat(seat) for seat in told["seats"]]
            yield Text(self.words.say("gave-where", card=told["card"], where=where), "dim")


def read(id: str, words: Words) -> Text:
    """A card as one reads it: its name, what is printed on it, and its line."""
    card = drawn(id, words)
    line = card.flavour if isinstance(card, Scythe) else card.text
    shown = Text.assemble(words.text(card.name), (f"  {face(card, words)}", "cyan"))
    return shown.append(f"  {words.text(line)}", "dim") if line else shown


def letters(counts: Mapping[str, int], words: Words, sign: str = "") -> str:
    """Pictograms as letters: H×2 A."""
    found = [f"{sign}{words.say(f'letter-{kind}')}" + (f"×{n}" if n > 1 else "") for kind, n in counts.items()]
    return " ".join(found) or "–"


def card_line(id: str, words: Words) -> Text:
    card = drawn(id, words)
    return Text.assemble(words.text(card.name), (f" {face(card, words)}", "cyan"))


def names(ids: Sequence[str], words: Words) -> str:
    return words.join(words.noun(id, form="cite") for id in ids)


def percent(chance: str) -> int:
    return round(100 * Fraction(chance))
