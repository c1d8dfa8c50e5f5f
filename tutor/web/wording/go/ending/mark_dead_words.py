"""Sentences of the puzzle "Tap the dead stones"."""

from tutor.web.site.messages import N_, NP_
from tutor.web.wording.go.stones.gathered_words import NO_STONE, STONES
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "mark-dead",
    questions={"mark-dead": N_("Both sides have passed. Tap the dead stones of both sides.")},
    hints={
        "mark-dead": N_(
            "Look for stones without two eyes and without a way out. One tap marks a whole chain."
        )
    },
    replies={
        **STONES,
        "all-dead-found": NP_("Correct: %(n)s dead stone comes off.", "Correct: %(n)s dead stones come off."),
        "no-stone-stands": NO_STONE,
        "stays-with-two-eyes": N_("The stone on %(square)s belongs to a group with two eyes. It stays."),
        "stays-with-room": N_("The stone on %(square)s stays: its group has enough territory for two eyes."),
        "stays-in-seki": N_("The stone on %(square)s stands in a seki. It stays."),
        "dead-with-one-eye": N_("Another group has only one eye and no way out: it is dead too."),
        "dead-without-eye": N_("Other stones can make no two eyes and find no way out: they are dead too."),
    },
    solution=NP_("The dead stone is %(squares)s.", "The dead stones are %(squares)s."),
    titles={"mark-dead": N_("Tap the dead stones")},
)
