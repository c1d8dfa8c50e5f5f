"""What the class would read if a question was asked now."""

from __future__ import annotations

from functools import lru_cache

from flask import Blueprint, g, jsonify, request
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.live_demo import find_live
from tutor.games.kinds.practising import LEVELS
from tutor.games.table import USUAL_GAME, find_game
from tutor.puzzles.bank.shelves import TOPICS, shelf_size, take
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import picture
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.demo.console_actions import asked_question
from tutor.web.classroom.demo.demo_types import PreviewView
from tutor.web.classroom.demo.demo_words import heading_of
from tutor.web.http.errors import Refused
from tutor.web.play.match_view import wording_here
from tutor.web.site.learners import database
from tutor.web.site.markdown import Html
from tutor.web.site.messages import N_
from tutor.web.wording.classroom.demo import REFUSALS

EXAMPLE = N_("Example")

blueprint = Blueprint("preview", __name__, url_prefix="/<lang>/class/<class_id>")


@blueprint.get("/demo/preview")
@needs_teacher
def preview(class_id: str) -> ResponseReturnValue:
    """The question on the board as it stands, as HTML, or why it cannot be asked there."""
    demo = find_live(database(), class_of_teacher(class_id).id).demo
    told: PreviewView = {}
    try:
        told["question"] = heading_of(asked_question()(demo), wording_here())
    except CannotDo as error:
        told["unfit"] = g.translations.gettext(REFUSALS[error.code])
    except Refused as error:
        if error.code != 409:
            raise
        told["unfit"] = g.translations.gettext(str(error.description))
    drawn = sample_of(request.args.get("kind", "")) if demo.game == USUAL_GAME else None
    if drawn:
        caption = escape(g.translations.gettext(EXAMPLE))
        told["sample"] = Html(f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>")
    return jsonify(told)


@lru_cache(maxsize=128)
def sample_of(kind: str) -> str | None:
    """A small board on which this kind is practised, the first of the easiest level; None without one."""
    level = next((one for one in LEVELS if kind in TOPICS and shelf_size(kind, one)), None)
    if level is None:
        return None
    return picture(board_view(take((kind, level, 0)).position(find_game(USUAL_GAME)), {}, turn=False))
