"""Steps of the lessons, with right and wrong answers worked out from the lessons themselves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tutor.games.base import PASS
from tutor.games.kinds.kind import Answer, Task
from tutor.games.othello.puzzles import Choice
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Lesson, Step
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.settings import ROOT

COURSE = load_courses(ROOT / "lessons")["othello"]
GAME = find_game(COURSE.game)
LANGUAGES = ("en", "th", "sw", "lo", "zh-Hans")


@dataclass(frozen=True)
class Place:
    """One step of a lesson, and where it is found."""

    lesson: Lesson
    number: int

    @property
    def name(self) -> str:
        return self.lesson.names[self.number - 1]

    def path(self, language: str = "en") -> str:
        return f"/{language}/learn/{COURSE.name}/{self.lesson.slug}/{self.name}"

    @property
    def step(self) -> Step:
        return self.lesson.step(self.number)

    @cached_property
    def task(self) -> Task:
        return set_puzzle(GAME, self.step)

    @property
    def kind(self) -> str:
        """What this step asks, as finely as a reader would tell it apart."""
        puzzle = self.step.puzzle
        if puzzle is None:
            return self.step.kind
        if isinstance(puzzle, Choice):
            return f"choice of {puzzle.about}"
        if puzzle.kind == "pass-or-play":
            return "must pass" if self.task.answers == (PASS,) else "may not pass"
        return puzzle.kind


PLACES = [Place(lesson, number) for lesson in COURSE.lessons for number in range(1, len(lesson.steps) + 1)]
"""Every step of every lesson."""

ONE_OF_EACH = {place.kind: place for place in reversed(PLACES)}
"""The first step of each kind."""

PUZZLES = {
    kind: place
    for kind, place in ONE_OF_EACH.items()
    if place.step.puzzle is not None and place.task.select not in ("game", "sequence")
}
"""The first puzzle of each kind that one answer solves."""


def right_answer(task: Task) -> Answer:
    """An answer that solves the puzzle."""
    return task.answers if task.select == "many" else task.answers[:1]


def wrong_answers(task: Task) -> list[Answer]:
    """Answers that are wrong for different reasons, at most three."""
    if task.select == "choice":
        return [(option.key,) for option in task.options if option.key not in task.answers][:3]
    if task.select == "many":
        others = [square for square in GAME.squares if square not in task.answers]
        near = [square for square in others if not is_impossible(task, square)]
        found = [(near[0],), (*task.answers, near[-1]), task.answers[1:] or (near[-1],)]
        return [answer for answer in found if answer]
    board = task.position
    legal = board.legal_moves()
    squares = [square for square in GAME.squares if square not in task.answers]
    wrong = [square for square in squares if not is_impossible(task, square)]
    empty = [square for square in wrong if not board.at(square) and square not in legal]
    reasons = (
        [PASS] if task.can_pass and PASS not in task.answers else [],
        [square for square in wrong if square in legal and judge(task, (square,)).verdict != "right"],
        [square for square in empty if any(line.run for line in board.explain(square).lines)],
        empty,
        [square for square in wrong if board.at(square)],
    )
    found = [names[0] for names in reasons if names]
    return [(name,) for name in dict.fromkeys((*found, *wrong))][:3]
