"""The names of the overlays that a lesson can lay over a board of Othello."""

from tutor.games.base import Position
from tutor.games.kinds.puzzles import LessonOverlay
from tutor.games.othello.engine.endgame import MOST_EMPTIES


def _too_early(position: Position) -> str | None:
    if len(position.empties()) <= MOST_EMPTIES:
        return None
    return f"exact is drawn with up to {MOST_EMPTIES} empty squares only"


OVERLAYS: dict[str, LessonOverlay] = {
    "mobility": LessonOverlay(),
    "flips": LessonOverlay(needs_turn=True),
    "frontier": LessonOverlay(),
    "stable": LessonOverlay(),
    "parity": LessonOverlay(),
    "danger": LessonOverlay(needs_turn=True),
    "exact": LessonOverlay(needs_turn=True, fault=_too_early),
}
