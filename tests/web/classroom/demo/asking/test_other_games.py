"""What is asked on the big board is what the game on it has, whichever game that is."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tutor.classroom.work.kinds import kinds
from tutor.lessons.model import Course, Step
from tutor.web.classroom.demo.demo_types import ScreenView
from tutor.web.wording.asking_words import menu
from tutor.web.wording.classroom.big_board_words import REFUSALS

GAME = "go-9x9"
NOT_ALONE = {"capture-in", "seki-or-not"}
"""Kinds that need more than one ringed square says: a region, two groups."""


@pytest.fixture
def course(app: Flask) -> Course:
    """A course of another game than the usual one."""
    found: Course = app.extensions["course_library"].courses["go"]
    return found


def asked_in(course: Course) -> dict[str, list[tuple[str, int, Step]]]:
    """Where each kind is asked: the lesson, the number of the step, and the step."""
    found: dict[str, list[tuple[str, int, Step]]] = {}
    for lesson in course.lessons:
        for number, step in enumerate(lesson.steps, 1):
            if step.puzzle is not None:
                found.setdefault(step.puzzle.kind, []).append((lesson.slug, number, step))
    return found


def open_step(board: Board, lesson: str, number: int) -> ScreenView:
    return board.do("open-step", lesson=f"go/{lesson}", step=str(number))  # type: ignore[return-value]


def test_every_kind_of_the_game_on_the_board_is_offered_and_no_other(app: Flask, course: Course) -> None:
    board = class_at_board(app, begun=False)
    open_step(board, *asked_in(course)["liberties"][0][:2])
    page = board.teacher.get(board.url()).text
    offered = page.partition('<select name="kind">')[2].partition("</select>")[0]
    assert all(f'<option value="{kind}">' in offered for kind in kinds(GAME))
    assert "flips" not in offered and offered.count("<option") == len(kinds(GAME)) + 1
    assert '<span>Point</span><select name="square">' in page and "<span>Square</span>" not in page


def test_each_kind_is_asked_on_a_board_of_its_lesson(app: Flask, course: Course) -> None:
    board, refused = class_at_board(app, begun=False), {}
    steps = asked_in(course)
    for name, puzzle in kinds(GAME).items():
        for lesson, number, step in steps.get(puzzle.kind, steps["atari-or-not"]):
            open_step(board, lesson, number)
            for ringed in getattr(step.puzzle, "among", ()):
                board.do("", tap=ringed, mode="ring")
            answer = board.ask("ask", kind=name, square=getattr(step.puzzle, "target", ""))
            if answer.status_code == 200:
                break
            assert answer.status_code == 409, (name, answer.text)
            refused[name] = answer.json["error"]  # type: ignore[index]
        else:
            continue
        refused.pop(name, None)
        board.do("count")
        assert board.do("reveal")["answer"]["title"], name
    assert set(refused) == NOT_ALONE
    assert set(refused.values()) == {REFUSALS["cannot-ask"]}, "nothing is said that only another game knows"
    assert board.ask("ask", kind="flips").status_code == 400


def test_no_two_kinds_of_a_game_have_one_name() -> None:
    titles = [title for group in menu(str, "black", GAME) for title in group["kinds"].values()]
    assert len(set(titles)) == len(titles) == len(kinds(GAME))


def test_a_question_has_a_drawn_example_of_its_game(app: Flask, course: Course) -> None:
    board = class_at_board(app, begun=False)
    open_step(board, *asked_in(course)["liberties"][0][:2])
    said = board.teacher.get(board.url("demo/preview"), query_string={"kind": "liberties"}).json
    assert said and said["question"] and said["sample"].count("<svg") == 1


@pytest.fixture
def asked(app: Flask, course: Course) -> tuple[Board, Pupil, list[str], list[str]]:
    """A class that is asked for pieces that stand together, with two groups of them."""
    board = class_at_board(app, begun=False)
    open_step(board, *asked_in(course)["mark-dead"][0][:2])
    question = board.do("ask-step")["question"]
    first, second, *_ = question["chains"]
    return board, board.pupil(), first, second


def test_one_stone_stands_for_all_that_are_chosen_with_it(
    asked: tuple[Board, Pupil, list[str], list[str]],
) -> None:
    board, pupil, first, second = asked
    assert pupil.vote(first[0]).status_code == 200
    assert pupil.mine()["answer"] and sorted(pupil.mine()["answer"]) == sorted(first)
    other = board.pupil("Keo")
    other.vote(*first)
    tally = board.do("count")["tally"]
    assert tally["answered"] == 2
    assert len({tuple(sorted(one.mine()["answer"])) for one in (pupil, other)}) == 1
    assert second[0] not in pupil.mine()["answer"]


def test_without_javascript_a_tap_takes_them_all_in_or_out(
    asked: tuple[Board, Pupil, list[str], list[str]],
) -> None:
    board, pupil, first, second = asked
    number = board.state()["question"]["number"]

    def tap(square: str) -> list[str]:
        sent = {"question": str(number), "tap": square}
        assert pupil.client.post(board.url("demo/vote"), data=sent, headers=OURS).status_code == 303
        return sorted(pupil.mine()["answer"])

    assert tap(first[0]) == sorted(first)
    assert tap(second[-1]) == sorted(first + second)
    assert tap(first[-1]) == sorted(second)


def test_a_pass_is_offered_while_a_lesson_runs_and_not_after_it(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    shown = 'name="do" value="pass" data-when="running may-pass !question"'
    assert f"{shown} hidden" in board.teacher.get(board.url()).text
    open_step(board, "liberties", 1)
    assert f"{shown}>" in board.teacher.get(board.url()).text
    board.do("end")
    assert "may-pass" in board.state()["flags"]
    assert f"{shown} hidden" in board.teacher.get(board.url()).text
