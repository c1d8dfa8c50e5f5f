"""The stored proofs of boards that ask for a good move, or for something that takes long to read.

They are in a file of the course, by the hash of the board. `tutor check` proves each board and writes the
file (`tutor.puzzles.course_proofs`); loading only compares hashes and legal moves, and searches nothing.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

from tutor.games.base import Game, Position
from tutor.games.errors import RulesError
from tutor.games.kinds.proofs import Proof, Unproved
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.model import Step
from tutor.typed_values import from_json

PROOFS = "proofs.json"

UNKNOWN = "nothing is known of this board: `tutor check` looks for it in boards.toml and proves it"

Fault = tuple[str, str]

Proofs = Mapping[str, Proof]
"""Proofs by the hash of their board."""


def board_hash(position: Position) -> str:
    """A hash of the pieces, the side to move and the game: 16 hexadecimal digits."""
    text = f"{position.game.name} {position.to_move} {position.cells()} {sorted(position.state().items())}"
    return sha256(text.encode()).hexdigest()[:16]


def read_proofs(folder: Path) -> dict[str, Proof]:
    """The proofs of a course, {} without the file; raises LessonError for a file that cannot be read."""
    file = folder / PROOFS
    try:
        return from_json(file.read_bytes(), dict[str, Proof])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError) as error:
        raise LessonError(str(file), None, "", f"this file cannot be read: {error}") from error


def write_proofs(folder: Path, proofs: Proofs) -> None:
    """Write the proofs of a course, one board on each line, in the order of their hashes."""
    lines = (f'"{name}":{msgspec.json.encode(proofs[name]).decode()}' for name in sorted(proofs))
    (folder / PROOFS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def boards_asked(step: Step, game: Game) -> Iterator[Position]:
    """The boards of a puzzle whose moves must be weighed; none where the step cannot be read."""
    try:
        if step.puzzle is not None:
            yield from step.puzzle.boards_weighed(step.position(game))
    except (RulesError, UnsolvablePuzzle):
        return


def with_proofs(
    step: Step, game: Game, proofs: Proofs, taught: tuple[str, ...] = ()
) -> tuple[Step, list[Fault]]:
    """The step with the proofs of its boards, and what is wrong with them.

    `taught` are the rules that a learner knows at this step, the latest first; () where everything may be
    said.
    """
    puzzle, found = step.puzzle, list[Proof]()
    if puzzle is None:
        return step, []
    for position in boards_asked(step, game):
        proof = proofs.get(board_hash(position))
        if proof is None:
            return step, [("puzzle", UNKNOWN)] if puzzle.needs_proofs(position) else []
        if not proof.fits(position):
            return step, [("puzzle", f"{PROOFS} names other moves than those of this board")]
        found.append(proof)
    if not found:
        return step, []
    try:
        known = puzzle.with_proofs(step.position(game), found)
    except Unproved as error:
        return step, [("puzzle", f"{PROOFS} is wrong of this board: {error}")]
    return msgspec.structs.replace(step, puzzle=known.as_taught(taught)), []
