import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.conftest import OURS
from tests.web.classroom.members import Room, learner_of, storage
from tutor.classroom.access.keys import in_groups
from tutor.classroom.people.classes import end_code, lock_entry, new_link
from tutor.classroom.people.seats import add_names, remove_seat, seats_of
from tutor.storage.people import SchoolClass
from tutor.web.classroom.people.newcomers import JOINING


def test_a_pupil_joins_by_the_code(room: Room, stranger: FlaskClient) -> None:
    code = room.row.code or ""
    for typed in (code, f" {code[:3]} {code[3:]} ", code[:3] + "-" + code[3:]):
        answer = stranger.post("/en/join/", data={"code": typed}, headers=OURS)
        assert (answer.status_code, answer.location) == (303, "/en/join/name")
    assert "Class 4b" in stranger.get("/en/join/name").text
    answer = stranger.post("/en/join/name", data={"name": " Ann "}, headers=OURS)
    assert (answer.status_code, answer.location) == (303, f"/en/seat/{room.id}/")
    assert "Hello, Ann" in stranger.get(answer.location).text
    assert room.names() == ["Ann"]


def test_a_pupil_joins_by_the_link_and_no_address_carries_its_key(room: Room, stranger: FlaskClient) -> None:
    answer = stranger.get(f"/join/{room.row.key}")
    assert (answer.status_code, answer.location) == (302, "/en/join/name")
    page = stranger.get(answer.location)
    assert room.row.key not in page.text
    assert stranger.post("/en/join/name", data={"name": "Ben"}, headers=OURS).status_code == 303


def test_who_typed_the_code_holds_no_key_and_enters_no_more_when_it_ends(
    room: Room, stranger: FlaskClient
) -> None:
    stranger.post("/en/join/", data={"code": room.row.code}, headers=OURS)
    with stranger.session_transaction() as session:
        assert room.row.key not in str(dict(session))
    assert "You are joining" in stranger.get("/en/join/name").text
    end_code(storage(room.app), room.id)
    answer = stranger.post("/en/join/name", data={"name": "Ann"}, headers=OURS)
    assert answer.status_code == 404
    assert "No class has this code now." in answer.text
    assert 'action="/en/join/"' in answer.text
    assert room.names() == []
    assert stranger.get("/en/join/name").location == "/en/join/"


def test_the_link_is_good_after_the_code_ended_until_there_is_a_new_one(
    room: Room, app: Flask, stranger: FlaskClient
) -> None:
    end_code(storage(app), room.id)
    assert room.join(app.test_client(), "Ann") == 303
    stranger.get(f"/en/join/{room.row.key}")
    new_link(storage(app), room.id)
    answer = stranger.get("/en/join/name")
    assert answer.status_code == 404
    assert "This link no longer works" in answer.text


def test_the_link_speaks_the_language_of_the_class_to_a_newcomer(app: Flask, stranger: FlaskClient) -> None:
    room = Room(app, "lo")
    assert stranger.get(f"/join/{room.row.key}").location == "/lo/join/name"
    reader = app.test_client()
    reader.get("/th/")
    assert reader.get(f"/join/{room.row.key}").location == "/th/join/name"
    assert stranger.get(f"/sw/join/{room.row.key}").location == "/sw/join/name"


def test_a_phone_keeps_its_own_language(app: Flask) -> None:
    room = Room(app, "lo")

    def leads(accept: str, *, chosen: str = "") -> str:
        phone = app.test_client()
        if chosen:
            phone.get(f"/{chosen}/")
        return str(phone.get(f"/join/{room.row.key}", headers={"Accept-Language": accept}).location)

    assert leads("sw-KE,en;q=0.5") == "/sw/join/name", "its own, if it is one of the five"
    assert leads("fr,de;q=0.5") == "/lo/join/name", "else that of the class"
    assert leads("sw", chosen="th") == "/th/join/name", "what was chosen on it comes first"


def test_who_types_a_code_on_a_phone_that_speaks_none_of_ours_goes_on_in_the_language_of_the_class(
    app: Flask,
) -> None:
    room = Room(app, "lo")

    def leads(accept: str, page: str = "/join/") -> str:
        phone = app.test_client()
        headers = {**OURS, "Accept-Language": accept}
        door = phone.get(page, headers=headers, follow_redirects=True).request.path
        return str(phone.post(door, data={"code": room.row.code}, headers=headers).location)

    assert leads("fr,de;q=0.5") == "/lo/join/name"
    assert leads("fr", "/sw/join/") == "/sw/join/name", "it was chosen"
    assert leads("en-GB") == "/en/join/name", "its own"


def test_the_address_on_the_wall_leads_to_the_page(stranger: FlaskClient) -> None:
    assert stranger.get("/join/", headers={"Accept-Language": "sw"}).location == "/sw/join/"
    assert stranger.get("/join", headers={"Accept-Language": "sw"}, follow_redirects=True).status_code == 200


