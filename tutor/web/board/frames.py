"""The moves that a page plays on a board, one after another."""

from tutor.games.base import Move, Position
from tutor.games.kinds.moves import play_out
from tutor.web.board.board_overlays import overlay_view
from tutor.web.board.board_types import FrameView
from tutor.web.board.board_view import changes_view
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

OFF = "off"
"""The mark on a square that a move emptied, to show what was taken there."""


def frames_of(
    wording: Wording,
    position: Position,
    moves: tuple[Move, ...],
    overlay: str | None = None,
    *,
    scored: bool = False,
) -> list[FrameView]:
    """What each move changes and what is said of it, with the marks of an overlay after the move.

    With `scored`, the score is said with each move if the line reaches the end of the game.
    """
    if scored and (len(moves) < 2 or play_out(position, moves).to_move is not None):
        scored = False
    frames = []
    for move in moves:
        color = position.to_move
        if color is None:
            break
        changes = changes_view(position, move)
        words = words_of(position.game)
        said = words.move_and_score(wording, position, move) if scored else None
        if said is None:
            said = words.move_sentence(wording, position, move)
        position = position.play(move)
        frame: FrameView = {"move": move, "color": color.value, "changes": changes, "say": said}
        if position.to_move is None:
            frame["over"] = True
        if overlay:
            overlay_shown = overlay_view(wording, position, overlay)
            frame["overlay"] = [
                *((OFF, square, "") for square in changes.get(".", ())),
                *overlay_shown["overlay"],
            ]
            frame["legend"] = overlay_shown["legend"]
        frames.append(frame)
    return frames
