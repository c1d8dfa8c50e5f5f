"""A board as reading sees it: the defender's stones, the attacker's stones, and the point closed by ko."""

from dataclasses import dataclass

from tutor.games.color import Color
from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.position import GoPosition


@dataclass(frozen=True, slots=True)
class Fight:
    """Sets of stones; `ko` is closed to the side to move.

    Reading ignores passes, captured stones and earlier boards.
    """

    grid: Grid
    defender: int
    attacker: int
    ko: int = 0

    @property
    def empty(self) -> int:
        """The empty points."""
        return self.grid.full & ~(self.defender | self.attacker)

    def liberties(self, target: int) -> int:
        """The liberties of the defender's chain on this point."""
        return self.grid.beside(self.grid.chain(target, self.defender)) & self.empty

    def after(self, bit: int, attacking: bool, *, ko_is_free: bool = False) -> "Fight | None":
        """The board after a stone on an empty point; None where the stone may not be placed."""
        if self.ko & bit and not ko_is_free:
            return None
        grid = self.grid
        own, opp = (self.attacker, self.defender) if attacking else (self.defender, self.attacker)
        off = grid.captured(bit, own, opp)
        own |= bit
        opp &= ~off
        if not off and not grid.breathes(bit, own, grid.full & ~(own | opp)):
            return None
        ko = off if off and off & (off - 1) == 0 and grid.captured(off, opp, own) == bit else 0
        return Fight(grid, opp, own, ko) if attacking else Fight(grid, own, opp, ko)

    def waited(self) -> "Fight":
        """The board after a pass."""
        return Fight(self.grid, self.defender, self.attacker)


def fight(position: GoPosition, target: str) -> tuple[Fight, int, Color]:
    """The board with the side of the stone on `target` as the defender, the point's bit, and that side.

    A ValueError if no stone stands there.
    """
    side = position.at(target)
    if side is None:
        raise ValueError(f"no stone stands on {target!r}")
    stones = position.black, position.white
    defender, attacker = stones if side is Color.BLACK else stones[::-1]
    return Fight(position.grid, defender, attacker, position.ko), position.grid.bit(target), side
