"""Sentences of the question what becomes of a group."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "alive-or-dead",
    questions={"alive-or-dead": N_("Is the ringed group alive or dead, or does the first move decide?")},
    hints={"alive-or-dead": N_("Count the eyes that it has, or can still make.")},
    replies={
        "group-lives": N_("Correct: nothing captures this group, whoever plays first."),
        "group-is-dead": N_("Correct: it cannot make two eyes, even if it plays first."),
        "group-is-open": N_("Correct: one point decides, and whoever plays there first."),
        "group-lives-after-all": N_("Look inside: it has two eyes, or makes them whoever plays first."),
        "group-is-dead-after-all": N_(
            "Look inside: one eye only. It is filled last, and then all stones come off."
        ),
        "group-is-open-after-all": N_("Look inside: one point decides. Who plays there first?"),
    },
    options={"alive": N_("Alive"), "dead": N_("Dead"), "unsettled": N_("The first move decides")},
    titles={"alive-or-dead": N_("Alive or dead?")},
)
