"""Sentences of the questions whether a game is over, and whether a side may pass."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.go.stones.turns_words import PLAYED
from tutor.web.wording.kind_sentences import KindWords

OVER_OR_NOT = KindWords(
    "over-or-not",
    questions={
        "over-or-not": N_("Is the game over?"),
        **PLAYED,
    },
    hints={"over-or-not": N_("How many passes came one right after the other?")},
    replies={
        "over-two-passes": N_("Correct: two passes in a row end the game."),
        "open-move-between": N_("Correct: a move lay between the passes."),
        "open-one-pass": N_("Correct: after one pass the game goes on."),
        "open-no-pass": N_("Correct: nobody has passed, so the game goes on."),
        "over-after-all": N_(
            "Both sides passed, one right after the other. That ends the game, even with empty points left."
        ),
        "open-move-between-after-all": N_(
            "A move lay between the passes. Only two passes in a row end the game."
        ),
        "open-one-pass-after-all": N_("One pass ends nothing. The other side may still play."),
        "open-no-pass-after-all": N_("Nobody has passed. Only two passes in a row end the game."),
    },
    options={"game-over": N_("It is over"), "game-goes-on": N_("It goes on")},
    titles={"over-or-not": N_("Is it over after two passes?")},
)

MAY_PASS = KindWords(
    "may-pass",
    questions={"may-pass": Sided(black=N_("May Black pass now?"), white=N_("May White pass now?"))},
    hints={"may-pass": N_("Remember how a game ends.")},
    replies={
        "may-pass-any-turn": N_("Correct: you may pass on any turn, but you never have to."),
        "may-pass-after-all": N_("You may pass on any turn. No rule forbids it."),
    },
    options={"may-pass": N_("Passing is allowed"), "may-not-pass": N_("Passing is not allowed")},
    titles={"may-pass": N_("May one pass?")},
)

WORDS = (OVER_OR_NOT, MAY_PASS)
