"""Rounds of puzzles for pages: named in the address, made on request, and cached.

A round is a lesson with nothing but puzzles, so it uses the pages, scripts and judging of lessons.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from threading import Lock
from typing import Any, TypeVar

import msgspec
from babel.dates import format_skeleton
from flask import Flask, current_app, g, url_for
from markupsafe import escape

from tutor.classroom.work.sets import StoredSet, keys_before
from tutor.games.base import Game
from tutor.games.kinds.practising import LEVELS, Stage
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Course, Lesson, Placement
from tutor.lessons.placement_boards import PLACEMENT
from tutor.puzzles.practice.difficulty import topic
from tutor.puzzles.practice.drills import DRILLS, MAKER_VERSION, OUTSIDE_BANK_PREFIX, RoundPuzzle
from tutor.puzzles.practice.mixed import FORMER_STAGES, STAGES, is_mixed, mix_of
from tutor.puzzles.practice.rounds import (
    MENDING,
    MOST_ROUNDS,
    make_daily,
    make_placement,
    make_round,
    rounds_of,
)
from tutor.storage.learners.practice import Comeback, DueCard, cards_of
from tutor.web.board.board_link import board_url
from tutor.web.http.numbers import whole_number
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_types import LessonData
from tutor.web.learn.lesson_view import LessonView, PreparedLesson
from tutor.web.practise.round_end import EndView, end_of, practice_url
from tutor.web.practise.set_rounds import SET, names_in_set, open_set, set_name
from tutor.web.practise.spaced_return import REVIEW, cards_named, made_again
from tutor.web.practise.workbench import alone_making, at_workbench
from tutor.web.site.languages import Language
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import Html
from tutor.web.site.today import latest_day
from tutor.web.wording import Wording
from tutor.web.wording.pages.page_words import LOST, PRACTICE_WORDS, page_words
from tutor.web.wording.pages.practise_words import LEVEL, STAGE_NAMES, TEN_OF, drill_words

DAILY = "daily"
COURSE = Course("practise", "Practise", "", USUAL_GAME, ())
"""The course name of all rounds; it separates their answers from those of lessons in a browser's outbox."""

OLDEST_DAY = timedelta(days=400)
MOST_CACHED = 96
MOST_VIEWS = 32

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Memo(OrderedDict[K, V]):
    """A cache of values made on request; the least recently used are dropped."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._lock = Lock()

    def find(self, key: K, make: Callable[[], V]) -> V:
        with self._lock:
            if key in self:
                self.move_to_end(key)
                return self[key]
        made = make()
        with self._lock:
            self[key] = made
            while len(self) > self._most:
                self.popitem(last=False)
        return made


@dataclass(frozen=True)
class Round:
    """A round of puzzles. ``name`` is its name in addresses, ``drill`` what it practises.

    ``level`` is 0 if the levels of its puzzles differ. ``following`` is the name of the next round, ``title``
    the title that a teacher gave. ``named`` are the names under which the answers are stored: a puzzle that
    comes back has a new name each time. ``cards`` are the cards of a review.
    """

    name: str
    drill: str
    level: int
    puzzles: tuple[RoundPuzzle, ...]
    named: tuple[str, ...]
    following: str | None = None
    title: str = ""
    cards: tuple[DueCard, ...] = ()

    @property
    def is_daily(self) -> bool:
        return self.drill == DAILY

    @property
    def game(self) -> Game:
        """The game of its puzzles; of several games that of the first puzzle."""
        return self.puzzles[0].step.game_of(self.puzzles[0].game)

    def comeback(self, number: int) -> Comeback:
        """The puzzle of this number, from 1, as it comes back after it was missed."""
        made = self.puzzles[number - 1]
        if self.cards:
            card = self.cards[number - 1]
            return Comeback(card.puzzle, made.topic, made.level, card.step)
        step = msgspec.json.encode(made.step).decode()
        return Comeback(self.named[number - 1], made.topic, made.level, step)

    @cached_property
    def prepared(self) -> PreparedLesson:
        """The round as a lesson; its slug changes when the address comes to mean other puzzles."""
        game = self.game if self.puzzles else find_game(COURSE.game)
        steps = tuple(made.step for made in self.puzzles)
        title = self.title or drill_words(self.drill)
        lesson = Lesson(
            0,
            f"{prefix_of(self.name)}/{self.name}",
            title,
            "",
            1,
            steps,
            tuple(map(str, range(1, len(steps) + 1))),
        )
        positions = tuple(step.position(find_game(COURSE.game)) for step in steps)
        return PreparedLesson(COURSE, lesson, game, positions, tuple(made.task for made in self.puzzles))


def prefix_of(name: str) -> int:
    """The number with which the names of a round's puzzles begin."""
    return OUTSIDE_BANK_PREFIX if name.partition("/")[0] in (SET, REVIEW) else MAKER_VERSION


