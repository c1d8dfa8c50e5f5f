import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.web.languages import LANGUAGES
from tutor.web.school import school_of

STEP = "/en/learn/othello/legal-moves/1"


def every_step(app: Flask) -> list[tuple[str, int]]:
    course = school_of(app).courses["othello"]
    return [(lesson.slug, number) for lesson in course.lessons for number in range(1, len(lesson.steps) + 1)]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_step_has_a_page_in_every_language(app: Flask, stranger: FlaskClient, tag: str) -> None:
    for slug, number in every_step(app):
        page = stranger.get(f"/{tag}/learn/othello/{slug}/{number}")
        assert page.status_code == 200, (slug, number)
        assert "%(" not in page.text, (slug, number)
        assert not re.search(r">\s*<h1[^>]*>\s*</h1>", page.text)


def test_the_map_shows_every_lesson_and_marks_the_next(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/").text
    assert page.count('<li class="') == 12
    assert page.count('aria-current="step"') == 1
    assert "0 of 77 puzzles solved" in page


def test_a_wrong_square_is_explained_by_its_line(stranger: FlaskClient) -> None:
    page = stranger.post("/en/learn/othello/legal-moves/3", data={"tap": "g6"}, headers=OURS).text
    assert "nothing would flip" in page
    assert "1 black disc, then an empty square." in page
    assert "A line needs a white disc at its far end." in page
    assert 'class="looks"' in page


def test_a_right_square_is_played_and_earns_three_stars(stranger: FlaskClient) -> None:
    page = stranger.post(STEP, data={"tap": "c6"}, headers=OURS).text
    assert "3 stars of 3" in page
    assert "0 of 77" not in stranger.get("/en/learn/othello/").text
    assert "1 of 77 puzzles solved" in stranger.get("/en/learn/othello/").text


def test_stars_say_how_much_help_was_used(stranger: FlaskClient) -> None:
    page = stranger.post(STEP, data={"hint": "1"}, headers=OURS).text
    assert "Start beside a white disc." in page
    page = stranger.post(STEP, data={"tap": "c6", "help": "1"}, headers=OURS).text
    assert "2 stars of 3" in page


def test_after_the_third_miss_the_answer_is_shown(stranger: FlaskClient) -> None:
    first = stranger.post(STEP, data={"tap": "a1"}, headers=OURS).text
    assert 'name="tries" value="1"' in first
    assert 'name="help" value="0"' in first
    second = stranger.post(STEP, data={"tap": "a1", "tries": "1"}, headers=OURS).text
    assert 'name="help" value="1"' in second
    third = stranger.post(STEP, data={"tap": "a1", "tries": "2", "help": "1"}, headers=OURS).text
    assert 'name="help" value="2"' in third
    assert "The moves are" in third


def test_discs_are_tapped_one_by_one_and_checked_together(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/all-directions/3"  # White plays e2: four discs flip
    page = stranger.post(path, data={"tap": "e3", "taps": ""}, headers=OURS).text
    assert 'name="taps" value="e3"' in page
    page = stranger.post(path, data={"tap": "e4", "taps": "e3"}, headers=OURS).text
    assert 'name="taps" value="e3 e4"' in page
    page = stranger.post(path, data={"tap": "e3", "taps": "e3 e4"}, headers=OURS).text
    assert 'name="taps" value="e4"' in page
    page = stranger.post(path, data={"check": "1", "taps": "e3 e4"}, headers=OURS).text
    assert "2 of 4 discs found. Keep looking." in page
    assert "Look along a diagonal, from" in page


def test_a_form_that_is_sent_twice_counts_one_try(stranger: FlaskClient) -> None:
    first = {"tap": "a1", "taps": "", "tries": "0", "told": "0"}
    again = {"tap": "a1", "taps": "a1", "tries": "1", "told": "1"}
    assert 'name="tries" value="1"' in stranger.post(STEP, data=first, headers=OURS).text
    page = stranger.post(STEP, data=again, headers=OURS).text
    assert 'name="tries" value="1"' in page
    assert 'data-square="a1"' in page


def test_the_bar_tells_which_puzzles_are_solved_and_nothing_else(stranger: FlaskClient) -> None:
    def done() -> list[bool]:
        page = stranger.get("/en/learn/othello/legal-moves/4").text
        bar = page.split("data-progress>")[1].split("</ol>")[0]
        return ['class="done"' in segment for segment in bar.split("<li>")[1:]]

    assert done() == [False] * 9
    stranger.post("/en/learn/othello/legal-moves/3", data={"tap": "g5"}, headers=OURS)
    assert done() == [False, True, True] + [False] * 6  # step 2 told what step 3 asks


def test_checking_nothing_asks_for_a_tap_and_counts_no_miss(stranger: FlaskClient) -> None:
    page = stranger.post("/en/learn/othello/all-directions/3", data={"check": "1"}, headers=OURS).text
    assert "Tap at least one square first." in page
    assert 'name="tries" value="0"' in page


def test_a_choice_is_answered_with_its_reason(app: Flask, stranger: FlaskClient) -> None:
    path = "/en/learn/othello/board-and-squares/3"  # c6 is ringed
    assert "Correct: this is" in stranger.post(path, data={"choice": "c6"}, headers=OURS).text
    assert "comes first, then the number" in stranger.post(path, data={"choice": "f3"}, headers=OURS).text


def test_passing_is_a_button_where_it_may_be_right(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/passing/1"
    assert 'name="pass"' in stranger.get(path).text
    page = stranger.post(path, data={"pass": "1"}, headers=OURS).text
    assert "Nothing would flip from any empty square." in page


def test_a_move_is_played_step_by_step_without_javascript(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/no-jumping/2"
    assert f'href="{path}?moves=1"' in stranger.get(path).text
    played = stranger.get(f"{path}?moves=1").text
    assert "White plays" in played
    assert "4 black discs flip." in played
    assert 'aria-label="d1: white disc"' in played
    assert 'aria-label="b1: black disc, ringed"' in played


def test_a_lesson_is_entered_at_its_first_unsolved_puzzle(stranger: FlaskClient) -> None:
    lesson = "/en/learn/othello/legal-moves/"
    assert stranger.get(lesson).headers["Location"] == lesson + "1"
    stranger.post(lesson + "1", data={"tap": "c6"}, headers=OURS)
    assert stranger.get(lesson).headers["Location"] == lesson + "3"


def test_a_finished_lesson_says_what_can_be_done_now(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/legal-moves/finished").text
    assert "You can find every legal move." in page
    assert "All directions" in page
    last = stranger.get("/en/learn/othello/mobility/finished").text
    assert "Next lesson" not in last


def test_the_home_page_is_already_the_game(stranger: FlaskClient) -> None:
    page = stranger.get("/en/").text
    assert "tap a square where a white disc will flip" in page
    assert 'href="/en/learn/othello/board-and-squares/1"' in page
    answered = stranger.post("/en/", data={"tap": "d3"}, headers=OURS).text
    assert "the line meets 1 white disc" in answered
