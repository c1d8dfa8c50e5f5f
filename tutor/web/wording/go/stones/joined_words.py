"""Sentences of the puzzles about chains."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.stones.gathered_words import NO_STONE, OTHER_SIDE, STONES
from tutor.web.wording.kind_sentences import KindWords

CHAIN = KindWords(
    "chain",
    questions={"chain": N_("Tap every stone of the chain to which the ringed stone belongs.")},
    hints={"chain": N_("Start at the ringed stone. Go along the lines from stone to stone of its colour.")},
    replies={
        **STONES,
        "all-of-chain-found": NP_(
            "Correct: %(n)s stone is a chain.", "Correct: %(n)s stones hold together as one chain."
        ),
        "stone-at-a-slant": N_("%(square)s touches the chain only diagonally. No line joins them."),
        "stone-of-other-side": OTHER_SIDE,
        "stone-not-joined": N_("%(square)s does not belong to this chain. No line of stones leads there."),
        "no-stone-stands": NO_STONE,
        "stone-missing": N_("There is still a stone that is joined to the chain along a line."),
    },
    solution=NP_("The chain is %(squares)s.", "The chain is %(squares)s."),
    titles={"chain": N_("Tap a chain")},
    learned={"chain": N_("You can see which stones are one chain.")},
)

COUNT_CHAINS = KindWords(
    "count-chains",
    questions={
        "count-chains": Sided(
            black=N_("How many black chains stand on the board?"),
            white=N_("How many white chains stand on the board?"),
        ),
    },
    hints={
        "count-chains": N_("Stones that are joined along the lines are one chain. A single stone is one too.")
    },
    replies={
        "has-chains": NP_("Correct: %(n)s chain.", "Correct: %(n)s chains."),
        "counted-slants-joined": N_("Between diagonal stones there is no line, so they are two chains."),
        "counted-stones": N_("That is the number of stones. Joined stones are one chain."),
        "count-the-tints": N_("Each chain has its own tint and number. Count the chains."),
    },
    titles={"count-chains": N_("Count the chains")},
    learned={"count-chains": N_("You can count chains.")},
)

WORDS = (CHAIN, COUNT_CHAINS)
