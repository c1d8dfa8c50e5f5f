"""Sentences of the question whether a stone may go on a point."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.life.board_again_words import BOARDS
from tutor.web.wording.go.stones.gathered_words import CLOSED, NO_STONE
from tutor.web.wording.go.stones.turns_words import PLAYED
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "legal-or-not",
    questions={
        "legal-or-not": Sided(
            black=N_("May Black play on %(square)s?"), white=N_("May White play on %(square)s?")
        ),
        **PLAYED,
    },
    hints={
        "legal-or-not": N_(
            "Imagine a stone there. First take off what it captures, then count its liberties."
        )
    },
    replies={
        "open-captures": NP_(
            "Correct: %(n)s stone comes off, so the new stone has a liberty.",
            "Correct: %(n)s stones come off, so the new stone has liberties.",
        ),
        "open-breathes": NP_(
            "Correct: the new stone has %(n)s liberty.", "Correct: the new stone has %(n)s liberties."
        ),
        "open-joins": NP_(
            "Correct: the new stone joins its chain, which has %(n)s liberty.",
            "Correct: the new stone joins its chain, which has %(n)s liberties.",
        ),
        "closed-taken": N_("Correct: a stone stands there already."),
        "closed-airless": N_("Correct: the stone would have no liberties, and it captures nothing."),
        "closed-ko": N_("Correct: the board from before would come back."),
        "open-after-capture": NP_(
            "First %(n)s stone comes off. Then the new stone has a liberty.",
            "First %(n)s stones come off. Then the new stone has liberties.",
        ),
        "open-with-liberties": NP_(
            "The new stone and its chain have %(n)s liberty.",
            "The new stone and its chain have %(n)s liberties.",
        ),
        "no-stone-stands": NO_STONE,
        "board-is-new": N_("A stone on %(square)s makes a new board. That is no ko."),
        **CLOSED,
        **BOARDS,
    },
    options={
        "point-open": N_("Yes, it may"),
        "point-taken-by-stone": N_("No: a stone is there"),
        "point-no-liberties": N_("No: no liberty left"),
        "point-ko": N_("No: this is a ko"),
    },
    titles={"legal-or-not": N_("May a stone go there?")},
)
