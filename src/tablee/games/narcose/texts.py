"""The text of a card, made from what it does: so it says exactly that, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablee.games.narcose.cards import Face, Line, Ready, Title
from tablee.kit.pack import Call, Words

COLON = {"en": ":", "fr": "\u00a0:"}
SEMI = {"en": ";", "fr": "\u202f;"}
THEN = {"en": ", then ", "fr": ", puis "}
AND_IF = {"en": ", then, ", "fr": ", puis, "}
Names = Mapping[str, Words]

FILTERS: dict[str, tuple[str, str, str, str]] = {
    "drug": ("drug", "drugs", "drogue", "drogues"),
    "stimulant": ("stimulant", "stimulants", "stimulant", "stimulants"),
    "depressant": ("depressant", "depressants", "dépresseur", "dépresseurs"),
    "hallucinogen": ("hallucinogen", "hallucinogens", "hallucinogène", "hallucinogènes"),
    "dissociative": ("dissociative", "dissociatives", "dissociatif", "dissociatifs"),
    "opi": ("Opi", "Opi", "Opi", "Opi"),
    "gaba": ("GABA", "GABA", "GABA", "GABA"),
    "oral": ("oral drug", "oral drugs", "drogue orale", "drogues orales"),
    "nasal": ("snorted drug", "snorted drugs", "drogue sniffée", "drogues sniffées"),
    "smoked": ("smoked drug", "smoked drugs", "drogue fumée", "drogues fumées"),
    "inhaled": ("inhaled drug", "inhaled drugs", "drogue inhalée", "drogues inhalées"),
    "injected": ("injected drug", "injected drugs", "drogue injectée", "drogues injectées"),
    "natural": ("natural drug", "natural drugs", "drogue naturelle", "drogues naturelles"),
    "synthetic": ("synthetic drug", "synthetic drugs", "drogue synthétique", "drogues synthétiques"),
}


class Speech:
    """One language, and whether what would strike the other player strikes the reader."""

    def __init__(self, lang: str, names: Names, own: bool = False) -> None:
        self.lang, self.names, self.own, self.fr = lang, names, own, lang == "fr"

    def two(self, en: str, fr: str) -> str:
        return fr if self.fr else en

    def kind(self, match: str, n: int = 1) -> str:
        """A filter as a noun."""
        if match in FILTERS:
            return FILTERS[match][2 * self.fr + (n > 1)]
        return str(getattr(self.names[match], self.lang))

    def cards(self, n: int) -> str:
        return self.two(f"{n} card" if n == 1 else f"{n} cards", f"{n} carte" if n == 1 else f"{n} cartes")

    def top(self, n: int) -> str:
        """The first cards of a pile."""
        return self.two(
            "the top card" if n == 1 else f"the top {n} cards",
            "la première carte" if n == 1 else f"les {n} premières cartes",
        )

    def verbs(self, calls: Sequence[Call]) -> str:
        said = PHRASES[calls[0].verb.name](self, *calls[0].args)
        for call in calls[1:]:
            said += (AND_IF if call.verb.name == "when" else THEN)[self.lang] + PHRASES[call.verb.name](
                self, *call.args
            )
        return said

    def head(self, call: Call) -> str:
        """A condition before its effect: "2 Opi in play"."""
        return HEADS[call.verb.name](self, *call.args)

    def clause(self, call: Call) -> str:
        """A condition inside a sentence: "if 2 Opi are in play"."""
        if call.verb.name != "in_play":
            return self.head(call)
        match, n = call.args
        return self.two(
            f"if {n} {self.kind(match, n)} {'are' if n > 1 else 'is'} in play",
            f"si {n} {self.kind(match, n)} {'sont' if n > 1 else 'est'} en jeu",
        )


def of_(name: str) -> str:
    """French "de" before a name."""
    return f"d’{name}" if name[0].lower() in "aeéèiouhâ" else f"de {name}"


HEADS: dict[str, Callable[..., str]] = {
    "in_play": lambda t, match, n: t.two(f"{n} {t.kind(match, n)} in play", f"{n} {t.kind(match, n)} en jeu"),
    "without_rdr": lambda t, card: t.two(
        f"no {t.kind(card)} in the opposing RdR zone", f"pas {of_(t.kind(card))} en zone RdR adverse"
    ),
    "behind": lambda t: t.two("if your life is lower", "si vous avez moins de PV que l’autre"),
    "trailing": lambda t: t.two("if the other player owns more cards", "si l’autre possède plus de cartes que vous"),
}

CANCELS = {
    "damage": ("cancel the damage of a card ({})", "annulez les dégâts d’une carte ({})"),
    "mix": ("cancel the mixtures of a card ({})", "annulez les mélanges d’une carte ({})"),
    "any": (
        "cancel an action effect or the damage of a card ({})",
        "annulez un effet d’action ou les dégâts d’une carte ({})",
    ),
}


def _dizzy(t: Speech, n: int) -> str:
    if t.own:
        return t.two(
            f"discard {t.cards(n)} from your hand (keep 3)", f"défaussez {t.cards(n)} de votre main (gardez-en 3)"
        )
    return t.two(
        f"the drugged player discards {t.cards(n)} from their hand (keeping 3)",
        f"le drogué défausse {t.cards(n)} de sa main (il en garde 3)",
    )


def _infect(t: Speech, n: int) -> str:
    what = f"{n} Infection" + ("s" if n > 1 else "")
    if t.own:
        return t.two(f"put {what} in your discard", f"mettez {what} dans votre défausse")
    return t.two(f"the drugged player puts {what} in their discard", f"le drogué met {what} dans sa défausse")


def _recall(t: Speech, match: str, to: str) -> str:
    kind = t.kind(match)
    if to == "play":
        return t.two(f"play a card ({kind}) of your discard", f"jouez une carte ({kind}) de votre défausse")
    return t.two(
        f"put a card ({kind}) of your discard on top of your deck",
        f"mettez une carte ({kind}) de votre défausse sur votre deck",
    )


def _blackout(t: Speech, n: int) -> str:
    return t.two(
        f"play {t.top(n)} of your deck, without action effects but compulsory ones",
        f"jouez {t.top(n)} de votre deck, sans effets d’action sauf les obligatoires",
    )


def _sift(t: Speech, n: int) -> str:
    return t.two(
        f"look at {t.top(n)} of your deck and discard any of them",
        f"regardez {t.top(n)} de votre deck et défaussez celles de votre choix",
    )


def _seek(t: Speech, match: str) -> str:
    kind = t.kind(match)
    return t.two(
        f"turn up cards of your deck until one fits ({kind}), play it, discard the others",
        f"retournez des cartes de votre deck jusqu’à une carte ({kind}), jouez-la, défaussez les autres",
    )


def _each(t: Speech, calls: Sequence[Call], first: str) -> str:
    own = Speech(t.lang, t.names, own=True)
    who = {"dealer": t.two("dealer first", "dealer d’abord"), "drugged": t.two("drugged first", "drogué d’abord")}
    return t.two("each player", "chaque joueur") + f", {who[first]}{COLON[t.lang]} {own.verbs(calls)}"


def _among(t: Speech, n: int, up_to: int) -> str:
    return t.two(
        f"look at {t.top(n)} of the reserve; you may obtain one of cost {up_to} or less, the others go under it",
        f"regardez {t.top(n)} de la réserve\u202f; vous pouvez en obtenir une de coût {up_to} au plus, "
        "les autres vont dessous",
    )


def _clean(t: Speech, n: int) -> str:
    if n >= 9:
        return t.two("clear your malus zone", "videz votre zone de malus")
    return t.two(
        f"{t.cards(n)} of your malus zone leave{'s' if n == 1 else ''} it",
        f"retirez {t.cards(n)} de votre zone de malus",
    )


def _discount(t: Speech, n: int) -> str:
    by, more = abs(n), n < 0
    return t.two(
        f"every card costs {by} ⚡ {'more' if more else 'less'} this turn",
        f"chaque carte coûte {by} ⚡ de {'plus' if more else 'moins'} ce tour",
    )


def _lottery(t: Speech, match: str, n: int) -> str:
    kind = t.kind(match)
    return t.two(
        f"turn up the top card of the reserve and put it under it; if it fits ({kind}), +{n} damage",
        f"retournez la première carte de la réserve puis mettez-la dessous\u202f; si elle convient ({kind}), +{n} dégâts",
    )


PHRASES: dict[str, Callable[..., str]] = {
    "damage": lambda t, n: t.two(f"+{n} damage", f"+{n} dégât" + "s" * (n > 1)),
    "damage_per_colour": lambda t, n, most: t.two(
        f"+{n} damage per colour of drugs in play ({most} at most)",
        f"+{n} dégât{'s' * (n > 1)} par couleur de drogue en jeu ({most} au plus)",
    ),
    "coins": lambda t, n: f"+{n} ⚡",
    "gain": lambda t, n: t.two(f"+{n} ⚡ this turn", f"+{n} ⚡ ce tour"),
    "heal": lambda t, n: t.two(f"+{n} life", f"+{n} PV"),
    "lose": lambda t, n: t.two(f"lose {n} life", f"perdez {n} PV"),
    "shield": lambda t: t.two("you lose no life this turn", "vous ne perdez aucun PV ce tour"),
    "draw": lambda t, n: t.two(
        f"draw {t.cards(n)} and play {'it' if n == 1 else 'them'}",
        f"piochez {t.cards(n)} et jouez-{'la' if n == 1 else 'les'}",
    ),
    "blackout": _blackout,
    "sift": _sift,
    "seek": _seek,
    "recall": _recall,
    "cling": lambda t: t.two(
        "at the end of the turn this card goes on top of your deck", "en fin de tour, cette carte va sur votre deck"
    ),
    "forget": lambda t, n: t.two(
        f"remove {'a card' if n == 1 else f'up to {n} cards'} in play from the game",
        f"retirez du jeu {'une carte' if n == 1 else f'jusqu’à {n} cartes'} de votre zone de jeu",
    ),
    "clean_malus": _clean,
    "clean_infections": lambda t, n: t.two(
        f"remove {n} of your Infections in play or discard from the game",
        f"retirez du jeu {n} de vos Infections en jeu ou en défausse",
    ),
    "lottery": _lottery,
    "dizzy": _dizzy,
    "infect": _infect,
    "malus": lambda t: t.two(
        "put this card in the drugged player’s malus zone", "placez cette carte dans la zone de malus du drogué"
    ),
    "obtain": lambda t, n: t.two(f"obtain {t.top(n)} of the reserve", f"obtenez {t.top(n)} de la réserve"),
    "obtain_among": _among,
    "when": lambda t, condition, then: f"{t.clause(condition)}, {t.verbs(then)}",
    "each": _each,
    "each_or_rdr": lambda t, calls, first: (
        _each(t, calls, first)
        + t.two(", or discard a card of your RdR zone", ", ou défaussez une carte de votre zone RdR")
    ),
    "discount": _discount,
    "close": lambda t: t.two("the purchases of this turn end", "les achats de ce tour prennent fin"),
    "refresh": lambda t: t.two(
        "each face-up Darknet card that another can replace goes under the reserve",
        "chaque carte visible du Darknet qu’une autre peut remplacer va sous la réserve",
    ),
    "seize": lambda t: t.two(
        "the tallest pile leaves the game unseen, its event too (dealer’s choice between equals)",
        "la plus haute pile quitte le jeu sans être vue, évènement compris (au choix du dealer si égalité)",
    ),
    "drop": lambda t, match: t.two(
        f"cards ({t.kind(match)}) in the dealer’s play zone and in all malus zones are discarded",
        f"les cartes ({t.kind(match)}) de la zone de jeu du dealer et de toutes les zones de malus sont défaussées",
    ),
    "cancel": lambda t, match, what: CANCELS[what][t.fr].format(t.kind(match)),
    "ground": lambda t, n: t.two(
        f"at the end of the turn {n} of the dealer’s hallucinogens do not count",
        f"en fin de tour, {n} hallucinogènes du dealer ne comptent pas",
    ),
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(t: Speech, ready: Ready) -> str:
    """One line of a card."""
    line: Line = ready.line
    heads = []
    if line.must:
        heads.append(t.two("Compulsory", "Obligatoire"))
    if line.mix is not None:
        heads.append(t.two("Mixture", "Mélange"))
    if line.name is not None:
        heads.append(str(getattr(line.name, t.lang)) + (" *" if line.once else ""))
    if ready.when is not None:
        heads.append(t.head(ready.when))
    if line.cost:
        heads.append(
            t.two("discard an unused card of your play zone", "défaussez une carte non utilisée de votre zone de jeu")
        )
    if ready.free is not None:
        heads[-1] += f" ({t.two('nothing to discard', 'rien à défausser')} {t.clause(ready.free)})"
    body = t.verbs(ready.calls)
    said = f"{', '.join(heads)}{COLON[t.lang]} {body}" if heads else body
    return ("" if ready.counted else "↵ ") + capital(said) + "."


def reaction(t: Speech, face: Face) -> str:
    assert face.title.reaction is not None
    ways = t.two(" --OR-- ", " --OU-- ").join(PHRASES[c.verb.name](t, *c.args) for c in face.ways)
    hand = face.title.reaction.where == "hand"
    said = f"☹ {t.two('From hand', 'Depuis la main')}{COLON[t.lang]} {ways}" if hand else f"☹ {capital(ways)}"
    return said + (f"{SEMI[t.lang]} {t.two('then', 'puis')} {t.verbs(face.then)}" if face.then else "") + "."


def malus(t: Speech, face: Face) -> str:
    assert face.title.malus is not None
    own = Speech(t.lang, t.names, own=True)
    name, start = (
        getattr(face.title.malus.name, t.lang),
        t.two("at the start of your actions", "au début de vos actions"),
    )
    said = f"{t.two('Malus', 'Malus')}, {name}{COLON[t.lang]} {start}, {own.verbs(face.malus)}."
    return said + (f" {t.two('Ransom', 'Rançon')} {face.ransom} ⚡." if face.ransom else "")


def printed(t: Speech, title: Title) -> list[str]:
    """What a card has without any effect."""
    said: list[str] = []
    if title.damage:
        said.append(t.two(f"{title.damage} damage.", f"{title.damage} dégât" + "s" * (title.damage > 1) + "."))
    if title.coins:
        said.append(f"{title.coins} ⚡.")
    if title.counts > 1:
        many = t.two(
            "Counts as {} hallucinogens at the end of the turn.", "Compte pour {} hallucinogènes en fin de tour."
        )
        said.append(many.format(title.counts))
    if title.gift:
        en = "Obtained from the Darknet or its reserve, it goes to the drugged player’s discard."
        said.append(t.two(en, "Obtenue du Darknet ou de sa réserve, va dans la défausse du drogué."))
    return said


def spoken(face: Face, names: Names, lang: str) -> str:
    """The whole text of a card in one language."""
    t, title = Speech(lang, names), face.title
    said, event = printed(t, title), title.kind == "event"
    for side in (0, 1, 2):
        if side == 2 and title.sides:
            said.append(t.two("--OR--", "--OU--"))
        lines = [sentence(t, ready) for ready in face.lines if ready.side == side]
        said += [line.removeprefix("↵ ") if event else line for line in lines]
    if face.malus:
        said.append(malus(t, face))
    if title.zone:
        said.append(t.two("RdR zone.", "Zone RdR."))
    if title.reaction is not None:
        said.append(reaction(t, face))
    return " ".join(said)


KINDS = {
    "rdr": ("harm reduction (RdR)", "réduction des risques (RdR)"), "asset": ("asset", "atout"), "money": ("money", "monnaie"),
    "infection": ("Infection", "Infection"), "event": ("event", "évènement"), "other": ("drug", "drogue"),
    "oral": ("oral", "orale"), "nasal": ("snorted", "sniffée"), "smoked": ("smoked", "fumée"), "inhaled": ("inhaled", "inhalée"),
    "injected": ("injected", "injectée"), "natural": ("natural", "naturelle"), "synthetic": ("synthetic", "synthétique"),
}  # fmt: skip


def tag(title: Title) -> Words:
    """NA-2.2: the line below a card's name: types, route, origin."""
    both = []
    for i in (0, 1):
        types = (
            " + ".join(KINDS[t][i] if t == "other" else FILTERS[t][2 * i] for t in title.types) or KINDS[title.kind][i]
        )
        sub = {"opi": " Opi", "gaba": " GABA", "": ""}[title.sub]
        both.append(" ♦ ".join([types + sub, *(KINDS[word][i] for word in (title.route, title.made) if word)]))
    return Words(*both)


def text(face: Face, names: Names) -> Words:
    return Words(en=spoken(face, names, "en"), fr=spoken(face, names, "fr"))


def line_text(face: Face, names: Names, lang: str, line: int) -> str:
    """One numbered line, for whoever chooses it."""
    return sentence(Speech(lang, names), face.lines[line]).removeprefix("↵ ")
