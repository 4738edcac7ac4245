"""Real tables to be attacked: of every game, waiting, running and over."""

from __future__ import annotations

from typing import NamedTuple

from tests.server.people import Person

import tablee


class House(NamedTuple):
    """As much of a served house as somebody who comes to it needs."""

    url: str

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)


class Ground:
    """Tables in every phase and what their host knows of them."""

    def __init__(self, url: str) -> None:
        self.host = Person(House(url), "Ada")  # type: ignore[arg-type]
        self.games = list(tablee.games())
        self.waiting = [self._table(game, "me", "free") for game in self.games]
        self.running = [self._table(game, "me", "bot", start=True) for game in self.games]
        self.over = [self._over(game) for game in self.games]
        self.tokens = [str(self.host.post(f"/api/tables/{table}/invites").json()["token"]) for table in self.waiting]
        self.levels = sorted({level["name"] for game in self._infos() for level in game["levels"]})
        self.packs = [self.host.get(f"/api/games/{game}/packs/new").text for game in self.games]

    @property
    def tables(self) -> list[str]:
        return [*self.waiting, *self.running, *self.over]

    @property
    def cookie(self) -> str:
        return f"tablee_guest={self.host.cookie}"

    def _infos(self) -> list[dict[str, list[dict[str, str]]]]:
        found: list[dict[str, list[dict[str, str]]]] = self.host.get("/api/games").json()
        return found

    def _table(self, game: str, me: str, other: str, start: bool = False) -> str:
        fewest = min(tablee.games()[game].seats)
        seats = [me, *[other] * (max(fewest, 2) - 1)]
        return self.host.table(game, *seats, start=start, manner={"listed": True})

    def _over(self, game: str) -> str:
        """A table that was given up: bots give up when all people have."""
        table = self._table(game, "me", "bot", start=True)
        chair = self.host.sit(table)
        chair.until("state")
        chair.wish(type="do", act="surrender")
        while not chair.state["over"]:
            chair.receive()
        chair.close()
        return table

    def close(self) -> None:
        self.host.close()
