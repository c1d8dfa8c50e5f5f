"""What a stone on one point would make: what a board shows when somebody asks why, or why not."""

from dataclasses import dataclass

from tutor.games.go.rules.reasons import GoReason


@dataclass(frozen=True, slots=True)
class Placement:
    """A stone of the side to move on `point`.

    `reason` is why the point is closed, one of `GoReason`, or None. `chain` is the stone with all that is
    joined to it, `liberties` what the chain breathes by once captured stones are off, `captured` those stones
    (and the chain itself, where the rules take it off), `cells` the board then. Of a point closed by ko that
    is the board that would come back; of one without liberties the stone stands in it; of a taken point or a
    finished game it is the board as it is, and the chain the one that stands there.
    """

    point: str
    reason: GoReason | None
    chain: tuple[str, ...]
    liberties: tuple[str, ...]
    captured: tuple[str, ...]
    cells: str
