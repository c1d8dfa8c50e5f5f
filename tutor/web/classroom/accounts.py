"""Accounts of teachers: signing in and out."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.teachers import enter
from tutor.web.classroom.asking import sign_in, sign_out, teacher, way_back
from tutor.web.learners import database
from tutor.web.messages import N_

blueprint = Blueprint("accounts", __name__, url_prefix="/<lang>/teacher")

WRONG = N_("This name and this password do not belong together.")


@blueprint.route("/sign-in", methods=["GET", "POST"])
def entrance() -> ResponseReturnValue:
    """Sign in with a name and a password, and go on to where one wanted to go."""
    back = way_back(request.values.get("back")) or url_for("classes.page")
    name, sentence, status = "", None, 200
    if request.method == "POST":
        name = request.form.get("name", "")
        found = enter(database(), name, request.form.get("password", ""))
        if found is not None:
            sign_in(found, keep="keep" in request.form)
            return redirect(back, 303)
        sentence, status = WRONG, 403
    elif teacher() is not None:
        return redirect(back)
    page = render_template("classroom/sign-in.html", name=name[:200], back=back, sentence=sentence)
    return page, status


@blueprint.post("/sign-out")
def leave() -> ResponseReturnValue:
    """Forget the teacher in this browser."""
    sign_out()
    return redirect(url_for("accounts.entrance"), 303)
