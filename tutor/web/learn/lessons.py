"""The pages of a course: its map, its lessons step by step, and the progress sent by their scripts."""

from flask import (
    Blueprint,
    abort,
    g,
    get_template_attribute,
    jsonify,
    redirect,
    render_template,
    request,
    url_for,
)
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.lessons.step_names import is_step_name
from tutor.storage.learners.learning import Stars
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_view import View
from tutor.web.classroom.work.courses_here import courses_here, other_courses
from tutor.web.classroom.work.locked_page import NOT_OPEN, locked_page, locks_here
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import small_number
from tutor.web.http.page_cache import allow_caching
from tutor.web.http.request_data import read_json
from tutor.web.learn.course_library import library
from tutor.web.learn.form_answers import State, answer_form
from tutor.web.learn.goal_game import SentGame, game_form, game_view, sent_game, with_game
from tutor.web.learn.lesson_ending import draw_ending, stars_won
from tutor.web.learn.lesson_rest import rest_of, rest_url, words_in
from tutor.web.learn.lesson_types import StepView
from tutor.web.learn.lesson_view import LessonView
from tutor.web.learn.path.course_map import course_map
from tutor.web.learn.progress import learner_stars, store_form_answer, store_sent_answers
from tutor.web.learn.step_cookie import forget_steps, keep_step, recall_step
from tutor.web.puzzles.answer_table import standing
from tutor.web.site.languages import current_language
from tutor.web.site.learners import reader_mark
from tutor.web.site.markdown import bare, block, plain
from tutor.web.site.words import frame_of, frame_of_course
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

blueprint = Blueprint("learn", __name__, url_prefix="/<lang>/learn")

READER = "X-Reader"
"""The header with the mark of the page's learner: a stranger becomes a learner by their first answer."""

ANEW = "anew"
"""The argument in the address of a step with which a lesson is begun again."""


@blueprint.get("/")
def courses() -> ResponseReturnValue:
    """Redirect to the map of the first course that the reader may see, which has links to the others."""
    return redirect(url_for("learn.course", course=courses_here()[0].name))


@blueprint.get("/<course>/")
def course(course: str) -> ResponseReturnValue:
    """The map: every lesson with its picture and its stars."""
    found = _course(course)
    wording = library().view(found, found.lessons[0], current_language()).wording
    gettext, shown = wording.gettext, course_map(found, wording)
    if shown["untouched"] and not request.args:
        allow_caching()
    return render_template(
        "learn/course.html",
        family=find_game(found.game).family,
        points=find_game(found.game).on_points,
        described=plain(gettext(found.description)),
        courses=other_courses("learn.course", found),
        course={"title": plain(gettext(found.title)), "description_html": block(gettext(found.description))},
        **frame_of_course(found, gettext("All lessons"), wording),
        **shown,
    )


@blueprint.get("/<course>/<lesson>/")
def lesson(course: str, lesson: str) -> ResponseReturnValue:
    """Redirect to the first unsolved puzzle of a lesson; if none or all are solved, to its first step."""
    view = _lesson(course, lesson)
    if (locked := locked_page(view.prepared.course, lesson)) is not None:
        return locked
    stars = learner_stars(view.prepared.course)
    solved = [name for name in view.prepared.puzzles if (lesson, name) in stars]
    unsolved = [name for name in view.prepared.puzzles if name not in solved]
    return redirect(view.url(unsolved[0]) if solved and unsolved else view.first_url)


@blueprint.route("/<course>/<lesson>/<int:number>", methods=["GET", "POST"])
def numbered_step(course: str, lesson: str, number: int) -> ResponseReturnValue:
    """Redirect to the step that had this number before steps had names; a form keeps its answer."""
    found = _course(course)
    one = found.lesson(lesson) or abort(404)
    name = found.name_of(lesson, number)
    if name is None or (name not in one.names and lesson not in found.numbered):
        abort(404)
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    url = url_for("learn.step", course=course, lesson=lesson, name=name) + query
    return redirect(url, 308 if request.method == "POST" else 301)


