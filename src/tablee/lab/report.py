"""What a run of tables came to, as one HTML page that asks nothing of the network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from statistics import median

from tablee.kit import Result
from tablee.lab.plots import Bar, bars, histogram
from tablee.lab.tables import Row, Setup
from tablee.registry import find
from tablee.trials.page import circumstances, interval
from tablee.words import Words, slug

STYLE = """
:root { color-scheme: light dark; --ink: #12131a; --paper: #f4efe6; --line: #d8d0c0; --soft: #5c5a55; --brass: #7a5a1c }
@media (prefers-color-scheme: dark) { :root { --ink: #f4efe6; --paper: #12131a; --line: #2c2f3d; --soft: #b5b1a8;
  --brass: #c9a45c } }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2rem; font-size: 1.2rem }
p, dt, th { color: var(--soft) } svg { width: 100%; height: auto; overflow: visible }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink) }
.bar { fill: var(--brass) } .line { stroke: var(--ink); fill: none } .mark { stroke: var(--soft); stroke-dasharray: 4 3 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line) }
td:not(:first-child), th:not(:first-child) { text-align: right }
code { overflow-wrap: anywhere }
"""
WINNERS = ("nobody", "somebody", "several")


def page(setup: Setup, rows: Sequence[Row], command: str, words: Words) -> str:
    """The page, in the words' language."""
    title = words.say("lab-title", title=find(setup.game).title)
    return f"""<!doctype html>
<html lang="{words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(words.say("lab-played", tables=len(rows), seats=setup.seats, bots=[level(bot, words) for bot in setup.bots]))}</p>
<p><code>{escape(command)}</code><br>{escape(words.say("lab-measured", **circumstances()))}</p>
{"".join(sections(setup, rows, words))}
</main>
</body>
</html>
"""


def sections(setup: Setup, rows: Sequence[Row], words: Words) -> Iterator[str]:
    yield section(words.say("lab-ends"), bars(words.say("lab-ends"), ends(setup, rows, words)))
    yield section(words.say("lab-seats"), bars(words.say("lab-seats"), by_seat(setup, rows, words)))
    if len(set(setup.bots)) > 1:
        yield section(words.say("lab-bots"), bars(words.say("lab-bots"), by_bot(setup, rows, words)))
    yield numbers(words.say("lab-decisions"), [row.decisions for row in rows], words)
    for name in sorted({name for row in rows for name in row.facts}):
        found = [row.facts[name] for row in rows if name in row.facts]
        if len(set(found)) > 1:
            yield numbers(words.say("lab-fact", name=label(name, words)), found, words)
    if scores := [round(score) for row in rows for score in row.scores]:
        yield numbers(words.say("lab-scores"), scores, words)
    yield section(words.say("lab-rules"), rules(rows, words))


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>\n"


def numbers(title: str, values: Sequence[int], words: Words) -> str:
    return section(title, histogram(title, values, words.say("lab-median", median=median(values))))


def level(name: str, words: Words) -> str:
    """A bot's level, as people say it."""
    return words.say(f"level-{name}") if words.has(f"level-{name}") else name


def label(name: str, words: Words) -> str:
    """What can be read on the table, as its board calls it."""
    return words.say(f"label-{slug(name)}") if words.has(f"label-{slug(name)}") else name


def ends(setup: Setup, rows: Sequence[Row], words: Words) -> list[Bar]:
    """How tables end and how many win, each as the game says it, with nobody's name."""
    counts = Counter((row.reason, min(len(row.winners), 2), len(row.winners) == setup.seats) for row in rows)
    return [
        bar(ending(reason, "all" if is_all else WINNERS[some], words), count, len(rows), words)
        for (reason, some, is_all), count in counts.most_common()
    ]


def ending(reason: str, who: str, words: Words) -> str:
    """The sentence of an end; whoever wins stands for all who did."""
    said = Words(words.lang, words.game, names={0: words.say("lab-who", who=who)})
    return said.reason(Result(() if who == "nobody" else (0,), reason))


def by_seat(setup: Setup, rows: Sequence[Row], words: Words) -> list[Bar]:
    """How often each seat is among the winners, beside what it would be if seats did not matter."""
    fair = sum(len(row.winners) for row in rows) / (setup.seats * len(rows))
    won = Counter(seat for row in rows for seat in row.winners)
    named = [words.say("lab-seat", number=seat + 1) for seat in range(setup.seats)]
    return [bar(named[seat], won[seat], len(rows), words, fair) for seat in range(setup.seats)]


def by_bot(setup: Setup, rows: Sequence[Row], words: Words) -> list[Bar]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        company = setup.company(row.seed)
        played.update(company)
        won.update(company[seat] for seat in row.winners)
    return [bar(level(bot, words), won[bot], played[bot], words) for bot in dict.fromkeys(setup.bots) if played[bot]]


def bar(label: str, count: int, of: int, words: Words, mark: float | None = None) -> Bar:
    low, high = interval(count, of)
    return Bar(
        label,
        count / of,
        low,
        high,
        words.say("lab-share", share=percent(count / of), low=percent(low), high=percent(high)),
        mark,
    )


def percent(share: float) -> float:
    return round(100 * share, 1)


def rules(rows: Sequence[Row], words: Words) -> str:
    """In which share of the tables something happened by each rule."""
    used = Counter(rule for row in rows for rule in row.rules)
    lines = "".join(
        f"<tr><td>{escape(rule)}</td><td>{escape(words.say('percent', n=percent(count / len(rows))))}</td></tr>"
        for rule, count in sorted(used.items(), key=lambda item: (-item[1], item[0]))
    )
    head = f"<tr><th scope=col>{escape(words.say('lab-rule'))}</th><th scope=col>{escape(words.say('lab-tables'))}</th></tr>"
    return f"<table>{head}{lines}</table>"
