"""What is wrong with a game's request gets one sentence and the right status; the game stays as it was."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look

UNREADABLE = "The tutor could not read what was sent. Go back and try again."


@pytest.mark.parametrize("path", ["", "/review", "/review/1", "/review/lesson.json"])
@pytest.mark.parametrize("id", ["0" * 32, "x", "../../etc"])
def test_a_game_that_is_not_there_is_not_found(learner: FlaskClient, id: str, path: str) -> None:
    assert learner.get(f"/en/play/{id}{path}").status_code == 404


def test_of_somebody_elses_game_it_is_said_whose_it_is(learner: FlaskClient, stranger: FlaskClient) -> None:
    url = begin(learner)
    for _ in range(2):  # without a cookie, and as another learner
        shown = stranger.get(url)
        assert shown.status_code == 403
        assert "This game is somebody else&#39;s" in shown.text
        assert "Look at the game" not in shown.text  # it is still played
        assert stranger.get(f"{url}/review").status_code == 403
        assert stranger.post(url, data={"number": "0", "tap": "d3"}, headers=OURS).status_code == 403
        begin(stranger)
    assert look(learner, url)["number"] == 0


@pytest.mark.parametrize(
    ("square", "said"),
    [
        ("a1", "No white disc stands beside"),
        ("d4", "There is already a disc on"),
        ("c3", "nothing would flip"),
        ("z9", "There is no square z9 on this board."),
        ("", "Tap the board."),
        (" ", "Tap the board."),
    ],
)
def test_an_illegal_move_is_explained(stranger: FlaskClient, square: str, said: str) -> None:
    url = begin(stranger, opponent="person")
    by_json = stranger.post(url, json={"do": "move", "number": 0, "square": square}, headers=OURS)
    assert by_json.status_code == 400
    assert said in by_json.json["feedback"]["title"]  # type: ignore[index]
    by_form = stranger.post(url, data={"number": "0", "tap": square}, headers=OURS)
    assert by_form.status_code == 400
    assert said in by_form.text
    assert look(stranger, url)["number"] == 0


def test_a_board_of_points_has_no_point_of_that_name(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    for square, said in (
        ("z9", "There is no point z9 on this board."),
        ("i3", "There is no point i3 on this board."),
    ):
        assert said in stranger.post(url, data={"number": "0", "tap": square}, headers=OURS).text
    lesson = stranger.post("/en/learn/go/points/find-it", data={"tap": "z9"}, headers=OURS)
    assert lesson.status_code == 400 and "There is no point z9 on this board." in lesson.text


def test_a_form_without_a_tap_is_asked_for_one(stranger: FlaskClient) -> None:
    answer = stranger.post(begin(stranger), data={"number": "0"}, headers=OURS)
    assert answer.status_code == 400
    assert "Tap the board." in answer.text


def test_passing_with_a_move_left_is_explained(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    answer = stranger.post(url, json={"do": "pass", "number": 0}, headers=OURS)
    assert answer.status_code == 400
    assert "may not pass" in answer.json["feedback"]["title"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("name", "square", "said"),
    [
        ("reversi-1888", "a1", "The first four discs go on the four squares in the middle."),
        ("reversi-free-start", "h8", "Of the first four discs, each after the first must touch another."),
    ],
)
def test_the_first_discs_of_reversi_have_rules_of_their_own(
    stranger: FlaskClient, name: str, square: str, said: str
) -> None:
    url = begin(stranger, game=name, opponent="person")
    act(stranger, url, do="move", number=0, square="d4")
    answer = stranger.post(url, json={"do": "move", "number": 1, "square": square}, headers=OURS)
    assert answer.status_code == 400
    assert answer.json["feedback"]["title"] == said  # type: ignore[index]


@pytest.mark.parametrize("do", ["move", "pass", "undo", "hint"])
def test_a_page_that_shows_an_older_board_is_told_so(stranger: FlaskClient, do: str) -> None:
    url = begin(stranger, opponent="person")
    act(stranger, url, do="move", number=0, square="d3")
    answer = stranger.post(url, json={"do": do, "number": 0, "square": "c4"}, headers=OURS)
    assert answer.status_code == 409
    assert answer.json["number"] == 1  # type: ignore[index]
    assert answer.json["error"] == "The board has changed since. Here is the newest one."  # type: ignore[index]
    form = stranger.post(url, data={"number": "7", "tap": "c3"}, headers=OURS)
    assert form.status_code == 409
    assert "The board has changed since." in form.text


def test_a_finished_game_takes_no_more_moves(stranger: FlaskClient) -> None:
    url = begin(stranger)
    act(stranger, url, do="resign", number=0)
    answer = stranger.post(url, json={"do": "move", "number": 0, "square": "d3"}, headers=OURS)
    assert answer.status_code == 409


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"do": "move"}',
        b'{"do": "cheat", "number": 0}',
        b'{"do": "move", "number": "0"}',
        b'{"do": "move", "number": 0, "more": 1}',
        b"\xff\xfe",
    ],
)
def test_a_body_that_no_page_of_ours_sends_gets_one_sentence(stranger: FlaskClient, body: bytes) -> None:
    url = begin(stranger)
    answer = stranger.post(url, data=body, content_type="application/json", headers=OURS)
    assert answer.status_code == 400
    assert answer.json == {"error": UNREADABLE}


@pytest.mark.parametrize("form", [{}, {"number": "x", "tap": "d3"}, {"number": "", "hint": "1"}])
def test_a_form_that_no_page_of_ours_sends_gets_one_sentence(
    stranger: FlaskClient, form: dict[str, str]
) -> None:
    answer = stranger.post(begin(stranger), data=form, headers=OURS)
    assert answer.status_code == 400
    assert UNREADABLE in answer.text


@pytest.mark.parametrize(
    "form",
    [
        {"game": "chess"},
        {"game": "othello-26x26"},
        {"level": "0"},
        {"level": "11"},
        {"level": "²"},
        {"side": "green"},
        {"opponent": "nobody"},
        {"minutes": "7"},
    ],
)
def test_a_game_that_cannot_be_chosen_is_not_begun(stranger: FlaskClient, form: dict[str, str]) -> None:
    answer = stranger.post("/en/play/", data=form, headers=OURS)
    assert answer.status_code == 400
    assert UNREADABLE in answer.text
    assert not any(cookie.startswith("learner=") for cookie in answer.headers.getlist("Set-Cookie"))


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.example"}])
def test_a_form_of_another_site_is_refused(learner: FlaskClient, headers: dict[str, str]) -> None:
    url = begin(learner)
    for path, form in (("/en/play/", {}), (url, {"number": "0", "tap": "d3"})):
        assert learner.post(path, data=form, headers=headers).status_code == 403
    assert look(learner, url)["number"] == 0


def test_looking_at_the_choice_makes_nobody_a_learner(stranger: FlaskClient) -> None:
    cookies: list[Any] = stranger.get("/en/play/").headers.getlist("Set-Cookie")
    assert not any(cookie.startswith("learner=") for cookie in cookies)


def test_no_page_of_a_game_carries_inline_code_or_style(stranger: FlaskClient) -> None:
    for url in ("/en/play/", begin(stranger)):
        page = stranger.get(url).text
        assert " style=" not in page
        assert "<style" not in page
        for script in page.split("<script")[1:]:
            assert " src=" in script.split(">")[0] or "application/json" in script.split(">")[0]
