import gzip
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS

STEP = "/lo/learn/othello/passing/find-a-move-or-pass"


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the templates rendered since the test began."""
    import tutor.web.learn.lessons

    names: list[str] = []
    render = tutor.web.learn.lessons.render_template

    def spy(name: str, **context: object) -> str:
        names.append(name)
        return render(name, **context)

    monkeypatch.setattr(tutor.web.learn.lessons, "render_template", spy)
    return names


def test_a_page_is_rendered_once_for_all_strangers(own_app: Flask, rendered: list[str]) -> None:
    bodies = {own_app.test_client().get(STEP).data for _ in range(3)}
    assert len(bodies) == 1
    assert rendered.count("learn/step.html") == 1


def test_a_learner_gets_a_page_of_their_own(own_app: Flask, rendered: list[str]) -> None:
    client = own_app.test_client()
    client.post("/en/", data={"tap": "d3"}, headers=OURS)
    own_app.test_client().get(STEP)
    client.get(STEP)
    assert rendered.count("learn/step.html") == 2


def test_what_a_learner_sees_is_never_cached(own_app: Flask) -> None:
    client = own_app.test_client()
    client.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "c6"}, headers=OURS)
    assert re.search(r"\b1 of \d+ puzzles solved", client.get("/en/learn/othello/").text)
    assert re.search(r"\b0 of \d+ puzzles solved", own_app.test_client().get("/en/learn/othello/").text)


def test_a_cached_page_is_compressed_for_those_who_take_it(stranger: FlaskClient) -> None:
    plain = stranger.get(STEP)
    for _ in range(2):
        packed = stranger.get(STEP, headers={"Accept-Encoding": "gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == plain.data
        assert "Accept-Encoding" in packed.headers["Vary"]


def test_a_cached_page_is_not_sent_again_to_who_has_it(app: Flask) -> None:
    first = app.test_client().get(STEP)
    second = app.test_client().get(STEP, headers={"If-None-Match": first.headers["ETag"]})
    assert (second.status_code, second.data) == (304, b"")


def test_a_cached_page_still_remembers_the_language(app: Flask) -> None:
    for _ in range(2):
        cookies = app.test_client().get(STEP).headers.getlist("Set-Cookie")
        assert cookies == ["language=lo; Path=/; Max-Age=31536000; SameSite=Lax"]


def test_an_address_with_a_strange_question_is_not_cached(own_app: Flask, rendered: list[str]) -> None:
    for _ in range(2):
        assert own_app.test_client().get(STEP + "?x=1").status_code == 200
    assert rendered.count("learn/step.html") == 2


def test_a_page_is_cached_for_each_host_since_it_names_it(app: Flask) -> None:
    client = app.test_client()
    assert "http://one.example/" in client.get(STEP, base_url="http://one.example").text
    assert "http://two.example/" in client.get(STEP, base_url="http://two.example").text