@pytest.mark.parametrize(
    ("code", "status", "words"),
    [
        ("12", 400, "A code has 6, 7 or 8 digits"),
        ("", 400, "A code has 6, 7 or 8 digits"),
        ("Ann", 400, "A code has 6, 7 or 8 digits"),
        ("000000", 404, "No class has this code now."),
        ("000000000000", 404, "No class has this code now."),
    ],
)
def test_a_wrong_code_is_told(stranger: FlaskClient, code: str, status: int, words: str) -> None:
    answer = stranger.post("/en/join/", data={"code": code}, headers=OURS)
    assert answer.status_code == status
    assert words in answer.text


def test_an_old_link_and_an_old_card_are_told(stranger: FlaskClient) -> None:
    for path, words in (("join", "This link no longer works"), ("card", "This card no longer works")):
        answer = stranger.get(f"/en/{path}/0123456789abcdef0123456789abcdef")
        assert answer.status_code == 404
        assert words in answer.text


def test_nobody_is_at_a_door_without_a_key(stranger: FlaskClient) -> None:
    for path in ("/en/join/name", "/en/card/"):
        assert stranger.get(path).location == "/en/join/"
        assert stranger.post(path, data={"name": "Ann"}, headers=OURS).location == "/en/join/"


def test_looking_joins_nobody(room: Room, stranger: FlaskClient) -> None:
    stranger.get(f"/en/join/{room.row.key}")
    stranger.get("/en/join/name?name=Ann")
    assert room.names() == []
    assert learner_of(stranger) is None


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("", 400, "Type a name"),
        ("\u202e \u200b", 400, "Type a name"),
        ("x" * 21, 400, "too long"),
        ("ANN", 409, "already"),
        ("Ａｎｎ", 409, "already"),
    ],
)
def test_a_name_that_cannot_be_taken_is_told(
    room: Room, app: Flask, stranger: FlaskClient, name: str, status: int, words: str
) -> None:
    assert room.join(app.test_client(), "Ann") == 303
    stranger.get(f"/en/join/{room.row.key}")
    answer = stranger.post("/en/join/name", data={"name": name}, headers=OURS)
    assert answer.status_code == status
    assert words in answer.text
    assert room.names() == ["Ann"]


def test_a_form_sent_twice_takes_one_seat(room: Room, app: Flask, stranger: FlaskClient) -> None:
    stranger.get(f"/en/join/{room.row.key}")
    cookie = stranger.get_cookie("learner")
    assert cookie is not None
    impatient = app.test_client()
    impatient.set_cookie("learner", cookie.value)
    for client in (stranger, impatient):
        answer = client.post("/en/join/name", data={"name": "Ann"}, headers=OURS)
        assert answer.location == f"/en/seat/{room.id}/"
    assert room.names() == ["Ann"]
    assert learner_of(stranger) == learner_of(impatient)


def test_a_name_is_given_to_whoever_wants_one(room: Room, stranger: FlaskClient) -> None:
    stranger.get(f"/sw/join/{room.row.key}")
    page = stranger.get("/en/join/name?give=1").text
    given = page.split('name="name" value="')[1].split('"')[0]
    assert given
    assert stranger.post("/en/join/name", data={"name": given}, headers=OURS).status_code == 303
    assert room.names() == [given]


def test_a_shut_door_lets_nobody_new_in_but_who_sits_stays(room: Room, app: Flask) -> None:
    ann, ben = app.test_client(), app.test_client()
    assert room.join(ann, "Ann") == 303
    lock_entry(storage(app), room.id, True)
    assert room.join(ben, "Ben") == 403
    assert "is shut just now" in ben.get("/en/join/name").text
    assert ann.get(f"/en/seat/{room.id}/").status_code == 200
    lock_entry(storage(app), room.id, False)
    assert room.join(ben, "Ben") == 303


def test_what_was_learned_before_comes_along_or_not(room: Room, app: Flask) -> None:
    def learned() -> FlaskClient:
        client = app.test_client()
        assert client.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200
        return client

    keeps, leaves = learned(), learned()
    before = learner_of(keeps), learner_of(leaves)
    keeps.get(f"/en/join/{room.row.key}")
    assert 'name="bring" checked' in keeps.get("/en/join/name").text
    room.join(keeps, "Ann", bring="on")
    room.join(leaves, "Ben")
    assert learner_of(keeps) == before[0]
    assert learner_of(leaves) not in (before[1], None)
    room.leave(leaves)
    assert learner_of(leaves) == before[1]


def test_a_pupil_of_two_classes_says_so(room: Room, app: Flask, learner: FlaskClient) -> None:
    club = Room(app)
    ann = learner_of(learner)
    room.join(learner, "Ann", bring="on")
    learner.get(f"/en/join/{club.row.key}")
    page = learner.get("/en/join/name").text
    assert "I am Ann: bring what I learned." in page
    assert 'name="bring">' in page
    assert club.join(learner, "Annie", bring="on") == 303
    assert learner_of(learner) == ann
    assert learner.get(f"/en/seat/{room.id}/").status_code == 200


def test_a_guest_leaves_the_phone_to_its_owner(room: Room, app: Flask, learner: FlaskClient) -> None:
    club = Room(app)
    room.join(learner, "Ann", bring="on")
    ann = learner_of(learner)
    club.join(learner, "Ben")
    assert learner_of(learner) != ann
    club.leave(learner)
    assert learner_of(learner) == ann


