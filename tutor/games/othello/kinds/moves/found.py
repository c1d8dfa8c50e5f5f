"""What is said of how many of several squares were found."""

from tutor.games.base import Square
from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task

DISCS = ("no-disc-found", "discs-found", "all-discs-and-more")
"""Said where discs are asked for: none is found, some are, all are and others too."""


def tell_found(task: Task, n: int, codes: tuple[str, str, str], move: Square | None = None) -> Reason:
    """That n of the squares asked for are among the taps, and the taps are not the answer."""
    of = len(task.answers)
    none, some, every = codes
    if 0 < n < of:
        return Reason(some, color=task.color, move=move, n=n, of=of)
    return Reason(every if n else none, color=task.color, move=move, of=of)


REASONS: dict[str, tuple[str, ...]] = {
    # none of the `of` discs is among the taps
    "no-disc-found": ("color", "of"),
    # n of `of` discs found (0 < n < of)
    "discs-found": ("color", "n", "of"),
    # all found, but others too
    "all-discs-and-more": ("color", "of"),
    # flips, referee: no disc stands there
    "square-is-empty": ("square",),
}
