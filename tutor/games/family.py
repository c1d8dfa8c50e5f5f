"""A family of games: games that share their rules, their engine, and the overlays of their boards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.games.base import PASS, Game, Position
from tutor.games.engine import Engine
from tutor.games.judgement import Mark
from tutor.games.kinds.puzzles import Puzzles
from tutor.games.records.record_format import PositionFormat, RecordFormat


@dataclass(frozen=True, slots=True)
class Overlay:
    """What can be laid over a board: the marks of a position, and a sample of each kind of mark for menus."""

    draw: Callable[[Position], list[Mark]]
    samples: tuple[tuple[str, str], ...]
    needs_turn: bool = False
    """Whether it shows nothing on a drawing in which nobody is to move."""


def legal_marks(position: Position) -> list[Mark]:
    """A mark on each square where the side to move can play."""
    return [("legal", move, "") for move in position.legal_moves() if move != PASS]


LEGAL = Overlay(legal_marks, (("legal", ""),))
"""Where the side to move can play: every game has this overlay."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family of games; its folders have the same name.

    `find` gives a game by its name, None for another family's. `overlays` are in the order in which they are
    drawn, the lowest first; "legal" is among them. Without an engine, two people play. `puzzles` are its
    kinds of puzzle. `records` are the formats of its own; every game can be a transcript. `always` makes the
    marks that every board shows: in a game that both sides count, who owns each square, with numbers once
    they agree.
    """

    name: str
    games: Mapping[str, Game]
    find: Callable[[str], Game | None]
    engine: Engine | None = None
    overlays: Mapping[str, Overlay] = field(default_factory=lambda: {"legal": LEGAL})
    records: tuple[RecordFormat, ...] = ()
    position_format: PositionFormat | None = None
    puzzles: Puzzles = field(default_factory=Puzzles)
    always: Callable[[Position, bool], list[Mark]] | None = None
    moves_offline: bool = False
    """Whether `static/js/games/<name>/moves.js` finds its moves when no server can be reached."""
