"""Names and chat: what people may write. Shown as text only, but some characters would still fool a reader."""

from __future__ import annotations

import unicodedata

from tablee.server.troubles import Refusal

NAME, CHAT = 24, 300
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control characters, invisible ones and those that turn the direction of writing, private and unassigned ones."""
JOINERS = "\u200d\u200c\ufe0f"
"""Needed in some scripts and in emoji; harmless alone."""


def is_plain(text: str) -> bool:
    return all(char in JOINERS or unicodedata.category(char) not in FORBIDDEN for char in text)


def name(text: str) -> str:
    """A name, tidied; refused when it is empty, too long or would fool a reader."""
    return _tidy(text, NAME, "bad-name")


def chat(text: str) -> str:
    """A line of chat, tidied."""
    return _tidy(text, CHAT, "bad-text")


def _tidy(text: str, most: int, code: str) -> str:
    if not is_plain(text):
        raise Refusal(code)
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not tidy.strip(JOINERS) or len(tidy) > most:
        raise Refusal(code)
    return tidy
