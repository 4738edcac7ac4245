"""How to play Narcose well at once, over a whole state: for either seat, by what that seat knows alone. Its taste in cards was tuned
by games among the bots (`training.py`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
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
from tablee.games.narcose.state import LIFE, NarcoseState, deck_size, find, owned, pool
from tablee.games.narcose.tallies import hits
from tablee.games.narcose.titles import Face
from tablee.kit import Option, Question, Seat
from tablee.kit.pack import Call
from tablee.kit.trial import Trial

FILE = Path(__file__).parent / "taste.json"
FIRST = ("shield", "infect", "dizzy", "sift", "clean_infections", "clean_malus", "draw", "recall", "seek", "heal")
"""The order in which effects are applied; what is not named comes after."""
Taste = Mapping[str, float]
"""What each thing is worth: verbs by name, what is printed, and by `title <id>` what a card is worth besides."""


@cache
def learnt() -> Taste:
    """The taste that was tuned."""
    taste: Taste = json.loads(FILE.read_text(encoding="utf-8"))["taste"]
    return taste


class Deck:
    """What a seat makes of the cards that both own: everybody can know it."""

    def __init__(self, s: NarcoseState, seat: Seat, taste: Taste) -> None:
        self.s, self.cards, self.seat, self.taste = s, s.cards, seat, taste
        self.own = owned_by(s, seat)
        self.size = sum(self.own)
        self.late = min(1.0, s.turns[seat] / taste["late"])
        self._worth: dict[int, float] = {}
        self._theirs: list[int] | None = None

    @property
    def theirs(self) -> list[int]:
        """What the other player owns and may play."""
        if self._theirs is None:
            self._theirs = pool(self.s, 1 - self.seat)
            for card in self.s.discard[1 - self.seat]:
                self._theirs[card] += 1
        return self._theirs

    def worth(self, card: int) -> float:
        """What a card is worth in this seat's deck: what it deals and brings, and how well it goes with the rest."""
        found = self._worth.get(card)
        if found is None:
            found = self._worth[card] = self._reckoned(card)
        return found

    def _reckoned(self, card: int) -> float:
        face, taste = self.cards.faces[card], self.taste
        title = face.title
        worth = taste.get(f"title {title.id}", 0.0)
        if title.kind == "infection":
            return worth + taste["infection"]
        worth += taste["deals"] * title.damage
        worth += ((1 - self.late) * taste["coin"] + self.late * taste["coin late"]) * title.coins
        for ready in face.lines:
            share = self.chance(ready.when)
            for call in ready.calls:
                worth += share * self.of_verb(call)
        if title.reaction is not None:
            worth += self.protection(face)
        if "hallucinogen" in title.types:
            worth += title.counts * (taste["trip"] + taste["trip more"] * self.hallucinogens())
        return worth

    def of_verb(self, call: Call) -> float:
        times = call.args[0] if call.args and isinstance(call.args[0], int) else 1
        return self.taste.get(call.verb.name, self.taste["other"]) * min(times, 4)

    def chance(self, when: Call | None) -> float:
        """How likely a condition will hold when the card is played, from what the deck holds."""
        if when is None:
            return 1.0
        if not when.verb.facts.get("counts"):
            return self.taste["perhaps"]
        have = self.count(self.cards.match[when.args[0]], self.own)
        return float(min(0.9, self.taste["together"] * have / max(5, self.size) / when.args[1]))

    def count(self, fits: Sequence[bool | int], counts: Sequence[int]) -> int:
        return sum([n * fits[card] for card, n in enumerate(counts) if n])

    def hallucinogens(self) -> int:
        """How many the deck has on the way to five."""
        return self.count(self.cards.hallucinogens, self.own)

    def protection(self, face: Face) -> float:
        """What a reaction is worth against what the other player owns."""
        s, taste = self.s, self.taste
        assert face.title.reaction is not None
        if face.title.reaction.where == "hand":
            return taste["at hand"]
        if self.cards.index[face.title.id] in s.rdr[self.seat]:
            return 0.3
        worth = 0.0
        for call in face.ways:
            if call.verb.name == "cancel":
                aimed = self.count(self.cards.match[call.args[0]], self.theirs)
                worth += min(taste["guard"], taste["aim"] * aimed) * (0.5 if call.args[1] == "mix" else 1.0)
            elif call.verb.name == "ground":
                theirs = self.count(self.cards.hallucinogens, self.theirs)
                worth += taste["ground"] + taste["ground more"] * max(0, theirs - 3)
        return worth


