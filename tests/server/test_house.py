"""The house: lobby, links, seats, what the host may do, undo, stand-ins, rematch, replay, branch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.people import Chair, Meet, Person
from tests.server.test_playing import play_out

import tablee


def finished(ada: Person, game: str = "shipwreck", **more: object) -> Chair:
    bots = max(2, tablee.games()[game].seats[0]) - 1
    chair = ada.sit(ada.table(game, "me", *["bot"] * bots, **more))
    play_out(chair)
    return chair


def gathering(meet: Meet, seats: int = 3) -> tuple[Person, Person, str]:
    """Ada's table, at which Bob sits too."""
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("shipwreck", "me", *["free"] * (seats - 1), start=False)
    bob.post("/api/invites", token=ada.post(f"/api/tables/{table}/invites").json()["token"])
    assert bob.post(f"/api/tables/{table}/join", name="Bob").status_code == 200
    return ada, bob, table


# The lobby


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_has_every_game_in_words(meet: Meet, lang: str) -> None:
    lobby = meet(lang=lang).get("/api/lobby").json()
    assert [game["name"] for game in lobby["games"]] == list(tablee.games())
    for game in lobby["games"]:
        assert game["pitch"] and game["minutes"] and game["weight"] and len(game["phrases"]) == 6
        assert game["levels"] and game["usual"] in game["seats"]
        labels = [option["label"] for option in game["options"]]
        assert all(label for label in labels) and len(set(labels)) == len(labels)
    assert lobby["is_loopback"] and lobby["addresses"] == [] and lobby["name"] == "Ada"


def test_own_tables_are_listed_and_others_are_not(meet: Meet) -> None:
    ada, eve = meet("Ada"), meet("Eve")
    table = ada.table("shipwreck", "me", "bot")
    assert [info["id"] for info in ada.get("/api/lobby").json()["mine"]] == [table]
    told = eve.get("/api/lobby").json()
    assert table not in [info["id"] for info in told["mine"] + told["open"]]


