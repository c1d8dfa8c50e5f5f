"""The board editor: a teacher sets up a board and chooses a question; the rules core checks it at once.

The draft is in the form and in the address, so it works without JavaScript and survives a reload, a change of
language and the back button. Nothing is stored before the puzzle is saved.
"""

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import urlencode

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.classes import TooMany
from tutor.classroom.work.kinds import kinds
from tutor.classroom.work.puzzle_editing import (
    DISCS,
    LONGEST_TEXT,
    Draft,
    draft_of,
    put_disc,
    side_of,
    start_cells,
    step_of,
)
from tutor.classroom.work.sets import Changed, StoredSet, change_set, keys_before
from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.kinds.asking import Unfit
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Step
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.board.shown_games import shown_game
from tutor.web.classroom.access.identity import needs_teacher
from tutor.web.classroom.work.course_choice import games_asked
from tutor.web.classroom.work.puzzle_boards import PuzzleBoards, asked_of
from tutor.web.classroom.work.set_pages import own_set
from tutor.web.http.numbers import small_number
from tutor.web.site.learners import database
from tutor.web.wording.asking_words import menu, why_unfit
from tutor.web.wording.classroom.set_words import FULL_SET, SET_CHANGED
from tutor.web.wording.family_words import titles, words_of

blueprint = Blueprint("editor", __name__, url_prefix="/<lang>/sets/<set_id>/editor")

LONGEST_QUERY = 2000
"""The most characters of a draft in an address; a longer draft is only in the form."""

THE_SQUARE = "?"
"""The brush that marks the squares of the question; the other brushes put pieces."""


@blueprint.route("/", methods=["GET", "POST"])
@blueprint.route("/<int:number>", methods=["GET", "POST"])
@needs_teacher
def page(set_id: str, number: int | None = None) -> ResponseReturnValue:
    """The editor for a new puzzle of a set, or for the puzzle of this number.

    The form contains the set's revision when it was opened, ``on``. If the set has changed since, the form is
    shown again with the present number of the puzzle. A form that is sent twice is stored once.
    """
    puzzle_set = own_set(set_id)
    sent = request.form if request.method == "POST" else request.args
    on = sent.get("on", "") if request.method == "POST" or "cells" in sent else puzzle_set.revision
    if on == puzzle_set.revision and number is not None and not 1 <= number <= len(puzzle_set.steps):
        abort(404)
    if request.method != "POST" and "cells" not in sent:
        game = puzzle_set.steps[number - 1].game_of(find_game(USUAL_GAME)) if number else games_asked()[0]
        draft = draft_of(game, puzzle_set.steps[number - 1]) if number else _new(game)
        return _page(puzzle_set, number, draft if draft is not None else abort(404), "X", game, on)
    game = _game(sent)
    draft, brush = _changed(_sent(sent, game), sent, game)
    if request.method != "POST":
        return _page(puzzle_set, number, draft, brush, game, on)
    g.query = _query(draft, brush, on, game)
    if "save" not in request.form:
        if len(g.query) > LONGEST_QUERY:
            return _page(puzzle_set, number, draft, brush, game, on)
        return redirect(f"{url_for('editor.page', set_id=set_id, number=number)}?{g.query}", 303)
    try:
        step = step_of(game, draft)
    except Unfit:
        return _page(puzzle_set, number, draft, brush, game, on, status=400)
    try:
        _keep(puzzle_set, on, number, step)
    except TooMany:
        return _page(puzzle_set, number, draft, brush, game, on, FULL_SET, status=409)
    except Changed:
        newest = own_set(set_id)
        if step not in newest.steps:
            place = _place_now(newest, on, number)
            return _page(newest, place, draft, brush, game, newest.revision, SET_CHANGED, status=409)
    return redirect(url_for("sets.one", set_id=set_id), 303)


def _place_now(newest: StoredSet, on: str, number: int | None) -> int | None:
    """The present number of a puzzle after the set was changed; None if it was removed."""
    before = keys_before(database(), newest.id, on)
    key = before[number - 1] if number and number <= len(before) else None
    return newest.keys.index(key) + 1 if key in newest.keys else None


def _query(draft: Draft, brush: str, on: str, game: Game) -> str:
    """A draft as the query of an address."""
    return urlencode(
        {
            "on": on,
            "game": game.name,
            "of": game.name,
            "cells": draft.cells,
            "kind": draft.kind,
            "square": " ".join(draft.squares),
            "side": draft.side,
            "title": draft.title,
            "hint": draft.hint,
            "brush": brush,
        }
    )


