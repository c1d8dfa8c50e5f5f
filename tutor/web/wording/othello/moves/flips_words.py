"""Sentences of the puzzle "Tap every disc that flips"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import found_words

WORDS = KindWords(
    "flips",
    questions={
        "flips": Sided(
            black=N_("Black plays %(move)s. Tap every disc that flips."),
            white=N_("White plays %(move)s. Tap every disc that flips."),
        ),
    },
    hints={
        "flips": Sided(
            black=N_("Start at %(move)s. Look along all eight lines. Stop at the first black disc."),
            white=N_("Start at %(move)s. Look along all eight lines. Stop at the first white disc."),
        ),
        "lines-end": NP_(
            "One line flips discs. It ends at the ringed disc.",
            "%(n)s lines flip discs. They end at the ringed discs.",
        ),
    },
    replies={
        **found_words.REPLIES,
        "all-flips-on-one-line": Sided(
            black=NP_(
                "Correct: one line ends at a black disc, on %(stop)s. %(n)s disc turns black.",
                "Correct: one line ends at a black disc, on %(stop)s. %(n)s discs turn black.",
            ),
            white=NP_(
                "Correct: one line ends at a white disc, on %(stop)s. %(n)s disc turns white.",
                "Correct: one line ends at a white disc, on %(stop)s. %(n)s discs turn white.",
            ),
        ),
        "all-flips-on-lines": Sided(
            black=N_("Correct: %(of)s lines end at a black disc: %(squares)s. %(n)s discs turn black."),
            white=N_("Correct: %(of)s lines end at a white disc: %(squares)s. %(n)s discs turn white."),
        ),
        "missing-on-row": Sided(
            black=N_("Look along row %(label)s, from %(move)s until you meet the black disc %(stop)s."),
            white=N_("Look along row %(label)s, from %(move)s until you meet the white disc %(stop)s."),
        ),
        "missing-on-column": Sided(
            black=N_("Look along column %(label)s, from %(move)s until you meet the black disc %(stop)s."),
            white=N_("Look along column %(label)s, from %(move)s until you meet the white disc %(stop)s."),
        ),
        "missing-on-diagonal": Sided(
            black=N_("Look along a diagonal, from %(move)s until you meet the black disc %(stop)s."),
            white=N_("Look along a diagonal, from %(move)s until you meet the white disc %(stop)s."),
        ),
        "stays-behind-lies-empty": Sided(
            black=N_("%(square)s stays white: the line from %(move)s runs into the empty square %(stop)s."),
            white=N_("%(square)s stays black: the line from %(move)s runs into the empty square %(stop)s."),
        ),
        "stays-behind-lies-edge": Sided(
            black=N_(
                "%(square)s stays white: the line from %(move)s runs to the edge of the board. The edge is not a disc."
            ),
            white=N_(
                "%(square)s stays black: the line from %(move)s runs to the edge of the board. The edge is not a disc."
            ),
        ),
        "stays-beyond-own": Sided(
            black=N_("%(square)s does not flip. The black disc on %(stop)s ended the line before it."),
            white=N_("%(square)s does not flip. The white disc on %(stop)s ended the line before it."),
        ),
        "stays-beyond-gap": N_(
            "%(square)s does not flip. The empty square %(stop)s broke the line before it."
        ),
        "stays-between-old-discs": N_(
            "%(square)s stays as it is: it lies on no line from %(move)s. It already lay between %(squares)s before the move."
        ),
        "stays-turned-starts-nothing": N_(
            "%(square)s stays as it is: it lies on no line from %(move)s. The disc on %(stop)s flips, but it flips no other disc."
        ),
        "stays-on-no-line": N_(
            "%(square)s lies on no line from %(move)s that flips. Lines start only at the disc just placed."
        ),
        "end-of-line-stays": N_(
            "%(square)s is the end of the line. The two ends stay, only the discs between them flip."
        ),
        "own-disc-stays": Sided(
            black=N_("%(square)s is already black. Only white discs flip now."),
            white=N_("%(square)s is already white. Only black discs flip now."),
        ),
        "placed-disc-stays": N_("%(square)s is the disc just placed. It stays as it is."),
    },
    solution=NP_("This disc flips: %(squares)s.", "These discs flip: %(squares)s."),
    titles={
        "flips": N_("Which discs flip?"),
    },
    learned={"flips": N_("You can find every disc that flips.")},
)
