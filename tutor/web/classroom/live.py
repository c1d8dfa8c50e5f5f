"""What screens ask for and are sent: the newest board of a class, once or as a stream."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, Response, abort, current_app, g, jsonify, request
from flask.typing import ResponseReturnValue

from tutor.classroom.classes import class_taught_by
from tutor.classroom.live import Action as Deed
from tutor.classroom.live import Live, act
from tutor.web.classroom.asking import class_of_teacher, seat_in, teacher
from tutor.web.classroom.screens import screens
from tutor.web.classroom.streams import TAKE_OVER, hub
from tutor.web.learners import database

blueprint = Blueprint("live", __name__, url_prefix="/<lang>/class/<class_id>/demo")

COME_AGAIN = 10
"""Seconds after which a screen that could not be pushed to may try again."""


def do(class_id: str, on: int | None, deed: Deed) -> Live:
    """Change the demo of a class and tell every screen; raises what the deed raises, and Stale."""
    live = act(database(), class_id, on, deed)
    screens().prepare(class_id, live, hub().tags(class_id))
    hub().announce(class_id, live.version)
    return live


def require_member(class_id: str) -> None:
    """Let in the teacher of the class and its pupils; for everybody else the class does not exist."""
    who = teacher()
    if who is not None and class_taught_by(database(), who.id, class_id) is not None:
        return
    if seat_in(class_id) is None:
        abort(404)


@blueprint.get("/state")
def state(class_id: str) -> ResponseReturnValue:
    """The newest board; nothing when it is the one that the screen shows already."""
    require_member(class_id)
    newest = screens().newest(class_id, g.language.tag)
    if request.args.get("after") == str(newest.version):
        return "", 204
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    response = Response(newest.compressed if packed else newest.content, mimetype="application/json")
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.get("/events")
def events(class_id: str) -> ResponseReturnValue:
    """The board as a stream of server-sent events; 503 when as many are pushed to as can be."""
    wants_votes = "votes" in request.args
    if wants_votes:
        class_of_teacher(class_id)
    else:
        require_member(class_id)
    stream = _stream(class_id, wants_votes)
    if stream is None:
        return "", 503, {"Retry-After": str(COME_AGAIN)}
    response = Response(stream, mimetype="text/event-stream", direct_passthrough=True)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"
    return response


def _stream(class_id: str, wants_votes: bool) -> Iterator[bytes] | None:
    take_over = request.environ.get(TAKE_OVER)
    most = current_app.config["STREAMS" if take_over else "WAITING_STREAMS"]
    if not hub().has_room(most):
        return None
    if take_over:
        return hub().pushed(class_id, g.language.tag, wants_votes, take_over())
    return hub().waiting(class_id, g.language.tag, wants_votes)


@blueprint.get("/votes")
def votes(class_id: str) -> ResponseReturnValue:
    """Who has answered the open question; for the teacher alone."""
    class_of_teacher(class_id)
    response = jsonify(hub().people(class_id))
    response.headers["Cache-Control"] = "no-store"
    return response
