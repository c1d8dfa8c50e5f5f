"""Othello and its relatives: how each starts, which side is to move, and reading positions.

A variant is data (variant.py); position.py answers what is asked of a position; drawings and JSON are in
diagram.py and record.py.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram, InvalidPosition
from tutor.games.othello.rules import diagram, record
from tutor.games.othello.rules.bitboards import Lines
from tutor.games.othello.rules.diagram import Supply
from tutor.games.othello.rules.eight import STANDARD, StandardLines
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.othello.rules.ray_tables import Ways, ways_of
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.othello.rules.shape import Shape
from tutor.games.othello.rules.variant import Opening, Variant


@dataclass(frozen=True)
class Othello(Game):
    """One variant of Othello."""

    variant: Variant

    family = "othello"
    reasons: ClassVar = OthelloReason

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Othello {self.name}>"

    @property
    def name(self) -> str:
        return self.variant.name

    @property
    def most_wins(self) -> bool:
        return not self.variant.fewest_wins

    @cached_property
    def shape(self) -> Shape:
        return self.variant.shape

    @property
    def columns(self) -> tuple[str, ...]:
        return self.shape.columns

    @property
    def rows(self) -> tuple[str, ...]:
        return self.shape.rows

    @property
    def squares(self) -> tuple[Square, ...]:
        return self.shape.squares

    @cached_property
    def lines(self) -> Lines:
        return StandardLines(self.shape) if self.shape == STANDARD else Lines(self.shape)

    @cached_property
    def ways(self) -> Ways:
        """The table of what can be met along each line from each square."""
        return ways_of(self.shape)

    @property
    def is_standard(self) -> bool:
        """Whether the legal moves are those of Othello on the standard board, whatever the aim."""
        return self.shape == STANDARD and self.variant.opening is None and self.variant.discs_each is None

    @property
    def state_names(self) -> tuple[str, ...]:
        return () if self.variant.discs_each is None else ("supply",)

    def likely_states(self, empties: int) -> Iterator[dict[str, str]]:
        """The usual supply, then all others, first those that are nearly equal for both sides."""
        yield {}
        if self.variant.discs_each is not None:
            for black in sorted(range(empties + 1), key=lambda black: abs(2 * black - empties)):
                yield {"supply": f"{black} {empties - black}"}

    def start(self) -> OthelloPosition:
        """Black to move: White on d4 and e5, Black on d5 and e4, or nothing if four are placed by hand."""
        black = white = 0
        if self.variant.opening is None:
            north_west, north_east, south_west, south_east = self.shape.central
            black = self.shape.bits((north_east, south_west))
            white = self.shape.bits((north_west, south_east))
        return self.position(black, white, Color.BLACK, self._usual_supply(black, white))

    def position(self, black: int, white: int, side: Color, supply: Supply | None) -> OthelloPosition:
        """A position with these discs and this side to move; nobody is to move where neither side can."""
        here = self.placements(black, white, side, supply)
        goes_on = here or self.placements(black, white, side.other, supply)
        return OthelloPosition(self, side if goes_on else None, black, white, supply, here)

    def placements(self, black: int, white: int, side: Color, supply: Supply | None) -> int:
        """The squares where this side may place a disc, as a bitboard."""
        if supply is not None and not self.has_disc(side, supply):
            return 0
        taken = black | white
        if self.in_opening(taken):
            return self._opening_squares(taken) & ~taken
        return self.lines.legal(black, white) if side is Color.BLACK else self.lines.legal(white, black)

    def in_opening(self, taken: int) -> bool:
        """Whether the first four discs are still being placed by hand."""
        return self.variant.opening is not None and taken.bit_count() < 4

    def has_disc(self, side: Color, supply: Supply) -> bool:
        """Whether a side has a disc to place: its own, or the opponent's where discs are lent."""
        return any(supply) if self.variant.lends else supply[side is Color.WHITE] > 0

    def parse_diagram(self, text: str, to_move: Color | None = None) -> OthelloPosition:
        """The position drawn in a text: a line of column letters, then the rows.

        A last line "black to move" or "white to move" may name the side instead of `to_move`; if neither
        does, it is Black's turn. A game whose discs can run out takes a line "supply: 30 28" too (Black's and
        White's discs); without it, the discs on the board count as placed in turn, Black first.
        """
        drawn = diagram.parse(text, self.shape)
        if to_move and drawn.to_move and to_move is not drawn.to_move:
            raise InvalidDiagram(
                f"{text!r} says {drawn.to_move.value} to move, but {to_move.value} was asked for", "two-sides"
            )
        supply = drawn.supply or self._usual_supply(drawn.black, drawn.white)
        if not self._fits(supply, drawn.black | drawn.white):
            raise InvalidDiagram(f"{text!r}: {self._supply_rule()}", "wrong-state")
        return self.position(drawn.black, drawn.white, to_move or drawn.to_move or Color.BLACK, supply)

    def diagram(self, position: Position) -> str:
        supply = position.supply if isinstance(position, OthelloPosition) else None
        return diagram.draw(position.cells(), self.shape, position.to_move, supply)

    def from_json(self, value: Mapping[str, object]) -> OthelloPosition:
        said = record.from_json(value, self.name, self.shape)
        supply = said.supply or self._usual_supply(said.black, said.white)
        if not self._fits(supply, said.black | said.white):
            raise InvalidPosition(f"{value!r}: {self._supply_rule()}", "wrong-state")
        position = self.position(said.black, said.white, said.to_move or Color.BLACK, supply)
        if position.to_move is not said.to_move:
            over = "over" if position.to_move is None else "not over"
            raise InvalidPosition(f"{value!r}: the game is {over}, and to_move says otherwise", "wrong-side")
        return position

    def _opening_squares(self, taken: int) -> int:
        if self.variant.opening is Opening.CENTRAL:
            return self.shape.bits(self.shape.central)
        return self.shape.beside(taken) if taken else self.shape.mask

    def _usual_supply(self, black: int, white: int) -> Supply | None:
        """The supply that is left if the discs on the board were placed in turn, Black first."""
        each = self.variant.discs_each
        if each is None:
            return None
        placed = (black | white).bit_count()
        return each - (placed + 1) // 2, each - placed // 2

    def _fits(self, supply: Supply | None, taken: int) -> bool:
        each = self.variant.discs_each
        if supply is None or each is None:
            return supply is None and each is None
        return all(0 <= left <= each for left in supply) and sum(supply) + taken.bit_count() == 2 * each

    def _supply_rule(self) -> str:
        each = self.variant.discs_each
        if each is None:
            return f"discs never run out in {self.name}, so there is no supply to name"
        return f"each side has {each} discs, on the board or in its supply"
