"""Finds the next board of a demo: a step of a lesson, a puzzle of a round or of a set, and those beside it.

Steps and puzzles stand in rows. A `Place` names a row and a step in it: a course and a lesson, or, without a
course, the name of a round of practice, or ``set/`` and the identifier of a set.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from flask import g, request
from msgspec.structs import replace

from tutor.classroom.demo import actions
from tutor.classroom.demo.demo import Demo, Place
from tutor.classroom.work.sets import Changed, StoredSet, puzzles_of, set_of_teacher
from tutor.games.errors import RulesError
from tutor.games.families import levels_of
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.practice.rounds import MOST_ROUNDS
from tutor.web.board.board_view import View
from tutor.web.board.shown_games import shown_game
from tutor.web.classroom.access.identity import signed_in_teacher
from tutor.web.classroom.work.course_choice import find_lesson
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import small_number
from tutor.web.learn.course_library import library
from tutor.web.practise.rounds import COURSE, rounds
from tutor.web.practise.set_rounds import SET
from tutor.web.site.learners import database
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.family_words import titles

Change = Callable[[Demo], Demo]
"""Makes the next demo."""

MOST_IN_A_ROW = 999


@dataclass(frozen=True)
class Row:
    """Steps that follow each other, with their names; ``after`` and ``before`` are the places beside it."""

    game: str
    steps: tuple[Step, ...]
    names: tuple[str, ...]
    after: Place | None = None
    before: Place | None = None


def find_row(place: Place) -> Row | None:
    """The row of a place; None if it no longer exists."""
    if place.course:
        return _lesson(place)
    kind, _, rest = place.name.partition("/")
    if kind == SET:
        return _numbered_row(puzzles_of(database(), rest))
    found = rounds().find(place.name)
    if found is None:
        return None
    after = Place("", found.following, "1") if found.following else None
    return _numbered_row(tuple(made.step for made in found.puzzles), after)


def _numbered_row(steps: tuple[Step, ...], after: Place | None = None) -> Row:
    return Row(COURSE.game, steps, tuple(map(str, range(1, len(steps) + 1))), after)


def _lesson(place: Place) -> Row | None:
    course = library().courses.get(place.course)
    lesson = course.lesson(place.name) if course else None
    if course is None or lesson is None:
        return None
    beside = {other.number - lesson.number: other for other in course.lessons}
    after, before = beside.get(1), beside.get(-1)
    return Row(
        course.game,
        lesson.steps,
        lesson.names,
        Place(course.name, after.slug, after.names[0]) if after else None,
        Place(course.name, before.slug, before.names[-1]) if before else None,
    )


def show(place: Place) -> Change:
    """Show the step at a place; 404 where there is none."""
    row = find_row(place)
    if row is None or place.step not in row.names:
        raise Refused(404, words.NO_SUCH_STEP)
    step = row.steps[row.names.index(place.step)]
    return lambda demo: actions.open_step(demo, row.game, step, place)


def show_beside(place: Place | None, by: int) -> Change:
    """Show the step ``by`` steps from a place, or one of the row after or before it; 404 if there is none.

    A step that its lesson has dropped counts as standing before the first one.
    """
    row = find_row(place) if place else None
    if place is None or row is None:
        raise Refused(404, words.NO_SUCH_STEP)
    at = (row.names.index(place.step) if place.step in row.names else -1) + by
    wanted = row.after if by > 0 else row.before
    if 0 <= at < len(row.names):
        wanted = Place(place.course, place.name, row.names[at])
    if wanted is None:
        raise Refused(404, words.NO_SUCH_STEP)
    return show(wanted)


def asked_step() -> Change:
    """The step of a lesson that the form numbers."""
    wanted = request.form.get("lesson", "")
    found = None if "course" in request.form else find_lesson(wanted)
    course, slug = (found[0].name, found[1].slug) if found else (request.form.get("course", ""), wanted)
    return show(Place(course, slug, _name_of_step(course, slug, _number("step"))))


def _name_of_step(course: str, slug: str, number: int) -> str:
    """The name of a step that a teacher counts in a lesson; "" for none."""
    found = library().courses.get(course)
    lesson = found.lesson(slug) if found else None
    return lesson.names[number - 1] if lesson and 1 <= number <= len(lesson.names) else ""


def asked_puzzle() -> Change:
    """The first puzzle of a round of practice: that with the form's number, else any."""
    form = request.form
    number = form.get("number", "").strip() or str(secrets.randbelow(MOST_ROUNDS))
    name = f"{form.get('drill', '')}/{form.get('level', '3')}/{number}"
    if rounds().find(name) is None:
        raise Refused(400, words.UNREADABLE)
    return show(Place("", name, "1"))


def asked_set() -> Change:
    """The puzzle of the teacher's own set that the form names; raises Changed for a form of an older set."""
    puzzle_set = own_set(request.form.get("set", ""))
    if request.form.get("revision") != puzzle_set.revision:
        raise Changed
    return show_set(puzzle_set.id, _number("number"))


def show_set(set_id: str, number: int) -> Change:
    """Show a puzzle of a set of the teacher who asks; 404 for any other."""
    return show(Place("", f"{SET}/{own_set(set_id).id}", str(number)))


def own_set(set_id: str) -> StoredSet:
    """The set of the teacher who asks; 404 for any other."""
    puzzle_set = set_of_teacher(database(), signed_in_teacher().id, set_id)
    if puzzle_set is None:
        raise Refused(404, words.NO_SUCH_STEP)
    return puzzle_set


def asked_start() -> Change:
    """Show the start of the game that the form names."""
    return _start(request.form.get("game", COURSE.game))


def asked_match_board() -> Change:
    """The board on which a match begins: the start of the game that the form names, else the present one.

    The class keeps its place in the lesson, and goes on there after the match.
    """
    name = request.form.get("board", "")
    if not name:
        return lambda demo: demo
    begin = _start(name)
    return lambda demo: replace(begin(demo), place=demo.place)


def match_boards(demo: Demo) -> View:
    """The games in which a class may begin a match, that of the shown board first, and their levels.

    ``fresh`` says that a new game is the usual choice: the board is a step's, or nobody can move on it.
    """
    game, named = demo.position.game, titles()
    levels = levels_of(game)
    family = [find_game(name) for name in named if name != game.name]
    alike = [one.name for one in family if one.family == game.family and levels_of(one) == levels]
    offered = [name for name in (game.name, *alike) if name in named]
    return {
        "levels": levels,
        "boards": {name: g.translations.gettext(named[name][0]) for name in offered},
        "fresh": demo.shown_step is not None or demo.is_new or demo.position.to_move is None,
    }


def _start(name: str) -> Change:
    try:
        game = shown_game(name)
    except RulesError as error:
        raise Refused(400, words.UNREADABLE) from error
    return lambda demo: actions.open_position(demo, game.start())


def _number(field: str) -> int:
    """The number in a row, from 1, in this field of the form; 0 for none."""
    return small_number(request.form.get(field, "1"), MOST_IN_A_ROW) or 0
