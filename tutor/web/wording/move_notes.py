"""A move of a finished game that something is said of."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle
from tutor.web.site.markdown import Html


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
