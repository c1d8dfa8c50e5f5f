"""The rules of Go as a beginner with one wrong belief understands them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tutor.games.go.rules.grid import Grid, each
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.reasons import GoReason

Past = Sequence[GoPosition]
"""The earlier positions of a game, the oldest first."""


@dataclass(frozen=True, slots=True)
class Belief:
    """A wrong belief: one of these switches is on; when none is, the rules are right."""

    slanted_chains: bool = False  # stones that touch diagonally are one chain
    slanted_liberties: bool = False  # empty points diagonally beside a stone are liberties
    edge_liberties: bool = False  # the edge is a liberty that nobody can take
    inner_forgotten: bool = False  # an empty point inside the chain is no liberty
    stone_alone: bool = False  # each stone is a chain of its own
    self_capture: bool = False  # one may play without liberties
    own_first: bool = False  # own liberties are counted before captured stones come off
    no_ko: bool = False  # one may always take back at once
    ko_after_any: bool = False  # after a capture nothing may be captured in return
    ko_for_ever: bool = False  # what a ko closed once stays closed
    one_stone: bool = False  # only the stones beside the new one come off
    one_chain: bool = False  # only one chain comes off


RIGHT = Belief()

BELIEFS = {
    "diagonal-connected": Belief(slanted_chains=True),
    "diagonal-liberties": Belief(slanted_liberties=True),
    "edge-counts-as-liberty": Belief(edge_liberties=True),
    "inner-liberty-forgotten": Belief(inner_forgotten=True),
    "stone-alone": Belief(stone_alone=True),
    "self-capture-allowed": Belief(self_capture=True),
    "own-liberties-after-capture-forgotten": Belief(own_first=True),
    "may-recapture-ko-at-once": Belief(no_ko=True),
    "every-recapture-is-ko": Belief(ko_after_any=True),
    "ko-is-forever": Belief(ko_for_ever=True),
    "one-stone-only": Belief(one_stone=True),
    "one-chain-only": Belief(one_chain=True),
}
"""The belief of each misconception about liberties, captures and forbidden points."""


@dataclass(frozen=True)
class Board:
    """The stones as a believer sees them; `own` are the stones of the side to move."""

    grid: Grid
    own: int
    opp: int
    belief: Belief = RIGHT

    @cached_property
    def empty(self) -> int:
        """The empty points."""
        return self.grid.full & ~(self.own | self.opp)

    def of(self, bit: int) -> int:
        """All stones of the colour of the stone on this point; 0 for an empty point."""
        return self.own if self.own & bit else self.opp if self.opp & bit else 0

    def chain(self, bit: int) -> int:
        """The stones that the believer takes for one chain with the one on this point."""
        among = self.of(bit)
        if self.belief.stone_alone:
            return bit
        if not self.belief.slanted_chains:
            return self.grid.chain(bit, among)
        chain = bit
        while True:
            grown = (self.grid.spread(chain) | diagonally_beside(self.grid, chain)) & among
            if grown == chain:
                return chain
            chain = grown

    def chains(self, stones: int) -> list[int]:
        """What the believer takes for the chains of these stones, in board order of their first stones."""
        found = []
        while stones:
            found.append(self.chain(stones & -stones))
            stones &= ~found[-1]
        return found

    def liberties(self, chain: int) -> int:
        """The points on the board that the believer takes for liberties; `count` adds those of the edge."""
        found = self.grid.beside(chain) & self.empty
        if self.belief.slanted_liberties:
            found |= diagonally_beside(self.grid, chain) & self.empty
        if self.belief.inner_forgotten:
            found &= ~_inside(self.grid, chain, self.empty)
        return found

    def count(self, chain: int) -> int:
        """How many liberties the believer counts."""
        beyond = 0
        if self.belief.edge_liberties:
            beyond = sum(4 - self.grid.near[stone].bit_count() for stone in each(chain))
        return self.liberties(chain).bit_count() + beyond

    def captured(self, bit: int) -> int:
        """The stones that the believer takes off the board after `own` plays on this point."""
        after = replace(self, own=self.own | bit)
        hit: dict[int, None] = {}
        for beside in clockwise(self.grid, bit):
            if self.opp & beside:
                chain = after.chain(beside)
                if not after.count(chain):
                    hit[chain] = None
        if self.belief.one_chain and hit:
            return max(hit, key=int.bit_count)
        off = 0
        for chain in hit:
            off |= chain
        return off & self.grid.near[bit] if self.belief.one_stone else off

    def after(self, bit: int) -> "Board":
        """The board after `own` has played on an empty point, still from that side."""
        return replace(self, own=self.own | bit, opp=self.opp & ~self.captured(bit))


@dataclass(frozen=True)
class Believer:
    """A position with the earlier positions of its game, as a believer sees it."""

    position: GoPosition
    belief: Belief = RIGHT
    past: Past = ()

    @cached_property
    def board(self) -> Board:
        """The board of the side to move."""
        return Board(self.position.grid, *self.position.sides(), self.belief)

    def why_not(self, bit: int) -> str:
        """Why the believer forbids a move: "taken", "no-liberties" or "ko"; "" if the believer allows it."""
        board = self.board
        if not board.empty & bit:
            return GoReason.TAKEN
        after, plain = board.after(bit), Board(board.grid, board.own | bit, board.opp)
        off = board.opp & ~after.opp
        if self.belief.own_first and not plain.count(plain.chain(bit)):
            return GoReason.NO_LIBERTIES
        if not off and not self.belief.self_capture and not after.count(after.chain(bit)):
            return GoReason.NO_LIBERTIES
        return GoReason.KO if self._is_ko(off, bit, after) else ""

    def legal(self) -> int:
        """The points where the believer allows a move."""
        return sum(bit for bit in each(self.board.empty) if not self.why_not(bit))

    def ko_points(self) -> int:
        """The points that the believer thinks closed by ko."""
        board = self.board
        captures = board.empty & board.grid.touching(board.opp)  # elsewhere nothing comes off
        return sum(bit for bit in each(captures) if self.why_not(bit) == GoReason.KO)

    def _is_ko(self, off: int, bit: int, after: Board) -> bool:
        past = self.past or before_ko(self.position)
        if not past or not off:
            return False
        boards = [self._seen(earlier) for earlier in past]
        last_own, _ = boards[-1]
        if self.belief.ko_after_any and last_own & ~self.board.own:
            return True
        if self.belief.ko_for_ever and off & (off - 1) == 0:
            if any(own & bit and not (own | opp) & off for own, opp in boards):
                return True
        return not self.belief.no_ko and boards[-1] == (after.own, after.opp)

    def _seen(self, earlier: GoPosition) -> tuple[int, int]:
        """The stones of an earlier board; first those of the side that is to move now."""
        both = earlier.black, earlier.white
        return both if self.position.sides() == (self.position.black, self.position.white) else both[::-1]


def before_ko(position: GoPosition) -> Past:
    """The board before the last move, if a ko on the board shows it, else (); a drawing shows no other."""
    if not position.ko or position.ko & (position.ko - 1):
        return ()
    own, opp = position.sides()
    taken_back = position.grid.captured(position.ko, own, opp)
    own, opp = own | position.ko, opp & ~taken_back
    black, white = (own, opp) if position.sides() == (position.black, position.white) else (opp, own)
    side = position.to_move
    assert side is not None
    return (replace(position, black=black, white=white, ko=0, to_move=side.other),)


def clockwise(grid: Grid, bit: int) -> list[int]:
    """The points beside one, along the lines, clockwise from the one above."""
    wide = grid.wide
    around = (bit >> wide, bit << 1, bit << wide, bit >> 1)
    return [one for one in around if one & grid.full]


def diagonally_beside(grid: Grid, points: int) -> int:
    """The points diagonally beside one of these."""
    found = 0
    for bit in each(points):
        found |= grid.slant[bit]
    return found


def _inside(grid: Grid, chain: int, empty: int) -> int:
    """The empty points in regions that only this chain surrounds and that are less than half of the board."""
    found = 0
    for region in grid.chains(empty):
        if not grid.beside(region) & ~chain and 2 * region.bit_count() < len(grid.points):
            found |= region
    return found
