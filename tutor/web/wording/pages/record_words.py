"""Sentences about recorded games: opening them, what is wrong with a file, and how a record ends."""

from tutor.web.site.messages import N_, NP_, Sentence

# Translators: the name of what a reader pasted into the page, where a file would have its own name
PASTED = N_("The pasted text")
UNNAMED = N_("A recorded game")

NOTHING_CHOSEN = N_("Paste a game or choose a file first.")
NOTHING_READ = N_("No game could be read here.")
ONLY_NAMES = N_("These files hold names, but no games. Choose the .wtb file too.")
TOO_LARGE = N_("That is too much at once: at most %(n)s MB are read.")
LIST_NOT_YOURS = N_("This list of games is somebody else's")
WHO_OPENED = N_(
    "Only the person who opened the file can see it. "
    "If that is you, use the browser you opened it in, or come in with your card first."
)
OPEN_A_GAME = N_("Open a game")
NO_LONGER_KEPT = N_("This list is no longer kept. Open the file once more.")

# Translators: where something is wrong; a byte is counted from the beginning of the file
WHERE_GAME = N_("%(file)s, game %(n)s, byte %(byte)s")
WHERE_FILE = N_("%(file)s, byte %(byte)s")

FAULTS: dict[str, str] = {
    "breaks-off": N_("It ends too early."),
    "illegal-move": N_("Move %(quote)s is not possible."),
    "impossible-score": N_("Black cannot have so many discs."),
    "large-board": N_("The board is too large: boards up to 10 by 10 squares are shown."),
    "no-board": N_("“%(quote)s” is not a board and a side to move."),
    "no-move": N_("“%(quote)s” is not a move on this board."),
    "no-moves": N_("There is no move here."),
    "no-property": N_("“%(quote)s” cannot be read."),
    "no-result": N_("“%(quote)s” is not a result, such as +12."),
    "no-score": N_("“%(quote)s” is not a move with its score, such as d3:+2."),
    "other-game": N_("The game is “%(quote)s”, not Othello."),
    "outside": N_("“%(quote)s” stands outside of any game."),
    "too-large": N_("The file is too large."),
    "too-long": N_("The game is too long."),
    "too-many-games": N_("There is too much here, so the rest was not read."),
    "too-many-moves": N_("There are more moves than a game can have."),
    "unknown-format": N_("This is neither text nor a WTHOR file (.wtb)."),
    "unknown-kind": N_("It holds games of a kind the tutor cannot show."),
    "unreadable": N_("The file cannot be read."),
    "wrong-count": N_("The number of games or names at its beginning does not match what follows."),
}
"""What is wrong with a file or with a game in it, by code: the faults of records, and too large a board."""

GAME_NUMBER = N_("Game %(n)s")
POSITION = N_("A position")
IMPOSSIBLE_AT = N_("Move %(n)s is not possible.")
STOPS_AFTER: Sentence = NP_("The record stops after %(n)s move.", "The record stops after %(n)s moves.")

STOPS = N_("The record stops here")
NO_RESULT = N_("The game was not played to its end in this record.")
RESULT_TOLD: Sentence = N_("The record gives the result: Black %(black)s, White %(white)s.")
OTHER_RESULT: Sentence = N_("The record gives another result: Black %(black)s, White %(white)s.")

GOES_ON: Sentence = N_("The record goes on with %(move)s. That is not possible here.")
GOES_ON_PASSING = N_("The record goes on with a pass. That is not possible here.")
OVER_BEFORE = N_("The game was over before this move.")

SEEN_BY_ENGINE = N_(
    "The score after each move, as the computer sees it: above the line Black is ahead, below it White."
)
SEEN_BY_DISCS = N_(
    "Who has more discs after each move: above the line Black, below it White. In the middle of a game, more discs are often no help."
)
"""The caption of the graph of a game that no engine has reviewed."""

EARLIER = {"not-othello": "other-game"}
"""Older codes of faults, in lists stored before they were renamed, with their present codes."""
