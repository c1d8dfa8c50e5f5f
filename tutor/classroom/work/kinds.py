"""Everything that can be asked on a board: one table for the big board and for the editor of puzzles.

The kinds come from the model of the lessons, so a teacher can ask whatever a lesson can. A kind with variants
has a name for each: a best move is named by its measure, a choice by what it is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from tutor.lessons.checks import RINGED
from tutor.lessons.model import (
    About,
    BestMove,
    Choice,
    Choose,
    CountMoves,
    FindSquare,
    Flips,
    MarkFrontier,
    MarkStable,
    Play,
    Puzzle,
    Referee,
    Result,
    Sequence,
    Side,
    WhichIsBetter,
)
from tutor.puzzles.kinds.measures import MEASURES
from tutor.puzzles.kinds.sequences import LONGEST

Group = Literal["moves", "board", "score", "strategy", "better", "endgame"]

IN_LESSONS_ONLY = (Play,)
"""Kinds that no teacher fills in for a board."""

LINE = RINGED["next-on-line"]
ALL = 64


def _usual() -> Iterator[Puzzle]:
    """A puzzle of each kind, its squares and boards left out."""
    for kind in get_args(Puzzle):
        if kind is BestMove:
            yield from (BestMove(measure) for measure in MEASURES)
        elif kind is WhichIsBetter:
            yield from (WhichIsBetter(("", ""), measure) for measure in MEASURES)
        elif kind is Choice:
            yield from (Choice(about) for about in get_args(About))
        elif kind is Sequence:
            yield from (Sequence(moves) for moves in range(2, LONGEST + 1))
        elif kind is Choose:
            yield Choose()
        elif kind in IN_LESSONS_ONLY:
            continue
        elif kind in (CountMoves, MarkStable, MarkFrontier):
            yield from (kind(side) for side in get_args(Side))
        else:
            wanted = {field: "" for field in kind.__struct_fields__}
            yield kind(**wanted)


def kind_of(puzzle: Puzzle) -> str:
    """The name of a puzzle's kind in the table."""
    match puzzle:
        case BestMove():
            return puzzle.measure
        case WhichIsBetter():
            return f"better:{puzzle.measure}"
        case Choice():
            return puzzle.about
        case Sequence():
            return f"sequence:{puzzle.moves}"
        case CountMoves() | MarkStable() | MarkFrontier():
            return f"{puzzle.kind}:{puzzle.side}"
    return puzzle.kind


KINDS: dict[str, Puzzle] = {kind_of(puzzle): puzzle for puzzle in _usual()}
"""Everything that can be asked, by name; squares and boards are filled in by `fill`."""


def group_of(puzzle: Puzzle) -> Group:
    """Under which heading a teacher finds a kind."""
    match puzzle:
        case WhichIsBetter():
            return "better"
        case Sequence() | BestMove(measure="best-exact" | "keeps-parity"):
            return "endgame"
        case BestMove() | Choose() | MarkStable() | MarkFrontier():
            return "strategy"
        case Result() | Choice(about="disc-count" | "game-over"):
            return "score"
        case FindSquare():
            return "board"
        case Choice() if puzzle.about != "mobility":
            return "board"
    return "moves"


def grouped() -> dict[Group, tuple[str, ...]]:
    """The names of all kinds under their headings, in the order of the model."""
    return {
        group: tuple(kind for kind, puzzle in KINDS.items() if group_of(puzzle) == group)
        for group in get_args(Group)
    }


def squares_wanted(kind: str) -> int:
    """How many squares a teacher may choose for a kind."""
    match KINDS[kind]:
        case Flips() | FindSquare() | Choice(about="disc-on" | "square-name" | "corner-name"):
            return 1
        case WhichIsBetter():
            return 2
        case Choice(about="next-on-line"):
            return LINE
        case Referee():
            return ALL
    return 0
