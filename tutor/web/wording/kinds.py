"""What a teacher can ask, as the menus of the big board and of the editor name it; and why it cannot be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.classroom.work.kinds import KINDS, Group, grouped
from tutor.classroom.work.question_builder import Reason
from tutor.lessons.model import (
    BestMove,
    Choice,
    CountMoves,
    MarkFrontier,
    MarkStable,
    Sequence,
    Side,
    WhichIsBetter,
)
from tutor.web.site.messages import N_, Sided
from tutor.web.wording.practise import DRILL_NAMES
from tutor.web.wording.tasks import QUESTIONS

GROUPS: dict[Group, str] = {
    "moves": N_("Moves"),
    "board": DRILL_NAMES["board"],
    "score": DRILL_NAMES["score"],
    "strategy": DRILL_NAMES["strategy"],
    "better": N_("Find the better move"),
    "endgame": DRILL_NAMES["endgame"],
}
"""Headings of the menus."""

TITLES: dict[str, str] = {
    "legal-move": N_("Find a legal move"),
    "all-legal-moves": N_("Find every legal move"),
    "flips": N_("Which discs flip?"),
    "pass-or-play": N_("Play, or pass?"),
    "referee": DRILL_NAMES["referee"],
    "mobility": N_("Count the moves of both sides"),
    "find-square": N_("Find a square by its name"),
    "square-name": N_("Name the ringed square"),
    "disc-on": N_("What is on a square?"),
    "disc-count": N_("Count the discs"),
    "result": N_("What is the result?"),
    "choose": N_("Find a good move"),
    "takes-corner": N_("Take a corner"),
    "gives-no-corner": N_("Give no corner"),
    "fewest-replies": N_("Leave the fewest moves"),
    "flips-fewest": N_("Flip the fewest discs"),
    "most-mobility": N_("Keep the most moves"),
    "fewest-potential": N_("Leave the fewest empty squares beside your discs"),
    "most-potential": N_("Leave the most empty squares beside the other side’s discs"),
    "fewest-frontier": N_("Leave the fewest of your discs beside empty squares"),
    "most-inner": N_("Get the most discs that touch no empty square"),
    "most-stable": N_("Get the most stable discs"),
}
"""Short names of kinds and measures; the others are named by the question that they ask."""

SEVERAL = N_("The %(n)s best moves, one after another")

UNFIT: dict[Reason, str] = {
    "no-square": N_("Choose the square that the question is about: take “The square” and tap the board."),
    "not-over": N_("The game is not over on this board: somebody can still move."),
    "over": N_("The game is over on this board: neither side can move."),
    "not-a-move": N_("This side cannot play on the chosen square: nothing would flip. Choose another one."),
    "must-pass": N_("This side has no move here and must pass. Ask “Play or pass”, or change the discs."),
    "all-alike": N_("Every move is right here, so there is nothing to find."),
    "none-such": N_("No move does this here. Change the discs, or ask something else."),
    "too-early": N_("The end can be worked out with at most 12 empty squares."),
    "equal": N_("These two moves are equally good here. Choose others."),
    "unsettled": N_("The tutor cannot prove here which discs are stable."),
    "no-disc": N_("Every disc of this side is an answer here, or no disc is. There is nothing to find."),
    "no-corner": N_("The chosen square is not a corner."),
    "no-line": N_("Choose three neighbouring squares in one line, in their order."),
    "tells": N_("The question or the hint gives the answer away."),
    "other": N_("This is not a puzzle yet."),
}
"""By the reason why something is no puzzle."""

CANNOT_ASK: dict[Reason, str] = {
    reason: sentence
    for reason, sentence in UNFIT.items()
    if reason not in ("no-square", "not-a-move", "must-pass", "none-such", "tells", "other")
}
"""The same at the big board, as far as it does not speak of the editor's tools."""

Gettext = Callable[[str], str]


def menu(gettext: Gettext, side: Side) -> list[dict[str, Any]]:
    """All kinds under their headings, each with the name of its group and ``kinds`` from name to title.

    ``side`` is to move; a question that has no short name is put for that side.
    """
    return [
        {"title": gettext(GROUPS[group]), "kinds": {kind: title_of(kind, gettext, side) for kind in kinds}}
        for group, kinds in grouped().items()
    ]


def title_of(kind: str, gettext: Gettext, side: Side) -> str:
    """What a menu calls a kind."""
    puzzle = KINDS[kind]
    match puzzle:
        case BestMove(measure=usual) | Choice(about=usual):
            return _named(usual, gettext, side)
        case WhichIsBetter(measure=usual):
            return f"{gettext(GROUPS['better'])} · {_named(usual, gettext, side)}"
        case Sequence(moves=moves):
            return gettext(SEVERAL) % {"n": moves}
        case CountMoves(side=asked) | MarkStable(side=asked) | MarkFrontier(side=asked):
            return _named(puzzle.kind, gettext, asked)
    return _named(puzzle.kind, gettext, side)


def _named(usual: str, gettext: Gettext, side: Side) -> str:
    if usual in TITLES:
        return gettext(TITLES[usual])
    question = QUESTIONS[usual]
    found = getattr(question, side) if isinstance(question, Sided) else question
    assert isinstance(found, str), "a question that counts needs a short name"
    return gettext(found)
