"""What French and English do to a name before it stands in a sentence: articles, contraction, elision, possessives, lists.

Only text here, no table and no catalogue: `words` puts it into messages. `web/src/lib/grammar.ts` has the same functions for
the pages, and both are held to one table of examples, `tests/grammar/vectors.json`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import normalize

VOWELS = "aeiouæœø"
MUTE_H = re.compile(r"h(adrien|ect|elen|elie|elois|enri|erm[ei]|erv|ilaire|ipp|omer|onor|orac|orten|uber|ugo|ugu|yac)")
"""French names before which one says d’, although they begin with an h. Any other h is left alone: "de Hassan"."""
ASPIRATE = re.compile(r"onz|oui\b|ouist|uhlan|yaourt")
"""Words that begin with a vowel and elide nothing: "de onze", "le oui"."""
ARTICLES = {"fr": re.compile(r"le |la |les |l’", re.I), "en": re.compile(r"the ", re.I)}
OF = {"le ": "du ", "la ": "de la ", "les ": "des ", "l’": "de l’"}
TO = {"le ": "au ", "la ": "à la ", "les ": "aux ", "l’": "à l’"}
ONE = {"m": "un ", "f": "une "}
AN = re.compile(r"(?!one|once|uni[^mn]|us[aei]|eu|ur[aei])[aeiou]|8|1[18]\b|hour|honou?r|honest|heir", re.I)
"""What "an" stands before: a vowel that is heard as one."""
JOINED = {"en": {"and": " and ", "or": " or "}, "fr": {"and": " et ", "or": " ou "}}


def elides(word: str) -> bool:
    """Whether French "de" and "le" lose their vowel before this word."""
    bare = re.sub(r"[\u0300-\u036f]", "", normalize("NFD", word)).lower()
    if bare[:1] == "h":
        return bool(MUTE_H.match(bare))
    if bare[:1] == "y":
        return bare[1:2].isalpha() and bare[1:2] not in VOWELS
    return bare[:1] in {*VOWELS} and not ASPIRATE.match(bare)


def parted(noun: str, lang: str = "fr") -> tuple[str, str]:
    """A noun's article, small, and the rest of it."""
    found = ARTICLES[lang].match(noun)
    return (found[0].lower(), noun[found.end() :]) if found else ("", noun)


def shaped(noun: str, form: str, gender: str = "m", *, person: bool = False) -> str:
    """A noun in the form a sentence needs. French: le, de, à, un. English: the, a, own. A person's name is one piece."""
    head, rest = ("", noun) if person else parted(noun, "en" if form in ("the", "a", "own") else "fr")
    match form:
        case "le" | "the":
            return head + rest
        case "de":
            return OF.get(head, "d’" if elides(rest) else "de ") + rest
        case "à":
            return TO.get(head, "à ") + rest
        case "un":
            return ONE.get(gender, "des ") + rest
        case "a":
            return ("an " if AN.match(rest) else "a ") + rest
        case "own":
            return f"{head}{rest}{'’' if gender.endswith('p') and rest.endswith('s') else '’s'}"
    return noun


def ended(text: str) -> str:
    """A text with a full stop, unless it already ends in a mark."""
    return text if text[-1:] in {*".?!…"} else f"{text}."


def nth(n: int, lang: str, gender: str = "m") -> str:
    """An ordinal in figures: 1er, 1re, 34e; 1st, 34th."""
    if lang == "fr":
        return f"{n}{'e' if n != 1 else 're' if gender == 'f' else 'er'}"
    last = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{last}"


def joined(items: Iterable[object], lang: str, word: str = "and") -> str:
    """Several things in one phrase: commas, and "and" or "or" before the last."""
    *first, last = map(str, items)
    return f"{', '.join(first)}{JOINED[lang][word]}{last}" if first else last
