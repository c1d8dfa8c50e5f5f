"""What all kinds share that count a board: the rules of counting, what is told first, and what counts."""

from tutor.games.color import Color
from tutor.games.go.kinds.land.owned import land_of, show_land
from tutor.games.go.overlays import counted
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import Counting
from tutor.games.judgement import Mark, Reason


def by_territory(position: GoPosition) -> bool:
    """Whether territory is counted, and not area."""
    return position.rules.counting is Counting.TERRITORY


def tell_off_board(position: GoPosition) -> tuple[Reason, ...]:
    """What is told with a question: the stones that were captured in play, and those that are dead."""
    said: list[Reason] = []
    if any(position.taken):
        said.append(Reason("score-captured", black=position.taken[0], white=position.taken[1]))
    if position.dead:
        said.append(Reason("score-dead-are-ringed"))
    return tuple(said)


def show_count(position: GoPosition) -> tuple[Mark, ...]:
    """The points that count for each side, numbered in board order; by area, living stones too."""
    if not by_territory(position):
        return tuple(counted(position, numbered=True))
    return tuple(mark for color in Color for mark in show_land(color, land_of(position, color)))
