"""Sentences of the puzzle "Find the best move"."""

from tutor.web.wording.kind import KindWords
from tutor.web.wording.othello.moves import tapped
from tutor.web.wording.othello.strategy import measures
from tutor.web.wording.tasks import PARTS

WORDS = KindWords(
    "best-move",
    questions=measures.QUESTIONS,
    hints={**measures.HINTS, **PARTS, **tapped.ALONG},
    replies={
        **tapped.REPLIES,
        **measures.REPLIES,
    },
    solution=measures.SOLUTION,
    titles=measures.TITLES,
)
