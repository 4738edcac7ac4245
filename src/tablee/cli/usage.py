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
            return Worded("there is no option {said}", said=error.token.keyword or error.token.value)
        case exceptions.UnusedCliTokensError(unused_tokens=[first, *_]) if error.command_chain:
            return Worded("{said!r} is too much here", said=first)
        case exceptions.MissingArgumentError(argument=argument) if argument:
            return Worded("{name} needs a value", name=error.keyword or _name(argument.name))
        case exceptions.RepeatArgumentError():
            return Worded("{name} is given twice", name=error.token.keyword)
        case exceptions.CoercionError(token=token) if token:
            name = token.keyword or _name(error.argument.name if error.argument else "")
            if listed := get_args(error.target_type):
                return Worded(
                    "{name} cannot be {said!r}: choose one of {listed}", name=name, said=token.value, listed=[*listed]
                )
            return Worded("{name} cannot be {said!r}", name=name, said=token.value)
        case exceptions.UnknownCommandError() | exceptions.UnusedCliTokensError() if error.app and error.unused_tokens:
            known = [name for name in error.app if not name.startswith("-")]
            return Worded("there is no command {said!r}: there are {known}", said=error.unused_tokens[0], known=known)
    return Worded(str(error).strip())


def _name(argument: str) -> str:
    """A parameter that has no dashes, as the help shows it."""
    return argument if argument.startswith("--") else argument.lstrip("-").upper()
