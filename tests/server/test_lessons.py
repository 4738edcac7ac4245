"""Lessons at served tables: the server knows the step, accepts what is taught and kindly says why not something else. Every
game has one, and a one-page aid."""

from __future__ import annotations

import pytest
from tests.server.people import Chair, Meet, Person
from tests.serving import Served

import tablee
from tablee.reading.lessons import Lesson, lesson
from tablee.reading.rulebook import rulebook
from tablee.server import about


@pytest.mark.parametrize("game", tablee.games())
def test_the_same_lesson_is_dealt_to_everybody(meet: Meet, game: str) -> None:
    views = []
    for name in ("Ada", "Bob"):
        person = meet(name)
        made = person.post("/api/tables", game=game, seats=[], lesson=True)
        assert made.status_code == 201, made.text
        table = made.json()
        assert table["lesson"] and table["seats"][0]["mine"] and table["commitment"] == ""
        if table["phase"] == "gathering":
            person.start(table["id"])
        chair = person.sit(table["id"])
        assert chair.my_move() is not None
        views.append(chair.state["view"])
    assert views[0] == views[1]


def taught(game: str) -> Lesson:
    found = lesson(tablee.find(game))
    assert found is not None
    return found


def begin(person: Person, game: str) -> str:
    """A lesson under way whose bots are quick; the table's id."""
    made = person.post("/api/tables", game=game, seats=[], lesson=True)
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    manner = {"pace": "instant", "window": 0}
    assert person.http.patch(f"/api/tables/{table}", json={"manner": manner}).status_code == 200
    return table


def wait(chair: Chair, *kinds: str) -> dict[str, object]:
    """Read on until the lesson waits for its reader."""
    while chair.state.get("lesson", {}).get("kind") not in (kinds or ("read", "move", "next", "free")):
        chair.receive()
    return dict(chair.state["lesson"])


def go_on(chair: Chair) -> None:
    """Do what is taught, and read on until something else is."""
    guide = wait(chair)
    place = guide["chapter"], guide["step"], guide["kind"]
    if guide["kind"] == "move":
        done = chair.answer(str(guide["taught"]))
    elif guide["kind"] == "next":
        chair.events.clear()  # the table is dealt anew
        done = chair.wish(type="open", chapter=guide["next"])
    else:
        done = chair.wish(type="read")
    assert done["type"] == "done", done
    while True:
        now = wait(chair)
        if (now["chapter"], now["step"], now["kind"]) != place:
            return
        chair.receive()


@pytest.mark.parametrize("game", tablee.games())
def test_a_lesson_is_taught_from_its_first_step_to_its_free_chapter(meet: Meet, game: str) -> None:
    person = meet("Ada")
    chair = person.sit(begin(person, game))
    chapters = [wait(chair)["chapter"]]
    while wait(chair)["kind"] != "free":
        go_on(chair)
        chapters.append(chair.state["lesson"]["chapter"])
    assert sorted(set(chapters)) == [*range(len(taught(game).chapter))] and chapters == sorted(chapters)
    assert not chair.state["over"]


def test_another_answer_than_the_taught_one_is_kindly_refused_and_changes_nothing(meet: Meet) -> None:
    person = meet("Ada", "fr")
    chair = person.sit(begin(person, "shipwreck"))
    while wait(chair)["kind"] != "move":
        go_on(chair)
    before, step = chair.state, taught("shipwreck").chapter[1].step[2]
    refused = chair.answer("place 6 at the-lord")
    assert (refused["type"], refused["code"]) == ("refused", "not-taught")
    assert refused["sentence"] == step.reason("place 6 at the-lord").fr
    assert before["lesson"]["tries"]["place 6 at the-lord"] == refused["sentence"]
    assert chair.wish(type="undo")["type"] == chair.wish(type="read")["type"] == "refused"
    assert chair.wish(type="resign")["code"] == "not-taught"
    assert chair.state == before
    assert chair.answer(step.move)["type"] == "done"


def test_who_leaves_a_lesson_finds_it_where_it_was_also_after_a_kill(own_served: Served, meet: Meet) -> None:
    person = meet("Ada", "en", own_served)
    table = begin(person, "shipwreck")
    chair = person.sit(table)
    for _ in range(7):
        go_on(chair)
    left = wait(chair)
    chair.close()
    own_served.kill()
    own_served.start()
    told = person.get("/api/games/shipwreck/course").json()
    assert (told["table"], told["chapter"]) == (table, left["chapter"])
    assert person.post("/api/tables", game="shipwreck", seats=[], lesson=True).json()["id"] == table
    assert wait(person.sit(table)) == left


def test_a_game_that_is_won_within_a_lesson_ends_neither_the_lesson_nor_its_table(
    own_served: Served, meet: Meet
) -> None:
    """NA-1.3: the fifth hallucinogen wins, and the lesson has something to say of it, after a kill as well."""
    person = meet("Ada", "en", own_served)
    table = begin(person, "narcose")
    chair = person.sit(table)
    while not chair.state.get("view", {}).get("table", {}).get("result"):
        go_on(chair)
    won = wait(chair)
    assert won["kind"] == "read" and chair.state["over"] is None
    assert chair.wish(type="resign")["code"] == "not-taught"
    chair.close()
    own_served.kill()
    own_served.start()
    assert person.get(f"/api/tables/{table}").json()["phase"] == "running"
    chair = person.sit(table)
    assert wait(chair) == won
    go_on(chair)
    assert wait(chair)["kind"] == "next"
    go_on(chair)
    assert wait(chair)["kind"] == "free" and not chair.state["view"]["table"].get("result")


def test_a_chapter_that_was_reached_is_opened_again_and_no_other(meet: Meet) -> None:
    person = meet("Ada")
    chair = person.sit(begin(person, "narcose"))
    while wait(chair)["chapter"] != 3:
        go_on(chair)
    assert chair.wish(type="open", chapter=4)["code"] == "not-taught"
    chair.events.clear()
    assert chair.wish(type="open", chapter=1)["type"] == "done"
    again = wait(chair)
    assert (again["chapter"], again["step"], again["reached"]) == (1, 0, 3)
    chair.events.clear()
    assert chair.wish(type="open", chapter=3)["type"] == "done"
    assert wait(chair)["chapter"] == 3


def test_who_watches_is_not_taught(meet: Meet) -> None:
    person = meet("Ada")
    table = begin(person, "shipwreck")
    watching = person.sit(table, None)
    watching.until("state")
    assert watching.state["lesson"] is None


@pytest.mark.parametrize("game", tablee.games())
def test_the_player_aid_fits_a_page_and_names_rules_that_exist(game: str) -> None:
    g = tablee.games()[game]
    parts = {lang: about.aid(game, lang) for lang in ("en", "fr")}
    assert [part.number for part in parts["en"]] == [part.number for part in parts["fr"]]
    for listed in parts.values():
        assert 8 <= len(listed) <= 20 and sum(len(part.text) for part in listed) < 2500
        assert len({part.number for part in listed}) == len(listed)
        assert all(part.text and part.number in rulebook(g, "en") for part in listed)
