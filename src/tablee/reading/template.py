"""A card pack to begin with: the cards of the base box under a name of one's own."""

from __future__ import annotations

import json
import re
from typing import Any

from tablee.kit import Game, PackError
from tablee.words import Words


def template(game: Game[Any], name: str, words: Words) -> str:
    """The shipped pack's cards with another head and a comment that explains the file."""
    source = game.folder / "cards.toml"
    if not source.exists():
        raise words.fault(PackError, "pack-none", title=game.title)
    text = source.read_text(encoding="utf-8")
    explained = "\n".join(f"# {line}".rstrip() for line in words.say("pack-template").splitlines())
    after_comment = text[re.search(r"^\[pack\]", text, re.M).start() :]  # type: ignore[union-attr]
    head, mark, cards = after_comment.partition("\n[[")
    head = re.sub(r"^name = .*$", lambda _: f"name = {json.dumps(name, ensure_ascii=False)}", head, flags=re.M)
    head = re.sub(r"^former = .*\n?", "", head, flags=re.M)  # this one is new
    title = 'title = { en = "My pack", fr = "Mon paquet" }'
    head = re.sub(r"^title = .*$", lambda _: title, head, flags=re.M)
    return f"{explained}\n\n{head}{mark}{cards}"
