"""Proves what is said of the boards of a course, and writes it to the course's file of proofs.

The game weighs the moves. A board that is proved already, by its hash, is not proved again.
"""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from tutor.games.base import Game, Position
from tutor.games.color import Color, Side
from tutor.games.errors import RulesError
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.proofs import Proof, StoredTable, Unproved
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import find_game
from tutor.lessons.course_files import BOARDS
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import course_folders, load_unproved
from tutor.lessons.model import Course
from tutor.lessons.stored_proofs import (
    board_hash,
    boards_asked,
    read_proofs,
    write_proofs,
)
from tutor.lessons.toml_shape import Misfit, fit


class StoredBoard(StoredTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board of `boards.toml`: its game, if not the course's, and what a stronger engine says of its moves.

    `contrast` are misconceptions to which its lesson may lead, and which find no good move on this board.
    """

    key: str
    board: str
    to_move: Side
    game: str | None = None
    contrast: tuple[str, ...] = ()

    def position(self, course: Game) -> Position:
        """The board; RulesError where it cannot be read."""
        game = find_game(self.game) if self.game else course
        return game.parse_diagram(self.board, Color(self.to_move))


class BoardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `boards.toml`."""

    boards: tuple[StoredBoard, ...]


def prove_courses(path: Path) -> list[LessonError]:
    """Prove the boards of every course in the folders of `path`."""
    try:
        return [fault for folder in course_folders(path) for fault in prove_course(folder)]
    except LessonError as error:
        return [error]


def prove_course(folder: Path) -> list[LessonError]:
    """Prove every board of a course that is not proved yet, and write the proofs if some are new."""
    file = folder / BOARDS
    try:
        course = load_unproved(folder)
        if course is None:
            return []  # loading says what is wrong with it
        game = find_game(course.game)
        kept, stored = read_proofs(folder), _read_boards(file, game)
    except LessonError as error:
        return [error]
    replies = {
        board_hash(position.play(move)): reply
        for position, board in stored
        for move, reply in board.replies.items()
        if move in position.legal_moves()
    }
    proofs: dict[str, Proof] = {}
    faults: list[LessonError] = []
    for name, (position, known, puzzle) in _asked(course, stored).items():
        before = kept.get(name)
        if before and before.fits(position) and _agrees(before, known):
            proofs[name] = before
            continue
        try:
            read = puzzle.read_out(position) if puzzle else None
            proofs[name] = read or puzzles_of(position.game).prover.prove(position, known, replies.get(name))
        except UnsolvablePuzzle:
            continue  # playing it says what is wrong
        except Unproved as error:
            faults.append(LessonError(str(file), None, known.key if known else name, str(error)))
    if proofs != kept and not faults:
        write_proofs(folder, proofs)
    return faults


def _read_boards(file: Path, game: Game) -> list[tuple[Position, StoredBoard]]:
    """The stored boards with their positions; raises LessonError for a file that cannot be read."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        boards = fit(table, BoardsFile).boards
        return [(board.position(game), board) for board in boards]
    except FileNotFoundError:
        return []
    except Misfit as misfit:
        raise LessonError(str(file), None, misfit.field, misfit.sentence) from None
    except (OSError, ValueError, RulesError) as error:
        raise LessonError(str(file), None, "", f"this file cannot be read: {error}") from error


Asked = tuple[Position, StoredBoard | None, Puzzle | None]


def _asked(course: Course, stored: Iterable[tuple[Position, StoredBoard]]) -> dict[str, Asked]:
    """Every board to prove, by its hash: the stored ones, and those that the puzzle of a step asks about."""
    found: dict[str, Asked] = {}
    for position, board in stored:
        found[board_hash(position)] = position, board, None
    for position, puzzle in _boards_of(course):
        found.setdefault(board_hash(position), (position, None, puzzle))
    return found


def _boards_of(course: Course) -> Iterator[tuple[Position, Puzzle | None]]:
    game = find_game(course.game)
    for lesson in course.lessons:
        for step in lesson.steps:
            for position in boards_asked(step, step.game_of(game)):
                yield position, step.puzzle


def _agrees(proof: Proof, stored: StoredBoard | None) -> bool:
    """Whether a proof comes from the table that is stored now."""
    if stored is None:
        return proof.how != "stored"
    return proof.theme == stored.theme and (proof.how == "exact" or proof.values == stored.values)
