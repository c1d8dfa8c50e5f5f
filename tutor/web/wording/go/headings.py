"""Headings under which a teacher finds the kinds of Go, and why a kind does not fit a board."""

from tutor.web.site.messages import N_

GROUPS: dict[str, str] = {
    "board": N_("The board and its points"),
    "moves": N_("Moves"),
    "end": N_("The end of a game"),
}

UNFIT: dict[str, str] = {
    "no-board": N_("A chain on this board has no liberty. In a game it would have come off: give it one."),
    "no-square": N_("Take “The point”, and tap the stone or the point that the question is about."),
    "not-a-move": N_("This side may not play on the chosen point. Choose another one."),
    "all-alike": N_("Choose several points: some where a stone may go, and some where it may not."),
    "none-such": N_("No move does this here. Change the stones, or ask something else."),
    "unsettled": N_("The tutor cannot read this board to its end. Put a smaller group there."),
    "too-wide": N_(
        "These stones have too much room for the tutor to read it to its end. Put stones around them,"
        " so that they can reach 16 points at most."
    ),
    "other-side": N_(
        "For this question the other side must be to move. Or choose stones of the other colour."
    ),
    "tells": N_("The question or the hint gives the answer away."),
}
"""Why a board is no puzzle of a kind, by code."""
