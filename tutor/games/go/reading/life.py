"""Life and death by search: can a chain be captured within so many moves inside a region?

Both sides play inside the region or pass; the stones around it count as alive. Every ko is searched twice,
once as if one side could always retake at once and once as if the other could; a result without ko holds in
both.
"""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.stones import Fight, fight
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.grid import Grid, each
from tutor.games.go.rules.position import GoPosition

PLIES = 9
"""The usual depth of the search, in moves of both sides."""


class Status(Enum):
    """The status of a chain."""

    ALIVE = "alive"
    DEAD = "dead"
    UNSETTLED = "unsettled"
    """The side that plays first decides."""

    KO = "ko"
    """A ko decides."""


class _Board:
    """The results known for one board with one side to move."""

    __slots__ = ("fails", "liberties", "replies", "safe", "works")

    def __init__(self, liberties: int) -> None:
        self.liberties = liberties
        self.fails = -1
        """The largest number of moves within which the chain is known not to be captured."""

        self.works = 999
        """The smallest number of moves within which it is known to be captured."""

        self.replies: tuple[Fight, ...] | None = None
        self.safe = False
        """Whether nothing at all can capture it; found together with `replies`."""


class Catch:
    """The search whether the attacker can capture the chain on one point, whatever the defence."""

    def __init__(self, target: int, region: int, ko_is_free_for: str = "") -> None:
        """`ko_is_free_for` is the side that may always retake a ko at once: "attacker", "defender" or ""."""
        self._target = target
        self._region = region
        self._free = {True: ko_is_free_for == "attacker", False: ko_is_free_for == "defender"}
        self._seen: dict[tuple[int, int, bool, int], _Board] = {}

    def within(self, board: Fight, attacking: bool, plies: int) -> bool:
        """Whether the chain is captured within `plies` moves; with `attacking` the attacker moves first."""
        return any(self._captured(board, attacking, depth) for depth in range(1, plies + 1))

    def depth(self, board: Fight, attacking: bool, plies: int) -> int:
        """The number of moves to capture the chain; `plies` + 1 if it is not captured."""
        if not board.defender & self._target:
            return 0
        found = (depth for depth in range(1, plies + 1) if self._captured(board, attacking, depth))
        return next(found, plies + 1)

    def _captured(self, board: Fight, attacking: bool, plies: int) -> bool:
        if not board.defender & self._target:
            return True
        here = (board.defender, board.attacker, attacking, board.ko)
        known = self._seen.get(here)
        if known is None:
            known = self._seen[here] = _Board(board.liberties(self._target))
        if known.liberties.bit_count() > (plies + attacking) // 2:  # too few moves are left to fill them
            return False
        if known.fails >= plies:
            return False
        if known.works <= plies:
            return True
        replies = known.replies
        if replies is None:
            known.safe = not attacking and bool(
                alive(board.grid, board.defender, board.attacker) & self._target
            )
            replies = () if known.safe else tuple(self._replies(board, attacking, known.liberties))
            known.replies = replies
        if attacking:
            caught = any(self._captured(after, False, plies - 1) for after in replies)
        elif known.safe:
            caught = False
        else:
            caught = all(self._captured(after, True, plies - 1) for after in replies)
            caught = caught and self._captured(board.waited(), True, plies - 1)
        if caught:
            known.works = min(plies, known.works)
        else:
            known.fails = max(plies, known.fails)
        return caught

    def _replies(self, board: Fight, attacking: bool, liberties: int) -> Iterable[Fight]:
        """The boards after each move in the region, those on liberties of the chain first."""
        points = self._region & board.empty
        for some in (points & liberties, points & ~liberties):
            for bit in each(some):
                after = board.after(bit, attacking, ko_is_free=self._free[attacking])
                if after is not None:
                    yield after


@lru_cache(maxsize=8)  # the first moves of a puzzle lead to the same boards
def _catch(_grid: Grid, target: int, region: int, *, attacking: bool) -> Catch:
    """The search for a chain, with its results; this side moves first, and a ko helps the other side."""
    return Catch(target, region, "defender" if attacking else "attacker")


