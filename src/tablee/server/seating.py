"""Who sits where, before the start and after: from one head to the next. Nothing here waits or writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

import tablee
from tablee.bots import NAMES, levels, name_of, usual_level
from tablee.kit import Game, OptionError, PackError
from tablee.server import text
from tablee.server.bodies import NewSeat
from tablee.server.parts import Manner
from tablee.server.troubles import Refusal
from tablee.store import Head, Sitter


def game_of(name: str) -> Game[Any]:
    game = tablee.games().get(name)
    if game is None:
        raise Refusal("not-found")
    return game


def level_of(game: Game[Any], wished: str) -> str:
    """A level that exists; none named is the usual one."""
    if wished and wished not in levels(game):
        raise Refusal("bad-option", field="level")
    return wished or usual_level(game)


def places(game: Game[Any], wished: Sequence[NewSeat], guest: str, own_name: str) -> list[Sitter]:
    """The seats of a new table."""
    if len(wished) not in game.seats:
        raise Refusal("bad-option", field="seats")
    found: list[Sitter] = []
    for n, seat in enumerate(wished):
        match seat.who:
            case "bot":
                found.append(Sitter(who="bot", name=name_of(n), level=level_of(game, seat.level)))
            case "me":
                found.append(Sitter(who="person", name=text.name(seat.name or own_name), guest=guest))
            case "free":
                found.append(Sitter())
    return _apart(found)


def _apart(found: list[Sitter]) -> list[Sitter]:
    """Where one person holds several seats under one name, the names get numbers."""
    names = [place.name for place in found if place.who == "person"]
    if len(set(names)) == len(names):
        return found
    count: dict[str, int] = {}
    apart = []
    for place in found:
        if place.who == "person" and names.count(place.name) > 1:
            count[place.name] = count.get(place.name, 0) + 1
            apart.append(replace(place, name=f"{place.name} {count[place.name]}"))
        else:
            apart.append(place)
    return apart


def settle_options(game: Game[Any], seats: int, options: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The game's options, tried by dealing, and the digest of the pack they name. That is the server's own name for it."""
    try:
        tried = tablee.deal(game, seats, 0, options)
        return tried.options, tried.game.pack_digest
    except OptionError as error:
        raise Refusal("bad-option", field=option_in(game, error), why=_own_words(error)) from None
    except PackError:
        raise Refusal("bad-option", field="pack") from None


def option_in(game: Game[Any], error: OptionError) -> str:
    """The option that an error is about: named in it, or in the code that a game has for it."""
    named = {*error.code.split("-"), str(error.facts.get("name", ""))}
    return next((name for name in game.options if name in named), "")


def _own_words(error: OptionError) -> str | OptionError:
    """A game says what of its options does not go together. That something is no value of one is told without quoting it."""
    return "" if error.code.startswith("option-") or "found" in error.facts else error


def with_manner(head: Head, manner: Manner) -> Head:
    return replace(
        head,
        pace=manner.pace,
        window=manner.window,
        timer=manner.timer,
        spectators=manner.spectators,
        listed=manner.listed,
    )


def manner_of(head: Head) -> Manner:
    return Manner(
        pace=head.pace,  # type: ignore[arg-type]
        window=head.window,
        timer=head.timer,
        spectators=head.spectators,
        listed=head.listed,
    )


def held(head: Head, guest: str) -> list[int]:
    """The seats of a guest."""
    return [n for n, place in enumerate(head.places) if guest and place.guest == guest]


def put(head: Head, seat: int, place: Sitter) -> Head:
    return replace(head, places=[place if n == seat else other for n, other in enumerate(head.places)])


def _gathering(head: Head) -> None:
    if head.phase != "gathering":
        raise Refusal("running")


def sit(head: Head, guest: str, name: str, seat: int | None, nonce: str = "") -> Head:
    """Take a free seat: the one named, or the first."""
    _gathering(head)
    free = [n for n, place in enumerate(head.places) if place.who == "free"]
    if not free:
        raise Refusal("full")
    if seat is not None and seat not in free:
        raise Refusal("taken")
    place = Sitter(who="person", name=new_name(head.places, name), guest=guest, nonce=nonce)
    return put(head, free[0] if seat is None else seat, place)


def new_name(places: Iterable[Sitter], wished: str) -> str:
    """A name, tidied; refused when somebody in these places has it."""
    name = text.name(wished)
    if any(place.name.casefold() == name.casefold() for place in places):
        raise Refusal("name-taken")
    return name


def stand_up(head: Head, guest: str) -> Head:
    """Leave all one's seats before the start. Whoever sits there yet is host then; if nobody does, nobody finds the table any more."""
    _gathering(head)
    for seat in held(head, guest):
        head = put(head, seat, Sitter())
    if head.host != guest:
        return head
    others = [place.guest for place in head.places if place.guest]
    return replace(head, host=others[0]) if others else replace(head, listed=False, locked=True)


