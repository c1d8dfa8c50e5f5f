"""Sentences of the puzzle of the referee."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import found_words
from tutor.web.wording.pages.practise_words import DRILL_NAMES

WORDS = KindWords(
    "referee",
    questions={
        "referee": Sided(
            black=N_("Black played %(move)s. Tap every disc that was turned wrongly or forgotten."),
            white=N_("White played %(move)s. Tap every disc that was turned wrongly or forgotten."),
        ),
    },
    hints={
        "turned-are-ringed": NP_("The ringed disc was turned.", "The %(n)s ringed discs were turned."),
        "referee": N_("Follow each of the eight lines from %(move)s and compare it with the board."),
    },
    replies={
        "square-is-empty": found_words.REPLIES["square-is-empty"],
        "all-faults-found": NP_(
            "Correct: you found the disc that was flipped wrongly or forgotten.",
            "Correct: you found all %(n)s discs that were flipped wrongly or forgotten.",
        ),
        "faults-found": NP_(
            "%(n)s of %(of)s disc found. Keep looking.",
            "%(n)s of %(of)s discs found. Keep looking.",
            by="of",
        ),
        "all-is-right": N_("Correct: every disc was flipped as it should be."),
        "no-fault-there": N_("Not yet. Compare each line from the new disc with the board once more."),
        "no-fault-found": NP_(
            "Not yet: one disc is still missing.",
            "Not yet: %(of)s discs are still missing.",
            by="of",
        ),
        "all-faults-and-more": NP_(
            "Almost: you found the right disc, but you tapped too many.",
            "Almost: you found the %(of)s right discs, but you tapped too many.",
            by="of",
        ),
        "was-forgotten": N_("%(square)s was forgotten: it lies between %(move)s and %(stop)s."),
        "turned-on-no-line": N_("%(square)s lies on no line from %(move)s, so it had to stay."),
        "turned-beyond-own": N_("%(square)s had to stay: the disc on %(stop)s ended the line before it."),
        "turned-beyond-gap": N_(
            "%(square)s had to stay: the empty square %(stop)s broke the line before it."
        ),
        "turned-before-empty": N_(
            "%(square)s had to stay: the line from %(move)s runs into the empty square %(stop)s."
        ),
        "turned-before-edge": N_(
            "%(square)s had to stay: the line from %(move)s runs to the edge of the board."
        ),
        "turned-own-disc": Sided(
            black=N_("%(square)s was black already. It had to stay black."),
            white=N_("%(square)s was white already. It had to stay white."),
        ),
        "fault-forgotten-on-row": N_(
            "A disc was forgotten: look along row %(label)s, from %(move)s to %(stop)s."
        ),
        "fault-forgotten-on-column": N_(
            "A disc was forgotten: look along column %(label)s, from %(move)s to %(stop)s."
        ),
        "fault-forgotten-on-diagonal": N_(
            "A disc was forgotten: look along a diagonal, from %(move)s to %(stop)s."
        ),
        "fault-turned": N_("A disc was turned that had to stay. Follow each line from %(move)s."),
        "rightly-turned": N_("%(square)s was flipped correctly: it lies between %(move)s and %(stop)s."),
        "rightly-left": N_("%(square)s stayed as it had to: no line from %(move)s flips it."),
        "rightly-own": Sided(
            black=N_("%(square)s was black before the move and stays black."),
            white=N_("%(square)s was white before the move and stays white."),
        ),
        "rightly-placed": N_("%(square)s is the disc just placed. It stays as it is."),
    },
    solution=NP_("The disc to tap is %(squares)s.", "The discs to tap are %(squares)s."),
    titles={"referee": DRILL_NAMES["referee"]},
    learned={"referee": N_("You can check every flip on a real board.")},
)
