import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.storage.solving import file_of, solve
from tutor.storage.backups.backup import BackupError
from tutor.storage.backups.daily_backup import keep_day, name_second, places_of
from tutor.storage.backups.restoring import restore
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of

MONDAY = datetime(2026, 11, 23, 10, tzinfo=UTC)


class School:
    """A database that is used at moments we tell, and the backups that are made of it."""

    def __init__(self, database: Database, key: Path) -> None:
        self.database, self.key = database, key
        self.file = file_of(database)
        self.step = 0
        self.learner = new_learner_id()

    def works(self, at: datetime) -> None:
        """A pupil solves one more puzzle."""
        self.step += 1
        solve(self.database, self.learner, self.step)
        for path in self.file.parent.glob("tutor.db*"):
            os.utime(path, (at.timestamp(), at.timestamp()))

    def keeps(self, at: datetime) -> Path | None:
        return keep_day(self.file, self.key, at)

    def days(self, folder: Path | None = None) -> list[str]:
        """The days of which there are backups."""
        return sorted(path.stem[4:] for path in (folder or self.file.parent / "backups").glob("day-*.zip"))

    def solved_in(self, backup: Path) -> int:
        place = self.file.parent / f"looked-at-{self.step}-{backup.stem}"
        restore(backup, place / "tutor.db", place / "secret_key")
        found = Database(f"sqlite:///{place / 'tutor.db'}")
        solved = len(stars_of(found, self.learner, "othello"))
        found.engine.dispose()
        return solved


@pytest.fixture
def school(sqlite: Database, key: Path) -> School:
    return School(sqlite, key)


def test_each_day_of_use_has_a_backup_and_seven_are_kept(school: School) -> None:
    for day in range(0, 20, 2):
        school.works(MONDAY + timedelta(days=day))
        assert school.keeps(MONDAY + timedelta(days=day, minutes=1)) is not None
        assert school.keeps(MONDAY + timedelta(days=day + 1)) is None, "nobody has used it since"
    assert school.days() == [f"2026-{day}" for day in "11-29 12-01 12-03 12-05 12-07 12-09 12-11".split()]
    newest = school.file.parent / "backups" / "day-2026-12-11.zip"
    assert school.solved_in(newest) == 10
    assert newest.stat().st_mode & 0o077 == 0


def test_the_backup_of_a_day_is_made_anew_each_hour_that_it_is_used(school: School) -> None:
    school.works(MONDAY)
    first = school.keeps(MONDAY + timedelta(minutes=1))
    school.works(MONDAY + timedelta(minutes=20))
    assert school.keeps(MONDAY + timedelta(minutes=30)) is None
    assert first is not None
    assert school.solved_in(first) == 1
    assert school.keeps(MONDAY + timedelta(minutes=62)) == first
    assert school.solved_in(first) == 2
    assert school.keeps(MONDAY + timedelta(hours=3)) is None, "nobody has used it since"


def test_a_clock_that_was_ahead_costs_no_new_backup(school: School) -> None:
    for day in range(8):
        school.works(MONDAY.replace(year=2099) + timedelta(days=day))
        school.keeps(MONDAY.replace(year=2099) + timedelta(days=day, hours=1))
    for day in range(3):
        school.works(MONDAY + timedelta(days=day))
        school.keeps(MONDAY + timedelta(days=day, hours=1))
    assert school.days()[:3] == ["2026-11-23", "2026-11-24", "2026-11-25"]
    assert len(school.days()) == 7
    assert school.solved_in(school.file.parent / "backups" / "day-2026-11-25.zip") == 11


def test_a_stick_gets_them_too_whenever_it_is_there(school: School, tmp_path: Path) -> None:
    stick, drawer = tmp_path / "stick", tmp_path / "drawer"
    stick.mkdir()
    ours = name_second(school.file, stick)
    assert ours is not None
    assert ours.parent == stick
    school.works(MONDAY)
    school.keeps(MONDAY)
    assert school.days(ours) == ["2026-11-23"]
    stick.rename(drawer)
    stick.mkdir()  # the place where it was put in, on the disk of the computer
    school.works(MONDAY + timedelta(days=1))
    school.keeps(MONDAY + timedelta(days=1))
    assert list(stick.iterdir()) == []
    assert [place.is_there for place in places_of(school.file)] == [True, False]
    stick.rmdir()
    drawer.rename(stick)
    school.keeps(MONDAY + timedelta(days=1, minutes=1))
    assert school.days(ours) == ["2026-11-23", "2026-11-24"]
    assert (ours / "day-2026-11-24.zip").read_bytes() == (
        school.file.parent / "backups" / "day-2026-11-24.zip"
    ).read_bytes()
    assert name_second(school.file, stick) == ours, "named again it is the same"
    name_second(school.file, None)
    assert len(places_of(school.file)) == 1


def test_two_schools_share_a_stick(school: School, tmp_path: Path) -> None:
    stick, other = tmp_path / "stick", tmp_path / "other" / "tutor.db"
    stick.mkdir()
    other.parent.mkdir()
    school.works(MONDAY)
    shutil.copy(school.file, other)
    folders = [name_second(file, stick) for file in (school.file, other)]
    for file in (school.file, other):
        keep_day(file, None, MONDAY)
    assert folders[0] != folders[1]
    assert [len(list(folder.glob("day-*.zip"))) for folder in folders if folder] == [1, 1]


def test_a_folder_that_is_not_there_cannot_be_named(school: School, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="There is no folder"):
        name_second(school.file, tmp_path / "nowhere")
    assert len(places_of(school.file)) == 1


def test_what_goes_wrong_with_the_stick_leaves_the_backup_beside_the_database(
    school: School, tmp_path: Path
) -> None:
    (tmp_path / "stick").mkdir()
    ours = name_second(school.file, tmp_path / "stick")
    assert ours is not None
    (ours / ".day-2026-11-23.zip.part").mkdir()
    school.works(MONDAY)
    with pytest.raises(BackupError, match="cannot be copied"):
        school.keeps(MONDAY)
    assert school.days() == ["2026-11-23"]
