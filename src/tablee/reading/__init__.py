"""What a table is in words, whoever shows it: rulebooks, cards, questions and options, lessons.

The terminal and the server are two renderers of this package. It knows neither of them, and neither rich nor the web.
"""

from tablee.reading.boards import Board, Remarks, board_of, remarks_of

__all__ = ["Board", "Remarks", "board_of", "remarks_of"]
