"""Sentences of the question which point a ko closes."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.go.life.board_again_words import BOARDS
from tutor.web.wording.kind_sentences import KindWords

WORDS = KindWords(
    "ko-point",
    questions={
        "ko-point": Sided(
            black=N_("Where may Black not play now, because of ko?"),
            white=N_("Where may White not play now, because of ko?"),
        ),
    },
    hints={"ko-point": N_("Which capture would bring back the board as it was one move ago?")},
    replies={
        "ko-is-there": N_("Correct: a stone on %(square)s would bring back the board from before."),
        "no-ko-here": N_("Correct: no capture here brings back the board from before."),
        "board-is-new": N_("A stone on %(square)s makes a new board. That is no ko."),
        **BOARDS,
        "there-is-a-ko": N_("One capture would bring back the board from before. It must wait one move."),
    },
    options={"ko-nowhere": N_("Nowhere")},
    titles={"ko-point": N_("Where is the ko?")},
)
