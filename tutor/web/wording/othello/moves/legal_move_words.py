"""Sentences of the puzzle "Find a square where you can play"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import tapped

WORDS = KindWords(
    "legal-move",
    questions={
        "legal-move": Sided(
            black=N_("Find a square where Black can play."),
            white=N_("Find a square where White can play."),
        ),
    },
    hints={
        "legal-move": Sided(
            black=N_("Start beside a white disc. Follow the line until you meet a black disc."),
            white=N_("Start beside a black disc. Follow the line until you meet a white disc."),
        ),
        "one-line-ends": tapped.ONE_LINE_ENDS,
        **tapped.ALONG,
    },
    replies={
        **tapped.REPLIES,
    },
    solution=NP_("The move is %(squares)s.", "The moves are %(squares)s."),
    titles={
        "legal-move": N_("Find a legal move"),
    },
    learned={"legal-move": N_("You can find a legal move.")},
)
