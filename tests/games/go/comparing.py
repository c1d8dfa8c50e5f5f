"""Games by chance, each position compared with the slow reading of its drawing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.games.go import slow_rules as slow
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition

MARK = {Color.BLACK: "X", Color.WHITE: "O"}
LOOKED_AT = 20
"""Points of a large board that are compared, by chance, at each position."""


def chance_games(seed: str, game: Go, most_moves: int) -> Iterator[tuple[GoPosition, GoPosition | None]]:
    """Positions of games by chance, without end, each with the one before it in its game."""
    chance = Random(seed)
    while True:
        before: GoPosition | None = None
        position = game.start()
        for _ in range(chance.randrange(1, most_moves)):
            yield position, before
            moves = position.legal_moves()
            if len(moves) <= 1:
                break
            move = PASS if chance.random() < 0.02 else chance.choice(moves[:-1])
            before, position = position, position.play(move)
            if position.to_move is None:
                break


def compare(position: GoPosition, before: GoPosition | None, chance: Random, most: int = LOOKED_AT) -> None:
    """Every chain and (of large boards some) points: liberties, legal or why not, and what comes off."""
    board = slow.read(str(position))
    last = slow.read(str(before)) if before is not None else None
    side = position.to_move
    assert side is not None
    done: set[str] = set()
    for point, mark in board.items():
        if mark != "." and point not in done:
            stones = slow.chain(board, point)
            done |= stones
            assert set(position.chain(point)) == stones
            assert set(position.liberties(point)) == slow.liberties(board, point), (str(position), point)
    points = list(board)
    if len(points) > most:
        points = chance.sample(points, most)
    legal = set(position.legal_moves())
    for point in points:
        reason = slow.why_not(board, point, MARK[side], last, [])
        assert position.why_illegal(point) == reason, (str(position), point)
        assert (point in legal) == (reason is None)
        if reason is None:
            after, off = slow.put(board, point, MARK[side])
            changes = position.changes(point)
            assert changes == {point: MARK[side]} | dict.fromkeys(off, ".")
            assert next(iter(changes)) == point
            assert position.play(point).cells() == "".join(after.values())
