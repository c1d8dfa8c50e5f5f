"""Opening recorded games: pasted text or files, and the list of what was found in them."""

from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import RequestEntityTooLarge

from tutor.games.table import USUAL_GAME, find_game
from tutor.records.files import formats, name_tables
from tutor.storage.game_lists import find_list, has_list, keep_list
from tutor.web.http.carried_forms import keep_sent
from tutor.web.http.error_pages import NotYours, Refused
from tutor.web.http.numbers import small_number
from tutor.web.http.page_cache import allow_caching
from tutor.web.play.match_view import wording_here
from tutor.web.records.game_link import game_url, plain_name
from tutor.web.records.record_view import damage_view, game_row
from tutor.web.records.uploads import (
    LARGEST,
    OpenedList,
    Upload,
    pack,
    read_uploads,
    unpack,
    upload_name,
    with_player,
)
from tutor.web.site.learners import database, known_learner, learner_id
from tutor.web.site.messages import N_
from tutor.web.site.words import frame_of
from tutor.web.wording.family_words import titles, words_of
from tutor.web.wording.pages import record_words as words

blueprint = Blueprint("opened", __name__, url_prefix="/<lang>/play/open")

ON_A_PAGE = 25
LONGEST_KEPT = 20_000
"""The most characters of a pasted text that the page shows again to be corrected."""


@blueprint.get("/")
def choose() -> ResponseReturnValue:
    """The page on which to paste a game or choose a file."""
    if known_learner() is None and not request.args:
        allow_caching()
    game = request.args.get("game", USUAL_GAME)
    return _form(game=game if game in titles() else USUAL_GAME)


@blueprint.post("/")
def read() -> ResponseReturnValue:
    """Redirect to the game that was sent, or to a list of several; say what is wrong with unreadable ones."""
    wording = wording_here()
    try:
        text, game = request.form.get("text", ""), request.form.get("game", USUAL_GAME)
        files = [file for file in request.files.getlist("file") if file.filename]
    except RequestEntityTooLarge:
        large = wording.gettext(words.TOO_LARGE) % {"n": LARGEST // (1024 * 1024)}
        return _form(large), 413
    if game not in titles():
        raise Refused(400, N_("The tutor could not read what was sent. Go back and try again."))
    uploads = [Upload(upload_name(file.filename or ""), file.read()) for file in files]
    if text.strip():
        uploads.insert(0, Upload("", text.encode("utf-8", "replace")))
    found = read_uploads(uploads, game)
    if not found.games:
        keep_sent()
        return _form(wording.gettext(_why_nothing(uploads)), found, text, game), 400
    if len(found.games) == 1 and not found.damages:
        return redirect(game_url("replay.page", found.games[0]), 303)
    kept = keep_list(database(), learner_id(), pack(found))
    return redirect(url_for("opened.games", id=kept), 303)


@blueprint.get("/<id>")
def games(id: str) -> ResponseReturnValue:
    """One page of a list of games: of all, or of those of one player."""
    learner = known_learner()
    kept = find_list(database(), learner, id) if learner else None
    if kept is None and has_list(database(), id):
        raise NotYours(words.LIST_NOT_YOURS, words.WHO_OPENED, (url_for("opened.choose"), words.OPEN_A_GAME))
    if kept is None:
        raise Refused(404, words.NO_LONGER_KEPT)
    opened = unpack(kept)
    name = plain_name(request.args.get("name", ""))
    chosen = with_player(opened.games, name)
    pages = max(1, -(-len(chosen) // ON_A_PAGE))
    page = small_number(request.args.get("page", "1"), pages)
    if not page:
        abort(404)
    wording = wording_here()
    shown = chosen[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]

    def address(number: int) -> str | None:
        if not 1 <= number <= pages:
            return None
        return url_for("opened.games", id=id, name=name or None, page=number)

    return render_template(
        "records/list.html",
        title=opened.title or wording.gettext(words.PASTED),
        count=len(opened.games),
        name=name,
        found=len(chosen),
        rows=[game_row(number, link, wording) for number, link in shown],
        page=page,
        pages=pages,
        before=address(page - 1),
        after=address(page + 1),
        searchable=len(opened.games) > ON_A_PAGE or bool(name),
        all_url=url_for("opened.games", id=id),
        **_damages(opened),
    )


def _why_nothing(uploads: list[Upload]) -> str:
    if not uploads:
        return words.NOTHING_CHOSEN
    if all(upload.suffix in name_tables() for upload in uploads):
        return words.ONLY_NAMES
    return words.NOTHING_READ


def _damages(opened: OpenedList | None) -> dict[str, Any]:
    """What is wrong with a file, for the template."""
    if opened is None:
        return {"damages": [], "more": 0}
    wording = wording_here()
    damages = [damage_view(damage, wording) for damage in opened.damages]
    return {"damages": damages, "more": opened.damaged - len(damages)}


def _form(
    fault: str | None = None, opened: OpenedList | None = None, text: str = "", game: str = USUAL_GAME
) -> str:
    wording, said = wording_here(), words_of(find_game(game))
    own_first = sorted(titles(), key=lambda name: find_game(name).family != find_game(game).family)
    return render_template(
        "records/open.html",
        title=wording.gettext("Open a game"),
        fault=fault,
        suffixes=[suffix for one in formats() for suffix in (*one.suffixes, *one.tables)],
        example=said.example,
        pasted=wording.gettext(said.pasted),
        files=wording.gettext(said.files),
        **frame_of(find_game(game), wording),
        text=text if len(text) <= LONGEST_KEPT else "",
        variants=[(name, wording.gettext(titles()[name][0]), name == game) for name in own_first],
        **_damages(opened),
    )
