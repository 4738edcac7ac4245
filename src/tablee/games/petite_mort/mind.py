"""How to play La Petite Mort well at once, over a whole state: for any seat, by what that seat knows alone. It answers in trials,
and bots that think ahead begin with its plans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from tablee.games.petite_mort.cards import Cards, CardSet, card_set
from tablee.games.petite_mort.cemetery import SOULS, Cemetery, count_in
from tablee.games.petite_mort.objectives import is_closed
from tablee.games.petite_mort.options import NO_MORE, NO_TOKEN, Attach, Give, On, Take, Use
from tablee.games.petite_mort.pictograms import KINDS, NONE, Pictograms, one
from tablee.games.petite_mort.state import FULL, PAWNS, SCYTHES, Life, PetiteMortState, Spot, half
from tablee.kit import Option, Question, Seat
from tablee.kit.trial import Trial

DONE = 0.5
"""What reaching an objective is worth besides the way there."""
SOUL = 0.004
"""A soul point breaks ties."""
PEACE = 0.6
"""How much of a life its owner may hope to keep, when nobody is sure to reap it; and by how much that grows with each trait."""
NEARER = 0.1
HOLD = 0.08
"""What a Reaping card must bring to be used rather than exchanged for a token's worth of patience."""
DENIED = 0.3
"""What it is worth to keep from one other seat what would bring it nearer, next to coming as much nearer oneself."""
TARGET = 0.06
"""What it is worth that one's own Reaping card fits one more life."""


