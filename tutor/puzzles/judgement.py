"""Owns the shape of what is said about an answer; how it comes about is in `judge`."""

from dataclasses import dataclass
from typing import Literal

from tutor.games.color import Color
from tutor.games.othello.rules.explain import Line
from tutor.puzzles.reasons import Reason, Square

Verdict = Literal["right", "almost", "not-yet"]


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said about one square, and the lines to draw for it, the one closest to closing first."""

    reasons: tuple[Reason, ...]
    lines_from: Square | None = None
    lines: tuple[Line, ...] = ()
    side: Color | None = None  # whose lines they are, where not those of the side asked about


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said about one option of a question."""

    verdict: Verdict
    reason: Reason
    misconceptions: tuple[str, ...] = ()
    detail: Reason | None = None  # a second sentence

    def remark(self) -> Remark:
        """The sentences of a reply."""
        return Remark((self.reason, self.detail) if self.detail else (self.reason,))


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
