"""The courses for web pages: read and prepared at the start, put into words once for each language."""

from functools import cached_property
from pathlib import Path
from threading import Lock

from flask import Flask, current_app

from tutor.games.base import Game
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.history import History
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_courses, load_history
from tutor.lessons.model import Course, Lesson, Step
from tutor.lessons.twelve import Form, FormName, read_forms
from tutor.web.learn.lesson_view import WELCOME, LessonView, PreparedLesson, comeback_name, prepare
from tutor.web.site.languages import Catalogues, Language
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

DICTIONARY = "words"
"""The slug of the lesson that holds the words of a course; no file of a lesson may have this name."""

FIRST_BOARD = "first-board"
"""The name of the only step of the home page."""


class CourseLibrary:
    """Every course with its lessons, in the order in which they are learned; LessonError if there is none."""

    def __init__(self, folder: Path, catalogues: Catalogues) -> None:
        found = load_courses(folder)
        self.courses = dict(sorted(found.items(), key=lambda named: named[1].game != USUAL_GAME))
        if not self.courses:
            raise LessonError(str(folder), None, "", "there is no course here")
        self.histories: dict[str, History | None] = {
            name: load_history(folder / name, find_game(course.game)) for name, course in self.courses.items()
        }
        """The history of each course's game, if the course has it."""
        self._folder = folder
        self._forms: dict[str, dict[FormName, Form]] = {}
        self._catalogues = catalogues
        self._prepared: dict[tuple[str, str], PreparedLesson] = {}
        self._views: dict[tuple[str, str, str], LessonView] = {}
        self._making = Lock()
        for course in self.courses.values():
            for lesson in (welcome(course), dictionary(course), *course.lessons):
                self._prepared[course.name, lesson.slug] = prepare(course, lesson, folder / course.name)

    def prepared(self, course: Course, lesson: Lesson) -> PreparedLesson:
        """A lesson with its boards read and its puzzles set."""
        return self._prepared[course.name, lesson.slug]

    @property
    def first_course(self) -> Course:
        """The course that a newcomer begins: that of the usual game, if there is one."""
        return next(iter(self.courses.values()))

    @cached_property
    def puzzles(self) -> tuple[str, ...]:
        """The names of the puzzles of all lessons, as in `Comeback.puzzle`."""
        return tuple(
            comeback_name(course, lesson, name)
            for course in self.courses.values()
            for lesson in course.lessons
            for name in self.prepared(course, lesson).puzzles
        )

    def forms(self, course: Course) -> dict[FormName, Form]:
        """The forms of the test of a course by name, read at the first call; empty if it has no test."""
        if course.name not in self._forms:
            folder = self._folder / course.name
            forms = read_forms(folder, course, find_game(course.game))
            for form in forms.values():
                self._prepared[course.name, form.lesson.slug] = prepare(course, form.lesson, folder)
            self._forms[course.name] = forms
        return self._forms[course.name]

    def course_of(self, game: Game) -> Course:
        """The first course that teaches the family of a game; the first of all if none does."""
        return next(iter(self.courses_of(game)), self.first_course)

    def courses_of(self, game: Game) -> list[Course]:
        """The courses that teach the family of a game."""
        return [one for one in self.courses.values() if find_game(one.game).family == game.family]

    def view(
        self, course: Course, lesson: Lesson, language: Language, kind: type[LessonView] = LessonView
    ) -> LessonView:
        """A lesson in a language; making it takes a moment, so only one thread does."""
        key = course.name, lesson.slug, language.tag
        view = self._views.get(key)
        if view is None:
            with self._making:
                view = self._views.get(key)
                if view is None:
                    wording = Wording(self._catalogues[language.tag], language.locale)
                    view = kind(self.prepared(course, lesson), language, wording)
                    self._views[key] = view
        return view

    def lesson(self, course: Course, slug: str) -> Lesson | None:
        """A lesson by its slug; the board of the home page counts as one."""
        return welcome(course) if slug == WELCOME else course.lesson(slug)


def welcome(course: Course) -> Lesson:
    """The first board of a course, on which a newcomer plays before reading anything."""
    game = find_game(course.game)
    asked = puzzles_of(game)
    board = asked.first_board or game.diagram(game.start())
    title = words_of(game).first_question
    return Lesson(
        number=0,
        slug=WELCOME,
        title=course.title,
        goal="",
        cover=1,
        steps=(Step(board=board, title=title, to_move="black", puzzle=asked.first or asked.any_move),),
        names=(FIRST_BOARD,),
    )


def dictionary(course: Course) -> Lesson:
    """The words of a course, as a lesson without puzzles."""
    steps = tuple(word.step for word in course.words)
    names = tuple(word.name for word in course.words)
    return Lesson(number=0, slug=DICTIONARY, title=course.title, goal="", cover=1, steps=steps, names=names)


def library() -> CourseLibrary:
    """The course library of the application that answers this request."""
    found: CourseLibrary = current_app.extensions["course_library"]
    return found


def init_library(app: Flask, catalogues: Catalogues) -> CourseLibrary:
    """Read the lessons; a lesson that cannot be read stops the start with a LessonError."""
    app.extensions["course_library"] = CourseLibrary(app.config["LESSONS"], catalogues)
    return library_of(app)


def library_of(app: Flask) -> CourseLibrary:
    """The course library of an application, outside a request."""
    found: CourseLibrary = app.extensions["course_library"]
    return found
