"""What a game says before its first table: for whom it is, and what it is about."""

from __future__ import annotations

from contextlib import suppress

from tablee.kit.files import write_file
from tablee.terminal.saves import home
from tablee.terminal.screen import Screen


def accepted(screen: Screen, game: str) -> bool:
    """Whether to go on. A game whose words have a `notice` shows it once; whoever agrees is not asked again."""
    if not screen.words.has("notice"):
        return True
    kept = home() / "notices" / game
    if kept.exists():
        return True
    screen.say("lobby-notice" if screen.words.has("lobby-notice") else "notice")
    if not screen.agree("notice-go-on"):
        return False
    with suppress(OSError):  # then it is asked again next time
        write_file(kept, "")
    return True
