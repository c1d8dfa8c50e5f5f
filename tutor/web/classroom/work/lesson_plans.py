"""The plan of a lesson for its teacher: a row for each step, then the boards with wrong answers to expect.

Everything comes from the lesson itself, so each lesson has a plan in every language. It prints on two pages.
"""

from flask import Blueprint, abort, g, render_template, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.games.base import PASS
from tutor.games.kinds.kind import Answer
from tutor.games.table import find_game
from tutor.lessons.model import Course, Lesson, Step
from tutor.puzzles.usual_wrong import usual_wrong
from tutor.web.board.board_view import View
from tutor.web.classroom.people.links import address_lasts, address_to_read, qr_code, site
from tutor.web.classroom.work.locked_page import locked_page
from tutor.web.classroom.work.puzzle_boards import Asked, PuzzleBoards, asked_in_lesson
from tutor.web.classroom.work.worksheets import on_paper
from tutor.web.learn.course_library import library
from tutor.web.practise.workbench import at_workbench
from tutor.web.site.markdown import inline, plain
from tutor.web.wording.family_words import words_of
from tutor.web.wording.tasks import said_without_square

blueprint = Blueprint("lesson_plans", __name__, url_prefix="/<lang>/print/plan")

MINUTES = {"tell": 1, "play": 1, "explain": 1, "one": 2, "choice": 2, "many": 3, "sequence": 3, "game": 8}
"""Minutes that a step takes with a class, by its kind or by how it is answered; talking about it included."""

MOST_BOARDS = 9
"""The most boards on the second page."""


@blueprint.get("/<course>/<lesson>/")
def page(course: str, lesson: str) -> ResponseReturnValue:
    found = library().courses.get(course) or abort(404)
    one = found.lesson(lesson) or abort(404)
    if (locked := locked_page(found, lesson)) is not None:
        return locked
    address = site().rstrip("/") + url_for("learn.lesson", course=course, lesson=lesson)
    with at_workbench():
        boards = PuzzleBoards()
        rows = [_row(boards, found, one, number) for number in range(1, len(one.steps) + 1)]
        expected = _expected(boards, found, one)
    return render_template(
        "classroom/work/lesson-plan.html",
        heading=f"{one.number}. {plain(g.translations.gettext(one.title))}",
        goal=on_paper(inline(g.translations.gettext(one.goal))),
        minutes=sum(row["minutes"] for row in rows),
        unplugged=g.translations.gettext(words_of(find_game(found.game)).unplugged),
        rows=rows,
        expected=expected,
        phrases=boards.phrases,
        qr=qr_code(address) if address_lasts() else None,
        address=address_to_read(address) if address_lasts() else None,
        learn_url=url_for("learn.lesson", course=course, lesson=lesson),
        sheet_url=url_for("worksheets.lesson", course=course, lesson=lesson),
    )


def _row(boards: PuzzleBoards, course: Course, lesson: Lesson, number: int) -> View:
    """The row of a step: its minutes, what the class does, what is said or asked, and what is right."""
    step = lesson.step(number)
    asked = asked_in_lesson(course.name, lesson.slug, lesson.names[number - 1])
    if asked is None:
        return {
            "number": number,
            "minutes": MINUTES[step.kind],
            "does": step.kind,
            "title": on_paper(inline(g.translations.gettext(step.title))),
            "text": on_paper(inline(_one_line(step))),
            "picture": step.picture,
            "right": "",
        }
    select = asked.task.select
    return {
        "number": number,
        "minutes": MINUTES[select],
        "does": "game" if select == "game" else "ask",
        "title": on_paper(boards.question(asked)),
        "text": "",
        "right": "" if select == "game" else _right(boards, asked),
    }


def _one_line(step: Step) -> str:
    return g.translations.gettext(step.text).replace("\n\n", " ") if step.text else ""


def _right(boards: PuzzleBoards, asked: Asked) -> Markup:
    """The right answer in few words: squares, a pass, or options."""
    task, squares = asked.task, boards.right(asked)
    if task.answers == (PASS,):
        return on_paper(boards.wording.html(boards.wording.say(said_without_square(task), task.color)))
    if not task.options:
        return Markup(" ").join(Markup("<bdi>{}</bdi>").format(square) for square in squares)
    parts = [
        on_paper(boards.wording.html(boards.wording.option(option)))
        if option.position is None
        else Markup.escape(g.translations.gettext("Board %(n)s") % {"n": place})
        for place, option in enumerate(task.options, 1)
        if option.key in task.answers
    ]
    return Markup(" · ").join(parts)


def _expected(boards: PuzzleBoards, course: Course, lesson: Lesson) -> list[View]:
    """The boards on which a wrong answer is to be expected, with the feedback on it."""
    found: list[View] = []
    named: set[str] = set()
    for number, name in enumerate(lesson.names, 1):
        asked = asked_in_lesson(course.name, lesson.slug, name)
        given, codes = usual_wrong(asked.task, named) if asked else ((), ())
        if asked is None or not given or len(found) == MOST_BOARDS:
            continue
        shown = boards.answered(asked, given)
        if shown is not None:
            named.update(codes)
            found.append(_board(boards, asked, given, shown) | {"number": number})
    return found


def _board(boards: PuzzleBoards, asked: Asked, given: Answer, shown: View) -> View:
    task = asked.task
    squares = [tap for tap in given if tap in task.position.game.squares]
    wrong = [square for square in squares if square not in task.answers]
    color = task.position.to_move if asked.step.to_move and task.after is None else None
    return {
        "board": shown["board"],
        "move": task.move if task.after is None else None,
        "color": color.value if color else None,
        "right": _right(boards, asked),
        "squares": boards.right(asked),
        "wrong": wrong if task.select != "choice" else [],
        "given": [Markup(said) for said in shown["said"]] or squares,
        "say": shown["feedback"]["title"],
        "more": shown["feedback"].get("detail"),
    }
