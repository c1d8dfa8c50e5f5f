"""The way in for those who know the rules: six boards that show with which lesson they may begin."""

from collections.abc import Iterable, Iterator

from tutor.games.kinds.kind import Fault
from tutor.games.kinds.kind_table import practices
from tutor.lessons.model import Course, Lesson, Placement

PLACEMENT = "placement"
"""What its round is called in addresses."""

BOARDS = 6
ENOUGH = 5
"""So many boards solved at once are enough to begin with its lesson."""


def placement_name(course: Course) -> str:
    """What the round of the six boards of a course is called."""
    return f"{PLACEMENT}/{course.name}"


def explained_in(topic: str) -> str | None:
    """The slug of the lesson that explains what is asked; None where no lesson does."""
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
    """Its lesson is one of the course, and what its boards ask is explained in earlier ones."""
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
