"""What is known of the boards of "Which move?", handed to the puzzle."""

from __future__ import annotations

from tutor.games.base import Position
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.proofs import Proof, Prover, StoredTable
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.kinds.measures.proving import ABOUT, prove, theme_of
from tutor.games.othello.kinds.strategy.choose import Choose


class OthelloProver(Prover):
    """Weighs the moves of Othello: to the end where few squares are empty, else by a search or a table."""

    def weighs(self, puzzle: Puzzle | None) -> bool:
        return isinstance(puzzle, Choose) and not puzzle.values

    def needs_no_proof(self, position: Position) -> bool:
        return len(position.empties()) <= MOST_EMPTIES

    def known(self, puzzle: Puzzle, proof: Proof) -> Puzzle:
        if not isinstance(puzzle, Choose):
            return puzzle
        theme = theme_of(proof)
        about = puzzle.about or (ABOUT.get(theme) if theme else None)
        return Choose(proof.values, proof.replies, about, proof.lines, theme)

    def prove(self, position: Position, stored: StoredTable | None = None) -> Proof:
        return prove(position, stored)
