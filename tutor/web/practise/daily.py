"""The ten puzzles of today: which they are for this learner, and how far they have come with them."""

from __future__ import annotations

from flask import g, url_for

from tutor.games.table import find_game
from tutor.puzzles.practice.drills import without_maker
from tutor.puzzles.practice.mixed import FORMER_STAGES, STAGES, Stage, stage_after
from tutor.puzzles.practice.rounds import DAILY as OF
from tutor.web.board.board_view import View
from tutor.web.learn.progress import finished_numbers
from tutor.web.learn.school import school
from tutor.web.practise.practice_progress import LearnerTry
from tutor.web.practise.rounds import COURSE, DAILY
from tutor.web.site.today import reader_day
from tutor.web.wording.pages.practise import STAGE_NAMES


def daily_name(tries: list[LearnerTry]) -> str:
    """The name of today's ten: those begun last, or else those of the stage that this learner has reached."""
    day = reader_day().isoformat()
    names = [f"{stage}/{day}" for stage in (*STAGES, *FORMER_STAGES, DAILY)]
    begun = (name for one in tries for name in names if without_maker(one.puzzle).startswith(f"{name}/"))
    return next(begun, name_of_today(own_stage()))


def own_stage() -> Stage:
    """The stage that this learner has reached; the first for a newcomer."""
    return stage_after(finished_numbers(school().course_of(find_game(COURSE.game))))


def name_of_today(stage: Stage) -> str:
    """The name of today's ten of a stage: the same for everybody whose day it is."""
    return f"{stage.name}/{reader_day().isoformat()}"


def daily_view(tries: list[LearnerTry]) -> View:
    """How many of today's puzzles were answered (``done``) of how many, and how many at once (``clean``)."""
    name = daily_name(tries)
    today = [one.tried.clean for one in tries if without_maker(one.puzzle).startswith(f"{name}/")]
    stage = name.partition("/")[0]
    return {
        "url": url_for("practise.daily"),
        "done": len(today),
        "clean": sum(today),
        "of": OF,
        "stage": g.translations.gettext(STAGE_NAMES[stage]) if stage in STAGE_NAMES else "",
        "others": [
            {
                "url": url_for("practise.start", drill=other),
                "name": g.translations.gettext(STAGE_NAMES[other]),
            }
            for other in STAGES
            if other != stage
        ],
    }
