"""Tables that go on while people come and go: sitting down and leaving by the rules, and taking a bot's place."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.people import Chair, Meet, Person
from tests.server.test_playing import play_out
from tests.serving import Served


def invited(host: Person, guest: Person, table: str, **more: Any) -> dict[str, Any]:
    """The guest opens a link of the host's."""
    token = host.post(f"/api/tables/{table}/invites", **more).json()["token"]
    told = guest.post("/api/invites", token=token)
    return dict(told.json())


def sits(guest: Person, table: str, which: int = 0) -> int:
    """Sit down in mid-game; the number of the new seat."""
    info = guest.get(f"/api/tables/{table}").json()
    assert info["can_join"], info
    told = guest.post(f"/api/tables/{table}/join", name=guest.name, how=info["joins"][which]["value"])
    assert told.status_code == 200, told.text
    return next(int(seat["seat"]) for seat in told.json()["seats"] if seat["mine"])


def running(meet: Meet, *seats: str, served: Served | None = None) -> tuple[Person, Person, str]:
    """Ada's table, which goes on, and Eve, who has been sent its link."""
    more: dict[str, Any] = {"served": served} if served else {}
    ada, eve = meet("Ada", **more), meet("Eve", "fr", **more)
    table = ada.table("shipwreck", *(seats or ("me", "bot")), options={"first": 0})
    told = invited(ada, eve, table)
    assert told["seat"] is None and told["table"]["phase"] == "running"
    return ada, eve, table


def mine(chair: Chair) -> list[int]:
    return [seat["seat"] for seat in chair.until("seats")["table"]["seats"] if seat["mine"]]


def test_a_newcomer_is_offered_a_place_and_everybody_sees_them_sit_down(meet: Meet) -> None:
    ada, eve, table = running(meet)
    hers, watching = ada.sit(table), eve.sit(table, None)
    assert ada.get(f"/api/tables/{table}").json()["joins"] == []
    joins = eve.get(f"/api/tables/{table}").json()["joins"]
    assert [join["label"] for join in joins] == ["S’asseoir après Ada", "S’asseoir après Basile"]
    assert sits(eve, table, 1) == 2
    while not any(event["id"] == "joined" for event in hers.events):
        hers.receive()
    assert "Eve" in hers.events[-1]["sentence"] and hers.state["view"]["order"] == [0, 1, 2]
    assert mine(watching) == [2]
    watching.close()
    chair = eve.sit(table, 2)
    chair.until("state")
    assert chair.state["view"]["hand"] == [] and "vous" in chair.events[-1]["sentence"].lower()
    play_out(hers, chair)


def test_a_join_sent_twice_is_one_seat(meet: Meet) -> None:
    _, eve, table = running(meet)
    for _ in range(2):
        told = eve.post(f"/api/tables/{table}/join", name="Eve", how="join 0").json()
        assert [seat["mine"] for seat in told["seats"]] == [False, False, True]


def test_what_cannot_be_joined_says_so_and_may_be_watched(meet: Meet) -> None:
    ada, eve = meet("Ada"), meet("Eve")
    table = ada.table("narcose", "me", "bot")
    info = invited(ada, eve, table)["table"]
    assert not info["can_join"] and info["can_watch"] and info["joins"] == []
    assert eve.post(f"/api/tables/{table}/join", name="Eve").json()["code"] == "full"
    eve.sit(table, None).until("state")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "Eve", "how": "join 7"}, "not-offered"),
        ({"name": "Eve", "how": "leave"}, "not-offered"),
        ({"name": "Eve"}, "not-offered"),
        ({"name": "ada", "how": "join 0"}, "name-taken"),
        ({"name": "", "how": "join 0"}, "bad-name"),
    ],
)
def test_a_join_that_cannot_be_is_refused(meet: Meet, wish: dict[str, str], code: str) -> None:
    ada, eve, table = running(meet)
    assert eve.post(f"/api/tables/{table}/join", **wish).json()["code"] == code
    assert len(ada.get(f"/api/tables/{table}").json()["seats"]) == 2


