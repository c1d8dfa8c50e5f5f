"""A teacher's set as a round: its name, the names of its puzzles, and who may open it."""

from tutor.classroom.work.sets import StoredSet, find_set, may_solve
from tutor.puzzles.practice.drills import OUTSIDE_BANK_PREFIX
from tutor.web.classroom.access.identity import seats_here, teacher
from tutor.web.site.learners import database

SET = "set"


def set_name(puzzle_set: StoredSet) -> str:
    """The name of the round of a teacher's set, which changes with the set's puzzles."""
    return f"{SET}/{puzzle_set.id}/{puzzle_set.revision}"


def names_in_set(puzzle_set: StoredSet) -> list[str]:
    """The names under which answers to a set's puzzles are stored: by what is asked, not by their place."""
    return [f"{OUTSIDE_BANK_PREFIX}/{SET}/{puzzle_set.id}/{key}" for key in puzzle_set.keys]


def open_set(set_id: str) -> StoredSet | None:
    """A set, if the reader may open it; else None."""
    who = teacher()
    seats, own = [seat.id for seat in seats_here()], who.id if who else None
    may = may_solve(database(), set_id, seat_ids=seats, teacher_id=own)
    return find_set(database(), set_id) if may else None
