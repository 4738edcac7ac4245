"""People at a browser: what the scenes of this folder are written in.

A person finds things as anybody does, by role and by name, in the language of its browser.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

import tablee

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 90_000
"""Milliseconds that anything is waited for: a process that has to start first may be slow to answer beside many others."""
GAME = 800
"""Seconds that a whole game is waited for."""
QUESTION = {"en": "The open question", "fr": "La question ouverte"}
ENDING = {"en": "The game is over", "fr": "Partie terminée"}
Choice = Callable[[Random, list[str]], int]


def each(*quick: str) -> list[Any]:
    """Every game, to be played by `make e2e`; `make test` plays the quick ones."""
    return [pytest.param(game, marks=[] if game in quick else pytest.mark.full) for game in sorted(tablee.games())]


class Person:
    """One browser context: its own cookie, its own language, desk or phone. `has_read`: the games' notices, long ago;
    `moves`: likes things to move."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        phone: bool = False,
        name: str = "",
        has_read: bool = True,
        moves: bool = False,
    ) -> None:
        self.lang, self.name, self.url = lang, name or f"{lang}-player", url
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB",
            reduced_motion="no-preference" if moves else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if has_read:
            read = [
                f"localStorage['tablee-once-notice-{name}'] = true" for name, game in tablee.games().items() if game.age
            ]
            self.context.add_init_script(f"if (location.host) {{ {'; '.join(read)} }}")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def close(self) -> None:
        assert self.troubles == []
        self.context.close()

    # Finding things

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=QUESTION[self.lang])

    @property
    def options(self) -> Locator:
        return self.question.locator(".options .opt-button")

    @property
    def is_over(self) -> bool:
        return self.page.locator("section.ask.won, section.ask.lost").count() > 0

    @property
    def ending(self) -> Locator:
        """The page that tells the end. It takes the board's place a moment after the last move."""
        return self.page.get_by_role("article", name=ENDING[self.lang])

    def log(self) -> list[str]:
        """The lines of the log; a page that has just been told everything anew draws them again."""
        lines = self.page.locator("ol.log .line")
        assert self.troubles == []
        while not (texts := lines.all_inner_texts()):
            expect(lines).not_to_have_count(0)
        return texts

    # Doing things

    def ask_server(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this person's cookie, as the page makes them."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}?lang={self.lang}", method=method, data=body, headers={"Origin": self.url}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def new_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        manner = {"pace": "instant", "window": 0, **more.pop("manner", {})}
        self.ask_server("GET", "/lobby")
        table = self.ask_server("POST", "/tables", {"game": game, "seats": seats, "manner": manner, **more})
        return str(table["id"])

    def sit_with_bots(self, game: str, seats: int | None = None, **more: Any) -> str:
        """A running table with bots, opened in the page."""
        usual = seats or self.usual(game)
        id = self.new_table(game, [{"who": "me"}, *({"who": "bot"} for _ in range(usual - 1))], **more)
        self.ask_server("POST", f"/tables/{id}/start", {"nonce": "0123456789abcdef"})
        self.page.goto(f"/table/{id}")
        self.question.wait_for()
        return id

    def usual(self, game: str) -> int:
        games = self.ask_server("GET", "/games")
        return int(next(one["usual"] for one in games if one["name"] == game))

    def answer(self, rng: Random, choose: Choice | None = None) -> bool:
        """Answer if something is asked; says whether it was."""
        if self._confirm():  # what was answered before: its page had not come to asking once more
            return True
        count = self.options.count()
        if not count:
            return False
        labels = self.options.all_inner_texts()
        if not labels:
            return False
        index = choose(rng, labels) if choose else rng.randrange(len(labels))
        try:
            self.options.nth(index).click(timeout=1500)
            back, parts = self.question.locator("button.back"), self.question.locator(".list .opt-button")
            while back.count() and (n := parts.count()):  # an answer is made of several parts
                parts.nth(rng.randrange(n)).click(timeout=1500)
        except TooLate:
            return False  # the table moved on meanwhile
        self._confirm()
        return True

    def _confirm(self) -> bool:
        """Confirm an answer that cannot be taken back, if that is asked now."""
        confirm = self.question.locator(".sure button.go")
        if not confirm.count():
            return False
        with suppress(TooLate):  # the table may have moved on
            confirm.first.click(timeout=1500)
        return True


def friends(browser: Browser, url: str, game: str, bots: int = 0, **more: Any) -> tuple[Person, Person, str]:
    """Rose, who speaks English and is the host, and Bleu, who speaks French, at a running table; its id. Rose sits first."""
    rose, bleu = Person(browser, url, "en", name="Rose"), Person(browser, url, "fr", name="Bleu")
    for person in (rose, bleu):
        person.ask_server("POST", "/me", {"name": person.name})
    id = rose.new_table(game, [{"who": "me"}, {"who": "free"}, *[{"who": "bot"}] * bots], **more)
    invited = rose.ask_server("POST", f"/tables/{id}/invites", {"seat": 1})
    bleu.ask_server("POST", "/invites", {"token": invited["token"]})
    rose.ask_server("POST", f"/tables/{id}/start", {"nonce": "0123456789abcdef"})
    for person in (rose, bleu):
        person.page.goto(f"/table/{id}")
        person.question.wait_for()
    return rose, bleu, id


def early(rng: Random, labels: list[str]) -> int:
    """Mostly the last option, which ends things: whole games stay short."""
    return len(labels) - 1 if rng.random() < 0.6 else rng.randrange(len(labels))


def play_on(
    people: Iterable[Person],
    rng: Random,
    choose: Choice | None = None,
    answers: int = 0,
    until: Locator | None = None,
) -> int:
    """Everybody answers whatever is asked, until the game is over, so many answers were given, or something is there."""
    people, given, end = [*people], 0, time.monotonic() + GAME
    while time.monotonic() < end:
        if (answers and given >= answers) or (until and until.count()) or all(person.is_over for person in people):
            return given
        done = [person.answer(rng, choose) for person in people]
        given += sum(done)
        if not any(done):
            people[0].page.wait_for_timeout(40)
    raise AssertionError(
        f"not over after {GAME} s and {given} answers: {[one.question.inner_text() for one in people]}"
    )


def violations(page: Page) -> list[str]:
    """What axe finds on the page, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{one['id']}: {' '.join(node['html'].split())[:160]}" for one in found for node in one["nodes"]]
