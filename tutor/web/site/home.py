"""The front door: the language chosen for a newcomer, and a board to play on at once."""

from __future__ import annotations

from urllib.parse import quote

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.families import levels_of
from tutor.games.table import find_game
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.http.page_cache import keep
from tutor.web.learn.course_library import FIRST_BOARD, library, welcome
from tutor.web.learn.form_answers import answer_form
from tutor.web.learn.progress import store_form_answer
from tutor.web.learn.step_cookie import keep_step, recall_step
from tutor.web.play.game_choice import families_view
from tutor.web.site.languages import current_language, wanted_language
from tutor.web.site.next_lesson import waiting, ways_here, where_to_go_on
from tutor.web.wording import Wording

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def front() -> ResponseReturnValue:
    """Lead to the home page in the language that the reader wants."""
    response = redirect(url_for("home.page", lang=wanted_language(request).tag))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@blueprint.get("/x-default/", defaults={"below": ""})
@blueprint.get("/x-default/<path:below>")
def any_language(below: str) -> ResponseReturnValue:
    """Lead to any page in the language that the reader wants: what is sent to a friend says no language."""
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    response = redirect(f"{request.script_root}/{wanted_language(request).tag}/{quote(below)}{query}")
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@blueprint.route("/<lang>/", methods=["GET", "POST"])
def page() -> ResponseReturnValue:
    """A board on which a newcomer makes a first move."""
    course = courses_here()[0]
    view = library().view(course, welcome(course), current_language())
    task, puzzle, status = view.prepared.tasks[0], view.steps[0]["puzzle"], 200
    if request.method == "POST" and task is not None and puzzle is not None:
        state = answer_form(request.form, task, puzzle)
        status = store_form_answer(view.prepared, FIRST_BOARD, state)
        keep_step(blueprint.name, state)
    else:
        state = recall_step(blueprint.name, task, puzzle)
        if not request.args:
            keep()
    first = library().view(course, course.lessons[0], current_language())
    ways = ways_here()
    body = render_template(
        "home/home.html",
        title=g.translations.gettext("Learn Othello by playing it"),
        lesson=view.data,
        lesson_url=view.sent_url,
        step=view.steps[0],
        state=state,
        saved=status == 200,
        start_url=first.first_url,
        ways=ways,
        going_on=where_to_go_on(ways),
        waiting=waiting(),
        families=families_view(Wording(g.translations, current_language().locale))[1:],
        levels=len(levels_of(find_game(course.game))),
    )
    return body, status
