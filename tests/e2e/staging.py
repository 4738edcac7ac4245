"""A stage: the real pages, told by a test what lies on the table. Any question of any game stands there at once, without a game
being played to it through a server; the next one comes as another message to the same page."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

import tablee
from tablee.kit import Record, Table
from tablee.reading.chronicle import Scribe
from tablee.server import about, replaying, tell
from tablee.server.frames import Done, Welcome
from tablee.server.parts import Manner, SeatInfo, TableInfo, Window
from tablee.words import Words

NAMES = ("Ondine", "Maximilienne", "Jean-Baptiste", "Céleste", "Ferdinand", "Garance")
"""What people are called here: long names, as people have."""
GAMES = 60
"""So many games are looked through for questions, at each number of seats."""
EVENTS = 40
"""So much of the log is told."""


WATCHER = -1
"""In place of a seat: somebody who only watches."""


REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done, 30));
  return !!document.querySelector('.ask');
}"""
"""What is to be drawn is drawn, and what follows from its size as well."""


class Scene(NamedTuple):
    """A question that somebody is asked: the table it is asked at, by its record, and whose eyes see it."""

    game: str
    seats: int
    kind: str
    seat: int
    record: str

    def __str__(self) -> str:
        return f"{self.game} with {self.seats}, {self.kind}"

    @property
    def viewer(self) -> int | None:
        return None if self.seat == WATCHER else self.seat


@cache
def scenes(game: str, seats: int, games: int = GAMES) -> tuple[Scene, ...]:
    """Every kind of question that comes up in some random games, each where it has most answers; an end; and what the game's own
    tests lay out because luck hardly ever leads there (`tests/games/<game>/staged.py`). In the order of seats: each has a page."""
    found: dict[str, tuple[int, Scene]] = {}
    for seed in range(games):
        for kind, weight, scene in _met(game, seats, seed):
            if weight > found.get(kind, (-1,))[0]:
                found[kind] = weight, scene()
    every = (*(scene for _, scene in found.values()), *_laid_out(game, seats))
    return tuple(sorted(every, key=lambda scene: scene.seat))


def _laid_out(game: str, seats: int) -> Iterator[Scene]:
    module = f"tests.games.{game.replace('-', '_')}.staged"
    if importlib.util.find_spec(module):
        for kind, seat, table in importlib.import_module(module).tables(seats):
            yield _scene(game, seats, kind, seat, table)


def _met(game: str, seats: int, seed: int) -> Iterator[tuple[str, int, Any]]:
    """The questions of a random game, and how many answers each has."""
    rng = Random(seed)
    table = tablee.deal(game, seats=seats, seed=seed, options=options(game, rng))
    while not table.over:
        for ask in table.asks:
            yield ask.kind, len(ask.options), lambda ask=ask: _scene(game, seats, ask.kind, ask.seat, table)
        ask = rng.choice(table.asks)
        if ask.optional and rng.random() < 0.7 and any(not one.optional for one in table.asks):
            ask = next(one for one in table.asks if not one.optional)
        table.answer(ask.seat, rng.choice(ask.options))
    yield "over", 0, lambda: _scene(game, seats, "over", 0, table)


def _scene(game: str, seats: int, kind: str, seat: int, table: Table[Any]) -> Scene:
    return Scene(game, seats, kind, seat, table.record.to_json())


def options(game: str, rng: Random) -> dict[str, Any]:
    """Some way to play, with all that a table can show."""
    settings = tablee.games()[game].options.values()
    drawn = {one.name: rng.choice(one.values) for one in settings if one.values and one.name != "first"}
    return {**drawn, "aids": True}


class Told(NamedTuple):
    """What the page is told of a scene."""

    welcome: str
    state: str


def told(scene: Scene, lang: str) -> Told:
    table = tablee.replay(Record.from_json(scene.record))
    names = {seat: NAMES[seat] for seat in range(scene.seats)}
    words = Words(lang, table.game, viewer=scene.viewer, names=names)
    since = max(0, len(table.events(scene.viewer)) - EVENTS)
    window = Window(is_open=any(ask.optional for ask in table.asks), order="off", passed=False, can_pass=True)
    state = msgspec.structs.replace(tell.state(table, scene.viewer, words, since, window), since=0)
    events = [msgspec.structs.replace(event, n=n) for n, event in enumerate(state.events)]
    info = table_info(scene, lang)
    welcome = Welcome(
        viewer=scene.viewer,
        held=[] if scene.viewer is None else [scene.viewer],
        lang=lang,  # type: ignore[arg-type]
        table=info,
        game=about.game_info(scene.game, lang),
        chat=[],
    )
    return Told(_json(welcome), _json(msgspec.structs.replace(state, events=events)))


