"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL, started when the first test asks for it."""
    with cluster() as made:
        yield made


LONGEST = (
    "tests/test_trials.py",
    "tests/faults",
    "tests/fuzz",
    "tests/e2e/test_hanabi.py",
    "tests/e2e/test_whole_games.py",
    "tests/e2e/test_geometry.py",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, and so nobody waits for it at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_itemcollected(item: pytest.Item) -> None:
    """Whatever asks for a PostgreSQL can be left out."""
    if "postgres" in getattr(item, "fixturenames", ()):
        item.add_marker(pytest.mark.postgres)
