from datetime import timedelta

import pytest

from tests.classroom.conftest import PASSWORD
from tutor.classroom.access import invitations
from tutor.classroom.access.invitations import (
    MOST_OPEN,
    InvitationGone,
    accept,
    first_invitation,
    invite,
    is_invitation_good,
    open_invitations,
    withdraw_invitations,
)
from tutor.classroom.access.passwords import WeakPassword
from tutor.classroom.access.teachers import NameTaken, add_teacher, names_of_teachers
from tutor.classroom.people.classes import TooMany
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Teacher


def test_the_first_link_makes_one_account_and_no_second(database: Database) -> None:
    key = first_invitation(database)
    assert key is not None
    accept(database, key, "Ada", PASSWORD)
    with pytest.raises(InvitationGone):
        accept(database, key, "Ben", PASSWORD)
    assert names_of_teachers(database) == ["ada"]
    assert first_invitation(database) is None


def test_a_new_start_makes_the_first_link_of_before_worthless(database: Database) -> None:
    old, new = first_invitation(database), first_invitation(database)
    assert old and new
    assert not is_invitation_good(database, old)
    assert is_invitation_good(database, new)


def test_the_first_link_is_worthless_once_there_is_a_teacher(database: Database) -> None:
    key = first_invitation(database)
    add_teacher(database, "Ada", PASSWORD)
    assert not is_invitation_good(database, key or "")


def test_a_refused_name_or_password_does_not_use_the_invitation_up(database: Database, ada: Teacher) -> None:
    key = invite(database, ada)
    with pytest.raises(NameTaken):
        accept(database, key, "ADA", PASSWORD)
    with pytest.raises(WeakPassword):
        accept(database, key, "Ben", "short")
    assert accept(database, key, "Ben", PASSWORD).name == "ben"


def test_an_invitation_expires(database: Database, ada: Teacher, monkeypatch: pytest.MonkeyPatch) -> None:
    key = invite(database, ada)
    later = now() + timedelta(hours=72, seconds=1)
    monkeypatch.setattr(invitations, "now", lambda: later)
    assert not is_invitation_good(database, key)
    assert open_invitations(database, ada) == 0
    with pytest.raises(InvitationGone):
        accept(database, key, "Ben", PASSWORD)


def test_invitations_are_counted_and_taken_back(database: Database, ada: Teacher) -> None:
    keys = [invite(database, ada) for _ in range(MOST_OPEN)]
    assert open_invitations(database, ada) == MOST_OPEN
    with pytest.raises(TooMany):
        invite(database, ada)
    withdraw_invitations(database, ada)
    assert not any(is_invitation_good(database, key) for key in keys)
