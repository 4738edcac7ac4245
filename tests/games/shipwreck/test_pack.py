"""Packs that cannot be played say where and why, and change nothing (SA-2.11)."""

import re

import pytest
from tests.games.shipwreck.scene import heard, offers, scene

import tablee
from tablee.kit import Scripted

HEAD = """
[pack]
game = "shipwreck"
name = "odd"
extends = "base"
title = { en = "Odd", fr = "Bizarre" }
"""
CARD = """
[[arcana]]
id = "the-odd"
name = { en = "The Odd", fr = "La Bizarre" }
tag = { en = "odd", fr = "bizarre" }
text = { en = "Odd.", fr = "Bizarre." }
moons = 3
fits = [{ always = {} }]
power = "old"
origin = "original"
"""
POWER = """
[[power]]
id = "odd"
name = { en = "Odd?", fr = "Bizarre ?" }
text = { en = "Odd?", fr = "Bizarre ?" }
who = "group"
when = "after"
effect = [{ ask_among = [1] }]
origin = "original"
"""


@pytest.fixture
def pack(tmp_path):
    """A pack file made of these parts, with one line of them written otherwise."""

    def written(*parts, **changed):
        text = "".join(parts)
        for field, value in changed.items():
            line = "" if value is None else f"{field} = {value}\n"
            text, found = re.subn(rf"(?m)^{field} = .*\n", lambda _: line, text, count=1)  # noqa: B023
            text += "" if found else line
        file = tmp_path / "odd.toml"
        file.write_text(HEAD + text, encoding="utf-8")
        return str(file)

    return written


def error(file):
    with pytest.raises(tablee.PackError) as refused:
        tablee.deal("shipwreck", seats=2, options={"pack": file}, seed=1)
    return str(refused.value)


def test_a_sound_pack_is_played(pack):
    """SA-2.11."""
    table = tablee.deal("shipwreck", seats=2, options={"pack": pack(CARD, POWER)}, seed=1)
    assert "the-odd" in table.game.cards.index


def test_a_record_tells_its_pack_and_is_not_replayed_with_another(pack):
    """SA-2.11."""
    file = pack(CARD)
    record = tablee.deal("shipwreck", seats=2, options={"pack": file}, seed=1).record
    assert (record.pack, tablee.deal("shipwreck", seats=2, seed=1).record.pack) == ("odd", "base")
    assert tablee.replay(record, pack=file).record == record
    pack(CARD, moons=2)
    with pytest.raises(tablee.RecordError, match="'odd'"):
        tablee.replay(record, pack=file)


def test_an_unknown_verb_is_refused(pack):
    """SA-2.11."""
    said = error(pack(CARD, fits="[{ always = {} }, { sum_prime = 2 }]"))
    assert said.startswith(
        "odd.toml: the-odd: fits[1]: sum_prime is no condition; there are always, played, sum_at_least,"
    )


def test_an_unknown_effect_is_refused(pack):
    """SA-2.11."""
    said = error(pack(CARD, on_play="[{ explode = {} }]"))
    assert re.fullmatch(
        r"odd.toml: the-odd: on_play\[0\]: explode is no effect of a play; there are .*tell_higher, also", said
    )
    said = error(pack(CARD, on_fade="[{ tell_higher = {} }]"))
    assert re.fullmatch(r"odd.toml: the-odd: on_fade\[0\]: tell_higher is no effect of fading; there are no_doom", said)


def test_a_power_that_does_not_exist_is_refused(pack):
    """SA-2.11."""
    said = error(pack(CARD, power='"trice"'))
    assert said.startswith("odd.toml: the-odd: power: there is no power 'trice'; there are higher-than, 1-2-3,")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"moons": '"three"'}, "odd.toml: arcana the-odd: Expected `int`, got `str` - at `$.moons`"),
        ({"power": "3"}, "odd.toml: arcana the-odd: Expected `str`, got `int` - at `$.power`"),
        ({"fits": '"always"'}, "odd.toml: arcana the-odd: Expected `array`, got `str` - at `$.fits`"),
        ({"name": '{ en = "The Odd" }'}, "odd.toml: arcana the-odd: Object missing required field `fr` - at `$.name`"),
        ({"text": None}, "odd.toml: arcana the-odd: Object missing required field `text`"),
        ({"colour": '"red"'}, "odd.toml: arcana the-odd: Object contains unknown field `colour`"),
    ],
    ids=["number", "text", "list", "one language", "missing", "unknown"],
)
def test_a_field_of_the_wrong_type_is_refused(pack, changed, said):
    """SA-2.11."""
    assert error(pack(CARD, **changed)) == said


