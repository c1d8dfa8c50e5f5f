"""The ten for today: which puzzles they are for this learner, and how many they have answered."""

from flask import g, url_for

from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import Practice, Stage
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.puzzles.practice.drills import without_maker
from tutor.puzzles.practice.mixed import FORMER_STAGES, USUAL, first_in, lessons_in, stage_after
from tutor.puzzles.practice.rounds import DAILY as OF
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.learn.placement_offer import lessons_behind
from tutor.web.learn.progress import finished_numbers
from tutor.web.practise.practice_progress import LearnerTry
from tutor.web.practise.rounds import DAILY
from tutor.web.site.today import reader_day
from tutor.web.wording.pages.practise_words import STAGE_NAMES


def daily_name(tries: list[LearnerTry], practice: Practice = USUAL) -> str:
    """The name of the round of today's ten: that begun last, else that of the learner's stage."""
    day = reader_day().isoformat()
    former = (*FORMER_STAGES, DAILY) if practice is USUAL else ()
    names = [f"{stage}/{day}" for stage in (*(one.name for one in practice.stages), *former)]
    begun = (name for one in tries for name in names if without_maker(one.puzzle).startswith(f"{name}/"))
    return next(begun, name_of_today(own_stage(practice)))


def own_stage(practice: Practice = USUAL) -> Stage:
    """The stage that this learner has reached; the first for a newcomer."""
    course = library().course_of(find_game(practice.game))
    known = range(1, lessons_behind(course) + 1)
    return stage_after({*finished_numbers(course), *known}, practice)


def name_of_today(stage: Stage) -> str:
    """The name of the round of a stage's ten for today: the same for everybody with the same date."""
    return f"{stage.name}/{reader_day().isoformat()}"


def daily_url(practice: Practice = USUAL) -> str:
    """The address that redirects to today's ten of a family of games."""
    return url_for("practise.daily", course=None if practice is USUAL else practice.mix)


def stages_view(course: Course) -> View:
    """The stages and lessons of a course, by which a device that remembers lessons chooses its ten."""
    practice = puzzles_of(find_game(course.game)).practice
    return {
        "lessons": [f"{course.name}/{lesson.slug}" for lesson in course.lessons],
        "stages": [
            {
                "url": url_for("practise.start", drill=stage.name),
                "name": g.translations.gettext(STAGE_NAMES[stage.name]),
                "lessons": stage.lessons,
            }
            for stage in (practice.stages if practice else ())
        ],
    }


def stages_and_mix_view(course: Course, practice: Practice) -> View:
    """`stages_view` with the address of the mix after each lesson, for devices that remember lessons."""
    address = url_for("practise.start", drill=f"{practice.mix}-0").replace("-0/", "-{n}/")
    least, most = first_in(practice), lessons_in(practice)
    return {**stages_view(course), "mix": address, "drill": practice.mix, "least": least, "most": most}


def daily_view(tries: list[LearnerTry], practice: Practice = USUAL) -> View:
    """How many of today's ten were answered (``done``), and how many of them at once (``clean``)."""
    name = daily_name(tries, practice)
    today = [one.tried.clean for one in tries if without_maker(one.puzzle).startswith(f"{name}/")]
    stage = name.partition("/")[0]
    return {
        "url": daily_url(practice),
        "done": len(today),
        "clean": sum(today),
        "of": OF,
        "stage": g.translations.gettext(STAGE_NAMES[stage]) if stage in STAGE_NAMES else "",
        "others": [
            {
                "url": url_for("practise.start", drill=other.name),
                "name": g.translations.gettext(STAGE_NAMES[other.name]),
            }
            for other in practice.stages
            if other.name != stage
        ],
    }
