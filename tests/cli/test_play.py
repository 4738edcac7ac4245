"""A table in the terminal: what is shown, what can be typed, and how it ends."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.terminal.saves import read_record, read_seating
from tablee.words import Words

MINE = ("shipwreck", "--seed", "4", "--set", "first=0")
"""A table on which the person begins, with several plays to choose from."""


def numbers(seed: int, count: int = 400) -> list[str]:
    """What somebody types who chooses by lot; some numbers are too high."""
    rng = Random(seed)
    return [str(rng.randrange(1, 7)) for _ in range(count)]


def is_told_the_end(out: str, lang: str = "en") -> bool:
    """Whether the last words are those of a game that was won or lost."""
    words = Words(lang, tablee.find("shipwreck"))
    return any(flat(words.say(f"over-{reason}")) in flat(out) for reason in ("score", "doom"))


def flat(text: str) -> str:
    """What was printed, as if lines had no end."""
    return re.sub(r"\s+", " ", text)


def tables(home: Path) -> list[Path]:
    return sorted(path for path in (home / "tables").glob("*.json") if not path.name.endswith(".seats.json"))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played_to_its_end(command, home, lang, seed):
    said = command(
        "play", "shipwreck", "--seats", "3", "--bots", "novice", "--lang", lang, typed=["some words", *numbers(seed)]
    )
    assert said.code == 0
    assert is_told_the_end(said.out, lang)
    (file,) = tables(home)
    table = tablee.replay(read_record(file))
    assert table.over
    assert table.luck.nonces == {0: "some words"}
    assert table.luck.hash in said.out
    assert table.luck.secret.hex() in said.out
    assert said.out.index(table.luck.hash) < said.out.index(table.luck.secret.hex())
    assert f"tablee verify {file}" in said.out
    assert command("verify", str(file), "--lang", lang).code == 0


def test_a_seeded_table_shows_no_commitment_and_plays_alike_twice(command):
    first = command("play", "shipwreck", "--seed", "4", "--save", "one.json", typed=numbers(3))
    again = command("play", "shipwreck", "--seed", "4", "--save", "two.json", typed=numbers(3))
    assert first.out.replace("one.json", "two.json") == again.out
    assert "secret" not in first.out


def test_bots_alone_can_be_watched(command):
    said = command("play", "shipwreck", "--watch", "--seats", "4", "--seed", "1")
    assert said.code == 0
    assert "Your choice" not in said.out
    assert "you" not in re.findall(r"^e\d+ .*$", said.out, re.M)[1].lower()


def test_without_a_game_everything_is_asked_and_enter_takes_what_is_usual(command, home):
    said = command("play", typed=["", "", "", "", "", "quit"])
    (file,) = tables(home)
    record = read_record(file)
    assert (record.game, record.seats, record.options["difficulty"]) == ("shipwreck", 3, "normal")
    assert "Which game?" in said.out


def test_a_choice_that_is_not_in_the_list_is_asked_again(command, home):
    hard = Words("en", tablee.find("shipwreck")).say("setting-difficulty-hard")
    said = command("play", "--seed", "1", typed=["7", "the shipwreck arcana", "nine", "4", hard, "expert", "quit"])
    record = read_record(tables(home)[0])
    assert (record.seats, record.options["difficulty"]) == (4, "hard")
    assert "“7” is not in the list" in said.out
    assert "Reads between the lines" in said.out
    assert read_seating(tables(home)[0]).seats == ["human", "expert", "expert", "expert"]
    assert "type 2, 3, 4 or 5" in said.out


def test_a_bot_says_why_it_did_what_it_did(command):
    said = command(
        "play", *MINE, "--bots", "expert", typed=["why Basile", "1", "why basile", "why céleste", "why ondine", "quit"]
    )
    before, _, after = flat(said.out).partition("e3 ")
    assert "Nothing to tell yet about Basile" in before
    assert "Not a word from Basile just now" in after  # whose turn it is by then (SA-11.2)
    assert re.search("Céleste: “I (read|would say)", after)
    assert "What should be explained?" in after  # nobody else at this table is called that


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99: they go from 1 to"),
        ("0", "There is no option 0"),
        ("", "Type a number from 1 to"),
        ("dance", "I do not understand “dance”."),
        ("place 9 at nowhere", "“place 9 at nowhere” is not possible now."),
        ("why 77", "What should be explained?"),
        ("why e999", "What should be explained?"),
        ("rules zzz", "There is no rule “zzz”."),
        ("act 999", "Type “act” and a number from 1 to"),
        ("\x00\x1b[2J", "I do not understand “"),
        ("x" * 5000, "I do not understand “"),
    ],
)
def test_wrong_input_is_answered_kindly_and_asked_again(command, line, answer):
    said = command("play", *MINE, typed=[line, "1", "quit"])
    assert answer in flat(said.out)
    assert re.search(r"^e3 +You play the", said.out, re.M)
    assert said.code == 0


def test_a_refused_play_names_the_rule_of_the_card(command):
    said = command("play", *MINE, typed=["board", "place 9 at leviathan", "why SA-8.2"])
    assert "Type “why SA-8.2” to read the rule." in flat(said.out)
    assert "SA-8.2  Leviathan" in said.out


def test_an_option_may_be_typed_in_words(command):
    shown = command("play", *MINE, typed=[])
    label = re.search(r"^ +1 (Play the \d.*?)  ", shown.out, re.M)[1]
    said = command("play", *MINE, typed=[label.upper() + "."])
    assert re.search(r"^e3 +You play the", said.out, re.M)
    text = str(tablee.deal("shipwreck", 3, 4, {"first": 0}).asks[0].options[0])
    said = command("play", *MINE, typed=[text])
    assert re.search(r"^e3 +You play the", said.out, re.M)


@pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("fr", "pourquoi"), ("fr", "why")])
def test_why_shows_the_rule_of_the_question_of_an_option_and_of_an_event(command, lang, why):
    said = command("play", *MINE, "--lang", lang, typed=[why, f"{why} 1", f"{why} e1"])
    assert re.search(r"^ +SA-5\.3 +(Play one|Poser l’une des deux) *$", said.out, re.M)
    assert re.search(r"^ +SA-(8|4)\.\d+ ", said.out, re.M)
    assert re.search(r"^ +SA-3\.6 ", said.out, re.M)


@pytest.mark.parametrize(
    "line", ["help", "?", "log", "log all", "log 2", "board", "acts", "odds", "rules 5.3", "rules doom", "note", "save"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_answers_in_both_languages(command, lang, line):
    before = command("play", *MINE, "--lang", lang, typed=[])
    said = command("play", *MINE, "--lang", lang, typed=[line])
    assert len(said.out) > len(before.out) + 20


def test_french_has_its_own_names_for_the_commands(command):
    lines = [
        "aide",
        "journal",
        "plateau",
        "chances",
        "actes",
        "acte 1",
        "noter le 5",
        "règles 5.3",
        "garder",
        "annuler",
        "quitter",
    ]
    said = command("play", *MINE, "--lang", "fr", typed=lines)
    assert "Je ne comprends pas" not in said.out
    assert "La table est enregistrée." in said.out


def test_notes_are_kept_with_the_table(command, home):
    command("play", "shipwreck", "--seed", "2", typed=["note the 5 is gone", "note and the 3", "quit"])
    (file,) = tables(home)
    assert read_record(file).notes == {"0": "the 5 is gone\nand the 3"}
    said = command("play", "--from", str(file), typed=["note", "note -", "quit"])
    assert "the 5 is gone" in said.out
    assert read_record(file).notes == {"0": ""}


def test_an_act_is_done_by_its_number_or_its_words(command, home):
    said = command("play", *MINE, typed=["acts", "act 3", "flip 1 7", "quit"])
    assert "You turn over the 3 on your line." in said.out
    assert "You turn over the 7 on your line." in said.out
    assert read_record(tables(home)[0]).steps[-2:] == [{"act": [0, "flip 0 3"]}, {"act": [0, "flip 0 7"]}]


def test_giving_up_is_asked_twice_and_the_bots_join_in(command, home):
    said = command("play", *MINE, typed=["surrender", "no", "surrender", "yes"])
    assert "are you sure?" in said.out
    assert "The table has given up." in said.out
    assert tablee.replay(read_record(tables(home)[0])).result.reason == "surrender"


def test_who_has_left_looks_on_to_the_end(command):
    said = command("play", *MINE, typed=["leave", "yes"])
    assert "You leave the table" in said.out
    assert is_told_the_end(said.out)


def test_undo_is_refused_with_a_reason_then_asked_of_the_others(command, home):
    typed = ["1", "undo", "no", "undo", "yes", "quit"]
    said = command("play", *MINE, typed=typed)
    assert "That cannot simply be taken back:" in said.out
    assert "You take back your last move." in said.out
    assert any(isinstance(step, dict) and "undo" in step for step in read_record(tables(home)[0]).steps)


def test_two_people_agree_or_not_to_take_back(command, home):
    typed = ["", "1", "", "2", "undo", "yes", "", "no", "", "undo", "yes", "", "yes", "", "quit"]
    said = command("play", "shipwreck", "--seats", "2", "--humans", "2", "--seed", "4", "--set", "first=0", typed=typed)
    asked = said.out.split("Hand the keyboard to Player 1.")[-1]
    assert "Player 2 would like to take back their last move. Do you agree?" in asked
    assert "In hand" not in asked.partition("Hand the keyboard")[0], "the other's fates are not on the screen"
    assert said.out.count("The others would rather go on.") == 1
    assert read_record(tables(home)[0]).steps[-1] == {"undo": [1, 8]}


def test_a_proposal_is_taken_back_freely_before_the_others_have_spoken(command, home):
    """Two people at one keyboard: the first proposes, and takes it back before the second has spoken."""
    typed = ["", "2", "", "undo", "", "3", "", "quit"]
    said = command("play", "shipwreck", "--seats", "3", "--humans", "2", "--seed", "1", "--set", "first=2", typed=typed)
    assert "Taken back for Player 1." in said.out
    assert read_record(tables(home)[0]).open == [(0, "predict 2")]


def test_people_at_one_keyboard_never_see_each_others_fates(command):
    typed = ["", "1", "", *numbers(1, 4)]
    said = command("play", "shipwreck", "--seats", "2", "--humans", "2", "--seed", "1", "--set", "first=0", typed=typed)
    parts = said.out.split("Hand the keyboard to ")
    assert len(parts) > 2
    for part in parts[1:]:
        mine = part[:8]
        assert mine in ("Player 1", "Player 2")
        assert not re.search(rf"^ *e\d+ +{mine}", part, re.M), "to its own reader a seat is “you”"
        assert not re.search(r"e\d+ +Player \d draws\. In hand", part)


def test_bots_say_once_that_they_doubt_then_follow_the_people(command):
    said = command("play", "shipwreck", "--seats", "4", "--seed", "1", "--set", "first=3", typed=["2", "2", "quit"])
    assert said.out.count("hesitates and would rather propose:") == 1
    assert "Basile follows you" in said.out
    assert "Céleste follows you" in said.out
    assert "The group predicts 1" in said.out


def test_people_may_follow_a_bot(command):
    said = command(
        "play", "shipwreck", "--seats", "3", "--seed", "1", "--set", "first=2", typed=["follow basile", "quit"]
    )
    assert re.search(r"^e\d+ +The group predicts", said.out, re.M)


def test_the_board_fits_80_columns_and_shows_more_at_120(command, monkeypatch):
    narrow = command("play", "shipwreck", "--seed", "3", "--lang", "fr", typed=[])
    assert max(len(line) for line in narrow.out.splitlines() if "tablee play" not in line) <= 80
    monkeypatch.setenv("COLUMNS", "120")
    wide = command("play", "shipwreck", "--seed", "3", "--lang", "fr", typed=[])
    assert 80 < max(len(line) for line in wide.out.splitlines() if "tablee play" not in line) <= 120
    assert len(flat(wide.out)) > len(flat(narrow.out))


def test_no_line_breaks_at_a_space_that_must_not_break(command):
    said = command("play", "shipwreck", "--seed", "3", "--lang", "fr", typed=numbers(1))
    assert not re.search(r"^[│ ]*[?!;:»]", said.out, re.M)


@pytest.mark.parametrize(
    ("tokens", "why"),
    [
        (["shipwreck", "--seats", "9"], "is for 2 to 5 seats"),
        (["shipwreck", "--seats", "3", "--humans", "5"], "5 people cannot share 3 seats"),
        (["shipwreck", "--bots", "genius"], "Sorry: there is no bot “genius”: there are random"),
        (["shipwreck", "--set", "difficulty=silly"], "choose one of"),
        (["shipwreck", "--set", "difficulty"], "NAME=VALUE"),
        (["shipwreck", "--set", "colour=red"], "there is no option"),
        (["chess"], "there is no game"),
        (["nowhere:game"], "no game at"),
        (["shipwreck", "--pack", "nothing.toml"], "there is no pack"),
        (["--from", "nothing.json"], "cannot be read"),
        (["shipwreck", "--lang", "de"], "choose one of en, fr"),
    ],
)
def test_what_cannot_be_played_is_one_sentence_and_code_2(command, tokens, why):
    said = command("play", *tokens, typed=[""])
    assert said.code == 2
    assert why in said.err
    assert said.err.startswith("Sorry: ")


def test_a_sentence_of_excuse_goes_on_in_small_letters_in_french_too(command):
    said = command("play", "shipwreck", "--bots", "genius", "--lang", "fr")
    assert flat(said.err).startswith("Pardon : il n’y a pas de robot « genius » : il y a random")


def test_a_game_without_a_board_gets_the_plain_one(command):
    said = command("play", "tests.kit.toys:cellar", "--seats", "2", "--seed", "1", typed=["1"] * 200)
    assert said.code == 0
    assert re.search(r"^active +you\nleft +12\n", said.out, re.M)


def test_bots_have_names_and_people_are_you(command):
    said = flat(command("play", "shipwreck", "--seats", "3", "--seed", "1", "--set", "first=1", typed=["quit"]).out)
    assert "Basile begins" in said and "Basile draws" in said and "Céleste" in said
    assert "Player" not in said


def test_people_who_share_a_keyboard_have_numbers(command):
    said = command(
        "play", "shipwreck", "--seats", "3", "--humans", "2", "--seed", "1", "--lang", "fr", typed=["", "quit"]
    )
    assert "Passez le clavier à Convive" in said.out
    assert "Céleste" in said.out


def test_a_replay_calls_the_bots_by_the_names_they_had(command, home):
    command("play", "shipwreck", "--seats", "3", "--seed", "1", typed=["1", "quit"])
    (file,) = tables(home)
    said = command("replay", str(file), "--plain")
    assert "Céleste proposes" in said.out and "Player 1 proposes" in said.out
    file.with_name(f"{file.name}.seats.json").unlink()
    assert "Player 3 proposes" in command("replay", str(file), "--plain").out
