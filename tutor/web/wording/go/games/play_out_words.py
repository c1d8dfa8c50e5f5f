"""Sentences of the puzzle in which a ladder is played to its end."""

from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.pages.goal_game_words import MISSED_IN_TIME, REACHED_OVER, WITH_PARTNER

OUT_OF_LADDER: Sentence = Sided(
    black=N_("After %(square)s White gets out of the ladder. Play %(stop)s instead."),
    white=N_("After %(square)s Black gets out of the ladder. Play %(stop)s instead."),
)
"""Said when a ladder was broken, for the learner's colour."""

WORDS = KindWords(
    "play-out",
    questions={
        "play-out": N_("Capture the ringed stone by a ladder: give atari with every move."),
        "play-out-of-chain": N_("Capture the ringed stones by a ladder: give atari with every move."),
    },
    hints={},
    replies={"goal-reached": REACHED_OVER, "goal-gone": MISSED_IN_TIME, "goal-open": MISSED_IN_TIME},
    solution=WITH_PARTNER,
)
