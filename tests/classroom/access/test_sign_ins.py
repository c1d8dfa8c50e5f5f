from datetime import timedelta

import pytest

from tutor.classroom.access import sign_ins
from tutor.classroom.access.keys import hashed
from tutor.classroom.access.sign_ins import begin_sign_in, end_sign_in, teacher_signed_in, tickets_of
from tutor.classroom.people.classes import make_class
from tutor.classroom.people.seats import remove_seat, take_seat, ticket_of
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, SignIn, Teacher


def test_each_sign_in_ends_by_itself(
    database: Database, ada: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long, ended = (begin_sign_in(database, ada.id, seconds) for seconds in (60, 3600, 3600))
    end_sign_in(database, ended)
    found = teacher_signed_in(database, long)
    assert found is not None and found.id == ada.id
    assert teacher_signed_in(database, ended) is None
    assert teacher_signed_in(database, "no key") is None
    later = now() + timedelta(seconds=61)
    monkeypatch.setattr(sign_ins, "now", lambda: later)
    assert teacher_signed_in(database, short) is None
    assert teacher_signed_in(database, long) is not None
    begin_sign_in(database, ada.id, 60)
    with database.read() as session:
        kept = {row.key_hash for row in session.query(SignIn)}
    assert hashed(short) not in kept and hashed(long) in kept
    assert short not in kept, "the key itself is kept nowhere"


def test_a_board_is_open_to_its_teacher_and_to_who_sits_before_it(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    key = begin_sign_in(database, ada.id, 60)
    seat = take_seat(database, class_.id, new_learner_id(), "Ann", "en")
    other = make_class(database, ada.id, "5a", "en")
    assert tickets_of(database, class_.id) == {hashed(key), ticket_of(seat)}
    assert tickets_of(database, other.id) == {hashed(key)}
    remove_seat(database, seat)
    end_sign_in(database, key)
    assert tickets_of(database, class_.id) == frozenset()
