"""The words of a game: a page of all of them, and those that a lesson uses for the first time.

The header and foot of the pages about a game, which link to that page, are here too.
"""

from typing import cast

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.base import Game
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.web.board.board_picture import picture_url
from tutor.web.board.board_view import View
from tutor.web.classroom.work.courses_here import courses_here, other_courses
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import dictionary, library
from tutor.web.learn.lesson_view import LessonView
from tutor.web.play.front_pages import OTHERS, chooser_url
from tutor.web.site.languages import Language, current_language
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of as said_of

blueprint = Blueprint("words", __name__, url_prefix="/<lang>/words")


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """Every word, explained in one sentence with a board, and the lesson in which it comes first."""
    course, language = course_asked(), current_language()
    if not request.args:
        allow_caching()
    first = {
        name: library().view(course, lesson, language)
        for lesson in reversed(course.lessons)
        for step in lesson.steps
        for name in step.words
    }
    words = _words(course, language)
    view = library().view(course, dictionary(course), language)
    said = said_of(find_game(course.game))
    history = url_for("history.page", course=request.args.get("course"))
    return render_template(
        "site/words.html",
        words=[word | {"lesson": _lesson(first.get(name))} for name, word in words.items()],
        courses=other_courses("words.page", course),
        history_url=history if library().histories[course.name] else None,
        unread=view.wording.gettext(said.words_unread) if language.tag in said.words_unread_in else None,
        **frame_of_course(course, g.translations.gettext("Words of the game"), view.wording),
    )


def words_url(course: Course) -> str:
    """The address of the words of a course; if it has none, of the first course that the reader may see."""
    named = course.name if course.words and course is not library().first_course else None
    return url_for("words.page", course=named)


def practised_at(course: Course) -> str:
    """The address at which the game of a course is practised."""
    if course is library().first_course:
        return url_for("practise.page")
    return url_for("practise.start", drill=course.name)


def frame_of(game: Game, wording: Wording) -> dict[str, str]:
    """The foot of a page about this game, and the header's links to its lessons, practice and games.

    Links to lessons and practice are left out, so that those of the usual game stay, if the reader's class
    does not see the course of this game.
    """
    course = library().course_of(game)
    frame = {"foot": wording.gettext(said_of(game).foot), "words_url": words_url(course)}
    if game.family in OTHERS:
        frame["play_url"] = chooser_url(game.family)
        if course in courses_here():
            frame["map_url"] = url_for("learn.course", course=course.name)
            frame["practise_url"] = practised_at(course)
    return frame


def frame_of_course(course: Course, title: str, wording: Wording) -> dict[str, str]:
    """`frame_of` the course's game, with the page's title; it names the game if that is not the usual one."""
    game = find_game(course.game)
    frame = {"title": title} | frame_of(game, wording)
    if game.family in OTHERS:
        frame["title"] = f"{title} · {wording.gettext(said_of(game).name)}"
        frame["picture_url"] = picture_url(course.game, game.start().cells())
    return frame


def course_asked() -> Course:
    """The course that the address names, else the first that the reader may see."""
    return library().courses.get(request.args.get("course", "")) or courses_here()[0]


def words_of(view: LessonView) -> list[View]:
    """The words that come first in a lesson, each with the number of its step in ``at``."""
    course = view.prepared.course
    words = _words(course, view.language) if course.words else {}
    return [
        words[name] | {"at": number}
        for number, step in enumerate(view.prepared.lesson.steps, 1)
        for name in step.words
    ]


def _words(course: Course, language: Language) -> dict[str, View]:
    steps = library().view(course, dictionary(course), language).steps
    return {word.name: cast(View, step) for word, step in zip(course.words, steps, strict=True)}


def _lesson(view: LessonView | None) -> View | None:
    return {"title": view.title, "number": view.number, "url": view.first_url} if view else None
