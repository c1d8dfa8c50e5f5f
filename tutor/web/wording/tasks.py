"""Sentences that ask: the question of each kind of puzzle, its usual hint, its options and its answer."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

QUESTIONS: dict[str, Sentence] = {
    "find-square": N_("Tap %(square)s."),
    "legal-move": Sided(
        black=N_("Find a square where Black can play."),
        white=N_("Find a square where White can play."),
    ),
    "all-legal-moves": Sided(
        black=N_("Tap every square where Black can play."),
        white=N_("Tap every square where White can play."),
    ),
    "flips": Sided(
        black=N_("Black plays %(move)s. Tap every disc that flips."),
        white=N_("White plays %(move)s. Tap every disc that flips."),
    ),
    "pass-or-play": N_("Play, or pass?"),
    "result": N_("The game is over. What is the result?"),
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
    "sequence": Sided(
        black=NP_(
            "Play the %(n)s best move for Black. White answers.",
            "Play the %(n)s best moves for Black, one after another. White answers.",
        ),
        white=NP_(
            "Play the %(n)s best move for White. Black answers.",
            "Play the %(n)s best moves for White, one after another. Black answers.",
        ),
    ),
    "choose": N_("Which move?"),
    "count-moves": Sided(
        black=N_("How many moves does Black have?"),
        white=N_("How many moves does White have?"),
    ),
    "mark-stable": Sided(
        black=N_("Tap every black disc that can never flip again."),
        white=N_("Tap every white disc that can never flip again."),
    ),
    "mark-frontier": Sided(
        black=N_("Tap every black disc beside an empty square."),
        white=N_("Tap every white disc beside an empty square."),
    ),
    "referee": Sided(
        black=N_("Black played %(move)s. Tap every disc that was turned wrongly or forgotten."),
        white=N_("White played %(move)s. Tap every disc that was turned wrongly or forgotten."),
    ),
    "square-name": N_("What is the name of the ringed square?"),
    "corner-name": N_("Which corner is ringed?"),
    "disc-on": N_("What is on %(square)s?"),
    "next-on-line": N_("Which square comes next on this line?"),
    "first-player": N_("Who plays first?"),
    "start-board": N_("Which board shows the start of a game?"),
    "disc-count": N_("How many discs does each side have now?"),
    "game-over": N_("Is the game over?"),
    "mobility": N_("How many moves does each side have?"),
}
"""The question of a kind; of a best move by its measure, of a choice by what it is about."""

RINGED_IS_NEW = N_("The ringed disc on %(square)s is new.")
"""Said before the question how many discs there are, where the last move is ringed."""

COMPARISONS: dict[str, Sentence] = {
    "takes-corner": N_("Which move takes a corner?"),
    "gives-no-corner": Sided(
        black=N_("Which move keeps White out of every corner?"),
        white=N_("Which move keeps Black out of every corner?"),
    ),
    "fewest-replies": Sided(
        black=N_("Which move leaves White fewer moves?"),
        white=N_("Which move leaves Black fewer moves?"),
    ),
    "flips-fewest": N_("Which move flips fewer discs?"),
    "most-mobility": Sided(
        black=N_("Which move keeps more moves for Black?"),
        white=N_("Which move keeps more moves for White?"),
    ),
    "fewest-potential": Sided(
        black=N_("Which move leaves fewer empty squares beside black discs?"),
        white=N_("Which move leaves fewer empty squares beside white discs?"),
    ),
    "most-potential": Sided(
        black=N_("Which move leaves more empty squares beside white discs?"),
        white=N_("Which move leaves more empty squares beside black discs?"),
    ),
    "fewest-frontier": Sided(
        black=N_("Which move leaves fewer black discs beside empty squares?"),
        white=N_("Which move leaves fewer white discs beside empty squares?"),
    ),
    "most-inner": Sided(
        black=N_("Which move gives more black discs that touch no empty square?"),
        white=N_("Which move gives more white discs that touch no empty square?"),
    ),
    "most-stable": Sided(
        black=N_("Which move gives more stable black discs?"),
        white=N_("Which move gives more stable white discs?"),
    ),
    "keeps-parity": N_("Which move leaves fewer odd regions?"),
    "best-exact": N_("Which move has the better result at the end?"),
}
"""The question which of two moves is better, by the measure."""

_IN_COLUMN = N_("The square is in the lighter column. The letter names the column, the number names the row.")

HINTS: dict[str, Sentence] = {
    "find-square": _IN_COLUMN,
    "legal-move": Sided(
        black=N_("Start beside a white disc. Follow the line until you meet a black disc."),
        white=N_("Start beside a black disc. Follow the line until you meet a white disc."),
    ),
    "all-legal-moves": Sided(
        black=N_(
            "Start at each black disc. Look along all eight lines, over white discs, to an empty square."
        ),
        white=N_(
            "Start at each white disc. Look along all eight lines, over black discs, to an empty square."
        ),
    ),
    "flips": Sided(
        black=N_("Start at %(move)s. Look along all eight lines. Stop at the first black disc."),
        white=N_("Start at %(move)s. Look along all eight lines. Stop at the first white disc."),
    ),
    "pass-or-play": N_("Look at every empty square. If nothing would flip from any of them, you must pass."),
    "result": N_("Count the discs of each side. Then give the empty squares to the winner."),
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
    "choose": N_("Before you play, look for the best answer of the other side."),
    "sequence": N_("Before each move, look for the best answer of the other side."),
    "count-moves": Sided(
        black=N_("Look at every empty square beside a white disc. Would a disc flip?"),
        white=N_("Look at every empty square beside a black disc. Would a disc flip?"),
    ),
    "mark-stable": N_("Start at the corners. A stable disc is held along all four of its lines."),
    "mark-frontier": N_("Go from empty square to empty square. Which discs touch it, diagonally too?"),
    "referee": N_("Follow each of the eight lines from %(move)s and compare it with the board."),
    "square-name": _IN_COLUMN,
    "corner-name": _IN_COLUMN,
    "disc-on": _IN_COLUMN,
    "next-on-line": N_("See how the letter changes from square to square, then the number."),
    "first-player": N_("It is the same side in every game."),
    "start-board": N_("Look at the four squares in the middle."),
    "disc-count": N_("Count the black discs first, then the white discs."),
    "game-over": N_("Ask both sides: can you move?"),
    "mobility": N_("Count the squares where a side can play, first for Black, then for White."),
}
"""Where to look first, when the lesson says nothing better."""

LOOK_IN_PART: dict[str, Sentence] = {
    "top-left": N_("Look at the top left part of the board."),
    "top-right": N_("Look at the top right part of the board."),
    "bottom-left": N_("Look at the bottom left part of the board."),
    "bottom-right": N_("Look at the bottom right part of the board."),
}
"""In which quarter of the board the answer is."""

# Translators: said after a hint; one disc is ringed on the board
RINGED: dict[str, Sentence] = {
    "legal-move": N_("One line ends at the ringed disc."),
    "pass-or-play": N_("One line ends at the ringed disc."),
    "all-legal-moves": N_("Begin with the ringed disc."),
}
"""What the ring of a first hint stands on."""

ENDINGS: dict[str, Sentence] = {
    "flips": NP_(
        "One line flips discs. It ends at the ringed disc.",
        "%(n)s lines flip discs. They end at the ringed discs.",
    ),
    "all-legal-moves": NP_(
        "Every line that flips discs here ends at the ringed disc.",
        "Every line that flips discs here ends at one of the ringed discs.",
    ),
}
"""The second hint where many squares are asked for."""

LOOK_ALONG: dict[str, Sentence] = {
    "row": N_("Look along row %(label)s. The line ends at %(stop)s."),
    "column": N_("Look along column %(label)s. The line ends at %(stop)s."),
    "diagonal": N_("Look along a diagonal. The line ends at %(stop)s."),
}
"""The line that the answer closes, told by the end that stands."""

OPTIONS: dict[str, Sentence] = {
    "disc": Sided(black=N_("A black disc"), white=N_("A white disc")),
    "nothing": N_("Nothing"),
    "side": Sided(black=N_("Black"), white=N_("White")),
    "either": N_("Either side"),
    "discs": N_("Black %(black)s, White %(white)s"),
    "yes": N_("Yes, the game is over"),
    "no": N_("No, the game goes on"),
    "moves": N_("Black %(black)s, White %(white)s"),
    "wins": N_("Black %(black)s, White %(white)s"),
    "draw": N_("Black %(black)s, White %(white)s"),
    "not-over": N_("The game is not over"),
}

WINNERS: dict[str, Sentence] = {
    "wins": Sided(black=N_("Black wins"), white=N_("White wins")),
    "draw": N_("A draw"),
}
"""What stands above the score of a result to choose."""

SOLUTIONS: dict[str, Sentence] = {
    "find-square": N_("Here is %(squares)s."),
    "legal-move": NP_("The move is %(squares)s.", "The moves are %(squares)s."),
    "all-legal-moves": NP_("The move is %(squares)s.", "The moves are %(squares)s."),
    "flips": NP_("This disc flips: %(squares)s.", "These discs flip: %(squares)s."),
    "pass": Sided(black=N_("Black has no move and must pass."), white=N_("White has no move and must pass.")),
    "pass-or-play": NP_("There is a move: %(squares)s.", "There are moves: %(squares)s."),
    "best-move": NP_("The right square is %(squares)s.", "The right squares are %(squares)s."),
    "sequence": NP_("The right square is %(squares)s.", "The right squares are %(squares)s."),
    "mark-stable": NP_("This disc is stable: %(squares)s.", "These discs are stable: %(squares)s."),
    "mark-frontier": NP_(
        "This disc is beside an empty square: %(squares)s.",
        "These discs are beside an empty square: %(squares)s.",
    ),
    "referee": NP_("The disc to tap is %(squares)s.", "The discs to tap are %(squares)s."),
    "choice": N_("The right answer is marked."),
}
"""The answer, said after it was asked for or after the third try."""

# Translators: said after the answer was shown: the learner gives the same answer now, to go on
NOW_YOU: Sentence = N_("Now you do it.")

TURN: Sentence = Sided(black=N_("Black to move"), white=N_("White to move"))

CORRECT: Sentence = N_("Correct!")

NOTHING_TAPPED: Sentence = N_("Tap at least one square first.")

PLAYED: Sentence = Sided(
    black=NP_(
        "Black plays %(move)s. %(n)s white disc flips.",
        "Black plays %(move)s. %(n)s white discs flip.",
    ),
    white=NP_(
        "White plays %(move)s. %(n)s black disc flips.",
        "White plays %(move)s. %(n)s black discs flip.",
    ),
)

PLACED: Sentence = Sided(
    black=N_("Black places a disc on %(move)s."), white=N_("White places a disc on %(move)s.")
)
"""Said of the first discs of Reversi, by which nothing flips."""

PASSED: Sentence = Sided(
    black=N_("Black has no move and must pass. White plays again."),
    white=N_("White has no move and must pass. Black plays again."),
)
