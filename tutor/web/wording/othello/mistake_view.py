"""A mistake in a game of Othello as a puzzle: find the better move.

The question says what the played move did, without naming the better one; the feedback compares both.
"""

from typing import get_args

from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.puzzles import BestMove, LegalMove
from tutor.lessons.model import Marks, Step
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.judge import judge_single
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.lesson_types import Feedback, PuzzleView, Shown
from tutor.web.puzzles.feedback import feedback_of
from tutor.web.site.messages import Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.mistake_words import MistakeWords
from tutor.web.wording.othello import mistake_sentences as words
from tutor.web.wording.othello.game_sentences import COUNT_TO_THE_END
from tutor.web.wording.othello.mistake_reasons import (
    TAUGHT,
    Kind,
    better_than,
    cost_of,
    faults,
    kind_of,
    reasons,
)
from tutor.web.wording.othello.strategy.measure_questions import HINTS, SOLUTION
from tutor.web.wording.tasks import NOW_YOU

ASKED: dict[Kind, Sentence] = {
    "off-corner": HINTS["gives-no-corner"],
    "count": COUNT_TO_THE_END,
    "worth": HINTS["fewest-replies"],
}
"""The hints for kinds of reasons that are no measures of a best move."""


class OthelloMistakes(MistakeWords):
    """The words about mistakes in games of the Othello family."""

    def taught(self, mistake: Mistake) -> str | None:
        return TAUGHT[kind_of(mistake)]

    def reason(self, mistake: Mistake) -> str:
        return kind_of(mistake)

    def why_weaker(self, wording: Wording, mistake: Mistake) -> str:
        played = mistake.played
        said = wording.sentences(*faults(mistake, played, wording), cost_of(mistake, played, wording))
        return wording.html(said)

    def main_fault(self, wording: Wording, mistake: Mistake) -> str:
        fault, *_ = [*faults(mistake, mistake.played, wording), cost_of(mistake, mistake.played, wording)]
        return wording.html(fault)

    def class_puzzle(self, mistake: Mistake) -> Step | None:
        game, color = mistake.position.game, mistake.position.to_move
        seen = kind_of(mistake)
        for measure in [one for one in reversed(get_args(Measure)) if one in ("best-exact", seen)]:
            step = Step(
                board=game.diagram(mistake.position),
                to_move=color.value if color else None,
                puzzle=BestMove(measure),
                marks=Marks(ring=(mistake.played,)),
            )
            try:
                if set(set_puzzle(game, step).answers) == set(mistake.answers):
                    return step
            except UnsolvablePuzzle:
                pass
        return None

    def task(self, mistake: Mistake) -> Task:
        return Task(LegalMove(), mistake.position, "one", mistake.answers)

    def puzzle(self, wording: Wording, mistake: Mistake) -> PuzzleView:
        position, kind = mistake.position, kind_of(mistake)
        better = better_than(mistake, mistake.played)
        color = position.to_move or Color.BLACK
        squares = list(mistake.answers)
        feedback = {square: _feedback(mistake, square, wording) for square in position.game.squares}
        feedback["*"] = _card("not-yet", wording.reason(Reason("choose-one")))
        solution = wording.say(SOLUTION, color, squares, n=len(squares))
        return {
            "kind": "best-move",
            "select": "one",
            "can_pass": None,
            "answers": squares,
            "options": [],
            "move": None,
            "color": color.value,
            "plays": True,
            "finish": None,
            "hints": [{"say": wording.say(ASKED.get(kind) or HINTS[kind], color), "ring": [], "area": []}],
            "solution": {
                "say": wording.sentences(
                    solution, *reasons(mistake, mistake.played, better, wording), wording.say(NOW_YOU)
                ),
                "squares": squares,
            },
            "feedback": feedback,
        }


def _feedback(mistake: Mistake, square: str, wording: Wording) -> Feedback:
    if square not in mistake.values:
        task = Task(BestMove("fewest-replies"), mistake.position, "one", tuple(mistake.values))
        judgement = judge_single(task, square)
        verdict: Shown = "note" if is_impossible(task, square) else judgement.verdict
        return feedback_of(wording, judgement, mistake.position.to_move or Color.BLACK, verdict)
    if square in mistake.answers:
        why = wording.sentences(*reasons(mistake, mistake.played, square, wording))
        return _card("right", _praise(mistake, square, wording), why)
    first, *more = [*faults(mistake, square, wording), _farewell(mistake, square, wording)]
    return _card("not-yet", first, wording.sentences(*more) if more else None)


def _praise(mistake: Mistake, square: str, wording: Wording) -> Say:
    if mistake.exact:
        return wording.say(words.COUNTED_BEST, square=square)
    return wording.reason(Reason("is-better", square=square))


def _farewell(mistake: Mistake, square: str, wording: Wording) -> Say:
    """The last sentence of the feedback on a weaker move."""
    return (
        wording.reason(Reason("another-ends-better")) if mistake.exact else cost_of(mistake, square, wording)
    )


def _card(verdict: Shown, title: Say, detail: Say | None = None) -> Feedback:
    return {"verdict": verdict, "title": title, "detail": detail, "lines": []}
