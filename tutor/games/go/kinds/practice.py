"""What can be practised of Go: drills, which lesson teaches what, what helps against misconceptions."""

from datetime import date

from tutor.games.go.bank.played_games import play_game
from tutor.games.go.bank.searched import FOLDER, READINGS, asked_by
from tutor.games.go.bank.searching import read_again, readings
from tutor.games.kinds.practising import Practice, Stage, Stored

DRILLS: dict[str, tuple[str, ...]] = {
    "go-points": ("corner-stone", "find-point", "name-point"),
    "go-liberties": ("liberties", "count-liberties"),
    "go-capture": ("capture", "captured"),
    "go-chains": ("chain", "count-chains"),
    "go-atari": ("atari-or-not", "all-atari", "give-atari"),
    "go-save": ("save",),
    "go-legal": ("legal-or-not", "all-legal"),
    "go-land": ("territory", "neutral", "score"),
    "go-ko": ("ko-point",),
    "go-eyes": ("eye",),
    "go-life": ("alive-or-dead", "live", "kill"),
    "go-ladders": ("ladder", "which-atari"),
}
"""The drills, each with the topics of its puzzles."""

LESSON_OF: dict[str, str] = {
    "go-points": "points",
    "go-liberties": "liberties",
    "go-capture": "capture",
    "go-chains": "chains",
    "go-atari": "atari",
    "go-save": "out-of-atari",
    "go-legal": "forbidden-point",
    "go-land": "whose-land",
    "go-ko": "ko",
    "go-eyes": "false-eyes",
    "go-life": "alive-or-dead",
    "go-ladders": "ladder-and-net",
}
"""By drill, the lesson that explains what it asks."""

JOINED = dict.fromkeys(DRILLS["go-points"], date(2026, 12, 1))
"""Topics that were added later, each with the first day on which the daily ten may ask it.

When the topic was added, that day had not begun anywhere on Earth.
"""

TAUGHT: dict[str, int] = {
    **dict.fromkeys(DRILLS["go-points"], 1),
    "liberties": 2,
    "count-liberties": 2,
    "capture": 3,
    "captured": 3,
    "chain": 4,
    "count-chains": 4,
    "atari-or-not": 5,
    "all-atari": 5,
    "give-atari": 5,
    "save": 6,
    "legal-or-not": 7,
    "all-legal": 7,
    "territory": 8,
    "neutral": 8,
    "score": 8,
    "ko-point": 9,
    "alive-or-dead": 12,
    "live": 12,
    "kill": 12,
    "eye": 11,
    "ladder": 13,
    "which-atari": 13,
}
"""By topic, the number of the lesson that teaches it."""

MENDING: dict[str, tuple[str, ...]] = {
    "diagonal-liberties": ("liberties", "count-liberties"),
    "taken-points-count": ("count-liberties", "liberties"),
    "always-four": ("count-liberties",),
    "counted-twice": ("count-liberties",),
    "stone-alone": ("liberties", "count-liberties"),
    "diagonal-connected": ("chain", "count-chains"),
    "one-stone-only": ("captured",),
    "one-chain-only": ("captured",),
    "touch-is-atari": ("atari-or-not", "all-atari"),
    "extend-always": ("save",),
    "self-capture-allowed": ("all-legal", "legal-or-not"),
    "own-liberties-after-capture-forgotten": ("all-legal", "legal-or-not"),
    "may-recapture-ko-at-once": ("ko-point",),
    "every-recapture-is-ko": ("ko-point",),
    "dame-counts": ("territory", "neutral"),
    "false-eye-is-eye": ("eye",),
    "any-corner-taken-is-false": ("eye",),
    "ladder-always-works": ("ladder",),
    "any-atari": ("which-atari",),
}
"""The topics that bring a misconception to light."""

_LESSONS: dict[str, tuple[str, ...]] = {
    "points": (
        "plays-on-stones",
        "squares-not-points",
        "counts-i-column",
        "rows-from-top",
        "number-before-letter",
        "stones-move",
        "white-begins",
        "same-side-again",
    ),
    "liberties": ("edge-counts-as-liberty",),
    "capture": ("nothing-comes-off",),
    "chains": ("inner-liberty-forgotten",),
    "atari": (
        "must-say-atari",
        "must-capture",
    ),
    "whose-land": (
        "edge-needs-wall",
        "nothing-is-neutral",
        "stones-are-territory",
        "territory-only",
        "stones-only",
        "territory-includes-stones-twice",
        "passing-forbidden",
        "one-pass-ends-game",
        "board-must-be-full",
    ),
    "ko": ("ko-is-forever",),
    "two-eyes": (
        "one-eye-is-enough",
        "big-group-is-alive",
        "surrounded-is-dead",
    ),
    "false-eyes": ("fills-own-eye",),
    "alive-or-dead": (
        "four-points-is-alive",
        "any-inside-point",
        "from-outside",
    ),
    "ladder-and-net": ("atari-first",),
    "snapback": ("never-give-a-stone",),
    "seki": (
        "someone-must-fill",
        "no-two-eyes-is-dead",
        "shared-liberties-is-seki",
        "seki-eyes-count",
    ),
    "the-end": (
        "dead-stones-live-on",
        "few-liberties-is-dead",
        "lone-stones-only",
        "prisoners-in-area-scoring",
        "prisoners-forgotten",
        "stones-count-in-territory",
        "komi-forgotten",
        "komi-to-black",
    ),
}
"""By the slug of a lesson, the misconceptions that it alone brings to light."""

MENDED_IN = {code: slug for slug, codes in _LESSONS.items() for code in codes}

STAGES = (
    Stage("go-daily-5", 1, 5, 5),
    Stage("go-daily-9", 1, 9, 7),
    Stage("go-daily-13", 3, 13, 10),
)
"""The stages of the daily ten: First stones, Rules, and Life and death."""

PRACTICE = Practice(
    game="go-5x5",
    drills=DRILLS,
    plays=play_game,
    stored=Stored(
        str(FOLDER),
        searched={READINGS: readings},
        found_again={READINGS: lambda board: read_again(asked_by(board))},
    ),
    mix="go-mixed",
    stages=STAGES,
    joined=JOINED,
    taught=TAUGHT,
    mending=MENDING,
    mended_in=MENDED_IN,
    lessons=LESSON_OF,
    sample="go-liberties",
    about_squares=frozenset({"go-points"}),
    counted=frozenset({"count-liberties", "count-chains"}),
)
