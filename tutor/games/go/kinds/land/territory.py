"""The puzzles "Tap the territory of this side" and "Tap the points that belong to nobody"."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.land.owned import (
    WHOSE_REASONS,
    explain_whose,
    land_of,
    show_land,
    show_wall,
)
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.land import ended
from tutor.games.go.kinds.stones.chains import OfSide
from tutor.games.go.kinds.stones.gathered import POINTS, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.shown import ringed
from tutor.games.go.kinds.wrong.wrong_counts import wrong_land, wrong_neutral
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class Territory(Gathers, OfSide, frozen=True, tag="territory"):
    """Tap every point of a side's territory; with `or_none` "it has none" is an answer too."""

    or_none: bool = False

    without_square = "none"
    found_codes = POINTS
    given_away_by = frozenset({"area"})
    reasons = {
        **found_reasons(POINTS),
        **WHOSE_REASONS,
        "all-territory-found": ("n",),  # right: n points
        "territory-missing": (),  # the edge is part of the wall
    }
    made = {"territory": Made(ended(lambda side: Territory(side)), PER_LEVEL)}
    weights = {"territory": Weights(-1.12, distractors=0.76, answers=0.28, board=0.08)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        points = land_of(as_go(position), Color(self.side))
        if not points:
            raise UnsolvablePuzzle("puzzle.side", "this side has no territory")
        return Task(self, position, "many", points, can_pass=self.or_none, side=Color(self.side))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason("territory-or-none" if self.or_none else self.topic, color=task.color),)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_land(as_go(task.position), task.color)

    def explain_right(self, task: Task) -> Remark:
        said = Reason("all-territory-found", n=len(task.answers))
        return Remark((said,), shown=show_land(task.color, task.answers))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        return explain_whose(task, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """The wall of the side is shown; the missing point is not named."""
        shown = (*show_wall(as_go(task.position), task.answers), *area_around(task, square))
        return Remark((Reason("territory-missing"),), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        neutral = as_go(task.position).territory().neutral
        return Features(answers=len(task.answers), distractors=neutral.bit_count())


class Neutral(Endless, Gathers, PuzzleKind, frozen=True, tag="neutral"):
    """Tap every point that belongs to nobody; with `or_none` "there is none" is an answer too."""

    or_none: bool = False

    without_square = "none"
    found_codes = POINTS
    given_away_by = frozenset({"area"})
    reasons = {
        **found_reasons(POINTS),
        **WHOSE_REASONS,
        "all-neutral-found": ("n",),  # right: n points
        "neutral-missing": (),
    }
    made = {"neutral": Made(ended(lambda _: Neutral()), PER_LEVEL)}
    weights = {"neutral": Weights(-2.06, distractors=0.07, answers=0.98, board=0.1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        points = here.grid.names(here.territory().neutral)
        if not points or len(points) == len(position.empties()):
            raise UnsolvablePuzzle("board", "some empty points are nobody's, and others are somebody's")
        return Task(self, position, "many", points, can_pass=self.or_none)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason("neutral-or-none" if self.or_none else self.topic, color=task.color),)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_neutral(as_go(task.position))

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-neutral-found", n=len(task.answers)),), shown=ringed(task.answers))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        return explain_whose(task, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("neutral-missing"),), shown=area_around(task, square))

    def count(self, task: Task, ring: Ring) -> Features:
        others = len(task.position.empties()) - len(task.answers)
        return Features(answers=len(task.answers), distractors=others)
