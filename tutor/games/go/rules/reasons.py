"""Why a stone may not be placed."""

from tutor.games.errors import IllegalReason


class GoReason(IllegalReason):
    """The reasons of Go; where several hold, the first one here is given."""

    GAME_OVER = "game-over", "the game is over"
    TAKEN = "taken", "a stone already stands on this point"
    KO = "ko", "the board as it was before the other side's last move would come back"
    NO_LIBERTIES = "no-liberties", "the stone would have no liberty, and captures nothing"
    SUPERKO = "superko", "a board that stood before would come back"
