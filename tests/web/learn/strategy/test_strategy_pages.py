"""A course of strategy steps: its pages, its overlays, and a sequence played without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.othello.puzzles import Sequence
from tutor.lessons.loader import load_courses
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.judge import judge
from tutor.web.board.board_view import View
from tutor.web.learn.lesson_view import LessonView
from tutor.web.puzzles.answer_table import combine, standing, turn_at
from tutor.web.site.languages import LANGUAGES

COURSE = Path(__file__).parents[3] / "courses"

(LESSON,) = load_courses(COURSE)["othello"].lessons

SLUG = LESSON.slug


def puzzles(lesson: LessonView) -> Iterator[tuple[Task, View]]:
    for step, task in zip(lesson.steps, lesson.prepared.tasks, strict=True):
        if task is not None:
            yield task, step["puzzle"]


@pytest.fixture(scope="module")
def sequence(lesson: LessonView) -> tuple[Task, View]:
    for step, task in zip(lesson.steps, lesson.prepared.tasks, strict=True):
        if task is not None and task.turn is not None:
            return task, step
    raise AssertionError("the course has no sequence")


def path(number: int, tag: str = "en") -> str:
    return f"/{tag}/learn/othello/{SLUG}/{LESSON.names[number - 1]}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_step_has_a_page_in_every_language(pupil: FlaskClient, lesson: LessonView, tag: str) -> None:
    for number in range(1, len(lesson.steps) + 1):
        page = pupil.get(path(number, tag))
        assert page.status_code == 200, number
        assert "%(" not in page.text, number


def test_the_table_of_a_page_judges_as_the_judge_does(lesson: LessonView) -> None:
    for task, table in puzzles(lesson):
        if task.select in ("sequence", "game"):
            continue
        keys = [option.key for option in task.options] or list(task.position.game.squares)
        answers = [(key,) for key in keys]
        if task.select == "many":
            answers += [task.answers, task.answers[1:], (*task.answers, keys[-1])]
        for answer in answers:
            said = combine(table, answer, 0)
            if task.select == "one" and is_impossible(task, answer[0]):
                assert said["verdict"] == "note"
            else:
                assert said["verdict"] == judge(task, answer).verdict, (task.kind, answer)
            assert lesson.wording.html(said["title"]).strip()


def test_every_turn_of_a_sequence_judges_as_the_judge_does(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    table, seen = step["puzzle"], 0
    assert task.turn is not None
    for line in task.turn.lines():
        for length in range(len(line)):
            for square in task.position.game.squares:
                answer = (*line[:length], square)
                verdict = combine(table, answer, 0)["verdict"]
                if verdict == "note":
                    assert judge(task, answer).verdict != "right"
                    continue
                goes_on = turn_at(table, answer)[1] == answer
                assert judge(task, answer).verdict == ("almost" if goes_on else verdict)
                seen += goes_on
    assert seen


def test_a_turn_shows_the_board_after_the_answer_of_the_other_side(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    first = task.answers[0]
    position = task.position
    for move in (first, *answers_to(position, first)):
        position = position.play(move)
    shown = standing(step, (first,))
    assert shown["board"]["cells"] == position.cells()
    assert list(shown["board"]["legal"]) == [move for move in position.legal_moves() if move != PASS]
    assert standing(step, ())["board"] is step["board"]


def test_a_wrong_move_carries_the_answer_that_punishes_it(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    for move in task.position.legal_moves():
        said = step["puzzle"]["feedback"][move]
        moves = [frame["move"] for frame in said["frames"]]
        assert moves == [move, *answers_to(task.position, move)]
        assert len(moves) > 1


def number_of(lesson: LessonView, kind: type[Sequence]) -> int:
    steps = lesson.prepared.lesson.steps
    return next(number for number, step in enumerate(steps, 1) if isinstance(step.puzzle, kind))


def form_of(page: str) -> dict[str, str]:
    """The hidden fields with which the next form of a page is sent."""
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


def test_a_sequence_is_played_without_javascript(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.get(here).text
    for move in task.answers[:-1]:
        page = pupil.post(here, data={**form_of(page), "tap": move}, headers=OURS).text
        assert "White plays" in page and "3 stars of 3" not in page
        assert 'name="again"' not in page
    page = pupil.post(here, data={**form_of(page), "tap": task.answers[-1]}, headers=OURS).text
    assert "3 stars of 3" in page


def test_a_wrong_move_of_a_sequence_leads_back_to_its_own_turn(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.post(here, data={"tap": task.answers[0]}, headers=OURS).text
    page = pupil.post(here, data={**form_of(page), "tap": "g1"}, headers=OURS).text
    assert "Black wins by" in page and "White plays" in page
    assert 'name="tap"' not in page  # the board shows what would follow
    assert form_of(page)["tries"] == "1"
    page = pupil.post(here, data={**form_of(page), "again": "1"}, headers=OURS).text
    assert form_of(page)["taps"] == task.answers[0]
    assert 'name="tap"' in page


def test_the_same_tap_twice_is_one_answer(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.post(here, data={"tap": task.answers[0]}, headers=OURS).text
    again = pupil.post(here, data={**form_of(page), "tap": task.answers[0]}, headers=OURS).text
    assert form_of(again) == form_of(page)


def overlays(lesson: LessonView) -> dict[str, View]:
    return {
        step.overlay: view
        for step, view in zip(lesson.prepared.lesson.steps, lesson.steps, strict=True)
        if step.overlay
    }


def test_an_overlay_marks_what_the_engine_says_and_its_legend_names_the_squares(lesson: LessonView) -> None:
    found = overlays(lesson)
    assert set(found) == {"mobility", "flips", "frontier", "stable", "parity", "danger", "exact"}
    for name, step in found.items():
        board = step["board"]
        said = [(line["kind"], square.split()[0]) for line in board["legend"] for square in line["squares"]]
        assert sorted(said) == sorted((kind, square) for kind, square, _ in board["overlay"]), name
        assert said
        for line in board["legend"]:
            assert lesson.wording.html(line["say"])
            assert line.get("sign") == ("!" if line["kind"] == "danger" else None)


def test_marks_that_count_carry_their_number(lesson: LessonView) -> None:
    found = overlays(lesson)
    flips = {square: text for _, square, text in found["flips"]["board"]["overlay"]}
    assert flips == {"f3": "1", "f5": "4", "a6": "1", "d6": "2", "d7": "1"}
    parity = {square: (kind, text) for kind, square, text in found["parity"]["board"]["overlay"]}
    assert (parity["f8"], parity["f1"]) == (("odd", "3"), ("even", "2"))


def test_an_overlay_follows_the_moves_that_are_played(lesson: LessonView, pupil: FlaskClient) -> None:
    step = overlays(lesson)["exact"]
    (frame,) = step["frames"]
    assert frame["overlay"] and frame["overlay"] != step["board"]["overlay"]
    assert frame["color"] == Color.BLACK.value
    page = pupil.get(f"{step['url']}?moves=1").text
    legend = page.split("data-legend>")[1].split("</ul>")[0]
    assert legend.count("<li>") == len(frame["legend"])
    assert page.count('class="o ') == len(frame["overlay"]) + len(frame["legend"])


def test_a_step_without_an_overlay_has_no_legend(pupil: FlaskClient) -> None:
    assert "data-legend" not in pupil.get(path(1)).text


def test_only_a_lesson_that_needs_it_loads_what_strategy_needs(
    pupil: FlaskClient, stranger: FlaskClient, lesson: LessonView
) -> None:
    wanted = ("js/learn/strategy.js", "js/puzzles/sequence.js", "js/board/overlay.js", "css/overlay.css")
    here, elsewhere = (
        pupil.get(path(1)).text,
        stranger.get("/en/learn/othello/board-and-squares/find-e3").text,
    )
    assert [name in here for name in wanted] == [True] * 4
    assert [name in elsewhere for name in wanted] == [False] * 4
    assert lesson.data["strategy"] is True
