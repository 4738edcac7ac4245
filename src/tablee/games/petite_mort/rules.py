"""La Petite Mort, in the order of its booklet. Numbers are those of `rules.en.md`; phase 2 is in `reaping`, the others in `living`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from tablee.games.petite_mort import beliefs, living, reaping
from tablee.games.petite_mort.cards import DIPLOMAS, FOLDER, SEATS, Cards
from tablee.games.petite_mort.options import Attach, Draw, On, Reap
from tablee.games.petite_mort.state import FULL, IN_TURN, PetiteMortState, fresh, in_turn
from tablee.games.petite_mort.view import PetiteMortView, view
from tablee.kit import Bot, Game, Pick, Question, Rules, Setting, choice, common, parse

LEVELS = ("beginner", "intermediate", "expert")


class PetiteMort(Game[PetiteMortState]):
    """Two to four Little Deaths sit their examination.

    The bound `longest`, with the 76 traits of the base pack: every round but the last draws two traits for each of n seats,
    so there are at most R = (76 - 3n) // 2n + 1 rounds, and R n is 36 for two, three and four seats. In a round a seat gives
    2 answers for its gifts, 2 for its traits and 1 to lay no more tokens. If it reaps, there are 2 more, and 4 at most for
    the shares: 11. If not, there is 1 more, n at most for a token (the loser of a tie chooses again, and each time one seat
    is served), and 2 to lay that token one day: 8 + n. So 12 at most, and 36 * 12 in all.
    """

    name = "petite-mort"
    version = 2
    follows = range(1, 2)
    since = {"softened": 2}  # noqa: RUF012
    title = "La Petite Mort"
    weight = 2
    age = 14
    seats = SEATS  # PM-3.1
    rules = "PM"
    folder = FOLDER
    longest = 36 * 12
    small = {"open_hands": True}  # noqa: RUF012
    view_type = PetiteMortView
    insight_type = beliefs.PetiteMortInsight
    cards: Cards
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s
        for s in (
            choice("diploma", *DIPLOMAS, *LEVELS),
            choice("open_hands", False, True),
            choice("softened", False, True),
            *common(SEATS),
        )
    }

    def new(self, seats: int, options: Mapping[str, Any]) -> PetiteMortState:
        s = fresh(self.cards, seats)
        s.version = self.version
        s.first = -1 if options["first"] == "drawn" else options["first"]
        s.open = bool(options["open_hands"])  # PM-3.9
        s.softened = options.get("softened") or None  # PM-3.10
        chosen = options["diploma"]
        if chosen in LEVELS:
            s.level = 1 + LEVELS.index(chosen)
        else:
            s.diploma = self.cards.diploma_index[chosen]
        return s

    # PM-3: the set-up

    def set_up(self, s: PetiteMortState) -> Rules[None]:
        if s.diploma < 0:  # PM-3.2
            s.diploma = yield Pick("diploma", [int(card.level == s.level) for card in s.cards.diplomas])
        if s.first < 0:  # PM-3.8
            s.first = yield Pick("first", [1] * s.seats)
        s.say("set-up", "PM-3.2", diploma=s.cards.diplomas[s.diploma].id, first=s.first)
        for seat in in_turn(s) if s.version >= IN_TURN else range(s.seats):  # PM-3.8
            yield from living.draw_up(s, seat)
        s.phase = "gifts"

    # PM-4: a round

    def turn(self, s: PetiteMortState) -> Rules[None]:
        """PM-4.1: one phase, or one sealed step of it."""
        if s.phase == "set-up":
            yield from self.set_up(s)
        else:
            yield from STEPS[s.phase](s)

    # What a seat knows

    def view(self, s: PetiteMortState, seat: int | None) -> PetiteMortView:
        return view(s, seat)

    def insight(self, s: PetiteMortState, seat: int | None) -> beliefs.PetiteMortInsight:
        return beliefs.insight(s, seat)

    def conceal(self, s: PetiteMortState, seat: int | None, rng: Random) -> None:
        beliefs.conceal(s, seat, rng)

    def hidden(self, s: PetiteMortState) -> Mapping[str, object]:
        return beliefs.hidden(s)

    def conserved(self, s: PetiteMortState) -> object:
        return beliefs.conserved(s)

    # Why not

    def refuse(self, s: PetiteMortState, question: Question, said: str) -> str:
        """The rule that stands against what was meant, as far as this seat may know it."""
        match question.kind:
            case "attach" if attach := parse(Attach, said):
                return self._refuse_attach(s, question, attach.life)
            case "reap" if reap := parse(Reap, said):
                own = [s.cards.ids[life[0]] for life in s.lives[question.seat] if life]
                return "PM-7.6" if reap.life in own else "PM-7.5"
            case "powa-on" if parse(On, said):
                return "PM-7.2"
            case "token" if parse(Draw, said):
                return "PM-9.3"
        return question.rule

    def _refuse_attach(self, s: PetiteMortState, question: Question, person: str) -> str:
        for owner, lives in enumerate(s.lives):
            for life in lives:
                if life and s.cards.ids[life[0]] == person:
                    return "PM-5.6" if owner != question.seat else "PM-5.7" if len(life) == FULL else question.rule
        return question.rule

    # What it brings besides its rules

    def bots(self) -> Mapping[str, Bot]:
        from tablee.games.petite_mort.bot import novice

        return {"novice": novice}

    def thinkers(self) -> Mapping[str, Any]:
        from tablee.games.petite_mort.expert import adept, expert

        return {"adept": adept, "expert": expert}

    def remarks(self) -> object:
        from tablee.games.petite_mort.remarks import PetiteMortRemarks

        return PetiteMortRemarks(self.cards)

    def chronicle(self) -> object:
        from tablee.games.petite_mort.chronicle import PetiteMortChronicle

        return PetiteMortChronicle()

    def board(self) -> object:
        from tablee.games.petite_mort.board import PetiteMortBoard

        return PetiteMortBoard()


STEPS: Mapping[str, Callable[[PetiteMortState], Rules[None]]] = {
    "gifts": living.gifts, "attach": living.attach, "powa": reaping.powa, "reap": reaping.reap, "share": reaping.share,
    "token": reaping.token, "deathbed": living.deathbed, "refill": living.refill,
}  # fmt: skip
