"""Which lessons the reader who practises has finished, and which are locked for them."""

from tutor.web.classroom.work.locked_page import locks_here
from tutor.web.learn.course_library import library
from tutor.web.learn.progress import finished_numbers
from tutor.web.practise.lessons_after import UNKNOWN, LessonsKnown
from tutor.web.practise.rounds import RoundView
from tutor.web.site.learners import known_learner


def lessons_known(view: RoundView) -> LessonsKnown:
    """The lessons that this learner has finished, and those that are locked, of the course of a round."""
    course = library().course_of(view.round.game)
    if known_learner() is None:
        return UNKNOWN
    finished = finished_numbers(course)
    return {
        "finished": [f"{course.name}/{one.slug}" for one in course.lessons if one.number in finished],
        "locked": [f"{course.name}/{slug}" for slug in locks_here(course)],
    }
