"""The puzzles about names of points: what is this one called, where is that one, how many are there."""

from tutor.games.base import Game, Position, Square
from tutor.games.geometry import column_of, place, square_at
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_names
from tutor.games.go.kinds.wrong.wrong_names import wrong_point_names
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Hint, PuzzleKind, Task
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, choose_from, offer, shuffle
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

NAMED = {
    "number-before-letter": "point-letter-first",
    "rows-from-top": "point-rows-from-bottom",
    "counts-i-column": "point-has-no-i",
}
TAPPED = {
    "number-before-letter": "tapped-letter-first",
    "rows-from-top": "tapped-rows-from-bottom",
}
"""What is said of a wrong name or tap, by the misconception that it shows."""


class AboutPoint(Endless, OneSquare, frozen=True):
    """Asks about one point."""

    point: str

    square_field = "point"
    group = "board"

    @property
    def asked_square(self) -> Square | None:
        return self.point

    def require_point(self, game: Game) -> None:
        """UnsolvablePuzzle where the board does not have the point."""
        if self.point not in game.squares:
            raise UnsolvablePuzzle("puzzle.point", f"`{self.point}` is not a point of this board")

    def count(self, task: Task, ring: Ring) -> Features:
        """How far the point is from the names at the edge."""
        return Features(distractors=min(place(task.position.game, self.point)))

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """The hint tints the column of the point."""
        return (Hint(area=() if text else column_of(task.position.game, self.point)),)


class NamePoint(AboutPoint, frozen=True, tag="name-point"):
    """Name the ringed point."""

    reasons = {
        "point-is-named": ("square",),  # right
        "point-letter-first": ("square",),  # the letter comes first
        "point-rows-from-bottom": ("square",),  # row 1 is the lowest
        "point-has-no-i": (),  # j follows h
        "point-is-another": ("square",),
    }
    option_codes = {"square": ("square",)}
    made = {"name-point": Made(about_names(lambda point: NamePoint(point)), PER_LEVEL)}
    weights = {"name-point": Weights(0.5, distractors=1.2, board=0.06)}

    @property
    def rings(self) -> Ring:
        return (self.point,)

    def set_task(self, position: Position, ring: Ring) -> Task:
        game = position.game
        self.require_point(game)
        wrong = {name: code for code, name in wrong_point_names(as_go(position).grid, self.point).items()}
        column, row = place(game, self.point)
        beside = (square_at(game, column + c, row + r) for c, r in ((1, 0), (0, 1), (-1, 0), (0, -1)))
        names = [name for name in dict.fromkeys((self.point, *wrong, *beside)) if name]
        offers = [self._offer(name, wrong.get(name)) for name in names[:OPTIONS_SHOWN]]
        return choose_from(self, position, shuffle(position, offers))

    def _offer(self, name: str, code: str | None) -> Offer:
        option = Option(name, "square", square=name)
        if name == self.point:
            return offer(option, "right", Reason("point-is-named", square=name))
        said = NAMED.get(code or "", "point-is-another")
        reason = Reason(said, square=None if said == "point-has-no-i" else name)
        return offer(option, "not-yet", reason, *([code] if code else []))


class FindPoint(AboutPoint, frozen=True, tag="find-point"):
    """Tap the named point."""

    names_answer = True
    reasons = {
        "point-found": ("square",),  # right
        "tapped-letter-first": ("square",),  # letter and number exchanged
        "tapped-rows-from-bottom": ("square",),  # counted from the top
        "tapped-another-point": ("square",),
    }
    made = {"find-point": Made(about_names(lambda point: FindPoint(point)), PER_LEVEL)}
    weights = {"find-point": Weights(0.5, distractors=1.2, board=0.06)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        self.require_point(position.game)
        return Task(self, position, "one", (self.point,))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        if tap == self.point:
            return "right", Remark((Reason("point-found", square=tap),))
        codes = [TAPPED[code] for code in self.misconceptions(task, frozenset((tap,))) if code in TAPPED]
        said = codes[0] if codes else "tapped-another-point"
        return "not-yet", Remark((Reason(said, square=tap),))

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        wrong = wrong_point_names(as_go(task.position).grid, self.point)
        return {code for code, name in wrong.items() if name in taps}

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, square=self.point),)


class CountPoints(PuzzleKind, frozen=True, tag="count-points"):
    """Say how many points the board has."""

    reasons = {
        "points-counted": ("n",),  # right
        "counted-squares": (),  # the squares between the lines
        "count-points-again": (),
    }
    option_codes = {"number": ("n",)}
    weights = {"count-points": Weights(3)}
    group = "board"

    def set_task(self, position: Position, ring: Ring) -> Task:
        side = len(position.game.columns)
        numbers = sorted({side * side, (side - 1) ** 2, side * (side - 1), side * (side + 1)})
        return choose_from(self, position, tuple(self._offer(n, side) for n in numbers))

    def _offer(self, n: int, side: int) -> Offer:
        option = Option(str(n), "number", n=n)
        if n == side * side:
            return offer(option, "right", Reason("points-counted", n=n))
        if n == (side - 1) ** 2:
            return offer(option, "not-yet", Reason("counted-squares"), "squares-not-points")
        return offer(option, "not-yet", Reason("count-points-again"))
