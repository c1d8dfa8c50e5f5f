"""Boards of Go come back as those of Othello do: turned, and after one, three and seven days."""

from __future__ import annotations

import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from tests.conftest import OURS
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.rounds import make_round
from tutor.puzzles.twin import IMAGES, move_square
from tutor.storage.learners.practice import DueCard
from tutor.storage.models import Card
from tutor.web.learn.course_library import library_of
from tutor.web.practise.spaced_return import made_again

PROGRESS = "/en/learn/go/progress"
REVIEW = "/en/practise/review/?course=go"
LESSON = "lesson/go/liberties/tap-three"
ANSWER = ("c2", "c4", "d3")


def answer(client: FlaskClient, *squares: str, lesson: str = "liberties", step: object = "tap-three") -> None:
    one = {"id": str(uuid.uuid4()), "course": "go", "lesson": lesson, "step": step, "help": 0}
    sent = {"answers": [{**one, "answer": list(squares)}]}
    assert client.post(PROGRESS, json=sent, headers=OURS).status_code == 200


def days_until(app: Flask, client: FlaskClient, puzzle: str) -> int:
    """In how many days a puzzle comes back to a learner; then these days pass."""
    with client.session_transaction() as session:
        learner = session["id"]
    mine = (Card.puzzle == puzzle) & (Card.learner_id == learner)
    with app.extensions["database"].write() as kept:
        card = kept.scalars(select(Card).where(mine)).one()
        days = round((card.due - datetime.now(UTC)) / timedelta(days=1))
        past = (datetime.now(UTC) - timedelta(days=days)).isoformat()
        state = {**card.state, "last_review": past}
        kept.execute(update(Card).where(mine).values(due=datetime.now(UTC), state=state))
    return days


def test_what_was_solved_comes_back_after_one_three_and_seven_days_as_an_image(
    app: Flask, stranger: FlaskClient
) -> None:
    answer(stranger, *ANSWER)
    waited, seen = [days_until(app, stranger, LESSON)], []
    game = find_game("go-5x5")
    for _ in range(2):
        address = stranger.get(REVIEW).location
        found = re.search(r"-(\d+)/1$", address)
        assert found is not None
        image = IMAGES[int(found[1])]
        seen.append(int(found[1]))
        taps = " ".join(move_square(game, one, image) for one in ANSWER)
        page = stranger.post(address, data={"check": "1", "taps": taps}, headers=OURS)
        assert "3 stars of 3" in page.text
        waited.append(days_until(app, stranger, LESSON))
    assert waited == [1, 3, 7]
    assert len(set(seen)) == 2 and 0 not in seen, "another image of the board each time, none as it was"


def test_what_was_missed_in_a_lesson_comes_back_tomorrow(app: Flask, stranger: FlaskClient) -> None:
    answer(stranger, "b2")
    assert days_until(app, stranger, LESSON) == 1
    page = stranger.get(REVIEW, follow_redirects=True).text
    assert 'class="board points"' in page


def test_what_was_missed_in_practice_comes_back_tomorrow_and_turned_after_that(
    app: Flask, stranger: FlaskClient
) -> None:
    made = make_round(find_game("go-5x5"), "go-capture", 1, 3)[0]
    wrong = next(point for point in made.task.position.empties() if point not in made.task.answers)
    name = f"{MAKER_VERSION}/go-capture/1/3"
    answer(stranger, wrong, lesson=name, step=1)
    seen = []
    for _ in range(2):
        days_until(app, stranger, f"{name}/1")
        address = stranger.get(REVIEW).location
        seen.append(re.findall(r"-(\d+)/1$", address))
        stranger.post(address, data={"tap": wrong}, headers=OURS)
    assert seen[0] != seen[1]


@pytest.mark.parametrize("image", [1, 6])
def test_every_puzzle_of_the_lessons_that_comes_back_can_be_set_as_an_image(app: Flask, image: int) -> None:
    school = library_of(app)
    course = school.courses["go"]
    kinds = set()
    with app.test_request_context("/en/"):
        for lesson in course.lessons:
            prepared = school.prepared(course, lesson)
            for name, comeback in prepared.comebacks.items():
                task = prepared.task(name)
                assert task is not None
                if task.kind in kinds:
                    continue  # one of each kind
                kinds.add(task.kind)
                card = DueCard(1, comeback.puzzle, comeback.topic, comeback.level, None, 0)
                again = made_again(task.position.game, card, image)
                assert again is not None
                assert len(again.task.answers) == len(task.answers), name
    assert len(kinds) > 20
