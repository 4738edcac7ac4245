"""What a table is in words, whoever shows it: rulebooks, cards, questions and options, lessons.

The terminal and the server are two renderers of this package. It knows neither of them, and neither rich nor the web.
"""

from tablee.reading.boards import Board, Remarks, board_of, remarks_of
from tablee.reading.chronicle import Chronicle, Mark, Measure, chronicle_of, count

__all__ = ["Board", "Chronicle", "Mark", "Measure", "Remarks", "board_of", "chronicle_of", "count", "remarks_of"]
