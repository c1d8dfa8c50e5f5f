"""Whoever guesses codes gets in nowhere, and keeps nobody else out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import delete, func, select

from tests.conftest import OURS
from tests.web.classroom.members import Room, storage
from tutor.classroom.access import code_guesses, throttle
from tutor.classroom.access.code_guesses import (
    FROM_HERE,
    IN_ALL,
    NEARBY,
    STAYS_WRONG,
    from_everywhere,
    from_one_address,
)
from tutor.classroom.people.seats import take_seat
from tutor.storage.models import now
from tutor.storage.people import Miss

SCHOOL = "203.0.113.7"

Wait = Callable[[float], None]


@pytest.fixture
def room(app: Flask, cheap_passwords: None) -> Iterator[Room]:
    """A class of which nobody has missed the code, and nobody any other."""
    forget_all(app)
    yield Room(app)
    forget_all(app)


def forget_all(app: Flask) -> None:
    with storage(app).write() as session:
        session.execute(delete(Miss))


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Let so many seconds pass; between two of these no time passes."""
    at = [now()]
    for module in (throttle, code_guesses):
        monkeypatch.setattr(module, "now", lambda: at[0])

    def wait(seconds: float) -> None:
        at[0] += timedelta(seconds=seconds)

    return wait


def typed(room: Room, code: object, address: str = SCHOOL) -> int:
    """Type a code in a browser that was never here."""
    client = room.app.test_client()
    sent = {"code": f"{code:06}" if isinstance(code, int) else code}
    base = {"REMOTE_ADDR": address}
    return client.post("/en/join/", data=sent, headers=OURS, environ_base=base).status_code


def wrong(room: Room, count: int) -> list[int]:
    """So many codes that open nothing."""
    return [code for code in range(count + 1) if f"{code:06}" != room.row.code][:count]


def test_a_right_code_opens_where_a_whole_school_mistyped(room: Room, wait: Wait) -> None:
    assert [typed(room, code) for code in wrong(room, 100)] == [404] * 100
    assert typed(room, room.row.code) == 303


def test_a_code_of_yesterday_that_everybody_types_is_one_miss(room: Room, wait: Wait) -> None:
    assert [typed(room, 1234) for _ in range(40)] == [404] * 40
    with storage(room.app).read() as session:
        levels = {row.what: row.level for row in session.scalars(select(Miss))}
    assert levels["code"] == 1
    wait(STAYS_WRONG.total_seconds())
    typed(room, 1234)
    with storage(room.app).read() as session:
        levels = {row.what: row.level for row in session.scalars(select(Miss))}
    assert levels["code"] == 1, "it counts anew, and the first is forgotten"


def test_beyond_its_share_an_address_is_answered_nothing(
    room: Room, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(FROM_HERE, free=12, forget=120)
    monkeypatch.setattr(code_guesses, "from_one_address", lambda live: few)
    told = [typed(room, code) for code in wrong(room, 16)]
    assert told == [404] * 12 + [429] * 4
    assert typed(room, room.row.code) == 429, "else it could be told from the others"
    assert typed(room, room.row.code, "198.51.100.9") == 303, "nobody else waits"
    seat = take_seat(storage(room.app), room.id, "0" * 32, "Noy", "en")
    assert typed(room, seat.code) == 303, "a card opens"
    link = room.app.test_client().get(f"/en/join/{room.row.key}", environ_base={"REMOTE_ADDR": SCHOOL})
    assert link.location == "/en/join/name"
    wait(130)
    assert typed(room, room.row.code) == 303


def test_what_all_the_world_missed_stops_no_school(
    room: Room, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_guesses, "from_everywhere", lambda live: replace(IN_ALL, free=30))
    codes = iter(wrong(room, 200))
    for n in range(40):
        typed(room, next(codes), f"198.51.{n}.9")
    assert typed(room, room.row.code) == 303
    assert [typed(room, next(codes)) for _ in range(5)] == [404] * 5, "a few may mistype"
    assert typed(room, room.row.code) == 303


@pytest.mark.parametrize("network", ["198.51.100.{}", "2001:db8:0:{}::1"])
def test_neighbours_share_what_they_are_answered_while_all_the_world_guesses(
    room: Room, wait: Wait, monkeypatch: pytest.MonkeyPatch, network: str
) -> None:
    monkeypatch.setattr(code_guesses, "from_everywhere", lambda live: replace(IN_ALL, free=5))
    told = [typed(room, code, network.format(n + 1)) for n, code in enumerate(wrong(room, 30))]
    assert told.count(404) == NEARBY.free


def test_wrong_codes_that_are_long_past_are_not_kept(room: Room, wait: Wait) -> None:
    for code in wrong(room, 20):
        typed(room, code)
    wait(STAYS_WRONG.total_seconds() + 1)
    typed(room, 999_999 if room.row.code != "999999" else 999_998)
    with storage(room.app).read() as session:
        assert session.scalar(select(func.count()).where(Miss.what == code_guesses.WRONG)) == 1


@pytest.mark.parametrize(("live", "per_cent"), [(1, 1.2), (9, 1.2), (30, 2.3), (89, 6.7), (900, 6.7)])
def test_one_address_hardly_ever_opens_a_door_in_the_life_of_a_code(live: int, per_cent: float) -> None:
    rule, hours = from_one_address(live), 3
    looked_at = rule.free + hours * 3600 / rule.forget
    doors_among_codes = max(live / 900_000 if live < 90 else 0, 1 / 10_000 if live >= 89 else 0)
    assert 100 * looked_at * doors_among_codes <= per_cent


def test_one_address_never_uses_up_what_all_are_answered() -> None:
    for live in range(2_000):
        assert from_everywhere(live).free > from_one_address(live).free


@pytest.mark.parametrize(("live", "classes"), [(1, 0.034), (9, 0.16), (89, 1.6), (900, 1.6)])
def test_a_thousand_neighbourhoods_find_few_doors_in_the_life_of_a_code(live: int, classes: float) -> None:
    rule, hours = from_everywhere(live), 3
    looked_at = rule.free + hours * 3600 / rule.forget + 1_000 * NEARBY.free
    doors_among_codes = max(live / 900_000 if live < 90 else 0, 1 / 10_000 if live >= 89 else 0)
    assert looked_at * doors_among_codes <= classes
