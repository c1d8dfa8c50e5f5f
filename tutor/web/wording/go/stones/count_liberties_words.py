"""Sentences of the question how many liberties a chain has."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "count-liberties",
    questions={
        "count-liberties": Sided(
            black=N_("How many liberties does the ringed black stone have?"),
            white=N_("How many liberties does the ringed white stone have?"),
        ),
        "count-liberties-of-chain": Sided(
            black=N_("How many liberties does the ringed black chain have?"),
            white=N_("How many liberties does the ringed white chain have?"),
        ),
    },
    hints={
        "count-liberties": N_(
            "Count the empty points next to the stones, along the lines. Each counts once."
        ),
    },
    replies={
        "has-liberties": NP_("Correct: %(n)s liberty.", "Correct: %(n)s liberties."),
        "counted-twice": N_("A point next to two stones counts once. Count along with the numbers."),
        "counted-one-stone": N_("The stones of a chain share their liberties. Count along with the numbers."),
        "counted-slants": N_("Diagonal points are no liberties. Only the lines count: count the rings."),
        "counted-taken": N_("A point with a stone on it is no liberty. Count along with the numbers."),
        "counted-edge": N_("Beyond the edge there is no point. Count along with the numbers."),
        "counted-four": N_("Not every stone has four. Count along with the numbers."),
        "count-the-rings": N_("Each liberty has a number. Count along with the numbers."),
    },
    titles={"count-liberties": N_("Count the liberties")},
)
