"""The preview of a question: what the class would read if it was asked now."""

from functools import lru_cache

from flask import Blueprint, g, jsonify, request
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.live_demo import find_live
from tutor.classroom.work.kinds import kinds
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import LEVELS
from tutor.games.table import find_game
from tutor.puzzles.bank.stored_puzzles import BANKS, level_size, take
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import picture
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.demo.console_actions import asked_question
from tutor.web.classroom.demo.demo_types import PreviewView
from tutor.web.classroom.demo.demo_words import heading_of
from tutor.web.http.error_pages import Refused
from tutor.web.play.match_view import wording_here
from tutor.web.site.learners import database
from tutor.web.site.markdown import Html
from tutor.web.site.messages import N_
from tutor.web.wording.classroom.big_board_words import REFUSALS

EXAMPLE = N_("Example")

blueprint = Blueprint("preview", __name__, url_prefix="/<lang>/class/<class_id>")


@blueprint.get("/demo/preview")
@needs_teacher
def preview(class_id: str) -> ResponseReturnValue:
    """The question on the board as it stands, as HTML, or why it cannot be asked there."""
    demo = find_live(database(), class_of_teacher(class_id).id).demo
    view: PreviewView = {}
    try:
        view["question"] = heading_of(asked_question()(demo), wording_here())
    except CannotDo as error:
        view["unfit"] = g.translations.gettext(REFUSALS[error.code])
    except Refused as error:
        if error.code != 409:
            raise
        view["unfit"] = g.translations.gettext(str(error.description))
    drawn = sample_of(demo.position.game.name, request.args.get("kind", ""))
    if drawn:
        caption = escape(g.translations.gettext(EXAMPLE))
        view["sample"] = Html(f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>")
    return jsonify(view)


@lru_cache(maxsize=128)
def sample_of(game: str, kind: str) -> str | None:
    """A small board on which this kind is practised, the first of the easiest level; None without one."""
    practice, asked = puzzles_of(find_game(game)).practice, kinds(game).get(kind)
    if practice is None or asked is None:
        return None
    bank = BANKS[practice.game]
    topic = next((name for name in (kind, asked.kind) if name in bank.topics), None)
    level = next((one for one in LEVELS if topic and level_size(topic, one)), None)
    if topic is None or level is None:
        return None
    return picture(board_view(take((topic, level, 0)).position(bank.game), {}, turn=False))