@pytest.mark.parametrize("game", tablee.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_gallery_and_aid_are_there(meet: Meet, game: str, lang: str) -> None:
    ada = meet(lang=lang)
    rules = ada.get(f"/api/games/{game}/rules").json()
    assert len(rules) > 30 and all(rule["text"] or rule["is_chapter"] for rule in rules)
    gallery = ada.get(f"/api/games/{game}/gallery").json()
    cards = [card for section in gallery["sections"] for card in section["cards"]]
    assert cards and all(card["name"] and card["origin_label"] for card in cards)
    assert gallery["names"] or gallery["labels"]
    assert ada.get(f"/api/games/{game}/aid").json()


# Links and seats


def test_a_seat_link_is_exchanged_once_and_then_is_nothing(meet: Meet) -> None:
    ada, bob, eve = meet("Ada"), meet("Bob"), meet("Eve")
    table = ada.table("shipwreck", "me", "free", start=False)
    invited = ada.post(f"/api/tables/{table}/invites", seat=1).json()
    assert invited["reach"] == "loopback" and invited["url"].endswith(f"/join#{invited['token']}")
    assert invited["qr"].startswith("<svg")
    assert bob.post("/api/invites", token=invited["token"]).json()["seat"] == 1
    assert eve.post("/api/invites", token=invited["token"]).status_code == 404
    assert eve.post("/api/invites", token="guess").status_code == 404
    assert ada.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bob"


def test_links_can_be_revoked(meet: Meet) -> None:
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("shipwreck", "me", "free", start=False)
    token = ada.post(f"/api/tables/{table}/invites").json()["token"]
    ada.http.patch(f"/api/tables/{table}", json={"revoke_invites": True})
    assert bob.post("/api/invites", token=token).status_code == 404


def test_the_host_removes_a_stranger_who_then_knows_nothing_of_the_table(meet: Meet) -> None:
    ada, bob, table = gathering(meet)
    chair = bob.sit(table, 1)
    chair.until("welcome")
    assert bob.http.patch(f"/api/tables/{table}", json={"remove": 0}).json()["code"] == "not-host"
    assert ada.http.patch(f"/api/tables/{table}", json={"remove": 1}).json()["seats"][1]["who"] == "free"
    assert chair.until("closed")["code"] == "removed"
    assert bob.get(f"/api/tables/{table}").status_code == 404


def test_a_locked_table_takes_nobody(meet: Meet) -> None:
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("shipwreck", "me", "free", start=False)
    bob.post("/api/invites", token=ada.post(f"/api/tables/{table}/invites").json()["token"])
    ada.http.patch(f"/api/tables/{table}", json={"locked": True})
    assert bob.post(f"/api/tables/{table}/join", name="Bob").json()["code"] == "locked"
    ada.http.patch(f"/api/tables/{table}", json={"locked": False})
    assert bob.post(f"/api/tables/{table}/join", name="ada").json()["code"] == "name-taken"
    assert bob.post(f"/api/tables/{table}/join", name="Bob", seat=0).json()["code"] == "taken"
    assert bob.post(f"/api/tables/{table}/join", name="Bob", seat=1).status_code == 200


def test_order_first_player_and_bots_are_the_hosts_to_choose(meet: Meet) -> None:
    ada, bob, table = gathering(meet)
    assert ada.post(f"/api/tables/{table}/start").json()["code"] == "seats-free"
    told = ada.http.patch(f"/api/tables/{table}", json={"order": [1, 0, 2], "first": 1, "bot": [2, "random"]}).json()
    assert [seat["name"] for seat in told["seats"]][:2] == ["Bob", "Ada"] and told["seats"][2]["level"] == "random"
    assert bob.post(f"/api/tables/{table}/start").json()["code"] == "not-host"
    ada.start(table)
    chair = ada.sit(table, 1)
    assert chair.my_move() is not None and chair.state["view"]["active"] == 1
    for body in ({"order": [0, 1, 2]}, {"remove": 0}, {"bot": [0, ""]}, {"first": 0}):
        assert ada.http.patch(f"/api/tables/{table}", json=body).json()["code"] == "running"


def test_whoever_is_seated_elsewhere_sees_nothing_through_the_old_seat(meet: Meet) -> None:
    ada, bob, table = gathering(meet, 2)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    for chair in (hers, his):
        chair.until("welcome")
    ada.http.patch(f"/api/tables/{table}", json={"order": [1, 0]})
    ada.start(table)
    for chair in (hers, his):
        chair.wish(type="ping")
        assert chair.state == {}
    hers.seat = 1
    hers.hello()
    hers.until("state")


@pytest.mark.parametrize("order", [[0, 1], [0, 0, 1], [0, 1, 7], []])
def test_an_order_that_is_none_is_refused(meet: Meet, order: list[int]) -> None:
    ada, _, table = gathering(meet)
    assert ada.http.patch(f"/api/tables/{table}", json={"order": order}).json()["code"] == "bad-option"


def test_everybody_in_the_waiting_room_hears_who_comes(meet: Meet) -> None:
    ada, bob, table = gathering(meet)
    hers = ada.sit(table, 0)
    hers.until("welcome")
    his = bob.sit(table, 1)
    assert hers.until("seats")["table"]["seats"][1]["online"]
    his.close()
    assert not hers.until("seats")["table"]["seats"][1]["online"]
    bob.post(f"/api/tables/{table}/leave")
    assert hers.until("seats")["table"]["seats"][1]["who"] == "free"


def test_several_seats_on_one_device(meet: Meet) -> None:
    ada = meet()
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}]
    table = ada.post("/api/tables", game="shipwreck", seats=seats, options={"first": 1}).json()["id"]
    ada.start(table)
    chair = ada.sit(table, 0)
    assert chair.until("welcome")["held"] == [0, 1]
    chair.until("state")
    assert chair.mine is None
    chair.seat = 1
    chair.hello("en")
    assert chair.my_move() is not None
    assert chair.answer()["type"] == "done"


# Taking back, standing in, giving up


def test_a_public_answer_is_taken_back_freely(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("tesseract", "me", options={"start_card": False}))
    for _ in range(60):
        chair.my_move()
        if chair.state["undo"]["offer"] == "free":
            break
        assert chair.mine is not None
        labels = [option["text"] for option in chair.mine["options"]]
        chair.answer("adjust" if "adjust" in labels else 0)
    assert chair.state["undo"]["offer"] == "free"
    events = len(chair.events)
    assert chair.wish(type="undo")["type"] == "done"
    assert chair.events[-1]["id"] == "undone" and len(chair.events) == events + 1


