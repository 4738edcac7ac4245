"""What whoever runs a server can see of it, and what is forgotten: counts for Prometheus, signs of life, guests and old tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from tests.server.inside import inside
from tests.server.people import Meet
from tests.serving import Served
from tests.store.making import at

from tablee.server import upkeep

DAY = 60 * 60 * 24


def key_of(served: Served) -> dict[str, str]:
    return {"Authorization": f"Bearer {(served.data / 'metrics.key').read_text(encoding='ascii')}"}


def counts(text: str) -> dict[str, float]:
    """Every line by its name and labels, but for the process it is of."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {
        name.partition("process=")[0] + name.partition('"')[2].partition('"')[2]: float(value)
        for name, _, value in lines
    }


def test_what_a_server_counts_is_told_to_whoever_has_its_key_and_to_nobody_else(meet: Meet, served: Served) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "me"))
    chair.until("state")
    before = counts(httpx.get(f"{served.url}/metrics", headers=key_of(served)).text)
    assert chair.wish(type="note", text="kept to myself")["type"] == "done"
    assert chair.wish(type="answer", at=0, option="nonsense")["type"] == "refused"
    told = httpx.get(f"{served.url}/metrics", headers=key_of(served))
    after = counts(told.text)
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4") and not told.headers.get("set-cookie")
    grown = {name for name in after if after[name] > before.get(name, 0.0)}
    assert {'tablee_answers_total{,wish="note"}', "tablee_answer_seconds_count{}"} <= grown
    assert any(name.startswith("tablee_refusals_total") for name in grown)
    assert after["tablee_sockets{}"] >= 1 and after["tablee_tables{}"] >= 1
    assert "Ada" not in told.text and ada.cookie[:10] not in told.text
    for headers in ({}, {"Authorization": "Bearer guess"}):
        refused = httpx.get(f"{served.url}/metrics", headers=headers)
        assert refused.status_code == 404 and "tablee_" not in refused.text
    assert httpx.get(f"{served.url}/metrics/own", headers=key_of(served)).status_code == 404


def test_signs_of_life_name_nobody(served: Served) -> None:
    for path in ("/healthz", "/readyz"):
        told = httpx.get(f"{served.url}{path}")
        assert told.status_code == 200 and told.json() == {"ok": True} and "set-cookie" not in told.headers


def test_whoever_wishes_to_be_forgotten_is_and_the_others_play_on(meet: Meet, served: Served) -> None:
    ada, bob = meet("Ada Unique"), meet("Bob")
    running = bob.table("narcose", "me", "free", start=False)
    token = bob.post(f"/api/tables/{running}/invites").json()["token"]
    ada.post("/api/invites", token=token)
    ada.post(f"/api/tables/{running}/join", name="Ada Unique")
    bob.start(running)
    over = ada.table("shipwreck", "me", "me")
    for seat in (0, 1):
        assert ada.sit(over, seat).wish(type="do", act="surrender")["type"] == "done"
    chair, other = ada.sit(running, 1), bob.sit(running)
    assert chair.wish(type="say", text="my words")["type"] == "done"
    refused = ada.post(f"/api/tables/{running}/forget")
    assert refused.status_code == 409 and refused.json()["code"] == "running"
    assert meet("Eve").post(f"/api/tables/{running}/forget").status_code == 404
    assert ada.post("/api/me/forget").status_code == 200
    assert ada.get("/api/lobby").json()["mine"] == [] and ada.get("/api/lobby").json()["name"] == ""
    told = bob.get(f"/api/tables/{running}").json()
    assert told["phase"] == "running" and told["seats"][1]["who"] == "bot"
    other.my_move()
    assert other.answer()["type"] == "done"
    assert "my words" not in str(bob.sit(running).until("welcome")["chat"])
    for table in (running, over):
        assert "Ada Unique" not in bob.get(f"/api/tables/{table}").text
    for kept in ("head", "line", "guest", "friend"):
        found = str(at(served.data / "tablee.db", f"select * from {kept}"))
        assert "Ada Unique" not in found and "my words" not in found, kept


def test_tables_at_which_nothing_was_done_for_long_are_deleted_with_all_that_is_kept_of_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            made = []
            for game in ("shipwreck", "narcose"):
                wished = {"game": game, "seats": [{"who": "me"}, {"who": "me"}]}
                made.append((await http.post("/api/tables", json=wished)).json()["id"])
            at(tmp_path / "tablee.db", f"update head set changed = changed - {400 * DAY} where id = '{made[0]}'")
            now = house.house.clock.date()
            assert await upkeep.tidy(house.house, now - 365 * DAY) == 1
            assert (await http.get(f"/api/tables/{made[0]}")).status_code == 404
            assert (await http.get(f"/api/tables/{made[1]}")).status_code == 200
            for name in ("head", "friend"):
                column = "id" if name == "head" else "table_id"
                assert at(tmp_path / "tablee.db", f"select {column} from {name}") == [(made[1],)]

    asyncio.run(work())
