"""Who is dealt to which team."""

from __future__ import annotations

from datetime import UTC, datetime

from tutor.classroom.demo.match import Match, deal
from tutor.classroom.people.seats import ticket_of
from tutor.games.color import Color
from tutor.storage.people import Seat

MORNING = datetime(2026, 3, 2, 8, 0, tzinfo=UTC)


def seat(id: str, seen_at: int | None = None) -> Seat:
    """A seat whose pupil was seen so many minutes after eight."""
    seen = None if seen_at is None else MORNING.replace(minute=seen_at)
    return Seat(id=id, key=f"key of {id}", learner_id=f"learner of {id}", seen=seen)


def test_seats_that_nobody_took_are_dealt_last() -> None:
    seats = [seat("never 1"), seat("b", 10), seat("never 2"), seat("d", 12)]
    assert deal(seats) == ("d", "b", "never 1", "never 2")
    match = Match(seats=deal(seats))
    assert {match.team("b"), match.team("d")} == {Color.BLACK, Color.WHITE}


def test_who_watches_now_is_dealt_before_whoever_was_seen_since_and_left() -> None:
    seats = [seat("watches 1", 1), seat("left", 40), seat("watches 2", 2)]
    watching = {ticket_of(seats[0]), ticket_of(seats[2]), "ticket of the teacher"}
    assert deal(seats, watching) == ("watches 1", "watches 2", "left")


def test_those_of_whom_nothing_differs_stay_in_the_order_of_their_names() -> None:
    assert deal([seat("a"), seat("b"), seat("c")]) == ("a", "b", "c")
