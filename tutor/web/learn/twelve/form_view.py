"""A form of the test in one language: its boards, and after the last answer how each game goes on."""

from flask import url_for

from tutor.lessons.model import Course
from tutor.lessons.twelve import PLACES, Form, FormName
from tutor.puzzles.judge import judge_single
from tutor.storage.learners.forms import Given
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_ending import cover_of
from tutor.web.learn.lesson_view import LessonView, PreparedLesson
from tutor.web.site.languages import current_language
from tutor.web.site.markdown import plain


class FormView(LessonView):
    """A form as a lesson; its pages carry no solutions before all boards are answered."""

    def url(self, step: str | None = None) -> str:
        return form_url(self.prepared.course, self.slug.rpartition("/")[2])


def form_url(course: Course, form: str) -> str:
    """The address of a form."""
    return url_for("twelve.page", course=course.name, form=form)


def find_form(course: Course, name: str) -> Form | None:
    """The form of that name of a course's test; None if there is none."""
    return next((form for form in library().forms(course).values() if form.name == name), None)


def view_form(course: Course, form: Form) -> LessonView:
    """A form in the language of the page."""
    return library().view(course, form.lesson, current_language(), FormView)


def answer_view(view: LessonView, form: Form, given: Given) -> list[View]:
    """Each board of a form with the answer given, whether it was right, and how the game goes on."""
    shown = []
    for place, theme in zip(PLACES, form.themes, strict=True):
        task = view.prepared.task(place)
        assert task is not None
        square, step = given[place], view.steps[int(place) - 1]
        puzzle = step["puzzle"]
        assert puzzle is not None
        shown.append(
            {
                "step": step,
                "theme": theme_title(view.prepared.course, theme),
                "given": square,
                "best": task.puzzle.best(task),
                "right": judge_single(task, square).verdict == "right",
                "feedback": puzzle["feedback"].get(square),
            }
        )
    return shown


def count_right(prepared: PreparedLesson, given: Given) -> list[bool]:
    """For each board of a form, in order, whether it was answered right; all must have been answered."""
    judged = []
    for place in PLACES:
        task = prepared.task(place)
        assert task is not None
        judged.append(judge_single(task, given[place]).verdict == "right")
    return judged


def theme_title(course: Course, slug: str) -> str:
    """A theme of the test in words: the title of its lesson."""
    lesson = course.lesson(slug)
    assert lesson is not None
    return plain(library().view(course, lesson, current_language()).title)


def offered_before(course: Course) -> str | None:
    """The slug of the first lesson that the test is about, before which form "a" is offered; None without."""
    forms = library().forms(course)
    return forms["a"].themes[0] if forms else None


def offers(course: Course) -> dict[FormName, View]:
    """The forms that the map of a course offers, by name."""
    return {
        name: {"url": form_url(course, name), "board": cover_of(course.game, form.lesson)}
        for name, form in library().forms(course).items()
    }
