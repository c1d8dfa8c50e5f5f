"""Why a move is illegal in Othello and its relatives."""

from tutor.games.errors import IllegalReason


class OthelloReason(IllegalReason):
    """A reason of this family's rules."""

    SQUARE_TAKEN = "square-taken", "a disc already stands on this square"
    FLIPS_NOTHING = "flips-nothing", "no line of opposing discs would be outflanked, so nothing flips"
    MUST_PASS = "must-pass", "no square is legal, so this side must pass"
    MAY_NOT_PASS = "may-not-pass", "a legal move exists, so this side may not pass"
    GAME_OVER = "game-over", "neither side can move, so the game is over"
    NO_DISC = "no-disc", "this side has no disc left to place"
    NOT_CENTRAL = "not-central", "the first four discs go on the four central squares"
    NOT_TOUCHING = "not-touching", "each of the first four discs must touch an earlier one"
