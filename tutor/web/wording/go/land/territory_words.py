"""Sentences of the puzzles "Tap the territory" and "Tap the points that belong to nobody"."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.go.stones.gathered_words import POINTS
from tutor.web.wording.kind_sentences import KindWords

WHOSE: dict[str, Sentence] = {
    "point-has-stone": N_("A stone stands on %(square)s. Look at the empty points only."),
    "point-is-nobodys": N_("Stones of both colours surround %(square)s. It belongs to nobody."),
    "point-is-of-side": Sided(
        black=N_("Only black stones surround %(square)s. It is Black’s territory."),
        white=N_("Only white stones surround %(square)s. It is White’s territory."),
    ),
}

TERRITORY = KindWords(
    "territory",
    questions={
        "territory": Sided(
            black=N_("Tap every point of Black’s territory."),
            white=N_("Tap every point of White’s territory."),
        ),
        "territory-or-none": Sided(
            black=N_("Tap every point of Black’s territory, or say that there is none."),
            white=N_("Tap every point of White’s territory, or say that there is none."),
        ),
    },
    hints={
        "territory": N_("Which empty points does this side alone surround? The edge of the board is a wall.")
    },
    replies={
        **POINTS,
        **WHOSE,
        "all-territory-found": NP_(
            "Correct: %(n)s point of territory.", "Correct: %(n)s points of territory."
        ),
        "territory-missing": N_("Follow the wall. The edge of the board closes it too."),
    },
    solution=NP_("The territory is %(squares)s.", "The territory is %(squares)s."),
    titles={"territory": N_("Tap the territory")},
    learned={"territory": N_("You can see whose land each point is.")},
)

NEUTRAL = KindWords(
    "neutral",
    questions={
        "neutral": N_("Tap every empty point that belongs to nobody."),
        "neutral-or-none": N_("Tap every empty point that belongs to nobody, or say that there is none."),
    },
    hints={"neutral": N_("Look for empty points with stones of both colours around them.")},
    replies={
        **POINTS,
        **WHOSE,
        "all-neutral-found": NP_(
            "Correct: %(n)s point belongs to nobody.", "Correct: %(n)s points belong to nobody."
        ),
        "neutral-missing": N_("There is still an empty point with both colours around it."),
    },
    solution=NP_("Nobody’s point is %(squares)s.", "Nobody’s points are %(squares)s."),
    titles={"neutral": N_("Tap the points of nobody")},
    learned={"neutral": N_("You can find the points that are nobody’s.")},
)

WORDS = (TERRITORY, NEUTRAL)
