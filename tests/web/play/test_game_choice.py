"""Choosing a game: a page for each family of games, and what is remembered of each."""

import re
import uuid

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import begin
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES

GAMES = re.compile(r'name="game" value="([^"]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_go_has_a_page_of_its_own(stranger: FlaskClient, language: str) -> None:
    page = stranger.get(f"/{language}/play/go").text
    first, fold = page.partition('<details class="others"')[::2]
    assert GAMES.findall(first) == ["capture-go-5x5", "go-5x5", "go-7x7", "go-9x9"]
    assert GAMES.findall(fold) == ["capture-go-7x7", "capture-go-9x9", "go-13x13", "go-19x19"]
    assert 'name="handicap"' not in first and 'name="komi"' not in first
    assert 'name="handicap"' in fold and 'name="komi"' in fold and not fold.startswith(" open")
    assert page.count('<details class="others"') == 1
    assert page.count("data-foe") == 6 and "var(--cloth" in page
    assert f'action="/{language}/play/"' in page
    assert f'href="/{language}/play/go" aria-current="page"' in page
    assert "/picture/capture-go-5x5/" in page


def test_its_title_its_description_and_its_foot_speak_of_go(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-7x7", opponent="person")
    for page in (stranger.get("/en/play/go").text, stranger.get(url).text):
        foot = page.partition("<footer")[2]
        assert "Learn Go" in foot and "Learn Othello" not in foot
    page = stranger.get("/en/play/go").text
    assert "<title>Play Go" in page and 'description" content="Two players take turns to place stones' in page


def test_the_home_page_and_the_choice_of_games_lead_there(stranger: FlaskClient) -> None:
    assert (
        'href="/en/go/"' in stranger.get("/en/").text and 'href="/en/play/go"' in stranger.get("/en/go/").text
    )
    page = stranger.get("/en/play/").text
    assert 'href="/en/play/go"' in page and not any("go" in game for game in GAMES.findall(page))
    url = begin(stranger, game="capture-go-5x5", opponent="person")
    assert 'href="/en/play/go"' in stranger.get(url).text


def test_an_unknown_family_has_no_page(stranger: FlaskClient) -> None:
    assert stranger.get("/en/play/chess").status_code == 404
    assert stranger.get("/en/play/othello").status_code == 404


def test_a_level_beaten_in_one_family_is_not_beaten_in_another(stranger: FlaskClient) -> None:
    url = begin(stranger, game="capture-go-5x5", level="2", side="white")
    number = len(
        stranger.get(url, headers={"Accept": "application/json"}).json["board"]["cells"].replace(".", "")
    )  # type: ignore[index]
    stranger.post(url, json={"do": "resign", "number": number}, headers=OURS)
    assert re.search(r'value="2" checked', stranger.get("/en/play/go").text)
    assert re.search(r'value="1" checked', stranger.get("/en/play/").text)


def test_a_small_board_says_how_many_handicap_stones_it_takes(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/go").text
    assert re.search(r'value="go-5x5"[^>]* data-handicaps="2"', page)
    assert re.search(r'value="go-7x7"[^>]* data-handicaps="2 3 4"', page)
    assert "5×5: at most 2. 7×7: at most 4." in page
    assert "data-handicaps" not in stranger.get("/en/play/").text


@pytest.mark.parametrize("terms", [{"komi": "nan"}, {"game": "go-9x9", "handicap": "9", "komi": "x"}])
def test_terms_that_were_refused_are_seen(stranger: FlaskClient, terms: dict[str, str]) -> None:
    sent = {"game": "go-7x7", "opponent": "person", **terms}
    page = stranger.post("/en/play/", data=sent, headers=OURS)
    assert page.status_code == 400
    assert page.text.partition('<details class="others"')[2].startswith(" data-others open")


def solve_one(app: Flask, client: FlaskClient, name: str) -> str:
    """Solve the first puzzle of a course; gives the title of its lesson."""
    library = library_of(app)
    course = library.courses[name]
    lesson = course.lessons[0]
    step = library.prepared(course, lesson).puzzles[0]
    task = library.prepared(course, lesson).task(step)
    assert task is not None
    given = list(task.answers) if task.select == "many" else list(task.answers)[:1]
    sent = {"id": str(uuid.uuid4()), "lesson": lesson.slug, "step": step, "answer": given, "help": 0}
    kept = client.post(f"/en/learn/{name}/progress", json={"answers": [sent]}, headers=OURS)
    assert kept.status_code == 200
    return lesson.title


def test_who_began_the_course_of_one_family_alone_finds_its_games_first(app: Flask) -> None:
    client = app.test_client()
    assert client.get("/en/play/").status_code == 200
    solve_one(app, client, "go")
    assert client.get("/en/play/").location == "/en/play/go"
    assert 'href="/en/play/?of=othello"' in client.get("/en/play/go").text
    assert 'value="othello"' in client.get("/en/play/?of=othello").text
    solve_one(app, client, "othello")
    assert client.get("/en/play/").status_code == 200
    assert 'href="/en/play/"' in client.get("/en/play/go").text


def test_where_to_go_on_is_known_of_each_course(app: Flask) -> None:
    client = app.test_client()
    title = solve_one(app, client, "go")
    home = client.get("/en/").text
    assert re.search(rf'href="/en/learn/go/[^"]*"[^>]*>[^<]*(<[^>]*>)*[^<]*{title}', home) or title in home


def test_the_ways_beside_the_choice_are_those_of_its_games(stranger: FlaskClient) -> None:
    chosen = stranger.get("/en/play/go").text
    assert 'href="/en/board/go-9x9/"' in chosen and "Other boards, handicap" in chosen
    (opening,) = re.findall(r'href="(/en/play/open/[^"]+)"', chosen)
    opened = stranger.get(opening).text
    assert '<option value="go-9x9" selected>' in opened and "For example e5c3g7g3c7." in opened
    assert 'href="/en/play/go">Play</a>' in opened
    usual = stranger.get("/en/play/").text
    assert 'href="/en/board/"' in usual and 'href="/en/play/open/"' in usual
    assert "For example f5d6c3d3c4." in stranger.get("/en/play/open/?game=no-game").text


def test_the_analysis_board_speaks_of_points_where_stones_stand_on_points(stranger: FlaskClient) -> None:
    points = stranger.get("/en/board/go-9x9/", follow_redirects=True).text
    squares = stranger.get("/en/board/", follow_redirects=True).text
    assert "Tap a point to begin." in points and "Tap a square to begin." in squares
