"""What the board of a step shows: the side to move, ticks, lines, rings, and covers."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.learn.test_lessons import STEP
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.settings import ROOT


def test_after_a_move_the_badge_names_the_side_to_move_now(stranger: FlaskClient) -> None:
    def badge(page: str) -> str:
        return re.sub(r"<[^>]*>", "", page.split("data-turn>")[1].split("</p>")[0])

    told = "/en/learn/othello/start/place-then-flip"
    assert badge(stranger.get(told).text) == "Black to move"
    assert badge(stranger.get(f"{told}?moves=1").text) == "White to move"
    assert badge(stranger.get(STEP).text) == "Black to move"
    assert badge(stranger.post(STEP, data={"tap": "a1"}, headers=OURS).text) == "Black to move"
    solved = stranger.post(STEP, data={"tap": "c6"}, headers=OURS).text
    assert not badge(solved), "a puzzle that is solved asks nobody to move"
    assert not badge(stranger.get(STEP).text), "nor when it is opened again"


def test_after_an_answer_that_is_no_move_nobody_is_said_to_move(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/start/count-discs"  # how many discs each side has
    assert "White to move" in stranger.get(path).text
    choices = re.findall(r'name="choice" value="([^"]+)"', stranger.get(path).text)
    pages = [stranger.post(path, data={"choice": one}, headers=OURS).text for one in choices]
    assert sorted("White to move" in page for page in pages) == [False, *[True] * (len(choices) - 1)]


def test_what_was_found_is_ticked_on_the_board(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/board-and-squares/find-e3"  # tap e3
    assert 'class="found"' not in stranger.post(path, data={"tap": "e4"}, headers=OURS).text
    page = stranger.post(path, data={"tap": "e3"}, headers=OURS).text
    assert page.count('class="found"') == 1
    assert 'aria-label="e3: empty, ringed"' in page


def test_every_line_that_closes_is_drawn_and_told(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/all-directions/flip-d7"  # White plays d7: five lines close
    page = stranger.post(path, data={"check": "1", "taps": " ".join(discs_of_d7())}, headers=OURS).text
    assert page.count('class="closes"') == 5
    assert page.count('<li value="') == 5


def discs_of_d7() -> tuple[str, ...]:
    course = load_courses(ROOT / "lessons")["othello"]
    lesson = course.lesson("all-directions")
    assert lesson is not None
    return set_puzzle(find_game(course.game), lesson.step(9)).answers


@pytest.mark.parametrize("course", ["othello", "go"])
def test_every_lesson_has_a_cover_of_its_own_on_the_map(stranger: FlaskClient, course: str) -> None:
    page = stranger.get(f"/lo/learn/{course}/").text.partition('class="stages"')[2]
    covers = re.findall(r'<span class="cover">(<svg.*?</svg>)</span>', page, re.S)
    assert len(covers) == len(re.findall('<li class="(?:now|open)', page)) == len(set(covers))
    assert all('class="pic" aria-hidden="true"' in cover for cover in covers)


def test_a_lesson_without_a_cover_is_shown_by_its_board(app: Flask) -> None:
    with app.test_request_context("/"):
        cover = getattr(app.jinja_env.get_template("pictures.html").module, "cover")  # noqa: B009
        assert str(cover("none-of-ours", "its board")) == '<span class="cover">its board</span>'


def drawn(page: str) -> str:
    """The drawing of the board of a page."""
    return page.split("data-board", 1)[1].split('class="squares"', 1)[0]


def test_a_move_takes_away_the_rings_that_said_where_to_play(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/start/first-move"
    assert drawn(stranger.get(path).text).count('class="ring"') == 4
    page = stranger.post(path, data={"tap": "d3"}, headers=OURS).text
    assert 'class="ring"' not in drawn(page) and "ringed" not in page.split('class="squares"')[1]
    solved = {"check": "1", "taps": "e5"}
    page = stranger.post("/en/learn/othello/outflank/between-two-discs", data=solved, headers=OURS).text
    assert drawn(page).count('class="ring"') == 1


def test_a_square_that_was_named_is_marked_on_the_board(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/board-and-squares/name"
    assert 'class="found"' not in stranger.post(path, data={"choice": "f3"}, headers=OURS).text
    page = stranger.post(path, data={"choice": "c6"}, headers=OURS).text
    assert page.count('<rect class="found"') == 1
    assert (
        'class="found"'
        not in stranger.post(
            "/en/learn/othello/start/who-begins", data={"choice": "black"}, headers=OURS
        ).text
    )


def test_of_boards_to_choose_from_the_board_shows_the_one_chosen(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/start/choose-the-start"

    def discs(page: str) -> list[str]:
        return re.findall(r'<use href="#([XO])"', drawn(page))

    page = stranger.get(path).text
    assert discs(page) == []
    *_, right = re.findall(r'name="choice" value="([^"]+)"', page)
    assert discs(stranger.post(path, data={"choice": right}, headers=OURS).text) == ["O", "X", "X", "O"]


def test_directions_with_no_disc_near_are_dots_without_a_number(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/outflank/no-disc-at-the-end").text
    table = drawn(page)
    assert (table.count('class="badge bare"'), table.count("<text y=")) == (7, 1)
    assert '<li value="2"><i aria-hidden="true"></i>' in page


def test_a_disc_or_the_edge_right_beside_the_square_has_no_number(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/legal-moves/look-from-h7").text  # three edges, two black discs
    assert (drawn(page).count('class="badge bare"'), drawn(page).count("<text y=")) == (3, 2)
    assert page.count('<i aria-hidden="true"></i>') == 3


def test_each_ending_has_the_cover_of_its_lesson_or_the_board_of_its_idea(stranger: FlaskClient) -> None:
    def idea(slug: str) -> str:
        page = stranger.get(f"/en/learn/othello/{slug}/finished").text
        return page.split('<div class="prize">')[1].split("</svg>")[0]

    lessons = load_courses(ROOT / "lessons")["othello"].lessons
    drawn = [idea(lesson.slug) for lesson in lessons]
    assert len(set(drawn)) == len(lessons)
    assert all('class="pic"' in one or 'class="board"' in one for one in drawn)
    rest = re.search(r'data-rest="([^"]+)"', stranger.get("/en/learn/othello/start/first-move").text)
    assert rest
    assert idea("start") in stranger.get(rest[1]).json["ending"]  # type: ignore[index]


def test_the_squares_beside_a_corner_carry_their_letters(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/x-and-c-squares/x-and-c-squares").text
    letters = re.findall(r'<g class="o letter"[^>]*>.*?<text[^>]*>(\w)</text>', page)
    assert (letters.count("X"), letters.count("C")) == (4, 8)
