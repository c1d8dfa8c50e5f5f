"""The mistakes in a game whose engine weighs no moves: drawn on the board, and as puzzles if a kind fits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from flask import url_for

from tutor.games.base import Position
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.lessons.model import Course, Lesson, Step
from tutor.storage.games import COMPUTER
from tutor.web.board.board_link import position_code
from tutor.web.board.board_view import View, board_view
from tutor.web.game_review.mistake_step import lesson_named, links_below
from tutor.web.game_review.scoring import MOST_MISTAKES
from tutor.web.learn.lesson_types import LessonData, StepView
from tutor.web.learn.lesson_view import LessonView, PreparedLesson
from tutor.web.play.game_actions import Match
from tutor.web.play.game_ending import drill_link
from tutor.web.site.languages import Language
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.move_notes import MoveNote


@dataclass(frozen=True)
class NotedMistake:
    """A mistake with the board before it, and the question that asks for a better move there."""

    note: MoveNote
    position: Position
    task: Task | None


def mistakes_noted(match: Match, wording: Wording) -> list[NotedMistake]:
    """The mistakes in a finished game, what cost most first."""
    said = words_of(match.position.game)
    found = said.noted(wording, match.positions, match.stored.moves, match.you)
    return [_mistake(note, match.positions[note.number - 1]) for note in found[:MOST_MISTAKES]]


def _mistake(note: MoveNote, position: Position) -> NotedMistake:
    task = None
    if note.puzzle is not None:
        try:
            task = note.puzzle.set_task(position, ())
        except UnsolvablePuzzle:
            pass
    return NotedMistake(note, position, task)


def mistake_cards(match: Match, mistakes: Sequence[NotedMistake], wording: Wording) -> list[View]:
    """The mistakes on the page of the review: drawn, with what was overlooked and the links to try again."""
    numbers = _numbered(mistakes)
    cards: list[View] = []
    for mistake in mistakes:
        note, position = mistake.note, mistake.position
        board = board_view(position, {}, turn=False)
        board["overlay"] = list(note.marks)
        number = numbers.get(note.number)
        cards.append(
            {
                "at": note.number,
                "html": note.html,
                "board": board,
                "url": url_for("review.page", id=match.stored.id, move=note.number - 1),
                "asked_url": url_for("review.mistake", id=match.stored.id, number=number) if number else None,
                "lesson": lesson_named(position.game, note.lesson, wording),
                "drill": drill_link(note.drill, wording),
                "on": _play_on(match, position),
            }
        )
    return cards


def _numbered(mistakes: Sequence[NotedMistake]) -> Mapping[int, int]:
    """For mistakes that are asked as puzzles: the number of the puzzle, by the number of the move."""
    asked = [mistake.note.number for mistake in mistakes if mistake.task is not None]
    return {number: n for n, number in enumerate(dict.fromkeys(asked), 1)}


def _play_on(match: Match, position: Position) -> View:
    """The fields of the form that plays on from the board, on the same side against the same level."""
    mover = match.you or position.to_move
    return {
        "game": position.game.name,
        "start": position_code(position),
        "opponent": COMPUTER if match.against_computer else "person",
        "level": match.stored.level,
        "side": mover.value if mover else "black",
    }


class MistakeSteps(LessonView):
    """The mistakes that are asked as puzzles, as the steps of a lesson."""

    def __init__(
        self, match: Match, mistakes: Sequence[NotedMistake], language: Language, wording: Wording
    ) -> None:
        self._match = match
        numbers = _numbered(mistakes)
        asked = {numbers[one.note.number]: one for one in reversed(mistakes) if one.task is not None}
        self._asked = [asked[n] for n in sorted(asked)]
        super().__init__(self._prepared(), language, wording)

    def _prepared(self) -> PreparedLesson:
        game = self._match.position.game
        steps = tuple(_step(one.position, one.note.puzzle) for one in self._asked)
        names = tuple(map(str, range(1, len(steps) + 1)))
        lesson = Lesson(0, self._match.stored.id, "Looking back", "", 1, steps, names)
        positions = tuple(one.position for one in self._asked)
        course = Course("review", "", "", game.name, ())
        return PreparedLesson(course, lesson, game, positions, tuple(one.task for one in self._asked))

    def url(self, step: str | None = None) -> str:
        return url_for("review.mistake", id=self.slug, number=int(step or 1))

    @cached_property
    def data(self) -> LessonData:
        back = url_for("review.page", id=self.slug)
        data = self.lesson_data()
        data.pop("key")  # without it each visit begins anew
        return {**data, "course": "", "url": back, "finished_url": back, "map_url": back}

    def _step(self, number: int, step: Step) -> StepView:
        view, mistake = super()._step(number, step), self._asked[number - 1]
        lesson = lesson_named(mistake.position.game, mistake.note.lesson, self.wording)
        view["html"] = links_below(lesson, mistake.position, self.wording)
        return view


def _step(position: Position, puzzle: Puzzle | None) -> Step:
    side = position.to_move
    return Step(board=position.game.diagram(position), to_move=side.value if side else None, puzzle=puzzle)
