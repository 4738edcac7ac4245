"""The Shipwreck Arcana, in the order of its rulebook. Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tablee.games.shipwreck import beliefs, view
from tablee.games.shipwreck.cards import FOLDER, Cards, Power
from tablee.games.shipwreck.effects import perform
from tablee.games.shipwreck.facts import Drew, Joined, Shown, answered
from tablee.games.shipwreck.options import (
    DISCARD,
    HOURS_CARD,
    KEEP,
    LEAVE,
    PASS,
    PREDICTIONS,
    VALUES,
    Flip,
    Join,
    Place,
    Predict,
)
from tablee.games.shipwreck.row import as_seen, lay, placements, put_under, take_away, turn_up
from tablee.games.shipwreck.state import (
    DOOM,
    EXACT,
    ROW,
    SHOWN,
    TRACK,
    WHOLE_LINE,
    ShipwreckState,
    allies,
    begin_turn,
    fresh,
)
from tablee.games.shipwreck.view import ShipwreckInsight, ShipwreckView
from tablee.kit import (
    Ask,
    Consensus,
    Game,
    Interrupt,
    Option,
    Over,
    Pick,
    Question,
    Rules,
    Setting,
    choice,
    common,
    parse,
    told,
)
from tablee.kit.game import Bot

PREDICTING = Consensus(allies, "predict", PREDICTIONS, "SA-5.8", PASS)


def predicting_but(refuted: Sequence[int]) -> Consensus:
    """SA-9.6: once more, without the values just refuted."""
    left = [option for option in PREDICTIONS if not isinstance(option, Predict) or option.value not in refuted]
    return Consensus(allies, "predict", left, "SA-5.8", PASS)


class Left(Interrupt):
    """The active player has left in the middle of their turn (SA-12.4)."""


class Shipwreck(Game[ShipwreckState]):
    """Two to five players read each other's fates, all against the sea.

    The bound `longest`, with the base pack and without joins and leaves: a play adds an hour at least; after a turn the row
    holds 12 hours at most; a fading card takes 6 away, a Discard Lower 3, and each of these uses up a card that has faded.
    So there are at most 12 + 9 F turns, F being the number of times a card fades. Without The Blind Man, 4 of them bring
    doom to its end and 7 are spared by a right prediction: 11. The Blind Man, back under a pile of 4 cards or more, needs
    as many cards turned up to fade again; at most 11 fades, 11 Cycles and its own fades turn one up, so it fades 8 times
    at most. 12 + 9 * 19 = 183 turns, of 65 answers at most (2 + 1 + 2 asks, five consensuses of 4 people in 3 rounds).
    """

    name = "shipwreck"
    title = "The Shipwreck Arcana"
    version = 2
    follows = range(1, 2)
    weight = 1
    seats = range(2, 6)  # SA-3.1
    rules = "SA"
    folder = FOLDER
    longest = 183 * 65
    cards: Cards
    view_type = ShipwreckView
    insight_type = ShipwreckInsight
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s for s in (choice("difficulty", "normal", "easy", "hard", "doomed"), *common(range(2, 6)))
    }

    def new(self, seats: int, options: Mapping[str, Any]) -> ShipwreckState:
        s = fresh(self.cards, seats, DOOM[options["difficulty"]])
        s.version = self.version
        s.active = -1 if options["first"] == "drawn" else options["first"]
        return s

    # SA-3: the set-up

    def set_up(self, s: ShipwreckState) -> Rules[None]:
        yield from turn_up(s)
        for _ in range(ROW):  # SA-3.6
            card = yield from turn_up(s)
            s.row.append(card)
        if s.active < 0:  # SA-3.9
            s.active = yield Pick("first", [1] * len(s.order))
        s.say("set-up", "SA-3.6", row=[s.cards.ids[c] for c in s.row], doom=s.doom, first=s.active)

    # SA-5: a turn

    def turn(self, s: ShipwreckState) -> Rules[None]:
        if not s.row:
            yield from self.set_up(s)
        try:
            yield from self.draw(s)
            if s.faded:
                yield from self.powers_before(s)
            yield from self.play(s)
            if s.faded:
                yield from self.powers_after(s)
            yield from self.predict(s)
        except Left:  # SA-12.4
            if s.wrong:
                yield from self.add_doom(s, 1, "SA-5.12")
        yield from self.fading(s)
        self.next_seat(s)

    def draw(self, s: ShipwreckState) -> Rules[None]:
        """SA-5.1, SA-5.2: until two fates are in hand."""
        seat, bag = s.active, s.bag
        hand, drawn = s.hands[seat], s.drawn[seat]
        count = 2 - len(hand)
        s.had_kept = count == 1
        s.facts = s.facts.then(Drew(seat, count, tuple(s.visible)))
        pick = Pick("bag", bag, (seat,))
        for _ in range(count):
            at = yield pick
            bag[at] -= 1
            hand.append(at + 1)
            drawn.append(at + 1)
        say_drew(s, seat, count)

    def play(self, s: ShipwreckState) -> Rules[None]:
        """SA-5.3: one fate, face up, in front of one card."""
        seat = s.active
        play = yield Ask(seat, "place", placements, "SA-5.3")
        fate, at = play
        s.facts = s.facts.then(as_seen(s, play))
        hand = s.hands[seat]
        s.old = s.had_kept and hand[0] == fate  # ruling 19: of two equal fates the older
        hand.remove(fate)
        s.played, s.on_hours = fate, at == HOURS_CARD
        if s.on_hours:
            lay(s, fate, 0)  # SA-4.9
            say_placed(s, seat, play, "SA-4.8")
            return
        card = s.cards.index[at]
        lay(s, fate, s.row.index(card))
        say_placed(s, seat, play, "SA-5.3")
        if effect := s.cards.on_play[card]:
            yield from perform(s, effect, s.cards.arcana[card])

    def predict(self, s: ShipwreckState) -> Rules[None]:
        """SA-5.7 to SA-5.13: the group may say what the kept fate is; with Twice, twice (SA-9.6)."""
        seat, refuted = s.active, list[int]()
        while s.predictions and not s.right:
            s.predictions -= 1
            guess = yield predicting_but(refuted) if refuted and s.version >= EXACT else PREDICTING
            if guess == PASS:
                break
            refuted.append(guess.value)
            (kept,) = s.hands[seat]
            self.judge(s, guess.value, bool((yield SHOWN[guess.value == kept])))
        if not s.right and not s.wrong:
            s.say("no-prediction", "SA-5.10", seat=seat)
            return
        (kept,) = yield from self.give_up(s, seat)
        if s.right:  # SA-5.11
            s.score += 1
            s.say("right", "SA-5.11", seat=seat, fate=kept, score=s.score)
            if s.score >= TRACK:
                yield from self.end(s, s.order, "score")  # SA-1.2
        else:
            s.say("wrong", "SA-5.12", seat=seat, fate=kept)
            yield from self.add_doom(s, 1, "SA-5.12")

    def judge(self, s: ShipwreckState, value: int, right: bool) -> None:
        """Right or wrong; what the fate is shows only after the last guess."""
        s.right, s.wrong = right, not right
        say_predicted(s, value, right)
        s.facts = s.facts.then(answered(s.active, (value,), right))

    def give_up(self, s: ShipwreckState, seat: int) -> Rules[list[int]]:
        """SA-5.13, SA-12.3, SA-12.6: a seat's fates are shown to all and go back to the bag, and its line stands again."""
        fates = sorted(s.hands[seat])
        for fate in fates:
            yield SHOWN[fate]
            s.bag[fate - 1] += 1
        s.hands[seat].clear()
        s.lines[seat] = WHOLE_LINE  # SA-10.4
        if fates:
            s.facts = s.facts.then(Shown(seat, tuple(fates)))
        return fates

    def add_doom(self, s: ShipwreckState, doom: int, rule: str) -> Rules[None]:
        s.doom = min(TRACK, s.doom + doom)  # SA-1.5
        s.say("doom", rule, by=doom, doom=s.doom)
        if s.doom >= TRACK:
            yield from self.end(s, (), "doom")  # SA-1.3

    def end(self, s: ShipwreckState, winners: Sequence[int], reason: str) -> Rules[None]:
        """SA-1.6: the game is over, and every fate that is still kept is shown."""
        if s.version >= EXACT:
            for seat in s.order:
                for fate in sorted(s.hands[seat]):
                    yield SHOWN[fate]
                    s.say("shown", "SA-1.6", seat=seat, fate=fate)
            s.open = True
        raise Over(winners, reason)

    def next_seat(self, s: ShipwreckState) -> None:
        """SA-5.15, SA-3.10."""
        s.active = s.order[(s.order.index(s.active) + 1) % len(s.order)]
        begin_turn(s)

    # SA-6: fading

    def fading(self, s: ShipwreckState) -> Rules[None]:
        """SA-5.14, SA-6.8: every arcana whose time has run out, from the left."""
        row, moons = s.row, s.cards.moons
        for place, spent in enumerate(s.hours):
            if spent >= moons[row[place]]:  # SA-6.1
                yield from self.fade(s, place)

    def fade(self, s: ShipwreckState, place: int) -> Rules[None]:
        card = s.row[place]
        for fate in s.fronts[place][:]:  # SA-6.2
            take_away(s, fate, place)
        s.faded.append(card)  # SA-6.3
        s.row[place] = -1
        arcana = s.cards.arcana[card]
        s.say("faded", "SA-6.1", card=arcana.id, power=arcana.power)
        if s.right:  # SA-6.6
            s.say("spared", "SA-6.6", card=arcana.id)
        else:
            doom = 2
            if effect := s.cards.on_fade[card]:
                doom = (yield from perform(s, effect, arcana, doom)).doom
            if doom:  # SA-6.4
                yield from self.add_doom(s, doom, "SA-6.4")
            else:
                s.say("spared", arcana.rule, card=arcana.id)
        yield from self.fill(s, place)

    def fill(self, s: ShipwreckState, place: int) -> Rules[None]:
        """SA-6.5: the top card of the pile takes the free place; SA-6.9: or the power that has waited longest."""
        rule = "SA-6.5" if s.next >= 0 else "SA-6.9"
        if s.next >= 0:
            s.row[place] = yield from turn_up(s)
        else:
            s.row[place] = s.faded.pop(0)
        s.say("filled", rule, card=s.cards.ids[s.row[place]])

    # SA-7: when powers are offered

    def waiting(self, s: ShipwreckState, who: str, when: str) -> list[Power]:
        """The different powers that lie waiting for these people at this moment, in the pack's order."""
        powers, arcana = s.cards.moments[who, when]
        if s.power_used or arcana.isdisjoint(s.faded):  # SA-7.3
            return []
        there = {s.cards.backs[card] for card in s.faded}
        return [p for p in powers if p.id in there]

    def powers_before(self, s: ShipwreckState) -> Rules[None]:
        """SA-7.5: the active player's powers before the play."""
        offered = [p for p in self.waiting(s, "active", "before") if is_useful(s, p)]
        if offered:
            yield from self.active_power(s, offered)

    def powers_after(self, s: ShipwreckState) -> Rules[None]:
        """SA-7.10: after the play first the active player, then the group."""
        if mine := [p for p in self.waiting(s, "active", "after") if is_open(s, p)]:
            yield from self.active_power(s, mine)
        if ours := self.waiting(s, "group", "after"):
            options = [KEEP, *(s.cards.use[p.id] for p in ours)]
            chosen = yield Consensus(allies, "group-power", options, "SA-7.4", KEEP)
            if chosen != KEEP:
                yield from self.use(s, s.cards.power[chosen.power])

    def active_power(self, s: ShipwreckState, offered: list[Power]) -> Rules[None]:
        """SA-7.12: asked for a public reason only; what can be used depends on the kept fate."""

        def options(s: ShipwreckState, seat: int) -> Sequence[Option]:
            return [KEEP, *(s.cards.use[p.id] for p in offered if is_useful(s, p))]

        chosen = yield Ask(s.active, "active-power", options, "SA-7.4")
        if chosen != KEEP:
            yield from self.use(s, s.cards.power[chosen.power])

    def use(self, s: ShipwreckState, power: Power) -> Rules[None]:
        """SA-7.2: once, then its card goes under the pile, front up."""
        s.say("used", power.rule, seat=s.active, power=power.id, who=power.who)
        using = yield from perform(s, s.cards.does[power.id], power)
        if using.unused:  # SA-11.7: the group could not agree on what to ask
            s.say("unused", "SA-11.7", power=power.id)
            return
        s.power_used = True
        card = next(card for card in s.faded if s.cards.backs[card] == power.id)
        s.faded.remove(card)
        yield from put_under(s, card)

    # SA-10, SA-12: what can be done outside the turn

    def acts(self, s: ShipwreckState, seat: int | None) -> Sequence[Option]:
        if seat is None:
            return [Join(after) for after in s.order] if len(s.order) < self.seats[-1] else []  # SA-12.1
        if seat not in s.order:
            return []
        acts: list[Option] = [Flip(line, v) for line in lines_of(s, seat) for v in VALUES]
        if seat != s.active and s.hands[seat]:
            acts.append(DISCARD)  # SA-12.6
        if len(s.order) > self.seats[0]:
            acts.append(LEAVE)  # SA-12.5
        return acts

    def asides(self, s: ShipwreckState, seat: int) -> Sequence[Option]:
        """SA-10.2: as a turn begins, the markers that are not as the plays have it."""
        return beliefs.markers(s, seat) if not s.open and len(s.hands[s.active]) == 2 else ()

    def act(self, s: ShipwreckState, seat: int | None, option: Option) -> Rules[None]:
        if isinstance(option, Join):
            self.join(s, option.after)
        elif isinstance(option, Flip):
            line = s.lines[option.seat]
            s.lines[option.seat] = tuple(v for v in VALUES if (v in line) != (v == option.value))
            s.say("flipped", "SA-10.2", seat=seat, line=option.seat, value=option.value)
        elif option == DISCARD and seat is not None:
            fates = yield from self.give_up(s, seat)
            s.say("discarded", "SA-12.6", seat=seat, fate=fates[0])
        elif seat is not None:
            yield from self.leave(s, seat)

    def join(self, s: ShipwreckState, after: int) -> None:
        """SA-12.1, SA-12.2: a newcomer sits down at once, without a fate, behind the seat of their choice."""
        seat = s.places
        s.places += 1
        s.order.insert(s.order.index(after) + 1, seat)
        s.hands.append([])
        s.lines.append(WHOLE_LINE)
        s.drawn.append([])
        s.recalls.append(True)
        s.facts = s.facts.then(Joined(seat))
        s.say("joined", "SA-12.1", seat=seat, after=after)

    def leave(self, s: ShipwreckState, seat: int) -> Rules[None]:
        """SA-12.3: their fates return to the bag; SA-12.4: in their own turn the fading check follows."""
        fates = yield from self.give_up(s, seat)
        s.say("left", "SA-12.3", seat=seat, fates=fates)
        at = s.order.index(seat)
        s.order.remove(seat)
        if seat == s.active:
            s.active = s.order[at - 1]
            raise Left

    def present(self, s: ShipwreckState) -> Sequence[int]:
        return s.order

    def places(self, s: ShipwreckState) -> int:
        return s.places

    # What a seat knows

    def view(self, s: ShipwreckState, seat: int | None) -> ShipwreckView:
        return view.view(s, seat)

    def insight(self, s: ShipwreckState, seat: int | None) -> ShipwreckInsight:
        return beliefs.insight(s, seat)

    def conceal(self, s: ShipwreckState, seat: int | None, rng: Random) -> None:
        beliefs.conceal(s, seat, rng)

    def hidden(self, s: ShipwreckState) -> Mapping[str, object]:
        return beliefs.hidden(s)

    def conserved(self, s: ShipwreckState) -> object:
        return beliefs.conserved(s)

    def silent(self, s: ShipwreckState) -> Sequence[int]:
        """SA-11.2: the active player."""
        return (s.active,)

    def refuse(self, s: ShipwreckState, question: Question, said: str) -> str:
        """The ability of the card that was meant, where there is one."""
        play = parse(Place, said) if question.kind == "place" else None
        if play and play.at in s.cards.index:
            return s.cards.arcana[s.cards.index[play.at]].rule
        return "SA-4.7" if play and play.at == HOURS_CARD else question.rule

    def bots(self) -> Mapping[str, Bot]:
        from tablee.games.shipwreck.bot import novice
        from tablee.games.shipwreck.expert import adept, expert

        return {"novice": novice, "adept": adept, "expert": expert}

    def remarks(self) -> object:
        from tablee.games.shipwreck.remarks import ShipwreckRemarks

        return ShipwreckRemarks()

    def chronicle(self) -> object:
        from tablee.games.shipwreck.chronicle import ShipwreckChronicle

        return ShipwreckChronicle()

    def board(self) -> object:
        from tablee.games.shipwreck.board import ShipwreckBoard

        return ShipwreckBoard()


