"""The front page of Go: for who comes for it, or knows Othello and wonders what is different."""

import pytest
from flask.testing import FlaskClient

from tutor.web.site.languages import LANGUAGES


def test_it_speaks_of_go_first(stranger: FlaskClient) -> None:
    page = stranger.get("/en/go/").text
    assert "<title>Learn Go by playing it · Othello Tutor</title>" in page
    assert 'description" content="Two players take turns to place stones' in page
    assert "Learn Go by playing it, in five languages." in page.partition("<footer")[2]
    assert "/picture/capture-go-5x5/" in page and "they never turn over" in page
    assert 'href="/en/play/go"' in page


def test_a_board_of_go_leads_to_it_and_its_foot_speaks_of_go(stranger: FlaskClient) -> None:
    page = stranger.get("/en/board/go-5x5/", follow_redirects=True).text
    assert '<a href="/en/go/">Learn Go by playing it</a>' in page
    assert "Learn Go by playing it" in page.partition("<footer")[2]
    assert (
        '<a href="/en/">Learn Othello by playing it</a>'
        in stranger.get("/en/board/othello/", follow_redirects=True).text
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_there_in_every_language(stranger: FlaskClient, language: str) -> None:
    page = stranger.get(f"/{language}/go/")
    assert page.status_code == 200 and page.text.count("<h1>") == 1
    assert f'href="/{language}/go/"' in stranger.get(f"/{language}/").text


def test_an_address_typed_without_its_last_stroke_leads_there(stranger: FlaskClient) -> None:
    assert stranger.get("/en/go", follow_redirects=True).status_code == 200
    assert stranger.get("/en/chess/").status_code == 404
