"""A kind of question filled in for a board: its squares, its boards, and why it does not fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

from tutor.classroom.work.kinds import KINDS, squares_wanted
from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.othello.rules.position import as_othello
from tutor.lessons.checks import RINGED, TURN_NEEDED
from tutor.lessons.model import (
    MOST_EMPTIES,
    BestMove,
    Choice,
    Choose,
    CountMoves,
    FindSquare,
    Flips,
    MarkFrontier,
    MarkStable,
    Measure,
    PassOrPlay,
    Puzzle,
    Referee,
    Result,
    Sequence,
    Side,
    WhichIsBetter,
)
from tutor.puzzles.geometry import corners, draw, read_discs
from tutor.puzzles.kinds.beginning import wrong_starts
from tutor.puzzles.kinds.choosing import judge_moves
from tutor.puzzles.kinds.counting import count_moves
from tutor.puzzles.kinds.marking import mark_frontier, mark_stable
from tutor.puzzles.kinds.measures import best_moves, costs, measure_moves, require_measurable
from tutor.puzzles.kinds.naming import ask_next_on_line
from tutor.puzzles.kinds.refereeing import find_faults, likely_faults, table_with
from tutor.puzzles.unsolvable import UnsolvablePuzzle

Reason = Literal[
    "no-square",
    "not-over",
    "over",
    "not-a-move",
    "must-pass",
    "all-alike",
    "none-such",
    "too-early",
    "equal",
    "unsettled",
    "no-disc",
    "no-corner",
    "no-line",
    "tells",
    "other",
]


class Unfit(ValueError):
    """What is no puzzle on this board; ``reason`` is a code, ``detail`` a sentence for authors of lessons."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Filled:
    """A puzzle for a board, and the squares that its question rings."""

    puzzle: Puzzle
    ring: tuple[Square, ...] = ()


