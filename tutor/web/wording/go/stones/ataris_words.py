"""Sentences of the puzzles about atari."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.stones.gathered_words import CLOSED, NO_STONE, OTHER_SIDE, STONES
from tutor.web.wording.kind_sentences import KindWords

ATARI_OR_NOT = KindWords(
    "atari-or-not",
    questions={
        "atari-or-not": Sided(
            black=N_("Is the ringed black stone in atari?"), white=N_("Is the ringed white stone in atari?")
        ),
        "atari-or-not-of-chain": Sided(
            black=N_("Is the ringed black chain in atari?"), white=N_("Is the ringed white chain in atari?")
        ),
    },
    hints={"atari-or-not": N_("Count the liberties. Atari means that only one is left.")},
    replies={
        "one-liberty-left": N_("Correct: only one liberty is left."),
        "more-liberties-left": NP_("Correct: %(n)s liberty is left.", "Correct: %(n)s liberties are left."),
        "is-in-atari": N_("Only one liberty is left: that is atari."),
        "is-no-atari": NP_("%(n)s liberty is left: no atari.", "%(n)s liberties are left: no atari."),
    },
    options={"atari": N_("Atari"), "no-atari": N_("No atari")},
    titles={"atari-or-not": N_("Atari or not?")},
    learned={"atari-or-not": N_("You can see atari.")},
)

ALL_ATARI = KindWords(
    "all-atari",
    questions={
        "all-atari": Sided(
            black=N_("Tap every black stone in atari."), white=N_("Tap every white stone in atari.")
        ),
    },
    hints={"all-atari": N_("Count the liberties of each chain. Atari means that only one is left.")},
    replies={
        **STONES,
        "all-atari-found": NP_("Correct: %(n)s stone is in atari.", "Correct: %(n)s stones are in atari."),
        "chain-has-more-liberties": NP_(
            "The chain on %(square)s has %(n)s liberty.",
            "The chain on %(square)s has %(n)s liberties: no atari.",
        ),
        "stone-of-other-side": OTHER_SIDE,
        "no-stone-stands": NO_STONE,
        "atari-missing": N_("There is still a stone in atari. All stones of its chain are in atari too."),
    },
    solution=NP_("This stone is in atari: %(squares)s.", "These stones are in atari: %(squares)s."),
    titles={"all-atari": N_("Find all stones in atari")},
    learned={"all-atari": N_("You can see atari.")},
)

GIVE_ATARI = KindWords(
    "give-atari",
    questions={
        "give-atari": Sided(
            black=N_("Black to play: give atari to the ringed stone and its chain."),
            white=N_("White to play: give atari to the ringed stone and its chain."),
        ),
        "give-atari-at-once": Sided(
            black=N_("Black to play: give atari to two chains at once."),
            white=N_("White to play: give atari to two chains at once."),
        ),
    },
    hints={"give-atari": N_("Look for a move after which only one liberty is left.")},
    replies={
        **CLOSED,
        "gives-atari": NP_(
            "Correct: %(n)s chain is in atari now.", "Correct: %(n)s chains are in atari now."
        ),
        "gives-atari-to-two": Sided(
            black=N_("Correct: two chains are in atari. Black can save only one, and you capture the other."),
            white=N_("Correct: two chains are in atari. White can save only one, and you capture the other."),
        ),
        "leaves-liberties": NP_(
            "After %(square)s the chain still has %(n)s liberty.",
            "After %(square)s the chain still has %(n)s liberties.",
        ),
        "gives-too-few": NP_(
            "%(square)s gives atari to %(n)s chain only.", "%(square)s gives atari to %(n)s chains only."
        ),
        "gives-none": N_("%(square)s gives atari to no chain."),
    },
    solution=NP_("%(squares)s gives atari.", "Each of these gives atari: %(squares)s."),
    titles={"give-atari": N_("Give atari")},
    learned={"give-atari": N_("You can give atari.")},
)

WORDS = (ATARI_OR_NOT, ALL_ATARI, GIVE_ATARI)
