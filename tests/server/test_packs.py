"""Packs that people bring: a good one is played with, a wrong one is refused with what is wrong, and no path is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.people import Meet
from tests.server.test_playing import play_out
from tests.serving import ROOT

import tablee

PROMO = (ROOT / "tests" / "packs" / "promo-four.toml").read_text(encoding="utf-8")


def test_a_table_is_played_with_a_pack_that_was_brought(meet: Meet) -> None:
    ada = meet()
    brought = ada.post("/api/games/shipwreck/packs", text=PROMO)
    assert brought.status_code == 201, brought.text
    pack = brought.json()["pack"]
    assert ada.post("/api/games/shipwreck/packs", text=PROMO).json()["pack"] == pack
    table = ada.table("shipwreck", "me", "bot", options={"pack": pack})
    info = ada.get(f"/api/tables/{table}").json()
    assert info["options"]["pack"] == pack, "the path on the server is nobody's to know"
    play_out(ada.sit(table))
    gallery = ada.get("/api/games/shipwreck/gallery", pack=pack).json()
    assert sum(len(section["cards"]) for section in gallery["sections"]) >= brought.json()["cards"] > 0


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "[pack]"),
        ("not toml at all", "TOML"),
        (PROMO.replace('game = "shipwreck"', 'game = "chess"'), "chess"),
        (PROMO.replace("origin", "orign"), "orign"),
        (
            '[pack]\ngame = "shipwreck"\nname = "x"\ntitle = {en = "x", fr = "x"}\nextends = "../../../../etc/hostname"\n',
            "base",
        ),
        ("a = " + "[" * 2000, "TOML"),
    ],
    ids=range(6),
)
def test_a_wrong_pack_is_refused_with_what_is_wrong(meet: Meet, text: str, part: str) -> None:
    ada = meet()
    refused = ada.post("/api/games/shipwreck/packs", text=text)
    assert refused.status_code == 409 and refused.json()["code"] == "bad-pack"
    assert part in refused.json()["sentence"] and str(Path("/tmp")) not in refused.json()["sentence"]


def test_what_is_wrong_with_a_pack_is_said_in_the_language_of_whoever_brought_it(meet: Meet) -> None:
    for text, part in {
        PROMO.replace("moons = 2", 'moons = "two"', 1): "il faut un nombre entier, pas un texte (dans `$.moons`).",
        PROMO.replace("origin", "orign", 1): "le champ `orign` n’existe pas",
        PROMO.replace(
            'extends = "base"', 'extends = "other"', 1
        ): "un paquet envoyé ici ne peut compléter que «\u00a0base\u00a0».",
        "not toml": "pack.toml n’est pas du TOML\u00a0: une faute à la ligne 1, colonne 5.",
    }.items():
        refused = meet(lang="fr").post("/api/games/shipwreck/packs", text=text)
        assert part in refused.json()["sentence"], refused.json()


@pytest.mark.parametrize("pack", ["/etc/hostname", "../promo", "0" * 24, "BASE", ""])
def test_a_pack_that_is_not_here_cannot_be_played_or_looked_at(meet: Meet, pack: str) -> None:
    ada = meet()
    made = ada.post("/api/tables", game="shipwreck", seats=[{"who": "me"}, {"who": "bot"}], options={"pack": pack})
    assert made.json()["code"] == "bad-pack"
    assert ada.get("/api/games/shipwreck/gallery", pack=pack).json()["code"] == "bad-pack"


def test_a_pack_that_is_too_big_is_not_read(meet: Meet) -> None:
    refused = meet(lang="fr").post("/api/games/shipwreck/packs", text="#" * 300_000)
    assert (
        refused.status_code == 413 and refused.json()["code"] == "too-big" and "trop long" in refused.json()["sentence"]
    )


@pytest.mark.parametrize("game", tablee.games())
def test_the_template_can_be_downloaded_changed_and_brought_back(meet: Meet, game: str) -> None:
    ada = meet()
    file = ada.get(f"/api/games/{game}/packs/new")
    assert file.headers["content-disposition"] == f'attachment; filename="my-{game}.toml"'
    brought = ada.post(f"/api/games/{game}/packs", text=file.text)
    assert brought.status_code == 201 and brought.json()["title"] == "My pack", brought.text
    gallery = ada.get(f"/api/games/{game}/gallery", pack=brought.json()["pack"]).json()
    assert gallery["sections"] == ada.get(f"/api/games/{game}/gallery").json()["sections"]


def test_a_wrong_card_is_named_with_its_field_and_what_was_expected_and_nothing_is_kept(meet: Meet) -> None:
    ada = meet()
    wrong = PROMO.replace("moons = 3", 'moons = "three"')
    for _ in range(2):
        said = ada.post("/api/games/shipwreck/packs", text=wrong).json()["sentence"]
        assert "the-captain" in said and "moons" in said and "int" in said, said
