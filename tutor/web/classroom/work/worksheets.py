"""Worksheets to print: the puzzles of a lesson, a round or a set on boards to fill in, with an answer key.

A sheet is in the language of its address and the same for everybody; its QR code leads to the page. The code
depends on the present network, so a sheet is not cached but drawn each time, in the queue of long work.
"""

import re
from collections.abc import Sequence
from urllib.parse import urlencode

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.games.base import PASS
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import LEVELS
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.web.board.board_view import View, board_view
from tutor.web.classroom.people.links import address_lasts, address_to_read, qr_code, site
from tutor.web.classroom.work.course_choice import courses_of, courses_view
from tutor.web.classroom.work.drills_of_class import drills_of, mending_of
from tutor.web.classroom.work.locked_page import locked_page
from tutor.web.classroom.work.puzzle_boards import Asked, PuzzleBoards, asked_in_lesson
from tutor.web.http.numbers import small_number
from tutor.web.learn.course_library import library
from tutor.web.practise.rounds import Round, RoundView, rounds
from tutor.web.practise.set_rounds import SET
from tutor.web.practise.workbench import at_workbench
from tutor.web.site.languages import current_language
from tutor.web.site.markdown import plain
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.tasks import TURN, WITHOUT_SQUARE

blueprint = Blueprint("worksheets", __name__, url_prefix="/<lang>/print")

SQUARE_BUTTON = re.compile(r'<button type="button" class="sq"[^>]*>(.*?)</button>')
LAYOUTS = (2, 4, 6)
"""How many boards can be on a page of A4."""
USUAL_LAYOUT = 4
COUNTS = (4, 6, 8, 12, 16, 24)
"""How many puzzles a sheet of practice can have; it takes more from the next rounds if one has too few."""

IN_A_ROW = 10
PAIRS = 64
"""How many two-faced pieces there are to cut out: each is two circles, folded together."""
ROWS_OF_STONES = 14
"""How many rows of one-coloured pieces there are to cut out: the upper half is black."""


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """The page of everything that can be printed."""
    return render_template(
        "classroom/work/print.html",
        courses=courses_view(None),
        drills=drills_of(None),
        mending=mending_of(None),
        levels=LEVELS,
        boards=[_cut_out(course) for course in courses_of(None)],
    )


def _cut_out(course: Course) -> View:
    """The link to the board of a course and its pieces, to cut out."""
    gettext = g.translations.gettext
    return {
        "url": url_for("worksheets.board", course=course.name),
        "course": plain(gettext(course.title)),
        "title": gettext(words_of(find_game(course.game)).cut_title),
    }


@blueprint.get("/lesson/<course>/<lesson>/")
def lesson(course: str, lesson: str) -> ResponseReturnValue:
    """The puzzles of a lesson on paper."""
    found = library().courses.get(course) or abort(404)
    one = found.lesson(lesson) or abort(404)
    if (locked := locked_page(found, lesson)) is not None:
        return locked
    title = f"{one.number}. {plain(g.translations.gettext(one.title))}"
    with at_workbench():
        steps = library().prepared(found, one).puzzles
        asked = [puzzle for step in steps if (puzzle := asked_in_lesson(course, lesson, step)) is not None]
        return _sheet(title, asked, url_for("learn.lesson", course=course, lesson=lesson))


@blueprint.get("/practise/<path:name>/")
def practice(name: str) -> ResponseReturnValue:
    """The puzzles of a round of practice, or of a set, on paper."""
    found = rounds().find(name)
    if found is None:
        newest, _ = rounds().newest(name, 1) or abort(404)
        return redirect(url_for("worksheets.practice", name=newest))
    view = rounds().view(found, current_language())
    with at_workbench():  # after `view`, which takes a turn of its own if it has to make the view
        return _round_on_paper(found, name.split("/"), view)


