"""What a game may add to its words: remarks, which are plain text, and a board, which a terminal draws.

Both are classes with defaults. A game gives its own by `Game.remarks` and `Game.board`; one that gives none is shown by its
words and its view alone. They are apart so that only a terminal needs what draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.kit import Game, Question
from tablee.kit.pack import Card
from tablee.words import Words

View = Mapping[str, Any]


class Remarks:
    """What a game says of single options and cards. Every method gives plain text, and nothing where there is nothing to say."""

    def remark(self, view: View, option: object, words: Words) -> str:
        """A few words after an option: what it would cost, what lies there."""
        return ""

    def warns(self, view: View, option: object) -> bool:
        """Whether that is something to think about twice: a warning, not just a fact."""
        return False

    def closes(self, option: object) -> bool:
        """Whether it ends or declines what is asked: such an answer stays in sight, whatever else there is to choose from."""
        return False

    def twice(self, view: View, option: object) -> bool:
        """Whether somebody who gives this answer is asked once more: it ends something with things left to do."""
        return False

    def about(self, view: View, question: Question, words: Words) -> str:
        """What a question is about, for whoever is asked: what is resisted, what is still needed, how much is left to do."""
        return ""

    def face(self, card: Card, words: Words) -> str:
        """What a card shows besides its words: its number, its price."""
        return ""

    def doubt(self, insight: View, view: View, words: Words) -> str:
        """Why a bot would propose something else, from what everybody can know."""
        return ""


class Board:
    """How a terminal draws a game. Every method gives something rich can print; None where the plain way will do."""

    def draw(self, view: View, words: Words) -> Any:
        """The whole table as its viewer sees it, without the aids: `odds` draws those below it."""
        return None

    def odds(self, insight: View, words: Words) -> Any:
        """What can be worked out, from what `Game.insight` gives."""
        return None

    def cards(self, view: View, words: Words) -> Any:
        """The cards that lie open or are the viewer's own, to be read."""
        return None

    def piles(self, view: View, words: Words) -> Any:
        """What may be looked through but is not laid out: discards, what all know of decks, what has left the game."""
        return None


def remarks_of(game: Game[Any]) -> Remarks:
    """A game's own remarks, or those that say nothing."""
    found = game.remarks()
    if found is None:
        return Remarks()
    if not isinstance(found, Remarks):
        raise TypeError(f"the remarks of {game.name} are no tablee.reading.Remarks")
    return found


def board_of(game: Game[Any]) -> Board:
    """A game's own board, or one that leaves all to the plain way."""
    found = game.board()
    if found is None:
        return Board()
    if not isinstance(found, Board):
        raise TypeError(f"the board of {game.name} is no tablee.reading.Board")
    return found
