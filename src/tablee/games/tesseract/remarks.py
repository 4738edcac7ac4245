"""What Tesseract says of cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.tesseract.options import At
from tablee.reading import Remarks
from tablee.words import Words


class TesseractRemarks(Remarks):
    def remark(self, view: Mapping[str, Any], option: object, words: Words) -> str:
        """What lies at a cell."""
        if not isinstance(option, At):
            return ""
        column = view["block"][option.cell]
        return words.say("cube-here", cube=column[-1], floor=len(column)) if column else words.say("cell-bare")
