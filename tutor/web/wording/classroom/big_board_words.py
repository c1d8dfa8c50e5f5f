"""Sentences of the big board: what happens on it, what is asked, and why something cannot be done."""

from tutor.classroom.demo.actions import Refusal
from tutor.classroom.demo.main_button import Beat
from tutor.classroom.demo.undo import Loss
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.pages.play_words import NEAR, WHOLE
from tutor.web.wording.tasks import FINE, NONE

WHERE: Sentence = Sided(
    black=N_("Black to move. Where would you play?"),
    white=N_("White to move. Where would you play?"),
)
TEAM_TURN: Sentence = Sided(
    black=N_("Team Black, choose your move."),
    white=N_("Team White, choose your move."),
)
CLASS_TURN: Sentence = Sided(
    black=N_("The class plays Black. Choose your move."),
    white=N_("The class plays White. Choose your move."),
)
COMPUTER_TURN: Sentence = N_("It is the computer's turn.")

NEWS: dict[str, Sentence] = {
    "taken-back": N_("The last move was taken back."),
    "jumped": N_("Move %(n)s of %(of)s"),
    "counted": NP_("%(n)s answer is shown on the board.", "%(n)s answers are shown on the board."),
    "closed": N_("The question is closed."),
    "set-aside": N_("The question is closed."),
    "kept": N_("The teacher plays again."),
    "began-match": N_("The class plays now."),
    "no-votes": N_("Nobody has voted for a move yet."),
    "ended-match": N_("The teacher plays again."),
    "ended": N_("The lesson at the big board is over."),
}
"""What happened last, where the move, the question or the answer itself does not say it."""

# Translators: on the wall when a lesson of the class is over: how many puzzles were asked, and how many of all the
# answers that the pupils gave were right
CLASS_RESULT: Sentence = N_("Questions: %(n)s. Right answers of the class: %(right)s of %(of)s.")

# Translators: below the board: the teacher has put a ring around these squares, so that all look there
RINGED: Sentence = N_("Ringed: %(squares)s")

# Translators: a pupil of this name plays the next move on the big board
HANDED: Sentence = N_("%(label)s plays the next move.")
HANDED_HIDDEN: Sentence = N_("A pupil plays the next move.")

# Translators: not a real pupil: a page like a pupil's phone, with which a teacher tries a lesson alone
PRETEND = N_("Pretend pupil")
NO_PRETEND = N_("The pretend pupil is closed. Press “Try it alone” beside the big board again.")

ANSWERS: Sentence = NP_("%(n)s answer", "%(n)s answers")
RIGHT_ANSWERS: Sentence = N_("Right answers: %(n)s of %(of)s")
GAVE: Sentence = NP_("%(n)s pupil chose this", "%(n)s pupils chose this")

NEXT_LESSON = N_("Next lesson")

ANSWER_NOW = N_("Answer now, each on your own screen.")
"""What the class does while a question is open; shown in the projector's second language too."""

MAIN: dict[str, str] = {
    "begin": N_("Begin the lesson"),
    "begin-course": N_("Begin the lesson"),
    "ask-step": N_("Ask this puzzle"),
    "ask": N_("Where would you play?"),
    "ask-turn": N_("Ask the class"),
    # Translators: a button of the teacher: all see how many chose each square, but not yet what is right
    "count": N_("Show the votes"),
    # Translators: a button of the teacher: all see what is right
    "reveal": N_("Reveal the answer"),
    "go-on": N_("Go on"),
    "forward": N_("Play the move"),
    # Translators: a button of the teacher after the class has played a game: the step of the lesson comes again
    "this-step": N_("Back to the lesson"),
    "next-step": N_("Next step"),
    "next-lesson": NEXT_LESSON,
    "turn": N_("Play the move with the most votes"),
    "reply": N_("Let the computer move"),
    # Translators: a button of the teacher: both sides agree on what is dead, and the game is counted so
    "agree": N_("Agree and count"),
    "end-match": N_("End the match"),
    "keep": N_("Take the board back"),
    "pass": N_("Pass"),
    "close": N_("Close the question"),
    "end": N_("End the lesson"),
}
"""The text of the main button, by the name of its action."""

# Translators: a button of the teacher after the end of a lesson, with the title of the lesson that it begins
BEGINS = N_("Begin: %(what)s")
# Translators: large on the wall when a lesson of the class is over, said to all pupils
FAREWELL = N_("See you next time!")

