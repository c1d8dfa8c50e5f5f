"""Reports: what one pupil, or the whole class, missed and misunderstands."""

from collections.abc import Sequence
from datetime import UTC, datetime

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.classroom.people.seats import seat_in_class, seats_of
from tutor.classroom.work.assignments import Assigned, assigned_to, is_part_of
from tutor.classroom.work.missed import Missed, MissedPuzzle, by_puzzle, missed_in_class
from tutor.classroom.work.progress_table import Cell, Row, read_grid
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.puzzles.practice.mastery import name_misconceptions
from tutor.puzzles.practice.mixed import practice_in
from tutor.puzzles.practice.rounds import MENDED_IN, MENDING
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.work.assignment_pages import assigned_view
from tutor.web.classroom.work.course_choice import courses_of, lesson_key
from tutor.web.classroom.work.csv_export import csv_answer
from tutor.web.classroom.work.progress_pages import numbers, puzzles_of_lessons, shown_row
from tutor.web.classroom.work.puzzle_boards import PuzzleBoards, ask_again, lesson_of, title_of
from tutor.web.learn.course_library import library
from tutor.web.practise.practice_progress import tries_of
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain
from tutor.web.wording.classroom.table_heads import LESSON_COLUMNS, MISSED_COLUMNS, VERDICTS, WHERE
from tutor.web.wording.misconception_names import MISUNDERSTOOD

blueprint = Blueprint("reports", __name__, url_prefix="/<lang>/class/<class_id>")

MOST_SHOWN = 20
"""How many missed puzzles one page draws."""

MOST_ANSWERS = 3
"""How many different wrong answers to one puzzle are drawn."""


@blueprint.get("/report/<seat_id>/")
@needs_teacher
def pupil(class_id: str, seat_id: str) -> ResponseReturnValue:
    """One pupil: lessons, misconceptions by name, and what was missed, drawn on the board."""
    class_ = class_of_teacher(class_id)
    seat = seat_in_class(database(), class_id, seat_id) or abort(404)
    tries = tries_of(seat.learner_id)
    named = name_misconceptions([one.tried for one in tries])
    work = _work(class_id)
    missed = _only(work, missed_in_class(database(), class_id, seat_id=seat_id))
    boards = PuzzleBoards()
    shown = _drawn(boards, by_puzzle(missed)[:MOST_SHOWN])
    return render_template(
        "classroom/work/pupil-report.html",
        class_=class_,
        seat=seat,
        work=assigned_view(work)["title"] if work else None,
        courses=[_bars(course, class_id, seat_id) for course in courses_of(class_)],
        practised=sum(bool(one.puzzle) for one in tries),
        misunderstood=_apart(
            [_told(one.code) | {"boards": one.boards, "of": one.of} for one in named], class_
        ),
        missed=shown,
        phrases=boards.phrases,
        words=boards.words,
    )


def _row(course: Course, class_id: str, seat_id: str) -> Row:
    """What a pupil has done in a course."""
    rows = read_grid(database(), class_id, course.name, puzzles_of_lessons(course), datetime.now(UTC))
    return next(row for row in rows if row.seat_id == seat_id)


def _bars(course: Course, class_id: str, seat_id: str) -> View:
    """A pupil's progress in each lesson of a course, with the title of the course."""
    gettext = g.translations.gettext
    cells = shown_row(_row(course, class_id, seat_id), puzzles_of_lessons(course))["cells"]
    titles = [plain(gettext(lesson.title)) for lesson in course.lessons]
    return {
        "title": gettext(course.title),
        "lessons": [{"title": title, **cell} for title, cell in zip(titles, cells, strict=True)],
    }


@blueprint.get("/report/")
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """The whole class: who misunderstands what, and the puzzles that most pupils missed."""
    class_ = class_of_teacher(class_id)
    pupils: dict[str, list[View]] = {}
    for seat in seats_of(database(), class_id):
        tries = tries_of(seat.learner_id)
        for one in name_misconceptions([one.tried for one in tries]):
            url = url_for("reports.pupil", class_id=class_id, seat_id=seat.id)
            pupils.setdefault(one.code, []).append({"name": seat.name, "url": url})
    work = _work(class_id)
    missed = by_puzzle(_only(work, missed_in_class(database(), class_id)))
    boards = PuzzleBoards()
    shown = _drawn(boards, sorted(missed, key=lambda one: -one.pupils)[:MOST_SHOWN])
    return render_template(
        "classroom/work/report.html",
        class_=class_,
        work=assigned_view(work)["title"] if work else None,
        misunderstood=_apart(
            [
                _told(code) | {"pupils": named}
                for code, named in sorted(pupils.items(), key=lambda item: -len(item[1]))
            ],
            class_,
        ),
        missed=shown,
        phrases=boards.phrases,
        words=boards.words,
    )


@blueprint.get("/report/missed.csv")
@needs_teacher
def missed_csv(class_id: str) -> ResponseReturnValue:
    """Every wrong answer of the class as a table for a spreadsheet."""
    class_ = class_of_teacher(class_id)
    lines = _missed_lines(missed_in_class(database(), class_id))
    return csv_answer(f"{class_.name} × {datetime.now(UTC):%Y-%m-%d}", lines)


