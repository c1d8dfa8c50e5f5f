"""What comes after a move: how the other side answers, and what a measure counts then.

The answer comes from the exact solver, which takes the first in board order of equally good moves. Wrong
moves are answered too: the answer shows what is wrong with them. Forced passes of either side are played.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from tutor.games.base import Move, Position, Square
from tutor.games.color import Color
from tutor.games.judgement import Mark, Reason
from tutor.games.kinds.kind import Aftermath
from tutor.games.kinds.moves import play_out
from tutor.games.othello.bank.searched import ending_of
from tutor.games.othello.engine.endgame.exact import best_move
from tutor.games.othello.kinds.measures.measures import Measure, costs, measure_moves
from tutor.games.othello.overlays import gifts_counted, moves_counted

COUNTED: dict[Measure, tuple[str, bool]] = {
    "fewest-replies": ("mobility", False),
    "most-mobility": ("mobility", True),
    "fewest-frontier": ("frontier", True),
    "most-inner": ("frontier", True),
    "most-stable": ("stable", True),
}
"""The overlay that shows what a measure counts, and whether it is counted for the side that has moved."""

MOVES_LEFT = ("leaves-more", "leaves-no-pass", "leaves-replies", "leaves-moves", "one-more")
"""What is said of the moves that a wrong move leaves the other side."""

FEW_LEFT = ("leaves-beside", "leaves-fewest", "leaves-none")
"""What is said of the moves that a right move leaves the other side."""

AFTER_ANSWER = ("answer-leaves-fewer", "only-gifts")
"""What is counted after the answer of the other side."""

MARKED: Mapping[str, Callable[[Position], list[Mark]]] = {
    **dict.fromkeys((*MOVES_LEFT, *FEW_LEFT), moves_counted),
    **dict.fromkeys(("all-gifts", "leaves-safe", "only-gifts"), gifts_counted),
    "answer-leaves-fewer": moves_counted,
}
"""How the board shows what is counted."""


def counted(position: Position, line: tuple[Move, Move], reason: Reason) -> tuple[Mark, ...]:
    """What a reason counts after a move, or after the answer to it, marked on that board; else ()."""
    if (draw := MARKED.get(reason.code)) is None:
        return ()
    return tuple(draw(play_out(position, line if reason.code in AFTER_ANSWER else line[:1])))


def aftermath(position: Position, measure: Measure, move: Square, *, plays: bool) -> Aftermath:
    """What is shown after a move: the play, and the overlay of what the measure counts.

    With `plays` the move is played, with the answer that the measure is about: the best one, or the taking of
    a corner that was given.
    """
    moves: tuple[Move, ...] = ()
    if plays and measure == "best-exact":
        moves = (move, *answers_to(position, move))
    elif plays:
        moves = (move, *(measure_moves(position)[move].gives[:1] if measure == "gives-no-corner" else ()))
    if measure == "keeps-parity":
        return Aftermath(moves, "parity")
    if measure not in COUNTED:
        return Aftermath(moves)
    (overlay, own), color = COUNTED[measure], position.to_move or Color.BLACK
    return Aftermath(moves, overlay, color if own else color.other)


@lru_cache(maxsize=256)  # asked again for each language
def with_answers(position: Position, move: Square) -> tuple[Move, ...]:
    """A move and the answers of the other side, until the side of the move is to play again."""
    return (move, *answers_to(position, move))


@lru_cache(maxsize=2048)  # a page in another language says the same
def answers_to(position: Position, move: Square) -> tuple[Move, ...]:
    """The answers of the other side to a move, with passes, until the side of the move is to play again."""
    known = ending_of(position)
    return (
        known.answers[move] if known else search_answers(position, move, costs(position, "best-exact")[move])
    )


def search_answers(position: Position, move: Square, score: int) -> tuple[Move, ...]:
    """The same by search; `score` is that of the other side after the move."""
    after = position.play(move)
    answers = list[Move]()
    while after.to_move and (after.to_move is not position.to_move or after.must_pass()):
        answers.append(best_move(after, score))
        after, score = after.play(answers[-1]), -score
    return tuple(answers)
