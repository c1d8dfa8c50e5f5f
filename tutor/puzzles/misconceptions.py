"""What a wrong answer points to: codes of misconceptions, told by the kind of puzzle."""

from tutor.games.kinds.answered import chosen
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.kind_table import all_misconceptions


def find_misconceptions(task: Task, answer: Answer) -> tuple[str, ...]:
    """The codes that an answer points to, in the order in which they are told; () for a right one."""
    taps, right = frozenset(answer), frozenset(task.answers)
    if task.select == "many":
        taps = chosen(task, taps)
    if taps == right or (task.select != "many" and taps <= right):
        return ()
    found = task.puzzle.misconceptions(task, taps)
    return tuple(code for code in all_misconceptions() if code in found)
