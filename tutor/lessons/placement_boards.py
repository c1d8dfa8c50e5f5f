"""The placement boards: six boards that show those who know the rules with which lesson to begin."""

from collections.abc import Iterable, Iterator

from tutor.games.kinds.kind import Fault
from tutor.games.kinds.kind_table import practices
from tutor.lessons.model import Course, Lesson, Placement

PLACEMENT = "placement"
"""The name of its round in addresses."""

BOARDS = 6
ENOUGH = 5
"""A learner who solves so many boards at once may begin with the lesson of the placement."""


def placement_name(course: Course) -> str:
    """The name of the round of a course's six boards."""
    return f"{PLACEMENT}/{course.name}"


def explained_in(topic: str) -> str | None:
    """The slug of the lesson that explains a topic; None where no lesson does."""
    return next(
        (
            one.lessons[drill]
            for one in practices()
            for drill, topics in one.drills.items()
            if topic in topics and drill in one.lessons
        ),
        None,
    )


def check_placement(placement: Placement | None, lessons: Iterable[Lesson]) -> Iterator[Fault]:
    """The lesson must be one of the course, and earlier lessons must explain what the boards ask."""
    if placement is None:
        return
    slugs = [lesson.slug for lesson in lessons]
    if placement.lesson not in slugs:
        yield "placement", f"there is no lesson {placement.lesson!r}"
        return
    if len(placement.boards) != BOARDS:
        yield "placement", f"it has {BOARDS} boards, not {len(placement.boards)}"
    earlier = slugs[: slugs.index(placement.lesson)]
    for number, board in enumerate(placement.boards, 1):
        if explained_in(board.topic) not in earlier:
            yield "placement", f"board {number}: no lesson before its own explains {board.topic!r}"
