"""Sentences of the puzzle that asks for the other side's reply."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.strategy import choose_words

WORDS = KindWords(
    "predict",
    questions={
        "predict": Sided(
            black=N_("Black has played %(move)s. What will White answer?"),
            white=N_("White has played %(move)s. What will Black answer?"),
        ),
    },
    hints={
        **choose_words.WORDS.hints,
        "predict": N_("Look for what hurts most: a corner, a pass, or no good move left."),
    },
    replies=choose_words.WORDS.replies,
    solution=choose_words.WORDS.solution,
)
