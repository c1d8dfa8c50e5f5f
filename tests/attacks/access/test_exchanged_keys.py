"""A key that signs cookies is exchanged, and nobody becomes a stranger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room, learner_of, signed_in
from tutor.commands.main import main
from tutor.settings import defaults

OLD, NEW = "the key of yesterday " * 2, "the key of today " * 2

Exchange = Callable[..., None]


@pytest.fixture
def exchange(app: Flask, monkeypatch: pytest.MonkeyPatch, cheap_passwords: None) -> Exchange:
    """Lets the tutor go on with another key, and believe older ones."""

    def exchange(key: str, *older: str) -> None:
        monkeypatch.setitem(app.config, "SECRET_KEY", key)
        monkeypatch.setitem(app.config, "SECRET_KEY_FALLBACKS", list(older))

    exchange(OLD)
    return exchange


def learns(client: FlaskClient) -> str | None:
    """Solve the board of the home page; gives the learner as whom the browser is known."""
    assert client.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200
    return learner_of(client)


def test_learners_pupils_and_teachers_stay_who_they_are(app: Flask, exchange: Exchange) -> None:
    room, pupil, alone = Room(app), app.test_client(), app.test_client()
    room.join(pupil, "Noy")
    known = learns(alone), learns(pupil)
    for keys in ((NEW, OLD), (NEW,)):  # the second time with what the new key signed
        exchange(*keys)
        assert "Hello, Noy" in pupil.get(f"/en/seat/{room.id}/").text
        assert (learns(alone), learns(pupil)) == known
        assert room.teacher.get(room.page).status_code == 200
        given = room.teacher.post(f"{room.page}entry", data={"do": "code"}, headers=OURS)
        assert given.status_code == 303


def test_a_form_brings_the_cookie_anew_and_a_page_does_not(app: Flask, exchange: Exchange) -> None:
    """An answer that comes late would bring back the cookie of before a seat was taken."""
    client = app.test_client()
    learns(client)
    exchange(NEW, OLD)
    assert "learner=" not in str(client.get("/en/me/").headers.getlist("Set-Cookie"))
    again = client.post("/en/", data={"tap": "d3"}, headers=OURS).headers.getlist("Set-Cookie")
    (cookie,) = [one for one in again if one.startswith("learner=")]
    assert f"; Max-Age={400 * 24 * 60 * 60}" in cookie and "HttpOnly" in cookie
    then = client.post("/en/", data={"tap": "d3"}, headers=OURS).headers.getlist("Set-Cookie")
    assert not [one for one in then if one.startswith("learner=")]


def test_who_stands_at_a_door_goes_on_there(app: Flask, exchange: Exchange) -> None:
    room, pupil = Room(app), app.test_client()
    pupil.get(f"/en/join/{room.row.key}")
    exchange(NEW, OLD)
    assert pupil.post("/en/join/name", data={"name": "Noy"}, headers=OURS).status_code == 303
    assert room.names() == ["Noy"]


def test_a_key_that_is_no_longer_believed_opens_nothing(app: Flask, exchange: Exchange) -> None:
    alone, teacher = app.test_client(), signed_in(app)
    known = learns(alone)
    exchange(NEW)
    assert learns(alone) != known
    assert teacher.get("/en/class/").status_code == 302


def test_keys_of_the_environment_are_believed_and_short_ones_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("SECRET_KEY", NEW)
    monkeypatch.setenv("SECRET_KEY_FALLBACKS", f"{OLD.strip()}, {'z' * 40}")
    kept = defaults({})
    assert kept["SECRET_KEY"] == NEW
    assert set(kept["SECRET_KEY_FALLBACKS"]) == {OLD.strip(), "z" * 40}
    monkeypatch.setenv("SECRET_KEY_FALLBACKS", "school")
    done = CliRunner().invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert "SECRET_KEY_FALLBACKS has 6 characters" in done.output


def test_the_command_exchanges_the_key_in_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("SECRET_KEY", raising=False)
    first = defaults({})["SECRET_KEY"]

    def asked(*options: str) -> str:
        done = CliRunner().invoke(main, ["key", *options])
        assert done.exit_code == 0, done.output
        assert first not in done.output
        return done.output

    assert "0 older ones are still believed" in asked()
    assert "1 older one is still believed" in asked("--new")
    kept = defaults({})
    assert kept["SECRET_KEY"] != first and kept["SECRET_KEY_FALLBACKS"] == [first]
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
    for _ in range(9):
        asked("--new")
    assert len(defaults({})["SECRET_KEY_FALLBACKS"]) == 4, "not without end"
    newest = defaults({})["SECRET_KEY"]
    asked("--forget")
    assert (defaults({})["SECRET_KEY"], defaults({})["SECRET_KEY_FALLBACKS"]) == (newest, [])
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_where_the_key_is_in_the_environment_the_command_says_what_to_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("SECRET_KEY", OLD)
    done = CliRunner().invoke(main, ["key", "--new"])
    assert "SECRET_KEY_FALLBACKS" in done.output and OLD not in done.output
    assert len(done.output.strip().rpartition("SECRET_KEY=")[2]) == 64
    assert CliRunner().invoke(main, ["key", "--forget"]).exit_code == 1
    assert not (tmp_path / "secret_key").exists()
