"""Sentences of the puzzle "Tap every disc beside an empty square"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import found_words
from tutor.web.wording.othello.strategy import marking_words

WORDS = KindWords(
    "mark-frontier",
    questions={
        "mark-frontier": Sided(
            black=N_("Tap every black disc beside an empty square."),
            white=N_("Tap every white disc beside an empty square."),
        ),
    },
    hints={
        "mark-frontier": N_("Go from empty square to empty square. Which discs touch it, diagonally too?"),
    },
    replies={
        **found_words.REPLIES,
        **marking_words.REPLIES,
        "all-frontier-found": NP_(
            "Correct: %(n)s disc is beside an empty square.",
            "Correct: these %(n)s discs are beside an empty square.",
        ),
        "no-empty-beside": N_("No empty square is beside %(square)s."),
        "missing-frontier": Sided(
            black=N_("A black disc is still missing. Look around the empty square %(stop)s."),
            white=N_("A white disc is still missing. Look around the empty square %(stop)s."),
        ),
    },
    solution=NP_(
        "This disc is beside an empty square: %(squares)s.",
        "These discs are beside an empty square: %(squares)s.",
    ),
    learned={"mark-frontier": N_("You can find every frontier disc.")},
)
