"""A position of Othello or a relative: its moves, its flips, its explanation and its result.

Rules: World Othello Federation. Every outflanked line flips; a side passes exactly when it has no legal move
and the other side has one; the game is over when neither has.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from tutor.games.base import PASS, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalMove
from tutor.games.othello.rules import record, standard_play
from tutor.games.othello.rules.diagram import Supply
from tutor.games.othello.rules.explain import TAKEN, Explanation, Line, LineEnd
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.othello.rules.variant import Scoring

if TYPE_CHECKING:
    from tutor.games.othello.rules.othello import Othello

KEPT = 4096
"""So many moves are cached: a board is asked several times about each of its moves."""


@dataclass(frozen=True, slots=True)
class OthelloOutcome(Outcome):
    """A result in discs: the official score, the discs on the board, and the empty squares.

    `empties_to` is the side whose score includes the empty squares (None if no side's does, or if a draw
    shares them).
    """

    black: int
    white: int
    empties_to: Color | None
    counted_black: int
    counted_white: int
    empties: int


@dataclass(frozen=True, slots=True)
class OthelloPosition(Position):
    """Two bitboards (bit numbers: see shape.py), the side to move, and the discs left to place.

    Made by `Othello.position`, which works out `to_move` and `placements`.
    """

    game: "Othello"
    black: int
    white: int
    supply: Supply | None
    placements: int = field(compare=False, repr=False)
    """The squares where the side to move may place a disc."""

    def __hash__(self) -> int:
        return hash((self.black, self.white, self.to_move))

    def sides(self) -> tuple[int, int]:
        """The discs of the side to move and of the other side, as bitboards."""
        return (self.white, self.black) if self.to_move is Color.WHITE else (self.black, self.white)

    def at(self, square: Square) -> Color | None:
        disc = 1 << self.game.shape.bit(square)
        if self.black & disc:
            return Color.BLACK
        return Color.WHITE if self.white & disc else None

    def pieces(self, color: Color) -> tuple[Square, ...]:
        return tuple(self.game.shape.names(self.black if color is Color.BLACK else self.white))

    def empties(self) -> tuple[Square, ...]:
        return tuple(self.game.shape.names(self.game.shape.mask & ~(self.black | self.white)))

    def cells(self) -> str:
        return "".join(
            " " if bit is None else "X" if self.black >> bit & 1 else "O" if self.white >> bit & 1 else "."
            for bit in self.game.shape.cells
        )

    def legal_moves(self) -> list[Move]:
        if self.placements:
            return self.game.shape.names(self.placements)
        return [] if self.to_move is None else [PASS]

    def flips(self, square: Square) -> tuple[Square, ...]:
        """The discs that flip if the side to move plays there, line by line, outward; () when illegal."""
        return _flips(self, square)

    def count_flips(self, square: Square) -> int:
        """How many discs flip if the side to move plays there; 0 when illegal."""
        return self._flipped(square).bit_count()

    def _flipped(self, square: Square) -> int:
        bit = self.game.shape.bit(square)
        if not self.placements >> bit & 1 or self.game.in_opening(self.black | self.white):
            return 0
        return self.game.lines.flips(bit, *self.sides())

    def changes(self, move: Move) -> dict[Square, str]:
        side = self.to_move
        if move == PASS:
            self.play(move)
            return {}
        if reason := self.why_illegal(move):
            raise IllegalMove(reason, move)
        assert side is not None
        mark = "X" if side is Color.BLACK else "O"
        return dict.fromkeys((move, *self.flips(move)), mark)

    def may_pass(self) -> bool:
        return self.to_move is not None and not self.placements

    def why_illegal(self, square: Square) -> OthelloReason | None:
        disc = 1 << self.game.shape.bit(square)
        return None if self.placements & disc else self._why_not(disc)

    def score(self) -> tuple[float, float]:
        """The discs of both sides; at the end of a game the official score, with empty squares given away."""
        outcome = self.outcome()
        if outcome is not None:
            return outcome.black, outcome.white
        return self.black.bit_count(), self.white.bit_count()

    def state(self) -> dict[str, str]:
        """The discs that each side has left, where they can run out."""
        return {} if self.supply is None else {"supply": f"{self.supply[0]} {self.supply[1]}"}

    def may_flip(self, square: Square) -> bool:
        """Whether a line from an empty square may close; it surely does, unless discs can run out."""
        return self.supply is not None or bool(self.placements >> self.game.shape.bit(square) & 1)

    def lines_flipped(self, square: Square) -> dict[str, tuple[Square, ...]]:
        """Direction -> the discs that flip along it, outward; only the directions in which some do."""
        if not self.placements >> self.game.shape.bit(square) & 1:
            return {}
        lines = self._look(square)
        return {line.direction: line.run for line in lines if line.end is LineEnd.FLIPS}

    def ray(self, square: Square, direction: str) -> tuple[Square, ...]:
        """The squares from next door to the edge, whatever stands on them."""
        self.game.shape.bit(square)
        return self.game.shape.rays[square][direction]

    def explain(self, square: Square) -> Explanation:
        """Whether the side to move may play on a square, and how each line from it ended."""
        taken = self.at(square) is not None
        legal = bool(self.placements >> self.game.shape.bit(square) & 1)
        return Explanation(square, legal, taken, TAKEN if taken else self._look(square))

    def with_to_move(self, color: Color) -> "OthelloPosition":
        return self.game.position(self.black, self.white, color, self.supply)

    def play(self, move: Move) -> "OthelloPosition":
        return _played(self, move)

    def _play(self, move: Move) -> "OthelloPosition":
        side = self.to_move
        if move == PASS:
            if side is None or self.placements:
                raise IllegalMove(
                    OthelloReason.GAME_OVER if side is None else OthelloReason.MAY_NOT_PASS, move
                )
            return self.with_to_move(side.other)
        bit = self.game.shape.bit(move)
        disc = 1 << bit
        if side is None or not self.placements & disc:
            raise IllegalMove(self._why_not(disc), move)
        own, opp = self.sides()
        flipped = 0
        if not self.game.in_opening(own | opp):
            flipped = self.game.lines.flips(bit, own, opp)
        own, opp = own | disc | flipped, opp & ~flipped
        black, white = (own, opp) if side is Color.BLACK else (opp, own)
        return self.game.position(black, white, side.other, self._supply_after(side))

    def after_all(self, moves: Iterable[Move]) -> Position | None:
        if not self.game.is_standard:
            return Position.after_all(self, moves)
        played = standard_play.play_all(*self.sides(), moves)
        if played is None:
            return None
        own, opp, turned = played
        side = (self.to_move or Color.BLACK).other if turned else self.to_move or Color.BLACK
        black, white = (own, opp) if side is Color.BLACK else (opp, own)
        return self.game.position(black, white, side, None)

    def count_lines(self, depth: int) -> int:
        if depth == 1 or not self.game.is_standard:
            return Position.count_lines(self, depth)
        return standard_play.count_lines(*self.sides(), depth)

    def outcome(self) -> OthelloOutcome | None:
        if self.to_move is not None:
            return None
        black, white = self.black.bit_count(), self.white.bit_count()
        empties = self.game.shape.mask.bit_count() - black - white
        lead = white - black if self.game.variant.fewest_wins else black - white
        winner = Color.BLACK if lead > 0 else Color.WHITE if lead < 0 else None
        official = {Color.BLACK: black, Color.WHITE: white}
        empties_to = None
        if self.game.variant.scoring is Scoring.EMPTIES_TO_WINNER and empties:
            if winner is None:
                official = {color: discs + empties // 2 for color, discs in official.items()}
            else:
                empties_to = winner
                official[winner] += empties
        return OthelloOutcome(
            winner, official[Color.BLACK], official[Color.WHITE], empties_to, black, white, empties
        )

    def to_json(self) -> dict[str, object]:
        return record.to_json(self.game.name, self.cells(), self.to_move, self.supply)

    def __str__(self) -> str:
        return self.game.diagram(self)

    def __repr__(self) -> str:
        turn = "over" if self.to_move is None else f"{self.to_move.value} to move"
        return f"<{self.game.name} {self.cells()!r}, {turn}>"

    def _look(self, square: Square) -> tuple[Line, ...]:
        """The eight lines from an empty square; () where no line is looked along (see `Explanation`)."""
        if self.to_move is None or self.game.in_opening(self.black | self.white):
            return ()
        own, opp = self.sides()
        return tuple([way.look(own, opp) for way in self.game.ways[square]])

    def _why_not(self, disc: int) -> OthelloReason:
        taken = self.black | self.white
        if self.to_move is None:
            return OthelloReason.GAME_OVER
        if taken & disc:
            return OthelloReason.SQUARE_TAKEN
        if self.supply is not None and not self.game.has_disc(self.to_move, self.supply):
            return OthelloReason.NO_DISC
        opening = self.game.variant.opening
        if opening is not None and self.game.in_opening(taken):
            return opening.value
        return OthelloReason.FLIPS_NOTHING if self.placements else OthelloReason.MUST_PASS

    def _supply_after(self, side: Color) -> Supply | None:
        """The supply after a side has placed a disc: its own, or the opponent's when its own have run out."""
        if self.supply is None:
            return None
        black, white = self.supply
        blacks = (black > 0) if side is Color.BLACK else (white == 0)
        return (black - 1, white) if blacks else (black, white - 1)


@lru_cache(maxsize=KEPT)
def _flips(position: OthelloPosition, square: Square) -> tuple[Square, ...]:
    flipped = position._flipped(square)
    if not flipped:
        return ()
    ways = position.game.ways[square]
    runs = [way.ray[: run.bit_count()] for way in ways if (run := flipped & way.mask)]
    return tuple(chain.from_iterable(runs))


@lru_cache(maxsize=KEPT)
def _played(position: OthelloPosition, move: Move) -> OthelloPosition:
    return position._play(move)


def as_othello(position: Position) -> OthelloPosition:
    """The same position, typed for what only this family can answer; TypeError for another family's."""
    if not isinstance(position, OthelloPosition):
        raise TypeError(f"{position!r} is no position of Othello")
    return position
