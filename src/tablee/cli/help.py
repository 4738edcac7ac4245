"""What `--help` says, in the reader's language: English is in the docstrings, other languages in `help.<lang>.ftl`.

There a command is a message, `pack-check` for `tablee pack check`, with an attribute for each parameter; what several commands
have alike is in `parameters`, and what belongs to none in `page`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any

from cyclopts import App, Group
from fluent.runtime import FluentBundle

from tablee.words import Lang, catalogue

FOLDER = Path(__file__).parent
PAGE = {
    "about": "Tabletop games with hidden information.",
    "commands": "Commands",
    "parameters": "Parameters",
    "help": "Display this message and exit.",
    "version": "Display application version.",
}
ENGLISH: dict[str, str] = {}
"""The help of each command, and of each group of them, before any other language was spoken."""


def speak(app: App, lang: Lang) -> None:
    """Have all help in this language."""
    said = page(lang)
    listed, taken = Group.create_default_commands(said["commands"]), Group.create_default_parameters(said["parameters"])
    for name, one in commands(app):
        one.group_commands, one.group_arguments, one.group_parameters = listed, taken, taken
        for flag in one.help_flags:
            one[flag].help = said["help"]
        if run := one.default_command:
            run.__doc__ = docstring(name, run, lang)
        else:
            english = ENGLISH.setdefault(name, one.help)
            one.help = english if lang == "en" else texts_of(lang, name)[""]
    app.help, app["--version"].help = said["about"], said["version"]


def commands(app: App, path: tuple[str, ...] = ()) -> Iterator[tuple[str, App]]:
    """Every command and every group of them, by its id in a catalogue."""
    yield "-".join(path) or "tablee", app
    for name in app:
        if not name.startswith("-"):
            yield from commands(app[name], (*path, name))


def docstring(name: str, run: Callable[..., Any], lang: Lang) -> str:
    """A command's help with that of its parameters, as a docstring has it."""
    english = ENGLISH.setdefault(name, run.__doc__ or "")
    if lang == "en":
        return english
    own, shared = texts_of(lang, name), texts_of(lang, "parameters")
    lines = [f"{parameter}\n    {own.get(parameter) or shared[parameter]}" for parameter in signature(run).parameters]
    return "\n".join([own[""], "", "Parameters", "----------", *lines])


def page(lang: Lang) -> dict[str, str]:
    """The words of the page itself."""
    return PAGE if lang == "en" else texts_of(lang, "page")


def texts_of(lang: Lang, id: str) -> dict[str, str]:
    """A message of the catalogue: its text under "", and its attributes."""
    bundle = _bundle(lang)
    message = bundle.get_message(id)
    parts = {**message.attributes, **({"": message.value} if message.value else {})}
    return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in parts.items()}


@cache
def _bundle(lang: Lang) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(catalogue(FOLDER / f"help.{lang}.ftl"))
    return made