def test_a_newcomer_who_learned_nothing_is_not_asked_to_bring_it(room: Room, stranger: FlaskClient) -> None:
    stranger.get(f"/en/join/{room.row.key}")
    assert 'name="bring"' not in stranger.get("/en/join/name").text


def test_the_same_browser_finds_its_seat_again_by_link_and_by_code(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    stranger.get(f"/en/join/{room.row.key}")
    assert "You are Ann" in stranger.get("/en/join/name").text
    stranger.post("/en/join/", data={"code": room.row.code}, headers=OURS)
    assert "You are Ann" in stranger.get("/en/join/name").text


def test_another_pupil_on_the_same_phone_gets_a_seat_of_their_own(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    ann = room.seats[0]
    stranger.get(f"/en/join/{room.row.key}")
    again = stranger.post("/en/join/name", data={"name": "Ben"}, headers=OURS)
    assert again.location == f"/en/seat/{room.id}/"
    stranger.get(f"/en/join/{room.row.key}")
    leaving = f"/en/seat/{room.id}/leave"
    assert leaving in stranger.get("/en/join/name").text
    assert in_groups(ann.code) in stranger.get(leaving).text
    assert room.leave(stranger) == "/en/join/name"
    assert stranger.post("/en/join/name", data={"name": "Ben"}, headers=OURS).status_code == 303
    assert learner_of(stranger) != ann.learner_id
    assert room.names() == ["Ann", "Ben"]


def test_who_has_a_seat_finds_the_way_back_to_it(room: Room, stranger: FlaskClient) -> None:
    assert 'class="tile"' not in stranger.get("/en/join/").text
    room.join(stranger, "Ann")
    page = stranger.get("/en/join/").text
    assert f'href="/en/seat/{room.id}/"' in page
    assert "Class 4b" in page


def test_a_card_opens_the_same_seat_on_another_device(room: Room, app: Flask) -> None:
    old, new, typing = app.test_client(), app.test_client(), app.test_client()
    room.join(old, "Ann")
    (seat,) = seats_of(storage(app), room.id)
    answer = new.get(f"/card/{seat.key}")
    assert (answer.status_code, answer.location) == (302, "/en/card/")
    page = new.get("/en/card/").text
    assert "Are you Ann?" in page
    assert seat.key not in page
    assert learner_of(new) is None
    assert new.post("/en/card/", headers=OURS).location == f"/en/seat/{room.id}/"
    assert learner_of(new) == learner_of(old)
    assert typing.post("/en/join/", data={"code": seat.code}, headers=OURS).location == "/en/card/"
    typing.post("/en/card/", headers=OURS)
    assert learner_of(typing) == learner_of(old)
    assert old.get(f"/en/card/{seat.key}").location == f"/en/seat/{room.id}/"


def test_a_seat_made_by_the_teacher_takes_what_was_learned_before(
    room: Room, app: Flask, learner: FlaskClient
) -> None:
    add_names(storage(app), room.id, ["Ann", "Ben"], "en")
    ann, ben = seats_of(storage(app), room.id)
    before = learner_of(learner)
    learner.get(f"/en/card/{ann.key}")
    assert 'name="bring" checked' in learner.get("/en/card/").text
    learner.post("/en/card/", data={"bring": "on"}, headers=OURS)
    assert learner_of(learner) == before
    learner.get(f"/en/card/{ben.key}")
    assert 'name="bring"' not in learner.get("/en/card/").text
    learner.post("/en/card/", data={"bring": "on"}, headers=OURS)
    assert learner_of(learner) == ben.learner_id


def test_this_is_not_me(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    assert "Nothing is lost" in stranger.get(f"/en/seat/{room.id}/leave").text
    assert learner_of(stranger) is not None
    assert room.leave(stranger) == "/en/join/"
    assert learner_of(stranger) is None
    assert room.names() == ["Ann"]


def test_removing_is_not_banning(room: Room, app: Flask, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    (seat,) = seats_of(storage(app), room.id)
    remove_seat(storage(app), seat)
    assert stranger.get(f"/en/seat/{room.id}/").location == "/en/join/"
    assert room.join(stranger, "Ann") == 303
    assert room.names() == ["Ann"]


def test_a_stranger_has_no_seat(room: Room, stranger: FlaskClient) -> None:
    for path in (f"/en/seat/{room.id}/", f"/en/seat/{room.id}/leave", "/en/seat/nowhere/"):
        assert stranger.get(path).location == "/en/join/"


def test_joining_renews_the_cookie(room: Room, stranger: FlaskClient) -> None:
    stranger.get(f"/en/join/{room.row.key}")
    stranger.post("/en/join/name", data={"name": "Ann"}, headers=OURS)
    with stranger.session_transaction() as session:
        assert not {JOINING, "card"} & set(session)
        assert session.permanent
    with storage(room.app).read() as kept:
        assert kept.scalar(select(SchoolClass.id).where(SchoolClass.id == room.id))
