"""Choosing the address that pages, the projector and QR codes show, where the machine has several."""

from contextlib import suppress

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.people.links import known_networks

blueprint = Blueprint("networks", __name__, url_prefix="/<lang>/class/<class_id>")


@blueprint.post("/network")
@needs_teacher
def choose(class_id: str) -> ResponseReturnValue:
    """Show the address of the interface that the form names on all pages; for none, the most likely one."""
    class_of_teacher(class_id)
    networks = known_networks()
    if networks is not None:
        with suppress(LookupError):  # the network is gone; the page then shows the present ones
            networks.choose(request.form.get("interface", ""))
    return redirect(url_for("classes.one", class_id=class_id), 303)
