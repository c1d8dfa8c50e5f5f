import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seated
from tests.web.classroom.work.test_sets import FILE, add_puzzle, new_set, upload
from tutor.puzzles.practice.rounds import MENDING
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES


def parts(text: str) -> tuple[str, str]:
    """The sheet with its boards, and the answer key."""
    sheet, _, key = text.partition('class="sheet key"')
    return sheet, key


def test_every_lesson_has_a_worksheet_in_every_language(app: Flask, stranger: FlaskClient) -> None:
    course = library_of(app).first_course
    for number, lesson in enumerate(course.lessons):
        tag = list(LANGUAGES)[number % len(LANGUAGES)]
        answer = stranger.get(f"/{tag}/print/lesson/othello/{lesson.slug}/")
        assert answer.status_code == 200
        sheet, key = parts(answer.text)
        puzzles = len(library_of(app).prepared(course, lesson).puzzles)
        assert len(re.findall(r'class="asked"', sheet)) == len(re.findall(r'class="asked"', key)) == puzzles


def test_the_answers_stand_on_the_key_only(stranger: FlaskClient) -> None:
    sheet, key = parts(stranger.get("/en/print/practise/flips/3/1/").text)
    assert 'class="cross"' not in sheet
    assert key.count('class="cross"') > 8
    sheet, key = parts(stranger.get("/en/print/lesson/othello/end-and-score/").text)
    assert "✓" not in sheet
    assert "✓" in key


def test_a_worksheet_has_no_buttons_in_its_words_and_a_qr_code_to_the_page(stranger: FlaskClient) -> None:
    sheet, _ = parts(stranger.get("/th/print/lesson/othello/outflank/").text)
    assert 'class="sq" data-square' not in sheet
    assert 'class="qr"' in sheet
    assert "localhost/th/learn/othello/outflank</bdi>" in sheet


def test_of_a_masters_game_and_of_an_opening_one_moment_is_printed(stranger: FlaskClient) -> None:
    page = stranger.get("/en/print/lesson/othello/openings/").text
    sheet, key = page.split('<div class="sheet key">')
    asked = [re.sub(r"<[^>]*>", "", one) for one in re.findall(r"<li>.*?</li>", sheet, re.DOTALL)]
    guesses = [one for one in asked if "What did the master play here?" in one]
    assert len(guesses) == 4
    assert all(("Black to move" in one) != ("White to move" in one) for one in guesses)
    assert sum("Play the opening" in one for one in asked) == 10
    assert "Play the opening Cat: c4, d3, and c5." in re.sub(r"<[^>]*>", "", sheet)
    assert key.count("What did the master play here?") == 4


def test_an_own_question_names_its_squares_on_paper(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    add_puzzle(teacher, page, kind="flips", square="d3", title="Black plays at d3 here. What flips?")
    printed = f"/en/print/practise/set/{page.split('/')[3]}/"
    sheet, key = parts(teacher.get(printed, follow_redirects=True).text)
    for paper in (sheet, key):
        assert '<b class="sq"><bdi>d3</bdi></b> here' in paper
        assert "&lt;" not in paper


@pytest.mark.parametrize(
    "path",
    ["lesson/othello/nothing/", "lesson/chess/start/", "practise/flips/99/1/", "practise/nothing/1/1/", "x/"],
)
def test_what_there_is_not_cannot_be_printed(stranger: FlaskClient, path: str) -> None:
    assert stranger.get(f"/en/print/{path}").status_code == 404


def test_the_pages_to_choose_and_to_cut_out_are_there(stranger: FlaskClient) -> None:
    assert "/sw/print/lesson/othello/passing/" in stranger.get("/sw/print/").text
    board = stranger.get("/lo/print/board/").text
    assert board.count('class="ink"') == board.count('class="bare"') == 64


def test_the_drills_made_against_one_mistake_can_be_chosen(stranger: FlaskClient) -> None:
    text = stranger.get("/en/print/").text
    for code in MENDING:
        assert f'"/en/print/practise/{code}/10/1/"' in text
    assert "Sometimes you flip only the disc next to the new one." in text
    assert 'class="asked"' in stranger.get("/en/print/practise/nearest-only/3/1/").text


def test_a_set_is_printed_by_its_teacher_and_by_no_stranger(app: Flask) -> None:
    teacher = signed_in(app)
    _, page = upload(teacher, FILE)
    found = re.search(r"/en/practise/(set/\w+/\w+)/1", teacher.get(page).text)
    assert found
    assert "Two puzzles" in teacher.get(f"/en/print/practise/{found[1]}/").text
    pupil = seated(app, class_id(new_class(teacher)))
    assert pupil.get(f"/en/print/practise/{found[1]}/").status_code == 404
    assert app.test_client().post("/en/print/", headers=OURS).status_code == 405


def test_a_teacher_chooses_how_many_puzzles_a_sheet_asks_and_how_many_boards_a_page_holds(
    stranger: FlaskClient,
) -> None:
    sheet, key = parts(stranger.get("/en/print/practise/flips/3/1/?puzzles=12&boards=6").text)
    assert sheet.count('class="asked"') == key.count('class="asked"') == 12
    assert 'class="tasks a-page-6"' in sheet
    usual, _ = parts(stranger.get("/en/print/practise/flips/3/1/").text)
    assert usual.count('class="asked"') == 8 and 'class="tasks a-page-4"' in usual


def test_other_puzzles_come_from_the_rounds_after_those_of_the_sheet(stranger: FlaskClient) -> None:
    page = stranger.get("/en/print/practise/flips/3/1/?puzzles=12&boards=2").text
    link = re.search(r'href="([^"]+)">Other puzzles', page)
    assert link and link[1].startswith("/en/print/practise/flips/3/3/?puzzles=12&amp;boards=2")
    other = stranger.get(link[1].replace("&amp;", "&")).text
    assert parts(other)[0].count('class="asked"') == 12
    assert re.findall(r'class="asked".*', other) != re.findall(r'class="asked".*', page)


@pytest.mark.parametrize(
    "wrong", ["puzzles=13", "puzzles=-1", "boards=999999", "boards=x", "puzzles=" + "9" * 5000]
)
def test_a_number_that_no_sheet_has_gives_the_usual_sheet(stranger: FlaskClient, wrong: str) -> None:
    answer = stranger.get(f"/en/print/practise/flips/3/1/?{wrong}")
    assert answer.status_code == 200
    assert parts(answer.text)[0].count('class="asked"') == 8
