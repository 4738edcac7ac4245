"""The rules that French sentences keep."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.grammar.lint import NONE, PEOPLE, Rule, Things

from tablee.grammar import elides

MUTE = re.compile(r"(?i)h(?:abit|erb|ésit|eure|istoir|iver|omm|onneur|onnête|ôpi|ôte|orlog|orr|uile|um|ypn|ypoth)")
"""Nouns with a mute h, besides the names that `elides` knows."""


def is_elided(word: str) -> bool:
    return elides(word) or bool(MUTE.match(word))


BEFORE_YOU = (
    "à|après|avant|avec|c’est|chez|comme|contre|dans|de|derrière|devant|dont|entre|envers|et|hors|lorsque|mais|malgré|ni|où|ou|"
    "par|parmi|pas|pendant|pour|puis|puisque|qu’à|quand|que|quoi|sans|sauf|selon|si|sous|sur|vers|tandis"
)
"""Words after which "vous" may stand at the end of a phrase."""
INFINITIVE = r"(?:(?:lui|leur|y|en|vous|se|tout|bien)\s)*\w*(?:er|ir|oir|[aeio]ndre|[eo]rdre|oudre|ttre|ivre|[adlu]ire|oire|aître|clure)\b"
MASCULINE = (
    "arcane|atout|bloc|caractère|cimetière|coin|cube|dealer|deck|dégât|drogué|diplôme|effet|évènement|événement|jeton|jugement|"
    "labo|mélange|objectif|paquet|partage|personnage|pion|point|pouvoir|rituel|robot|secret|symbole|tirage|verso|recto"
)
FEMININE = (
    "action|brèche|caractéristique|carte|case|colonne|connaissance|couleur|défausse|faiblesse|fatalité|fauche|force|heure|"
    "infection|ligne|lune|main|obsession|phase|pioche|place|rangée|règle|réserve|réussite|réponse|situation|table|valeur|vie|zone"
)
COUNTED = f"{MASCULINE}|{FEMININE}|tour|manche|personne|convive|partie|étape|jour|mot"
DONE = "case|défausse|fauche|force|ligne|mélange|partage|pioche|place|point|règle|table|tour"
NO_VERB = "|".join(word for word in COUNTED.split("|") if word not in DONE.split("|"))
"""Nouns that are not also what somebody does: "il les place"."""
INVARIABLE = r"\w*(?:fois|corps|cas|mois|sens|temps|bras|repos|dessous|dessus|malus|bonus)"
SMALL = "dans|sans|sous|sur|vers|plus|moins|pas|puis|mais|très|dès|des|les|ces|ses|mes|vos|nos|leurs|vous|nous|ils|elles|est"
SINGULAR_VERBS = (
    "a|est|met|prend|perd|va|fait|peut|doit|tient|vient|revient|devient|sort|finit|réussit|choisit|subit|reçoit|vaut|se \\w+e|"
    "agit|rend|annule|coûte|donne|entre|ferme|garde|gagne|joue|montre|passe|pioche|pose|quitte|regagne|reste|révèle|tire|tombe"
)

FRENCH = (
    Rule(
        "an elision is missing",
        r"(?i)(?<![\w’-])(?:de|le|la|que|ne|se|je|me|te|ce|jusque|lorsque|puisque)\s(\w+)|(?<!\w)s(i) ils?\b",
        r"(?i)(?:de|le|la|que) une?\b|\s[a-d][1-4]\b|\s\w\b(?!’)|\bce (?:à|auquel|avec|en|au|où)\b",
        (
            "la ligne de Iris",
            "le tirage de Hector",
            "de Yves",
            "le archiviste",
            "jusque ici",
            "que elle",
            "si il tire",
            "ce est",
        ),
        (
            "de onze",
            "le oui",
            "le un",
            "de a1 à d4",
            "la une",
            "le hasard",
            "le huit",
            "si elle",
            "de Hassan",
            "ce en quoi",
        ),
        only=is_elided,
    ),
    Rule(
        "de le, à le",
        rf"(?i)(?<![\w-])(?:de|à) les?\s(?!{INFINITIVE})\w",
        "",
        ("passe de le bleu à la table", "la main de les autres", "donné à le Juge"),
        ("de le remettre", "à les y poser", "de le lui rendre"),
    ),
    Rule(
        "an article with a capital inside a sentence",
        r"(?<=[\w,;’)] )(?:Le|La|Les) (?=[A-ZÀÂÉÈÊÎÔŒ])|(?<=[\w,;’)] )L’(?=[A-ZÀÂÉÈÊÎÔŒ])",
        "La Petite Mort|Les? --OU--",
        ("posée devant Le Juge", "avec L’Aube"),
        ("Le Juge se flétrit.", "La rangée : Le Juge", "« Le Juge »", "à La Petite Mort"),
        quoted=False,
    ),
    Rule(
        "you stand where an object stands",
        r"(?<=\w\s)vous(?=\s(?:à|au|aux|comme|dans|de|des|du|et|ou|par|pour|sur)\b|[,.;:)…]|\s[;:?!»]|$)",
        rf"(?i)\b(?:{BEFORE_YOU})\svous",
        ("Iris désigne vous.", "Iris choisit vous pour cible", "interroger vous", "Iris désigne vous\u00a0: 2 points"),
        (
            "Iris, Hector et vous.",
            "à vous de jouer",
            "chez vous, Iris",
            "que vous",
            "pas vous.",
            "Iris vous désigne",
            "il vous en reste",
            "taisez-vous.",
        ),
        quoted=False,
    ),
    Rule(
        "of you",
        rf"(?i)\bde vous\b(?!\s{INFINITIVE})",
        r"(?i)(?:autour|loin|près|côté|face|chacune?|dépend|besoin|quelques mots|que) de vous|de vous \w+ez\b",
        ("le secret de vous.", "la ligne de vous est pleine"),
        ("loin de vous", "autour de vous", "de vous taire", "visible que de vous"),
        quoted=False,
    ),
    Rule(
        "a bracket or a dot for two forms",
        r"\w\((?:s|e|es|x|ne)\)|[a-zé]·[a-zé]",
        "",
        ("2 point(s) de vie", "vous seul·e restez", "prêt(e)"),
        ("carte (s’il y en a)", "a · b"),
    ),
    Rule(
        "a plural of one",
        r"(?i)(?<!convive\s)(?<!place\s)(?<!n°\s)(?<!niveau\s)(?<!colonne\s)(?<!valeur\s)(?<![\d,.–/-])\b[01]\s[^\W\d]+s\b",
        rf"(?i)\b[01]\s(?:{SMALL}|{INVARIABLE})\b",
        ("1 cartes au plus", "0 points de vie", "1\u00a0dégâts"),
        ("1 carte", "0 point", "1 sur 3", "1 fois", "11 cartes", "Convive 1 passe", "1 temps"),
    ),
    Rule(
        "a singular of many",
        rf"(?i)(?<!phase\s)(?<!niveau\s)(?<!colonne\s)(?<!valeur\s)(?<!convive\s)(?<!place\s)\b(?:[2-9]|[1-9]\d+)\s(?:{COUNTED})\b",
        "",
        ("2 carte", "11\u00a0point de vie", "3 fatalité"),
        ("2 cartes", "la 2e carte", "1 carte"),
    ),
    Rule(
        "an article and a noun that do not agree in number",
        rf"(?i)(?<!\w)(?:des|ces|mes|ses|vos|nos|aux|quelques|plusieurs|deux|trois)\s(?:{COUNTED})\b"
        rf"|(?<!\w)les\s(?:{NO_VERB})\b|(?<!et )(?<![\w-])(?:une?|cet|cette|ce|chaque|votre|notre)\s(?:{COUNTED})s\b",
        "",
        ("les carte", "vos fatalité", "une cartes", "chaque points"),
        ("les cartes", "une carte", "vingt et une cartes", "il les place", "qui les défausse"),
    ),
    Rule(
        "a plural with a verb in the singular",
        rf"(?:^|[.:;] |« )Les [A-ZÀÉÈ]?[\w’-]+[sx] (?:ne )?(?:{SINGULAR_VERBS})\b",
        "",
        ("Les Amants met fin à votre tirage.", "Les Heures se flétrie"),
        ("Les Amants mettent fin", "Les cartes sont"),
    ),
    Rule(
        "two marks in a row",
        r"[.?!…]\s*[?.!…](?!\w)|,\s*[,.;:]|\.\s*,",
        r"(?:\w\.){2}|\?!|\.{3}|\?\? \w|\. \?\u00a0:",
        ("C’est « oui ? ».. ", "Oui\u202f?.", "Fini..", "a,, b"),
        ("Oui\u202f?", "Fini."),
    ),
    Rule(
        "a space is wrong or missing",
        r"[^\u00a0]:(?!\w|/)|[^\u202f][;!?%](?!\w)|«[^\u00a0]|[^\u00a0]»|[ \u00a0\u202f](?:[,)]|\.(?![\w.]))|\(\s| {2}|\s[’]|\s…",
        r"https?:|\w:\w|(?:^|\. )\?|\?\u202f!|!\u202f\?|«\u00a0[?!;]|\b[A-Z]\? \w|\?\? \w|\([\w -]+\?\)",
        ("a : b", "Oui ?", "Oui?", "« a »", "a ,b", "5 %", "Chargement …", "a  b"),
        (
            "a\u00a0: b\u202f; «\u00a0c\u202f!\u00a0»",
            "5\u202f%",
            "examples.hanabi:game",
            "https://a.b",
            "Plus haut\u202f? (Higher Than?)",
        ),
    ),
    Rule(
        "a number and its sign may be parted",
        r"\d [⚡♥]|\d (?:PV|min|Mio|ko)\b|n° ?\d|[×] ?(?<= )\d|\w ×\d",
        "",
        ("3 ⚡", "12 PV", "n° 2", "DrojeCoin ×3"),
        ("3\u00a0⚡", "12\u00a0PV", "n°\u00a02", "DrojeCoin\u00a0×3"),
    ),
    Rule(
        "a sign of a typewriter",
        r"\w'\w|\.\.\.|\"|\d(?:ème|ères?|nde?s?)\b|(?<!\w)(?:oe|Oe)(?:uvre|il\b)|c(?:oe)ur",
        r"\"(?:rulebook|public|original|tablee\[\w+\])\"",
        ("l'archiviste", "Chargement...", "la 2ème carte", "le coeur"),
        ("l’archiviste", "la 2e carte", "le cœur"),
    ),
    Rule(
        "a number below nought",
        r"(?<![\w)\]–.-])[-−]\d",
        r"^−\d+\u00a0(?:PV|⚡)$",
        ("il reste -7", "vie de −1"),
        ("1–4", "--2", "SA-5.3", "de a-1", "−2\u00a0PV"),
    ),
    Rule(
        "a gender that tempts",
        rf"(?i)(?<![\w-])(?:une|aucune|cette|quelle|toute|certaine)\s(?:{MASCULINE})s?\b"
        rf"|(?<![\w-])(?:un|aucun|ce|cet|quel|du|au|certain)\s(?:{FEMININE})s?\b|(?<![\w-])l[ea]\s(?:arcane|évènement|fatalité|carte)\b",
        r"(?i)\bla carte\b|\bla fatalité\b",
        ("Aucune arcane ne convient", "cette évènement", "un fatalité", "le carte", "Quelle cube"),
        ("aucun arcane", "cet évènement", "la fatalité", "qui le place"),
    ),
    Rule(
        "said twice",
        r"\bD(?:e |’)([A-ZÉ]\w+(?: [A-ZÉ]\w+)?)\b[^.;:!?]*\b\1\b",
        "",
        ("D’Odilon Parquet, Iris prend Odilon Parquet.",),
        ("D’Odilon Parquet, Iris prend la montre.",),
    ),
    Rule(
        "vous with another person’s verb",
        r"(?:^|[.!?:»] )Vous (?!(?:ne|n’|y|en|lui|leur|vous|les?|la|l’|êtes|dites|faites|refaites|redites|ou|et|seule?|\w+ez)\b)(?:\w+)",
        rf"Vous (?:êtes|revoilà|voilà|voici|n’|l’)|Vous {INFINITIVE}",
        ("Vous tire 2 cartes.", "Fini. Vous perd"),
        ("Vous tirez", "Vous n’avez", "Vous y restez", "Vous êtes", "Vous suivre", "Vous vous taisez", "Vous revoilà."),
        quoted=False,
    ),
    Rule(
        "somebody else with the verb of vous",
        rf"\b(?:{PEOPLE}|Convive \d) (?:ne |n’|se |s’|en |y )?\w+ez\b",
        rf"(?:{PEOPLE}|Convive \d) (?:chez|assez|rez)\b",
        ("Iris tirez", "Convive 2 ne prenez rien"),
        ("Iris et vous tirez", "Iris chez Hector"),
    ),
    Rule(
        "a bot is un robot",
        r"(?i)\bbots?\b",
        r"--bots?|/bots?\b",
        ("contre des bots",),
        ("contre des robots", "--bots novice"),
    ),
)

SPOKEN_TO = Rule(
    "somebody is spoken to, and nobody’s seat reads",
    r"(?i)\b(?:vous|votre|vos|vôtres?)\b",
    "",
    ("Vous tirez 2 cartes.", "Iris lit votre secret."),
    ("Iris joue « Et vous ? ».",),
    quoted=False,
)
"""What a spectator or the referee of an open replay must not read of what happens and what is asked."""

TAKES = (
    "tirez?|recyclez?|choisi(?:t|ssez)|pren(?:d|ez)|jouez?|gardez?|posez?|reçoi(?:t|vez)|calibrez?|révèlez?|montrez?|défaussez?|"
    "piochez?|per(?:d|dez)|incarnez?|avec|désignez?"
)


def about(things: Things = NONE) -> Iterator[Rule]:
    """A noun that has an article does not stand without, nor its title in its stead."""
    if things.nouns:
        listed = "|".join(map(re.escape, things.nouns))
        yield Rule("no article", rf"\b(?:{TAKES}) (?:{listed})\b", "", (f"Vous tirez {things.nouns[0]}.",))
    if things.titles:
        listed = "|".join(map(re.escape, things.titles))
        pattern = rf"\b(?:{listed})\b(?=[ ,.;:]|$)"
        yield Rule(
            "a title for a noun", pattern, rf"^(?:{listed})$", (f"{things.titles[0]} calibre le cube.",), quoted=False
        )