def test_beyond_that_the_others_are_asked(meet: Meet) -> None:
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("shipwreck", "me", "free", start=False, options={"first": 0})
    bob.post("/api/invites", token=ada.post(f"/api/tables/{table}/invites", seat=1).json()["token"])
    ada.start(table)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    hers.my_move()
    hers.answer()
    assert hers.state["undo"]["offer"] == "ask"
    assert hers.wish(type="undo")["type"] == "done"
    while not his.state or not his.state["undo"]["can_agree"]:
        his.receive()
    assert his.state["undo"]["asked_by"] == 0 and {"agree", "refuse"} <= {act["text"] for act in his.state["acts"]}
    assert his.wish(type="do", act="agree")["type"] == "done"
    assert his.events[-1]["id"] == "undone"
    assert hers.my_move() is not None


def test_bots_agree_to_taking_back(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "bot", options={"first": 0}, manner={"pace": "normal"}))
    chair.my_move()
    chair.answer()
    assert chair.wish(type="undo")["type"] == "done"
    while chair.events[-1]["id"] != "undone":
        chair.receive()
    assert chair.my_move() is not None


def test_a_bot_stands_in_and_the_player_comes_back(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("tesseract", "me", "bot", manner={"pace": "fast"}))
    chair.my_move()
    assert chair.wish(type="stand-in", seat=0)["type"] == "done"
    known = len(chair.events)
    while len(chair.events) < known + 3:
        chair.receive()
    assert ada.get(f"/api/tables/{chair.table}").json()["seats"][0]["stand_in"]
    assert chair.wish(type="come-back")["type"] == "done"
    assert not ada.get(f"/api/tables/{chair.table}").json()["seats"][0]["stand_in"]
    assert chair.my_move() is not None


def test_nobody_is_played_for_who_is_there_or_has_just_left(meet: Meet) -> None:
    ada, bob, table = gathering(meet, 2)
    ada.start(table)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    his.until("welcome")
    assert hers.wish(type="stand-in", seat=1)["code"] == "not-away"
    his.close()
    assert hers.wish(type="stand-in", seat=1)["code"] == "not-away"
    assert hers.wish(type="stand-in", seat=9)["code"] == "bad-option"


def test_when_all_people_give_up_the_game_ends(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "bot", "bot"))
    chair.until("state")
    assert chair.wish(type="resign")["type"] == "done"
    while not chair.state["over"]:
        chair.receive()
    assert chair.state["over"]["reason"] == "surrender"


def test_notes_are_kept_for_their_seat_alone(meet: Meet) -> None:
    ada, bob, table = gathering(meet, 2)
    ada.start(table)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    his.until("state")
    his.wish(type="ping")
    heard, changed = len(his.frames), bob.get(f"/api/tables/{table}").json()["changed"]
    assert hers.wish(type="note", text="Bob keeps a 4")["type"] == "done"
    assert hers.state["note"] == "Bob keeps a 4"
    his.wish(type="ping")
    assert len(his.frames) == heard + 1, "not even that something was noted"
    assert bob.get(f"/api/tables/{table}").json()["changed"] == changed
    back = ada.sit(table, 0)
    back.until("state")
    assert back.state["note"] == "Bob keeps a 4"


# After the end


def test_a_rematch_is_one_table_whoever_asks(meet: Meet) -> None:
    ada = meet()
    chair = finished(ada)
    first = ada.post(f"/api/tables/{chair.table}/rematch")
    assert first.status_code == 201 and first.json()["phase"] == "gathering"
    assert ada.post(f"/api/tables/{chair.table}/rematch").json()["id"] == first.json()["id"]
    assert chair.until("seats")["table"]["rematch"] == first.json()["id"]
    ada.start(first.json()["id"])


