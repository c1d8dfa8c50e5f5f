"""The page of a single position, and addresses without a language that lead to the reader's own.

What is laid over a board is the same in every language, so a page that has the board asks for it there.
"""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.board_link import board_url, read_position
from tutor.web.board_picture import picture_of
from tutor.web.board_view import board_view, square_labels
from tutor.web.files import as_file
from tutor.web.kept_pages import keep
from tutor.web.languages import wanted_language
from tutor.web.match_view import overlay_links, standing, wording_here
from tutor.web.overlays import marks, wanted_overlays
from tutor.web.recorded import written_position

blueprint = Blueprint("board", __name__)


@blueprint.get("/board/<game>/<code>")
def door(game: str, code: str) -> ResponseReturnValue:
    """Lead to the board in the language that the reader wants; to a script, give what is laid over it."""
    if request.accept_mimetypes.best == "application/json":
        found = read_position(game, code) or abort(404)
        return jsonify(overlay=marks(found, wanted_overlays(request.args.get("show", ""))))
    return in_own_language("board.position", game=game, code=code)


@blueprint.get("/learn/<course>/<lesson>/<int:number>")
def step_door(course: str, lesson: str, number: int) -> ResponseReturnValue:
    """Lead to a step of a lesson, a puzzle perhaps, in the language that the reader wants."""
    return in_own_language("learn.step", course=course, lesson=lesson, number=number)


def in_own_language(endpoint: str, **arguments: Any) -> ResponseReturnValue:
    """Lead to an endpoint in the language that the reader wants."""
    response = redirect(url_for(endpoint, lang=wanted_language(request).tag, **arguments))
    response.vary.update(("Accept", "Accept-Language", "Cookie"))
    return response


@blueprint.get("/<lang>/board/<game>/<code>")
def position(game: str, code: str) -> ResponseReturnValue:
    """A board as somebody wanted to show it, with all that can be laid over it."""
    found = read_position(game, code) or abort(404)
    wording = wording_here()
    show = wanted_overlays(request.args.get("show", ""))
    view = board_view(found, square_labels(wording.translations))
    view["overlay"] = marks(found, show)
    if set(request.args) <= {"show"} and "exact" not in show:  # which may be missing for want of time
        keep()

    def address(names: tuple[str, ...]) -> str:
        return url_for("board.position", game=game, code=code, show=",".join(names) or None)

    said = standing(found, wording)
    return render_template(
        "play/board.html",
        title=said["title"],
        picture_url=picture_of(view),
        board=view,
        standing=said,
        link=board_url(found),
        save_url=url_for("board.save", game=game, code=code) if written_position(found) else None,
        overlays=overlay_links(wording, show, address),
    )


@blueprint.get("/<lang>/board/<game>/<code>/position.obf")
def save(game: str, code: str) -> Response:
    """The position as a file."""
    return as_file(written_position(read_position(game, code) or abort(404)), "position.obf")