def ended(scene: Scene, lang: str) -> str:
    """What the page is told of a scene that is an end."""
    record = Record.from_json(scene.record)
    scribe, steps = Scribe(tablee.games()[scene.game]), count()
    table = tablee.replay(record, follow=lambda then: scribe.note(then, next(steps)))
    words = Words(lang, table.game, viewer=scene.seat, names=dict(enumerate(NAMES[: scene.seats])))
    return _json(replaying.ending(table, scribe, words, 25))


def table_info(scene: Scene, lang: str) -> TableInfo:
    seats = [
        SeatInfo(
            seat=seat,
            who="person" if seat == scene.seat else "bot",
            name=NAMES[seat],
            level="" if seat == scene.seat else "novice",
            mine=seat == scene.seat,
            online=True,
            away_seconds=None,
            stand_in="",
            present=True,
        )
        for seat in range(scene.seats)
    ]
    return TableInfo(
        id="stage",
        game=scene.game,
        title=about.game_info(scene.game, lang).title,
        phase="over" if scene.kind == "over" else "running",
        why_stuck="",
        seats=seats,
        options={},
        manner=Manner(),
        host=True,
        is_locked=False,
        can_join=False,
        joins=[],
        can_watch=True,
        commitment="",
        your_move=True,
        result="",
        created=0,
        changed=0,
        rematch="",
        branch_of="",
        lesson=False,
        claims=[],
    )


def _json(message: Any) -> str:
    return msgspec.json.encode(message).decode()


class Stage:
    """A page at a table that is told by `show`."""

    def __init__(
        self, browser: Browser, url: str, lang: str, touch: bool = False, moves: bool = False, scale: float = 1
    ) -> None:
        self.lang = lang
        self.context = browser.new_context(
            base_url=url,
            locale="fr-FR" if lang == "fr" else "en-GB",
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            reduced_motion="no-preference" if moves else "reduce",
        )
        read = [f"localStorage['tablee-once-notice-{name}'] = true" for name in tablee.games()]
        self.context.add_init_script(f"if (location.host) {{ {'; '.join(read)} }}")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.route(re.compile("/api/tables/stage"), self._serve)
        self.page.route_web_socket(re.compile("/ws/tables/stage"), self._lay)
        self._info = "{}"
        self._scene: Scene | None = None
        self._told: Told | None = None
        self._socket: WebSocketRoute | None = None
        self._game = ("", 0, -1)

    def show(self, scene: Scene, size: tuple[int, int] | None = None) -> None:
        """Put a scene on the stage, in a page of its own where the company is another one."""
        if size:
            self.resize(size)
        if (scene.game, scene.seats, scene.seat) != self._game:
            self.begin(scene)
            self.page.locator(".ask.ended" if scene.kind == "over" else ".board-box > *").first.wait_for()
            self.page.evaluate("document.fonts.ready")
        else:
            self._scene, self._told = scene, told(scene, self.lang)
            self.tell(self._told.welcome)
            self.tell(self._told.state)
        if scene.kind == "over":
            self.page.locator(".ask.ended").wait_for()
        self.settle()

    def begin(self, scene: Scene) -> None:
        """Open a page at this table; what it asks comes when everything is there."""
        self._scene, self._told, self._info = scene, told(scene, self.lang), _json(table_info(scene, self.lang))
        self._game = scene.game, scene.seats, scene.seat
        self.page.goto("about:blank")
        self.page.goto("/table/stage")

    def tell(self, message: str) -> None:
        """Say something to the page, as the server would."""
        assert self._socket is not None
        self._socket.send(message)

    def settle(self) -> None:
        """Wait until what was told is drawn and at rest."""
        if not self.page.evaluate(REST):
            self.page.locator(".ask").wait_for()

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def close(self) -> None:
        assert self.troubles == []
        self.context.close()

    def _serve(self, route: Route) -> None:
        """What the page asks of this table: who sits there, or how it ended."""
        body = ended(self._scene, self.lang) if self._scene and "/ending" in route.request.url else self._info
        route.fulfill(body=body, content_type="application/json")

    def _lay(self, socket: WebSocketRoute) -> None:
        self._socket = socket

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "hello" and self._told:
                socket.send(self._told.welcome)
                socket.send(self._told.state)
            elif "id" in message:
                if message["type"] != "ping":
                    self.sent.append(message)
                socket.send(_json(Done(id=message["id"])))

        socket.on_message(hear)
