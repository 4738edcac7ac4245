"""Whoever plays over days is told that it is their turn: by a message that only their browser can read, which names the table and nothing
else; sent where it may be sent, once for each question, and to nobody who has not asked."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.pushing import CURVE, Browser, Service, b64, raw
from tests.server.inside import Inside, inside

from tablee.server import posting, push
from tablee.server.clock import RealClock
from tablee.server.reminders import AGAIN, DAY
from tablee.server.troubles import Refusal


class Hasty(RealClock):
    """A minute passes in a second."""

    def now(self) -> float:
        return time.monotonic() * 60

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        await super().wait(event, None if until is None else time.monotonic() * 60 + (until - self.now()) / 60)


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.close()


class Guest:
    """Somebody of a served house, by name: their cookie is made for the test."""

    def __init__(self, house: Inside, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(base_url=house.url, headers=house.cookie(name), params={"lang": "en"}, timeout=60)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        return answer.json()

    async def asks(self, browser: Browser, endpoint: str) -> Any:
        return await self.post("/api/reminders", **browser.wish(endpoint))


@asynccontextmanager
async def playing(
    folder: Path, service: Service, timer: int = DAY, **more: Any
) -> AsyncIterator[tuple[Inside, Guest, Guest, str]]:
    """Ada and Bob at a table over days; the first question is Ada's."""
    async with inside(folder, clock=Hasty(), push_services=(service.origin,), **more) as house:
        ada, bob = Guest(house, "ada"), Guest(house, "bob")
        for guest in (ada, bob):
            await guest.post("/api/me", name=guest.name.title())
        manner = {"pace": "instant", "window": 0, "timer": timer}
        seats = [{"who": "me"}, {"who": "free"}]
        made = await ada.post("/api/tables", game="shipwreck", seats=seats, manner=manner, options={"first": 0})
        link = await ada.post(f"/api/tables/{made['id']}/invites", seat=1)
        await bob.post("/api/invites", token=link["token"])
        try:
            yield house, ada, bob, made["id"]
        finally:
            await ada.http.aclose()
            await bob.http.aclose()


async def arrived(service: Service, count: int = 1, seconds: float = 20) -> None:
    for _ in range(int(seconds * 20)):
        if len(service.came) >= count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{len(service.came)} messages came, not {count}")


