"""Sentences of the puzzle of the referee."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.stones.gathered_words import POINTS
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "stones-referee",
    questions={
        "stones-referee": Sided(
            black=N_("Black played %(move)s. Tap each stone that should have come off."),
            white=N_("White played %(move)s. Tap each stone that should have come off."),
        ),
        "stones-referee-of-taken": Sided(
            black=N_(
                "Black played %(move)s, and the stones at the rings came off. Tap each point that is wrong."
            ),
            white=N_(
                "White played %(move)s, and the stones at the rings came off. Tap each point that is wrong."
            ),
        ),
    },
    hints={"stones-referee": N_("Count the liberties of the stones next to %(move)s: what had to come off?")},
    replies={
        **POINTS,
        "all-faults-of-stones-found": NP_(
            "Correct: you found the mistake.", "Correct: you found all %(n)s mistakes."
        ),
        "board-is-right": N_("Correct: what had no liberty came off, and all else stayed."),
        "no-fault-of-stones": N_("Not yet. Count the liberties once more: is anything wrong at all?"),
        "came-off-rightly": N_("%(square)s is right: that stone had no liberty, so it came off."),
        "stays-rightly": NP_(
            "%(square)s is right: this stone has %(n)s liberty, so it stays.",
            "%(square)s is right: this stone has %(n)s liberties, so it stays.",
        ),
        "nothing-stood-there": N_("%(square)s is right: no stone stood there."),
        "fault-left-on": N_("Somewhere a stone without liberties was left on the board."),
        "fault-taken-off": N_("Somewhere a stone came off that still had a liberty."),
    },
    solution=NP_("This point is not right: %(squares)s.", "These points are not right: %(squares)s."),
    titles={"stones-referee": N_("What is wrong after a move?")},
)
