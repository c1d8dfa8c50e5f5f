"""What is drawn over a board of Othello, by name."""

from tutor.games.base import Position
from tutor.games.kind import Overlay
from tutor.games.othello.engine.endgame import MOST_EMPTIES


def _too_early(position: Position) -> str | None:
    if len(position.empties()) <= MOST_EMPTIES:
        return None
    return f"exact is drawn with up to {MOST_EMPTIES} empty squares only"


OVERLAYS: dict[str, Overlay] = {
    "mobility": Overlay(),
    "flips": Overlay(needs_turn=True),
    "frontier": Overlay(),
    "stable": Overlay(),
    "parity": Overlay(),
    "danger": Overlay(needs_turn=True),
    "exact": Overlay(needs_turn=True, fault=_too_early),
}
