"""Sends screens the newest board of a class, once or as a stream, and changes it for all of them."""

from collections.abc import Iterator

from flask import Blueprint, Response, current_app, g, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.wsgi import ClosingIterator

from tutor.classroom.demo.actions import hand_board
from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import Action, Done, Live, act, find_live
from tutor.classroom.people.seats import ticket_of
from tutor.storage.demos import Answers
from tutor.web.classroom.access.identity import class_of_teacher, seat_in, ticket_for
from tutor.web.classroom.screens.board_streams import TAKE_OVER, hub
from tutor.web.classroom.screens.rooms import Reader
from tutor.web.classroom.screens.screen_cache import screen_tag, screens
from tutor.web.classroom.screens.stream_limits import MOST_OF_SEAT, MOST_OF_TEACHER
from tutor.web.http.cached_data import encode
from tutor.web.site.learners import database

blueprint = Blueprint("live", __name__, url_prefix="/<lang>/class/<class_id>/demo")

COME_AGAIN = 10
"""Seconds after which a screen that got no stream may ask for one again."""


def do(class_id: str, on: int | None, action: Action) -> Live:
    """Change the demo of a class by an action and tell every screen.

    Raises what the action raises, and Stale if ``on`` is a version and not the newest.
    """
    others_vote = False

    def noted(demo: Demo, answers: Answers) -> Done:
        nonlocal others_vote
        done = action(demo, answers)
        others_vote = (demo.voting, demo.match) != (done.demo.voting, done.demo.match)
        return done

    live = act(database(), class_id, on, noted)
    screens().prepare(class_id, live, hub().tags(class_id))
    hub().announce(class_id, live.version)
    if others_vote:
        hub().announce_pupil(class_id)
    return live


def show_holder(class_id: str, seat_id: str, *, gone: bool = False) -> None:
    """Update every screen after a pupil who may have the next move got another name, or left the class.

    A new version of the demo makes every process draw its screens anew.
    """

    def shown(demo: Demo, _answers: object) -> Done:
        if demo.hand != seat_id:
            return Done(demo)
        return Done(hand_board(demo, None)) if gone else Done(demo, anew=True)

    if find_live(database(), class_id).demo.hand == seat_id:
        do(class_id, None, shown)


@blueprint.get("/state")
def state(class_id: str) -> ResponseReturnValue:
    """The newest board; 204 if the screen shows it already."""
    return newest(class_id, ticket_for(class_id))


def newest(class_id: str, ticket: str) -> ResponseReturnValue:
    """The newest board for the reader with this ticket, who then counts as here."""
    hub().look(class_id, ticket)
    turnout = {"Turnout": encode(hub().turnout(class_id)).decode()}
    screen = screens().newest(class_id, _tag())
    if request.args.get("after") == str(screen.version):
        return "", 204, turnout
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    response = Response(screen.compressed if packed else screen.content, mimetype="application/json")
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Cache-Control"] = "no-store"
    response.headers.extend(turnout)
    return response


@blueprint.get("/events")
def events(class_id: str) -> ResponseReturnValue:
    """The board as a stream of server-sent events.

    503 if the server has no more streams, 429 if this reader has no more; such a screen polls instead.
    """
    votes = "votes" in request.args
    if votes:
        class_of_teacher(class_id)
    ticket, seat = ticket_for(class_id), seat_in(class_id)
    most = MOST_OF_SEAT if seat is not None and ticket == ticket_of(seat) else MOST_OF_TEACHER
    return streamed(class_id, ticket, votes, most)


def streamed(
    class_id: str, ticket: str, votes: bool = False, most: int = MOST_OF_SEAT
) -> ResponseReturnValue:
    """A stream for the reader with this ticket, who may have ``most``; with ``votes`` of who answered too."""
    later = {"Retry-After": str(COME_AGAIN)}
    close = hub().open_one(ticket, most)
    if close is None:
        return "", 429, later
    stream = _stream(class_id, Reader(_tag(), ticket, votes))
    if stream is None:
        close()
        return "", 503, later
    ends = ClosingIterator(stream, [close])
    response = Response(ends, mimetype="text/event-stream", direct_passthrough=True)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"
    return response


def _tag() -> str:
    return screen_tag(g.language.tag, request.args.get("second"))


def _stream(class_id: str, reader: Reader) -> Iterator[bytes] | None:
    take_over = request.environ.get(TAKE_OVER)
    most = current_app.config["STREAMS" if take_over else "WAITING_STREAMS"]
    if not hub().has_room(most):
        return None
    if take_over:
        return hub().pushed(class_id, reader, take_over())
    return hub().waiting(class_id, reader)


@blueprint.get("/votes")
def votes(class_id: str) -> ResponseReturnValue:
    """Who has answered the open question; for the teacher alone."""
    class_of_teacher(class_id)
    response = jsonify(hub().people(class_id))
    response.headers["Cache-Control"] = "no-store"
    return response
