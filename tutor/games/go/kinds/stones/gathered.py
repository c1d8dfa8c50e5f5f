"""What is said of how many of several points or stones were found."""

from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task

LIBERTIES = ("no-liberty-found", "liberties-found", "all-liberties-and-more")
"""Said where none is found, where some are, and where all are and others too."""


def tell_gathered(task: Task, n: int, codes: tuple[str, str, str]) -> Reason:
    """That n of what is asked for is among the taps, and the taps are not the answer."""
    of = len(task.answers)
    none, some, every = codes
    if 0 < n < of:
        return Reason(some, n=n, of=of)
    return Reason(every if n else none, of=of)
