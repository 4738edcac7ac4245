"""The wheel alone is enough: rules, cards, words and the built pages are in it, and nothing that they are built from."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from tests.serving import ROOT, Served

import tablee


@pytest.mark.slow
def test_the_wheel_alone_serves_the_pages_and_every_game(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        wheel.extractall(tmp_path / "wheel")
    sources = {name for name in names if name.endswith((".svelte", ".ts")) or "/art/" in name}
    assert sources == {f"tablee/server/static/{name}.ts" for name in ("board", "wire")}, (
        "what boards of others are typed by"
    )
    served = Served(tmp_path / "data", code=tmp_path / "wheel")
    served.start()
    try:
        with httpx.Client(base_url=served.url, timeout=60) as http:
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', http.get("/").text)
            assert scripts
            assert all(http.get(script).status_code == 200 for script in scripts)
            for game in tablee.games():
                for lang in ("en", "fr"):
                    assert http.get(f"/api/games/{game}/gallery", params={"lang": lang}).json()["sections"]
                    course = http.get(f"/api/games/{game}/course", params={"lang": lang})
                    assert course.json()["chapters"]
    finally:
        served.stop()
