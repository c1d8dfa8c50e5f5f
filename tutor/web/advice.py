"""Why one move is better than another, in what the lessons teach: corners, moves left, discs flipped.

The engine says which move is good; here only the reason is found that a learner can see on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tutor.engine.choose import choose_move
from tutor.engine.endgame import OutOfTime, Solution
from tutor.puzzles.measures import Measured, measure_moves
from tutor.puzzles.reasons import Reason
from tutor.rules import PASS, Color, LineEnd, Outcome, Position
from tutor.web.counted import SOLUTIONS
from tutor.web.opponent import TURNS
from tutor.web.overlays import can_count
from tutor.web.wording import Say, Wording
from tutor.web.wording import play as words
from tutor.web.wording.tasks import HINTS

Kind = Literal["only", "takes-corner", "gives-no-corner", "fewest-replies", "flips-fewest", "count"]

CORNERS_COUNT_LESS = frozenset({"misere"})
"""Games in which discs that can never be flipped are no gain."""

ADVISER = 9
"""The level that is asked for advice."""


@dataclass(frozen=True)
class Advice:
    """A good move: which kind of reason it has, where to look first, and both stages of the hint."""

    move: str
    kind: Kind
    ring: tuple[str, ...]
    first: Say
    second: Say


def advise(wording: Wording, position: Position) -> Advice:
    """A hint in two stages for the side to move, which has a move."""
    moves = measure_moves(position)
    color = position.to_move or Color.BLACK
    counted = _counted_out(position) if len(moves) > 1 else None
    if counted:
        move = counted.line[0]
    else:
        move = TURNS.think(lambda seconds: choose_move(position, ADVISER, seconds=seconds).move)
    if counted:
        end = _played_out(position, counted.line)
        second = wording.say(words.COUNTED_OUT, square=move, black=end.black, white=end.white)
        return Advice(move, "count", _ends(position, move), wording.say(words.COUNT_TO_THE_END), second)
    kind = kind_of(position, move)
    first = wording.say(words.ONE_CHOICE if kind == "only" else HINTS[kind], color)
    return Advice(move, kind, _ends(position, move), first, praise(wording, position, move, kind))


def _counted_out(position: Position) -> Solution | None:
    """The end of the game, where it is near enough and can be found in the time there is."""
    if not can_count(position):
        return None
    try:
        return SOLUTIONS.of(position)
    except OutOfTime:
        return None


def kind_of(position: Position, move: str) -> Kind:
    """The first reason of the lessons that speaks for a move."""
    moves = measure_moves(position)
    one, every = moves[move], list(moves.values())
    if len(every) == 1:
        return "only"
    if position.game.name in CORNERS_COUNT_LESS:
        return "fewest-replies"
    if one.takes_corner:
        return "takes-corner"
    if not one.gives and sum(bool(other.gives) for other in every) * 2 >= len(every):
        return "gives-no-corner"
    if not _better(every, one, "flips") and _better(every, one, "replies"):
        return "flips-fewest"
    return "fewest-replies"


def praise(wording: Wording, position: Position, move: str, kind: Kind) -> Say:
    """What speaks for a move; only what is true of it is said."""
    moves = measure_moves(position)
    one, every, color = moves[move], list(moves.values()), position.to_move or Color.BLACK
    if kind == "only":
        return wording.say(words.ONLY_MOVE, square=move)
    if kind == "takes-corner":
        return wording.say(words.TAKES_CORNER, square=move)
    if kind == "gives-no-corner":
        return wording.reason(Reason("gives-no-corner", color=color, square=move))
    if kind == "flips-fewest" and not _better(every, one, "flips"):
        return wording.reason(Reason("flips-fewest", color=color, square=move, n=one.flips))
    if one.ends_game:
        return wording.reason(Reason("leaves-game-over", square=move))
    if not one.replies:
        return wording.reason(Reason("leaves-none", color=color, square=move))
    if not _better(every, one, "replies"):
        return wording.reason(Reason("leaves-fewest", color=color, square=move, n=one.replies))
    return wording.say(words.LEAVES, color, square=move, n=one.replies)


def _played_out(position: Position, line: Iterable[str]) -> Outcome:
    for move in line:
        position = position.play(move)
    outcome = position.outcome()
    assert outcome is not None, "a line of the solver leads to the end"
    return outcome


def _better(every: list[Measured], one: Measured, field: str) -> int:
    """How many moves have less of something; 0 for the one that has least."""
    return sum(getattr(other, field) < getattr(one, field) for other in every)


def _ends(position: Position, move: str) -> tuple[str, ...]:
    """The discs at which the lines of a move end: where to look, without naming the move."""
    if move == PASS:
        return ()
    lines = position.explain(move).lines
    return tuple(line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop)