async def answered(house: Inside, table: str, seat: int) -> None:
    """A seat gives the first answer there is."""
    room = await house.house.room(table)
    assert room.table is not None
    ask = room.table.ask(seat)
    assert ask is not None
    await room.answer(seat, str(ask.options[0]), room.table.pending.at, "")


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    reader = push.Reader.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    text, salt = b"When I grow up, I want to be a watermelon", raw("DGv6ra1nlYgDCS1FRnbzlw")
    assert b64(push.sealed(text, reader, 0, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_message_has_the_same_length_whatever_it_says() -> None:
    browser = Browser()
    reader = push.Reader.of(b64(browser.point), b64(browser.secret))
    sealed = [push.sealed(text, reader) for text in (b"", b"a table", b"x" * 900)]
    assert len({len(one) for one in sealed}) == 1 and len(sealed[0]) <= 4096
    assert [browser.read(one) for one in sealed] == ["", "a table", "x" * 900]


def test_the_signature_says_who_writes_to_whom_until_when_and_follows_from_the_secret_that_is_kept() -> None:
    writer = push.Writer(b"kept", "https://play.example.org")
    said = writer.authorization("https://push.example.net", 1_000_000)
    token, key = (part.partition("=")[2] for part in said.removeprefix("vapid ").split(", "))
    assert key == writer.public == push.Writer(b"kept").public != push.Writer(b"another").public
    head, claims, signature = token.split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(raw(claims))
    assert told["aud"] == "https://push.example.net" and told["sub"] == "https://play.example.org"
    assert 1_000_000 < told["exp"] <= 1_000_000 + DAY
    r, s = (int.from_bytes(part) for part in (raw(signature)[:32], raw(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_whoever_asked_for_it_is_told_once_that_it_is_their_turn_and_nothing_else(
    tmp_path: Path, service: Service
) -> None:
    async def work() -> None:
        browser = Browser()
        async with playing(tmp_path, service) as (house, ada, bob, table):
            assert await bob.asks(browser, f"{service.origin}/bob?x=1") == {"ok": True}
            await ada.post(f"/api/tables/{table}/start", nonce="a")
            await asyncio.sleep(0.6)
            assert service.came == [], "it is Ada's turn, who has not asked for it"
            room = await house.house.room(table)
            while room.table is not None and 1 not in room.table.waiting:
                await answered(house, table, room.table.waiting[0])
            await arrived(service)
            await asyncio.sleep(0.6)
            ((path, headers, body),) = service.came
            assert path == "/bob?x=1" and headers["content-encoding"] == "aes128gcm" and headers["urgency"] == "normal"
            assert 0 < int(headers["ttl"]) <= DAY and headers["authorization"].startswith("vapid t=")
            assert table not in str(headers), "whoever carries it does not learn which table"
            assert json.loads(browser.read(body)) == {
                "title": "The Shipwreck Arcana",
                "body": "It is your turn, at the table with Ada.",
                "path": f"/table/{table}",
                "lang": "en",
            }
        async with inside(tmp_path, clock=Hasty(), push_services=(service.origin,)):
            await asyncio.sleep(0.8)
        assert len(service.came) == 1, "not again when the server is started again"

    asyncio.run(work())


def test_who_has_the_question_on_the_screen_or_plays_for_minutes_only_is_told_nothing(
    tmp_path: Path, service: Service
) -> None:
    async def work() -> None:
        for timer in (3600, DAY):
            async with playing(tmp_path / str(timer), service, timer) as (house, ada, _, table):
                refused = await ada.asks(Browser(), f"{service.origin}/ada")
                assert refused == {"ok": True} if timer == DAY else refused["code"] == "no-days"
                await ada.post(f"/api/tables/{table}/start", nonce="a")
                room = await house.house.room(table)
                assert room.table is not None
                room.driver.show(0, room.table.pending.at)
                await asyncio.sleep(0.8)
                assert service.came == []

    asyncio.run(work())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: Service, status: int) -> None:
    async def work() -> None:
        service.status = status
        async with playing(tmp_path, service) as (house, ada, _, table):
            await ada.asks(Browser(), f"{service.origin}/ada")
            await ada.post(f"/api/tables/{table}/start", nonce="a")
            await arrived(service)
            await asyncio.sleep(0.3)
            assert await house.house.store.browsers("ada", 0) == []

    asyncio.run(work())


def test_a_service_out_of_order_is_tried_again_while_the_question_stands(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(AGAIN) == 3
    monkeypatch.setattr("tablee.server.reminders.AGAIN", (0.0, 0.1, 0.1))

    async def work() -> None:
        service.status = 503
        async with playing(tmp_path, service) as (house, ada, _, table):
            await ada.asks(Browser(), f"{service.origin}/ada")
            await ada.post(f"/api/tables/{table}/start", nonce="a")
            await arrived(service, 3)
            await asyncio.sleep(0.5)
            assert len(service.came) == 3
            assert len(await house.house.store.browsers("ada", 0)) == 1, "and kept for the next time"

    asyncio.run(work())


def test_a_browser_is_told_no_more_when_its_person_says_so_or_it_has_not_been_here_for_long(
    tmp_path: Path, service: Service
) -> None:
    async def work() -> None:
        async with playing(tmp_path, service, browsers=2) as (house, ada, bob, _):
            store, first = house.house.store, f"{service.origin}/1"
            for n in (1, 2, 3):
                await ada.asks(Browser(), f"{service.origin}/{n}")
            assert {one.endpoint[-1] for one in await store.browsers("ada", 0)} == {"2", "3"}, "the latest two"
            await ada.asks(Browser(), first)
            await bob.post("/api/reminders/stop", endpoint=first)
            assert len(await store.browsers("ada", 0)) == 2, "nobody stops it for another"
            assert await ada.post("/api/reminders/stop", endpoint=first) == {"ok": True}
            (left,) = await store.browsers("ada", 0)
            assert await store.browsers("ada", time.time() + 1) == []
            await store.remind_by("bob", left._replace(endpoint="x"), time.time() + 10, time.time() + 5, 2)
            assert await store.browsers("ada", 0) == []

    asyncio.run(work())


def test_only_addresses_of_push_services_are_sent_to(tmp_path: Path, service: Service) -> None:
    async def work() -> None:
        async with playing(tmp_path, service) as (_, ada, _, _):
            for endpoint in (
                "http://push.example.net/1",
                "https://push.example.net:8443/1",
                "https://ada@push.example.net/1",
                "https://push.example.net/1#x",
                "https://localhost/1",
                f"{service.origin.replace('127.0.0.1', 'localhost')}/1",
                "https://push.example.net/1\r\nX: y",
                "https://push.example.net",
                "ftp://push.example.net/1",
                "https://[::1/1",
                "",
            ):
                assert (await ada.asks(Browser(), endpoint))["code"] == "bad-endpoint", endpoint
            wish = Browser().wish(f"{service.origin}/1")
            for spoilt in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"p256dh": b64(b"\x04" + bytes(64))}):
                assert (await ada.post("/api/reminders", **{**wish, **spoilt}))["code"] == "bad-endpoint", spoilt

    asyncio.run(work())


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "::",
     "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"],
)  # fmt: skip
def test_a_name_that_leads_into_this_network_is_not_sent_to(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    async def found(*_: Any, **__: Any) -> list[Any]:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [(socket.AF_INET, 1, 6, "", ("93.184.215.14", 443)), (family, 1, 6, "", (address, 443))]

    async def connected(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was connected to")

    async def work() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        with pytest.raises(Refusal):
            await posting.post("https://push.example.net/1", {}, b"", (), 5)

    monkeypatch.setattr(asyncio, "open_connection", connected)
    assert (
        not posting.is_public(address) and posting.is_public("93.184.215.14") and posting.is_public("2606:4700::1111")
    )
    asyncio.run(work())


def test_where_a_name_led_is_what_is_connected_to_and_nothing_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    class Line:
        def write(self, data: bytes) -> None:
            asked.append(data)

        async def drain(self) -> None: ...

        def close(self) -> None: ...

        async def readline(self) -> bytes:
            return b"HTTP/1.1 302 Found\r\n"

    async def found(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", ("93.184.215.14", 443))]

    async def connected(address: str, port: int, **more: Any) -> Any:
        asked.append((address, port, more["server_hostname"], more["ssl"].check_hostname))
        return Line(), Line()

    async def work() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        assert await posting.post("https://push.example.net/1?a=b", {"TTL": "5"}, b"body", (), 5) == 302

    monkeypatch.setattr(asyncio, "open_connection", connected)
    asyncio.run(work())
    assert asked == [
        ("93.184.215.14", 443, "push.example.net", True),
        b"POST /1?a=b HTTP/1.1\r\nHost: push.example.net\r\nTTL: 5\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody",
    ]
