"""Sentences about a game that is played: its turns and its end."""

from tutor.web.site.messages import N_, Sentence, Sided

AGAINST_COMPUTER: Sentence = Sided(
    black=N_("You play Black. Computer: level %(n)s"),
    white=N_("You play White. Computer: level %(n)s"),
)
LEVEL_BEATEN = "beaten"
"""In the place of a level's number: that which the learner beat last, or else the first."""

AT_YOUR_LEVEL: Sentence = Sided(
    black=N_("You play Black. Computer: your level"),
    white=N_("You play White. Computer: your level"),
)
# Translators: a heading above the numbers beside both sides: how many moves each has, not how many discs
MOVES_COUNTED = N_("Possible moves")
# Translators: the same at the end of the game: how many discs each has
DISCS_COUNTED = N_("Discs")
# Translators: an opponent with the word for its habit: "Level 4, careful"
LEVEL_WITH_HABIT = N_("Level %(n)s, %(habit)s")
TWO_PEOPLE = N_("Two people, one device")

# Translators: how many handicap stones a small board takes; %(board)s is its size, such as 5×5
FEWER_STONES = N_("%(board)s: at most %(n)s.")
NO_ANSWER = N_("The other program gave no move. Your game is kept: ask it again, or take your move back.")
NO_COMPUTER = N_("The computer does not play this game. Two people can.")
YOU_WON = N_("You won!")
COMPUTER_WON = N_("The computer won")
RESIGNED: Sentence = Sided(black=N_("Black has resigned."), white=N_("White has resigned."))
TIME_UP: Sentence = Sided(black=N_("Black has no time left."), white=N_("White has no time left."))
NEAR, WHOLE = N_("Now tap the exact place."), N_("Whole board")
COUNT_TITLE = N_("Count the score")
GAME_OVER: Sentence = N_("The game is over.")
WORDS: dict[str, str] = {
    "hint": N_("Hint"),
    "show_answer": N_("Show the answer"),
    "thinking": N_("The computer is thinking."),
    "lost": N_("No connection"),
    "waiting": N_("No connection. Your move is kept and will be sent."),
    "near": NEAR,
    "whole": WHOLE,
    "go_on": N_("Go on"),
    "more": N_("More"),
    "connected": N_("Connected again. Your move has been sent."),
}
"""Words that the page's script shows before the server answers."""

FIRST_WIN = N_("Your first win!")
FIRST_WIN_AT = N_("Your first win at level %(n)s!")
# Translators: %(game)s is the name of a game, as "Go 7×7"
FIRST_WIN_IN = N_("Your first win in a game of this kind: %(game)s!")
READY = N_("Ready for level %(n)s?")
EASIER = N_(
    "Level %(n)s is waiting for a game with you. You can come back to the level you just played at any time."
)
UNDERSTAND = N_("Look back at the game: it shows the moves that mattered most.")
# Translators: a button at the end of a game against the computer; the level just played stays chosen without it
TRY_LEVEL = N_("Try level %(n)s")
AGAIN = N_("Play again")
UNDONE: Sentence = N_("Taken back: %(moves)s.")

FIND_BETTER: Sentence = Sided(
    black=N_("Black played %(move)s. Find a better move."),
    white=N_("White played %(move)s. Find a better move."),
)

YOURS_BETTER: Sentence = N_("You played %(move)s. Find a better move.")

MOVE_OF: Sentence = N_("Move %(n)s of %(of)s")
"""Says which move of a game is shown."""
