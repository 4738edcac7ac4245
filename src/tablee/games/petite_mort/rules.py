"""La Petite Mort, in the order of its booklet. Numbers are those of `rules.en.md`; phase 2 is in `reaping`, the others in `living`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from typing import Any, ClassVar

from tablee.games.petite_mort import living, reaping, view
from tablee.games.petite_mort.cards import DIPLOMAS, FOLDER, OBJECTIVES, Cards, base
from tablee.games.petite_mort.objectives import KINDS, PEOPLE, SOULS, Cemetery
from tablee.games.petite_mort.state import (
    PAWNS,
    SEATS,
    Attach,
    Draw,
    Give,
    On,
    Reap,
    Table,
    Take,
    Use,
    fresh,
)
from tablee.kit import Game, Over, Pick, Question, Rules, Setting, choice, common

LEVELS = ("beginner", "intermediate", "expert")


class PetiteMort(Game[Table]):
    """Two to four Little Deaths sit their examination.

    The bound `longest`, with the 76 traits of the base pack: every round but the last draws two traits for each of n seats,
    so there are at most R = (76 - 3n) // 2n + 1 rounds, and R n is 36 for two, three and four seats. In a round a seat gives
    2 answers for its gifts, 2 for its traits and 1 to lay no more tokens. If it reaps, there are 2 more, and 4 at most for
    the shares: 11. If not, there is 1 more, n at most for a token (the loser of a tie chooses again, and each time one seat
    is served), and 2 to lay that token one day: 8 + n. So 12 at most, and 36 * 12 in all.
    """

    name = "petite-mort"
    title = "La Petite Mort"
    weight = 2
    age = 14
    seats = SEATS  # PM-3.1
    rules = "PM"
    folder = FOLDER
    longest = 36 * 12
    small = {"open_hands": True}  # noqa: RUF012
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s for s in (choice("diploma", *DIPLOMAS, *LEVELS), choice("open_hands", False, True), *common(SEATS))
    }

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.pack_name, self.pack_digest, self.pack_former = cards.name, cards.digest, cards.former
        ids, people = cards.ids, [card.id for card in cards.people]
        traits, scythes = range(cards.first_trait, cards.first_scythe), range(cards.first_scythe, len(ids))
        self.give = {c: [Give(ids[c], seat) for seat in range(SEATS[-1])] for c in traits}
        self.attach = {c: [Attach(ids[c], life) for life in people] for c in traits}
        self.reap = {c: [Reap(ids[c], life) for life in people] for c in scythes}
        self.on = {life: On(life) for life in people}
        self.use, self.draw = [Use(kind) for kind in KINDS], [Draw(kind) for kind in KINDS]
        self.take = [Take(id) for id in ids]
        self.giving, self.attaching = partial(living.giving, self), partial(living.attaching, self)
        self.laying = partial(reaping.laying, self)
        self.reaping, self.choosing = partial(reaping.reaping, self), partial(reaping.choosing, self)
        self.draws = partial(reaping.draws, self)

    def with_pack(self, pack: str) -> PetiteMort:
        return self if pack == self.pack_name else PetiteMort(base() if pack == "base" else Cards(pack))

    def new(self, seats: int, options: Mapping[str, Any]) -> Table:
        cards = self.cards
        s = fresh(seats, len(cards.people), len(cards.traits), len(cards.scythes), cards.supply)
        s.first = -1 if options["first"] == "drawn" else options["first"]
        s.open = int(options["open_hands"])  # PM-3.9
        chosen = options["diploma"]
        s.diploma = -1 - LEVELS.index(chosen) if chosen in LEVELS else cards.diploma_index[chosen]
        return s

    # What every phase needs

    def names(self, codes: Iterable[int]) -> list[str]:
        return [self.cards.ids[code] for code in codes]

    def person(self, s: Table, owner: int, place: int) -> str:
        """Who lies there."""
        return self.cards.ids[s.lives[owner][place][0]]

    def bury(self, s: Table, seat: int, codes: Iterable[int]) -> None:
        """PM-12.1: cards lie down in a cemetery, on top of those already there."""
        tally = s.tally[seat]
        for code in codes:
            s.graves[seat].append(code)
            for i, n in enumerate(self.cards.tally[code]):
                if n:
                    tally[i] += n

    # PM-3: the set-up

    def set_up(self, s: Table) -> Rules[None]:
        if s.diploma < 0:  # PM-3.2
            level = -s.diploma
            s.diploma = yield Pick("diploma", [int(d.level == level) for d in self.cards.diplomas])
        if s.first < 0:  # PM-3.8
            s.first = yield Pick("first", [1] * s.seats)
        s.say("set-up", "PM-3.2", diploma=self.cards.diplomas[s.diploma].id, first=s.first)
        for seat in range(s.seats):
            yield from living.draw_up(self, s, seat)
        s.phase = "gifts"

    # PM-4: a round

    def turn(self, s: Table) -> Rules[None]:
        """PM-4.1: one phase, or one sealed step of it."""
        if s.phase == "set-up":
            yield from self.set_up(s)
        else:
            yield from STEPS[s.phase](self, s)

    # PM-12: objectives

    def cemetery(self, s: Table, seat: int) -> Cemetery:
        return Cemetery(s.tally[seat], s.beds[seat], s.reaps[seat], s.lost[seat])

    def check_objectives(self, s: Table) -> None:
        """PM-1.2, PM-12.4: everybody who meets an objective now puts a pawn on it, as long as it had a place before."""
        yards = [self.cemetery(s, seat) for seat in range(s.seats)]
        for at in range(OBJECTIVES):
            aim = self.cards.aims[s.diploma][at]
            places = aim.places[s.seats - SEATS[0]]
            if places and sum(pawns >> at & 1 for pawns in s.pawns) >= places:
                continue
            for seat, yard in enumerate(yards):
                if not s.pawns[seat] >> at & 1 and self.cards.reached(s.diploma, at, yard):  # PM-12.3
                    s.pawns[seat] |= 1 << at
                    s.say("pawn", "PM-1.2", seat=seat, objective=aim.id, count=s.pawns[seat].bit_count())

    # PM-1: the end

    def check_end(self, s: Table) -> None:
        """PM-1.3: at the end of the round, for everybody who has four pawns."""
        done = [seat for seat in range(s.seats) if s.pawns[seat].bit_count() >= PAWNS]
        if done:
            self.finish(s, done, "diploma")

    def finish(self, s: Table, among: Iterable[int], reason: str) -> None:
        """PM-1.4, PM-1.5, PM-1.6: souls, then characters, then together; PM-1.8: after a short pile pawns come first."""
        left = list(among)
        measures: list[tuple[str, Callable[[int], int]]] = [
            ("souls", lambda seat: s.tally[seat][SOULS]), ("people", lambda seat: s.tally[seat][PEOPLE]),
        ]  # fmt: skip
        if reason == "pile":
            best = max(s.pawns[seat].bit_count() for seat in left)
            left = [seat for seat in left if s.pawns[seat].bit_count() == best]
        why = reason
        for name, measure in measures:
            if len(left) > 1:
                best = max(map(measure, left))
                left, why = [seat for seat in left if measure(seat) == best], f"{reason}-{name}"
        if len(left) > 1:
            why = f"{reason}-shared"
        raise Over(left, why, [pawns.bit_count() for pawns in s.pawns])

    # What a seat knows

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.view(self, s, seat)

    def insight(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.insight(self, s, seat)

    def conceal(self, s: Table, seat: int | None, rng: Random) -> None:
        view.conceal(self, s, seat, rng)

    def refuse(self, s: Table, question: Question, said: str) -> str:
        return view.refuse(self, s, question, said)

    def hidden(self, s: Table) -> Mapping[str, object]:
        """PM-4.4."""
        if s.open:
            return {}
        traits = {f"traits {seat}": self.names(hand) for seat, hand in enumerate(s.hands)}
        return {**traits, **{f"scythes {seat}": self.names(hand) for seat, hand in enumerate(s.scythes)}}

    def conserved(self, s: Table) -> object:
        """Every card and token once, and tallies that are the sum of what lies there."""
        cards, found = self.cards, [code for hand in (*s.hands, *s.scythes, *s.graves, s.spent) for code in hand]
        found += [code for lives in s.lives for life in lives for code in life] + [
            strike.scythe for strike in s.strikes
        ]
        found += [code for code, left in enumerate([*s.people_left, *s.traits_left, *s.scythes_left]) if left]
        tokens = [s.supply[k] + sum(held[k] for held in s.tokens) for k in range(len(KINDS))]
        for laid in s.laid:
            tokens[laid.kind] += 1
        tallies = [
            [sum(column) for column in zip(*(cards.tally[code] for code in grave), strict=True)]
            or [0] * len(s.tally[0])
            for grave in s.graves
        ]
        return sorted(found) == list(range(len(cards.ids))) and tokens == cards.supply and tallies == s.tally


STEPS: Mapping[str, Callable[[PetiteMort, Table], Rules[None]]] = {
    "gifts": living.gifts, "attach": living.attach, "powa": reaping.powa, "reap": reaping.reap, "share": reaping.share,
    "token": reaping.token, "deathbed": living.deathbed, "refill": living.refill,
}  # fmt: skip
