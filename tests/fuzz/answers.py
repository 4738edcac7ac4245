"""What every answer of a served house has to be like, whatever was asked of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tests.fuzz.report import known_codes

CODES = known_codes()
STRICT = {
    "content-security-policy": "default-src 'none'; script-src 'self';",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
"""The headers that tell a browser to be strict, and how each begins."""
NOT_HTTP = (400, 413, 414, 431)
"""What whoever reads requests may answer in its own words to what is none."""


class Answer(NamedTuple):
    """An answer. `has_body`: not to HEAD, and not where the standard allows none."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    has_body: bool = True


def wrongs(answer: Answer) -> Iterator[str]:
    """The claims that do not hold for this answer."""
    if answer.status >= 500:
        yield "no answer is a 5xx"
    if not is_strict(answer):
        yield "every answer has the strict headers"
    if answer.status >= 400 and answer.has_body and not is_trouble(answer.body):
        yield "every error has the body Trouble, with a code the protocol names"


def is_strict(answer: Answer) -> bool:
    return all(answer.headers.get(name, "").startswith(value) for name, value in STRICT.items())


def is_trouble(body: bytes) -> bool:
    """Whether this is a refusal as the protocol has it."""
    try:
        found = json.loads(body)
    except ValueError:
        return False
    if not isinstance(found, dict) or found.keys() != {"code", "sentence", "rule", "field"}:
        return False
    return (
        found["code"] in CODES
        and isinstance(found["rule"], str)
        and isinstance(found["field"], str)
        and is_sentence(found["sentence"])
    )


def is_sentence(found: object) -> bool:
    """A sentence for people; where the words are missing the id of the message stands there instead."""
    return isinstance(found, str) and bool(found) and not found.startswith("trouble-")
