"""Tries every puzzle: it can be set, each of its answers is judged right, and its words do not give it away.

`tutor.lessons` checks the files of lessons before that.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.games.base import Game
from tutor.games.kinds.kind import Fault, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import check_course, course_folders, lesson_file, load_course
from tutor.lessons.model import Course, Step
from tutor.lessons.text import SQUARE_NAME
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import solutions, task_of


def check_lessons(path: Path) -> list[LessonError]:
    """Everything that is wrong with the courses in the folders of `path`; puzzles only if files are right."""
    try:
        folders = course_folders(path)
    except LessonError as error:
        return [error]
    return [
        error
        for folder in folders
        for error in check_course(folder) or check_puzzles(load_course(folder), folder)
    ]


def check_puzzles(course: Course, folder: Path) -> list[LessonError]:
    """Everything that is wrong with the puzzles of a course that was loaded from a folder."""
    game = find_game(course.game)
    return [
        LessonError(str(lesson_file(folder, lesson)), number, field, sentence)
        for lesson in course.lessons
        for number, (name, step) in enumerate(zip(lesson.names, lesson.steps, strict=True), 1)
        if step.puzzle is not None
        for field, sentence in list(check_puzzle(game, step)) or check_name(game, name, step)
    ]


def check_name(game: Game, name: str, step: Step) -> Iterator[Fault]:
    """What is wrong with the name of a sound puzzle step: everybody reads the name in the address."""
    if step.puzzle is not None and step.puzzle.names_answer:
        return
    parts = set(name.split("-")) & set(game.squares)
    if any(parts.issuperset(answer) for answer in solutions(task_of(game, step))):
        yield "name", "names the answer, and stands in the address"


def check_puzzle(game: Game, step: Step) -> Iterator[Fault]:
    """The fields of a puzzle step that are at fault, each with a sentence."""
    try:
        task = task_of(game, step)
    except UnsolvablePuzzle as error:
        yield error.field, error.sentence
        return
    for answer in solutions(task):
        verdict = judge(task, answer).verdict
        if verdict != "right":
            yield "puzzle", f"its answer {', '.join(answer)} is judged {verdict!r}"
    yield from task.puzzle.task_faults(task)
    yield from _check_secrecy(step, task)


def _check_secrecy(step: Step, task: Task) -> Iterator[Fault]:
    puzzle = task.puzzle
    if step.show_legal and "show_legal" in puzzle.given_away_by:
        yield "show_legal", "gives the answer away"
    if step.overlay in puzzle.given_away_by:
        yield "overlay", "gives the answer away"
    if task.select == "choice" or puzzle.names_answer:
        return
    for field in ("title", "text", "hint"):
        named = set(SQUARE_NAME.findall(getattr(step, field)))
        if any(named.issuperset(answer) for answer in solutions(task)):
            yield field, "names the squares to tap, which gives the answer away"