def lines_of(s: ShipwreckState, seat: int) -> Sequence[int]:
    """SA-10.2: the lines whose markers a seat may turn over: those of the others; the active player, silent, only their own."""
    if seat == s.active and s.version >= EXACT:
        return (seat,)
    return [other for other in s.order if other != seat]


def is_open(s: ShipwreckState, power: Power) -> bool:
    """Whether a power could tell the group anything that not everybody knows already."""
    asked = (call.verb.facts.get("open") for call in s.cards.does[power.id])
    return s.version < EXACT or all(opened(s) for opened in asked if opened)


def is_useful(s: ShipwreckState, power: Power) -> bool:
    """Whether a power would do anything now: nothing is offered that silently does nothing."""
    asked = (call.verb.facts.get("useful") for call in s.cards.does[power.id])
    return all(useful(s) for useful in asked if useful)


# What every turn tells


@told
def say_drew(s: ShipwreckState, seat: int, count: int) -> None:
    """A seat alone hears what is in its hand."""
    s.say("drew", "SA-5.1", {seat: {"fates": sorted(s.hands[seat])}}, seat=seat, count=count)


@told
def say_placed(s: ShipwreckState, seat: int, play: Place, rule: str) -> None:
    s.say("placed", rule, seat=seat, fate=play.fate, at=play.at)


@told
def say_predicted(s: ShipwreckState, value: int, right: bool) -> None:
    s.say("predicted", "SA-5.9", seat=s.active, value=value, right=right)
