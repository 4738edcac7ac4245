"""What can be broken in a game's code, one place at a time: a condition is negated, an effect dropped, a number moved by one.

What changes nothing by construction is left alone: annotations, `__slots__` and `__all__`, what is imported for types only, and
how much a cache holds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

NOT_RULES = {"__init__.py", "board.py", "bot.py", "expert.py"} | {
    f"{name}.py" for name in ("literal", "signals", "training", "trust", "winning")
}
"""What a terminal draws, and what bots know."""
NAMES_ONLY = {"__slots__", "__all__"}


class Mutant(NamedTuple):
    """One broken place: the n-th of its file, and the function or class it is in."""

    file: Path
    n: int
    line: int
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.where or 'module'}: {self.what}"


class Place(NamedTuple):
    """A node that can be broken, where it stands and how it can be broken."""

    node: ast.AST
    line: int
    where: str
    how: str


def files(folder: Path) -> list[Path]:
    """The modules of a game that are its rules."""
    return [path for path in sorted(folder.glob("*.py")) if path.name not in NOT_RULES]


def mutants(path: Path) -> list[Mutant]:
    """Every way to break one place of a file."""
    places = _places(ast.parse(path.read_text(encoding="utf-8")), "")
    return [Mutant(path, n, line, where, f"{how}: {_short(node)}") for n, (node, line, where, how) in enumerate(places)]


def broken(mutant: Mutant) -> CodeType:
    """The module with that place broken; all else stands on the lines where it stood."""
    tree = ast.parse(mutant.file.read_text(encoding="utf-8"))
    place = list(_places(tree, ""))[mutant.n]
    _break(tree, place.node, place.how)
    return compile(ast.fix_missing_locations(tree), str(mutant.file), "exec", dont_inherit=True)


def _short(node: ast.AST) -> str:
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        node = node.test
    elif isinstance(node, ast.comprehension):
        node = node.ifs[0]
    line = " ".join(ast.unparse(node).split())
    return line if len(line) <= 90 else f"{line[:89]}…"


def _places(node: ast.AST, where: str) -> Iterator[Place]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        where = f"{where}.{node.name}".lstrip(".")
    for how in _ways(node):
        at = node.ifs[0] if isinstance(node, ast.comprehension) else node
        yield Place(node, getattr(at, "lineno", 0), where, how)
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _is_idle(child):
                    yield from _places(child, where)


def _is_idle(node: ast.AST) -> bool:
    """Whether nothing in it can change what a game does."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Name) and node.targets[0].id in NAMES_ONLY
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "lru_cache"


def _ways(node: ast.AST) -> list[str]:
    """How a node can be broken."""
    if isinstance(node, (ast.If, ast.IfExp, ast.While)) or (isinstance(node, ast.comprehension) and node.ifs):
        return ["condition negated"]
    if isinstance(node, (ast.Assign, ast.AugAssign, ast.Delete)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Yield, ast.YieldFrom))
    ):
        return ["effect dropped"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ["number + 1", "number - 1"]
    return []


def _break(tree: ast.Module, target: ast.AST, how: str) -> None:
    if isinstance(target, (ast.If, ast.IfExp, ast.While)):
        target.test = ast.UnaryOp(ast.Not(), target.test)
    elif isinstance(target, ast.comprehension):
        target.ifs[0] = ast.UnaryOp(ast.Not(), target.ifs[0])
    elif isinstance(target, ast.Constant):
        assert isinstance(target.value, int)
        target.value += 1 if how == "number + 1" else -1
    else:
        for parent in ast.walk(tree):
            for field in ("body", "orelse", "finalbody"):
                body = getattr(parent, field, None)
                if isinstance(body, list) and target in body:
                    body[body.index(target)] = ast.copy_location(ast.Pass(), target)
