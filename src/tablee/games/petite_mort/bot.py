"""A quick player of La Petite Mort: it wants what brings its Diploma nearer, gives away what its Reaping cards can use, and
builds lives that are hard to reap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from tablee.games.petite_mort.cards import Cards, CardSet, card_set, contains
from tablee.games.petite_mort.cemetery import SOULS, WIDTH, Cemetery, count_in
from tablee.games.petite_mort.options import NO_MORE, NO_TOKEN, Attach, Draw, Give, On, Reap, Take, Use, read
from tablee.games.petite_mort.pictograms import NONE, Kind, Pictograms, packed
from tablee.games.petite_mort.state import FULL, PAWNS, half
from tablee.kit import Option, Question
from tablee.kit.chair import Chair

View = Mapping[str, Any]
DONE = 0.5
"""What reaching an objective is worth besides the way there."""
SOUL = 0.004
"""A soul point breaks ties."""
PEACE = 0.6
"""How much of a life its owner may hope to keep, when nobody is sure to reap it."""
HOLD = 0.08
"""What a Reaping card must bring to be used rather than exchanged for a token's worth of patience."""


def novice(chair: Chair, rng: Random) -> Option | None:
    """An answer to what is asked, from the view and the printed cards; ties fall by the rng."""
    ask = chair.ask
    if ask is None:
        return None
    mind = Mind(chair)
    choose: dict[str, Callable[[Option], float]] = {
        "give": mind.worth_of_gift, "attach": mind.worth_of_attaching,
        "powa": mind.worth_of_token, "powa-on": mind.worth_of_target, "reap": mind.worth_of_reaping,
        "share": mind.worth_of_taking, "token": mind.worth_of_drawing,
    }  # fmt: skip
    return best(ask, choose[ask.kind], rng)


def best(ask: Question, worth: Callable[[Option], float], rng: Random) -> Option:
    """The option worth most; the first of equals, or another of them by chance."""
    scored = [(round(worth(option), 9), option) for option in ask.options]
    top = max(value for value, _ in scored)
    equal = [option for value, option in scored if value == top]
    return equal[int(rng.random() * len(equal))]


