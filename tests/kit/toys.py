"""Tiny games that use everything the kit offers: whole and honest, to be tested with and to plant faults in."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from tablee.kit import (
    ALL,
    Ask,
    Consensus,
    Cut,
    Game,
    Interrupt,
    Luck,
    Option,
    Over,
    Pick,
    Rules,
    Sealed,
    Seeded,
    Setting,
    Show,
    Slot,
    State,
    Table,
    choice,
    look,
    redeal,
)
from tablee.kit.settings import settle

CARDS = ("hush-a", "hush-b", "bell-a", "bell-b", "thief", "rope", "lamp")
HUSH, BELL, THIEF = (0, 1), (2, 3), 4
FULL = (1 << len(CARDS)) - 1


def shown(slots: Sequence[Slot], seat: int | None) -> list[str | None]:
    """Cards as a seat sees them."""
    return [CARDS[slot.card] if slot.known_to(seat) else None for slot in slots]


class Dark(State):
    __slots__ = ("active", "bells", "heard", "left", "loose", "pile", "secrets", "tray", "up")
    active: int
    left: int  # turns
    bells: int  # a thief who has heard so many is caught
    pile: list[Slot]
    loose: list[int]  # 1 for each card not drawn yet; all of them lie in the pile
    secrets: list[Slot]
    tray: list[Slot]  # what lies here, but not where, is known to all
    up: list[int]
    heard: list[int]  # bells since this seat took its secret: a public fact


class Cellar(Game[Dark]):
    """Everybody hides one card of a dark cellar. Cut-ins, silence, and cards known to some (slots)."""

    name, title, seats, rules = "cellar", "Cellar", range(2, 4), "CE"
    folder = Path(__file__).parent
    longest = 60
    options: ClassVar[Mapping[str, Setting]] = {"bells": choice("bells", 1, 2)}

    def new(self, seats: int, options: Mapping[str, Any]) -> Dark:
        s = Dark()
        s.active, s.left, s.bells = 0, 12, options["bells"]
        s.pile, s.loose = [Slot(-1, False, 0, FULL)] * len(CARDS), [1] * len(CARDS)
        s.secrets, s.tray, s.up, s.heard = [], [], [], [0] * seats
        return s

    def turn(self, s: Dark) -> Rules[None]:
        while len(s.secrets) < len(s.heard):
            s.secrets.append((yield from look(s.pile.pop(0), s.loose, "pile", (len(s.secrets),))))
        said = yield Ask(s.active, "move", self.moves, "CE-2", cut_in=self.quick)
        if isinstance(said, Cut):
            yield from self.hush(s, said.seat)
        else:
            verb, _, place = said.partition(" ")
            yield from getattr(self, verb)(s, *([int(place)] if place else []))
        s.left -= 1
        if not s.left or not s.pile:
            yield from self.dawn(s)
        s.active = (s.active + 1) % len(s.heard)

    def moves(self, s: Dark, seat: int) -> Sequence[Option]:
        own = ["draw", "peek", *(["stash"] if len(s.up) > 1 else []), *(["shuffle"] if len(s.tray) > 1 else [])]
        return own + [f"{verb} {place}" for verb in ("feel", "reach") for place in range(len(s.tray))]

    def quick(self, s: Dark, seat: int) -> Sequence[Option]:
        return ["hush"] if s.secrets[seat].card in HUSH else []

    def hush(self, s: Dark, seat: int) -> Rules[None]:
        """Show the hush, put it in the tray, hide another card; the move is lost."""
        s.tray.append((yield from look(s.secrets[seat], s.loose, "pile")))
        s.secrets[seat] = yield from look(s.pile.pop(0), s.loose, "pile", (seat,))
        s.heard[seat] = 0
        s.say("hush", "CE-3", {seat: {"took": CARDS[s.secrets[seat].card]}}, seat=seat, card=CARDS[s.tray[-1].card])

    def turn_up(self, s: Dark, slot: Slot) -> Rules[None]:
        slot = yield from look(slot, s.loose, "pile")
        s.up.append(slot.card)
        s.tray = [other._replace(may=other.may & ~slot.may) for other in s.tray]
        s.say("turned", "CE-4", card=CARDS[slot.card])
        if slot.card in BELL:
            yield from self.ring(s)

    def draw(self, s: Dark) -> Rules[None]:
        yield from self.turn_up(s, s.pile.pop(0))

    def reach(self, s: Dark, place: int) -> Rules[None]:
        yield from self.turn_up(s, s.tray.pop(place))

    def ring(self, s: Dark) -> Rules[None]:
        """For every seat, whatever it holds: silence tells, too."""
        for seat, secret in enumerate(s.secrets):
            s.heard[seat] += 1
            if s.heard[seat] >= s.bells:
                if (yield Show(int(secret.card == THIEF))):
                    raise Over([other for other in range(len(s.heard)) if other != seat], "caught")
                s.secrets[seat] = secret._replace(may=secret.may & ~(1 << THIEF))

    def peek(self, s: Dark) -> Rules[None]:
        s.pile[0] = yield from look(s.pile[0], s.loose, "pile", (s.active,))
        s.say("peeked", "CE-5", {s.active: {"card": CARDS[s.pile[0].card]}}, seat=s.active)

    def feel(self, s: Dark, place: int) -> Rules[None]:
        s.tray[place] = yield from look(s.tray[place], s.loose, "pile", (s.active,))
        s.say("felt", "CE-6", {s.active: {"card": CARDS[s.tray[place].card]}}, seat=s.active, place=place)

    def stash(self, s: Dark) -> Rules[None]:
        """The two cards turned last go into the tray, in an order only one seat knows."""
        order = (yield Sealed([s.active], "stash", script=self.ordering))[s.active]
        s.tray += [Slot(card, False, 1 << s.active, sum(1 << c for c in order)) for card in order]
        del s.up[-2:]
        s.say("stashed", "CE-7", {s.active: {"order": [CARDS[card] for card in order]}}, seat=s.active)

    def ordering(self, s: Dark, seat: int) -> Generator[Ask, Any, list[int]]:
        first = yield Ask(seat, "first", [CARDS[card] for card in sorted(s.up[-2:])], "CE-7")
        return sorted(s.up[-2:], key=lambda card: CARDS[card] != first)

    def shuffle(self, s: Dark) -> Rules[None]:
        may, left = 0, [0] * len(CARDS)
        for slot in s.tray:
            may |= slot.may
            left[slot.card] = 1
        for place in range(len(s.tray)):
            card = yield Pick("tray", left, ())
            left[card] = 0
            s.tray[place] = Slot(card, False, 0, may)
        s.say("shuffled", "CE-8", seat=s.active)

    def dawn(self, s: Dark) -> Rules[None]:
        for secret in s.secrets:
            yield Show(secret.card)
        scores = [secret.card for secret in s.secrets]
        raise Over([scores.index(max(scores))], "dawn", scores)

    def view(self, s: Dark, seat: int | None) -> dict[str, Any]:
        cards = {"pile": shown(s.pile, seat), "secrets": shown(s.secrets, seat), "tray": shown(s.tray, seat)}
        return {"active": s.active, "left": s.left, "up": [CARDS[c] for c in s.up], "heard": s.heard[:], **cards}

    def conceal(self, s: Dark, seat: int | None, rng: Random) -> None:
        a, b = len(s.secrets), len(s.secrets) + len(s.tray)
        slots = [*s.secrets, *s.tray, *s.pile]
        redeal(slots, s.loose, seat, rng, b + sum(slot.card >= 0 for slot in s.pile))
        s.secrets, s.tray, s.pile = slots[:a], slots[a:b], slots[b:]

    def hidden(self, s: Dark) -> Mapping[str, object]:
        secrets = {f"secret {seat}": slot.card for seat, slot in enumerate(s.secrets)}
        return {**secrets, "tray": [slot.card for slot in s.tray], "top": s.pile[0].card if s.pile else -1}

    def conserved(self, s: Dark) -> object:
        drawn = [slot.card for slot in (*s.secrets, *s.tray, *s.pile) if slot.card >= 0]
        loose = [card for card, n in enumerate(s.loose) if n]
        undrawn = sum(slot.card < 0 for slot in s.pile)
        return sorted([*drawn, *s.up, *loose]) == list(range(len(CARDS))) and undrawn == len(loose)


KINDS = 3
BERTHS, FLAGS = ("inner", "outer"), ("red", "blue")
AWAY = Slot(-1, True, ALL, 0)


class Gone(Interrupt):
    """Somebody has left whom the turn was about."""


class Quay(State):
    __slots__ = (
        "active", "berths", "cargo", "flags", "loose", "order", "out", "phase", "round", "tokens", "traded", "won",
    )  # fmt: skip
    order: list[int]  # the seats that are still there
    active: int
    phase: str
    round: int
    cargo: list[Slot]
    loose: list[int]  # the bag: how many of each kind
    out: list[int]  # what has been shown and set aside
    tokens: list[int]  # on the quay, by kind
    won: list[list[int]]  # by seat, by kind
    berths: list[str]
    flags: list[str]
    traded: list[bool]


class Harbour(Game[Quay]):
    """Plan in the open, bid out of sight, agree to sail. Undo, sealed scripts, consensus, acts with luck in them."""

    name, title, seats, rules = "harbour", "Harbour", range(2, 4), "HA"
    folder = Path(__file__).parent
    longest = 150
    options: ClassVar[Mapping[str, Setting]] = {"rounds": choice("rounds", 2, 1)}

    def new(self, seats: int, options: Mapping[str, Any]) -> Quay:
        s = Quay()
        s.order, s.active, s.phase, s.round = list(range(seats)), 0, "plan", options["rounds"]
        s.cargo, s.loose, s.out = [Slot(-1, False, 0, (1 << KINDS) - 1)] * seats, [4] * KINDS, []
        s.tokens, s.won = [1] * KINDS, [[0] * KINDS for _ in range(seats)]
        s.berths, s.flags, s.traded = [""] * seats, [""] * seats, [False] * seats
        return s

    def turn(self, s: Quay) -> Rules[None]:
        """One seat's plan, or the bids of all, or the wish to sail: each its own checkpoint."""
        for seat in s.order:
            if s.cargo[seat].card < 0:
                s.cargo[seat] = yield from look(s.cargo[seat], s.loose, "bag", (seat,))
                s.say("loaded", "HA-1", {seat: {"cargo": s.cargo[seat].card}}, seat=seat)
        try:
            yield from getattr(self, s.phase)(s)
        except Gone:
            s.say("began-again", "HA-6")

    def plan(self, s: Quay) -> Rules[None]:
        s.berths[s.active] = yield Ask(s.active, "berth", BERTHS, "HA-2", public=True)
        s.flags[s.active] = yield Ask(s.active, "flag", FLAGS, "HA-2", public=True)
        s.say("planned", "HA-2", seat=s.active, berth=s.berths[s.active], flag=s.flags[s.active])
        later = [seat for seat in s.order if seat > s.active]
        s.active, s.phase = (later[0], "plan") if later else (s.order[0], "bid")

    def bid(self, s: Quay) -> Rules[None]:
        """Who pays more is served first, then who sits first; whoever finds nothing left bids again."""
        hungry = s.order[:]
        while hungry:
            bids = yield Sealed(hungry, "bid", rule="HA-3", script=self.bidding)
            s.say("bids", "HA-3", bids={str(seat): bids[seat] for seat in hungry})
            for seat in sorted(hungry, key=lambda seat: (-bids[seat][1], seat)):
                yield from self.serve(s, seat, bids[seat][0])
            hungry = [seat for seat in hungry if bids[seat][1] and not s.won[seat][int(bids[seat][0][-1])]]
        s.phase = "sail"

    def bidding(self, s: Quay, seat: int) -> Generator[Ask, Any, tuple[str, int]]:
        if not any(s.tokens):
            return "nothing", 0
        wanted = [f"token {kind}" for kind in range(KINDS) if s.tokens[kind] and not s.won[seat][kind]]
        smuggle = ["smuggle"] if s.cargo[seat].card == 2 else []
        what = yield Ask(seat, "want", ["nothing", *wanted, *smuggle], "HA-3")
        return what, int((yield Ask(seat, "pay", ["1", "2"], "HA-3"))) if what in wanted else 0

    def serve(self, s: Quay, seat: int, what: str) -> Rules[None]:
        if what == "smuggle":
            s.cargo[seat] = yield from look(s.cargo[seat], s.loose, "bag")
        elif what != "nothing" and s.tokens[int(what[-1])]:
            s.tokens[int(what[-1])] -= 1
            s.won[seat][int(what[-1])] += 1

    def sail(self, s: Quay) -> Rules[None]:
        wish = yield Consensus(lambda s: s.order, "sail", ["sail", "wait"], "HA-4", "wait")
        s.round -= 1
        s.active, s.phase = s.order[0], "plan"
        if wish == "sail" or not s.round:
            for seat in s.order:
                s.cargo[seat] = yield from look(s.cargo[seat], s.loose, "bag")
            scores = [sum(s.won[seat]) + s.won[seat][s.cargo[seat].card] for seat in s.order]
            raise Over([seat for seat, n in zip(s.order, scores, strict=True) if n == max(scores)], wish, scores)

    def acts(self, s: Quay, seat: int | None) -> Sequence[Option]:
        if seat not in s.order:
            return []
        return [*([] if s.traded[seat] else ["trade"]), *(["leave"] if len(s.order) > 2 else [])]

    def act(self, s: Quay, seat: int | None, option: Option) -> Rules[None]:
        assert seat is not None
        s.out.append((yield from look(s.cargo[seat], s.loose, "bag")).card)
        s.cargo[seat] = AWAY
        if option == "trade":
            s.traded[seat] = True
            s.cargo[seat] = yield from look(Slot(-1, False, 0, (1 << KINDS) - 1), s.loose, "bag", (seat,))
            s.say("traded", "HA-5", {seat: {"cargo": s.cargo[seat].card}}, seat=seat, old=s.out[-1])
            return
        s.say("left", "HA-6", seat=seat, cargo=s.out[-1])
        s.order.remove(seat)
        if s.active == seat:
            s.active = next((other for other in s.order if other > seat), s.order[0])
        if s.phase != "sail":
            raise Gone

    def present(self, s: Quay) -> Sequence[int]:
        return s.order

    def view(self, s: Quay, seat: int | None) -> dict[str, Any]:
        public = ("order", "out", "tokens", "berths", "flags", "traded")
        return {
            **{field: getattr(s, field)[:] for field in public},
            "active": s.active, "phase": s.phase, "round": s.round, "won": [won[:] for won in s.won],
            "cargo": [slot.card if slot.known_to(seat) else None for slot in s.cargo], "bag": sum(s.loose),
        }  # fmt: skip

    def conceal(self, s: Quay, seat: int | None, rng: Random) -> None:
        redeal(s.cargo, s.loose, seat, rng, len(s.cargo))

    def hidden(self, s: Quay) -> Mapping[str, object]:
        return {**{f"cargo {seat}": s.cargo[seat].card for seat in s.order}, "bag": s.loose[:]}

    def conserved(self, s: Quay) -> object:
        cargo = [slot.card for slot in s.cargo]
        cards = [s.loose[kind] + cargo.count(kind) + s.out.count(kind) for kind in range(KINDS)]
        tokens = [s.tokens[kind] + sum(won[kind] for won in s.won) for kind in range(KINDS)]
        return cards == [4] * KINDS and tokens == [1] * KINDS


