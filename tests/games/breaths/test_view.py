"""What a seat is told, as data with types."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.breaths.scene import person, say, scene

import tablee
from tablee.bots import levels
from tablee.games.breaths import game
from tablee.games.breaths.beliefs import BreathsInsight
from tablee.games.breaths.cards import DOWN, INDEX
from tablee.games.breaths.state import FINAL, BreathsState
from tablee.games.breaths.view import BreathsView
from tablee.kit import ALL, Act, Seeded, Slot, Table
from tablee.kit.chair import Chair
from tablee.kit.settings import settle
from tablee.server.wire import view_typescript
from tablee.trials.play import Case, positions


@pytest.fixture(scope="module")
def observed() -> Table[Any]:
    """DB-18.14: a keen observer's condition has become the trumps, and a secret of the board is theirs."""
    table = scene(secrets={1: "keen-observer"}, draws=["trump-12"], board=["recycler"])
    say(table, "explore", "draw", "place 1")
    return table


@pytest.mark.parametrize("mode", ["paranoia", "coop"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_told_has_the_types_that_are_promised(mode: str, viewer: int | None) -> None:
    table: Table[Any] = Table(game, 4, Seeded(5), settle(game.options, {"mode": mode}))
    for _ in range(90):
        for told, kind in ((table.view(viewer), BreathsView), (table.insight(viewer), BreathsInsight)):
            told.pop("table", None)  # what the kit adds for every game
            assert msgspec.to_builtins(msgspec.convert(told, kind)) == told
        if table.over:
            break
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).options[0])
    assert table.state.turns


def test_a_condition_of_trumps_is_told_as_one_and_the_pages_know_it(observed: Table[Any]) -> None:
    """DB-3.2: besides suits, ranks and cards."""
    assert person(observed, 1)["conditions"]["will"] == {"kind": "trump", "of": ["trump"]}
    assert msgspec.convert(observed.view(0), BreathsView).seats[1].conditions["will"].kind == "trump"
    condition = view_typescript(game).split("interface Condition {")[1].split("}")[0]
    assert all(f'"{kind}"' in condition for kind in ("suit", "ranks", "cards", "trump"))


def test_an_emptied_place_of_the_board_holds_no_secret(observed: Table[Any]) -> None:
    """DB-11.13: whoever held none just took one."""
    assert [place is not None for place in observed.view(0)["board"]] == [False, True, True]


# DB-19.1: whose memory it is


def laid_out(memory: bool) -> Table[Any]:
    """Much that was seen and lies face down again, to everybody or to seat 0 alone."""

    def arrange(s: BreathsState) -> None:
        s.discard.append(DOWN[INDEX["hearts-9"]])
        s.loose[INDEX["hearts-9"]] = 0
        s.reserve.pop(0)
        s.secrets[1] = s.secrets[1]._replace(seen=0b11)
        s.secrets[3] = Slot(2, False, 0b1, s.cards.every_secret)
        s.secret_loose[2] = 0
        s.situations[s.pile[-1]] = Slot(4, False, 0b1, s.cards.every_situation)
        s.situation_loose[4] = 0
        s.knowledge[1] = s.knowledge[1]._replace(seen=0b11)

    return scene(
        known={2: "clubs-2"}, shown={3: "spades-3"}, hands={0: ("backtrack",), 1: ("sow-doubt",)}, arrange=arrange, memory=memory,
        secrets={0: "recycler", 1: "temerity"},
    )  # fmt: skip


def listed(view: dict[str, Any]) -> list[Any]:
    """What a view tells of cards that lie face down: reserve, discard, situations, a hand, a secret, the board."""
    return [
        [known["card"] for known in view["reserve"]["known"] if not known["up"]],
        view["discard"][0]["card"],
        view["pile"][0],
        view["seats"][1]["knowledge"][0]["card"],
        view["seats"][1]["secret"]["card"],
        view["board"][0]["card"],
    ]


def test_what_lies_face_down_again_is_not_listed() -> None:
    """DB-19.1, DB-4.3: neither to whoever saw it nor to spectators; face-up cards and one's own are."""
    table = laid_out(memory=False)
    for seat in (0, 1, None):
        own = [[], None, None, None, None, None]
        if seat == 1:
            own[3:5] = ["sow-doubt", "temerity"]
        assert listed(table.view(seat)) == own
    view = table.view(0)
    assert [known["card"] for known in view["reserve"]["known"]] == ["spades-3"]
    assert (view["hand"], view["secret"], view["memory"]) == (["backtrack"], "recycler", False)
    assert view["seats"][0]["secret"]["card"] == "recycler"


