"""The events that are sent to the screens of a class beside its board: a sign of life, and who is here."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from tutor.classroom.demo.live import find_live
from tutor.classroom.people.seats import seats_of
from tutor.storage.database import Database
from tutor.storage.demos import answers_to, points_of
from tutor.storage.learners.pretend import pretend_in

PING = b"event: ping\ndata:\n\n"


def people(database: Database, class_id: str, here: Collection[str], pretend: str | None) -> dict[str, Any]:
    """Every pupil of a class with their points, who is here, and who has answered the open question.

    Last comes the pretend pupil whose page is open. It is "aside", and counts as nobody, while pupils are
    here.
    """
    question = find_live(database, class_id).demo.question
    number = question.number if question else 0
    points = points_of(database, class_id)
    answered = list(answers_to(database, class_id, number)) if number else []
    seats: list[dict[str, Any]] = [
        {"id": seat.id, "name": seat.name, "points": points.get(seat.id, 0), "here": seat.id in here}
        for seat in seats_of(database, class_id)
    ]
    if pretend is not None:
        one = {"id": pretend, "name": "", "points": 0, "here": True, "pretend": True, "aside": bool(here)}
        seats.append(one)
    if here and answered:
        nobody = pretend_in(database, class_id)
        answered = [one for one in answered if one != nobody]
    return {"question": number, "answered": answered, "seats": seats}


def numbers(people: dict[str, Any]) -> bytes:
    """How many are here, and how many have answered which question, as JSON; without names."""
    answered = set(people["answered"])
    here = {seat["id"] for seat in people["seats"] if seat["here"] and not seat.get("aside")} | answered
    told = {"question": people["question"], "answered": len(answered), "here": len(here)}
    return json.dumps(told, separators=(",", ":")).encode()


def turnout(people: dict[str, Any]) -> bytes:
    """The event that tells every screen these numbers."""
    return b"event: turnout\ndata: %b\n\n" % numbers(people)


def votes(people: dict[str, Any]) -> bytes:
    """The event that tells the teacher's screens who has answered."""
    return b"event: votes\ndata: %b\n\n" % json.dumps(people, ensure_ascii=False).encode()
