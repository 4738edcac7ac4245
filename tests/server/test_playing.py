"""Whole games over the real socket, and nothing lost on the way."""

from __future__ import annotations

import random
import time

import pytest
from tests.server.people import Chair, Meet
from tests.serving import Served

import tablee
from tablee.server.frames import TableState


def play_out(*chairs: Chair, seed: int = 1, most: int = 3000) -> None:
    """Each answers anything until the game is over."""
    rng = random.Random(seed)
    for _ in range(most):
        for chair in chairs:  # all that was sent before the answer to a ping has been read after it
            assert chair.wish(type="ping")["type"] == "done"
        if all(chair.state and chair.state["over"] for chair in chairs):
            return
        asked = [chair for chair in chairs if chair.mine]
        if not asked:
            time.sleep(0.04)
            continue
        chair = rng.choice(asked)
        assert chair.mine is not None
        chair.answer(rng.randrange(len(chair.mine["options"])))
    raise AssertionError("no end")


@pytest.mark.parametrize("game", tablee.games())
def test_a_game_against_bots_is_played_to_its_end(meet: Meet, game: str) -> None:
    ada = meet(lang="fr")
    usual = next(info["usual"] for info in ada.get("/api/games").json() if info["name"] == game)
    table = ada.table(game, "me", *["bot"] * (usual - 1))
    chair = ada.sit(table)
    play_out(chair)
    assert chair.state["over"]["sentence"]
    assert {refused["code"] for refused in chair.refused.values()} <= {"stale"}, "a bot may have been faster"
    assert [event["n"] for event in chair.events] == list(range(len(chair.events)))
    info = ada.get(f"/api/tables/{table}").json()
    assert info["phase"] == "over" and info["result"]


@pytest.mark.parametrize("game", tablee.games())
def test_two_people_and_a_bot_play_in_two_languages(meet: Meet, game: str) -> None:
    ada, bob = meet("Ada"), meet("Bob", "fr")
    seats = 3 if 3 in tablee.games()[game].seats else 2
    table = ada.table(game, "me", "free", *["bot"] * (seats - 2), start=False)
    token = ada.post(f"/api/tables/{table}/invites").json()["token"]
    assert bob.get(f"/api/tables/{table}").status_code == 404
    assert bob.post("/api/invites", token=token).json()["table"]["id"] == table
    assert bob.post(f"/api/tables/{table}/join", name="Bob").json()["seats"][1]["mine"]
    ada.start(table)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    play_out(hers, his)
    assert hers.state["over"]["winners"] == his.state["over"]["winners"]
    assert hers.state["over"]["sentence"] != his.state["over"]["sentence"]
    assert len(hers.events) == len(his.events)


def test_the_same_answer_sent_twice_is_done_once(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "bot", options={"first": 0}))
    chair.my_move()
    at, option = chair.mine["at"], chair.mine["options"][0]["text"]
    assert chair.wish(type="answer", id="once", at=at, option=option)["type"] == "done"
    events = len(chair.events)
    again = ada.sit(chair.table)
    again.until("state")
    assert again.wish(type="answer", id="once", at=at, option=option)["type"] == "done"
    assert again.wish(type="answer", id="other", at=at, option=option)["code"] in ("stale", "not-asked")
    assert len(again.events) >= events


def test_who_comes_back_is_told_what_they_missed_and_nothing_twice(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "bot", "bot", options={"first": 0}))
    chair.my_move()
    chair.answer()
    chair.my_move()
    known = chair.events
    chair.close()
    back = ada.sit(chair.table, since=3)
    back.events = known[:3]
    back.until("state")
    assert back.events[: len(known)] == known


def test_switching_the_language_words_everything_anew(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("tesseract", "me", "bot"))
    chair.my_move()
    english = [event["sentence"] for event in chair.events]
    chair.hello("fr")
    chair.until("state")
    french = [event["sentence"] for event in chair.events]
    assert len(french) >= len(english) > 0
    assert not set(english) & set(french)
    assert chair.frames[-1]["asks"]


@pytest.mark.slow
def test_killed_in_mid_game_the_server_comes_back_with_everything_acknowledged(own_served: Served, meet: Meet) -> None:
    ada = meet(served=own_served)
    chair = ada.sit(ada.table("tesseract", "me", "bot"))
    for _ in range(4):
        chair.my_move()
        assert chair.answer()["type"] == "done"
    chair.my_move()
    known, view = chair.events, chair.state["view"]
    chair.send(type="answer", id="in flight", at=chair.mine["at"], option=chair.mine["options"][0]["text"])
    own_served.kill()
    own_served.start()
    back = ada.sit(chair.table)
    back.my_move()
    assert back.events[: len(known)] == known
    if len(back.events) == len(known):
        assert back.state["view"] == view
    answer = back.wish(type="answer", id="in flight", at=chair.mine["at"], option=chair.mine["options"][0]["text"])
    assert answer["type"] == "done", "what was in flight is done once, by the first sending or by this one"
    play_out(back)


def test_a_spectator_sees_no_hand_and_may_do_nothing(meet: Meet) -> None:
    ada, eve = meet("Ada"), meet("Eve")
    table = ada.table("shipwreck", "me", "bot", manner={"listed": True}, options={"first": 0})
    assert table in [info["id"] for info in eve.get("/api/lobby").json()["open"]]
    watching = eve.sit(table, None)
    watching.until("state")
    assert watching.state["view"]["hand"] == [] and watching.mine is None and watching.state["acts"] == []
    assert watching.wish(type="do", act="surrender")["code"] == "not-yours"
    assert watching.wish(type="say", text="hello")["code"] == "not-yours"
    assert watching.wish(type="undo")["code"] == "not-yours"


def test_a_state_on_the_wire_is_what_the_types_say(meet: Meet) -> None:
    import msgspec

    ada = meet()
    chair = ada.sit(ada.table("tesseract", "me", "bot"))
    chair.my_move()
    msgspec.convert(chair.state, TableState)
