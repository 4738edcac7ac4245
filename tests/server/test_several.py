"""Several processes on one database: every table is served by any of them, and goes on when the one that had it dies."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.postgres import Cluster
from tests.server.people import Chair, Meet, Person
from tests.serving import Served
from tests.store.making import at
from websockets.exceptions import ConnectionClosed

import tablee

Pair = tuple[Served, Served]


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that share a database and the folder of the key."""
    folder = tmp_path_factory.mktemp("several")
    both = Served(folder, "--no-limits", "--database", database), Served(folder, "--no-limits", "--database", database)
    for served in both:
        served.start()
    yield both
    for served in both:
        served.stop()


def sit_down(meet: Meet, pair: Pair, **more: object) -> tuple[str, list[Person]]:
    """A table of two, each of whom is at another process; the second comes by a link."""
    ada, bob = meet("Ada", served=pair[0]), meet("Bob", served=pair[1])
    table = ada.table("shipwreck", "me", "free", start=False, **more)
    token = ada.post(f"/api/tables/{table}/invites", seat=1).json()["token"]
    assert bob.post("/api/invites", token=token).json()["seat"] == 1
    ada.start(table)
    return table, [ada, bob]


def play(chairs: list[Chair], rng: Random, most: int = 300) -> None:
    """Answer whatever is asked, until it is over for everybody."""
    for _ in range(most):
        turn(chairs, rng)
        if all(chair.state.get("over") for chair in chairs):
            return
    raise AssertionError("the game does not end")


def turn(chairs: list[Chair], rng: Random) -> None:
    """Hear what there is to hear, then one answer of somebody who must give one."""
    for chair in chairs:
        with suppress(TimeoutError):
            while True:
                chair.receive(0.02)
    asked = next((chair for chair in chairs if chair.mine and not chair.mine["optional"]), None)
    if asked is not None and asked.mine is not None:
        told = asked.answer(rng.randrange(len(asked.mine["options"])))
        assert told["type"] == "done" or told["code"] == "stale", told


def test_two_people_at_different_processes_play_a_whole_game(meet: Meet, pair: Pair) -> None:
    table, people = sit_down(meet, pair)
    chairs = [person.sit(table, seat) for seat, person in enumerate(people)]
    play(chairs, Random(1))
    told = [person.get(f"/api/tables/{table}/record").json() for person in people]
    assert told[0] == told[1]
    assert tablee.replay(tablee.Record.from_json(people[1].get(f"/api/tables/{table}/record").text), verify=True).over


def test_every_process_lists_describes_and_changes_the_tables_of_the_others(meet: Meet, pair: Pair) -> None:
    table, (ada, bob) = sit_down(meet, pair, manner={"listed": True})
    for person in (ada, bob):
        listed = next(one for one in person.get("/api/lobby").json()["mine"] if one["id"] == table)
        assert [seat["mine"] for seat in listed["seats"]] == [person is ada, person is bob]
        told = person.get(f"/api/tables/{table}").json()
        assert {**told, "seats": []} == {**listed, "seats": []} and len(told["seats"]) == 2
    assert bob.get("/api/tables/nothing").status_code == 404
    chairs = [ada.sit(table, 0), bob.sit(table, 1)]
    assert chairs[1].wish(type="note", text="hello")["type"] == "done"
    for chair in chairs:
        assert chair.wish(type="do", act="surrender")["type"] == "done"
    again = bob.post(f"/api/tables/{table}/rematch").json()["id"]
    assert ada.post(f"/api/tables/{table}/rematch").json()["id"] == again != table
    assert bob.post("/api/history/erase", table=table).status_code == 200
    assert [seat["mine"] for seat in ada.get(f"/api/tables/{table}").json()["seats"]] == [True, False]
    assert not any(seat["mine"] for seat in bob.get(f"/api/tables/{table}").json()["seats"])


def test_whoever_comes_to_a_process_without_the_secret_is_told_nothing(pair: Pair, database: str) -> None:
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/metrics/own",
        "headers": [],
        "state": {"guest": "", "address": ""},
    }
    reached = 0  # of a process that another test has killed the lease may last a little
    for (address,) in at(database, "select address from life where until > clock_timestamp()"):
        for first in ({"secret": b"guess"}, {"secret": "guess"}, {"secret": b"x" * 1000}, {"scope": scope}):
            host, _, port = address.rpartition(":")
            with suppress(ConnectionError), socket.create_connection((host, int(port)), 60) as wire:
                reached += 1
                for event in (first, {"scope": scope}):
                    data = msgspec.msgpack.encode(event)
                    wire.sendall(len(data).to_bytes(4, "big") + data)
                assert wire.recv(1000) == b""
    assert reached >= 8, "both processes of this test"


def test_when_the_process_that_has_a_table_is_killed_the_other_goes_on_with_it(
    meet: Meet, database: str, tmp_path: Path
) -> None:
    pair = (
        Served(tmp_path, "--no-limits", "--database", database),
        Served(tmp_path, "--no-limits", "--database", database),
    )
    for served in pair:
        served.start()
    try:
        table, people = sit_down(meet, pair)
        chairs = [person.sit(table, seat) for seat, person in enumerate(people)]
        for _ in range(4):
            turn(chairs, Random(2))
        before = people[1].sit(table, 1)
        before.until("state")
        pair[0].kill()
        with pytest.raises(ConnectionClosed):
            chairs[1].until("nothing more")
        people[0].served = pair[1]
        back = [person.sit(table, seat) for seat, person in enumerate(people)]
        after = back[1].until("state")
        assert {**after, "seq": 0} == {**before.state, "seq": 0}
        play(back, Random(3))
    finally:
        for served in pair:
            served.stop()


def test_several_workers_behind_one_port_serve_every_table_and_end_together(
    meet: Meet, database: str, tmp_path: Path
) -> None:
    served = Served(tmp_path, "--no-limits", "--database", database, "--workers", "2")
    served.start()
    try:
        table, people = sit_down(meet, (served, served))
        chairs = [person.sit(table, seat) for seat, person in enumerate(people) for _ in range(4)]
        play([chairs[0], chairs[4]], Random(4))
        for chair in chairs:
            while not chair.state.get("over"):
                chair.receive()
    finally:
        served.stop()
