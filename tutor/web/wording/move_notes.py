"""Moves that something is said of: one of a finished game, and one that a hint names."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle
from tutor.web.site.markdown import Html
from tutor.web.wording import Say


@dataclass(frozen=True, slots=True)
class MoveNote:
    """The number of the move, from 1, what is said of it, and what is drawn for that on the board before it.

    `puzzle` asks for a better move on that board, where a kind of puzzle does; `lesson` is the slug of the
    lesson that teaches what was overlooked.
    """

    number: int
    html: Html
    marks: tuple[Mark, ...]
    lesson: str
    puzzle: Puzzle | None = None


@dataclass(frozen=True)
class Advice:
    """A good move: which kind of reason it has, where to look first, and both stages of the hint."""

    move: str
    kind: str
    ring: tuple[str, ...]
    first: Say
    second: Say

    @property
    def name(self) -> str:
        """The name by which the same advice is given again."""
        return f"{self.move} {self.kind}"
