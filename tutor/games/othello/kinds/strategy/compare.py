"""Two boards side by side: which of them is better for a side."""

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Self

import msgspec

from tutor.games.base import PASS, Game, Move, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color, Side
from tutor.games.errors import RulesError
from tutor.games.geometry import in_board_order
from tutor.games.judgement import Reason, Reply
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, Puzzle, Task
from tutor.games.kinds.moves import diagram_faults, moves_of
from tutor.games.kinds.offers import Offer, choose_from
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.engine.features.board_features import features
from tutor.games.othello.kinds.measures.board_worth import counted_worth, won_by, worth
from tutor.games.othello.kinds.measures.good_moves import DEPTHS, SETTLED, best_reply, look, solve
from tutor.games.othello.kinds.moves.playing import require_move
from tutor.games.othello.kinds.strategy.fitting import require_measured
from tutor.games.othello.kinds.strategy.two_moves import AboutTwoMoves
from tutor.games.othello.play_goals import corners

_LINE = re.compile(r"((?:[a-h][1-8])+)([+-]\d+)")
_SQUARES = re.compile("..")

KEYS = ("left", "right")

CLEAR = 6
"""By at least so many discs one board must be better."""

EMPTIES = (8, 30)
"""The fewest and the most empty squares of a board in practice.

Nearer to the end one counts discs, and farther from it little can be counted.
"""

_Count = Callable[[Position], dict[Color, int]]

_Counted = tuple[str, dict[Color, int], dict[Color, int]]
"""The code of what is counted, and how much of it each side has on the better and on the worse board."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """The boards after the best move and after a worse one, each with its best answer."""
    nearest, farthest = EMPTIES
    for position in positions:
        if position.to_move is None or not nearest <= len(position.empties()) <= farthest:
            continue
        pair = _two_moves(position, dice)
        lines = tuple((move, best_reply(position.play(move))) for move in dice.shuffled(pair))
        puzzle = Compare(position.to_move.value, lines)
        if pair and (values := _clear_values(position, puzzle)):
            yield Drawn(position, msgspec.structs.replace(puzzle, values=values))


def _two_moves(position: Position, dice: Dice) -> tuple[Move, ...]:
    """The best move and a worse one; () where there is none, or where one of them cannot be answered."""
    moves = {move: position.play(move) for move in moves_of(position)}
    answered = {move: after for move, after in moves.items() if after.to_move and not after.must_pass()}
    seen = look(position, DEPTHS[0])
    best = max(seen, key=seen.__getitem__, default=PASS)
    worse = [move for move in seen if move in answered and seen[best] - seen[move] >= CLEAR]
    return (best, dice.pick(worse)) if best in answered and worse and abs(seen[best]) <= SETTLED else ()


def _clear_values(position: Position, puzzle: "Compare") -> tuple[int, ...]:
    """What both boards are worth.

    () where the two searches do not agree, or where nothing that can be counted speaks for the better board.
    """
    side = Color(puzzle.side)
    ends = puzzle.ends(position)
    if any(end.to_move is not side or end.must_pass() for end in ends):
        return ()
    first, last = (tuple(worth(end, side, depth) for end in ends) for depth in DEPTHS)
    if min(abs(lead := last[0] - last[1]), (first[0] - first[1]) * (1 if lead > 0 else -1)) < CLEAR:
        return ()
    better, worse = ends if lead > 0 else ends[::-1]
    return last if _counted_for(better, worse, side) else ()


def misjudged(position: Position, puzzle: Puzzle) -> str:
    """What a new search says against the stored values of a board; "" where it finds the same."""
    assert isinstance(puzzle, Compare)
    found = _clear_values(position, puzzle)
    return "" if found == puzzle.values else f"a search finds other values: {found}"


class Compare(AboutTwoMoves, frozen=True, tag="compare"):
    """Choose the board that is better for a side: after one of two lines of play, or one of two drawn boards.

    `values` are the discs by which the side wins on each board. A lesson does not write them: they are stored
    with the proofs of its boards.
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
        # second sentence: what Black and White have on the board chosen, and Black (n) and White (of) on the
        # other
        "better-has-corners": ("black", "white", "n", "of"),
        "better-has-stable": ("black", "white", "n", "of"),
        "better-has-moves": ("black", "white", "n", "of"),
        "better-has-frontier": ("black", "white", "n", "of"),
    }
    option_codes = {"board": ("position",)}
    made = {"compare": Made(_make, per_level=96, tried=8, games=1000, misjudged=misjudged)}
    weights = {"compare": Weights(-3.5, closeness=1, distractors=2.1, board=0.075)}
    shows_boards = True

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
                values.append(won_by(outcome, side))
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
        """How near the two boards are, how much speaks for the worse one, and how many discs there are."""
        ends, side = self.ends(task.position), Color(self.side)
        gap = abs(self.values[0] - self.values[1]) if self.values else CLEAR
        better, worse = ends if task.answers == KEYS[:1] else ends[::-1]
        return Features(
            closeness=max(0, 10 - gap // 2),
            distractors=sum(lead(better, side) < lead(worse, side) for lead in _LEADS),
            board=len(better.game.squares) - len(better.empties()),
        )

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        """Both lines, each with the value of its board: `c4e7+12,f2a3-4`."""
        lines = zip(self.lines, self.values, strict=True)
        return self.side, ",".join(f"{''.join(line)}{value:+d}" for line, value in lines)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        side, word = words
        found = [_LINE.fullmatch(part) for part in word.split(",")]
        lines = tuple(tuple(_SQUARES.findall(one[1])) for one in found if one)
        return cls(Color(side).value, lines, values=tuple(int(one[2]) for one in found if one)), ()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield cls("black")

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        """The boards after two moves of an ending; what is not marked is the best or the worst move."""
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


def _counted(end: Position, side: Color) -> int:
    """By how many discs a side wins on a board near its end."""
    counted = counted_worth(end, side)
    if counted is None:
        raise UnsolvablePuzzle("puzzle.values", "nothing is known of these boards: run `tutor check`")
    return counted


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
    """The first count that favours the better board: its code, and both boards' numbers."""
    for code, count in _COUNTS:
        if _lead(code, count, better, side) > _lead(code, count, worse, side):
            return code, count(better), count(worse)
    return None


def _lead(code: str, count: _Count, board: Position, side: Color) -> int:
    """By how much a board is better for a side in what is counted; of frontier discs, fewer are better."""
    counted = count(board)
    lead = counted[side] - counted[side.other]
    return -lead if code == "better-has-frontier" else lead


def _corners(position: Position) -> dict[Color, int]:
    held = corners(position.game)
    return {color: sum(position.at(square) is color for square in held) for color in Color}


def _stable(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).stable) for color in Color}


def _moves(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).moves) for color in Color}


def _frontier(position: Position) -> dict[Color, int]:
    return {color: len(features(position).of(color).frontier) for color in Color}


_COUNTS: tuple[tuple[str, _Count], ...] = (
    ("better-has-corners", _corners),
    ("better-has-stable", _stable),
    ("better-has-moves", _moves),
    ("better-has-frontier", _frontier),
)

_LEADS: tuple[Callable[[Position, Color], int], ...] = (
    *(partial(_lead, code, count) for code, count in _COUNTS),
    lambda board, side: sum(board.at(square) is side for square in board.game.squares),
)
"""What a learner may compare on the two boards, more being better; one's own discs come last."""

_LAID = {"better-has-stable": "stable", "better-has-moves": "mobility", "better-has-frontier": "frontier"}
"""The overlay that shows on both boards what was counted; corners need none."""
