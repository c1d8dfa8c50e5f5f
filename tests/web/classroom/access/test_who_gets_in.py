"""Every route, asked in every way by everybody: only those whom it concerns get in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask
from werkzeug.exceptions import MethodNotAllowed
from werkzeug.routing import RequestRedirect
from werkzeug.test import TestResponse

from tests.web.classroom.everybody import Everybody, everybody
from tests.web.classroom.routes import METHODS, ROUTES, Route, Whom

PEOPLE = (
    "teacher",
    "other teacher",
    "pupil",
    "other pupil",
    "other card",
    "stranger",
    "signed out",
    "remote",
)
SIGN_IN, DOOR = "to sign-in", "to the door"
LOOKS = ("GET", "HEAD")
HARMLESS = {*LOOKS, "OPTIONS"}
NEAREST_AND_FARTHEST = ("teacher", "stranger")
"""Who is asked about a method that nobody may use."""

INSIDE = {
    Whom.EVERYBODY: set(PEOPLE),
    Whom.LEARNERS: {"pupil", "other pupil", "other card"},
    Whom.OWNER: {"pupil", "other card"},
    Whom.PLAYER: {"pupil", "other card"},
    Whom.TEACHERS: {"teacher", "other teacher"},
    Whom.TEACHER: {"teacher"},
    Whom.TEACHER_AT_BOARD: {"teacher"},
    Whom.LEADERS: {"teacher", "remote"},
    Whom.MEMBERS: {"teacher", "pupil", "remote"},
    Whom.SOLVERS: {"teacher", "pupil"},
    Whom.PUPIL: {"pupil"},
    Whom.SEAT: {"pupil"},
}


def outside(whom: Whom, who: str, method: str) -> int | str:
    """What somebody whom a route does not concern is answered."""
    if whom is Whom.SEAT:
        return DOOR
    if whom in (Whom.PLAYER, Whom.OWNER):
        return 403
    if whom is Whom.TEACHERS or (whom in (Whom.TEACHER, Whom.LEADERS) and who != "other teacher"):
        return SIGN_IN if method in LOOKS else 403
    return 404


def answered(answer: TestResponse) -> int | str:
    """The status of an answer, or the door that it leads to."""
    led = answer.location or ""
    if answer.status_code in (302, 303) and led.startswith("/en/teacher/sign-in?back="):
        return SIGN_IN
    if answer.status_code in (302, 303) and led == "/en/join/":
        return DOOR
    return answer.status_code


def is_in(answer: TestResponse, route: Route) -> bool:
    """Whether somebody was let in, though a form may have been refused for what stood in it."""
    if answered(answer) == DOOR:
        return route.whom is Whom.EVERYBODY
    return answered(answer) in (200, 204, 301, 302, 303, 308, 400, 409, *route.refused)


def methods_of(app: Flask, route: Route, address: str) -> Iterator[tuple[str, bool]]:
    """Each method of HTTP, with whether the route takes it; what another route takes is left to that."""
    adapter = app.url_map.bind("localhost")
    for method in METHODS:
        try:
            endpoint, _ = adapter.match(address.split("?")[0], method)
        except MethodNotAllowed:
            yield method, False
        except RequestRedirect:
            continue
        else:
            if endpoint == route.endpoint:
                yield method, True


def test_it_is_said_of_every_route_whom_it_lets_in(asked_app: Flask) -> None:
    assert {route.endpoint for route in ROUTES} == {rule.endpoint for rule in asked_app.url_map.iter_rules()}


@pytest.fixture(scope="module")
def looked_at(asked_app: Flask) -> Everybody:
    """A class in which nothing changes, so one is enough for all routes that only show."""
    return everybody(asked_app)


def only_shows(app: Flask, route: Route) -> bool:
    """Whether a route takes no form, and is asked without a link before it."""
    methods = set().union(*(rule.methods or () for rule in route.rules(app)))
    return route.first is None and methods <= HARMLESS


@pytest.mark.parametrize("route", ROUTES, ids=str)
def test_only_those_get_in_whom_it_concerns(asked_app: Flask, looked_at: Everybody, route: Route) -> None:
    room = looked_at if only_shows(asked_app, route) else everybody(asked_app)
    inside = INSIDE[route.whom]
    for address in room.addresses(route):
        for method, taken in methods_of(asked_app, route, address):
            if not taken:
                for who in NEAREST_AND_FARTHEST:
                    answer = room.ask(who, method, address, route)
                    assert answer.status_code == 405, f"{who}: {method} {address} {answer.status_code}"
                continue
            before = None if method in HARMLESS else room.stored()
            for who in sorted(set(PEOPLE) - inside):
                _ask(room, route, who, method, address)
            assert before is None or room.stored() == before, (
                f"changed by somebody outside: {method} {address}"
            )
            for who in sorted(inside):
                _ask(room, route, who, method, address)


def _ask(room: Everybody, route: Route, who: str, method: str, address: str) -> None:
    answer = room.ask(who, method, address, route)
    told = f"{who}: {method} {address} {answer.status_code} {answer.location}"
    if method == "OPTIONS":
        assert answer.status_code == 200 and not answer.data, told
    elif who in INSIDE[route.whom]:
        assert is_in(answer, route), told
    else:
        assert answered(answer) == outside(route.whom, who, method), told
        assert "Mango" not in answer.text, told
