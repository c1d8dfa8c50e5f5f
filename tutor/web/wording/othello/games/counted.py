"""What is counted below the last boards of two lines of play."""

from tutor.lessons.model import Count
from tutor.web.site.messages import N_, Sentence
from tutor.web.wording.othello.game_sentences import MOVES_OF_BOTH

COUNTS: dict[Count, Sentence] = {
    "moves": MOVES_OF_BOTH,
    "frontier": N_("Discs beside empty squares: Black %(black)s, White %(white)s."),
    "stable": N_("Discs that can never flip: Black %(black)s, White %(white)s."),
    "corner": N_("Corners: Black %(black)s, White %(white)s."),
}
