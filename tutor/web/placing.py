"""The first discs of Reversi, which are placed by hand: no line closes and nothing flips meanwhile."""

from __future__ import annotations

from tutor.engine.boards import bitboards
from tutor.rules import Position
from tutor.web.messages import Sentence
from tutor.web.wording.play import VARIANTS


def is_placing(position: Position) -> bool:
    """Whether the next disc is one of those that are placed by hand."""
    here = bitboards(position)
    return here.game.in_opening(here.black | here.white)


def rule_of_placing(position: Position) -> Sentence:
    """Where the first discs of this game go."""
    return VARIANTS[position.game.name][1]
