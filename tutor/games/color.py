"""The two sides of a game; a position knows which of them is to move."""

from enum import Enum
from typing import Literal

Side = Literal["black", "white"]
"""A side as files and forms name it."""


class Color(Enum):
    """A side, which is also the colour of its pieces."""

    BLACK = "black"
    WHITE = "white"

    __hash__ = object.__hash__  # faster than the hash of its name; each side is one object

    @property
    def other(self) -> "Color":
        """The opposing side.

        >>> Color.BLACK.other
        <Color.WHITE: 'white'>
        """
        return Color.WHITE if self is Color.BLACK else Color.BLACK
