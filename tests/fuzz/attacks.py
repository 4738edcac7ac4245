"""What attackers do with a socket. Each takes the siege and its own random numbers, and returns when it is tired of it."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING

from tests.fuzz.frames import mutant, wishes
from tests.fuzz.wires import BYTES, CLOSE, CONTINUED, PING, PONG, TEXT, connect, framed

if TYPE_CHECKING:
    from tests.fuzz.siege import Siege

Attack = Callable[["Siege", Random], Awaitable[None]]


# Frames that are almost right


async def mutated_wishes(siege: Siege, rng: Random) -> None:
    """Valid frames, every second one with something wrong about it. Some end the socket: then in again."""
    wire = await siege.enter(rng)
    for n in range(30):
        await wire.listen(0.02)
        if wire.is_gone:
            siege.hear(wire)
            wire = await siege.enter(rng)
            await wire.listen()
        wish = wishes(rng, siege.state(wire))
        await wire.send(TEXT, mutant(rng, wish) if n % 2 else json.dumps(wish).encode())
    await wire.listen(0.1)
    siege.hear(wire)
    await wire.bye()


async def wishes_out_of_turn(siege: Siege, rng: Random) -> None:
    """Valid frames, whoever's turn it is, faster than anybody reads."""
    wire = await siege.enter(rng)
    await wire.listen()
    for _ in range(20):
        await wire.say(**wishes(rng, siege.state(wire)))
    await wire.listen(0.1)
    siege.hear(wire)
    await wire.bye()


async def the_same_id_again(siege: Siege, rng: Random) -> None:
    """One wish sent many times, then other wishes under its id."""
    wire = await siege.enter(rng)
    await wire.listen()
    wish = {**wishes(rng, siege.state(wire)), "id": f"{rng.getrandbits(64):x}"}
    if wish["type"] == "hello":
        del wish["id"]
    for _ in range(10):
        await wire.say(**wish)
    for _ in range(10):
        await wire.say(**{**wishes(rng, siege.state(wire)), **({"id": wish["id"]} if "id" in wish else {})})
    await wire.listen(0.1)
    siege.hear(wire)
    await wire.bye()


async def hello_storm(siege: Siege, rng: Random) -> None:
    """A new hello before the old one is answered: each is answered with the whole table."""
    wire = await siege.enter(rng)
    for _ in range(40):
        seat, since = rng.choice([None, 0, 1, 2, 99]), rng.choice([0, 1, 10**6, 2**62])
        await wire.say(type="hello", lang=rng.choice(["en", "fr"]), seat=seat, since=since)
    await wire.listen(0.1)
    siege.hear(wire)
    await wire.bye()


# Frames that break the standard


async def bytes_for_text(siege: Siege, rng: Random) -> None:
    wire = await siege.enter(rng)
    for _ in range(5):
        await wire.send(BYTES, json.dumps(wishes(rng, {})).encode())
    await wire.listen(0.1)
    siege.hear(wire)
    wire.cut()


async def broken_frames(siege: Siege, rng: Random) -> None:
    """Opcodes nobody knows, reserved bits, no mask, bad UTF-8, control frames too long or in pieces, lengths that lie."""
    broken = [
        framed(rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"x"),
        framed(TEXT, b"{}", reserved=rng.randrange(1, 8)),
        framed(TEXT, b"{}", masked=False),
        framed(TEXT, b"\xff\xfe\xed\xa0\x80"),
        framed(PING, b"x" * 126),
        framed(PING, b"x", fin=False),
        framed(CONTINUED, b"x"),
        framed(TEXT, b"{", fin=False) + framed(TEXT, b"}"),
        framed(CLOSE, b"\x00"),
        framed(CLOSE, struct.pack("!H", rng.choice([0, 999, 1005, 1006, 5000])) + b"\xff"),
        b"\x81\xff" + struct.pack("!Q", 2**63 - 1) + b"mask",
        b"\x81\xff" + struct.pack("!Q", 2**40) + b"mask" + b"x" * 5000,
        b"\x81\xfe\x00\x01mask!",
        rng.randbytes(300),
        b"GET / HTTP/1.1\r\n\r\n",
    ]
    wire = await siege.enter(rng)
    await wire.push(rng.choice(broken))
    await wire.listen(0.1)
    siege.hear(wire)
    wire.cut()


async def pings_without_end(siege: Siege, rng: Random) -> None:
    """Pings and pongs of the standard's own."""
    wire = await siege.enter(rng)
    for _ in range(100):
        await wire.send(rng.choice([PING, PONG]), b"x" * 125)
    await wire.listen(0.1)
    siege.hear(wire)
    wire.cut()


async def gone_in_mid_frame(siege: Siege, rng: Random) -> None:
    """Half a frame, then nothing more and nobody there."""
    wire = await siege.enter(rng)
    whole = framed(TEXT, json.dumps(wishes(rng, {})).encode())
    await wire.push(whole[: rng.randrange(1, len(whole))])
    await asyncio.sleep(rng.random() * 0.05)
    wire.cut()


# Coming and going


async def coming_and_going(siege: Siege, rng: Random) -> None:
    """In and out, as fast as can be, greeted or not."""
    for _ in range(40):
        wire = await siege.enter(rng, greet=rng.random() < 0.5)
        wire.cut()


async def never_quite_in(siege: Siege, rng: Random) -> None:
    """Connections that are no socket yet: half a handshake, or a wrong one."""
    starts = [
        b"",
        b"GET /ws/tables/x HTTP/1.1\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: [\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
        rng.randbytes(200),
    ]
    for _ in range(6):
        _, writer = await connect(siege.served.port, siege.source)
        writer.write(rng.choice(starts))
        await asyncio.sleep(rng.random() * 0.02)
        writer.transport.abort()


# Holding on


async def saying_nothing(siege: Siege, rng: Random) -> None:
    """A socket that is let in and then silent."""
    siege.hoard(await siege.enter(rng, greet=False))


async def never_reading(siege: Siege, rng: Random) -> None:
    """Asks for the whole table again and again and takes nothing of it."""
    wire = await siege.enter(rng, deaf=True)
    siege.hoard(wire)
    for _ in range(300):
        await wire.say(type="hello", lang="en", seat=None, since=0)
        await asyncio.sleep(0.002)


async def never_finishing(siege: Siege, rng: Random) -> None:
    """A message in pieces that has no end: four megabytes of it."""
    wire = await siege.enter(rng)
    siege.hoard(wire)
    piece = rng.choice([100, 4000, 60_000])
    await wire.send(TEXT, b'{"type": "', fin=False)
    for _ in range(min(4_000_000 // piece, 2000)):
        await wire.send(CONTINUED, b"x" * piece, fin=False)


async def announcing_much(siege: Siege, rng: Random) -> None:
    """One frame that will be two megabytes long, and all of it but the last byte."""
    wire = await siege.enter(rng)
    siege.hoard(wire)
    await wire.push(framed(TEXT, b"x" * 2_000_000)[:-1])


ATTACKS: list[Attack] = [
    mutated_wishes,
    mutated_wishes,
    wishes_out_of_turn,
    the_same_id_again,
    hello_storm,
    bytes_for_text,
    broken_frames,
    broken_frames,
    pings_without_end,
    gone_in_mid_frame,
    coming_and_going,
    never_quite_in,
    saying_nothing,
    never_reading,
    never_finishing,
    announcing_much,
]
"""Those that find most stand here twice."""
