"""A Python in which some packages are not installed, until its pip is asked for them."""

from __future__ import annotations

from pathlib import Path

from tests.serving import ROOT

HIDE = """\
import pathlib, sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names} and not pathlib.Path({asked!r}).exists():
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""
PIP = """\
import pathlib, sys

pathlib.Path({asked!r}).write_text(" ".join(sys.argv[1:]))
"""


class Without:
    """A folder of code with Tablée in it; first in the search path it hides some packages. `asked` is what pip was told."""

    def __init__(self, folder: Path, names: set[str]) -> None:
        self.code, self._asked = folder / "code", folder / "asked"
        (self.code / "pip").mkdir(parents=True)
        (self.code / "tablee").symlink_to(ROOT / "src" / "tablee")
        (self.code / "sitecustomize.py").write_text(HIDE.format(names=names, asked=str(self._asked)))
        (self.code / "pip" / "__init__.py").touch()
        (self.code / "pip" / "__main__.py").write_text(PIP.format(asked=str(self._asked)))

    @property
    def asked(self) -> str:
        return self._asked.read_text() if self._asked.exists() else ""
