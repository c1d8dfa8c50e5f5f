"""Hints of puzzles: each says more than the misses did, and a ring stands on no disc the words leave out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest

from tutor.games.base import PASS
from tutor.games.kinds.goal_games import GoalGame
from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.measures.measures import costs
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import take
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.web.puzzles.hints import hints_of
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import WORDS

LESSONS = Path(__file__).parents[3] / "lessons"

NAMED = ("find-square", "square-name", "corner-name", "disc-on")
HINTS = WORDS["choose"].hints
RINGED = ("the ringed disc", "the ringed stones", "the group")
"""How a hint speaks of what is ringed without its name."""


def puzzles() -> Iterator[tuple[str, Step, Task]]:
    """Every puzzle of every lesson but the games with a goal, which have no hint."""
    for course in load_courses(LESSONS).values():
        for lesson in course.lessons:
            for n, step in enumerate(lesson.steps, 1):
                if step.puzzle and not isinstance(step.puzzle, GoalGame):
                    yield f"{lesson.title} {n}", step, set_puzzle(find_game(course.game), step)


def test_a_hint_speaks_of_every_disc_that_it_rings() -> None:
    ringed = 0
    for name, step, task in puzzles():
        wording = Wording(NullTranslations(), "en")
        for hint in hints_of(wording, step, task):
            said = re.sub("<[^>]*>", "", wording.html(hint["say"]))
            for square in hint["ring"]:
                ringed += 1
                assert any(words in said for words in (square, *RINGED)), f"{name}: {said}"
    assert ringed > 30


def test_no_hint_repeats_what_a_miss_has_said() -> None:
    compared = 0
    for name, step, task in puzzles():
        wording = Wording(NullTranslations(), "en")
        keys = [option.key for option in task.options] or list(task.position.game.squares)
        answers = ((key,) for key in (*keys, *([PASS] if task.can_pass else ())))
        misses = {
            said
            for judged in (judge(task, answer) for answer in answers)
            if judged.verdict != "right"
            for reason in judged.reasons
            for said in sentences(wording, wording.reason(reason))
        }
        for hint in hints_of(wording, step, task):
            compared += len(misses)
            repeated = misses & set(sentences(wording, hint["say"]))
            assert not repeated or hint["ring"] or hint["area"], f"{name}: {repeated}"
    assert compared > 500


def sentences(wording: Wording, said: Say) -> list[str]:
    """The sentences of a text in English."""
    return re.split(r"(?<=[.?]) ", re.sub("<[^>]*>", "", wording.html(said)))


def test_the_hint_of_a_name_tints_its_column_and_no_more() -> None:
    found = 0
    for name, step, task in puzzles():
        if step.puzzle.topic in NAMED:  # type: ignore[union-attr]
            (hint,) = hints_of(Wording(NullTranslations(), "en"), step, task)
            asked = step.puzzle.square or step.marks.ring[0]  # type: ignore[union-attr]
            assert len(hint["area"]) == 8 and asked in hint["area"], name
            assert {square[0] for square in hint["area"]} == {asked[0]}, name
            found += 1
    assert found >= 4


@pytest.mark.parametrize("kind", ["flips", "all-legal-moves"])
def test_the_second_hint_rings_every_disc_that_ends_a_line(kind: str) -> None:
    found = 0
    for name, step, task in puzzles():
        if task.kind != kind:
            continue
        wording = Wording(NullTranslations(), "en")
        _, second = hints_of(wording, step, task)
        moves = [task.move] if task.move else task.answers
        lines = [line for move in moves for line in task.position.explain(move).lines]
        ends = {line.stop for line in lines if line.end is LineEnd.FLIPS}
        assert set(second["ring"]) == ends, name
        assert not ends & set(task.answers), name
        said = re.sub("<[^>]*>", "", wording.html(second["say"]))
        assert ("ringed discs." in said) == (len(ends) > 1), f"{name}: {said}"
        found += 1
    assert found > 5


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
