"""Accounts of teachers: signing in and out, an account made by invitation, and the page about it."""

import logging

from flask import Blueprint, g, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.invitations import (
    InvitationGone,
    accept,
    invite,
    is_invitation_good,
    open_invitations,
    withdraw_invitations,
)
from tutor.classroom.access.passwords import WeakPassword
from tutor.classroom.access.teachers import (
    NameTaken,
    change_password,
    counted_name,
    enter,
    has_teachers,
    replace_password,
    sign_out_everywhere,
    teacher_named,
)
from tutor.classroom.access.throttle import (
    PASSWORD_FROM_HERE,
    PASSWORD_IN_ALL,
    PASSWORDS_FROM_HERE,
    Guess,
    Limit,
    TooManyMisses,
    forget_misses,
    guessing,
)
from tutor.classroom.people.classes import TooMany, classes_of
from tutor.classroom.people.names import BadName
from tutor.storage.people import Teacher
from tutor.web.classroom.access.backup_pages import NotRestored, may_restore, restore_uploaded
from tutor.web.classroom.access.identity import (
    is_known_device,
    needs_teacher,
    sign_in,
    sign_out,
    signed_in_teacher,
    teacher,
    way_back,
)
from tutor.web.classroom.access.limits import keyed_hash, network_key, wait_sentence
from tutor.web.classroom.people.links import full_url
from tutor.web.classroom.screens.board_streams import end_invalid_streams
from tutor.web.http.carried_forms import in_this_language, read_carried
from tutor.web.http.error_pages import Later, Refused
from tutor.web.practise.workbench import comparing_password
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words

log = logging.getLogger(__name__)
blueprint = Blueprint("accounts", __name__)

Refusal = tuple[str | None, int, dict[str, str]]
"""A sentence in the reader's language, the status of the response, and further headers."""

NOTHING: Refusal = (None, 200, {})


@blueprint.route("/<lang>/teacher/sign-in", methods=["GET", "POST"])
def entrance() -> ResponseReturnValue:
    """Sign in with a name and a password, and go on to the page that was asked for.
    A form that was sent without a sign-in is carried along, and can be sent afterwards.
    """
    back = in_this_language(way_back(request.values.get("back")) or url_for("classes.page"))
    carried = read_carried(way_back(request.form.get("to")), request.form.get("sent", ""))
    name, refusal = "", NOTHING
    if "password" in request.form:
        name = request.form.get("name", "")
        found, refusal = entered(name, request.form["password"])
        if found is not None:
            sign_in(found, keep="keep" in request.form)
    if teacher() is not None and refusal is NOTHING:
        if carried is not None:
            return render_template("classroom/access/send-now.html", carried=carried, back=back)
        return redirect(back, 303 if request.method == "POST" else 302)
    sentence, status, headers = refusal
    page = render_template(
        "classroom/access/sign-in.html",
        name=name[:200],
        keep="keep" in request.form,
        back=back,
        carried=carried,
        sentence=sentence,
        first=not has_teachers(database()),
    )
    return page, status, headers


def entered(name: str, password: str) -> tuple[Teacher | None, Refusal]:
    """The teacher of this name and password, else a refusal: the same for a wrong name or password."""
    limits = _limits(name)
    try:
        with guessing(database(), *limits) as guess:
            found = _enter_in_turn(name, password, limits, guess)
    except TooManyMisses as error:
        _note_failure("too many tries")
        return None, (wait_sentence(error), 429, {"Retry-After": str(error.seconds)})
    except Later as later:
        return None, (
            g.translations.gettext(str(later.description)),
            503,
            {"Retry-After": str(later.seconds)},
        )
    if found is None:
        _note_failure("wrong name or password")
        return None, (g.translations.gettext(words.WRONG_PASSWORD), 403, {})
    forget_misses(database(), limits[0])
    return found, NOTHING


def _enter_in_turn(name: str, password: str, limits: list[Limit], guess: Guess) -> Teacher | None:
    """The teacher, after a wait in a queue, so that guessers delay nobody else. Later if it is full."""
    (_, first), *others = limits
    try:
        with comparing_password(network_key() if others else first):
            found = enter(database(), name, password)
    except Later:
        guess.was_not_judged()
        raise
    if found is not None:
        guess.was_right()
    return found


def _note_failure(why: str) -> None:
    """Log a failed sign-in without the name, since some people type their password there."""
    address = (request.remote_addr or "nowhere")[:100]
    log.warning("A sign-in failed from %s: %s", address, why, extra={"fields": {"address": address}})


def _limits(name: str) -> list[Limit]:
    """The limits on wrong passwords; a browser in which the owner signed in before has a limit of its own."""
    try:
        owner = teacher_named(database(), name)
    except BadName:
        owner = None
    if owner is not None and is_known_device(owner):
        return [(PASSWORD_FROM_HERE, keyed_hash(f"known {owner.id}"))]
    meant = counted_name(name)
    return [
        (PASSWORD_FROM_HERE, keyed_hash(f"{meant} {network_key()}")),
        (PASSWORDS_FROM_HERE, network_key()),
        (PASSWORD_IN_ALL, keyed_hash(meant)),
    ]