def test_a_locked_table_takes_no_newcomer(meet: Meet) -> None:
    ada, eve, table = running(meet)
    ada.http.patch(f"/api/tables/{table}", json={"locked": True})
    assert not eve.get(f"/api/tables/{table}").json()["can_join"]
    assert eve.post(f"/api/tables/{table}/join", name="Eve", how="join 0").json()["code"] == "locked"


def test_who_leaves_by_the_rules_watches_and_may_come_again(meet: Meet) -> None:
    _, eve, table = running(meet)
    chair = eve.sit(table, sits(eve, table))
    chair.until("state")
    assert chair.wish(type="do", act="leave")["type"] == "done"
    assert chair.wish(type="note", text="mine")["code"] == "not-yours"
    chair.send(type="hello", lang="fr", seat=2, since=0)
    assert chair.until("refused")["code"] == "not-yours"
    watching = eve.sit(table, None)
    assert watching.until("welcome")["held"] == []
    assert watching.until("state")["view"]["order"] == [0, 1]
    assert sits(eve, table) == 3


def test_a_joining_that_is_taken_back_leaves_a_spectator(meet: Meet) -> None:
    ada, eve, table = running(meet, "me", "me")
    hers = ada.sit(table)
    hers.my_move()
    hers.answer()
    chair = eve.sit(table, sits(eve, table))
    chair.until("state")
    assert hers.wish(type="undo")["type"] == "done"
    assert ada.sit(table, 1).wish(type="do", act="agree")["type"] == "done"
    assert chair.wish(type="do", act="agree")["type"] == "done"
    told = [frame for frame in chair.frames if frame["type"] == "seats"]
    assert len(told[-1]["table"]["seats"]) == 2 and told[-1]["table"]["joins"]
    assert len(ada.get(f"/api/tables/{table}").json()["seats"]) == 2
    assert sits(eve, table) == 2


def test_people_who_came_and_went_are_there_after_a_restart_and_in_the_replay(own_served: Served, meet: Meet) -> None:
    ada, eve, table = running(meet, "me", "bot", "bot", served=own_served)
    seat = sits(eve, table)
    own_served.kill()
    own_served.start()
    hers, chair = ada.sit(table), eve.sit(table, seat)
    chair.until("state")
    hers.until("state")
    assert hers.wish(type="do", act="leave")["type"] == "done"
    hers.close()
    play_out(chair)
    replay = eve.get(f"/api/tables/{table}/replay", eyes=str(seat)).json()
    assert replay["verified"] and any(event["id"] == "joined" for event in replay["events"])
    before = eve.get(f"/api/tables/{table}/replay/0", eyes=str(seat)).json()
    assert before["view"] == eve.get(f"/api/tables/{table}/replay/0").json()["view"]
    assert eve.post(f"/api/tables/{table}/branch", step=0, seat=seat).json()["code"] == "bad-option"
    again = eve.post(f"/api/tables/{table}/rematch").json()
    assert [place["name"] for place in again["seats"]] == ["Eve", "Basile", "Céleste"], "in their turns"
    eve.start(again["id"])


def test_the_host_gives_a_bots_place_to_somebody(meet: Meet) -> None:
    ada, eve, bob = meet("Ada"), meet("Eve"), meet("Bob")
    table = ada.table("narcose", "me", "bot")
    invited(ada, bob, table)
    assert bob.post(f"/api/tables/{table}/invites", seat=1).json()["code"] == "not-host"
    assert eve.post(f"/api/tables/{table}/invites", seat=0).json()["code"] == "not-found"
    token = ada.post(f"/api/tables/{table}/invites", seat=1).json()["token"]
    told = eve.post("/api/invites", token=token).json()
    assert told["seat"] == 1 and told["table"]["seats"][1]["name"] == "Eve" and told["table"]["seats"][1]["mine"]
    assert bob.post("/api/invites", token=token).status_code == 404
    play_out(ada.sit(table), eve.sit(table, 1))


