"""A single position: its page, its files and its print; an address without a language leads to the reader's.

Marks are the same in every language, so scripts ask for the overlays of a board at such an address.
"""

from typing import Any

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.analysis import analysis_pages
from tutor.web.analysis.analysis_types import MarksLaid
from tutor.web.board.board_link import board_url, read_position
from tutor.web.board.board_overlays import marks, wanted_overlays
from tutor.web.board.board_view import board_view
from tutor.web.classroom.people.links import address_to_read, qr_code, site
from tutor.web.http.downloads import as_file
from tutor.web.play.match_view import standing, wording_here
from tutor.web.records.record_conversion import POSITION_FILES, position_file, written_position
from tutor.web.site.languages import wanted_language
from tutor.web.wording.family_words import words_of

blueprint = Blueprint("board", __name__)


@blueprint.get("/board/<game>/<code>")
def any_language(game: str, code: str) -> ResponseReturnValue:
    """Redirect to the board in the reader's language; a script gets the marks of its overlays instead."""
    if request.accept_mimetypes.best == "application/json":
        found = read_position(game, code) or abort(404)
        overlay_shown: MarksLaid = {"overlay": marks(found, wanted_overlays(request.args.get("show", "")))}
        return jsonify(overlay_shown)
    return in_own_language("board.position", game=game, code=code, **_moves())


def _moves() -> dict[str, str]:
    """The moves from a board that its address may carry, and the squares agreed to be dead at their end."""
    return {name: request.args[name] for name in ("moves", "at", "dead") if name in request.args}


@blueprint.get("/learn/<course>/<lesson>/<name>")
def step_any_language(course: str, lesson: str, name: str) -> ResponseReturnValue:
    """Redirect to a step of a lesson in the reader's language.

    ``name`` may also be the number that a step had before steps had names.
    """
    return in_own_language("learn.step", course=course, lesson=lesson, name=name)


def in_own_language(endpoint: str, **arguments: Any) -> ResponseReturnValue:
    """Redirect to an endpoint in the reader's language."""
    response = redirect(url_for(endpoint, lang=wanted_language(request).tag, **arguments))
    response.vary.update(("Accept", "Accept-Language", "Cookie"))
    return response


@blueprint.get("/<lang>/board/<game>/<code>")
def position(game: str, code: str) -> ResponseReturnValue:
    """A position that somebody shared, on the analysis board."""
    return analysis_pages.page(game, code)


@blueprint.get("/<lang>/board/<game>/<code>/print")
def paper(game: str, code: str) -> str:
    """The position as a page to print, with a link back to the board."""
    found = read_position(game, code) or abort(404)
    wording = wording_here()
    address = site() + board_url(found).lstrip("/")
    return render_template(
        "analysis/paper.html",
        title=standing(found, wording)["title"],
        standing=standing(found, wording, drawn=True),
        board=board_view(found, words_of(found.game).labels(wording.translations), turn=False),
        back_url=url_for("board.position", game=game, code=code),
        qr=qr_code(address),
        address=address_to_read(address),
    )


@blueprint.get(f"/<lang>/board/<game>/<code>/<any({', '.join(map(repr, POSITION_FILES))}):file>")
def save(game: str, code: str, file: str) -> Response:
    """The position as a file."""
    found = read_position(game, code) or abort(404)
    if file != position_file(found.game):
        abort(404)
    return as_file(written_position(found), f"{found.game.family}-{file}")
