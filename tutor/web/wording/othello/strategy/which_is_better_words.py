"""Sentences of the question which of two moves is better."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.groups import BETTER
from tutor.web.wording.othello.strategy import measure_questions, measure_words

WORDS = KindWords(
    "which-is-better",
    questions={
        "takes-corner": N_("Which move takes a corner?"),
        "gives-no-corner": Sided(
            black=N_("Which move keeps White out of every corner?"),
            white=N_("Which move keeps Black out of every corner?"),
        ),
        "fewest-replies": Sided(
            black=N_("Which move leaves White fewer moves?"),
            white=N_("Which move leaves Black fewer moves?"),
        ),
        "flips-fewest": N_("Which move flips fewer discs?"),
        "most-mobility": Sided(
            black=N_("Which move keeps more moves for Black?"),
            white=N_("Which move keeps more moves for White?"),
        ),
        "fewest-potential": Sided(
            black=N_("Which move leaves fewer empty squares beside black discs?"),
            white=N_("Which move leaves fewer empty squares beside white discs?"),
        ),
        "most-potential": Sided(
            black=N_("Which move leaves more empty squares beside white discs?"),
            white=N_("Which move leaves more empty squares beside black discs?"),
        ),
        "fewest-frontier": Sided(
            black=N_("Which move leaves fewer black discs beside empty squares?"),
            white=N_("Which move leaves fewer white discs beside empty squares?"),
        ),
        "most-inner": Sided(
            black=N_("Which move gives more black discs that touch no empty square?"),
            white=N_("Which move gives more white discs that touch no empty square?"),
        ),
        "most-stable": Sided(
            black=N_("Which move gives more stable black discs?"),
            white=N_("Which move gives more stable white discs?"),
        ),
        "keeps-parity": N_("Which move leaves fewer odd regions?"),
        "best-exact": N_("Which move has the better result at the end?"),
    },
    hints=measure_questions.HINTS,
    replies={
        **measure_words.REPLIES,
        "is-better": N_("Correct: %(square)s is better."),
    },
    titles={**measure_questions.QUESTIONS, **measure_questions.TITLES},
    heading=BETTER,
)