class Yard:
    """A cemetery as its owner's way to the Diploma. It is the same in most trials of one decision, so what is worked out is kept."""

    def __init__(
        self, cards: Cards, diploma: int, open: int, pawns: int, tally: bytes, beds: int, reaps: int, lost: int
    ) -> None:
        self.cards, self.diploma, self.open, self.pawns = cards, diploma, open, pawns
        self.tally, self.beds, self.reaps, self.lost = list(tally), beds, reaps, lost
        self.aims = [at for at in range(len(cards.goals[diploma])) if self.may_meet(at)]
        self.gains: dict[Any, float] = {}
        self.hopes: dict[Any, float] = {}
        self.near = self.shares(self.tally)
        self.value = self.progress(self.near, self.tally)

    def may_meet(self, at: int) -> bool:
        """Whether an objective has a place and is not met yet."""
        return bool(self.open >> at & 1 and not self.pawns >> at & 1)

    def share(self, at: int, tally: Sequence[int], beds: int = 0, reaps: int = 0) -> float:
        """How much there is of an objective, were the cemetery this: of its parts the least."""
        yard, share = Cemetery(tally, self.beds + beds, self.reaps + reaps, self.lost), 1.0
        for call in self.cards.goals[self.diploma][at]:
            have, need = call.verb.run(yard, *call.args)
            if have < share * need:
                share = have / need
        return share

    def shares(self, tally: Sequence[int], beds: int = 0, reaps: int = 0) -> list[float]:
        """How much there is of each objective that can still be met or has been; the largest first."""
        found = [1.0] * self.pawns.bit_count()
        found += [self.share(at, tally, beds, reaps) for at in self.aims]
        found.sort(reverse=True)
        return found

    def progress(self, shares: Sequence[float], tally: Sequence[int]) -> float:
        """How near the four best objectives are."""
        return sum([share * share + (DONE if share >= 1 else 0) for share in shares[:PAWNS]]) + SOUL * tally[SOULS]

    def gain(self, codes: Sequence[int], beds: int = 0, reaps: int = 0) -> float:
        """What these cards more would bring."""
        key = tuple(codes), beds, reaps
        found = self.gains.get(key)
        if found is None:
            tally = self.tally[:]
            for code in codes:
                count_in(tally, self.cards.entries[code])
            found = self.gains[key] = self.progress(self.shares(tally, beds, reaps), tally) - self.value
        return found

    def hope(self, life: Life, unseen: CardSet, held: int) -> float:
        """What a life of one's own promises, when the others hold so many of the Reaping cards that nobody has shown."""
        key = life, unseen
        found = self.hopes.get(key)
        if found is None:
            fit = (self.cards.reapers(life, NONE) & unseen).bit_count()
            risk = 1 - (1 - fit / max(1, unseen.bit_count())) ** held
            whole, rest = self.gain(life, int(len(life) == FULL)), self.gain((life[1:] or life)[: len(life) // 2])
            nearness = 1.0 if len(life) == FULL else PEACE + NEARER * len(life)
            found = self.hopes[key] = (1 - risk) * whole * nearness + risk * rest
        return found


yard_of = lru_cache(2000)(Yard)


class Table:
    """What the seats make of the table in one phase: nothing moves before all have answered."""

    def __init__(self, s: PetiteMortState) -> None:
        self.s, self.cards = s, s.cards
        open = sum(1 << at for at in range(len(s.cards.aims[s.diploma])) if not is_closed(s, at))
        self.yards = [
            yard_of(s.cards, s.diploma, open, s.pawns[p], bytes(s.tally[p]), s.beds[p], s.reaps[p], s.lost[p])
            for p in range(s.seats)
        ]
        self.held = SCYTHES * (s.seats - 1)
        self.known: dict[Seat, CardSet] = {}
        self.spoil: dict[tuple[Seat, Spot], float] = {}

    def gain(self, seat: Seat, codes: Sequence[int], beds: int = 0, reaps: int = 0) -> float:
        """What these cards would bring a seat."""
        return self.yards[seat].gain(codes, beds, reaps)

    def denied(self, seat: Seat, codes: Sequence[int], beds: int = 0) -> float:
        """What it is worth to the others that this seat does not come by these cards."""
        return DENIED * self.gain(seat, codes, beds) / (self.s.seats - 1)

    def unseen(self, seat: Seat) -> CardSet:
        """The Reaping cards that the others may hold, as far as this seat knows."""
        found = self.known.get(seat)
        if found is None:
            s = self.s
            gone = [*s.scythes[seat], *s.spent, *(card for grave in s.graves for card in grave)]
            found = self.known[seat] = self.cards.every_scythe & ~card_set(gone)
        return found

    def hope(self, seat: Seat, life: Life) -> float:
        """What a life of one's own promises."""
        return self.yards[seat].hope(life, self.unseen(seat), self.held)

    def spoils(self, seat: Seat, spot: Spot) -> float:
        """What reaping a life would bring: the better half of it, and what its owner loses."""
        key = seat, spot
        found = self.spoil.get(key)
        if found is None:
            life = self.s.lives[spot[0]][spot[1]]
            ranked = sorted(life, key=lambda code: -self.gain(seat, (code,)))
            found = self.gain(seat, ranked[: half(life)], 0, 1)
            if len(life) == FULL:
                found += self.denied(spot[0], life, 1)
            self.spoil[key] = found
        return found

    # What plans are worth

    def worth_of_gift(self, seat: Seat, card: int, to: Seat) -> float:
        """A gift is good that one's own Reaping cards can use there, that helps little, and that one would not keep."""
        mine, fits = card_set(self.s.scythes[seat]), 0
        for life in self.s.lives[to]:
            if life and len(life) < FULL:
                reapers = self.cards.reapers
                fits += (reapers((*life, card), NONE) & mine).bit_count() - (reapers(life, NONE) & mine).bit_count()
        return TARGET * fits - 0.5 * self.gain(to, (card,)) - self.gain(seat, (card,))

    def worth_of_attaching(self, seat: Seat, laid: Iterable[tuple[int, int]]) -> float:
        """What one's lives would promise with these traits more, less what they do without."""
        new: dict[int, Life] = {}
        for card, place in laid:
            new[place] = (*new.get(place, self.s.lives[seat][place]), card)
        return sum(self.hope(seat, life) - self.hope(seat, self.s.lives[seat][place]) for place, life in new.items())

    def opened(self, seat: Seat, kind: int, spot: Spot, laid: Pictograms) -> float:
        """What a token on this life would make possible, besides those laid on it a moment ago."""
        life = self.s.lives[spot[0]][spot[1]]
        new = self.cards.reapers(life, laid + one(kind)) & ~self.cards.reapers(life, laid)
        return self.spoils(seat, spot) if new & card_set(self.s.scythes[seat]) else 0.0

    def worth_of_share(self, seat: Seat, owner: Seat, life: Life, taken: Sequence[int]) -> float:
        """What this half brings, less what the other half brings its owner."""
        rest = [card for card in life if card not in taken]
        return self.gain(seat, sorted(taken), 0, 1) - self.denied(owner, rest)

    def targets(self, seat: Seat) -> list[Spot]:
        """The lives of the others."""
        lives = self.s.lives
        return [(o, p) for o in range(self.s.seats) if o != seat for p, life in enumerate(lives[o]) if life]


class Mind:
    """The policy: one for each trial."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.at: tuple[int, str] = 0, ""
        self.seen: Table | None = None

    def table(self, trial: Trial[PetiteMortState]) -> Table:
        """What the seats make of the table as it is now."""
        s = trial.state
        if self.seen is None or self.seen.s is not s or self.at != (s.round, s.phase):
            self.seen, self.at = Table(s), (s.round, s.phase)
        return self.seen

    def __call__(self, trial: Trial[PetiteMortState], question: Question) -> Option:
        options = question.options
        if len(options) == 1:
            return options[0]
        answer = getattr(self, question.kind.replace("-", "_"))
        found: Option = answer(trial, question.seat, options)
        return found

    def said(self, trial: Trial[PetiteMortState], seat: Seat) -> Sequence[Option]:
        """What this seat has answered out of sight a moment ago."""
        return trial.pending.sealed.get(seat, ())

    def give(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Give]) -> Option:
        table, index = self.table(trial), trial.state.cards.index
        return max(options, key=lambda option: table.worth_of_gift(seat, index[option.card], option.to))

    def attach(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Attach]) -> Option:
        table, laid = self.table(trial), [placed(trial.state, seat, one) for one in self.said(trial, seat)]
        return max(
            options,
            key=lambda option: table.worth_of_attaching(seat, [*laid, placed(trial.state, seat, option)]),
        )

    def powa(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Option]) -> Option:
        table, best = self.table(trial), HOLD
        by: Option = NO_MORE
        for option in options:
            if isinstance(option, Use):
                good = max((self.opened(trial, seat, option, spot) for spot in table.targets(seat)), default=0.0)
                best, by = (good, option) if good > best else (best, by)
        return by

    def opened(self, trial: Trial[PetiteMortState], seat: Seat, use: Use, spot: Spot) -> float:
        """What this token would make possible there, after those that were chosen a moment ago."""
        said, life = self.said(trial, seat), trial.state.lives[spot[0]][spot[1]]
        pairs = zip(said[::2], said[1::2], strict=False)
        laid = sum(one(KINDS.index(u.kind)) for u, on in pairs if trial.state.cards.index[on.life] == life[0])
        return self.table(trial).opened(seat, KINDS.index(use.kind), spot, laid)

    def powa_on(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[On]) -> Option:
        use, spots = self.said(trial, seat)[-1], spots_by_person(trial.state)
        return max(options, key=lambda option: self.opened(trial, seat, use, spots[option.life]))

    def reap(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Option]) -> Option:
        table, spots = self.table(trial), spots_by_person(trial.state)
        best, by = 0.0 if self.said(trial, seat) else HOLD, NO_MORE
        for option in options:
            if option != NO_MORE:
                good = table.spoils(seat, spots[option.life])
                best, by = (good, option) if good > best else (best, by)
        return by

    def share(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Take]) -> Option:
        """The first card, in order, of the best half that is not taken yet."""
        s, table = trial.state, self.table(trial)
        offered = [s.cards.index[option.card] for option in options]
        owner, life = next((o, life) for o, lives in enumerate(s.lives) for life in lives if offered[-1] in life)
        begun = [card for card in life if card not in offered]
        more = combinations(offered, half(life) - len(begun))
        best = max(more, key=lambda cards: table.worth_of_share(seat, owner, life, [*begun, *cards]))
        return options[offered.index(best[0])]

    def token(self, trial: Trial[PetiteMortState], seat: Seat, options: Sequence[Option]) -> Option:
        """The kind that would open the best lives for one's own Reaping cards."""
        table = self.table(trial)
        best, by = -1.0, NO_TOKEN
        for option in options:
            if option != NO_TOKEN:
                kind = KINDS.index(option.kind)
                good = sum(sorted(table.opened(seat, kind, spot, NONE) for spot in table.targets(seat))[-2:])
                best, by = (good, option) if good > best else (best, by)
        return by


def placed(s: PetiteMortState, seat: Seat, option: Attach) -> tuple[int, int]:
    """A trait and the place of the character that it is for."""
    person = s.cards.index[option.life]
    return s.cards.index[option.card], next(p for p, life in enumerate(s.lives[seat]) if life and life[0] == person)


def spots_by_person(s: PetiteMortState) -> dict[str, Spot]:
    """Where each character lies."""
    ids = s.cards.ids
    return {ids[life[0]]: (o, p) for o, lives in enumerate(s.lives) for p, life in enumerate(lives) if life}
