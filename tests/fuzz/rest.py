"""The routes attacked: requests made from the schema that the server gives, and a list of nasty ones.

`attack(url, seed, examples)` returns what it came to. After every request the house must still be well.
"""

from __future__ import annotations

import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.parse import urlsplit

import httpx
import hypothesis
import requests
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from schemathesis.core.failures import FailureGroup
from schemathesis.generation.modes import GenerationMode
from tests.fuzz import nasty
from tests.fuzz.answers import NOT_HTTP, Answer, wrongs
from tests.fuzz.ground import Ground
from tests.fuzz.nasty import Asked, Route
from tests.fuzz.report import Report

TIMEOUT = 30
CONFORMS = [status_code_conformance, content_type_conformance, response_schema_conformance]
SPEC = "/schema/openapi.json"
BLANK = "\n\n"


def attack(url: str, seed: int, examples: int) -> Report:
    """So many requests made from the schema, and the nasty ones; of those that every route gets at most as many, drawn by the seed."""
    report = Report("The routes", seed)
    ground = Ground(url)
    fuzzer = Fuzzer(url, ground, report)
    try:
        fuzzer.send_generated(seed, examples)
        fuzzer.send_nasty(seed, examples)
    finally:
        fuzzer.close()
        ground.close()
    return report


class Fuzzer:
    """Sends requests and looks at each answer."""

    def __init__(self, url: str, ground: Ground, report: Report) -> None:
        self.url, self.ground, self.report = url, ground, report
        self.schema = schemathesis.openapi.from_url(f"{url}{SPEC}", timeout=TIMEOUT)
        self.operations = [found.ok() for found in self.schema.get_all_operations()]
        self.people = {"the host": requests.Session(), "a stranger": requests.Session()}
        self.people["the host"].headers["Cookie"] = ground.cookie
        self.watch = httpx.Client(base_url=url, timeout=TIMEOUT)
        self.statuses: Counter[int] = Counter()

    def close(self) -> None:
        statuses = sorted(self.statuses.items())
        self.report.figures["answers by status"] = ", ".join(f"{n:,} of {status}" for status, n in statuses)
        for session in self.people.values():
            session.close()
        self.watch.close()

    def is_well(self) -> bool:
        with suppress(httpx.TransportError):
            answer = self.watch.get("/api/health")
            return answer.status_code == 200 and answer.json() == {"ok": True}
        return False

    # Made from the schema

    def send_generated(self, seed: int, examples: int) -> None:
        """Of each operation as many, with data that fits its schema and with data that does not."""
        modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
        tries = [(operation, mode) for operation in self.operations for mode in modes]
        for n, (operation, mode) in enumerate(tries):
            each = examples // len(tries) + (n < examples % len(tries))
            with suppress(hypothesis.errors.Unsatisfiable):  # nothing that a route without parameters takes is wrong
                self.run(operation.as_strategy(generation_mode=mode), seed + n, each)

    def run(self, strategy: Any, seed: int, examples: int) -> None:
        """Draw cases by the seed and send them. A failure is noted, and the next one is drawn."""
        if not examples:
            return

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(strategy, st.data())
        def send(case: Any, data: Any) -> None:
            self.send_case(case, data.draw)

        send()

    def send_case(self, case: Any, draw: Callable[[Any], Any]) -> None:
        self.graft(case, draw)
        who = draw(st.sampled_from(sorted(self.people)))
        again = f"as {who}: {case.as_curl_command(base_url=self.url)}"
        self.report.count("made from the schema")
        try:
            sent = case.call(base_url=self.url, session=self.people[who], timeout=TIMEOUT)
        except requests.RequestException as error:
            self.report.fail("every request is answered", f"{again}: {error}")
            return
        answer = Answer(sent.status_code, first_of(sent.headers), sent.content, case.method != "HEAD")
        self.look(answer, again)
        try:
            case.validate_response(sent, checks=CONFORMS)
        except FailureGroup as group:
            for failure in group.exceptions:
                claim = f"every answer conforms to the schema ({failure.title}, {sent.status_code})"
                self.report.fail(claim, f"{failure.message.partition(BLANK)[0][-200:]}: {again}")

    def graft(self, case: Any, draw: Callable[[Any], Any]) -> None:
        """Put what exists in place of what was made up, now and then: otherwise nothing would ever be found."""
        ground = self.ground
        known: dict[str, list[Any]] = {
            "table_id": ground.tables,
            "game": ground.games,
            "step": [0, 1, 2],
            "token": ground.tokens,
            "level": ground.levels,
            "text": ground.packs,
            "seats": [[{"who": "me"}, *[{"who": "bot"}] * 2], [{"who": "me"}, {"who": "free"}]],
        }
        for fields in (case.path_parameters, case.body):
            for name in sorted(known.keys() & fields.keys()) if isinstance(fields, dict) else ():
                if draw(st.integers(0, 3)):
                    fields[name] = draw(st.sampled_from(known[name]))

    # Nasty ones

    def send_nasty(self, seed: int, most: int) -> None:
        routes = [Route(path, self.methods(path)) for path in dict.fromkeys(found.path for found in self.operations)]
        asked = list(nasty.everywhere(routes, self.ground))
        for request in [*nasty.named(self.ground), *random.Random(seed).sample(asked, min(most, len(asked)))]:
            self.send_asked(request)

    def methods(self, path: str) -> dict[str, bool]:
        """How a path may be asked, and whether with a body."""
        here = [operation for operation in self.operations if operation.path == path]
        return {operation.method.upper(): bool(operation.body) for operation in here}

    def send_asked(self, asked: Asked) -> None:
        self.report.count("nasty")
        again = (
            f"{asked.method} {asked.target[:200]} {short(asked.headers)} {asked.body[:200]!r} ({len(asked.body)} bytes)"
        )
        try:
            answer = send_raw(self.url, asked)
        except (OSError, HTTPException) as error:
            if asked.is_http:
                self.report.fail("every request is answered", f"{again}: {error!r}")
            else:
                self.report.count("nasty, no HTTP, cut off")
            self.report.check(self.is_well(), "the house is well after every request", again)
            return
        if not asked.is_http and answer.status in NOT_HTTP:
            self.report.count("nasty, no HTTP, refused by whoever reads requests")
            self.report.check(self.is_well(), "the house is well after every request", again)
        else:
            self.look(answer, again, is_socket=asked.target.startswith("/ws/"))

    def look(self, answer: Answer, again: str, is_socket: bool = False) -> None:
        """Whether an answer is as all must be, and the house is still well. A socket is refused without a body."""
        self.statuses[answer.status] += 1
        for claim in wrongs(answer):
            if not is_socket or claim.endswith("5xx"):
                self.report.fail(claim, f"{again}: {answer.status} {answer.body[:200]!r}")
        self.report.check(self.is_well(), "the house is well after every request", again)


