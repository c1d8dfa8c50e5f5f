"""The sentences with counts below the last boards of two lines of play."""

from tutor.lessons.model import Count
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording.othello.game_sentences import MOVES_OF_BOTH

COUNTS: dict[Count, Sentence] = {
    "moves": MOVES_OF_BOTH,
    "frontier": N_("Discs beside empty squares: Black %(black)s, White %(white)s."),
    "stable": N_("Discs that can never flip: Black %(black)s, White %(white)s."),
    "corner": N_("Corners: Black %(black)s, White %(white)s."),
}

# Translators: below a board after a move: the side to move has `of` moves; a "+" lies on those that it did not have before
OPENED: Sentence = Sided(
    black=N_("Black’s moves: %(of)s. New ones, marked “+”: %(n)s."),
    white=N_("White’s moves: %(of)s. New ones, marked “+”: %(n)s."),
)

# Translators: below a board on which the side to move has `of` moves; a red "!" lies on those that let the other side take a corner
GIFTS: Sentence = Sided(
    black=N_("Black’s moves: %(of)s. Those with “!” give a corner away: %(n)s."),
    white=N_("White’s moves: %(of)s. Those with “!” give a corner away: %(n)s."),
)
