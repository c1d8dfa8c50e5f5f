"""Sentences of the puzzle "Play, or pass?"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.moves import tapped

WORDS = KindWords(
    "pass-or-play",
    questions={
        "pass-or-play": N_("Play, or pass?"),
    },
    hints={
        "pass-or-play": N_(
            "Look at every empty square. If nothing would flip from any of them, you must pass."
        ),
        "one-line-ends": tapped.ONE_LINE_ENDS,
        **tapped.ALONG,
    },
    replies={
        **tapped.REPLIES,
        "passes-rightly": Sided(
            black=N_("Nothing would flip from any empty square. Black must pass, and White plays again."),
            white=N_("Nothing would flip from any empty square. White must pass, and Black plays again."),
        ),
        "may-not-pass-row": Sided(
            black=N_(
                "Black may not pass here: a line along row %(label)s ends at the black disc %(stop)s. Find its other end."
            ),
            white=N_(
                "White may not pass here: a line along row %(label)s ends at the white disc %(stop)s. Find its other end."
            ),
        ),
        "may-not-pass-column": Sided(
            black=N_(
                "Black may not pass here: a line along column %(label)s ends at the black disc %(stop)s. Find its other end."
            ),
            white=N_(
                "White may not pass here: a line along column %(label)s ends at the white disc %(stop)s. Find its other end."
            ),
        ),
        "may-not-pass-diagonal": Sided(
            black=N_(
                "Black may not pass here: a diagonal line ends at the black disc %(stop)s. Find its other end."
            ),
            white=N_(
                "White may not pass here: a diagonal line ends at the white disc %(stop)s. Find its other end."
            ),
        ),
        "a-move-exists": N_("There is a move, but not at %(square)s."),
        "pass-if-none-closes": N_(
            "Look at every empty square. If nothing would flip from any of them, you must pass."
        ),
    },
    solution=NP_("There is a move: %(squares)s.", "There are moves: %(squares)s."),
    titles={
        "pass-or-play": N_("Play, or pass?"),
    },
)
