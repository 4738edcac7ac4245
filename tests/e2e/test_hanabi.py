"""A game from a package of its own: in an environment that holds nothing but wheels, Tablée's and its own, it is played on the board that
came with it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import UNBUILT
from tests.e2e.geometry import TOUCH, faults
from tests.e2e.playing import Person, violations
from tests.e2e.staging import Scene, Stage
from tests.serving import ROOT, Served

import tablee

LIT = ".board button.may"


@pytest.fixture(scope="module")
def hanabi(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in an environment made of two wheels and what Tablée's needs."""
    if not (ROOT / "src" / "tablee" / "server" / "static" / "index.html").exists():
        pytest.fail(UNBUILT, pytrace=False)
    home, wheels = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("wheels")
    venv.create(home, symlinks=True)
    (site,) = home.glob("lib/python*/site-packages")
    for project in (ROOT, ROOT / "examples" / "hanabi"):
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", wheels, project]
        subprocess.run(build, check=True, capture_output=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--target", site, *wheels.glob("*.whl")], check=True)
    needed = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "core.txt").read_text(encoding="utf-8"), re.MULTILINE)
    for name in needed:
        with suppress(PackageNotFoundError):  # not needed on this system
            copy(name, site)
    served = Served(tmp_path_factory.mktemp("served"), "--no-limits", python=home / "bin" / "python")
    served.start()
    yield served
    served.stop()


def copy(name: str, site: Path) -> None:
    """Install what is installed here once more elsewhere, without a network."""
    for file in distribution(name).files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), site / file)


@pytest.mark.slow
def test_the_environment_holds_nothing_but_the_wheels_and_what_they_need(hanabi: Served) -> None:
    """Neither this repository nor what it is developed with."""
    ask = "import tablee, hanabi, importlib.util as u; print(tablee.__file__, hanabi.__file__, u.find_spec('pytest'))"
    told = subprocess.run([str(hanabi.python), "-c", ask], capture_output=True, text=True, check=True, cwd=hanabi.data)
    one, other, pytest_there = told.stdout.split()
    home = str(hanabi.python).removesuffix("/bin/python")
    assert one.startswith(home) and other.startswith(home) and pytest_there == "None"


def press(person: Person, hand: str, what: str) -> None:
    """Press the first card of a hand on the board, then what to do with it, and wait until it is one's move again."""
    lines, before = person.page.locator("ol.log .line"), len(person.log())
    card = person.page.get_by_role("list", name=hand).get_by_role("listitem").first
    card.get_by_role("button").first.click()
    card.get_by_role("button", name=re.compile(what)).first.click()
    expect(lines.nth(before)).to_be_attached()
    expect(person.options.or_(person.page.locator("section.ask.won, section.ask.lost")).first).to_be_attached()


@pytest.mark.slow
def test_hanabi_is_played_to_its_end_on_the_board_of_its_own_package(browser: Browser, hanabi: Served) -> None:
    person = Person(browser, hanabi.url, "en")
    table = person.sit_with_bots("hanabi", 2, options={"first": 0})
    expect(person.page.locator(LIT)).to_have_count(10)
    assert violations(person.page) == []
    discarded = False
    for _ in range(6):  # the other one may win the hint back each time
        press(person, "The hand of", "^Hint to")
        if person.options.filter(has_text="Discard").count():
            press(person, "Your hand", "^Discard card 1")
            discarded = True
            break
    while not person.is_over:
        press(person, "Your hand", "^Play card 1")
    lines = person.log()
    assert any(line.startswith("You say") for line in lines)
    assert any(line.startswith("You discard") for line in lines) == discarded
    person.page.goto(f"/replay/{table}")
    expect(person.page.get_by_role("region", name="Fireworks")).to_be_visible()
    person.close()


@pytest.mark.slow
def test_hanabi_has_its_picture_its_words_and_its_lesson_in_french_on_a_phone(browser: Browser, hanabi: Served) -> None:
    person = Person(browser, hanabi.url, "fr", phone=True)
    person.page.goto("/")
    tile = person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name="Hanabi"))
    picture = tile.locator("img")
    expect(picture).to_have_attribute("src", re.compile("^/games/hanabi/"))
    tile.get_by_role("link", name="Apprendre").click()
    person.page.get_by_role("button", name="Commencer").click()
    note = person.page.locator(".note")
    for words in ("Cinq feux", "Votre main est retournée"):
        expect(note).to_contain_text(words)
        note.get_by_role("button", name="J’ai compris").click()
    expect(note).to_contain_text("Iris a deux 1")
    person.page.locator("[data-taught]").click()
    expect(person.page.get_by_text("7 jetons d’indice")).to_be_visible()
    person.close()


@pytest.fixture
def known(hanabi: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hanabi is a game here as it is for that server."""
    assert hanabi.python is not None
    (site,) = hanabi.python.parent.parent.glob("lib/python*/site-packages")
    monkeypatch.setattr(sys, "path", [*sys.path, str(site)])
    tablee.games.cache_clear()
    yield
    monkeypatch.undo()
    tablee.games.cache_clear()


@pytest.mark.slow
@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844)])
def test_hanabi_fits_with_five(browser: Browser, hanabi: Served, size: tuple[int, int]) -> None:
    table = tablee.deal("hanabi", 5, seed=1)
    stage = Stage(browser, hanabi.url, "fr", touch=size in TOUCH)
    stage.show(Scene("hanabi", 5, "turn", table.waiting[0], table.record.to_json()), size)
    assert faults(stage.page, size in TOUCH) == []
    stage.close()
