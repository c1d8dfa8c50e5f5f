"""Sentences of the puzzle that asks which of two boards is better."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.questions import choice_words

WORDS = KindWords(
    "compare",
    questions={
        "compare": Sided(
            black=N_("Which board would you rather have as Black?"),
            white=N_("Which board would you rather have as White?"),
        ),
    },
    hints={"compare": N_("Count corners, safe discs and moves on both boards.")},
    replies={
        "board-is-better": Sided(
            black=N_("Correct: this board is better for Black."),
            white=N_("Correct: this board is better for White."),
        ),
        "other-board-is-better": Sided(
            black=N_("The other board is better for Black."),
            white=N_("The other board is better for White."),
        ),
        "better-has-corners": N_(
            "Corners on this board: Black %(black)s, White %(white)s. On the other: Black %(n)s, White %(of)s."
        ),
        "better-has-stable": N_(
            "Discs that can never flip on this board: Black %(black)s, White %(white)s. On the other: Black %(n)s, White %(of)s."
        ),
        "better-has-moves": N_(
            "Moves on this board: Black %(black)s, White %(white)s. On the other: Black %(n)s, White %(of)s."
        ),
        "better-has-frontier": N_(
            "Discs beside empty squares on this board: Black %(black)s, White %(white)s. On the other: Black %(n)s, White %(of)s."
        ),
    },
    options=choice_words.WORDS.options,
    titles={"compare": N_("Compare two boards")},
    learned={"compare": N_("You can tell which of two boards is better.")},
)
