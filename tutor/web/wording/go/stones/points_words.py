"""Sentences of the puzzles about names of points."""

from tutor.web.site.messages import N_, NP_
from tutor.web.wording.kind_sentences import KindWords

NAME_POINT = KindWords(
    "name-point",
    questions={"name-point": N_("What is the name of the ringed point?")},
    hints={"name-point": N_("Read the letter of the column at the top, then the number of the row.")},
    replies={
        "point-is-named": N_("Correct: this is the point %(square)s."),
        "point-letter-first": N_(
            "%(square)s is another point. The letter of the column comes first, then the number of the row."
        ),
        "point-rows-from-bottom": N_("%(square)s is another point. Row 1 is at the bottom."),
        "point-has-no-i": N_("There is no column i. After h comes j."),
        "point-is-another": N_("%(square)s is another point. Read the letter, then the number."),
    },
    titles={"name-point": N_("Name a point")},
    learned={"name-point": N_("You can name a point.")},
)

FIND_POINT = KindWords(
    "find-point",
    questions={"find-point": N_("Tap the point %(square)s.")},
    hints={"find-point": N_("Find the column by its letter, then count the rows from the bottom.")},
    replies={
        "point-found": N_("Correct: this is the point %(square)s."),
        "tapped-letter-first": N_(
            "This is the point %(square)s. The letter names the column, the number names the row."
        ),
        "tapped-rows-from-bottom": N_("This is %(square)s. Row 1 is at the bottom: count upwards."),
        "tapped-another-point": N_(
            "This is %(square)s. Find the letter, then count the rows from the bottom."
        ),
    },
    solution=N_("The point is %(squares)s."),
    titles={"find-point": N_("Find a point by its name")},
    learned={"find-point": N_("You can find a point by its name.")},
)

COUNT_POINTS = KindWords(
    "count-points",
    questions={"count-points": N_("How many points does this board have?")},
    hints={"count-points": N_("Count the points on one line. Then count the lines.")},
    replies={
        "points-counted": NP_("Correct: %(n)s point.", "Correct: %(n)s points."),
        "counted-squares": N_(
            "That is the number of squares. Points are where lines meet, also on the edge."
        ),
        "count-points-again": N_("Count again: the points on one line, then the lines."),
    },
    titles={"count-points": N_("Count the points")},
)

WORDS = (NAME_POINT, FIND_POINT, COUNT_POINTS)
