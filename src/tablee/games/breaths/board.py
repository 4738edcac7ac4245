"""The table of Deep Regular Breaths as text: an oxygen gauge, the three piles, the situation, the crew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.breaths.cards import CARDS, CHARACTERISTICS, Situation
from tablee.games.breaths.remarks import BreathsRemarks
from tablee.games.breaths.state import LIFE
from tablee.kit.pack import Card
from tablee.reading import Board
from tablee.words import Words, capital

View = Mapping[str, Any]
RED = 13
"""Below so many cards the gauge is red."""
WIDE = 110


class BreathsBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        return Drawn(view, words)

    def odds(self, insight: Mapping[str, Any], words: Words) -> RenderableType:
        """What draws will take, player by player; and the chances of the running draw, card by card."""
        if not insight["draws"]:
            return Text(words.say("odds-none"))
        grid = Table(box=ROUNDED, border_style="dim")
        grid.add_column("")
        for name in CHARACTERISTICS:
            grid.add_column(words.name(name), justify="right")
        for seat, draws in insight["draws"].items():
            grid.add_row(capital(words.seat(int(seat))), *(mean(draws[c], words) for c in CHARACTERISTICS))
        parts: list[RenderableType] = [Text(words.say("odds-title"), "bold"), grid]
        if "now" in insight:
            now = insight["now"]
            told = words.say("odds-now", matching=now["matching"], cards=now["cards"])
            chances = " · ".join(words.say("percent", n=round(100 * Fraction(chance))) for chance in now["by"])
            parts.append(Text(f"{told} {words.say('odds-by', chances=chances)}" if chances else told))
        return Group(*parts)

    def cards(self, view: View, words: Words) -> RenderableType:
        """The cards that lie open or are one's own, with what they say: the situation, trumps in the air pile, hand and secret."""
        now = [view["situation"]["card"]] if view["situation"] else []
        own = [*view["hand"], *([view["secret"]] if view["secret"] else [])]
        found = [words.card(id) for id in dict.fromkeys([*now, *view["air"], *own])]
        return Group(*(read(card, words) for card in found if card))


