"""Break the rules' code, one place at a time, and see whether the game's own tests notice.

`make mutants GAME=name` negates each condition, drops each effect, moves each number by one, runs the game's folder of
tests on each broken copy (golden games, which notice everything, are left out) and lists what no test noticed.
"""

from __future__ import annotations

import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tablee.registry import find

NOT_RULES = {"bot.py", "board.py", "__init__.py"}


class Mutant(NamedTuple):
    """One broken place."""

    file: Path
    line: int
    what: str
    source: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Every way to break one place of a file."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    sites = [node for node in ast.walk(tree) if _breaks(node)]
    for n, node in enumerate(sites):
        for what in _breaks(node):
            broken = copy.deepcopy(tree)
            target = [node for node in ast.walk(broken) if _breaks(node)][n]
            _apply(broken, target, what)
            line = getattr(node, "lineno", 0)
            yield Mutant(
                path,
                line,
                f"{what}: {ast.unparse(node).splitlines()[0][:80]}",
                ast.unparse(ast.fix_missing_locations(broken)),
            )


def _breaks(node: ast.AST) -> list[str]:
    """How a node can be broken."""
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        return ["condition negated"]
    if isinstance(node, (ast.Assign, ast.AugAssign)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.YieldFrom))
    ):
        return ["effect dropped"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ["number + 1", "number - 1"]
    return []


def _apply(tree: ast.Module, target: ast.AST, what: str) -> None:
    if isinstance(target, (ast.If, ast.IfExp, ast.While)):
        target.test = ast.UnaryOp(ast.Not(), target.test)
    elif isinstance(target, ast.Constant):
        assert isinstance(target.value, int)
        target.value += 1 if what == "number + 1" else -1
    else:
        for parent in ast.walk(tree):
            for field in ("body", "orelse", "finalbody"):
                body = getattr(parent, field, None)
                if isinstance(body, list) and target in body:
                    body[body.index(target)] = ast.Pass()


def noticed(mutant: Mutant) -> bool:
    """Whether the game's tests fail on this copy (or never end)."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree("src", source, ignore=shutil.ignore_patterns("__pycache__", "static"))
        (source / mutant.file.relative_to("src")).write_text(mutant.source, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:randomly",
            "-p",
            "no:cacheprovider",
            f"tests/games/{mutant.file.parent.name}",
        ]
        try:
            done = subprocess.run(command, env=env, capture_output=True, timeout=180, check=False)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def survivors(name: str, every: int = 1) -> Iterator[tuple[int, int, Mutant | None]]:
    """Try the mutants of a game, one in so many: how many are done, of how many, and the one that no test noticed."""
    folder = find(name).folder
    files = [
        Path("src/tablee/games") / folder.name / p.name for p in sorted(folder.glob("*.py")) if p.name not in NOT_RULES
    ]
    found = [mutant for file in files for mutant in mutants(file)][::every]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for n, (mutant, caught) in enumerate(zip(found, pool.map(noticed, found), strict=True), 1):
            yield n, len(found), None if caught else mutant
