"""A quick player of Deep Regular Breaths: it saves air, does what costs least, and plays its secret without showing it.

It sees what a person in its seat sees: the view, the events and the odds. What it does in the open rests on what everybody
knows; an obsession only shows in choices that anybody might have made.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from tablee.games.breaths.actions import ACTIONS, kind_of
from tablee.games.breaths.cards import CHARACTERISTICS, RANKS, SUITS, Cards
from tablee.games.breaths.options import (
    ABANDON,
    DRAW,
    EMANCIPATION,
    EXPLORE,
    FACE_DOWN,
    FACE_UP,
    GO_ON,
    KEEP,
    LET,
    PASS,
    PLAN,
    RESIST,
    RITUAL,
    SPEND,
    TAKE,
    By,
    Decide,
    Examine,
    Fight,
    Galvanise,
    Kind,
    Oxygen,
    Place,
    Play,
    Resolve,
    Use,
    Vote,
)
from tablee.kit import Option, Question
from tablee.kit.chair import Chair

View = dict[str, Any]
NEAR = Fraction(1, 2)
"""Whoever would need so many cards more than the best placed player leaves the action to them: passing costs no air."""
HATES = {"rebellion", "presumption", "dementia", "foreseen-surrender"}
"""Secrets whose holder would rather see the crew fail."""


def novice(chair: Chair, rng: Random) -> Option | None:
    ask = chair.ask
    if ask is None:
        return None
    mind = Novice(chair, ask, rng)
    choose = getattr(mind, ask.kind.replace("-", "_").replace(" ", "_"), None)
    found = choose() if choose else None
    return found if found is not None or ask.optional else mind.any()


class Mind:
    """One question being thought about: what any player can work out before answering, from the view and the odds alone."""

    def __init__(self, chair: Chair, ask: Question, rng: Random) -> None:
        self.chair, self.ask, self.rng, self.options = chair, ask, rng, ask.options
        self.view: View = chair.view
        self.me = ask.seat
        self.mine: View = self.view["seats"][self.me]
        self._insight: dict[str, Any] | None = None
        assert isinstance(chair.game.cards, Cards)
        self.cards = chair.game.cards

    def any(self, options: Sequence[Option] | None = None) -> Option:
        listed = self.options if options is None else options
        return listed[int(self.rng.random() * len(listed))]

    @property
    def insight(self) -> dict[str, Any]:
        if self._insight is None:
            self._insight = self.chair.insight
        return self._insight

    @property
    def secret(self) -> str:
        return self.view["secret"] or ""

    @property
    def is_traitor(self) -> bool:
        return self.secret in HATES

    def cost(self, characteristic: str, seat: int | None = None) -> Fraction:
        """How many cards a draw will take, as far as everybody can tell; far more if it may never succeed."""
        who = str(self.me if seat is None else seat)
        told = self.insight["draws"].get(who, {}).get(characteristic)
        if told is None:
            return Fraction(99)
        return Fraction(told["mean"]) + 40 * Fraction(told["never"]) if Fraction(told["mean"]) else Fraction(99)

    def can_act(self, person: View) -> bool:
        return not person["dead"] and person["conscious"] and person["life"] > 0 and not person["bound"]

    def needs(self) -> set[str]:
        """What the current situation asks for."""
        now = self.view["situation"]
        if now is None:
            return set()
        step = next(c for c in self.cards.situations if c.id == now["card"]).steps[now["progress"]]
        return {*step.draw, *(["skull"] if step.skull else [])}

    def draws_of(self, seat: int) -> Fraction:
        return sum((self.cost(name, seat) for name in CHARACTERISTICS), Fraction(0))

    def suspicion(self, seat: int) -> Fraction:
        """The share of obsessions among what somebody's secret may be."""
        if seat == self.me:
            return Fraction(0)
        may = self.insight["secrets"].get(str(seat), [])
        bad = {card.id for card in self.cards.secrets if card.obsession}
        return Fraction(sum(card in bad for card in may), max(1, len(may)))


