"""What `import tablee` brings along, and what it does not."""

from __future__ import annotations

import os
import subprocess
import sys

HEAVY = {
    "litestar", "starlette", "uvicorn", "psycopg",
    "polars", "matplotlib", "plotly", "numpy", "dask",
}  # fmt: skip


def run(code: str) -> str:
    """What another Python prints."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playing_loads_no_web_framework_no_database_and_no_plotting() -> None:
    code = (
        "import sys, tablee; from random import Random\n"
        "t = tablee.deal('shipwreck', seed=1); q = t.asks[0]; t.answer(q.seat, q.options[0])\n"
        "tablee.replay(t.record); t.imagine(0, Random(1))\n"
        "print(*(name for name in sys.modules if '.' not in name))"
    )
    loaded = run(code).split()
    assert "tablee" in loaded
    assert not HEAVY & set(loaded)


def test_the_games_are_listed_again_and_again_whatever_is_imported_between() -> None:
    code = (
        "import tablee\n"
        "first = tablee.games()\n"
        "import tablee.games.shipwreck, tablee.trials.play, tablee.bots\n"
        "from tablee.games.shipwreck import game\n"
        "assert tablee.games() == first and first['shipwreck'] is game\n"
        "print('well')"
    )
    assert run(code) == "well\n"


def test_everything_promised_is_there() -> None:
    assert run("import tablee; print(all(hasattr(tablee, name) for name in tablee.__all__))") == "True\n"
