"""Sentences of the puzzle "From which side does the atari catch it?"."""

from tutor.web.site.messages import N_
from tutor.web.wording.go.life.closed_points import CLOSED_POINTS, SOLUTION
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "which-atari",
    questions={
        "which-atari": N_("Give atari to the ringed stones from the side from which the ladder works.")
    },
    hints={"which-atari": N_("After each atari, look where the ringed stones run.")},
    replies={
        "atari-catches": N_("Correct: from this side the ladder works."),
        "atari-lets-go": N_("After the atari on %(square)s the stones get out on %(stop)s."),
        "gives-no-atari": N_("A stone on %(square)s does not give atari."),
        **CLOSED_POINTS,
    },
    solution=SOLUTION,
)
