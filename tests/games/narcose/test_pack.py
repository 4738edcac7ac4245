"""Packs: what an owner types in loads and plays; what cannot be is refused with card, field and what was expected."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.narcose.packs import BASE, changed, load, rows, text

import tablee
from tablee.games.narcose import game
from tablee.kit import PackError
from tablee.kit.playout import playout
from tablee.kit.settings import settle
from tablee.reading.template import template
from tablee.words import Words


def test_every_title_has_its_own_identity() -> None:
    """NA-2.1: no two cards do the same for the same cost and type."""
    seen = set[object]()
    for row in BASE["title"]:
        what = {
            field: value
            for field, value in row.items()
            if field not in ("id", "name", "copies", "flavour", "fact", "source", "rule")
        }
        assert str(what) not in seen
        seen.add(str(what))


def test_costs_lie_between_0_and_8() -> None:
    """NA-7.2"""
    assert all(0 <= title.cost <= 8 for title in game.cards.titles if title.cost is not None)


def test_the_template_has_all_names_and_copies_and_plays(tmp_path: Path) -> None:
    """NA-2.6: what `tablee pack new` writes is a whole pack to begin with."""
    path = tmp_path / "mine.toml"
    path.write_text(template(game, "mine", Words("en", game)), encoding="utf-8")
    mine = game.with_pack(str(path))
    assert [(t.name, t.copies) for t in mine.cards.titles] == [(t.name, t.copies) for t in game.cards.titles]
    assert mine.pack_name == "mine"
    for seed in range(5):
        playout(mine, 2, settle(mine.options, {}), Random(seed))


def test_a_changed_pack_is_dealt_by_its_file(tmp_path: Path) -> None:
    """NA-2.7"""
    path = tmp_path / "dear.toml"
    path.write_text(text(rows(eau={"cost": 8})), encoding="utf-8")
    table = tablee.deal("narcose", 2, 1, {"pack": str(path)})
    assert table.game.cards.cost[table.game.cards.index["eau"]] == 8
    assert table.game.pack_digest != game.pack_digest
    assert game.with_pack("base") is game


NO = {"effects": None, "sides": None}
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("eau", {"cost": 9}, r"title eau.*cost"),
    ("eau", {"cost": None}, r"eau: cost: expected for a card that is bought"),
    ("drojecoin", {"cost": 2}, r"drojecoin: cost"),
    ("drojecoin", {"copies": 7}, r"drojecoin: copies: expected an even number"),
    ("lsd", {"types": []}, r"lsd: types: expected for a drug"),
    ("lsd", {"types": ["sleepy"]}, r"title lsd.*types"),
    ("lsd", {"route": None}, r"lsd: route: expected for a drug"),
    ("lsd", {"sub": "opi"}, r"lsd: sub: opi or gaba is for a depressant"),
    ("benzo", {"sub": None}, r"benzo: sub: expected opi or gaba"),
    ("eau", {"made": "natural"}, r"eau: made"),
    ("lsd", {"zone": True}, r"lsd: zone: only an RdR card"),
    ("eau", {"zone": None}, r"eau: reaction: expected zone = true"),
    ("eau", {"malus": {"name": {"en": "a", "fr": "b"}, "do": [{"lose": 1}]}}, r"eau: malus: only a drug"),
    (
        "lsd",
        {"malus": {"name": {"en": "a", "fr": "b"}, "do": [{"lose": 1}]}},
        r"lsd: malus: no effect of this card places it there",
    ),
    ("dmt", {"malus": None}, r"dmt: malus: expected what it does"),
    ("dmt", {"malus": {"name": {"en": "a", "fr": "b"}, "do": []}}, r"dmt: malus.do: expected at least one verb"),
    (
        "dmt",
        {"malus": {"name": {"en": "a", "fr": "b"}, "do": [{"draw": 1}]}},
        r"dmt: malus.do\[0\]: draw cannot stand here",
    ),
    ("lsd", {"text": {"en": "x", "fr": "y"}}, r"lsd: text: leave it out"),
    ("lsd", {"tag": {"en": "x", "fr": "y"}}, r"lsd: tag: leave it out"),
    ("nsa", {"source": "WHO"}, r"nsa: source: a source is for a fact"),
    ("speed", {"counts": 2}, r"speed: counts"),
    ("nsa", {"base": True}, r"nsa: base"),
    ("therapie", {"sides": [[{"do": [{"heal": 1}]}]]}, r"therapie: sides: expected two lists"),
    ("therapie", {"effects": [{"do": [{"heal": 1}]}]}, r"therapie: sides: with sides"),
    ("residus", {"coins": None, **NO}, r"residus: effects: this card does nothing"),
    ("cafeine", {"effects": [{"do": []}]}, r"cafeine: effects\[0\].do: expected at least one verb"),
    ("cafeine", {"effects": [{"do": [{"drink": 1}]}]}, r"cafeine: effects\[0\].do\[0\]: drink is no action effect"),
    ("cafeine", {"effects": [{"do": [{"draw": 0}]}]}, r"cafeine: effects\[0\].do\[0\]: draw"),
    (
        "cafeine",
        {"effects": [{"do": [{"damage": 1}], "once": True, "name": {"en": "a", "fr": "a"}}]},
        r"are counted: no once",
    ),
    ("cafeine", {"effects": [{"do": [{"draw": 1}], "once": True}]}, r"effects\[0\].name: a once-per-turn"),
    (
        "cafeine",
        {"effects": [{"do": [{"damage": 1}], "mix": {"en": "a", "fr": "a"}}]},
        r"when: a mixture needs a condition",
    ),
    ("cafeine", {"effects": [{"do": [{"draw": 1}], "free": {"behind": {}}}]}, r"free: there is no cost"),
    ("cafeine", {"effects": [{"do": [{"draw": 1}, {"damage": 1}]}]}, r"damage is no action effect"),
    (
        "cafeine",
        {"effects": [{"do": [{"draw": 1}], "when": {"in_play": "sweets", "at_least": 1}}]},
        r"there is no 'sweets'",
    ),
    ("cafeine", {"effects": [{"do": [{"draw": 1}], "when": {"without_rdr": "tea"}}]}, r"there is no card 'tea'"),
    ("cafeine", {"effects": [{"do": [{"when": {"behind": {}}, "then": []}]}]}, r"then: expected at least one verb"),
    ("eau", {"effects": [{"do": [{"cling": {}}]}]}, r"cling works on a card in play"),
    ("eau", {"reaction": {"where": "zone", "do": []}}, r"eau: reaction.do: expected at least one verb"),
    ("eau", {"reaction": {"where": "zone", "do": [{"ground": 1}], "then": [{"draw": 1}]}}, r"draw cannot stand here"),
    ("nsa", {"effects": [{"do": [{"close": {}}], "when": {"behind": {}}}]}, r"nsa: effects\[0\]: an event has only do"),
    ("nsa", {"effects": [{"do": [{"draw": 1}]}]}, r"draw is no event effect"),
    ("infection", {"effects": [{"do": [{"lose": 1}]}]}, r"infection: effects\[0\].must"),
    ("infection", {"kind": "asset", "cost": 1}, r"exactly one title of kind infection"),
]


@pytest.mark.parametrize(("card", "new", "why"), WRONG)
def test_what_cannot_be_is_refused_with_card_field_and_reason(card: str, new: dict[str, Any], why: str) -> None:
    """NA-2.2"""
    with pytest.raises(PackError, match=why):
        changed(**{card: new})


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        (lambda row: row["kind"] != "event", "at least 8 events"),
        (lambda row: "cost" not in row, "at least 40 cards with a cost"),
        (lambda row: not row.get("base"), "at least 5 cards in a base deck"),
    ],
)
def test_a_pack_needs_enough_cards(kept: Any, why: str) -> None:
    """NA-3.2, NA-3.4, NA-3.5"""
    others = {"effects": [{"do": [{"heal": 1}]}], "reaction": None, "sides": None}
    plain = {id["id"]: others for id in BASE["title"] if id["kind"] in ("rdr", "asset")}
    assert plain
    with pytest.raises(PackError, match=why):
        load(text([row for row in rows(mdma={"effects": [{"do": [{"damage": 1}]}]}) if kept(row)]))


def test_a_source_is_named_where_a_page_was_read_and_the_page_of_the_cards_lists_what_to_check() -> None:
    """NA-16.2: none was read so far."""
    checked = (Path(__file__).parents[3] / "docs" / "cards" / "narcose.md").read_text(encoding="utf-8")
    for title in game.cards.titles:
        assert not title.source
        assert title.fact is None or f"| {title.name.fr} | {title.fact.en} |" in checked


def test_there_are_ten_mixtures_and_more() -> None:
    """NA-12.1: the same mixture may stand on several cards."""
    mixed = {ready.line.mix.en for face in game.cards.faces for ready in face.lines if ready.line.mix}
    assert len(mixed) >= 10
