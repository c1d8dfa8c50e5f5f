"""Sentences of `tutor position` about a position that was written down, and why it cannot be read."""

from tutor.web.site.messages import N_
from tutor.web.wording.go import go_position as go

REASONS: dict[str, str] = {
    "no-board": N_("There is no board: begin with the letters of the columns, then write the rows."),
    "wrong-columns": N_("At the top, the columns of the board should be named: %(columns)s."),
    "wrong-rows": N_(
        "Below the columns, the rows from %(first)s to %(last)s should follow, each with its number."
    ),
    "wrong-width": N_("A row has too many squares or too few, or they stand at the wrong places."),
    "unknown-mark": N_("On %(square)s stands something else than X, O or a dot."),
    "no-square-here": N_("The board has no square %(square)s."),
    "square-missing": N_("The square %(square)s is missing."),
    "unknown-line": N_("Something below the board is not known in this game."),
    "line-twice": N_("Something below the board is written twice."),
    "wrong-state": N_("What is written below the board does not go with the pieces on it."),
    "unknown-game": N_("There is no game %(name)s."),
    "unknown-square": N_("The moves name %(square)s, which is no square of the board."),
}
"""Why a drawing cannot be read, by the code of the rules core."""

NO_SIZE = N_("There is no board of this size.")
NOT_LEGAL = N_("The move %(move)s cannot be played there.")
NO_FILE = N_("The file %(name)s cannot be read.")
TOO_LARGE = N_("This file is too large for a position.")
NO_TEXT = N_("This file is not text in UTF-8.")
NO_SIDE = N_("The side to move is named by one of these words: %(names)s.")
LEGAL_MOVES = N_("Legal moves: %(moves)s")
NO_OPTION = N_("This game has no option %(name)s.")

REASONS_OF: dict[str, dict[str, str]] = {"go": go.REASONS}
"""By family of games, sentences besides `REASONS`, or instead of some of them."""

CLOSED: dict[str, dict[str, str]] = {"go": go.CLOSED}
"""Why empty squares are closed, by family of games and reason; families without this do not say it."""

RULES: dict[str, dict[str, str]] = {"go": go.RULES}
"""What players must decide by themselves, by family of games and name of the rule set."""

OPEN: dict[str, str] = {"go": go.OPEN}
"""The sentence with the legal moves, for families that do not use `LEGAL_MOVES`."""

STOPPED: dict[str, str] = {"go": go.STOPPED}
"""The sentence about a game that passes have ended, by family of games."""

STATE: dict[str, dict[str, str]] = {"go": go.STATE}
"""The sentences with two numbers of `Position.state`, by family of games and the name of the state."""
