"""One's own seat: taken to another device, left in the waiting room, and given back to somebody whose browser has forgotten them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import Meet, Person
from tests.server.test_joining import invited
from tests.serving import Served


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Served]:
    """A server where whoever is gone may be replaced at once."""
    server = Served(tmp_path, "--no-limits", "--away", "0")
    server.start()
    yield server
    server.stop()


def link(person: Person, table: str, seat: int) -> str:
    return str(person.post(f"/api/tables/{table}/invites", seat=seat).json()["token"])


def test_a_seat_is_taken_to_another_device_once_with_its_notes_and_the_old_one_knows_nothing_more(meet: Meet) -> None:
    ada, phone = meet("Ada"), meet("Somebody")
    table = ada.table("narcose", "me", "bot")
    chair = ada.sit(table)
    chair.until("state")
    chair.wish(type="note", text="watch the bot")
    token = link(ada, table, 0)
    told = phone.post("/api/invites", token=token).json()
    assert told["seat"] == 0 and not told["waiting"] and told["table"]["host"], "whoever hosted hosts there"
    assert told["table"]["seats"][0]["name"] == "Ada"
    assert phone.sit(table, 0).until("state")["note"] == "watch the bot"
    assert phone.post("/api/invites", token=token).status_code == 404
    assert not any(seat["mine"] for seat in chair.until("seats")["table"]["seats"])
    assert chair.wish(type="note", text="mine?")["code"] == "not-yours"


def test_nobody_takes_a_seat_elsewhere_that_is_not_theirs(meet: Meet) -> None:
    ada, bob, eve = meet("Ada"), meet("Bob"), meet("Eve")
    table = ada.table("narcose", "me", "free", start=False)
    assert invited(ada, bob, table, seat=1)["seat"] == 1
    bob.sit(table, 1).until("welcome")
    assert bob.post(f"/api/tables/{table}/invites", seat=0).json()["code"] == "not-host"
    assert ada.post(f"/api/tables/{table}/invites", seat=1).json()["code"] == "taken", "its person is here"
    token = link(bob, table, 1)
    bob.post(f"/api/tables/{table}/leave")
    assert eve.post("/api/invites", token=token).json()["code"] == "not-found", "it is his no longer"


def test_who_leaves_the_waiting_room_forgets_it_and_hands_it_on(meet: Meet) -> None:
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("narcose", "me", "free", start=False, manner={"listed": True})
    assert invited(ada, bob, table, seat=1)["seat"] == 1
    left = ada.post(f"/api/tables/{table}/leave").json()
    assert left["seats"][0]["who"] == "free" and not left["host"]
    assert bob.get(f"/api/tables/{table}").json()["host"]
    assert table not in [info["id"] for info in ada.get("/api/lobby").json()["mine"]]
    bob.post(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}").json()["code"] == "not-found"
    assert table not in [info["id"] for info in ada.get("/api/lobby").json()["open"]]


def test_whose_browser_has_forgotten_them_is_given_their_seat_again_by_the_host(meet: Meet, forgetful: Served) -> None:
    ada, bob = meet("Ada", served=forgetful), meet("Bob", served=forgetful)
    table = ada.table("narcose", "me", "free", start=False)
    assert invited(ada, bob, table, seat=1)["seat"] == 1
    hers, his = ada.sit(table), bob.sit(table, 1)
    his.until("welcome")
    assert ada.post(f"/api/tables/{table}/invites", seat=1).json()["code"] == "taken", "he is here"
    ada.start(table)
    his.close()
    while ada.get(f"/api/tables/{table}").json()["seats"][1]["online"]:
        pass
    nameless = meet("x", served=forgetful)
    nameless.http.cookies.clear()
    nameless.get("/api/lobby")
    told = nameless.post("/api/invites", token=link(ada, table, 1)).json()
    assert told["seat"] == 1 and told["table"]["seats"][1]["name"] == "Bob"
    assert nameless.sit(table, 1).until("state")["view"]
    assert bob.sit(table, 1).until("refused")["code"] == "not-yours"
    hers.until("state")


def test_in_mid_game_everybody_else_who_plays_must_agree(meet: Meet, forgetful: Served) -> None:
    ada, bob, eve, again = (meet(name, served=forgetful) for name in ("Ada", "Bob", "Eve", "Eve too"))
    table = ada.table("petite-mort", "me", "free", "free", start=False)
    for n, person in enumerate((bob, eve), 1):
        assert invited(ada, person, table, seat=n)["seat"] == n
    ada.start(table)
    his = bob.sit(table, 1)
    his.until("state")
    token = link(ada, table, 2)
    assert again.post("/api/invites", token=token).json()["waiting"]
    while not (claims := his.until("seats")["table"]["claims"]):
        pass
    assert claims == [{"seat": 2, "name": "Eve too", "yours": True}], "and not of her who is gone"
    his.wish(type="decide", seat=2, yes=True)
    assert again.post("/api/invites", token=token).json()["seat"] == 2