def usual_squares(kind: str, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
    """Of the marked squares those that a kind can be about; where it needs one and none fits, the first."""
    puzzle, game = KINDS[kind], position.game
    fit: tuple[Square, ...] = game.squares
    if isinstance(puzzle, Flips | Referee | WhichIsBetter):
        fit = moves_of(position)
    elif puzzle == Choice("corner-name"):
        fit = corners(game)
    chosen = tuple(square for square in marked if square in fit)
    if isinstance(puzzle, Referee):
        move = (*chosen, *fit)[:1]
        return (*move, *(square for square in marked if square not in fit))
    if puzzle == Choice("next-on-line") or isinstance(puzzle, WhichIsBetter):
        return chosen[: squares_wanted(kind)]
    return (*chosen, *fit)[: squares_wanted(kind)]


def fill(kind: str, position: Position, squares: tuple[Square, ...]) -> Filled:
    """The puzzle of a kind on a board, about the chosen squares; raises Unfit.

    Where a referee is shown no fault, or two moves are not named, likely ones are found.
    """
    if position.to_move is None and isinstance(KINDS[kind], TURN_NEEDED):
        raise Unfit("over")
    filled = _filled(KINDS[kind], position, squares[: squares_wanted(kind)])
    require_fit(position, filled)
    return filled


def _filled(usual: Puzzle, position: Position, squares: tuple[Square, ...]) -> Filled:
    match usual:
        case Flips():
            return Filled(Flips(_first(position, squares)))
        case FindSquare():
            return Filled(FindSquare(_first(position, squares)))
        case Referee():
            return Filled(_referee(position, _first(position, squares), squares[1:]))
        case WhichIsBetter(measure=measure):
            return Filled(WhichIsBetter(_two_moves(position, measure, squares), measure))
        case Choice(about="disc-on"):
            return Filled(Choice("disc-on", _first(position, squares)))
        case Choice(about="start-board"):
            return Filled(Choice("start-board", boards=_other_boards(position)))
        case Choice(about=about) if about in RINGED:
            if about != "next-on-line":
                _first(position, squares)
            return Filled(usual, squares)
    return Filled(usual)


def _first(position: Position, squares: tuple[Square, ...]) -> Square:
    if not squares or squares[0] not in position.game.squares:
        raise Unfit("no-square")
    return squares[0]


def _referee(position: Position, move: Square, faults: tuple[Square, ...]) -> Referee:
    """What a careless player leaves on the table: the faults that are named, or likely ones."""
    _require_flips(position, move)
    discs = read_discs(position.play(move))
    turned = frozenset(square for square in faults if square in discs and square != move)
    return Referee(move, table_with(position, move, turned or likely_faults(position, move)))


def _two_moves(position: Position, measure: Measure, squares: tuple[Square, ...]) -> tuple[Square, Square]:
    """The moves that are named; beside one or none stand the best and the worse one that flips most."""
    if len(squares) == 2:
        return squares[0], squares[1]
    named = tuple(square for square in squares if square in moves_of(position))
    if not moves_of(position):
        raise Unfit("must-pass")
    _require_measurable(position, measure)
    best, cost, moves = best_moves(position, measure), costs(position, measure), measure_moves(position)
    if not best:
        raise Unfit("none-such")
    one = (*named, *best)[0]
    if one not in best:
        return one, best[0]
    worse = [move for move in cost if cost[move] != cost[one]]
    if not worse:
        raise Unfit("all-alike")
    return one, max(worse, key=lambda move: moves[move].flips)


def _other_boards(position: Position) -> tuple[str, ...]:
    """Boards to choose from beside the one that stands there; the start of the game is among them all."""
    game = position.game
    start = game.start()
    boards = [draw(game, discs) for discs in wrong_starts(game)]
    if position.cells() == start.cells():
        return tuple(boards[:3])
    return (draw(game, read_discs(start)), *boards[:2])


def squares_of(position: Position, filled: Filled) -> tuple[Square, ...]:
    """The squares from which `fill` makes this puzzle."""
    match filled.puzzle:
        case Flips(move=move):
            return (move,)
        case Referee(move=move, after=after):
            return (move, *find_faults(position, move, position.game.parse_diagram(after)))
        case FindSquare(square=square) | Choice(about="disc-on", square=str(square)):
            return (square,)
        case WhichIsBetter(moves=moves):
            return moves
    return filled.ring


def require_fit(position: Position, filled: Filled) -> None:
    """Name the usual reasons why a puzzle does not fit a board; raises Unfit."""
    puzzle, over = filled.puzzle, position.to_move is None
    if isinstance(puzzle, Result) and not over:
        raise Unfit("not-over")
    if over and (isinstance(puzzle, TURN_NEEDED) or puzzle == Choice("mobility")):
        raise Unfit("over")
    moves = moves_of(position)
    if isinstance(puzzle, Flips | Referee):
        _require_flips(position, puzzle.move)
    if isinstance(puzzle, TURN_NEEDED) and not isinstance(puzzle, PassOrPlay) and not moves:
        raise Unfit("must-pass")
    match puzzle:
        case BestMove():
            _require_best(position, puzzle.measure)
        case Choose(values=values) if not values:
            _require_best(position, "best-exact")
            _require_solvable(lambda: judge_moves(position, puzzle), "all-alike")
        case Sequence():
            _require_best(position, "best-exact")
        case WhichIsBetter():
            _require_better(position, puzzle)
        case CountMoves(side=side) if not dict(zip(get_args(Side), count_moves(position), strict=True))[side]:
            raise Unfit("must-pass")
        case MarkStable(side=side) | MarkFrontier(side=side):
            mark = mark_stable if isinstance(puzzle, MarkStable) else mark_frontier
            _require_solvable(lambda: mark(position, Color(side)), "no-disc")
        case Choice(about="corner-name") if filled.ring[0] not in corners(position.game):
            raise Unfit("no-corner")
        case Choice(about="next-on-line"):
            _require_solvable(lambda: ask_next_on_line(position, filled.ring), "no-line")


def _require_flips(position: Position, move: Square) -> None:
    if move not in moves_of(position):
        raise Unfit("not-a-move")
    if not as_othello(position).flips(move):
        raise Unfit("other", f"{move} is placed while the game is set up: it flips nothing")


def _require_best(position: Position, measure: Measure) -> None:
    _require_measurable(position, measure)
    best = best_moves(position, measure)
    if not best or len(best) == len(moves_of(position)):
        raise Unfit("all-alike" if best else "none-such")


def _require_better(position: Position, puzzle: WhichIsBetter) -> None:
    if not set(puzzle.moves) <= set(moves_of(position)):
        raise Unfit("not-a-move")
    _require_measurable(position, puzzle.measure)
    cost = costs(position, puzzle.measure)
    if cost[puzzle.moves[0]] == cost[puzzle.moves[1]]:
        raise Unfit("equal")


def _require_measurable(position: Position, measure: Measure) -> None:
    if measure == "best-exact" and len(position.empties()) > MOST_EMPTIES:
        raise Unfit("too-early")
    _require_solvable(lambda: require_measurable(position, measure), "unsettled")


def _require_solvable(ask: Callable[[], object], reason: Reason) -> None:
    """Try to ask; raises Unfit: "unsettled" where the board does not settle the answer, else ``reason``."""
    try:
        ask()
    except UnsolvablePuzzle as error:
        raise Unfit("unsettled" if error.field == "board" else reason, str(error)) from error


def moves_of(position: Position) -> tuple[Square, ...]:
    """The squares where the side to move can play."""
    return tuple(move for move in position.legal_moves() if move != PASS)
