"""Identifies the person behind a request: a signed-in teacher, the remote of a class, or a pupil.

The signed cookie holds the learner, the key of a teacher's sign-in (valid until its row is deleted from the
database), the key of a class's remote, and the tickets of the seats that were opened in this browser.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from flask import abort, g, make_response, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.keys import hashed
from tutor.classroom.access.remotes import class_of_remote
from tutor.classroom.access.sign_ins import begin_sign_in, end_sign_in, teacher_signed_in
from tutor.classroom.people.classes import class_in_bin_of, class_taught_by
from tutor.classroom.people.seats import seats_with, ticket_of
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.web.http.carried_forms import sent_form
from tutor.web.http.error_pages import Refused, SignInFirst
from tutor.web.http.request_data import address_parts
from tutor.web.http.security import SAFE_METHODS
from tutor.web.site.learners import BEFORE, SEATS, database, known_learner, open_seat, opened_seats
from tutor.web.site.messages import N_

Asked = ParamSpec("Asked")

HOURS = 60 * 60
SCHOOL_DAY = 12 * HOURS
MONTH = 30 * 24 * HOURS
NOT_SIGNED_IN = N_("Sign in as a teacher first.")

LONGEST_WAY_BACK = 2500
"""The most characters of an address to return to; the longest is that of a board in the editor."""

SIGN_IN = "sign_in"
"""The cookie's entry for the key of a sign-in."""

REMOTE = "remote"
"""The cookie's entry for the class whose remote this browser is, and the key of the remote."""
NO_REMOTE = N_("This remote has ended. Press “Remote on a phone” beside the big board again.")

OPENED = "shared_set"
"""The cookie's entry for the key of a set that another teacher has shared; it survives a sign-in."""


def sign_in(teacher: Teacher, *, keep: bool = False) -> None:
    """Sign the teacher in for a school day or for a month; an earlier sign-in of this browser ends."""
    kept = {name: session[name] for name in ("id", SEATS, BEFORE, OPENED) if name in session}
    known = session.get("known", [])
    if SIGN_IN in session:
        end_sign_in(database(), session[SIGN_IN])
    session.clear()
    session.update(kept)
    session[SIGN_IN] = begin_sign_in(database(), teacher.id, MONTH if keep else SCHOOL_DAY)
    session["known"] = [teacher.id, *(one for one in known if one != teacher.id)][:5]
    session.permanent = True
    g.teacher = teacher


def sign_out() -> None:
    """Sign the teacher out in this browser, and in every copy of its cookie; the learner stays."""
    if SIGN_IN in session:
        end_sign_in(database(), session.pop(SIGN_IN))
    g.teacher = None


def is_known_device(teacher: Teacher) -> bool:
    """Whether this teacher has signed in with this browser before."""
    return teacher.id in session.get("known", [])


def teacher() -> Teacher | None:
    """The signed-in teacher; None for everybody else, and after the sign-in has ended."""
    if "teacher" not in g:
        g.teacher = teacher_signed_in(database(), session[SIGN_IN]) if SIGN_IN in session else None
    found: Teacher | None = g.teacher
    return found


FORMS_OF_TAPS = frozenset(("editor.page", "assignments.change", "many_pupils.page"))
"""Pages whose form is carried through a sign-in although nothing in it was typed: it holds taps and choices.

Other forms without typed words are not carried, nor are forms that were already confirmed.
"""


def needs_teacher(view: Callable[Asked, ResponseReturnValue]) -> Callable[Asked, ResponseReturnValue]:
    """Make a view for teachers only: others are sent to sign in and back, and their forms are refused.

    No browser and no proxy caches the page.
    """

    @wraps(view)
    def guarded(*args: Asked.args, **kwargs: Asked.kwargs) -> ResponseReturnValue:
        if teacher() is None:
            takes_pages = request.accept_mimetypes.accept_html or "Accept" not in request.headers
            if request.method in SAFE_METHODS and takes_pages:
                return redirect(url_for("accounts.entrance", back=request.full_path.rstrip("?")))
            sent = sent_form()
            made = request.endpoint in FORMS_OF_TAPS and "sure" not in request.form
            carries = sent is not None and (sent.typed or made)
            raise SignInFirst(NOT_SIGNED_IN, _form_page(), sent if carries else None)
        response = make_response(view(*args, **kwargs))
        response.headers["Cache-Control"] = "no-store"
        return response

    return guarded