class Rounds:
    """A cache of the latest rounds, and of their views in each language."""

    def __init__(self) -> None:
        self._rounds: _Memo[str, Round] = _Memo(MOST_CACHED)
        self._views: _Memo[tuple[str, str], RoundView] = _Memo(MOST_VIEWS)

    def find(self, name: str) -> Round | None:
        """The round of a name; None for an invalid name, and for the review of another learner."""
        parts = name.split("/")
        if parts[0] == SET and len(parts) == 3:
            puzzle_set = open_set(parts[1])
            if puzzle_set is None or not puzzle_set.steps or puzzle_set.revision != parts[2]:
                return None
            return self._rounds.find(f"{name} {puzzle_set.title}", lambda: _set(name, puzzle_set))
        if parts[0] == REVIEW and len(parts) == 2:
            cards, learner = cards_named(parts[1]), known_learner()
            if not cards or not learner:
                return None
            found = self._rounds.find(f"{learner} {name}", lambda: _review(name, cards, learner))
            return found if found.puzzles else None
        if parts[0] == PLACEMENT and len(parts) == 2:
            course = library().courses.get(parts[1])
            asked = course.placement if course else None
            return self._rounds.find(name, lambda: _placement(name, asked)) if asked else None
        stages = STAGES | FORMER_STAGES
        if (parts[0] == DAILY or parts[0] in stages) and len(parts) == 2:
            day, stage = _day(parts[1]), stages.get(parts[0])
            return self._rounds.find(name, lambda: _daily(name, day, stage)) if day else None
        if len(parts) != 3 or not (parts[0] in DRILLS or parts[0] in MENDING or is_mixed(parts[0])):
            return None
        level, number = whole_number(parts[1]), whole_number(parts[2])
        if level is None or level not in LEVELS or number is None or number >= MOST_ROUNDS:
            return None
        number %= rounds_of(parts[0])
        return self._rounds.find(f"{parts[0]}/{level}/{number}", lambda: _drill(parts[0], level, number))

    def newest(self, name: str, number: int) -> tuple[str, int] | None:
        """For an old name of a changed set: its present name, and the present number of this puzzle.

        The number is 0 if the puzzle was removed. None for any other name.
        """
        kind, _, rest = name.partition("/")
        set_id, _, revision = rest.partition("/")
        puzzle_set = open_set(set_id) if kind == SET and "/" not in revision else None
        if puzzle_set is None or not puzzle_set.steps:
            return None
        before = keys_before(database(), set_id, revision)
        key = before[number - 1] if 1 <= number <= len(before) else None
        return set_name(puzzle_set), puzzle_set.keys.index(key) + 1 if key in puzzle_set.keys else 0

    def view(self, found: Round, language: Language) -> RoundView:

        key = f"{found.name} {found.title}", language.tag

        def make() -> RoundView:
            with alone_making(key):  # another may have made it during the wait
                if made := self._views.get(key):
                    return made
                with at_workbench():
                    return RoundView(found, language, Wording(g.translations, language.locale))

        return self._views.find(key, make)


class RoundData(LessonData):
    """A round of practice: its puzzles are the steps of a lesson."""

    heading: Html
    end: EndView


