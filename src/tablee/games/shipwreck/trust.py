"""What everybody believes of the kept fates who weighs each play by how its player chooses, and how players have shown they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Literal, NamedTuple

from tablee.games.shipwreck.beliefs import (
    KEPT,
    NOTHING,
    OLDER_NEWER,
    PLAYED_OLD,
    Seeing,
    World,
    drawn_on,
    holding,
    odds,
    shown_in,
)
from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.facts import Among, Began, Drew, Fact, Facts, Joined, Old, Played, Shown
from tablee.games.shipwreck.options import VALUES, Place
from tablee.games.shipwreck.signals import Pair, Policy, Situation

Chances = dict[int, float]
"""By value, how likely a kept fate is."""
Style = tuple[float, float, float]
"""How likely a player is subtle, or literal and places to tell most, or literal and places anywhere (see `signals`)."""
AT_FIRST: Style = (0.7, 0.2, 0.1)
"""What is thought of somebody who has not played yet."""
SIMPLY: Style = (0.0, 0.8, 0.2)
"""What somebody thinks of the others who does not read between the lines."""
SURE = 0.02
"""No style is ever held less likely."""
PREDICTS = {"subtle": ((0.97, 0.9), (0.8, 0.4), (0.0, 0.1)), "literal": ((0.8, 0.9), (0.5, 0.6), (0.0, 0.15))}
"""From which chance on listeners predict how often: who reads between the lines is often sure, and waits for that."""
OTHERWISE = 0.02
"""How often they predict anything but the likeliest value."""
FAINT = 1e-6
"""Worlds less likely than this are forgotten."""
KEPT_OLD = tuple(holding(0, kept) for kept in range(8))
KEPT_NEW = tuple(holding(0, kept, played_old=True) for kept in range(8))


class Said(NamedTuple):
    """A play whose kept fate has not been seen yet, and what each kind of player would have done."""

    play: Place
    policies: tuple[Policy, Policy, Policy]


class Trust(NamedTuple):
    """What everybody believes. `said`: by seat, its latest play."""

    worlds: Mapping[World, float]
    styles: tuple[Style, ...]
    said: Mapping[int, Said]

    def chances(self, seat: int) -> Chances:
        """Of a seat's one kept fate."""
        found: Chances = {}
        for world, n in self.worlds.items():
            kept = KEPT[world[seat]]
            found[kept] = found.get(kept, 0.0) + n
        total = sum(found.values())
        return {value: found[value] / total for value in sorted(found)}

    def literal(self, seat: int | None = None) -> float:
        """How likely it is that somebody (but this seat) takes from plays only what they prove."""
        return max(1 - style[0] for other, style in enumerate(self.styles) if other != seat)

    def pairs(self, seat: int) -> dict[Pair, float]:
        """Of the two fates a seat holds before its play."""
        found: dict[Pair, float] = {}
        for world, n in self.worlds.items():
            older, newer = OLDER_NEWER[world[seat]]
            pair = (older, newer) if older <= newer else (newer, older)
            found[pair] = found.get(pair, 0.0) + n
        return dict(sorted(found.items()))


