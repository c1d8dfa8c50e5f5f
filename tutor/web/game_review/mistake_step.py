"""A mistake of a game as a puzzle, in the shape of a lesson's step: find the better move."""

from dataclasses import replace

from flask import url_for
from markupsafe import Markup, escape

from tutor.games.base import Game, Position
from tutor.games.color import Color
from tutor.web.board.board_link import board_url
from tutor.web.board.board_view import View, board_view
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_types import StepView
from tutor.web.learn.progress import lessons_finished
from tutor.web.site.markdown import plain
from tutor.web.wording import Wording
from tutor.web.wording.family_words import mistake_words_of
from tutor.web.wording.pages import play_words as words
from tutor.web.wording.tasks import TURN


def question_of(mistake: Mistake, you: Color | None, wording: Wording) -> Markup:
    """The question at the mistake: to the reader who made it, or about the side that made it."""
    color = mistake.position.to_move
    asked = words.YOURS_BETTER if you is color else words.FIND_BETTER
    return Markup(wording.html(wording.say(asked, color, move=mistake.played)))


def mistake_step(
    mistake: Mistake, n: int, url: str, wording: Wording, labels: dict[str, str], you: Color | None = None
) -> StepView:
    """The mistake as the n-th step of a lesson; ``you`` is the reader's side, if they have only one."""
    position = mistake.position
    color = position.to_move or Color.BLACK
    title = question_of(mistake, you, wording)
    return {
        "n": n,
        "name": str(n),
        "url": url,
        "kind": "puzzle",
        "title": title,
        "html": _about(mistake, wording),
        "turn": {"color": color.value, "text": wording.text(TURN, color, {})},
        "board": board_view(position, labels),
        "frames": [],
        "explanation": None,
        "puzzle": mistake_words_of(position.game).puzzle(wording, mistake),
    }


def mark_beginner(mistake: Mistake) -> Mistake:
    """The mistake with `begins` set, if this learner has yet to reach the lesson that teaches its reason."""
    game = mistake.position.game
    slug = mistake_words_of(game).taught(mistake)
    for course in library().courses_of(game) if slug else ():
        lesson = course.lesson(slug or "")
        if lesson is not None and lesson.number > lessons_finished(course):
            return replace(mistake, begins=True)
    return mistake


def lesson_of(mistake: Mistake, wording: Wording) -> View | None:
    """The lesson that teaches what would have helped; None when no course has it."""
    game = mistake.position.game
    slug = mistake_words_of(game).taught(mistake)
    return lesson_named(game, slug, wording) if slug else None


def lesson_named(game: Game, slug: str, wording: Wording) -> View | None:
    """The lesson of that slug in a course of these games; None when no course has it."""
    for course in library().courses_of(game):
        lesson = course.lesson(slug)
        if lesson is not None:
            return {
                "number": lesson.number,
                "title": plain(wording.gettext(lesson.title)),
                "url": url_for("learn.lesson", course=course.name, lesson=lesson.slug),
            }
    return None


def links_below(lesson: View | None, position: Position, wording: Wording, *said: str) -> Markup:
    """A line of HTML: what is ``said`` of a mistake, and links to the lesson that helps and to the board."""
    links = list(said)
    if lesson:
        name = escape(wording.gettext("Lesson %(number)s") % {"number": lesson["number"]})
        links.append(f'<a href="{escape(lesson["url"])}">{name} · {escape(lesson["title"])}</a>')
    link = escape(wording.gettext("Analysis board"))
    links.append(f'<a href="{escape(board_url(position))}">{link}</a>')
    return Markup(f"<p>{'&emsp;'.join(links)}</p>")


def _about(mistake: Mistake, wording: Wording) -> Markup:
    """The main fault of the move, and the links."""
    fault = mistake_words_of(mistake.position.game).main_fault(wording, mistake)
    return links_below(lesson_of(mistake, wording), mistake.position, wording, fault)
