"""The bots at a table, and how they behave in a group with people (a consensus of any game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from tablee.kit import Committed, Follow, Option, Question, Seat, Seeded, Table
from tablee.kit.chair import Chair, Window
from tablee.kit.game import Bot, Explains, Reason


class Reply(NamedTuple):
    """What a bot answers; None lets an optional ask pass. `doubts`: it would rather not do what the people propose."""

    option: Option | None
    doubts: bool = False


class Company:
    """Bots by seat. What they draw by lot depends only on the table and its step, so a resumed table plays on alike."""

    def __init__(self, table: Table[Any], bots: Mapping[Seat, Bot], people: Sequence[Seat]) -> None:
        self.table, self.bots, self.people = table, dict(bots), list(people)
        luck = table.luck
        secret = luck.secret.hex() if isinstance(luck, Committed) else str(luck.seed if isinstance(luck, Seeded) else 0)
        self._salt = sha256(f"bots/{secret}".encode()).hexdigest()

    def reply(self, seat: Seat) -> Reply:
        """This bot's answer. In a group it first says what it thinks, then goes along with what the people agree on."""
        chair, bot = Chair(self.table, seat), self.bots[seat]
        talk = self.table.talk
        said = sum(who == seat for who, _ in self.table.pending.said)
        rng = Random(f"{self._salt}/{seat}/{len(self.table.log)}/{said}")
        if talk is None:
            return Reply(bot(chair, rng))
        held = {who: str(option) for who, option in talk.held.items()}
        group = {*held, *talk.waiting}
        wish = common_wish(held, [human for human in self.people if human in group])
        if wish is None or wish == seat:
            return Reply(bot(chair, rng))
        if isinstance(wish, int):
            return Reply(Follow(wish))
        if talk.round == 1:
            own = bot(chair, rng)
            return Reply(own, doubts=end_of({**held, seat: str(own)}, seat) != wish)
        return Reply(self._going_along(held, wish, group))

    def why(self, question: Question, option: Option) -> Reason | None:
        """Why the bot that is asked this gives this answer, for everybody to hear; None where it says nothing. Asked before the answer
        is given."""
        bot: object = self.bots[question.seat]
        return bot.why(Window(self.table, None), question, option) if isinstance(bot, Explains) else None

    def _going_along(self, held: Mapping[Seat, str], wish: str, group: set[Seat]) -> Option:
        """To follow a person who has said it; where they all follow somebody else, to say it too."""
        for human in self.people:
            if human in group and held.get(human) == wish:
                return Follow(human)
        return wish


def common_wish(held: Mapping[Seat, str], people: Sequence[Seat]) -> str | Seat | None:
    """What these people come to: a proposal, or a seat they follow that has not spoken yet; None if they differ."""
    ends = {end_of(held, seat) for seat in people if seat in held}
    if len(ends) != 1 or any(seat not in held for seat in people):
        return None
    return ends.pop()


def end_of(held: Mapping[Seat, str], seat: Seat) -> str | Seat | None:
    """Where a seat's proposal ends when it follows others; None for a ring."""
    followed = {str(Follow(other)): other for other in range(len(held) + 10)}
    for _ in range(len(held) + 1):
        text = held.get(seat)
        if text is None:
            return seat
        if text not in followed:
            return text
        seat = followed[text]
    return None