def _round_on_paper(found: Round, parts: Sequence[str], view: RoundView) -> ResponseReturnValue:
    if parts[0] == SET or len(parts) != 3:
        return _sheet(view.heading, _asked(found), view.first_url)
    count = _chosen("puzzles", COUNTS, len(found.puzzles))
    asked, number = _asked(found), int(parts[2])
    while len(asked) < count and (more := rounds().find(f"{parts[0]}/{parts[1]}/{number + 1}")) is not None:
        asked, number = asked + _asked(more), number + 1
    other = url_for("worksheets.practice", name=f"{parts[0]}/{parts[1]}/{number + 1}") + _choices()
    return _sheet(view.heading, asked[:count], view.first_url, counts=COUNTS, another=other)


def _asked(found: Round) -> list[Asked]:
    return [Asked(made.step, made.task, "") for made in found.puzzles]


def _chosen(name: str, among: Sequence[int], usual: int) -> int:
    """The number that the address chooses; the usual one if it names none of these."""
    wanted = small_number(request.args.get(name, ""), among[-1])
    return usual if wanted is None or wanted not in among else wanted


def _choices() -> str:
    """The choices of this address, as the query of the address of another sheet."""
    numbers = {"puzzles": _chosen("puzzles", COUNTS, 0), "boards": _chosen("boards", LAYOUTS, 0)}
    chosen = urlencode({name: number for name, number in numbers.items() if number})
    return f"?{chosen}" if chosen else ""


@blueprint.get("/board/")
def board() -> ResponseReturnValue:
    """The board with which a course ends, and its pieces, to cut out."""
    course = library().courses.get(request.args.get("course", "")) or courses_of(None)[0]
    game = find_game(course.lessons[-1].steps[-1].game or course.game)
    said, gettext = words_of(game), g.translations.gettext
    pairs = [(place % IN_A_ROW, place // IN_A_ROW) for place in range(PAIRS)]
    return render_template(
        "classroom/work/paper-board.html",
        course=plain(gettext(course.title)),
        board=board_view(game.start(), {}, turn=False),
        cut_words={
            name: gettext(getattr(said, f"cut_{name}")) for name in ("title", "start", "how", "pieces")
        },
        pairs=pairs if said.two_faced else [],
        rows=ROWS_OF_STONES,
        in_a_row=IN_A_ROW,
    )


def _sheet(
    title: str, asked: Sequence[Asked], url: str, *, counts: Sequence[int] = (), another: str | None = None
) -> ResponseReturnValue:
    boards = PuzzleBoards()
    address = site().rstrip("/") + url
    return render_template(
        "classroom/work/worksheet.html",
        heading=title,
        puzzles=[_puzzle(boards, number, one) for number, one in enumerate(asked, 1)],
        qr=qr_code(address) if address_lasts() else None,
        address=address_to_read(address) if address_lasts() else None,
        layouts=LAYOUTS,
        layout=_chosen("boards", LAYOUTS, USUAL_LAYOUT),
        counts=counts,
        another=another,
    )


def _puzzle(boards: PuzzleBoards, number: int, asked: Asked) -> View:
    """One puzzle on paper: the question, the board, the options, and the answer for the key."""
    task, wording = asked.task, boards.wording
    move = task.move if task.after is None else None
    color = task.position.to_move if asked.step.to_move and task.after is None else None
    return {
        "number": number,
        "question": on_paper(boards.question(asked)),
        "turn": on_paper(wording.html(wording.say(TURN, color))) if color else None,
        "board": boards.board(asked),
        "move": move,
        "color": color.value if color else None,
        "select": task.select,
        "without_square": _without_square(wording, task),
        "options": [
            {
                "board": boards.option_board(option),
                "html": "" if option.position else on_paper(wording.html(wording.option(option))),
                "right": option.key in task.answers,
            }
            for option in task.options
        ],
        "right": boards.right(asked),
        "passes": task.answers == (PASS,),
        "solution": on_paper(wording.html(boards.solution(asked))),
    }


def _without_square(wording: Wording, task: Task) -> str | None:
    """The answer without a square (as a pass), to be marked below the board; None if there is none."""
    return wording.gettext(WITHOUT_SQUARE[task.puzzle.without_square]) if task.can_pass else None


def on_paper(html: str) -> Markup:
    """HTML without the buttons of squares' names, which cannot be pressed on paper."""
    return Markup(SQUARE_BUTTON.sub(r'<b class="sq">\1</b>', str(html)))
