"""What is wrong with a command as it was typed, told apart so that any language can say it."""

from __future__ import annotations

from typing import get_args

from cyclopts import exceptions
from cyclopts.exceptions import CycloptsError

from tablee.kit.errors import Worded


def wrong(error: CycloptsError) -> Worded:
    """The parser's error as one of ours; what it rarely says stays in its own words."""
    match error:
        case exceptions.UnknownOptionError():
            return Worded(
                "command-no-option", "there is no option {found}", found=error.token.keyword or error.token.value
            )
        case exceptions.UnusedCliTokensError(unused_tokens=[first, *_]) if error.command_chain:
            return Worded("command-too-much", "{found!r} is too much here", found=first)
        case exceptions.MissingArgumentError(argument=argument) if argument:
            return Worded("command-no-value", "{name} needs a value", name=error.keyword or _name(argument.name))
        case exceptions.RepeatArgumentError():
            return Worded("command-twice", "{name} is given twice", name=error.token.keyword)
        case exceptions.CoercionError(token=token) if token:
            name = token.keyword or _name(error.argument.name if error.argument else "")
            if listed := get_args(error.target_type):
                return Worded(
                    "command-choice",
                    "{name} cannot be {found!r}: choose one of {expected}",
                    name=name,
                    found=token.value,
                    expected=[*listed],
                )
            return Worded("command-value", "{name} cannot be {found!r}", name=name, found=token.value)
        case exceptions.UnknownCommandError() | exceptions.UnusedCliTokensError() if error.app and error.unused_tokens:
            known = [name for name in error.app if not name.startswith("-")]
            return Worded(
                "command-unknown",
                "there is no command {found!r}: there are {expected}",
                found=error.unused_tokens[0],
                expected=known,
            )
    return Worded("command", str(error).strip())


def _name(argument: str) -> str:
    """A parameter that has no dashes, as the help shows it."""
    return argument if argument.startswith("--") else argument.lstrip("-").upper()
