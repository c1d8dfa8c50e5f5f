"""What a board is worth to a side, in discs: counted to the end of the game, or by the engine's search."""

from tutor.games.base import PASS, Outcome, Position
from tutor.games.color import Color
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.endgame.exact import score_of
from tutor.games.othello.engine.search import Search, deepening
from tutor.games.othello.kinds.measures.good_moves import DEPTHS, is_exact


def won_by(outcome: Outcome, side: Color) -> int:
    """By how many discs a side wins a game that is over; less than 0 where it loses."""
    return round(outcome.margin if side is Color.BLACK else -outcome.margin)


def counted_worth(board: Position, side: Color) -> int | None:
    """By how many discs a side wins when nobody errs; None where the end is too far to be counted."""
    outcome = board.outcome()
    if outcome is not None:
        return won_by(outcome, side)
    if not is_exact(board):
        return None
    score = score_of(board)
    return score if board.to_move is side else -score


def worth(board: Position, side: Color, depth: int = DEPTHS[-1]) -> int:
    """The counted worth, or, where the end is too far, what a search to this depth says."""
    counted = counted_worth(board, side)
    if counted is not None:
        return counted
    if board.must_pass():
        board = board.play(PASS)
    here = bitboards(board)
    rules = board_of(here.game)
    seen = round(Search(rules).best(*rules.sides(here), deepening(depth)).score / DISC)
    return seen if board.to_move is side else -seen


def discs_of(squares: int, value: int) -> int:
    """How many discs a side has at the end when it wins by `value`; the empty squares are the winner's."""
    return min(squares, max(0, (squares + value) // 2))
