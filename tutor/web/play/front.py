"""The front page of a family of games other than the usual one, for people who come for these games."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from tutor.games.families import FAMILIES
from tutor.games.table import find_game
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_view import board_view
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.http.page_cache import keep
from tutor.web.learn.course_library import library
from tutor.web.play.game_choice import OTHERS, chooser_url
from tutor.web.play.match_view import wording_here
from tutor.web.site.languages import current_language
from tutor.web.site.words import foot_of
from tutor.web.wording.games import WORDS

blueprint = Blueprint("front", __name__)


@blueprint.get(f"/<lang>/<any({', '.join(map(repr, OTHERS))}):family>/")
def page(family: str) -> ResponseReturnValue:
    """What is played, with a board of it, and the ways into the course and into a game."""
    if not request.args:
        keep()
    wording, said = wording_here(), WORDS[family]
    first = next(iter(FAMILIES[family].games.values()))
    shown = board_view(
        first.parse_diagram(said.front_board) if said.front_board else first.start(), {}, turn=False
    )
    course = next((one for one in courses_here() if find_game(one.game).family == family), None)
    lesson = course and library().view(course, course.lessons[0], current_language())
    return render_template(
        "site/front.html",
        title=wording.gettext(said.front_title),
        told=wording.gettext(said.about),
        **foot_of(first, wording),
        bridge=wording.gettext(said.bridge) if said.bridge else None,
        play_title=wording.gettext(said.play_title),
        play_of_url=chooser_url(family),
        start_url=lesson.first_url if lesson else None,
        board=shown,
        picture_url=picture_of(shown),
    )
