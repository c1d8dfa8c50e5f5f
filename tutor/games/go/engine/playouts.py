"""Playouts: random games to their end, by the rules core's captures and ko; the search uses their results.

No side fills an own eye, so that a game ends. Beside the last move, a stone that can be captured or a chain
that can be saved is noticed most of the time. Boards are sets of points (see rules/grid.py) of the side to
move and of the other side.
"""

from functools import cache
from random import Random

from tutor.games.go.rules.grid import Grid, each

NOTICED = 0.9
"""How often a capture or a rescue beside the last move is played."""


class Playouts:
    """Random games on one size of board; `Playouts.of(size, first_capture)` makes one object for each."""

    def __init__(self, grid: Grid, first_capture: bool) -> None:
        self.grid = grid
        self.first_capture = first_capture
        self.longest = 3 * len(grid.points)
        slant = grid.slant
        inner = [bit for bit in grid.bits if grid.near[bit].bit_count() == 4]
        self.forgives = sum(inner)
        """The points where an eye stays real though the other side holds one diagonal point beside it."""
        self.corners = slant

    @staticmethod
    @cache
    def of(size: int, first_capture: bool = False) -> "Playouts":
        """The random games of this size; with `first_capture` they end with the first capture."""
        return Playouts(Grid.of(size), first_capture)

    def is_eye(self, bit: int, own: int, opp: int) -> bool:
        """Whether an empty point looks like an eye of `own`, so that `own` should not fill it."""
        if self.grid.near[bit] & ~own:
            return False
        lost = self.corners[bit] & opp
        return not lost or bool(bit & self.forgives and not lost & (lost - 1))

    def play(
        self, own: int, opp: int, ko: int, passes: int, last: int, chance: Random
    ) -> tuple[int, int, int, int, int]:
        """A game from here to its end, `own` to move; `last` is the other side's last stone, or 0.

        Returns both sides' stones at the end, the points on which each was the first to play, and who won by
        a first capture (1 `own`, -1 `opp`, 0 nobody).
        """
        grid = self.grid
        near, wide, full = grid.near, grid.wide, grid.full
        corners, forgives = self.corners, self.forgives
        random = chance.random
        free = list(each(full & ~(own | opp)))
        ours = theirs = 0
        turn = 1
        for _ in range(self.longest):
            empty = full & ~(own | opp)
            move = off = 0
            if last and near[last] & (own | empty) and random() < NOTICED:
                move = self._beside(last, own, opp, empty)
                if move == ko or (move and not self._may(move, own, opp, empty)):
                    move = 0
                if move:
                    off = grid.captured(move, own, opp)
                    free.remove(move)
            if not move:
                count = len(free)
                while count:
                    place = int(random() * count)
                    bit = free[place]
                    count -= 1
                    around = near[bit]
                    fits = bit != ko
                    off = 0
                    if fits and not around & ~own:
                        lost = corners[bit] & opp
                        fits = bool(lost and not (bit & forgives and not lost & (lost - 1)))
                    if fits:
                        touched = around & opp
                        air = empty ^ bit
                        while touched:
                            chain = touched & -touched
                            while True:
                                grown = chain | chain << 1 | chain >> 1 | chain << wide | chain >> wide
                                if grown & air:
                                    break
                                grown &= opp
                                if grown == chain:
                                    off |= chain
                                    break
                                chain = grown
                            touched &= ~chain
                        if not off and not around & empty:
                            fits = grid.breathes(bit, own | bit, air)
                    if fits:
                        move = bit
                        free[place] = free[-1]
                        free.pop()
                        break
                    free[place], free[count] = free[count], bit
            if not move:
                passes += 1
                ko = last = 0
                if passes == 2:
                    break
            else:
                passes = 0
                if not (ours | theirs) & move:
                    if turn > 0:
                        ours |= move
                    else:
                        theirs |= move
                own |= move
                ko, last = 0, move
                if off:
                    opp &= ~off
                    if self.first_capture:
                        return (own, opp, ours, theirs, 1) if turn > 0 else (opp, own, ours, theirs, -1)
                    if off & (off - 1):
                        free += each(off)
                    else:
                        free.append(off)
                        if grid.captured(off, opp, own) == move:
                            ko = off
            own, opp, turn = opp, own, -turn
        return (own, opp, ours, theirs, 0) if turn > 0 else (opp, own, ours, theirs, 0)

    def lead(self, own: int, opp: int) -> int:
        """By how many points `own` leads on a board that was played to the end, by area."""
        grid = self.grid
        empty = grid.full & ~(own | opp)
        by_own, by_opp = grid.touching(own) & empty, grid.touching(opp) & empty
        return (own | by_own & ~by_opp).bit_count() - (opp | by_opp & ~by_own).bit_count()

    def _may(self, bit: int, own: int, opp: int, empty: int) -> bool:
        grid = self.grid
        return bool(
            grid.near[bit] & empty
            or grid.captured(bit, own, opp)
            or grid.breathes(bit, own | bit, empty ^ bit)
        )

    def _beside(self, last: int, own: int, opp: int, empty: int) -> int:
        """The point that captures the chain of the last stone, or saves a chain beside it; 0 for none."""
        grid = self.grid
        air = self._last_liberty(last, opp, empty)
        if air:
            return air
        touched = grid.near[last] & own
        while touched:
            seed = touched & -touched
            air = self._last_liberty(seed, own, empty)
            if air:
                after = grid.near[air] & empty
                if after & (after - 1):  # at least two liberties are left
                    return air
                joined = grid.chain(air, own | air)
                if grid.beside(joined) & empty & ~air & ((grid.beside(joined) & empty & ~air) - 1):
                    return air
            touched ^= seed
        return 0

    def _last_liberty(self, seed: int, own: int, empty: int) -> int:
        """The only liberty of a chain; 0 if it has more."""
        wide = self.grid.wide
        chain, air = seed, 0
        while True:
            grown = chain | chain << 1 | chain >> 1 | chain << wide | chain >> wide
            air = grown & empty
            if air & (air - 1):
                return 0
            grown &= own
            if grown == chain:
                return air
            chain = grown
