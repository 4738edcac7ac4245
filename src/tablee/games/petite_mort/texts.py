"""The texts of Reaping cards, Death Powa tokens and objectives, made from their data: each verb names its phrase, which says it
in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.games.petite_mort.cemetery import SYMBOLS, Feature
from tablee.games.petite_mort.pictograms import CAUSES, KINDS
from tablee.grammar import shaped
from tablee.kit.pack import Bilingual, Call


class Both(NamedTuple):
    """A phrase in both languages."""

    en: str
    fr: str

    def then(self, en: str, fr: str) -> Both:
        return Both(self.en + en, self.fr + fr)


NAMES = {
    "heart": Both("Heart", "Cardiaque"),
    "stroke": Both("Stroke", "AVC"),
    "accident": Both("Accident", "Accident"),
    "lungs": Both("Lung disease", "Maladie pulmonaire"),
    "suicide": Both("Suicide", "Suicide"),
    "cancer": Both("Cancer", "Cancer"),
    "darwin": Both("Darwin Award", "Darwin Award"),
}
NOUNS = {
    "person": ("character", "characters", "Personnage", "Personnages"),
    "life": ("character", "characters", "personnage", "personnages"),
    "trait": ("trait", "traits", "Caractère", "Caractères"),
    "card": ("card", "cards", "carte", "cartes"),
    "scythe": ("Reaping card", "Reaping cards", "Fauche", "Fauches"),
    "symbol": ("Reaping symbol", "different Reaping symbols", "symbole de Fauche", "symboles de Fauche différents"),
    "soul": ("soul point", "soul points", "point d’âme", "points d’âme"),
    "job": ("job", "jobs", "métier", "métiers"),
    "weakness": ("weakness", "weaknesses", "Faiblesse", "Faiblesses"),
    "strength": ("strength", "strengths", "Force", "Forces"),
    "darwin": ("Darwin Award", "Darwin Awards", "Darwin Award", "Darwin Awards"),
    "cause": ("cause", "different causes", "cause", "causes différentes"),
}
"""English one and many, French one and many."""
FEATURES: dict[Feature, Both] = {
    "no-weakness": Both("without any weakness", "sans aucune Faiblesse"),
    "weakness-and-strength": Both("with both a weakness and a strength", "avec à la fois une Faiblesse et une Force"),
    "same-weakness-twice": Both("with the same weakness twice", "avec deux fois la même Faiblesse"),
    "three-souls": Both("worth 3 soul points or more", "d’au moins 3 points d’âme"),
}


# Parts of sentences


def joined(parts: Sequence[Both], en: str = "and", fr: str = "et") -> Both:
    """Several in one phrase, the last after this word."""
    *first, last = parts
    if not first:
        return last
    return Both(
        f"{', '.join(part.en for part in first)} {en} {last.en}",
        f"{', '.join(part.fr for part in first)} {fr} {last.fr}",
    )


def named(kinds: Sequence[str], en: str = "and", fr: str = "et") -> Both:
    return joined([NAMES[kind] for kind in kinds], en, fr)


def noun(n: int, name: str) -> Both:
    many = int(n > 1)
    return Both(NOUNS[name][many], NOUNS[name][2 + many])


def counted(n: int, name: str) -> Both:
    what = noun(n, name)
    return Both(f"{n} {what.en}", f"{n} {what.fr}")


def at_least(n: int, name: str) -> Both:
    what = counted(n, name)
    return Both(f"at least {what.en}", f"au moins {what.fr}")


def weak_of(kind: str, n: int) -> Both:
    """Weaknesses of one kind; a Darwin Award is one by its name."""
    name = NAMES[kind]
    if kind == "darwin":
        return counted(n, "darwin") if n > 1 else Both(f"a {name.en}", f"un {name.fr}")
    what = noun(n, "weakness")
    if n > 1:
        return Both(f"{n} {name.en} {what.en}", f"{n} {what.fr} {name.fr}")
    return Both(f"{shaped(name.en, 'a')} {what.en}", f"une {what.fr} {name.fr}")


def weak_all(kinds: Sequence[str]) -> Both:
    """All the weaknesses that a Reaping card needs."""
    counts = Counter(kinds)
    once = [kind for kind in CAUSES if counts[kind] == 1]
    alike = once if len(once) > 1 else []
    parts = [weak_of(kind, counts[kind]) for kind in KINDS if counts[kind] and kind not in alike]
    if alike:
        names = named(alike)
        parts.insert(0, Both(f"{names.en} weaknesses", f"les Faiblesses {names.fr}"))
    return joined(parts)


def needs(kinds: Sequence[str]) -> Both:
    """The same in the fewest words."""
    return joined([NAMES[kind].then(*times(n)) for kind, n in Counter(kinds).items()])


def times(n: int) -> Both:
    sign = f"\u00a0×{n}" if n > 1 else ""
    return Both(sign, sign)


def buried(what: Both) -> Both:
    return what.then(" in your cemetery", " dans votre cimetière")


# The phrases of the objectives' verbs

EACH_CAUSE = Both(f" of each of the {len(CAUSES)} causes", f" de chacune des {len(CAUSES)} causes")


def so_many(name: str, en: str = "", fr: str = "") -> Callable[[int], Both]:
    """So many of something in one's cemetery, with a word more about what."""
    return lambda n: buried(counted(n, name).then(en, fr))


