"""What somebody has played here to its end: kept with the tables themselves, and gone when they wish it."""

from __future__ import annotations

from collections import Counter

import tablee
from tablee.kit import Result
from tablee.reading import labels
from tablee.server import about, seating
from tablee.server.bodies import History
from tablee.server.parts import Company, Finished, Tally
from tablee.store import Head
from tablee.words import Words

COMMON = ("pack", "first", "aids")
"""Options that every game has: none of them is a mode."""


def history(heads: list[tuple[Head, float]], guest: str, lang: str) -> History:
    """From the heads of finished tables, each with when it ended. Lessons and branches are no games of one's own."""
    finished = [
        told(head, ended, guest, lang)
        for head, ended in heads
        if seating.held(head, guest) and head.game in tablee.games() and not head.lesson and head.origin is None
    ]
    return History(finished=finished, tallies=tallies(finished))


def told(head: Head, ended: float, guest: str, lang: str) -> Finished:
    mine = seating.held(head, guest)
    return Finished(
        id=head.id,
        game=head.game,
        title=about.game_info(head.game, lang).title,
        mode=mode(head, lang),
        company=company(head, guest),
        others=[place.name for seat, place in enumerate(head.places) if seat not in mine],
        won=any(seat in head.winners for seat in mine),
        result=result(head, lang),
        ended=ended,
    )


def result(head: Head, lang: str) -> str:
    """How a finished table ended, in one sentence."""
    names = {seat: place.name for seat, place in enumerate(head.places) if place.name}
    words = Words(lang, tablee.games()[head.game], names=names)
    return words.reason(Result(tuple(head.winners), head.result, tuple(head.scores)))


def mode(head: Head, lang: str) -> str:
    """The game's first option of its own, as it was set."""
    game = tablee.games()[head.game]
    own = next((setting for setting in game.options.values() if setting.values and setting.name not in COMMON), None)
    if own is None or own.name not in head.options:
        return ""
    return labels.value_label(own, head.options[own.name], about.words(head.game, lang))


def company(head: Head, guest: str) -> Company:
    """With other people, perhaps among bots; with bots alone; with others on one's own device; or by oneself."""
    if any(place.who == "person" and place.guest != guest for place in head.places):
        return "people"
    if any(place.who == "bot" for place in head.places):
        return "bots"
    return "device" if len(head.places) > 1 else "alone"


def tallies(finished: list[Finished]) -> list[Tally]:
    """By game, mode and company, what was played most first."""
    keys = [(one.title, one.game, one.mode, one.company) for one in finished]
    won = Counter(key for key, one in zip(keys, finished, strict=True) if one.won)
    return [
        Tally(game=key[1], title=key[0], mode=key[2], company=key[3], played=played, won=won[key])
        for key, played in sorted(Counter(keys).items(), key=lambda item: (item[0][0], -item[1], item[0]))
    ]
