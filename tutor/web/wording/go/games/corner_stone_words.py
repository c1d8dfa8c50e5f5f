"""Sentences of the question to place a stone in a corner."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "corner-stone",
    questions={
        "corner-stone": Sided(
            black=N_("Place a black stone in a corner."),
            white=N_("Place a white stone in a corner."),
        ),
    },
    hints={"corner-stone": N_("Follow a line along the edge until it ends.")},
    replies={
        "corner-is-a-point": N_("Right: two lines meet here too. Your stone stands on %(square)s."),
        "point-at-edge": N_("%(square)s is a point at the edge. Go on along the edge: where does it end?"),
        "point-inside": N_("%(square)s is a point inside the board. A corner lies where two edges meet."),
    },
    solution=N_("The corners are %(squares)s."),
    titles={"corner-stone": N_("A stone in a corner")},
    learned={"corner-stone": N_("You can find a corner of the board.")},
)
