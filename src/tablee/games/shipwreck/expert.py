"""Good players of The Shipwreck Arcana: they choose plays to be understood, read the others' plays alike, and weigh every prediction
and power by how likely the game is won after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from tablee.games.shipwreck import effects
from tablee.games.shipwreck.beliefs import Seeing, odds
from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.facts import Among, Facts, Old, Played, answered
from tablee.games.shipwreck.options import HOURS_CARD, KEEP, PASS, Discard, Place, Predict, Swap, Than, Use
from tablee.games.shipwreck.row import as_seen
from tablee.games.shipwreck.signals import Situation, kept_of, spares
from tablee.games.shipwreck.state import HOURS, ShipwreckState
from tablee.games.shipwreck.trust import Chances, Truster
from tablee.games.shipwreck.winning import Winning, between, learnt, surest
from tablee.kit import Option, Question
from tablee.kit.chair import Chair, Window
from tablee.kit.game import Reason

RESERVE = 0.02
"""How much likelier to win a power must make the group: it is gone then."""


class Mind:
    """One decision of one seat. `s` is a world this seat imagines: of it only what everybody sees and the own hand are looked at."""

    def __init__(self, window: Window, seat: int, tables: tuple[Winning, Winning], *, subtle: bool) -> None:
        self.seat = seat
        self.s: ShipwreckState = window.imagine(Random(0)).state
        cards = window.game.cards
        assert isinstance(cards, Cards)
        self.cards, self.truster = cards, Truster(cards, subtle=subtle)
        self.trust = self.truster.after(self.s.facts)
        self.winning = between(*tables, self.trust.literal()) if subtle else tables[0]

    def answer(self, ask: Question) -> Option:
        choose: Callable[[Question], Option] = getattr(self, ask.kind.replace("-", "_"))
        return choose(ask)

    # What the end of the turn is worth

    def due(self, row: Sequence[int], hours: Sequence[int]) -> int:
        """The doom of the cards that will fade (SA-6.4)."""
        moons = self.cards.moons
        return sum(
            2 for card, spent in zip(row, hours, strict=True) if spent >= moons[card] and not spares(self.cards, card)
        )

    @property
    def due_now(self) -> int:
        return self.due(self.s.row, self.s.hours)

    def worth(self, chances: Chances, guesses: int = 0) -> float:
        """How likely the game is won if the group believes this, and may guess so often more."""
        s = self.s
        return self.winning.best(s.score, s.doom, self.due_now, surest(chances, s.predictions + guesses))

    def truly(self, facts: Facts, kept: int, due: int) -> float:
        """How likely the game is won when the group has seen this, to somebody who knows the kept fate."""
        s, chances = self.s, self.understood(facts)
        waiting = self.winning.waiting(s.score, s.doom, due)
        if self.winning.predicting(s.score, s.doom, due, surest(chances)) <= waiting:
            return waiting
        return self.winning.predicting(s.score, s.doom, due, float(likeliest(chances) == kept))

    def understood(self, facts: Facts) -> Chances:
        """What the group makes of this seat's kept fate."""
        if self.truster.ears(self.trust, self.seat) < 0.5:
            return self.truster.after(facts).chances(self.seat)
        proven = odds(Seeing(self.cards, "logic").worlds(facts), self.seat)
        return {value: float(chance) for value, chance in proven.items()}

    # The play

    def place(self, ask: Question) -> Option:
        """To be understood by these listeners."""
        return self.spoken(self.situation(self.s.row))

    def situation(self, row: Sequence[int]) -> Situation:
        s = self.s
        return Situation(self.cards, row, s.hours, s.visible, self.trust.pairs(s.active))

    def spoken(self, at: Situation) -> Place:
        a, b = sorted(self.s.hands[self.seat])
        return at.best((a, b), at.ears(self.truster.ears(self.trust, self.seat)))[0]

    # The prediction

    def predict(self, ask: Question) -> Option:
        """The likeliest value, if that is worth more than waiting."""
        s, chances = self.s, self.trust.chances(self.s.active)
        left = {option.value: chances.get(option.value, 0.0) for option in ask.options if isinstance(option, Predict)}
        if s.wrong:  # SA-9.6: with Twice, once more costs nothing
            return Predict(likeliest(left))
        predicting = self.winning.predicting(s.score, s.doom, self.due_now, surest(left, 1 + s.predictions))
        waiting = self.winning.waiting(s.score, s.doom, self.due_now)
        return Predict(likeliest(left)) if predicting > waiting else PASS

    def prospects(self, chances: Chances) -> dict[str, int]:
        """How many of a hundred such games are won by predicting, and by waiting."""
        s, due = self.s, self.due_now
        predicting = self.winning.predicting(s.score, s.doom, due, surest(chances, 1 + s.predictions))
        return {"win": round(100 * predicting), "wait": round(100 * self.winning.waiting(s.score, s.doom, due))}

    def read(self, play: Place) -> Chances:
        """What everybody will think of the kept fate after this play, before a word is said."""
        return self.truster.after(self.s.facts.then(as_seen(self.s, play))).chances(self.seat)

    # Powers of the group

    def group_power(self, ask: Question) -> Option:
        """The one after which the game is likeliest won, if that is worth the power."""
        chances = self.trust.chances(self.s.active)
        return self.worthwhile(ask, self.worth(chances), partial(self.helped, chances))

    def worthwhile(self, ask: Question, now: float, used: Callable[[str], float]) -> Option:
        """The power that is worth most beyond what the turn is worth now."""
        best: Option = KEEP
        most = now + RESERVE
        for option in ask.options:
            if isinstance(option, Use) and (worth := used(option.power)) > most:
                best, most = option, worth
        return best

    def helped(self, chances: Chances, power: str) -> float:
        """What it is worth to use a power of the group now."""
        worth = 0.0
        for call in self.cards.does[power]:
            if call.verb.run is effects.ask_among:
                worth = max(worth, self.asked(chances, call.args[0]))
            elif call.verb.run is effects.ask_higher:
                worth = max(worth, *(self.asked(chances, effects.above(value)) for value in range(1, 7)))
            elif call.verb.run is effects.extra_prediction:
                worth = max(worth, self.worth(chances, call.args[0]))
        return worth

    def asked(self, chances: Chances, values: Sequence[int]) -> float:
        """What it is worth to hear whether the kept fate is one of these."""
        worth = 0.0
        for yes in (True, False):
            part = {value: chance for value, chance in chances.items() if (value in values) == yes}
            if total := sum(part.values()):
                worth += total * self.worth({value: chance / total for value, chance in part.items()})
        return worth

    def higher_than(self, ask: Question) -> Option:
        """The value that splits what is left best."""
        chances = self.trust.chances(self.s.active)
        asked = [option for option in ask.options if isinstance(option, Than)]
        return max(asked, key=lambda option: (self.asked(chances, effects.above(option.value)), -option.value))

    # Powers of the active player

    def active_power(self, ask: Question) -> Option:
        """The one after which the game is likeliest won, as this seat knows that knows the kept fate."""
        s = self.s
        now = (
            self.swapped(-1)
            if len(s.hands[self.seat]) == 2
            else self.truly(s.facts, s.hands[self.seat][0], self.due_now)
        )
        return self.worthwhile(ask, now, self.used)

    def used(self, power: str) -> float:
        """What it is worth to use a power of the active player now."""
        s, worth = self.s, 0.0
        for call in self.cards.does[power]:
            if call.verb.run is effects.say_old:
                facts = s.facts.then(Old(self.seat, s.old))
                worth = max(worth, self.truly(facts, s.hands[self.seat][0], self.due_now))
            elif call.verb.run is effects.discard_lower:
                worth = max(worth, *(self.thrown(*lower) for lower in self.lower()))
            elif call.verb.run is effects.swap_empty:
                worth = max(worth, *(self.swapped(place) for place, front in enumerate(s.fronts) if not front))
        return worth

    def lower(self) -> list[tuple[int, int]]:
        """The visible fates below the kept one, with their places."""
        (kept,) = self.s.hands[self.seat]
        return [(fate, place) for place, front in enumerate(self.s.fronts) for fate in front if fate < kept]

    def thrown(self, fate: int, place: int) -> float:
        """What it is worth to throw back this fate from there."""
        s = self.s
        facts = s.facts.then(Among(self.seat, frozenset(effects.above(fate))))
        hours = s.hours[:]
        hours[place] -= HOURS[fate]
        return self.truly(facts, s.hands[self.seat][0], self.due(s.row, hours))

    def discard_lower(self, ask: Question) -> Option:
        row, index = self.s.row, self.cards.index
        thrown = [option for option in ask.options if isinstance(option, Discard)]
        return max(thrown, key=lambda o: (self.thrown(o.fate, row.index(index[o.at])), o.fate, o.at))

    def swapped(self, place: int) -> float:
        """What the coming play is worth if the next card of the pile takes this place; -1: as the row stands."""
        s, seat, ids = self.s, self.seat, self.cards.ids
        row = [s.next if at == place else card for at, card in enumerate(s.row)]
        at = self.situation(row)
        play = self.spoken(at)
        a, b, c, d = row
        seen = Played(
            seat, play.fate, s.had_kept, play.at, (ids[a], ids[b], ids[c], ids[d]), (*s.visible,), (*s.hours,)
        )
        facts = s.facts.then(seen)
        low, high = sorted(s.hands[seat])
        kept = kept_of((low, high), play.fate)
        if play.at in at.telling:
            facts = facts.then(answered(seat, effects.above(play.fate), kept > play.fate))
        hours = s.hours[:]
        hours[0 if play.at == HOURS_CARD else row.index(self.cards.index[play.at])] += HOURS[play.fate]
        return self.truly(facts, kept, self.due(row, hours))

    def swap(self, ask: Question) -> Option:
        row, index = self.s.row, self.cards.index
        swaps = [option for option in ask.options if isinstance(option, Swap)]
        return max(swaps, key=lambda option: (self.swapped(row.index(index[option.card])), option.card))


