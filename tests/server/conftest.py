"""A served house for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import Meet, Person
from tests.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"), "--no-limits")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """One that a test may kill."""
    server = Served(tmp_path, "--no-limits")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def meet(served: Served) -> Iterator[Meet]:
    """People, whose sockets are closed after the test."""
    met: list[Person] = []

    def meet_one(name: str = "Ada", lang: str = "en", served: Served | None = served) -> Person:
        assert served is not None
        met.append(Person(served, name, lang))
        return met[-1]

    yield meet_one
    for person in met:
        person.close()
