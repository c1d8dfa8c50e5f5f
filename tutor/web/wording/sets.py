"""What the board editor asks, and what it says to a puzzle that cannot be solved."""

from __future__ import annotations

from tutor.web.messages import N_

EDITOR_KINDS: dict[str, str] = {
    "legal-move": N_("Find a move"),
    "all-legal-moves": N_("Find every move"),
    "flips": N_("Find what flips"),
    "pass-or-play": N_("Play or pass"),
    "takes-corner": N_("Take a corner"),
    "gives-no-corner": N_("Give no corner"),
    "fewest-replies": N_("Leave the fewest moves"),
    "flips-fewest": N_("Flip the fewest discs"),
    "mobility": N_("Count the moves of both sides"),
    "disc-count": N_("Count the discs"),
    "game-over": N_("Is the game over?"),
    "result": N_("Name the result"),
    "find-square": N_("Find a square by its name"),
    "square-name": N_("Name the ringed square"),
    "disc-on": N_("What is on the square?"),
}
"""By the kind as the editor names it."""

UNFIT: dict[str, str] = {
    "no-square": N_("Choose the square that the question is about: take “The square” and tap the board."),
    "not-over": N_("The game is not over on this board: somebody can still move."),
    "over": N_("The game is over on this board: neither side can move."),
    "not-a-move": N_("The chosen square is no move for this side: it flips nothing. Choose another one."),
    "must-pass": N_("This side has no move here and must pass. Ask “Play or pass”, or put other discs."),
    "all-alike": N_("Every move is right here, so there is nothing to find."),
    "none-such": N_("No move does this here. Put other discs, or ask something else."),
    "tells": N_("The question or the hint gives the answer away."),
    "other": N_("This is no puzzle yet."),
}
"""By the reason why a draft is no puzzle."""

NO_FILE = N_("Choose a file first.")
NO_TITLE = N_("Give the set a name with letters or numbers, at most 60 characters.")
FULL_SET = N_("A set has at most 40 puzzles, and a teacher at most 200 sets.")
NOT_SHARED = N_("This link opens no set. Ask the other teacher for a new one.")
