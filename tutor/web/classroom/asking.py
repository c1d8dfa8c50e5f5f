"""Who asks in the classroom: a teacher who has signed in, or a pupil who has a seat.

The signed cookie that names the learner also names the teacher: ``teacher``, the ``epoch`` of the account at
sign-in, and ``until``, the second at which it counts no more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec
from urllib.parse import urlsplit

from flask import abort, g, make_response, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.classes import class_taught_by
from tutor.classroom.seats import seat_of_learner
from tutor.classroom.teachers import find_teacher
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.web.errors import Refused
from tutor.web.learners import database, known_learner
from tutor.web.messages import N_
from tutor.web.security import SAFE_METHODS

Asked = ParamSpec("Asked")

HOURS = 60 * 60
SCHOOL_DAY = 12 * HOURS
MONTH = 30 * 24 * HOURS
NOT_SIGNED_IN = N_("Sign in as a teacher first.")

OPENED = "shared_set"
"""Where the cookie keeps the key of a set that another teacher shared, also while one signs in."""


def sign_in(teacher: Teacher, *, keep: bool = False) -> None:
    """Let the browser ask as this teacher for a school day, or for a month; nothing of another stays."""
    kept = {name: session[name] for name in ("id", OPENED) if name in session}
    known = session.get("known", [])
    session.clear()
    session.update(kept)
    session["teacher"], session["epoch"] = teacher.id, teacher.epoch
    session["until"] = int(time.time()) + (MONTH if keep else SCHOOL_DAY)
    session["known"] = [teacher.id, *(one for one in known if one != teacher.id)][:5]
    session.permanent = True
    g.teacher = teacher


def sign_out() -> None:
    """Forget the teacher in this browser; the learner stays."""
    for name in ("teacher", "epoch", "until"):
        session.pop(name, None)
    g.teacher = None


def is_known_device(teacher: Teacher) -> bool:
    """Whether this teacher has signed in with this browser before."""
    return teacher.id in session.get("known", [])


def teacher() -> Teacher | None:
    """The teacher who asks; None for everybody else and for a cookie of before the last password."""
    if "teacher" not in g:
        g.teacher = _teacher_of_cookie()
    found: Teacher | None = g.teacher
    return found


def _teacher_of_cookie() -> Teacher | None:
    id, until = session.get("teacher"), session.get("until", 0)
    if id is None or until < time.time():
        return None
    found = find_teacher(database(), id)
    return found if found is not None and found.epoch == session.get("epoch") else None


def needs_teacher(view: Callable[Asked, ResponseReturnValue]) -> Callable[Asked, ResponseReturnValue]:
    """A page for teachers only: a stranger who looks is led to sign in and back; who acts is refused.

    No browser and nothing on the way keeps what the page shows.
    """

    @wraps(view)
    def guarded(*args: Asked.args, **kwargs: Asked.kwargs) -> ResponseReturnValue:
        if teacher() is None:
            takes_pages = request.accept_mimetypes.accept_html or "Accept" not in request.headers
            if request.method in SAFE_METHODS and takes_pages:
                return redirect(url_for("accounts.entrance", back=request.full_path.rstrip("?")))
            raise Refused(403, NOT_SIGNED_IN)
        response = make_response(view(*args, **kwargs))
        response.headers["Cache-Control"] = "no-store"
        return response

    return guarded


def signed_in_teacher() -> Teacher:
    """The teacher who asks, on a page that `needs_teacher`."""
    found = teacher()
    return found if found is not None else abort(403)


def class_of_teacher(class_id: str) -> SchoolClass:
    """The class of the teacher who asks; 404 for one that is not there and for another teacher's alike."""
    who = teacher()
    found = class_taught_by(database(), who.id, class_id) if who else None
    return found if found is not None else abort(404)


def seat_in(class_id: str) -> Seat | None:
    """The seat of this browser's learner in a class, if there is one."""
    learner = known_learner()
    return seat_of_learner(database(), class_id, learner) if learner else None


def way_back(address: Any) -> str | None:
    """An address of ours to go back to, as it was handed to the sign-in page; None for any other."""
    if not isinstance(address, str) or len(address) > 500 or "\\" in address or not address.isprintable():
        return None
    parts = urlsplit(address)
    ours = not parts.scheme and not parts.netloc and address.startswith("/") and address[1:2] != "/"
    return address if ours else None
