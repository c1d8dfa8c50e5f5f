"""Sentences of the puzzle that asks for the moves of a master's game."""

from tutor.web.site.messages import N_
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.strategy import choose_words

WORDS = KindWords(
    "guess",
    questions={"guess": N_("What did the master play here?")},
    hints={
        **choose_words.WORDS.hints,
        "guess": N_("Look for a move that leaves the other side no good answer."),
    },
    replies={
        **choose_words.WORDS.replies,
        "as-in-the-game": N_("Yes: %(square)s was played."),
        "good-as-the-game": N_("%(square)s is just as good. %(stop)s was played."),
        "guess-goes-on": N_("Correct so far. Now guess the next move."),
    },
    solution=choose_words.WORDS.solution,
)
