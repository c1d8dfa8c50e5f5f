"""What is said about how many of the wanted squares were found."""

from tutor.games.base import Square
from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task

DISCS = ("no-disc-found", "discs-found", "all-discs-and-more")
"""The codes where discs are wanted: none found, some found, all found and others tapped too."""


def tell_found(task: Task, n: int, codes: tuple[str, str, str], move: Square | None = None) -> Reason:
    """That `n` of the wanted squares are among the taps, which are not the answer yet."""
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
    # no disc stands there (of the kinds `flips` and `referee`)
    "square-is-empty": ("square",),
}
