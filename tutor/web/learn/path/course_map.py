"""The map of a course: its lessons in their stages, the games between them, and where the reader is."""

from collections.abc import Iterable

from tutor.lessons.model import Course, CourseStage, Lesson, Station
from tutor.lessons.stages import lessons_by_stage
from tutor.storage.learners.learning import Stars
from tutor.web.board.board_view import View
from tutor.web.classroom.work.locked_page import locks_here
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_ending import cover_of, lesson_stars, stars_won
from tutor.web.learn.lesson_view import LessonView
from tutor.web.learn.path.station_view import draw_station, finished_stations, start_code, stations_after
from tutor.web.learn.path.updated_lessons import tells_of_more
from tutor.web.learn.placement_offer import lesson_ahead, placement_offer
from tutor.web.learn.progress import learner_stars
from tutor.web.learn.twelve.form_view import offered_before, offers
from tutor.web.play.game_actions import Match
from tutor.web.site.languages import current_language
from tutor.web.site.next_lesson import first_ahead, waiting
from tutor.web.wording import Wording


def course_map(course: Course, wording: Wording) -> View:
    """The data of a course's map, with how far this reader has come."""
    stars, locks, played = learner_stars(course), locks_here(course), finished_stations(course)
    cards = {
        lesson.slug: _card(
            library().view(course, lesson, current_language()), stars, locked=lesson.slug in locks
        )
        for lesson in course.lessons
    }
    for slug, card in cards.items():
        card["stations"] = [
            draw_station(one, wording, current_language().tag, done=one in played)
            for one in stations_after(course, slug)
        ]
    met: set[int] = set()
    for station in (station for card in cards.values() for station in card["stations"]):
        station["speaks"] = station["level"] not in met
        met.add(station["level"])
    ahead = lesson_ahead(course)
    for card in cards.values():
        card["ahead"] = card["number"] >= ahead
    now = first_ahead([card for card in cards.values() if card["state"] == "open"])
    if now is not None:
        now["state"] = "now"
    parts = lessons_by_stage(course.stages, course.lessons)
    return {
        "untouched": not stars and not played,
        "now": now,
        "solved": sum(card["solved"] for card in cards.values()),
        "puzzles": sum(card["puzzles"] for card in cards.values()),
        "stages": [_stage(stage, lessons, cards, wording) for stage, lessons in parts],
        "waiting": waiting(course),
        "has_more": tells_of_more(course, stars),
        "placement": placement_offer(course),
        "tests": offers(course),
        "test_before": offered_before(course),
    }


def _stage(
    stage: CourseStage | None, lessons: list[Lesson], cards: dict[str, View], wording: Wording
) -> View:
    shown = [cards[lesson.slug] for lesson in lessons]
    return {
        "title": wording.gettext(stage.title) if stage else None,
        "lessons": shown,
        "done": sum(card["state"] == "done" for card in shown),
    }


def _card(view: LessonView, stars: Stars, *, locked: bool) -> View:
    solved = sum((view.slug, name) in stars for name in view.prepared.puzzles)
    puzzles = len(view.prepared.puzzles)
    return {
        "number": view.number,
        "slug": view.slug,
        "title": view.title,
        "url": view.url(),
        "board": cover_of(view.prepared.course.game, view.prepared.lesson),
        "solved": solved,
        "puzzles": puzzles,
        "stars": lesson_stars(view.prepared, stars_won(view.slug, stars)),
        "state": "done" if solved == puzzles else "locked" if locked else "open",
        "locked": locked,
    }


def station_of(match: Match, courses: Iterable[Course]) -> tuple[Course, Station] | None:
    """The course and the station to which a game belongs; None if it belongs to none.

    A game from the first position of the course's own game could be begun anywhere: it counts as a station
    only if the learner has begun the lesson before it.
    """
    game = match.stored.game, match.stored.level, match.stored.start
    for course in courses:
        here = [one for one in course.stations if (one.game, one.level, start_code(one)) == game]
        if any(one.board or one.game != course.game for one in here):
            return course, here[0]
        begun = {slug for slug, _ in learner_stars(course)} if here else set()
        if found := next((one for one in here if one.after in begun), None):
            return course, found
    return None
