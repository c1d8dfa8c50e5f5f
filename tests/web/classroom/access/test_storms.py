"""A school behind one address, and somebody who guesses behind another."""

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.members import Room, storage
from tutor import create_app
from tutor.classroom.access import code_guesses, throttle
from tutor.classroom.access.code_guesses import FEWEST, FROM_HERE
from tutor.storage.models import now
from tutor.storage.people import Miss

SCHOOL = {"REMOTE_ADDR": "203.0.113.7"}
GUESSER = {"REMOTE_ADDR": "198.51.100.9"}


@pytest.fixture
def own_app(database_url: str) -> Iterator[Flask]:
    """An application on SQLite, and one on PostgreSQL."""
    app = create_app({"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": database_url})
    yield app
    storage(app).engine.dispose()


def join(room: Room, name: str, *, slips: int = 0) -> int:
    """A pupil types the code, perhaps wrongly at first, and then a name."""
    client = room.app.test_client()
    for slip in range(slips):
        wrong = {"code": f"00000{slip}"}
        assert client.post("/en/join/", data=wrong, headers=OURS, environ_base=SCHOOL).status_code == 404
    typed = client.post("/en/join/", data={"code": room.row.code}, headers=OURS, environ_base=SCHOOL)
    if typed.status_code != 303:
        return typed.status_code
    given = {"name": name}
    return client.post("/en/join/name", data=given, headers=OURS, environ_base=SCHOOL).status_code


def test_sixty_pupils_join_at_once_behind_one_address(own_app: Flask) -> None:
    room = Room(own_app)
    with ThreadPoolExecutor(8) as crowd:
        done = list(crowd.map(lambda n: join(room, f"Pupil {n}", slips=n % 6 == 0), range(60)))
    assert done == [303] * 60
    assert len(set(room.names())) == 60
    assert len({seat.learner_id for seat in room.seats}) == 60


def test_many_who_want_one_name_get_it_once(own_app: Flask) -> None:
    room = Room(own_app)
    with ThreadPoolExecutor(8) as crowd:
        done = list(crowd.map(lambda _: join(room, "Ann"), range(12)))
    assert sorted(done) == [303] + [409] * 11
    assert room.names() == ["Ann"]


def guess(app: Flask, code: int, where: dict[str, str] = GUESSER) -> int:
    given = {"code": f"{code:06}"}
    answer = app.test_client().post("/en/join/", data=given, headers=OURS, environ_base=where)
    assert answer.status_code != 429 or int(answer.headers["Retry-After"]) > 0
    return answer.status_code


def test_one_browser_that_guesses_is_stopped_before_its_class_room(
    own_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = now()  # a busy machine takes so long for a hundred tries that the first is forgotten
    for module in (throttle, code_guesses):
        monkeypatch.setattr(module, "now", lambda: at)
    room, child = Room(own_app), own_app.test_client()
    told = []
    for code in range(100):
        answer = child.post("/en/join/", data={"code": f"{code:06}"}, headers=OURS, environ_base=SCHOOL)
        told.append(answer.status_code)
    assert told == [404] * 10 + [429] * 90
    assert int(answer.headers["Retry-After"]) > 0
    assert "Too many wrong tries." in answer.text
    assert answer.text.count("A QR code is faster") == 1
    assert child.get(f"/en/join/{room.row.key}", environ_base=SCHOOL).location == "/en/join/name"
    assert join(room, "Ann", slips=9) == 303
    with storage(own_app).read() as session:
        levels = {row.what: row.level for row in session.query(Miss)}
    assert levels["code"] <= 10 + 9 < FEWEST / 2


def test_guessing_codes_gets_nowhere(own_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    few = replace(FROM_HERE, free=60, forget=150)
    monkeypatch.setattr(code_guesses, "from_one_address", lambda live: few)
    room = Room(own_app)
    at = [now()]
    for module in (throttle, code_guesses):
        monkeypatch.setattr(module, "now", lambda: at[0])
    right = int(room.row.code or "")
    codes = (code for code in itertools.count(0) if code != right)
    looked_at = 0
    for _ in range(150):  # ten guesses a second for a quarter of a minute, none known to be wrong before
        at[0] += timedelta(seconds=0.1)
        looked_at += guess(own_app, next(codes)) == 404
    assert looked_at <= few.free + 4
    assert guess(own_app, right) == 429  # even the right one is not looked at
    assert join(room, "Ann") == 303  # nobody else waits
    at[0] += timedelta(hours=1)
    assert guess(own_app, right) == 303