@pytest.mark.parametrize("memory", [False, True])
def test_knowledge_thrown_away_is_listed_only_where_the_table_remembers(memory: bool) -> None:
    """DB-19.1, DB-18.7: seat 0 has seen the card of seat 2 that the Recycler throws away."""
    kings = [f"{suit}-king" for suit in ("clubs", "spades", "hearts")]
    hands = {2: ("sow-doubt", "backtrack")}
    table = scene(secrets={1: "recycler"}, discard=kings, hands=hands, luck={"recycling": [0, 0, 0]}, memory=memory)
    table.change(Act(2, "show 1 to 0"))
    table.answer(1, "decide recycler")
    table.answer(1, "place 1")
    assert table.view(0)["gone"] == ["sow-doubt" if memory else None]
    assert Chair(table, 0).view["gone"] == ["sow-doubt"] and table.view(1)["gone"] == [None]


@pytest.mark.parametrize("memory", [False, True])
def test_situations_put_back_on_a_stage_are_listed_only_where_the_table_remembers(memory: bool) -> None:
    """DB-19.1, DB-12.3: one of stage I was explored, and then the other."""

    def arrange(s: BreathsState) -> None:
        s.phase, s.stages = FINAL, [[0, 1], [2, 3], [4, 5]]
        s.pile = [6, 7]
        s.situations[1] = Slot(4, False, ALL, 1 << 4)
        s.situation_loose[4] = 0

    table = scene(knowledge_left=0, arrange=arrange, memory=memory)
    seen = ["mental-visions" if memory else None, None]
    assert table.view(0)["final"]["known"][0] == seen and table.view(None)["final"]["known"][0] == seen
    assert Chair(table, 0).view["final"]["known"][0][0] == "mental-visions"


def test_what_a_secret_may_be_rests_on_what_lies_in_sight_unless_the_table_remembers() -> None:
    """DB-19.1, DB-19.4: seat 0 has read the secret of seat 1, which lies face down; its own is nobody else's all the same."""
    for memory, known in ((False, 17), (True, 1)):
        table = laid_out(memory)
        may = table.insight(0)["secrets"]
        assert len(may["1"]) == known and "recycler" not in may["2"] and "temerity" in may["1"]
        assert ("temerity" in may["2"]) is not memory
        assert Chair(table, 0).insight["secrets"]["1"] == ["temerity"]
        assert len(table.insight(None)["secrets"]["1"]) == 18


def test_a_table_with_memory_lists_it_and_a_bot_remembers_at_any() -> None:
    """DB-19.1: for whoever has seen it, and for nobody else."""
    seen = [["clubs-2"], "hearts-9", "mental-visions", "sow-doubt", "temerity", "dementia"]
    assert listed(laid_out(memory=True).view(0)) == seen
    assert listed(laid_out(memory=True).view(2)) == [["clubs-2"], "hearts-9", None, None, None, None]
    assert listed(Chair(laid_out(memory=False), 0).view) == seen


def test_memory_is_off_for_a_new_table_and_old_ones_keep_theirs() -> None:
    """DB-19.1: tables of the first version of the rules, which had no such option, list what was seen."""
    assert tablee.deal("breaths", 3, 1).options["memory"] is False
    former = game.of_version(1)
    table = tablee.deal(former, 3, 1)
    assert (table.record.version, "memory" in table.options, table.view(0)["memory"]) == (1, False, True)
    assert tablee.replay(table.record).game.version == 1


def test_a_position_of_the_first_version_is_read_by_its_rules() -> None:
    """DB-19.1: what it could not say is as it was."""
    position = tablee.deal(game.of_version(1), 3, 1).position()
    text = "\n".join(
        line for line in position.to_toml().splitlines() if line.split(" ")[0] not in ("memory", "acted", "targets")
    )
    table = tablee.deal("breaths", seed=1, position=text)
    assert (table.game.version, table.state.memory) == (1, True)


def test_what_a_bot_remembers_is_the_same_in_every_world_it_may_imagine() -> None:
    """DB-19.1, DB-19.3: its memory is its seat's, and holds nothing else."""
    for seed in (3, 8):
        for n, table in enumerate(positions(Case(game, 3, {"mode": "paranoia"}, bot=levels(game)["novice"]), seed)):
            if n % 40:
                continue
            for seat in range(3):
                world = table.imagine(seat, Random(n))
                assert world.recall(seat) == table.recall(seat)
                assert world.reckon(seat) == table.reckon(seat)
