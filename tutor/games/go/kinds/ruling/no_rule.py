"""What all questions share whose answer is "no, there is no such rule"."""

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.judgement import Mark, Reason, Remark, Reply
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.options import Option


def ask_for_rule(
    puzzle: Puzzle,
    position: Position,
    side: Color,
    told: tuple[str, str],
    options: tuple[str, str],
    code: str,
) -> Task:
    """A question with the options yes and no, of which no is right.

    `told` are the codes for the right answer and for the wrong one, `options` those of yes and no; `code` is
    the misconception that yes shows.
    """
    right, wrong = told
    yes, no = options
    offers = (
        offer(Option("yes", yes), "not-yet", Reason(wrong, color=side), code),
        offer(Option("no", no), "right", Reason(right, color=side)),
    )
    return choose_from(puzzle, position, offers, side)


def shown_with(reply: Reply, shown: tuple[Mark, ...]) -> Remark:
    """What is said of an option, with marks on the board."""
    return reply.remark()._replace(shown=shown)
