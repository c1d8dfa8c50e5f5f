"""Checks of the way through a course: its stages, and what comes between its lessons."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Game
from tutor.games.kinds.kind import Fault
from tutor.lessons.checks import check_text
from tutor.lessons.course_files import CourseFile
from tutor.lessons.model import CourseStage, Lesson
from tutor.lessons.placement_boards import check_placement
from tutor.lessons.stations import check_stations


def check_way(head: CourseFile, lessons: tuple[Lesson, ...], game: Game) -> Iterator[Fault]:
    """What is wrong with the stages, the stations and the placement boards."""
    yield from check_stages(head.stages, lessons, game)
    yield from check_stations(head.stations, lessons)
    yield from check_placement(head.placement, lessons)


def check_stages(stages: Iterable[CourseStage], lessons: Iterable[Lesson], game: Game) -> Iterator[Fault]:
    """The first stage begins with the first lesson, and each other one later than the one before it."""
    slugs, expected = [lesson.slug for lesson in lessons], 0
    for number, stage in enumerate(stages, 1):
        for _, sentence in check_text("title", stage.title, game):
            yield "stages", f"stage {number}: its title {sentence}"
        if stage.first not in slugs:
            yield "stages", f"stage {number}: there is no lesson {stage.first!r}"
            continue
        place = slugs.index(stage.first)
        if number == 1 and place:
            yield "stages", "stage 1: it begins with the first lesson"
        elif place < expected:
            yield "stages", f"stage {number}: it begins after the stage before it"
        expected = place + 1


def lessons_by_stage(
    stages: tuple[CourseStage, ...], lessons: tuple[Lesson, ...]
) -> list[tuple[CourseStage | None, list[Lesson]]]:
    """The lessons of a course by stage; in one group without a stage where the course has none."""
    parts: list[tuple[CourseStage | None, list[Lesson]]] = [] if stages else [(None, [])]
    begins = {stage.first: stage for stage in stages}
    for lesson in lessons:
        if lesson.slug in begins:
            parts.append((begins[lesson.slug], []))
        parts[-1][1].append(lesson)
    return parts
