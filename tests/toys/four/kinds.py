"""What the toy game asks: where a piece may go; and a kind that other games ask too."""

from tutor.games.base import Position
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Puzzle, PuzzleKind, Task
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.puzzles import Puzzles
from tutor.games.othello.kinds.questions.find_square import FindSquare
from tutor.web.wording.kind_sentences import KindWords


class PlacePiece(PuzzleKind, frozen=True, tag="place-piece"):
    """Place a piece where one may go."""

    needs_turn = True
    asks_for = "empty"
    plays = True
    reasons = {"may-go": ("square",), "may-not-go": ("square",)}
    weights = {"place-piece": Weights(0)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        return Task(self, position, "one", moves_of(position))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        right = tap in task.answers
        told = Reason("may-go" if right else "may-not-go", square=tap)
        return ("right" if right else "not-yet"), Remark((told,))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers))


WORDS = KindWords(
    "place-piece",
    questions={"place-piece": "Place a piece."},
    hints={"place-piece": "Look for an empty square."},
    replies={
        "may-go": "Correct: a piece may go on %(square)s.",
        "may-not-go": "A piece stands on %(square)s already.",
    },
    solution="A piece may go on %(squares)s.",
)

ANY_MOVE: Puzzle = PlacePiece()
PUZZLES = Puzzles(kinds=(FindSquare, PlacePiece), any_move=ANY_MOVE)
