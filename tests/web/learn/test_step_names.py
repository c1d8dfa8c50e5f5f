"""Steps by name: old numbers lead to them, and lessons that gain, lose or move steps keep what was earned."""

from __future__ import annotations

import re
import shutil
import uuid
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.support.boards import START
from tests.web.classroom.members import new_class, signed_in, storage
from tests.web.classroom.pupils import class_id, seat_of, seated, sends
from tutor import create_app
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT
from tutor.storage.models import Card, now

LESSONS = ROOT / "lessons"
COURSE = load_courses(LESSONS)["othello"]
CORNERS = "/en/learn/othello/corners/"


@pytest.mark.parametrize("slug", [lesson.slug for lesson in COURSE.lessons])
def test_a_number_leads_to_the_step_that_had_it(stranger: FlaskClient, slug: str) -> None:
    for number, name in enumerate(COURSE.numbered.get(slug, ()), 1):
        answer = stranger.get(f"/lo/learn/othello/{slug}/{number}?moves=0&x=%2B")
        lesson = COURSE.lesson(slug)
        assert lesson is not None
        assert (answer.status_code, answer.location) == (
            301,
            f"/lo/learn/othello/{slug}/{name}?moves=0&x=%2B",
        )
        assert stranger.get(f"/lo/learn/othello/{slug}/{name}").status_code == (
            200 if name in lesson.names else 302
        )


def test_an_address_without_a_language_leads_there_too(stranger: FlaskClient) -> None:
    printed = stranger.get("/learn/othello/corners/3", headers={"Accept-Language": "sw"})
    assert stranger.get(printed.location).location == "/sw/learn/othello/corners/mark-stable"


@pytest.mark.parametrize(
    "name", ["0", "10", "99999999999", "Take-a-corner", "take--a", "%00", "a" * 33, "-a"]
)
def test_what_never_was_a_step_is_not_there(stranger: FlaskClient, name: str) -> None:
    assert stranger.get(CORNERS + name).status_code == 404


def test_a_form_of_a_page_from_before_brings_its_answer(stranger: FlaskClient) -> None:
    answer = stranger.post(CORNERS + "1", data={"solution": "1"}, headers=OURS)
    assert (answer.status_code, answer.location) == (308, CORNERS + "take-a-corner")


def test_answers_that_come_by_number_are_kept_by_name(stranger: FlaskClient) -> None:
    sent = [
        {"id": str(uuid.uuid4()), "lesson": lesson, "step": 1, "answer": [square], "help": 0}
        for lesson, square in (("legal-moves", "c6"), ("welcome", "d3"))
    ]
    kept = stranger.post("/en/learn/othello/progress", json={"answers": sent}, headers=OURS)
    assert kept.json == {"stars": {"legal-moves/first-legal-move": 3, "welcome/first-board": 3}}


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[Callable[[Callable[[str], str]], Flask]]:
    """Give the tutor of this database, where a change is made to the lesson about legal moves."""
    apps: list[Flask] = []

    def start(change: Callable[[str], str], number: str = "04") -> Flask:
        lessons = tmp_path / f"lessons-{len(apps)}"
        shutil.copytree(LESSONS, lessons)
        head = lessons / "othello" / "course.toml"  # its six boards and its stages need this lesson's place
        text = head.read_text(encoding="utf-8")
        text = re.sub(r"(?s)\[placement\].*?(?=\[\[)|\[\[stages\]\].*?(?=\n\[|\Z)", "", text)
        head.write_text(text, "utf-8")
        old = lessons / "othello" / "04-legal-moves.toml"
        text = change(old.read_text(encoding="utf-8"))
        old.unlink()
        (old.parent / f"{number}-legal-moves.toml").write_text(text, encoding="utf-8")
        settings = {"TESTING": True, "SECRET_KEY": "for tests only", "LESSONS": lessons}
        apps.append(create_app(settings | {"DATABASE_URL": f"sqlite:///{tmp_path / 'tutor.db'}"}))
        return apps[-1]

    yield start
    for app in apps:
        app.extensions["reviews"].close()


MORE = f'''
[[steps]]
name = "more"
text = "More."
board = """{START}"""
to_move = "black"
puzzle = {{ kind = "legal-move" }}

'''


def same(text: str) -> str:
    return text


def longer(text: str) -> str:
    """A step put before all others."""
    return text.replace("[[steps]]", MORE.strip() + "\n\n[[steps]]", 1)


def shorter(text: str) -> str:
    """The first step taken out, and the others turned around."""
    head, *steps = re.split(r"(?m)^\[\[steps\]\]$", text)
    return head + "".join(f"[[steps]]{step.rstrip()}\n\n" for step in reversed(steps[1:]))


