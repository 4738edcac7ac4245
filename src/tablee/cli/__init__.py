"""The command `tablee`. Each command is a function; its docstring is its help."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from cyclopts import App
from cyclopts.exceptions import CycloptsError

import tablee
from tablee.cli import doctor, lab, packs, play, replay, rules, serve
from tablee.kit import CannotUndo, IllegalAnswer, OptionError, PackError, RecordError
from tablee.words import Words, language

app = App(
    name="tablee",
    help="Tabletop games with hidden information.",
    version=tablee.__version__,
    version_flags=["--version"],
)
app.default(serve.open_here)
app.command(serve.serve)
app.command(play.play)
app.command(rules.games)
app.command(rules.rules)
app.command(replay.replay)
app.command(replay.verify)
app.command(packs.app)
app.command(lab.app)
app.command(doctor.doctor)

KIND = (OptionError, PackError, RecordError, IllegalAnswer, CannotUndo)
"""Errors that are a sentence for the person at the keyboard."""


def main(tokens: Sequence[str] | None = None) -> None:
    """Run a command and leave with its code: 0 done, 1 something is wrong, 2 it could not be done, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # no letter a terminal lacks shall stop a game
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:] if tokens is None else tokens))


def run(tokens: Sequence[str]) -> int:
    """Run a command; whatever is wrong with it is one sentence, never a traceback."""
    try:
        done = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except CycloptsError as error:
        return _sorry(f"{error}".strip(), tokens, help=True)
    except KIND as error:
        return _sorry(str(error), tokens)
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # somebody reads only the beginning
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return _sorry(f"{error.filename}: {error.strerror}" if error.filename else str(error), tokens)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return 130


def _sorry(message: str, tokens: Sequence[str], help: bool = False) -> int:
    """Say what is wrong. The language is looked for in the command itself, which may not have been understood."""
    said = " ".join(tokens).replace("--lang=", "--lang ").partition("--lang ")[2].split()
    words = Words(language(said[0] if said else None))
    print(words.say("sorry", why=message), file=sys.stderr)
    if help:
        print(words.say("sorry-help"), file=sys.stderr)
    return 2
