import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.apps import make_app

PAGES = ["/en/", "/en/learn/othello/", "/en/learn/othello/passing/find-a-move-or-pass", "/en/nothing", "/"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_carries_the_headers_that_guard_it(stranger: FlaskClient, path: str) -> None:
    for answer in (stranger.get(path), stranger.get(path)):  # the second may come from the cache
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert answer.headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", PAGES)
def test_no_page_carries_inline_code_or_style(stranger: FlaskClient, path: str) -> None:
    page = stranger.get(path).text
    assert " style=" not in page
    assert "<style" not in page
    assert " onclick=" not in page
    for script in page.split("<script")[1:]:
        assert " src=" in script.split(">")[0] or "application/json" in script.split(">")[0]


def test_no_page_asks_another_host_for_anything(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/passing/find-a-move-or-pass").text
    addresses = [part.split('"')[0] for name in ("src=", "href=") for part in page.split(name + '"')[1:]]
    assert addresses
    assert all(url.startswith(("/", "#", "http://localhost/")) for url in addresses)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Referer": "http://evil.example/localhost"},
    ],
)
@pytest.mark.parametrize(
    "path", ["/en/", "/en/learn/othello/passing/find-a-move-or-pass", "/en/learn/othello/progress"]
)
def test_a_form_of_another_site_is_refused(stranger: FlaskClient, path: str, headers: dict[str, str]) -> None:
    answer = stranger.post(path, data={"tap": "d3"}, headers=headers)
    assert answer.status_code == 403
    assert "Set-Cookie" not in answer.headers or "learner=" not in answer.headers["Set-Cookie"]


@pytest.mark.parametrize(
    "headers", [OURS, {"Origin": "http://localhost"}, {"Referer": "http://localhost/en/"}]
)
def test_a_form_of_our_own_page_is_taken(stranger: FlaskClient, headers: dict[str, str]) -> None:
    assert stranger.post("/en/", data={"tap": "d3"}, headers=headers).status_code == 200


def test_the_learner_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(stranger: FlaskClient) -> None:
    answer = stranger.post("/en/", data={"tap": "d3"}, headers=OURS)
    cookie = next(c for c in answer.headers.getlist("Set-Cookie") if c.startswith("learner="))
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_looking_makes_nobody_a_learner(stranger: FlaskClient) -> None:
    for path in PAGES:
        assert not any(c.startswith("learner=") for c in stranger.get(path).headers.getlist("Set-Cookie"))


def test_a_forged_learner_cookie_is_a_stranger(stranger: FlaskClient) -> None:
    stranger.set_cookie("learner", "eyJpZCI6ImFkYSJ9.forged.signature")
    answer = stranger.get("/en/learn/othello/")
    assert answer.status_code == 200
    assert re.search(r"\b0 of \d+ puzzles solved", answer.text)


def test_a_forged_host_is_refused(own_app: Flask) -> None:
    guarded = make_app(own_app.config["DATABASE_URL"], TRUSTED_HOSTS=["tutor.example"])
    client = guarded.test_client()
    assert client.get("/en/", base_url="http://tutor.example").status_code == 200
    answer = client.get("/en/", base_url="http://evil.example")
    assert answer.status_code == 400
    assert "evil.example" not in answer.text


def test_an_https_site_tells_browsers_to_stay_on_https(app: Flask) -> None:
    client = app.test_client()
    assert "Strict-Transport-Security" not in client.get("/en/").headers
    assert "Strict-Transport-Security" in client.get("/en/", base_url="https://localhost").headers