class Mind:
    """What a seat makes of the table: cemeteries as tallies, lives as cards, its own hand."""

    def __init__(self, chair: Chair) -> None:
        cards = chair.game.cards
        assert isinstance(cards, Cards)
        self.cards, self.view, self.me = cards, chair.view, chair.seat
        view, index = self.view, cards.index
        self.diploma = cards.diploma_index[view["diploma"]["id"]]
        self.scythes = [index[id] for id in view["hand"]["scythes"]]
        self.traits = [index[id] for id in view["hand"]["traits"]]
        self.said = [read(said) for said in view["table"].get("sealed", [])]
        self.lives = {life["person"]: self.codes(life) for seat in view["seats"] for life in seat["lives"]}
        self.powa = {life["person"]: self.tokens_on(life) for seat in view["seats"] for life in seat["lives"]}
        self.owner = {life["person"]: seat["seat"] for seat in view["seats"] for life in seat["lives"]}
        self.yards = [self.tally(index[id] for id in seat["cemetery"]) for seat in view["seats"]]
        self.values = [self.progress(seat, self.yards[seat]) for seat in range(len(self.yards))]
        self.unseen = self.unseen_scythes()
        self.gains: dict[tuple[int, tuple[int, ...], int, int], float] = {}

    def codes(self, life: View) -> tuple[int, ...]:
        return tuple(self.cards.index[id] for id in (life["person"], *life["traits"]))

    def tokens_on(self, life: View) -> Pictograms:
        return packed(token["kind"] for token in life["tokens"])

    def tally(self, codes: Any) -> list[int]:
        found = [0] * WIDTH
        for code in codes:
            count_in(found, self.cards.entries[code])
        return found

    def unseen_scythes(self) -> CardSet:
        """The Reaping cards that others may hold."""
        gone = {*self.view["discard"], *self.view["hand"]["scythes"]}
        gone.update(id for seat in self.view["seats"] for id in seat["cemetery"])
        return card_set(code for code in self.cards.needs if self.cards.ids[code] not in gone)

    # What things are worth

    def progress(self, seat: int, tally: Sequence[int], beds: int = 0, reaps: int = 0) -> float:
        """How near a seat is to its four best objectives, if its cemetery were this."""
        told = self.view["seats"][seat]
        yard = Cemetery(tally, told["beds"] + beds, told["reaps"] + reaps, told["lost"])
        found = []
        for at, aim in enumerate(self.view["diploma"]["objectives"]):
            mine = seat in aim["pawns"]
            if not mine and aim["closed"]:
                continue
            parts = self.cards.progress(self.diploma, at, yard)
            share = 1.0 if mine else min(min(1.0, have / need) for have, need in parts)
            found.append(share * share + (DONE if share >= 1 else 0))
        return sum(sorted(found)[-PAWNS:]) + SOUL * tally[SOULS]

    def gain(self, seat: int, codes: Sequence[int], beds: int = 0, reaps: int = 0) -> float:
        """What these cards would bring a seat."""
        key = seat, tuple(codes), beds, reaps
        if key not in self.gains:
            self.gains[key] = self._gain(seat, codes, beds, reaps)
        return self.gains[key]

    def _gain(self, seat: int, codes: Sequence[int], beds: int, reaps: int) -> float:
        tally = self.yards[seat][:]
        for code in codes:
            count_in(tally, self.cards.entries[code])
        return self.progress(seat, tally, beds, reaps) - self.values[seat]

    def danger(self, life: tuple[int, ...]) -> float:
        """The chance that somebody reaps a life, from the Reaping cards nobody has shown."""
        others = len(self.view["seats"]) - 1
        fit = (self.cards.reapers(life, NONE) & self.unseen).bit_count()
        share: float = 1 - fit / max(1, self.unseen.bit_count())
        return 1 - share ** (2 * others)

    def spoils(self, person: str) -> float:
        """What reaping a life would bring: the better half of it, and what its owner loses, a little."""
        life = self.lives[person]
        ranked = sorted(life, key=lambda code: -self.gain(self.me, (code,)))
        better = ranked[: half(life)]
        denied = self.gain(self.owner[person], life, beds=1) * 0.15 if len(life) == FULL else 0.0
        return self.gain(self.me, better, reaps=1) + denied

    # Phase 1

    def worth_of_gift(self, option: Give) -> float:
        return self.worth_of_giving(self.cards.index[option.card], option.to)

    def worth_of_giving(self, card: int, to: int) -> float:
        """A gift is good that one's own Reaping cards can use there, that helps little, and that one would not keep."""
        lives = [life for person, life in self.lives.items() if self.owner[person] == to]
        now = sum(self.cards.fits(scythe, life) for scythe in self.scythes for life in lives)
        then = sum(
            self.cards.fits(scythe, (*life, card)) for scythe in self.scythes for life in lives if len(life) < FULL
        )
        return 0.06 * (then - now) - 0.5 * self.gain(to, (card,)) - self.gain(self.me, (card,))

    def worth_of_attaching(self, option: Attach) -> float:
        """What the life would bring with this trait, times the hope to keep it, less the same without."""
        card, life = self.cards.index[option.card], self.drawn_up(option.life)
        return self.hope((*life, card)) - self.hope(life)

    def drawn_up(self, person: str) -> tuple[int, ...]:
        """A life of one's own with what was chosen for it a moment ago."""
        life = self.lives[person]
        for said in self.said:
            if isinstance(said, Attach) and said.life == person:
                life = (*life, self.cards.index[said.card])
        return life

    def hope(self, life: tuple[int, ...]) -> float:
        risk = self.danger(life)
        kept = life[1:] if len(life) > 1 else life
        whole = self.gain(self.me, life, beds=int(len(life) == FULL))
        rest = self.gain(self.me, kept[: len(life) // 2])
        nearness = 1.0 if len(life) == FULL else PEACE + 0.1 * len(life)
        return (1 - risk) * whole * nearness + risk * rest

    # Phase 2

    def worth_of_token(self, option: Option) -> float:
        """A token that lets one of one's Reaping cards through, on a life worth it."""
        if option == NO_MORE:
            return HOLD
        assert isinstance(option, Use)
        return max((self.opened(option.kind, person) for person in self.lives), default=0.0)

    def opened(self, kind: Kind, person: str) -> float:
        """What a token on this life would make possible."""
        if self.owner[person] == self.me:
            return 0.0
        life, more = self.lives[person], packed([kind])
        before = self.powa[person] + self.laid_on(person)
        new = self.cards.reapers(life, before + more) & ~self.cards.reapers(life, before)
        return self.spoils(person) if any(contains(new, scythe) for scythe in self.scythes) else 0.0

    def laid_on(self, person: str) -> Pictograms:
        """The tokens chosen for this life a moment ago."""
        pairs = zip(self.said[::2], self.said[1::2], strict=False)
        return packed(used.kind for used, on in pairs if on == On(person))

    def worth_of_target(self, option: On) -> float:
        return self.opened(self.said[-1].kind, option.life)

    def worth_of_reaping(self, option: Option) -> float:
        if option == NO_MORE:
            return HOLD if not self.said else 0.0
        assert isinstance(option, Reap)
        return self.spoils(option.life)

    def worth_of_taking(self, option: Take) -> float:
        """The share of one life at a time: what comes on top of what was taken already."""
        taken = [self.cards.index[said.card] for said in self.said]
        return self.gain(self.me, (*taken, self.cards.index[option.card]))

    def worth_of_drawing(self, option: Option) -> float:
        """The kind that would have opened the best life."""
        if option == NO_TOKEN:
            return -1.0
        assert isinstance(option, Draw)
        return max((self.opened(option.kind, person) for person in self.lives), default=0.0)