def of(client: FlaskClient, app: Flask) -> FlaskClient:
    """The same browser at a tutor that was started again."""
    again = app.test_client()
    for cookie in ("learner", "teacher", "steps"):
        kept = client.get_cookie(cookie)
        if kept is not None:
            again.set_cookie(cookie, kept.value)
    return again


PAGE = "/en/learn/othello/legal-moves/"


def answers(client: FlaskClient, **squares: str) -> None:
    named = {name.replace("_", "-"): square for name, square in squares.items()}
    sends(client, *({"lesson": "legal-moves", "step": n, "answer": [one]} for n, one in named.items()))


def test_a_step_put_before_the_others_takes_nothing_away(changed: Callable[..., Flask]) -> None:
    client = changed(same).test_client()
    answers(client, first_legal_move="c6", white_legal_move="g5")
    client = of(client, changed(longer, "77"))
    assert "2 of 7" in re.sub(r"\s+", " ", client.get("/en/learn/othello/").text)
    assert client.get(PAGE).location == PAGE + "more"
    page = client.get(PAGE + "white-legal-move").text
    done = re.findall(rf'<a href="{PAGE}([a-z-]+)" class="done"', page)
    assert done == ["first-legal-move", "at-least-one-flip", "white-legal-move"]
    assert client.get(PAGE + "1").location == PAGE + "first-legal-move"
    late = {"id": str(uuid.uuid4()), "lesson": "legal-moves", "step": 3, "answer": ["g5"], "help": 0}
    kept = client.post("/en/learn/othello/progress", json={"answers": [late]}, headers=OURS)
    assert kept.json and set(kept.json["stars"]) == {
        "legal-moves/first-legal-move",
        "legal-moves/white-legal-move",
    }


def test_steps_that_go_or_move_leave_the_others_as_they_were(changed: Callable[..., Flask]) -> None:
    client = changed(same).test_client()
    answers(client, first_legal_move="c6", white_legal_move="g5")
    client = of(client, changed(shorter))
    assert "1 of 5" in re.sub(r"\s+", " ", client.get("/en/learn/othello/").text)
    assert client.get(PAGE + "3").location == PAGE + "white-legal-move"
    assert client.get(PAGE + "1").location == PAGE + "first-legal-move"
    gone = client.get(PAGE + "first-legal-move")
    assert (gone.status_code, gone.location) == (302, PAGE)
    assert client.post(PAGE + "first-legal-move", data={"tap": "c6"}, headers=OURS).status_code == 302
    answers(client, first_legal_move="c6")


def test_the_taps_of_a_puzzle_are_there_where_its_page_had_a_number(changed: Callable[..., Flask]) -> None:
    from tutor.web.learn import step_cookie

    client = changed(same).test_client()
    client.post(PAGE + "all-moves", data={"tap": "a1", "taps": ""}, headers=OURS)
    kept = client.get_cookie("steps")
    assert kept is not None
    by_name, by_number = (step_cookie._key(f"othello/legal-moves/{one}") for one in ("all-moves", "5"))
    steps = step_cookie.base64.urlsafe_b64decode(kept.value).replace(by_name.encode(), by_number.encode())
    client.set_cookie("steps", step_cookie.base64.urlsafe_b64encode(steps).decode())
    assert 'name="taps" value="a1"' in client.get(PAGE + "all-moves").text
    client.post(PAGE + "all-moves", data={"tap": "a2", "taps": "a1"}, headers=OURS)
    assert 'name="taps" value="a1 a2"' in client.get(PAGE + "all-moves").text


def test_what_was_answered_to_a_step_that_has_gone_stays_in_reports(changed: Callable[..., Flask]) -> None:
    app = changed(same)
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    answers(mango, first_legal_move="a1")
    seat = seat_of(app, mango)
    app = changed(shorter)
    teacher = of(teacher, app)
    for address in (f"{page}report/", f"{page}report/{seat}/"):
        text = teacher.get(address).text
        assert "This puzzle is no longer in the lesson." in text
        assert "<h3>Legal moves</h3>" in text
        assert "<bdi>a1</bdi>" in text
    for address in (f"{page}report/missed.csv", f"{page}report/{seat}/report.csv"):
        (line,) = (one for one in teacher.get(address).text.splitlines() if "a1" in one)
        assert "Legal moves" in line and "lesson/" not in line


def test_what_has_gone_from_a_lesson_does_not_come_back(changed: Callable[..., Flask]) -> None:
    app = changed(same)
    client = app.test_client()
    answers(client, first_legal_move="a1")
    with storage(app).write() as session:
        session.execute(update(Card).values(due=now() - timedelta(days=1)))
    assert "1 board comes back today" in client.get("/en/practise/").text
    client = of(client, changed(shorter))
    assert "Nothing to review today" in client.get("/en/practise/").text
    assert client.get("/en/practise/review/").location == "/en/practise/"