class Drawn:
    """A view made ready to be printed at whatever width there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield gauge(self.view["reserve"]["count"], min(options.max_width - 24, CARDS), self.words)
        yield from self.piles()
        yield self.situation()
        yield self.crew(options.max_width >= WIDE)
        yield from self.own()

    def piles(self) -> Iterator[RenderableType]:
        """What is known of the reserve, the air pile with what it closes, the top of the discard."""
        view, words = self.view, self.words
        known = [
            f"{words.say('label', name=k['place'])} {words.name(k['card'])}{'' if k['up'] else ' ▾'}"
            for k in view["reserve"]["known"]
        ]
        if known:
            yield self.line("reserve-top", " · ".join(known[:12]) + (" · …" if len(known) > 12 else ""))
        air = " · ".join(words.name(card) for card in view["air"])
        yield self.line("air-pile", f"{len(view['air'])}  {air}")
        for characteristic, card in view["closed"].items():
            yield Text(f"  {capital(words.say('closed-by', characteristic=characteristic, card=card))}", "bold red")
        top = [words.name(c["card"]) if c["card"] else words.say("unseen") for c in view["discard"][:6]]
        yield self.line(
            "discard-pile", f"{len(view['discard'])}  {' · '.join(top)}{' · …' if len(view['discard']) > 6 else ''}"
        )
        if view["draw"]:
            yield Text(capital(words.say("running", **view["draw"])), "bold yellow")

    def line(self, id: str, text: str) -> Text:
        return Text.assemble((f"{self.words.say(id)}  ", "bold"), text)

    def situation(self) -> RenderableType:
        """What the crew faces, and how far it has come."""
        view, words, now = self.view, self.words, self.view["situation"]
        head = []
        if view["final"]:
            head.append(words.say("stage-now", stage=view["final"]["stage"], step=view["final"]["step"]))
        if now is None:
            head.append(words.say("no-situation", count=len(view["pile"])))
            body = Text(" · ".join(head))
        else:
            card = words.card(now["card"], "situation")
            assert isinstance(card, Situation)
            body = Text.assemble((words.text(card.name), "bold"), f"  {words.text(card.text)}\n")
            marks = [words.say("urgent")] if now["urgent"] else []
            body.append(" · ".join([*head, *marks, words.say("uncovered-by", seat=now["explorer"])]), "yellow")
        secrets = sum(place is not None for place in view["board"])
        body.append(f"\n{words.say('piles', knowledge=view['knowledge_left'], secrets=secrets)}", "dim")
        return Panel(body, border_style="yellow" if now and now["urgent"] else "dim")

    def crew(self, wide: bool) -> RenderableType:
        """Every player: life, conditions, cards and secret, as far as this seat may know."""
        grid = Table(box=ROUNDED, border_style="dim", show_header=False, expand=wide, show_lines=True)
        for person in self.view["seats"]:
            grid.add_row(*self.person(person))
        return grid

    def person(self, person: View) -> list[RenderableType]:
        words, seat = self.words, person["seat"]
        who = Text("▶ " if seat == self.view["holder"] else "  ").append(capital(words.seat(seat)), "bold")
        who.append(f"\n  {lives(person)}", "green" if person["life"] else "red")
        if status := self.status(person):
            who.append(f"\n  {words.say(f'status-{status}')}", "red")
        conditions = Text("\n").join(
            self.condition(person, name) for name in CHARACTERISTICS if name in person["conditions"]
        )
        held = Text(words.say("cards-held", count=len(person["knowledge"])))
        held.append("".join(f"\n{words.name(card['card'])}" for card in person["knowledge"] if card["card"]), "cyan")
        held.append(f"\n{self.secret(person)}", "magenta")
        return [who, conditions, held]

    def status(self, person: View) -> str:
        if person["dead"]:
            return "dead"
        if not person["conscious"]:
            return "unconscious"
        if not person["life"]:
            return "exhausted"
        return "bound" if person["bound"] else ""

    def condition(self, person: View, characteristic: str) -> Text:
        """One line of a sheet; struck out where a trump closes it, starred for each token."""
        words, of = self.words, person["conditions"][characteristic]["of"]
        style = "strike red" if characteristic in self.view["closed"] else ""
        tokens = " ★" * person["tokens"][characteristic]
        label = words.say("label", name=words.name(characteristic))
        return Text(f"{label} {words.join(map(words.name, of), 'or')}{tokens}", style)

    def secret(self, person: View) -> str:
        """The name of a player's secret, as far as this seat may know, and who else has read it."""
        words, secret = self.words, person["secret"]
        if secret is None:
            return "" if self.view["mode"] == "coop" else words.say("secret-none")
        told = words.name(secret["card"], "secret") if secret["card"] else words.say("secret-shut")
        others = [seat for seat in secret["read_by"] if seat != person["seat"]]
        return f"{told} ({words.say('read-by', seats=others)})" if others else told

    def own(self) -> Iterator[RenderableType]:
        """The viewer's cards and secret, with their texts."""
        words = self.words
        for card in (words.card(id, "knowledge") for id in self.view["hand"]):
            if card:
                yield Text.assemble(
                    (f"{words.say('your-card', name=words.text(card.name))} ", "cyan"), words.text(card.text)
                )
        secret = words.card(self.view["secret"], "secret") if self.view["secret"] else None
        if secret:
            yield Text.assemble(
                (f"{words.say('your-secret', name=words.text(secret.name))} ", "magenta"), words.text(secret.text)
            )


def read(card: Card, words: Words) -> RenderableType:
    """A card as one reads it: its name, what it shows, its text."""
    shown = Text.assemble((words.text(card.name), "bold"), (f"  {BreathsRemarks().face(card, words)}", "cyan"))
    return Group(Padding(shown, (1, 0, 0, 2)), Padding(Text(words.text(card.text)), (0, 0, 0, 4)))


def lives(person: View) -> str:
    """Helmets for life, skulls for suffering, a ring for a life laid beside the air pile."""
    life: int = person["life"]
    pledged: int = person["pledged"]
    return "●" * life + "○" * pledged + "☠" * max(0, LIFE - life - pledged)


def gauge(count: int, width: int, words: Words) -> Text:
    """The reserve as a bar: what is left of 78 cards."""
    full = round(count * width / CARDS)
    style = "bold red" if count < RED else "yellow"
    return Text.assemble(
        (f"{words.say('oxygen')} ", "bold"), ("█" * full, style), ("░" * (width - full), "dim"), f" {count}/{CARDS}"
    )


def shown(number: str, words: Words) -> str:
    """A mean with one digit, as the language writes it."""
    return words.say("figure", n=float(Fraction(number)))


def mean(told: Mapping[str, Any], words: Words) -> str:
    """What a draw takes, the booklet's figure, and how likely it succeeds where that is not certain."""
    if not Fraction(told["mean"]):
        return words.say("never")
    success = 1 - Fraction(told["never"])
    likely = "" if success == 1 else f" {words.say('percent', n=round(100 * success))}"
    return f"{shown(told['mean'], words)} [{shown(told['booklet'], words)}]{likely}"
