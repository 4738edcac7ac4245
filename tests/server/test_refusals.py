"""Bad input: a clear refusal to that sender only, the table unaffected, nothing told that is secret."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.server.people import Chair, Meet, Person
from tests.server.test_playing import play_out
from tests.serving import Served
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tablee.kit import CannotUndo, IllegalAnswer, RecordError, StaleAnswer
from tablee.server.troubles import Refusal, refusal_of

SECRET_PATH = "/etc/hostname"


def two(meet: Meet) -> tuple[Chair, Chair]:
    """Ada, who begins, and Bob at one table."""
    ada, bob = meet("Ada"), meet("Bob")
    table = ada.table("shipwreck", "me", "free", start=False, options={"first": 0})
    token = ada.post(f"/api/tables/{table}/invites", seat=1).json()["token"]
    assert bob.post("/api/invites", token=token).json()["seat"] == 1
    ada.start(table)
    hers, his = ada.sit(table, 0), bob.sit(table, 1)
    hers.my_move()
    his.until("state")
    his.wish(type="ping")
    return hers, his


BAD_FRAMES = [
    "", "{", "null", "[]", "42", '"hello"', "{}", '{"type": "no-such"}', '{"type": 5}', '{"type": "answer"}',
    '{"type": "answer", "id": "x", "at": "soon", "option": "a"}', '{"type": "answer", "id": "x", "at": 0}',
    '{"type": "answer", "id": "", "at": 0, "option": "a"}', '{"type": "hello", "lang": "tlh"}',
    '{"type": "hello", "lang": "en", "seat": -1}', '{"type": "hello", "lang": "en", "since": -5}',
    '{"type": "answer", "id": "x", "at": 0, "option": "a", "more": 1}', '{"type": "pass", "id": "x", "until": "ever"}',
    '{"type": "say", "id": "x", "text": ' + json.dumps("a" * 5000) + "}", "[" * 5000, '{"type":"ping","id":"\\ud800"}',
]  # fmt: skip


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_a_frame_that_cannot_be_read_is_refused_and_nothing_else_happens(meet: Meet, frame: str) -> None:
    hers, his = two(meet)
    before = len(his.frames)
    hers.socket.send(frame)
    assert hers.until("refused")["code"] == "bad-frame"
    assert hers.wish(type="ping")["type"] == "done"
    assert his.wish(type="ping")["type"] == "done"
    assert len(his.frames) == before + 1, "the others notice nothing"
    assert hers.answer()["type"] == "done"


def test_bytes_that_are_no_text_do_no_harm(meet: Meet) -> None:
    hers, _ = two(meet)
    hers.socket.send(b"\xff\xfe\x00")
    assert hers.until("refused")["code"] == "bad-frame"
    assert hers.answer()["type"] == "done"


def test_a_huge_frame_ends_that_socket_and_no_other(meet: Meet) -> None:
    hers, his = two(meet)
    hers.socket.send(json.dumps({"type": "say", "id": "x", "text": "a" * 20_000}))
    while hers.receive()["type"] != "refused":
        pass
    with pytest.raises(ConnectionClosed):
        hers.receive()
    assert hers.refused[""]["code"] == "too-big"
    assert his.wish(type="ping")["type"] == "done"
    again = hers.person.sit(hers.table)
    again.socket.send(json.dumps({"type": "say", "id": "x", "text": "a" * 200_000}))
    with pytest.raises(ConnectionClosed, match="1009"):
        again.my_move(), again.until("refused")
    assert his.wish(type="ping")["type"] == "done"


def test_answers_out_of_turn_unknown_and_stale_are_refused(meet: Meet) -> None:
    hers, his = two(meet)
    ask = hers.mine
    assert ask is not None
    assert his.wish(type="answer", at=ask["at"], option=ask["options"][0]["text"])["code"] == "not-asked"
    refused = hers.wish(type="answer", at=ask["at"], option="win at once")
    assert refused["code"] == "not-offered" and refused["rule"] and "win" not in refused["sentence"]
    assert hers.wish(type="answer", at=ask["at"] + 1, option=ask["options"][0]["text"])["code"] == "stale"
    assert hers.answer()["type"] == "done"
    assert hers.wish(type="answer", at=ask["at"], option=ask["options"][0]["text"])["code"] in ("stale", "not-asked")


def test_what_is_refused_is_nobody_elses_business_and_changes_nothing(meet: Meet) -> None:
    hers, his = two(meet)
    ask, state, heard = hers.mine, hers.state, len(his.frames)
    assert ask is not None
    changed = his.person.get(f"/api/tables/{hers.table}").json()["changed"]
    refused = [
        hers.wish(type="answer", at=ask["at"], option="no such thing"),
        hers.wish(type="answer", at=-1, option=ask["options"][0]["text"]),
        hers.wish(type="do", act="no such act"),
        hers.wish(type="do", act="join 0"),
        hers.wish(type="undo"),
        hers.wish(type="stand-in", seat=1),
        hers.wish(type="stand-in", seat=9),
        hers.wish(type="stand-in", seat=0, level="god"),
    ]
    codes = [
        "not-offered",
        "stale",
        "not-offered",
        "not-offered",
        "cannot-undo",
        "not-away",
        "bad-option",
        "bad-option",
    ]
    assert [frame["code"] for frame in refused] == codes and hers.state is state
    assert his.wish(type="ping")["type"] == "done" and len(his.frames) == heard + 1
    assert his.person.get(f"/api/tables/{hers.table}").json()["changed"] == changed
    assert hers.answer()["type"] == "done"


def test_who_only_watches_or_has_not_said_hello_does_nothing(meet: Meet, served: Served) -> None:
    hers, _ = two(meet)
    ask = hers.mine
    assert ask is not None
    eve = meet("Eve")
    token = hers.person.post(f"/api/tables/{hers.table}/invites").json()["token"]
    eve.post("/api/invites", token=token)
    watching = eve.sit(hers.table, None)
    headers = {"Cookie": f"tablee_guest={hers.person.cookie}"}
    wishes: list[dict[str, Any]] = [
        {"type": "answer", "at": ask["at"], "option": ask["options"][0]["text"]}, {"type": "do", "act": "surrender"},
        {"type": "say", "text": "PLANTED"}, {"type": "note", "text": "x"}, {"type": "undo"}, {"type": "resign"},
        {"type": "pass", "until": "now"}, {"type": "hold", "on": True}, {"type": "come-back"}, {"type": "stand-in", "seat": 0},
    ]  # fmt: skip
    with connect(f"{served.socket_url}/ws/tables/{hers.table}", additional_headers=headers) as silent:
        for n, wish in enumerate(wishes):
            assert watching.wish(**wish)["code"] == "not-yours", wish
            silent.send(json.dumps({**wish, "id": str(n)}))
            assert json.loads(silent.recv(10))["code"] == "no-hello", wish
    assert hers.wish(type="ping")["type"] == "done"
    assert not any(frame["type"] == "said" for frame in hers.frames)
    assert hers.answer()["type"] == "done"


def test_nobody_speaks_for_another_seat(meet: Meet) -> None:
    hers, his = two(meet)
    his.send(type="hello", lang="en", seat=0, since=0)
    assert his.until("refused")["code"] == "not-yours"
    assert his.state["view"]["hand"] != hers.state["view"]["hand"] or his.seat == 1
    eve = meet("Eve")
    assert eve.get(f"/api/tables/{hers.table}").status_code == 404

    def read_on() -> None:
        chair = eve.sit(hers.table, 0)
        assert chair.receive()["type"] == "closed"
        chair.receive()

    with pytest.raises(ConnectionClosed):  # while she says hello, or as soon as she has read why
        read_on()


def test_a_finished_table_takes_no_answer(meet: Meet) -> None:
    ada = meet()
    chair = ada.sit(ada.table("shipwreck", "me", "bot"))
    play_out(chair)
    assert chair.wish(type="answer", at=0, option="0")["code"] == "over"
    assert chair.wish(type="undo")["code"] == "over"
    assert chair.wish(type="do", act="surrender")["code"] == "over"
    assert chair.wish(type="note", text="later")["code"] == "over"
    eve = meet("Eve")
    assert eve.post(f"/api/tables/{chair.table}/join", name="Eve", how="join 0").json()["code"] == "over"
    assert ada.post(f"/api/tables/{chair.table}/start").json()["code"] == "running"
    assert ada.post(f"/api/tables/{chair.table}/invites", seat=1).json()["code"] == "taken"


@pytest.mark.parametrize("cookie", ["", "nonsense", "a.b", "{guest}x", "{guest}.AAAA", "%00"])
def test_a_forged_or_missing_cookie_opens_nothing(meet: Meet, served: Served, cookie: str) -> None:
    hers, _ = two(meet)
    guest = hers.person.cookie.split(".")[0]
    headers = {"Cookie": f"tablee_guest={cookie.format(guest=guest)}"} if cookie else {}
    with connect(f"{served.socket_url}/ws/tables/{hers.table}", additional_headers=headers) as socket:
        assert json.loads(socket.recv(10))["code"] == "not-found"
    assert httpx.get(f"{served.url}/api/tables/{hers.table}", headers=headers).status_code == 404


def test_what_one_may_not_know_is_answered_like_what_is_not_there(meet: Meet) -> None:
    hers, _ = two(meet)
    eve = meet("Eve")
    paths: list[tuple[str, str, Any]] = [
        ("GET", "", None), ("GET", "/replay", None), ("GET", "/replay/0", None), ("GET", "/record", None),
        ("GET", "/ending", None),
        ("POST", "/start", {}), ("POST", "/join", {"name": "Eve"}), ("POST", "/leave", None), ("PATCH", "", {"locked": True}),
        ("POST", "/invites", {}), ("POST", "/rematch", None), ("POST", "/branch", {"step": 0, "seat": 0}),
    ]  # fmt: skip
    for method, rest, body in paths:
        told = [
            eve.http.request(method, f"/api/tables/{id}{rest}", json=body)
            for id in (hers.table, "A" * len(hers.table), "x")
        ]
        assert {(answer.status_code, answer.content) for answer in told} == {(404, told[0].content)}, (method, rest)
        assert told[0].json()["code"] == "not-found"


def test_the_record_of_a_running_table_is_served_to_nobody(meet: Meet) -> None:
    hers, his = two(meet)
    for person in (hers.person, his.person):
        for rest in ("record", "ending", "replay", "replay/0", "replay/0?eyes=open"):
            answer = person.get(f"/api/tables/{hers.table}/{rest}")
            assert answer.status_code == 404 and answer.json()["code"] == "not-found", rest


def test_another_site_may_change_nothing(meet: Meet, served: Served) -> None:
    ada = meet()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        refused = ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert refused.status_code == 403 and refused.json()["code"] == "origin"
    own = ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": served.url})
    assert own.status_code == 200
    table = ada.table("shipwreck", "me", "bot")
    headers = {"Cookie": f"tablee_guest={ada.cookie}", "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), connect(f"{served.socket_url}/ws/tables/{table}", additional_headers=headers):
        pass


def test_a_name_that_is_pointed_at_us_is_not_ours(meet: Meet) -> None:
    refused = meet().http.get("/api/lobby", headers={"Host": "evil.example"})
    assert refused.status_code == 403 and "set-cookie" not in refused.headers


def test_every_answer_tells_the_browser_to_be_strict(meet: Meet) -> None:
    for path in ("/", "/api/lobby", "/api/tables/x", "/table/x"):
        headers = meet().get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "default-src 'none'" in policy and "'unsafe-eval'" not in policy
        assert "script-src 'self' " not in policy.split(";")[1] + " " or "unsafe-inline" not in policy.split(";")[1]
        assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_for_http_only_and_of_this_site(served: Served) -> None:
    cookie = httpx.get(f"{served.url}/api/lobby").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie


def test_a_page_names_its_reader_so_that_requests_sent_together_are_of_one_person(served: Served) -> None:
    for path in ("/", "/join", "/table/x"):
        page = httpx.get(f"{served.url}{path}")
        assert "tablee_guest=" in page.headers["set-cookie"]
        for asked in ("/api/lobby", "/api/games"):
            assert "set-cookie" not in httpx.get(f"{served.url}{asked}", cookies=page.cookies).headers
    assert "set-cookie" not in httpx.get(f"{served.url}/favicon.svg").headers


BAD_TEXTS = ["", "   ", "a\u202eb", "a\u0000b", "a\nb\x07", "\u200b", "x" * 301, "\u2066x", "\ue000", "a\u2028b"]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=range(len(BAD_TEXTS)))
def test_chat_that_would_fool_a_reader_is_refused(meet: Meet, text: str) -> None:
    _, his = two(meet)
    assert his.wish(type="say", text=text)["code"] == "bad-text"


@pytest.mark.parametrize("name", [*BAD_TEXTS, "x" * 25], ids=range(len(BAD_TEXTS) + 1))
def test_names_that_would_fool_a_reader_are_refused(meet: Meet, name: str) -> None:
    refused = meet().post("/api/me", name=name)
    assert refused.status_code in (400, 409) and refused.json()["code"] in ("bad-name", "bad-frame")


def test_who_must_be_silent_by_the_rules_cannot_chat(meet: Meet) -> None:
    hers, his = two(meet)
    refused = hers.wish(type="say", text="it is a four")
    assert refused["code"] == "muted" and refused["rule"] == "SA-11.2" and "prediction" in refused["sentence"]
    assert hers.wish(type="say", phrase="phrase-1")["code"] == "muted"
    assert his.wish(type="say", text="<b>hello</b>")["type"] == "done"
    assert hers.until("said")["line"]["text"] == "<b>hello</b>"
    assert his.wish(type="say", phrase="phrase-9")["code"] == "bad-text"


def new(ada: Person, **more: Any) -> httpx.Response:
    return ada.post("/api/tables", **{"game": "shipwreck", "seats": [{"who": "me"}, {"who": "bot"}], **more})


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"options": {"pack": SECRET_PATH}}, "bad-pack"),
        ({"options": {"pack": "../../cards.toml"}}, "bad-pack"),
        ({"options": {"difficulty": "impossible"}}, "bad-option"),
        ({"options": {"nothing": 1}}, "bad-option"),
        ({"options": {"first": 4}}, "bad-option"),
        ({"seats": [{"who": "me"}]}, "bad-option"),
        ({"seats": [{"who": "me"}] * 9}, "bad-option"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "god"}]}, "bad-option"),
        ({"seats": [{"who": "me", "name": "a\u202eb"}, {"who": "bot"}]}, "bad-name"),
        ({"game": "chess"}, "not-found"),
        ({"manner": {"window": 11}}, "bad-frame"),
        ({"manner": {"pace": "warp"}}, "bad-frame"),
        ({"surprise": 1}, "bad-frame"),
        ({"seats": "all"}, "bad-frame"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(meet: Meet, more: dict[str, Any], code: str) -> None:
    ada = meet(lang="fr")
    refused = new(ada, **more)
    assert 400 <= refused.status_code < 500 and refused.json()["code"] == code
    assert refused.json()["sentence"].endswith(".") and SECRET_PATH not in refused.text
    assert ada.get("/api/lobby").json()["mine"] == []


def test_a_huge_body_is_refused(meet: Meet) -> None:
    ada = meet()
    assert ada.http.post("/api/me", content=b'{"name": "' + b"a" * 200_000 + b'"}').status_code in (400, 413)


def test_routes_that_are_not_there_say_so(meet: Meet) -> None:
    ada = meet()
    for path in ("/api/nothing", "/api/games/chess/rules", "/assets/nothing.js", "/api/tables"):
        assert ada.get(path).status_code in (404, 405), path
    assert "import" not in ada.get("/..%2fapp.py").text


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (IllegalAnswer("over", "any words"), "over"),
        (IllegalAnswer("not-asked", "any words"), "not-asked"),
        (IllegalAnswer("not-now", "any words"), "not-offered"),
        (StaleAnswer("stale", "any words"), "stale"),
        (CannotUndo("learnt", "any words"), "cannot-undo"),
    ],
)
def test_what_the_engine_refuses_is_known_by_its_code_and_not_by_its_words(error: Exception, code: str) -> None:
    assert refusal_of(error).code == code


def test_why_a_table_is_stuck_is_told_in_the_language_of_the_reader() -> None:
    stuck = Refusal(
        "stuck", why=RecordError("log-game-unknown", "the game {found!r} is not installed here", found="go")
    )
    assert stuck.sentence("en") == "the game 'go' is not installed here"
    assert stuck.sentence("fr") == "le jeu «\u00a0go\u00a0» n’est pas installé ici"
