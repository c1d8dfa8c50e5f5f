"""Monte-Carlo tree search: the results of random games decide which moves are searched more, and deeper.

A game in which a move came later also counts for that move (S. Gelly and D. Silver, Monte-Carlo tree search
and rapid action value estimation in computer Go, 2011). So a few games already tell much.
"""

from dataclasses import dataclass, field
from math import sqrt
from random import Random

from tutor.games.go.engine.move_priors import move_priors
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.rules.grid import each

TRUST = 300
"""After about so many games, a move's own results weigh as much as those of games in which it came later."""

GLANCE = 10
"""The prior of a move weighs as much as so many random games."""

LEAD = 0.1
"""The share of a result that depends on the number of points by which the game was won."""


@dataclass(slots=True)
class Node:
    """A board in the tree, `own` to move, with its moves and the results of each."""

    own: int
    opp: int
    ko: int
    passes: int
    last: int
    won: bool = False
    """Whether the other side has just won by a first capture."""

    moves: list[int] = field(default_factory=list)
    visits: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    later_visits: list[int] = field(default_factory=list)
    later_wins: list[float] = field(default_factory=list)
    below: list["Node | None"] = field(default_factory=list)

    def open(self, moves: list[int], move_priors: list[float]) -> None:
        """Add these moves, each with its prior from 0 to 1."""
        count = len(moves)
        self.moves, self.visits, self.wins = moves, [0] * count, [0.0] * count
        self.later_visits = [GLANCE] * count
        self.later_wins = [GLANCE * liking for liking in move_priors]
        self.below = [None] * count

    def best(self) -> int:
        """The index of the move that promises most so far."""
        total = sum(self.visits)
        best, found = -1.0, 0
        for place, (n, w, m, v) in enumerate(
            zip(self.visits, self.wins, self.later_visits, self.later_wins, strict=True)
        ):
            weight = sqrt(TRUST / (3 * total + TRUST)) if n else 1.0
            worth = v / m if not n else weight * v / m + (1 - weight) * w / n
            if worth > best:
                best, found = worth, place
        return found


class Tree:
    """The search from one board; `against` is the komi that counts against the side to move."""

    def __init__(self, playouts: Playouts, root: Node, against: float, chance: Random) -> None:
        self._playouts = playouts
        self._root = root
        self._against = against
        self._chance = chance
        self._size = len(playouts.grid.points)

    @property
    def root(self) -> Node:
        """The board from which the search starts."""
        return self._root

    def grow(self) -> None:
        """Play one more game: down the tree, one new board, then at random to the end."""
        playouts = self._playouts
        node, path = self._root, []
        mask = [0, 0]
        side = 0
        while True:
            if not node.moves:
                moves = self._moves(node)
                node.open(moves, move_priors(playouts, node.own, node.opp, moves))
            place = node.best()
            path.append((node, place))
            move = node.moves[place]
            mask[side] |= move & ~mask[1 - side]
            side = 1 - side
            child = node.below[place]
            if child is None:
                child = node.below[place] = self._after(node, move)
                break
            if child.won or child.passes == 2:
                break
            node = child
        result = self._result(child, side, mask)
        for depth, (one, place) in enumerate(path):
            won = result if depth % 2 == 0 else 1 - result
            one.visits[place] += 1
            one.wins[place] += won
            played = mask[depth % 2]
            for number, bit in enumerate(one.moves):
                if bit & played:
                    one.later_visits[number] += 1
                    one.later_wins[number] += won

    def _moves(self, node: Node) -> list[int]:
        """The legal points that fill no own eye; only a pass (0) where there are none."""
        grid, playouts = self._playouts.grid, self._playouts
        empty = grid.full & ~(node.own | node.opp)
        found = []
        for bit in each(empty & ~node.ko):
            if playouts.is_eye(bit, node.own, node.opp):
                continue
            if (
                grid.near[bit] & empty
                or grid.captured(bit, node.own, node.opp)
                or grid.breathes(bit, node.own | bit, empty ^ bit)
            ):
                found.append(bit)
        self._chance.shuffle(found)
        return found or [0]

    def _after(self, node: Node, move: int) -> Node:
        if not move:
            return Node(node.opp, node.own, 0, node.passes + 1, 0)
        grid = self._playouts.grid
        off = grid.captured(move, node.own, node.opp)
        own, opp = node.own | move, node.opp & ~off
        ko = off if off and not off & (off - 1) and grid.captured(off, opp, own) == move else 0
        return Node(opp, own, ko, 0, move, won=bool(off) and self._playouts.first_capture)

    def _result(self, node: Node, side: int, mask: list[int]) -> float:
        """The result of a random game for the side to move at the root, from 0 to 1."""
        playouts = self._playouts
        if node.won:
            return float(side)
        own, opp, captured = node.own, node.opp, 0
        if node.passes < 2:
            own, opp, ours, theirs, captured = playouts.play(
                own, opp, node.ko, node.passes, node.last, self._chance
            )
            mask[side] |= ours & ~mask[1 - side]
            mask[1 - side] |= theirs & ~mask[side]
        if side:
            own, opp, captured = opp, own, -captured
        if playouts.first_capture:
            return 0.5 + captured / 2
        lead = playouts.lead(own, opp) - self._against
        won = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        return (1 - LEAD) * won + LEAD * (0.5 + lead / (2 * (self._size + abs(self._against) + 1)))
