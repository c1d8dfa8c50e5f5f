"""A recorded game as a tree of nodes: moves, stones set up, comments and marks, with variations."""

from dataclasses import dataclass, field

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.go.rules.position import GoPosition


class RecordFault(ValueError):
    """Why a record cannot be used.

    `REASONS` has the English of each code; `number` is the move, where a move is at fault.
    """

    REASONS = {
        "too-large": "the file is larger than a record may be",
        "too-deep": "the file has more variations or moves than a record may have",
        "no-record": "the file is no record in the Smart Game Format",
        "not-go": "the record is of another game than Go",
        "wrong-size": "the board has no size from 1 to 19",
        "wrong-point": "a stone or a mark lies off the board",
        "wrong-komi": "the komi is no number of points with at most one half",
        "wrong-stones": "the stones that are set up cannot stand so",
        "illegal-move": "a move is against the rules",
    }

    def __init__(self, reason: str, number: int = 0) -> None:
        super().__init__(f"{self.REASONS[reason]}{f' (move {number})' if number else ''}")
        self.reason = reason
        self.number = number


@dataclass(slots=True)
class GoNode:
    """One node of a record.

    `move`: a side and its point. `black`, `white`, `empty`: points that are set up. `marks`: names of the
    format (CR circle, SQ square, TR triangle, MA cross, SL selected, TB and TW territory) with their points;
    `labels`: points with a text. `children`: numbers of nodes, the main line first.
    """

    parent: int | None = None
    move: tuple[Color, Move] | None = None
    black: tuple[str, ...] = ()
    white: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    to_move: Color | None = None
    comment: str = ""
    marks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    children: list[int] = field(default_factory=list)


@dataclass(slots=True)
class GoRecord:
    """A game: its start (with rules, komi and handicap stones) and its nodes, the root first.

    `info`: what is known about the game, by the names of the format (PB, PW, EV, DT, RE, …).
    """

    start: GoPosition
    handicap: int = 0
    info: dict[str, str] = field(default_factory=dict)
    nodes: list[GoNode] = field(default_factory=lambda: [GoNode()])

    def main_line(self) -> list[int]:
        """The numbers of the nodes of the main line, the root first."""
        line = [0]
        while self.nodes[line[-1]].children:
            line.append(self.nodes[line[-1]].children[0])
        return line

    def moves(self) -> list[Move]:
        """The moves of the main line."""
        return [node.move[1] for number in self.main_line() if (node := self.nodes[number]).move]

    def positions(self) -> list[GoPosition]:
        """The position at each node of the main line; RecordFault for the first move that is illegal."""
        position, found, number = self.start, [], 0
        for place in self.main_line():
            node = self.nodes[place]
            number += node.move is not None
            position = after(position, node, number)
            found.append(position)
        return found

    def add(self, parent: int, node: GoNode) -> int:
        """Adds a node below another; returns its number."""
        node.parent = parent
        self.nodes.append(node)
        self.nodes[parent].children.append(len(self.nodes) - 1)
        return len(self.nodes) - 1


def moves_of(node: GoNode, position: GoPosition) -> tuple[Move, ...]:
    """The move of a node; before it a pass, where it is the other side's turn."""
    if node.move is None:
        return ()
    side, move = node.move
    return (PASS, move) if position.to_move is side.other else (move,)


def record_of(start: GoPosition, moves: list[Move], **info: str) -> GoRecord:
    """A record of a game, from its start and its moves; RecordFault for an illegal move."""
    record = GoRecord(start, info=info)
    position, last = start, 0
    for number, move in enumerate(moves, start=1):
        if position.to_move is None:
            raise RecordFault("illegal-move", number)
        node = GoNode(move=(position.to_move, move))
        position = after(position, node, number)
        last = record.add(last, node)
    return record


def after(position: GoPosition, node: GoNode, number: int = 0) -> GoPosition:
    """The position at a node; RecordFault says why there is none."""
    try:
        if node.black or node.white or node.empty:
            position = _set_up(position, node)
        if node.to_move is not None and position.to_move is not None:
            position = position.with_to_move(node.to_move)
    except (RulesError, ValueError) as error:
        raise RecordFault("wrong-stones", number) from error
    if node.move is None:
        return position
    side, move = node.move
    if position.to_move is None and not position.game.first_capture:
        position = position.resumed(side)
    try:
        if position.to_move is not side:
            if move == PASS:
                return position
            position = position.with_to_move(side)
        return position.play(move)
    except RulesError as error:
        raise RecordFault("illegal-move", number) from error


def _set_up(position: GoPosition, node: GoNode) -> GoPosition:
    """The position with the stones of a node set up: no ko, the same captures, and nobody has passed."""
    game = position.game
    stones = {point: "." for point in game.squares}
    for color, mark in ((Color.BLACK, "X"), (Color.WHITE, "O")):
        stones |= dict.fromkeys(position.pieces(color), mark)
    for points, mark in ((node.empty, "."), (node.black, "X"), (node.white, "O")):
        for point in points:
            game.grid.bit(point)
            stones[point] = mark
    info = {
        **position.to_json(),
        "cells": "".join(stones.values()),
        "to_move": (position.to_move or Color.BLACK).value,
    }
    for name in ("ko", "passes", "dead", "seki"):
        info.pop(name, None)
    return game.from_json(info)
