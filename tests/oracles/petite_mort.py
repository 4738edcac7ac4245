"""La Petite Mort from its booklet, slowly and from scratch: net pictograms, who can be reaped, shares, and what objectives count.

Cards are plain dictionaries: `weak`, `strong` (lists of causes), `souls`, `job`, `sort` ("person", "trait", "scythe"), `symbol`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

CAUSES = ("heart", "stroke", "accident", "lungs", "suicide", "cancer")
Card = Mapping[str, Any]


def net(cards: Iterable[Card], tokens: Iterable[str] = ()) -> Counter[str]:
    """Strike out a red pictogram for every green one of its kind, one at a time."""
    cards = list(cards)
    red = [kind for card in cards for kind in card["weak"]] + list(tokens)
    for kind in [kind for card in cards for kind in card["strong"]]:
        if kind in red:
            red.remove(kind)
    return Counter(red)


def reapable(needs: Sequence[str], cards: Iterable[Card], tokens: Iterable[str] = ()) -> bool:
    """Whether each needed pictogram can be ticked off on a pictogram of its own."""
    left = list(net(cards, tokens).elements())
    for kind in needs:
        if kind not in left:
            return False
        left.remove(kind)
    return True


def share(cards: int, reapers: int) -> tuple[int, int, int]:
    """By the booklet's rule of sharing: cards for each reaper, cards for the owner, and blanks added."""
    if reapers == 1:
        mine = 0
        while 2 * mine < cards:
            mine += 1
        return mine, cards - mine, 0
    blanks = 0
    while cards + blanks < reapers:
        blanks += 1
    pile, each = cards + blanks, 0
    while pile >= reapers:
        pile -= reapers
        each += 1
    return each, pile, blanks


def counted(what: str, args: Sequence[Any], yard: Sequence[Card], deaths: Mapping[str, int]) -> bool:
    """Whether a cemetery meets a goal, by going through its cards one by one."""
    lived = [card for card in yard if card["sort"] != "scythe"]
    scythes = [card for card in yard if card["sort"] == "scythe"]
    red = Counter(kind for card in lived for kind in card["weak"])
    green = Counter(kind for card in lived for kind in card["strong"])
    symbols = Counter(card["symbol"] for card in scythes)
    match what, *args:
        case "people" | "traits", n:
            return sum(card["sort"] == {"people": "person", "traits": "trait"}[what] for card in lived) >= n
        case "cards", n:
            return len(lived) >= n
        case "souls", n:
            return sum(card["souls"] for card in lived) >= n
        case "jobs", n:
            return sum(bool(card["job"]) for card in lived) >= n
        case "weaknesses", kinds, n:
            return sum(red[kind] for kind in kinds) >= n
        case "strengths", kinds, n:
            return sum(green[kind] for kind in kinds) >= n
        case "each_weakness", kinds, n:
            return min(red[kind] for kind in kinds) >= n
        case "different_weaknesses", n, each:
            return len([cause for cause in CAUSES if red[cause] >= each]) >= n
        case "different_strengths", n, each:
            return len([cause for cause in CAUSES if green[cause] >= each]) >= n
        case "same_weakness", n:
            return any(red[cause] >= n for cause in CAUSES)
        case "both_colours", n:
            return len([cause for cause in CAUSES if red[cause] and green[cause]]) >= n
        case "balance", n:
            return sum(red[cause] for cause in CAUSES) >= n and sum(green.values()) >= n
        case "cards_with", feature, of, n:
            return sum(card["sort"] in of and looks(card, feature) for card in lived) >= n
        case "scythes", n:
            return len(scythes) >= n
        case "symbols", n, each:
            return len([s for s in symbols if symbols[s] >= each]) >= n
        case "same_symbol", n:
            return max(symbols.values(), default=0) >= n
        case (("beds" | "reaps" | "lost"), n):
            return deaths[what] >= n
    raise ValueError(what)


def looks(card: Card, feature: str) -> bool:
    match feature:
        case "no-weakness":
            return len(card["weak"]) == 0
        case "weakness-and-strength":
            return len(card["weak"]) > 0 and len(card["strong"]) > 0
        case "same-weakness-twice":
            return any(n > 1 for kind, n in Counter(card["weak"]).items() if kind in CAUSES)
    return int(card["souls"]) >= 3


Leftovers = tuple[str | None, ...]
"""By seat: the trait it did not attach, if it is one I gave away; None for one I never saw."""


def places_of_gifts(rounds: Sequence[Mapping[str, Any]], me: int, seats: int) -> dict[str, dict[int, Fraction]]:
    """Where the cards `me` gave away may be, by trying every way the others can have passed their cards on.

    Each round: `gave` (mine, to the left and to the right), `got` (by seat what came to me), `laid` (by seat the two cards
    attached), all as I saw them. Which card an unseen one is does not matter before it is attached: each is as likely.
    """
    worlds: Counter[Leftovers] = Counter({(None,) * seats: 1})
    for seen in rounds:
        after: Counter[Leftovers] = Counter()
        for world, ways in worlds.items():
            for next_world, more in _one_round(world, seen, me, seats).items():
                after[next_world] += ways * more
        worlds = after
    total = sum(worlds.values())
    found: dict[str, dict[int, Fraction]] = {}
    for world, ways in worlds.items():
        for seat, card in enumerate(world):
            if card is not None:
                chances = found.setdefault(card, {})
                chances[seat] = chances.get(seat, Fraction(0)) + Fraction(ways, total)
    return found


def _one_round(world: Leftovers, seen: Mapping[str, Any], me: int, seats: int) -> Counter[Leftovers]:
    """Every way one round can have gone that fits what I saw."""
    others = [seat for seat in range(seats) if seat != me]
    found: Counter[Leftovers] = Counter()
    for ways in product(permutations(range(3)), repeat=len(others)):
        hands: list[list[str | None]] = [[] for _ in range(seats)]
        fits = True
        for seat, way in zip(others, ways, strict=True):
            kept, left, right = ((world[seat], None, None)[i] for i in way)
            hands[seat].append(kept)
            for card, to in ((left, (seat + 1) % seats), (right, (seat - 1) % seats)):
                if to == me:
                    due = seen["got"][seat]
                    fits = fits and card == (due if due in world else None)
                hands[to].append(card)
        hands[(me + 1) % seats].append(seen["gave"][0])
        hands[(me - 1) % seats].append(seen["gave"][1])
        if fits:
            found.update(_attach(hands, seen["laid"], others))
    return found


def _attach(hands: list[list[str | None]], laid: Mapping[int, Sequence[str]], others: list[int]) -> Counter[Leftovers]:
    """Every way these cards can have been attached; an unseen one may have been any unseen one there."""
    known = {card for seat in others for card in hands[seat] if card is not None}
    worlds: Counter[Leftovers] = Counter({(None,) * len(hands): 1})
    for seat in others:
        after: Counter[Leftovers] = Counter()
        for one, two in permutations(range(3), 2):
            shown = [card if card in known else None for card in laid[seat]]
            if [hands[seat][one], hands[seat][two]] == shown:
                rest = hands[seat][3 - one - two]
                for world, ways in worlds.items():
                    after[(*world[:seat], rest, *world[seat + 1 :])] += ways
        worlds = after
    return worlds
