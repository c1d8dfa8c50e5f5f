"""Owns what counts as solved: a step's puzzle becomes a task with its answers, all asked of the rules core.

Judging an answer is `judge`; the options of a question are made in `questions`.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

import msgspec

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.goals import Goal
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.rules.position import as_othello
from tutor.lessons.model import (
    AllLegalMoves,
    BestMove,
    Choice,
    Choose,
    CountMoves,
    FindSquare,
    Flips,
    LegalMove,
    MarkFrontier,
    MarkStable,
    Measure,
    PassOrPlay,
    Play,
    Referee,
    Result,
    Sequence,
    Step,
    WhichIsBetter,
)
from tutor.puzzles.geometry import in_board_order
from tutor.puzzles.judgement import Reply
from tutor.puzzles.kinds.choosing import Judged, judge_moves
from tutor.puzzles.kinds.marking import mark_frontier, mark_stable
from tutor.puzzles.kinds.measures import best_moves, measure_moves, require_countable, require_settled
from tutor.puzzles.kinds.refereeing import find_faults
from tutor.puzzles.kinds.sequences import Turn, grow
from tutor.puzzles.options import Option
from tutor.puzzles.questions import Asked, ask
from tutor.puzzles.reasons import Square
from tutor.puzzles.twin import SYMMETRIES, make_twin
from tutor.puzzles.unsolvable import UnsolvablePuzzle

Select = Literal["one", "many", "choice", "sequence", "game"]

Answer = tuple[str, ...]
"""Squares in any order; ("pass",) for a pass; (key,) for an option; the moves of a sequence as played."""


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle with its answers.

    Where `select` is "many" the answer is exactly the set `answers`; where it is "sequence", `answers` are
    one of the lines that `turn` holds; otherwise any one of them is right. The options and the replies to
    them are there only for "choice"; the fields with a comment only for the kinds that it names.
    """

    kind: str
    position: Position
    select: Select
    answers: Answer
    options: tuple[Option, ...] = ()
    can_pass: bool = False
    move: Square | None = None  # flips, referee: the move asked about
    after: Position | None = None  # referee: what stood on the table after it
    measure: Measure | None = None  # best-move, where one is named
    wanted: Square | None = None  # find-square
    side: Color | None = None  # count-moves, mark-stable, mark-frontier: whose moves or discs
    turn: Turn | None = field(default=None, hash=False, repr=False)  # sequence: the first turn
    judged: Judged | None = field(default=None, hash=False, repr=False)  # best-move where no measure is named
    asked: Step | None = field(default=None, hash=False, repr=False)  # the same: the step, its values known
    replies: dict[str, Reply] = field(default_factory=dict, hash=False, repr=False)
    goal: Goal | None = None  # play, with the level of the computer; `side` is the learner's
    level: int = 0

    @property
    def color(self) -> Color:
        """The side that is asked about: the one to move, if the puzzle names none; Black in a drawing."""
        return self.side or self.position.to_move or Color.BLACK


def task_of(game: Game, step: Step) -> Task:
    """The task as `set_puzzle` gives it; those asked for lately are not searched again."""
    return _task_of(game, msgspec.json.encode(step))


@lru_cache(maxsize=512)
def _task_of(game: Game, step: bytes) -> Task:
    return set_puzzle(game, msgspec.json.decode(step, type=Step))


def set_puzzle(game: Game, step: Step) -> Task:
    """The task of a puzzle step; UnsolvablePuzzle when it has no answer or cannot be answered wrongly."""
    game = step.game_of(game)
    position, puzzle = step.position(game), step.puzzle
    match puzzle:
        case FindSquare():
            return _find_square(position, puzzle)
        case LegalMove():
            _require_turn(position)
            return Task("legal-move", position, "one", _legal_squares(position))
        case AllLegalMoves():
            _require_turn(position)
            return Task("all-legal-moves", position, "many", _legal_squares(position))
        case Flips():
            _require_legal(position, puzzle.move)
            flips = in_board_order(game, frozenset(as_othello(position).flips(puzzle.move)))
            return Task("flips", position, "many", flips, move=puzzle.move)
        case PassOrPlay():
            _require_turn(position)
            return Task("pass-or-play", position, "one", tuple(position.legal_moves()), can_pass=True)
        case BestMove():
            return _best_move(position, puzzle)
        case Choose():
            _require_turn(position)
            _legal_squares(position)
            judged = judge_moves(position, puzzle)
            asked = msgspec.structs.replace(step, puzzle=judged.puzzle)
            return Task("best-move", position, "one", judged.decision.right, judged=judged, asked=asked)
        case Play():
            return _play(position, puzzle)
        case Referee():
            return _referee(position, puzzle)
        case MarkStable():
            side = Color(puzzle.side)
            return Task("mark-stable", position, "many", mark_stable(position, side), side=side)
        case MarkFrontier():
            side = Color(puzzle.side)
            return Task("mark-frontier", position, "many", mark_frontier(position, side), side=side)
        case Sequence():
            return _sequence(position, puzzle)
        case Result() | Choice() | WhichIsBetter() | CountMoves():
            return _question(position, puzzle, step.marks.ring)
    raise UnsolvablePuzzle("puzzle", "is missing: this step asks nothing")


