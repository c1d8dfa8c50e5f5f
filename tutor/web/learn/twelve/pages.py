"""The pages of the test: its boards, and once all are answered, how each game goes on."""

from flask import Blueprint, abort, g, redirect, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from tutor.lessons.model import Course
from tutor.lessons.twelve import PLACES, Form, form_slug
from tutor.storage.learners.forms import Given
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import library
from tutor.web.learn.twelve.form_view import answer_view, find_form, form_url, view_form
from tutor.web.learn.twelve.given_answers import is_move, keep_given, own_answers
from tutor.web.site.messages import N_
from tutor.web.wording.pages.pair_words import AGAIN, NEXT

blueprint = Blueprint("twelve", __name__, url_prefix="/<lang>/learn/<course>/test")

TITLE = N_("Twelve boards")


@blueprint.route("/<form>", methods=["GET", "POST"])
def page(course: str, form: str) -> ResponseReturnValue:
    """A form: its boards without solutions, or, once all are answered, how each game goes on."""
    found = library().courses.get(course) or abort(404)
    known = find_form(found, form) or abort(404)
    refused, status = None, 200
    if request.method == "POST":
        place, square = request.form.get("place", ""), request.form.get("tap", "")
        if place not in PLACES:
            abort(400)
        if is_move(found, form, place, square):
            status = keep_given(found, form, place, square)
            if status == 200:
                return _on(found, form, place)
        else:
            refused, status = place, 400
    given = own_answers(found, form)
    if request.method == "GET" and not given and not request.args:
        allow_caching()
    draw = _result if len(given) == len(PLACES) else _boards
    return draw(found, known, given, refused=refused, saved=status != 503), status


def _on(course: Course, form: str, place: str) -> Response:
    """Redirect to the next board without an answer; to the results if there is none."""
    given = own_answers(course, form)
    after = PLACES[PLACES.index(place) + 1 :] + PLACES
    following = next((one for one in after if one not in given), None)
    return redirect(form_url(course, form) + (f"#board-{following}" if following else ""), 303)


def _boards(course: Course, form: Form, given: Given, *, refused: str | None, saved: bool) -> str:
    view = view_form(course, form)
    boards = [
        {
            "place": place,
            "title": step["title"],
            "turn": step["turn"],
            "board": step["board"],
            "given": given.get(place),
        }
        for place, step in zip(PLACES, view.steps, strict=True)
    ]
    return render_template(
        "learn/twelve.html",
        title=g.translations.gettext(TITLE),
        name=form_slug(form.name),
        boards=boards,
        of=len(boards),
        done=len(given),
        refused=refused,
        saved=saved,
        url=form_url(course, form.name),
        course=course.name,
    )


def _result(course: Course, form: Form, given: Given, *, refused: str | None, saved: bool) -> str:
    view = view_form(course, form)
    answers = answer_view(view, form, given)
    return render_template(
        "learn/twelve-result.html",
        title=g.translations.gettext(TITLE),
        answers=answers,
        right=sum(one["right"] for one in answers),
        of=len(answers),
        phrases=view.wording.phrases,
        words={"next": g.translations.gettext(NEXT), "again": g.translations.gettext(AGAIN)},
        course=course.name,
    )
