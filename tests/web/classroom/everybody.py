"""A class, a set, a game, with everything that has an address, and everybody who might ask for it."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board, known_teacher, remote_of
from tests.web.classroom.members import learner_of, storage
from tests.web.classroom.routes import Route
from tests.web.classroom.work.test_sets import FILE
from tutor.classroom.access.invitations import invite
from tutor.classroom.access.remotes import in_fours, new_remote
from tutor.classroom.access.sign_ins import begin_sign_in, end_sign_in, teacher_signed_in
from tutor.classroom.people.seats import seat_in_class, take_seat
from tutor.classroom.work.sets import sets_of, share_set
from tutor.storage.games import COMPUTER, new_game, save_played
from tutor.storage.models import Base, PlayedGame
from tutor.storage.people import SchoolClass, Teacher
from tutor.web.classroom.access.identity import SIGN_IN
from tutor.web.game_review.scoring import Review, Weight
from tutor.web.practise.set_rounds import set_name

TWO_GAMES = "F5D6C3D3C4\nF5F6E6F4E3"
MOVES = "f5d6c3"
START = "---------------------------OX------XO---------------------------.x"
LOOKED_AT = Review((Weight({"f5": 0, "d3": 0}), Weight({"d6": -9, "f6": 0}), Weight({"c3": 0})))
"""The second move of the game as one that mattered."""

Stored = dict[str, list[tuple[Any, ...]]]
"""Every row of every table."""


@dataclass(frozen=True)
class Everybody:
    """Those who ask, and what stands in addresses."""

    app: Flask
    people: Mapping[str, FlaskClient]
    values: Mapping[str, Any]

    def addresses(self, route: Route) -> list[str]:
        """The addresses of a route, one for each of its rules."""
        given = {name: str(value).format(**self.values) for name, value in route.values.items()}
        values = {**self.values, **given}
        with self.app.test_request_context():
            built = [
                rule.build({name: values[name] for name in rule.arguments} | dict(rule.defaults or {}))
                for rule in route.rules(self.app)
            ]
        return [one[1] for one in built if one is not None]

    def ask(self, who: str, method: str, address: str, route: Route | None = None) -> TestResponse:
        """One of them asks; with a route as its form does, and after the link that it needs."""
        client = self.people[who]
        if route is not None and route.first is not None:
            endpoint, key = route.first
            client.get(self.addresses(Route(endpoint, route.whom, {"key": self.values[key]}))[0])
        form = dict(route.form) if route is not None and method == "POST" else None
        answer = client.open(address, method=method, data=form, headers=OURS)
        answer.close()
        return answer

    def stored(self) -> Stored:
        """Everything that is in the database."""
        with storage(self.app).look() as connection:
            return {
                table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
                for table in Base.metadata.sorted_tables
            }


def everybody(app: Flask) -> Everybody:
    """A new class before the big board, its teacher and a pupil, and those whom it does not concern."""
    board = class_at_board(app)
    board.do("ask", kind="where")
    pupil = board.pupil("Mango")
    other = class_at_board(app, begun=False)
    remote_key = in_fours(new_remote(storage(app), board.id))
    people = {
        "teacher": board.teacher,
        "other teacher": known_teacher(app),
        "pupil": pupil.client,
        "other pupil": other.pupil("Papaya").client,
        "other card": _with_other_card(app, other.id, pupil.client),
        "stranger": app.test_client(),
        "signed out": _with_old_cookie(app, board.teacher),
        "remote": remote_of(board, remote_key),
    }
    board.teacher.post(board.url("pretend/"), data={"do": "open"}, headers=OURS)
    values = {
        "lang": "en",
        "class_id": board.id,
        "seat_id": pupil.seat,
        "course": "othello",
        "lesson": "board-and-squares",
        "number": 1,
        "drill": "flips",
        "level": 3,
        "name": "flips/3/1",
        "game": "othello",
        "code": START,
        "squares": START.partition(".")[0],
        "moves": MOVES,
        "start": START,
        "file": "game.txt",
        "version": "0",
        "below": "en/learn/",
        "remote_key": remote_key,
        **_of_a_teacher(app, board.teacher, board.id),
        **_of_a_learner(app, pupil.client),
    }
    seat = seat_in_class(storage(app), board.id, pupil.seat)
    assert seat is not None
    return Everybody(app, people, values | {"card": seat.key})


def _with_old_cookie(app: Flask, teacher: FlaskClient) -> FlaskClient:
    """The cookie of the teacher of the class, as it was before signing out and in again."""
    old = app.test_client()
    with teacher.session_transaction() as here, old.session_transaction() as there:
        there[SIGN_IN] = here[SIGN_IN]
        who = teacher_signed_in(storage(app), here[SIGN_IN])
        assert who is not None
        end_sign_in(storage(app), here[SIGN_IN])
        here[SIGN_IN] = begin_sign_in(storage(app), who.id, 3600)
    return old


def _with_other_card(app: Flask, class_id: str, pupil: FlaskClient) -> FlaskClient:
    """The browser of whoever has the card of the pupil's seat in another class, as its teacher does."""
    seat = take_seat(storage(app), class_id, str(learner_of(pupil)), "Kiwi", "en")
    client = app.test_client()
    client.get(f"/en/card/{seat.key}")
    assert client.post("/en/card/", headers=OURS).location == f"/en/seat/{class_id}/"
    return client


def _of_a_teacher(app: Flask, client: FlaskClient, class_id: str) -> dict[str, str]:
    """A set that is shared and given to the class, an invitation, and the key of the class."""
    sent = {"file": (io.BytesIO(FILE), "two.toml"), "upload": "1"}
    made = client.post("/en/sets/", data=sent, headers=OURS, content_type="multipart/form-data")
    set_id = made.location.split("/")[3]
    share_set(storage(app), set_id, True)
    given = client.post(f"/en/class/{class_id}/work/", data={"what": f"set:{set_id}"}, headers=OURS)
    assert given.status_code == 303
    with storage(app).read() as session:
        class_ = session.get_one(SchoolClass, class_id)
        teacher = session.get_one(Teacher, class_.teacher_id)
    (kept,) = sets_of(storage(app), teacher.id)
    return {
        "set_id": set_id,
        "set_key": str(kept.key),
        "round_of_set": set_name(kept),
        "invitation": invite(storage(app), teacher),
        "class_key": class_.key,
    }


def _of_a_learner(app: Flask, client: FlaskClient) -> dict[str, str]:
    """A game that is over and has been looked back at, and a list of games that were opened.

    One that is over and was never looked back at, too, and one in which the computer is to move.
    """
    kept = client.post(f"/en/play/replay/othello/{MOVES}", headers=OURS)
    game = kept.location.split("/")[3]
    with storage(app).write() as session:
        session.get_one(PlayedGame, game).review = msgspec.to_builtins(LOOKED_AT)
    opened = client.post("/en/play/open/", data={"text": TWO_GAMES}, headers=OURS)
    assert opened.status_code == 303, opened.text
    learner = str(learner_of(client))
    over = new_game(storage(app), learner, "othello", moves=("f5", "d6"))
    assert save_played(storage(app), over, state="resigned", loser="black")
    waiting = new_game(storage(app), learner, "othello", black=COMPUTER, level=1)
    return {
        "own_game": game,
        "unseen_game": over.id,
        "waiting_game": waiting.id,
        "games": opened.location.split("/")[-1],
    }
