"""Sentences of the question whether a ladder works."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "ladder",
    questions={
        "ladder": Sided(
            black=N_("Black gives atari on %(square)s. Does the ladder work?"),
            white=N_("White gives atari on %(square)s. Does the ladder work?"),
        ),
    },
    hints={"ladder": N_("Follow the stairs in your head, atari after atari, to the edge.")},
    replies={
        "ladder-works": N_("Correct: follow the numbers. At the end all the stones are captured."),
        "ladder-fails": N_("Correct: follow the numbers. On %(stop)s the stones get out."),
        "ladder-works-after-all": N_("Follow the numbers: at the end all the stones are captured."),
        "ladder-fails-after-all": N_("Follow the numbers: on %(stop)s the stones get out."),
    },
    options={"ladder-yes": N_("It works"), "ladder-no": N_("It does not work")},
    titles={"ladder": N_("Does the ladder work?")},
)
