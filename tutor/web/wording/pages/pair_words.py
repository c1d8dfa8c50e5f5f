"""Sentences about two lines of play on two boards."""

from tutor.web.site.messages import N_, Sentence

# Translators: stands before a sentence about the first of two boards, which stand side by side, or a large one above a small one
FIRST: Sentence = N_("First board:")
# Translators: stands before a sentence about the second of two boards
SECOND: Sentence = N_("Second board:")
SIDES = (FIRST, SECOND)

# Translators: the name of the first of two boards, on which the game goes on after the reader's move
YOURS: Sentence = N_("Your move:")
# Translators: the same where the answer is shown before the reader has played a move
TEMPTING: Sentence = N_("A tempting move:")
# Translators: the name of the second of two boards, on which the game goes on after the best move
BETTER: Sentence = N_("The best move:")
BEST: Sentence = N_("The best move, and what follows.")

# Translators: a button: show the next move
NEXT = N_("Next move")
# Translators: a button: show the moves once more
AGAIN = N_("Play it again")

# Translators: the answer was shown and has been played; a button below leads to the same idea on another board
TWIN_OFFERED: Sentence = N_("You can earn a star with the same idea on another board.")
# Translators: a button: show the other board
TO_TWIN = N_("To the other board")
TWIN_ASKED: Sentence = N_("Now the same idea on another board.")
"""Said beside the other board."""
