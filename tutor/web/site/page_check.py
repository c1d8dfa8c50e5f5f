"""Makes every lesson in every language, to find errors that show only when a page is made."""

from collections.abc import Iterator
from pathlib import Path

from flask import g

from tutor.lessons import LessonError
from tutor.web.learn.course_library import CourseLibrary, welcome
from tutor.web.learn.form_answers import State
from tutor.web.learn.lesson_view import LessonView
from tutor.web.learn.lessons import step_player
from tutor.web.learn.twelve.form_view import FormView
from tutor.web.site.languages import LANGUAGES, Catalogues, Language


def check_pages(root: Path) -> Iterator[LessonError]:
    """The errors that keep a lesson from being shown in a language, as a stray ``%`` in a translation."""
    from tutor import create_app

    app = create_app({"SECRET_KEY": "none: nobody is served", "DATABASE_URL": "sqlite://"})
    catalogues = Catalogues(root / "translations")
    library = CourseLibrary(root / "lessons", catalogues)
    with app.test_request_context():
        for language in LANGUAGES.values():
            g.language, g.translations = language, catalogues[language.tag]
            yield from _check_language(library, language)


def _check_language(library: CourseLibrary, language: Language) -> Iterator[LessonError]:
    for course in library.courses.values():
        try:
            forms = [form.lesson for form in library.forms(course).values()]
        except LessonError as error:
            yield error
            continue
        for lesson in (welcome(course), *course.lessons, *forms):
            try:
                view = library.view(course, lesson, language, FormView if lesson in forms else LessonView)
                view.sent.content.decode()
                for number in range(1, len(view.steps) + 1):
                    step_player(view, number, State(), saved=True)
            except (ValueError, KeyError, TypeError) as error:
                sentence = f"the lesson cannot be shown in {language.tag}: {error}"
                yield LessonError(f"{course.name}/{lesson.slug}", None, "", sentence)
