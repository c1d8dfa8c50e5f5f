"""Sentences of the puzzle that asks for the moves of a named opening."""

from tutor.games.othello.openings import OPENINGS
from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import tapped
from tutor.web.wording.othello.opening_words import IS_NAMED, LEADS_TO, PLAY
from tutor.web.wording.othello.strategy import measure_questions

WORDS = KindWords(
    "line",
    questions=PLAY,
    hints={
        "line": N_("The question names the moves in their order. Black and White take turns."),
        **tapped.ALONG,
    },
    replies={
        **{f"is-{name}": IS_NAMED[f"is-{name}"] for name in OPENINGS},
        **LEADS_TO,
        "another-opening": N_("With %(square)s it is another opening. Take it back and try again."),
        "opening-costs": Sided(
            black=NP_(
                "It costs Black about %(n)s disc in the end.", "It costs Black about %(n)s discs in the end."
            ),
            white=NP_(
                "It costs White about %(n)s disc in the end.", "It costs White about %(n)s discs in the end."
            ),
        ),
        "opening-as-good": N_("That opening is about as good."),
        "no-move-there": tapped.REPLIES["line-runs-into-empty"],
        "line-goes-on": N_("Yes, %(square)s. Now the next move."),
    },
    solution=measure_questions.SOLUTION,
)
