"""Sentences about a game that is played: choosing it, its turns and its end, and what can be shown of its board."""

from tutor.games.othello.kinds.strategy.differences import Sight
from tutor.games.othello.kinds.strategy.measures import Measure
from tutor.web.site.messages import N_, NP_, Sentence, Sided

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
"""Name and one sentence for each game of the table."""

AGAINST_COMPUTER: Sentence = Sided(
    black=N_("You play Black. Computer: level %(n)s"),
    white=N_("You play White. Computer: level %(n)s"),
)
TWO_PEOPLE = N_("Two people, one device")

YOU_WON = N_("You won!")
COMPUTER_WON = N_("The computer won")
YOU_WON_BY: Sentence = NP_("You won by %(n)s disc.", "You won by %(n)s discs.")
COMPUTER_WON_BY: Sentence = NP_("The computer won by %(n)s disc.", "The computer won by %(n)s discs.")
RESIGNED: Sentence = Sided(black=N_("Black has resigned."), white=N_("White has resigned."))
TIME_UP: Sentence = Sided(black=N_("Black has no time left."), white=N_("White has no time left."))
EMPTIES_WON: Sentence = NP_(
    "The empty square goes to the winner.", "The %(n)s empty squares go to the winner."
)
EMPTIES_SHARED: Sentence = N_("The empty squares are shared.")

NOT_CENTRAL = N_("The first four discs go on the four squares in the middle.")
NOT_TOUCHING = N_("Of the first four discs, each after the first must touch another.")

GAME_OVER: Sentence = N_("The game is over.")
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
WHY: dict[Sight | Measure, str] = {
    "fewest-replies": N_("The fewer moves the other side has, the less it can choose."),
    "most-mobility": N_("The more moves you have, the more you can choose."),
    "fewest-frontier": _BESIDE_YOURS,
    "flips-fewest": _BESIDE_YOURS,
    "most-stable": N_("A stable disc can never be flipped again, whatever is played."),
}
"""Why it is good to have few or many of what a hint has counted."""
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

OVERLAYS: dict[str, tuple[str, str]] = {
    "legal": (N_("Legal moves"), N_("A dot stands where the side to move can play.")),
    "flips": (N_("Flips"), N_("The number says how many discs a move flips.")),
    "mobility": (
        N_("Mobility"),
        N_("A black dot stands where Black could play, a white dot where White could play."),
    ),
    "frontier": (
        N_("Frontier"),
        N_("A dashed circle marks a disc beside an empty square. Such discs give the other side moves."),
    ),
    "stable": (N_("Stable discs"), N_("A small square marks a disc that can never be flipped again.")),
    "parity": (
        N_("Regions"),
        N_(
            "The number says how many empty squares touch each other. In an odd region, whoever plays there first usually also plays there last."
        ),
    ),
    "danger": (
        N_("Corners in danger"),
        N_("A mark stands beside an empty corner where a move would let the other side take it."),
    ),
    "exact": (
        N_("Exact result"),
        N_(
            "Counted to the end: +4 means a win by 4 discs, −4 a loss by 4, = a draw. It is shown near the end of the game."
        ),
    ),
}
"""What can be shown on a board: its name, and the sentence that explains it."""

MOVES_OF_BOTH: Sentence = N_("Moves: Black %(black)s, White %(white)s.")

WORDS: dict[str, str] = {
    "hint": N_("Hint"),
    "show_answer": N_("Show the answer"),
    "thinking": N_("The computer is thinking."),
    "lost": N_("No connection"),
    "waiting": N_("No connection. Your move is kept and will be sent."),
    "connected": N_("Connected again. Your move has been sent."),
    "illegal": N_("Nothing would flip there."),
}
"""Words that the page needs before the server can say them."""

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
FIRST_WIN = N_("Your first win!")
FIRST_WIN_AT = N_("Your first win at level %(n)s!")
READY = N_("Ready for level %(n)s?")
EASIER = N_(
    "Level %(n)s is waiting for a game with you. You can come back to the level you just played at any time."
)
UNDERSTAND = N_("Look back at the game: it shows the moves that mattered most.")
NEXT_LEVEL = N_("Play level %(n)s")
AGAIN = N_("Play again")
UNDONE: Sentence = N_("Taken back: %(moves)s.")

MOVE_OF: Sentence = N_("Move %(n)s of %(of)s")
"""Which move of a game is shown."""
