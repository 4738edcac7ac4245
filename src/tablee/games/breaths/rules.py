"""Deep Regular Breaths: the table, the set-up and the turn. Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self, cast

from tablee.games.breaths import actions, beliefs, knowledge, oxygen, secrets, view
from tablee.games.breaths.cards import (
    BY,
    CARD,
    CHARACTERISTICS,
    FOLDER,
    INDEX,
    KIND,
    OXYGEN,
    RANKS,
    SUITS,
    Cards,
    Condition,
)
from tablee.games.breaths.options import EMANCIPATION, GIVE_UP, GO_ON, KEEP, RITUAL, ShowCard
from tablee.games.breaths.state import (
    BEGINNING,
    DEALT,
    FIRST,
    NOTHING,
    PLAY,
    SHEETS,
    TURNS,
    BreathsState,
    able,
    able_others,
    fresh,
    is_bound,
    living,
    muted,
    to_the_right,
)
from tablee.games.breaths.view import BreathsView
from tablee.kit import Ask, Game, Option, Pick, Question, Rules, Sealed, Setting, Show, choice, common
from tablee.kit.game import Bot

OF_SUITS = tuple(KIND[suit] for suit in SUITS)
OF_RANKS = tuple(KIND[rank] for rank in RANKS)
SUITED = {suit: tuple(CARD[INDEX[f"{suit}-{rank}"]] for rank in RANKS) for suit in SUITS}
HOUSE_RULES = ("house_tetany", "house_emperor", "house_passing")


class Breaths(Game[BreathsState]):
    """Three to six astronauts, one reserve of air.

    The bound `longest`: a table is closed after 1000 turns (DB-20.5). In one turn every ask is one of these: a declaration; a
    step of the token holder's draw or of one resistance, each of which takes a card from the reserve or ends the draw; a
    choice inside an effect. The reserve only grows by effects. Between two steps of a draw such an effect comes from a cut-in
    or a secret: 5 quick cards (each can be triggered once more before it is gone), 16 uses of a secret that costs a knowledge
    card each, two more secrets that work once, and secrets that wait for one of 22 trumps or a count: with all that these
    trigger fewer than 100 effects, of at most 78 cards each, so that a turn takes fewer than 8,000 cards. An effect asks
    twice for each of at most 78 cards; 100 + 60 of them (trumps of step 7, a triple) make fewer than 25,000 answers. Each
    draw step can be cut into at most once for each effect. 40,000 answers a turn are more than there can be.
    """

    name = "breaths"
    title = "Deep Regular Breaths"
    version = 2
    follows = range(FIRST, 2)
    weight = 3
    seats = range(3, 7)  # DB-1.1
    rules = "DB"
    folder = FOLDER
    longest = TURNS * 40_000
    feigned = ("declare", "hyperventilate", "resist", "swap-secret", "understanding")
    lapses: ClassVar[Mapping[str, str]] = {"understanding": KEEP}  # DB-11.12
    view_type = BreathsView
    insight_type = beliefs.BreathsInsight
    cards: Cards
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s
        for s in (
            choice("mode", "paranoia", "coop"),  # DB-1.2
            *(choice(name, True, False) for name in HOUSE_RULES),  # DB-20
            choice("memory", False, True),  # DB-19.1
            *common(range(3, 7)),
        )
    }

    def new(self, seats: int, options: Mapping[str, Any]) -> BreathsState:
        s = fresh(self.cards, seats, options["mode"] == "coop")
        s.version, s.memory = self.version, options.get("memory", True)
        s.first = -1 if options["first"] == "drawn" else options["first"]
        s.house_tetany, s.house_emperor, s.house_passing = (options[name] for name in HOUSE_RULES)
        return s

    # DB-13: the set-up

    def set_up(self, s: BreathsState) -> Rules[None]:
        """DB-13.1 to DB-13.6: the board, then the cards."""
        if s.first < 0:  # DB-13.8
            s.first = yield Pick("first", [1] * s.seats)
        yield from self.fan(s)
        yield from self.deal(s)
        s.phase = SHEETS

    def begin(self, s: BreathsState) -> Rules[None]:
        """DB-13.7, DB-13.8: the sheets, then the action token; what the cards shown already set off happens now."""
        yield from self.choose_conditions(s)
        s.holder, s.phase = s.first, PLAY
        s.say("begins", "DB-13.8", seat=s.first)
        yield from secrets.watch_reserve(s)
        yield from secrets.watch_known(s)

    def fan(self, s: BreathsState) -> Rules[None]:
        """DB-13.3: a player turns up three cards anywhere in the reserve; DB-13.4: then the two on top."""
        taken: list[int] = []
        for _ in range(3):
            place = yield from oxygen.choose_place(s, s.first, len(s.reserve), "fan", "DB-13.3", taken)
            taken.append(place)
            yield from oxygen.turn_up(s, s.reserve, len(s.reserve) - place)
            s.say("fanned", "DB-13.3", seat=s.first, place=place, card=OXYGEN[s.reserve[-place].card])
        for place in (1, 2):
            yield from oxygen.turn_up(s, s.reserve, len(s.reserve) - place)
        s.say("revealed", "DB-13.4", cards=[OXYGEN[s.reserve[-place].card] for place in (1, 2)])

    def deal(self, s: BreathsState) -> Rules[None]:
        """DB-13.5: six knowledge cards, one by one, from the right of whoever begins; DB-13.6: a secret each."""
        order = [*to_the_right(s, s.first), s.first]
        for i in range(DEALT):
            yield from knowledge.deal_card(s, order[i % s.seats], "DB-13.5")
        if not s.coop:
            for seat in order:
                s.secret[seat] = seat
                yield from secrets.own(s, seat, "DB-13.6", 0)

    def choose_conditions(self, s: BreathsState) -> Rules[None]:
        """DB-13.7, DB-3.5: all choose at once, out of sight; then the sheets are shown."""
        everybody = range(s.seats)
        chosen = yield Sealed(everybody, "conditions", rule="DB-3.2", script=sheet)
        for seat in everybody:
            for name, of in zip(CHARACTERISTICS, chosen[seat], strict=True):
                yield Show(numbered(of))
                s.conditions[seat].append(of)
                s.say("condition", "DB-3.5", seat=seat, characteristic=name, kind=of.kind, of=list(of.of))

    # DB-7: a turn

    def turn(self, s: BreathsState) -> Rules[None]:
        if s.phase == BEGINNING:
            return self.set_up(s)
        return self.begin(s) if s.phase == SHEETS else self.take_turn(s)

    def take_turn(self, s: BreathsState) -> Rules[None]:
        """DB-7.2 to DB-7.9: from receiving the action token to passing it on."""
        s.turns += 1
        s.action, s.window, s.stopped, s.galvanised, s.passed, s.acted = NOTHING, True, False, -1, False, False
        said = yield from knowledge.ask_openly(s, s.holder, "declare", actions.declarations, "DB-7.3")
        if said is not None:
            yield from actions.carry_out(s, said)
        yield from self.end_turn(s)

    def end_turn(self, s: BreathsState) -> Rules[None]:
        """DB-7.9: step 9: the action is over, and the token goes on."""
        s.action, s.window, s.drawer = NOTHING, False, -1
        s.targets.clear()
        if not s.air:
            knowledge.return_pledges(s, "DB-6.9")
        s.passes = s.passes + 1 if s.passed and not (s.acted and s.version != FIRST) else 0
        if s.passes and s.house_passing:
            yield from self.patience(s)
        s.holder = next_holder(s)
        if s.holder < 0:
            yield from secrets.end(s, (), "nobody-conscious")  # DB-1.8
        s.say("token-passed", "DB-7.9", seat=s.holder)
        if s.turns >= TURNS:
            yield from secrets.end(s, (), "too-long")  # DB-20.5

    def patience(self, s: BreathsState) -> Rules[None]:
        """DB-20.3: after two rounds of nothing but passing the living may give up; DB-20.4: after five all is lost."""
        around = len(able_others(s, s.holder)) + able(s, s.holder)
        if s.passes % around:
            return
        if s.passes >= 5 * around:
            yield from secrets.end(s, (), "adrift")
        if s.passes >= 2 * around:
            voters = living(s)
            said = yield Sealed(voters, "give-up", (GO_ON, GIVE_UP), "DB-20.3")
            tired = []
            for seat in voters:
                if (yield Show(int(said[seat] == GIVE_UP))):
                    tired.append(seat)
            s.say("tired", "DB-20.3", seats=tired, count=len(tired))
            if 2 * len(tired) > len(voters):
                yield from secrets.end(s, (), "gave-up")

    # DB-10.12: what can be done outside the turn

    def acts(self, s: BreathsState, seat: int | None) -> Sequence[Option]:
        return [] if seat is None or not 0 <= seat < s.seats else knowledge.shows(s, seat)

    def act(self, s: BreathsState, seat: int | None, option: Option) -> Rules[None]:
        if seat is not None and isinstance(option, ShowCard):
            yield from knowledge.show(s, seat, option)

    # What a seat knows

    def view(self, s: BreathsState, seat: int | None) -> BreathsView:
        return view.view(s, seat, s.memory)

    def recall(self, s: BreathsState, seat: int | None) -> BreathsView:
        return view.view(s, seat, True)

    def insight(self, s: BreathsState, seat: int | None) -> beliefs.BreathsInsight:
        return beliefs.insight(s, seat, s.memory)

    def reckon(self, s: BreathsState, seat: int | None) -> beliefs.BreathsInsight:
        return beliefs.insight(s, seat, True)

    def conceal(self, s: BreathsState, seat: int | None, rng: Random) -> None:
        beliefs.conceal(s, seat, rng)

    def dead(self, s: BreathsState) -> Sequence[int]:
        return [seat for seat, is_dead in enumerate(s.dead) if is_dead]

    def silent(self, s: BreathsState) -> Sequence[int]:
        return muted(s)

    def may_cut_in(self, s: BreathsState) -> bool:
        """Only while quick cards may be played."""
        return s.window

    def cutting_order(self, s: BreathsState) -> Sequence[int]:
        """DB-10.5: the token holder, then to the right."""
        return (s.holder, *to_the_right(s, s.holder)) if s.holder >= 0 else ()

    def refuse(self, s: BreathsState, question: Question, said: str) -> str:
        """Why something cannot be declared, as far as it is public."""
        kind = said.split(" ")[0]
        deed = actions.ACTIONS.get(kind)
        if question.kind == "declare" and is_bound(s, question.seat):
            return "DB-17.2"
        if question.kind != "declare" or deed is None:
            return question.rule
        if deed.by >= 0 and kind not in (RITUAL, EMANCIPATION):  # those come at their step alone (DB-12.8, DB-12.12)
            if not s.life[question.seat]:
                return "DB-3.9"
            if deed.by in s.cards.closed(s.air):
                return "DB-5.8"
        return deed.refused or question.rule

    def hidden(self, s: BreathsState) -> Mapping[str, object]:
        return beliefs.hidden(s)

    def conserved(self, s: BreathsState) -> object:
        return beliefs.conserved(s)

    def bots(self) -> Mapping[str, Bot]:
        from tablee.games.breaths.bot import novice
        from tablee.games.breaths.expert import adept, expert

        return {"novice": novice, "adept": adept, "expert": expert}

    def remarks(self) -> object:
        from tablee.games.breaths.remarks import BreathsRemarks

        return BreathsRemarks()

    def chronicle(self) -> object:
        from tablee.games.breaths.chronicle import BreathsChronicle

        return BreathsChronicle()

    def board(self) -> object:
        from tablee.games.breaths.board import BreathsBoard

        return BreathsBoard()

    def of_version(self, version: int) -> Self:
        return cast(Self, FirstBreaths(self.cards)) if version == FIRST else super().of_version(version)


class FirstBreaths(Breaths):
    """The game by the first version of its rules, for the tables that were dealt by them. Those had no option for memory: all
    that was seen was listed."""

    version = FIRST
    options: ClassVar[Mapping[str, Setting]] = {name: s for name, s in Breaths.options.items() if name != "memory"}


def next_holder(s: BreathsState) -> int:
    """DB-7.9: the token goes to the right, past the dead and the unconscious, or where it was sent (DB-8.5); -1 nowhere."""
    if s.galvanised >= 0 and able(s, s.galvanised):
        return s.galvanised
    for seat in to_the_right(s, s.holder):
        if able(s, seat):
            return seat
    return s.holder if able(s, s.holder) else -1


# DB-3.2: choosing one's characteristics


def sheet(s: BreathsState, seat: int) -> Generator[Ask, Any, list[Condition]]:
    """DB-3.2 to DB-3.4: a suit for the main characteristic, three ranks for the second, three cards for the minor one."""
    main = yield Ask(seat, "main-characteristic", BY, "DB-3.2")
    suit = yield Ask(seat, "main-suit", OF_SUITS, "DB-3.2")
    others = [by for by in BY if by != main]
    second = yield Ask(seat, "second-characteristic", others, "DB-3.3")
    ranks: list[str] = []
    for _ in range(3):
        rank = yield Ask(seat, "second-rank", [rank for rank in OF_RANKS if rank.name not in ranks], "DB-3.3")
        ranks.append(rank.name)
    cards: list[str] = []
    for _ in range(3):
        of = yield Ask(seat, "minor-suit", OF_SUITS, "DB-3.4")
        card = yield Ask(seat, "minor-card", [card for card in SUITED[of.name] if card.card not in cards], "DB-3.4")
        cards.append(card.card)
    found = {
        main.characteristic: Condition("suit", suit.name),
        second.characteristic: Condition("ranks", *sorted(ranks, key=RANKS.index)),
    }
    return [found.get(name) or Condition("cards", *sorted(cards, key=INDEX.__getitem__)) for name in CHARACTERISTICS]


def numbered(of: Condition) -> int:
    """A condition as a number, for the record of what was shown."""
    places: Sequence[str] = {"suit": SUITS, "ranks": RANKS}.get(of.kind, OXYGEN)
    number = 0
    for word in of.of:
        number = number * 100 + places.index(word) + 1
    return number
