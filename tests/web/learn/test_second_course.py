"""A course of another game: judged on its page and by form, its answers kept under its own name."""

from __future__ import annotations

import uuid

from flask.testing import FlaskClient

from tests.conftest import OURS

STEP = "/en/learn/go/liberties/tap-three"


def send(browser: FlaskClient, *answer: str, course: str = "go") -> dict[str, int]:
    """Send an answer as a page of any course does; gives the stars of the course of the address."""
    one = {"id": str(uuid.uuid4()), "course": course, "lesson": "liberties", "step": "tap-three"}
    sent = {"answers": [{**one, "answer": list(answer), "help": 0}]}
    assert browser.post("/en/learn/othello/progress", json=sent, headers=OURS).status_code == 200
    told = browser.post(f"/en/learn/{course}/progress", json={"answers": []}, headers=OURS).json
    assert told is not None
    return dict(told["stars"])


def test_an_answer_is_kept_in_its_own_course_whichever_page_sends_it(stranger: FlaskClient) -> None:
    assert send(stranger, "c2", "c4", "d3") == {"liberties/tap-three": 3}
    assert "1 of" in stranger.get("/en/learn/go/").text


def test_an_answer_of_no_course_is_looked_for_in_that_of_its_address(stranger: FlaskClient) -> None:
    one = {"id": str(uuid.uuid4()), "course": "chess", "lesson": "liberties", "step": "tap-three"}
    sent = {"answers": [{**one, "answer": ["c2", "c4", "d3"], "help": 0}]}
    told = stranger.post("/en/learn/go/progress", json=sent, headers=OURS).json
    assert told == {"stars": {"liberties/tap-three": 3}}


def test_what_a_form_answers_is_explained_on_the_board(stranger: FlaskClient) -> None:
    wrong = stranger.post(STEP, data={"taps": "b4 c4", "check": "1"}, headers=OURS).text
    assert 'class="card almost"' in wrong
    assert 'class="o chain"' in wrong and 'class="o crossed"' in wrong
    assert 'class="o liberty"' not in wrong, "the answer stays unsaid"
    right = stranger.post(STEP, data={"taps": "c2 c4 d3", "check": "1"}, headers=OURS).text
    assert 'class="card right"' in right
    assert right.count('class="o liberty"') == 3


def test_its_pages_speak_of_its_game_first(stranger: FlaskClient) -> None:
    page = stranger.get(STEP).text
    assert "Learn Go by playing it" in page and "New to Go?" in page
    assert "Othello" not in stranger.get("/en/learn/go/liberties/finished").text.partition("<main")[2]


PASSES = "/en/learn/go/whose-land/two-passes"


def test_a_button_that_plays_a_pass_is_named_for_it(stranger: FlaskClient) -> None:
    for moves, button in enumerate(("Pass", "Pass", "Next")):
        page = stranger.get(PASSES, query_string={"moves": moves} if moves else {}).text
        assert f">{button}</a>" in page.partition("data-actions")[2]
    assert "White passes." in page


def test_who_does_not_agree_plays_on_and_the_board_shows_who_is_right(stranger: FlaskClient) -> None:
    step = "/en/learn/go/the-end/play-on"
    said = [stranger.get(step, query_string={"moves": n}).text for n in range(5)]
    assert ">Play the move</a>" in said[0] and ">Next move</a>" in said[1] and ">Pass</a>" in said[2]
    assert "captures 4 stones." in said[2] and "Black passes." in said[4]
