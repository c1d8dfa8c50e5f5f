import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from tests.conftest import OURS
from tutor.web.site.languages import LANGUAGES


@pytest.mark.parametrize(
    "path",
    [
        "/xx/",
        "/en/nothing",
        "/en/learn/chess/",
        "/en/learn/othello/no-such-lesson/",
        "/en/learn/othello/no-such-lesson/1",
        "/en/learn/othello/passing/0",
        "/en/learn/othello/passing/99",
        "/en/learn/othello/passing/One",
        "/en/learn/othello/no-jumping/no-jumping?moves=7",
        "/en/learn/othello/no-jumping/no-jumping?moves=x",
        "/en/learn/othello/no-jumping/no-jumping?moves=000099",
        "/assets/v/none.js",
        "/assets/v/../pyproject.toml",
    ],
)
def test_an_address_that_leads_nowhere_gets_a_helpful_page(stranger: FlaskClient, path: str) -> None:
    answer = stranger.get(path)
    assert answer.status_code == 404
    assert "This page is not on the board" in answer.text
    assert 'href="/en/learn/"' in answer.text


@pytest.mark.parametrize(
    "path",
    ["/en/play/go", "/lo/play/replay/go-5x5/b2c3", "/en/learn/othello/passing/find-a-move-or-pass"],
)
def test_a_slash_too_many_at_the_end_of_an_address_leads_to_its_page(
    stranger: FlaskClient, path: str
) -> None:
    answer = stranger.get(f"{path}/?move=1")
    assert (answer.status_code, answer.location) == (308, f"{path}?move=1")
    assert stranger.get(path).status_code == 200
    assert stranger.get(f"{path}/").location == path


@pytest.mark.parametrize("path", ["/en/nothing/", "//example.org/", "//example.org//", "/en/play/chess/"])
def test_a_slash_leads_to_no_page_that_is_not_there(stranger: FlaskClient, path: str) -> None:
    answer = stranger.get(path)
    assert answer.status_code != 308 or not (answer.location or "").startswith("//")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_of_an_error_is_in_the_language_of_its_address(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/learn/othello/nothing/1").text
    assert f'<html lang="{tag}">' in page
    assert ("This page is not on the board" in page) == (tag == "en")
    page = stranger.get(f"/{tag}/what/ever/this/is").text
    assert f'<html lang="{tag}">' in page


def test_an_unknown_language_is_told_of_in_the_language_of_the_browser(stranger: FlaskClient) -> None:
    assert '<html lang="th">' in stranger.get("/xx/", headers={"Accept-Language": "th"}).text


def test_a_page_that_only_tells_takes_no_answer(stranger: FlaskClient) -> None:
    assert (
        stranger.post("/en/learn/othello/no-jumping/no-jumping", data={"tap": "h1"}, headers=OURS).status_code
        == 405
    )


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"tap": "z9"},
        {"tap": "<script>"},
        {"tap": "a1", "taps": "a1 q7"},
        {"tap": "a1", "help": "9"},
        {"tap": "a1", "help": "00009"},
        {"tap": "a1", "tries": "0" + "9" * 5000},
        {"check": "1", "taps": "a1"},
        {"tap": "a1", "tries": "-1"},
        {"tap": "a1", "tries": "９"},
        {"choice": "a1"},
        {"pass": "1"},
    ],
)
def test_a_forged_form_is_refused_with_a_sentence(stranger: FlaskClient, form: dict[str, str]) -> None:
    answer = stranger.post("/en/learn/othello/legal-moves/first-legal-move", data=form, headers=OURS)
    assert answer.status_code == 400
    assert '<p class="text">' in answer.text
    assert "<script>alert" not in answer.text
    assert "Traceback" not in answer.text


def test_a_square_that_is_not_on_the_board_is_named(stranger: FlaskClient) -> None:
    answer = stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "z9"}, headers=OURS)
    assert "There is no square z9 on this board." in answer.text


def test_an_oversized_form_is_refused(stranger: FlaskClient) -> None:
    answer = stranger.post(
        "/en/learn/othello/legal-moves/first-legal-move", data={"taps": "a1 " * 40_000}, headers=OURS
    )
    assert answer.status_code == 413
    assert "That was too much at once" in answer.text


def test_a_database_that_cannot_be_written_loses_no_feedback(own_app: Flask) -> None:
    client = own_app.test_client()
    database = own_app.extensions["database"]
    with database.engine.begin() as connection:
        connection.execute(
            text("CREATE TRIGGER full BEFORE INSERT ON answer BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        )
    answer = client.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "c6"}, headers=OURS)
    assert answer.status_code == 503
    assert "2 lines end at a black disc" in answer.text
    assert "Your answer was not saved." in answer.text


def test_a_database_that_cannot_be_read_keeps_nobody_from_learning(own_app: Flask) -> None:
    client = own_app.test_client()
    client.post("/en/", data={"tap": "d3"}, headers=OURS)
    with own_app.extensions["database"].engine.begin() as connection:
        connection.execute(text("DROP TABLE solved"))
    for path in (
        "/lo/learn/othello/",
        "/lo/learn/othello/passing/find-a-move-or-pass",
        "/lo/learn/othello/passing/finished",
    ):
        assert client.get(path).status_code == 200


def test_an_error_nobody_foresaw_shows_no_traceback(own_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> str:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("tutor.web.learn.lessons.render_template", fail)
    own_app.testing = False
    answer = own_app.test_client().get("/en/learn/othello/passing/find-a-move-or-pass")
    assert answer.status_code == 500
    assert "Something went wrong on our side" in answer.text
    assert "secret detail" not in answer.text
