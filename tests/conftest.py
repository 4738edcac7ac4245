"""What all tests share."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The trials first: they take longest, and what is long should not begin last."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/test_trials.py"))
