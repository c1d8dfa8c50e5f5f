"""The feedback of a puzzle turned for its twin, the same board turned.

What is true of a square is true of the square to which the turn takes it, so nothing is judged again.
"""

from collections.abc import Iterable, Mapping

from tutor.games.base import Square
from tutor.puzzles.puzzle_tasks import Twin
from tutor.web.board.board_types import FrameView, LegendLine, Mark
from tutor.web.board.shapes import SHAPES
from tutor.web.learn.lesson_types import Feedback, LineView, SolutionView
from tutor.web.puzzles.single_answers import Notes
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import LINE_LABELS


class Turned:
    """Turns the feedback of one puzzle as its twin is turned."""

    def __init__(self, wording: Wording, twin: Twin, notes: Notes) -> None:
        self._wording = wording
        self._symmetry, self._notes = twin.symmetry, notes.turned
        self._places = twin.places
        self._directions = {
            name: next(other for other, step in SHAPES.steps.items() if step == twin.turn(*along))
            for name, along in SHAPES.steps.items()
        }
        self._frames: dict[int, FrameView] = {}

    def answers(self, feedback: Mapping[str, Feedback]) -> dict[str, Feedback]:
        """The feedback on the twin's answers, in the same order of squares."""
        return {key: self._turned(feedback[self._places.get(key, key)]) for key in feedback}

    def solution(self, shown: SolutionView) -> SolutionView:
        """The shown answer of the twin. Its squares keep the order that they have on the first board."""
        return {"say": self._say(shown["say"]), "squares": [self._places[one] for one in shown["squares"]]}

    def square(self, square: Square | None) -> Square | None:
        """Where a square lies on the twin."""
        return None if square is None else self._places[square]

    def _turned(self, feedback: Feedback) -> Feedback:
        """Feedback on the twin; notes are turned only once for a page."""
        if feedback["verdict"] != "note":
            return self._answer(feedback)
        key = self._symmetry, id(feedback)
        return self._notes.get(key) or self._notes.setdefault(key, self._answer(feedback))

    def _answer(self, feedback: Feedback) -> Feedback:
        turned: Feedback = {
            **feedback,
            "title": self._say(feedback["title"]),
            "lines": tuple([self._line(line) for line in feedback["lines"]]),
            "detail": self._said(feedback["detail"]),
        }
        if "solution" in feedback:
            turned["solution"] = self._say(feedback["solution"])
        if "frames" in feedback:
            turned["frames"] = self._played(feedback["frames"])
        if "line" in feedback:
            turned["line"] = self._played(feedback["line"])
        if "overlay" in feedback:
            turned["overlay"], turned["legend"] = (
                self._marks(feedback["overlay"]),
                self._legend(feedback["legend"]),
            )
        if "shown" in feedback:
            turned["shown"] = self._marks(feedback["shown"])
        return turned

    def _say(self, said: Say) -> Say:
        if isinstance(said, int):
            return said
        phrase, *squares = said
        return (phrase, *[self._places[str(square)] for square in squares])

    def _said(self, said: Say | None) -> Say | None:
        return None if said is None else self._say(said)

    def _line(self, line: LineView) -> LineView:
        """A line in its turned direction, with the name of that."""
        dirs, said = tuple([self._directions[one] for one in line["dirs"]]), self._said(line["say"])
        if said is not None and len(dirs) == 1:
            said = self._wording.under(self._wording.gettext(LINE_LABELS[dirs[0]]), said)
        return {**line, "from": self._places[line["from"]], "dirs": dirs, "say": said}

    def _played(self, frames: Iterable[FrameView]) -> list[FrameView]:
        return [self._frames.get(id(frame)) or self._frame(frame) for frame in frames]

    def _frame(self, frame: FrameView) -> FrameView:
        """A move; cached, since several lists of moves share it."""
        places = self._places
        turned: FrameView = {
            **frame,
            "move": places[frame["move"]],
            "changes": {
                mark: [places[square] for square in squares] for mark, squares in frame["changes"].items()
            },
            "say": self._said(frame["say"]),
        }
        self._frames[id(frame)] = turned
        return turned

    def _marks(self, marks: Iterable[Mark]) -> list[Mark]:
        return [(kind, self._places[square], text) for kind, square, text in marks]

    def _legend(self, legend: Iterable[LegendLine]) -> list[LegendLine]:
        return [{**line, "squares": [self._places[square] for square in line["squares"]]} for line in legend]
