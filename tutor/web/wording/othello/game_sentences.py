"""Sentences about games of Othello: their names, moves and ends, and hints."""

from tutor.games.othello.kinds.measures.differences import Criterion
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.web.site.messages import N_, NP_, Sentence, Sided

FIRST_QUESTION = N_("Black to move: tap a square where a white disc will flip.")
"""The question of the home page to a newcomer."""

WHAT = N_(
    "Two players, one board, discs with a black and a white side. Place a disc so that a line of the other side's"
    " discs lies between two of yours, and they all flip to your colour. Whoever has more discs at the end wins."
)
"""What Othello is, in three short sentences."""

VARIANTS: dict[str, tuple[str, str]] = {
    "othello": (N_("Othello"), N_("Eight by eight squares, as in tournaments.")),
    "othello-4x4": (N_("Othello 4×4"), N_("The smallest board: a game of two minutes.")),
    "othello-6x6": (N_("Othello 6×6"), N_("A small board for a short game.")),
    "othello-10x10": (N_("Othello 10×10"), N_("A large board for a long game.")),
    "misere": (
        N_("Fewest discs win"),
        N_("Played like Othello, but whoever has fewer discs at the end wins."),
    ),
    "reversi-1888": (
        N_("Reversi of 1888"),
        N_("Each side has 32 discs. The first four go one by one on the squares in the middle."),
    ),
    "reversi-free-start": (
        N_("Reversi, free start"),
        N_("Each side has 32 discs. The first four may stand anywhere, if they touch."),
    ),
    "annex": (N_("Annex"), N_("The rules of Othello on a board like a cross.")),
}
"""The name and one sentence about each game of the family."""

ILLEGAL = N_("Nothing would flip there.")
DISCS_LEFT = N_("Discs left to place (may stay empty)")
WRONG_SUPPLY = N_("Together both sides must have as many discs left as there are empty squares.")

YOU_WON_BY: Sentence = NP_("You won by %(n)s disc.", "You won by %(n)s discs.")
COMPUTER_WON_BY: Sentence = NP_("The computer won by %(n)s disc.", "The computer won by %(n)s discs.")
EMPTIES_WON: Sentence = NP_(
    "The empty square goes to the winner.", "The %(n)s empty squares go to the winner."
)
EMPTIES_SHARED: Sentence = N_("The empty squares are shared.")

NOT_CENTRAL = N_("The first four discs go on the four squares in the middle.")
NOT_TOUCHING = N_("Of the first four discs, each after the first must touch another.")

NO_DISC: Sentence = Sided(
    black=N_("Black has no disc left to place and must pass."),
    white=N_("White has no disc left to place and must pass."),
)

ONLY_MOVE: Sentence = N_("%(square)s is the only move.")
TAKES_CORNER: Sentence = N_("%(square)s takes a corner. A disc there can never be flipped.")
LEAVES: Sentence = Sided(
    black=NP_("%(square)s leaves White %(n)s move.", "%(square)s leaves White %(n)s moves."),
    white=NP_("%(square)s leaves Black %(n)s move.", "%(square)s leaves Black %(n)s moves."),
)
_BESIDE_YOURS = N_("The other side can play only on an empty square beside your discs.")
WHY: dict[Criterion | Measure, str] = {
    "fewest-replies": N_("The fewer moves the other side has, the less it can choose."),
    "most-mobility": N_("The more moves you have, the more you can choose."),
    "fewest-frontier": _BESIDE_YOURS,
    "flips-fewest": _BESIDE_YOURS,
    "most-stable": N_("A stable disc can never be flipped again, whatever is played."),
}
"""Why few or many of what a hint has counted are good."""
ALIKE: Sentence = N_("Here no move looks better than another.")
LOOKED_AHEAD: Sentence = N_("The computer has looked ahead: %(square)s is a good move.")
COUNTED_OUT: Sentence = N_(
    "Counted to the end, %(square)s is best: it leads to Black %(black)s, White %(white)s."
)
# Translators: said after a hint that does not name the move; the discs are ringed on the board
RINGED_ENDS: Sentence = NP_(
    "The line of a good move ends at the ringed disc.",
    "The lines of a good move end at the ringed discs.",
)
COUNT_TO_THE_END: Sentence = N_("Few squares are left. Try to count each move to the end.")
ONE_CHOICE: Sentence = N_("There is only one legal move. Look for it.")

MOVES_OF_BOTH: Sentence = N_("Moves: Black %(black)s, White %(white)s.")

HOLDS_CORNERS: Sentence = Sided(
    black=NP_(
        "Black holds %(n)s corner. A disc there can never be flipped.",
        "Black holds %(n)s corners. Discs there can never be flipped.",
    ),
    white=NP_(
        "White holds %(n)s corner. A disc there can never be flipped.",
        "White holds %(n)s corners. Discs there can never be flipped.",
    ),
)
