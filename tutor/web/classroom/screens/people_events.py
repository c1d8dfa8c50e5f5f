"""The events besides its board that a class's screens are sent: who is here and who has answered."""

from collections.abc import Collection

import msgspec

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import find_live
from tutor.classroom.people.seats import seats_of
from tutor.storage.database import Database
from tutor.storage.demos import answers_to, points_of
from tutor.storage.learners.pretend import pretend_in
from tutor.web.classroom.demo.demo_types import PeopleView, SeatHere, TurnoutView

PING = b"event: ping\ndata:\n\n"


def people(database: Database, class_id: str, here: Collection[str], pretend: str | None) -> PeopleView:
    """Every pupil of a class with their points, who is here, and who has answered the open question.

    Last comes the pretend pupil whose page is open. It is "aside", and not counted, while pupils are here.
    Where two teams play, each pupil has a team, Black's first; a team is "idle" while the other one votes.
    """
    demo = find_live(database, class_id).demo
    question = demo.question
    number = question.number if question else 0
    points = points_of(database, class_id)
    answered = list(answers_to(database, class_id, number)) if number else []
    seats: list[SeatHere] = [
        {"id": seat.id, "name": seat.name, "points": points.get(seat.id, 0), "here": seat.id in here}
        for seat in seats_of(database, class_id)
    ]
    if pretend is not None:
        seats.append(
            {"id": pretend, "name": "", "points": 0, "here": True, "pretend": True, "aside": bool(here)}
        )
    _name_teams(seats, demo)
    if here and answered:
        nobody = pretend_in(database, class_id)
        answered = [one for one in answered if one != nobody]
    return {"question": number, "answered": answered, "seats": seats}


def _name_teams(seats: list[SeatHere], demo: Demo) -> None:
    if demo.match is None or demo.match.computer is not None:
        return
    votes = demo.position.to_move
    for seat in seats:
        team = demo.match.team(seat["id"])
        seat["team"], seat["idle"] = team.value, team is not votes
    seats.sort(key=lambda seat: seat["team"] == "white")


def numbers(people: PeopleView) -> TurnoutView:
    """How many are here, and how many of those who are asked have answered the question; without names."""
    answered = set(people["answered"])
    counted = [seat for seat in people["seats"] if seat["here"] and not seat.get("aside")]
    here = {seat["id"] for seat in counted} | answered
    asked = {seat["id"] for seat in counted if not seat.get("idle")} | answered
    return {"question": people["question"], "answered": len(answered), "of": len(asked), "here": len(here)}


def turnout(people: PeopleView) -> bytes:
    """The event that tells every screen these numbers."""
    return b"event: turnout\ndata: %b\n\n" % msgspec.json.encode(numbers(people))


def votes(people: PeopleView) -> bytes:
    """The event that tells the teacher's screens who has answered."""
    return b"event: votes\ndata: %b\n\n" % msgspec.json.encode(people)
