"""Sentences of the question whether atari must be said."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "must-say-atari",
    questions={
        "must-say-atari": Sided(
            black=N_("Black gave atari and said nothing. Was a rule broken?"),
            white=N_("White gave atari and said nothing. Was a rule broken?"),
        ),
    },
    hints={"must-say-atari": N_("Is saying “atari” a rule, or a kindness?")},
    replies={
        "atari-need-not-be-said": N_("Correct: saying “atari” is a kindness. No rule asks for it."),
        "atari-is-said-by-kindness": N_("No rule was broken. Saying “atari” is a kindness to beginners."),
    },
    options={"rule-was-broken": N_("Yes, a rule was broken"), "no-rule-was-broken": N_("No, all is well")},
    titles={"must-say-atari": N_("Must one say “atari”?")},
)
