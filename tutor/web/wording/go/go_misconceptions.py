"""What a learner misunderstands about Go, in the learner's own words."""

from tutor.web.site.messages import N_

MISUNDERSTOOD: dict[str, str] = {
    "diagonal-liberties": N_(
        "Sometimes you count diagonal points as liberties. Follow the drawn lines: only they lead to a liberty."
    ),
    "edge-counts-as-liberty": N_(
        "Sometimes you count a liberty beyond the edge. There is no point outside the board."
    ),
    "always-four": N_(
        "Sometimes you give every stone four liberties. Count the lines that leave the stone: at the edge there are fewer."
    ),
    "taken-points-count": N_("Sometimes you count points on which a stone stands. A liberty is empty."),
    "counted-twice": N_(
        "Sometimes you count one liberty twice. Put one ring on each point, then count the rings."
    ),
    "stone-alone": N_(
        "Sometimes you look at one stone alone. Stones that are joined along the lines share their liberties."
    ),
}
"""By the code of the misconception: what the learner does, and where to look instead."""
