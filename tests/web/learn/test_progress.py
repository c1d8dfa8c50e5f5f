import re
import uuid
from datetime import UTC, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event, select, text

from tests.conftest import OURS
from tutor.storage.models import Answer, now

PATH = "/en/learn/othello/progress"


def sent(**changes: object) -> dict[str, object]:
    answer = {
        "id": str(uuid.uuid4()),
        "lesson": "legal-moves",
        "step": "first-legal-move",
        "answer": ["c6"],
        "help": 0,
    }
    return answer | changes


def test_answers_given_without_a_network_are_judged_again_and_kept(stranger: FlaskClient) -> None:
    answers = [
        sent(),
        sent(step="white-legal-move", answer=["g6"]),
        sent(lesson="welcome", step="first-board", answer=["d3"], help=1),
    ]
    answer = stranger.post(PATH, json={"answers": answers}, headers=OURS)
    assert answer.json == {"stars": {"legal-moves/first-legal-move": 3, "welcome/first-board": 2}}


def test_an_answer_that_arrives_twice_counts_once(app: Flask, stranger: FlaskClient) -> None:
    one = sent()
    for _ in range(2):
        assert stranger.post(PATH, json={"answers": [one]}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        assert len(session.scalars(select(Answer).where(Answer.id == one["id"])).all()) == 1


def test_the_misconceptions_of_a_wrong_answer_are_kept(app: Flask, stranger: FlaskClient) -> None:
    wrong = sent(lesson="board-and-squares", step="name", answer=["f3"])
    stranger.post(PATH, json={"answers": [wrong]}, headers=OURS)
    with app.extensions["database"].read() as session:
        kept = session.scalars(select(Answer).where(Answer.id == wrong["id"])).one()
    assert kept.misconceptions == ["row-col-swap"]
    assert kept.verdict == "not-yet"


@pytest.mark.parametrize(
    "strange",
    [
        {"lesson": "gone"},
        {"step": 99},
        {"step": 0},
        {"step": 2},
        {"step": "gone"},
        {"step": "at-least-one-flip"},
        {"step": None},
        {"answer": ["z9"]},
        {"help": 7},
        {"help": -1},
        {"help": "much"},
        {"id": "x"},
        {"extra": 1},
        {"lesson": "start", "step": "who-begins", "answer": ["a1"]},
    ],
)
def test_an_answer_that_makes_no_sense_is_passed_over_and_the_rest_kept(
    stranger: FlaskClient, strange: dict[str, object]
) -> None:
    lost, good = sent(**strange), sent()
    answer = stranger.post(PATH, json={"answers": [lost, good]}, headers=OURS)
    assert answer.json == {"stars": {"legal-moves/first-legal-move": 3}}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"answers": 3}',
        b'{"answers": [], "more": 1}',
        b"\xff\xfe",
    ],
)
def test_a_body_that_no_page_of_ours_sends_gets_one_sentence(stranger: FlaskClient, body: bytes) -> None:
    answer = stranger.post(PATH, data=body, content_type="application/json", headers=OURS)
    assert answer.status_code == 400
    assert answer.json == {"error": "The tutor could not read what was sent. Go back and try again."}


def test_too_many_answers_at_once_are_refused(stranger: FlaskClient) -> None:
    answer = stranger.post(PATH, json={"answers": [sent() for _ in range(201)]}, headers=OURS)
    assert answer.status_code == 413


def test_what_cannot_be_saved_now_may_be_sent_again(own_app: Flask) -> None:
    client = own_app.test_client()
    with own_app.extensions["database"].engine.begin() as connection:
        connection.execute(text("ALTER TABLE solved RENAME TO away"))
    body = {"answers": [sent()]}
    answer = client.post(PATH, json=body, headers=OURS)
    assert answer.status_code == 503
    assert answer.json == {"error": "Your answer was not saved. Try again in a moment."}
    with own_app.extensions["database"].engine.begin() as connection:
        connection.execute(text("ALTER TABLE away RENAME TO solved"))
    assert client.post(PATH, json=body, headers=OURS).json == {"stars": {"legal-moves/first-legal-move": 3}}


def test_learners_do_not_see_each_others_stars(
    app: Flask, learner: FlaskClient, stranger: FlaskClient
) -> None:
    learner.post(PATH, json={"answers": [sent()]}, headers=OURS)
    assert re.search(r"\b1 of \d+ puzzles solved", learner.get("/en/learn/othello/").text)
    assert re.search(r"\b0 of \d+ puzzles solved", stranger.get("/en/learn/othello/").text)


def test_an_answer_keeps_the_moment_when_it_was_given(app: Flask, stranger: FlaskClient) -> None:
    early = sent(at=(now() - timedelta(days=3)).isoformat())
    wrong_clock = sent(at=(now() + timedelta(days=900)).isoformat())
    stranger.post(PATH, json={"answers": [early, wrong_clock]}, headers=OURS)
    with app.extensions["database"].read() as session:
        kept = {a.id: a.answered.replace(tzinfo=UTC) for a in session.scalars(select(Answer))}
    assert abs(now() - timedelta(days=3) - kept[early["id"]]) < timedelta(minutes=1)
    assert abs(now() - kept[wrong_clock["id"]]) < timedelta(minutes=1)


def test_answers_of_another_learner_are_not_taken_for_those_of_who_is_here(app: Flask) -> None:
    mali, noy = app.test_client(), app.test_client()
    marks = [
        who.post(PATH, json={"answers": [sent()]}, headers=OURS).headers["X-Reader"] for who in (mali, noy)
    ]
    assert len({*marks}) == 2
    page = mali.get("/en/learn/othello/legal-moves/first-legal-move").text
    assert f'data-reader="{marks[0]}"' in page
    late = sent(lesson="welcome", step="first-board", answer=["d3"])
    refused = noy.post(PATH, json={"answers": [late], "reader": marks[0]}, headers=OURS)
    assert refused.status_code == 409
    assert (
        app.test_client().post(PATH, json={"answers": [late], "reader": marks[0]}, headers=OURS).status_code
        == 409
    )
    taken = mali.post(PATH, json={"answers": [late], "reader": marks[0]}, headers=OURS)
    assert taken.json == {"stars": {"legal-moves/first-legal-move": 3, "welcome/first-board": 3}}
    assert noy.post(PATH, json={"answers": []}, headers=OURS).json == {
        "stars": {"legal-moves/first-legal-move": 3}
    }


def test_a_step_asks_the_database_once(app: Flask, stranger: FlaskClient) -> None:
    stranger.post(PATH, json={"answers": [sent()]}, headers=OURS)
    asked: list[str] = []
    engine = app.extensions["database"].engine

    def note(_connection: object, _cursor: object, statement: str, *_others: object) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        page = stranger.get("/en/learn/othello/legal-moves/first-legal-move")
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert page.status_code == 200
    assert 'class="done"' in page.text
    assert len(asked) == 1


def test_a_step_answered_by_form_is_done_on_the_page_that_comes_back(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/legal-moves/first-legal-move"
    stranger.post(PATH, json={"answers": [sent(step="white-legal-move", answer=["g6"])]}, headers=OURS)
    before = stranger.get(path).text.count('class="done"')
    page = stranger.post(path, data={"tap": "c6"}, headers=OURS)
    assert page.status_code == 200
    assert page.text.count('class="done"') > before
