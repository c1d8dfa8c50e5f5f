"""The end of the six placement boards, for those who know the rules, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import url_for
from markupsafe import escape

from tutor.lessons.placement_boards import ENOUGH, explained_in
from tutor.web.learn.course_library import library
from tutor.web.site.markdown import plain
from tutor.web.wording.pages import round_end_words as words

if TYPE_CHECKING:
    from tutor.web.practise.lessons_after import WayView
    from tutor.web.practise.round_end import EndView
    from tutor.web.practise.rounds import RoundView


def placed_end(view: RoundView, end: EndView) -> EndView:
    """The texts of that end: the lesson to begin with, the lessons that explain the boards, and the map."""
    course = library().courses[view.round.name.rpartition("/")[2]]
    tag, gettext = view.language.tag, view.wording.gettext
    assert course.placement is not None

    def way(slug: str | None, title: str, text: str = "") -> WayView:
        lesson = course.lesson(slug or "")
        assert lesson is not None  # the loader checks it
        named, about = gettext(title) % {"number": lesson.number}, plain(gettext(lesson.title))
        return {
            "url": url_for("learn.lesson", lang=tag, course=course.name, lesson=lesson.slug),
            "title": f"{named} · {about}" if text else named,
            "text": gettext(text) if text else about,
        }

    begin = way(course.placement.lesson, words.BEGIN_WITH)
    onward: list[WayView] = [begin]
    return {
        **end,
        "enough": ENOUGH,
        "goals": [escape(gettext(words.KNOWS_RULES))] * len(view.steps),
        "onward": {direction: onward for direction in end["onward"]},
        "all": {
            "url": url_for("learn.course", lang=tag, course=course.name),
            "title": gettext(words.ALL_LESSONS),
            "text": plain(gettext(course.title)),
        },
        "placing": {
            "begin": begin,
            "taught": [
                way(explained_in(board.topic), words.LESSON, words.EXPLAINS_MISSED)
                for board in course.placement.boards
            ],
        },
    }
