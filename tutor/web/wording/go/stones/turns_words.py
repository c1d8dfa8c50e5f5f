"""Sentences of the questions who plays next, and where a stone may go."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.go.stones.gathered_words import CLOSED, POINTS
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.tasks import SIDE

PLAYED: dict[str, Sentence] = {
    "turn-passed": Sided(black=N_("Black passes."), white=N_("White passes.")),
    "turn-played": Sided(black=N_("Black plays %(move)s."), white=N_("White plays %(move)s.")),
}
"""What was played before the question, turn by turn."""

TURN = KindWords(
    "turn",
    questions={"turn": N_("Who plays next?"), "turn-first": N_("The board is empty. Who plays first?")},
    hints={
        "turn": N_("Black began, and the sides take turns. Count the stones."),
        "turn-first": N_("Go back to “In turn”: whose stone came first?"),
    },
    replies={
        "black-is-next": N_("Correct: both sides have as many stones, and Black began."),
        "white-is-next": N_("Correct: Black has one stone more, so White is next."),
        "black-is-not-next": N_("Black has one stone more. The sides take turns."),
        "white-is-not-next": N_("Both sides have as many stones, and Black began."),
        "black-begins": N_("Correct: in Go Black plays first."),
        "white-does-not-begin": N_("In Go Black plays first, then White."),
    },
    options={"side": SIDE},
    titles={"turn": N_("Who plays next?")},
)

ALL_LEGAL = KindWords(
    "all-legal",
    questions={
        "all-legal": Sided(
            black=N_("Tap the ringed points where Black may place a stone."),
            white=N_("Tap the ringed points where White may place a stone."),
        ),
    },
    hints={"all-legal": N_("Look at each ringed point: is it empty?")},
    replies={
        **POINTS,
        **CLOSED,
        "all-open-found": NP_(
            "Correct: a stone may go on %(n)s of these points.",
            "Correct: a stone may go on %(n)s of these points.",
        ),
        "point-not-ringed": N_("%(square)s is not ringed. Look at the ringed points only."),
        "open-missing": N_("A stone may go on one more ringed point."),
    },
    solution=NP_("A stone may go on %(squares)s.", "A stone may go on %(squares)s."),
    titles={"all-legal": N_("Where may a stone go?")},
)

WORDS = (TURN, ALL_LEGAL)
