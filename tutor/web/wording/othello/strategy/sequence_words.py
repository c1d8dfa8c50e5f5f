"""Sentences of puzzles of several moves."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import tapped
from tutor.web.wording.othello.strategy import measure_questions, measure_words
from tutor.web.wording.tasks import PARTS

WORDS = KindWords(
    "sequence",
    questions={
        "sequence": Sided(
            black=NP_(
                "Play the %(n)s best move for Black. White answers.",
                "Play the %(n)s best moves for Black, one after another. White answers.",
            ),
            white=NP_(
                "Play the %(n)s best move for White. Black answers.",
                "Play the %(n)s best moves for White, one after another. Black answers.",
            ),
        ),
    },
    hints={
        "sequence": N_("Before each move, look for the best answer of the other side."),
        **PARTS,
        **tapped.ALONG,
    },
    replies={
        **tapped.REPLIES,
        **measure_words.REPLIES,
        "sequence-goes-on": Sided(
            black=N_("Correct so far. Find the next move for Black."),
            white=N_("Correct so far. Find the next move for White."),
        ),
    },
    solution=measure_questions.SOLUTION,
    titles={"sequence": N_("The %(n)s best moves, one after another")},
)
