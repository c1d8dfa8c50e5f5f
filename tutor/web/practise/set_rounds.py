"""A teacher's set as a round: its name, the names of its puzzles, and who may open it."""

from __future__ import annotations

from tutor.classroom.work.sets import KeptSet, find_set, may_solve
from tutor.puzzles.practice.drills import UNMADE
from tutor.web.classroom.access.identity import seats_here, teacher
from tutor.web.site.learners import database

SET = "set"


def set_name(kept: KeptSet) -> str:
    """The name of the round of a teacher's set; another one when its puzzles are changed."""
    return f"{SET}/{kept.id}/{kept.revision}"


def names_in_set(kept: KeptSet) -> list[str]:
    """The puzzles of a set as their answers name them: by what is asked, wherever it stands."""
    return [f"{UNMADE}/{SET}/{kept.id}/{key}" for key in kept.keys]


def open_set(set_id: str) -> KeptSet | None:
    """A set, if it is for whoever asks."""
    who = teacher()
    seats, own = [seat.id for seat in seats_here()], who.id if who else None
    may = may_solve(database(), set_id, seat_ids=seats, teacher_id=own)
    return find_set(database(), set_id) if may else None
