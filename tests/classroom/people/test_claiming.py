"""Seats of a list: taken by name or picked, given back, joined, removed many at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tutor.classroom.people.claiming import claim_seat, free_seats, give_back
from tutor.classroom.people.classes import lock_entry, make_class
from tutor.classroom.people.duplicate_seats import NotOnePupil, join_seats, remove_seats
from tutor.classroom.people.names import BadName, numbered_name
from tutor.classroom.people.seats import (
    ClassLocked,
    add_names,
    has_learned,
    names_in,
    new_seat_id,
    seat_in_class,
    seats_of,
    take_seat,
    ticket_of,
)
from tutor.storage.database import Database
from tutor.storage.games import new_game
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of
from tutor.storage.people import SchoolClass, Seat, Teacher


def listed(database: Database, class_: SchoolClass, *names: str) -> list[Seat]:
    add_names(database, class_.id, names, "en")
    return free_seats(database, class_.id)


def solve(database: Database, seat: Seat, id: str, step: str, help: int = 0) -> None:
    answer = JudgedAnswer(id, "othello", "outflank", step, ("d3",), "right", (), help)
    keep_answers(database, seat.learner_id, [answer])


def test_a_name_of_the_list_is_its_seat(database: Database, class_: SchoolClass) -> None:
    (mali,) = listed(database, class_, "Mali")
    seat = claim_seat(database, class_.id, new_seat_id(), "th", name=" mali ")
    assert seat is not None and seat.id == mali.id and seat.seen is not None
    assert free_seats(database, class_.id) == []
    assert claim_seat(database, class_.id, new_seat_id(), "th", name="Mali") is None
    with pytest.raises(BadName):
        claim_seat(database, class_.id, new_seat_id(), "th", seat_id=mali.id)


def test_a_form_sent_twice_gets_the_same_seat_and_nobody_else_does(
    database: Database, class_: SchoolClass
) -> None:
    (mali,) = listed(database, class_, "Mali")
    arrivals = [new_seat_id() for _ in range(4)]

    def ask(arrival: str) -> bool:
        return claim_seat(database, class_.id, arrival, "th", name="Mali") is not None

    with ThreadPoolExecutor(4) as crowd:
        assert sum(crowd.map(ask, arrivals)) == 1
    (kept,) = seats_of(database, class_.id)
    again = claim_seat(database, class_.id, kept.arrival or "", "th", name="Mali")
    assert again is not None and again.id == mali.id


def test_a_shut_door_lets_nobody_sit_on_a_waiting_seat(database: Database, class_: SchoolClass) -> None:
    listed(database, class_, "Mali")
    lock_entry(database, class_.id, True)
    with pytest.raises(ClassLocked):
        claim_seat(database, class_.id, new_seat_id(), "th", name="Mali")


def test_a_seat_that_was_given_back_keeps_what_was_learned_on_it(
    database: Database, class_: SchoolClass
) -> None:
    listed(database, class_, "Mali")
    wrong = claim_seat(database, class_.id, new_seat_id(), "th", name="Mali")
    assert wrong is not None
    solve(database, wrong, "a", "flip-c1")
    give_back(database, wrong)
    bringing = new_learner_id()
    new_game(database, bringing, "othello")
    right = claim_seat(database, class_.id, new_seat_id(), "lo", name="Mali", bringing=bringing)
    assert right is not None and right.id == wrong.id
    assert ticket_of(right) != ticket_of(wrong), "who sat there before sits there no longer"
    assert stars_of(database, right.learner_id, "othello") == {("outflank", "flip-c1"): 3}
    assert has_learned(database, bringing), "what another learned on the device is not lost either"


def test_doubles_become_one_with_all_that_was_learned(database: Database, class_: SchoolClass) -> None:
    (mali,) = listed(database, class_, "Mali")
    claim_seat(database, class_.id, new_seat_id(), "th", name="Mali")
    second = take_seat(database, class_.id, new_learner_id(), "Mali 2", "th")
    solve(database, mali, "a", "flip-c1", help=1)
    solve(database, mali, "b", "flip-f6")
    solve(database, second, "c", "flip-c1")
    (gone,) = join_seats(database, class_.id, [mali.id, second.id], mali.id)
    (kept,) = seats_of(database, class_.id)
    assert (kept.name, kept.id, gone.id) == ("Mali", second.id, mali.id)
    assert ticket_of(kept) == ticket_of(second), "the device that was used last stays where it is"
    assert stars_of(database, kept.learner_id, "othello") == {
        ("outflank", "flip-c1"): 3,
        ("outflank", "flip-f6"): 3,
    }


def test_who_sits_in_another_class_stays_who_they_are(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    other = make_class(database, ada.id, "5c", "en")
    learners = [new_learner_id(), new_learner_id()]
    mali, mali2 = (
        take_seat(database, class_.id, one, name, "en")
        for one, name in zip(learners, ("Mali", "Mali 2"), strict=True)
    )
    take_seat(database, other.id, learners[0], "Mali", "en")
    join_seats(database, class_.id, [mali.id, mali2.id], mali2.id)
    (kept,) = seats_of(database, class_.id)
    assert (kept.name, kept.learner_id) == ("Mali 2", learners[0])


def test_two_who_both_sit_elsewhere_are_not_made_one(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    other = make_class(database, ada.id, "5c", "en")
    seats = []
    for name in ("Mali", "Mali 2"):
        learner = new_learner_id()
        seats.append(take_seat(database, class_.id, learner, name, "en"))
        take_seat(database, other.id, learner, name, "en")
    with pytest.raises(NotOnePupil):
        join_seats(database, class_.id, [seat.id for seat in seats], seats[0].id)
    with pytest.raises(NotOnePupil):
        join_seats(database, class_.id, [seats[0].id], seats[0].id)
    assert sorted(names_in(database, class_.id)) == ["Mali", "Mali 2"]


def test_many_are_removed_at_once_and_those_of_another_class_are_not(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    other = make_class(database, ada.id, "5c", "en")
    stays = take_seat(database, other.id, new_learner_id(), "Mali", "en")
    seats = listed(database, class_, "Ann", "Ben", "Eve")
    removed = remove_seats(database, class_.id, [seats[0].id, seats[2].id, stays.id])
    assert {seat.name for seat in removed} == {"Ann", "Eve"}
    assert names_in(database, class_.id) == ["Ben"]
    assert seat_in_class(database, other.id, stays.id) is not None


def test_another_name_is_short_enough_to_be_taken() -> None:
    assert numbered_name("Mali", ["Mali"]) == "Mali 2"
    assert numbered_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"
    assert numbered_name("x" * 20, ["x" * 20, "x" * 18 + " 2"]) == "x" * 18 + " 3"
