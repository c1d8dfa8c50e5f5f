"""Sentences of puzzles about groups that ask for a move: why a point is closed, which moves are right."""

from tutor.web.site.messages import N_, NP_, Sentence

CLOSED_POINTS: dict[str, Sentence] = {
    "point-taken": N_("A stone stands on %(square)s. New stones go on empty points."),
    "point-without-liberties": N_(
        "On %(square)s your stone would have no liberties, and it captures nothing."
    ),
    "point-closed-by-ko": N_("On %(square)s the board from before would come back: this is a ko."),
}

SOLUTION = NP_("Play on %(squares)s.", "Play on one of these points: %(squares)s.")
