"""The part of a step's page that it fetches later, after its first board is shown."""

from typing import Any

from flask import render_template, request, url_for
from markupsafe import Markup

from tutor.web.http.cached_data import SentData, as_sent
from tutor.web.learn.lesson_ending import draw_blank_ending
from tutor.web.learn.lesson_types import LessonRest
from tutor.web.learn.lesson_view import LessonView
from tutor.web.site.words import words_of, words_url
from tutor.web.wording.pages.page_words import LOST, PLAYING, page_words


def rest_of(view: LessonView) -> SentData:
    """The rest of a lesson's pages; made once."""
    if view.rest is None:
        rest: LessonRest = {
            "ending": draw_blank_ending(view),
            "terms": words_in(view),
            "lost": page_words(view.wording.translations, LOST),
            "playing": page_words(view.wording.translations, PLAYING),
        }
        view.rest = as_sent(rest)
    return view.rest


def rest_url(view: LessonView) -> str:
    """The address of that rest, which changes with its content."""
    root = request.script_root
    if root not in view.rest_urls:
        where: dict[str, Any] = {"lang": view.language.tag, "course": view.prepared.course.name}
        view.rest_urls[root] = url_for(
            "learn.lesson_rest", **where, lesson=view.slug, v=rest_of(view).version
        )
    return view.rest_urls[root]


def words_in(view: LessonView, number: int | None = None) -> Markup:
    """The words that one step of a lesson, or all its steps, introduce, as a part of a page; made once."""
    if number not in view.terms:
        found = [word for word in words_of(view) if number in (None, word["at"])]
        page = words_url(view.prepared.course)
        terms = render_template("learn/terms.html", words=found, number=number, words_url=page)
        view.terms[number] = Markup(terms)
    return view.terms[number]
