"""The options of a table, typed and with defaults: the lobby and the command line are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.kit.errors import OptionError, brief

Value = str | int | bool


class Setting(NamedTuple):
    """One option. `values`: all it may be, the default first; empty for a free text (a pack's name or file)."""

    name: str
    values: tuple[Value, ...] = ()
    default: Value = ""

    def check(self, value: object) -> Value:
        """The value, if it may be; else an error that lists what may."""
        if not self.values:
            if isinstance(value, str):
                return value
            raise OptionError(
                "option-text", "option {name!r} is a text, not {found}", name=self.name, found=brief(value)
            )
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        listed = [repr(allowed).lower() if isinstance(allowed, bool) else repr(allowed) for allowed in self.values]
        raise OptionError(
            "option-choice",
            "option {name!r} cannot be {found}: choose one of {expected}",
            name=self.name,
            found=brief(value),
            expected=listed,
        )


def choice(name: str, *values: Value) -> Setting:
    """An option with a list of values, the first of which is the default."""
    return Setting(name, values, values[0])


def common(seats: range) -> tuple[Setting, ...]:
    """The options every game has: its pack, who begins, and whether the table shows aids."""
    return (
        Setting("pack", (), "base"),
        choice("first", "drawn", *range(seats[-1])),
        choice("aids", False, True),
    )


def settle(settings: Mapping[str, Setting], given: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values: those given, checked, and the others' defaults."""
    given = given or {}
    for name in given:
        if name not in settings:
            raise OptionError(
                "option-unknown",
                "there is no option {found}: this game has {expected}",
                found=brief(name),
                expected=[*settings],
            )
    return {name: s.check(given[name]) if name in given else s.default for name, s in settings.items()}
