"""Hints of puzzles: a ring stands on no disc of which the words say nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest

from tutor.lessons.loader import load_courses
from tutor.lessons.model import Step
from tutor.puzzles.bank import take
from tutor.puzzles.goals import Task, set_puzzle
from tutor.puzzles.measures import costs
from tutor.rules import LineEnd, find_game
from tutor.web.hints import hints_of
from tutor.web.wording import Wording
from tutor.web.wording.tasks import HINTS

LESSONS = Path(__file__).parents[2] / "lessons"


def puzzles() -> Iterator[tuple[str, Step, Task]]:
    """Every puzzle of every lesson."""
    for course in load_courses(LESSONS).values():
        for lesson in course.lessons:
            for n, step in enumerate(lesson.steps, 1):
                if step.puzzle:
                    yield f"{lesson.title} {n}", step, set_puzzle(find_game(course.game), step)


def test_a_hint_speaks_of_every_disc_that_it_rings() -> None:
    ringed = 0
    for name, step, task in puzzles():
        wording = Wording(NullTranslations(), "en")
        for hint in hints_of(wording, step, task):
            said = re.sub("<[^>]*>", "", wording.html(hint["say"]))
            for square in hint["ring"]:
                ringed += 1
                assert "the ringed disc" in said or square in said, f"{name}: {said}"
    assert ringed > 30


@pytest.mark.parametrize("kind", ["legal-move", "pass-or-play"])
def test_the_disc_said_to_end_a_line_ends_one_of_the_side_to_move(kind: str) -> None:
    found = 0
    for name, step, task in puzzles():
        wording = Wording(NullTranslations(), "en")
        first = hints_of(wording, step, task)[0]
        if task.kind == kind and first["ring"]:
            (stop,) = first["ring"]
            lines = [line for move in task.answers for line in task.position.explain(move).lines]
            assert task.position.at(stop) is task.position.to_move, name
            assert stop in {line.stop for line in lines if line.end is LineEnd.FLIPS}, name
            found += 1
    assert found


@pytest.mark.parametrize("theme", ["takes-corner", "fewest-replies", "fewest-frontier", "best-exact"])
def test_a_first_hint_of_practice_belongs_to_what_the_board_is_about(theme: str) -> None:
    heard = set[bool]()
    for level in range(1, 11):
        step = take((theme, level, 0))
        task = set_puzzle(find_game("othello"), step)
        wording = Wording(NullTranslations(), "en")
        said = wording.html(hints_of(wording, step, task)[0]["say"])
        of_topic = str(HINTS[theme]) in said
        heard.add(of_topic)
        cost = costs(task.position, theme)  # type: ignore[arg-type]
        best = [move for move in cost if cost[move] == min(cost.values())]
        # A measure that points to wrong moves alone would lead astray.
        assert of_topic == (bool({*best} & {*task.answers}) and len(best) < len(cost))
        assert of_topic or str(HINTS["choose"]) in said
    assert True in heard
