"""Each kind of the lessons on strategy, asked of a class: on the wall, the console, paper, in the report."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.classroom.class_at_board import Board, class_at_board
from tutor.classroom.demo.questions import Question, task_of
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.moves import moves_of
from tutor.lessons.model import Step
from tutor.puzzles.judge import judge
from tutor.web.learn.course_library import library_of

KINDS = ("choose", "predict", "compare", "guess", "line", "mark-regions", "opening-name")


@dataclass(frozen=True)
class Asked:
    """A puzzle of the course that a class is asked."""

    lesson: str
    number: int
    step: Step

    @cached_property
    def task(self) -> Task:
        """It, as a class answers it: of several moves the first."""
        return task_of("othello", Question(1, self.step))

    @property
    def right(self) -> Answer:
        """An answer that is right."""
        return self.task.answers if self.task.select == "many" else self.task.answers[:1]

    @property
    def wrong(self) -> Answer:
        """An answer that is not."""
        if self.task.select == "many":
            return self.task.answers[:1]
        options = [option.key for option in self.task.options] or moves_of(self.task.position)
        return next((one,) for one in options if judge(self.task, (one,)).verdict == "not-yet")


def first_of(app: Flask, kind: str) -> Asked:
    """The first puzzle of a kind in the course; `opening-name` is what a choice is about."""
    for lesson in library_of(app).first_course.lessons:
        for number, step in enumerate(lesson.steps, 1):
            if step.puzzle is not None and kind in (step.puzzle.kind, step.puzzle.topic):
                return Asked(lesson.slug, number, step)
    raise AssertionError(kind)


def shown(board: Board, asked: Asked) -> None:
    board.do("open-step", course="othello", lesson=asked.lesson, step=str(asked.number))


def plain(html: str) -> str:
    """The words of a page."""
    page = re.sub(r"<script.*?</script>|<[^>]*>", " ", html, flags=re.DOTALL)
    return re.sub(r"\s+", " ", page).replace(" .", ".")


def marked_right(state: dict[str, Any]) -> set[str]:
    """What the wall shows as right: squares that are ringed, or bars with a tick."""
    bars = {bar["key"] for bar in state["tally"]["bars"] if bar["right"]}
    return bars or set(state["answer"]["ring"])


@pytest.mark.parametrize("kind", KINDS)
def test_votes_stand_on_the_wall_then_what_is_right_and_why_the_others_are_not(app: Flask, kind: str) -> None:
    board = class_at_board(app)
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    asked = first_of(app, kind)
    shown(board, asked)
    state = board.do("ask-step")
    assert (state["tally"], state["answer"], state["board"]["overlay"]) == (None, None, [])
    assert amy.vote(*asked.right).status_code == ben.vote(*asked.wrong).status_code == 200
    tally = board.do("count")["tally"]
    counted = {one["key"]: one["n"] for one in tally["bars"] if one["n"]} | {
        one["square"]: one["n"] for one in tally["squares"]
    }
    assert counted == {
        key: (key in asked.right) + (key in asked.wrong) for key in {*asked.right, *asked.wrong}
    }
    state = board.do("reveal")
    assert marked_right(state) == set(asked.right)
    (wrong,) = state["answer"]["wrong"]
    assert wrong["n"] == 1 and wrong["title"]
    assert (amy.mine()["right"], ben.mine()["right"]) == (True, False)
    wall = plain(board.teacher.get(board.url("projector/")).text)
    assert "Right answers: 1 of 2" in wall
    assert plain(wrong["title"]).strip() in wall
    console = plain(board.teacher.get(board.url()).text)
    assert plain(wrong["title"]).strip() in console


@pytest.mark.parametrize("kind", KINDS)
def test_the_report_names_what_was_missed_and_what_is_right(app: Flask, kind: str) -> None:
    board = class_at_board(app)
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    asked = first_of(app, kind)
    shown(board, asked)
    state = board.do("ask-step")
    question = plain(state["title"]).strip()
    amy.vote(*asked.right)
    ben.vote(*asked.wrong)
    board.do("reveal")
    board.do("close")
    for page in ("report/", f"report/{ben.seat}/"):
        answer = board.teacher.get(board.url(page))
        assert answer.status_code == 200
        assert question.replace(" ,", ",") in plain(answer.text).replace(" ,", ",")
        right = answer.text.split('class="solution"')[1]
        assert "The right answer is marked" not in right, "nothing is marked on this page"
        if not asked.task.options:
            assert all(f'data-square="{square}"' in right for square in asked.right)
    assert question not in plain(board.teacher.get(board.url(f"report/{amy.seat}/")).text)


def test_of_two_boards_the_report_draws_the_one_chosen_and_the_one_that_is_right(app: Flask) -> None:
    board = class_at_board(app)
    ben = board.pupil("Ben")
    asked = first_of(app, "compare")
    shown(board, asked)
    board.do("ask-step")
    ben.vote(*asked.wrong)
    board.do("reveal")
    board.do("close")
    missed = board.teacher.get(board.url(f"report/{ben.seat}/")).text.split('class="missed"')[1]
    drawn = [set(re.findall(r'aria-label="(\w\d: \w+) disc', one)) for one in missed.split('role="grid"')[1:]]
    ends = {option.key: option.position for option in asked.task.options}
    for key, discs in zip((*asked.wrong, *asked.right), drawn, strict=True):
        end = ends[key]
        assert end is not None
        cells = {square: end.at(square) for square in end.game.squares}
        assert discs == {f"{square}: {color.value}" for square, color in cells.items() if color}


def test_the_name_of_an_opening_that_is_right_stands_in_the_report(app: Flask) -> None:
    board = class_at_board(app)
    ben = board.pupil("Ben")
    asked = first_of(app, "opening-name")
    shown(board, asked)
    options = {one["key"]: one["html"] for one in board.do("ask-step")["question"]["options"]}
    ben.vote(*asked.wrong)
    board.do("reveal")
    board.do("close")
    missed = plain(board.teacher.get(board.url(f"report/{ben.seat}/")).text).split(
        "What is this opening called?"
    )[1]
    assert options[asked.wrong[0]] in missed
    assert f"The right answer: {options[asked.right[0]]}" in missed


def test_the_move_to_be_answered_is_marked_as_the_last_one_on_every_screen(app: Flask) -> None:
    board = class_at_board(app)
    asked = first_of(app, "predict")
    shown(board, asked)
    assert board.do("ask-step")["board"]["last_move"] == asked.task.last_move
    board.pupil("Amy").vote(*asked.right)
    assert board.do("reveal")["board"]["last_move"] == asked.right[0]


def test_a_game_with_a_goal_is_played_by_the_class_against_the_computer(app: Flask) -> None:
    board = class_at_board(app)
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    asked = first_of(app, "play")
    shown(board, asked)
    state = board.do("ask-step")
    assert state["match"]["computer"] and state["title"].startswith("The class plays")
    move = moves_of(asked.task.position)[0]
    amy.vote(move)
    ben.vote(move)
    counted = board.do(state["main"]["do"])
    assert {one["square"]: one["n"] for one in counted["tally"]["squares"]} == {move: 2}
    assert board.do(counted["main"]["do"])["board"]["last_move"] == move
    board.do("end", sure="1")
    assert board.teacher.get(board.url("report/")).status_code == 200


@pytest.mark.parametrize("kind", [*KINDS, "play"])
def test_on_paper_stands_what_is_asked_and_on_the_key_what_is_right(
    app: Flask, stranger: FlaskClient, kind: str
) -> None:
    asked = first_of(app, kind)
    page = stranger.get(f"/en/print/lesson/othello/{asked.lesson}/").text
    sheet, _, key = page.partition('class="sheet key"')
    lesson = library_of(app).lesson(library_of(app).first_course, asked.lesson)
    assert lesson is not None
    place = sum(step.puzzle is not None for step in lesson.steps[: asked.number - 1])
    one, right = (paper.split('class="asked"')[place + 1] for paper in (sheet, key))
    if kind == "compare":
        assert one.count("<svg") == 2 and right.count("<svg") == 1
    elif kind == "opening-name":
        assert "✓" in right and "✓" not in one
    elif kind != "play":
        assert all(square in plain(right) for square in asked.right)
        assert 'class="cross"' not in one
