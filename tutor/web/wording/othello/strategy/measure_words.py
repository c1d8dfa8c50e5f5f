"""Sentences about what a move does by a measure, shared by all kinds that ask for good moves."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

REPLIES: dict[str, Sentence] = {
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
    "keeps-most-moves": Sided(
        black=NP_(
            "After %(square)s, Black has %(n)s move. No other square gives Black more.",
            "After %(square)s, Black has %(n)s moves. No other square gives Black more.",
        ),
        white=NP_(
            "After %(square)s, White has %(n)s move. No other square gives White more.",
            "After %(square)s, White has %(n)s moves. No other square gives White more.",
        ),
    ),
    "keeps-moves": Sided(
        black=NP_("After %(square)s, Black has %(n)s move.", "After %(square)s, Black has %(n)s moves."),
        white=NP_("After %(square)s, White has %(n)s move.", "After %(square)s, White has %(n)s moves."),
    ),
    "keeps-fewer-moves": Sided(
        black=NP_(
            "After %(square)s, Black has %(n)s move, after %(stop)s %(of)s.",
            "After %(square)s, Black has %(n)s moves, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, White has %(n)s move, after %(stop)s %(of)s.",
            "After %(square)s, White has %(n)s moves, after %(stop)s %(of)s.",
        ),
    ),
    "leaves-fewest-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc. No other square leaves fewer.",
            "After %(square)s, %(n)s empty squares are beside a black disc. No other square leaves fewer.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc. No other square leaves fewer.",
            "After %(square)s, %(n)s empty squares are beside a white disc. No other square leaves fewer.",
        ),
    ),
    "leaves-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc.",
            "After %(square)s, %(n)s empty squares are beside a black disc.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc.",
            "After %(square)s, %(n)s empty squares are beside a white disc.",
        ),
    ),
    "leaves-more-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s empty squares are beside a black disc, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s empty squares are beside a white disc, after %(stop)s %(of)s.",
        ),
    ),
    "keeps-most-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc. No other square leaves more.",
            "After %(square)s, %(n)s empty squares are beside a white disc. No other square leaves more.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc. No other square leaves more.",
            "After %(square)s, %(n)s empty squares are beside a black disc. No other square leaves more.",
        ),
    ),
    "keeps-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc.",
            "After %(square)s, %(n)s empty squares are beside a white disc.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc.",
            "After %(square)s, %(n)s empty squares are beside a black disc.",
        ),
    ),
    "keeps-less-potential": Sided(
        black=NP_(
            "After %(square)s, %(n)s empty square is beside a white disc, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s empty squares are beside a white disc, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, %(n)s empty square is beside a black disc, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s empty squares are beside a black disc, after %(stop)s %(of)s.",
        ),
    ),
    "leaves-fewest-frontier": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is beside an empty square. No other square leaves fewer.",
            "After %(square)s, %(n)s black discs are beside an empty square. No other square leaves fewer.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is beside an empty square. No other square leaves fewer.",
            "After %(square)s, %(n)s white discs are beside an empty square. No other square leaves fewer.",
        ),
    ),
    "leaves-frontier": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is beside an empty square.",
            "After %(square)s, %(n)s black discs are beside an empty square.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is beside an empty square.",
            "After %(square)s, %(n)s white discs are beside an empty square.",
        ),
    ),
    "leaves-more-frontier": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is beside an empty square, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s black discs are beside an empty square, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is beside an empty square, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s white discs are beside an empty square, after %(stop)s %(of)s.",
        ),
    ),
    "makes-most-inner": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc touches no empty square. No other square gives more.",
            "After %(square)s, %(n)s black discs touch no empty square. No other square gives more.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc touches no empty square. No other square gives more.",
            "After %(square)s, %(n)s white discs touch no empty square. No other square gives more.",
        ),
    ),
    "makes-inner": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc touches no empty square.",
            "After %(square)s, %(n)s black discs touch no empty square.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc touches no empty square.",
            "After %(square)s, %(n)s white discs touch no empty square.",
        ),
    ),
    "makes-fewer-inner": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc touches no empty square, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s black discs touch no empty square, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc touches no empty square, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s white discs touch no empty square, after %(stop)s %(of)s.",
        ),
    ),
    "makes-most-stable": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is stable. No other square gives more.",
            "After %(square)s, %(n)s black discs are stable. No other square gives more.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is stable. No other square gives more.",
            "After %(square)s, %(n)s white discs are stable. No other square gives more.",
        ),
    ),
    "makes-stable": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is stable.",
            "After %(square)s, %(n)s black discs are stable.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is stable.",
            "After %(square)s, %(n)s white discs are stable.",
        ),
    ),
    "makes-fewer-stable": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is stable, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s black discs are stable, after %(stop)s %(of)s.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is stable, after %(stop)s %(of)s.",
            "After %(square)s, %(n)s white discs are stable, after %(stop)s %(of)s.",
        ),
    ),
    "leaves-no-odd": N_("After %(square)s, every region has an even number of empty squares."),
    "leaves-fewest-odd": NP_(
        "After %(square)s, %(n)s region is odd. No other square leaves fewer.",
        "After %(square)s, %(n)s regions are odd. No other square leaves fewer.",
    ),
    "leaves-odd": NP_("After %(square)s, %(n)s region is odd.", "After %(square)s, %(n)s regions are odd."),
    "leaves-more-odd": NP_(
        "After %(square)s, %(n)s region is odd, after %(stop)s %(of)s.",
        "After %(square)s, %(n)s regions are odd, after %(stop)s %(of)s.",
    ),
    "best-win": Sided(
        black=NP_(
            "Correct: after %(square)s, Black wins by %(n)s disc.",
            "Correct: after %(square)s, Black wins by %(n)s discs.",
        ),
        white=NP_(
            "Correct: after %(square)s, White wins by %(n)s disc.",
            "Correct: after %(square)s, White wins by %(n)s discs.",
        ),
    ),
    "best-draw": N_("Correct: %(square)s saves a draw. Nothing here wins."),
    "best-loss": Sided(
        black=NP_(
            "Correct: after %(square)s, White wins by %(n)s disc only. Other squares end worse.",
            "Correct: after %(square)s, White wins by %(n)s discs only. Other squares end worse.",
        ),
        white=NP_(
            "Correct: after %(square)s, Black wins by %(n)s disc only. Other squares end worse.",
            "Correct: after %(square)s, Black wins by %(n)s discs only. Other squares end worse.",
        ),
    ),
    "ends-in-win": Sided(
        black=NP_(
            "After %(square)s, Black wins by %(n)s disc.",
            "After %(square)s, Black wins by %(n)s discs.",
        ),
        white=NP_(
            "After %(square)s, White wins by %(n)s disc.",
            "After %(square)s, White wins by %(n)s discs.",
        ),
    ),
    "ends-in-draw": N_("After %(square)s, the game ends in a draw."),
    "ends-in-loss": Sided(
        black=NP_(
            "After %(square)s, White wins by %(n)s disc.",
            "After %(square)s, White wins by %(n)s discs.",
        ),
        white=NP_(
            "After %(square)s, Black wins by %(n)s disc.",
            "After %(square)s, Black wins by %(n)s discs.",
        ),
    ),
    "another-ends-better": N_("Another square ends better."),
    "leaves-beside": Sided(
        black=NP_(
            "%(square)s leaves White %(n)s move. %(stop)s leaves %(of)s.",
            "%(square)s leaves White %(n)s moves. %(stop)s leaves %(of)s.",
        ),
        white=NP_(
            "%(square)s leaves Black %(n)s move. %(stop)s leaves %(of)s.",
            "%(square)s leaves Black %(n)s moves. %(stop)s leaves %(of)s.",
        ),
    ),
}
