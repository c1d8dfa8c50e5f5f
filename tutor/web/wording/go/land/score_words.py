"""Sentences of the question what both sides have at the end."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords

BOTH = N_("Black\N{NO-BREAK SPACE}%(black)s, White\N{NO-BREAK SPACE}%(white)s")
"""An option too wide for one line breaks between the two sides."""

WORDS = KindWords(
    "score",
    questions={
        "score": N_("Count the stones and the territory of each side. What is the score?"),
        "score-by-territory": N_(
            "Count as in Japan: territory and captured stones of each side. What is the score?"
        ),
        "score-captured": N_("Captured stones: Black %(black)s, White %(white)s."),
        "score-dead-are-ringed": N_("The ringed stones are dead."),
    },
    hints={
        "score": N_(
            "Go row by row. Count each stone, and each empty point that stones of one colour surround."
        ),
        "score-by-territory": N_(
            "Count the empty points that one side alone surrounds, then add the stones that it captured."
        ),
    },
    replies={
        "score-is-right": N_("Correct: Black %(black)s, White %(white)s."),
        "score-without-stones": N_("These are the empty points alone. The stones count too."),
        "score-without-land": N_("These are the stones alone. The territory counts too."),
        "score-with-dead": N_("Dead stones come off first. Then you count."),
        "score-with-captured": N_("Captured stones do not count here. Count what is on the board."),
        "score-counts-twice": N_("Here stones are counted twice. Each point of the board counts once."),
        "score-with-neutral": N_("An empty point with both colours around it counts for nobody."),
        "score-with-stones": N_("Here the stones on the board do not count, only the empty points."),
        "score-without-captured": N_("Here captured stones count too."),
        "score-with-seki": N_("Here nothing inside a seki counts."),
        "score-count-again": N_("Count again, row by row. The numbers on the board help you."),
    },
    options={"score": BOTH},
    titles={"score": N_("What is the score?")},
    learned={"score": N_("You can count a board.")},
)