TWIN = "twin"
"""Stands before an answer that is given on the twin of a board."""


@lru_cache(maxsize=512)
def twin_of(task: Task) -> Task | None:
    """The same question on the board turned, asked when the answer was shown; None where there is no twin."""
    if task.asked is None:
        return None
    game = task.position.game
    for symmetry in SYMMETRIES:
        try:
            twin = set_puzzle(game, make_twin(game, task.asked, symmetry))
        except ValueError:  # a board that is no square
            continue
        if twin.position.cells() != task.position.cells():
            return twin
    return None


def _require_turn(position: Position) -> None:
    if position.to_move is None:
        raise UnsolvablePuzzle("puzzle", "neither side can move on this board: the game is over")


def _require_legal(position: Position, move: Square) -> None:
    _require_turn(position)
    if move not in position.legal_moves() or move == PASS:
        raise UnsolvablePuzzle("puzzle.move", f"`{move}` is no legal move here: it flips nothing")


def _legal_squares(position: Position) -> Answer:
    squares = tuple(move for move in position.legal_moves() if move != PASS)
    if not squares:
        raise UnsolvablePuzzle("puzzle", "the side to move has no legal move here and must pass")
    return squares


def _play(position: Position, puzzle: Play) -> Task:
    _require_turn(position)
    if puzzle.level not in LEVELS:
        raise UnsolvablePuzzle("puzzle.level", f"is none of {min(LEVELS)} to {max(LEVELS)}")
    side = Color(puzzle.side) if puzzle.side else position.to_move
    return Task("play", position, "game", (), side=side, goal=puzzle.goal.goal, level=puzzle.level)


def _find_square(position: Position, puzzle: FindSquare) -> Task:
    if puzzle.square not in position.game.squares:
        raise UnsolvablePuzzle("puzzle.square", f"`{puzzle.square}` is not a square of this board")
    return Task("find-square", position, "one", (puzzle.square,), wanted=puzzle.square)


def _best_move(position: Position, puzzle: BestMove) -> Task:
    _require_turn(position)
    _legal_squares(position)
    require_countable(position, puzzle.measure)
    best = best_moves(position, puzzle.measure)
    if not best:
        raise UnsolvablePuzzle("puzzle.measure", f"no move here {puzzle.measure.replace('-', ' ')}")
    if len(best) == len(measure_moves(position)):
        raise UnsolvablePuzzle("puzzle.measure", "every legal move is right, so there is nothing to find")
    require_settled(position, puzzle.measure)  # last, since this takes longest
    return Task("best-move", position, "one", best, measure=puzzle.measure)


def _sequence(position: Position, puzzle: Sequence) -> Task:
    _require_turn(position)
    legal = _legal_squares(position)
    require_countable(position, "best-exact")
    turn = grow(position, puzzle.moves)
    if len(turn.right) == len(legal):
        raise UnsolvablePuzzle("puzzle", "every first move is right, so there is nothing to find")
    return Task("sequence", position, "sequence", next(turn.lines()), measure="best-exact", turn=turn)


def _referee(position: Position, puzzle: Referee) -> Task:
    _require_legal(position, puzzle.move)
    try:
        after = position.game.parse_diagram(puzzle.after)
    except InvalidDiagram as error:
        raise UnsolvablePuzzle("puzzle.after", str(error)) from error
    if set(after.empties()) != set(position.play(puzzle.move).empties()):
        raise UnsolvablePuzzle("puzzle.after", f"discs appear or vanish: only `{puzzle.move}` is placed")
    if after.at(puzzle.move) is not position.to_move:
        raise UnsolvablePuzzle("puzzle.after", f"the disc on `{puzzle.move}` has the wrong colour")
    faults = find_faults(position, puzzle.move, after)
    if not faults:
        raise UnsolvablePuzzle("puzzle.after", "every disc is turned rightly, so there is nothing to find")
    return Task("referee", position, "many", faults, move=puzzle.move, after=after)


def _question(position: Position, puzzle: Asked, ring: tuple[Square, ...]) -> Task:
    offers = ask(position, puzzle, ring)
    return Task(
        kind=puzzle.kind,
        position=position,
        select="choice",
        answers=tuple(offered.option.key for offered in offers if offered.reply.verdict == "right"),
        options=tuple(offered.option for offered in offers),
        side=Color(puzzle.side) if isinstance(puzzle, CountMoves) else None,
        replies={offered.option.key: offered.reply for offered in offers},
    )
