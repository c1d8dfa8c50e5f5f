"""What the class would read if a question was asked now."""

from __future__ import annotations

from flask import Blueprint, g, jsonify
from flask.typing import ResponseReturnValue

from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.live import find_live
from tutor.web.classroom.access.asking import class_of_teacher, needs_teacher
from tutor.web.classroom.demo.console_actions import asked_question
from tutor.web.classroom.demo.demo_types import PreviewView
from tutor.web.classroom.demo.demo_words import heading_of
from tutor.web.http.errors import Refused
from tutor.web.play.match_view import wording_here
from tutor.web.site.learners import database
from tutor.web.wording.classroom.demo import REFUSALS

blueprint = Blueprint("preview", __name__, url_prefix="/<lang>/class/<class_id>")


@blueprint.get("/demo/preview")
@needs_teacher
def preview(class_id: str) -> ResponseReturnValue:
    """The question on the board as it stands, as HTML, or why it cannot be asked there."""
    demo = find_live(database(), class_of_teacher(class_id).id).demo
    try:
        asked: PreviewView = {"question": heading_of(asked_question()(demo), wording_here())}
        return jsonify(asked)
    except CannotDo as error:
        return _unfit(REFUSALS[error.code])
    except Refused as error:
        if error.code != 409:
            raise
        return _unfit(str(error.description))


def _unfit(sentence: str) -> ResponseReturnValue:
    told: PreviewView = {"unfit": g.translations.gettext(sentence)}
    return jsonify(told)
