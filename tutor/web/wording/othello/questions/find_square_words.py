"""Sentences of the puzzle "Tap d3"."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.questions.columns import IN_COLUMN

WORDS = KindWords(
    "find-square",
    questions={
        "find-square": N_("Tap %(square)s."),
    },
    hints={
        "find-square": IN_COLUMN,
    },
    replies={
        "square-found": N_("Correct: this is %(square)s."),
        "tapped-right-column": N_(
            "This is %(square)s. The column is right. Count down from the top to row %(label)s."
        ),
        "tapped-right-row": N_("This is %(square)s. The row is right. Go from the left to column %(label)s."),
        "tapped-mirror": N_("This is %(square)s. The letter names the column, the number names the row."),
        "tapped-elsewhere": N_(
            "This is %(square)s. Find the letter at the top, then count the rows from the top."
        ),
        "x-square-found": N_("Correct: %(square)s is the X-square beside the corner %(stop)s."),
        "tapped-c-square": N_("%(square)s is a C-square, on the edge. The X-square lies on the diagonal."),
        "tapped-corner": N_("%(square)s is the corner itself. The X-square lies diagonally beside it."),
        "tapped-other-corner": N_("%(square)s is at another corner. Look beside %(stop)s."),
        "tapped-by-no-corner": N_(
            "%(square)s does not lie beside the corner %(stop)s. Its X-square lies diagonally beside it."
        ),
    },
    solution=N_("Here is %(squares)s."),
    titles={
        "find-square": N_("Find a square by its name"),
    },
)