def _game(form: Mapping[str, str]) -> Game:
    """The game in a form or an address; the usual one if an older version made it without a game."""
    try:
        return shown_game(form.get("game", USUAL_GAME))
    except UnknownGame:
        abort(400)


def _new(game: Game) -> Draft:
    """The first draft: the start of a game, and the first question of the menu."""
    usual = Draft(start_cells(game))
    return usual if usual.kind in kinds(game.name) else replace(usual, kind=next(iter(kinds(game.name))))


def _sent(form: Mapping[str, str], game: Game) -> Draft:
    """The draft in a form or an address; 400 for a draft that no page of ours sends.

    ``of`` is the game of the sent board; if another game was chosen, the draft begins with its start.
    """
    words = [form.get(name, "")[:LONGEST_TEXT] for name in ("title", "hint")]
    if form.get("of", game.name) != game.name:
        return replace(_new(game), side=side_of(form.get("side", "")), title=words[0], hint=words[1])
    cells, kind, squares = form.get("cells", ""), form.get("kind", ""), form.get("square", "").split()
    if len(cells) != len(game.squares) or set(cells) - set(DISCS) or kind not in kinds(game.name):
        abort(400)
    if len(set(squares)) < len(squares) or not set(squares) <= set(game.squares):
        abort(400)
    return Draft(cells, side_of(form.get("side", "")), kind, tuple(squares), *words)


def _changed(draft: Draft, form: Mapping[str, str], game: Game) -> tuple[Draft, str]:
    """The draft after the pressed button, and the chosen brush."""
    brush = form.get("brush", "X")
    tap = form.get("tap")
    if "start" in form:
        draft = replace(draft, cells=start_cells(game))
    elif "clear" in form:
        draft = replace(draft, cells="." * len(game.squares))
    elif tap in game.squares:
        if brush == THE_SQUARE:
            draft = replace(draft, squares=_chosen(draft, tap, game))
        elif brush in DISCS:
            draft = replace(draft, cells=put_disc(game, draft.cells, tap, brush))
    return draft, brush if brush in DISCS or brush == THE_SQUARE else "X"


def _chosen(draft: Draft, tap: str, game: Game) -> tuple[str, ...]:
    """The squares of the question after a tap: a single one is replaced, one of several is toggled."""
    most = kinds(game.name)[draft.kind].squares_wanted
    if most < 2:
        return (tap,)
    if tap in draft.squares:
        return tuple(square for square in draft.squares if square != tap)
    return (*draft.squares, tap)[-most:]


def _keep(puzzle_set: StoredSet, on: str, number: int | None, step: Step) -> None:
    if on != puzzle_set.revision:
        raise Changed
    steps = list(puzzle_set.steps)
    if number is None:
        steps.append(step)
    else:
        steps[number - 1] = step
    change_set(database(), puzzle_set.id, on, steps)


def _page(
    puzzle_set: StoredSet,
    number: int | None,
    draft: Draft,
    brush: str,
    game: Game,
    on: str,
    sentence: str | None = None,
    *,
    status: int = 200,
) -> ResponseReturnValue:
    gettext = g.translations.gettext
    boards = PuzzleBoards()
    shown: View = {"fault": None, "detail": "", "question": None, "solution": None, "right": []}
    try:
        asked = asked_of(step_of(game, draft), "")
        shown |= {
            "question": boards.question(asked),
            "solution": boards.solution(asked),
            "right": boards.right(asked),
        }
    except Unfit as unfit:
        shown |= {"fault": gettext(why_unfit(unfit.reason, game)), "detail": unfit.detail}
    page = render_template(
        "classroom/sets/editor.html",
        puzzle_set=puzzle_set,
        on=on,
        sentence=gettext(sentence) if sentence else None,
        number=small_number(str(number), len(puzzle_set.steps)) if number else None,
        draft=draft,
        brush=brush,
        board=_board(draft, game),
        kinds=menu(gettext, draft.side, game.name),
        game=game,
        start=start_cells(game),
        games=_games(game),
        words=words_of(game),
        shown=shown,
        phrases=boards.phrases,
    )
    return page, status


def _games(here: Game) -> dict[str, str]:
    """The names of the games to choose from, and the chosen one."""
    named = titles()
    games = {game.name: game for game in (*games_asked(), here)}
    return {name: g.translations.gettext(named[name][0]) for name in games if name in named}


def _board(draft: Draft, game: Game) -> BoardView:
    """The board of a draft, even if no game could reach it."""
    start = board_view(game.start(), words_of(game).labels(g.translations), turn=False)
    ring = list(draft.squares[: kinds(game.name)[draft.kind].squares_wanted])
    return {**start, "cells": draft.cells, "marks": {**start["marks"], "ring": ring}}
