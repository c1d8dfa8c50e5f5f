"""The front page of Go: for who comes for it, or knows Othello and wonders what is different."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.storage.learners.learning import stars_of
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES

TABS = re.compile(r'<nav class="families"[^>]*>(.*?)</nav>', re.S)


def test_it_speaks_of_go_first(stranger: FlaskClient) -> None:
    page = stranger.get("/en/go/").text
    assert "<title>Learn Go by playing it · Othello Tutor</title>" in page
    assert 'description" content="Two players take turns to place stones' in page
    assert "Learn Go by playing it, in five languages." in page.partition("<footer")[2]
    assert "/picture/go-5x5/" in page and "they never turn over" in page
    assert "What is Go?" in page and "What is Othello?" not in page
    assert "17 short lessons" in page and "plays on 6 levels" in page


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/en/learn/go/", "All lessons · Go"),
        ("/en/practise/go/", "Practise · Go"),
        ("/en/words/?course=go", "Words of the game · Go"),
    ],
)
def test_pages_that_each_course_has_speak_of_go_too(stranger: FlaskClient, path: str, title: str) -> None:
    page = stranger.get(path).text
    head, foot = page.partition("</head>")[0], page.partition("<footer")[2]
    assert f"<title>{title} · Othello Tutor</title>" in head
    assert f'og:title" content="{title}"' in head and "/picture/go-5x5/" in head
    told = re.search(r'og:description" content="([^"]*)"', head)
    assert told is not None and "Othello" not in told[1]
    assert "Learn Go by playing it" in foot


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_front_pages_lead_to_each_other(stranger: FlaskClient, language: str) -> None:
    for here, there in (("/", "/go/"), ("/go/", "/")):
        page = stranger.get(f"/{language}{here}")
        assert page.status_code == 200 and page.text.count("<h1") == 1
        tabs = TABS.search(page.text)
        assert tabs is not None
        assert re.findall(r'href="([^"]*)" aria-current="page"', tabs[1]) == [f"/{language}{here}"]
        assert f'href="/{language}{there}"' in tabs[1]


@pytest.mark.parametrize(
    ("tap", "said"),
    [
        ("c2", 'class="card right"'),
        ("b2", "is not next to a white stone"),
        ("c3", "New stones go on empty points"),
    ],
)
def test_its_board_answers_without_javascript(stranger: FlaskClient, tap: str, said: str) -> None:
    page = stranger.post("/en/go/", data={"tap": tap}, headers=OURS)
    assert page.status_code == 200 and said in page.text


def test_what_was_solved_on_it_is_kept_in_the_course_of_go(app: Flask, stranger: FlaskClient) -> None:
    stranger.post("/en/go/", data={"tap": "c2"}, headers=OURS)
    with stranger.session_transaction() as session:
        learner = session["id"]
    assert stars_of(app.extensions["database"], learner, "go") == {("welcome", "first-board"): 3}
    assert stars_of(app.extensions["database"], learner, "othello") == {}
    assert 'class="card right"' in stranger.get("/en/go/").text, "it stays as it was left"
    assert 'class="card right"' not in stranger.get("/en/").text


def test_its_main_button_begins_go_and_goes_on_in_it(app: Flask, stranger: FlaskClient) -> None:
    def leads() -> str:
        found = re.search(r'data-start href="([^"]*)"', stranger.get("/en/go/").text)
        assert found is not None
        return found[1]

    assert leads().startswith("/en/learn/go/points/")
    sent = {"id": "8c9c3ad5-7b55-4a39-9b8e-c3f1f0f3b0aa", "course": "go", "lesson": "liberties"}
    answer = {**sent, "step": "tap-three", "answer": ["c2", "c4", "d3"], "help": 0}
    stranger.post("/en/learn/go/progress", json={"answers": [answer]}, headers=OURS)
    assert leads() == "/en/learn/go/liberties/"
    ways = stranger.get("/en/go/").text.partition("<template data-ways>")[2].partition("</template>")[0]
    course = library_of(app).courses["go"]
    assert re.findall(r'data-lesson="([^"]*)"', ways) == [f"go/{lesson.slug}" for lesson in course.lessons]


@pytest.mark.parametrize(
    "path",
    ["/go/", "/play/go", "/learn/go/", "/learn/go/liberties/tap-three", "/practise/go/", "/words/?course=go"],
)
def test_the_header_of_its_pages_leads_to_its_lessons_practice_games_and_words(
    stranger: FlaskClient, path: str
) -> None:
    page = stranger.get(f"/en{path}").text
    header, foot = page.partition("<header")[2].partition("</header>")[0], page.partition("<footer")[2]
    for there in ("/learn/go/", "/practise/go/", "/play/go"):
        assert f'href="/en{there}"' in header
    assert 'href="/en/words/?course=go"' in foot and "Learn Go by playing it" in foot


@pytest.mark.parametrize("path", ["/", "/play/", "/learn/othello/", "/practise/"])
def test_the_header_of_other_pages_is_as_it_was(stranger: FlaskClient, path: str) -> None:
    header = stranger.get(f"/en{path}").text.partition("<header")[2].partition("</header>")[0]
    for there in ("/learn/", "/practise/", "/play/"):
        assert f'href="/en{there}"' in header


def test_a_board_of_go_leads_to_it_and_its_foot_speaks_of_go(stranger: FlaskClient) -> None:
    page = stranger.get("/en/board/go-5x5/", follow_redirects=True).text
    assert '<a href="/en/go/">Learn Go by playing it</a>' in page
    assert "Learn Go by playing it" in page.partition("<footer")[2]
    assert (
        '<a href="/en/">Learn Othello by playing it</a>'
        in stranger.get("/en/board/othello/", follow_redirects=True).text
    )


def test_an_address_typed_without_its_last_stroke_leads_there(stranger: FlaskClient) -> None:
    assert stranger.get("/en/go", follow_redirects=True).status_code == 200
    assert stranger.get("/en/chess/").status_code == 404
