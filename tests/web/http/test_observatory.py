"""The criteria of Mozilla's HTTP Observatory, computed: the grade is A+ from 100 points.

A site begins with 100 points and loses some for each fault; what is better than needed earns points only
where at least 90 are left (MDN, HTTP Observatory, "Tests and scoring").
"""

import re
from http.cookies import SimpleCookie

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tutor import create_app

HOST = "tutor.example"
SIX_MONTHS = 15_768_000
PRIVATE = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"}
PAGES = [
    "/en/",
    "/th/learn/othello/",
    "/lo/learn/othello/passing/find-a-move-or-pass",
    "/sw/me/",
    "/en/teacher/sign-in",
    "/zh-Hans/join/",
    "/en/privacy/",
    "/en/nothing",
    "/",
]


@pytest.fixture(scope="module")
def client(_app: Flask) -> FlaskClient:
    config = {"SECRET_KEY": "for tests only", "DATABASE_URL": _app.config["DATABASE_URL"], "HTTPS_ONLY": True}
    return create_app(config).test_client()


def policy(answer: TestResponse) -> int:
    parts = [part.split() for part in answer.headers.get("Content-Security-Policy", "").split(";")]
    sources = {part[0]: set(part[1:]) for part in parts if part}
    if not sources:
        return -25
    everything = set.union(*sources.values())
    scripts = sources.get("script-src", sources.get("default-src", {"*"}))
    if "'unsafe-inline'" in scripts or scripts & {"*", "data:", "https:", "http:"}:
        return -20
    if any(source.startswith("http:") for source in everything):
        return -20
    if "'unsafe-eval'" in everything:
        return -10
    if "'unsafe-inline'" in everything:
        return 0
    stays_here = sources.get("form-action", {"*"}) <= {"'none'", "'self'"}
    return 10 if stays_here and sources.get("default-src") == {"'none'"} else 5


def cookies(answer: TestResponse) -> int:
    jar = [morsel for line in answer.headers.getlist("Set-Cookie") for morsel in SimpleCookie(line).values()]
    if not jar:
        return 0
    if any(not cookie["secure"] for cookie in jar):
        return -40 if any("learner" in cookie.key and not cookie["secure"] for cookie in jar) else -20
    if any("learner" in cookie.key and not cookie["httponly"] for cookie in jar):
        return -30
    return 5 if all(cookie["samesite"] in ("Lax", "Strict") for cookie in jar) else 0


def sharing(answer: TestResponse) -> int:
    return -50 if "Access-Control-Allow-Origin" in answer.headers else 0


def redirection(client: FlaskClient, path: str) -> int:
    first = client.get(path, base_url=f"http://{HOST}")
    return 0 if first.status_code == 308 and first.location.startswith(f"https://{HOST}/") else -20


def referrer(answer: TestResponse) -> int:
    return 5 if answer.headers.get("Referrer-Policy") in PRIVATE else -5


def strict_transport(answer: TestResponse) -> int:
    found = re.search(r"max-age=(\d+)", answer.headers.get("Strict-Transport-Security", ""))
    if not found:
        return -20
    return 0 if int(found.group(1)) >= SIX_MONTHS else -10


def scripts(answer: TestResponse) -> int:
    """Scripts of our own host need no hash, those of others would."""
    sources = re.findall(r"<script[^>]*\ssrc=\"([^\"]*)\"", answer.text)
    return 0 if all(source.startswith("/") and not source.startswith("//") for source in sources) else -50


def sniffing(answer: TestResponse) -> int:
    return 0 if answer.headers.get("X-Content-Type-Options") == "nosniff" else -5


def framing(answer: TestResponse) -> int:
    if "frame-ancestors 'none'" in answer.headers.get("Content-Security-Policy", ""):
        return 5
    return 5 if answer.headers.get("X-Frame-Options") in ("DENY", "SAMEORIGIN") else -20


def embedding(answer: TestResponse) -> int:
    return 10 if answer.headers.get("Cross-Origin-Resource-Policy") in ("same-origin", "same-site") else 0


def score(client: FlaskClient, path: str, answer: TestResponse) -> int:
    points = [redirection(client, path)] + [
        test(answer)
        for test in (
            policy,
            cookies,
            sharing,
            referrer,
            strict_transport,
            scripts,
            sniffing,
            framing,
            embedding,
        )
    ]
    base = 100 + sum(point for point in points if point < 0)
    return base + sum(point for point in points if point > 0) if base >= 90 else base


@pytest.mark.parametrize("path", PAGES)
def test_every_page_earns_an_a_plus(client: FlaskClient, path: str) -> None:
    for _ in range(2):  # the second may come from the cache
        client.delete_cookie("language", domain=HOST)
        answer = client.get(path, base_url=f"https://{HOST}")
        assert score(client, path, answer) >= 130


def test_a_page_that_makes_a_learner_earns_every_point(client: FlaskClient) -> None:
    answer = client.post("/en/", data={"tap": "d3"}, headers=OURS, base_url=f"https://{HOST}")
    assert "__Host-learner=" in str(answer.headers.getlist("Set-Cookie"))
    assert score(client, "/en/", answer) == 135
