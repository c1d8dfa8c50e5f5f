"""The puzzle "Tap d3", or "Tap the X-square of h8", and the squares that a beginner taps instead."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, Self

from tutor.games.base import Game, Position, Square
from tutor.games.chance import Dice
from tutor.games.geometry import column_of, misreadings, place
from tutor.games.judgement import Reason, Remark, Reply, Verdict
from tutor.games.kinds.kind import Hint, Task
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.edges import bridges, corners
from tutor.games.othello.kinds.moves.traits import count_discs
from tutor.games.othello.kinds.questions.naming import depth, fits, inner_squares

REASONS: dict[str, tuple[str, ...]] = {
    # right
    "square-found": ("square",),
    # column right, row not: count down from the top to row `label`
    "tapped-right-column": ("square", "move", "label"),
    # row right, column not: count from the left to column `label`
    "tapped-right-row": ("square", "move", "label"),
    # letter and number exchanged: the letter comes first, for the column
    "tapped-mirror": ("square", "move"),
    # neither column nor row is right (`move` is the square asked for, here and above)
    "tapped-elsewhere": ("square", "move"),
    # right: the X-square of the corner `stop`
    "x-square-found": ("square", "stop"),
    # a C-square of the same corner
    "tapped-c-square": ("square", "stop"),
    # the corner itself
    "tapped-corner": ("square",),
    # an X-square or a C-square of another corner than `stop`
    "tapped-other-corner": ("square", "stop"),
    # a square beside no corner
    "tapped-by-no-corner": ("square", "stop"),
}


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position, FindSquare(dice.pick(inner_squares(position.game))), turn=False)


class FindSquare(OneSquare, frozen=True, tag="find-square"):
    """Tap a square that is named, or described: the X-square beside a corner."""

    square: str
    called: Literal["", "x-square"] = ""

    square_field = "square"
    names_answer = True
    reasons = REASONS
    made = {"find-square": Made(_make, per_level=70, words_matter=True)}
    weights = {"find-square": Weights(-0.4, discs=0.17, distractors=0.12)}
    group = "board"

    @property
    def asked_square(self) -> Square | None:
        return self.square

    def set_task(self, position: Position, ring: Ring) -> Task:
        if self.square not in position.game.squares:
            raise UnsolvablePuzzle("puzzle.square", f"`{self.square}` is not a square of this board")
        if self.called and bridges(position.game).get(self.square, ("",))[0] != "x":
            raise UnsolvablePuzzle("puzzle.square", f"`{self.square}` is no X-square of this board")
        return Task(self, position, "one", (self.square,))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        reply = self._reply(task.position.game, tap)
        return reply.verdict, Remark((reply.reason,), tap)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        game = task.position.game
        return set().union(*(self._reply(game, tap).misconceptions for tap in taps))

    def _reply(self, game: Game, tap: Square) -> Reply:
        return (tap_x_square if self.called else tap_square)(game, self.square, tap)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, square=self.square),)

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """The hints; one tints the column of the square."""
        return (Hint(area=() if text else column_of(task.position.game, self.square)),)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(discs=count_discs(task.position), distractors=depth(task.position, self.square))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return (self.square,)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        (square,) = words
        return cls(square), ()


def tap_square(game: Game, wanted: Square, tapped: Square) -> Reply:
    """What is said of a tapped square where another one, or this one, was asked for by name."""
    if tapped == wanted:
        return Reply("right", Reason("square-found", square=tapped))
    codes = tuple(code for code, other in misreadings(game, wanted).items() if other == tapped)
    same_column, same_row = fits(game, wanted, tapped)
    column, row = place(game, wanted)
    if same_column:
        text = Reason("tapped-right-column", square=tapped, move=wanted, label=game.rows[row])
        return Reply("almost", text, codes)
    if same_row:
        text = Reason("tapped-right-row", square=tapped, move=wanted, label=game.columns[column])
        return Reply("almost", text, codes)
    code = "tapped-mirror" if "row-col-swap" in codes else "tapped-elsewhere"
    return Reply("not-yet", Reason(code, square=tapped, move=wanted), codes)


def tap_x_square(game: Game, wanted: Square, tapped: Square) -> Reply:
    """What is said of a tapped square where the X-square of a corner was asked for."""
    _, corner = bridges(game)[wanted]
    if tapped == wanted:
        return Reply("right", Reason("x-square-found", square=tapped, stop=corner))
    kind, beside = bridges(game).get(tapped, ("", ""))
    if kind == "c" and beside == corner:
        return Reply("almost", Reason("tapped-c-square", square=tapped, stop=corner))
    if tapped == corner:
        return Reply("not-yet", Reason("tapped-corner", square=tapped))
    code = "tapped-other-corner" if kind or tapped in corners(game) else "tapped-by-no-corner"
    return Reply("not-yet", Reason(code, square=tapped, stop=corner))
