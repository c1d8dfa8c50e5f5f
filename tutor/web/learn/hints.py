"""The hints of a puzzle: first the part of the board, then the line; the answer itself is not among them.

Each says more than a miss does, and draws it: a column, a quarter of the board, the ends of lines.
"""

from __future__ import annotations

from tutor.games.base import PASS, Position
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.lessons.model import (
    BestMove,
    Choice,
    Choose,
    FindSquare,
    Flips,
    Measure,
    Referee,
    Step,
    WhichIsBetter,
)
from tutor.puzzles.geometry import column_name
from tutor.puzzles.goals import Task
from tutor.puzzles.kinds.measures import costs
from tutor.puzzles.lines import axis, closing_lines, label
from tutor.puzzles.reasons import Square
from tutor.web.learn.lesson_types import HintView
from tutor.web.site.markdown import inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import ENDINGS, HINTS, LOOK_ALONG, LOOK_IN_PART, RINGED

PLAYED = ("legal-move", "best-move", "choose", "pass-or-play", "sequence")
"""Kinds that are answered by a move."""

WEIGHED = ("best-move", "choose", "sequence")
"""Kinds in which many moves are legal, so that the part of the board is worth a hint."""

NAMED = ("find-square", "square-name", "corner-name", "disc-on")
"""Puzzles about the name of one square: its column is tinted."""


def hints_of(wording: Wording, step: Step, task: Task) -> list[HintView]:
    """One hint, or two where lines are looked along; each with what it rings and the squares it tints."""
    if usual(step) in NAMED and not step.hint:
        return [_column(wording, step, task)]
    ring = _where_to_start(step, task)
    hint: HintView = {"say": _general(wording, step, task), "ring": ring, "area": []}
    if ring and task.kind in RINGED:
        hint["say"] = wording.sentences(hint["say"], wording.say(RINGED[task.kind]))
    if task.kind in ENDINGS:
        return [hint, _ends_of_lines(wording, task)]
    answer = task.answers[0]
    if task.kind not in PLAYED or answer == PASS:
        return [hint]
    if task.kind in WEIGHED:
        name, squares = part_of_board(task.position, answer)
        hint["say"] = wording.sentences(hint["say"], wording.say(LOOK_IN_PART[name]))
        hint["area"] = squares
    return [hint, _along(wording, task.position, answer)]


def usual(step: Step) -> str:
    """The name under which the usual sentences of a puzzle stand."""
    puzzle = step.puzzle
    if isinstance(puzzle, BestMove | WhichIsBetter):
        return puzzle.measure
    if isinstance(puzzle, Choice):
        return puzzle.about
    return puzzle.kind if puzzle else ""


def part_of_board(position: Position, square: Square) -> tuple[str, list[Square]]:
    """The quarter of the board that a square lies in: its name and its squares."""
    game = position.game
    across, down = list(game.columns), list(game.rows)

    def quarter(name: Square) -> tuple[bool, bool]:
        return down.index(name[1:]) * 2 < len(down), across.index(name[0]) * 2 < len(across)

    here = quarter(square)
    name = f"{'top' if here[0] else 'bottom'}-{'left' if here[1] else 'right'}"
    return name, [other for other in game.squares if quarter(other) == here]


def _column(wording: Wording, step: Step, task: Task) -> HintView:
    """The column of the square that a puzzle is about."""
    assert isinstance(step.puzzle, FindSquare | Choice)
    game, square = task.position.game, step.puzzle.square or step.marks.ring[0]
    area = [other for other in game.squares if column_name(game, other) == column_name(game, square)]
    return {"say": wording.say(HINTS[usual(step)]), "ring": [], "area": area}


def _ends_of_lines(wording: Wording, task: Task) -> HintView:
    """The discs at which all the lines end that the puzzle is about."""
    moves = [task.move] if task.move else task.answers
    lines = [line for move in moves for line in closing_lines(task.position, move)]
    ends = {line.stop: None for line in lines if line.stop}
    return {"say": wording.say(ENDINGS[task.kind], n=len(ends)), "ring": list(ends), "area": []}


def _along(wording: Wording, position: Position, move: Square) -> HintView:
    """Along which line the move closes, named by the disc at its far end."""
    line = closing_lines(position, move)[0]
    said = wording.say(
        LOOK_ALONG[axis(line.direction)], stop=line.stop, label=label(position.game, line.direction, move)
    )
    return {"say": said, "ring": [line.stop] if line.stop else [], "area": []}


def _general(wording: Wording, step: Step, task: Task) -> Say:
    if step.hint:
        return wording.keep(inline(wording.gettext(step.hint)))
    topic = _topic(step, task) or usual(step)
    move = step.puzzle.move if isinstance(step.puzzle, Flips | Referee) else None
    return wording.say(HINTS[topic], task.color, move=move)


def _topic(step: Step, task: Task) -> Measure | None:
    """The measure that the puzzle is about, if a good move is best by it: else the hint would mislead."""
    about = step.puzzle.about if isinstance(step.puzzle, Choose) else None
    if about is None:
        return None
    if about == "best-exact" and task.judged:  # solved already, or given by the puzzle
        cost = {move: -value for move, value in task.judged.decision.values.items()}
    else:
        cost = dict(costs(task.position, about))
    good, least = min(cost[move] for move in task.answers), min(cost.values())
    return about if good == least < max(cost.values()) else None


def _where_to_start(step: Step, task: Task) -> list[Square]:
    """The disc that the hint speaks of: the one just placed, or the far end of a line that closes."""
    if task.move is not None:
        return [task.move] if not step.hint or f"`{task.move}`" in step.hint else []
    if task.kind not in RINGED:
        return []
    lines = (
        line
        for answer in task.answers
        if answer != PASS
        for line in as_othello(task.position).explain(answer).lines
    )
    return [line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop][:1]
