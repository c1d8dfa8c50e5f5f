import json
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.database_servers import Postgres
from tutor import create_app

TOKEN = "a token of this test"
SHOWN = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def watched(own_app: Flask) -> FlaskClient:
    """Somebody who looks after a server that answers to one name only."""
    config = {"SECRET_KEY": "for tests only", "DATABASE_URL": own_app.config["DATABASE_URL"]}
    return create_app({**config, "TRUSTED_HOSTS": ["tutor.example"], "METRICS_TOKEN": TOKEN}).test_client()


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_machines_are_answered_by_whatever_name_they_call(watched: FlaskClient, path: str) -> None:
    answer = watched.get(path, base_url="http://10.0.0.7:8000", headers=SHOWN)
    assert answer.status_code == 200
    assert "Set-Cookie" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"
    head = watched.head(path, headers=SHOWN)
    assert (head.status_code, head.data) == (200, b"")


def test_a_server_is_ready_when_database_and_broker_answer(watched: FlaskClient) -> None:
    assert watched.get("/readyz").json == {"database": True, "broker": True, "disk": True}
    watched.application.extensions["broker"].close()
    answer = watched.get("/readyz")
    assert (answer.status_code, answer.json) == (
        503,
        {"database": True, "broker": False, "disk": True},
    )
    assert watched.get("/healthz").status_code == 200


def test_a_server_with_a_full_disk_is_not_ready(
    watched: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(tempfile, "TemporaryFile", open_full)
        answer = watched.get("/readyz")
        assert (answer.status_code, answer.json) == (503, {"database": True, "broker": True, "disk": False})
        assert watched.get("/healthz").status_code == 200
    assert watched.get("/readyz").status_code == 200


def open_full(**_where: object) -> BinaryIO:
    """A file on a disk on which there is no room."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full disk to try with")
    return Path("/dev/full").open("wb", buffering=0)


def test_a_server_without_its_database_lives_and_is_not_ready(postgres: Postgres) -> None:
    config = {"SECRET_KEY": "for tests only", "DATABASE_URL": postgres.url_of("tutor")}
    client = create_app(config).test_client()
    assert client.get("/readyz").status_code == 200
    postgres.stop()
    try:
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json) == (
            503,
            {"database": False, "broker": True, "disk": True},
        )
        assert client.get("/healthz").status_code == 200
    finally:
        postgres.start()
    assert client.get("/readyz").status_code == 200
    client.application.extensions["database"].engine.dispose()


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("203.0.113.5", {}),
        ("203.0.113.5", {"Authorization": "Bearer another"}),
        ("127.0.0.1", {}),  # a proxy on this machine that adds nothing looks the same
        ("::1", {}),
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.5"}),
        ("127.0.0.1", {"Authorization": "Bearer "}),
        ("", {}),
    ],
)
def test_for_strangers_there_are_no_metrics(
    watched: FlaskClient, address: str, headers: dict[str, str]
) -> None:
    answer = watched.get("/metrics", headers=headers, environ_overrides={"REMOTE_ADDR": address})
    assert answer.status_code == 404
    assert "tutor_answers_total" not in answer.text


def test_without_a_token_nobody_reads_metrics(stranger: FlaskClient) -> None:
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer None"}):
        assert stranger.get("/metrics", headers=headers).status_code == 404


def test_metrics_count_what_was_answered(watched: FlaskClient) -> None:
    for _ in range(3):
        watched.get("/en/", base_url="http://tutor.example")
    watched.get("/en/nothing", base_url="http://tutor.example")
    watched.post("/en/", base_url="http://tutor.example", data={"tap": "d3"})
    told = watched.get("/metrics", headers=SHOWN).text
    values = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    counted = {name.split(",", 1)[1]: int(value) for name, value in values.items() if "answers_total" in name}
    assert counted == {
        'method="GET",status="200"}': 3,
        'method="GET",status="404"}': 1,
        'method="POST",status="403"}': 1,
    }
    gauges = {name.split("{")[0]: float(value) for name, value in values.items() if "le=" not in name}
    assert gauges["tutor_answer_seconds_count"] == 5
    assert (gauges["tutor_database_up"], gauges["tutor_broker_up"]) == (1, 1)
    assert gauges["tutor_start_time_seconds"] > 1_700_000_000


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    caplog.set_level(logging.INFO, "tutor.requests")
    yield caplog


def test_the_log_tells_of_a_request_its_route_and_never_its_address(
    stranger: FlaskClient, told: pytest.LogCaptureFixture
) -> None:
    stranger.get("/en/learn/othello/passing/find-a-move-or-pass?name=Ada")
    stranger.get("/en/join/0123456789abcdef-Ada")
    stranger.post("/en/", data={"tap": "d3"}, headers=OURS)
    stranger.post("/en/", data={"tap": "d3"})
    fields = [record.__dict__["fields"] for record in told.records]
    routes = [(field["method"], field["route"], field["status"]) for field in fields]
    assert routes[0][1] in ("/<lang>/learn/<course>/<lesson>/<name>", "kept")
    assert routes[2:] == [("POST", "/<lang>/", 200), ("POST", "/<lang>/", 403)]
    assert "Ada" not in json.dumps(fields) + told.text