def cards(n: int) -> Both:
    return so_many("card")(n).then(", characters and traits together", ", Personnages et Caractères ensemble")


def weaknesses(kinds: Sequence[str], n: int) -> Both:
    if set(kinds) == {"darwin"}:
        return buried(counted(n, "darwin"))
    if set(kinds) == set(KINDS):
        return buried(counted(n, "weakness")).then(", Darwin Awards included", ", Darwin Awards compris")
    if set(kinds) == set(CAUSES):
        return buried(counted(n, "weakness")).then(", Darwin Awards apart", ", hors Darwin Awards")
    names, what = named(kinds, "or", "ou"), noun(n, "weakness")
    return buried(Both(f"{n} {names.en} {what.en}", f"{n} {what.fr} {names.fr}"))


def strengths(kinds: Sequence[str], n: int) -> Both:
    what, names = counted(n, "strength"), named(kinds, "or", "ou")
    return buried(what if set(kinds) == set(CAUSES) else what.then(f" against {names.en}", f" {names.fr}"))


def each_weakness(kinds: Sequence[str], n: int) -> Both:
    what, names = at_least(n, "weakness"), named(kinds)
    if set(kinds) == set(CAUSES):
        return buried(what.then(*EACH_CAUSE))
    return buried(what.then(" of each kind", " de chaque genre")).then(f": {names.en}", f"\u00a0: {names.fr}")


def _different(n: int, each: Both) -> Both:
    """So many causes, each with something."""
    return buried(counted(n, "cause")).then(f", with {each.en} each", f", avec {each.fr} chacune")


def different_weaknesses(n: int, each: int) -> Both:
    return each_weakness(CAUSES, each) if n == len(CAUSES) else _different(n, at_least(each, "weakness"))


def different_strengths(n: int, each: int) -> Both:
    if n == len(CAUSES) and each == 1:
        return buried(Both(f"a strength against each of the {n} causes", f"une Force contre chacune des {n} causes"))
    return _different(n, at_least(each, "strength"))


def both_colours(n: int) -> Both:
    pair = Both("a weakness and a strength", "une Faiblesse et une Force")
    return buried(pair.then(*EACH_CAUSE)) if n == len(CAUSES) else _different(n, pair)


def balance(n: int) -> Both:
    red, green = counted(n, "weakness"), counted(n, "strength")
    return buried(red.then(f", Darwin Awards apart, and {green.en}", f", hors Darwin Awards, et {green.fr}"))


def cards_with(feature: Feature, of: Sequence[str], n: int) -> Both:
    what, look = counted(n, of[0] if len(of) == 1 else "card"), FEATURES[feature]
    return buried(what.then(f" {look.en}", f" {look.fr}"))


def symbols(n: int, each: int) -> Both:
    if n == SYMBOLS and each == 1:
        return buried(Both(f"all {n} Reaping symbols", f"les {n} symboles de Fauche"))
    on = at_least(each, "card")
    return buried(counted(n, "symbol")).then(f", on {on.en} each", f", sur {on.fr} chacun")


def beds(n: int) -> Both:
    own = "un de vos personnages jusqu’à son" if n == 1 else f"{n} de vos personnages jusqu’à leur"
    return Both(f"see {n} of your characters to their deathbed", f"accompagner {own} lit de mort")


def reaps(n: int) -> Both:
    what = counted(n, "life")
    return Both(f"reap {what.en}, alone or with others", f"faucher {what.fr}, à une ou plusieurs faux")


def lost(n: int) -> Both:
    return Both(f"lose {n} of your characters to other reapers", f"vous faire faucher {counted(n, 'life').fr}")


# Whole texts


def of_scythe(kinds: Sequence[str]) -> Bilingual:
    """PM-7.5."""
    what = weak_all(kinds)
    return Bilingual(
        f"Reaps an opponent’s character that still has {what.en}.",
        f"Fauche un personnage adverse à qui il reste {what.fr}.",
    )


def of_token(kind: str) -> Bilingual:
    """PM-7.3."""
    what = weak_of(kind, 1)
    return Bilingual(
        f"Adds {what.en} to an opponent’s character for this round. Everybody may use it.",
        f"Ajoute {what.fr} à un personnage adverse, pour ce tour. Tout le monde peut s’en servir.",
    )


def of_objective(goals: Sequence[Call], is_limited: bool) -> Bilingual:
    """PM-13: all that it asks for; PM-12.4: and whether its places are limited."""
    said: list[Both] = [call.verb.facts["says"](*call.args) for call in goals]
    en, fr = ", and ".join(part.en for part in said), ", et ".join(part.fr for part in said)
    limits = Both(" Limited places.", " Validations limitées.") if is_limited else Both("", "")
    return Bilingual(f"{en[:1].upper()}{en[1:]}.{limits.en}", f"{fr[:1].upper()}{fr[1:]}.{limits.fr}")
