"""The feedback on an answer as data: codes of reasons instead of words.

One code is one whole sentence for each colour; a kind's `reasons` names the fields that its codes use.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, NamedTuple, Protocol

from tutor.games.base import Position, Square
from tutor.games.color import Color

Verdict = Literal["right", "almost", "not-yet"]

Mark = tuple[str, str, str]
"""A mark on a square: its kind, the square, and a text, which may be empty."""


class Line(Protocol):
    """A line from a square: the pieces on it, outward, and how and where it ends."""

    @property
    def direction(self) -> str: ...
    @property
    def end(self) -> Enum: ...
    @property
    def run(self) -> tuple[Square, ...]: ...
    @property
    def stop(self) -> Square | None: ...


class Reason(NamedTuple):
    """Why an answer is right or wrong: a code, and the squares and numbers in its sentence."""

    code: str
    color: Color | None = None
    square: Square | None = None  # the square of the sentence: tapped, chosen or missed
    move: Square | None = None  # the piece just placed, or the square asked for
    stop: Square | None = None  # the end of a line, or a square given away
    squares: tuple[Square, ...] = ()
    direction: str | None = None  # from the square (or the move, if there is one) to the stop
    label: str | None = None  # the letter of a column or the number of a row
    n: float | None = None
    of: int | None = None
    black: float | None = None
    white: float | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A small board with a caption, for comparing it with the one beside it."""

    caption: Reason
    position: Position
    ringed: Square | None = None


class Remark(NamedTuple):
    """The feedback on one square, with lines (the nearest to closing first) and marks to draw."""

    reasons: tuple[Reason, ...]
    lines_from: Square | None = None
    lines: tuple[Line, ...] = ()
    side: Color | None = None  # the side of the lines, if it is not the side asked about
    shown: tuple[Mark, ...] = ()  # marks over the board while the feedback is shown
    boards: tuple[Beside, ...] = ()  # boards to compare, side by side


@dataclass(frozen=True, slots=True)
class Reply:
    """The feedback on one option of a question."""

    verdict: Verdict
    reason: Reason
    misconceptions: tuple[str, ...] = ()
    detail: Reason | None = None  # a second sentence
    shown: tuple[Mark, ...] = ()  # marks over the board with the feedback, such as counted squares

    def remark(self) -> Remark:
        return Remark((self.reason, self.detail) if self.detail else (self.reason,), shown=self.shown)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement on an answer: the verdict, the reasons, and the misconceptions it shows.

    `found` of `of` right squares were tapped; `extras` and `missing` are in board order (both empty if one
    square or option is asked for). `misconceptions` are codes in the order of their family's list.
    """

    verdict: Verdict
    reasons: tuple[Reason, ...]
    lines_from: Square | None = None
    lines: tuple[Line, ...] = ()
    found: int = 0
    of: int = 1
    extras: tuple[Square, ...] = ()
    missing: tuple[Square, ...] = ()
    misconceptions: tuple[str, ...] = ()
    side: Color | None = None  # as in a remark
    shown: tuple[Mark, ...] = ()  # as in a remark
