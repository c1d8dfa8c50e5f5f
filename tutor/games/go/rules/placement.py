"""What a stone on one point would make of the board, legal or not: a board shows it to explain why."""

from dataclasses import dataclass

from tutor.games.go.rules.reasons import GoReason


@dataclass(frozen=True, slots=True)
class Placement:
    """A stone of the side to move on `point`.

    `reason` is why the point is closed, one of `GoReason`, or None. `chain` is the stone with all stones that
    are connected with it; `liberties` are those of the chain after captured stones are off; `captured` are
    these stones (and the chain itself, where the rules take it off); `cells` is the board after the move. For
    a point closed by ko, `cells` is the board that would come back. For a point without liberties the stone
    stands on it. For a taken point or a finished game, `cells` is the board as it is, and `chain` the chain
    on the point.
    """

    point: str
    reason: GoReason | None
    chain: tuple[str, ...]
    liberties: tuple[str, ...]
    captured: tuple[str, ...]
    cells: str
