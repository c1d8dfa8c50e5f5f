"""Results of searches, stored when the bank was made: statuses of groups, working first moves, and replies.

A page looks here before it searches. A board that is not stored, such as one of a lesson or a turned image,
is searched.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tutor.games.base import PASS, Square
from tutor.games.go.rules.games import find
from tutor.games.go.rules.position import GoPosition, as_go

FOLDER = Path(__file__).with_name("stored")
READINGS = "readings"
"""The file; each of its lines is a key, then what was found by reading."""

ANSWERED = "="
NO_ANSWER = "-"
USUAL = "*"
"""Stands for every move that is not named, since most moves have the same answer."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A search of a board: the kind that asks, the chain, the region, and the depth."""

    kind: str
    position: GoPosition
    target: Square
    region: tuple[Square, ...]
    plies: int

    @property
    def about(self) -> tuple[Square, tuple[Square, ...], int]:
        """The arguments of the search, except the board."""
        return self.target, self.region, self.plies

    @property
    def key(self) -> str:
        """The board and the search as one word."""
        here = self.position
        side = here.to_move.value if here.to_move else ""
        stones = f"{here.black:x}", f"{here.white:x}"
        part = self.target, ",".join(self.region), str(self.plies)
        return ".".join((self.kind, here.game.name, side, *stones, *part))


@dataclass(frozen=True, slots=True)
class Answers:
    """The working first moves, and the replies to the others; a pass if no reply is needed."""

    right: tuple[Square, ...]
    known: Mapping[Square, str]
    usual: str

    def answer(self, move: Square) -> str | None:
        """The reply to a move; None if the move works."""
        return None if move in self.right else self.known.get(move, self.usual)


def status_of(asked: Asked) -> str | None:
    """The status of a group; None if it is not stored."""
    return _kept(asked)


def answers_of(asked: Asked) -> Answers | None:
    """The working first moves and the replies to the others; None if they are not stored."""
    line = _kept(asked)
    if line is None:
        return None
    words = line.split()
    known = {
        move: PASS if part == NO_ANSWER else part
        for move, _, part in (word.partition(ANSWERED) for word in words if ANSWERED in word)
    }
    return Answers(tuple(word for word in words if ANSWERED not in word), known, known.get(USUAL, PASS))


def write_answers(asked: Asked, answers: Answers) -> str:
    """The line of a board with its first moves."""
    known = {**answers.known, USUAL: answers.usual}
    part = (f"{move}{ANSWERED}{NO_ANSWER if answer == PASS else answer}" for move, answer in known.items())
    return " ".join((asked.key, *answers.right, *part))


def asked_by(key: str) -> Asked:
    """The search of a key."""
    kind, name, side, black, white, target, region, plies = key.split(".")
    game = find(name)
    assert game is not None
    bits = [as_go(game.start()).grid.bit(square) for square in game.squares]
    own, other = int(black, 16), int(white, 16)
    cells = "".join("X" if own & bit else "O" if other & bit else "." for bit in bits)
    position = as_go(game.from_json({"game": name, "cells": cells, "to_move": side or None}))
    return Asked(kind, position, target, tuple(region.split(",")), int(plies))


def _kept(asked: Asked) -> str | None:
    return None if asked.position.ko else _lines(FOLDER).get(asked.key)


@cache
def _lines(folder: Path) -> Mapping[str, str]:
    """The lines of the file by their keys; empty where there is no file."""
    path = folder / f"{READINGS}.txt"
    if not path.exists():
        return {}
    lines = path.read_text(encoding="ascii").splitlines()
    return {key: part for key, _, part in (line.partition(" ") for line in lines)}
