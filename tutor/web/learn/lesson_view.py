"""A lesson in one language, as its pages carry it; made once and cached.

It contains everything that a learner can see or read in the lesson, so that the lesson works when the network
is gone after the page has loaded.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any, cast

import msgspec
from flask import get_template_attribute, url_for
from markupsafe import Markup

from tutor.games.base import Game, Position
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.numbering import numbered
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import lesson_file
from tutor.lessons.model import Course, Lesson, Marks, Step
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.practice.difficulty import difficulty, topic
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.storage.learners.practice import Comeback
from tutor.web.board.board_overlays import overlay_view
from tutor.web.board.board_view import View, board_view
from tutor.web.board.frames import frames_of
from tutor.web.http.cached_data import SentData, as_sent
from tutor.web.learn.lesson_types import LessonData, StepView
from tutor.web.play.front_pages import front_url
from tutor.web.puzzles.pair_view import pair_view, shown_frames
from tutor.web.puzzles.puzzle_view import puzzle_view, question
from tutor.web.puzzles.single_answers import Notes
from tutor.web.site.languages import Language
from tutor.web.site.markdown import block, inline, plain
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.pages.page_words import page_words
from tutor.web.wording.pages.picture_words import PICTURES
from tutor.web.wording.tasks import TURN, WITHOUT_SQUARE

EMPTIED = str.maketrans("XO", "..")
"""Removes the pieces from a board that shows the chosen picture, as long as none is chosen."""

NOTHING: tuple[object, ...] = (None, [], ())
"""The values that count as empty in the feedback to an answer."""

UNSENT = ("number", "goal", "url", "map_url")
"""The fields of a lesson that its pages contain, so that no script needs them."""

WELCOME = "welcome"
"""The slug of the lesson that is the single board of the home page."""


@dataclass(frozen=True)
class PreparedLesson:
    """A lesson with its positions read and its puzzles set; it is the same in every language."""

    course: Course
    lesson: Lesson
    game: Game
    positions: tuple[Position, ...]
    tasks: tuple[Task | None, ...]

    def task(self, step: str) -> Task | None:
        """The puzzle of the step of that name, if it is one."""
        number = self.lesson.number_of(step)
        return self.tasks[number - 1] if number is not None else None

    @property
    def puzzles(self) -> tuple[str, ...]:
        """The names of the steps with a puzzle."""
        return tuple(
            name for name, task in zip(self.lesson.names, self.tasks, strict=True) if task is not None
        )

    @cached_property
    def boards(self) -> dict[str, str]:
        """The key of each step's board, by the step's name; boards that are images of each other share it."""
        named = zip(self.lesson.names, self.lesson.steps, strict=True)
        return {name: board_key(self.game, step) for name, step in named}

    @cached_property
    def comebacks(self) -> dict[str, Comeback]:
        """By the name of its step, each puzzle as it comes back after it was missed."""
        if self.lesson.slug == WELCOME:
            return {}
        named = zip(self.lesson.names, self.lesson.steps, self.tasks, strict=True)
        return {
            name: Comeback(
                comeback_name(self.course, self.lesson, name), topic(step.puzzle), difficulty(step, task)
            )
            for name, step, task in named
            if task is not None and task.puzzle.comes_back
        }


def comeback_name(course: Course, lesson: Lesson, step: str) -> str:
    """The name of a step's puzzle when it comes back."""
    return f"lesson/{course.name}/{lesson.slug}/{step}"


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
    """One lesson in one language, as templates and scripts use it."""

    effort = 9
    """The level of gzip's compression, 1 to 9: a lesson is compressed once and fetched by many."""

    def __init__(self, prepared: PreparedLesson, language: Language, wording: Wording) -> None:
        self.prepared = prepared
        self.language = language
        self.wording = wording
        lesson = prepared.lesson
        self.title = plain(wording.gettext(lesson.title))
        self.goal = inline(wording.gettext(lesson.goal))
        self.plain_goal = plain(wording.gettext(lesson.goal)) if lesson.goal else ""
        self.players: dict[tuple[int, int], Markup] = {}
        """Cached pages of steps after some of their moves, rendered on request."""
        self.heads: dict[str, Markup] = {}
        """The tags in the head of its pages, by the path under which the application is mounted."""
        self.segments: dict[tuple[int, bool, bool], Markup] = {}
        """The segments of the bar above a step: by number, whether it is done, and whether it is shown."""
        self.rest: SentData | None = None
        """The rest of its pages (`lesson_rest`), made on request."""
        self.rest_urls: dict[str, str] = {}
        """Its address, by the path under which the application is mounted."""
        self.terms: dict[int | None, Markup] = {}
        """The terms that each of its steps introduces (None: all of them), as HTML."""
        self._notes = Notes()
        self._made: list[StepView] = []
        self._making = Lock()

    @cached_property
    def steps(self) -> list[StepView]:
        """Its steps, made when first needed, by one thread only, since that is slow; the map needs none."""
        with self._making:
            if not self._made:
                lesson = self.prepared.lesson
                self._made = [self._step(number, step) for number, step in enumerate(lesson.steps, 1)]
        return self._made

    @property
    def slug(self) -> str:
        return self.prepared.lesson.slug

    @property
    def _course(self) -> dict[str, Any]:
        return {"lang": self.language.tag, "course": self.prepared.course.name}

    @property
    def number(self) -> int:
        return self.prepared.lesson.number

    @property
    def first_url(self) -> str:
        """The address of its first step."""
        return self.url(self.prepared.lesson.names[0])

    def url(self, step: str | None = None) -> str:
        """The address of the step of that name, or of the lesson, which leads to its first step."""
        if self.slug == WELCOME:
            return front_url(self.prepared.game.family, lang=self.language.tag)
        where: dict[str, Any] = {
            "lang": self.language.tag,
            "course": self.prepared.course.name,
            "lesson": self.slug,
        }
        if step is None:
            return url_for("learn.lesson", **where)
        return url_for("learn.step", **where, name=step)

    @cached_property
    def data(self) -> LessonData:
        """All data of the lesson; each sentence appears once."""
        return self.lesson_data()

    def lesson_data(self) -> LessonData:
        """The same data as a new object, to which a round adds."""
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
        for view in self.steps:
            if (said := view["puzzle"] and view["puzzle"].get("can_pass")) and said != "pass":
                data["words"][said] = self.wording.gettext(WITHOUT_SQUARE[said])
        if self._needs_strategy:
            data["strategy"] = True
        if any(step.picture for step in self.prepared.lesson.steps):
            data["pictures"] = True
        if self.slug == WELCOME:  # a new visit begins with a fresh board
            data["visit"] = True
        return data

    @property
    def _needs_strategy(self) -> bool:
        """Whether its page needs static/js/learn/strategy.js: for marks, moves played, several boards."""
        steps, tasks = self.prepared.lesson.steps, [task for task in self.prepared.tasks if task]
        if any(step.overlay for step in steps) or len({one.game for one in self.prepared.positions}) > 1:
            return True
        shown = (reply.shown for task in tasks for reply in task.replies.values())
        return any(task.puzzle.shows_play or task.puzzle.shows_marks for task in tasks) or any(shown)

    @cached_property
    def sent(self) -> SentData:
        """The same data as a browser fetches it."""
        data = {name: part for name, part in self.data.items() if name not in UNSENT}
        return as_sent({**data, "steps": [_spared(step) for step in self.steps]}, self.effort)

    @cached_property
    def sent_url(self) -> str:
        """The address of that data, which changes with its content."""
        return url_for("learn.lesson_data", **self._course, lesson=self.slug, v=self.sent.version)

    def _step(self, number: int, step: Step) -> StepView:
        position = self.prepared.positions[number - 1]
        labels = words_of(position.game).labels(self.wording.translations)
        name, task = self.prepared.lesson.names[number - 1], self.prepared.tasks[number - 1]
        wording = self.wording
        if task is not None and step.puzzle is not None and step.puzzle.plays:
            position = task.position
        shown = position
        if task is not None and task.after is not None:
            shown = task.after
        board = board_view(
            shown,
            labels,
            turn=step.to_move is not None and shown is position,
            marks=marks_of(step, task),
            show_legal=step.show_legal,
            last_move=task.last_move if task is not None else None,
        )
        if task is not None and any(option.position for option in task.options):
            board["cells"] = board["cells"].translate(EMPTIED)
        view: StepView = {
            "n": number,
            "name": name,
            "url": self.url(name),
            "kind": step.kind,
            "title": inline(wording.gettext(step.title)),
            "html": self._words(number, step),
            "turn": None,
            "board": board,
            "frames": frames_of(wording, position, step.play, step.overlay, scored=True),
            "explanation": None,
            "puzzle": None,
        }
        if step.lines:
            view["pair"] = pair_view(wording, position, step)
            view["frames"] = shown_frames(wording, view["pair"])
        course = self.prepared.course
        if self.slug in course.numbered and (once := course.once_numbered(self.slug, name)) != number:
            view["was"] = once or 0
        if step.overlay:
            overlay_shown = overlay_view(wording, position, step.overlay)
            board["overlay"], board["legend"] = overlay_shown["overlay"], overlay_shown["legend"]
        if step.numbered:
            board["overlay"] = list(numbered(position, step.numbered))
        mover = _mover(position, task)
        if step.to_move and mover and shown is position:
            view["turn"] = {"color": mover.value, "text": wording.text(TURN, mover, {})}
        if step.explain:
            view["explanation"] = words_of(position.game).explanation(wording, position, step.explain)
        if task is not None:
            view["title"] = wording.html(question(wording, step, task))
            view["puzzle"] = puzzle_view(wording, step, task, labels, self._notes)
        return view

    def _words(self, number: int, step: Step) -> str:
        """The text of a step with its drawing; without a text the aim of the puzzle."""
        written = step.text or self._aim(number, step)
        text = block(self.wording.gettext(written)) if written else ""
        if step.picture is None:
            return text
        label = self.wording.gettext(PICTURES[step.picture])
        drawn = get_template_attribute("pictures.html", "picture")(step.picture, label)
        return f'<div class="idea">{drawn}<div>{text}</div></div>'

    def _aim(self, number: int, step: Step) -> str:
        """The aim of the puzzle, if the question does not say it, and the lesson has not said it before."""
        if step.puzzle is None:
            return ""
        words = WORDS[step.puzzle.kind]
        earlier = self.prepared.lesson.steps[: number - 1]
        again = any(one.puzzle and one.puzzle.kind == words.kind and not one.text for one in earlier)
        return "" if again else words.aim


