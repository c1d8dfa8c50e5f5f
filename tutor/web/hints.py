"""The hints of a puzzle: first the part of the board, then the line; the answer itself is not among them."""

from __future__ import annotations

from tutor.lessons.model import BestMove, Choice, Choose, Flips, Measure, Referee, Step, WhichIsBetter
from tutor.puzzles.goals import Task
from tutor.puzzles.lines import axis, closing_lines, label
from tutor.puzzles.measures import costs
from tutor.puzzles.reasons import Square
from tutor.rules import PASS, LineEnd, Position
from tutor.web.board_view import View
from tutor.web.text import inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import HINTS, LOOK_ALONG, LOOK_IN_PART, RINGED

PLAYED = ("legal-move", "best-move", "pass-or-play", "sequence")
"""Kinds that are answered by a move."""

WEIGHED = ("best-move", "sequence")
"""Kinds in which many moves are legal, so that the part of the board is worth a hint."""


def hints_of(wording: Wording, step: Step, task: Task) -> list[View]:
    """One hint, or two where a move is asked for; each with what it rings and the squares it tints."""
    ring = _where_to_start(step, task)
    hint: View = {"say": _general(wording, step, task), "ring": ring, "area": []}
    if ring and task.kind in RINGED:
        hint["say"] = wording.sentences(hint["say"], wording.say(RINGED[task.kind]))
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


def _along(wording: Wording, position: Position, move: Square) -> View:
    """Along which line the move closes, told by the end that stands."""
    line = closing_lines(position, move)[0]
    said = wording.say(
        LOOK_ALONG[axis(line.direction)], stop=line.stop, label=label(position.game, line.direction, move)
    )
    return {"say": said, "ring": [line.stop], "area": []}


def _general(wording: Wording, step: Step, task: Task) -> Say:
    if step.hint:
        return wording.keep(inline(wording.gettext(step.hint)))
    topic = _topic(step, task) or usual(step)
    move = step.puzzle.move if isinstance(step.puzzle, Flips | Referee) else None
    return wording.say(HINTS[topic], task.color, move=move)


def _topic(step: Step, task: Task) -> Measure | None:
    """What the board is about, where a good move is the best by it: elsewhere it would lead astray."""
    about = step.puzzle.about if isinstance(step.puzzle, Choose) else None
    if about is None:
        return None
    cost = costs(task.position, about)
    good, least = min(cost[move] for move in task.answers), min(cost.values())
    return about if good == least < max(cost.values()) else None


def _where_to_start(step: Step, task: Task) -> list[Square]:
    """The disc that the hint speaks of: the one just placed, or the far end of a line that closes."""
    if task.move is not None:
        return [task.move] if not step.hint or f"`{task.move}`" in step.hint else []
    if task.kind not in RINGED:
        return []
    lines = (
        line for answer in task.answers if answer != PASS for line in task.position.explain(answer).lines
    )
    return [line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop][:1]