class Novice(Mind):
    """What the novice does, question by question: a method for each kind of ask."""

    # The sheet

    def main_characteristic(self) -> Option:
        return self.options[self.me % 3]

    def second_characteristic(self) -> Option:
        return self.options[(self.me // 3 + self.me) % 2]

    def main_suit(self) -> Option:
        """A suit that shows near the top of the reserve, else one of one's own."""
        shown = [known["card"] for known in self.view["reserve"]["known"] if known["up"]]
        worth = {suit: sum(card.startswith(suit) for card in shown) for suit in SUITS}
        return max(self.options, key=lambda option: (worth[option.name], option.name == SUITS[self.me % 4]))

    def second_rank(self) -> Option:
        shown = [known["card"].split("-")[1] for known in self.view["reserve"]["known"] if known["up"]]
        return max(
            self.options, key=lambda option: (option.name in shown, -abs(RANKS.index(option.name) - 2 * self.me))
        )

    # The turn

    def declare(self) -> Option:
        """What is worth most for the air it costs."""
        best, worth = PASS, Fraction(0)
        for option in self.options:
            value = self.worth(option)
            if value > worth:
                best, worth = option, value
        if best == PASS and self.view["passes"] >= len([p for p in self.view["seats"] if not p["dead"]]):
            return self.when_stuck()
        return best

    def worth(self, option: Option) -> Fraction:
        """What an action brings, in cards of oxygen, less what it takes."""
        match option:
            case Resolve("suffering"):
                return Fraction(4 if self.mine["life"] > 1 else -1)
            case Resolve("card"):
                return self.seeking()
            case Resolve(by):
                return self.helping(Fraction(16), by)
            case "ritual":
                return self.helping(Fraction(16), "physical")
            case "emancipation":
                return self.helping(Fraction(40), "will")
            case "explore":
                return self.exploring()
            case Use(card):
                return self.using(card)
            case Fight(seat):
                return self.fighting(seat)
            case Examine(seat):
                return self.examining(seat)
            case Galvanise(seat):
                return self.galvanising(seat)
            case "scheme":
                return Fraction(5) - self.cost("will") if not self.secret else Fraction(-1)
            case "plan":
                return self.planning()
            case "hyperventilate":
                return self.hyperventilating()
        return Fraction(0)

    def helping(self, worth: Fraction, by: str) -> Fraction:
        """Bringing the crew on: dear draws are for others, if others can make them for less."""
        cost = self.cost(by)
        if self.is_traitor and self.rng.random() < 0.4:
            return Fraction(-1)
        if self.mine["tokens"].get(by):
            cost = min(cost, Fraction(1))
        others = [self.cost(by, p["seat"]) for p in self.view["seats"] if self.can_act(p) and p["seat"] != self.me]
        if others and min(others) + NEAR < cost and self.view["passes"] < len(self.view["seats"]):
            return Fraction(-1)
        if self.mine["life"] == 1 and "skull" in self.needs():
            worth -= 10
        return worth - cost

    def exploring(self) -> Fraction:
        now = self.view["situation"]
        if now is None:
            return self.helping(Fraction(14), "physical")
        stuck = self.view["passes"] >= len(self.view["seats"])
        alone = now["card"] == "mental-visions"
        hopeless = now["card"] == "divination" or (alone and self.cost("will", now["explorer"]) > 9)
        return self.helping(Fraction(12), "physical") if stuck or hopeless else Fraction(-1)

    def planning(self) -> Fraction:
        """A situation that nobody can afford lies on top, where exploring has put it: better to bury it. Or the air pile has
        to be cleared."""
        if self.is_closed_in:
            return self.helping(Fraction(12), "will")
        on_top = self.view["pile"][0] == "divination"
        return self.helping(Fraction(13), "will") if on_top and self.view["situation"] is None else Fraction(-1)

    @property
    def is_closed_in(self) -> bool:
        """Whether a blocking trump closes all that would bring the crew on: any success takes it away."""
        needed = self.needs() - {"skull"} if self.view["situation"] else {"physical"}
        return bool(needed) and needed <= set(self.view["closed"])

    def put_back(self) -> Option:
        """What nobody can afford goes to the bottom, anything else stays on top."""
        return self.options[-1 if self.view["pile"][0] == "divination" else 0]

    def seeking(self) -> Fraction:
        """Looking for one card is dear: only when it is known to be near, or in the final phase, where it must be."""
        known = [k["place"] for k in self.view["reserve"]["known"] if k["card"] == "trump-4"]
        if known:
            return Fraction(14 - known[0])
        lost = "trump-4" in self.view["air"] or any(c["card"] == "trump-4" for c in self.view["discard"])
        return Fraction(1 if self.view["phase"] == "final" and not lost else -1)

    def using(self, card: str) -> Fraction:
        cards = self.cards
        entry = next(c for c in cards.knowledge if c.id == card)
        cost = self.cost(str(entry.characteristic))
        verbs = {call.verb.name for call in cards.knowledge_does[cards.knowledge.index(entry)]}
        worth = 0
        if "recycle_secretly" in verbs:
            worth = 6 if len(self.view["discard"]) >= 8 else 0
        elif "heal" in verbs:
            worth = 9 - 3 * self.mine["life"]
        elif "heal_another" in verbs:
            worth = max(
                (8 - 4 * p["life"] for p in self.view["seats"] if not p["dead"] and p["seat"] != self.me), default=0
            )
        elif "replay_trump" in verbs:
            worth = (
                4
                if {"trump-3", "trump-4"} & {c["card"] for c in self.view["discard"]} and len(self.view["air"]) > 2
                else 0
            )
        elif "reveal" in verbs:
            worth = 3
        return Fraction(worth) - cost

    def fighting(self, seat: int) -> Fraction:
        """Only for those whom killing serves, and then the weakest first."""
        if self.secret not in ("dementia", "murderous-urge"):
            return Fraction(-1)
        return Fraction(12 - 2 * self.view["seats"][seat]["life"]) - self.cost("physical")

    def examining(self, seat: int) -> Fraction:
        if self.secret not in ("inquisitive-mind", "sympathy") or self.view["seats"][seat]["secret"]["card"]:
            return Fraction(-1)
        return Fraction(14 if self.secret == "inquisitive-mind" else 8) - self.cost("social")

    def galvanising(self, seat: int) -> Fraction:
        """The token for whoever can resolve the situation much more cheaply."""
        if self.is_traitor or not self.can_act(self.view["seats"][seat]):
            return Fraction(-1)
        if self.is_closed_in:
            return self.helping(Fraction(12), "social") - Fraction(seat, 10)
        by = [name for name in self.needs() if name != "skull" and name not in self.view["closed"]]
        if not by:
            return Fraction(-1)
        saved = min(self.cost(name) for name in by) - min(self.cost(name, seat) for name in by)
        return saved - self.cost("social") - 2

    def hyperventilating(self) -> Fraction:
        """Once is needed by one secret, and once can be explained."""
        return Fraction(3 if self.secret == "foreseen-surrender" and not self.mine["hyperventilated"] else -1)

    def when_stuck(self) -> Option:
        """Everybody has passed: somebody has to breathe."""
        tried = [o for o in self.options if isinstance(o, Resolve) or o in (EXPLORE, RITUAL, EMANCIPATION)]
        tried = tried or [o for o in self.options if isinstance(o, Galvanise) or o == PLAN]
        return min(tried, key=lambda o: (self.cost(self.characteristic_of(o)), str(o))) if tried else PASS

    def characteristic_of(self, option: Option) -> str:
        return option.by if isinstance(option, Resolve) else CHARACTERISTICS[ACTIONS[kind_of(option)].by]

    # Draws

    def draw(self) -> Option:
        """A token when the next cards do not help; on, unless the way has become too long."""
        now = self.insight["now"]
        soon = Fraction(now["by"][0]) if now["by"] else Fraction(0)
        if SPEND in self.options and soon < Fraction(1, 2):
            return SPEND
        drawn, left = self.view["draw"]["drawn"], self.view["reserve"]["count"]
        far = Fraction(now["mean"]) if Fraction(now["mean"]) else Fraction(99)
        if drawn and far > 14 and left < 40 and not self.is_traitor and self.view["phase"] != "final":
            return ABANDON
        return DRAW

    def resist_draw(self) -> Option:
        now, draw = self.insight["now"], self.view["draw"]
        reach = draw["limit"] - draw["drawn"]
        chance = Fraction(now["by"][min(reach, len(now["by"])) - 1]) if now["by"] else Fraction(0)
        return DRAW if chance > Fraction(1, 10) or self.is_traitor else ABANDON

    def resist(self) -> Option:
        """When attacked, or when a secret is at stake; a rebel whenever it is cheap."""
        if RESIST not in self.options:
            return LET
        action = self.view["action"]
        attacked = action["kind"] == "fight" and action["target"] == self.me and self.mine["life"] <= 1
        if attacked or (self.secret == "rebellion" and self.cost("will") <= len(self.view["air"]) + 1):
            return RESIST
        useful = action["kind"] in ("resolve", "explore", "ritual", "emancipation")
        if self.is_traitor and useful and self.mine["life"] > 1 and self.rng.random() < 0.35:
            return RESIST
        return LET

    # Cutting in

    def cut_in(self) -> Option | None:
        return next((option for option in self.options if self.is_time(option)), None)

    def is_time(self, option: Option) -> bool:
        view = self.view
        match option:
            case Play("ignore-your-wounds"):
                return bool(self.mine["life"] <= 1)
            case Play("tear-out-the-valve"):
                return len(view["air"]) >= 6 and not self.is_traitor and view["reserve"]["count"] > 3
            case Play("hold-back"):
                return (
                    self.is_traitor and view["action"] is not None and view["action"]["kind"] in ("resolve", "ritual")
                )
            case Play("sigh-loudly"):
                return self.rng.random() < 0.02
            case Play("force-a-hand"):
                return self.rng.random() < 0.05
            case Decide("dementia"):
                return bool(self.mine["life"] > 1 and min(p["life"] for p in view["seats"] if not p["dead"]) == 0)
            case Decide("recycler"):
                return bool(view["reserve"]["count"] < 25)
            case Decide("control-freak"):
                return self.rng.random() < 0.01
        return False

    # Choices inside effects

    def recycle(self) -> Option:
        """What helps most people's conditions; never a blocking trump, if there is a choice."""
        return max(self.options, key=lambda option: (self.use_of(option), str(option)))

    def use_of(self, option: Option) -> int:
        assert isinstance(option, Oxygen)
        suit, _, rank = option.card.partition("-")
        if suit == "trump":
            return -1 if rank in ("6", "8", "9", "12", "13", "15") else 0
        wanted = [of["of"] for p in self.view["seats"] if not p["dead"] for of in p["conditions"].values()]
        return sum(suit in of or rank in of or option.card in of for of in wanted)

    def recycle_kind(self) -> Option:
        suits = [option for option in self.options if isinstance(option, Kind) and option.name != "trump"]
        return self.any(suits or self.options)

    def face(self) -> Option:
        return FACE_DOWN if self.is_traitor else FACE_UP

    def understanding(self) -> Option:
        return TAKE if TAKE in self.options and self.rng.random() < 0.5 else KEEP

    def swap_secret(self) -> Option:
        swaps = [option for option in self.options if isinstance(option, Place)]
        return self.any(swaps) if swaps and (not self.secret or self.rng.random() < 0.3) else KEEP

    def vote_sacrifice(self) -> Option:
        """Whoever is suspected or weak; the votes of others do not matter."""
        return self.vote(lambda seat: (seat != self.me, self.suspicion(seat), -self.view["seats"][seat]["life"], seat))

    def vote_emancipation(self) -> Option:
        """Whoever draws best in all three characteristics and still has life."""
        return self.vote(
            lambda seat: (self.view["seats"][seat]["life"] > 1, -self.suspicion(seat), -self.draws_of(seat))
        )

    def vote(self, key: Any) -> Option:
        votes = [option for option in self.options if isinstance(option, Vote)]
        return max(votes, key=lambda option: key(option.seat))

    def give_up(self) -> Option:
        return GO_ON

    def heal(self) -> Option:
        return min(self.options, key=lambda option: (self.view["seats"][option.seat]["life"], option.seat))

    def change_which(self) -> Option:
        """The characteristic that costs most."""
        picks = [option for option in self.options if isinstance(option, By)]
        return max(picks, key=lambda option: (self.cost(option.characteristic), str(option)))
