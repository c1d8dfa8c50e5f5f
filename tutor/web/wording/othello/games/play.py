"""Sentences about a game with a goal inside a lesson."""

from tutor.games.goals import GoalKind
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording.kind import KindWords

GOALS: dict[GoalKind, Sentence] = {
    "finish": N_("Play this game to the end."),
    "win": N_("Win this game."),
    "not-lose": N_("Do not lose this game."),
    "margin": N_("Win by %(n)s discs or more."),
    "take-corner": N_("Take a corner within your next %(n)s moves."),
    "give-no-corner": Sided(
        black=N_("For your next %(n)s moves, let White take no corner."),
        white=N_("For your next %(n)s moves, let Black take no corner."),
    ),
    "keep-moves": Sided(
        black=N_("Leave White %(n)s moves or fewer, %(of)s turns in a row."),
        white=N_("Leave Black %(n)s moves or fewer, %(of)s turns in a row."),
    ),
    "make-pass": Sided(
        black=N_("Make White pass within your next %(n)s moves."),
        white=N_("Make Black pass within your next %(n)s moves."),
    ),
    "stable": N_("Own %(n)s discs that can never flip, within your next %(of)s moves."),
    "frontier": N_("After %(of)s moves, at most %(n)s of your discs touch an empty square."),
    "more-moves": Sided(
        black=N_("After %(of)s moves, have %(n)s moves more than White."),
        white=N_("After %(of)s moves, have %(n)s moves more than Black."),
    ),
    "last-move": N_("Place the last disc of the game."),
}
"""The goal as the question of its step; sided by the learner's colour."""

OWN_MOVES: Sentence = N_("Your moves: %(n)s of %(of)s.")
REACHED: Sentence = N_("Goal reached. Play on, or go to the next step.")
REACHED_OVER: Sentence = N_("Goal reached.")
GONE: Sentence = N_("The goal can no longer be reached. Go back to the moment where it was still possible?")
MISSED: Sentence = N_("The game is over, and the goal was not reached.")
MOMENT: Sentence = N_("Here the game turned. You played %(square)s; %(stop)s was better.")
MOMENT_CORNER: Sentence = Sided(
    black=N_(
        "Here the game turned. You played %(square)s; %(stop)s would have kept White out of the corner."
    ),
    white=N_(
        "Here the game turned. You played %(square)s; %(stop)s would have kept Black out of the corner."
    ),
)
PASSED_AGAIN: Sentence = Sided(
    black=N_("Black has no move and must pass. You move again."),
    white=N_("White has no move and must pass. You move again."),
)
MISSED_IN_TIME: Sentence = N_("The goal was not reached.")
BESIDE = N_("Two people play on this device. The star waits until you play against the computer.")
WITH_PARTNER: Sentence = N_("Play it with a partner.")
"""On paper, in the place of an answer."""

BUTTONS: dict[str, str] = {
    # Translators: a button: take the own last move of a game back
    "back": N_("Take the move back"),
    # Translators: a button: begin the same game once more
    "anew": N_("Start again"),
    # Translators: a button: go back to the move of the game that mattered
    "moment": N_("Try again from here"),
    # Translators: a button: let somebody beside you play the other side
    "beside": N_("Play it with somebody beside you"),
    # Translators: a button: let the computer play the other side again
    "computer": N_("Play against the computer"),
    "thinking": N_("The computer is thinking."),
    "lost": N_("No connection. The game goes on when it is back."),
}

WORDS = KindWords(
    "play",
    questions={str(kind): sentence for kind, sentence in GOALS.items()},
    hints={},
    replies={"goal-reached": REACHED_OVER, "goal-gone": MISSED_IN_TIME, "goal-open": MISSED_IN_TIME},
    solution=WITH_PARTNER,
)
