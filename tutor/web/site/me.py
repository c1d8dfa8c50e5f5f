"""The learner's own page: lessons, days of practice, drills, puzzles that come back, and the last games."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from babel.dates import format_skeleton
from flask import Blueprint, current_app, g, render_template, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.access.keys import in_groups
from tutor.games.families import family_of
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.puzzles.practice.mastery import name_misconceptions
from tutor.storage.games import StoredGame, latest_games
from tutor.storage.learners.practice import coming_cards
from tutor.storage.learners.practice_days import moments_practised
from tutor.web.board.board_view import View, board_view
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.learn.course_library import library
from tutor.web.play.front_pages import chooser_url, sample_position
from tutor.web.play.game_actions import Match
from tutor.web.play.match_view import about, result_view, wording_here
from tutor.web.practise.daily import daily_view
from tutor.web.practise.practice_pages import drill_card
from tutor.web.practise.practice_progress import LearnerTry, learner_tries
from tutor.web.practise.spaced_return import AHEAD, course_about
from tutor.web.site.calendar import WEEKS, calendar, own_day, this_week
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database, known_learner, own_seats
from tutor.web.site.markdown import plain
from tutor.web.site.next_lesson import lesson_ways, where_to_go_on
from tutor.web.site.today import reader_day
from tutor.web.site.words import practised_at
from tutor.web.wording.misconception_names import MISUNDERSTOOD

blueprint = Blueprint("me", __name__, url_prefix="/<lang>/me")

MOST_NAMED = 3
"""How many misconceptions the page names at once."""

LAST_GAMES = 4
"""How many games of each course are shown."""

GAMES_LOOKED_AT = 24


@blueprint.get("/")
def page() -> str:
    """The learner's progress in each game, or an invitation if there is none."""
    learner = known_learner()
    tries = learner_tries()
    done = _done(learner) if learner is not None else Done()
    days = {own_day(moment) for moment in done.moments}
    parts = [_part(course, tries, done) for course in courses_here()]
    own = next((part for part in parts if part["begun"]), parts[0])
    return render_template(
        "site/me.html",
        known=bool(tries or done.moments or done.games),
        sample=board_view(sample_position(family_of(own["game"])), {}, turn=False),
        points=own["game"].on_points,
        parts=parts,
        weeks=calendar(days, reader_day(), current_language().locale),
        week=this_week(days, reader_day()),
        seats=[{"name": seat.name, "code": in_groups(seat.code)} for seat in own_seats()] if learner else [],
    )


@dataclass(frozen=True)
class Done:
    """The learner's days of practice, the puzzles that come back with their dates, and the last games."""

    moments: list[datetime] = field(default_factory=list)
    coming: list[tuple[datetime, str, str]] = field(default_factory=list)
    games: list[StoredGame] = field(default_factory=list)


def _done(learner: str) -> Done:
    now = datetime.now(UTC)
    try:
        return Done(
            moments_practised(database(), learner, now - timedelta(weeks=WEEKS + 1)),
            coming_cards(database(), learner, now + AHEAD, library().puzzles),
            latest_games(database(), learner, GAMES_LOOKED_AT),
        )
    except SQLAlchemyError:
        current_app.logger.exception("What a learner did could not be read")
        return Done()  # the rest of the page is known


def _part(course: Course, tries: list[LearnerTry], done: Done) -> View:
    """The part of one course: its lessons, the ten for today, puzzles that come back, drills and games."""
    game, ways = find_game(course.game), lesson_ways(course)
    practice = puzzles_of(game).practice
    codes = practice.mending if practice else ()
    named = [one for one in name_misconceptions([one.tried for one in tries]) if one.code in codes]
    drills = [drill_card(drill, tries) for drill in practice.drills] if practice else []
    due = [moment for moment, puzzle, topic in done.coming if course_about(puzzle, topic) is course]
    games = [one for one in done.games if library().course_of(find_game(one.game)) is course]
    return {
        "game": game,
        "title": plain(g.translations.gettext(course.title)),
        "ways": ways,
        "going_on": where_to_go_on(ways),
        "start_url": ways[0]["url"] if ways else None,
        "ten": daily_view(tries, practice) if practice else None,
        "coming": _coming(due, reader_day(), course),
        "drills": [drill for drill in drills if drill["tried"]],
        "misunderstood": [_told(one.code, one.boards, one.of) for one in named[:MOST_NAMED]],
        "games": [_game(Match(one)) for one in games[:LAST_GAMES]],
        "practise_url": practised_at(course) if practice else None,
        "play_url": chooser_url(game.family),
        "begun": bool(
            any(way["begun"] for way in ways) or due or games or any(one["tried"] for one in drills)
        ),
    }


def _coming(due: list[datetime], today: date, course: Course) -> list[View]:
    """The days on which puzzles come back, with how many; overdue ones count for today."""
    counted = Counter(max(own_day(moment), today) for moment in due)
    gettext = g.translations.gettext
    names = {today: gettext("Today"), today + timedelta(days=1): gettext("Tomorrow")}
    locale = current_language().locale
    return [
        {
            "day": names.get(day) or format_skeleton("MMMMEEEEd", day, locale=locale),
            "n": counted[day],
            "url": url_for("practise.review", course=course.name) if day == today else None,
        }
        for day in sorted(counted)
    ]


def _game(match: Match) -> View:
    """A game with its board and its result, or the side to move."""
    wording = wording_here()
    result = None if match.playing else result_view(match, wording)
    return {
        "url": url_for("play.game", id=match.stored.id),
        "board": board_view(match.position, {}, turn=False),
        "about": about(match, wording),
        "result": result["title"] if result else g.translations.gettext("Go on with your game"),
        "score": result["score"] if result else None,
    }


def _told(code: str, boards: int, of: int) -> View:
    """A misconception in words for the learner, how often it was seen, and the drill against it."""
    return {
        "text": g.translations.gettext(MISUNDERSTOOD[code]),
        "boards": boards,
        "of": of,
        "url": url_for("practise.start", drill=code),
    }
