"""Choices inside effects: which cards go back under the reserve, whom one reads, helps or makes give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.games.breaths.cards import INDEX, NUMBER, PHYSICAL, SOCIAL, TRUMPS, WILL, has, members_of, named
from tablee.games.breaths.options import Kind, Place, Whom
from tablee.games.breaths.reading import TOKENS_WORTH, Reading
from tablee.games.breaths.state import LIFE
from tablee.games.breaths.suspicion import obsession
from tablee.kit import Option

TOKEN = {2: SOCIAL, 5: WILL, 11: PHYSICAL}
REVEALING = (16, 17, 18, 19, 21)
OF_TRUMPS = {
    3: 3.2, 4: 3.2, 7: 2.0, 14: 1.0, 20: 1.0, 6: -1.0, 8: -2.0, 9: -1.0, 12: -0.5, 13: -1.0, 15: -3.5,
    **dict.fromkeys(REVEALING, 1.5),
}  # fmt: skip
"""What it is worth, in cards of oxygen, that a trump will be drawn once more."""
OF_USES = ((PHYSICAL, 1.0), (WILL, 0.5), (SOCIAL, 0.6))
"""What a card is worth more if somebody succeeds with it."""
CLEAR = 2
"""So many cards go from the reserve when the valve is torn out."""
ALONE = 4
"""So many times more a life is worth to the only one who is still conscious."""
HARMLESS = ("sigh-loudly", "cause-confusion", "hold-back", "tinker-with-the-air-intake", "force-a-hand")
"""Knowledge that is missed least."""


class Keeping:
    """The choices of one seat."""

    def __init__(self, reading: Reading, me: int) -> None:
        self.r, self.s, self.me = reading, reading.s, me

    # Oxygen

    def worth(self, card: int) -> float:
        """What it is worth that this card will be drawn once more."""
        s = self.s
        if card < TRUMPS:
            if card in TOKEN:
                return 3.5 if s.supply[TOKEN[card]] else 0.5
            return OF_TRUMPS.get(card, 0.0)
        used = sum(
            weight for by, weight in OF_USES if any(has(s.conditions[seat][by].cards, card) for seat in self.r.actors)
        )
        return 1.0 + used

    def recycle(self, options: Sequence[Any]) -> Option:
        return max(options, key=lambda option: (self.worth(INDEX[option.card]), INDEX[option.card]))

    def recycle_kind(self, options: Sequence[Any]) -> Option:
        """The kind with the card most worth keeping among those in sight."""
        s = self.s
        there = sum(1 << card for card in {*s.air, *(slot.card for slot in s.discard if slot.up)})

        def best(option: Kind) -> float:
            return max((self.worth(card) for card in members_of(named(option.name) & there)), default=-9.0)

        return max(options, key=lambda option: (best(option), option.name))

    def luck(self, trump: int) -> float:
        """What it is worth to discard this trump once more, when a draw has succeeded."""
        if trump in (3, 4):
            return float(min(3, len(self.s.air)))
        if trump in TOKEN:
            return TOKENS_WORTH if self.s.supply[TOKEN[trump]] else 0.0
        return 1.5 if trump == 7 else 0.5 if trump in REVEALING else 0.0

    def replay_trump(self, options: Sequence[Any]) -> Option:
        return max(options, key=lambda option: (self.luck(INDEX[option.card]), INDEX[option.card]))

    # Situations

    def put_back(self, options: Sequence[Option]) -> Option:
        """What takes one card out of all goes to the bottom, anything else stays on top."""
        s = self.s
        seeks = s.cards.situations[s.situations[s.pile[-1]].card].steps[0].card
        return options[-1 if seeks else 0]

    # Knowledge

    def gain(self, card: str, seat: int) -> float:
        """How much air it is worth that a knowledge card of this seat takes effect now."""
        s = self.s
        match card:
            case "sow-doubt":
                return float(min(4, sum(slot.up for slot in s.discard)))
            case "force-your-luck":
                return max((self.luck(slot.card) for slot in s.discard if slot.up and slot.card < TRUMPS), default=0.0)
            case "bring-on-visions":
                return 0.5
            case "tear-out-the-valve":
                return float(len(s.air) - CLEAR)
            case "lick-your-wounds" | "ignore-your-wounds":
                return {1: 3.0, 2: 0.7}.get(s.life[seat], 0.0) * (ALONE if s.sole == seat else 1)
            case "tend-to":
                lives = [s.life[other] for other in range(s.seats) if other != seat and not s.dead[other]]
                return {0: 5.0, 1: 2.0, 2: 0.5}.get(min(lives, default=LIFE), 0.0)
        return 0.0

    def pointed(self, seat: int) -> tuple[float, int]:
        """The best card to point at in a hand, by what one knows of it: its worth, and its place from 0."""
        s, found = self.s, []
        for place, number in enumerate(s.hands[seat]):
            slot = s.knowledge[number]
            known = slot.known_to(self.me)
            found.append((self.gain(s.cards.knowledge[slot.card].id, seat) if known else 0.3, place))
        return max(found, default=(-1.0, 0))

    def trigger_whose(self, options: Sequence[Any]) -> Option:
        return max(options, key=lambda option: (self.pointed(option.seat)[0], len(self.s.hands[option.seat])))

    def trigger_which(self, options: Sequence[Any]) -> Option:
        """Whose hand it is, its size tells: the best place among those of such hands."""
        hands = [seat for seat in self.others if len(self.s.hands[seat]) == len(options)]
        best = max((self.pointed(seat) for seat in hands), default=(0.0, 0))
        return options[best[1]]

    def discard_whose(self, options: Sequence[Any]) -> Option:
        """One's own, if there is one that will not be missed; else where most are."""
        own = any(card in HARMLESS for card in self.r.hand)
        return max(options, key=lambda option: (own and option.seat == self.me, len(self.s.hands[option.seat])))

    def discard_which(self, options: Sequence[Any]) -> Option:
        return next((o for o, card in zip(options, self.r.hand, strict=False) if card in HARMLESS), options[0])

    # People

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.me and not self.s.dead[seat]]

    def consult(self, options: Sequence[Any]) -> Option:
        """Somebody whose secret is not known yet, whoever seems most dangerous first."""
        s = self.s

        def key(option: Whom) -> tuple[bool, float, int]:
            known = s.secrets[s.secret[option.seat]].known_to(self.me)
            return not known, obsession(s, option.seat, self.me), -option.seat

        return max(options, key=key)

    def heal(self, options: Sequence[Any]) -> Option:
        return min(options, key=lambda option: (self.s.life[option.seat], option.seat))

    def change_whose(self, options: Sequence[Any]) -> Option:
        return min(options, key=lambda option: (round(obsession(self.s, option.seat, self.me), 3), option.seat))

    def change_which(self, options: Sequence[Any]) -> Option:
        """The characteristic that costs most."""
        return max(options, key=lambda o: (self.r.price(self.me, NUMBER[o.characteristic]).net, o.characteristic))

    def take_secret(self, options: Sequence[Option]) -> Option:
        return next(option for option in options if isinstance(option, Place))

    def choice(self, kind: str) -> Callable[[Sequence[Any]], Option] | None:
        """How a question of this kind is answered; None for those in which nothing is at stake."""
        return {
            "recycle": self.recycle,
            "recycle-kind": self.recycle_kind,
            "replay-trump": self.replay_trump,
            "put-back": self.put_back,
            "trigger-whose": self.trigger_whose,
            "trigger-which": self.trigger_which,
            "discard-whose": self.discard_whose,
            "discard-which": self.discard_which,
            "consult": self.consult,
            "heal": self.heal,
            "change-whose": self.change_whose,
            "change-which": self.change_which,
            "take-secret": self.take_secret,
        }.get(kind)
