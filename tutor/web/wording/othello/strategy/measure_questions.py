"""The words of questions by a measure: the questions, hints, short names for teachers, and answers."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

QUESTIONS: dict[str, Sentence] = {
    "takes-corner": N_("Take a corner."),
    "gives-no-corner": Sided(
        black=N_("Play so that White gets no corner."),
        white=N_("Play so that Black gets no corner."),
    ),
    "fewest-replies": Sided(
        black=N_("Leave White the fewest moves."),
        white=N_("Leave Black the fewest moves."),
    ),
    "flips-fewest": N_("Flip the fewest discs."),
    "most-mobility": Sided(
        black=N_("Keep the most moves for Black."),
        white=N_("Keep the most moves for White."),
    ),
    "fewest-potential": Sided(
        black=N_("Leave the fewest empty squares beside black discs."),
        white=N_("Leave the fewest empty squares beside white discs."),
    ),
    "most-potential": Sided(
        black=N_("Leave the most empty squares beside white discs."),
        white=N_("Leave the most empty squares beside black discs."),
    ),
    "fewest-frontier": Sided(
        black=N_("Leave the fewest black discs beside empty squares."),
        white=N_("Leave the fewest white discs beside empty squares."),
    ),
    "most-inner": Sided(
        black=N_("Get the most black discs that touch no empty square."),
        white=N_("Get the most white discs that touch no empty square."),
    ),
    "most-stable": Sided(
        black=N_("Get the most stable black discs."),
        white=N_("Get the most stable white discs."),
    ),
    "keeps-parity": N_("Leave the fewest regions with an odd number of empty squares."),
    "best-exact": N_("Find the move with the best result at the end."),
}
"""The question for the best move by each measure."""

HINTS: dict[str, Sentence] = {
    "takes-corner": N_("Look at the four corners. Can you play on one of them?"),
    "gives-no-corner": N_("Before you play, look where the other side could play next."),
    "fewest-replies": N_("Try each move in your head. Count where the other side could play next."),
    "flips-fewest": N_("Count for each move how many discs would flip."),
    "most-mobility": N_("Try each move in your head. Count the squares where your side could play after it."),
    "fewest-potential": N_(
        "The other side can play only beside your discs. Count the empty squares there, diagonally too."
    ),
    "most-potential": N_(
        "Your side can play only beside the discs of the other side. Count the empty squares there, diagonally too."
    ),
    "fewest-frontier": N_("Try each move in your head. Which discs touch an empty square, diagonally too?"),
    "most-inner": N_("Try each move in your head. Which discs touch an empty square, diagonally too?"),
    "most-stable": N_("Start at the corners. Discs that reach from a corner along an edge are stable."),
    "keeps-parity": N_("Empty squares that touch make a region. Play into a region with an odd number."),
    "best-exact": N_("Play the game to its end in your head: the best move, then the best answer."),
}
"""The hint, where to look first, for each measure."""

TITLES: dict[str, str] = {
    "takes-corner": N_("Take a corner"),
    "gives-no-corner": N_("Give no corner"),
    "fewest-replies": N_("Leave the fewest moves"),
    "flips-fewest": N_("Flip the fewest discs"),
    "most-mobility": N_("Keep the most moves"),
    "fewest-potential": N_("Leave the fewest empty squares beside your discs"),
    "most-potential": N_("Leave the most empty squares beside the other side’s discs"),
    "fewest-frontier": N_("Leave the fewest of your discs beside empty squares"),
    "most-inner": N_("Get the most discs that touch no empty square"),
    "most-stable": N_("Get the most stable discs"),
}
"""Short names of measures; other measures are named by their question."""

SOLUTION: Sentence = NP_("The right square is %(squares)s.", "The right squares are %(squares)s.")
