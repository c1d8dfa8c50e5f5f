"""Sentences of the question who has won, and by how much."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.land.score_words import WORDS as OF_SCORES
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.tasks import WINNERS

WORDS = KindWords(
    "winner",
    questions={
        "winner": N_("Count the stones and the territory of each side. Who wins, and by how much?"),
        "winner-by-territory": N_(
            "Count as in Japan: territory and captured stones of each side. Who wins, and by how much?"
        ),
        "winner-komi": N_("White gets komi: %(n)s points."),
        **{code: OF_SCORES.questions[code] for code in ("score-captured", "score-dead-are-ringed")},
    },
    hints={
        "winner": N_("Count both sides row by row. Then add komi to White’s score."),
        "winner-by-territory": N_(
            "Count the territory and the captured stones of each side. Then add komi to White’s score."
        ),
    },
    replies={
        "winner-is-right": N_("Correct: Black %(black)s, White with komi %(white)s."),
        "winner-without-komi": N_(
            "The board is counted right. Komi is still missing: add it to White’s score."
        ),
        "winner-komi-to-black": N_("Komi goes to White, because Black begins."),
        **{
            code: OF_SCORES.replies[code]
            for code in (
                "score-with-dead",
                "score-without-stones",
                "score-without-land",
                "score-with-stones",
                "score-count-again",
            )
        },
    },
    options={
        "wins-by": Sided(
            black=NP_("Black wins by %(n)s point", "Black wins by %(n)s points"),
            white=NP_("White wins by %(n)s point", "White wins by %(n)s points"),
        ),
        "no-winner": WINNERS["draw"],
    },
    titles={"winner": N_("Who wins, with komi?")},
)
