"""What a class can be given to practise: the drills of the courses that it sees."""

from flask import g

from tutor.games.kinds.kind_table import practices, puzzles_of
from tutor.games.kinds.practising import Practice
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import DRILLS
from tutor.puzzles.practice.rounds import MENDING
from tutor.storage.people import SchoolClass
from tutor.web.classroom.work.course_choice import courses_of
from tutor.web.learn.course_library import library
from tutor.web.site.markdown import plain
from tutor.web.wording.misconception_names import MISUNDERSTOOD
from tutor.web.wording.pages.practise_words import drill_words


def practices_of(class_: SchoolClass | None) -> list[Practice]:
    """The practice of each of `courses_of` that has any."""
    found = (puzzles_of(find_game(course.game)).practice for course in courses_of(class_))
    return [practice for practice in found if practice is not None]


def drills_of(class_: SchoolClass | None) -> dict[str, str]:
    """The names of drills, by the name in addresses; each course's mix comes first.

    If there are several courses, the name of a mix ends with the title of its course.
    """
    gettext, practices = g.translations.gettext, practices_of(class_)
    found: dict[str, str] = {}
    for practice in practices:
        named = gettext(drill_words(practice.mix))
        if len(practices) > 1:
            course = library().course_of(find_game(practice.game))
            named = f"{named} · {plain(gettext(course.title))}"
        found[practice.mix] = named
        found |= {drill: gettext(drill_words(drill)) for drill in practice.drills}
    return found


def mending_of(class_: SchoolClass | None) -> dict[str, str]:
    """The misconceptions that a drill can be assigned against, in words, by their codes."""
    every = (code for practice in practices_of(class_) for code in practice.mending)
    return {code: g.translations.gettext(MISUNDERSTOOD[code]) for code in every}


def is_practised(name: str) -> bool:
    """Whether this names a drill, a course's mix, or a misconception with a drill against it."""
    return name in DRILLS or name in MENDING or name in {practice.mix for practice in practices()}
