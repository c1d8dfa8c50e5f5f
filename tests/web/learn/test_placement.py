"""Who knows the rules begins later: six boards offer it, and nothing is locked."""

from __future__ import annotations

import re
import uuid

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.learn.test_stations import solve
from tests.web.practise.test_round_end import end, send, ways
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.puzzles.practice.rounds import make_placement
from tutor.puzzles.puzzle_tasks import solutions
from tutor.settings import ROOT
from tutor.web.learn.lesson_view import prepare
from tutor.web.site.languages import LANGUAGES

COURSE = load_courses(ROOT / "lessons")["othello"]
assert COURSE.placement
MADE = make_placement(find_game("othello"), COURSE.placement)
RIGHT = [solutions(one.task)[0] for one in MADE]
NAME = "placement/othello"
FIRST = f"/en/practise/{NAME}/1"
MAP = "/en/learn/othello/"
DOOR = "/en/learn/othello/corners/"


def place(client: FlaskClient, became: str) -> None:
    send(client, NAME, became, RIGHT)


def begin_lesson(client: FlaskClient, slug: str) -> None:
    """Solve the first puzzle of a lesson."""
    lesson = COURSE.lesson(slug)
    assert lesson
    view = prepare(COURSE, lesson, ROOT / "lessons" / "othello")
    name, task = next((name, task) for name, task in zip(lesson.names, view.tasks, strict=True) if task)
    answer = {"id": str(uuid.uuid4()), "lesson": slug, "step": name, "answer": [task.answers[0]], "help": 0}
    assert client.post(f"{MAP}progress", json={"answers": [answer]}, headers=OURS).status_code == 200


def now(client: FlaskClient) -> str:
    """The lesson to which the main button of the map leads."""
    found = re.search(r'<a class="button main" href="/en/learn/othello/([\w-]+)', client.get(MAP).text)
    assert found
    return found[1]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_map_and_the_front_page_lead_to_the_six_boards(stranger: FlaskClient, tag: str) -> None:
    for page in (f"/{tag}/learn/othello/", f"/{tag}/"):
        text = stranger.get(page).text
        assert text.count(f'href="/{tag}/practise/{NAME}/1"') == 1
        assert "%(" not in text
    assert stranger.get(f"/{tag}/practise/{NAME}/1").status_code == 200


def test_a_course_without_six_boards_offers_none(stranger: FlaskClient) -> None:
    assert "/practise/placement" not in stranger.get("/en/learn/go/").text
    assert "/practise/placement" not in stranger.get("/en/go/").text
    for name in ("placement/go", "placement/chess", "placement", "placement/othello/1"):
        assert stranger.get(f"/en/practise/{name}/1").status_code == 404


@pytest.mark.parametrize("became", ["++++++", "+++-++"])
def test_five_of_six_lead_to_the_lesson_of_the_door(stranger: FlaskClient, became: str) -> None:
    place(stranger, became)
    page = end(stranger, NAME)
    assert ways(page) == [DOOR, MAP]
    assert "Begin with lesson 11" in page
    assert "You know the rules." in page
    assert stranger.get(DOOR).status_code == 302


@pytest.mark.parametrize(
    ("became", "slug", "lesson"),
    [
        ("-+++-+", "legal-moves", "Lesson 4"),
        ("+--+++", "all-directions", "Lesson 5"),
        ("+++---", "passing", "Lesson 9"),
        ("++++--", "all-must-flip", "Lesson 8"),
        ("------", "legal-moves", "Lesson 4"),
    ],
)
def test_fewer_lead_to_the_lesson_of_the_first_board_missed(
    stranger: FlaskClient, became: str, slug: str, lesson: str
) -> None:
    place(stranger, became)
    page = end(stranger, NAME)
    assert ways(page) == [f"{MAP}{slug}/", MAP]
    assert f"{lesson} · " in page
    assert "Begin with lesson 11" not in page
    assert "You know the rules." not in page
    assert stranger.get(DOOR).status_code == 302


def test_boards_left_open_come_first(stranger: FlaskClient) -> None:
    place(stranger, "+++++.")
    assert ways(end(stranger, NAME)) == [f"/en/practise/{NAME}/6", MAP]


def test_the_six_boards_are_answered_without_javascript(stranger: FlaskClient) -> None:
    first, second, *_ = MADE
    page = stranger.post(FIRST, data={"tap": first.task.answers[0]}, headers=OURS).text
    assert f'href="/en/practise/{NAME}/2"' in page
    form = {"check": "1", "taps": " ".join(second.task.answers)}
    assert stranger.post(f"/en/practise/{NAME}/2", data=form, headers=OURS).status_code == 200
    assert end(stranger, NAME).count('class="clean"') == 2


def test_who_was_placed_goes_on_from_the_lesson_of_the_door(stranger: FlaskClient) -> None:
    place(stranger, "++++++")
    begin_lesson(stranger, "corners")
    assert now(stranger) == "corners"
    assert 'data-start href="/en/learn/othello/corners/' in stranger.get("/en/").text
    assert NAME not in stranger.get(MAP).text
    assert NAME not in stranger.get("/en/").text


def test_who_began_further_on_goes_on_there_without_the_boards(stranger: FlaskClient) -> None:
    lesson = COURSE.lessons[0]
    solve(stranger, lesson)
    place(stranger, "++----")
    begin_lesson(stranger, "corners")
    assert now(stranger) == "corners"


def test_who_began_at_the_door_is_asked_in_practice_what_lies_behind_it(stranger: FlaskClient) -> None:
    place(stranger, "++++++")
    begin_lesson(stranger, "corners")
    assert "/practise/mixed-10/" in stranger.get("/en/practise/mixed/").headers["Location"]
    page = stranger.get("/en/practise/").text
    assert "Lessons 1 to 10" in page
    assert "/practise/daily-10/" in stranger.get("/en/practise/daily/").headers["Location"]
