"""The table of Narcose as text: the Darknet, the play zone with its live mixtures, the seats and their zones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.narcose.remarks import NarcoseRemarks, title
from tablee.games.narcose.state import LIFE
from tablee.games.narcose.titles import Title
from tablee.reading import Board
from tablee.words import Words, capital

View = Mapping[str, Any]
INK = {
    "stimulant": "yellow", "depressant": "blue", "hallucinogen": "magenta", "dissociative": "cyan", "rdr": "green",
    "infection": "bright_red", "event": "bright_blue", "money": "white", "asset": "white", "other": "white",
}  # fmt: skip
LETTER = {"stimulant": "S", "depressant": "D", "hallucinogen": "H", "dissociative": "X", "other": "·"}


class NarcoseBoard(Board):
    def draw(self, view: View, words: Words) -> RenderableType:
        """The other seat, the Darknet, the play zone, the own seat."""
        mine = words.viewer if words.viewer is not None else 0
        return Group(
            seat(view, 1 - mine, words),
            darknet(view, words),
            *below(view, words),
            phase(view, words),
            *play(view, words),
            seat(view, mine, words),
            *own(view, words),
        )

    def odds(self, insight: View, words: Words) -> RenderableType:
        """What the hidden hands may hold, the likeliest first."""
        parts: list[RenderableType] = [Text(words.say("board-odds"), "bold")]
        for number, chances in insight["hands"].items():
            if not chances:
                continue
            ranked = sorted(chances.items(), key=lambda pair: (-Fraction(pair[1]), pair[0]))
            said = [
                words.say("board-chance", card=card, percent=words.say("percent", n=round(100 * Fraction(chance))))
                for card, chance in ranked[:12]
            ]
            parts.append(Text(f"{capital(words.seat(int(number)))}  {' · '.join(said)}"))
        return Group(*parts)

    def cards(self, view: View, words: Words) -> RenderableType:
        """The cards that lie open or are one's own, each once, with what they say: on offer, in play, in the zones, in hand."""
        lying = [pile["card"] for pile in view["darknet"]] + [played["card"] for played in view["play"]]
        lying += [card for place in view["seats"] for zone in ("rdr", "malus") for card in place[zone]]
        return Group(*(read(title(id, words), words) for id in dict.fromkeys(lying + view["hand"]) if id is not None))

    def piles(self, view: View, words: Words) -> RenderableType:
        """NA-4.2: all that may be looked through: the discards, hands and decks together, what has left the game."""
        rows = [
            (words.say(f"pile-of-{zone}", seat=place["seat"]), cards_in(place[zone], words))
            for place in view["seats"]
            for zone in ("discard", "pool", "known")
            if zone != "known" or place["known"]
        ]
        under = [card for card in view["under"] if card is not None]
        if under:
            rows.append((words.say("pile-of-under"), words.say("pile-cards-in-order", cards=under)))
        for zone in ("removed", "events", "box"):
            if view[zone]:
                rows.append((words.say(f"pile-of-{zone}"), cards_in(view[zone], words)))
        return Group(*(Text.assemble((capital(head), "bold"), f"\n  {said}") for head, said in rows))


def cards_in(pile: Mapping[str, int] | list[str], words: Words) -> str:
    """A pile in words, card by card or from its counts."""
    cards = [id for id, n in pile.items() for _ in range(n)] if isinstance(pile, Mapping) else sorted(pile)
    return words.say("pile-cards", cards=cards) if cards else words.say("pile-nothing")


def named(id: str, words: Words) -> Text:
    """A card's name in its colour, with the letters of its types."""
    card = title(id, words)
    ink = INK[card.types[0] if card.types else card.kind]
    marks = "".join(LETTER[kind] for kind in card.types) + {"opi": "o", "gaba": "g", "": ""}[card.sub]
    return Text.assemble((words.name(id), f"bold {ink}"), (f" {marks}" if marks else "", ink))


def seat(view: View, number: int, words: Words) -> RenderableType:
    """Life, counts and zones of a seat."""
    here = view["seats"][number]
    life = max(0, here["life"])
    line = Text.assemble(
        ("▶ " if view["dealer"] == number else "  "),
        (capital(words.seat(number)), "bold"),
        "  ",
        ("█" * life + "░" * (LIFE - life), "red" if life <= 8 else "green"),
        f" {words.say('board-life', life=here['life'])}  ",
        words.say("board-cards", hand=here["hand"], deck=here["deck"], discard=len(here["discard"])),
    )
    if here["shield"]:
        line.append(f"  {words.say('board-shield')}", "bold green")
    for zone in ("rdr", "malus"):
        if here[zone]:
            line.append(f"\n    {words.say(f'board-{zone}', cards=here[zone])}", "green" if zone == "rdr" else "red")
    return line


