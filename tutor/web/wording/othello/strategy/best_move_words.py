"""Sentences of the puzzle "Find the best move"."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import opened_words, tapped
from tutor.web.wording.othello.strategy import measure_questions, measure_words
from tutor.web.wording.tasks import PARTS

WORDS = KindWords(
    "best-move",
    questions=measure_questions.QUESTIONS,
    hints={**measure_questions.HINTS, **PARTS, **tapped.ALONG},
    replies={
        **tapped.REPLIES,
        **measure_words.REPLIES,
        **opened_words.REPLIES,
    },
    solution=measure_questions.SOLUTION,
    titles=measure_questions.TITLES,
    learned={
        "keeps-parity": N_("You enter odd regions and leave even ones, so that the last move is yours.")
    },
)