def test_the_place_of_who_is_gone_goes_without_their_notes_and_not_while_they_are_there(meet: Meet) -> None:
    ada, eve, table = running(meet)
    seat = sits(eve, table)
    chair = eve.sit(table, seat)
    chair.until("state")
    chair.wish(type="note", text="Ada bluffs")
    assert ada.post(f"/api/tables/{table}/invites", seat=seat).json()["code"] == "taken"
    chair.wish(type="stand-in", seat=seat)
    assert ada.post(f"/api/tables/{table}/invites", seat=seat).json()["code"] == "taken", "she is still there"
    chair.close()
    while ada.get(f"/api/tables/{table}").json()["seats"][seat]["online"]:
        pass
    bob = meet("Bob")
    assert invited(ada, bob, table, seat=seat)["seat"] == seat
    his = bob.sit(table, seat)
    assert his.until("state")["note"] == ""
    assert eve.sit(table, seat).until("refused")["code"] == "not-yours"


# A bot's seat where others play, too


def three(meet: Meet) -> tuple[Person, Person, str]:
    """Ada, the host, Bob and a bot at one table, which goes on."""
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("petite-mort", "me", "free", "bot", start=False)
    assert invited(ada, bob, table, seat=1)["seat"] == 1
    ada.start(table)
    return ada, bob, table


def claims(chair: Chair) -> list[dict[str, Any]]:
    """Read on to the next ones that this chair is told of."""
    while not (found := chair.until("seats")["table"]["claims"]):
        pass
    return list(found)


def test_nobody_takes_a_bots_seat_in_mid_game_unless_all_who_play_agree(meet: Meet) -> None:
    ada, bob, table = three(meet)
    peeking = meet("Ada too")  # the host's second browser
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    hers.until("state"), his.until("state")
    token = ada.post(f"/api/tables/{table}/invites", seat=2).json()["token"]
    told = peeking.post("/api/invites", token=token).json()
    assert told["waiting"] and told["seat"] is None and not any(seat["mine"] for seat in told["table"]["seats"])
    assert claims(his) == [{"seat": 2, "name": "Ada too", "yours": True}]
    assert claims(hers) == [{"seat": 2, "name": "Ada too", "yours": False}]
    assert hers.wish(type="decide", seat=2, yes=True)["code"] == "not-asked", "the host cannot agree for the others"
    assert peeking.post("/api/invites", token=token).json()["waiting"]
    assert peeking.get(f"/api/tables/{table}").json()["code"] == "not-found", "they do not even look on"
    assert his.wish(type="decide", seat=2, yes=True)["type"] == "done"
    told = peeking.post("/api/invites", token=token).json()
    assert told["seat"] == 2 and not told["waiting"] and told["table"]["claims"] == []
    assert peeking.post("/api/invites", token=token).status_code == 404, "the link was used"
    assert peeking.sit(table, 2).until("state")["view"]


def test_one_who_declines_is_enough_and_the_link_is_void(meet: Meet) -> None:
    ada, bob, table = three(meet)
    eve = meet("Eve", "fr")
    token = ada.post(f"/api/tables/{table}/invites", seat=2).json()["token"]
    assert eve.post("/api/invites", token=token).json()["waiting"]
    assert meet("Zoe").post("/api/invites", token=token).json()["code"] == "taken", "one at a time"
    his = bob.sit(table, 1)
    assert his.until("welcome")["table"]["claims"] == [{"seat": 2, "name": "Eve", "yours": True}]
    assert his.wish(type="decide", seat=2, yes=False)["type"] == "done"
    refused = eve.post("/api/invites", token=token)
    assert refused.json()["code"] == "declined" and "préfère" in refused.json()["sentence"]
    assert eve.post("/api/invites", token=token).status_code == 404
    assert his.wish(type="decide", seat=2, yes=True)["code"] == "not-asked"
    assert ada.get(f"/api/tables/{table}").json()["seats"][2]["who"] == "bot"


def test_whoever_only_watches_decides_nothing(meet: Meet) -> None:
    ada, bob, table = three(meet)
    eve, zoe = meet("Eve"), meet("Zoe")
    token = ada.post(f"/api/tables/{table}/invites", seat=2).json()["token"]
    assert eve.post("/api/invites", token=token).json()["waiting"]
    invited(bob, zoe, table)
    watching = zoe.sit(table, None)
    watching.until("state")
    assert watching.wish(type="decide", seat=2, yes=True)["code"] == "not-yours"
    assert eve.post("/api/invites", token=token).json()["waiting"]
