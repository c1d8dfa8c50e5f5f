"""Without JavaScript what was tapped, tried and solved is there in another language and on the way back."""

from __future__ import annotations

import base64
import json
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.web.learn.step_cookie import COOKIE, LONGEST, MOST_STEPS


def fields(page: str) -> dict[str, str]:
    """What the form of a puzzle would send along."""
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


def cookie(client: FlaskClient) -> str | None:
    kept = client.get_cookie(COOKIE)
    return kept.value if kept else None


def puzzle_of(client: FlaskClient, path: str) -> str:
    """The page of a puzzle in English."""
    answer = client.get(f"/en/{path}")
    assert answer.status_code == 200
    return answer.text


def squares_of(page: str) -> list[str]:
    return re.findall(r'name="tap" value="(\w\d)"', page)


def tap(client: FlaskClient, path: str, most: int = 1) -> str:
    """Tap squares of a puzzle until so many are taken into its answer; gives the page."""
    page = puzzle_of(client, path)
    for square in squares_of(page):
        if len(fields(page)["taps"].split()) < most:
            page = client.post(f"/en/{path}", data=fields(page) | {"tap": square}, headers=OURS).text
    assert fields(page)["taps"]
    return page


@pytest.fixture
def many(app: Flask) -> str:
    """A step of a lesson that asks for several squares."""
    from tutor.web.learn.course_library import library_of

    course = library_of(app).first_course
    for lesson in course.lessons:
        prepared = library_of(app).prepared(course, lesson)
        for number in prepared.puzzles:
            task = prepared.task(number)
            if task is not None and task.select == "many" and len(task.answers) > 1:
                return f"learn/{course.name}/{lesson.slug}/{number}"
    raise AssertionError("no lesson asks for several squares")


def test_taps_and_tries_are_there_in_another_language_and_on_the_way_back(
    stranger: FlaskClient, many: str
) -> None:
    page = tap(stranger, many)
    left = fields(stranger.post(f"/en/{many}", data=fields(page) | {"check": "1"}, headers=OURS).text)
    assert left["taps"]
    assert (left["tries"], left["told"]) == ("1", "1")
    stranger.get(f"/en/{many.rpartition('/')[0]}/1")
    for tag in ("th", "lo", "en"):
        again = stranger.get(f"/{tag}/{many}").text
        assert fields(again) == left, tag
        assert 'class="card ' in again
        assert "data-state" not in again  # a script knows better itself


def test_help_counts_still_after_the_language_was_changed(stranger: FlaskClient, many: str) -> None:
    stranger.post(f"/en/{many}", data={"solution": "1"}, headers=OURS)
    again = stranger.get(f"/sw/{many}").text
    assert fields(again)["help"] == "2"
    assert 'name="solution"' not in again


def test_the_solved_board_of_the_home_page_stays_solved(stranger: FlaskClient) -> None:
    solved = stranger.post("/en/", data={"tap": "d3"}, headers=OURS).text
    assert 'class="card right"' in solved
    for tag in ("en", "zh-Hans"):
        assert 'class="card right"' in stranger.get(f"/{tag}/").text
    assert 'class="card right"' not in stranger.application.test_client().get("/en/").text


def test_a_puzzle_of_a_round_is_kept_too(stranger: FlaskClient) -> None:
    path = "practise/all-legal-moves/1/0/1"
    left = fields(tap(stranger, path))
    assert fields(stranger.get(f"/th/{path}").text) == left


def test_a_page_of_one_reader_is_not_given_to_another(stranger: FlaskClient, many: str) -> None:
    left = fields(tap(stranger, many))
    assert fields(stranger.get(f"/en/{many}").text) == left
    other = stranger.application.test_client()
    for _ in range(2):
        assert fields(other.get(f"/en/{many}").text)["taps"] == ""


def test_what_another_learner_of_this_browser_did_is_not_shown(learner: FlaskClient, many: str) -> None:
    tap(learner, many)
    with learner.session_transaction() as session:
        session["id"] = "b" * 32
    assert fields(learner.get(f"/en/{many}").text)["taps"] == ""


def first(app: Flask, lesson: str) -> str:
    """The name of the first step of a lesson."""
    from tutor.web.learn.course_library import library_of

    found = library_of(app).first_course.lesson(lesson.rpartition("/")[2])
    assert found
    return found.names[0]


def test_a_lesson_begun_once_more_is_fresh(app: Flask, stranger: FlaskClient, many: str) -> None:
    tap(stranger, many)
    lesson = many.rpartition("/")[0]
    link = re.search(r'<a href="([^"]+)" data-again>', stranger.get(f"/en/{lesson}/finished").text)
    assert link
    answer = stranger.get(link[1])
    assert (answer.status_code, answer.location) == (302, f"/en/{lesson}/{first(app, lesson)}")
    assert fields(stranger.get(f"/en/{many}").text)["taps"] == ""


@pytest.mark.parametrize("sent", ["x", "e30=", "W10=", "A" * (LONGEST + 1), "WyIiLFtbIm"])
def test_a_damaged_cookie_does_no_harm(app: Flask, many: str, sent: str) -> None:
    client = app.test_client()
    client.set_cookie(COOKIE, sent)
    assert fields(puzzle_of(client, many))["taps"] == ""


@pytest.mark.parametrize(
    "step", [["z9"], ["a1"] * 3, ["<b>"]], ids=["no square", "one square thrice", "no square at all"]
)
def test_a_cookie_that_fits_the_puzzle_no_more_is_passed_over(app: Flask, many: str, step: list[str]) -> None:
    client = app.test_client()
    tap(client, many)
    reader, [kept] = json.loads(base64.urlsafe_b64decode(cookie(client) or ""))
    for bad in ([*kept[:1], step, *kept[2:]], [*kept[:2], 7, *kept[3:]], [*kept[:5], 99]):
        client.set_cookie(COOKIE, base64.urlsafe_b64encode(json.dumps([reader, [bad]]).encode()).decode())
        page = puzzle_of(client, many)
        assert set(fields(page)["taps"].split()) <= {"a1"}
        assert fields(page)["help"] in ("0", "1", "2")


def test_only_the_last_puzzles_are_kept_and_the_cookie_stays_small(stranger: FlaskClient) -> None:
    for round_ in range(3):
        for number in range(1, 9):
            tap(stranger, f"practise/all-legal-moves/1/{round_}/{number}", most=3)
    kept = cookie(stranger)
    assert kept
    assert len(kept) <= LONGEST
    _, steps = json.loads(base64.urlsafe_b64decode(kept))
    assert len(steps) == MOST_STEPS
    assert fields(stranger.get("/en/practise/all-legal-moves/1/2/8").text)["taps"]
    assert not fields(stranger.get("/en/practise/all-legal-moves/1/0/1").text)["taps"]


def test_erasing_what_is_kept_erases_the_cookie(learner: FlaskClient) -> None:
    page = learner.get("/en/privacy/").text
    mark = re.search(r'name="mark" value="(\w+)"', page)
    assert mark
    assert cookie(learner)
    learner.post("/en/privacy/", data={"mark": mark[1]}, headers=OURS)
    assert not cookie(learner)