def region_of(position: GoPosition, target: str) -> tuple[str, ...]:
    """The usual region of a search: the chain on a point, and every point that it could fill."""
    board, bit, _ = fight(position, target)
    return position.grid.names(position.grid.chain(bit, board.defender | board.empty))


def status(
    position: GoPosition, target: str, region: Iterable[str] | None = None, plies: int = PLIES
) -> Status:
    """The status of the chain on a point.

    Alive: not captured within `plies` moves even if the attacker wins every ko. Dead: captured even if the
    defender moves first and wins every ko.
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
    """Whether the chain is captured without any ko though its owner moves first."""
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
    catch = _catch(board.grid, bit, where, attacking=attacking)
    found = 0
    for move in each(where & board.empty):
        after = board.after(move, attacking)
        if after is not None and catch.within(after, not attacking, plies - 1) == attacking:
            found |= move
    return position.grid.names(found)


def refuting_move(
    position: GoPosition,
    target: str,
    move: str,
    region: Iterable[str] | None = None,
    plies: int = PLIES,
) -> str | None:
    """The other side's answer to a first move about the chain on `target` that undoes it.

    PASS where no answer is needed; None where every answer fails, or where the move is illegal.
    """
    board, bit, side = fight(position, target)
    attacking = position.to_move is not side
    where = position.grid.set_of(region_of(position, target) if region is None else region)
    stone = position.grid.bit(move)
    after = board.after(stone, attacking)
    if after is None or not after.defender & bit:
        return None
    if _changes_nothing(board, stone, where, attacking):
        after = board.waited()
    answer = _undoing(after, bit, where, plies, attacking=attacking)
    return position.grid.name_of[answer] if answer else None if answer is None else PASS


def _changes_nothing(board: Fight, stone: int, region: int, attacking: bool) -> bool:
    """Whether, for all that is read in the region, a stone is as good as a pass.

    It is: where the stone is not beside the region, and it and every chain beside it have a liberty outside
    that nobody fills. None of them can be captured, with the stone or without it.
    """
    grid = board.grid
    beside = grid.near[stone]
    if (stone | beside) & region:
        return False
    safe = board.empty & ~region & ~stone
    own, opp = (board.attacker, board.defender) if attacking else (board.defender, board.attacker)
    if not beside & (safe | own):
        return False
    return all(
        grid.beside(chain) & safe for side in (own, opp) for chain in grid.chains(side) if chain & beside
    )


@lru_cache(maxsize=256)  # many points of a board are as good as a pass
def _undoing(board: Fight, target: int, region: int, plies: int, *, attacking: bool) -> int | None:
    """The answer to the board after a first move, 0 for a pass, None where every answer fails."""
    catch = _catch(board.grid, target, region, attacking=attacking)
    if catch.within(board.waited(), attacking, plies - 2) is not attacking:
        return 0
    liberties = board.liberties(target)
    for some in (region & board.empty & liberties, region & board.empty & ~liberties):
        for answer in each(some):
            answered = board.after(answer, not attacking)
            if answered is not None and catch.within(answered, attacking, plies - 2) is not attacking:
                return answer
    return None


def catching_line(
    position: GoPosition, target: str, move: str, region: Iterable[str], plies: int = PLIES
) -> tuple[str, ...]:
    """The attacker's first move and what follows until the chain is captured; its owner holds out longest.

    Of answers that hold out equally long, one that captures stones is chosen. () where the move does not
    capture the chain. PASS stands where the owner has no better move in the region.
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
    """Of two chains that would capture each other: which side captures, moving first, without any ko.

    If neither does, it is a seki; if both do, the first move decides.
    """
    points = tuple(region)
    return {
        Color.BLACK: first_to_catch(position, white, points, plies),
        Color.WHITE: first_to_catch(position, black, points, plies),
    }
