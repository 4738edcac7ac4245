"""`tablee play`: a table in this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import tablee
from tablee.bots import levels, usual_level
from tablee.cli import start
from tablee.kit import Committed, Game, OptionError, Position, Table
from tablee.kit.files import reason
from tablee.reading.labels import level_label, level_note, setting_label, value_label
from tablee.reading.lessons import Course, Lesson, lesson
from tablee.reading.lessons import position as begun_from
from tablee.registry import usual_seats
from tablee.terminal.notice import accepted
from tablee.terminal.prompt import Quit
from tablee.terminal.saves import HUMAN, Seating, new_file, read_seating, remember_pack
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.words import Lang, Words, language

COMMON = ("pack", "first", "aids")
"""Options that nobody is asked about; `--set` gives them."""


def play(
    game: str = "",
    /,
    *,
    seats: int | None = None,
    bots: str = "",
    humans: int = 1,
    watch: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang | None = None,
    seed: int | None = None,
    set: Annotated[list[str] | None, Parameter(name=["--set"], negative=())] = None,
    pack: str = "",
    from_: Annotated[Path | None, Parameter(name=["--from"])] = None,
    position: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play in this terminal, alone with bots or several at one keyboard.

    Parameters
    ----------
    game
        Which game, by its name or as module:attribute, whose code is run; without it you are asked.
    seats
        How many seats there are.
    bots
        How well the bots play: random, novice, ...; several, one for each bot, with commas.
    humans
        How many people share this terminal; they sit in the first seats.
    watch
        Let bots play in all seats and look on.
    lang
        en or fr.
    seed
        A table that can be dealt again. Without it the luck is drawn from a secret that is shown at the end.
    set
        An option of the game as NAME=VALUE, for example difficulty=hard; may be repeated.
    pack
        The card pack: base, or a TOML file.
    from_
        Go on with a table that was saved.
    position
        Begin from a position, a TOML file as `table.position().to_toml()` writes it, instead of a deal.
    save
        The file to keep the table in; otherwise one in the user's data folder.
    """
    people = 0 if watch else humans
    if from_:
        return sit(resume(from_, bots, people, lang, game, pack))
    screen = start.screen(lang)
    options = start.options(set, pack, screen.words)
    if save and save.exists():
        raise screen.words.fault(OptionError, "save-exists", file=str(save))
    begun = start.open_position(position) if position else None
    if begun:
        game, seats = game or begun.game, begun.seats if seats is None else seats
    if not game:
        game, seats, options = choose(screen, seats, options)
        if not bots and people < seats:
            bots = choose_level(screen, tablee.games()[game])
    found = start.find(game)
    if not accepted(start.screen(lang, found), found.name):
        return 0
    seats = usual_seats(found) if seats is None else seats
    seating = Seating(game, company(found, seats, people, bots, screen.words), screen.words.lang)
    return sit(new_table(found, seats, seed, options, seating, save and save.absolute(), begun))


def learn(game: str = "", /, *, chapter: int = 1, lang: Lang | None = None, save: Path | None = None) -> int:
    """Learn a game by playing it in this terminal: a prepared first game, chapter by chapter.

    Parameters
    ----------
    game
        Which game, by its name or as module:attribute, whose code is run; without it you are asked.
    chapter
        The chapter to begin with.
    lang
        en or fr.
    save
        The file to keep the table in; otherwise one in the user's data folder. `tablee play --from` goes on with it.
    """
    screen = start.screen(lang)
    if save and save.exists():
        raise screen.words.fault(OptionError, "save-exists", file=str(save))
    game = game or choose_game(screen)
    found = start.find(game)
    taught = lesson(found)
    if taught is None:
        raise screen.words.fault(OptionError, "no-lesson", title=found.title, game=game)
    if not 1 <= chapter <= len(taught.chapter):
        raise screen.words.fault(OptionError, "no-chapter", number=chapter, count=len(taught.chapter))
    if not accepted(start.screen(lang, found), found.name):
        return 0
    screen.show(taught.aim.in_(screen.words.lang))
    file = save.absolute() if save else _new_file(screen, found.name)
    return sit(taught_at(found, taught, game, chapter - 1, screen.words.lang, file))


def taught_at(game: Game[Any], taught: Lesson, named: str, chapter: int, lang: str, file: Path | None) -> Sitting:
    """The table on which a chapter is taught, with what was done before it."""
    scene = taught.scene(chapter)
    course = Course(taught, scene)
    table = tablee.deal(
        game, taught.seats, options=taught.options, luck=taught.luck(scene), position=begun_from(game, taught, scene)
    )
    done = [*course.script(chapter)]
    for move in done:
        if move is not None:
            table.answer(*move)
    course.run(done)
    levels = [HUMAN, *[taught.level] * (taught.seats - 1)]
    at = scene, course.done, len(course.due)
    return seat(table, Seating(named, levels, lang, taught.names, at), file)


def sit(sitting: Sitting) -> int:
    """Run it, and in a lesson the tables after it; whoever stops is told how to go on."""
    try:
        sitting.run()
        while sitting.course and sitting.is_guided:
            sitting = _next_scene(sitting, sitting.course)
            sitting.run()
    except Quit:
        _say_goodbye(sitting)
    except (EOFError, KeyboardInterrupt) as stop:
        sitting.screen.show("")
        _say_goodbye(sitting)
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    return 0


def _next_scene(sitting: Sitting, course: Course) -> Sitting:
    """The table that the next chapter deals."""
    game, seating = sitting.table.game, sitting.seating
    return taught_at(game, course.lesson, seating.game, course.reached, seating.lang, sitting.file)


