"""A move of a finished game that something is said of."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.games.base import Square
from tutor.web.site.markdown import Html


@dataclass(frozen=True, slots=True)
class MoveNote:
    """The number of the move, from 1, what is said of it, and the squares that it is about."""

    number: int
    html: Html
    squares: tuple[Square, ...]
