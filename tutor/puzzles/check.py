"""Tries every puzzle: it can be set, each of its answers is judged right, and its words do not tell it.

What a lesson's file may say is checked in `tutor.lessons`, before.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.games.base import Game
from tutor.games.table import find_game
from tutor.lessons.errors import LessonError
from tutor.lessons.loader import check_course, course_folders, lesson_file, load_course
from tutor.lessons.model import (
    AllLegalMoves,
    BestMove,
    Choose,
    CountMoves,
    Course,
    FindSquare,
    LegalMove,
    MarkFrontier,
    MarkStable,
    Overlay,
    PassOrPlay,
    Puzzle,
    Sequence,
    Step,
    WhichIsBetter,
)
from tutor.lessons.text import SQUARE_NAME
from tutor.puzzles.goals import Answer, Task, task_of
from tutor.puzzles.judge import judge
from tutor.puzzles.practice.good_moves import is_exact, solve
from tutor.puzzles.unsolvable import UnsolvablePuzzle

Fault = tuple[str, str]

_MOVES_SHOWN = (LegalMove, AllLegalMoves, PassOrPlay, CountMoves)
_MOVES_WEIGHED = (BestMove, WhichIsBetter, Choose)

GIVES_AWAY: dict[Overlay, tuple[type[Puzzle], ...]] = {
    "mobility": (*_MOVES_SHOWN, Choose),
    "flips": (*_MOVES_SHOWN, *_MOVES_WEIGHED),
    "frontier": (MarkFrontier, Choose),
    "stable": (MarkStable, Choose),
    "parity": (Choose,),
    "danger": _MOVES_WEIGHED,
    "exact": (*_MOVES_SHOWN, *_MOVES_WEIGHED, Sequence),
}
"""The kinds of puzzle that an overlay answers."""


def check_lessons(path: Path) -> list[LessonError]:
    """Everything that is wrong with the courses in the folders of `path`; first their files, then puzzles."""
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
    """What is wrong with the name of a step whose puzzle is sound: everybody reads it in the address."""
    if isinstance(step.puzzle, FindSquare | WhichIsBetter):  # their questions name the answer
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
    yield from _check_values(step, task)
    yield from _check_secrecy(step, task)


def _check_values(step: Step, task: Task) -> Iterator[Fault]:
    """What is told of the moves of an ending is what comes of them."""
    if isinstance(step.puzzle, Choose) and step.puzzle.values and is_exact(task.position):
        if solve(task.position).values != step.puzzle.values:
            yield "puzzle.values", "are not what the moves come to at the end of the game"


def solutions(task: Task) -> list[Answer]:
    """Every answer that solves a puzzle: all squares at once, a row of moves, or any one tap or option."""
    if task.turn is not None:
        return list(task.turn.lines())
    return [task.answers] if task.select == "many" else [(answer,) for answer in task.answers]


def _check_secrecy(step: Step, task: Task) -> Iterator[Fault]:
    if step.show_legal and isinstance(step.puzzle, AllLegalMoves | PassOrPlay | CountMoves):
        yield "show_legal", "gives the answer away"
    if step.overlay and isinstance(step.puzzle, GIVES_AWAY[step.overlay]):
        yield "overlay", "gives the answer away"
    if task.select == "choice" or isinstance(step.puzzle, FindSquare):
        return
    for field in ("title", "text", "hint"):
        named = set(SQUARE_NAME.findall(getattr(step, field)))
        if any(named.issuperset(answer) for answer in solutions(task)):
            yield field, "names the squares to tap, which gives the answer away"
