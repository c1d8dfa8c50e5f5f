import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.web.site.test_home import solve
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.rounds import make_round
from tutor.storage.models import Card
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES

ME = "/en/me/"
BEYOND = "Sometimes you count discs beyond your own disc."


def believe(client: FlaskClient, code: str, boards: int, right: int = 0) -> None:
    """Answer boards of the drill against a wrong rule as one who believes it, and then some rightly."""
    answers = []
    wrong_left, right_left = boards, right
    for number in (1, 2, 3):
        for step, made in enumerate(make_round(find_game("othello"), code, 4, number), 1):
            task = made.task
            if task.kind != "flips":
                continue
            taps: tuple[str, ...] = ()
            if wrong_left:
                wrong_left -= 1
                taps = tuple(sorted(wrong_flips(task.position, task.move or "")[code]))
            elif right_left:
                right_left -= 1
                taps = task.answers
            else:
                continue
            name = f"{MAKER_VERSION}/{code}/4/{number}"
            answers.append({"id": str(uuid.uuid4()), "lesson": name, "step": step, "answer": taps, "help": 0})
    assert not wrong_left and not right_left
    sent = client.post("/en/learn/othello/progress", json={"answers": answers}, headers=OURS)
    assert sent.status_code == 200


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_stranger_is_invited_to_begin(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/me/")
    assert page.status_code == 200
    assert f'href="/{tag}/practise/"' in page.text
    assert 'class="levels"' not in page.text


def test_one_board_names_no_misconception(stranger: FlaskClient) -> None:
    believe(stranger, "beyond-own", 1)
    page = stranger.get(ME).text
    assert BEYOND not in page
    assert "You have not made the same mistake on two boards." in page


def test_two_boards_name_it_and_lead_to_its_drill(stranger: FlaskClient) -> None:
    believe(stranger, "beyond-own", 2, right=2)
    page = stranger.get(ME).text
    assert BEYOND in page
    assert "Seen on 2 of 4 boards." in page
    assert 'href="/en/practise/beyond-own/"' in page
    assert stranger.get("/en/practise/beyond-own/").status_code == 302


def test_what_was_mended_is_named_no_longer(stranger: FlaskClient) -> None:
    believe(stranger, "beyond-own", 2, right=8)
    assert BEYOND not in stranger.get(ME).text


def test_lessons_count_too(stranger: FlaskClient) -> None:
    course = "/en/learn/othello/progress"
    answers = [
        {"id": str(uuid.uuid4()), "lesson": "board-and-squares", "step": step, "answer": [name], "help": 0}
        for step, name in ((3, "f3"),)
    ]
    assert stranger.post(course, json={"answers": answers}, headers=OURS).status_code == 200
    page = stranger.get(ME).text
    assert "Not mastered yet" in page
    assert "What you have mastered" not in page  # nothing below would be
    assert "<h3>Drills</h3>" in page
    assert "Sometimes you read the number before the letter." not in page


def test_another_learner_sees_nothing_of_it(stranger: FlaskClient, learner: FlaskClient) -> None:
    believe(stranger, "beyond-own", 3)
    assert BEYOND not in learner.get(ME).text


def test_the_path_shows_what_is_done_begun_and_open(app: Flask, stranger: FlaskClient) -> None:
    solve(app, stranger, "board-and-squares")
    solve(app, stranger, "outflank", 1)
    page = stranger.get(ME).text
    states = re.findall(r'<li class="(done|begun|open)">', page)
    more = len(library_of(app).courses["othello"].lessons) - 3
    others = sum(
        len(course.lessons) for course in library_of(app).courses.values() if course.name != "othello"
    )
    assert states == ["done", "open", "begun", *["open"] * (more + others)]
    assert 'class="button main go-on" data-way-on href="/en/learn/othello/outflank/"' in page


@pytest.mark.parametrize("tag", LANGUAGES)
def test_today_is_a_day_practised(app: Flask, stranger: FlaskClient, tag: str) -> None:
    solve(app, stranger, "board-and-squares", 1)
    page = stranger.get(f"/{tag}/me/").text
    assert page.count('class="played today"') == 1
    assert len(re.findall(r'<td class="(?:played|rest|ahead)', page)) == 28


def test_what_comes_back_is_told_by_its_day(app: Flask, stranger: FlaskClient) -> None:
    for step in (1, 2):
        missed = {"id": str(uuid.uuid4()), "lesson": "legal-moves", "step": step, "answer": [], "help": 2}
        stranger.post("/en/learn/othello/progress", json={"answers": [missed]}, headers=OURS)

    def comes(days: int) -> str:
        with app.extensions["database"].write() as session:
            session.execute(update(Card).values(due=datetime.now(UTC) + timedelta(days=days)))
        return stranger.get(ME).text.partition("Puzzles that come back")[2].partition("</section>")[0]

    count = comes(0)
    assert "<span>Today</span>" in count and 'href="/en/practise/review/?course=othello"' in count
    assert "<span>Tomorrow</span>" in comes(1)
    assert "Today" not in comes(5) and "review" not in comes(5)
    assert "Nothing comes back in the next two weeks." in comes(30)


def test_the_last_games_are_there_with_their_boards(stranger: FlaskClient) -> None:
    begun = [stranger.post("/en/play/", data={"level": "1"}, headers=OURS).location for _ in range(5)]
    page = stranger.get(ME).text
    assert page.count('<li><a href="/en/play/') == 4
    assert begun[0] not in page and all(url in page for url in begun[1:])
    assert "You play Black. Computer: level 1" in page


def test_it_says_how_to_keep_it_and_how_to_erase_it(learner: FlaskClient) -> None:
    page = learner.get(ME).text
    assert "kept for this browser" in page
    for path in ("join/", "privacy/", "privacy/mine.json"):
        assert f'href="/en/{path}"' in page


def test_both_games_have_their_own_part(app: Flask, stranger: FlaskClient) -> None:
    """Of each: its path, its ten for today, what comes back of it alone, its drills, its last games."""
    go = {"course": "go", "lesson": "liberties", "step": "tap-three", "answer": ["c2"], "help": 2}
    drill = {"course": "go", "lesson": f"{MAKER_VERSION}/go-capture/1/1", "step": 1, "answer": [], "help": 0}
    answers = [{"id": str(uuid.uuid4()), **one} for one in (go, drill)]
    assert stranger.post("/en/learn/go/progress", json={"answers": answers}, headers=OURS).status_code == 200
    capture, small = [
        stranger.post("/en/play/", data={"game": game, "opponent": "person"}, headers=OURS).location
        for game in ("capture-go-5x5", "othello-4x4")
    ]
    with app.extensions["database"].write() as session:
        session.execute(update(Card).values(due=datetime.now(UTC)))
    othello, go_part = stranger.get(ME).text.split('<section class="game-part"')[1:]
    assert ">Othello</h2>" in othello and ">Go</h2>" in go_part
    assert 'href="/en/practise/daily/"' in othello and "daily/?course=go" in go_part
    assert "review/" not in othello and "review/?course=go" in go_part
    assert "/practise/go-capture/" in go_part and "/practise/go-" not in othello
    assert capture in go_part and capture not in othello
    assert small in othello and small not in go_part
    assert 'href="/en/play/go"' in go_part and 'href="/en/practise/go/"' in go_part
    back = stranger.get("/en/practise/review/?course=go")
    assert "/practise/review/" in back.location
    assert stranger.get("/en/practise/review/?course=othello").location == "/en/practise/"


def test_a_part_without_a_beginning_offers_one(stranger: FlaskClient) -> None:
    believe(stranger, "beyond-own", 1)
    part = stranger.get(ME).text.split('<section class="game-part"')[2]
    assert 'href="/en/learn/go/points/">Start the course' in part
    assert "Puzzles that come back" not in part and "Last games" not in part
