"""People who only want to play, while others attack the house they play in."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any

from tests.fuzz.report import Report
from tests.server.people import Chair, Person
from tests.serving import Served

import tablee

MOST_TRIPS = 100
"""Times a control ping may go there and back while an honest wish is answered."""
LONGEST_TRIP = 5.0
"""Seconds after which anybody notices that nothing happens."""
SLOWEST = "slowest honest wish, in round trips of a control ping"
LATE = {"stale", "not-asked", "not-offered", "over"}
"""What an honest answer may be refused with: somebody else was faster."""


class Control:
    """Somebody who does nothing but ping, over and over: how often tells how fast the house is just now. A ping does not reach the disk, so
    with each goes a wish that must be on disk before it is answered, and of which nothing is left."""

    def __init__(self, served: Served) -> None:
        self.person = Person(served, "Control")
        self.chair = self.person.sit(self.person.table("shipwreck", "me", "bot"))
        self.chair.until("state")
        self.trips, self.longest, self.trouble = 0, 0.0, ""
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._is_over.is_set():
            began = time.monotonic()
            try:
                self.chair.wish(type="ping")
                self.chair.wish(type="come-back")
            except Exception as error:
                self.trouble = repr(error)
                return
            self.trips += 1
            self.longest = max(self.longest, time.monotonic() - began)
            del self.chair.frames[:]

    def close(self) -> None:
        self._is_over.set()
        self._thread.join(30)
        self.person.close()


class Punctual(Chair):
    """A socket that notes how long each of its wishes took, in round trips of the control ping. An answer that the table keeps until a
    window closes is not slow: everybody sees the window."""

    def __init__(self, control: Control, person: Person, table: str, seat: int) -> None:
        self.control, self.trips, self.wishes = control, 0, 0
        super().__init__(person, table, seat, lang=person.lang)

    def wish(self, **frame: Any) -> dict[str, Any]:
        before, is_kept = self.control.trips, frame["type"] == "answer" and self.state["window"]["is_open"]
        answer = super().wish(**frame)
        self.wishes += 1
        if not is_kept:
            self.trips = max(self.trips, self.control.trips - before)
        return answer


class Party:
    """Two honest people and a guest of theirs, who may be anybody, at one table after the other of a game."""

    def __init__(self, served: Served, game: str, seed: int, control: Control, guest: Person, report: Report) -> None:
        self.game, self.control, self.guest, self.report = game, control, guest, report
        self.rng = random.Random(f"{seed}/{game}")
        self.ada, self.bob = Person(served, "Ada"), Person(served, "Bob", "fr")
        self.has_guest = 4 in tablee.games()[game].seats
        self.table = ""
        self.set_up()

    def set_up(self) -> None:
        """A new table: listed, so that strangers may watch. The guest sits there too where the game has a seat for them."""
        others = ["free", "free", "bot"] if self.has_guest else ["free"]
        table = self.ada.table(self.game, "me", *others, start=False, manner={"listed": True})
        for person in [self.bob, self.guest][: others.count("free")]:
            joined = person.post(f"/api/tables/{table}/join", name=person.name)
            assert joined.status_code == 200, joined.text
        self.ada.start(table)
        self.table = table

    def play(self) -> None:
        """One whole game. All that was said before the answer to a ping has been read after it."""
        honest = [Punctual(self.control, person, self.table, seat) for seat, person in enumerate((self.ada, self.bob))]
        chairs: list[Chair] = [*honest]
        if self.has_guest:
            chairs.append(self.guest.sit(self.table, 2))
        self._answer_all(chairs)
        for chair in honest:
            self.report.count("honest wishes", chair.wishes)
            self.note_trips(chair)
            refused = {refusal["code"] for refusal in chair.refused.values()} - LATE
            self.report.check(
                not refused, "an honest wish is refused only when somebody was faster", f"{self.where}: {refused}"
            )
        for chair in chairs:
            chair.close()
        self.verify()

    def _answer_all(self, chairs: list[Chair]) -> None:
        while not all(chair.state and chair.state["over"] for chair in chairs):
            for chair in chairs:
                chair.wish(type="ping")
            asked = [chair for chair in chairs if chair.mine and not chair.state["over"]]
            if not asked:
                time.sleep(0.01)
                continue
            chair = self.rng.choice(asked)
            assert chair.mine is not None
            chair.answer(self.rng.randrange(len(chair.mine["options"])))

    def note_trips(self, chair: Punctual) -> None:
        slowest = max(chair.trips, int(self.report.figures.get(SLOWEST, "0")))
        self.report.figures[SLOWEST] = str(slowest)
        claim = f"an honest wish is answered within {MOST_TRIPS} round trips of a control ping"
        self.report.check(chair.trips <= MOST_TRIPS, claim, f"{self.where}: {chair.trips}")

    @property
    def where(self) -> str:
        return f"{self.game}, table {self.table}"

    def verify(self) -> None:
        """The record of the finished game is there and its luck was what it was promised to be."""
        self.report.count("honest games played to their end")
        text = self.bob.get(f"/api/tables/{self.table}/record").text
        try:
            tablee.replay(tablee.Record.from_json(text), verify=True)
        except ValueError as error:
            self.report.fail("every honest game has a record that verifies", f"{self.where}: {error}: {text[:200]}")

    def close(self) -> None:
        self.ada.close()
        self.bob.close()


class Playing:
    """A party in a thread of its own: games one after the other until told that it is enough, and at least one."""

    def __init__(self, party: Party, is_enough: Callable[[], bool]) -> None:
        self.party, self.is_enough = party, is_enough
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.party.play()
            while not self.is_enough():
                self.party.set_up()
                self.party.play()
        except Exception as error:
            self.party.report.fail("no honest game is lost", f"{self.party.where}: {error!r}")
        finally:
            self.party.close()
