"""The pack: what is in it, and what a file is refused for."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import tablee
from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import FOLDER, Cards, goal
from tablee.games.petite_mort.pictograms import CAUSES
from tablee.kit import PackError

CARDS = game.cards
EXTRA = """[[diploma]]
id = "tenth"
name = { en = "Tenth", fr = "Dixième" }
text = { en = "-", fr = "-" }
origin = "original"
level = 3

[[diploma]]
"""
BASE = (FOLDER / "cards.toml").read_text(encoding="utf-8")


def test_the_pack_has_the_cards_the_list_says() -> None:
    """PM-2.1, PM-2.2, PM-2.3: 152 cards, as docs/cards says and why."""
    assert (len(CARDS.people), len(CARDS.traits), len(CARDS.scythes)) == (40, 76, 36)
    assert (len(CARDS.diplomas), len(CARDS.objectives), sum(CARDS.supply)) == (9, 54, 21)


def test_no_cause_is_rarer_than_another() -> None:
    """PM-2.4: twenty weaknesses of each, and nearly as many Reaping cards."""
    weak = Counter(kind for card in [*CARDS.people, *CARDS.traits] for kind in card.weak)
    assert {weak[cause] for cause in CAUSES} == {20}
    needs = Counter(kind for card in CARDS.scythes for kind in card.needs)
    assert max(needs.values()) - min(needs.values()) <= 3


def test_despair_is_treated_with_care() -> None:
    """PM-2.4: no Reaping card asks for it alone or with a Darwin Award, no card shows both, and it has most strengths."""
    for scythe in CARDS.scythes:
        assert "suicide" not in scythe.needs or (len(scythe.needs) == 2 and "darwin" not in scythe.needs)
    assert not [card.id for card in CARDS.traits if {"suicide", "darwin"} <= set(card.weak)]
    strong = Counter(kind for card in [*CARDS.people, *CARDS.traits] for kind in card.strong)
    assert strong.most_common(1)[0][0] == "suicide"


def test_lives_read_as_obituaries() -> None:
    """A trait is in the past, in French begins with « A », and both languages end with a full stop or a quotation."""
    for trait in CARDS.traits:
        assert re.match(r"A(vait)? ", trait.text.fr), trait.id
    for card in [*CARDS.people, *CARDS.traits]:
        assert card.text.en[-1] in ".”" and card.text.fr[-1] in ".»"


def test_every_verb_has_an_example_that_compiles() -> None:
    """PM-13.1."""
    import tomllib

    for verb in goal.known.values():
        assert verb.doc.startswith("PM-13.")
        entry = tomllib.loads(f"x = [{verb.example}]")["x"]
        assert goal.compile(entry, verb.name)


def refused(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as error:
        Cards(str(path))
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal = [{ people = 5 }]", "goal = []", "a-small-family: goal: expected at least one goal"),
        ("goal = [{ people = 5 }]", "goal = [{ people = 99 }]", "people needs 99, and the whole pack has 40"),
        ("goal = [{ people = 5 }]", "goal = [{ people = 0 }]", "for example { people = 5 }"),
        ("goal = [{ people = 5 }]", "goal = [{ scythes = 2 }]", "keeps_scythes = true"),
        ("goal = [{ people = 5 }]", "goal = [{ hats = 2 }]", "hats is no goal"),
        (
            "goal = [{ people = 5 }]",
            'goal = [{ weaknesses = ["heart", "heart"], at_least = 2 }]',
            "name each thing once",
        ),
        ("goal = [{ people = 5 }]", "goal = [{ people = 5 }]\nplaces = [2, 1, 1]", "at 2 seats expected 0 to 1"),
        ('diploma = "moisson-d-avril"', 'diploma = "nowhere"', "there is no Diploma 'nowhere'"),
        ('id = "herbier"\n', 'id = "herbarium"\n', "there is no Diploma 'herbier'"),
        ("[[diploma]]\n", EXTRA, "tenth: id: no table can choose it"),
        ('needs = ["heart", "stroke"]', "needs = []", "power-surge: needs: expected at least one weakness"),
        ('symbol = "hour"', 'symbol = "noon"', "there is no symbol 'noon'"),
        ('kind = "cancer"', 'kind = "heart"', "expected one [[token]] with kind = 'heart'"),
        ("copies = 3", "copies = 0", "token-heart"),
        ('strong = ["heart"]', 'strong = ["darwin"]', "strong"),
        ('id = "cat"', 'id = "odilon-parquet"', "cannot share an id"),
        ("souls = 2", "souls = -1", "souls"),
        ('[[symbol]]\nid = "knell"', '[[token]]\nid = "knell"', "knell"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in BASE
    assert said in refused(tmp_path, BASE.replace(old, new, 1))


def test_too_few_cards_are_refused(tmp_path: Path) -> None:
    """PM-3.4, PM-3.5."""
    parts = re.split(r"(?=^\[\[)", BASE, flags=re.M)
    for section, least in (("person", 12), ("trait", 12), ("scythe", 8), ("symbol", 4), ("objective", 6)):
        kept, seen = [], 0
        for part in parts:
            seen += part.startswith(f"[[{section}]]")
            if not part.startswith(f"[[{section}]]") or seen < least:
                kept.append(part)
        assert str(least) in refused(tmp_path, "".join(kept))


def test_another_pack_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASE.replace('name = "base"', 'name = "mine"', 1).replace("{ people = 5 }", "{ people = 6 }"))
    table = tablee.deal("petite-mort", 3, 1, {"pack": str(path)})
    assert table.game.pack_name == "mine"
    assert table.view(None)["diploma"]["objectives"][0]["progress"][0] == [[0, 6]]
    assert game.with_pack("base") is game
    assert table.game.with_pack("base").pack_digest == game.pack_digest
