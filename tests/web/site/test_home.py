"""The home page: what Othello is for a stranger, and where to go on for who comes back."""

from __future__ import annotations

import re
import uuid
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tutor.storage.models import Card
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES


def solve(app: Flask, client: FlaskClient, slug: str, most: int | None = None, *, but_first: int = 0) -> None:
    """Solve the puzzles of a lesson, or so many of them, without so many of the first."""
    course = library_of(app).first_course
    lesson = course.lesson(slug)
    assert lesson is not None
    prepared = library_of(app).prepared(course, lesson)
    answers = []
    for step in prepared.puzzles[but_first:most]:
        task = prepared.task(step)
        assert task is not None
        given = list(task.answers) if task.select in ("many", "sequence") else list(task.answers)[:1]
        answers.append({"id": str(uuid.uuid4()), "lesson": slug, "step": step, "answer": given, "help": 0})
    sent = client.post("/en/learn/othello/progress", json={"answers": answers}, headers=OURS)
    assert sent.status_code == 200
    assert len(sent.json["stars"]) >= len(answers)  # type: ignore[index]


def start(page: str) -> tuple[str, str]:
    """Where the main button leads, and what it says."""
    found = re.search(r'<a class="button start main" data-start href="([^"]*)">(.*?)</a>', page, re.S)
    assert found is not None
    return found[1], re.sub(r"<[^>]*>|\s+", " ", found[2]).strip()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_stranger_reads_what_othello_is_and_may_start(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/").text
    assert start(page)[0] == f"/{tag}/learn/othello/board-and-squares/find-e3"
    what = re.search(r'<section class="what">.*?<p>(.*?)</p>', page, re.S)
    assert what is not None and len(what[1]) > 60
    assert '<ul class="today" data-today hidden>' in page
    for other in LANGUAGES:
        assert f'<li><a href="/{other}/" lang="{other}"' in page.partition('class="tongues"')[2]


def test_who_comes_back_goes_on_where_they_were(app: Flask, stranger: FlaskClient) -> None:
    solve(app, stranger, "board-and-squares")
    solve(app, stranger, "outflank", 1)
    url, said = start(stranger.get("/en/").text)
    assert url == "/en/learn/othello/outflank/"
    title = library_of(app).first_course.lessons[2].title
    assert re.sub(" +", " ", said) == f"Continue Lesson 3 · {title}"
    assert '<ul class="today" data-today>' in stranger.get("/en/").text


def test_after_the_last_puzzle_of_a_lesson_the_next_one_is_gone_on_with(
    app: Flask, stranger: FlaskClient
) -> None:
    """Though an earlier puzzle of it is still open."""
    solve(app, stranger, "outflank", but_first=1)
    assert (
        start(stranger.get("/en/").text)[0]
        == f"/en/learn/othello/{library_of(app).first_course.lessons[3].slug}/"
    )


def test_what_was_done_by_one_is_not_shown_to_another(app: Flask, stranger: FlaskClient) -> None:
    kept = app.test_client().get("/en/").data
    solve(app, stranger, "board-and-squares")
    assert stranger.get("/en/").data != kept
    assert app.test_client().get("/en/").data == kept


def test_what_comes_back_is_told_on_the_home_page(app: Flask, stranger: FlaskClient) -> None:
    assert "comes back today" not in stranger.get("/en/").text
    missed = {"id": str(uuid.uuid4()), "lesson": "legal-moves", "step": 1, "answer": [], "help": 2}
    sent = stranger.post("/en/learn/othello/progress", json={"answers": [missed]}, headers=OURS)
    assert sent.status_code == 200
    with app.extensions["database"].write() as session:
        session.execute(update(Card).values(due=datetime.now(UTC)))
    assert "1 board comes back today" in stranger.get("/en/").text


def test_the_level_last_played_is_chosen_and_told(stranger: FlaskClient) -> None:
    def chosen() -> list[str]:
        page = stranger.get("/en/play/").text
        return re.findall(r'name="level" value="(\d+)" checked', page)

    assert chosen() == ["1"]
    for level in ("4", "3"):
        assert stranger.post("/en/play/", data={"level": level}, headers=OURS).status_code == 303
    assert stranger.post("/en/play/", data={"opponent": "person"}, headers=OURS).status_code == 303
    assert chosen() == ["3"]
    today = re.search(r"data-today>(.*?)</ul>", stranger.get("/en/").text, re.S)
    assert today is not None
    assert "Go on with your game" in today[1] and "Level 3" in today[1]


def test_the_home_page_carries_a_way_into_each_lesson(app: Flask, stranger: FlaskClient) -> None:
    ways = stranger.get("/lo/").text.partition("<template data-ways>")[2].partition("</template>")[0]
    for lesson in library_of(app).first_course.lessons:
        assert f'href="/lo/learn/othello/{lesson.slug}/" data-lesson="othello/{lesson.slug}"' in ways


def test_the_days_of_this_week_are_drawn_for_who_practised(app: Flask, stranger: FlaskClient) -> None:
    """White for a day played; no count is shown to a stranger, and nothing turns red."""
    assert "this week" not in stranger.get("/en/").text
    solve(app, stranger, "board-and-squares", 1)
    for page in ("/en/", "/en/me/"):
        text = stranger.get(page).text
        assert "1 day this week" in text
        week = re.search(r'<div class="picture week".*?</svg>', text, re.S)
        assert week is not None
        assert week[0].count('class="p-pop"') == 1
        assert week[0].count('stroke-dasharray="1.6 1.2"') == 6
        assert week[0].count("--gold") == 1
        assert "red" not in week[0] and "coral" not in week[0]


def test_the_home_page_names_a_round_of_puzzles_that_stands(stranger: FlaskClient) -> None:
    """The levels and rounds from which static/js/site/greeting.js chooses."""
    pattern = re.search(r'data-next="([^"]*)"', stranger.get("/lo/").text)
    assert pattern is not None
    for level, number in ((1, 24), (4, 0)):
        puzzles = stranger.get(pattern[1].replace("LEVEL", str(level)).replace("ROUND", str(number)))
        assert puzzles.status_code == 200
        steps = puzzles.json["steps"]  # type: ignore[index]
        assert [step["puzzle"]["select"] for step in steps] == ["one"] * 8
