"""Sets that go to another teacher: by a link or as a file; tried, deleted, and opened by nobody else."""

import re
import uuid

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seat_of, seated
from tests.web.classroom.work.test_sets import DRAFT, FILE, add_puzzle, new_set, upload
from tutor.puzzles.practice.drills import OUTSIDE_BANK_PREFIX


def test_a_set_goes_to_another_teacher_by_a_link_that_is_used_once(app: Flask) -> None:
    ada, ben = signed_in(app), signed_in(app)
    page = new_set(ada, "From Ada")
    add_puzzle(ada, page)
    ada.post(page, data={"share": "yes"}, headers=OURS)
    found = re.search(r"http://localhost(/sets/shared/\w+)", ada.get(page).text)
    assert found
    link = found[1]
    led = ben.get(link)
    assert (led.status_code, led.location) == (302, "/en/sets/shared/")
    assert "From Ada" in ben.get(led.location).text
    copied = ben.post(led.location, headers=OURS)
    assert "From Ada" in ben.get(copied.location).text
    assert ben.get(page).status_code == 404
    ada.post(page, data={"share": "no"}, headers=OURS)
    assert ben.get(ben.get(link).location).status_code == 404


def test_a_set_goes_to_another_teacher_as_a_file(app: Flask) -> None:
    ada, ben = signed_in(app), signed_in(app)
    status, page = upload(ada, FILE)
    assert status == 303
    file = ada.get(f"{page}set.toml")
    assert file.headers["Content-Disposition"] == "attachment; filename*=UTF-8''Two%20puzzles.toml"
    assert "CC BY 4.0" in file.text.splitlines()[0]
    status, copy = upload(ben, file.data)
    assert status == 303
    assert "1. Black plays" in ben.get(copy).text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not written in UTF-8"),
        (b"title = ", "cannot be read"),
        (FILE.replace(b'"d3"', b'"a1"'), "step 1, puzzle.move"),
        (FILE.replace(b"4 . . . O X", b"4 . . . O Z"), "step 1, board"),
        (FILE.replace(b'puzzle = { kind = "flips", move = "d3" }', b'title = "A"\ntext = "B"'), "step 1"),
        (b"a = " + b"[" * 20000, ""),
        (b"", "Choose a file first."),
    ],
)
def test_a_file_with_a_fault_is_refused_with_a_sentence(app: Flask, content: bytes, said: str) -> None:
    status, text = upload(signed_in(app), content)
    assert status == 400
    assert said in text.replace("&#39;", "'")


def test_a_file_that_begins_with_the_mark_of_some_editors_is_taken(app: Flask) -> None:
    assert upload(signed_in(app), b"\xef\xbb\xbf" + FILE)[0] == 303


def test_a_set_is_tried_by_its_teacher_and_by_nobody_else(app: Flask) -> None:
    teacher, other = signed_in(app), signed_in(app)
    page = new_set(teacher)
    add_puzzle(teacher, page, kind="flips", square="d3", title="<b>What flips?</b>")
    found = re.search(r"/en/practise/set/\w+/\w+/1", teacher.get(page).text)
    assert found
    assert "&lt;b&gt;What flips?" in teacher.get(found[0]).text
    pupil = seated(app, class_id(new_class(teacher)))
    for client in (other, pupil, app.test_client()):
        assert client.get(found[0]).status_code == 404
    assert seat_of(app, pupil)
    lesson = f"{OUTSIDE_BANK_PREFIX}/" + "/".join(found[0].split("/")[3:6])
    answer = {"id": str(uuid.uuid4()), "lesson": lesson, "step": 1, "answer": ["a1"], "help": 0}
    assert (
        pupil.post("/en/learn/othello/progress", json={"answers": [answer]}, headers=OURS).status_code == 200
    )


def test_a_set_is_deleted_after_asking(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    assert "Delete “Corners”?" in teacher.get(f"{page}delete").text
    assert teacher.post(f"{page}delete", headers=OURS).location == "/en/sets/"
    assert teacher.get(page).status_code == 404


@pytest.mark.parametrize("path", ["", "editor/", "set.toml", "delete"])
def test_only_its_teacher_opens_a_set(app: Flask, path: str) -> None:
    teacher, other = signed_in(app), signed_in(app)
    page = new_set(teacher, "Our set")
    pupil = seated(app, class_id(new_class(teacher)))
    assert teacher.get(page + path).status_code == 200
    assert other.get(page + path).status_code == 404
    for client in (pupil, app.test_client()):
        assert client.get(page + path).status_code == 302
        assert client.post(page + path, headers=OURS).status_code in (403, 405)
    for data in ({"title": "x"}, {"share": "yes"}, {"drop": "1"}, {**DRAFT, "save": "1"}):
        assert other.post(page + path, data=data, headers=OURS).status_code in (404, 405)
    assert "Our set" in teacher.get(page).text


def test_a_set_is_not_deleted_by_looking(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    for method in ("GET", "HEAD"):
        assert teacher.open(f"{page}delete", method=method).status_code == 200
    assert teacher.get(page).status_code == 200