@pytest.mark.parametrize("game", tablee.games())
def test_a_finished_table_is_replayed_verified_and_downloaded(meet: Meet, game: str) -> None:
    ada, eve = meet("Ada"), meet("Eve", "fr")
    chair = finished(ada, game)
    info = ada.get(f"/api/tables/{chair.table}").json()
    replay = ada.get(f"/api/tables/{chair.table}/replay", eyes="0").json()
    assert replay["verified"] and not replay["why_not"] and replay["luck"]["hash"] == info["commitment"]
    assert replay["luck"]["nonces"] == {"0": "a nonce"}
    assert [event["sentence"] for event in replay["events"]] == [event["sentence"] for event in chair.events]
    last = len(replay["steps"]) - 1
    assert replay["steps"][last]["events"] == len(replay["events"])
    view = ada.get(f"/api/tables/{chair.table}/replay/{last}", eyes="0").json()
    assert view["view"] == chair.state["view"]
    shown = eve.get(f"/api/tables/{chair.table}/replay/1", eyes="open").json()
    assert set(shown["open"]) >= {"0", "1"}
    told = ada.get(f"/api/tables/{chair.table}/replay", eyes="open").json()
    said = " ".join(event["sentence"] for event in told["events"])
    assert all(seat["name"] in said for seat in info["seats"]), "everybody is called by their name"
    assert {step["sign"] for step in told["steps"]} > {"", "turn"}, "what one looks for is marked"
    end = eve.get(f"/api/tables/{chair.table}/ending").json()
    assert end["title"] and len(end["standings"]) == len(info["seats"]) and end["turns"] == replay["steps"][-1]["turn"]
    assert all(len(one["values"]) == len(end["points"]) for one in end["series"])
    assert all(
        replay["steps"][one["step"]]["events"] > one["event"]["n"] for one in end["moments"]
    )  # it opens where one sees it
    assert all(
        replay["steps"][one["step"]]["turn"] == one["turn"] for one in end["moments"]
    )  # where a moment leads, its own turn is told, though the next has begun
    record = tablee.Record.from_json(eve.get(f"/api/tables/{chair.table}/record").content)
    assert tablee.replay(record, verify=True).over
    for step, eyes in ((last + 1, "0"), (0, "7"), (0, "x")):
        assert ada.get(f"/api/tables/{chair.table}/replay/{step}", eyes=eyes).status_code == 409


def test_a_branch_is_played_on_against_bots_with_secrets_drawn_again(meet: Meet) -> None:
    ada = meet()
    chair = finished(ada, options={"first": 0})
    replayed = ada.get(f"/api/tables/{chair.table}/replay/1", eyes="0").json()
    made = ada.post(f"/api/tables/{chair.table}/branch", step=1, seat=0)
    assert made.status_code == 201 and made.json()["branch_of"] == chair.table and made.json()["commitment"] == ""
    branch = ada.sit(made.json()["id"])
    branch.until("state")
    seen = {key: branch.state["view"][key] for key in ("row", "hand", "score", "doom")}
    assert seen == {key: replayed["view"][key] for key in seen}
    play_out(branch)
    assert ada.get(f"/api/tables/{branch.table}/record").json()["code"] == "no-record"
    replay = ada.get(f"/api/tables/{branch.table}/replay", eyes="0").json()
    assert not replay["can_download"] and json.dumps(replay["luck"]) == "{}"


def test_a_table_that_does_not_want_spectators_has_none(meet: Meet) -> None:
    ada, eve = meet("Ada"), meet("Eve")
    table = ada.table("shipwreck", "me", "bot", manner={"spectators": False})
    eve.post("/api/invites", token=ada.post(f"/api/tables/{table}/invites").json()["token"])
    chair = eve.sit(table, None)
    assert chair.until("refused")["code"] == "no-watching"
    assert not chair.state


def test_openapi_describes_every_route(meet: Meet) -> None:
    schema = meet().get("/schema/openapi.json").json()
    assert {"/api/lobby", "/api/tables", "/api/tables/{table_id}/replay", "/api/invites"} <= set(schema["paths"])


def test_what_is_wrong_with_a_new_table_names_its_field(meet: Meet) -> None:
    ada = meet("Ada", "fr")
    two = [{"who": "me"}, {"who": "bot"}]

    def refused(game: str, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
        told = ada.post("/api/tables", game=game, seats=seats, options=options)
        assert told.status_code == 409 and "<?>" not in told.text
        return dict(told.json())

    assert refused("narcose", two * 2)["field"] == "seats"
    assert refused("narcose", [{"who": "me"}, {"who": "bot", "level": "genius"}])["field"] == "level"
    assert refused("narcose", two, mode="<?>")["field"] == "mode"
    assert refused("narcose", two, bans="<?>")["field"] == "bans"
    assert refused("narcose", two, nothing="<?>")["field"] == ""
    assert refused("shipwreck", two, first=4)["field"] == "first"
    games = {game["name"]: {one["name"]: one for one in game["options"]} for game in ada.get("/api/games").json()}
    told = refused("narcose", two, bans=",".join(games["narcose"]["bans"]["cards"]))
    assert told["field"] == "bans" and "Darknet" in told["sentence"]
