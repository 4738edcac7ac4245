"""The built client itself: what a browser has to fetch."""

from __future__ import annotations

import re

import httpx
from tests.serving import Served


def test_the_main_script_is_sent_compressed(server: Served) -> None:
    found = re.search(r'src="(/assets/[^"]+\.js)"', httpx.get(server.url).text)
    assert found is not None
    sizes = []
    for encoding in ("gzip", "identity"):
        with httpx.stream("GET", server.url + found[1], headers={"accept-encoding": encoding}) as answer:
            sizes.append(sum(len(part) for part in answer.iter_raw()))
            assert answer.headers["vary"] == "accept-encoding"
    assert sizes[0] < sizes[1] / 2
