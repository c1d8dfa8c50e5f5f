"""Life, death and catching, read out: can a chain be captured within so many moves of a region?

Both sides play inside the region or pass; walls around it are taken as living. A ko is settled twice: once as
if one side could take every ko back at once, once as if the other could, so that an answer without ko holds
for both.
"""

from collections.abc import Iterable
from enum import Enum

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.stones import Fight, fight
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

PLIES = 9
"""How many moves are looked ahead, both sides' counted, where nothing else is said."""


class Status(Enum):
    """What becomes of a chain."""

    ALIVE = "alive"
    DEAD = "dead"
    UNSETTLED = "unsettled"
    """Whoever plays first decides."""

    KO = "ko"
    """A ko decides."""


class Catch:
    """Whether the attacker can capture the chain on one point, whatever the defender does."""

    def __init__(self, target: int, region: int, ko_is_free_for: str = "") -> None:
        """`ko_is_free_for`: "attacker" or "defender", the side that may take every ko back at once."""
        self._target = target
        self._region = region
        self._free = {True: ko_is_free_for == "attacker", False: ko_is_free_for == "defender"}
        self._fails: dict[tuple[int, int, bool, int], int] = {}
        self._works: dict[tuple[int, int, bool, int], int] = {}

    def within(self, board: Fight, attacking: bool, plies: int) -> bool:
        """Whether it is captured within so many moves, or fewer; `attacking`: the attacker moves first."""
        return any(self._captured(board, attacking, depth) for depth in range(1, plies + 1))

    def depth(self, board: Fight, attacking: bool, plies: int) -> int:
        """Within how many moves it is captured, one more than `plies` where it is not."""
        if not board.defender & self._target:
            return 0
        found = (depth for depth in range(1, plies + 1) if self._captured(board, attacking, depth))
        return next(found, plies + 1)

    def _captured(self, board: Fight, attacking: bool, plies: int) -> bool:
        if not board.defender & self._target:
            return True
        liberties = board.liberties(self._target)
        if liberties.bit_count() > (plies + attacking) // 2:  # too few moves left to fill them
            return False
        here = (board.defender, board.attacker, attacking, board.ko)
        if self._fails.get(here, -1) >= plies:
            return False
        if self._works.get(here, 999) <= plies:
            return True
        replies = self._replies(board, attacking, liberties)
        if attacking:
            caught = any(self._captured(after, False, plies - 1) for after in replies)
        elif alive(board.grid, board.defender, board.attacker) & self._target:
            caught = False
        else:
            caught = all(self._captured(after, True, plies - 1) for after in replies)
            caught = caught and self._captured(board.waited(), True, plies - 1)
        if caught:
            self._works[here] = min(plies, self._works.get(here, 999))
        else:
            self._fails[here] = max(plies, self._fails.get(here, -1))
        return caught

    def _replies(self, board: Fight, attacking: bool, liberties: int) -> Iterable[Fight]:
        """The boards after each move in the region, those on liberties of the chain first."""
        points = self._region & board.empty
        for some in (points & liberties, points & ~liberties):
            for bit in each(some):
                after = board.after(bit, attacking, ko_is_free=self._free[attacking])
                if after is not None:
                    yield after


def region_of(position: GoPosition, target: str) -> tuple[str, ...]:
    """The chain on a point with all that it could fill: where reading about it usually plays."""
    board, bit, _ = fight(position, target)
    return position.grid.names(position.grid.chain(bit, board.defender | board.empty))


def status(
    position: GoPosition, target: str, region: Iterable[str] | None = None, plies: int = PLIES
) -> Status:
    """What becomes of the chain on a point.

    Alive: not captured within so many moves even if the attacker wins every ko. Dead: captured even if the
    defender plays first and wins every ko.
    """
    board, bit, _ = fight(position, target)
    where = position.grid.set_of(region_of(position, target) if region is None else region)
    board = board.waited()
    at_best, at_worst = Catch(bit, where, "attacker"), Catch(bit, where, "defender")
    if not at_best.within(board, True, plies):
        return Status.ALIVE
    if at_worst.within(board, False, plies):
        return Status.DEAD
    if at_worst.within(board, True, plies) and not at_best.within(board, False, plies):
        return Status.UNSETTLED
    return Status.KO


