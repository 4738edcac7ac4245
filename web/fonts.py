"""`python web/fonts.py`: makes the display typeface of the pages anew from Fraunces as npm brings it. Needs `pip install fonttools brotli`.

Fraunces changes its shapes with its size; that half of the file is left out, and so are weights nobody uses. The upright keeps all letters
of the names that people have; the italic, which only says what games say, those of English and French.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE.parent / "node_modules" / "@fontsource-variable" / "fraunces" / "files"
SAID = {
    *map(chr, range(0x20, 0x7F)),
    *"ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿ«»’‘“”–—…·×−°ñíóáúßåø",
    *"\u00a0\u202f\u2009",
}
WEIGHTS = (380, 700)
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""What a font says of itself: who made it, and its licence among the rest."""


def make(style: str, size: int, letters: set[str] | None) -> None:
    font = TTFont(SOURCE / f"fraunces-latin-opsz-{style}.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS, "opsz": size})
    options = subset.Options()
    options.layout_features = ["kern", "liga", "rvrn", "ccmp", "mark"]
    options.hinting, options.flavor, options.name_IDs = False, "woff2", NAMES
    chosen = [code for code in font.getBestCmap() if letters is None or chr(code) in letters]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=chosen)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / "src" / "fonts" / f"fraunces-{style}.woff2")


if __name__ == "__main__":
    make("normal", 20, None)
    make("italic", 14, SAID)
