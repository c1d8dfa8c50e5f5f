"""Sentences of the question what happens between two chains."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "seki-or-not",
    questions={"seki-or-not": N_("What happens between the two ringed chains?")},
    hints={"seki-or-not": N_("Let each side fill a shared liberty first. Who is captured then?")},
    replies={
        "race-is-seki": N_("Correct: whoever fills a shared liberty is captured. Both chains stay: a seki."),
        "race-is-open": N_("Correct: whoever plays first captures the other chain."),
        "race-is-lost": N_("Correct: that chain is captured, whoever plays first."),
        "race-is-seki-after-all": N_(
            "Try it: whoever fills a shared liberty is captured. So nobody plays there."
        ),
        "race-is-open-after-all": N_("Try it: whoever plays first captures the other chain."),
        "race-is-lost-after-all": N_("Try both: one of the chains is captured, whoever plays first."),
    },
    options={
        "race-seki": N_("Both stay: a seki"),
        "race-first": N_("Whoever plays first captures"),
        "race-black-dies": N_("Black’s chain is captured"),
        "race-white-dies": N_("White’s chain is captured"),
        "race-both-die": N_("Both chains come off"),
    },
    titles={"seki-or-not": N_("Seki or not?")},
)