def _say_goodbye(sitting: Sitting) -> None:
    """Every answer is on disk already: nothing is written here, where an interrupt may have come in mid-answer."""
    if sitting.file:
        sitting.screen.say_line("stopped", sitting.command)
    else:
        sitting.screen.say("stopped-unsaved")


def company(game: Game[Any], seats: int, people: int, bots: str, words: Words) -> list[str]:
    """Who sits where: people first, then the bots asked for; the last one named fills the rest."""
    known = levels(game)
    named = [level.strip() for level in bots.split(",") if level.strip()]
    named = named or [usual_level(game)]
    for level in named:
        if level not in known:
            raise words.fault(OptionError, "no-such-bot", level=level, known=list(known))
    if not 0 <= people <= seats:
        raise words.fault(OptionError, "too-many-people", people=people, seats=seats)
    return [HUMAN] * people + [named[min(i, len(named) - 1)] for i in range(seats - people)]


def new_table(
    game: Game[Any],
    seats: int,
    seed: int | None,
    options: dict[str, Any],
    seating: Seating,
    save: Path | None,
    position: Position | None = None,
) -> Sitting:
    """Deal. Without a seed the luck is a secret, shown as a hash before anybody adds words of their own."""
    luck = Committed() if seed is None else None
    tablee.deal(game, seats, 0, options, position=position)  # what cannot be dealt is said before any question
    words = Words(seating.lang, game)
    screen = Screen(words)
    if luck is not None:
        luck = add_words(screen, luck, seating)
    table = tablee.deal(game, seats, seed, options, luck=luck, position=position)
    if options.get("pack", "base") != "base":
        remember_pack(table.game.pack_digest, Path(options["pack"]).absolute())
    return seat(table, seating, save or _new_file(screen, game.name))


def add_words(screen: Screen, luck: Committed, seating: Seating) -> Committed:
    """The commitment, and what the people add to it."""
    screen.say_line("commitment", luck.hash)
    people = [seat for seat, who in enumerate(seating.seats) if who == HUMAN]
    nonces = {
        seat: said for seat in people if (said := screen.ask(screen.words.say("nonce", seat=seat, count=len(people))))
    }
    return luck.with_nonces(nonces)


def seat(table: Table[Any], seating: Seating, file: Path | None) -> Sitting:
    words = Words(seating.lang, table.game, names=seating.names, softened=bool(table.options.get("softened")))
    return Sitting(table, seating, Screen(words), file)


def resume(file: Path, bots: str, people: int, lang: Lang | None, named: str = "", pack: str = "") -> Sitting:
    """The table in a file, with those who sat there. `named`: the game, for one that is not installed."""
    record, game = start.open_record(file, start.screen(lang).words, "play", named, pack)
    kept = read_seating(file)
    as_before = kept and len(kept.seats) == record.seats and not bots and people == 1
    spoken = lang or (language(kept.lang) if kept else language())
    seats = kept.seats if kept and as_before else company(game, record.seats, people, bots, Words(spoken))
    table = tablee.replay(record, game=game)
    taught = kept if kept and as_before else Seating("", [])
    seating = Seating(named or record.game, seats, spoken, taught.called, taught.lesson)
    sitting = seat(table, seating, file.absolute())
    sitting.recall(10)
    sitting.screen.say("resumed", style="bold", title=table.game.title, steps=len(record.steps))
    return sitting


def _new_file(screen: Screen, game: str) -> Path | None:
    try:
        return new_file(game)
    except OSError as error:
        screen.say("cannot-save", file=str(error.filename), why=screen.words.error(reason(error)))
        return None


# Asking what to play


def choose_game(screen: Screen) -> str:
    names = list(tablee.games())
    return names[pick(screen, "choose-game", [tablee.games()[name].title for name in names])]


def choose(screen: Screen, seats: int | None, options: dict[str, Any]) -> tuple[str, int, dict[str, Any]]:
    """Which game, how many seats and the game's own options; Enter takes what is usual."""
    name = choose_game(screen)
    game = tablee.games()[name]
    words = screen.words = Words(screen.words.lang, game)
    if seats is None:
        usual = game.seats.index(usual_seats(game))
        seats = game.seats[pick(screen, "choose-seats", [str(n) for n in game.seats], usual)]
    for setting in game.options.values():
        if setting.name not in COMMON and setting.name not in options and setting.values:
            labels = [value_label(setting, value, words) for value in setting.values]
            title = setting_label(setting, words)
            options[setting.name] = setting.values[pick(screen, "choose-setting", labels, setting=title)]
    return name, seats, options


def choose_level(screen: Screen, game: Game[Any]) -> str:
    """How well the bots play, with what to expect of each."""
    names, words = [*levels(game)], screen.words
    labels = [level_label(name, words) for name in names]
    notes = [level_note(name, words) for name in names]
    return names[pick(screen, "choose-level", labels, names.index(usual_level(game)), notes)]


def pick(
    screen: Screen, id: str, labels: Sequence[str], usual: int = 0, notes: Sequence[str] = (), **args: object
) -> int:
    """One of a list, by its number or its words; numbers stand for themselves. Enter is the usual one."""
    screen.say(id, style="bold", **args)
    marks = labels if all(label.isdecimal() for label in labels) else [str(n) for n in range(1, len(labels) + 1)]
    for mark, label, note in zip(marks, labels, notes or [""] * len(labels), strict=True):
        screen.show(f"  {mark}" if mark == label else f"  {mark} {label}")
        if note:
            screen.show(f"    {note}")
    while True:
        said = screen.ask(screen.words.say("choose-prompt", usual=marks[usual])).casefold()
        if not said:
            return usual
        for known in (marks, [label.casefold() for label in labels]):
            if said in known:
                return known.index(said)
        screen.say("choose-again", said=said[:60], marks=marks)
