"""Sentences of the puzzle "Make this group live"."""

from tutor.web.site.messages import N_
from tutor.web.wording.go.life.closed_points import CLOSED_POINTS, SOLUTION
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "live",
    questions={"live": N_("Make the ringed group live.")},
    hints={"live": N_("Look for the point that gives the group two eyes.")},
    replies={
        "move-lives": N_("Correct: now nobody can capture the group."),
        "answer-takes-life": N_("Your opponent answers on %(stop)s. Now the group cannot live."),
        "still-not-alive": N_("After %(square)s the group still cannot live."),
        **CLOSED_POINTS,
    },
    solution=SOLUTION,
)
