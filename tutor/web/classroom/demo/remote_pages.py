"""Makes a phone the remote of a class without a sign-in, by a link that the console shows after a press.

The link's key is in an address only once: it is moved to the signed cookie, and the browser is redirected to
an address without it. Only a press makes the phone the remote, and only then is the key checked.
"""

from flask import Blueprint, abort, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.code_guesses import guessing_code
from tutor.classroom.access.remotes import (
    class_of_remote,
    end_remote,
    in_fours,
    new_remote,
    remote_until,
    typed_key,
)
from tutor.classroom.access.throttle import TooManyMisses
from tutor.storage.people import SchoolClass
from tutor.web.classroom.access.identity import NO_REMOTE, REMOTE, class_of_teacher, needs_teacher
from tutor.web.classroom.access.limits import guesser, keyed_hash, remember_browser, wait_sentence
from tutor.web.classroom.people.links import address_to_read, full_url, known_networks, qr_code, why_no_phone
from tutor.web.classroom.screens.board_streams import end_invalid_streams
from tutor.web.http.error_pages import Refused
from tutor.web.site.learners import database
from tutor.web.site.today import reader_minutes

blueprint = Blueprint("remotes", __name__)

SHOWN = "remote_shown"
"""The cookie's entry for the key of a link that was followed, until it is used."""


@blueprint.route("/<lang>/class/<class_id>/remote/phone", methods=["GET", "POST"])
@needs_teacher
def phone(class_id: str) -> ResponseReturnValue:
    """Make a link for the remote and show it once, or end the remote; opened from the console."""
    class_ = class_of_teacher(class_id)
    made = None
    match request.form.get("do") if request.method == "POST" else "":
        case "new":
            made = full_url("remotes.link", key=in_fours(new_remote(database(), class_id, reader_minutes())))
            end_invalid_streams([class_id])
        case "end":
            end_remote(database(), class_id)
            end_invalid_streams([class_id])
            return redirect(url_for("remotes.phone", class_id=class_id), 303)
        case "":
            pass
        case _:
            abort(400)
    return render_template(
        "classroom/demo/remote-phone.html",
        class_=class_,
        join_address=address_to_read(made) if made else None,
        qr=qr_code(made) if made else None,
        why_no_phone=why_no_phone(),
        networks=known_networks(),
        has_remote=remote_until(database(), class_id) is not None,
    )


@blueprint.get("/remote/<key>", defaults={"lang": None})
@blueprint.get("/<lang>/remote/<key>")
def link(key: str) -> ResponseReturnValue:
    """The link behind the QR code of a remote: redirects to the page that asks, without checking the key."""
    typed = typed_key(key)
    if typed is None:
        raise Refused(404, NO_REMOTE)
    session[SHOWN] = typed
    return redirect(url_for("remotes.page"))


@blueprint.route("/<lang>/remote/", methods=["GET", "POST"])
def page() -> ResponseReturnValue:
    """A page with one button, which makes this phone the remote of the class whose link was followed."""
    sentence, status, headers = None, 200, {}
    key = session.get(SHOWN)
    if request.method == "POST" and key is not None:
        try:
            return redirect(url_for("demo.remote", class_id=_become(key).id), 303)
        except TooManyMisses as error:
            sentence, status = wait_sentence(error), 429
            headers = {"Retry-After": str(error.seconds)}
        except LookupError:
            remember_browser()
            session.pop(SHOWN)
            raise Refused(404, NO_REMOTE) from None
    elif key is None:
        used = session.get(REMOTE)
        if used is not None and class_of_remote(database(), used["key"]) is not None:
            return redirect(url_for("demo.remote", class_id=used["class"]), 303)
        raise Refused(404, NO_REMOTE)
    return render_template("classroom/demo/become-remote.html", sentence=sentence), status, headers


def _become(key: str) -> SchoolClass:
    """Make this browser the remote of the key's class; LookupError for a wrong key, or TooManyMisses."""
    with guessing_code(database(), keyed_hash(key), guesser(), is_long=True) as guess:
        class_ = class_of_remote(database(), key)
        if class_ is None:
            raise LookupError
        guess.was_right()
    session.pop(SHOWN)
    session[REMOTE] = {"class": class_.id, "key": key}
    session.permanent = True
    return class_
