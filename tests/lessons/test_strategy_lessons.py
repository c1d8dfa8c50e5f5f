"""How the lessons on strategy are written: short, mostly done and not told, and ending in a game."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tutor.lessons import Lesson, load_courses

FIRST = 11
MOST_WORDS = 25

RULES = frozenset(
    "corner corners mobility few fewest quiet stable safe wall frontier edge pass parity region odd even "
    "last x-square c-square sacrifice tempo answer reply".split()
)
"""Words that would name what a board is about."""

COURSE = load_courses(Path(__file__).parents[2] / "lessons")["othello"].lessons
LESSONS = [lesson for lesson in COURSE if lesson.number >= FIRST]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.slug)
def test_no_step_says_more_than_twenty_five_words(lesson: Lesson) -> None:
    assert [step.text for step in lesson.steps if len(step.text.split()) > MOST_WORDS] == []


@each_lesson
def test_a_rule_of_thumb_is_said_as_one(lesson: Lesson) -> None:
    said = " ".join(f"{step.title} {step.text}" for step in lesson.steps).lower()
    assert "always" not in said


@each_lesson
def test_one_step_tells_for_about_three_that_ask(lesson: Lesson) -> None:
    asked = sum(step.puzzle is not None for step in lesson.steps)
    assert asked >= 9
    assert asked / (len(lesson.steps) - asked) >= 2.7


@each_lesson
def test_most_boards_that_ask_for_a_move_name_no_rule(lesson: Lesson) -> None:
    asked = [step for step in lesson.steps if step.puzzle and step.puzzle.kind == "choose"]
    assert sum(not step.text and not step.hint for step in asked) * 2 >= len(asked)


@each_lesson
def test_the_title_of_a_board_that_asks_for_a_move_tells_a_story_and_no_rule(lesson: Lesson) -> None:
    for step in lesson.steps:
        if step.puzzle and step.puzzle.kind == "choose" and step.title:
            assert not RULES.intersection(re.findall(r"[a-z-]+", step.title.lower())), step.title
            assert step.title.endswith("?")


@pytest.mark.parametrize("number", [11, 13])
def test_no_question_is_asked_twice_in_a_row_but_with_another_title(number: int) -> None:
    lesson = COURSE[number - 1]
    asked = [(step.puzzle.kind, step.title) for step in lesson.steps if step.puzzle]
    assert len({kind for kind, _ in asked}) >= 4
    assert sum(kind == "choose" for kind, _ in asked) * 2 <= len(asked)
    assert not any(one == after and one[0] == "choose" for one, after in pairwise(asked))


@each_lesson
def test_the_last_step_is_a_game_with_a_goal(lesson: Lesson) -> None:
    last = lesson.steps[-1].puzzle
    assert last is not None and last.kind == "play"
