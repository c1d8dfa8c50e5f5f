"""How first moves about a chain that do not work are answered: read once for all moves of a board."""

from collections.abc import Iterable

from tutor.games.base import PASS
from tutor.games.go.reading.life import PLIES, Catch, region_of
from tutor.games.go.reading.stones import Fight, fight
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition


class Refuting:
    """The answers of the other side to first moves about the chain on `target`, which undo them."""

    def __init__(
        self, position: GoPosition, target: str, region: Iterable[str] | None = None, plies: int = PLIES
    ) -> None:
        self._board, self._bit, side = fight(position, target)
        self._grid, self._plies = position.grid, plies
        self._attacking = position.to_move is not side
        self._where = position.grid.set_of(region_of(position, target) if region is None else region)
        self._catch = Catch(self._bit, self._where, "defender" if self._attacking else "attacker")
        self._near = self._reach()
        self._far: tuple[str | None] | None = None

    def is_near(self, move: str) -> bool:
        """Whether a move can matter to what is read; all others are answered alike."""
        bit = self._grid.bit(move)
        own, opp = self._sides()
        return bool(bit & self._near) or bool(self._grid.captured(bit, own, opp))

    def answer(self, move: str) -> str | None:
        """The answer to a first move: PASS where none is needed, None where every answer fails.

        None too for a move that is not allowed.
        """
        after = self._board.after(self._grid.bit(move), self._attacking)
        if after is None:
            return None
        return self._answer(after) if self.is_near(move) else self.far()

    def far(self) -> str | None:
        """The answer to every move that cannot matter."""
        if self._far is None:
            self._far = (self._answer(self._board.waited()),)
        return self._far[0]

    def _sides(self) -> tuple[int, int]:
        board = self._board
        return (board.attacker, board.defender) if self._attacking else (board.defender, board.attacker)

    def _reach(self) -> int:
        """The points in and beside the region, the chains that reach there, and the liberties of these.

        A stone elsewhere, which captures nothing, neither takes a liberty from a chain that reading can
        capture nor joins it.
        """
        grid, board = self._grid, self._board
        reach = grid.spread(self._where)
        for stones in (board.defender, board.attacker):
            for chain in grid.chains(stones):
                if chain & (grid.spread(self._where) | self._bit):
                    reach |= grid.spread(chain)
        return reach

    def _answer(self, after: Fight) -> str | None:
        attacking, bit, where, plies = self._attacking, self._bit, self._where, self._plies
        if not after.defender & bit:
            return None
        if self._catch.within(after.waited(), attacking, plies - 2) is not attacking:
            return PASS
        liberties = after.liberties(bit)
        for some in (where & after.empty & liberties, where & after.empty & ~liberties):
            for answer in each(some):
                answered = after.after(answer, not attacking)
                if (
                    answered is not None
                    and self._catch.within(answered, attacking, plies - 2) is not attacking
                ):
                    return self._grid.name_of[answer]
        return None