class Plain(State):
    """For `Bench`: whatever a test needs."""

    __slots__ = ("hand", "n", "said")
    n: int
    said: list[str]
    hand: list[int]


class Bench(Game[Plain]):
    """A game of one rule, to try one claim on."""

    name, title, seats, rules, longest = "bench", "Bench", range(1, 6), "BE", 10_000
    folder = Path(__file__).parent
    options: ClassVar[Mapping[str, Setting]] = {}

    def __init__(self, rule: Callable[[Plain], Rules[None]], does: Mapping[str, Any] | None = None) -> None:
        self.rule, self.does = rule, does or {}

    def new(self, seats: int, options: Mapping[str, Any]) -> Plain:
        s = Plain()
        s.n, s.said, s.hand = 0, [], [0] * seats
        return s

    def turn(self, s: Plain) -> Rules[None]:
        yield from self.rule(s)

    def acts(self, s: Plain, seat: int | None) -> Sequence[Option]:
        return list(self.does)

    def act(self, s: Plain, seat: int | None, option: Option) -> Rules[None]:
        yield from self.does[option](s, seat)

    def view(self, s: Plain, seat: int | None) -> dict[str, Any]:
        return {"n": s.n, "said": s.said[:], "hand": None if seat is None else s.hand[seat]}

    def conceal(self, s: Plain, seat: int | None, rng: Random) -> None:
        for other in range(len(s.hand)):
            if other != seat:
                s.hand[other] = rng.randrange(100)

    def hidden(self, s: Plain) -> Mapping[str, object]:
        return {f"hand {seat}": card for seat, card in enumerate(s.hand)}


def sit(game: Game[Any], seats: int = 2, luck: Luck | None = None, **options: Any) -> Table[Any]:
    """A table of a game that is not registered."""
    return Table(game, seats, luck or Seeded(1), settle(game.options, options))


cellar, harbour = Cellar(), Harbour()
