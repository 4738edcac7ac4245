"""The command `tablee`. Each command is a function; its docstring is its help."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from cyclopts import App
from cyclopts.exceptions import CycloptsError

import tablee
from tablee.cli import backup, db, doctor, help, lab, packs, play, replay, rules, serve, start, usage
from tablee.kit.errors import Worded
from tablee.kit.files import reason
from tablee.store import StoreError
from tablee.terminal.screen import plain
from tablee.words import Lang, language

app = App(
    name="tablee",
    version=tablee.__version__,
    version_flags=["--version"],
)
app.default(serve.open_here)
app.command(serve.serve)
app.command(play.play)
app.command(play.learn)
app.command(rules.games)
app.command(rules.rules)
app.command(replay.replay)
app.command(replay.verify)
app.command(packs.app)
app.command(lab.app)
app.command(db.app)
app.command(backup.backup)
app.command(backup.restore)
app.command(doctor.doctor)

KIND = (Worded, StoreError)
"""Errors that are a sentence for the person at the keyboard."""


def main(tokens: Sequence[str] | None = None) -> None:
    """Run a command and leave with its code: 0 done, 1 something is wrong, 2 it could not be done, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # a letter that the terminal lacks must not stop a game
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:] if tokens is None else tokens))


def run(tokens: Sequence[str]) -> int:
    """Run a command; whatever is wrong with it is one sentence, never a traceback."""
    help.speak(app, spoken(tokens))
    try:
        done = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except CycloptsError as error:
        return _sorry(usage.wrong(error), tokens, is_misused=True)
    except KIND as error:
        return _sorry(error, tokens)
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # somebody reads only the beginning
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        why = reason(error)
        return _sorry(
            Worded("file-wrong", "{file}: {why}", file=str(error.filename), why=why) if error.filename else why, tokens
        )
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return 130


def spoken(tokens: Sequence[str]) -> Lang:
    """The language to speak, looked for in the command itself, which may not be understood."""
    said = " ".join(tokens).replace("--lang=", "--lang ").partition("--lang ")[2].split()
    return language(said[0] if said else None)


def _sorry(why: Exception, tokens: Sequence[str], is_misused: bool = False) -> int:
    """Say what is wrong, and where the help is if the command was not one."""
    words = start.who_can_say(why, spoken(tokens))
    sentence = words.say(f"store-{why.code}", **why.facts) if isinstance(why, StoreError) else words.error(why)
    print(plain(words.say("sorry", why=sentence)), file=sys.stderr)
    if is_misused:
        print(words.say("sorry-help"), file=sys.stderr)
    return 2
