import time

import pytest
from flask import Flask
from flask.testing import FlaskClient
from itsdangerous import TimestampSigner

from tests.conftest import OURS
from tutor import create_app

HTTPS = "https://localhost"


def cookies(client: FlaskClient, base: str) -> dict[str, str]:
    """The cookies that a stranger gets for solving the board of the home page, by name."""
    answer = client.post("/en/", data={"tap": "d3"}, headers=OURS, base_url=base)
    assert answer.status_code == 200
    return {cookie.split("=")[0]: cookie for cookie in answer.headers.getlist("Set-Cookie")}


def test_over_https_every_cookie_is_secure_and_bound_to_the_host(stranger: FlaskClient) -> None:
    got = cookies(stranger, HTTPS)
    assert set(got) == {"__Host-learner", "language", "steps"}
    assert all("; Secure" in cookie for cookie in got.values())
    assert "Path=/" in got["__Host-learner"]
    assert "Domain" not in got["__Host-learner"]


def test_in_a_school_without_https_no_cookie_is_one_that_browsers_drop(stranger: FlaskClient) -> None:
    got = cookies(stranger, "http://192.168.1.20:8000")
    assert set(got) == {"learner", "language", "steps"}
    assert not any("Secure" in cookie for cookie in got.values())


@pytest.mark.parametrize("base", [HTTPS, "http://192.168.1.20:8000"])
def test_a_learner_is_known_again(stranger: FlaskClient, base: str) -> None:
    cookies(stranger, base)
    answer = stranger.post("/en/", data={"tap": "d3"}, headers=OURS, base_url=base)
    assert not any("learner=" in cookie for cookie in answer.headers.getlist("Set-Cookie"))


def test_who_goes_on_learning_keeps_the_cookie(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def learns_on(*, days_ago: int) -> str:
        """The cookie that an answer brings, when the one of before was given so many days ago."""
        then = int(time.time()) - days_ago * 24 * 60 * 60
        with monkeypatch.context() as patch, stranger.session_transaction() as session:
            patch.setattr(TimestampSigner, "get_timestamp", lambda _: then)
            session.modified = True
        return cookies(stranger, "http://localhost").get("learner", "")

    cookies(stranger, "http://localhost")
    with stranger.session_transaction() as session:
        known = session["id"]
    assert not learns_on(days_ago=29)
    for long_ago in (31, 390, 20_000):
        assert f"; Max-Age={400 * 24 * 60 * 60}" in learns_on(days_ago=long_ago)
        assert not learns_on(days_ago=0)
    assert "; Max-Age" in learns_on(days_ago=-20_000), "a clock that was ahead"
    with stranger.session_transaction() as session:
        assert session["id"] == known
    assert stranger.get("/en/me/").status_code == 200


def test_a_cookie_says_how_long_it_lives_and_no_date_that_a_wrong_clock_would_give(
    stranger: FlaskClient,
) -> None:
    (cookie,) = (c for name, c in cookies(stranger, HTTPS).items() if name == "__Host-learner")
    assert "Expires" not in cookie
    assert cookie.count("Max-Age") == 1


def test_a_cookie_that_another_key_signed_is_nobodys(own_app: Flask, stranger: FlaskClient) -> None:
    cookies(stranger, "http://localhost")
    held = stranger.get_cookie("learner")
    assert held is not None
    client = own_app.test_client()
    own_app.secret_key = "another"
    client.set_cookie("learner", held.value)
    with client.session_transaction() as session:
        assert "id" not in session


def test_a_cookie_of_plain_http_counts_for_nothing_over_https(app: Flask) -> None:
    client = app.test_client()
    learner = cookies(client, "http://localhost")["learner"].split(";")[0]
    over_https = app.test_client().get("/en/me/", headers={"Cookie": learner}, base_url=HTTPS)
    again = app.test_client().post(
        "/en/", data={"tap": "d3"}, headers={**OURS, "Cookie": learner}, base_url=HTTPS
    )
    assert over_https.status_code == 200
    assert any(c.startswith("__Host-learner=") for c in again.headers.getlist("Set-Cookie"))


def test_a_cached_page_remembers_the_language_as_securely(stranger: FlaskClient) -> None:
    for _ in range(2):  # the second comes from the cache
        stranger.delete_cookie("language")
        (cookie,) = stranger.get("/th/", base_url=HTTPS).headers.getlist("Set-Cookie")
        assert cookie.startswith("language=th;")
        assert "; Secure" in cookie


@pytest.fixture
def behind_a_proxy(own_app: Flask) -> FlaskClient:
    """Somebody who comes through a server that speaks https for us."""
    config = {"SECRET_KEY": "for tests only", "DATABASE_URL": own_app.config["DATABASE_URL"]}
    return create_app({**config, "TRUSTED_PROXIES": 1, "HTTPS_ONLY": True}).test_client()


def test_the_scheme_is_the_one_that_the_proxy_was_asked_by(behind_a_proxy: FlaskClient) -> None:
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}
    answer = behind_a_proxy.get("/en/", headers=told)
    assert answer.status_code == 200
    assert "Strict-Transport-Security" in answer.headers


def test_where_https_is_wanted_http_leads_there(behind_a_proxy: FlaskClient) -> None:
    answer = behind_a_proxy.get("/en/learn/othello/?a=1", base_url="http://tutor.example:8000")
    assert (answer.status_code, answer.location) == (308, "https://tutor.example/en/learn/othello/?a=1")
    assert behind_a_proxy.get("/healthz").status_code == 200


def test_without_a_proxy_nobody_is_believed_to_come_by_https(stranger: FlaskClient) -> None:
    answer = stranger.get("/en/", headers={"X-Forwarded-Proto": "https"})
    assert "Strict-Transport-Security" not in answer.headers
