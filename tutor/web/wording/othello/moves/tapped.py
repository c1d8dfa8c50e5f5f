"""Sentences about a square tapped as a move, legal or not, and about the line of a hint."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

REPLIES: dict[str, Sentence] = {
    "closes-line": Sided(
        black=NP_(
            "From %(square)s, the line meets %(n)s white disc and ends at the black disc %(stop)s.",
            "From %(square)s, the line meets %(n)s white discs and ends at the black disc %(stop)s.",
        ),
        white=NP_(
            "From %(square)s, the line meets %(n)s black disc and ends at the white disc %(stop)s.",
            "From %(square)s, the line meets %(n)s black discs and ends at the white disc %(stop)s.",
        ),
    ),
    "closes-lines": Sided(
        black=N_("From %(square)s, %(of)s lines end at a black disc: %(squares)s. %(n)s white discs flip."),
        white=N_("From %(square)s, %(of)s lines end at a white disc: %(squares)s. %(n)s black discs flip."),
    ),
    "line-runs-into-empty": N_("You cannot play %(square)s: nothing would flip."),
    "line-runs-off-board": N_("You cannot play %(square)s: nothing would flip."),
    "closes-for-other-side": Sided(
        black=N_("%(square)s would be a move for White. Now Black is to move."),
        white=N_("%(square)s would be a move for Black. Now White is to move."),
    ),
    "nothing-beside": Sided(
        black=N_(
            "No white disc stands beside %(square)s, so no line can start there. Look beside the white discs."
        ),
        white=N_(
            "No black disc stands beside %(square)s, so no line can start there. Look beside the black discs."
        ),
    ),
    "only-own-beside": Sided(
        black=N_("Only black discs stand beside %(square)s. The first disc on a line must be white."),
        white=N_("Only white discs stand beside %(square)s. The first disc on a line must be black."),
    ),
    "square-is-taken": N_("There is already a disc on %(square)s. New discs go on empty squares."),
}
"""Sentences about the square."""

# Translators: said after a hint; one disc is ringed on the board
ONE_LINE_ENDS: Sentence = N_("One line ends at the ringed disc.")

ALONG: dict[str, Sentence] = {
    "along-row": N_("Look along row %(label)s. The line ends at %(stop)s."),
    "along-column": N_("Look along column %(label)s. The line ends at %(stop)s."),
    "along-diagonal": N_("Look along a diagonal. The line ends at %(stop)s."),
}
"""Hints about the line that the answer closes, which name the disc at its other end."""
