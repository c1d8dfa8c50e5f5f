"""The results of a class in the test of twelve boards: for each theme, a bar for each form."""

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from tutor.lessons.model import Course
from tutor.lessons.twelve import PLACES
from tutor.storage.learners.forms import forms_of_class
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.work.course_choice import courses_of
from tutor.web.learn.course_library import library
from tutor.web.learn.twelve.form_view import count_right, theme_title
from tutor.web.site.learners import database
from tutor.web.wording.classroom.work_words import FORM_NAMES

blueprint = Blueprint("test_results", __name__, url_prefix="/<lang>/class/<class_id>/test")


@blueprint.get("/")
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """How many pupils found the move of each theme in each form, of those who answered the whole form."""
    class_ = class_of_teacher(class_id)
    tested = [course for course in courses_of(class_) if library().forms(course)]
    return render_template(
        "classroom/work/test-results.html",
        class_=class_,
        courses=[_results(class_id, course) for course in tested],
    )


def _results(class_id: str, course: Course) -> View:
    given = forms_of_class(database(), class_id, course.name)
    forms = []
    themes: dict[str, list[View]] = {}
    for name, form in library().forms(course).items():
        prepared = library().prepared(course, form.lesson)
        done = [answers for answers in given.get(name, {}).values() if len(answers) == len(PLACES)]
        judged = [count_right(prepared, answers) for answers in done]
        title = g.translations.gettext(FORM_NAMES[name])
        right = sum(sum(one) for one in judged)
        forms.append({"name": name, "title": title, "pupils": len(done), "right": right})
        for at, theme in enumerate(form.themes):
            bar = {"form": name, "title": title, "n": sum(one[at] for one in judged), "of": len(done)}
            themes.setdefault(theme, []).append(bar)
    return {
        "title": g.translations.gettext(course.title),
        "forms": [one | {"of": one["pupils"] * len(PLACES)} for one in forms],
        "themes": [{"title": theme_title(course, theme), "bars": bars} for theme, bars in themes.items()],
    }