BEATS: dict[Beat, str] = {
    # Translators: five beats of a lesson, each one short word below a dot: begin, ask, votes, reveal, next
    "begin": N_("Begin"),
    "ask": N_("Ask"),
    "votes": N_("Votes"),
    "reveal": N_("Reveal"),
    "next": N_("Next"),
}
DOES: dict[str, str] = {
    "ask-step": N_("The pupils answer, each on their own screen."),
    "ask": N_("The pupils answer, each on their own screen."),
    "count": N_("All see how many chose each answer, but not yet what is right."),
    "reveal": N_("All see what is right, and why the other answers are not."),
}
"""What an action does, for teachers who do not know it yet; the other actions' titles say it."""

THEN = (
    # Translators: what the main button does after its next press: "Then: Reveal the answer"
    N_("Then: %(what)s"),
    # Translators: and what it does after that one: "After that: Next step"
    N_("After that: %(what)s"),
)
STEP_OF = N_("Step %(n)s of %(of)s")

WOULD_LOSE: dict[Loss, Sentence] = {
    "answers": NP_(
        "%(n)s pupil has answered this question. Leave it now?",
        "%(n)s pupils have answered this question. Leave it now?",
    ),
    "game": N_("The class is playing a game. Leave it now?"),
}
LOSE = N_("Leave it")
KEEP = N_("Stay here")

REFUSALS: dict[Refusal, str] = {
    "question-open": N_("Close the question first."),
    "no-question": N_("No question is open."),
    "already-shown": N_("The answer is shown already."),
    "cannot-ask": N_("This cannot be asked on this board."),
    "no-such-answer": N_("Nobody gave this answer."),
    "no-such-move": N_("There is no such move in this game."),
    "match-runs": N_("End the match first."),
    "no-match": N_("No match is being played."),
    "not-its-turn": N_("The other side is to move now."),
    "game-over": N_("The game is over."),
    "not-your-move": N_("The board was taken back. Wait until your teacher calls you again."),
}
"""Why an action cannot be done."""

STALE = N_("The board has changed since. Here is the newest one.")
# Translators: a pupil's answer that came after the right one was shown: "You had e3, and that is right."
LATE_RIGHT: Sentence = N_("You had %(label)s, and that is right. It came too late to count.")
LATE: Sentence = N_("You had %(label)s. It came too late to count.")
VOTING_CLOSED = N_("This question is closed to answers.")
OTHER_TEAM = N_("The other team votes now.")
NO_BOARD = N_(
    "No board was found in this. Paste a link to a board, a puzzle, a lesson or a game, or moves such as f5d6c3."
)
NO_SUCH_STEP = N_("This step does not exist.")
NO_SEAT = N_("This pupil is not in the class.")
NOT_HERE = N_("This pupil is not here now.")
# Translators: on the wall, to a class whose pupils come in
SOON = N_("Welcome! The lesson begins soon.")
# Translators: the heading on a pupil's phone while a puzzle stands on the wall that the teacher has not asked yet
ASKED_SOON = N_("Your teacher will ask soon.")
UNREADABLE = N_("The tutor could not read what was sent. Go back and try again.")

WORDS: dict[str, str] = {
    "live": N_("Connected"),
    "polling": N_("Connected, a little slower"),
    "lost": N_("No connection. This is the last board. It comes back by itself."),
    "sent": N_("Your answer is in. You can change it until the answer is shown."),
    "sending": N_("Your answer is being sent."),
    "not_sent": N_("Not sent yet. Trying again."),
    "send": N_("Send my answer"),
    # Translators: a button: let the other side play, because there is no move
    "pass": N_("Pass"),
    "fine": FINE,
    "none": NONE,
    "yours": N_("Your answer"),
    "near": NEAR,
    "whole": WHOLE,
    "show_right": N_("Show the answer"),
    "your_move": N_("It is your move. Tap the board."),
    "must_pass": N_("No legal move: you must pass"),
    "team_black": N_("You are in team Black."),
    "team_white": N_("You are in team White."),
    # Translators: a heading before the names of the pupils of one team
    "of_black": N_("Team Black"),
    "of_white": N_("Team White"),
    "other_team": N_("The other team votes now."),
    "choose_many": N_("Mark your answer on the board, then send it."),
    "choose_one": N_("Tap the board."),
    "choose_option": N_("Choose an answer."),
    "right": N_("Your answer is right."),
    "points": N_("Points: %(n)s"),
    "over": N_("The lesson at the big board is over."),
    "answered": N_("%(n)s of %(of)s have answered"),
    # Translators: how many pupils have the board before them now
    "here": N_("%(n)s here"),
    # Translators: said after the name of a pupil
    "has_answered": N_("has answered"),
    # Translators: said after the name of a pupil
    "away": N_("not here now"),
    "pretend": PRETEND,
    "explain": N_("Explain on the board"),
    "again": N_("Try again"),
}
"""Words that a script shows by itself; it puts numbers in the places of ``{n}`` and ``{of}``."""
