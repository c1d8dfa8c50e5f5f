"""Questions to a class on the big board: their stages and the counts of the answers.

`tutor.puzzles` judges an answer; `tutor.storage.demos` stores who has answered.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.kinds.answered import Gathering, chosen
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.moves import play_out
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.judge import judge, possible_answers
from tutor.puzzles.puzzle_tasks import set_puzzle

Stage = Literal["open", "counted", "revealed"]

MOST_TOLD = 8
"""How many different wrong answers are explained to the class, the most frequent first."""


class AnswerCount(msgspec.Struct, frozen=True):
    """An answer, and how many pupils gave it."""

    answer: tuple[str, ...]
    n: int


class Question(msgspec.Struct, frozen=True):
    """A question to the class.

    ``step`` has the board and the puzzle; without a puzzle the question is "Where would you play?". A puzzle
    of several moves becomes several questions, one for each move. The counts are hidden while the question is
    "open" and shown while it is "counted" (votes may still change); "revealed" shows the right answer.
    ``tally`` are the answers when they were counted, the most frequent first. ``played`` is the move that is
    shown with the right answer, ``looked_at`` the wrong answer that is explained now.
    """

    number: int
    step: Step
    stage: Stage = "open"
    tally: tuple[AnswerCount, ...] = ()
    played: Square | None = None
    looked_at: tuple[str, ...] | None = None

    @property
    def is_free(self) -> bool:
        """Whether it is "Where would you play?", so that no legal move is wrong."""
        return self.step.puzzle is None

    @property
    def moves_left(self) -> int:
        """How many moves are still to be found, with this one; 0 for a puzzle of one answer."""
        return self.step.puzzle.moves_left if self.step.puzzle else 0

    @property
    def answered(self) -> int:
        """How many pupils had answered when the answers were counted."""
        return sum(counted.n for counted in self.tally)

    def after(self, game: str) -> Position:
        """The board after the answer, if the puzzle changes the board."""
        task = task_of(game, self)
        if self.looked_at is not None:
            return play_out(task.after or task.position, punished(game, self, self.looked_at))
        if self.played is None or self.played not in task.position.legal_moves():
            return task.after or task.position
        return task.position.play(self.played)


def task_of(game: str, question: Question) -> Task:
    """The question with its right answers; raises UnsolvablePuzzle if the puzzle does not fit the board."""
    return _task(game, question.step)


@lru_cache(maxsize=256)
def _task(game: str, step: Step) -> Task:
    found = find_game(game)
    if step.puzzle is not None and not step.puzzle.moves_left:
        return set_puzzle(found, step)
    position = step.position(found)
    moves = tuple(position.legal_moves())
    asked = step.puzzle or puzzles_of(found).any_move
    if asked is None or not moves or moves == (PASS,):
        raise UnsolvablePuzzle("puzzle", "nobody can play on this board")
    if step.puzzle is None:
        return Task(asked, position, "one", moves, can_pass=PASS in moves)
    return asked.set_task_for_class(position, step.marks.ring)


def punished(game: str, question: Question, answer: Answer) -> tuple[Move, ...]:
    """A wrong move of an ending with the best replies of the other side; () for any other answer."""
    task = task_of(game, question)
    return task.puzzle.punishing(task, answer) if task.select == "one" else ()


def read_answer(game: str, question: Question, given: Iterable[str]) -> Answer | None:
    """An answer in the stored form, its squares in board order; None if it is no possible answer.

    A square is stored with all squares that are chosen together with it.
    """
    task = task_of(game, question)
    possible = possible_answers(task)
    taps = frozenset(given)
    if not taps or not taps <= set(possible) or (task.select != "many" and len(taps) > 1):
        return None
    if isinstance(task.puzzle, Gathering):
        taps = chosen(task, taps)
    return tuple(name for name in possible if name in taps)


def chosen_together(task: Task) -> tuple[tuple[Square, ...], ...]:
    """Groups of squares that one tap chooses together."""
    return task.puzzle.together(task) if isinstance(task.puzzle, Gathering) else ()


def count(answers: Mapping[str, Answer]) -> tuple[AnswerCount, ...]:
    """The count of each answer, the most frequent first; of equal ones that given first."""
    return tuple(AnswerCount(answer, n) for answer, n in Counter(answers.values()).most_common())


def is_right(game: str, question: Question, answer: Answer) -> bool:
    """Whether an answer is right."""
    return judge(task_of(game, question), answer).verdict == "right"


def wrong_answers(game: str, question: Question) -> tuple[AnswerCount, ...]:
    """The wrong answers to explain to the class."""
    wrong = [counted for counted in question.tally if not is_right(game, question, counted.answer)]
    return tuple(wrong[:MOST_TOLD])


def right_answers(game: str, question: Question) -> int:
    """The number of right answers among those counted."""
    return sum(counted.n for counted in question.tally if is_right(game, question, counted.answer))


def votes_by_square(question: Question) -> dict[str, int]:
    """The number of answers that contain each square, option or pass."""
    found: Counter[str] = Counter()
    for counted in question.tally:
        for name in counted.answer:
            found[name] += counted.n
    return dict(found)


def move_to_show(game: str, question: Question) -> Square | None:
    """The move that is shown with the right answer; None if the puzzle asks for no move.

    Of several right moves it is the one that most pupils found.
    """
    task = task_of(game, question)
    if task.move is not None:
        return task.move
    if question.is_free or not task.puzzle.plays:
        return None
    moves = [move for move in task.answers if move != PASS]
    votes = votes_by_square(question)
    return max(moves, key=lambda move: votes.get(move, 0)) if moves else None
