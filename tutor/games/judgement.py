"""The shape of what is said about an answer: codes of reasons, and no word.

One code is one whole sentence per colour; a kind's `reasons` names the fields that each of its codes carries.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, NamedTuple, Protocol

from tutor.games.base import Position, Square
from tutor.games.color import Color

Verdict = Literal["right", "almost", "not-yet"]

Mark = tuple[str, str, str]
"""What lies over a square: its kind, the square, a text; the text is empty where the kind says it all."""


class Line(Protocol):
    """A line that was looked along from a square: the pieces met, outward, and how and where it ended."""

    @property
    def direction(self) -> str: ...
    @property
    def end(self) -> Enum: ...
    @property
    def run(self) -> tuple[Square, ...]: ...
    @property
    def stop(self) -> Square | None: ...


class Reason(NamedTuple):
    """Why an answer stands or not, as a code and the things of the board that it speaks of."""

    code: str
    color: Color | None = None
    square: Square | None = None  # the square spoken of: the one tapped, chosen or missed
    move: Square | None = None  # the piece just placed, or the square asked for
    stop: Square | None = None  # the square at which a line ended, or one given away
    squares: tuple[Square, ...] = ()
    direction: str | None = None  # from the square (or the move, when there is one) towards the stop
    label: str | None = None  # the letter of a column or the number of a row
    n: float | None = None
    of: int | None = None
    black: float | None = None
    white: float | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A small board that is shown beside another to compare them, under its caption."""

    caption: Reason
    position: Position
    ringed: Square | None = None


class Remark(NamedTuple):
    """What is said about one square, and what is drawn: lines, that closest to closing first, and marks."""

    reasons: tuple[Reason, ...]
    lines_from: Square | None = None
    lines: tuple[Line, ...] = ()
    side: Color | None = None  # whose lines they are, where not those of the side asked about
    shown: tuple[Mark, ...] = ()  # what lies over the board meanwhile
    boards: tuple[Beside, ...] = ()  # boards to compare, side by side


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said about one option of a question."""

    verdict: Verdict
    reason: Reason
    misconceptions: tuple[str, ...] = ()
    detail: Reason | None = None  # a second sentence
    shown: tuple[Mark, ...] = ()  # what lies over the board meanwhile: what was counted

    def remark(self) -> Remark:
        """The sentences of a reply."""
        return Remark((self.reason, self.detail) if self.detail else (self.reason,), shown=self.shown)


@dataclass(frozen=True, slots=True)
class Judgement:
    """An answer judged: how far it is right, why, and what it points to.

    `found` of `of` right squares are among the taps; `extras` and `missing` are in board order (both empty
    where one square or option is asked for). `misconceptions` are codes in the order of MISCONCEPTIONS.
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
