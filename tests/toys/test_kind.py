"""A kind of puzzle that only tests know is asked everywhere: what it costs is two files, its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.apps import make_app
from tests.toys.kind import lonely_discs, lonely_discs_words
from tests.toys.kind.at_home import BOARD, LONELY, toy_kind, write_course
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seat_of, seated, sends
from tests.web.classroom.work.test_sets import add_puzzle, new_set, upload
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import check_course, load_course
from tutor.puzzles.check import check_puzzles
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.puzzles.twin import make_twin
from tutor.settings import ROOT

STEP = "/en/learn/othello/lonely-discs/black-and-lonely"
CELLS = "".join(line[2:].replace(" ", "") for line in BOARD.splitlines()[2:])


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    with toy_kind():
        yield


@pytest.fixture(scope="module")
def toy_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    folder = tmp_path_factory.mktemp("toy")
    course = write_course(folder)
    app = make_app(folder / "tutor.db", LESSONS=course, NETWORK_LEARNERS=10**9, NETWORK_ROWS=10**9)
    yield app
    app.extensions["reviews"].close()
    app.extensions["database"].engine.dispose()


@pytest.fixture
def pupil(toy_app: Flask) -> FlaskClient:
    return toy_app.test_client()


def test_a_kind_costs_two_files_and_the_tutor_names_none_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    own = [Path(module.__file__) for module in (lonely_discs, lonely_discs_words)]
    named = [
        path
        for folder in ("tutor", "static", "lessons")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".js", ".css", ".html", ".toml")
        and "lonely" in path.read_text(encoding="utf-8").casefold()
    ]
    assert named == []
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in own}
    with capsys.disabled():
        print(f"\nA kind of puzzle costs {len(own)} files: {lines}")


def test_its_lesson_is_read_and_its_faults_are_named(tmp_path: Path) -> None:
    folder = write_course(tmp_path) / "othello"
    assert check_course(folder) == []
    assert check_puzzles(load_course(folder), folder) == []
    lesson = folder / "01-lonely-discs.toml"
    lesson.write_text(lesson.read_text().replace('side = "white"', 'side = "green"'))
    with pytest.raises(LessonError, match=r"puzzle.side: 'green' is none of black, white"):
        load_course(folder)


def test_it_is_judged_by_form(pupil: FlaskClient) -> None:
    page = pupil.get(STEP).text
    assert "Tap every lonely black disc." in page
    hinted = pupil.post(STEP, data={"hint": "1"}, headers=OURS).text
    assert "does one of its side stand beside it" in hinted
    wrong = pupil.post(STEP, data={"check": "1", "taps": "b2 e4"}, headers=OURS).text
    assert "1 of 3 lonely discs found." in wrong
    assert "is not lonely" in wrong
    empty = pupil.post(STEP, data={"tap": "a1"}, headers=OURS).text
    assert "There is no black disc on" in empty
    right = pupil.post(STEP, data={"check": "1", "taps": " ".join(LONELY)}, headers=OURS).text
    assert "Correct: 3 lonely black discs." in right
    assert "3 stars" in right


def test_a_class_votes_on_it(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    noy, mali = board.pupil("Noy"), board.pupil("Mali")
    board.do("open-step", course="othello", lesson="lonely-discs", step="1")
    asked = board.do("ask-step")
    assert (asked["title"], asked["question"]["select"]) == ("Tap every lonely black disc.", "many")
    assert noy.vote(*LONELY).status_code == mali.vote("b2", "e4").status_code == 200
    assert board.do("count")["tally"]["answered"] == 2
    answer = board.do("reveal")["answer"]
    assert "The lonely discs are" in answer["title"]
    (wrong,) = answer["wrong"]
    assert "1 of 3 lonely discs found." in wrong["title"]
    board.do("close")
    free = board.do("ask", kind="lonely-discs:white")
    assert free["title"] == "Tap every lonely white disc."


def test_what_is_missed_stands_in_the_report(toy_app: Flask) -> None:
    teacher = signed_in(toy_app)
    page = new_class(teacher)
    mango = seated(toy_app, class_id(page))
    sends(mango, {"lesson": "lonely-discs", "step": "black-and-lonely", "answer": ["b2", "e4"]})
    report = teacher.get(f"{page}report/{seat_of(toy_app, mango)}/").text
    assert "Tap every lonely black disc." in report
    assert "1 of 3 lonely discs found." in report
    table = teacher.get(f"{page}report/missed.csv").text
    assert "Mango" in table
    assert "b2 e4" in table


def test_it_is_printed_with_its_key(pupil: FlaskClient) -> None:
    sheet, _, key = pupil.get("/en/print/lesson/othello/lonely-discs/").text.partition('class="sheet key"')
    assert "Tap every lonely black disc." in sheet
    assert key.count('class="cross"') == len(LONELY) + 1


def test_a_teacher_asks_it_in_a_set(toy_app: Flask) -> None:
    teacher = signed_in(toy_app)
    page = new_set(teacher)
    assert "Tap every lonely black disc." in teacher.get(f"{page}editor/").text
    assert add_puzzle(teacher, page, kind="lonely-discs:black", cells=CELLS) == 303
    assert add_puzzle(teacher, page, kind="lonely-discs:black", cells="X" * 64) == 400
    saved = teacher.get(f"{page}set.toml")
    assert b'kind = "lonely-discs"' in saved.data
    status, copied = upload(teacher, saved.data)
    assert status == 303
    assert "Tap every lonely black disc." in teacher.get(copied).text
    found = re.search(r"/en/practise/set/\w+/\w+/1", teacher.get(page).text)
    assert found
    answered = teacher.post(
        found[0],
        data={"check": "1", "taps": " ".join(LONELY)},
        headers=OURS,
        follow_redirects=True,
    )
    assert "Correct: 3 lonely black discs." in answered.text


def test_what_comes_back_after_a_miss_is_turned(toy_app: Flask) -> None:
    game = find_game("othello")
    (lesson,) = load_course(toy_app.config["LESSONS"] / "othello").lessons
    twin = make_twin(game, lesson.step(1), "quarter-turn")
    assert len(set_puzzle(game, twin).answers) == len(LONELY)
    assert twin.puzzle == lonely_discs.LonelyDiscs("white")
