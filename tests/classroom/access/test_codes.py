from collections.abc import Callable
from datetime import timedelta

import pytest

from tutor.classroom.access import codes
from tutor.classroom.access.codes import GRACE, LASTS
from tutor.classroom.access.keys import typed_digits
from tutor.classroom.people import classes
from tutor.classroom.people.classes import (
    class_entered_by,
    class_of_code,
    class_of_id,
    class_of_key,
    end_code,
    is_code_good,
    make_class,
    new_code,
    new_link,
    prolong_code,
)
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, Teacher


def later(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    for module in (classes, codes):
        monkeypatch.setattr(module, "now", lambda: now() + by)


def code_of(database: Database, class_: SchoolClass) -> str | None:
    found = class_of_id(database, class_.id)
    assert found is not None
    return found.code


def test_a_new_class_has_a_code_of_six_digits_and_a_link_of_128_bits(class_: SchoolClass) -> None:
    assert class_.code and len(class_.code) == 6 and class_.code[0] != "0"
    assert len(class_.key) == 32 and int(class_.key, 16)


def test_the_class_is_found_by_code_and_by_link(database: Database, class_: SchoolClass) -> None:
    for found in (class_of_code(database, class_.code or ""), class_of_key(database, class_.key)):
        assert found is not None and found.id == class_.id
    assert class_of_code(database, "000000") is None
    assert class_of_key(database, "") is None


def test_a_code_expires(database: Database, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch) -> None:
    later(monkeypatch, LASTS + timedelta(seconds=1))
    assert class_of_code(database, class_.code or "") is None
    assert not is_code_good(class_, classes.now())
    prolong_code(database, class_.id)
    assert class_of_code(database, class_.code or "") is None


def test_a_code_is_prolonged(
    database: Database, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, LASTS - timedelta(minutes=1))
    prolong_code(database, class_.id)
    later(monkeypatch, 2 * LASTS - timedelta(minutes=2))
    assert class_of_code(database, class_.code or "") is not None


def test_a_new_code_makes_the_old_one_worthless(database: Database, class_: SchoolClass) -> None:
    new_code(database, class_.id)
    assert class_of_code(database, class_.code or "") is None
    assert class_of_code(database, code_of(database, class_) or "") is not None
    assert class_of_key(database, class_.key) is not None


def test_a_new_link_makes_both_worthless(database: Database, class_: SchoolClass) -> None:
    new_link(database, class_.id)
    assert class_of_code(database, class_.code or "") is None
    assert class_of_key(database, class_.key) is None


def test_an_ended_code_opens_nothing(database: Database, class_: SchoolClass) -> None:
    end_code(database, class_.id)
    assert class_of_code(database, class_.code or "") is None
    assert code_of(database, class_) is None


def test_who_typed_a_code_enters_while_it_is_good_and_shortly_after(
    database: Database, ada: Teacher, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = class_.code or ""

    def enters() -> bool:
        return class_entered_by(database, class_.id, code) is not None

    assert enters()
    other = make_class(database, ada.id, "5a", "en")
    assert class_entered_by(database, other.id, code) is None
    later(monkeypatch, LASTS + GRACE - timedelta(seconds=10))
    make_class(database, ada.id, "6a", "en")
    assert enters()
    later(monkeypatch, LASTS + GRACE + timedelta(seconds=1))
    assert not enters()


@pytest.mark.parametrize("end", [end_code, new_code, new_link])
def test_who_typed_a_code_enters_no_more_when_it_was_taken_away(
    database: Database, class_: SchoolClass, end: Callable[[Database, str], None]
) -> None:
    end(database, class_.id)
    assert class_entered_by(database, class_.id, class_.code or "") is None


def test_codes_grow_with_the_number_of_classes(
    database: Database, ada: Teacher, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(codes, "ROOM", 450_000)
    lengths = [len(make_class(database, ada.id, f"Class {n}", "en").code or "") for n in range(3)]
    assert lengths == [6, 7, 7]


def test_expired_codes_count_for_nothing_and_may_be_given_again(
    database: Database, ada: Teacher, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, LASTS + GRACE + timedelta(seconds=1))
    monkeypatch.setattr(codes, "new_digits", lambda count: class_.code)
    assert make_class(database, ada.id, "5a", "en").code == class_.code
    assert code_of(database, class_) is None


def test_digits_are_read_in_every_script() -> None:
    for typed in ("482913", "482 913", "๔๘๒๙๑๓", "໔໘໒໙໑໓", "４８２９１３", "482-913"):
        assert typed_digits(typed) == "482913"
