from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from tutor.storage.clock import (
    EARLIEST,
    FAR,
    OFTEN,
    ClockMark,
    believe_clock,
    clock_sentence,
    date_anew,
    look_at_clock,
)
from tutor.storage.database import Database
from tutor.storage.models import Card, Learner, OpenedFile

TODAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)
YEAR = 365 * DAY
LONGEST = 400 * DAY


def erases(database: Database, at: datetime) -> bool:
    return look_at_clock(database, at, LONGEST).may_erase


def runs_on(database: Database, since: datetime, until: datetime) -> None:
    """Let a server look at its clock every month between two moments."""
    while since < until:
        look_at_clock(database, since, LONGEST)
        since += 30 * DAY


def kept_mark(database: Database) -> ClockMark:
    with database.read() as session:
        return session.scalars(select(ClockMark)).one()


def learner(database: Database, id: str, created: datetime) -> None:
    with database.write() as session:
        session.add(Learner(id=id, created=created))


def test_a_clock_that_runs_on_erases(database: Database) -> None:
    assert all(erases(database, TODAY + days * DAY) for days in (0, 1, 30, 75, 75.5, 75.1))
    assert kept_mark(database).seen == TODAY + 75.5 * DAY


def test_what_the_clock_says_is_kept_every_few_minutes(database: Database) -> None:
    erases(database, TODAY)
    erases(database, TODAY + OFTEN - timedelta(seconds=1))
    assert kept_mark(database).seen == TODAY
    erases(database, TODAY + OFTEN)
    assert kept_mark(database).seen == TODAY + OFTEN


def test_after_long_holidays_it_erases_when_as_much_time_has_passed(database: Database) -> None:
    erases(database, TODAY)
    back = TODAY + FAR + 15 * DAY
    assert look_at_clock(database, back, LONGEST).has_jumped
    assert not look_at_clock(database, back + DAY, LONGEST).has_jumped
    assert not erases(database, back + FAR)
    assert erases(database, back + FAR + 15 * DAY)


def test_a_clock_far_ahead_erases_nothing_until_all_it_calls_old_is_old(database: Database) -> None:
    erases(database, TODAY)
    ahead = TODAY + 73 * YEAR
    runs_on(database, ahead, ahead + LONGEST)
    assert not erases(database, ahead + LONGEST - DAY)
    assert erases(database, ahead + LONGEST)


def test_a_jump_ahead_is_forgotten_when_the_clock_is_where_it_was(database: Database) -> None:
    erases(database, TODAY)
    assert not erases(database, TODAY + 73 * YEAR)
    assert erases(database, TODAY + DAY)
    assert kept_mark(database).seen == TODAY + DAY
    assert not erases(database, TODAY + YEAR), "which is another jump"


def test_a_clock_that_was_ahead_from_the_first_erases_when_it_is_right_for_long(database: Database) -> None:
    erases(database, TODAY + 73 * YEAR)
    assert not erases(database, TODAY)
    runs_on(database, TODAY, TODAY + LONGEST)
    assert erases(database, TODAY + LONGEST)


def test_a_clock_that_falls_behind_erases_nothing_when_it_is_right_again(database: Database) -> None:
    erases(database, TODAY)
    assert not erases(database, TODAY - YEAR)
    assert not erases(database, TODAY)
    assert not erases(database, TODAY + FAR)


def test_a_jump_makes_no_wait_shorter(database: Database) -> None:
    erases(database, TODAY)
    first = look_at_clock(database, TODAY + 200 * DAY, LONGEST).erases_from
    assert look_at_clock(database, TODAY + 250 * DAY, LONGEST).erases_from == first == TODAY + 400 * DAY


def test_a_clock_that_was_never_set_erases_nothing_and_is_not_kept(database: Database) -> None:
    assert not erases(database, EARLIEST - DAY)
    erases(database, TODAY)
    assert not erases(database, TODAY.replace(year=1970))
    assert kept_mark(database).seen == TODAY
    assert erases(database, TODAY + DAY)


@pytest.mark.parametrize(("age", "erased"), [(FAR - DAY, True), (FAR + DAY, False), (-2 * DAY, False)])
def test_the_first_look_is_compared_with_what_was_done_last(
    database: Database, age: timedelta, erased: bool
) -> None:
    learner(database, "long ago", TODAY - 3 * YEAR)
    learner(database, "last", TODAY - age)
    learner(database, "in 1970", TODAY.replace(year=1970))
    assert erases(database, TODAY) == erased


def test_somebody_may_say_that_the_clock_is_right(database: Database) -> None:
    erases(database, TODAY)
    later = TODAY + 3 * YEAR
    assert not erases(database, later)
    believe_clock(database, later)
    assert erases(database, later)
    with pytest.raises(ValueError, match="set it first"):
        believe_clock(database, EARLIEST - DAY)


def test_what_a_wrong_clock_dated_is_dated_anew_and_nothing_else(database: Database) -> None:
    dates = {"1970": TODAY.replace(year=1970), "2026": TODAY - YEAR, "2099": TODAY + 73 * YEAR}
    for id, created in dates.items():
        learner(database, id, created)
    with database.write() as session:
        session.add(OpenedFile(id="a", learner_id="2026", games=b"", opened=dates["2099"]))
        more = {"topic": "flips", "level": 1, "step": None, "state": {}, "clean": 0, "reviews": 0}
        session.add(Card(learner_id="2026", puzzle="a", due=TODAY + 60 * DAY, **more))
    date_anew(database, TODAY)
    with database.read() as session:
        created = {one.id: one.created for one in session.scalars(select(Learner))}
        assert created == {"1970": TODAY, "2026": dates["2026"], "2099": TODAY}
        assert session.scalars(select(OpenedFile.opened)).one() == TODAY
        assert session.scalars(select(Card.due)).one() == TODAY + 60 * DAY


def test_whoever_looks_after_the_computer_is_told_what_to_do(database: Database) -> None:
    assert "please set the clock" in clock_sentence(look_at_clock(database, EARLIEST - DAY, LONGEST))
    right = clock_sentence(look_at_clock(database, TODAY, LONGEST))
    assert right == (
        "The clock of this computer says 2026-11-23 12:00 UTC. What nobody uses is erased by its age."
    )
    wrong = clock_sentence(look_at_clock(database, TODAY.replace(year=2099), LONGEST))
    assert "and said 2026-11-23 12:00 when the tutor looked before. Nothing is erased" in wrong
    assert "until 2100-12-28" in wrong
    assert "tutor clock --right" in wrong
