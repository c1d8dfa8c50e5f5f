"""Two boards side by side: which of them is better for a side."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import msgspec

from tutor.games.base import PASS, Game, Outcome, Position, Square
from tutor.games.color import Color, Side
from tutor.games.errors import RulesError
from tutor.games.geometry import in_board_order
from tutor.games.judgement import Reason, Reply
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, Puzzle, Task
from tutor.games.kinds.moves import diagram_faults, moves_of
from tutor.games.kinds.offers import Offer, choose_from
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.engine.features.board_features import features
from tutor.games.othello.kinds.measures.good_moves import is_exact, solve
from tutor.games.othello.kinds.moves.playing import require_move
from tutor.games.othello.kinds.strategy.fitting import require_measured
from tutor.games.othello.kinds.strategy.two_moves import AboutTwoMoves
from tutor.games.othello.play_goals import corners

KEYS = ("left", "right")

CLEAR = 6
"""The fewest discs by which one board must be better."""

_Counted = tuple[str, dict[Color, int], dict[Color, int]]
"""The code of what is counted, and how much of it each side has on the better and on the worse board."""


class Compare(AboutTwoMoves, frozen=True, tag="compare"):
    """Choose the board that is better for a side: those after two lines, or two that are drawn.

    `values` are the discs by which the side wins on each; a lesson writes none, they are known of the boards.
    """

    side: Side
    lines: tuple[tuple[str, ...], ...] = ()
    boards: tuple[str, ...] = ()
    values: tuple[int, ...] = ()

    needs_turn = True
    shows_marks = True
    reasons = {
        # right: the board chosen is better for `color`
        "board-is-better": ("color",),
        # wrong: the other board is better for `color`
        "other-board-is-better": ("color",),
        # second sentence: what both sides have on the board chosen, and Black (n) and White (of) on the other
        "better-has-corners": ("black", "white", "n", "of"),
        "better-has-stable": ("black", "white", "n", "of"),
        "better-has-moves": ("black", "white", "n", "of"),
        "better-has-frontier": ("black", "white", "n", "of"),
    }
    option_codes = {"board": ("position",)}
    weights = {"compare": Weights(2, closeness=0.5)}

    @property
    def shows_boards(self) -> bool:
        return True

    @property
    def asked_side(self) -> Side | None:
        return self.side

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        if len(self.lines) + len(self.boards) != 2 or len(self.lines) == 1:
            yield "puzzle", "compares two lines, or two boards"
        for number, board in enumerate(self.boards, 1):
            yield from diagram_faults(f"puzzle.boards[{number}]", board, game)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return msgspec.structs.replace(
            self,
            side=side(self.side),
            lines=tuple(tuple(map(square, line)) for line in self.lines),
            boards=tuple(map(board, self.boards)),
        )

    def ends(self, position: Position) -> tuple[Position, ...]:
        """The two boards; UnsolvablePuzzle for a line that cannot be played."""
        if self.boards:
            return tuple(position.game.parse_diagram(board, position.to_move) for board in self.boards)
        found = []
        for number, line in enumerate(self.lines, 1):
            end = position
            for move in line:
                try:
                    end = end.play(move)
                except RulesError as error:
                    field = f"puzzle.lines[{number}]"
                    raise UnsolvablePuzzle(field, f"`{move}` cannot be played here") from error
            found.append(end)
        return tuple(found)

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        for end in self.ends(position):
            if end.to_move is not None:
                yield end.play(PASS) if end.must_pass() else end

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        values, side, known = [], Color(self.side), iter(proofs)
        for end in self.ends(position):
            outcome = end.outcome()
            if outcome is not None:
                values.append(_won_by(outcome, side))
                continue
            mover = end.to_move.other if end.must_pass() and end.to_move else end.to_move
            best = max(next(known).values.values())
            values.append(best if mover is side else -best)
        return msgspec.structs.replace(self, values=tuple(values))

    def set_task(self, position: Position, ring: Ring) -> Task:
        ends, side = self.ends(position), Color(self.side)
        values = self.values or tuple(_counted(end, side) for end in ends)
        gap = abs(values[0] - values[1])
        if gap < CLEAR:
            raise UnsolvablePuzzle("puzzle", f"no board is better by {CLEAR} discs: {gap}")
        better = int(values[1] > values[0])
        counted = _counted_for(ends[better], ends[1 - better], side)
        offers = tuple(
            Offer(Option(key, "board", position=end), _reply(place == better, side, counted))
            for place, (key, end) in enumerate(zip(KEYS, ends, strict=True))
        )
        told = counted[0] if counted else None
        return dataclasses.replace(choose_from(self, position, offers, side), known=told)

    def option_overlay(self, task: Task) -> str | None:
        return _LAID.get(task.known)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason("compare", color=Color(self.side)),)

    def count(self, task: Task, ring: Ring) -> Features:
        gap = abs(self.values[0] - self.values[1]) if self.values else CLEAR
        return Features(closeness=max(0, 10 - gap // 2))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield cls("black")

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        """The boards after two moves of an ending; the best and the worst beside what is not named."""
        require_move(position)
        require_measured(position, "best-exact")
        named = [square for square in squares if square in moves_of(position)]
        values = solve(position).values
        by_value = sorted(values, key=lambda move: (-values[move], move))
        one = named[0] if named else by_value[0]
        rest = named[1:] or [by_value[-1] if one != by_value[-1] else by_value[0]]
        lines = tuple((move,) for move in in_board_order(position.game, frozenset((one, rest[0]))))
        return type(self)((position.to_move or Color.BLACK).value, lines), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return tuple(line[0] for line in self.lines if len(line) == 1)

    def require_fit(self, position: Position, ring: Ring) -> None:
        values = solve(position).values
        if len(self.lines) != 2:
            raise Unfit("all-alike")
        (one,), (other,) = self.lines
        if abs(values[one] - values[other]) < CLEAR:
            raise Unfit("boards-too-close")


def _won_by(outcome: Outcome, side: Color) -> int:
    return round(outcome.margin if side is Color.BLACK else -outcome.margin)


def _counted(end: Position, side: Color) -> int:
    """By how many discs a side wins a board near its end."""
    outcome = end.outcome()
    if outcome is not None:
        return _won_by(outcome, side)
    if not is_exact(end):
        raise UnsolvablePuzzle("puzzle.values", "nothing is known of these boards: run `tutor check`")
    best = solve(end).best
    return best if end.to_move is side else -best


def _reply(right: bool, side: Color, counted: _Counted | None) -> Reply:
    code = "board-is-better" if right else "other-board-is-better"
    why = None
    if counted:
        reason_code, good, bad = counted
        here, there = (good, bad) if right else (bad, good)
        black, white = Color.BLACK, Color.WHITE
        why = Reason(reason_code, black=here[black], white=here[white], n=there[black], of=there[white])
    return Reply("right" if right else "not-yet", Reason(code, color=side), detail=why)


def _counted_for(better: Position, worse: Position, side: Color) -> _Counted | None:
    """The first thing that can be counted in favour of the better board, on it and on the other."""
    for code, count in _COUNTS:
        good, bad = count(better), count(worse)
        sign = -1 if code == "better-has-frontier" else 1
        lead, other = (sign * (pair[side] - pair[side.other]) for pair in (good, bad))
        if lead > other:
            return code, good, bad
    return None


def _corners(position: Position) -> dict[Color, int]:
    held = corners(position.game)
    return {color: sum(position.at(square) is color for square in held) for color in Color}


def _stable(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).stable) for color in Color}


def _moves(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).moves) for color in Color}


def _frontier(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).frontier) for color in Color}


_COUNTS: tuple[tuple[str, Callable[[Position], dict[Color, int]]], ...] = (
    ("better-has-corners", _corners),
    ("better-has-stable", _stable),
    ("better-has-moves", _moves),
    ("better-has-frontier", _frontier),
)

_LAID = {"better-has-stable": "stable", "better-has-moves": "mobility", "better-has-frontier": "frontier"}
"""What marks on both boards what was counted; corners are seen without."""
