"""Sentences of the question whether an eye is real."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "eye",
    questions={"eye": N_("Is the ringed point a real eye or a false eye?")},
    hints={"eye": N_("Look at each chain around the point. Are they all connected without it?")},
    replies={
        "eye-is-real": N_("Correct: all stones around it hold together without it."),
        "eye-is-false": N_("Correct: one chain hangs on this point alone. One day the eye must be filled."),
        "eye-holds": N_("Follow the chains around it: they hold together without this point."),
        "eye-must-be-filled": N_("One chain hangs on this point alone. One day the eye must be filled."),
    },
    options={"eye-real": N_("A real eye"), "eye-false": N_("A false eye")},
    titles={"eye": N_("Real or false eye?")},
)
