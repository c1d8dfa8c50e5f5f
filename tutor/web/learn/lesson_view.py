"""A lesson in one language as a page carries it, made once and kept.

Everything a learner can see or be told in the lesson is in here, so that it works when the network is
gone after the page has loaded.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import msgspec
from flask import get_template_attribute, url_for
from markupsafe import Markup

from tutor.games.base import Game, Position
from tutor.games.table import find_game
from tutor.lessons.errors import LessonError
from tutor.lessons.loader import lesson_file
from tutor.lessons.model import Course, Lesson, Marks, Step, WhichIsBetter
from tutor.puzzles.goals import Task, set_puzzle
from tutor.puzzles.practice.difficulty import difficulty, topic
from tutor.puzzles.symmetry import board_key
from tutor.puzzles.unsolvable import UnsolvablePuzzle
from tutor.storage.learners.practice import Comeback
from tutor.web.board.board_view import board_view
from tutor.web.board.frames import frames_of
from tutor.web.board.overlays import overlay_view
from tutor.web.http.cached_data import SentData, as_sent
from tutor.web.learn.lesson_types import Feedback, LessonData, StepView
from tutor.web.learn.puzzle_view import puzzle_view, question
from tutor.web.site.languages import Language
from tutor.web.site.markdown import block, inline, plain
from tutor.web.wording import Wording
from tutor.web.wording.games import words_of
from tutor.web.wording.page import page_words
from tutor.web.wording.pictures import PICTURES
from tutor.web.wording.tasks import TURN

EMPTIED = str.maketrans("XO", "..")
"""Takes the discs off a board that shows the picture chosen: none is chosen yet."""

NOTHING: tuple[object, ...] = (None, [], ())
"""The values that count as empty in the feedback to an answer."""

OF_THE_PAGE = ("goal", "map_url", "number", "url")
"""What only the templates of a lesson show; its scripts are not sent it."""

WELCOME = "welcome"
"""Slug of the lesson that is a single board: the home page."""


@dataclass(frozen=True)
class PreparedLesson:
    """A lesson with its positions read and its puzzles set, the same for every language."""

    course: Course
    lesson: Lesson
    game: Game
    positions: tuple[Position, ...]
    tasks: tuple[Task | None, ...]

    def task(self, step: int) -> Task | None:
        """The puzzle of a step (from 1), if it is one."""
        return self.tasks[step - 1] if 1 <= step <= len(self.tasks) else None

    @property
    def puzzles(self) -> tuple[int, ...]:
        """The numbers of the steps that ask a puzzle."""
        return tuple(number for number, task in enumerate(self.tasks, 1) if task is not None)

    @cached_property
    def boards(self) -> tuple[str, ...]:
        """A name for the board of each step; boards that are one have one name."""
        return tuple(board_key(self.game, step) for step in self.lesson.steps)

    @cached_property
    def comebacks(self) -> tuple[Comeback | None, ...]:
        """Each puzzle as it comes back when it was missed; None for what is no puzzle of a lesson."""
        name = f"lesson/{self.course.name}/{self.lesson.slug}"
        return tuple(
            Comeback(f"{name}/{number}", topic(step.puzzle), difficulty(step, task))
            if task is not None and self.lesson.slug != WELCOME
            else None
            for number, (step, task) in enumerate(zip(self.lesson.steps, self.tasks, strict=True), 1)
        )


def prepare(course: Course, lesson: Lesson, folder: Path) -> PreparedLesson:
    """Read the boards of a lesson and set its puzzles; raises LessonError for one that cannot be solved."""
    game = find_game(course.game)
    positions = tuple(step.position(game) for step in lesson.steps)
    tasks: list[Task | None] = []
    for number, step in enumerate(lesson.steps, 1):
        try:
            tasks.append(set_puzzle(game, step) if step.puzzle else None)
        except UnsolvablePuzzle as error:
            file = str(lesson_file(folder, lesson))
            raise LessonError(file, number, error.field, error.sentence) from error
    return PreparedLesson(course, lesson, game, positions, tuple(tasks))


class LessonView:
    """One lesson in one language: the shapes that templates and JavaScript share."""

    effort = 9
    """How hard to compress: a lesson is made once and fetched by many."""

    def __init__(self, prepared: PreparedLesson, language: Language, wording: Wording) -> None:
        self.prepared = prepared
        self.language = language
        self.wording = wording
        self._labels = words_of(prepared.game).labels(wording.translations)
        lesson = prepared.lesson
        self.title = plain(wording.gettext(lesson.title))
        self.goal = inline(wording.gettext(lesson.goal))
        self.plain_goal = plain(wording.gettext(lesson.goal)) if lesson.goal else ""
        self.players: dict[tuple[int, int], Markup] = {}
        """Steps after some of their moves, where nothing else was done, rendered when first asked for."""
        self.rest: SentData | None = None
        """The rest of its pages (`lesson_rest`), made when first asked for."""
        self.terms: dict[int | None, Markup] = {}
        """The words that come first in each of its steps (None: in all), as a part of a page."""
        self.steps = [self._step(number, step) for number, step in enumerate(lesson.steps, 1)]

    @property
    def slug(self) -> str:
        return self.prepared.lesson.slug

    @property
    def _course(self) -> dict[str, Any]:
        return {"lang": self.language.tag, "course": self.prepared.course.name}

    @property
    def number(self) -> int:
        return self.prepared.lesson.number

    def url(self, step: int | None = None) -> str:
        """The address of a step, or of the lesson, which leads to its first step."""
        if self.slug == WELCOME:
            return url_for("home.page", lang=self.language.tag)
        where: dict[str, Any] = {
            "lang": self.language.tag,
            "course": self.prepared.course.name,
            "lesson": self.slug,
        }
        if step is None:
            return url_for("learn.lesson", **where)
        return url_for("learn.step", **where, number=step)

    @cached_property
    def data(self) -> LessonData:
        """Everything about the lesson, with each of its sentences once."""
        where = self._course
        data: LessonData = {
            "course": self.prepared.course.name,
            "slug": self.slug,
            "number": self.number,
            "title": self.title,
            "goal": self.goal,
            "url": self.url(),
            "finished_url": url_for("learn.finished", **where, lesson=self.slug),
            "map_url": url_for("learn.course", **where),
            "steps": self.steps,
            "key": f"{self.prepared.course.name}/{self.slug}",
            "phrases": self.wording.phrases,
            "words": page_words(self.wording.translations),
        }
        if self._needs_strategy:
            data["strategy"] = True
        if any(step.picture for step in self.prepared.lesson.steps):
            data["pictures"] = True
        if self.slug == WELCOME:  # a new visit begins with a fresh board
            data["visit"] = True
        return data

    @property
    def _needs_strategy(self) -> bool:
        """Whether its page needs static/js/strategy.js: it has an overlay, or draws what moves do."""
        steps, tasks = self.prepared.lesson.steps, filter(None, self.prepared.tasks)
        return any(step.overlay for step in steps) or any(
            task.measure or task.judged or task.kind == "which-is-better" for task in tasks
        )

    @cached_property
    def sent(self) -> SentData:
        """The same as it is sent to a browser, which asks for it beside the page."""
        data = {**self.data, "steps": [_spared(step) for step in self.steps]}
        return as_sent({name: part for name, part in data.items() if name not in OF_THE_PAGE}, self.effort)

    @cached_property
    def sent_url(self) -> str:
        """Where a page finds it; the address changes with what is in it."""
        return url_for("learn.lesson_data", **self._course, lesson=self.slug, v=self.sent.version)

    def _step(self, number: int, step: Step) -> StepView:
        position = self.prepared.positions[number - 1]
        task = self.prepared.task(number)
        wording = self.wording
        shown = position
        if task is not None and task.after is not None:
            shown = task.after
        board = board_view(
            shown,
            self._labels,
            turn=step.to_move is not None and shown is position,
            marks=_marks(step),
            show_legal=step.show_legal,
        )
        if task is not None and any(option.position for option in task.options):
            board["cells"] = board["cells"].translate(EMPTIED)
        view: StepView = {
            "n": number,
            "url": self.url(number),
            "kind": step.kind,
            "title": inline(wording.gettext(step.title)),
            "html": self._words(step),
            "turn": None,
            "board": board,
            "frames": frames_of(wording, position, step.play, step.overlay),
            "explanation": None,
            "puzzle": None,
        }
        if step.overlay:
            laid = overlay_view(wording, position, step.overlay)
            board["overlay"], board["legend"] = laid["overlay"], laid["legend"]
        if step.to_move and position.to_move and shown is position:
            view["turn"] = {
                "color": position.to_move.value,
                "text": wording.text(TURN, position.to_move, {}),
            }
        if step.explain:
            view["explanation"] = words_of(position.game).explanation(wording, position, step.explain)
        if task is not None:
            view["title"] = wording.html(question(wording, step, task))
            view["puzzle"] = puzzle_view(wording, step, task, self._labels)
        return view

    def _words(self, step: Step) -> str:
        """The text of a step, with the drawing of its idea beside it."""
        text = block(self.wording.gettext(step.text)) if step.text else ""
        if step.picture is None:
            return text
        label = self.wording.gettext(PICTURES[step.picture])
        drawn = get_template_attribute("pictures.html", "picture")(step.picture, label)
        return f'<div class="idea"><div>{text}</div>{drawn}</div>'


def _marks(step: Step) -> Marks:
    """What is drawn on the board of a step; the two moves of a comparison are ringed."""
    if isinstance(step.puzzle, WhichIsBetter):
        return msgspec.structs.replace(step.marks, ring=(*step.marks.ring, *step.puzzle.moves))
    return step.marks


def _spared(step: StepView) -> StepView:
    """A step without the empty fields in the many answers of its puzzle: to the browser missing is empty."""
    puzzle = step["puzzle"]
    if not puzzle or "feedback" not in puzzle:
        return step
    feedback = {
        key: cast(Feedback, {name: part for name, part in one.items() if part not in NOTHING})
        for key, one in puzzle["feedback"].items()
    }
    return {**step, "puzzle": {**puzzle, "feedback": feedback}}
