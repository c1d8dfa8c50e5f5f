"""Sentences about two lines of play on two boards."""

from tutor.web.site.messages import N_, Sentence

# Translators: stands before a sentence about the first of two boards, which stand side by side or one below the other
FIRST: Sentence = N_("First board:")
# Translators: stands before a sentence about the second of two boards
SECOND: Sentence = N_("Second board:")
SIDES = (FIRST, SECOND)

YOURS_AND_BEST: Sentence = N_("Left: your move. Right: the best move.")
TEMPTING_AND_BEST: Sentence = N_("Left: a tempting move. Right: the best move.")
"""Where the answer is shown before the learner has played a move."""

BEST: Sentence = N_("The best move, and what follows.")

# Translators: a button: show the next move on both boards
NEXT = N_("Next move")
# Translators: a button: show the moves on both boards once more
AGAIN = N_("Play it again")

# Translators: the answer was shown and has been played; a button below leads to the same idea on another board
TWIN_OFFERED: Sentence = N_("You can earn a star with the same idea on another board.")
# Translators: a button: show the other board
TO_TWIN = N_("To the other board")
TWIN_ASKED: Sentence = N_("Now the same idea on another board.")
"""Said beside the other board."""