@blueprint.get("/report/<seat_id>/report.csv")
@needs_teacher
def pupil_csv(class_id: str, seat_id: str) -> ResponseReturnValue:
    """One pupil as a table for a spreadsheet: each lesson, and below it every wrong answer."""
    class_ = class_of_teacher(class_id)
    seat = seat_in_class(database(), class_id, seat_id) or abort(404)
    gettext = g.translations.gettext
    lessons = []
    for course in courses_of(class_):
        cells = _row(course, class_id, seat_id).cells
        lessons += [
            [f"{lesson.number}. {plain(gettext(lesson.title))}", *numbers(cells.get(lesson.slug, Cell()))]
            for lesson in course.lessons
        ]
    head = [gettext(name) for name in (WHERE, *LESSON_COLUMNS)]
    missed = _missed_lines(missed_in_class(database(), class_id, seat_id=seat_id))
    return csv_answer(f"{seat.name} {datetime.now(UTC):%Y-%m-%d}", [head, *lessons, [], *missed])


def _work(class_id: str) -> Assigned | None:
    """The assignment to which the address limits the report; None for all, or if it was withdrawn."""
    wanted = request.args.get("work")
    return next((one for one in assigned_to(database(), class_id) if one.id == wanted), None)


def _only(work: Assigned | None, missed: Sequence[Missed]) -> list[Missed]:
    return [one for one in missed if work is None or is_part_of(work, one.puzzle, one.at)]


def _missed_lines(missed: Sequence[Missed]) -> list[list[str]]:
    """The lines of a table of wrong answers, the header first."""
    gettext = g.translations.gettext
    boards = PuzzleBoards()
    questions: dict[str, tuple[str, str]] = {}
    for one in by_puzzle(missed):
        asked = ask_again(one)
        if asked is not None:
            step = f" {asked.number}" if asked.number else ""
            questions[one.puzzle] = asked.where + step, Markup(boards.question(asked)).striptags()
    return [[gettext(name) for name in MISSED_COLUMNS], *(_line(one, questions) for one in missed)]


def _line(one: Missed, questions: dict[str, tuple[str, str]]) -> list[str]:
    gettext = g.translations.gettext
    lesson = lesson_of(one)
    where, question = questions.get(one.puzzle, (title_of(lesson) if lesson else one.puzzle, ""))
    misconceptions = [gettext(MISUNDERSTOOD[code]) for code in one.misconceptions if code in MISUNDERSTOOD]
    return [
        one.name,
        where,
        question,
        " ".join(one.given),
        gettext(VERDICTS[one.verdict]),
        str(one.help),
        "\n".join(misconceptions),
        one.at.strftime("%Y-%m-%d %H:%M"),
    ]


def _apart(misconceptions: list[View], class_: SchoolClass) -> list[View]:
    """Misconceptions course by course; the first of a course has its title in ``heads``.

    If the class has only one course, there are no such headings.
    """
    order = [plain(g.translations.gettext(one.title)) for one in courses_of(class_)]
    misconceptions = sorted(
        misconceptions, key=lambda one: order.index(one["course"]) if one["course"] in order else len(order)
    )
    firsts = {one["course"]: one["code"] for one in reversed(misconceptions)} if len(order) > 1 else {}
    return [
        one | {"heads": one["course"] if firsts.get(one["course"]) == one["code"] else ""}
        for one in misconceptions
    ]


def _told(code: str) -> View:
    """A misconception in words, with its course and a link to the drill or the lesson against it."""
    about = library().course_of(find_game(practice_in(code).game))
    title = plain(g.translations.gettext(about.title))
    row_view: View = {"code": code, "course": title, "text": g.translations.gettext(MISUNDERSTOOD[code])}
    if code in MENDING:
        return row_view | {"url": url_for("practise.start", drill=code)}
    lesson = about.lesson(MENDED_IN[code]) if code in MENDED_IN else None
    if lesson is None:
        return row_view
    title = plain(g.translations.gettext(lesson.title))
    return row_view | {
        "lesson": {"number": lesson.number, "title": title, "key": lesson_key(about, lesson)},
        "url": url_for("learn.lesson", course=about.name, lesson=lesson.slug),
    }


def _drawn(boards: PuzzleBoards, missed: Sequence[MissedPuzzle]) -> list[View]:
    """Missed puzzles with the answers that were given, drawn and explained."""
    shown = []
    for one in missed:
        asked = ask_again(one)
        if asked is None:
            shown += _gone(one)
            continue
        answers = [
            view | {"times": times}
            for given, times in one.answers[:MOST_ANSWERS]
            if given and (view := boards.answered(asked, given)) is not None
        ]
        shown.append(
            {
                "where": asked.where,
                "number": asked.number,
                "question": boards.question(asked),
                "answers": answers,
                "board": boards.board(asked),
                "right_board": boards.right_board(asked),
                "solution": boards.solution(asked),
                "shown": any(not given for given, _ in one.answers),
                "pupils": one.pupils,
                "names": one.names,
            }
        )
    return shown


def _gone(missed: MissedPuzzle) -> list[View]:
    """A puzzle that its lesson has dropped: the title of the lesson, and what was answered; else empty."""
    lesson = lesson_of(missed)
    if lesson is None:
        return []
    given = [{"said": " ".join(given), "times": times} for given, times in missed.answers if given]
    who = {"pupils": missed.pupils, "names": missed.names}
    return [{"where": title_of(lesson), "gone": given[:MOST_ANSWERS], **who}]
