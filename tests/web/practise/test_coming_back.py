"""Puzzles that come back: after a miss, after a lesson, on a later day, to nobody but their owner."""

import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from babel.dates import format_skeleton
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape
from sqlalchemy import select, update

from tests.conftest import OURS
from tests.web.practise.test_practice import FLIPS, PAGE, a_round, make_due, send
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.puzzle_tasks import solutions
from tutor.puzzles.twin import IMAGES, move_square
from tutor.storage.database import Database
from tutor.storage.models import Card, PracticeAnswer
from tutor.web.board.board_link import position_code
from tutor.web.learn.course_library import library_of
from tutor.web.practise.spaced_return import MOST_REVIEWED
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.today import ZONE


def test_what_comes_back_after_a_miss_shows_no_three_stars(stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers), "tries": "1", "help": "1"}
    page = stranger.post(FLIPS + "1", data=answer, headers=OURS).text
    assert "2 stars of 3" in page
    assert "Solved at the second try." in page
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text


def test_a_missed_puzzle_comes_back_with_its_board_turned(app: Flask, stranger: FlaskClient) -> None:
    assert "Nothing to review today" in stranger.get(PAGE).text
    assert stranger.get("/en/practise/review/").headers["Location"] == PAGE
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text
    make_due(app, f"{MAKER_VERSION}/flips/3/7/1")
    assert "1 board comes back today" in stranger.get(PAGE).text
    address = stranger.get("/en/practise/review/").headers["Location"]
    page = stranger.get(address)
    assert page.status_code == 200
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers)}
    assert "3 stars of 3" in stranger.post(address, data=answer, headers=OURS).text
    assert re.search(r"1 puzzle comes back (tomorrow|on \w+, \w+ \d+)\.", stranger.get(PAGE).text)
    make_due(app, f"{MAKER_VERSION}/flips/3/7/1")
    turned = stranger.get("/en/practise/review/").headers["Location"]
    assert turned == address.replace("-0/", "-1/")
    assert "3 stars of 3" not in stranger.post(turned, data=answer, headers=OURS).text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_comes_back_on_a_later_day_is_told_with_that_day(
    app: Flask, stranger: FlaskClient, tag: str
) -> None:
    stranger.set_cookie(ZONE, "0")  # else the day of a language begins before that of UTC
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    later = datetime.now(UTC) + timedelta(days=5)
    database: Database = app.extensions["database"]
    with database.write() as session:
        session.execute(update(Card).where(Card.puzzle == f"{MAKER_VERSION}/flips/3/7/1").values(due=later))
    day = format_skeleton("MMMMEEEEd", later.date(), locale=LANGUAGES[tag].locale)
    page = stranger.get(f"/{tag}/practise/").text
    assert re.search(rf'<div class="tile"><strong>[^<]*{re.escape(day)}', page)


def test_a_step_of_a_review_is_done_only_when_it_was_answered_there(
    app: Flask, stranger: FlaskClient
) -> None:
    for number in (1, 2, 3):
        stranger.post(f"{FLIPS}{number}", data={"check": "1", "taps": "a1"}, headers=OURS)
        make_due(app, f"{MAKER_VERSION}/flips/3/7/{number}")
    address = stranger.get("/en/practise/review/").headers["Location"]
    last = address.removesuffix("1") + "3"
    assert 'class="done"' not in stranger.get(last).text
    stranger.post(address, data={"check": "1", "taps": "a1"}, headers=OURS)
    assert stranger.get(last).text.count('class="done"') == 1


def test_an_answer_is_kept_with_its_own_card_where_one_before_it_is_gone(
    app: Flask, stranger: FlaskClient
) -> None:
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "a1"}, headers=OURS)
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER_VERSION}/flips/3/7/1")
    gone, left = cards_in(app, "lesson/othello/legal-moves/first-legal-move", f"{MAKER_VERSION}/flips/3/7/1")
    with app.extensions["database"].write() as session:
        session.execute(update(Card).where(Card.id == gone).values(puzzle="lesson/othello/legal-moves/999"))
    address = f"/en/practise/review/{gone}-0.{left}-0/1"
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers)}
    assert "3 stars of 3" in stranger.post(address, data=answer, headers=OURS).text
    with app.extensions["database"].read() as session:
        names = set(session.scalars(select(PracticeAnswer.puzzle)))
    assert f"review/{left}-0" in names
    assert f"review/{gone}-0" not in names


