"""The sentences of the puzzle "Tap every lonely disc"."""

from tutor.web.site.messages import NP_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "lonely-discs",
    questions={
        "lonely-discs": Sided(black="Tap every lonely black disc.", white="Tap every lonely white disc.")
    },
    hints={"lonely-discs": "Look around each disc: does one of its side stand beside it?"},
    replies={
        "all-lonely-found": Sided(
            black=NP_("Correct: %(n)s lonely black disc.", "Correct: %(n)s lonely black discs."),
            white=NP_("Correct: %(n)s lonely white disc.", "Correct: %(n)s lonely white discs."),
        ),
        "lonely-found": NP_(
            "%(n)s of %(of)s lonely disc found.", "%(n)s of %(of)s lonely discs found.", by="of"
        ),
        "not-lonely": "%(square)s is not lonely: %(stop)s stands beside it.",
        "not-of-the-side": Sided(
            black="There is no black disc on %(square)s.", white="There is no white disc on %(square)s."
        ),
        "lonely-missing": "A lonely disc is still missing.",
    },
    solution=NP_("The lonely disc is %(squares)s.", "The lonely discs are %(squares)s."),
)
