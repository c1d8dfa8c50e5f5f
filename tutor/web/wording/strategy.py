"""Sentences about what a board says: mobility, frontier, stable discs, regions, and the exact end of a game."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.othello.moments import FAULTS

SENTENCES: dict[str, Sentence] = {
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
    "best-here": N_("No move is better here than %(square)s."),
    "only-bad-left": Sided(
        black=N_("White has only bad moves left."),
        white=N_("Black has only bad moves left."),
    ),
    "edge-holds": N_("Nobody can flip %(square)s along the edge."),
    "gives-and-takes": Sided(
        black=N_("White gets %(stop)s. Black gets %(square)s for it."),
        white=N_("Black gets %(stop)s. White gets %(square)s for it."),
    ),
    "one-odd-region": Sided(
        black=N_("One odd region is left, and White gets to play there first."),
        white=N_("One odd region is left, and Black gets to play there first."),
    ),
    "sound-move": N_("A good move. There is one that is a little better."),
    "answered": Sided(black=N_("White answers %(stop)s."), white=N_("Black answers %(stop)s.")),
    "beside-corner": FAULTS["off-corner"],
    "corner-is-open": FAULTS["takes-corner"],
    "leaves-moves": FAULTS["fewest-replies"],
    "has-frontier": FAULTS["fewest-frontier"],
    "another-ends-better": N_("Another square ends better."),
    "sequence-goes-on": Sided(
        black=N_("Correct so far. Find the next move for Black."),
        white=N_("Correct so far. Find the next move for White."),
    ),
    "is-better": N_("Correct: %(square)s is better."),
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
    "has-moves": Sided(
        black=NP_(
            "Correct: Black has %(n)s move, at %(squares)s.",
            "Correct: Black has %(n)s moves, at %(squares)s.",
        ),
        white=NP_(
            "Correct: White has %(n)s move, at %(squares)s.",
            "Correct: White has %(n)s moves, at %(squares)s.",
        ),
    ),
    "has-more-moves": Sided(
        black=N_("Black has more moves. Look at every empty square beside a white disc."),
        white=N_("White has more moves. Look at every empty square beside a black disc."),
    ),
    "has-fewer-moves": Sided(
        black=N_("Black has fewer moves than that. Count only squares where a disc would flip."),
        white=N_("White has fewer moves than that. Count only squares where a disc would flip."),
    ),
    "counted-lines": NP_(
        "%(n)s line flips discs. Count squares, not lines: each square counts once.",
        "%(n)s lines flip discs. Count squares, not lines: each square counts once.",
    ),
    "counted-other-side": Sided(
        black=NP_(
            "White has %(n)s move. Count Black’s moves.", "White has %(n)s moves. Count Black’s moves."
        ),
        white=NP_(
            "Black has %(n)s move. Count White’s moves.", "Black has %(n)s moves. Count White’s moves."
        ),
    ),
    "all-stable-found": NP_(
        "Correct: %(n)s disc can never flip again.",
        "Correct: these %(n)s discs can never flip again.",
    ),
    "all-frontier-found": NP_(
        "Correct: %(n)s disc is beside an empty square.",
        "Correct: these %(n)s discs are beside an empty square.",
    ),
    "disc-of-other-side": Sided(
        black=N_("%(square)s is white. Only black discs count here."),
        white=N_("%(square)s is black. Only white discs count here."),
    ),
    "can-flip-now": Sided(
        black=N_("%(square)s can flip: when White plays %(stop)s, it turns white."),
        white=N_("%(square)s can flip: when Black plays %(stop)s, it turns black."),
    ),
    "not-held-on-row": N_("%(square)s can still flip: along row %(label)s nothing holds it."),
    "not-held-on-column": N_("%(square)s can still flip: along column %(label)s nothing holds it."),
    "not-held-on-diagonal": N_("%(square)s can still flip: along a diagonal nothing holds it."),
    "no-empty-beside": N_("No empty square is beside %(square)s."),
    "missing-stable": Sided(
        black=N_("A black disc is still missing. Go from the corners along the edges, then inward."),
        white=N_("A white disc is still missing. Go from the corners along the edges, then inward."),
    ),
    "missing-frontier": Sided(
        black=N_("A black disc is still missing. Look around the empty square %(stop)s."),
        white=N_("A white disc is still missing. Look around the empty square %(stop)s."),
    ),
}
