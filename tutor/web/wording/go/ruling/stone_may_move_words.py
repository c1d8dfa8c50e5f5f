"""Sentences of the question whether a placed stone may be moved."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "stone-may-move",
    questions={
        "stone-may-move": Sided(
            black=N_("May Black move the stone on %(square)s to %(stop)s?"),
            white=N_("May White move the stone on %(square)s to %(stop)s?"),
        ),
    },
    hints={"stone-may-move": N_("Where does a stone stay once it has been placed?")},
    replies={
        "stones-stay": N_("Correct: a placed stone stays where it is."),
        "stones-stay-after-all": N_(
            "A placed stone stays where it is. It leaves the board only when captured."
        ),
    },
    options={"stone-may": N_("Yes, one point along a line"), "stone-may-not": N_("No, it stays")},
    titles={"stone-may-move": N_("May a stone move?")},
)
