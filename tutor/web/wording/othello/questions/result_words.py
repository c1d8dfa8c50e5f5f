"""Sentences of the question how a game ended."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.tasks import SCORE, WINNERS

WORDS = KindWords(
    "result",
    questions={
        "result": N_("The game is over. What is the result?"),
    },
    hints={
        "result": N_("Count the discs of each side. Then give the empty squares to the winner."),
    },
    replies={
        "wins-with-empties": Sided(
            black=NP_(
                "Black wins: Black %(black)s, White %(white)s. The empty square goes to the winner.",
                "Black wins: Black %(black)s, White %(white)s. The %(of)s empty squares go to the winner.",
                by="of",
            ),
            white=NP_(
                "White wins: Black %(black)s, White %(white)s. The empty square goes to the winner.",
                "White wins: Black %(black)s, White %(white)s. The %(of)s empty squares go to the winner.",
                by="of",
            ),
        ),
        "wins-full-board": Sided(
            black=N_("Correct, Black wins: Black %(black)s, White %(white)s."),
            white=N_("Correct, White wins: Black %(black)s, White %(white)s."),
        ),
        "draw-with-empties": NP_(
            "Correct, a draw: %(black)s–%(white)s. The empty square is shared.",
            "Correct, a draw: %(black)s–%(white)s. The %(of)s empty squares are shared.",
            by="of",
        ),
        "draw-full-board": N_("Correct, a draw: %(black)s–%(white)s."),
        "empties-go-to-winner": Sided(
            black=NP_(
                "Black wins, and the discs are counted right. The empty square still goes to the winner.",
                "Black wins, and the discs are counted right. The %(of)s empty squares still go to the winner.",
                by="of",
            ),
            white=NP_(
                "White wins, and the discs are counted right. The empty square still goes to the winner.",
                "White wins, and the discs are counted right. The %(of)s empty squares still go to the winner.",
                by="of",
            ),
        ),
        "empties-are-shared": NP_(
            "It is a draw, and the discs are counted right. The empty square is shared.",
            "It is a draw, and the discs are counted right. The %(of)s empty squares are shared.",
            by="of",
        ),
        "winner-right-count-again": Sided(
            black=N_(
                "Black wins, but by another score. Count the discs again, then give the empty squares to the winner."
            ),
            white=N_(
                "White wins, but by another score. Count the discs again, then give the empty squares to the winner."
            ),
        ),
        "count-result-again": N_(
            "Count again: black discs %(black)s, white discs %(white)s. The side with more discs wins."
        ),
        "result-is-final": N_("Neither side can move any more, so the game is over."),
    },
    options={
        "wins": SCORE,
        "draw": SCORE,
        "not-over": N_("The game is not over"),
    },
    option_heads=WINNERS,
    titles={
        "result": N_("What is the result?"),
    },
)
