"""Where words go out and come in: colour when it is a terminal, plain text when it is not."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer

import rich._wrap
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from tablee.kit.toml import STEERING
from tablee.words import Words

with suppress(ImportError):  # line editing and history, where there are any
    import readline  # noqa: F401

# Rich breaks lines at any space; French has spaces at which a line must not be broken.
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def plain(text: str) -> str:
    """A text that steers no terminal, whoever wrote it: each sign that would is shown as a replacement character."""
    return STEERING.sub("\ufffd", text)


class Readable(Console):
    """A console on which only rich's own colours steer: all that is printed, however deep in a table, is made plain first."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or not STEERING.search(segment.text):
                yield segment
            else:
                yield segment._replace(text=plain(segment.text))


class Screen:
    """One person's terminal."""

    def __init__(self, words: Words, console: Readable | None = None) -> None:
        self.words = words
        self.console = console or Readable(markup=False, emoji=False, highlight=False)

    def show(self, *things: RenderableType) -> None:
        """Print, with no markup read into anybody's words."""
        for thing in things:
            self.console.print(thing)

    def say(self, id: str, /, style: str = "", **args: object) -> None:
        """Print a message."""
        self.show(Text(self.words.say(id, **args), style))

    def say_line(self, id: str, line: str, /) -> None:
        """Print a message, and below it something to be copied, unbroken."""
        self.say(id)
        self.console.print(f"  {line}", soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line somebody types. EOFError when nobody will type any more."""
        self.console.file.flush()
        line = input(f"{plain(prompt)} ")
        if not sys.stdin.isatty():  # so that a transcript can be read
            self.show(Text(line))
        return line.encode("utf-8", "replace").decode().strip()

    def agree(self, id: str, **args: object) -> bool:
        """A question to be answered by yes or no; Enter is no."""
        self.show(Text(self.words.say(id, **args)))
        return self.ask(self.words.say("yes-or-no")).casefold() in ("y", "yes", "o", "oui")

    def clear(self) -> None:
        """Nothing of what was shown can be read any more, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()
        else:
            self.show("")

    @contextmanager
    def patience(self, id: str, **args: object) -> Iterator[None]:
        """What takes long says so, after half a second."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(Text(self.words.say(id, **args)))
        timer = Timer(0.5, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()
