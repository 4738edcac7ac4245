"""A quick player of Narcose: it buys toward the colours it owns, keeps protection at hand and reacts to what hurts."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tablee.games.narcose.cards import Cards
from tablee.games.narcose.options import (
    DONE,
    INFECT,
    LET,
    NONE,
    RESHUFFLE,
    STOP,
    Apply,
    Buy,
    Choose,
    Give,
    Keep,
    Name,
    Pay,
    Place,
    Point,
    React,
    Store,
    Toss,
    Use,
)
from tablee.games.narcose.titles import Face
from tablee.kit import Option, Question
from tablee.kit.chair import Chair

FIRST = ("shield", "infect", "dizzy", "sift", "clean_infections", "clean_malus", "draw", "recall", "seek", "heal")
"""The order in which effects are applied; what is not named comes after."""
WORTH = {
    "draw": 1.1, "seek": 1.0, "recall": 0.9, "sift": 0.5, "blackout": 0.9, "heal": 0.45, "dizzy": 0.7, "infect": 1.2,
    "malus": 0.6, "obtain": 0.8, "forget": 0.7, "cling": 0.8, "shield": 1.0, "damage": 1.0, "coins": 0.5,
    "damage_per_colour": 2.0, "lottery": 0.8, "clean_malus": 0.3, "clean_infections": 0.3, "lose": -0.8,
}  # fmt: skip
"""What a verb is worth each time it is done."""
RDR = 1.6
PSYCH = 4
"""From so many hallucinogens on, a deck is built for the five."""


def novice(chair: Chair, rng: Random) -> Option | None:
    """Looks at what lies open and at its own hand."""
    ask = chair.ask
    if ask is None:
        return None
    if len(ask.options) == 1:
        return ask.options[0]
    return Mind(chair, rng).answer(ask)


class Mind:
    """One decision."""

    def __init__(self, chair: Chair, rng: Random) -> None:
        cards = chair.game.cards
        assert isinstance(cards, Cards)
        self.cards, self.view, self.rng, self.seat = cards, chair.view, rng, chair.seat
        self.me, self.other = self.view["seats"][self.seat], self.view["seats"][1 - self.seat]
        self._owned: Counter[str] | None = None

    def face(self, id: str) -> Face:
        return self.cards.faces[self.cards.index[id]]

    @property
    def owned(self) -> Counter[str]:
        """All cards this seat owns, by title."""
        if self._owned is None:
            own = Counter(self.me["pool"])
            own.update([*self.me["discard"], *self.me["rdr"], *self.other["malus"]])
            if self.view["dealer"] == self.seat:
                own.update(x["card"] for x in self.view["play"])
            self._owned = own
        return self._owned

    def answer(self, ask: Question) -> Option:
        """What to say to a question of this kind."""
        match ask.kind:
            case "effect":
                return self.effect(ask)
            case "buy":
                return self.buy(ask)
            case "react" | "react-damage" | "ground":
                return self.react(ask)
            case "reshuffle":
                return STOP if RESHUFFLE in ask.options else ask.options[0]
            case "sift":
                return self.sift(ask)
            case "each-or-rdr":
                return next((option for option in ask.options if isinstance(option, Give)), INFECT)
            case "forget":
                return self.forget(ask)
        return self.by_worth(ask)

    # Worth

    def worth(self, id: str) -> float:
        """What a card is worth in this seat's deck: what it deals and brings, and how well it goes with the rest."""
        face = self.face(id)
        title = face.title
        if title.kind == "infection":
            return -2.0
        worth = 1.0 * title.damage + 0.55 * title.coins
        for ready in face.lines:
            share = self.chance(ready.when)
            for call in ready.calls:
                worth += share * self.of_verb(call.verb.name, call.args)
        if title.reaction is not None:
            worth += self.protection(face)
        if "hallucinogen" in title.types:
            worth += 0.35 * title.counts * self.hallucinogens()
        return worth

    def of_verb(self, name: str, args: tuple[Any, ...]) -> float:
        times: int = args[0] if args and isinstance(args[0], int) else 1
        return WORTH.get(name, 0.3) * float(min(times, 4))

    def chance(self, when: Any) -> float:
        """How likely a condition will hold when the card is played, from what the deck holds."""
        if when is None:
            return 1.0
        if not when.verb.facts.get("counts"):
            return 0.6
        fits, need = self.cards.match[when.args[0]], when.args[1]
        have = sum(n for id, n in self.owned.items() if fits[self.cards.index[id]])
        size = max(5, sum(self.owned.values()))
        return float(min(0.9, 5.5 * have / size / need))

    def hallucinogens(self) -> float:
        """How far the deck is on the way to five, as a taste for more."""
        have = sum(n * self.cards.hallucinogens[self.cards.index[id]] for id, n in self.owned.items())
        return 1.0 + 0.5 * have if have >= PSYCH else 0.4 * have

    def protection(self, face: Face) -> float:
        """What a reaction is worth against what the other player owns."""
        if face.title.reaction is not None and face.title.reaction.where == "hand":
            return 1.0
        if face.title.id in self.me["rdr"]:
            return 0.3
        theirs = Counter(self.other["pool"])
        theirs.update(self.other["discard"])
        worth = 0.0
        for call in face.ways:
            if call.verb.name == "cancel":
                fits = self.cards.match[call.args[0]]
                aimed = sum(n for id, n in theirs.items() if fits[self.cards.index[id]])
                worth += min(RDR, 0.4 * aimed) * (0.5 if call.args[1] == "mix" else 1.0)
            elif call.verb.name == "ground":
                worth += 0.4
        return worth

    # Answers

    def effect(self, ask: Question) -> Option:
        """What is useful first; protection is kept unless life is low; then nothing more."""
        for option in ask.options:
            if isinstance(option, Choose):
                return self.side(option, ask)
        useful = [option for option in ask.options if self.useful(option)]
        if not useful:
            return DONE if DONE in ask.options else ask.options[0]
        return min(useful, key=lambda option: (self.rank(option), str(option)))

    def useful(self, option: Option) -> bool:
        if isinstance(option, Store):
            face = self.face(option.card)
            return self.protection(face) > 0.5 or self.me["life"] >= 23
        if isinstance(option, Use):
            return self.me["life"] <= 12 and any(
                c.verb.name == "heal" for _, r in self.face(option.card).acts for c in r.calls
            )
        if isinstance(option, Apply):
            if option.does == "malus":
                return bool(self.other["life"] > 6 and not self.deadly())
            return option.does not in ("blackout",) or self.me["deck"] > 0
        return False

    def deadly(self) -> bool:
        """The damage in play is enough."""
        return bool(self.view["tally"]["damage"] >= self.other["life"])

    def rank(self, option: Option) -> int:
        if isinstance(option, Store):
            return 0
        does = option.does if isinstance(option, Apply) else "heal"
        return 1 + FIRST.index(does) if does in FIRST else 40

    def side(self, option: Choose, ask: Question) -> Option:
        """The side of an --OR-- that is worth more now."""
        both = [o for o in ask.options if isinstance(o, Choose) and o.at == option.at]
        face = self.face(option.card)

        def good(o: Choose) -> float:
            lines = [r for r in face.lines if r.side == o.side]
            return sum(self.of_verb(c.verb.name, c.args) * self.fits_now(r.when) for r in lines for c in r.calls)

        return max(both, key=lambda o: (good(o), -o.side))

    def fits_now(self, when: Any) -> float:
        if when is None or not when.verb.facts.get("counts"):
            return 1.0
        fits = self.cards.match[when.args[0]]
        return float(sum(fits[self.cards.index[x["card"]]] for x in self.view["play"]) >= when.args[1])

    def buy(self, ask: Question) -> Option:
        """What brings most, a little better where it costs more; ransoms before small things."""
        best, by = 0.6, DONE
        for option in ask.options:
            if isinstance(option, Pay):
                good = 2.2
            elif isinstance(option, Buy):
                face = self.face(option.card)
                good = self.gift(option.card) if face.title.gift else self.worth(option.card)
                good += 0.12 * option.price + 0.5 * self.rng.random()
            else:
                continue
            if good > best:
                best, by = good, option
        return by

    def gift(self, id: str) -> float:
        """A card that the other player will have."""
        return 1.5 if self.other["life"] <= 10 else 0.8

    def react(self, ask: Question) -> Option:
        """Against the hardest blow, if it is hard enough or life is low."""
        mine = [option for option in ask.options if isinstance(option, React)]
        if not mine:
            return LET
        if ask.kind == "ground":
            return mine[0]
        if ask.kind == "react":
            return next((o for o in mine if o.how == "cancel"), LET) if self.view["dealer"] != self.seat else LET
        blow = max(mine, key=lambda option: (self.saved(option), str(option)))
        total, life = self.view["tally"]["damage"], self.me["life"]
        if blow.how == "shield" and total < life and total < 8:
            rest = [option for option in mine if option.how != "shield"]
            blow = max(rest, key=lambda option: (self.saved(option), str(option))) if rest else blow
            if blow.how == "shield":
                return LET
        return blow if self.saved(blow) >= 2 or total >= life else LET

    def saved(self, option: React) -> int:
        """How much damage a reaction keeps off."""
        if option.how == "shield":
            return int(self.view["tally"]["damage"])
        struck = next(x for x in self.view["play"] if x["at"] == option.at)
        way = next(c for c in self.face(option.card).ways if c.verb.name == "cancel")
        return int(struck["mixed"] if way.args[1] == "mix" else struck["damage"] + struck["mixed"])

    def sift(self, ask: Question) -> Option:
        """Out with what is worth little."""
        for option in ask.options:
            if isinstance(option, Keep) and self.worth(option.card) > 0.6:
                return option
        return next(option for option in ask.options if isinstance(option, Toss))

    def forget(self, ask: Question) -> Option:
        """The worst card in play, if it is bad: coins only while there are many."""
        bad = [option for option in ask.options if isinstance(option, Point) and self.worth(option.card) <= 0.6]
        coins = sum(n for id, n in self.owned.items() if self.face(id).title.kind == "money")
        if not bad or (coins <= 3 and self.worth(bad[0].card) > 0):
            return DONE
        return min(bad, key=lambda option: (self.worth(option.card), str(option)))

    def by_worth(self, ask: Question) -> Option:
        """The best card to take, the worst to give up."""
        named = [option for option in ask.options if isinstance(option, (Name, Place, Toss, Point))]
        if not named:
            return ask.options[0]
        take = ask.kind in ("recall", "obtain")
        best = max(named, key=lambda option: (self.worth(option.card) * (1 if take else -1), str(option)))
        return NONE if ask.kind == "obtain" and self.worth(best.card) < 0.6 else best
