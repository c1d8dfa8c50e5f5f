from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from tutor.classroom.people import seats
from tutor.classroom.people.classes import lock_entry, make_class
from tutor.classroom.people.erasing import erase_class
from tutor.classroom.people.names import BadName
from tutor.classroom.people.seats import (
    ClassLocked,
    add_names,
    has_learned,
    hide_seat,
    names_in,
    new_seat_id,
    reissue_card,
    remove_seat,
    rename_seat,
    seat_in_class,
    seat_of_card,
    seat_of_learner,
    seats_of,
    seats_opened_by,
    seats_with,
    see_pupil,
    sit_down,
    take_seat,
    ticket_of,
)
from tutor.storage.database import Database
from tutor.storage.games import find_played, new_game
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.models import Learner, now
from tutor.storage.people import SchoolClass, Seat, Teacher


def sits(database: Database, class_: SchoolClass, name: str = "Ann") -> Seat:
    return take_seat(database, class_.id, new_learner_id(), name, "th")


def test_a_newcomer_takes_a_seat_and_is_found_again(database: Database, class_: SchoolClass) -> None:
    seat = sits(database, class_, " Ann ")
    assert (seat.name, seat.language, seat.hidden) == ("Ann", "th", False)
    for found in (
        seat_of_learner(database, class_.id, seat.learner_id),
        seat_of_card(database, key=seat.key),
        seat_of_card(database, code=seat.code),
        seat_in_class(database, class_.id, seat.id),
    ):
        assert found is not None and found.id == seat.id
    assert len(seat.code) == 12 and len(seat.key) == 32


def test_whoever_has_a_seat_keeps_it_even_behind_a_shut_door(database: Database, class_: SchoolClass) -> None:
    seat = sits(database, class_)
    lock_entry(database, class_.id, True)
    again = take_seat(database, class_.id, seat.learner_id, "Another", "en")
    assert (again.id, again.name) == (seat.id, "Ann")
    with pytest.raises(ClassLocked):
        sits(database, class_, "Ben")


def test_one_name_is_given_once_however_many_ask_at_once(database: Database, class_: SchoolClass) -> None:
    def ask(_: int) -> bool:
        try:
            return bool(sits(database, class_))
        except BadName:
            return False

    with ThreadPoolExecutor(6) as crowd:
        assert sum(crowd.map(ask, range(12))) == 1
    assert names_in(database, class_.id) == ["Ann"]


def test_a_class_that_was_ended_takes_nobody(database: Database, class_: SchoolClass) -> None:
    seat = sits(database, class_)
    erase_class(database, class_.id)
    assert seat_of_card(database, key=seat.key) is None
    with pytest.raises(LookupError):
        sits(database, class_, "Ben")
    with pytest.raises(LookupError):
        sit_down(database, seat, "en")


def test_the_same_name_may_sit_in_two_classes(database: Database, ada: Teacher, class_: SchoolClass) -> None:
    other = make_class(database, ada.id, "5a", "en")
    learner = new_learner_id()
    for each in (class_, other):
        take_seat(database, each.id, learner, "Ann", "en")
    assert {each.id for _, each in seats_with(database, learner)} == {class_.id, other.id}


def test_a_seat_that_was_made_takes_the_learner_who_brings_the_card(
    database: Database, class_: SchoolClass
) -> None:
    add_names(database, class_.id, ["Ann"], "en")
    (seat,) = seats_of(database, class_.id)
    learner = new_learner_id()
    new_game(database, learner, "othello")
    sat = sit_down(database, seat, "lo", bringing=learner)
    assert (sat.learner_id, sat.language) == (learner, "lo")
    assert sat.seen is not None
    with database.read() as session:
        assert session.get(Learner, seat.learner_id) is None
    other = new_learner_id()
    assert sit_down(database, sat, "lo", bringing=other).learner_id == learner


def test_a_learner_with_a_seat_is_not_brought_to_a_second_one(
    database: Database, class_: SchoolClass
) -> None:
    ann = sits(database, class_)
    add_names(database, class_.id, ["Ben"], "en")
    ben = next(seat for seat in seats_of(database, class_.id) if seat.name == "Ben")
    assert sit_down(database, ben, "en", bringing=ann.learner_id).learner_id == ben.learner_id


def test_it_is_known_whether_anything_was_learned(database: Database) -> None:
    learner = new_learner_id()
    assert not has_learned(database, learner)
    new_game(database, learner, "othello")
    assert has_learned(database, learner)


