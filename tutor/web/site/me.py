"""The learner's own page: the path, the days practised, what is mastered and what comes back, last games."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta

from babel.dates import format_skeleton
from flask import Blueprint, current_app, g, render_template, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.access.keys import in_groups
from tutor.puzzles.practice.drills import DRILLS
from tutor.puzzles.practice.mastery import name_misconceptions
from tutor.puzzles.practice.rounds import MENDING
from tutor.storage.games import KeptGame, latest_games
from tutor.storage.learners.practice import due_before
from tutor.storage.learners.practised import moments_practised
from tutor.web.board.board_view import View, board_view
from tutor.web.learn.course_library import school
from tutor.web.play.match import Match
from tutor.web.play.match_view import about, result_view, wording_here
from tutor.web.practise.practice import SAMPLE_DRILL, drill_card, sample_board
from tutor.web.practise.practice_progress import learner_tries
from tutor.web.practise.spaced_return import AHEAD
from tutor.web.site.calendar import WEEKS, calendar, own_day, this_week
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database, known_learner, own_seats
from tutor.web.site.next_lesson import ways_here, where_to_go_on
from tutor.web.site.today import reader_day
from tutor.web.wording.misconception_names import MISUNDERSTOOD

blueprint = Blueprint("me", __name__, url_prefix="/<lang>/me")

MOST_NAMED = 3
"""How many misconceptions are named at once."""

LAST_GAMES = 4


@blueprint.get("/")
def page() -> str:
    """What the answers and games of this learner say; an invitation where there are none."""
    learner = known_learner()
    tries = learner_tries()
    ways = ways_here()
    moments, due, games = _done(learner) if learner is not None else ([], [], [])
    told = name_misconceptions([one.tried for one in tries])
    named = [one for one in told if one.code in MENDING][:MOST_NAMED]
    drills = [drill_card(drill, tries) for drill in DRILLS]
    days = {own_day(moment) for moment in moments}
    return render_template(
        "site/me.html",
        known=bool(tries or moments or games),
        sample=sample_board(SAMPLE_DRILL),
        ways=ways,
        going_on=where_to_go_on(ways),
        weeks=calendar(days, reader_day(), current_language().locale),
        week=this_week(days, reader_day()),
        coming=_coming(due, reader_day()),
        drills=[drill for drill in drills if drill["tried"]],
        misunderstood=[_told(one.code, one.boards, one.of) for one in named],
        games=[_game(Match(game)) for game in games],
        seats=[{"name": seat.name, "code": in_groups(seat.code)} for seat in own_seats()] if learner else [],
    )


def _done(learner: str) -> tuple[list[datetime], list[datetime], list[KeptGame]]:
    """When the learner practised lately, when puzzles come back, and the last games."""
    now = datetime.now(UTC)
    try:
        return (
            moments_practised(database(), learner, now - timedelta(weeks=WEEKS + 1)),
            due_before(database(), learner, now + AHEAD, school().puzzles),
            latest_games(database(), learner, LAST_GAMES),
        )
    except SQLAlchemyError:
        current_app.logger.exception("What a learner did could not be read")
        return [], [], []  # the rest of the page is known


def _coming(due: list[datetime], today: date) -> list[View]:
    """The days on which puzzles come back, and how many; what is overdue comes today."""
    counted = Counter(max(own_day(moment), today) for moment in due)
    gettext = g.translations.gettext
    names = {today: gettext("Today"), today + timedelta(days=1): gettext("Tomorrow")}
    locale = current_language().locale
    return [
        {
            "day": names.get(day) or format_skeleton("MMMMEEEEd", day, locale=locale),
            "n": counted[day],
            "url": url_for("practise.review") if day == today else None,
        }
        for day in sorted(counted)
    ]


def _game(match: Match) -> View:
    """A game with its board and how it ended, or whose turn it is."""
    wording = wording_here()
    result = None if match.playing else result_view(match, wording)
    return {
        "url": url_for("play.game", id=match.kept.id),
        "board": board_view(match.position, {}, turn=False),
        "about": about(match, wording),
        "result": result["title"] if result else g.translations.gettext("Go on with your game"),
        "score": result["score"] if result else None,
    }


def _told(code: str, boards: int, of: int) -> View:
    """A misconception in the learner's words, how often it was seen, and the drill against it."""
    return {
        "text": g.translations.gettext(MISUNDERSTOOD[code]),
        "boards": boards,
        "of": of,
        "url": url_for("practise.start", drill=code),
    }
