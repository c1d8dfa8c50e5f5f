"""The two sides of a game; whose turn it is belongs to a position."""

from enum import Enum
from typing import Literal

Side = Literal["black", "white"]
"""A side as files and forms name it."""


class Color(Enum):
    """A side, and the colour of its discs."""

    BLACK = "black"
    WHITE = "white"

    __hash__ = object.__hash__  # faster than that of its name; each side is one object

    @property
    def other(self) -> "Color":
        """The opposing side.

        >>> Color.BLACK.other
        <Color.WHITE: 'white'>
        """
        return Color.WHITE if self is Color.BLACK else Color.BLACK