def first_of(headers: dict[str, list[str]]) -> dict[str, str]:
    return {name: values[0] for name, values in headers.items()}


def short(headers: nasty.Headers) -> str:
    return ", ".join(f"{name}: {value[:80]!r}" for name, value in headers)


def send_raw(url: str, asked: Asked) -> Answer:
    """Over a socket of our own: any client would refuse to send some of these."""
    place = urlsplit(url)
    with socket.create_connection((place.hostname, place.port), TIMEOUT) as wire:
        with suppress(BrokenPipeError, ConnectionResetError):  # it may have been refused before all of it was sent
            wire.sendall(on_the_wire(asked, place.netloc))
        response = HTTPResponse(wire, method=asked.method)
        response.begin()
        has_body = asked.method != "HEAD" and response.status >= 200 and response.status not in (204, 304)
        body = response.read() if has_body else b""
        headers = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, headers, body, has_body)


def on_the_wire(asked: Asked, netloc: str) -> bytes:
    """The bytes of a request; what it does not say itself is said as it should be."""
    given = {name.lower() for name, _ in asked.headers}
    headers = list(asked.headers)
    if "host" not in given:
        headers.insert(0, ("Host", netloc))
    if asked.body and not given & {"content-length", "transfer-encoding"}:
        headers.append(("Content-Length", str(len(asked.body))))
    if "connection" not in given:
        headers.append(("Connection", "close"))
    lines = [
        f"{name}: ".encode() + (value if isinstance(value, bytes) else value.encode("latin-1"))
        for name, value in headers
    ]
    first = f"{asked.method} {asked.target} HTTP/1.1".encode("latin-1")
    return b"\r\n".join([first, *lines, b"", b""]) + asked.body