@blueprint.route("/<course>/<lesson>/<name>", methods=["GET", "POST"])
def step(course: str, lesson: str, name: str) -> ResponseReturnValue:
    """One step of a lesson, and without JavaScript the answer to its puzzle.

    The address of a step that its lesson has dropped redirects to the lesson.
    """
    view = _lesson(course, lesson)
    number = view.prepared.lesson.number_of(name)
    if number is None:
        return redirect(view.url()) if is_step_name(name) else abort(404)
    if (locked := locked_page(view.prepared.course, lesson)) is not None:
        return locked
    if ANEW in request.args:
        forget_steps(one for puzzle in view.prepared.puzzles for one in _addresses(view, puzzle) if one)
        return redirect(view.url(name))
    shown, task = view.steps[number - 1], view.prepared.task(name)
    puzzle = shown["puzzle"]
    (address, before), state, status = _addresses(view, name), State(), 200
    if request.method == "POST":
        if task is None or puzzle is None:
            abort(405)
        is_game = task.select == "game"
        state = game_form(request.form, task) if is_game else answer_form(request.form, task, puzzle)
        status = store_form_answer(view.prepared, name, state)
        keep_step(address, state, before=before)
    elif "moves" in request.args:
        state = State(frame=_frame(shown))
    else:
        state = recall_step(address, task, puzzle, before=before)
        if task is not None and task.select == "game":
            state = with_game(state, task)
    stars = learner_stars(view.prepared.course)
    if request.method == "GET" and not stars and set(request.args) <= {"moves"}:
        allow_caching()
    body = render_template(
        "learn/step.html",
        title=f"{bare(shown['title'])} · {view.title}",
        described=view.plain_goal,
        **frame_of(view.prepared.game, view.wording),
        newcomer=view.wording.gettext(words_of(view.prepared.game).newcomer),
        begin_url=view.data["map_url"],
        picture_url=picture_of(shown["board"]),
        lesson=view.data,
        lesson_url=view.sent_url,
        lesson_head=_head(view),
        won=stars_won(view.slug, stars),
        step=shown,
        rest_url=rest_url(view),
        terms=words_in(view, number),
        segments=_segments(view, number, stars),
        player=step_player(view, number, state, saved=status == 200),
    )
    return body, status


def _head(view: LessonView) -> Markup:
    """The styles and scripts that every step of a lesson loads; made once."""
    root = request.script_root
    if root not in view.heads:
        view.heads[root] = Markup(
            render_template("learn/lesson-head.html", lesson=view.data, lesson_url=view.sent_url)
        )
    return view.heads[root]


def _addresses(view: LessonView, name: str) -> tuple[str, str | None]:
    """The key of a puzzle in the step cookie; and the older key with the number that it once had, if any."""
    course = view.prepared.course
    number = course.once_numbered(view.slug, name)
    place = f"{course.name}/{view.slug}"
    return f"{place}/{name}", None if number is None else f"{place}/{number}"


def step_player(view: LessonView, number: int, state: State, *, saved: bool) -> Markup:
    """One step in a state, as HTML from its words to its buttons; cached if nothing has been answered."""
    place = number, state.frame
    untouched = saved and state == State(frame=state.frame)
    if untouched and place in view.players:
        return view.players[place]
    html = Markup(
        render_template(
            "learn/player.html",
            lesson=view.data,
            step=_standing(view, number, state),
            state=state,
            saved=saved,
            previous_url=view.steps[number - 2]["url"] if number > 1 else None,
            next_url=view.steps[number]["url"] if number < len(view.steps) else view.data["finished_url"],
        )
    )
    if untouched:
        view.players[place] = html
    return html


