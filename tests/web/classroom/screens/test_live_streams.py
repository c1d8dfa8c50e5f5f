"""News of the board pushed to screens by the server of `make run`: streams without a thread each."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS, running
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tests.web.classroom.members import storage
from tutor.classroom.access.sign_ins import begin_sign_in, teacher_signed_in
from tutor.classroom.demo.broker import LocalBroker
from tutor.servers.launch import make_server
from tutor.storage.models import now
from tutor.storage.people import Seat
from tutor.web.classroom.access.identity import SIGN_IN
from tutor.web.classroom.screens import board_streams as streams_of_classes
from tutor.web.classroom.screens.board_streams import Hub

THREADS = 2
PATIENCE = 5


@pytest.fixture
def port(app: Flask) -> Iterator[int]:
    """The application on the server of `make run`, with fewer threads than there are streams."""
    with running(make_server(app, "127.0.0.1", 0, THREADS)) as server:
        yield server.port


def cookie_of(app: Flask, client: FlaskClient) -> dict[str, str]:
    cookie = client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    return {"Cookie": f"{cookie.key}={cookie.value}"}


class Stream:
    """A screen that reads events."""

    def __init__(self, port: int, board: Board, client: FlaskClient, query: str, lang: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        path = board.url("demo/events", lang) + query
        self.connection.request("GET", path, headers=cookie_of(board.app, client))
        self.answer = self.connection.getresponse()

    def event(self, wanted: str = "") -> dict[str, str]:
        """The next event, its fields by name: of this name, or no sign of life and no count."""
        while True:
            fields = {}
            while (line := self.answer.readline().decode().rstrip("\n")) != "":
                name, _, value = line.partition(": ")
                fields[name] = value
            if not fields:
                raise EOFError
            if fields.get("event") == wanted or not wanted and fields.get("event") not in ("ping", "turnout"):
                return fields

    def close(self) -> None:
        self.answer.close()
        self.connection.close()


OpenStream = Callable[..., Stream]


@pytest.fixture
def open_stream(port: int) -> Iterator[OpenStream]:
    """Opens streams: `open_stream(board, client, query, lang)`, of a new pupil where no client is named."""
    opened: list[Stream] = []

    def open_(board: Board, client: FlaskClient | None = None, query: str = "", lang: str = "en") -> Stream:
        opened.append(Stream(port, board, client or board.pupil().client, query, lang))
        return opened[-1]

    yield open_
    for stream in opened:
        stream.close()


def test_a_move_is_pushed_to_more_screens_than_there_are_threads(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    streams = [open_stream(board) for _ in range(3 * THREADS)]
    assert {stream.event()["id"] for stream in streams} == {"1"}
    board.ask("", tap="d3")
    for stream in streams:
        event = stream.event()
        assert event["id"] == "2"
        assert '"last_move":"d3"' in event["data"]


def test_each_stream_speaks_its_own_language(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    english, thai = (open_stream(board, lang=lang) for lang in ("en", "th"))
    for stream in (english, thai):
        stream.event()
    board.ask("", tap="d3")
    told = [stream.event()["data"] for stream in (english, thai)]
    assert "White to move" in told[0]
    assert "White to move" not in told[1]


def test_the_teacher_hears_who_has_answered_and_pupils_do_not(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("ask", kind="where")
    teacher = open_stream(board, board.teacher, "?votes=1")
    other = open_stream(board)
    assert (teacher.event()["id"], other.event()["id"]) == ("2", "2")
    assert teacher.event()["event"] == "votes"
    pupil.vote("d3")
    while '"answered":[]' in (event := teacher.event())["data"]:
        assert event["event"] == "votes"  # of those who have just come
    assert f'"answered":["{pupil.seat}"]' in event["data"]
    board.do("count")
    assert other.event()["id"] == "3", "nothing came in between"


def test_those_who_watch_are_dealt_to_both_teams(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    one, _, other, _ = seen_one_after_another(board, "A", "B", "C", "D")
    for pupil in (one, other):
        open_stream(board, pupil.client).event()
    hub: Hub = app.extensions["hub"]
    _until(lambda: len(hub.watching(board.id)) == 2)
    board.do("teams")
    assert {one.mine()["team"], other.mine()["team"]} == {"black", "white"}


def seen_one_after_another(board: Board, *names: str) -> list[Pupil]:
    """New pupils who were all seen this morning, each a little after the one before."""
    pupils = [board.pupil(name) for name in names]
    with storage(board.app).write() as session:
        for minute, pupil in enumerate(pupils):
            found = session.get(Seat, pupil.seat)
            assert found is not None
            found.seen = now() - timedelta(hours=1) + timedelta(minutes=minute)
    return pupils


def test_screens_that_have_gone_are_forgotten(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    hub: Hub = app.extensions["hub"]
    before = hub.streams
    streams = [open_stream(board) for _ in range(3)]
    for stream in streams:
        stream.event()
    board.ask("", tap="d3")
    for stream in streams:
        assert stream.event()["id"] == "2"
        stream.close()
    board.ask("back")
    _until(lambda: bool(board.ask("", tap="d3") and board.ask("back")) and hub.streams <= before)


def test_a_pupil_who_was_taken_out_of_the_class_sees_nothing_more(
    app: Flask, open_stream: OpenStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams_of_classes, "PING_SECONDS", 0.2)
    board = class_at_board(app)
    pupil, stays = board.pupil(), open_stream(board)
    gone = open_stream(board, pupil.client)
    assert gone.event()["id"] == stays.event()["id"]
    with storage(app).write() as session:
        session.delete(session.get(Seat, pupil.seat))
    with pytest.raises(EOFError):
        gone.event()
    board.ask("", tap="d3")
    assert stays.event()["id"] == "2"


def test_signing_out_ends_the_streams_of_that_device_alone(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    other = app.test_client()
    with board.teacher.session_transaction() as here, other.session_transaction() as there:
        who = teacher_signed_in(storage(app), here[SIGN_IN])
        assert who is not None
        there[SIGN_IN] = begin_sign_in(storage(app), who.id, 60)
    pupil, console = open_stream(board), open_stream(board, board.teacher)
    remote = open_stream(board, other)
    for stream in (pupil, console, remote):
        stream.event()
    assert board.teacher.post("/en/teacher/sign-out", headers=OURS).status_code == 303
    with pytest.raises(EOFError):
        console.event()
    there_ = Board(app, other, board.id)
    there_.ask("", tap="d3")
    assert {pupil.event()["id"], remote.event()["id"]} == {"2"}
    assert other.post("/en/teacher/", data={"do": "everywhere"}, headers=OURS).status_code == 200
    with pytest.raises(EOFError):
        remote.event()


@pytest.mark.parametrize("action", ["card", "remove"])
def test_a_pupil_who_lost_the_seat_sees_nothing_more_at_once(
    app: Flask, open_stream: OpenStream, action: str
) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    stream = open_stream(board, pupil.client)
    stream.event()
    seat = board.url(f"pupil/{pupil.seat}")
    assert board.teacher.post(seat, data={"do": action}, headers=OURS).status_code == 303
    with pytest.raises(EOFError):
        stream.event()
    assert pupil.page().location == "/en/join/"
    assert pupil.client.get(board.url("demo/state")).status_code == 404


def test_beyond_its_limit_the_server_asks_screens_to_ask(
    app: Flask, open_stream: OpenStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = class_at_board(app)
    monkeypatch.setitem(app.config, "STREAMS", 0)
    stream = open_stream(board, board.teacher)
    assert stream.answer.status == 503
    assert stream.answer.getheader("Retry-After")
    assert board.state()["version"] == 1


def test_a_screen_that_asks_is_told_nothing_twice(app: Flask) -> None:
    board = class_at_board(app)
    version = board.state()["version"]
    answer = board.teacher.get(board.url("demo/state") + f"?after={version}")
    assert (answer.status_code, answer.data) == (204, b"")
    board.ask("", tap="d3")
    assert board.teacher.get(board.url("demo/state") + f"?after={version}").status_code == 200


def test_streams_end_when_nothing_is_announced_any_more(app: Flask, open_stream: OpenStream) -> None:
    board = class_at_board(app)
    broker: LocalBroker = app.extensions["broker"]
    streams = [open_stream(board) for _ in range(2)]
    for stream in streams:
        stream.event()
    board.ask("", tap="d3")
    for stream in streams:
        assert stream.event()["id"] == "2"
    broker.disconnect()
    for stream in streams:
        with pytest.raises(EOFError):
            while stream.event()["id"] == "2":
                pass  # the same screen may come twice: when it was asked for, and when it was announced
    board.ask("", tap="c3")
    assert board.state()["at"] == 2
    again = open_stream(board, board.teacher)
    assert again.event()["id"] == "3"


def test_where_waiting_is_free_a_stream_waits_by_itself(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = app.extensions["hub"]
    monkeypatch.setitem(app.config, "WAITING_STREAMS", hub.streams + 10)  # others may not have ended yet
    board = class_at_board(app)
    answer = board.teacher.get(board.url("demo/events") + "?votes=1")
    events = iter(answer.response)
    assert b"id: 1\n" in next(events)
    board.ask("", tap="d3")
    assert b"id: 2\n" in next(events)
    assert b"event: votes" in next(events)
    answer.close()


def test_a_stream_needs_a_server_that_can_wait(app: Flask) -> None:
    board = class_at_board(app)
    assert board.teacher.get(board.url("demo/events"), headers=OURS).status_code == 503


def _until(holds: object) -> None:
    assert callable(holds)
    limit = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_every_screen_hears_how_many_are_here_and_have_answered_without_names(
    app: Flask, open_stream: OpenStream
) -> None:
    board = class_at_board(app)
    board.do("ask", kind="where")
    one, absent = board.pupil("Amy", here=False), board.pupil("Ben", here=False)
    wall = open_stream(board, board.teacher)
    told = wall.event("turnout")["data"]
    assert json.loads(told) == {"question": 1, "answered": 0, "of": 0, "here": 0}
    phone = open_stream(board, one.client)
    while json.loads(told := wall.event("turnout")["data"])["here"] != 1:
        pass
    one.vote("d3")
    while json.loads(told := phone.event("turnout")["data"])["answered"] != 1:
        pass
    assert json.loads(told) == {"question": 1, "answered": 1, "of": 1, "here": 1}
    assert "Amy" not in told
    newest = {"after": board.state()["version"]}

    def hears() -> bool:
        asked = absent.client.get(board.url("demo/state"), query_string=newest)
        return bool(json.loads(asked.headers["Turnout"])["answered"] == 1)

    _until(hears)  # they are counted once a second


def test_a_class_is_not_counted_anew_for_each_screen_that_comes_in(
    app: Flask, open_stream: OpenStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = class_at_board(app)
    first = open_stream(board)
    first.event("turnout")
    counted: list[str] = []
    count = Hub.people

    def people(self: Hub, class_id: str) -> dict[str, object]:
        counted.append(class_id)
        return count(self, class_id)

    monkeypatch.setattr(streams_of_classes, "TELL_ALL", 60.0)
    monkeypatch.setattr(Hub, "people", people)
    time.sleep(streams_of_classes.GATHER * 2)
    counted.clear()
    for _ in range(5):
        told = json.loads(open_stream(board).event("turnout")["data"])
        assert told == {"question": 0, "answered": 0, "of": 1, "here": 1}  # the rest is told to all together
    assert not counted


def test_a_pupil_who_has_gone_is_here_no_more(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    board = class_at_board(app)
    board.pupil("Amy")

    def here() -> list[bool]:
        answer = board.teacher.get(board.url("demo/votes")).json
        assert answer is not None
        return [seat["here"] for seat in answer["seats"]]

    assert here() == [True]
    monkeypatch.setattr("tutor.web.classroom.screens.presence.LATELY", 0.0)
    assert here() == [False]
