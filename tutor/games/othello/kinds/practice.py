"""What can be practised of Othello: drills, which lesson teaches what, what helps against misconceptions."""

from datetime import date

from tutor.games.base import PASS
from tutor.games.kinds.practising import Practice, Stage
from tutor.games.othello.bank.played_games import play_game
from tutor.games.othello.bank.stored_bank import STORED
from tutor.games.othello.kinds.strategy.beliefs import MENDED

DRILLS: dict[str, tuple[str, ...]] = {
    "board": (
        "find-square",
        "square-name",
        "corner-name",
        "disc-on",
        "next-on-line",
        "start-board",
        "first-player",
    ),
    "legal-move": ("legal-move",),
    "all-legal-moves": ("all-legal-moves",),
    "flips": ("flips",),
    "referee": ("referee",),
    "pass-or-play": ("pass-or-play",),
    "score": ("disc-count", "result", "game-over"),
    "corners": ("takes-corner", "gives-no-corner"),
    "mobility": ("mobility", "fewest-replies"),
    "strategy": (
        "fewest-frontier",
        "count-moves",
        "most-mobility",
        "fewest-potential",
        "mark-frontier",
        "most-stable",
        "mark-stable",
    ),
    "compare": ("compare",),
    "endgame": ("best-exact", "keeps-parity", "sequence"),
}
"""The drills, each with the topics of its puzzles."""

LESSON_OF: dict[str, str] = {
    "board": "board-and-squares",
    "legal-move": "legal-moves",
    "all-legal-moves": "legal-moves",
    "flips": "all-directions",
    "referee": "all-must-flip",
    "pass-or-play": "passing",
    "score": "end-and-score",
    "corners": "corners",
    "mobility": "mobility",
    "endgame": "counting-the-end",
    "x-looks-good": "x-and-c-squares",
    "c-looks-good": "x-and-c-squares",
}
"""The lesson that explains a drill or helps against a misconception.

Where several lessons explain a drill, `TAUGHT` tells by topic. A misconception has no entry where the lesson
of its topic is the right one.
"""

AFTER: dict[str, str] = {
    "start": "mixed",
    "look-ahead": "compare",
    "x-and-c-squares": "corners",
    "free-moves": "mobility",
    "family": "mixed",
    "edges": "corners",
    "giving-a-corner": "compare",
    "openings": "mixed",
}
"""By lesson, the drill that its ending offers, where no drill asks the topics of its puzzles.

It is the drill of the same idea, or "mixed", which asks everything that is taught by then.
"""

FORMER: dict[str, str] = {
    "flips-fewest": "mobility",
    "which-is-better": "strategy",
    "most-inner": "strategy",
    "most-potential": "strategy",
    "choose": "strategy",
    "predict": "strategy",
    "guess": "strategy",
    "line": "strategy",
    "mark-regions": "endgame",
    "opening-name": "strategy",
}
"""Topics that are no longer practised, or only in lessons and sets, and the drill for which their answers
count."""

JOINED = {"compare": date(2026, 11, 28)}
"""Topics that were added later, each with the first day on which the daily ten may ask it.

When the topic was added, that day had not begun anywhere on Earth.
"""

TAUGHT: dict[str, int] = {
    "find-square": 1,
    "square-name": 1,
    "corner-name": 1,
    "disc-on": 1,
    "first-player": 2,
    "start-board": 2,
    "disc-count": 2,
    "legal-move": 3,
    "flips": 3,
    "all-legal-moves": 4,
    "referee": 7,
    "pass-or-play": 9,
    "result": 10,
    "game-over": 10,
    "takes-corner": 11,
    "gives-no-corner": 11,
    "mobility": 12,
    "fewest-replies": 12,
    "compare": 12,
    "mark-stable": 15,
    "most-stable": 15,
    "mark-frontier": 16,
    "fewest-frontier": 16,
    "fewest-potential": 16,
    "most-mobility": 17,
    "sequence": 22,
    "keeps-parity": 22,
    "best-exact": 23,
}
"""By topic, the number of the lesson that teaches it; no lesson teaches a topic that is missing here."""

MENDING: dict[str, tuple[str, ...]] = {
    "touch-is-enough": ("all-legal-moves", "legal-move"),
    "beside-own": ("all-legal-moves", "legal-move"),
    "wrong-side": ("all-legal-moves", "legal-move"),
    "occupied": ("legal-move", "all-legal-moves"),
    "beyond-own": ("flips", "referee"),
    "through-gap": ("flips", "referee"),
    "edge-closes": ("flips", "referee"),
    "misses-diagonals": ("flips", "all-legal-moves"),
    "one-line": ("flips", "referee"),
    "nearest-only": ("flips", "referee"),
    "neighbours-flip": ("flips", "referee"),
    "ends-flip": ("flips",),
    "chain-reaction": ("flips", "referee"),
    "any-two": ("flips", "referee"),
    "may-leave": ("referee",),
    "pass-optional": ("pass-or-play",),
    "never-pass": ("pass-or-play",),
    "pass-ends-game": ("game-over",),
    "full-board-only": ("game-over",),
    "raw-count": ("result",),
    "more-now-better": ("gives-no-corner", "fewest-replies"),
    "x-looks-good": ("gives-no-corner",),
    "c-looks-good": ("gives-no-corner",),
    "edge-always": ("gives-no-corner", "fewest-replies"),
    "row-col-swap": ("find-square", "square-name"),
    "rows-from-bottom": ("find-square", "square-name"),
    "columns-from-right": ("find-square", "square-name"),
    "placed-but-not-flipped": ("disc-count",),
    "flip-without-placing": ("disc-count",),
}
"""The topics that bring a misconception to light."""

MENDED_IN: dict[str, str] = {
    **MENDED,
    "opening-is-the-move": "openings",
}
"""The lesson against a misconception about good play, of which only teachers are told."""

STAGES = (
    Stage("daily-3", 1, 3, 4),
    Stage("daily-10", 1, 10, 7),
    Stage("daily-14", 3, 14, 8),
    Stage("daily-20", 11, 20, 9),
    Stage("daily-24", 11, 24, 10),
)
"""The stages of the daily ten: First steps, Rules, First strategy, Player and Master."""

ONE_SIDED = {"never-pass": PASS, "pass-ends-game": "no", "full-board-only": "yes"}
"""Misconceptions whose boards all have the same answer, and that answer.

One puzzle in four gets a board with another answer: otherwise a learner would know it before looking.
"""

PRACTICE = Practice(
    game="othello",
    drills=DRILLS,
    plays=play_game,
    stored=STORED,
    stages=STAGES,
    former=FORMER,
    joined=JOINED,
    taught=TAUGHT,
    mending=MENDING,
    mended_in=MENDED_IN,
    one_sided=ONE_SIDED,
    lessons=LESSON_OF,
    after=AFTER,
    sample="flips",
    greets="legal-move",
    about_squares=frozenset({"board"}),
    counted=frozenset({"disc-count", "count-moves"}),
)
