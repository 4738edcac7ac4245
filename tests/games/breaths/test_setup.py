"""DB-1, DB-2, DB-3, DB-13: the box, the modes, the set-up and the sheets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import happened, kind, offers, person

import tablee
from tablee.games.breaths import game
from tablee.kit import Act, IllegalAnswer, Note, OptionError, Table

SHEET = (
    "by will", "kind spades", "by social", "kind 3", "kind 8", "kind jack",
    "kind spades", "card spades-1", "kind hearts", "card hearts-8", "kind diamonds", "card diamonds-7",
)  # fmt: skip


def fan(table: Table[Any]) -> None:
    """Whoever begins picks the places 20, 40 and 60."""
    for part, place in (("part 14 to 26", 20), ("part 40 to 52", 40), ("part 53 to 65", 60)):
        table.answer(table.waiting[0], part)
        table.answer(table.waiting[0], f"place {place}")


def begun(seats: int = 3, seed: int = 1, **options: Any) -> Table[Any]:
    """A table at its first declaration."""
    table, rng = tablee.deal("breaths", seats, seed, options), Random(seed)
    while kind(table) != "declare":
        seat = table.waiting[0]
        table.answer(seat, rng.choice(table.ask(seat).options))
    return table


def test_three_to_six_players() -> None:
    """DB-1.1."""
    assert list(game.seats) == [3, 4, 5, 6]
    with pytest.raises(OptionError):
        tablee.deal("breaths", 2)


def test_paranoia_is_the_usual_mode_coop_the_other_and_story_mode_is_not_offered() -> None:
    """DB-1.2, DB-1.3."""
    assert game.options["mode"].values == ("paranoia", "coop")
    assert "story mode" in (game.folder / "en.ftl").read_text(encoding="utf-8")
    with pytest.raises(OptionError):
        tablee.deal("breaths", 3, options={"mode": "story"})


def test_the_box() -> None:
    """DB-2.1, DB-2.2, DB-2.3, DB-2.4, DB-2.5, DB-2.6, DB-13.1, DB-13.2: 78 cards of oxygen, 16, 8 and 18 cards, nine tokens."""
    cards = game.cards
    assert [len(deck) for deck in (cards.trumps, cards.knowledge, cards.situations, cards.secrets)] == [22, 16, 8, 18]
    kinds = [card.kind for card in cards.knowledge]
    assert [kinds.count(kind) for kind in ("action", "permanent", "quick")] == [8, 3, 5]
    table = begun(4)
    view = table.view(0)
    assert view["supply"] == {"physical": 3, "will": 3, "social": 3}
    assert view["reserve"]["count"] == 78
    assert len(view["board"]) == 3
    assert view["holder"] == view["first"]


def test_coop_plays_without_secrets_and_with_fifteen_knowledge_cards() -> None:
    """DB-1.4, DB-2.2, DB-13.2. Ruling 83: neither questioning nor scheming; fighting stays."""
    table = begun(3, mode="coop")
    view = table.view(0)
    assert view["knowledge_left"] == 9
    assert (view["secret"], view["board"]) == (None, [])
    said = offers(table)
    assert not any(option.startswith(("examine", "scheme")) for option in said)
    assert any(option.startswith("fight") for option in said)


def test_everybody_keeps_private_notes() -> None:
    """DB-2.7: lines that only their writer sees, kept with the record."""
    table = begun()
    table.change(Act(1, Note("seat 2 sighs too much")))
    assert table.view(1)["table"]["note"] == "seat 2 sighs too much"
    assert "note" not in table.view(0)["table"]
    assert tablee.replay(table.record).view(1)["table"]["note"] == "seat 2 sighs too much"


def test_whoever_begins_is_drawn_by_lot_or_chosen() -> None:
    """DB-13.8. Ruling 81: nobody's age is known."""
    assert {tablee.deal("breaths", 3, seed).view(None)["first"] for seed in range(20)} == {0, 1, 2}
    assert tablee.deal("breaths", 3, 1, {"first": 2}).waiting == (2,)


def test_three_cards_of_the_fan_are_turned_up_where_they_are_then_the_two_on_top() -> None:
    """DB-13.3, DB-13.4. Ruling 63, Ruling 96: a player picks the places; all see the cards and their depth."""
    table = tablee.deal("breaths", 3, 5, {"first": 1})
    assert kind(table) == "fan-part"
    fan(table)
    known = table.view(None)["reserve"]["known"]
    assert [k["place"] for k in known] == [1, 2, 20, 40, 60]
    assert all(k["up"] and k["seen"] for k in known)


