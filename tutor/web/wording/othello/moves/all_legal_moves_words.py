"""Sentences of the puzzle "Tap every square where you can play"."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import tapped

# Translators: said after a hint; one disc is ringed on the board
BEGIN_RINGED: Sentence = N_("Begin with the ringed disc.")

WORDS = KindWords(
    "all-legal-moves",
    questions={
        "all-legal-moves": Sided(
            black=N_("Tap every square where Black can play."),
            white=N_("Tap every square where White can play."),
        ),
    },
    hints={
        "all-legal-moves": Sided(
            black=N_(
                "Start at each black disc. Look along all eight lines, over white discs, to an empty square."
            ),
            white=N_(
                "Start at each white disc. Look along all eight lines, over black discs, to an empty square."
            ),
        ),
        "begin-ringed": BEGIN_RINGED,
        "every-line-ends": NP_(
            "Every line that flips discs here ends at the ringed disc.",
            "Every line that flips discs here ends at one of the ringed discs.",
        ),
    },
    replies={
        **tapped.REPLIES,
        "all-moves-found": NP_(
            "Found: %(n)s square. From the other empty squares, nothing would flip.",
            "All %(n)s squares found. From the other empty squares, nothing would flip.",
        ),
        "moves-found": NP_(
            "%(n)s of %(of)s square found. Keep looking.",
            "%(n)s of %(of)s squares found. Keep looking.",
            by="of",
        ),
        "no-move-found": NP_(
            "Not yet: one square is still missing.",
            "Not yet: %(of)s squares are still missing.",
            by="of",
        ),
        "all-moves-and-more": NP_(
            "Almost: you found the right square, but you tapped too many.",
            "Almost: you found the %(of)s right squares, but you tapped too many.",
            by="of",
        ),
        "missing-move-on-row": Sided(
            black=N_(
                "There is more to find. Look along row %(label)s: the line ends at the black disc %(stop)s."
            ),
            white=N_(
                "There is more to find. Look along row %(label)s: the line ends at the white disc %(stop)s."
            ),
        ),
        "missing-move-on-column": Sided(
            black=N_(
                "There is more to find. Look along column %(label)s: the line ends at the black disc %(stop)s."
            ),
            white=N_(
                "There is more to find. Look along column %(label)s: the line ends at the white disc %(stop)s."
            ),
        ),
        "missing-move-on-diagonal": Sided(
            black=N_("There is more to find. Look along the diagonal that ends at the black disc %(stop)s."),
            white=N_("There is more to find. Look along the diagonal that ends at the white disc %(stop)s."),
        ),
    },
    solution=NP_("The move is %(squares)s.", "The moves are %(squares)s."),
    titles={
        "all-legal-moves": N_("Find every legal move"),
    },
)