def free_seat(head: Head, seat: int) -> Head:
    """The host removes whoever sits there; not themselves."""
    _gathering(head)
    if not 0 <= seat < len(head.places) or head.places[seat].guest == head.host:
        raise Refusal("bad-option")
    return put(head, seat, Sitter())


def give_to_bot(head: Head, seat: int, level: str) -> Head:
    _gathering(head)
    if not 0 <= seat < len(head.places) or head.places[seat].who == "person":
        raise Refusal("bad-option")
    place = Sitter(who="bot", name=_bot_name(head, seat), level=level_of(game_of(head.game), level))
    return put(head, seat, place)


def _bot_name(head: Head, seat: int) -> str:
    taken = {place.name for n, place in enumerate(head.places) if n != seat}
    return next(name for name in (*NAMES[seat:], *NAMES, "?") if name not in taken)


def reorder(head: Head, order: Sequence[int]) -> Head:
    _gathering(head)
    if sorted(order) != list(range(len(head.places))):
        raise Refusal("bad-option")
    return replace(head, places=[head.places[n] for n in order])


def begin_with(head: Head, first: int | str) -> Head:
    _gathering(head)
    options, _ = settle_options(game_of(head.game), len(head.places), {**head.options, "first": first})
    return replace(head, options=options)


def begin(head: Head, guest: str, nonce: str, now: float) -> Head:
    """Everybody sits: from `now` on the table is dealt."""
    _gathering(head)
    if any(place.who == "free" for place in head.places):
        raise Refusal("seats-free")
    mine = held(head, guest)
    if mine and nonce:
        head = put(head, mine[0], replace(head.places[mine[0]], nonce=nonce))
    nonces = {str(seat): place.nonce for seat, place in enumerate(head.places) if place.nonce}
    return replace(head, phase="running", nonces=nonces, started=now)


# While the game goes on


def is_person(place: Sitter) -> bool:
    """Whether a person plays this seat just now."""
    return place.who == "person" and not place.stand_in


def people(head: Head) -> list[int]:
    return [seat for seat, place in enumerate(head.places) if is_person(place)]


def stand_in(head: Head, seat: int, level: str) -> Head:
    """From now on a bot plays for this seat, which stays its person's."""
    if not 0 <= seat < len(head.places) or not is_person(head.places[seat]):
        raise Refusal("bad-option")
    return put(head, seat, replace(head.places[seat], stand_in=level_of(game_of(head.game), level)))


def name_for(head: Head, seat: int, own_name: str, nobody: str) -> str:
    """What whoever is given a seat is called there: by their own name or, if they have told none, as who sat there before them."""
    taken = {place.name.casefold() for n, place in enumerate(head.places) if n != seat}
    before = head.places[seat]
    name = own_name or (before.name if before.who == "person" else nobody)
    return name if name.casefold() not in taken else f"{name} {seat + 1}"


def abandon(head: Head, guest: str) -> Head:
    """Somebody is forgotten while a table goes on: a bot has their seats, and another person is host, if there is one."""
    if head.phase == "gathering":
        return stand_up(head, guest)
    level = usual_level(game_of(head.game))
    for seat in held(head, guest):
        head = put(head, seat, Sitter(who="bot", name=_bot_name(head, seat), level=level))
    others = [place.guest for place in head.places if place.guest]
    return replace(head, host=others[0] if others else "") if head.host == guest else head


def disown(head: Head, guest: str, wholly: bool = False) -> Head:
    """A finished table that nobody can tell was this guest's; the names stay with the others. `wholly`: theirs does not."""
    places = [
        replace(place, guest="", name="" if wholly else place.name) if place.guest == guest else place
        for place in head.places
    ]
    return replace(head, places=places, host="" if head.host == guest else head.host)


def move(head: Head, seat: int, before: str, guest: str) -> Head:
    """Somebody goes on from another browser, as the host if they were that and have left no seat behind."""
    if before not in (head.places[seat].guest, guest):
        raise Refusal("not-found")
    head = put(head, seat, replace(head.places[seat], guest=guest))
    return replace(head, host=guest) if head.host == before and not held(head, before) else head


def take_over(head: Head, seat: int, guest: str, name: str) -> Head:
    """From now on this seat, which was free, or a bot's, or whose person is gone, is somebody's."""
    return put(head, seat, replace(head.places[seat], who="person", name=name, guest=guest, level="", stand_in=""))


def fit(head: Head, seats: int, newcomer: Sitter | None = None) -> Head:
    """The head of a table that may be joined: with the newcomer's place; without one whose joining was taken back."""
    return replace(head, places=[*head.places, *([newcomer] if newcomer else [])][:seats])


def come_back(head: Head, seat: int) -> Head:
    return put(head, seat, replace(head.places[seat], stand_in=""))