@blueprint.post("/<lang>/teacher/sign-out")
def leave() -> ResponseReturnValue:
    """Sign the teacher out of this browser."""
    who = teacher()
    sign_out()
    if who is not None:
        end_invalid_streams(class_.id for class_ in classes_of(database(), who.id))
    return redirect(url_for("accounts.entrance"), 303)


@blueprint.get("/teacher/join/<key>", defaults={"lang": None})
@blueprint.get("/<lang>/teacher/join/<key>")
def invitation(key: str) -> ResponseReturnValue:
    """The link of an invitation: moves its key from the address into the cookie."""
    if not is_invitation_good(database(), key):
        raise Refused(404, words.OLD_INVITATION)
    session["invited"] = key
    return redirect(url_for("accounts.become"))


@blueprint.route("/<lang>/teacher/join/", methods=["GET", "POST"])
def become() -> ResponseReturnValue:
    """Make the account that an invitation allows."""
    key = session.get("invited", "")
    if not is_invitation_good(database(), key):
        raise Refused(404, words.OLD_INVITATION)
    sentence, status = None, 200
    if request.args.get("do") == "restore" and request.method == "POST" and may_restore():
        try:
            return redirect(restore_uploaded(), 303)
        except NotRestored as error:
            return _account_form(str(error), error.status, restoring=True)
    if request.method == "POST":
        try:
            made = accept(database(), key, request.form.get("name", ""), request.form.get("password", ""))
            sign_in(made)
            return redirect(url_for("classes.page"), 303)
        except InvitationGone:
            raise Refused(404, words.OLD_INVITATION) from None
        except (BadName, NameTaken, WeakPassword) as error:
            sentence, status = g.translations.gettext(words.why_not(error)), 400
    return _account_form(sentence, status)


def _account_form(sentence: str | None, status: int, restoring: bool = False) -> ResponseReturnValue:
    """The form of a new account; while a tutor has none, the page also offers to restore a backup."""
    page = render_template(
        "classroom/access/become.html",
        name="" if restoring else request.form.get("name", "")[:200],
        sentence=sentence,
        restoring=restoring,
        may_restore=may_restore(),
    )
    return page, status


@blueprint.route("/<lang>/teacher/", methods=["GET", "POST"])
@needs_teacher
def account() -> ResponseReturnValue:
    """The teacher's own account: its password, its devices, and inviting other teachers."""
    who = signed_in_teacher()
    link, given, refusal, notice = None, None, NOTHING, None
    match request.form.get("do"):
        case "password":
            refusal = _with_new_password(who)
            notice = None if refusal[0] else g.translations.gettext(words.PASSWORD_CHANGED)
        case "reset":
            given, refusal = _password_for_another(who)
        case "everywhere":
            sign_out_everywhere(database(), who)
            _sign_in_alone(who)
            notice = g.translations.gettext(words.SIGNED_OUT)
        case "invite":
            try:
                link = full_url("accounts.invitation", key=invite(database(), who))
            except TooMany as error:
                refusal = (g.translations.gettext(words.why_not(error)), 409, {})
        case "withdraw":
            withdraw_invitations(database(), who)
    sentence, status, headers = refusal
    page = render_template(
        "classroom/access/account.html",
        teacher=who,
        link=link,
        given=given,
        other=request.form.get("other", "")[:200],
        notice=notice,
        sentence=sentence,
        refused=request.form.get("do"),
        invitations=open_invitations(database(), who),
    )
    return page, status, headers


def _with_new_password(who: Teacher) -> Refusal:
    """Change the password of a teacher who types the present one, and sign out all other devices."""
    if (refusal := unless_password(who)) is not NOTHING:
        return refusal
    try:
        change_password(database(), who, request.form.get("new", ""))
    except WeakPassword as error:
        return g.translations.gettext(words.why_not(error)), 400, {}
    _sign_in_alone(who)
    return NOTHING


def unless_password(who: Teacher) -> Refusal:
    """`NOTHING` if the form has the teacher's own password, else the refusal."""
    _, refusal = entered(who.name, request.form.get("password", ""))
    return (g.translations.gettext(words.NOT_YOUR_PASSWORD), 403, {}) if refusal[1] == 403 else refusal


def _password_for_another(who: Teacher) -> tuple[str | None, Refusal]:
    """A new password for the teacher whom the form names; shown also if there is no such teacher."""
    if (refusal := unless_password(who)) is not NOTHING:
        return None, refusal
    given, other = replace_password(database(), request.form.get("other", ""))
    if other is not None:
        log.warning("Teacher %s made a new password for teacher %s", who.id, other.id)
        end_invalid_streams(class_.id for class_ in classes_of(database(), other.id))
        if other.id == who.id:
            sign_in(other)
    return given, NOTHING


def _sign_in_alone(who: Teacher) -> None:
    """Sign in here again after every sign-in has ended, and end the streams of all other devices."""
    sign_in(who)
    end_invalid_streams(class_.id for class_ in classes_of(database(), who.id))
