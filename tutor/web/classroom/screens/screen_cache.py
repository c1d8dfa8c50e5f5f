"""Cache of the newest board of each class as bytes, made once for each version and language."""

import gzip
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from flask import current_app

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import Live, find_live
from tutor.classroom.demo.results import result_of_class
from tutor.classroom.work.sets import find_set, puzzles_of
from tutor.storage.database import Database
from tutor.storage.people import Seat
from tutor.web.board.board_overlays import marks
from tutor.web.classroom.demo.demo_types import ScreenView
from tutor.web.classroom.demo.demo_view import screen_view
from tutor.web.classroom.demo.demo_words import Place, Shown
from tutor.web.classroom.screens.second_language import also_view
from tutor.web.http.cached_data import encode
from tutor.web.learn.course_library import CourseLibrary
from tutor.web.practise.set_rounds import SET
from tutor.web.site.languages import LANGUAGES, Catalogues
from tutor.web.wording import Wording
from tutor.web.wording.classroom.table_heads import OWN_PUZZLES
from tutor.web.wording.pages.practise_words import CLOSER_LOOK, DRILL_NAMES

MOST_CACHED = 500
"""How many classes are cached; the boards of others are made again when somebody looks."""


AND = "+"
"""Joins the tags of a screen in two languages."""


def screen_tag(first: str, second: str | None) -> str:
    """The tag of a screen in one language, or in two if the second is known and not the same."""
    return first + AND + second if second in LANGUAGES and second != first else first


@dataclass(frozen=True)
class Screen:
    """One version in one language: as the response to a poll, and as a pushed event."""

    version: int
    view: ScreenView

    @cached_property
    def content(self) -> bytes:
        """JSON."""
        return encode(self.view)

    @cached_property
    def compressed(self) -> bytes:
        """The same, compressed."""
        return gzip.compress(self.content, 4, mtime=0)

    @cached_property
    def event(self) -> bytes:
        """The same as a server-sent event, with the version as its id."""
        return b"id: %d\ndata: %b\n\n" % (self.version, self.content)


@dataclass
class _Drawn:
    """A version, its screens by language tag, and a lock so that each is drawn once."""

    shown: Shown
    screens: dict[str, Screen] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)


class Screens:
    """Draws the boards of classes."""

    def __init__(self, database: Database, catalogues: Catalogues, library: CourseLibrary) -> None:
        self._database = database
        self._catalogues = catalogues
        self._library = library
        self._cached: OrderedDict[str, _Drawn] = OrderedDict()
        self._lock = Lock()

    def newest(self, class_id: str, tag: str, at_least: int | None = None) -> Screen:
        """The newest screen in the language or languages of ``tag`` (`screen_tag`).

        With ``at_least``, a cached version at least as new is returned without asking the database.
        """
        drawn = self._cached.get(class_id)
        if drawn is None or at_least is None or drawn.shown.live.version < at_least:
            drawn = self._drawn(class_id, find_live(self._database, class_id))
        return self._in_language(drawn, tag)

    def prepare(self, class_id: str, live: Live, tags: Iterable[str]) -> None:
        """Draw a version that was just made, in the languages of ``tags``."""
        drawn = self._drawn(class_id, live)
        for tag in tags:
            self._in_language(drawn, tag)

    def _drawn(self, class_id: str, live: Live) -> _Drawn:
        cached = self._cached.get(class_id)
        if cached is not None and cached.shown.live.version >= live.version:
            return cached
        made = _Drawn(self._shown(class_id, live))
        with self._lock:
            cached = self._cached.get(class_id)
            if cached is not None and cached.shown.live.version >= live.version:
                return cached
            self._cached[class_id] = made
            self._cached.move_to_end(class_id)
            while len(self._cached) > MOST_CACHED:
                self._cached.popitem(last=False)
        return made

    def _in_language(self, drawn: _Drawn, tag: str) -> Screen:
        screen = drawn.screens.get(tag)
        if screen is None:
            with drawn.lock:
                screen = drawn.screens.get(tag)
                if screen is None:
                    screen = Screen(drawn.shown.live.version, self._view(drawn.shown, tag))
                    drawn.screens[tag] = screen
        return screen

    def _view(self, shown: Shown, tag: str) -> ScreenView:
        tags = tag.split(AND)
        spoken = [Wording(self._catalogues[one], LANGUAGES[one].locale) for one in tags]
        first, *second = (screen_view(shown, one) for one in spoken)
        return {**first, "also": also_view(second[0], tags[1], spoken[1]) if second else None}

    def _shown(self, class_id: str, live: Live) -> Shown:
        demo = live.demo
        overlay = marks(demo.position, demo.shown_overlays, patient=True)
        result = result_of_class(self._database, class_id, demo.since) if demo.has_ended else None
        return Shown(live, overlay, self._place(demo), self._guest(demo), result)

    def _place(self, demo: Demo) -> Place | None:
        place = demo.place
        if place is None:
            return None
        if not place.course:
            return self._puzzle_place(place.name, int(place.step))
        course = self._library.courses.get(place.course)
        lesson = course.lesson(place.name) if course else None
        if course is None or lesson is None:
            return None
        of, numbers = len(lesson.steps), {other.number for other in course.lessons}
        following = next((other for other in course.lessons if other.number == lesson.number + 1), None)
        at = lesson.number_of(place.step) or 0
        steps = lesson.steps[at:]
        return Place(
            lesson.title,
            lesson=lesson.number,
            at=at,
            of=of,
            has_next=bool(steps),
            following=None if steps else following,
            slug=lesson.slug,
            has_last=at > 1 or lesson.number - 1 in numbers,
            after=steps[0] if steps else None,
            game=course.game,
        )

    def _puzzle_place(self, name: str, number: int) -> Place:
        """The place of a puzzle: in a set, with the title that its teacher gave it, or in a drill."""
        kind, _, rest = name.partition("/")
        if kind == SET:
            kept = find_set(self._database, rest)
            title = kept.title if kept else OWN_PUZZLES
            of = len(puzzles_of(self._database, rest))
            return Place(
                title,
                puzzle=number,
                translated=kept is None,
                at=number,
                of=of,
                has_next=number < of,
                has_last=number > 1,
            )
        return Place(DRILL_NAMES.get(kind, CLOSER_LOOK), puzzle=number, has_last=number > 1)

    def _guest(self, demo: Demo) -> str:
        if demo.hand is None:
            return ""
        with self._database.read() as session:
            seat = session.get(Seat, demo.hand)
            return "" if seat is None or seat.hidden else seat.name


def screens() -> Screens:
    """The screens of the application that answers this request."""
    found: Screens = current_app.extensions["screens"]
    return found
