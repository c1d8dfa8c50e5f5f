"""What is known of boards that ask for a good move: read from a file of the course, matched by the board.

`tutor check` proves each board and writes the file; loading compares hashes and legal moves, and searches
nothing. Proving is `tutor.puzzles.proving`.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.kinds.measures.theme_reasons import Theme
from tutor.games.othello.puzzles import Choose, Compare, Measure, Predict
from tutor.lessons.errors import LessonError
from tutor.lessons.model import Step

PROOFS = "proofs.json"

UNKNOWN = "nothing is known of this board: `tutor check` looks for it in boards.toml and proves it"

How = Literal["exact", "stored", "depth 6"]

Fault = tuple[str, str]

ABOUT: dict[Theme, Measure] = {
    "corner": "gives-no-corner",
    "X": "gives-no-corner",
    "C": "gives-no-corner",
    "mobility": "fewest-replies",
    "quiet": "fewest-frontier",
    "frontier": "fewest-frontier",
    "stability": "most-stable",
    "parity": "keeps-parity",
    "counting": "best-exact",
}
"""The measure by which the theme of a board is told first, where it tells the moves apart."""


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the legal moves of one board are worth.

    `values`: discs by which the side to move wins after each legal move. `replies`: the best answer to each,
    `pass` where there is none. `lines`: each move, its answer and what follows best, three moves at most.
    `how` the values were found: counted to the end, by a stored table, or six moves ahead. `theme`: what the
    board is about.
    """

    how: How
    values: dict[str, int]
    replies: dict[str, str] = {}
    lines: dict[str, tuple[str, ...]] = {}
    theme: Theme | None = None


Proofs = Mapping[str, Proof]
"""Proofs by the hash of their board."""


def board_hash(position: Position) -> str:
    """The same for the same discs, the same side to move and the same game; 16 hexadecimal digits."""
    told = f"{position.game.name} {position.to_move} {position.cells()} {sorted(position.state().items())}"
    return sha256(told.encode()).hexdigest()[:16]


def read_proofs(folder: Path) -> dict[str, Proof]:
    """The proofs of a course, none without the file; raises LessonError for one that cannot be read."""
    file = folder / PROOFS
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Proof])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError) as error:
        raise LessonError(str(file), None, "", f"this file cannot be read: {error}") from error


def write_proofs(folder: Path, proofs: Proofs) -> None:
    """Write the proofs of a course, one board a line, in the order of their hashes."""
    lines = (f'"{name}":{msgspec.json.encode(proofs[name]).decode()}' for name in sorted(proofs))
    (folder / PROOFS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def moves_of(position: Position) -> tuple[str, ...]:
    """The squares where the side to move can play."""
    return tuple(move for move in position.legal_moves() if move != PASS)


def boards_asked(step: Step, game: Game) -> Iterator[Position]:
    """The boards of a puzzle whose moves are to be weighed; none where the step cannot be read."""
    puzzle = step.puzzle
    try:
        if isinstance(puzzle, Predict):
            yield puzzle.after(step.position(game))
        elif isinstance(puzzle, Choose) and not puzzle.values:
            yield step.position(game)
        elif isinstance(puzzle, Compare):
            for end in puzzle.ends(step.position(game)):
                if end.to_move is not None:
                    yield end.play(PASS) if end.must_pass() else end
    except (RulesError, UnsolvablePuzzle):
        return


def with_proofs(step: Step, game: Game, proofs: Proofs) -> tuple[Step, list[Fault]]:
    """The step with what is known of its boards, and what is wrong with that."""
    found: list[Proof] = []
    for position in boards_asked(step, game):
        proof = proofs.get(board_hash(position))
        if proof is None:
            if type(step.puzzle) is Choose and len(position.empties()) <= MOST_EMPTIES:
                return step, []  # it is counted to the end wherever it is asked
            return step, [("puzzle", UNKNOWN)]
        if set(proof.values) != set(moves_of(position)):
            return step, [("puzzle", f"{PROOFS} names other moves than those of this board")]
        found.append(proof)
    if not found:
        return step, []
    return msgspec.structs.replace(step, puzzle=_known(step, game, found)), []


def _known(step: Step, game: Game, found: list[Proof]) -> Puzzle | None:
    puzzle, proof = step.puzzle, found[0]
    if isinstance(puzzle, Compare):
        return _compared(puzzle, step.position(game), found)
    if isinstance(puzzle, Choose):
        about = puzzle.about or (ABOUT.get(proof.theme) if proof.theme else None)
        return msgspec.structs.replace(
            puzzle,
            values=proof.values,
            answers=proof.replies,
            about=about,
            lines=proof.lines,
            theme=proof.theme,
        )
    return puzzle


def _compared(puzzle: Compare, position: Position, found: list[Proof]) -> Compare:
    """Two boards with what they are worth to the side that is asked about."""
    values, side, known = [], Color(puzzle.side), iter(found)
    for end in puzzle.ends(position):
        outcome = end.outcome()
        if outcome is not None:
            values.append(round(outcome.margin if side is Color.BLACK else -outcome.margin))
            continue
        mover = end.to_move.other if end.must_pass() and end.to_move else end.to_move
        best = max(next(known).values.values())
        values.append(best if mover is side else -best)
    return msgspec.structs.replace(puzzle, values=tuple(values))
