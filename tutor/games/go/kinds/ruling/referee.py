"""The puzzle of the referee: which points of a real board are wrong after a move."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Self

from tutor.games.base import PASS, Game, Position, Square
from tutor.games.errors import InvalidDiagram, RulesError
from tutor.games.geometry import draw, in_board_order, read_discs
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.kinds.stones.gathered import POINTS, Gathers, found_reasons
from tutor.games.go.kinds.stones.shown import crossed, show_liberties
from tutor.games.go.kinds.wrong.wrong_moves import wrong_referee
from tutor.games.go.rules.diagram import parse, stones
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.asking import Unfit, first_of, require_solvable
from tutor.games.kinds.kind import Fault, PuzzleKind, Task
from tutor.games.kinds.moves import moves_of, without_drawing
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

MOST_SQUARES = 81


class StonesReferee(Gathers, PuzzleKind, frozen=True, tag="stones-referee"):
    """Tap the points that are wrong on the board `after` a move, or say that there are none."""

    move: str
    after: str  # a drawing of what stood on the board after the move

    needs_turn = True
    without_square = "fine"
    found_codes = POINTS
    reasons = {
        **found_reasons(POINTS),
        "all-faults-of-stones-found": ("n",),  # right: n points
        "board-is-right": (),  # right: the answer was that nothing is wrong
        "no-fault-of-stones": (),  # points were tapped, but none is wrong
        "came-off-rightly": ("square",),  # its chain had no liberty
        "stays-rightly": ("square", "n"),  # its chain has n liberties
        "nothing-stood-there": ("square",),
        "fault-left-on": (),  # somewhere a stone without liberties was left on the board
        "fault-taken-off": (),  # somewhere a stone came off that had a liberty
    }
    weights = {"stones-referee": Weights(2, distractors=0.2, answers=0.4)}
    squares_wanted = MOST_SQUARES

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.move", self.move

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        try:
            _cells(self.after, game)
        except InvalidDiagram as error:
            yield "puzzle.after", without_drawing(self.after, error)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.move), board(self.after))

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        try:
            played = here.play(self.move)
            cells = _cells(self.after, position.game)
        except InvalidDiagram as error:
            raise UnsolvablePuzzle("puzzle.after", str(error)) from error
        except RulesError as error:
            raise UnsolvablePuzzle("puzzle.move", f"`{self.move}` cannot be played: {error}") from error
        # No game leads to such a board: it may hold chains without liberties.
        black, white = stones(cells, here.grid)
        after = replace(played, black=black, white=white, ko=0)
        right = {point for point in position.game.squares if after.at(point) is not played.at(point)}
        if self.move in right:
            raise UnsolvablePuzzle("puzzle.after", f"shows the new stone on `{self.move}`")
        if any(after.at(point) not in (None, here.at(point)) for point in right):
            raise UnsolvablePuzzle("puzzle.after", "shows no stones but the new one and those of before")
        answers = in_board_order(position.game, right) or (PASS,)
        return Task(self, position, "many", answers, can_pass=True, move=self.move, after=after)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        assert task.after is not None
        return wrong_referee(as_go(task.position), self.move, task.after.cells())

    def explain_right(self, task: Task) -> Remark:
        if task.answers == (PASS,):
            return Remark((Reason("board-is-right"),))
        return Remark((Reason("all-faults-of-stones-found", n=len(task.answers)),))

    def explain_found(self, task: Task, n: int) -> Reason:
        return Reason("no-fault-of-stones") if task.answers == (PASS,) else super().explain_found(task, n)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        played = as_go(task.position.play(self.move))
        if played.at(square):
            said = Reason("stays-rightly", square=square, n=len(played.liberties(square)))
            return Remark((said,), shown=show_liberties(played, square))
        code = "came-off-rightly" if task.position.at(square) else "nothing-stood-there"
        return Remark((Reason(code, square=square),), shown=(crossed(square),))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """What sort of fault is still to be found; the point is not named."""
        if square == PASS:
            return Remark(())
        assert task.after is not None
        return Remark((Reason("fault-left-on" if task.after.at(square) else "fault-taken-off"),))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        assert task.after is not None
        taken = any(task.position.at(one) and not task.after.at(one) for one in task.position.game.squares)
        return (Reason(f"{self.topic}-of-taken" if taken else self.topic, color=task.color, move=self.move),)

    def hint_move(self) -> Square | None:
        return self.move

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers), distractors=len(task.changed))

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return tuple(move for move in moves_of(position) if stones_off(position, move))

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        """A move that captures, and the marked stones that are wrong after it."""
        fit = self.fitting_squares(position)
        chosen = tuple(square for square in marked if square in fit)
        return (*(*chosen, *fit)[:1], *(square for square in marked if position.at(square)))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        """A careless player's board: these stones are wrong, or else every captured stone is left on it."""
        move = first_of(position, squares)
        if move not in position.legal_moves():
            raise Unfit("not-a-move")
        off = stones_off(position, move)
        wrong = frozenset(squares[1:]) & frozenset(read_discs(position)) or off
        played, before = read_discs(position.play(move)), read_discs(position)
        left = {point: before[point] for point in wrong & off}
        after = {point: color for point, color in (played | left).items() if point not in wrong - off}
        return type(self)(move, draw(position.game, after)), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return (self.move, *(one for one in self.set_task(position, ring).answers if one != PASS))

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.set_task(position, ring), "not-a-move")

    def asks_same(self, other: Any) -> bool:
        """Whether two puzzles ask the same: the board may be drawn in another way."""
        return isinstance(other, StonesReferee)


def _cells(diagram: str, game: Game) -> str:
    """The marks of a drawing in board order; InvalidDiagram for a text that is no drawing."""
    grid = as_go(game.start()).grid
    drawn = parse(diagram, grid, ())
    side = {**dict.fromkeys(grid.names(drawn.black), "X"), **dict.fromkeys(grid.names(drawn.white), "O")}
    return "".join(side.get(point, ".") for point in game.squares)