def needs_leader(view: Callable[[str], ResponseReturnValue]) -> Callable[[str], ResponseReturnValue]:
    """Make a view for a class's teacher and its remote; a remote that was ended is told so."""
    for_teacher = needs_teacher(view)

    @wraps(view)
    def guarded(class_id: str) -> ResponseReturnValue:
        if class_of_this_remote(class_id) is None:
            if teacher() is None and session.get(REMOTE, {}).get("class") == class_id:
                raise Refused(403, NO_REMOTE)
            return for_teacher(class_id)
        response = make_response(view(class_id))
        response.headers["Cache-Control"] = "no-store"
        return response

    return guarded


def _form_page() -> str:
    """The page from which the form was sent."""
    came_from = address_parts(request.referrer or "")
    return came_from.path if came_from and came_from.netloc == request.host else request.path


def signed_in_teacher() -> Teacher:
    """The signed-in teacher of a page with `needs_teacher`."""
    found = teacher()
    return found if found is not None else abort(403)


def class_of_teacher(class_id: str, *, in_bin: bool = False) -> SchoolClass:
    """The class of the signed-in teacher; 404 for an unknown class and for another teacher's.
    A class in the bin is found only with ``in_bin``.
    """
    who = teacher()
    found = class_taught_by(database(), who.id, class_id) if who else None
    if found is None and who is not None and in_bin:
        found = class_in_bin_of(database(), who.id, class_id)
    return found if found is not None else abort(404)


def class_of_this_remote(class_id: str) -> SchoolClass | None:
    """The class of this identifier, if this browser is its remote and not its teacher's browser."""
    entry, who = session.get(REMOTE), teacher()
    if entry is None or entry["class"] != class_id:
        return None
    if who is not None and class_taught_by(database(), who.id, class_id) is not None:
        return None
    found = class_of_remote(database(), entry["key"])
    return found if found is not None and found.id == class_id else None


def class_of_leader(class_id: str) -> SchoolClass:
    """The class of the signed-in teacher, or of this remote; 404 for any other."""
    return class_of_this_remote(class_id) or class_of_teacher(class_id)


def seat_in(class_id: str) -> Seat | None:
    """A seat in this class that is open in this browser, first the present learner's; None without one."""
    return next((seat for seat in reversed(seats_here()) if seat.class_id == class_id), None)


def seats_here() -> list[Seat]:
    """The seats opened in this browser, by joining or by card; those of the present learner come last.

    A cookie of a version without tickets opens the only seat of its learner.
    """
    learner = known_learner()
    if learner is None:
        return []
    if SEATS not in session:
        seats = [seat for seat, _ in seats_with(database(), learner)]
        if len(seats) == 1:
            open_seat(seats[0])
        elif seats:
            session[SEATS] = {}
    return opened_seats()


def ticket_for(class_id: str) -> str:
    """The ticket (`tickets_of`) of this reader for the board of a class; 404 for a reader without access."""
    who = teacher()
    if who is not None and class_taught_by(database(), who.id, class_id) is not None:
        return hashed(session[SIGN_IN])
    if class_of_this_remote(class_id) is not None:
        return hashed(session[REMOTE]["key"])
    seat = seat_in(class_id)
    return ticket_of(seat) if seat is not None else abort(404)


def way_back(address: Any) -> str | None:
    """The address to return to after signing in, if it is one of ours; None for any other."""
    if not isinstance(address, str) or len(address) > LONGEST_WAY_BACK:
        return None
    if "\\" in address or not address.isprintable():
        return None
    parts = address_parts(address)
    ours = parts and not parts.scheme and not parts.netloc and address.startswith("/") and address[1:2] != "/"
    return address if ours else None
