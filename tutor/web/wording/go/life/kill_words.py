"""Sentences of the puzzle "Do not let this group live"."""

from tutor.web.site.messages import N_
from tutor.web.wording.go.life.closed_points import CLOSED_POINTS, SOLUTION
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "kill",
    questions={"kill": N_("Do not let the ringed group live.")},
    hints={"kill": N_("Look for the point that the group needs for two eyes.")},
    replies={
        "move-takes-life": N_("Correct: now the group cannot make two eyes."),
        "answer-lives": N_("Your opponent answers on %(stop)s, and the group lives."),
        "lives-anyway": N_("After %(square)s the group lives without an answer."),
        **CLOSED_POINTS,
    },
    solution=SOLUTION,
)
