"""Sentences about a game with a goal inside a step, whichever game it is."""

from tutor.web.site.messages import N_, Sentence, Sided

OWN_MOVES: Sentence = N_("Your moves: %(n)s of %(of)s.")
REACHED: Sentence = N_("Goal reached. You can play on.")
REACHED_OVER: Sentence = N_("Goal reached.")
GONE: Sentence = N_("The goal can no longer be reached.")
MISSED: Sentence = N_("The game is over, and the goal was not reached.")
TURNING_POINT: Sentence = N_("The game turned at %(square)s: %(stop)s was better.")
PASSED_AGAIN: Sentence = Sided(
    black=N_("Black has no move and must pass. You move again."),
    white=N_("White has no move and must pass. You move again."),
)
YOU_PLAY: Sentence = Sided(
    black=N_("You play Black. The computer plays White."),
    white=N_("You play White. The computer plays Black."),
)
MISSED_IN_TIME: Sentence = N_("The goal was not reached.")
BESIDE = N_("Two people play on this device. The star waits until you play against the computer.")
WITH_PARTNER: Sentence = N_("Play it with a partner.")
"""Printed on worksheets and lesson plans instead of an answer."""

BUTTONS: dict[str, str] = {
    # Translators: a button: take the own last move of a game back
    "back": N_("Undo"),
    # Translators: a button: begin the same game once more
    "anew": N_("Start again"),
    # Translators: a button: go back to the move of the game that mattered
    "turning_point": N_("Try again from that move"),
    # Translators: a button: let somebody beside you play the other side
    "beside": N_("Play it with somebody beside you"),
    # Translators: a button: let the computer play the other side again
    "computer": N_("Play against the computer"),
    "thinking": N_("The computer is thinking."),
    "lost": N_("No connection. The game goes on when it is back."),
}
