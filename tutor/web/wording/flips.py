"""Sentences about the discs that a move flips, tapped by a learner or turned on a real board."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

SENTENCES: dict[str, Sentence] = {
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
    "discs-found": NP_(
        "%(n)s of %(of)s disc found. Keep looking.",
        "%(n)s of %(of)s discs found. Keep looking.",
        by="of",
    ),
    "no-disc-found": NP_(
        "Not yet: one disc is still missing.",
        "Not yet: %(of)s discs are still missing.",
        by="of",
    ),
    "all-discs-and-more": NP_(
        "Almost: you found the right disc, but you tapped too many.",
        "Almost: you found the %(of)s right discs, but you tapped too many.",
        by="of",
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
    "stays-beyond-gap": N_("%(square)s does not flip. The empty square %(stop)s broke the line before it."),
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
    "square-is-empty": N_("There is no disc on %(square)s."),
    "all-faults-found": NP_(
        "Correct: you found the disc that was flipped wrongly or forgotten.",
        "Correct: you found all %(n)s discs that were flipped wrongly or forgotten.",
    ),
    "faults-found": NP_(
        "%(n)s of %(of)s disc found. Keep looking.",
        "%(n)s of %(of)s discs found. Keep looking.",
        by="of",
    ),
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
    "turned-beyond-gap": N_("%(square)s had to stay: the empty square %(stop)s broke the line before it."),
    "turned-before-empty": N_(
        "%(square)s had to stay: the line from %(move)s runs into the empty square %(stop)s."
    ),
    "turned-before-edge": N_("%(square)s had to stay: the line from %(move)s runs to the edge of the board."),
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
}
