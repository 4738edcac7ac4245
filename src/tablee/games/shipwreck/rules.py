"""The Shipwreck Arcana, in the order of its rulebook. Numbers are those of `rules.en.md`.

`if s.log is not None` stands where every turn passes: in a simulation nobody listens, and then it is not worth while to
put an event together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tablee.games.shipwreck import powers, view
from tablee.games.shipwreck.cards import FOLDER, Cards, base
from tablee.games.shipwreck.state import (
    COPIES,
    DOOM,
    HOURS,
    PASS,
    PREDICTIONS,
    ROW,
    SHOWN,
    TRACK,
    VALUES,
    Flip,
    Join,
    Place,
    Table,
    Use,
    allies,
    begin_turn,
    fresh,
    seen_values,
)
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
)

HOURS_CARD = "hours"
PREDICTING = Consensus(allies, "predict", PREDICTIONS, "SA-5.8", PASS)


class Left(Interrupt):
    """The active player has left in the middle of their turn (SA-12.4)."""


class Shipwreck(Game[Table]):
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
    weight = 1
    seats = range(2, 6)  # SA-3.1
    rules = "SA"
    folder = FOLDER
    longest = 183 * 65
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s for s in (choice("difficulty", "normal", "easy", "hard", "doomed"), *common(range(2, 6)))
    }

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.pack_name, self.pack_digest, self.pack_former = cards.name, cards.digest, cards.former
        self.place = [[Place(fate, card.id) for fate in range(8)] for card in cards.arcana]
        self.place_hours = [Place(fate, HOURS_CARD) for fate in range(8)]
        self.use = {power.id: Use(power.id) for power in cards.powers}

    def with_pack(self, pack: str) -> Shipwreck:
        return self if pack == self.pack_name else Shipwreck(base() if pack == "base" else Cards(pack))

    def new(self, seats: int, options: Mapping[str, Any]) -> Table:
        s = fresh(seats, len(self.cards.arcana), DOOM[options["difficulty"]])
        s.active = -1 if options["first"] == "drawn" else options["first"]
        return s

    # SA-3: the set-up

    def set_up(self, s: Table) -> Rules[None]:
        yield from self.turn_up(s)
        for _ in range(ROW):  # SA-3.6
            card = yield from self.turn_up(s)
            s.row.append(card)
        if s.active < 0:  # SA-3.9
            s.active = yield Pick("first", [1] * len(s.order))
        if s.log is not None:
            s.say("set-up", "SA-3.6", row=[self.cards.arcana[c].id for c in s.row], doom=s.doom, first=s.active)

    def turn_up(self, s: Table) -> Rules[int]:
        """SA-4.1: the next card of the pile can be seen, while there is one. Gives the one that lay on it, -1 for none."""
        card = s.next
        if 1 in s.cards_left:
            s.next = yield Pick("pile", s.cards_left)
            s.cards_left[s.next] = 0
        else:
            s.next = s.under.pop(0) if s.under else -1
        return card

    # SA-5: a turn

    def turn(self, s: Table) -> Rules[None]:
        if not s.row:
            yield from self.set_up(s)
        try:
            yield from self.draw(s)
            if s.faded:
                yield from powers.before(self, s)
            yield from self.play(s)
            if s.faded:
                yield from powers.after(self, s)
            yield from self.predict(s)
        except Left:  # SA-12.4
            if s.wrong:
                self.add_doom(s, 1, "SA-5.12")
        yield from self.fading(s)
        self.next_seat(s)

    def draw(self, s: Table) -> Rules[None]:
        """SA-5.1, SA-5.2: until two fates are in hand."""
        seat, bag = s.active, s.bag
        hand, drawn = s.hands[seat], s.drawn[seat]
        count = 2 - len(hand)
        s.had_kept = count == 1
        s.facts = s.facts.then("drew", seat, (count, tuple(s.visible)))
        pick = Pick("bag", bag, (seat,))
        for _ in range(count):
            at = yield pick
            bag[at] -= 1
            hand.append(at + 1)
            drawn.append(at + 1)
        if s.log is not None:
            s.say("drew", "SA-5.1", {seat: {"fates": sorted(hand)}}, seat=seat, count=count)

    def placements(self, s: Table, seat: int) -> Sequence[Option]:
        """SA-5.4: where the two fates may go, arcana by arcana; SA-4.7, SA-4.8: The Hours when there is nowhere else."""
        a, b = s.hands[seat]
        if a > b:
            a, b = b, a
        visible, allowed, found = seen_values(s), self.cards.allowed, []
        for card in s.row:
            table = allowed(card, visible)
            if table[a] >> b & 1:
                found.append(self.place[card][a])
            if a != b and table[b] >> a & 1:
                found.append(self.place[card][b])
        return found or [self.place_hours[fate] for fate in ((a,) if a == b else (a, b))]

    def play(self, s: Table) -> Rules[None]:
        """SA-5.3: one fate, face up, in front of one card."""
        seat = s.active
        fate, at = yield Ask(seat, "place", self.placements, "SA-5.3")
        s.on_hours = at == HOURS_CARD
        card = -1 if s.on_hours else self.cards.index[at]
        hand, visible = s.hands[seat], seen_values(s)
        s.facts = s.facts.then("played", seat, (fate, s.had_kept, card, tuple(s.row), visible))
        s.old = s.had_kept and hand[0] == fate  # ruling 19: of two equal fates the older
        hand.remove(fate)
        self.lay(s, fate, 0 if s.on_hours else s.row.index(card))  # SA-4.9
        s.played = fate
        if s.log is not None:
            s.say("placed", "SA-4.8" if s.on_hours else "SA-5.3", seat=seat, fate=fate, at=at)
        if card >= 0 and (effect := self.cards.on_play[card]):
            yield from powers.perform(self, s, effect, self.cards.arcana[card])

    def lay(self, s: Table, fate: int, place: int) -> None:
        s.fronts[place].append(fate)
        s.hours[place] += HOURS[fate]
        s.visible[fate - 1] += 1

    def take_away(self, s: Table, fate: int, place: int) -> None:
        """A fate goes from the row back into the bag."""
        s.fronts[place].remove(fate)
        s.hours[place] -= HOURS[fate]
        s.visible[fate - 1] -= 1
        s.bag[fate - 1] += 1

    def predict(self, s: Table) -> Rules[None]:
        """SA-5.7 to SA-5.13: the group may say what the kept fate is; with Twice, twice (SA-9.6)."""
        seat = s.active
        while s.predictions and not s.right:
            s.predictions -= 1
            guess = yield PREDICTING
            if guess == PASS:
                break
            (kept,) = s.hands[seat]
            self.judge(s, guess.value, bool((yield SHOWN[guess.value == kept])))
        if not s.right and not s.wrong:
            if s.log is not None:
                s.say("no-prediction", "SA-5.10", seat=seat)
            return
        (kept,) = s.hands[seat]
        yield from self.give_up(s, seat)
        if s.right:  # SA-5.11
            s.score += 1
            s.say("right", "SA-5.11", seat=seat, fate=kept, score=s.score)
            if s.score >= TRACK:
                raise Over(s.order, "score")  # SA-1.2
        else:
            if s.log is not None:
                s.say("wrong", "SA-5.12", seat=seat, fate=kept)
            self.add_doom(s, 1, "SA-5.12")

    def judge(self, s: Table, value: int, right: bool) -> None:
        """Right or wrong; what the fate is shows only after the last guess."""
        s.right, s.wrong = right, not right
        if s.log is not None:
            s.say("predicted", "SA-5.9", seat=s.active, value=value, right=right)
        s.facts = s.facts.then("among", s.active, 1 << value if right else ~(1 << value))

    def give_up(self, s: Table, seat: int) -> Rules[list[int]]:
        """SA-5.13, SA-12.3, SA-12.6: a seat's fates are shown to all and go back to the bag, and its line stands again."""
        fates = sorted(s.hands[seat])
        for fate in fates:
            yield SHOWN[fate]
            s.bag[fate - 1] += 1
        s.hands[seat].clear()
        s.lines[seat] = 0  # SA-10.4
        if fates:
            s.facts = s.facts.then("shown", seat, tuple(fates))
        return fates

    def add_doom(self, s: Table, doom: int, rule: str) -> None:
        s.doom = min(TRACK, s.doom + doom)  # SA-1.5
        if s.log is not None:
            s.say("doom", rule, by=doom, doom=s.doom)
        if s.doom >= TRACK:
            raise Over((), "doom")  # SA-1.3

    def next_seat(self, s: Table) -> None:
        """SA-5.15, SA-3.10."""
        s.active = s.order[(s.order.index(s.active) + 1) % len(s.order)]
        begin_turn(s)

    # SA-6: fading

    def fading(self, s: Table) -> Rules[None]:
        """SA-5.14, SA-6.8: every arcana whose time has run out, from the left."""
        for place, spent in enumerate(s.hours):
            if spent >= self.cards.moons[s.row[place]]:  # SA-6.1
                yield from self.fade(s, place)

    def fade(self, s: Table, place: int) -> Rules[None]:
        card = s.row[place]
        for fate in s.fronts[place][:]:  # SA-6.2
            self.take_away(s, fate, place)
        s.faded.append(card)  # SA-6.3
        s.row[place] = -1
        arcana = self.cards.arcana[card]
        if s.log is not None:
            s.say("faded", "SA-6.1", card=arcana.id, power=arcana.power)
        if s.right:  # SA-6.6
            s.say("spared", "SA-6.6", card=arcana.id)
        else:
            doom = powers.Fading(2)
            if effect := self.cards.on_fade[card]:
                yield from powers.perform(self, s, effect, arcana, doom)
            if doom.amount:  # SA-6.4
                self.add_doom(s, doom.amount, "SA-6.4")
            else:
                s.say("spared", arcana.rule, card=arcana.id)
        yield from self.fill(s, place)

    def fill(self, s: Table, place: int) -> Rules[None]:
        """SA-6.5: the top card of the pile takes the free place; SA-6.9: or the power that has waited longest."""
        rule = "SA-6.5" if s.next >= 0 else "SA-6.9"
        if s.next >= 0:
            s.row[place] = yield from self.turn_up(s)
        else:
            s.row[place] = s.faded.pop(0)
        if s.log is not None:
            s.say("filled", rule, card=self.cards.arcana[s.row[place]].id)

    # SA-10, SA-12: what can be done outside the turn

    def acts(self, s: Table, seat: int | None) -> Sequence[Option]:
        if seat is None:
            return [Join(after) for after in s.order] if len(s.order) < self.seats[-1] else []  # SA-12.1
        if seat not in s.order:
            return []
        acts: list[Option] = [Flip(other, v) for other in s.order if other != seat for v in VALUES]  # SA-10.2
        if seat != s.active and s.hands[seat]:
            acts.append("discard")  # SA-12.6
        if len(s.order) > self.seats[0]:
            acts.append("leave")  # SA-12.5
        return acts

    def act(self, s: Table, seat: int | None, option: Option) -> Rules[None]:
        if isinstance(option, Join):
            self.join(s, option.after)
        elif isinstance(option, Flip):
            s.lines[option.seat] ^= 1 << option.value
            s.say("flipped", "SA-10.2", seat=seat, line=option.seat, value=option.value)
        elif option == "discard" and seat is not None:
            fates = yield from self.give_up(s, seat)
            s.say("discarded", "SA-12.6", seat=seat, fate=fates[0])
        elif seat is not None:
            yield from self.leave(s, seat)

    def join(self, s: Table, after: int) -> None:
        """SA-12.1, SA-12.2: a newcomer sits down at once, without a fate, behind the seat of their choice."""
        seat = s.places
        s.places += 1
        s.order.insert(s.order.index(after) + 1, seat)
        s.hands.append([])
        s.lines.append(0)
        s.drawn.append([])
        s.recalls.append(1)
        s.facts = s.facts.then("joined", seat, None)
        s.say("joined", "SA-12.1", seat=seat, after=after)

    def leave(self, s: Table, seat: int) -> Rules[None]:
        """SA-12.3: their fates return to the bag; SA-12.4: in their own turn the fading check follows."""
        fates = yield from self.give_up(s, seat)
        s.say("left", "SA-12.3", seat=seat, fates=fates)
        at = s.order.index(seat)
        s.order.remove(seat)
        if seat == s.active:
            s.active = s.order[at - 1]
            raise Left

    def present(self, s: Table) -> Sequence[int]:
        return s.order

    def places(self, s: Table) -> int:
        return s.places

    # What a seat knows

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.view(self, s, seat)

    def insight(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.insight(self, s, seat)

    def conceal(self, s: Table, seat: int | None, rng: Random) -> None:
        view.conceal(self, s, seat, rng)

    def refuse(self, s: Table, question: Question, said: str) -> str:
        """The ability of the card that was meant, where there is one."""
        at = said.rpartition(" at ")[2]
        if question.kind == "place" and at in self.cards.index:
            return self.cards.arcana[self.cards.index[at]].rule
        return "SA-4.7" if question.kind == "place" and at == HOURS_CARD else question.rule

    def hidden(self, s: Table) -> Mapping[str, object]:
        fates: dict[str, object] = {f"fates {seat}": sorted(s.hands[seat]) for seat in s.order}
        return {**fates, "bag": s.bag[:], "old": s.old}

    def conserved(self, s: Table) -> object:
        """Three fates of each value, and every arcana once."""
        fates = [s.bag[v - 1] + sum(hand.count(v) for hand in (*s.hands, *s.fronts)) for v in VALUES]
        cards = [*(c for c in s.row if c >= 0), *s.faded, *s.under, *([s.next] if s.next >= 0 else [])]
        cards += [c for c, left in enumerate(s.cards_left) if left]
        visible = [sum(front.count(v) for front in s.fronts) for v in VALUES]
        hours = [sum(HOURS[fate] for fate in front) for front in s.fronts]
        return (
            hours == s.hours
            and fates == [COPIES] * 7
            and sorted(cards) == list(range(len(self.cards.arcana)))
            and visible == s.visible
        )
