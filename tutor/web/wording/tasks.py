"""Sentences around puzzles that are the same for every kind."""

from tutor.games.base import Game
from tutor.games.kinds.kind import Task, WithoutSquare
from tutor.web.site.messages import N_, NP_, Sentence, Sided

PARTS: dict[str, Sentence] = {
    "look-top-left": N_("Look at the top left part of the board."),
    "look-top-right": N_("Look at the top right part of the board."),
    "look-bottom-left": N_("Look at the bottom left part of the board."),
    "look-bottom-right": N_("Look at the bottom right part of the board."),
}
"""The hint that says in which quarter of the board the answer is."""


NO_SQUARE = N_("There is no square %(square)s on this board.")
NO_POINT = N_("There is no point %(square)s on this board.")


def no_place(game: Game) -> str:
    """The sentence about a name that no place of this game's board has."""
    return NO_POINT if game.on_points else NO_SQUARE


CHOOSE_ONE: Sentence = N_("This answer cannot be given here.")

SIDE: Sentence = Sided(black=N_("Black"), white=N_("White"))

OPTION_IS_MARKED: Sentence = N_("The right answer is marked.")
"""Said when the answer to a question with options is shown."""

MUST_PASS: Sentence = Sided(
    black=N_("Black has no move and must pass."), white=N_("White has no move and must pass.")
)
"""Said when the answer is shown and is a pass."""

NOTHING_WRONG: Sentence = N_("Everything on the board is as it should be.")
"""Said when the answer is shown and no square is wrong, so that none is to be tapped."""

NOWHERE: Sentence = N_("There is none.")
"""Said when the answer is shown and what is asked for is nowhere on the board."""

# Translators: a button below a board on which a player may have done something wrong: nothing is wrong on it
FINE = N_("Everything is right")

# Translators: a button below a board: what is asked for (a move that captures, stones that come off …) is nowhere on it
NONE = N_("There is none")

SCORE: Sentence = N_("Black %(black)s, White %(white)s")

WINNERS: dict[str, Sentence] = {
    "wins": Sided(black=N_("Black wins"), white=N_("White wins")),
    "draw": N_("A draw"),
}
"""The line above the score in an option that is a result."""


# Translators: said after the answer was shown: the learner gives the same answer now, to go on
NOW_YOU: Sentence = N_("Now you do it.")

TURN: Sentence = Sided(black=N_("Black to move"), white=N_("White to move"))

# Translators: the moves of a game that follow the one that was guessed, as a list
PLAYED_ON: Sentence = N_("The game went on: %(squares)s.")

CORRECT: Sentence = N_("Correct!")

NOTHING_TAPPED: Sentence = N_("First tap the board.")

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
"""Said of the first discs of Reversi, which flip nothing."""

PASSED: Sentence = Sided(
    black=N_("Black has no move and must pass. White plays again."),
    white=N_("White has no move and must pass. Black plays again."),
)

WITHOUT_SQUARE: dict[WithoutSquare, str] = {"pass": N_("Pass"), "fine": FINE, "none": NONE}
"""The buttons of the answers without a square."""

_SAID: dict[WithoutSquare, Sentence] = {"pass": PASSED, "fine": NOTHING_WRONG, "none": NOWHERE}
_RIGHT: dict[WithoutSquare, Sentence] = {**_SAID, "pass": MUST_PASS}


def said_without_square(task: Task) -> Sentence:
    """The answer without a square as a sentence about the board of a task."""
    return _SAID[task.puzzle.without_square]


def right_without_square(task: Task) -> Sentence:
    """The sentence that says that the answer without a square is right."""
    return _RIGHT[task.puzzle.without_square]
