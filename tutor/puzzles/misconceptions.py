"""The misconceptions that a wrong answer points to, as codes; the kind of the puzzle finds them."""

from tutor.games.kinds.answered import chosen
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.kind_table import all_misconceptions


def find_misconceptions(task: Task, answer: Answer) -> tuple[str, ...]:
    """The codes that an answer points to, in the order in which they are shown; () for a right answer."""
    taps, right = frozenset(answer), frozenset(task.answers)
    if task.select == "many":
        taps = chosen(task, taps)
    if taps == right or (task.select != "many" and taps <= right):
        return ()
    found = task.puzzle.misconceptions(task, taps)
    return tuple(code for code in all_misconceptions() if code in found)
