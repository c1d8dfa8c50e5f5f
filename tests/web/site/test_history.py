import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.playing import begin, look
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_stands_on_one_page_in_the_order_of_the_years(
    app: Flask, stranger: FlaskClient, language: str
) -> None:
    history = library_of(app).histories["othello"]
    assert history is not None
    text = stranger.get(f"/{language}/history/").text
    years = re.findall(r'class="year">(\d+)<', text)
    assert years == [moment.year for moment in history.moments if moment.year] == sorted(years)
    assert text.count("<h2>") == len(history.moments) >= 7
    assert re.search(r'role="img" aria-label="[^"]*1883[^"]*1977', text)


@pytest.mark.parametrize(
    ("game", "squares"), [("reversi-1888", ["d4", "d5", "e4", "e5"]), ("othello", ["c4"])]
)
def test_an_old_game_begins_where_its_moment_shows_it(
    learner: FlaskClient, game: str, squares: list[str]
) -> None:
    forms = re.findall(
        r"<form method=\"post\" action=\"(/en/play/)\">(.*?)</form>", learner.get("/en/history/").text
    )
    action, fields = next(form for form in forms if f'value="{game}"' in form[1])
    sent = dict(re.findall(r'name="(\w+)" value="([^"]*)"', fields))
    assert action == "/en/play/"
    board = look(learner, begin(learner, **sent))["board"]
    assert board["game"] == game
    assert set(squares) <= set(board["legal"])


def test_the_final_is_there_from_its_first_move_to_its_last(stranger: FlaskClient) -> None:
    link = re.search(r'href="(/en/play/replay/[^"]+)"', stranger.get("/en/history/").text)
    assert link
    text = stranger.get(link[1].replace("&amp;", "&")).text
    assert "Ben Seeley" in text and "Makoto Suekuni" in text
    assert '<b data-discs="black">35</b>' in text and '<b data-discs="white">29</b>' in text


def test_the_words_of_the_game_lead_to_its_history(stranger: FlaskClient) -> None:
    assert 'href="/sw/history/"' in stranger.get("/sw/words/").text
