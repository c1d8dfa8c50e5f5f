"""Sentences of the question how many moves a side has."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "count-moves",
    questions={
        "count-moves": Sided(
            black=N_("How many moves does Black have?"),
            white=N_("How many moves does White have?"),
        ),
    },
    hints={
        "count-moves": Sided(
            black=N_("Look at every empty square beside a white disc. Would a disc flip?"),
            white=N_("Look at every empty square beside a black disc. Would a disc flip?"),
        ),
    },
    replies={
        "has-moves": Sided(
            black=NP_(
                "Correct: Black has %(n)s move, at %(squares)s.",
                "Correct: Black has %(n)s moves, at %(squares)s.",
            ),
            white=NP_(
                "Correct: White has %(n)s move, at %(squares)s.",
                "Correct: White has %(n)s moves, at %(squares)s.",
            ),
        ),
        "has-more-moves": Sided(
            black=N_("Black has more moves. Would a white disc flip from each marked square?"),
            white=N_("White has more moves. Would a black disc flip from each marked square?"),
        ),
        "has-fewer-moves": Sided(
            black=N_(
                "Black has fewer moves. Count only the marked squares from which a white disc would flip."
            ),
            white=N_(
                "White has fewer moves. Count only the marked squares from which a black disc would flip."
            ),
        ),
        "counted-lines": NP_(
            "%(n)s line flips discs. Count squares, not lines: each square counts once.",
            "%(n)s lines flip discs. Count squares, not lines: each square counts once.",
        ),
        "counted-other-side": Sided(
            black=NP_(
                "White has %(n)s move. Count Black’s moves.", "White has %(n)s moves. Count Black’s moves."
            ),
            white=NP_(
                "Black has %(n)s move. Count White’s moves.", "Black has %(n)s moves. Count White’s moves."
            ),
        ),
    },
    learned={"count-moves": N_("You can count the moves of one side.")},
)