def test_the_same_card_of_the_fan_cannot_be_picked_twice() -> None:
    """DB-13.3."""
    table = tablee.deal("breaths", 3, 5, {"first": 1})
    table.answer(1, "part 14 to 26")
    table.answer(1, "place 20")
    table.answer(1, "part 14 to 26")
    assert "place 20" not in offers(table)


@pytest.mark.parametrize(("seats", "held"), [(3, [2, 2, 2]), (4, [1, 2, 2, 1]), (5, [1, 2, 1, 1, 1]), (6, [1] * 6)])
def test_six_knowledge_cards_are_dealt_from_the_right_of_the_dealer(seats: int, held: list[int]) -> None:
    """DB-13.5, DB-10.2. Ruling 86: unevenly at four and five."""
    table = begun(seats, first=0)
    assert [len(person(table, seat)["knowledge"]) for seat in range(seats)] == held
    assert table.view(0)["knowledge_left"] == 10
    assert [event["seat"] for event in happened(table, "took-knowledge")][:2] == [1, 2]


def test_each_player_takes_a_secret_and_alone_reads_it() -> None:
    """DB-13.6, DB-11.2: three more lie on the board, unread."""
    table = begun(5)
    for seat in range(5):
        assert table.view(seat)["secret"] is not None
        assert person(table, seat, seat)["secret"]["card"] == table.view(seat)["secret"]
        assert person(table, seat, (seat + 1) % 5)["secret"]["card"] is None
    assert table.view(0)["board"] == [{"card": None, "open": False, "read_by": []}] * 3


def test_sheets_are_filled_in_out_of_sight_and_shown_together() -> None:
    """DB-3.1, DB-3.2, DB-3.3, DB-3.4, DB-3.5, DB-13.7. Ruling 80, Ruling 96: after the cards; suit, ranks, cards; public."""
    table = tablee.deal("breaths", 3, 5, {"first": 0})
    fan(table)
    assert table.waiting == (0, 1, 2)
    for said in SHEET:
        table.answer(1, said)
    assert person(table, 1)["conditions"] == {}
    assert table.view(1)["table"]["sealed"] == list(SHEET)
    for seat in (0, 2):
        for said in SHEET:
            table.answer(seat, said)
    assert person(table, 1, 0)["conditions"] == {
        "physical": {"kind": "cards", "of": ["spades-1", "hearts-8", "diamonds-7"]},
        "will": {"kind": "suit", "of": ["spades"]},
        "social": {"kind": "ranks", "of": ["3", "8", "jack"]},
    }


def test_a_sheet_has_three_different_ranks_three_different_cards_and_no_trump() -> None:
    """DB-3.3, DB-3.4. Ruling 80: conditions may overlap, as spades and the ace of spades do."""
    table = tablee.deal("breaths", 3, 5, {"first": 0})
    fan(table)
    for said in SHEET[:4]:
        table.answer(0, said)
    assert "kind 3" not in offers(table, 0)
    for said in SHEET[4:8]:
        table.answer(0, said)
    assert offers(table, 0) == ["kind clubs", "kind spades", "kind hearts", "kind diamonds"]
    table.answer(0, "kind spades")
    assert "card spades-1" not in offers(table, 0)
    assert not any("trump" in said for said in offers(table, 0))


def test_everybody_begins_with_three_life_points() -> None:
    """DB-3.6."""
    assert [person(begun(4), seat)["life"] for seat in range(4)] == [3, 3, 3, 3]


def test_options_are_checked() -> None:
    """DB-20.1, DB-20.2, DB-20.3: the house rules are options, on by default."""
    for name in ("house_tetany", "house_emperor", "house_passing"):
        assert game.options[name].values == (True, False)
    with pytest.raises(OptionError):
        tablee.deal("breaths", 3, options={"house_passing": "no"})


def test_an_answer_that_is_not_offered_is_refused_with_its_rule() -> None:
    """DB-7.3: and nothing has changed."""
    table = begun()
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(table.waiting[0], "no such thing")
    assert refused.value.rule == "DB-7.3"
