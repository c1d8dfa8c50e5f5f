"""A key stands in an address once: the cookie carries it from there on, also while somebody signs in."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.everybody import Everybody, everybody
from tests.web.classroom.members import PASSWORD, some_name, storage
from tests.web.classroom.routes import ROUTES, Route
from tutor.classroom.access.teachers import add_teacher

WITH_KEY = {route.endpoint: route for route in ROUTES if "key" in route.values}


@pytest.fixture(scope="module")
def room(asked_app: Flask) -> Everybody:
    return everybody(asked_app)


def follow(client: FlaskClient, address: str, key: str, most: int = 5) -> str:
    """Follow a link wherever it leads; the key may stand in no address but the first. Gives the last page."""
    answer = client.get(address)
    for _ in range(most):
        assert answer.headers["Referrer-Policy"] == "same-origin"
        if answer.status_code not in (302, 303):
            break
        assert key not in answer.location
        answer = client.get(answer.location)
    assert answer.status_code == 200
    return answer.text


def test_every_address_with_a_key_is_tried(asked_app: Flask) -> None:
    with_key = {rule.endpoint for rule in asked_app.url_map.iter_rules() if "key" in rule.arguments}
    assert with_key == set(WITH_KEY)


@pytest.mark.parametrize("route", WITH_KEY.values(), ids=str)
@pytest.mark.parametrize("who", ["stranger", "pupil", "other teacher"])
def test_a_key_stands_in_an_address_once(room: Everybody, route: Route, who: str) -> None:
    key = str(route.values["key"]).format(**room.values)
    for address in room.addresses(route):
        assert key in address
        assert key not in follow(room.people[who], address, key)


@pytest.mark.parametrize("before", ["", "/x-default", "/sw"])
def test_the_link_of_a_set_leads_at_once_to_where_the_key_is_no_more(room: Everybody, before: str) -> None:
    client = room.app.test_client()
    led = client.get(f"{before}/sets/shared/{room.values['set_key']}", headers={"Accept-Language": "sw-TZ"})
    assert (led.status_code, led.location) == (302, "/sw/sets/shared/")


def test_who_follows_the_link_of_a_set_and_signs_in_then_sees_the_set(room: Everybody) -> None:
    name = some_name()
    add_teacher(storage(room.app), name, PASSWORD)
    client = room.app.test_client()
    led = client.get(f"/en/sets/shared/{room.values['set_key']}").location
    sign_in = client.get(led).location
    assert sign_in == "/en/teacher/sign-in?back=/en/sets/shared/"
    given = {"name": name, "password": PASSWORD, "back": "/en/sets/shared/"}
    answer = client.post(sign_in, data=given, headers=OURS)
    assert answer.location == "/en/sets/shared/"
    assert "Two puzzles" in client.get(answer.location).text
