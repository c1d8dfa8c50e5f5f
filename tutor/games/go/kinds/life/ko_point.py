"""The question which point a ko closes after a move that captured."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Self

from tutor.games.base import PASS, Game, Position, Square
from tutor.games.errors import RulesError
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.life.board_again import BOARD_REASONS, side_by_side
from tutor.games.go.kinds.making.from_games import PER_LEVEL, after_capture
from tutor.games.go.kinds.wrong.believing import Past, before_ko
from tutor.games.go.kinds.wrong.wrong_moves import wrong_ko_points
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, PuzzleKind, Task
from tutor.games.kinds.moves import diagram_faults
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

NOWHERE = "nowhere"

REASONS: dict[str, tuple[str, ...]] = {
    # right: a stone on square would bring back the board before the last move
    "ko-is-there": ("square",),
    # right: no capture brings back the board before the last move
    "no-ko-here": (),
    # a stone on square makes a new board
    "board-is-new": ("square",),
    # the answer was "nowhere", but there is a ko
    "there-is-a-ko": (),
    **BOARD_REASONS,
}


class KoPoint(Endless, PuzzleKind, frozen=True, tag="ko-point"):
    """Say where the side to move may not play because of ko.

    `before` is a drawing of the board before the last move, where the ko on the board does not show it.
    """

    before: str = ""

    needs_turn = True
    shows_marks = True
    reasons = REASONS
    option_codes = {"square": ("square",), "ko-nowhere": ()}
    made = {
        "ko-point": Made(
            after_capture(lambda before: KoPoint(before)),
            PER_LEVEL,
            apart=lambda task, ring: NOWHERE in task.answers,
        )
    }
    weights = {"ko-point": Weights(-1.23, distractors=1.33, answers=0.83, board=0.1)}

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        if self.before:
            yield from diagram_faults("puzzle.before", self.before, game)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(board(self.before) if self.before else "")

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        if here.to_move is None:
            raise UnsolvablePuzzle("board", "the game is over")
        past = self.past_of(here)
        closed = here.grid.names(here.ko)
        wrong = wrong_ko_points(here, past)
        taking = [move for move in here.legal_moves() if move != PASS and len(here.changes(move)) > 1]
        points = dict.fromkeys(
            (*closed, *(p for points_of_code in wrong.values() for p in sorted(points_of_code)), *taking)
        )
        if not points:
            raise UnsolvablePuzzle("board", "no move captures anything here")
        shown = [point for point in here.game.squares if point in [*points][: OPTIONS_SHOWN - 1]]
        offers = [self._at(point, closed, wrong) for point in shown]
        codes = [code for code, points_of_code in wrong.items() if not points_of_code]
        none = Reason("there-is-a-ko") if closed else Reason("no-ko-here")
        offers.append(offer(Option(NOWHERE, "ko-nowhere"), "not-yet" if closed else "right", none, *codes))
        task = choose_from(self, position, tuple(offers), position.to_move)
        return replace(task, last_move=_played(past, here))

    def _at(self, point: Square, closed: tuple[Square, ...], wrong: dict[str, frozenset[Square]]) -> Offer:
        option = Option(point, "square", square=point)
        if point in closed:
            return offer(option, "right", Reason("ko-is-there", square=point))
        codes = [code for code, points_of_code in wrong.items() if point in points_of_code]
        return offer(option, "not-yet", Reason("board-is-new", square=point), *codes)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the point closed by the ko is shown, and two boards."""
        reply, here = task.replies[tap], as_go(task.position)
        closed = here.grid.names(here.ko)
        past = self.past_of(here)
        point = tap if tap != NOWHERE else next(iter((*closed, task.options[0].key)))
        return reply.verdict, Remark(
            (reply.reason,),
            shown=tuple(("ko", point, "×") for point in closed),
            boards=side_by_side(here, point, past[-1] if past else None),
        )

    def past_of(self, position: GoPosition) -> Past:
        """The board before the last move; UnsolvablePuzzle where no single move leads from it to this one."""
        return _led_from(self.before, position) if self.before else before_ko(position)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.options) - 1, distractors=len(wrong_ko_points(as_go(task.position))))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return (cells(self.before),)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        return cls(drawn(words[0])), ()

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")


@lru_cache(maxsize=64)  # used for each answer
def _led_from(before: str, position: GoPosition) -> Past:
    """The drawn board, from which one move must lead to the position."""
    assert position.to_move is not None
    try:
        past = as_go(position.game.parse_diagram(before, position.to_move.other))
    except RulesError as error:
        raise UnsolvablePuzzle("puzzle.before", "is no drawing of this board") from error
    stones = position.black, position.white
    placed = (stones[0] & ~past.black) | (stones[1] & ~past.white)
    moves = past.grid.names(past.open_points() & placed)  # another move would leave a placed stone out
    if not any(
        (now := past.play(move)).ko == position.ko and (now.black, now.white) == stones for move in moves
    ):
        raise UnsolvablePuzzle("puzzle.before", "no move leads from it to this board")
    return (past,)


def _played(past: Past, position: GoPosition) -> Square | None:
    """The stone that was played last; None where the board before it is not known."""
    new = (position.black | position.white) & ~(past[-1].black | past[-1].white) if past else 0
    return next(iter(position.grid.names(new)), None)
