"""The home page: chooses a newcomer's language, and shows a board on which to make a first move at once."""

from urllib.parse import quote

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.families import FAMILIES
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_view import View
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import FIRST_BOARD, library, welcome
from tutor.web.learn.form_answers import answer_form
from tutor.web.learn.placement_offer import placement_offer
from tutor.web.learn.progress import store_form_answer
from tutor.web.learn.step_cookie import keep_step, recall_step
from tutor.web.play.front_pages import OTHERS, chooser_url, level_memory
from tutor.web.play.game_choice import families_view, levels_offered
from tutor.web.practise.daily import stages_view
from tutor.web.site.languages import current_language, wanted_language
from tutor.web.site.learners import known_learner
from tutor.web.site.messages import N_
from tutor.web.site.next_lesson import lesson_ways, waiting, ways_here, where_to_go_on
from tutor.web.site.words import frame_of
from tutor.web.wording.family_words import words_of

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def start() -> ResponseReturnValue:
    """Redirect to the home page in the reader's language."""
    response = redirect(url_for("home.page", lang=wanted_language(request).tag))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@blueprint.get("/x-default/", defaults={"below": ""})
@blueprint.get("/x-default/<path:below>")
def any_language(below: str) -> ResponseReturnValue:
    """Redirect to a page in the reader's language; shared links have no language and lead here."""
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    response = redirect(f"{request.script_root}/{wanted_language(request).tag}/{quote(below)}{query}")
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@blueprint.route("/<lang>/", methods=["GET", "POST"])
def page() -> ResponseReturnValue:
    """The home page: the front page of the first course, with ways into the lessons of all courses."""
    return first_board(courses_here()[0], ways_here(), blueprint.name)


@blueprint.route(f"/<lang>/<any({', '.join(map(repr, OTHERS))}):family>/", methods=["GET", "POST"])
def front(family: str) -> ResponseReturnValue:
    """The front page of the games of another family, for people who come for these."""
    taught = library().courses_of(next(iter(FAMILIES[family].games.values()))) or abort(404)
    here = courses_here()
    course = next((one for one in taught if one in here), taught[0])
    return first_board(course, lesson_ways(course) if course in here else [], f"{blueprint.name}/{family}")


def first_board(course: Course, ways: list[View], address: str) -> ResponseReturnValue:
    """The front page of the games of a course: its first board, what they are, and ``ways`` into lessons.

    ``address`` is the name by which the step cookie keeps the state of the board for readers without
    JavaScript. Without ``ways``, when the reader's class does not see the course, the main button leads to a
    game.
    """
    language, game = current_language(), find_game(course.game)
    view = library().view(course, welcome(course), language)
    task, puzzle, status = view.prepared.tasks[0], view.steps[0]["puzzle"], 200
    if request.method == "POST" and task is not None and puzzle is not None:
        state = answer_form(request.form, task, puzzle)
        status = store_form_answer(view.prepared, FIRST_BOARD, state)
        keep_step(address, state)
    else:
        state = recall_step(address, task, puzzle)
        if not request.args:
            allow_caching()
    wording, said = view.wording, words_of(game)
    families = families_view(wording, game.family)
    first = library().view(course, course.lessons[0], language).first_url
    practice = puzzles_of(game).practice
    body = render_template(
        "home/home.html",
        title=wording.gettext(said.front_title),
        what=wording.gettext(said.what),
        what_about=wording.gettext(said.what_about or said.about),
        what_picture=said.what_picture,
        bridge=wording.gettext(said.bridge) if said.bridge else None,
        **frame_of(game, wording),
        picture_url=picture_of(view.steps[0]["board"]),
        family=game.family,
        level_memory=level_memory(game.family),
        points=game.on_points,
        greets=practice.greets if practice else "",
        lesson=view.data,
        lesson_url=view.sent_url,
        step=view.steps[0],
        state=state,
        saved=status == 200,
        start_url=first if ways else chooser_url(game.family),
        start_title=wording.gettext(N_("Start the course") if ways else said.play_title),
        ways=ways,
        placement=placement_offer(course) if ways else None,
        going_on=where_to_go_on(ways),
        waiting=waiting(course),
        known=None if known_learner() or not practice else stages_view(course),
        families=families if sum(one["has_front"] for one in families) > 1 else [],
        levels=len(levels_offered(game.family)),
    )
    return body, status
