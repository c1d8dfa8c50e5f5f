"""A set that a teacher changes while pupils work on it: nothing that they did is lost."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seated, sends
from tests.web.classroom.work.test_assignments import assigns, seat_page
from tests.web.classroom.work.test_sets import FILE, add_puzzle, change, revision, upload
from tutor.puzzles.practice.drills import OUTSIDE_BANK_PREFIX


class Given:
    """A set of two puzzles, assigned to a class with one pupil: what d3 flips (d4), and all legal moves."""

    def __init__(self, app: Flask) -> None:
        self.teacher = signed_in(app)
        self.page = new_class(self.teacher)
        self.pupil = seated(app, class_id(self.page))
        _, self.set = upload(self.teacher, FILE)
        add_puzzle(self.teacher, self.set)
        assert assigns(self.teacher, self.page, f"set:{self.set.split('/')[3]}") == 303

    @property
    def name(self) -> str:
        """The name of the set as it is now, as a round of practice."""
        found = re.search(r"/en/practise/(set/\w+/\w+)/1", seat_page(self.pupil, self.page))
        assert found
        return found[1]

    def change(self, **form: str) -> None:
        assert change(self.teacher, self.set, **form) == 303

    def done(self) -> str:
        """What the pupil's page says of how far the set is."""
        text = re.sub(r"\s+", " ", seat_page(self.pupil, self.page))
        return "all" if "✓ Done" in text else re.findall(r"\d of \d", text)[-1]


@pytest.fixture
def given(app: Flask) -> Given:
    return Given(app)


def test_what_was_solved_stays_solved_wherever_its_puzzle_stands(given: Given) -> None:
    sends(given.pupil, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{given.name}", "step": 1, "answer": ["d4"]})
    assert given.done() == "1 of 2"
    given.change(up="2")
    assert given.done() == "1 of 2"
    given.change(drop="1")
    assert given.done() == "all"
    assert "1 of 1 pupils have done it" in given.teacher.get(f"{given.page}work/").text
    add_puzzle(given.teacher, given.set)
    assert given.done() == "1 of 2"


def test_other_words_make_no_other_puzzle(given: Given) -> None:
    sends(given.pupil, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{given.name}", "step": 1, "answer": ["d4"]})
    edited = {"kind": "flips", "square": "d3", "title": "What flips?", "hint": "Look around."}
    shown = given.teacher.get(f"{given.set}editor/1").text
    cells = re.search(r'name="cells" value="([^"]+)"', shown)
    assert cells
    on = revision(given.teacher, given.set)
    sent = {"cells": cells[1], "side": "black", "brush": "X", "save": "1", "on": on, **edited}
    assert given.teacher.post(f"{given.set}editor/1", data=sent, headers=OURS).status_code == 303
    assert "What flips?" in given.pupil.get(f"/en/practise/{given.name}/1").text
    assert given.done() == "1 of 2"


def test_an_answer_that_comes_late_counts_for_its_puzzle(given: Given) -> None:
    old = given.name
    given.change(up="2")
    sends(given.pupil, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{old}", "step": 1, "answer": ["d4"]})
    assert given.done() == "1 of 2"
    given.change(drop="1")
    sends(given.pupil, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{old}", "step": 2, "answer": ["c4"]})
    assert given.done() == "all"
    assert "Nothing was missed yet." in given.teacher.get(f"{given.page}report/").text
    sends(given.pupil, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{old}", "step": 1, "answer": ["a1"]})
    assert 'data-square="a1"' in given.teacher.get(f"{given.page}report/").text


def test_an_old_address_leads_to_the_newest_set(app: Flask, given: Given) -> None:
    old = given.name
    given.change(up="2")
    new = given.name
    assert new != old
    led = given.pupil.get(f"/en/practise/{old}/1")
    assert (led.status_code, led.location) == (302, f"/en/practise/{new}/2")
    led = given.teacher.get(f"/th/print/practise/{old}/")
    assert (led.status_code, led.location) == (302, f"/th/print/practise/{new}/")
    forgotten = f"{old[:-10]}0123456789"
    led = given.pupil.get(f"/en/practise/{forgotten}/2")
    assert (led.status_code, led.location) == (302, f"/en/practise/{new}/1")
    for path in (f"practise/{old}/1", f"practise/{forgotten}/1", f"print/practise/{old}/"):
        assert app.test_client().get(f"/en/{path}").status_code == 404


def answers(client: FlaskClient, path: str, tap: str) -> tuple[int, str]:
    """Answer by the form of a page, and follow where that leads."""
    answer = client.post(path, data={"tap": tap}, headers=OURS)
    return answer.status_code, answer.location


def test_a_form_of_an_old_page_is_taken_along(given: Given) -> None:
    old = given.name
    given.change(up="2")
    new = given.name
    assert answers(given.pupil, f"/en/practise/{old}/1", "d4") == (307, f"/en/practise/{new}/2")
    given.change(drop="2")
    assert answers(given.pupil, f"/en/practise/{old}/1", "d4") == (303, f"/en/practise/{given.name}/1")
