"""Puzzles on a teacher's pages: the board, a given answer, and why it is wrong."""

from dataclasses import dataclass, replace

from flask import g

from tutor.classroom.demo.vote_results import BOARD, board_step
from tutor.classroom.work.missed import Missed, MissedPuzzle
from tutor.classroom.work.sets import find_set, puzzle_key, puzzles_of
from tutor.games.base import PASS, Position
from tutor.games.errors import RulesError
from tutor.games.kinds.goal_games import played_of
from tutor.games.kinds.kind import Task
from tutor.games.kinds.options import Option
from tutor.games.table import find_game
from tutor.lessons.model import Lesson, Step, read_json
from tutor.puzzles.judge import UnknownOption, judge
from tutor.puzzles.puzzle_tasks import TWIN, find_twin, task_of
from tutor.storage.learners.practice import DueCard, cards_of
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_types import Feedback
from tutor.web.learn.lesson_view import marks_of
from tutor.web.practise.rounds import COURSE, prefix_of, rounds
from tutor.web.practise.set_rounds import SET
from tutor.web.practise.spaced_return import REVIEW, made_again
from tutor.web.puzzles.feedback import feedback_of
from tutor.web.puzzles.puzzle_view import question, solution_of
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain
from tutor.web.wording import Say, Wording
from tutor.web.wording.classroom.table_heads import BIG_BOARD, OWN_PUZZLES
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages.page_words import page_words
from tutor.web.wording.pages.practise_words import drill_words
from tutor.web.wording.tasks import said_without_square


@dataclass(frozen=True)
class Asked:
    """A puzzle, and the title of its lesson or its drill."""

    step: Step
    task: Task
    where: str
    number: int | None = None


class PuzzleBoards:
    """Draws puzzles and their answers in the language of the request; each page makes one of these."""

    def __init__(self) -> None:
        self.wording = Wording(g.translations, current_language().locale)
        self.words = page_words(g.translations)

    @property
    def phrases(self) -> list[str]:
        """The sentences to which the drawn puzzles refer."""
        return self.wording.phrases

    def question(self, asked: Asked) -> str:
        """The question of the puzzle, as HTML."""
        return self.wording.html(question(self.wording, asked.step, asked.task))

    def answered(self, asked: Asked, given: tuple[str, ...]) -> View | None:
        """The board with an answer, and the feedback on it; None if the answer is impossible."""
        twin = find_twin(asked.task) if given[:1] == (TWIN,) else None
        if twin is not None:
            return self.answered(replace(asked, step=twin.step, task=twin.task), given[1:])
        task = asked.task
        try:
            judgement = judge(task, given)
        except (RulesError, UnknownOption):
            return None
        feedback = feedback_of(self.wording, judgement, task.color, judgement.verdict)
        if task.select == "game":
            return self._game(task, given, feedback)
        squares = [tap for tap in given if tap in task.position.game.squares]
        return {
            "board": self._chosen(task, given) or self.board(asked),
            "picked": squares if task.select == "many" or not feedback["lines"] else [],
            "feedback": feedback,
            "verdict": judgement.verdict,
            "ghost": task.move if task.after is None else None,
            "last": task.move if task.after is not None else None,
            "said": [self._said(task, tap) for tap in given if tap not in squares],
        }

    def _game(self, task: Task, given: tuple[str, ...], feedback: Feedback) -> View:
        """The board of a game with a goal."""
        position = played_of(task, given).position
        return {
            "board": board_view(position, self._labels(position), turn=position.to_move is not None),
            "picked": [],
            "feedback": feedback,
            "verdict": feedback["verdict"],
            "ghost": None,
            "last": next((move for move in reversed(given) if move != PASS), None),
            "said": [],
        }

    def board(self, asked: Asked) -> BoardView:
        """The board on which the puzzle is asked."""
        shown = asked.task.after or asked.task.position
        turn = asked.step.to_move is not None and asked.task.after is None
        return board_view(shown, self._labels(shown), turn=turn, marks=marks_of(asked.step, asked.task))

    def solution(self, asked: Asked) -> Say:
        """The right answer in words: the right options, unless they are boards."""
        right = [option for option in asked.task.options if option.key in asked.task.answers]
        if len(right) == 1 and right[0].position is None:
            return self.wording.option(right[0])
        return solution_of(self.wording, asked.task)

    def right_board(self, asked: Asked) -> BoardView | None:
        """The right board, if the options are boards."""
        return self._chosen(asked.task, asked.task.answers)

    def right(self, asked: Asked) -> list[str]:
        """The right squares; none if the answer is something else."""
        return [answer for answer in asked.task.answers if answer in asked.task.position.game.squares]

    def option_board(self, option: Option) -> BoardView | None:
        return (
            board_view(option.position, self._labels(option.position), turn=False)
            if option.position
            else None
        )

    def _chosen(self, task: Task, given: tuple[str, ...]) -> BoardView | None:
        """The board of the chosen option."""
        chosen = (self.option_board(option) for option in task.options if option.key in given)
        return next(chosen, None)

    def _labels(self, position: Position) -> dict[str, str]:
        return words_of(position.game).labels(self.wording.translations)

    def _said(self, task: Task, tap: str) -> str:
        """An answer that is no square, as HTML: a pass, or the chosen option."""
        if tap == PASS:
            return self.wording.html(self.wording.say(said_without_square(task), task.color))
        option = next(option for option in task.options if option.key == tap)
        return "" if option.position else self.wording.html(self.wording.option(option))


