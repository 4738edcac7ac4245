"""The rules that English sentences keep."""

from __future__ import annotations

from tests.grammar.lint import PEOPLE, Rule

OURS = (
    "action|bot|breach|card|character|coin|cube|fate|hour|knowledge card|life|moon|objective|option|pawn|person|place|"
    "player|point|seat|secret|situation|step|symbol|table|token|trait|turn|weakness"
)
ONCE = (
    "is|was|differs|appears|has|goes|stays|does|as|its|this|his|us|plus|across|towards|besides|always|comes|makes|passes|takes|"
    "ends|wins|less"
)
VERBS = (
    "draw|take|lose|gain|play|choose|give|keep|pass|discard|show|reveal|look|move|put|turn|use|win|have|are|do|go|say|see|"
    "predict|remove|adjust|study|contain|propose|reap|attach|pay|buy|receive|regain|spend|start|begin|end|hold|get|lay|roll"
)

ENGLISH = (
    Rule(
        "a, an",
        r"\b[Aa] [aeiouAEIOU]\w*|\b[Aa]n [^aeiouhAEIOUH8\W]\w*",
        r"\b[Aa] (?:to|or|and|a|of|is|in)\b|\b[Aa] (?:one|once|uni|use|usu|[Ee]u|UN|US|ewe)"
        r"|\b[Aa]n (?:1[18]\b|[FHLMNRSX]\b|[FHLMNRSX][A-Z]|RdR|x-)",
        ("a orange 1", "an purple 4"),
        ("an orange 1", "a one", "a uniform", "an hour", "a European", "an 8", "an X", "an RdR card"),
    ),
    Rule(
        "of, instead of ’s",
        rf"\bof (?:you\b|(?:Player \d|{PEOPLE})\b(?!’| [A-ZÉ]))",
        r"(?:all|ahead|any|asked|because|behalf|both|each|front|instead|many|none|one|out|rest|several|side|some|think) of "
        r"(?:you|Player|[A-ZÉ])|of you(?:r|rs)\b",
        ("the line of Player 2", "the draw of Iris", "the secret of you"),
        (
            "Iris’s draw",
            "in front of Iris",
            "instead of Player 2",
            "of your",
            "of Iris’s cards",
            "the life of Ondine Dérapage",
        ),
        quoted=False,
    ),
    Rule(
        "no article",
        r"\b(?:draws?|recycles?|chooses?|reveals?|turns? up|discards?|takes?) (?:ace|jack|knight|queen|king|\d+) of\b",
        "",
        ("draws king of clubs", "You recycle 4 of hearts"),
        ("draws the king of clubs",),
    ),
    Rule(
        "two marks in a row",
        r"[.?!…]\s*[?.!…](?!\w)|,\s*[,.;:]|\.\s*,",
        r"(?:\w\.){2}|\?!|\.{3}|\?\? \w|(?:^|\. )\?",
        ("Is it above 2?.", "Done..", "a,, b"),
        ("Is it above 2?", "e.g. this"),
    ),
    Rule(
        "a plural of one",
        r"(?<!Player )(?<!no. )(?<!Pile )(?<!seat )(?<!level )(?<!column )(?<!value )(?<!step )(?<![\d,.–/-])\b1 [a-z]+s\b",
        rf"\b1 (?:{ONCE})\b|\b1 \w+ss\b",
        ("1 cards at most", "costs 1 coins"),
        ("1 card", "1 is", "Player 1 draws", "11 cards", "1 weakness"),
    ),
    Rule(
        "a singular of many",
        rf"(?<!Player )(?<!level )(?<!column )(?<!value )(?<!phase )\b(?:0|[2-9]|[1-9]\d+) (?:{OURS})\b(?!-| packs)",
        r"\d fate (?:is|was|goes|token)|0 (?:life|action phase)|\d life",
        ("2 card", "0 point", "12 seat left"),
        ("2 cards", "1 card", "Player 2 card", "2 life"),
    ),
    Rule(
        "a verb in the singular before several",
        r"\b(?:goes|comes|is|was) (?:\d+|[A-Z]\w+)(?:, (?:\d+|[A-Z]\w+))* and (?:\d+|[A-Z]\w+)",
        "",
        ("Into the bag goes 4 and 5.",),
        ("Into the bag go 4 and 5.",),
    ),
    Rule(
        "you with another person’s verb",
        rf"(?:^|[.!?:] )[Yy]ou (?:{'|'.join(f'{verb}e?s' for verb in VERBS.split('|'))}|is|was|has)\b",
        "",
        ("You draws 2 cards.", "You has"),
        ("You draw", "You pass"),
    ),
    Rule(
        "somebody else with the verb of you",
        rf"(?:^|[.!?:] )(?:{PEOPLE}|Player \d) (?:{VERBS})\b",
        "",
        ("Iris draw 2 cards.", "Player 2 have"),
        ("Iris draws", "Iris may draw", "Iris and Hector draw"),
    ),
    Rule(
        "a space is wrong or missing",
        r"[\u00a0\u202f](?![→×⚡♥·\d])|\s[,;:?!](?!\w)|\s\.(?![\w.])|\s[)…]|\(\s| {2}|[,;](?=[^\W\d])",
        r"(?:^|\. )\?|“[?!;]|; \?\?|^Rulebook: .*",
        ("a : b", "Loading …", "a ,b", "a  b", "5\u00a0%"),
        ("a: b", "Loading…", "DrojeCoin\u00a0×3", "5%", "Rulebook: Kurt\u00a0: étude de cas"),
    ),
    Rule(
        "a sign of a typewriter",
        r"\w'\w|\w'(?=\s)|\.\.\.|\"",
        r"\"(?:rulebook|public|original|tablee\[\w+\])\"",
        ("Iris's draw", "Loading...", 'the "card"'),
        ("Iris’s draw", "Loading…"),
    ),
    Rule(
        "a number below nought",
        r"(?<![\w)\]–.-])[-−]\d",
        r"^−\d+ life$",
        ("7 left: -7",),
        ("1–4", "--2", "SA-5.3", "−2 life"),
    ),
    Rule(
        "said twice",
        r"\bOf ([A-Z]\w+(?: [A-Z]\w+)?)\b[^.;:!?]*\b\1\b",
        "",
        ("Of Odilon Parquet Iris takes Odilon Parquet.",),
        ("Of Odilon Parquet’s things Iris takes the watch.",),
    ),
    Rule(
        "not British",
        r"(?i)\b(?:colors?|favor\w*|honors?|neighbors?|center|\w+(?:al|an|er|ol|ni|min)iz(?:e[ds]?|ing)|defense|gray)\b",
        "",
        ("the color", "neutralized", "galvanize"),
        ("the colour", "neutralised", "size", "prize"),
    ),
)

SPOKEN_TO = Rule(
    "somebody is spoken to, and nobody’s seat reads",
    r"(?i)\b(?:you|your|yours|yourself)\b",
    "",
    ("You draw 2 cards.", "Iris reads your secret."),
    ("Iris plays “And you?”.",),
    quoted=False,
)
"""What a spectator or the referee of an open replay must not read of what happens and what is asked."""
