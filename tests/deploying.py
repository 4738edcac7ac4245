"""The steps of `deploy/Containerfile`, run outside a container: every path of the image lies in a folder instead.

`python -m tests.deploying` runs them all: it builds the wheel, installs it with what it needs, serves, and asks the health check.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.serving import ROOT, free_port

RECIPE = ROOT / "deploy" / "Containerfile"
PLACES = ("/opt", "/wheels", "/tmp/requirements", "/var/lib/tablee")
"""Paths of the image."""
OURS = ("FROM", "WORKDIR", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL")
"""What only a container can do."""


class Step(NamedTuple):
    word: str
    rest: str


def steps() -> list[Step]:
    """The recipe, line by line."""
    lines = RECIPE.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [Step(*line.split(" ", 1)) for line in lines if line and not line.startswith("#")]


def moved(text: str, root: Path) -> str:
    """A command, with the paths of the image in a folder."""
    for place in PLACES:
        text = re.sub(rf"(?<![\w/]){place}(?![\w])", str(root) + place, text)
    return text


def started(root: Path, port: int) -> list[str]:
    """The command that the container runs, on a port of its own."""
    told = {step.word: step.rest for step in steps()}
    command = json.loads(told["ENTRYPOINT"]) + json.loads(told["CMD"])
    return [moved(part, root).replace("0.0.0.0", "127.0.0.1") for part in command] + ["--port", str(port)]


def healthy(root: Path, port: int) -> list[str]:
    """The command by which it is asked whether it is well."""
    check = next(step.rest for step in steps() if step.word == "HEALTHCHECK")
    return [moved(part, root).replace(":8765", f":{port}") for part in json.loads(check.removeprefix("CMD "))]


def run(step: Step, root: Path) -> None:
    if step.word == "RUN" and not step.rest.startswith("useradd"):
        print(f"RUN {step.rest}", flush=True)
        command = shlex.split(moved(step.rest, root))
        command[0] = sys.executable if command[0] == "python" else command[0]
        command = [
            str(one)
            for part in command
            for one in (sorted(Path(part[:-5]).glob("*.whl")) if part.endswith("*.whl") else [part])
        ]
        subprocess.run(command, cwd=root / "source", check=True)
    elif step.word == "COPY" and not step.rest.startswith("--from"):
        source, target = step.rest.split()
        place = root / "source" if target == "." else root / target.removeprefix("/")
        shutil.copytree(ROOT / source, place, ignore=ignored, dirs_exist_ok=True)
    else:
        assert step.word in (*OURS, "COPY", "RUN", "HEALTHCHECK", "ENTRYPOINT", "CMD"), step


def ignored(folder: str, names: list[str]) -> set[str]:
    """What `.dockerignore` leaves out."""
    patterns = [line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()]
    return {name for name in names if name in patterns or str((Path(folder) / name).relative_to(ROOT)) in patterns}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        root, port = Path(folder), free_port()
        (root / "var" / "lib" / "tablee").mkdir(parents=True)
        for step in steps():
            run(step, root)
        with subprocess.Popen(started(root, port)) as served:
            try:
                for _ in range(60):
                    if subprocess.run(healthy(root, port), stderr=subprocess.DEVNULL).returncode == 0:
                        print("it is well", flush=True)
                        return 0
                    time.sleep(1)
            finally:
                served.terminate()
    return 1


if __name__ == "__main__":
    sys.exit(main())
