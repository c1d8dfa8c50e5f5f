"""Sentences of the question where a stone may go, to which every point where one may is an answer."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.go.land.over_or_not_words import MAY_PASS
from tutor.web.wording.go.stones import legal_or_not_words
from tutor.web.wording.go.stones.gathered_words import CLOSED
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "place-stone",
    questions={
        "place-stone": Sided(
            black=N_("Tap a point where Black may place a stone."),
            white=N_("Tap a point where White may place a stone."),
        ),
    },
    hints={
        "place-stone": N_("Choose an empty point. Would a stone there have a liberty, or capture something?")
    },
    replies={
        **{
            code: legal_or_not_words.WORDS.replies[code]
            for code in ("open-captures", "open-breathes", "open-joins")
        },
        "may-pass-any-turn": MAY_PASS.replies["may-pass-any-turn"],
        **CLOSED,
    },
    solution=Sided(
        black=NP_("Black may place a stone on %(n)s point.", "Black may place a stone on %(n)s points."),
        white=NP_("White may place a stone on %(n)s point.", "White may place a stone on %(n)s points."),
    ),
    titles={"place-stone": N_("Place a stone")},
)