def cards_in(app: Flask, *puzzles: str) -> list[int]:
    """The newest card of each puzzle."""
    with app.extensions["database"].read() as session:
        newest = select(Card.id).order_by(Card.id.desc()).limit(1)
        return [session.scalars(newest.where(Card.puzzle == puzzle)).one() for puzzle in puzzles]


def test_a_review_is_its_owners_alone(app: Flask, stranger: FlaskClient, learner: FlaskClient) -> None:
    stranger.post(FLIPS + "2", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER_VERSION}/flips/3/7/2")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert stranger.get(address).status_code == 200
    assert learner.get(address).status_code == 404


def test_a_board_that_comes_back_has_a_link_that_anybody_can_open(app: Flask, stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "2", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER_VERSION}/flips/3/7/2")
    address = stranger.get("/en/practise/review/").headers["Location"]
    link = re.search(r'<a href="([^"]*)"[^>]*>Link to this board', stranger.get(address).text)
    assert link
    assert link[1] == board_url_of(a_round()[1].task.position)
    puzzles = stranger.get(address.removesuffix("/1") + "/puzzles.json").json
    assert [step["board_url"] for step in puzzles["steps"]] == [link[1]]  # type: ignore[index]
    other = app.test_client()
    opened = other.get(link[1], headers={"Accept-Language": "sw"})
    assert opened.location == "/sw" + link[1]
    assert other.get(opened.location).status_code == 200


def board_url_of(position: Position) -> str:
    return f"/board/{position.game.name}/{position_code(position)}"


def test_a_puzzle_missed_in_a_lesson_comes_back_in_practice(app: Flask, stranger: FlaskClient) -> None:
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "a1"}, headers=OURS)
    make_due(app, "lesson/othello/legal-moves/first-legal-move")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert "3 stars of 3" in stranger.post(address, data={"tap": "c6"}, headers=OURS).text


def test_a_puzzle_solved_in_a_lesson_comes_back_tomorrow_with_its_colours_exchanged_and_without_its_name(
    app: Flask, stranger: FlaskClient
) -> None:
    lesson = "/en/learn/othello/x-and-c-squares"
    course = library_of(app).first_course
    found = course.lesson("x-and-c-squares")
    assert found
    number, step = next(
        (n, name)
        for n, (name, one) in enumerate(zip(found.names, found.steps, strict=True), 1)
        if one.puzzle and one.puzzle.kind == "choose" and one.text
    )
    task = library_of(app).prepared(course, found).task(step)
    assert task
    before = stranger.get(f"{lesson}/{step}").text
    assert escape(found.step(number).text) in before
    stranger.post(f"{lesson}/{step}", data={"tap": task.answers[0]}, headers=OURS)
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text
    make_due(app, f"lesson/othello/x-and-c-squares/{step}")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert re.search(r"/review/\d+-4/1$", address)
    again = stranger.get(address).text
    assert escape(found.step(number).text) not in again
    assert task.position.to_move is Color.WHITE
    assert "Black to move" in again
    moved = move_square(task.position.game, task.answers[0], IMAGES[4])
    assert "3 stars of 3" in stranger.post(address, data={"tap": moved}, headers=OURS).text


def test_no_more_come_back_on_a_day_than_one_review_holds(app: Flask, stranger: FlaskClient) -> None:
    course = library_of(app).first_course
    for lesson in course.lessons[:3]:
        prepared = library_of(app).prepared(course, lesson)
        send(
            stranger,
            *(
                {
                    "id": str(uuid.uuid4()),
                    "lesson": lesson.slug,
                    "step": name,
                    "answer": solutions(task)[0],
                    "help": 0,
                }
                for name in prepared.puzzles
                if (task := prepared.task(name))
            ),
        )
    assert f"{MOST_REVIEWED} puzzles come back tomorrow." in stranger.get(PAGE).text
    for lesson in course.lessons[:3]:
        for name in library_of(app).prepared(course, lesson).puzzles:
            make_due(app, f"lesson/othello/{lesson.slug}/{name}")
    assert f"{MOST_REVIEWED} boards come back today" in stranger.get(PAGE).text
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert len(address.split("/")[-2].split(".")) == MOST_REVIEWED
    assert stranger.get(address.removesuffix("1") + str(MOST_REVIEWED)).status_code == 200