def owned_by(s: NarcoseState, seat: Seat) -> list[int]:
    """All cards a seat owns, by title: where they lie between hand and deck does not matter, and so everybody knows."""
    own = pool(s, seat)
    for zone in (s.discard[seat], s.rdr[seat], s.malus[1 - seat]):
        for card in zone:
            own[card] += 1
    if s.dealer == seat:
        for entry in s.play:
            own[entry.card] += 1
    return own


class Mind:
    """The policy: one for each trial. The rng blurs its taste when it buys."""

    def __init__(self, rng: Random, taste: Taste | None = None) -> None:
        self.rng, self.taste = rng, learnt() if taste is None else taste

    def __call__(self, trial: Trial[NarcoseState], question: Question) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        self.look(trial.state, question.seat)
        return self.answer(question)

    s: NarcoseState
    seat: Seat
    cards: Cards
    _deck: Deck | None

    def look(self, s: NarcoseState, seat: Seat) -> None:
        """Sit down here."""
        self.s, self.seat, self.cards, self._deck = s, seat, s.cards, None

    @property
    def deck(self) -> Deck:
        if self._deck is None:
            self._deck = Deck(self.s, self.seat, self.taste)
        return self._deck

    def face(self, id: str) -> Face:
        return self.cards.faces[self.cards.index[id]]

    def worth(self, id: str) -> float:
        return self.deck.worth(self.cards.index[id])

    def answer(self, ask: Question) -> Option:
        """What to say to a question of this kind."""
        match ask.kind:
            case "effect":
                return self.effect(ask.options)
            case "buy":
                return self.buy(ask.options)
            case "react" | "react-damage" | "ground":
                return self.react(ask)
            case "reshuffle":
                return STOP if RESHUFFLE in ask.options else ask.options[0]
            case "sift":
                return self.sift(ask.options)
            case "each-or-rdr":
                return next((option for option in ask.options if isinstance(option, Give)), INFECT)
            case "forget":
                return self.forget(ask.options)
        return self.by_worth(ask)

    # Effects

    def effect(self, options: Sequence[Option]) -> Option:
        """What is useful first; protection is kept unless life is low; then nothing more."""
        for option in options:
            if isinstance(option, Choose):
                return self.side(option, options)
        useful = [option for option in options if self.is_useful(option)]
        if not useful:
            return DONE if DONE in options else options[0]
        return min(useful, key=lambda option: (self.rank(option), str(option)))

    def is_useful(self, option: Option) -> bool:
        s, seat = self.s, self.seat
        if isinstance(option, Store):
            good = self.deck.protection(self.face(option.card)) > self.taste["store"]
            return good or s.life[seat] >= LIFE - 2
        if isinstance(option, Use):
            heals = any(c.verb.name == "heal" for _, r in self.face(option.card).acts for c in r.calls)
            return heals and s.life[seat] <= self.taste["in need"]
        if isinstance(option, Apply):
            if option.does == "malus":
                return s.life[1 - seat] > self.taste["malus life"] and not self.is_deadly()
            return option.does != "blackout" or deck_size(s, seat) > 0
        return False

    def blow(self) -> int:
        """What the cards in play deal as they lie."""
        return sum(hit.plain + hit.mixed for hit in self.s.hits or hits(self.s))

    def is_deadly(self) -> bool:
        """The damage in play is enough."""
        return self.blow() >= self.s.life[1 - self.s.dealer]

    def rank(self, option: Option) -> int:
        if isinstance(option, Store):
            return 0
        does = option.does if isinstance(option, Apply) else "heal"
        return 1 + FIRST.index(does) if does in FIRST else 40

    def side(self, option: Choose, options: Iterable[Option]) -> Option:
        """The side of an --OR-- that is worth more now."""
        both = [o for o in options if isinstance(o, Choose) and o.at == option.at]
        lines = self.face(option.card).lines

        def good(o: Choose) -> float:
            calls = [(c, r.when) for r in lines if r.side == o.side for c in r.calls]
            return sum(self.deck.of_verb(call) * self.fits_now(when) for call, when in calls)

        return max(both, key=lambda o: (good(o), -o.side))

    def fits_now(self, when: Call | None) -> float:
        if when is None or not when.verb.facts.get("counts"):
            return 1.0
        fits = self.cards.match[when.args[0]]
        return float(sum(fits[x.card] for x in self.s.play) >= when.args[1])

    # Purchases

    def buy(self, options: Sequence[Option]) -> Option:
        """What brings most; nothing that only makes the deck longer, least of all where owning fewer cards is an advantage."""
        is_ahead = owned(self.s, self.seat) >= owned(self.s, 1 - self.seat)
        best, by = self.taste["floor"] + self.taste["ahead"] * is_ahead, DONE
        for option in options:
            good = self.good_buy(option)
            if option != DONE and good > best:
                best, by = good, option
        return by

    def good_buy(self, option: Option) -> float:
        """What a purchase or a ransom is worth."""
        taste = self.taste
        if isinstance(option, Pay):
            return taste["ransom"]
        if not isinstance(option, Buy):
            return 0.0
        face = self.face(option.card)
        good = self.gift() if face.title.gift else self.worth(option.card)
        return good + taste["price"] * option.price + taste["blur"] * self.rng.random()

    def gift(self) -> float:
        """A card that the other player will have."""
        return 1.5 if self.s.life[1 - self.seat] <= 10 else 0.8

    # Reactions

    def react(self, ask: Question) -> Option:
        """Against the hardest blow, if it is hard enough or life is low."""
        mine = [option for option in ask.options if isinstance(option, React)]
        if not mine:
            return LET
        if ask.kind == "ground":
            return mine[0]
        if ask.kind == "react":
            return next((o for o in mine if o.how == "cancel"), LET) if self.s.dealer != self.seat else LET
        total, life = self.blow(), self.s.life[self.seat]
        blow = max(mine, key=lambda option: (self.saved(option), str(option)))
        if blow.how == "shield" and total < life and total < self.taste["shield from"]:
            rest = [option for option in mine if option.how != "shield"]
            blow = max(rest, key=lambda option: (self.saved(option), str(option))) if rest else blow
            if blow.how == "shield":
                return LET
        return blow if self.saved(blow) >= self.taste["react from"] or total >= life else LET

    def saved(self, option: React) -> int:
        """How much damage a reaction keeps off."""
        if option.how == "shield":
            return self.blow()
        hit = next((hit for hit in self.s.hits if hit.at == option.at), None)
        if hit is None or find(self.s, option.at) < 0:
            return 0
        way = next(c for c in self.face(option.card).ways if c.verb.name == "cancel")
        return hit.mixed if way.args[1] == "mix" else hit.plain + hit.mixed

    # Cards to keep, to take, to be rid of

    def sift(self, options: Sequence[Option]) -> Option:
        """Out with what is worth little."""
        for option in options:
            if isinstance(option, Keep) and self.worth(option.card) > self.taste["keep"]:
                return option
        return next(option for option in options if isinstance(option, Toss))

    def forget(self, options: Sequence[Option]) -> Option:
        """The worst card in play, if it is bad: coins only while there are many."""
        bad = [o for o in options if isinstance(o, Point) and self.worth(o.card) <= self.taste["forget up to"]]
        coins = sum(n for card, n in enumerate(self.deck.own) if n and self.cards.titles[card].kind == "money")
        if not bad or (coins <= self.taste["coins kept"] and self.worth(bad[0].card) > 0):
            return DONE
        return min(bad, key=lambda option: (self.worth(option.card), str(option)))

    def by_worth(self, ask: Question) -> Option:
        """The best card to take, the worst to give up."""
        named: list[Any] = [option for option in ask.options if isinstance(option, (Name, Place, Toss, Point))]
        if not named:
            return ask.options[0]
        take = ask.kind in ("recall", "obtain")
        best = max(named, key=lambda option: (self.worth(option.card) * (1 if take else -1), str(option)))
        return NONE if ask.kind == "obtain" and NONE in ask.options and self.worth(best.card) < 0.6 else best
