"""Calls a pupil who looks elsewhere back to the big board: it has begun, asks, or gives them the move."""

from collections.abc import Iterable
from typing import Literal

from tutor.classroom.demo.live_demo import find_live
from tutor.storage.database import Database
from tutor.storage.demos import answer_of
from tutor.storage.people import Seat

Call = Literal["quiet", "begun", "asked", "yours"]

URGENCY: tuple[Call, ...] = ("quiet", "begun", "asked", "yours")
"""The most urgent call comes last."""


def call_of(database: Database, seat: Seat) -> Call:
    """What the class calls this pupil for; not for a question that the pupil has answered."""
    demo = find_live(database, seat.class_id).demo
    if not demo.running:
        return "quiet"
    if demo.hand == seat.id:
        return "yours"
    number = demo.voting
    if number is None or (demo.match and demo.match.team(seat.id) is not demo.position.to_move):
        return "begun"
    return "asked" if answer_of(database, seat.class_id, number, seat.id) is None else "begun"


def loudest_call(database: Database, seats: Iterable[Seat]) -> tuple[Seat, Call] | None:
    """The seat with the most urgent call, of equal ones the last; None without a seat."""
    calls = [(seat, call_of(database, seat)) for seat in seats]
    return max(reversed(calls), key=lambda one: URGENCY.index(one[1])) if calls else None
