"""The ten puzzles of today: which they are for this learner, and how far they have come with them."""

from __future__ import annotations

from flask import url_for

from tutor.games.table import find_game
from tutor.puzzles.practice.drills import without_maker
from tutor.puzzles.practice.mixed import LESSONS, STAGES, stage_after
from tutor.puzzles.practice.rounds import DAILY as OF
from tutor.web.board.board_view import View
from tutor.web.learn.progress import lessons_finished
from tutor.web.learn.school import school
from tutor.web.practise.practice_progress import LearnerTry
from tutor.web.practise.rounds import COURSE, DAILY
from tutor.web.site.today import reader_day


def daily_name(tries: list[LearnerTry]) -> str:
    """The name of today's ten: those begun, or else those of the stage that this learner has reached."""
    day = reader_day().isoformat()
    names = [f"{stage}/{day}" for stage in (*STAGES, DAILY)]
    begun = (name for one in tries for name in names if without_maker(one.puzzle).startswith(f"{name}/"))
    stage = stage_after(lessons_finished(school().course_of(find_game(COURSE.game))))
    return next(begun, f"{stage.name}/{day}")


def daily_view(tries: list[LearnerTry]) -> View:
    """How many of today's puzzles were answered (``done``) of how many, and how many at once (``clean``)."""
    name = daily_name(tries)
    today = [one.tried.clean for one in tries if without_maker(one.puzzle).startswith(f"{name}/")]
    stage = STAGES.get(name.partition("/")[0])
    return {
        "url": url_for("practise.daily"),
        "done": len(today),
        "clean": sum(today),
        "of": OF,
        "lessons": stage.lessons if stage else LESSONS,
    }
