"""Legal moves and flips as bitboards, on a board of any shape; othello.py knows turns, position.py scores.

`own` and `opp` are the discs of the side to move and of the other side (bit numbers: see shape.py). Rule: a
disc is placed so that a straight line of opposing discs lies between it and another disc of its colour; the
discs of all such lines flip (World Othello Federation, Othello rules).
"""

from tutor.games.othello.rules.shape import DIRECTIONS, Shape


class Lines:
    """The lines of one shape: shifts find legal moves, rays find flips; it works for every size."""

    def __init__(self, shape: Shape) -> None:
        self.mask = shape.mask
        self._steps = (1, shape.pitch - 1, shape.pitch, shape.pitch + 1)
        self._rays = {
            bit: tuple(
                tuple(1 << shape.bit_of[name] for name in shape.rays[square][direction])
                for direction in DIRECTIONS
            )
            for square, bit in shape.bit_of.items()
        }

    def legal(self, own: int, opp: int) -> int:
        """The squares where the side to move outflanks at least one disc."""
        found = 0
        for step in self._steps:
            run = own << step & opp
            while run:
                run <<= step
                found |= run
                run &= opp
            run = own >> step & opp
            while run:
                run >>= step
                found |= run
                run &= opp
        return found & self.mask & ~(own | opp)

    def flips(self, bit: int, own: int, opp: int) -> int:
        """The discs that flip when the side to move plays on an empty square."""
        flipped = 0
        for ray in self._rays[bit]:
            run = 0
            for disc in ray:
                if opp & disc:
                    run |= disc
                    continue
                if own & disc:
                    flipped |= run
                break
        return flipped
