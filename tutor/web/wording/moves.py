"""Sentences about a square tapped as a move: legal or not, passing, and the measures of a best move."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

SENTENCES: dict[str, Sentence] = {
    "choose-one": N_("This answer cannot be given here."),
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
    "all-moves-found": NP_(
        "Found: %(n)s square. From the other empty squares, nothing would flip.",
        "All %(n)s squares found. From the other empty squares, nothing would flip.",
    ),
    "moves-found": NP_(
        "%(n)s of %(of)s square found. Keep looking.",
        "%(n)s of %(of)s squares found. Keep looking.",
        by="of",
    ),
    "no-move-found": NP_(
        "Not yet: one square is still missing.",
        "Not yet: %(of)s squares are still missing.",
        by="of",
    ),
    "all-moves-and-more": NP_(
        "Almost: you found the right square, but you tapped too many.",
        "Almost: you found the %(of)s right squares, but you tapped too many.",
        by="of",
    ),
    "missing-move-on-row": Sided(
        black=N_(
            "There is more to find. Look along row %(label)s: the line ends at the black disc %(stop)s."
        ),
        white=N_(
            "There is more to find. Look along row %(label)s: the line ends at the white disc %(stop)s."
        ),
    ),
    "missing-move-on-column": Sided(
        black=N_(
            "There is more to find. Look along column %(label)s: the line ends at the black disc %(stop)s."
        ),
        white=N_(
            "There is more to find. Look along column %(label)s: the line ends at the white disc %(stop)s."
        ),
    ),
    "missing-move-on-diagonal": Sided(
        black=N_("There is more to find. Look along the diagonal that ends at the black disc %(stop)s."),
        white=N_("There is more to find. Look along the diagonal that ends at the white disc %(stop)s."),
    ),
    "passes-rightly": Sided(
        black=N_("Nothing would flip from any empty square. Black must pass, and White plays again."),
        white=N_("Nothing would flip from any empty square. White must pass, and Black plays again."),
    ),
    "may-not-pass-row": Sided(
        black=N_(
            "Black may not pass here: a line along row %(label)s ends at the black disc %(stop)s. Find its other end."
        ),
        white=N_(
            "White may not pass here: a line along row %(label)s ends at the white disc %(stop)s. Find its other end."
        ),
    ),
    "may-not-pass-column": Sided(
        black=N_(
            "Black may not pass here: a line along column %(label)s ends at the black disc %(stop)s. Find its other end."
        ),
        white=N_(
            "White may not pass here: a line along column %(label)s ends at the white disc %(stop)s. Find its other end."
        ),
    ),
    "may-not-pass-diagonal": Sided(
        black=N_(
            "Black may not pass here: a diagonal line ends at the black disc %(stop)s. Find its other end."
        ),
        white=N_(
            "White may not pass here: a diagonal line ends at the white disc %(stop)s. Find its other end."
        ),
    ),
    "a-move-exists": N_("There is a move, but not at %(square)s."),
    "pass-if-none-closes": N_(
        "Look at every empty square. If nothing would flip from any of them, you must pass."
    ),
    "takes-corner": NP_(
        "You have the corner %(square)s. %(n)s disc flips, and the corner can never be flipped back.",
        "You have the corner %(square)s. %(n)s discs flip, and the corner can never be flipped back.",
    ),
    "takes-no-corner": NP_(
        "%(square)s flips %(n)s disc, but it is not a corner.",
        "%(square)s flips %(n)s discs, but it is not a corner.",
    ),
    "gives-no-corner": Sided(
        black=N_("After %(square)s, White cannot take a corner."),
        white=N_("After %(square)s, Black cannot take a corner."),
    ),
    "gives-corner": Sided(
        black=N_("After %(square)s, White can take the corner %(stop)s."),
        white=N_("After %(square)s, Black can take the corner %(stop)s."),
    ),
    "leaves-fewest": Sided(
        black=NP_(
            "%(square)s leaves White %(n)s move. No other square leaves fewer.",
            "%(square)s leaves White %(n)s moves. No other square leaves fewer.",
        ),
        white=NP_(
            "%(square)s leaves Black %(n)s move. No other square leaves fewer.",
            "%(square)s leaves Black %(n)s moves. No other square leaves fewer.",
        ),
    ),
    "leaves-none": Sided(
        black=N_("%(square)s leaves White no move at all. White must pass."),
        white=N_("%(square)s leaves Black no move at all. Black must pass."),
    ),
    "leaves-replies": Sided(
        black=NP_("%(square)s leaves White %(n)s move.", "%(square)s leaves White %(n)s moves."),
        white=NP_("%(square)s leaves Black %(n)s move.", "%(square)s leaves Black %(n)s moves."),
    ),
    "leaves-game-over": N_("After %(square)s, neither side can move. The game is over."),
    "flips-fewest": NP_(
        "%(square)s flips %(n)s disc. No other square flips fewer.",
        "%(square)s flips %(n)s discs. No other square flips fewer.",
    ),
    "flips-discs": NP_("%(square)s flips %(n)s disc.", "%(square)s flips %(n)s discs."),
    "flips-many": NP_(
        "%(square)s flips %(n)s disc. %(stop)s flips %(of)s.",
        "%(square)s flips %(n)s discs. %(stop)s flips %(of)s.",
    ),
    "another-is-better": N_("Another square is better."),
}