@pytest.mark.parametrize(
    ("fits", "said"),
    [
        (
            '[{ sum_at_least = "eleven" }]',
            "fits[0]: sum_at_least: Expected `int`, got `str`; for example { sum_at_least = 11 }",
        ),
        ("[{ apart = 1 }]", "fits[0]: apart: Expected `array`, got `int`; for example { apart = [1, 2] }"),
        (
            '[{ played = "middle" }]',
            "fits[0]: played: Invalid enum value 'middle'; for example { played = \"higher\" }",
        ),
        ("[{ always = 1 }]", "fits[0]: always takes nothing: write { always = {} }"),
        ("[{ sum_at_least = 11, twice = true }]", "fits[0]: sum_at_least does not take twice"),
        ("[{}]", "fits[0]: expected one verb in braces, got {}"),
    ],
    ids=["number", "list", "word", "nothing", "too much", "no verb"],
)
def test_a_verb_with_the_wrong_argument_is_refused(pack, fits, said):
    """SA-2.11."""
    assert error(pack(CARD, fits=fits)) == f"odd.toml: the-odd: {said}"


def test_a_condition_that_cannot_be_reckoned_is_refused(pack):
    """SA-2.11: nothing is a multiple of nought."""
    assert error(pack(CARD, fits="[{ sum_multiple = 0 }]")).startswith("odd.toml: the-odd: fits")


def test_two_cards_with_one_name_are_refused(pack):
    """SA-2.11, SA-2.1: neither the id nor the name in either language may be another's."""
    assert error(pack(CARD, id='"dawn"')) == "odd.toml: arcana dawn: two cards are called 'dawn'"
    assert (
        error(pack(CARD, name='{ en = "Dawn", fr = "Autre" }'))
        == "odd.toml: arcana the-odd: two cards are called 'Dawn'"
    )
    assert (
        error(pack(CARD, name='{ en = "Other", fr = "Minuit" }'))
        == "odd.toml: arcana the-odd: two cards are called 'Minuit'"
    )


def test_a_card_without_a_condition_is_refused(pack):
    """SA-2.11, SA-5.4."""
    said = error(pack(CARD, fits="[]"))
    assert said == "odd.toml: the-odd: fits: expected at least one condition, such as { always = {} }"


@pytest.mark.parametrize("moons", [0, 10])
def test_a_card_that_lasts_no_time_or_too_long_is_refused(pack, moons):
    """SA-2.11, SA-2.2."""
    assert error(pack(CARD, moons=moons)) == f"odd.toml: the-odd: moons: expected a number from 1 to 4, got {moons}"


@pytest.mark.parametrize(
    ("effect", "who", "when", "right"),
    [
        ("swap_empty = {}", "active", "after", "'active' and when = 'before'"),
        ("swap_empty = {}", "group", "before", "'active' and when = 'before'"),
        ("discard_lower = {}", "active", "before", "'active' and when = 'after'"),
        ("say_old = {}", "group", "after", "'active' and when = 'after'"),
        ("ask_among = [1]", "active", "after", "'group' and when = 'after'"),
        ("ask_higher = {}", "group", "before", "'group' and when = 'after'"),
        ("extra_prediction = 1", "active", "before", "'group' and when = 'after'"),
    ],
)
def test_a_power_at_the_wrong_moment_is_refused(pack, effect, who, when, right):
    """SA-2.11, SA-7.4, SA-7.5."""
    said = error(pack(POWER, effect=f"[{{ {effect} }}]", who=f'"{who}"', when=f'"{when}"'))
    assert said == f"odd.toml: odd: effect[0]: {effect.split()[0]} is for who = {right}"


def test_a_power_that_does_nothing_is_refused(pack):
    """SA-2.11."""
    assert error(pack(POWER, effect="[]")) == "odd.toml: odd: effect: expected at least one verb"