def ask_again(missed: MissedPuzzle) -> Asked | None:
    """The puzzle that was missed; None if it no longer exists."""
    kind, *parts = missed.puzzle.split("/")
    if kind == "lesson":
        return asked_in_lesson(*parts)
    if kind == REVIEW:
        return _asked_in_review(missed.learner_id, parts[-1])
    if kind == BOARD and missed.step is not None:
        return Asked(*board_step(missed.puzzle, missed.step), str(g.translations.gettext(BIG_BOARD)))
    if missed.step is not None:
        return asked_of(read_json(missed.step, Step), where_practised(missed.puzzle))
    if parts[0] == SET and len(parts) == 3:
        return _asked_in_set(parts[1], parts[2])
    found = rounds().find("/".join(parts[:-1])) if kind == str(prefix_of("/".join(parts))) else None
    if found is None or not 1 <= int(parts[-1]) <= len(found.puzzles):
        return None
    made = found.puzzles[int(parts[-1]) - 1]
    return Asked(made.step, made.task, where_practised(missed.puzzle))


def where_practised(puzzle: str) -> str:
    """The title of the drill or the set of a puzzle from practice."""
    kind, drill, *parts = puzzle.split("/")
    if kind == REVIEW:
        return drill_name(REVIEW)
    return _set_title(parts[0]) if drill == SET else drill_name(drill)


def asked_in_lesson(course: str, slug: str, step: str) -> Asked | None:
    """The puzzle of the step of that name; None if its lesson has dropped it."""
    found = library().courses.get(course)
    lesson = library().lesson(found, slug) if found else None
    if found is None or lesson is None:
        return None
    number, task = lesson.number_of(step), library().prepared(found, lesson).task(step)
    if number is None or task is None:
        return None
    return Asked(lesson.step(number), task, title_of(lesson), number)


def lesson_of(missed: Missed | MissedPuzzle) -> Lesson | None:
    """The lesson of a missed puzzle, also when it was missed in a review; None for other puzzles."""
    kind, course, *parts = missed.puzzle.split("/")
    if kind == REVIEW:
        card = _card(missed.learner_id, course)
        kind, course, *parts = card.puzzle.split("/") if card else ("", "")
    found = library().courses.get(course) if kind == "lesson" else None
    return library().lesson(found, parts[0]) if found else None


def title_of(lesson: Lesson) -> str:
    """The title of a lesson in the reader's language."""
    return plain(g.translations.gettext(lesson.title))


def asked_of(step: Step, where: str, number: int | None = None) -> Asked:
    """A puzzle outside lessons, with the title of where it is asked and, in a set, its number."""
    return Asked(step, task_of(find_game(COURSE.game), step), where, number)


def _asked_in_review(learner_id: str, part: str) -> Asked | None:
    card = _card(learner_id, part)
    made = made_again(find_game(COURSE.game), card, int(part.partition("-")[2])) if card else None
    return Asked(made.step, made.task, drill_name(REVIEW)) if made else None


def _card(learner_id: str, part: str) -> DueCard | None:
    """The card of a puzzle in a review, from its name, such as "17-3"."""
    id = int(part.partition("-")[0])
    return cards_of(database(), learner_id, [id]).get(id)


def _asked_in_set(set_id: str, key: str) -> Asked | None:
    steps = puzzles_of(database(), set_id)
    step = next((step for step in steps if puzzle_key(step) == key), None)
    return asked_of(step, _set_title(set_id)) if step is not None else None


def _set_title(set_id: str) -> str:
    puzzle_set = find_set(database(), set_id)
    return puzzle_set.title if puzzle_set is not None else str(g.translations.gettext(OWN_PUZZLES))


def drill_name(drill: str) -> str:
    """The name of a drill in the reader's language."""
    return str(g.translations.gettext(drill_words(drill)))
