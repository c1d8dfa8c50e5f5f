"""A position of Go: its moves, the reasons for illegal ones, and its count.

A side may pass at any time; two passes in a row stop the game. The rule set decides what else is legal
(ruleset.py). In the capture game the first capture wins.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tutor.games.base import PASS, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, InvalidDiagram
from tutor.games.go.rules.counting import Count, Land, count, land
from tutor.games.go.rules.diagram import cells_of
from tutor.games.go.rules.grid import Grid, each
from tutor.games.go.rules.placement import Placement
from tutor.games.go.rules.reasons import GoReason
from tutor.games.go.rules.ruleset import COURSE, Counting, Ko, Rules
from tutor.games.go.rules.seki import plain_seki

if TYPE_CHECKING:
    from tutor.games.go.rules.go import Go

Before = tuple[int, int, Color]
"""An earlier board: Black's stones, White's stones, and the side that was to move."""

Tried = tuple[int, int, int, int]
"""The result of a move: own stones, the other side's stones, the other side's captured stones, own ones."""


class FirstCapture(Outcome):
    """The result of a capture game: the stones that each side captured."""


@dataclass(frozen=True, slots=True)
class GoPosition(Position):
    """Two sets of stones (see grid.py), the side to move, and the rest of the state.

    `ko`: points closed to the side to move, since a stone there would bring a board back. `taken`: how many
    stones Black and White captured. `passes`: how many moves in a row were passes. `dead`, `seki`: the stones
    that both sides agreed are dead, or in a seki. `past`: earlier boards, where the rules forbid any of them
    to come back; a position read from a drawing has none.
    """

    game: "Go"
    black: int
    white: int
    ko: int = 0
    taken: tuple[int, int] = (0, 0)
    passes: int = 0
    rules: Rules = COURSE
    komi: float = 0
    dead: int = 0
    seki: int = 0
    past: tuple[Before, ...] = field(default=(), compare=False, repr=False)

    def __hash__(self) -> int:
        return hash((self.black, self.white, self.to_move, self.ko))

    @property
    def grid(self) -> Grid:
        """The points of the board."""
        return self.game.grid

    def sides(self) -> tuple[int, int]:
        """The stones of the side to move and of the other side; in a finished game Black's and White's."""
        return (self.white, self.black) if self.to_move is Color.WHITE else (self.black, self.white)

    def at(self, square: Square) -> Color | None:
        bit = self.grid.bit(square)
        if self.black & bit:
            return Color.BLACK
        return Color.WHITE if self.white & bit else None

    def pieces(self, color: Color) -> tuple[Square, ...]:
        return self.grid.names(self.black if color is Color.BLACK else self.white)

    def empties(self) -> tuple[Square, ...]:
        return self.grid.names(self.grid.full & ~(self.black | self.white))

    def chain(self, square: Square) -> tuple[Square, ...]:
        """The chain of the stone on this point; () for an empty point."""
        return self.grid.names(self.chain_set(self.grid.bit(square)))

    def liberties(self, square: Square) -> tuple[Square, ...]:
        """The liberties of the chain on this point; () for an empty point."""
        chain = self.chain_set(self.grid.bit(square))
        return self.grid.names(self.grid.beside(chain) & ~(self.black | self.white))

    def chain_set(self, bit: int) -> int:
        """The chain on the point of this bit, as a set; 0 for an empty point."""
        for own in (self.black, self.white):
            if own & bit:
                return self.grid.chain(bit, own)
        return 0

    def cells(self) -> str:
        return cells_of(self.grid, self.black, self.white)

    def open_points(self) -> int:
        """The points where the side to move may place a stone, as a set."""
        return self._open() if self.past else _opened(self)

    def _open(self) -> int:
        if self.to_move is None:
            return 0
        empty = self.grid.full & ~(self.black | self.white)
        # A stone beside an empty point has a liberty, and no simple ko can close it.
        free = 0 if self._keeps_past() else empty & self.grid.touching(empty)
        for bit in each(empty & ~free):
            if not isinstance(self._try(bit), GoReason):
                free |= bit
        return free & ~self.ko

    def legal_moves(self) -> list[Move]:
        """Every open point in board order, then the pass; [] when the game is over."""
        return [] if self.to_move is None else [*self.grid.names(self.open_points()), PASS]

    def may_pass(self) -> bool:
        return self.to_move is not None

    def why_illegal(self, square: Square) -> GoReason | None:
        tried = self._try(self.grid.bit(square))
        return tried if isinstance(tried, GoReason) else None

    def changes(self, move: Move) -> dict[Square, str]:
        if move == PASS:
            self.play(move)
            return {}
        bit = self.grid.bit(move)
        tried = self._try(bit)
        if isinstance(tried, GoReason):
            raise IllegalMove(tried, move)
        own, _, off, lost = tried
        mark = "." if lost else "X" if self.to_move is Color.BLACK else "O"
        return {move: mark} | dict.fromkeys(self.grid.names((off | lost) & ~bit), ".")

    def placement(self, square: Square) -> Placement:
        """What a stone of the side to move on this point would make, legal or not (see placement.py)."""
        reason, grid, bit = self.why_illegal(square), self.grid, self.grid.bit(square)
        if reason in (GoReason.GAME_OVER, GoReason.TAKEN):
            return Placement(square, reason, self.chain(square), self.liberties(square), (), self.cells())
        own, opp, off, lost = self._placed(bit)
        chain = lost or grid.chain(bit, own)
        rings = 0 if lost else grid.beside(chain) & ~(own | opp)
        if reason is GoReason.NO_LIBERTIES:
            own, lost = own | lost, 0
        black, white = (own, opp) if self.to_move is Color.BLACK else (opp, own)
        names, cells = grid.names, cells_of(grid, black, white)
        return Placement(square, reason, names(chain), names(rings), names(off | lost), cells)

    def play(self, move: Move) -> "GoPosition":
        return self._play(move) if self.past else _played(self, move)

    def _play(self, move: Move) -> "GoPosition":
        side = self.to_move
        if side is None:
            raise IllegalMove(GoReason.GAME_OVER, move)
        past = (*self.past, (self.black, self.white, side)) if self._keeps_past() else ()
        if move == PASS:
            mover = None if self.passes else side.other
            return replace(self, to_move=mover, ko=0, passes=self.passes + 1, dead=0, seki=0, past=past)
        bit = self.grid.bit(move)
        tried = self._try(bit)
        if isinstance(tried, GoReason):
            raise IllegalMove(tried, move)
        own, opp, off, lost = tried
        taken, ko, is_black = self.taken, 0, side is Color.BLACK
        to_move: Color | None = side.other
        if off or lost:
            mine, theirs = off.bit_count(), lost.bit_count()
            taken = (taken[0] + mine, taken[1] + theirs) if is_black else (taken[0] + theirs, taken[1] + mine)
            # To take back would capture only the new stone, and so bring the board back.
            if mine == 1 and self.rules.ko is not Ko.NONE and self.grid.captured(off, opp, own) == bit:
                ko = off
            if self.game.first_capture:
                ko, to_move = 0, None
        black, white = (own, opp) if is_black else (opp, own)
        return GoPosition(self.game, to_move, black, white, ko, taken, 0, self.rules, self.komi, 0, 0, past)

    def with_to_move(self, color: Color) -> "GoPosition":
        if self.to_move is None or self.to_move is color:
            return self
        return replace(self, to_move=color, ko=0)

    def with_dead(self, squares: Iterable[Square]) -> "GoPosition":
        """The position with these stones agreed to be dead; one stone stands for its whole chain.

        InvalidDiagram ("wrong-dead") where no stone stands on one of the points.
        """
        return replace(self, dead=self._chains_of(squares))

    def dead_squares(self) -> tuple[Square, ...]:
        return self.grid.names(self.dead)

    def with_seki(self, squares: Iterable[Square]) -> "GoPosition":
        """The position with these chains agreed to be in a seki; errors as in `with_dead`."""
        return replace(self, seki=self._chains_of(squares))

    def resumed(self, side: Color) -> "GoPosition":
        """The position in which the game goes on after two passes: the sides do not agree on what is dead."""
        if self.to_move is not None or self.game.first_capture:
            raise ValueError("only a game that two passes stopped can go on")
        return replace(self, to_move=side, passes=0, dead=0, seki=0)

    def count(self) -> tuple[Count, Count]:
        """The counts of Black and White by the rules, dead stones off, with the komi for White.

        By territory, sekis are those agreed on and the plain ones (seki.py); others are for a judge.
        """
        stones, counting, seki = (self.black, self.white), self.rules.counting, self._in_seki()
        return count(
            self.grid, *stones, counting=counting, dead=self.dead, taken=self.taken, komi=self.komi, seki=seki
        )

    def territory(self) -> Land:
        """The owner of each empty point, by the counting of the rules and with dead stones off."""
        return land(self.grid, self.black & ~self.dead, self.white & ~self.dead, self._in_seki())

    @property
    def handicap(self) -> int:
        """How many handicap stones are on the board, if this is the start of a game with handicap; else 0."""
        return self.black.bit_count() if self.to_move is Color.WHITE and not self.white else 0

    def counts(self) -> tuple[int, int]:
        """How many stones each side captured."""
        return self.taken

    def score(self) -> tuple[float, float]:
        """Both counts; in the capture game how many stones each side captured."""
        if self.game.first_capture:
            return self.taken
        black, white = self.count()
        return black.total, white.total

    def state(self) -> dict[str, str]:
        """Rules and komi if not the usual ones, ko, captures, passes, and what both sides agreed on."""
        names = self.grid.names
        ko = self.ko | (self._closed_by_past() if self.past else 0)
        said = {
            "rules": self.rules.name if self.rules is not COURSE else "",
            "komi": f"{self.komi:g}" if self.komi else "",
            "ko": " ".join(names(ko)),
            "captures": f"{self.taken[0]} {self.taken[1]}" if any(self.taken) else "",
            "passes": str(self.passes or ""),
            "dead": " ".join(names(self.dead)),
            "seki": " ".join(names(self.seki)),
        }
        return {name: value for name, value in said.items() if value}

    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        black, white = self.score()
        winner = Color.BLACK if black > white else Color.WHITE if white > black else None
        made = FirstCapture if self.game.first_capture else Outcome
        return made(winner, black, white)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game.name,
            "cells": self.cells(),
            "to_move": None if self.to_move is None else self.to_move.value,
            **self.state(),
        }

    def __str__(self) -> str:
        return self.game.diagram(self)

    def __repr__(self) -> str:
        turn = "over" if self.to_move is None else f"{self.to_move.value} to move"
        return f"<{self.game.name} {self.cells()!r}, {turn}>"

    def _in_seki(self) -> int:
        """The stones in a seki, beside which no point counts; 0 in area counting."""
        if self.rules.counting is not Counting.TERRITORY:
            return 0
        return self.seki | plain_seki(self.grid, self.black & ~self.dead, self.white & ~self.dead)

    def _keeps_past(self) -> bool:
        return self.rules.ko in (Ko.POSITIONAL, Ko.SITUATIONAL)

    def _placed(self, bit: int) -> Tried:
        """The result of a move on an empty point, legal or not."""
        own, opp = self.sides()
        grid = self.grid
        off = grid.captured(bit, own, opp)
        own |= bit
        opp &= ~off
        empty = grid.full & ~(own | opp)
        if off or grid.near[bit] & empty or grid.breathes(bit, own, empty):
            return own, opp, off, 0
        lost = grid.chain(bit, own)
        return own & ~lost, opp, 0, lost

    def _try(self, bit: int) -> Tried | GoReason:
        """The result of a move, or the reason why it is illegal."""
        if self.to_move is None:
            return GoReason.GAME_OVER
        if (self.black | self.white) & bit:
            return GoReason.TAKEN
        if self.ko & bit:
            return GoReason.KO
        tried = self._placed(bit)
        if tried[3] and not self.rules.self_capture:
            return GoReason.NO_LIBERTIES
        if (tried[2] or tried[3]) and self._keeps_past() and self._was(*tried[:2]):
            return GoReason.SUPERKO
        return tried

    def _was(self, own: int, opp: int) -> bool:
        """Whether the stones after the move stood on the board like that before, or do now."""
        side = self.to_move
        assert side is not None
        after = (own, opp) if side is Color.BLACK else (opp, own)
        boards = (*self.past, (self.black, self.white, side))
        if self.rules.ko is Ko.POSITIONAL:
            return any(board[:2] == after for board in boards)
        return (*after, side.other) in boards

    def _closed_by_past(self) -> int:
        """The points closed because an earlier board may not come back."""
        if self.to_move is None:
            return 0
        empty = self.grid.full & ~(self.black | self.white)
        return sum(bit for bit in each(empty) if self._try(bit) is GoReason.SUPERKO)

    def _chains_of(self, squares: Iterable[Square]) -> int:
        found = 0
        for square in squares:
            chain = self.chain_set(self.grid.bit(square))
            if not chain:
                raise InvalidDiagram(f"no stone stands on {square!r}", "wrong-dead", square)
            found |= chain
        return found


# A puzzle asks often for the same moves. Positions with a `past`, which is not compared, are not cached.
_played = lru_cache(maxsize=4096)(GoPosition._play)
_opened = lru_cache(maxsize=1024)(GoPosition._open)


def as_go(position: Position) -> GoPosition:
    """The same position, typed for what only this family can answer; TypeError for another family's."""
    if not isinstance(position, GoPosition):
        raise TypeError(f"{position!r} is no position of Go")
    return position
