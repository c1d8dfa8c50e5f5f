import time

import pytest

from tests.classroom.conftest import PASSWORD
from tutor.classroom.access.passwords import WeakPassword, hash_password, is_password, new_password
from tutor.classroom.access.sign_ins import begin_sign_in, teacher_signed_in
from tutor.classroom.access.teachers import (
    NameTaken,
    add_teacher,
    change_password,
    enter,
    has_teachers,
    names_of_teachers,
    sign_out_everywhere,
)
from tutor.classroom.people.names import BadName
from tutor.storage.database import Database
from tutor.storage.people import Teacher


def test_a_teacher_enters_with_name_and_password(database: Database, ada: Teacher) -> None:
    for name in ("Ada", "ada", " ADA ", "Ａda"):
        found = enter(database, name, PASSWORD)
        assert found is not None and found.id == ada.id
    for name, password in (("ada", "three little turtle"), ("ben", PASSWORD), ("", ""), ("ada", "")):
        assert enter(database, name, password) is None


def test_a_name_is_given_once(database: Database, ada: Teacher) -> None:
    with pytest.raises(NameTaken):
        add_teacher(database, "ADA", PASSWORD)
    assert names_of_teachers(database) == ["ada"]


@pytest.mark.parametrize(
    ("password", "reason"),
    [("short", "short"), ("x" * 201, "long"), ("ababababab", "simple"), ("Adalovelace", "name")],
)
def test_a_password_that_would_be_guessed_is_refused(database: Database, password: str, reason: str) -> None:
    with pytest.raises(WeakPassword) as refused:
        add_teacher(database, "adalovelace", password)
    assert refused.value.reason == reason
    assert not has_teachers(database)


def test_a_name_that_is_none_is_refused(database: Database) -> None:
    with pytest.raises(BadName):
        add_teacher(database, " ", PASSWORD)


def test_the_same_password_is_kept_differently_each_time_and_never_itself() -> None:
    one, other = hash_password(PASSWORD), hash_password(PASSWORD)
    assert one != other
    assert PASSWORD not in one
    assert is_password(PASSWORD, one) and is_password(PASSWORD, other)
    assert not is_password(PASSWORD + "x", one)
    assert len(one) <= 255


def test_an_accent_may_be_typed_in_two_ways() -> None:
    assert is_password("cafe\u0301 und kuchen", hash_password("café und kuchen"))


def test_a_generated_password_is_good_enough(database: Database) -> None:
    words = {new_password() for _ in range(20)}
    assert len(words) == 20
    assert add_teacher(database, "Ada", words.pop())


def test_another_password_signs_out_everywhere(database: Database, ada: Teacher) -> None:
    keys = [begin_sign_in(database, ada.id, 60) for _ in range(2)]
    change_password(database, ada, "four little turtles")
    assert enter(database, "ada", PASSWORD) is None
    assert enter(database, "ada", "four little turtles") is not None
    assert [teacher_signed_in(database, key) for key in keys] == [None, None]


def test_every_device_is_signed_out_of_one_account_only(database: Database, ada: Teacher) -> None:
    ben = add_teacher(database, "Ben", PASSWORD)
    keys = [begin_sign_in(database, who.id, 60) for who in (ada, ada, ben)]
    sign_out_everywhere(database, ada)
    found = [teacher_signed_in(database, key) for key in keys]
    assert [who.name if who else None for who in found] == [None, None, "ben"]


@pytest.mark.slow
def test_an_unknown_name_takes_as_long_as_a_wrong_password(database: Database) -> None:
    add_teacher(database, "Ada", PASSWORD)  # with what a password really costs

    def fastest(name: str) -> float:
        times = []
        for _ in range(5):
            before = time.thread_time()
            assert enter(database, name, "not the password") is None
            times.append(time.thread_time() - before)
        return min(times)

    known, unknown = fastest("ada"), fastest("nobody")
    assert 0.5 < known / unknown < 2