class RoundView(LessonView):
    """One round in one language."""

    effort = 6
    """The level of gzip's compression: lower than that of a lesson, since few readers fetch a round."""

    def __init__(self, found: Round, language: Language, wording: Wording) -> None:
        self.round = found
        super().__init__(found.prepared, language, wording)
        if found.drill in (REVIEW, SET):  # others may not open these rounds, but they may open the boards
            for step, position in zip(self.steps, found.prepared.positions, strict=True):
                step["board_url"] = board_url(position)

    def url(self, step: str | None = None) -> str:
        return url_for("practise.step", lang=self.language.tag, name=self.round.name, number=step or "1")

    @cached_property
    def data(self) -> RoundData:
        where: dict[str, Any] = {"lang": self.language.tag}
        # Not `super().data`: other threads would see the unfinished data under the same name.
        data = self.lesson_data()
        return {
            **data,
            "words": data["words"] | page_words(self.wording.translations, PRACTICE_WORDS | LOST),
            "heading": escape(self.heading),
            "finished_url": url_for("practise.done", **where, name=self.round.name),
            "map_url": practice_url(self.round.game, self.language.tag),
            "end": end_of(self),
        }

    @property
    def heading(self) -> str:
        """The drill and the level; for a daily ten the stage and the day."""
        if self.round.is_daily:
            return self._heading_of_day()
        if not self.round.level:
            return self.title
        level = self.wording.gettext(LEVEL) % {"n": self.round.level}
        return f"{self.title} · {level}"

    def _heading_of_day(self) -> str:
        """The title of a daily ten: "Ten for today · Rules · November 25"."""
        stage, _, day = self.round.name.partition("/")
        day_name = format_skeleton("MMMMd", date.fromisoformat(day), locale=self.language.locale)
        named = [STAGE_NAMES[stage]] if stage in STAGE_NAMES else []
        return " · ".join([*map(self.wording.gettext, [TEN_OF, *named]), day_name])

    @cached_property
    def sent_url(self) -> str:
        return url_for("practise.puzzles", lang=self.language.tag, name=self.round.name, v=self.sent.version)


def _drill(drill: str, level: int, number: int) -> Round:
    name = f"{drill}/{level}/{number}"
    puzzles = make_round(find_game(COURSE.game), drill, level, number)
    following = f"{drill}/{level}/{(number + 1) % rounds_of(drill)}"
    # Some kinds of boards are not found on every level; a round with several levels then names none.
    day_name = level if all(made.level == level for made in puzzles) else 0
    return Round(name, drill, day_name, puzzles, _names(name, puzzles), following)


def assigned_names(found: Round) -> tuple[str, ...]:
    """The assignments (`Assignment.what`) that this round fulfils."""
    if found.drill == SET:
        return (found.name.split("/")[1],)
    drill = mix_of(found.drill)
    return f"{drill}/0", *([f"{drill}/{found.name.split('/')[1]}"] if found.following else [])


def _daily(name: str, day: date, stage: Stage | None) -> Round:
    puzzles = make_daily(find_game(COURSE.game), day, stage)
    return Round(name, DAILY, 0, puzzles, _names(name, puzzles))


def _placement(name: str, placement: Placement) -> Round:
    puzzles = make_placement(find_game(COURSE.game), placement)
    return Round(name, PLACEMENT, 0, puzzles, _names(name, puzzles))


def _set(name: str, puzzle_set: StoredSet) -> Round:
    game = find_game(COURSE.game)
    puzzles = tuple(RoundPuzzle(game, step, topic(step.puzzle)) for step in puzzle_set.steps)
    return Round(name, SET, 0, puzzles, tuple(names_in_set(puzzle_set)), title=puzzle_set.title)


def _names(name: str, puzzles: tuple[RoundPuzzle, ...]) -> tuple[str, ...]:
    return tuple(f"{MAKER_VERSION}/{name}/{place}" for place in range(1, len(puzzles) + 1))


def _review(name: str, cards: list[tuple[int, int]], learner: str) -> Round:
    game = find_game(COURSE.game)
    own = cards_of(database(), learner, [number for number, _ in cards])
    found = [
        (own[number], turned, made)
        for number, turned in cards
        if number in own and (made := made_again(game, own[number], turned)) is not None
    ]
    return Round(
        name,
        REVIEW,
        0,
        tuple(made for _, _, made in found),
        tuple(f"{REVIEW}/{card.id}-{turned}" for card, turned, _ in found),
        cards=tuple(card for card, _, _ in found),
    )


def _day(text: str) -> date | None:
    """The date in an address, if it is one for which there is a daily ten now."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    oldest, newest = datetime.now(UTC).date() - OLDEST_DAY, latest_day()
    return day if day.isoformat() == text and oldest <= day <= newest else None


def rounds() -> Rounds:
    """The rounds of the application that answers this request."""
    found: Rounds = current_app.extensions["rounds"]
    return found


def init_rounds(app: Flask) -> None:
    """Give the application an empty cache of rounds."""
    app.extensions["rounds"] = Rounds()
