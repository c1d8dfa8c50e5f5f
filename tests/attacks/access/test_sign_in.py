"""Signing in tells nobody who has an account here; who tries is told in the log."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import delete, event, select

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, some_name, storage
from tutor.classroom.access.teachers import add_teacher
from tutor.classroom.access.throttle import PASSWORD_FROM_HERE, PASSWORDS_FROM_HERE
from tutor.logs import log_settings
from tutor.storage.people import Miss
from tutor.web.practise.workbench import BUSY_WITH_PASSWORDS, MOST_PASSWORDS, Workbench

WRONG = "a wrong password"
HERE = {"REMOTE_ADDR": "198.51.100.77"}

SPELLINGS: dict[str, Callable[[str], str]] = {
    "capitals": str.upper,
    "title": str.title,
    "spaces": lambda name: f"  {name}\t",
    "wide": lambda name: name.replace("t", "\uff54", 1),
}


@pytest.fixture
def school(app: Flask, cheap_passwords: None) -> Iterator[Flask]:
    """The application, in which nobody has missed a password."""
    forget_all(app)
    yield app
    forget_all(app)


@pytest.fixture
def there(school: Flask) -> str:
    """The name of somebody who has an account."""
    name = some_name()
    add_teacher(storage(school), name, PASSWORD)
    return name


def forget_all(app: Flask) -> None:
    with storage(app).write() as session:
        session.execute(delete(Miss))


def try_password(app: Flask, name: str, password: str = WRONG) -> int:
    """Sign in with a browser that was never here; gives the status of the answer."""
    sent = {"name": name, "password": password}
    client = app.test_client()
    return client.post("/en/teacher/sign-in", data=sent, headers=OURS, environ_base=HERE).status_code


@pytest.mark.parametrize("spelled", SPELLINGS)
def test_a_name_is_counted_alike_however_it_is_spelled_and_whether_it_is_there(
    school: Flask, there: str, spelled: str
) -> None:
    for name in (there, some_name(), f"{some_name()} {'t' * 100}"):
        forget_all(school)
        tries = [try_password(school, name) for _ in range(6)]
        tries.append(try_password(school, SPELLINGS[spelled](name)))
        assert tries == [403] * 5 + [429] * 2, name


def test_a_name_takes_the_same_work_whether_it_is_there_or_not(
    school: Flask, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes: list[tuple[int, int, int]] = []
    hash_it = hashlib.scrypt

    def count(*args: Any, **kwargs: Any) -> bytes:
        hashes.append((kwargs["n"], kwargs["r"], kwargs["p"]))
        return hash_it(*args, **kwargs)

    monkeypatch.setattr(hashlib, "scrypt", count)
    works = []
    for name in (there, some_name()):
        forget_all(school)
        hashes.clear()
        with statements(school) as asked:
            assert try_password(school, name) == 403
        works.append((hashes.copy(), asked))
    assert works[0] == works[1]
    assert len(works[0][0]) == 1
    for name in ("", "!!!", "x" * 300):
        hashes.clear()
        assert try_password(school, name) == 403
        assert hashes == works[0][0], name


@contextmanager
def statements(app: Flask) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    engine = storage(app).engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


def test_the_log_tells_of_a_failed_sign_in_when_and_from_where_and_nothing_that_was_typed(
    school: Flask, there: str, caplog: pytest.LogCaptureFixture
) -> None:
    for name in (there, WRONG):  # some type the password where the name belongs
        for _ in range(6):
            try_password(school, name)
    assert try_password(school, there, PASSWORD) == 429
    told = [record for record in caplog.records if "A sign-in failed" in record.getMessage()]
    assert len(told) == 13
    for kind in ("text", "json"):
        settings = log_settings(kind)["formatters"][kind]
        formatter = settings["()"]() if "()" in settings else logging.Formatter(settings["format"])
        for record in told:
            line = formatter.format(record)
            assert "198.51.100.77" in line
            assert re.search(r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d", line)
            assert not any(typed in line for typed in (WRONG, PASSWORD, there))


def test_few_wait_until_their_password_is_compared_and_who_finds_no_room_is_told_at_once_and_loses_no_try(
    school: Flask, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Workbench(MOST_PASSWORDS, MOST_PASSWORDS - 1, longest=60.0, busy=BUSY_WITH_PASSWORDS)
    monkeypatch.setitem(school.extensions, "password_bench", bench)
    room, at_once = MOST_PASSWORDS - 1, PASSWORD_FROM_HERE.free  # each counts as a miss until it is refused
    refused = [503] * (at_once - room)
    with ThreadPoolExecutor(at_once) as pool:
        with bench.turn("a neighbour"):
            tries = [pool.submit(try_password, school, there) for _ in range(at_once)]
            ended = as_completed(tries, timeout=60)
            assert [next(ended).result() for _ in refused] == refused
        assert sorted(one.result(60) for one in tries) == [403] * room + refused
    with storage(school).read() as session:
        (level,) = session.scalars(select(Miss.level).where(Miss.what == PASSWORDS_FROM_HERE.what))
    assert level == pytest.approx(room, abs=0.2)
    assert try_password(school, there, PASSWORD) == 303


def test_a_teacher_known_on_a_device_waits_beside_no_stranger_of_the_same_network(
    school: Flask, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = school.test_client()
    sent = {"name": there, "password": PASSWORD}
    sign_in = partial(client.post, "/en/teacher/sign-in", data=sent, headers=OURS, environ_base=HERE)
    assert sign_in().status_code == 303
    client.post("/en/teacher/sign-out", headers=OURS)
    asked: list[str] = []

    @contextmanager
    def turn(owner: str) -> Iterator[None]:
        asked.append(owner)
        yield

    monkeypatch.setattr(school.extensions["password_bench"], "turn", turn)
    assert sign_in().status_code == 303
    assert try_password(school, there) == 403
    assert try_password(school, some_name()) == 403
    known, stranger, nobody = asked
    assert known != stranger == nobody
