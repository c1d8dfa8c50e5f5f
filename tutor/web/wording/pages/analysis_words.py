"""Sentences of the analysis board: setting up a position, trying moves, and what they are worth."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

COUNTED: Sentence = Sided(
    black=N_("Counted to the end: + means that Black wins, − that Black loses, = a draw."),
    white=N_("Counted to the end: + means that White wins, − that White loses, = a draw."),
)
ESTIMATED: Sentence = Sided(
    black=NP_(
        "An estimate, %(n)s move ahead: + is good for Black, − is bad for Black.",
        "An estimate, %(n)s moves ahead: + is good for Black, − is bad for Black.",
    ),
    white=NP_(
        "An estimate, %(n)s move ahead: + is good for White, − is bad for White.",
        "An estimate, %(n)s moves ahead: + is good for White, − is bad for White.",
    ),
)
NOTHING_TO_COMPARE = N_("There are no moves to compare on this board.")

FULL = N_("There is no room for another move. Take some moves away first.")
GAME_OVER = N_("The game is over. Neither side can move.")
NO_POSITION = N_("No board could be read in this.")

WORDS: dict[str, str] = {
    "unknown": N_(
        "No connection. The tutor does not know the moves of this board yet. It goes on by itself."
    ),
    "connected": N_("Connected again."),
    "instead": N_("Instead of %(move)s"),
    "pass": N_("Pass"),
    "start": N_("Before the first move"),
}
"""Words that the page's script shows without asking the server."""
