"""Every page and action of work and reports, tried as everybody: only the teacher of the class gets in."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.people import new_class, signed_in
from tests.web.classroom.pupils import class_id, seat_of, seated

PAGES = [
    "grid/",
    "grid/table",
    "grid/grid.csv",
    "report/",
    "report/{seat}/",
    "report/missed.csv",
    "work/",
    "privacy/",
    "privacy/class.json",
    "privacy/{seat}.json",
    "privacy/{seat}/",
]


@dataclass
class Everybody:
    """A class with its teacher and a pupil, and all those whom it does not concern."""

    page: str
    seat: str
    teacher: FlaskClient
    others: dict[str, FlaskClient]


@pytest.fixture
def everybody(app: Flask) -> Everybody:
    teacher, other_teacher = signed_in(app), signed_in(app)
    page, other_page = new_class(teacher, "Our class"), new_class(other_teacher)
    pupil = seated(app, class_id(page), "Mango")
    others = {
        "teacher of another class": other_teacher,
        "pupil of the class": pupil,
        "pupil of another class": seated(app, class_id(other_page), "Papaya"),
        "stranger": app.test_client(),
    }
    return Everybody(page, seat_of(app, pupil), teacher, others)


@pytest.mark.parametrize("path", PAGES)
def test_only_the_teacher_of_the_class_sees_it(everybody: Everybody, path: str) -> None:
    address = everybody.page + path.format(seat=everybody.seat)
    assert everybody.teacher.get(address).status_code == 200
    for who, client in everybody.others.items():
        answer = client.get(address)
        expected = 404 if who == "teacher of another class" else 302
        assert answer.status_code == expected, who
        assert "Mango" not in answer.text, who
        assert "Our class" not in answer.text, who


ACTIONS: list[tuple[str, dict[str, str]]] = [
    ("work/", {"what": "lesson:board-and-squares"}),
    ("work/", {"lock": "1", "locked": "board-and-squares"}),
    ("work/", {"back": "0123"}),
    ("privacy/{seat}/", {"everything": "1"}),
]


@pytest.mark.parametrize(("path", "data"), ACTIONS)
def test_only_the_teacher_of_the_class_does_it(everybody: Everybody, path: str, data: dict[str, str]) -> None:
    address = everybody.page + path.format(seat=everybody.seat)
    for who, client in everybody.others.items():
        expected = 404 if who == "teacher of another class" else 403
        assert client.post(address, data=data, headers=OURS).status_code == expected, who
    assert everybody.teacher.post(address, data=data).status_code == 403  # from no page of ours
    assert everybody.teacher.get(address, query_string=data).status_code in (200, 405)
    assert everybody.teacher.post(address, data=data, headers=OURS).status_code == 303
