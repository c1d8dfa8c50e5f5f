"""One learner on seats of two classes: each is open where it was taken, or where its own card was brought."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, Room, learner_of, some_name, storage
from tutor.classroom.access.keys import in_groups
from tutor.classroom.access.teachers import add_teacher
from tutor.classroom.people.seats import remove_seat, take_seat
from tutor.storage.models import Learner
from tutor.storage.people import Seat
from tutor.web.site.learners import BEFORE, MOST_BEFORE, SEATS


@dataclass(frozen=True)
class Two:
    """Two classes of different teachers, and the phone of a pupil who sits in both."""

    room: Room
    club: Room
    phone: FlaskClient

    @property
    def bob(self) -> Seat:
        return self.room.seats[0]

    @property
    def bobby(self) -> Seat:
        """The same pupil on the seat in the club."""
        return self.club.seats[0]

    def with_card(self, seat: Seat) -> FlaskClient:
        """The browser of somebody who types the digits of a card."""
        client = self.room.app.test_client()
        assert client.post("/en/join/", data={"code": seat.code}, headers=OURS).location == "/en/card/"
        answer = client.post("/en/card/", headers=OURS)
        assert answer.location == f"/en/seat/{seat.class_id}/"
        return client

    def new_card(self, room: Room, seat: Seat) -> None:
        answer = room.teacher.post(f"{room.page}pupil/{seat.id}", data={"do": "card"}, headers=OURS)
        assert answer.status_code == 303


@pytest.fixture
def two(app: Flask, room: Room, learner: FlaskClient) -> Two:
    club = Room(app)
    room.join(learner, "Bob", bring="on")
    club.join(learner, "Bobby", bring="on")
    found = Two(room, club, learner)
    assert found.bob.learner_id == found.bobby.learner_id
    return found


def is_open(client: FlaskClient, room: Room) -> bool:
    answer = client.get(f"/en/seat/{room.id}/")
    assert answer.status_code == 200 or answer.location == "/en/join/"
    return answer.status_code == 200


def asks_who_is_here(client: FlaskClient, room: Room) -> bool:
    """Whether another sits before the browser, and the seat is open all the same."""
    return client.get(f"/en/seat/{room.id}/").location == "/en/card/"


def test_who_joined_both_sits_in_both(two: Two) -> None:
    assert is_open(two.phone, two.room) and is_open(two.phone, two.club)
    assert two.phone.get("/en/join/").text.count('class="tile"') == 2


def test_the_card_of_one_class_opens_nothing_of_the_other(two: Two) -> None:
    other = two.with_card(two.bobby)
    assert is_open(other, two.club)
    for page in ("", "board", "leave"):
        answer = other.get(f"/en/seat/{two.room.id}/{page}")
        assert answer.location == "/en/join/"
        assert in_groups(two.bob.code) not in answer.text
    assert other.post(f"/en/seat/{two.room.id}/here", headers=OURS).status_code == 404
    vote = other.post(f"/en/class/{two.room.id}/demo/vote", data={"question": 1, "tap": "d3"}, headers=OURS)
    assert vote.status_code == 404
    assert other.get(f"/en/class/{two.room.id}/demo/state").status_code == 404
    assert other.get("/en/join/").text.count('class="tile"') == 1


def test_what_was_learned_is_shared_by_both(two: Two) -> None:
    assert learner_of(two.with_card(two.bobby)) == learner_of(two.phone)


def test_each_card_opens_its_own_seat_in_the_same_browser(two: Two) -> None:
    other = two.with_card(two.bobby)
    assert other.get(f"/en/card/{two.bob.key}").location == "/en/card/"
    other.post("/en/card/", headers=OURS)
    assert is_open(other, two.room) and is_open(other, two.club)


def test_the_link_of_a_class_opens_no_seat_that_is_there(two: Two) -> None:
    other = two.with_card(two.bobby)
    other.get(f"/en/join/{two.room.row.key}")
    page = other.get("/en/join/name").text
    assert "You are Bob" not in page and 'name="bring"' not in page
    answer = other.post("/en/join/name", data={"name": "Bob", "bring": "on"}, headers=OURS)
    assert answer.status_code == 409
    assert not is_open(other, two.room)
    other.post("/en/join/name", data={"name": "Eve", "bring": "on"}, headers=OURS)
    assert two.room.names() == ["Bob", "Eve"]
    assert learner_of(other) != learner_of(two.phone)


def test_a_new_card_ends_only_what_the_old_one_opened(two: Two) -> None:
    held, before = two.with_card(two.bobby), learner_of(two.phone)
    two.new_card(two.club, two.bobby)
    assert not is_open(held, two.club)
    assert learner_of(held) == before != two.bob.learner_id, "nobody is known by it any more"
    assert is_open(two.phone, two.room)
    assert not is_open(two.phone, two.club)
    assert learner_of(two.phone) == two.bob.learner_id
    assert is_open(two.with_card(two.bobby), two.club)


def test_after_a_new_card_the_answers_of_the_phone_are_still_the_pupils(two: Two) -> None:
    two.new_card(two.club, two.bobby)
    answer = {"id": "one", "lesson": "board-and-squares", "step": 1, "answer": ["d3"], "help": 0}
    two.phone.post("/en/learn/othello/progress", json={"answers": [answer]}, headers=OURS)
    assert learner_of(two.phone) == two.bob.learner_id


def test_leaving_shuts_every_seat_of_the_pupil_and_tells_the_number_of_each(two: Two) -> None:
    page = two.phone.get(f"/en/seat/{two.club.id}/leave").text
    for seat in (two.bob, two.bobby):
        assert f"forgets {seat.name}. Nothing is lost: this number opens the seat again." in page
        assert in_groups(seat.code) in page
    assert page.count("<h2>Class 4b</h2>") == 2
    two.club.leave(two.phone)
    assert not is_open(two.phone, two.room) and not is_open(two.phone, two.club)


def test_a_guest_leaves_the_seats_of_the_owner_open(two: Two, app: Flask) -> None:
    third = Room(app)
    third.join(two.phone, "Guest")
    assert is_open(two.phone, third) and asks_who_is_here(two.phone, two.room)
    third.leave(two.phone)
    assert is_open(two.phone, two.room) and is_open(two.phone, two.club)


def test_who_joins_a_second_class_keeps_the_first_seat_without_having_learned_anything(
    app: Flask, room: Room, stranger: FlaskClient
) -> None:
    club = Room(app)
    assert room.join(stranger, "Mia") == 303
    stranger.post("/en/join/", data={"code": club.row.code}, headers=OURS)
    page = stranger.get("/en/join/name").text
    assert "I am Mia: bring what I learned." in page
    assert stranger.post("/en/join/name", data={"name": "Mia"}, headers=OURS).status_code == 303
    assert stranger.get(f"/en/class/{room.id}/demo/state").status_code == 200
    assert is_open(stranger, club) and asks_who_is_here(stranger, room)
    for page in ("work", "board"):
        assert stranger.get(f"/en/seat/{room.id}/{page}").location == "/en/card/"
    assert "Are you Mia?" in stranger.get("/en/card/").text
    assert stranger.get("/en/join/").text.count('class="tile"') == 2
    answer = stranger.post("/en/card/", headers=OURS)
    assert answer.location == f"/en/seat/{room.id}/"
    assert is_open(stranger, room) and asks_who_is_here(stranger, club)
    assert stranger.get(f"/en/seat/{room.id}/board").status_code == 200
    assert learner_of(stranger) == room.seats[0].learner_id != club.seats[0].learner_id


def test_the_code_of_a_class_finds_the_seat_of_whoever_used_the_browser_before(two: Two, app: Flask) -> None:
    Room(app).join(two.phone, "Guest")
    two.phone.post("/en/join/", data={"code": two.room.row.code}, headers=OURS)
    assert "You are Bob" in two.phone.get("/en/join/name").text


def test_who_is_not_the_one_from_before_forgets_that_one_alone(two: Two, app: Flask) -> None:
    third = Room(app)
    third.join(two.phone, "Guest")
    two.phone.get(f"/en/seat/{two.club.id}/")
    two.club.leave(two.phone)
    assert is_open(two.phone, third)
    assert not is_open(two.phone, two.room) and not is_open(two.phone, two.club)
    assert two.phone.get("/en/card/").location == "/en/join/"


def test_each_pupil_of_a_class_on_the_same_device_sits_on_their_own_seat(
    app: Flask, room: Room, stranger: FlaskClient
) -> None:
    room.join(stranger, "Ann")
    room.join(app.test_client(), "Ben")
    ann, ben = room.seats
    stranger.post("/en/join/", data={"code": ben.code}, headers=OURS)
    stranger.post("/en/card/", headers=OURS)
    assert "Hello, Ben" in stranger.get(f"/en/seat/{room.id}/").text
    assert stranger.get("/en/join/").text.count('class="tile"') == 1
    for seat, other in ((ann, ben), (ben, ann)):
        assert stranger.get(f"/en/card/{other.key}").location == f"/en/seat/{room.id}/"
        assert stranger.get(f"/en/card/{seat.key}").location == "/en/card/"
        assert f"Are you {seat.name}?" in stranger.get("/en/card/").text
        stranger.post("/en/card/", headers=OURS)
        assert learner_of(stranger) == seat.learner_id
        assert f"Hello, {seat.name}" in stranger.get(f"/en/seat/{room.id}/").text
    room.leave(stranger)
    assert "Hello, Ann" in stranger.get(f"/en/seat/{room.id}/").text


def test_a_page_that_was_left_open_forgets_nobody_else(app: Flask, room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Eva")
    room.join(app.test_client(), "Fay")
    eva, fay = room.seats
    leaving = f"/en/seat/{room.id}/leave"

    def sits_down(seat: Seat) -> None:
        stranger.get(f"/en/card/{seat.key}")
        stranger.post("/en/card/", headers=OURS)

    def presses(**form: str) -> None:
        answer = stranger.post(leaving, data=form, headers=OURS)
        assert (answer.status_code, answer.location) == (303, "/en/join/")

    assert f'name="seat" value="{eva.id}"' in stranger.get(leaving).text
    sits_down(fay)
    presses(seat=eva.id)
    assert f'name="seat" value="{fay.id}"' in stranger.get(leaving).text
    for form in ({"seat": eva.id}, {"seat": "nobody"}, {}):
        presses(**form)
        assert "Hello, Fay" in stranger.get(f"/en/seat/{room.id}/").text
    sits_down(eva)
    for _ in range(2):
        presses(seat=eva.id)
        assert learner_of(stranger) == fay.learner_id
    presses(seat=fay.id)
    assert learner_of(stranger) is None


def test_a_device_that_many_share_forgets_who_used_it_first(app: Flask, stranger: FlaskClient) -> None:
    rooms = [Room(app) for _ in range(MOST_BEFORE + 2)]
    for room in rooms:
        room.join(stranger, "Kim")
    assert is_open(stranger, rooms[-1]) and not is_open(stranger, rooms[0])
    assert all(asks_who_is_here(stranger, room) for room in rooms[1:-1])


def test_a_device_that_many_share_forgets_nobody_whom_no_card_would_bring_back(
    app: Flask, learner: FlaskClient
) -> None:
    owner, rooms = learner_of(learner), [Room(app) for _ in range(MOST_BEFORE + 2)]
    for room in rooms:
        room.join(learner, "Kim")
        assert learner_of(learner) not in (owner, None)
    last = rooms[-MOST_BEFORE:]
    assert not any(is_open(learner, room) for room in rooms if room not in last)
    for room in reversed(last):
        assert learner_of(learner) == room.seats[0].learner_id
        room.leave(learner)
    assert learner_of(learner) == owner


def test_a_form_sent_twice_with_what_was_learned_takes_one_seat(two: Two, app: Flask) -> None:
    third = Room(app)
    two.phone.get(f"/en/join/{third.row.key}")
    impatient = app.test_client()
    cookie = two.phone.get_cookie("learner")
    assert cookie is not None
    impatient.set_cookie("learner", cookie.value)
    for client in (two.phone, impatient):
        answer = client.post("/en/join/name", data={"name": "Bob", "bring": "on"}, headers=OURS)
        assert answer.location == f"/en/seat/{third.id}/"
        assert is_open(client, third)
    assert third.names() == ["Bob"]


def test_signing_in_as_a_teacher_opens_no_other_seat(two: Two, app: Flask) -> None:
    name, other = some_name(), two.with_card(two.bobby)
    add_teacher(storage(app), name, PASSWORD)
    other.post("/en/teacher/sign-in", data={"name": name, "password": PASSWORD}, headers=OURS)
    remove_seat(storage(app), two.bobby)
    assert not is_open(other, two.room)


def test_signing_in_as_a_teacher_shuts_no_seat(two: Two, app: Flask) -> None:
    name = some_name()
    add_teacher(storage(app), name, PASSWORD)
    Room(app).join(two.phone, "Guest")
    two.phone.post("/en/teacher/sign-in", data={"name": name, "password": PASSWORD}, headers=OURS)
    assert asks_who_is_here(two.phone, two.room)


def with_old_cookie(app: Flask, learner: str) -> FlaskClient:
    """A browser whose cookie is from before seats were kept in it."""
    client = app.test_client()
    with client.session_transaction() as session:
        session["id"] = learner
    return client


def test_an_old_cookie_opens_the_only_seat_of_its_learner_for_good(room: Room, app: Flask) -> None:
    club, learner = Room(app), "0" * 24 + room.id[:8]
    with storage(app).write() as session:
        session.add(Learner(id=learner))
    take_seat(storage(app), room.id, learner, "Bob", "en")
    old = with_old_cookie(app, learner)
    assert is_open(old, room)
    take_seat(storage(app), club.id, learner, "Bobby", "en")
    assert is_open(old, room) and not is_open(old, club)


def test_an_old_cookie_opens_none_of_two_seats(two: Two, app: Flask) -> None:
    old = with_old_cookie(app, two.bob.learner_id)
    assert not is_open(old, two.room) and not is_open(old, two.club)
    remove_seat(storage(app), two.bobby)
    assert not is_open(old, two.room)


@pytest.mark.parametrize(
    "before", ["some learner", {"id": "some learner", SEATS: {"some seat": "some ticket"}}]
)
def test_who_was_kept_for_later_by_an_old_cookie_comes_back(two: Two, app: Flask, before: object) -> None:
    ben = Room(app)
    ben.join(two.phone, "Ben")
    with two.phone.session_transaction() as session:
        session[BEFORE] = before
    ben.leave(two.phone)
    with two.phone.session_transaction() as session:
        assert session["id"] == "some learner"
        assert session.get(SEATS) == (None if isinstance(before, str) else {"some seat": "some ticket"})
