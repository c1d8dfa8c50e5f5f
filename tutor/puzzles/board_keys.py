"""A key of boards that are the same: turned, mirrored, or with the colours exchanged."""

from hashlib import sha256

from tutor.games.base import Game
from tutor.games.symmetry import image_key
from tutor.lessons.model import Step


def board_key(game: Game, step: Step) -> str:
    """The key of the board of a puzzle; where a square's name is asked for, the square is part of it."""
    puzzle, ring = step.puzzle, step.marks.ring
    named = puzzle.asked_square if puzzle else None
    asked = " ".join((named, *ring) if named else ring)
    return sha256(f"{image_key(step.position(game))} {asked}".encode()).hexdigest()[:16]