def catching_moves(
    position: GoPosition, target: str, region: Iterable[str] | None = None, plies: int = PLIES
) -> tuple[str, ...]:
    """All first moves of the attacker after which the chain is captured, without any ko."""
    return _first_moves(position, target, region, plies, attacking=True)


def saving_moves(
    position: GoPosition, target: str, region: Iterable[str] | None = None, plies: int = PLIES
) -> tuple[str, ...]:
    """All first moves of the chain's owner after which it is not captured, without any ko."""
    return _first_moves(position, target, region, plies, attacking=False)


def first_to_catch(position: GoPosition, target: str, region: Iterable[str], plies: int = PLIES) -> bool:
    """Whether the attacker, moving first, captures the chain without any ko."""
    board, bit, _ = fight(position, target)
    return Catch(bit, position.grid.set_of(region), "defender").within(board.waited(), True, plies)


def caught_anyway(position: GoPosition, target: str, region: Iterable[str], plies: int = PLIES) -> bool:
    """Whether the chain is captured without any ko though its owner, whose turn it is, moves first."""
    board, bit, _ = fight(position, target)
    return Catch(bit, position.grid.set_of(region), "defender").within(board, False, plies)


def _first_moves(
    position: GoPosition, target: str, region: Iterable[str] | None, plies: int, *, attacking: bool
) -> tuple[str, ...]:
    board, bit, side = fight(position, target)
    mover = side.other if attacking else side
    if position.to_move is not mover:
        board = board.waited()
    where = position.grid.set_of(region_of(position, target) if region is None else region)
    catch = Catch(bit, where, "defender" if attacking else "attacker")
    found = 0
    for move in each(where & board.empty):
        after = board.after(move, attacking)
        if after is not None and catch.within(after, not attacking, plies - 1) == attacking:
            found |= move
    return position.grid.names(found)


def catching_line(
    position: GoPosition, target: str, move: str, region: Iterable[str], plies: int = PLIES
) -> tuple[str, ...]:
    """The attacker's first move and what follows until the chain is captured, its owner holding out longest.

    Of answers that hold out as long, one that takes stones is chosen. () where the move does not catch it.
    PASS stands where the owner has no better move in the region.
    """
    board, bit, side = fight(position, target)
    if position.to_move is side:
        board = board.waited()
    where = position.grid.set_of(region)
    catch = Catch(bit, where, "defender")
    after = board.after(position.grid.bit(move), True)
    if after is None or not catch.within(after, False, plies - 1):
        return ()
    line, board, attacking = [move], after, False
    while board.defender & bit:
        options = [(PASS, board.waited())] if not attacking else []
        for one in each(where & board.empty):
            played = board.after(one, attacking)
            if played is not None:
                options.append((position.grid.name_of[one], played))
        left = plies - len(line) - 1
        stones = board.attacker
        depths = [
            (catch.depth(played, not attacking, left), (stones & ~played.attacker).bit_count(), name, played)
            for name, played in options
        ]
        pick = min if attacking else max
        _, _, name, board = pick(depths, key=lambda found: found[:2])
        line.append(name)
        attacking = not attacking
    return tuple(line)


def race(
    position: GoPosition, black: str, white: str, region: Iterable[str], plies: int = PLIES
) -> dict[Color, bool]:
    """Of two chains that would capture each other: which side does it, moving first, without any ko.

    Neither side is a seki; both means that the first move decides.
    """
    points = tuple(region)
    return {
        Color.BLACK: first_to_catch(position, white, points, plies),
        Color.WHITE: first_to_catch(position, black, points, plies),
    }
