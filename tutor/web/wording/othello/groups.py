"""Headings under which a teacher finds the kinds, and why a kind does not fit a board."""

from tutor.web.site.messages import N_
from tutor.web.wording.pages.practise_words import DRILL_NAMES

BETTER: str = N_("Find the better move")

GROUPS: dict[str, str] = {
    "moves": N_("Moves"),
    "board": DRILL_NAMES["board"],
    "score": DRILL_NAMES["score"],
    "strategy": DRILL_NAMES["strategy"],
    "better": BETTER,
    "endgame": DRILL_NAMES["endgame"],
}
"""The headings of the menus, by group."""

UNFIT: dict[str, str] = {
    "no-square": N_("Choose the square that the question is about: take “The square” and tap the board."),
    "not-over": N_("The game is not over on this board: somebody can still move."),
    "over": N_("The game is over on this board: neither side can move."),
    "not-a-move": N_("This side cannot play on the chosen square: nothing would flip. Choose another one."),
    "must-pass": N_("This side has no move here and must pass. Ask “Play or pass”, or change the discs."),
    "all-alike": N_("Every move is right here, so there is nothing to find."),
    "none-such": N_("No move does this here. Change the discs, or ask something else."),
    "too-early": N_("The end can be worked out with at most 12 empty squares."),
    "equal": N_("These two moves are equally good here. Choose others."),
    "boards-too-close": N_("The boards after these two moves are about equally good. Choose other moves."),
    "unsettled": N_("The tutor cannot prove here which discs are stable."),
    "no-disc": N_("Every disc of this side is an answer here, or no disc is. There is nothing to find."),
    "no-corner": N_("The chosen square is not a corner."),
    "no-line": N_("Choose three neighbouring squares in one line, in their order."),
    "tells": N_("The question or the hint gives the answer away."),
    "no-board": N_("This board cannot stand in a game."),
    "other": N_("This is not a puzzle yet."),
}
"""Why a board is no puzzle of a kind, by code."""
