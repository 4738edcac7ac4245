"""Being told that it is one's turn while no page is open: asked for by hand, sealed for one browser, shown by our own worker, and where a
browser cannot be told, that is said."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests import pushing
from tests.e2e.playing import PATIENCE, Person, violations
from tests.serving import Served, serving

DAY = 86_400
SUBSCRIBES = """
const kept = () => JSON.parse(localStorage.getItem("subscription"));
const made = (wish) => ({ endpoint: wish.endpoint, toJSON: () => ({ endpoint: wish.endpoint, keys: wish }),
  unsubscribe: async () => { localStorage.removeItem("subscription"); return true; } });
PushManager.prototype.getSubscription = async () => kept() && made(kept());
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly || typeof options.applicationServerKey !== "string") throw new TypeError();
  localStorage.setItem("subscription", WISH);
  return made(kept());
};
"""
"""A browser of the suite's own has no push service of its maker's: it subscribes to ours."""
SHOWN = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body, one.data])"


@pytest.fixture
def service() -> Iterator[pushing.Service]:
    made = pushing.Service()
    yield made
    made.close()


@pytest.fixture
def pushes(tmp_path: Path, service: pushing.Service) -> Iterator[Served]:
    """A server that may write to the push service of the suite."""
    with serving(tmp_path, "--no-limits", "--push-service", service.origin) as served:
        yield served


def until(person: Person, is_so: Callable[[], object], what: str) -> None:
    """Wait for something that comes from elsewhere, but not for ever."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < end, f"not so: {what}"
        person.page.wait_for_timeout(100)


def over_days(ada: Person, bob: Person) -> str:
    """A table of a day a move, where Bob is asked first."""
    for person in (ada, bob):
        person.ask_server("POST", "/me", {"name": person.name})
    seats = [{"who": "me"}, {"who": "free"}]
    id = ada.new_table("shipwreck", seats, manner={"timer": DAY}, options={"first": 1})
    link = ada.ask_server("POST", f"/tables/{id}/invites", {"seat": 1})
    bob.ask_server("POST", "/invites", {"token": link["token"]})
    return id


@pytest.mark.slow
def test_whoever_asks_for_it_is_told_while_no_page_is_open_and_opens_the_table_from_there(
    whole_browser: Browser, pushes: Served, service: pushing.Service
) -> None:
    ada = Person(whole_browser, pushes.url, "en", name="Ada")
    bob = Person(whole_browser, pushes.url, "fr", True, name="Bob")
    bob.context.grant_permissions(["notifications"])
    subscriber = pushing.Browser()
    wish = json.dumps(subscriber.wish(f"{service.origin}/bob"))
    bob.context.add_init_script(SUBSCRIBES.replace("WISH", json.dumps(wish)))
    id = over_days(ada, bob)
    bob.page.goto(f"/table/{id}")
    asks = bob.page.get_by_role("switch", name="Me prévenir quand vient mon tour")
    asks.focus()
    bob.page.keyboard.press("Space")
    expect(asks).to_be_checked()
    assert violations(bob.page) == []
    bob.page.reload()
    expect(asks).to_be_checked()
    worker = bob.context.new_cdp_session(bob.page)
    registered: list[str] = []
    worker.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(
        one["registrationId"] for one in told["registrations"]
    ))  # fmt: skip
    worker.send("ServiceWorker.enable")
    bob.page.goto("/gallery")
    ada.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    until(bob, lambda: service.came, "the server has written")
    ((_, _, body),) = service.came
    told = subscriber.read(body)

    def is_shown() -> object:
        """What comes while the worker starts may be lost; what comes again takes the place of what came before."""
        push = {"origin": pushes.url, "registrationId": registered[-1], "data": told}
        worker.send("ServiceWorker.deliverPushMessage", push)
        return bob.page.evaluate(SHOWN)

    until(bob, is_shown, "the browser shows it")
    assert bob.page.evaluate(SHOWN) == [["The Shipwreck Arcana", "C’est à vous de jouer, avec Ada.", f"/table/{id}"]]
    bob.page.goto("/")
    lobby = bob.page.get_by_role("switch", name="Me prévenir quand vient mon tour")
    expect(lobby).to_be_checked()
    lobby.locator("..").click()
    expect(lobby).not_to_be_checked()
    for person in (ada, bob):
        person.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("without", "why"),
    [
        ("delete window.PushManager", "This browser cannot be told"),
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "has been told to show no messages"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "addresses that begin with https"),
    ],
)
def test_where_a_browser_cannot_be_told_it_says_why_and_that_one_must_look(
    browser: Browser, server: Served, without: str, why: str
) -> None:
    ada, bob = Person(browser, server.url, "en", name="Ada"), Person(browser, server.url, "en", name="Bob")
    ada.context.add_init_script(without)
    ada.page.goto(f"/table/{over_days(ada, bob)}")
    expect(ada.page.get_by_text(why)).to_contain_text("the lobby says where it is your move")
    expect(ada.page.get_by_role("switch", name="Tell me")).to_have_count(0)
    for person in (ada, bob):
        person.close()