def _standing(view: LessonView, number: int, state: State) -> View:
    """A step with its board after the moves so far, in a sequence or a game with a goal."""
    step, task = view.steps[number - 1], view.prepared.tasks[number - 1]
    if task is None or task.select != "game":
        return {**standing(step, state.taps)}
    wording = Wording(g.translations, current_language().locale)
    game = game_view(wording, task, state.taps, beside=state.beside)
    return {**step, "board": game["board"], "turn": game["turn"], "playing": game}


@blueprint.post("/<course>/<lesson>/<name>/game")
def game(course: str, lesson: str, name: str) -> ResponseReturnValue:
    """The game of a step after the moves that a page sends, and the computer's answer."""
    view = _open_view(course, lesson)
    task = view.prepared.task(name)
    if task is None or task.select != "game":
        abort(404)
    wording = Wording(g.translations, current_language().locale)
    return jsonify(sent_game(wording, task, read_json(request.get_data(), SentGame)))


@blueprint.get("/<course>/<lesson>/lesson.json")
def lesson_data(course: str, lesson: str) -> ResponseReturnValue:
    """All data of a lesson, so that its page steps through it without a network."""
    return _open_view(course, lesson).sent.answer()


@blueprint.get("/<course>/<lesson>/rest.json")
def lesson_rest(course: str, lesson: str) -> ResponseReturnValue:
    """The rest of a lesson's pages, which they fetch after their first board is shown."""
    view = _open_view(course, lesson)
    return rest_of(view).answer() if view.number else abort(404)


@blueprint.get("/<course>/<lesson>/finished")
def finished(course: str, lesson: str) -> ResponseReturnValue:
    """The ending of a lesson."""
    view = _lesson(course, lesson)
    if (locked := locked_page(view.prepared.course, lesson)) is not None:
        return locked
    stars = learner_stars(view.prepared.course)
    if not stars and not request.args:
        allow_caching()
    return render_template(
        "learn/finished.html",
        title=view.title,
        **frame_of(view.prepared.game, view.wording),
        picture_url=picture_of(view.steps[-1]["board"]),
        ending=draw_ending(view, stars_won(view.slug, stars)),
    )


@blueprint.post("/<course>/progress")
def progress(course: str) -> ResponseReturnValue:
    """Store answers that a script sends, after judging them again, and return the learner's stars.

    Answers of a lesson that was locked meanwhile are stored too: their page was opened before.
    """
    answer = jsonify(store_sent_answers(_course(course), request.get_data()))
    answer.headers[READER] = reader_mark() or ""
    return answer


def _segments(view: LessonView, number: int, stars: Stars) -> Markup:
    """The bar above a step: a solved puzzle is done, and so are steps without a puzzle right before it."""
    segments: list[Markup] = []
    done = False
    for shown in reversed(view.steps):
        done = (view.slug, shown["name"]) in stars or (done and shown["puzzle"] is None)
        segments.append(_segment(view, shown, done=done, here=shown["n"] == number))
    return Markup("").join(segments[::-1])


def _segment(view: LessonView, shown: StepView, *, done: bool, here: bool) -> Markup:
    """A segment of the bar; made once for each way that it can look."""
    look = shown["n"], done, here
    if look not in view.segments:
        draw = get_template_attribute("segment.html", "segment")
        view.segments[look] = draw(shown["n"], shown["url"], done, here, view.data["words"])
    return view.segments[look]


def _frame(shown: StepView) -> int:
    frame = small_number(request.args["moves"], len(shown["frames"]))
    return abort(404) if frame is None else frame


def _course(name: str) -> Course:
    return library().courses.get(name) or abort(404)


def _open_view(course: str, slug: str) -> LessonView:
    """A lesson whose data is requested; Refused (403) if it is locked."""
    found = _course(course)
    lesson = library().lesson(found, slug) or abort(404)
    if slug in locks_here(found):
        raise Refused(403, NOT_OPEN)
    return library().view(found, lesson, current_language())


def _lesson(course: str, slug: str) -> LessonView:
    found = _course(course)
    lesson = found.lesson(slug) or abort(404)
    return library().view(found, lesson, current_language())
