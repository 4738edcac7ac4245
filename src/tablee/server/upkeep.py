"""What is done to a house from time to time: guests and tables are forgotten, old ones deleted, and it is counted what goes on."""

from __future__ import annotations

import os
from contextlib import suppress

from tablee.server.house import House
from tablee.server.troubles import Elsewhere, Refusal


async def erase(house: House, guest: str, table: str) -> None:
    """Forget that a finished table was this guest's, or that any was."""
    for head, _ in await house.store.finished(guest):
        if table in ("", head.id):
            await leave(house, head.id, guest)


async def forget(house: House, guest: str) -> None:
    """Forget somebody: their name, their browsers and every table that was theirs. A game that goes on goes on with a bot."""
    for id in await house.store.all_of(guest):
        await leave(house, id, guest, wholly=True)
    await house.store.forget_guest(guest)


async def leave(house: House, id: str, guest: str, wholly: bool = False) -> None:
    """A table that is not to be known as this guest's any more. `wholly`: nor what they were called and said there."""
    try:
        room = await house.visible(id, guest)
        await room.forget(guest, wholly)
    except Elsewhere as elsewhere:
        assert house.relay is not None
        path = f"/api/tables/{id}/forget" + ("?wholly=true" if wholly else "")
        if await house.relay.fetch(elsewhere, path, guest, "en", method="POST") is None:
            raise Refusal("not-kept") from None
    except Refusal as refusal:
        if refusal.code != "damaged":
            raise
    await house.store.forget(id, guest)


async def tidy(house: House, before: float) -> int:
    """Delete the tables at which nothing was done since then, but for those somebody looks at. Gives how many."""
    gone = 0
    for id in await house.store.untouched(before):
        with suppress(Elsewhere, Refusal):
            if await house.let_go(id):
                gone += await house.store.delete(id, before)
    return gone


def counted(house: House) -> str:
    """What this process counts."""
    sockets = sum(house.sockets.of_address.values())
    return house.metrics.text(str(os.getpid()), house.size, sockets)


async def counted_elsewhere(house: House) -> list[str]:
    """What the other processes count, as far as they answer."""
    tenure, told = house.store.tenure, list[str]()
    for address in sorted(await tenure.living() - {tenure.address}):
        assert house.relay is not None
        with suppress(Refusal):
            found = await house.relay.fetch(Elsewhere("", address), "/metrics/own", "", "en")
            told += [found.decode()] if found else []
    return told
