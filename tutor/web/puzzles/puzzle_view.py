"""The view of a puzzle: a table of every possible answer with its feedback.

The page contains the whole table, so that feedback appears at once and without a network; without JavaScript
the server uses the same table (`answer_table`).
"""

from itertools import count

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.kinds.answered import Gathering, InTurns
from tutor.games.kinds.kind import Task, Turn
from tutor.lessons.model import Step
from tutor.puzzles.impossible_answers import impossible
from tutor.puzzles.puzzle_tasks import TWIN, find_twin
from tutor.web.board.board_types import FrameView
from tutor.web.board.board_view import board_view, changes_view
from tutor.web.board.frames import frames_of
from tutor.web.learn.lesson_types import (
    Feedback,
    FinishView,
    PuzzleView,
    SolutionView,
    TurnPuzzle,
)
from tutor.web.puzzles.feedback import feedback_of
from tutor.web.puzzles.goal_words import goal_words
from tutor.web.puzzles.hints import hints_of
from tutor.web.puzzles.option_view import option_view
from tutor.web.puzzles.pair_view import button_words
from tutor.web.puzzles.single_answers import Notes, ends_game, singles
from tutor.web.puzzles.twin_feedback import Turned
from tutor.web.site.markdown import inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.pages.pair_words import (
    BEST,
    BETTER,
    TEMPTING,
    TO_TWIN,
    TWIN_ASKED,
    TWIN_OFFERED,
    YOURS,
)
from tutor.web.wording.tasks import (
    NOTHING_TAPPED,
    NOW_YOU,
    OPTION_IS_MARKED,
    PLAYED_ON,
    TURN,
    right_without_square,
)

MOST_SAID = 3
"""The most moves after an answer that are described one by one."""


def question(wording: Wording, step: Step, task: Task) -> Say:
    """The question: the author's words, or the usual ones of its kind."""
    if step.title:
        return wording.keep(inline(wording.gettext(step.title)))
    puzzle = step.puzzle or task.puzzle
    sentences = WORDS[puzzle.kind].questions
    asked = puzzle.asks(task, step.marks.ring)
    said = [wording.reason(reason, sentences) for reason in asked]
    return said[0] if len(said) == 1 else wording.sentences(*said)


def puzzle_view(wording: Wording, step: Step, task: Task, labels: dict[str, str], notes: Notes) -> PuzzleView:
    """The table of a puzzle, for templates and JavaScript."""
    color = task.color
    if task.select == "game":
        return _game(wording, task)
    view: PuzzleView = {
        "kind": task.kind,
        "select": task.select,
        "can_pass": task.puzzle.without_square if task.can_pass else None,
        "answers": list(task.answers),
        "options": [
            option_view(wording, option, labels, task.puzzle.option_overlay(task)) for option in task.options
        ],
        "move": task.move,
        "color": color.value,
        "plays": task.puzzle.plays,
        "finish": None,
        "hints": hints_of(wording, step, task),
        "solution": _shown(wording, task),
    }
    if task.select == "many":
        _carry_sets(wording, task, color, view)
        view["finish"] = _finish(task)
        if task.move and task.after is None and ends_game(task.position, task.move):
            view["right"]["over"] = True
    elif task.turn is not None:
        _carry_turns(wording, step, task, task.turn, labels, notes, view)
    else:
        view["feedback"] = singles(wording, task, color, notes)
        if task.puzzle.asks_twin:
            _compare_with_played(wording, task, view["feedback"])
            _carry_twin(wording, task, labels, notes, view)
    return view


def _game(wording: Wording, task: Task) -> PuzzleView:
    """The view of a game with a goal: it has no table, since the page asks the server for each move."""
    return {
        "kind": task.kind,
        "select": task.select,
        "can_pass": None,
        "answers": [],
        "options": [],
        "move": None,
        "color": task.color.value,
        "plays": True,
        "finish": None,
        "hints": [],
        "solution": {"say": solution_of(wording, task), "squares": []},
        "game": goal_words(wording, task),
    }


def _shown(wording: Wording, task: Task) -> SolutionView:
    """The shown answer: its words, its reason and its squares; the learner then gives it."""
    return {"say": _shown_words(wording, task, _tempting(task)), "squares": _squares(task)}


def _shown_words(wording: Wording, task: Task, played: str | None) -> Say:
    """The shown answer in words: compared with a wrong move, the one played last or the most tempting one."""
    sentences = WORDS[task.puzzle.kind].replies
    reasons = [wording.reason(why, sentences) for why in task.puzzle.why(task, played)] if played else []
    return wording.sentences(solution_of(wording, task), *reasons, wording.say(NOW_YOU))


def _tempting(task: Task) -> str | None:
    """The wrong move that changes the most squares; None where no move is asked for, or none is wrong."""
    wrong = [move for move in task.position.legal_moves() if move != PASS and move not in task.answers]
    return max(wrong, key=lambda move: len(task.position.changes(move)), default=None)


def _compare_with_played(wording: Wording, task: Task, feedback: dict[str, Feedback]) -> None:
    """Let the shown answer be compared with the wrong move that was played last."""
    for move, said in feedback.items():
        if "line" in said and said["verdict"] != "right":
            said["solution"] = _shown_words(wording, task, move)


