"""What lies in `deploy` starts a server that says it is well: the commands themselves, with the paths of this machine."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

from tests import deploying
from tests.serving import ROOT, free_port

from tablee.cli import app

UNITS = sorted((ROOT / "deploy").glob("*.service"))


def test_every_step_of_the_container_can_be_run(tmp_path: Path) -> None:
    """All but those that fetch packages, which `make deploy` runs."""
    words = {step.word for step in deploying.steps()}
    assert words == {*deploying.OURS, "COPY", "RUN", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    for step in deploying.steps():
        if step.word == "COPY" and not step.rest.startswith("--from"):
            assert (ROOT / step.rest.split()[0]).exists(), step
        for file in re.findall(r"-r (\S+)", step.rest):
            assert (ROOT / file.removeprefix("/tmp/")).exists(), step
    port = free_port()
    bin = tmp_path / "opt" / "tablee" / "bin"
    bin.mkdir(parents=True)
    (bin / "tablee").symlink_to(Path(sys.executable).parent / "tablee")
    (bin / "python").symlink_to(sys.executable)
    with subprocess.Popen(deploying.started(tmp_path, port), stdout=subprocess.DEVNULL) as served:
        try:
            until = time.monotonic() + 120
            while time.monotonic() < until and served.poll() is None:
                if subprocess.run(deploying.healthy(tmp_path, port), stderr=subprocess.DEVNULL).returncode == 0:
                    break
                time.sleep(0.2)
            else:
                raise AssertionError("it does not become well")
            assert (tmp_path / "var" / "lib" / "tablee" / "tablee.db").exists()
        finally:
            served.terminate()
    assert served.returncode == 0, "the signal that a container sends ends it in good order"


def test_the_units_run_commands_that_there_are() -> None:
    """Every option of theirs is one of the command's."""
    assert UNITS
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        _, said = re.findall(r"(/opt/tablee/bin/tablee) (.*)$", text, re.MULTILINE)[0]
        filled = said.replace("$TABLEE_OPTIONS", "--public-url https://play.example.org --workers 4").rstrip("'")
        tokens = filled.replace("$(date +%%a)", "monday").split()
        command, bound, _ = app.parse_args(tokens, exit_on_error=False, print_error=False)
        assert command.__name__ in ("serve", "backup") and str(bound.arguments["data"]) == "/var/lib/tablee"
