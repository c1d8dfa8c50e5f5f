"""Sentences of the puzzle "Save this chain"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.stones.gathered_words import CLOSED
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "save",
    questions={
        "save": Sided(
            black=N_("Black to play: save the ringed stone."),
            white=N_("White to play: save the ringed stone."),
        ),
        "save-of-chain": Sided(
            black=N_("Black to play: save the ringed stone and its chain."),
            white=N_("White to play: save the ringed stone and its chain."),
        ),
    },
    hints={"save": N_("You can run, join or capture. Count the liberties after the move.")},
    replies={
        "saves": NP_("Correct: %(n)s liberty now.", "Correct: %(n)s liberties now."),
        "saves-by-capture": NP_(
            "Correct: %(n)s stone comes off, and the way is free.",
            "Correct: %(n)s stones come off, and the way is free.",
        ),
        "saves-by-capture-best": NP_(
            "Correct: %(n)s stone comes off. Capturing is usually better than running: fewer stones surround you.",
            "Correct: %(n)s stones come off. Capturing is usually better than running: fewer stones surround you.",
        ),
        "saves-without-capture": NP_(
            "Correct: %(n)s liberty now. To capture on %(stop)s is usually better: fewer stones surround you then.",
            "Correct: %(n)s liberties now. To capture on %(stop)s is usually better: fewer stones surround you then.",
        ),
        "save-leaves-one": Sided(
            black=N_("After %(square)s one liberty is left, on %(stop)s. Black captures there."),
            white=N_("After %(square)s one liberty is left, on %(stop)s. White captures there."),
        ),
        "save-is-chased": Sided(
            black=NP_(
                "After %(square)s %(n)s liberty is left. Black gives atari again, and in the end captures.",
                "After %(square)s %(n)s liberties are left. Black gives atari again, and in the end captures.",
            ),
            white=NP_(
                "After %(square)s %(n)s liberty is left. White gives atari again, and in the end captures.",
                "After %(square)s %(n)s liberties are left. White gives atari again, and in the end captures.",
            ),
        ),
        **CLOSED,
    },
    solution=NP_("%(squares)s saves it.", "Each of these saves it: %(squares)s."),
    titles={"save": N_("Save a chain")},
)