def _carry_twin(wording: Wording, task: Task, labels: dict[str, str], notes: Notes, view: PuzzleView) -> None:
    """Add the best line beside that of each move, and the turned board that follows a shown answer."""
    view["best"], view["tempting"] = task.puzzle.best(task), _tempting(task)
    view["pair"] = {
        "yours": wording.say(YOURS),
        "tempting": wording.say(TEMPTING),
        "better": wording.say(BETTER),
        "best": wording.say(BEST),
        "words": button_words(wording),
    }
    found = find_twin(task)
    if found is None:
        return
    twin, turned = found.task, Turned(wording, found, notes)
    view["turns"] = [
        {
            "board": board_view(twin.position, labels),
            "answers": list(twin.answers),
            "hints": hints_of(wording, found.step, twin, task.puzzle.hint_topic(task)),
            "solution": turned.solution(view["solution"]),
            "feedback": turned.answers(view["feedback"]),
            "next": {},
            "best": turned.square(view["best"]),
            "tempting": turned.square(view["tempting"]),
        }
    ]
    view["next"] = {TWIN: 0}
    view["pair"]["words"]["twin"] = wording.gettext(TO_TWIN)
    view["twin_say"], view["twin_asked"] = wording.say(TWIN_OFFERED), wording.say(TWIN_ASKED)


def _carry_turns(
    wording: Wording,
    step: Step,
    task: Task,
    first: Turn,
    labels: dict[str, str],
    notes: Notes,
    view: PuzzleView,
) -> None:
    """Add each turn of a sequence as a puzzle of one move; ``next`` maps a right move to its turn."""
    numbers = count()
    turns: dict[int, TurnPuzzle] = {}

    def carry(turn: Turn, depth: int) -> TurnPuzzle:
        at = InTurns.of(task).task_at(task, turn)
        into: TurnPuzzle = {
            "answers": list(at.answers),
            "hints": hints_of(wording, step, at),
            "solution": _shown(wording, at),
            "feedback": singles(wording, at, at.color, notes),
            "next": {},
        }
        for said in into["feedback"].values():
            if said["verdict"] in ("almost", "not-yet"):
                said["verdict"] = "almost" if depth else "not-yet"
        for move, following in turn.right.items():
            played = at.puzzle.aftermath(at, move, right=False).moves
            into["feedback"][move]["frames"] = _played_on(wording, turn.position, played)
            into["feedback"][move]["lines"] = []
            into["next"][move] = None
            if following is not None:
                into["next"][move] = number = next(numbers)
                turns[number] = {
                    "board": board_view(following.position, labels),
                    **carry(following, depth + 1),
                }
                mover = following.position.to_move
                if mover is not None and mover is not task.color:
                    turns[number]["turn"] = {"color": mover.value, "text": wording.text(TURN, mover, {})}
        return into

    opening = carry(first, 0)
    view["answers"], view["hints"] = opening["answers"], opening["hints"]
    view["solution"], view["feedback"], view["next"] = (
        opening["solution"],
        opening["feedback"],
        opening["next"],
    )
    view["turns"] = [turns[number] for number in sorted(turns)]


def _played_on(wording: Wording, position: Position, played: tuple[Move, ...]) -> list[FrameView]:
    """The moves after a right one; if they are many, one sentence describes the rest."""
    frames = frames_of(wording, position, played)
    if len(played) > MOST_SAID:
        for frame in frames:
            frame["say"] = None
        frames[1]["say"] = wording.say(PLAYED_ON, squares=played[1:])
    return frames


def _carry_sets(wording: Wording, task: Task, color: Color, view: PuzzleView) -> None:
    puzzle, answers, squares = Gathering.of(task), task.answers, task.position.game.squares
    aside = impossible(task, squares)
    view["right"] = feedback_of(wording, puzzle.explain_right(task), color, "right")
    view["extra"] = {
        square: feedback_of(
            wording,
            puzzle.explain_extra(task, square),
            color,
            "note" if square in aside else "not-yet",
        )
        for square in squares
        if square not in answers
    }
    view["missing"] = {
        square: feedback_of(wording, puzzle.explain_missing(task, square), color, "not-yet")
        for square in answers
        if square != PASS
    }
    if together := puzzle.together(task):
        view["chains"] = [list(squares) for squares in together]
    view["found"] = [wording.reason(puzzle.explain_found(task, n)) for n in range(len(answers) + 1)]
    view["empty"] = wording.say(NOTHING_TAPPED)


def _squares(task: Task) -> list[str]:
    return [answer for answer in task.answers if answer in task.position.game.squares]


def solution_of(wording: Wording, task: Task) -> Say:
    """The right answer in words."""
    squares = _squares(task)
    if task.select == "choice":
        return wording.say(OPTION_IS_MARKED)
    if task.answers == (PASS,):
        return wording.say(right_without_square(task), task.color)
    solution = WORDS[task.puzzle.kind].solution
    assert solution is not None, f"the words of {task.puzzle.kind} name no solution"
    return wording.say(solution, task.color, squares, n=len(squares))


def _finish(task: Task) -> FinishView | None:
    """How the board changes after the right answer: the move of the question, or its right result."""
    if task.move is None:
        return None
    if task.after is None:
        return {"move": task.move, "changes": changes_view(task.position, task.move)}
    return {"cells": task.position.play(task.move).cells()}
