"""What the settings of a table and the levels of bots are called."""

from __future__ import annotations

from tablee.kit import Setting
from tablee.kit.settings import Value
from tablee.words import Words


def setting_label(setting: Setting, words: Words) -> str:
    """A setting's name."""
    return words.say_or(f"setting-{setting.name}", setting.name)


def setting_note(setting: Setting, words: Words) -> str:
    """What it is for, in a sentence."""
    return words.say_or(f"setting-{setting.name}-note", "")


def value_label(setting: Setting, value: Value, words: Words) -> str:
    """One of its values; a seat as people count, from 1."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    own = words.say_or(f"setting-{setting.name}-{text}", words.say_or(f"setting-value-{text}", ""))
    if not own and setting.name == "first" and isinstance(value, int):
        return words.seat(value)
    return own or text


def level_label(level: str, words: Words) -> str:
    """How well a bot plays."""
    return words.say_or(f"level-{level}", level)


def level_note(level: str, words: Words) -> str:
    """What to expect of it, in a sentence."""
    return words.say_or(f"level-{level}-note", "")
