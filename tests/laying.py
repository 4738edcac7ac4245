"""Tables that begin from a position, by way of its text: what the scenes of the games' tests are laid out with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.kit import Game, Luck, Position, State, Table
from tablee.kit.position import read, write


def begin(game: Game[Any], seats: int, state: State, luck: Luck, options: Mapping[str, Any]) -> Table[Any]:
    """A table on which everything lies as in this state: written down and read again."""
    text = write(game, seats, options, state).to_toml(game.title)
    return Table(game, seats, luck, options, beginning=read(game, Position.from_toml(text), options))
