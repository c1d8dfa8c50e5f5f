"""Sentences of the puzzle "Tap the odd regions"."""

from tutor.web.site.messages import N_, NP_
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import all_legal_moves_words, tapped

FOUND = ("moves-found", "no-move-found", "all-moves-and-more")
"""Replies that are taken from the puzzle of legal moves: they are about squares of any sort."""

WORDS = KindWords(
    "mark-regions",
    questions={"mark-regions": N_("Tap every empty square of the odd regions.")},
    hints={
        "mark-regions": N_(
            "Empty squares that touch, diagonally too, are one region. Count the squares of each."
        ),
    },
    replies={
        **{code: all_legal_moves_words.WORDS.replies[code] for code in FOUND},
        "square-is-taken": tapped.REPLIES["square-is-taken"],
        "odd-regions-found": NP_("Correct: %(n)s region is odd.", "Correct: %(n)s regions are odd."),
        "region-is-even": N_("The region of %(square)s has %(n)s squares: that is even."),
        "missing-region": NP_(
            "A region of %(n)s square is odd too.", "A region of %(n)s squares is odd too."
        ),
    },
    solution=NP_(
        "The square in an odd region is %(squares)s.", "The squares in odd regions are %(squares)s."
    ),
    titles={"mark-regions": N_("Mark the odd regions")},
)