def test_when_a_pupil_was_last_here_is_kept_to_the_minute(
    database: Database, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = sits(database, class_)
    start = now()
    for seconds, language in ((30, "th"), (9e8, "th"), (90, "th"), (100, "sw")):  # once the clock was ahead
        at = start + timedelta(seconds=seconds)
        monkeypatch.setattr(seats, "now", lambda at=at: at)
        found = seat_in_class(database, class_.id, seat.id)
        assert found is not None
        see_pupil(database, found, language)
    found = seat_in_class(database, class_.id, seat.id)
    assert found is not None and found.language == "sw"
    assert found.seen is not None and found.seen == start + timedelta(seconds=100)


def test_a_seat_is_renamed_hidden_and_given_a_new_card(database: Database, class_: SchoolClass) -> None:
    ann, ben = sits(database, class_), sits(database, class_, "Ben")
    rename_seat(database, ann, "Anna")
    with pytest.raises(BadName):
        rename_seat(database, ben, "anna")
    hide_seat(database, ann, True)
    reissue_card(database, ann)
    found = seat_in_class(database, class_.id, ann.id)
    assert found is not None
    assert (found.name, found.hidden) == ("Anna", True)
    assert found.key != ann.key and found.code != ann.code
    assert seat_of_card(database, key=ann.key) is None


def test_with_a_new_card_the_cookie_of_the_old_one_knows_nobody(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    ann, ben = sits(database, class_), sits(database, class_, "Ben")
    other = make_class(database, ada.id, "5a", "en")
    take_seat(database, other.id, ann.learner_id, "Ann", "en")
    game = new_game(database, ann.learner_id, "othello")
    reissue_card(database, ann)
    found = seat_in_class(database, class_.id, ann.id)
    assert found is not None and found.learner_id != ann.learner_id
    assert seat_of_learner(database, class_.id, ann.learner_id) is None
    assert not has_learned(database, ann.learner_id)
    assert find_played(database, found.learner_id, game.id) is not None
    assert {class_.name for _, class_ in seats_with(database, found.learner_id)} == {class_.name, "5a"}
    assert seat_of_learner(database, class_.id, ben.learner_id) is not None


def test_a_ticket_opens_its_seat_until_the_card_is_made_anew(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    ann = sits(database, class_)
    other = make_class(database, ada.id, "5a", "en")
    annie = take_seat(database, other.id, ann.learner_id, "Annie", "en")
    tickets = {seat.id: ticket_of(seat) for seat in (ann, annie)}
    assert [seat.name for seat in seats_opened_by(database, tickets)] == ["Ann", "Annie"]
    assert seats_opened_by(database, {ann.id: ticket_of(annie), "nowhere": ticket_of(ann)}) == []
    reissue_card(database, annie)
    (still,) = seats_opened_by(database, tickets)
    assert still.id == ann.id and still.learner_id != ann.learner_id
    assert all(ann.key not in ticket for ticket in tickets.values())


def test_only_the_seat_of_this_identifier_is_given_again(database: Database, class_: SchoolClass) -> None:
    drawn, learner = new_seat_id(), new_learner_id()
    seat = take_seat(database, class_.id, learner, "Ann", "en", seat_id=drawn)
    assert seat.id == drawn
    again = take_seat(database, class_.id, new_learner_id(), "Anna", "en", seat_id=drawn)
    assert (again.id, again.name, again.learner_id) == (drawn, "Ann", learner)
    with pytest.raises(BadName):
        take_seat(database, class_.id, learner, "Another", "en", seat_id=new_seat_id())
    assert names_in(database, class_.id) == ["Ann"]


def test_a_removed_pupil_keeps_what_was_learned_and_may_come_back(
    database: Database, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    new_game(database, seat.learner_id, "othello")
    remove_seat(database, seat)
    assert seats_of(database, class_.id) == []
    assert has_learned(database, seat.learner_id)
    assert take_seat(database, class_.id, seat.learner_id, "Ann", "en").id != seat.id


def test_a_seat_that_nobody_used_goes_with_its_learner(database: Database, class_: SchoolClass) -> None:
    add_names(database, class_.id, ["Ann"], "en")
    (seat,) = seats_of(database, class_.id)
    remove_seat(database, seat)
    with database.read() as session:
        assert session.get(Learner, seat.learner_id) is None
