"""Sentences of the question whether a side must capture."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "must-capture",
    questions={
        "must-capture": Sided(
            black=N_("Black could capture on %(square)s. Must Black play there?"),
            white=N_("White could capture on %(square)s. Must White play there?"),
        ),
    },
    hints={"must-capture": N_("Is there a rule that tells a side where to play?")},
    replies={
        "capturing-is-free": Sided(
            black=N_("Correct: Black may capture, or play somewhere else."),
            white=N_("Correct: White may capture, or play somewhere else."),
        ),
        "capturing-is-free-after-all": Sided(
            black=N_("No rule asks for it. Black may capture, or play somewhere else."),
            white=N_("No rule asks for it. White may capture, or play somewhere else."),
        ),
    },
    options={"must-take": N_("Yes, it must capture"), "need-not-take": N_("No, it need not")},
    titles={"must-capture": N_("Must one capture?")},
)
