"""Two lines of play side by side, in the words of the family that is played."""

from tutor.web.wording.othello.games.game_words import game_words
from tutor.web.wording.othello.games.pair_view import button_words, pair_view, shown_frames
from tutor.web.wording.othello.games.pairs import BEST, TWIN_ASKED, YOURS_AND_BEST

__all__ = [
    "BEST",
    "TWIN_ASKED",
    "YOURS_AND_BEST",
    "button_words",
    "game_words",
    "pair_view",
    "shown_frames",
]