def test_a_card_like_one_that_does_not_exist_is_refused(pack):
    """SA-2.11."""
    assert error(pack(CARD, fits='[{ like = "nobody" }]')).startswith(
        "odd.toml: the-odd: fits[0]: there is no arcana 'nobody'"
    )


def test_an_effect_of_a_card_that_does_not_exist_is_refused(pack):
    """SA-2.11: when the pack is read, not in the middle of a game."""
    assert error(pack(CARD, on_play='[{ also = "nobody" }]')).startswith(
        "odd.toml: the-odd: on_play[0]: there is no arcana 'nobody'"
    )


def test_a_question_about_a_value_that_no_fate_has_is_refused(pack):
    """SA-2.11, SA-2.7."""
    assert error(pack(POWER, effect="[{ ask_among = [-1, 2] }]")).startswith("odd.toml: odd: effect[0]: ask_among")


def test_a_pack_that_extends_itself_is_refused(tmp_path):
    """SA-2.11."""
    file = tmp_path / "odd.toml"
    file.write_text(HEAD.replace('"base"', '"odd.toml"') + CARD, encoding="utf-8")
    assert error(str(file)).startswith("odd.toml: ")


def test_a_card_like_another_fits_as_that_one_does(pack):
    """SA-2.11."""
    file = pack(CARD, fits='[{ like = "dawn" }]')
    table = scene("the-odd", "leviathan", "the-deep", "the-mirror", draws=[2, 5], pack=file)
    assert offers(table, 0) == {"place 5 at the-odd"}


def test_a_card_may_also_do_what_another_does(pack):
    """SA-2.11."""
    table = scene(
        "the-odd", draws=[2, 5], pack=pack(CARD, on_play='[{ also = "the-chalice" }, { extra_prediction = 1 }]')
    )
    table.answer(0, "place 2 at the-odd")
    assert [(event["fate"], event["yes"]) for event in heard(table, "told")] == [(2, True)]
    table.answer(1, "predict 4")
    table.answer(1, "predict 5")
    assert table.view(None)["score"] == 1


def test_a_card_that_is_like_itself_is_refused(pack):
    """SA-2.11."""
    assert error(pack(CARD, fits='[{ like = "the-odd" }]')).startswith("odd.toml: the-odd: fits[0]: this never ends")


def test_two_cards_that_are_like_each_other_are_refused(pack):
    """SA-2.11."""
    other = CARD.replace("the-odd", "the-even").replace("The Odd", "The Even").replace("La Bizarre", "La Paire")
    file = pack(CARD.replace("always = {}", 'like = "the-even"'), other.replace("always = {}", 'like = "the-odd"'))
    assert re.match(r"odd.toml: the-(odd|even): fits\[0\]: this never ends", error(file))


def never_ending(pack):
    file = pack(CARD, on_play='[{ also = "the-odd" }]')
    luck = Scripted({"pile": [20, 0, 1, 2, 3], "bag": [1, 4], "first": [0]})
    return tablee.deal("shipwreck", seats=2, options={"pack": file}, luck=luck)


def test_an_effect_that_never_ends_is_stopped(pack):
    """SA-2.11."""
    with pytest.raises(tablee.PackError) as stopped:
        never_ending(pack).answer(0, "place 2 at the-odd")
    assert str(stopped.value).startswith("odd.toml: the-odd: on_play[0]: this never ends")


def test_nothing_has_changed_when_an_effect_that_never_ends_is_stopped(pack):
    """SA-2.11: the table is as it was, and another play goes on from there."""
    table, twin = never_ending(pack), never_ending(pack)
    with pytest.raises((tablee.PackError, RecursionError)):
        table.answer(0, "place 2 at the-odd")
    for viewer in (None, 0, 1):
        assert (table.view(viewer), table.events(viewer)) == (twin.view(viewer), twin.events(viewer))
    assert table.state == twin.state
    assert table.record == twin.record
    for each in (table, twin):
        each.answer(0, "place 5 at dawn")
        each.answer(1, "predict 2")
    assert table.state == twin.state
    assert table.events(1) == twin.events(1)
