"""Answers of the API that are sent compressed: what is the same for whoever asks, and holds no secret whose size could tell of it."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from typing import Any

from litestar.types import Send

PUBLIC = re.compile(r"/api/games(/[^/]+/(gallery|rules|aid))?")
LEAST = 1000
"""Bytes below which nothing is gained."""


def is_public(path: str) -> bool:
    """Whether the answer depends on nothing but the address."""
    return PUBLIC.fullmatch(path) is not None


def squeezed(send: Send) -> Send:
    """Sends an answer that comes in one piece compressed."""
    begun: list[Any] = []

    async def squeezed_send(message: Any) -> None:
        if message["type"] == "http.response.start":
            begun.append(message)
            return
        body = message.get("body", b"")
        if begun:
            start = begun.pop()
            if start["status"] == 200 and len(body) > LEAST and not message.get("more_body"):
                body = _small(body)
                headers = [(name, value) for name, value in start["headers"] if name != b"content-length"]
                length = str(len(body)).encode()
                more = [(b"content-encoding", b"gzip"), (b"content-length", length), (b"vary", b"accept-encoding")]
                start, message = {**start, "headers": [*headers, *more]}, {**message, "body": body}
            await send(start)
        await send(message)

    return squeezed_send


@lru_cache(64)
def _small(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
