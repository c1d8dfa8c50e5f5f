"""Column headings and words of the tables that a teacher saves of a class."""

from tutor.web.site.messages import N_

GRID_COLUMNS = (
    N_("Name"),
    N_("Puzzles solved"),
    N_("Misses"),
    N_("Puzzles solved with help"),
    N_("Answers shown"),
    N_("Latest answer (UTC)"),
)
LESSON_COLUMNS = (N_("Puzzles solved"), N_("Stars"), N_("Misses"))

WHERE = N_("Where")

MISSED_COLUMNS = (
    N_("Name"),
    WHERE,
    N_("Question"),
    N_("What was answered"),
    N_("Result"),
    N_("Help (0 none, 1 hint, 2 answer shown)"),
    N_("What it may show"),
    N_("When (UTC)"),
)

OWN_PUZZLES = N_("Puzzles by a teacher")
BIG_BOARD = N_("The big board")

VERDICTS = {"almost": N_("almost"), "not-yet": N_("not yet")}
"""The word for the verdict on a wrong answer."""
