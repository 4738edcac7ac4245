"""Good players of Deep Regular Breaths: they bring the crew on by exact odds, pursue what drives them when it pays, and judge the others
by what they have done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import structs

from tablee.games.breaths import sheets
from tablee.games.breaths.aims import aim_of
from tablee.games.breaths.bot import novice
from tablee.games.breaths.crew import Crew
from tablee.games.breaths.options import (
    ABANDON,
    DRAW,
    FACE_UP,
    GO_ON,
    HYPERVENTILATE,
    KEEP,
    LET,
    PASS,
    RESIST,
    SPEND,
    TAKE,
    Decide,
    Play,
    Vote,
)
from tablee.games.breaths.reading import Reading
from tablee.games.breaths.reasons import reason
from tablee.games.breaths.state import LIFE, BreathsState
from tablee.games.breaths.suspicion import suspicions, unread
from tablee.games.breaths.voting import doomed, trusted
from tablee.kit import Option, Question
from tablee.kit.chair import Chair, Window
from tablee.kit.game import Reason

OPEN = ("declare", "draw", "resist-draw", "hyperventilate")
"""Questions into which one may cut oneself: quick cards are among the options."""
QUICK = ("ignore-your-wounds", "tear-out-the-valve", "force-a-hand", "hold-back", "dementia", "recycler")
"""What is played quickly for a reason; the rest never is."""
DESPAIR = 0.8
"""How readily everybody hyperventilates once nobody will come home."""
DANGER = 0.15
"""Somebody is stopped from reading the last secret if they are so likely to win by it."""


class Mind:
    """One decision of one seat. `s` is a world this seat imagines: of it only what the seat knows is looked at."""

    def __init__(self, chair: Chair, *, keen: bool) -> None:
        self.s: BreathsState = chair.glimpse(Random(0))
        self.me, self.keen = chair.seat, keen
        self.r = Reading(self.s, self.me, keen=keen)
        self.crew = Crew(self.r, self.me)
        self.aim = aim_of(self.r, self.me, is_short=self.crew.is_short)
        self.keeping = self.crew.keeping

    def answer(self, ask: Question, rng: Random) -> Option | None:
        """None lets an optional question pass."""
        if ask.optional:
            return self.cut_in(ask)
        if ask.kind in OPEN:
            early = self.cut_in(ask)
            if early is not None:
                return early
            ask = structs.replace(ask, options=[o for o in ask.options if not isinstance(o, (Play, Decide))])
        choose = self.own(ask.kind, rng)
        if choose:
            return choose(ask)
        keep = self.keeping.choice(ask.kind)
        return keep(ask.options) if keep else ask.options[int(rng.random() * len(ask.options))]

    def own(self, kind: str, rng: Random) -> Callable[[Question], Option] | None:
        """How a question of this kind is answered that is no choice inside an effect."""
        return {
            "declare": lambda ask: self.declare(ask, rng),
            "draw": self.draw,
            "resist": self.resist,
            "resist-draw": lambda ask: DRAW,
            "hyperventilate": lambda ask: DRAW,
            "vote-sacrifice": self.vote_sacrifice,
            "vote-emancipation": self.vote_emancipation,
            "swap-secret": lambda ask: KEEP,  # an obsession cannot be swapped: it stays one of many if nobody swaps
            "understanding": self.understanding,
            "face": lambda ask: FACE_UP,
            "give-up": lambda ask: GO_ON,
        }.get(kind)

    # The turn

    def declare(self, ask: Question, rng: Random) -> Option:
        if HYPERVENTILATE not in ask.options:  # DB-17.2: bound
            return PASS
        found = self.aim.declare(ask.options)
        if found is None and self.despairs() and rng.random() < DESPAIR:
            found = HYPERVENTILATE
        return found if found is not None else self.crew.declare(ask.options)

    def despairs(self) -> bool:
        """When nobody will come home, air is worth nothing any more, but to one who would run out of it unhurt: whoever only then
        breathed so deep would be known."""
        s = self.s
        return self.keen and not s.coop and self.crew.is_lost and not s.hyperventilated[self.me] and len(s.reserve) > 4

    def draw(self, ask: Question) -> Option:
        goes_on = self.aim.draws()
        if goes_on is None:
            if SPEND in ask.options and self.crew.spends():
                return SPEND
            goes_on = self.crew.goes_on()
        return DRAW if goes_on else ABANDON

    def resist(self, ask: Question) -> Option:
        if RESIST not in ask.options:
            return LET
        return RESIST if self.aim.resists() or self.defends() else LET

    def defends(self) -> bool:
        """Against a blow that hurts, and against whoever may be about to know all secrets."""
        s, action = self.s, self.s.action
        chance = self.r.resists()
        if action.kind == "fight" and action.target == self.me:
            return chance > (0.2 if s.life[self.me] <= 1 else 0.5)
        return chance > 0.3 and self.is_last_look()

    def is_last_look(self) -> bool:
        """Whether the token holder is about to read the last secret, and may win by that."""
        s, action = self.s, self.s.action
        if not self.keen or action.kind != "examine" or unread(s, action.seat) != [action.target]:
            return False
        return suspicions(s, action.seat, self.me).get("inquisitive-mind", 0.0) > DANGER

    # Cutting in

    def cut_in(self, ask: Question) -> Option | None:
        return next((option for option in ask.options if self.is_time(option)), None)

    def is_time(self, option: Option) -> bool:
        s = self.s
        match option:
            case Play("ignore-your-wounds"):
                return s.life[self.me] <= 1
            case Play("tear-out-the-valve"):
                return self.valve()
            case Play("force-a-hand"):
                return max((self.keeping.pointed(seat)[0] for seat in self.keeping.others), default=0.0) >= 3
            case Play("hold-back"):
                return self.is_last_look()
            case Decide("recycler"):
                return len(s.reserve) < 45 and sum(slot.up for slot in s.discard) >= 8
            case Decide(_):
                return self.aim.decides(option)
        return False

    def valve(self) -> bool:
        """A long air pile may grow still longer, or be lost with the next success: the fewer draws there are to come, the sooner."""
        air, left, todo = len(self.s.air), len(self.s.reserve), self.s.knowledge_left
        return left > 2 and (air >= (9 if todo >= 5 else 8 if todo >= 3 else 6) or (left <= 4 and air >= 3))

    # Votes and secrets

    def vote_sacrifice(self, ask: Question) -> Option:
        return doomed(self.r, [option for option in ask.options if isinstance(option, Vote)])

    def vote_emancipation(self, ask: Question) -> Option:
        return trusted(self.r, [option for option in ask.options if isinstance(option, Vote)])

    def understanding(self, ask: Question) -> Option:
        """To take over what wins alone."""
        s = self.s
        read = [number for number in s.secret if number >= 0 and number != s.secret[self.me]]
        ids = {s.cards.secrets[s.secrets[number].card].id for number in read if s.secrets[number].known_to(self.me)}
        wins = "inquisitive-mind" in ids or ("foreseen-surrender" in ids and s.life[self.me] == LIFE)
        return TAKE if TAKE in ask.options and wins and len(ids) == 1 else KEEP


class Player:
    """A player. `keen`: whose sheet goes with those of the others, who reckons with the cards that others hold and with what their acts
    show, and who uses cards that bring more air than they cost."""

    def __init__(self, *, keen: bool) -> None:
        self.keen = keen

    def __call__(self, chair: Chair, rng: Random) -> Option | None:
        ask = chair.ask
        if ask is None or (ask.optional and not any(word in str(o) for o in ask.options for word in QUICK)):
            return None
        if not ask.optional and len(ask.options) == 1:
            return ask.options[0]
        if ask.kind in sheets.ASKS:
            return sheets.chosen(ask.kind, ask.options, ask.seat) if self.keen else novice(chair, rng)
        return Mind(chair, keen=self.keen).answer(ask, rng)

    def why(self, window: Window, question: Question, option: Option) -> Reason | None:
        """What lies behind an answer, as far as everybody can know it."""
        return reason(window.glimpse(Random(0)), question, option)


expert = Player(keen=True)
adept = Player(keen=False)
