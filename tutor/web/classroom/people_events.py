"""The events that are sent to the screens of a class beside its board: a sign of life, and who is here."""

from __future__ import annotations

import json
from typing import Any

PING = b"event: ping\ndata:\n\n"


def numbers(people: dict[str, Any]) -> bytes:
    """How many are here, and how many have answered which question; without names."""
    answered = set(people["answered"])
    here = {seat["id"] for seat in people["seats"] if seat["here"]} | answered
    told = {"question": people["question"], "answered": len(answered), "here": len(here)}
    return json.dumps(told, separators=(",", ":")).encode()


def turnout(people: dict[str, Any]) -> bytes:
    """The event that tells every screen these numbers."""
    return b"event: turnout\ndata: %b\n\n" % numbers(people)


def votes(people: dict[str, Any]) -> bytes:
    """The event that tells the teacher's screens who has answered."""
    return b"event: votes\ndata: %b\n\n" % json.dumps(people, ensure_ascii=False).encode()
