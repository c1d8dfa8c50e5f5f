"""Sentences of the puzzle "Tap the liberties of this chain"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "liberties",
    questions={
        "liberties": Sided(
            black=N_("Tap every liberty of the ringed black stone."),
            white=N_("Tap every liberty of the ringed white stone."),
        ),
        "liberties-of-chain": Sided(
            black=N_("Tap every liberty of the ringed black chain."),
            white=N_("Tap every liberty of the ringed white chain."),
        ),
    },
    hints={
        "liberties": N_("Follow each line that leaves the stones. Is the next point empty?"),
    },
    replies={
        "no-liberty-found": NP_(
            "Not yet: there is %(of)s liberty.", "Not yet: there are %(of)s liberties.", by="of"
        ),
        "liberties-found": NP_(
            "%(n)s of %(of)s liberty found. Keep looking.",
            "%(n)s of %(of)s liberties found. Keep looking.",
            by="of",
        ),
        "all-liberties-and-more": NP_(
            "You found the liberty, but you tapped too many points.",
            "You found all %(of)s liberties, but you tapped too many points.",
            by="of",
        ),
        "all-liberties-found": NP_("Correct: %(n)s liberty.", "Correct: %(n)s liberties."),
        "liberty-is-taken": N_("A stone stands on %(square)s. A liberty is an empty point."),
        "liberty-at-a-slant": N_(
            "%(square)s is not a liberty. It lies diagonally, and no line joins it to the stone."
        ),
        "liberty-too-far": N_("%(square)s is not a liberty. It is not next to the stone."),
        "liberty-missing": N_("Follow the lines from each stone, one step only."),
    },
    solution=NP_("The only liberty is %(squares)s.", "The liberties are %(squares)s."),
    titles={"liberties": N_("Tap the liberties")},
)