class Truster:
    """Works out what everybody believes, fact after fact. `subtle`: whether it counts on subtle players."""

    def __init__(self, cards: Cards, *, subtle: bool) -> None:
        self.cards, self.subtle = cards, subtle

    def after(self, facts: Facts) -> Trust:
        """From the nearest earlier fact whose answer is kept, forward."""
        todo: list[Facts] = []
        at: Facts | None = facts
        key = Truster, self.subtle
        trust: Trust | None = None
        while at is not None and (trust := at.worked_out.get(key)) is None:
            todo.append(at)
            at = at.before
        for link in reversed(todo):
            trust = link.worked_out[key] = self.then(trust, link)
        assert trust is not None
        return trust

    def then(self, trust: Trust | None, link: Facts) -> Trust:
        """What is believed after one fact more. Should nothing be left, what is proven counts, and no more."""
        fact = link.latest
        if trust is None:
            assert isinstance(fact, Began)
            return Trust({(NOTHING,) * fact.seats: 1.0}, (self.at_first,) * fact.seats, {})
        if self.subtle and (ended := ended_turn(link)):
            trust = self._listened(trust, *ended)
        trust = self._then(trust, fact)
        total = sum(trust.worlds.values())
        if total <= 0:
            proven = Seeing(self.cards, "logic").worlds(link)
            total = sum(proven.values())
            return trust._replace(worlds={world: n / total for world, n in proven.items()})
        least = FAINT * total
        return trust._replace(worlds={world: n / total for world, n in trust.worlds.items() if n > least})

    def _then(self, trust: Trust, fact: Fact) -> Trust:
        worlds = trust.worlds
        match fact:
            case Drew():
                return trust._replace(worlds=_merged(drawn_on(worlds, fact)))
            case Played():
                return self._played(trust, fact)
            case Among(seat, values):
                return trust._replace(worlds={world: n for world, n in worlds.items() if KEPT[world[seat]] in values})
            case Old(seat, yes):
                return trust._replace(
                    worlds={world: n for world, n in worlds.items() if PLAYED_OLD[world[seat]] == yes}
                )
            case Shown(seat, fates):
                return self._shown(trust, seat, fates)
            case Joined():
                joined = {(*world, NOTHING): n for world, n in worlds.items()}
                return Trust(joined, (*trust.styles, self.at_first), trust.said)
        raise AssertionError(fact)

    @property
    def at_first(self) -> Style:
        return AT_FIRST if self.subtle else SIMPLY

    def ears(self, trust: Trust, seat: int) -> float:
        """How likely it is that somebody among the listeners of this seat takes from plays only what they prove."""
        return trust.literal(seat) if self.subtle else 1.0

    def situation(self, trust: Trust, fact: Played) -> Situation:
        row = [self.cards.index[card] for card in fact.row]
        return Situation(self.cards, row, fact.hours, fact.visible, trust.pairs(fact.seat))

    def _played(self, trust: Trust, fact: Played) -> Trust:
        """Each pair is as likely as it was, times how likely this play is with it. Of two equal fates the older is played."""
        at = self.situation(trust, fact)
        play, seat, style = Place(fact.fate, fact.at), fact.seat, trust.styles[fact.seat]
        subtle = at.subtle(self.ears(trust, seat)) if self.subtle else at.plain
        said = Said(play, (subtle, at.simple, at.plain))
        likely = {pair: mixed(said, style, pair) for pair in at.pairs}
        worlds: dict[World, float] = {}
        keeps_newer = KEPT_NEW if fact.had_kept else KEPT_OLD
        for world, n in trust.worlds.items():
            older, newer = OLDER_NEWER[world[seat]]
            if older == play.fate:
                left = keeps_newer[newer]
            elif newer == play.fate:
                left = KEPT_OLD[older]
            else:
                continue
            n *= likely[(older, newer) if older <= newer else (newer, older)]
            if n:
                after = (*world[:seat], left, *world[seat + 1 :])
                worlds[after] = worlds.get(after, 0.0) + n
        return Trust(worlds, trust.styles, {**trust.said, seat: said})

    def _listened(self, trust: Trust, seat: int, before: Facts, predicted: int) -> Trust:
        """Whether the group predicted, and what, tells how it listens: as literally as the most literal of them."""
        if seat not in trust.said:
            return trust
        subtle = likelihood("subtle", self.after(before).chances(seat), predicted)
        proven = odds(Seeing(self.cards, "logic").worlds(before), seat)
        literal = likelihood("literal", {value: float(chance) for value, chance in proven.items()}, predicted)
        styles = list(trust.styles)
        for other, style in enumerate(trust.styles):
            if other != seat:
                rest = prod(s[0] for who, s in enumerate(trust.styles) if who not in (seat, other))
                styles[other] = weighed(style, (rest * subtle + (1 - rest) * literal, literal, literal))
        return trust._replace(styles=tuple(styles))

    def _shown(self, trust: Trust, seat: int, fates: tuple[int, ...]) -> Trust:
        """What is shown tells how its player chooses, too."""
        said = {other: was for other, was in trust.said.items() if other != seat}
        styles = trust.styles
        if seat in trust.said and len(fates) == 1:
            style = judged(trust.said[seat], styles[seat], fates[0])
            styles = (*styles[:seat], style, *styles[seat + 1 :])
        return Trust(_merged(shown_in(trust.worlds, seat, fates)), styles, said)


def mixed(said: Said, style: Style, pair: Pair) -> float:
    """How likely the play is with this pair, by somebody of this style."""
    return sum(
        weight * policy[pair].get(said.play, 0.0) for weight, policy in zip(style, said.policies, strict=True) if weight
    )


def judged(said: Said, style: Style, kept: int) -> Style:
    """The style of somebody who is now known to have kept this fate."""
    fate = said.play.fate
    pair = (fate, kept) if fate <= kept else (kept, fate)
    if any(pair not in policy for policy in said.policies):
        return style
    subtle, simple, plain = (policy[pair].get(said.play, 0.0) for policy in said.policies)
    return weighed(style, (subtle, simple, plain))


def weighed(style: Style, likely: tuple[float, float, float]) -> Style:
    """A style after something that is so likely with each of the three."""
    found = [w * n for w, n in zip(style, likely, strict=True)]
    total = sum(found)
    if not total:
        return style
    subtle, simple, plain = (max(SURE, n / total) if w else 0.0 for n, w in zip(found, style, strict=True))
    whole = subtle + simple + plain
    return subtle / whole, simple / whole, plain / whole


def likelihood(ears: Literal["subtle", "literal"], chances: Chances, predicted: int) -> float:
    """How likely it is that such listeners predict this value (0: none), who believe this."""
    top = max(chances.values(), default=0.0)
    often = next(often for least, often in PREDICTS[ears] if top >= least)
    if not predicted:
        return 1 - often
    return often if chances.get(predicted, 0.0) >= top - 1e-9 else OTHERWISE


def ended_turn(link: Facts) -> tuple[int, Facts, int] | None:
    """Where a fact is the first after a prediction, or after none was made: whose play it was about, what was known before it,
    and the value (0: none)."""
    before = link.before
    if before is None or before.before is None:
        return None
    match link.latest, before.latest:
        case Shown(seat=seat), Among(seat=asked, values=values) if seat == asked and len(values) in (1, 6):
            left = values if len(values) == 1 else frozenset(VALUES) - values
            return seat, before.before, min(left)
        case Drew(), Played(seat=seat) | Among(seat=seat) | Old(seat=seat):
            return seat, before, 0
    return None


def _merged(pairs: Iterable[tuple[World, float]]) -> dict[World, float]:
    worlds: dict[World, float] = {}
    for world, n in pairs:
        if n:
            worlds[world] = worlds.get(world, 0.0) + n
    return worlds
