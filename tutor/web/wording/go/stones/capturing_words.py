"""Sentences of the puzzles about capture."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.stones.gathered_words import CLOSED, NO_STONE, STONES
from tutor.web.wording.kind_sentences import KindWords

CAPTURE = KindWords(
    "capture",
    questions={
        "capture": Sided(
            black=N_("Black to play: capture white stones."), white=N_("White to play: capture black stones.")
        ),
        "capture-marked": Sided(
            black=N_("Black to play: capture the ringed stone and its chain."),
            white=N_("White to play: capture the ringed stone and its chain."),
        ),
        "capture-or-none": Sided(
            black=N_("Black to play: tap a point that captures, or say that there is none."),
            white=N_("White to play: tap a point that captures, or say that there is none."),
        ),
        "capture-marked-or-none": Sided(
            black=N_(
                "Black to play: tap the point that captures the ringed stone, or say that there is none."
            ),
            white=N_(
                "White to play: tap the point that captures the ringed stone, or say that there is none."
            ),
        ),
    },
    hints={"capture": N_("Look for stones with only one liberty left, and play there.")},
    replies={
        **CLOSED,
        "captures": NP_("Correct: %(n)s stone comes off.", "Correct: %(n)s stones come off."),
        "chain-keeps-liberties": NP_(
            "After %(square)s there is still %(n)s liberty left.",
            "After %(square)s there are still %(n)s liberties left.",
        ),
        "touches-nothing": Sided(
            black=N_("Along the lines, %(square)s is not next to a white stone that you are to capture."),
            white=N_("Along the lines, %(square)s is not next to a black stone that you are to capture."),
        ),
        "captures-nowhere": N_("Correct: every chain keeps a liberty, so nothing can be captured."),
        "captures-somewhere": N_(
            "Some stones have only one liberty left. Count the empty points beside them once more."
        ),
        "captures-others": N_("%(square)s captures other stones, not the ringed ones."),
    },
    solution=NP_("%(squares)s captures.", "Each of these captures: %(squares)s."),
    titles={"capture": N_("Capture")},
    learned={"capture": N_("You can find the point that captures.")},
)

CAPTURED = KindWords(
    "captured",
    questions={
        "captured": Sided(
            black=N_("Black plays %(move)s. Tap every stone that comes off."),
            white=N_("White plays %(move)s. Tap every stone that comes off."),
        ),
        "captured-or-none": Sided(
            black=N_("Black plays %(move)s. Tap every stone that comes off, or say that there is none."),
            white=N_("White plays %(move)s. Tap every stone that comes off, or say that there is none."),
        ),
    },
    hints={"captured": N_("Look at the stones next to the new stone: do they have a liberty left?")},
    replies={
        **STONES,
        "all-captured-found": NP_("Correct: %(n)s stone comes off.", "Correct: %(n)s stones come off."),
        "stone-keeps-liberties": NP_(
            "The stone on %(square)s stays: it still has %(n)s liberty.",
            "The stone on %(square)s stays: it still has %(n)s liberties.",
        ),
        "no-stone-stands": NO_STONE,
        "nothing-comes-off": N_("Correct: every chain keeps a liberty, so nothing comes off."),
        "look-at-liberties": N_("Not yet. Look for a liberty inside the chain too."),
        "captured-missing": N_(
            "There is still a stone without liberties. All stones joined to it come off too."
        ),
    },
    solution=NP_("%(squares)s comes off.", "These stones come off: %(squares)s."),
    titles={"captured": N_("What comes off?")},
    learned={"captured": N_("You can see which stones come off.")},
)

WORDS = (CAPTURE, CAPTURED)