def darknet(view: View, words: Words) -> RenderableType:
    """The face-up cards with their prices, four in a row (three in the river)."""
    piles = view["darknet"]
    across = 3 if view["mode"] == "river" else 4
    grid = Table(box=ROUNDED, border_style="dim", show_header=False, padding=(0, 1), title=words.say("board-darknet"))
    for _ in range(across):
        grid.add_column(ratio=1)
    for start in range(0, len(piles), across):
        grid.add_row(*(pile(start + i, each, words) for i, each in enumerate(piles[start : start + across])))
    return grid


def pile(place: int, here: View, words: Words) -> RenderableType:
    if here["card"] is None:
        return Text(f"{place + 1} {words.say('board-empty')}", "dim")
    price = words.say("board-price", n=here["price"])
    line = Text(f"{place + 1} ", "dim").append_text(named(here["card"], words)).append(f" {price}")
    return line.append(f"\n  {words.say('board-below', count=here['below'])}", "dim") if here["below"] else line


def below(view: View, words: Words) -> Iterator[RenderableType]:
    """The reserve and what has happened to the market."""
    counts = {"infections": view["infections"], "removed": len(view["removed"]) + view["seized"]}
    yield Text(words.say("board-reserve", count=view["reserve"], **counts), "dim")
    if view["events"]:
        yield Text(words.say("board-event-past", cards=view["events"]), INK["event"])


def phase(view: View, words: Words) -> RenderableType:
    tally = view["tally"]
    line = Text.assemble((words.say(f"board-phase-{view['phase']}"), "bold"), "   ", words.say("board-tally", **tally))
    if tally["discount"]:
        line.append(f"   {words.say('board-discount', by=-tally['discount'])}")
    return Padding(line, (1, 0, 0, 0))


def play(view: View, words: Words) -> Iterator[RenderableType]:
    """The cards in play, what each deals, and the mixtures that are live."""
    for card in view["play"]:
        line = Text(f"  {card['at']:2} ", "dim").append_text(named(card["card"], words))
        if card["damage"] or card["mixed"]:
            line.append(f"  ♥ {card['damage'] + card['mixed']}", "red")
        for mark in ("used", "muted"):
            if card[mark]:
                line.append(f"  {words.say(f'board-{mark}')}", "dim")
        yield line
    for mixture in view["mixtures"]:
        yield Text(f"  ⚗ {mixed(view, mixture, words)}", "bold red")


def mixed(view: View, mixture: View, words: Words) -> str:
    """A live mixture by its name, with the cards that make it."""
    card = title(mixture["card"], words)
    lines = [*card.effects, *(line for side in card.sides for line in side)]
    name = words.text(lines[mixture["line"] - 1].mix)
    partners = [x["card"] for x in view["play"] if x["at"] in mixture["with"]]
    if not partners:
        return words.say("board-mixture-alone", name=name, card=card.id)
    return words.say("board-mixture", name=name, card=card.id, **{"with": list(dict.fromkeys(partners))})


def own(view: View, words: Words) -> Iterator[RenderableType]:
    """What only the reader sees."""
    if view["hand"]:
        yield Text(words.say("board-hand", cards=view["hand"]), "bold")
        for card in (title(id, words) for id in dict.fromkeys(view["hand"])):
            yield Padding(named(card.id, words).append(f"  {words.text(card.text)}", "default"), (0, 0, 0, 2))
    for what in ("top", "looked"):
        seen = [card for card in view[what] if card is not None]
        if seen:
            yield Text(words.say(f"board-{what}", cards=seen))


def read(card: Title, words: Words) -> RenderableType:
    """A card as one reads it: its name, its price, its kind; its text; its line of atmosphere."""
    price, tag = NarcoseRemarks().face(card, words), words.text(card.tag)
    head = named(card.id, words).append(f"  {price}" if price else "", "cyan").append(f"  {tag}", "dim")
    said = [Text(words.text(card.text))] + ([Text(words.text(card.flavour), "italic")] if card.flavour else [])
    return Group(Padding(head, (1, 0, 0, 2)), *(Padding(line, (0, 0, 0, 4)) for line in said))
