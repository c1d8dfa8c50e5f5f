"""The shape of an option of a question, without any words.

A kind's `option_codes` names the fields that each of its codes uses; every other field is None.
"""

from dataclasses import dataclass

from tutor.games.base import Position, Square
from tutor.games.color import Color


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose from; `key` stands for it in a learner's answer."""

    key: str
    code: str
    color: Color | None = None
    square: Square | None = None
    black: int | None = None
    white: int | None = None
    position: Position | None = None
    n: float | None = None
