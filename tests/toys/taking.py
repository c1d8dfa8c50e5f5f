"""A toy game that captures, lets a side pass at any time, ends with two passes, and counts half points."""

from __future__ import annotations

from dataclasses import dataclass

from tests.toys.four.family import FourWords
from tests.toys.four.rules import COLUMNS, MARKS, Four, FourPosition, FourReason, place
from tutor.games.base import PASS, Game, Move, Outcome, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalMove
from tutor.games.family import Family


class Taking(Four):
    """Whoever places a piece takes the other side's piece to the right of it; White has 6.5 points more."""

    name = "taking"  # type: ignore[assignment]
    family = "taking"  # type: ignore[assignment]
    has_score = True  # type: ignore[assignment]
    offers_pass = True  # type: ignore[assignment]
    passes_to_end = 2  # type: ignore[assignment]
    state_names = ("passes",)  # type: ignore[assignment]

    def start(self) -> TakingPosition:
        return TakingPosition(self, Color.BLACK, "." * 25)

    def parse_diagram(self, text: str, to_move: Color | None = None) -> TakingPosition:
        lines = text.splitlines()
        passes = next((int(line.split()[1]) for line in lines if line.startswith("passes:")), 0)
        found = super().parse_diagram("\n".join(one for one in lines if "passes" not in one), to_move)
        return TakingPosition(self, found.to_move, found.squares, passes)

    def diagram(self, position: FourPosition) -> str:  # type: ignore[override]
        state = [f"{name}: {value}" for name, value in position.state().items()]
        return "\n".join([super().diagram(position), *state])


@dataclass(frozen=True, slots=True)
class TakingPosition(FourPosition):
    passes: int = 0

    def legal_moves(self) -> list[Move]:
        return [*self.empties(), PASS] if self.to_move else []

    def may_pass(self) -> bool:
        return self.to_move is not None

    def state(self) -> dict[str, str]:
        return {"passes": str(self.passes)} if self.passes else {}

    def score(self) -> tuple[float, float]:
        return len(self.pieces(Color.BLACK)), len(self.pieces(Color.WHITE)) + 6.5

    def changes(self, move: Move) -> dict[Square, str]:
        if move == PASS:
            return {}
        side = self.to_move or Color.BLACK
        found = {move: MARKS[side]}
        beside = COLUMNS.index(move[0]) + 1
        taken = f"{COLUMNS[beside]}{move[1]}" if beside < len(COLUMNS) else None
        if taken and self.at(taken) is side.other:
            found[taken] = "."
        return found

    def play(self, move: Move) -> TakingPosition:
        side = self.to_move
        if side is None or (move != PASS and self.at(move)):
            raise IllegalMove(FourReason.TAKEN if side else FourReason.OVER, move)
        passes = self.passes + 1 if move == PASS else 0
        cells = list(self.squares)
        for square, mark in self.changes(move).items():
            cells[place(square)] = mark
        return TakingPosition(self.game, None if passes == 2 else side.other, "".join(cells), passes)

    def outcome(self) -> Outcome | None:
        black, white = self.score()
        return None if self.to_move else Outcome(Color.BLACK if black > white else Color.WHITE, black, white)


class TakingWords(FourWords):
    titles = {"taking": ("Taking", "A piece takes its right neighbour.")}


def find(name: str) -> Game | None:
    return Taking() if name == "taking" else None


TAKING = Family("taking", {"taking": Taking()}, find)