def _mover(position: Position, task: Task | None) -> Color | None:
    """The side to move on the board, or on all the boards to choose from, if it is the same on all."""
    boards = [option.position for option in task.options if option.position] if task is not None else []
    movers = {board.to_move for board in boards or [position]}
    return movers.pop() if len(movers) == 1 else None


def marks_of(step: Step, task: Task | None) -> Marks:
    """The marks on the board of a step, with rings on squares that the question names or a move changed."""
    rings = (*(step.puzzle.rings if step.puzzle else ()), *(task.changed if task else ()))
    return msgspec.structs.replace(step.marks, ring=(*step.marks.ring, *rings)) if rings else step.marks


def _spared(step: StepView) -> StepView:
    """A step for scripts, without its empty fields and those of its answers; a missing field is empty."""
    board = _filled({**step["board"], "version": None, "marks": _filled(step["board"]["marks"])})
    spared = _filled({**step, "kind": None, "n": None, "board": board})
    if puzzle := step.get("puzzle"):
        spared["puzzle"] = _filled(puzzle)
        if "feedback" in puzzle:
            spared["puzzle"]["feedback"] = {
                key: {name: part for name, part in one.items() if part not in NOTHING}
                for key, one in puzzle["feedback"].items()
            }
    return cast(StepView, spared)


def _filled(view: Mapping[str, Any]) -> View:
    return {name: part for name, part in view.items() if part is not None and part is not False}
