"""Error pages: one clear sentence in the reader's language, with the right status."""

import logging
from urllib.parse import quote

from flask import Flask, current_app, g, jsonify, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.exc import DataError, SQLAlchemyError
from werkzeug.exceptions import HTTPException, NotFound, SecurityError

from tutor.web.http.carried_forms import Carried, sent_form
from tutor.web.site.languages import current_language
from tutor.web.site.messages import N_

log = logging.getLogger(__name__)

UNREADABLE = N_("The tutor could not read what was sent. Go back and try again.")

ONE_MOMENT = N_("One moment")

SENTENCES: dict[int, tuple[str, str]] = {
    400: (
        N_("Something in this request is not right"),
        UNREADABLE,
    ),
    403: (
        N_("This request was refused"),
        N_("It did not come from a page of the tutor. Open the page again and try once more."),
    ),
    404: (
        N_("This page is not on the board"),
        N_("The address may have a letter too many or too few. The lessons are all here."),
    ),
    405: (N_("This page cannot do that"), N_("Go back to the lesson and use the buttons there.")),
    413: (
        N_("That was too much at once"),
        UNREADABLE,
    ),
    500: (N_("Something went wrong on our side"), N_("Your progress is safe. Try again in a moment.")),
    503: (N_("The tutor cannot save right now"), N_("Your answer was not saved. Try again in a moment.")),
}
"""Heading and sentence for each status; other statuses use those of 400 or 500."""


class Refused(HTTPException):
    """A request is refused with a status and the sentence that says why: a msgid, and the values in it."""

    def __init__(self, code: int, sentence: str, **values: object) -> None:
        super().__init__(description=sentence)
        self.code = code
        self.values = values


class Later(Refused):
    """A request is refused now, but may succeed in ``seconds``; a page reloads itself then."""

    seconds = 1

    def __init__(self, sentence: str, code: int = 503) -> None:
        super().__init__(code, sentence)


class NotYours(Refused):
    """The page belongs to somebody else; ``way`` is the address and the name of a page open to everybody."""

    def __init__(self, heading: str, sentence: str, way: tuple[str, str] | None) -> None:
        super().__init__(403, sentence)
        self.heading = heading
        self.way = way


class SignInFirst(Refused):
    """Only teachers may do this; after signing in, ``back`` is opened, or the form ``carried`` is sent on."""

    def __init__(self, sentence: str, back: str, carried: Carried | None) -> None:
        super().__init__(403, sentence)
        self.back = back
        self.carried = carried


def init_errors(app: Flask) -> None:
    """Answer every error with a page, or with JSON where JSON was sent or is wanted."""
    app.register_error_handler(HTTPException, _tell)
    app.register_error_handler(SQLAlchemyError, _tell_storage)
    app.register_error_handler(DataError, _tell_unstorable)
    app.register_error_handler(Exception, _tell_unforeseen)


def _tell_storage(error: SQLAlchemyError) -> ResponseReturnValue:
    log.error("The database did not answer: %s", _cause(error))
    return _page(503)


def _cause(error: SQLAlchemyError) -> str:
    """The first line of the database's message: its details may quote what somebody wrote."""
    said = getattr(error, "orig", None) or error
    diagnosis = getattr(said, "diag", None)
    return str(diagnosis and diagnosis.message_primary or said).split("\n")[0]


def _tell_unstorable(error: DataError) -> ResponseReturnValue:
    """Answer 400 to a value that no table can hold, such as a NUL: no page of ours sends one."""
    log.warning("Something was sent that cannot be kept: %s", type(error.orig).__name__)
    return _page(400)


def _tell_unforeseen(error: Exception) -> ResponseReturnValue:
    log.exception("An error nobody foresaw", exc_info=error)
    return _page(500)


def _tell(error: HTTPException) -> ResponseReturnValue:
    code = error.code or 500
    if code < 400 and error.response is not None:
        return error.get_response()
    if isinstance(error, Refused):
        sentence = g.translations.gettext(str(error.description)) % error.values
        if isinstance(error, SignInFirst):
            return _page(code, sentence, back=error.back, carried=error.carried)
        if isinstance(error, Later):
            return _later(error, sentence)
        if isinstance(error, NotYours):
            return _page(code, sentence, heading=error.heading, way=error.way)
        return _page(code, sentence)
    if (there := _without_last_slash()) is not None:
        return redirect(there, 308)
    return _page(code)


def _without_last_slash() -> str | None:
    """The address without the slash at its end, if a page has it and none has the address as it is."""
    meant = request.path.rstrip("/")
    if (
        not isinstance(request.routing_exception, NotFound)
        or meant == request.path
        or not meant.isprintable()
    ):
        return None
    adapter = current_app.create_url_adapter(request)
    assert adapter is not None, "a request has an adapter"
    try:
        adapter.match(meant, method="GET")
    except HTTPException:
        return None
    query = request.query_string.decode("latin-1")
    return f"{request.script_root}{quote(meant)}{'?' if query else ''}{query}"


def _later(error: Later, sentence: str) -> ResponseReturnValue:
    """The page of a `Later` error; a browser that asked for a page reloads it after the error's seconds."""
    response = make_response(_page(error.code or 503, sentence, heading=ONE_MOMENT))
    response.headers["Retry-After"] = str(error.seconds)
    if request.method == "GET" and response.mimetype == "text/html":
        response.headers["Refresh"] = str(error.seconds)
    return response


def _page(
    code: int, sentence: str | None = None, *, heading: str | None = None, **more: object
) -> ResponseReturnValue:
    usual_heading, usual = SENTENCES.get(code) or SENTENCES[400 if code < 500 else 500]
    gettext = g.translations.gettext
    sentence = sentence or gettext(usual)
    if isinstance(request.routing_exception, SecurityError):
        return sentence, code, {"Content-Type": "text/plain; charset=utf-8"}  # no address here can be trusted
    if request.is_json or request.accept_mimetypes.best == "application/json":
        return jsonify(error=sentence), code
    home_url = url_for("home.page", lang=current_language().tag)
    heading = gettext(heading or usual_heading)
    more["again"] = sent_form() if code >= 500 or code == 429 else None
    body = render_template(
        "site/error.html", code=code, heading=heading, sentence=sentence, home_url=home_url, **more
    )
    return make_response(body, code)
