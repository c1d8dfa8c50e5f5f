"""Sentences of the puzzle "Catch this chain"."""

from tutor.web.site.messages import N_
from tutor.web.wording.go.life.closed_points import CLOSED_POINTS, SOLUTION
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "capture-in",
    questions={
        "capture-in": N_("Play so that the ringed stones cannot get away."),
        "capture-in-or-none": N_(
            "Play so that the ringed stones cannot get away, or say that there is none."
        ),
    },
    hints={"capture-in": N_("Close the ways out. Sometimes you give a stone first.")},
    replies={
        "move-catches": N_("Correct: they cannot get away."),
        "answer-gets-away": N_("Your opponent answers on %(stop)s and gets away."),
        "gets-away": N_("After %(square)s they get away without an answer."),
        "catches-later": N_("That captures them too, but later. There is a faster move."),
        "one-move-catches": N_("There is a way. Look at every move inside, even if that stone comes off."),
        **CLOSED_POINTS,
    },
    solution=SOLUTION,
)
