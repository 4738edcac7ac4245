"""Phase 1: what the dealer may do with the cards in play and in the RdR zone (NA-5, NA-9)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.games.narcose import options, reactions
from tablee.games.narcose.options import DONE, Apply, Choose, Store, Use
from tablee.games.narcose.state import UNMUTED, USEFUL, NarcoseState, Played, find
from tablee.games.narcose.tallies import Reckoning
from tablee.games.narcose.titles import Face, Line, Ready
from tablee.games.narcose.working import Working, distinct, open_must, replace
from tablee.kit import Ask, Option, Question, Rules, told


def offered(s: NarcoseState) -> list[Option]:
    """NA-5.3: everything open now, of cards no two of which are alike; nothing when nothing is."""
    found: list[Option] = []
    waits, faces, zone = False, s.cards.faces, s.rdr[s.dealer]
    offering = [entry for entry in s.play if entry.done != faces[entry.card].spent]
    if not offering and not zone:
        return found
    e = Working(s, s.dealer, -1)
    for entry in distinct(offering) if len(offering) > 1 else offering:
        face = faces[entry.card]
        waits = waits or (face.must and open_must(s, entry))
        of_card(e, entry, face, found)
    for card in zone:
        if card not in s.fresh and can_use(e, card, faces[card]):
            found.append(options.use(s.cards.ids[card]))
    if found and not waits:
        found.append(DONE)  # NA-5.4
    return found


def of_card(e: Working, entry: Played, face: Face, found: list[Option]) -> None:
    """What one card in play offers."""
    title, at = face.title, entry.at
    e.card, e.at = entry.card, at
    if title.sides and not entry.side:  # NA-5.8
        found += () if entry.muted else [options.choose(title.id, at, side) for side in sides(e, entry, face)]
        return
    for i, ready in face.acts:
        if is_open(e, entry, i, ready):
            found.append(options.apply(title.id, at, i + 1, ready.does))
    dull = entry.muted and e.s.version >= UNMUTED  # NA-9.1
    if title.zone and not entry.used and not dull and entry.card not in e.s.rdr[e.seat]:  # NA-9.2
        found.append(options.store(title.id, at))


BOTH = (1, 2)


def sides(e: Working, entry: Played, face: Face) -> Sequence[int]:
    """NA-5.8: the sides of an --OR-- that may be chosen. NA-5.13: one that would do nothing now only where the other would not
    either."""
    if e.s.version < USEFUL:
        return BOTH
    useful = [side for side in BOTH if any(would_do(e, entry, side, i, r) for i, r in enumerate(face.lines))]
    return useful or BOTH


def would_do(e: Working, entry: Played, side: int, i: int, ready: Ready) -> bool:
    """Whether a line would do something now, were its side chosen."""
    if ready.side not in (0, side):
        return False
    if ready.counted:
        return e.holds(ready.when)
    return is_open(e, msgspec.structs.replace(entry, side=side), i, ready)


def is_open(e: Working, entry: Played, i: int, ready: Ready) -> bool:
    """Whether a line can be applied now."""
    line = ready.line
    if (entry.done and entry.has_done(i)) or (ready.side and ready.side != entry.side):
        return False
    if line.must:  # NA-5.5
        return True
    if entry.muted or (line.once and is_spent(e.s, line)):  # NA-12.4
        return False
    if (ready.when is not None and not e.holds(ready.when)) or not e.can(ready.calls):  # NA-5.6
        return False
    return not line.cost or (ready.free is not None and e.holds(ready.free)) or bool(unused(e))  # NA-5.10


def is_spent(s: NarcoseState, line: Line) -> bool:
    """NA-5.7: an effect of this name was applied this turn, be it from another card."""
    return line.once and line.name is not None and line.name.en in s.once


def is_off(entry: Played, ready: Ready) -> bool:
    """A line that does nothing this turn: NA-5.8, on the side that was not chosen; NA-12.4, an effect a Black-Out has muted."""
    if entry.side and ready.side and ready.side != entry.side:
        return True
    return entry.muted and not ready.counted and not ready.line.must


def is_met(e: Reckoning, entry: Played, ready: Ready) -> bool:
    """NA-5.6: the condition of a line holds now. NA-5.5: a compulsory one asks for none."""
    if ready.when is None or ready.line.must or (ready.side and ready.side != entry.side):
        return False
    return e.holds(ready.when)


def can_use(e: Working, card: int, face: Face) -> bool:
    """NA-9.3: a card stored in an earlier turn can still be used."""
    e.card, e.at = card, -1
    return any((r.when is None or e.holds(r.when)) and e.can(r.calls) for _, r in face.acts)


def unused(e: Working) -> list[Option]:
    """NA-5.10: the unused cards in play, but for the one whose effect it is."""
    others = [x for x in e.s.play if not x.used and x.at != e.at]
    return [options.point(e.cards.ids[x.card], x.at) for x in distinct(others)]


def act(s: NarcoseState, chosen: Option) -> Rules[None] | None:
    """Carry out what the dealer chose; gives the steps it takes, if any."""
    kind = type(chosen)
    if kind is Apply:
        return apply_line(s, chosen.at, chosen.line - 1)
    if kind is Use:
        return use_stored(s, s.cards.index[chosen.card])
    if kind is Choose:
        replace(s, chosen.at, side=chosen.side)
        s.say("chose-side", "NA-5.8", seat=s.dealer, card=chosen.card, side=chosen.side)
    elif kind is Store:
        stored = s.play.pop(find(s, chosen.at)).card
        s.rdr[s.dealer].append(stored)
        s.fresh.append(stored)
        s.say("stored", "NA-9.1", seat=s.dealer, card=chosen.card)
    return None


def apply_line(s: NarcoseState, at: int, i: int) -> Rules[None]:
    """NA-5.3: an effect, from its cost to its end. NA-10.1: the drugged player may answer before it is applied, unless it is
    compulsory."""
    entry = s.play[find(s, at)]
    face = s.cards.faces[entry.card]
    ready, e = face.lines[i], Working(s, s.dealer, entry.card, at)
    s.doing = [at, i]
    if ready.line.cost and not (ready.free is not None and e.holds(ready.free)):
        yield from pay(e)
    if not ready.line.must and reactions.might(s, 1 - s.dealer):
        replace(s, at, done=entry.done_with(i))
        if (yield from reactions.answer_effect(s, 1 - s.dealer, entry.card, False)):
            s.doing = []
            return  # NA-10.4: spent, but not applied
    spend(s, at, i)
    if ready.line.once and ready.line.name is not None:
        s.once.append(ready.line.name.en)
    say_applied(s, face, ready)
    yield from e.run(ready.calls)
    s.doing = []


@told
def say_applied(s: NarcoseState, face: Face, ready: Ready) -> None:
    s.say("applied", "NA-5.3", seat=s.dealer, card=face.title.id, does=ready.does)


def spend(s: NarcoseState, at: int, i: int) -> None:
    """NA-5.9: a card in play of which this line was applied is used, if it is still there."""
    place = find(s, at)
    if place >= 0:
        x = s.play[place]
        s.play[place] = Played(at, x.card, True, x.done_with(i), x.side, x.muted, x.extra, x.cling)


def pay(e: Working) -> Rules[None]:
    """NA-5.10: an unused card of the play zone is discarded; NA-5.12: what it would have done is lost."""
    s = e.s
    said = yield Ask(e.seat, "unused", unused(e), "NA-5.10", public=True)
    s.discard[e.seat].append(s.play.pop(find(s, said.at)).card)
    s.say("discarded-unused", "NA-5.10", seat=e.seat, card=said.card)


def use_stored(s: NarcoseState, card: int) -> Rules[None]:
    """NA-9.3: the action effect of a stored card, which then goes to its owner's discard."""
    face, seat = s.cards.faces[card], s.dealer
    s.say("used-stored", "NA-9.3", seat=seat, card=face.title.id)
    e = Working(s, seat, card)
    s.fresh.append(card)
    cancelled = yield from reactions.answer_effect(s, 1 - seat, card, False)
    for _, ready in face.acts if not cancelled else ():
        if e.holds(ready.when):
            yield from e.run(ready.calls)
    s.rdr[seat].remove(card)
    s.discard[seat].append(card)


def refuse(s: NarcoseState, question: Question, said: str) -> str:
    """The rule by which an answer is not offered, from what lies open."""
    verb, _, rest = said.partition(" ")
    if question.kind == "effect" and verb == "store":
        return "NA-9.2"
    if question.kind == "effect" and verb == "done":
        return "NA-5.5"
    if question.kind == "effect" and verb == "apply":
        return "NA-5.6"
    if question.kind == "buy" and verb == "buy":
        return "NA-7.1" if rest.partition(" ")[0] in s.cards.index else question.rule
    return question.rule
