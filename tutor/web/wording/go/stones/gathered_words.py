"""Sentences about how many of several stones or points were found, and why a point is closed."""

from tutor.web.site.messages import N_, NP_, Sentence

STONES: dict[str, Sentence] = {
    "no-stone-found": NP_(
        "Not yet: there is %(of)s stone to find.", "Not yet: there are %(of)s stones to find.", by="of"
    ),
    "stones-found": NP_(
        "%(n)s of %(of)s stone found. Keep looking.",
        "%(n)s of %(of)s stones found. Keep looking.",
        by="of",
    ),
    "all-stones-and-more": NP_(
        "You found the stone, but you tapped too many.",
        "You found all %(of)s stones, but you tapped too many.",
        by="of",
    ),
}
POINTS: dict[str, Sentence] = {
    "no-point-found": NP_(
        "Not yet: there is %(of)s point to find.", "Not yet: there are %(of)s points to find.", by="of"
    ),
    "points-found": NP_(
        "%(n)s of %(of)s point found. Keep looking.",
        "%(n)s of %(of)s points found. Keep looking.",
        by="of",
    ),
    "all-points-and-more": NP_(
        "You found the point, but you tapped too many.",
        "You found all %(of)s points, but you tapped too many.",
        by="of",
    ),
}
CLOSED: dict[str, Sentence] = {
    "point-is-taken": N_("A stone stands on %(square)s. New stones go on empty points."),
    "point-without-liberties": N_(
        "On %(square)s the new stone would have no liberties, and it captures nothing."
    ),
    "point-in-ko": N_("Not on %(square)s yet: the board from before would come back."),
}
NO_STONE: Sentence = N_("No stone stands on %(square)s.")
OTHER_SIDE: Sentence = N_("The stone on %(square)s has the other colour.")