def likeliest(chances: Mapping[int, float]) -> int:
    """The likeliest value; of equally likely ones the highest."""
    return max(chances, key=lambda value: (chances[value], value))


class Player:
    """A player who goes by these tables. `subtle`: speaks and reads two levels deep, as far as the others have shown that they do;
    otherwise takes the others for people who place to tell most, and speaks so that nobody has to read between the lines."""

    def __init__(self, tables: Callable[[], tuple[Winning, Winning]], *, subtle: bool) -> None:
        self.tables, self.subtle = tables, subtle

    def __call__(self, chair: Chair, rng: Random) -> Option | None:
        return self.mind(chair, chair.seat).answer(chair.ask) if chair.ask else None

    def mind(self, window: Window, seat: int) -> Mind:
        return Mind(window, seat, self.tables(), subtle=self.subtle)

    def why(self, window: Window, question: Question, option: Option) -> Reason | None:
        """What lies behind an answer, as far as everybody can know it: of a play, how it will be read."""
        mind = self.mind(window, question.seat)
        chances = mind.read(option) if isinstance(option, Place) else mind.trust.chances(mind.s.active)
        value = likeliest(chances)
        told: dict[str, Any] = {"seat": question.seat, "active": mind.s.active}
        told |= {"value": value, "chance": round(100 * chances[value])}
        match question.kind, option:
            case "place", _:
                return Reason("why-place", told)
            case "predict", Predict(guess):
                told |= {"value": guess, "chance": round(100 * chances.get(guess, 0.0))}
                return Reason("why-predict", told | mind.prospects(chances))
            case "predict", "pass":
                return Reason("why-wait", told | mind.prospects(chances))
            case "group-power", Use(power):
                now, used = mind.worth(chances), mind.helped(chances, power)
                return Reason("why-power", told | {"power": power, "now": round(100 * now), "used": round(100 * used)})
            case "active-power" | "swap" | "discard-lower", _:
                return Reason("why-own-hand", told)
        return None


expert = Player(learnt, subtle=True)
adept = Player(learnt, subtle=False)
