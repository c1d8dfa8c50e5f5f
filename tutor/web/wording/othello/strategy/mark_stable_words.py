"""Sentences of the puzzle "Tap every disc that can never flip again"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import found_words
from tutor.web.wording.othello.strategy import marking_words

WORDS = KindWords(
    "mark-stable",
    questions={
        "mark-stable": Sided(
            black=N_("Tap every black disc that can never flip again."),
            white=N_("Tap every white disc that can never flip again."),
        ),
    },
    hints={
        "mark-stable": N_("Start at the corners. A stable disc is held along all four of its lines."),
    },
    replies={
        **found_words.REPLIES,
        **marking_words.REPLIES,
        "all-stable-found": NP_(
            "Correct: %(n)s disc can never flip again.",
            "Correct: these %(n)s discs can never flip again.",
        ),
        "can-flip-now": Sided(
            black=N_("%(square)s can flip: when White plays %(stop)s, it turns white."),
            white=N_("%(square)s can flip: when Black plays %(stop)s, it turns black."),
        ),
        "not-held-on-row": N_("%(square)s can still flip: along row %(label)s nothing holds it."),
        "not-held-on-column": N_("%(square)s can still flip: along column %(label)s nothing holds it."),
        "not-held-on-diagonal": N_("%(square)s can still flip: along a diagonal nothing holds it."),
        "missing-stable": Sided(
            black=N_("A black disc is still missing. Go from the corners along the edges, then inward."),
            white=N_("A white disc is still missing. Go from the corners along the edges, then inward."),
        ),
    },
    solution=NP_("This disc is stable: %(squares)s.", "These discs are stable: %(squares)s."),
    learned={"mark-stable": N_("You can find the discs that can never flip.")},
)
