"""Proves what is told of the boards of a course, and writes it to its file of proofs.

Up to twelve empty squares every move is counted to the end. Above that a stored table of a stronger engine
holds; our own search, six moves ahead, may prefer a move that loses no more than a few discs by it. A board
of which no table is stored is worth what the search says. What is proved already, by the hash of its board,
is not proved again.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from tutor.games.base import PASS, Position
from tutor.games.color import Color, Side
from tutor.games.errors import RulesError
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.search import Search, deepening
from tutor.games.othello.kinds.measures.good_moves import best_reply, is_exact
from tutor.games.othello.kinds.measures.theme_reasons import Theme
from tutor.games.table import find_game
from tutor.lessons.errors import LessonError
from tutor.lessons.files import BOARDS
from tutor.lessons.loader import course_folders, load_unproved
from tutor.lessons.model import Course
from tutor.lessons.proofs import (
    Proof,
    board_hash,
    boards_asked,
    moves_of,
    read_proofs,
    write_proofs,
)
from tutor.lessons.shape import Misfit, fit

DEPTH = 6
"""How far our own search looks ahead."""

CLOSE = 3
"""So many discs, by the stored table, may the move lose that our own search prefers."""

LINE = 3
"""Moves of a line."""


class StoredBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of `boards.toml`: what a stronger engine says of its moves."""

    key: str
    board: str
    to_move: Side
    values: dict[str, int]
    replies: dict[str, str] = {}
    game: str = "othello"
    theme: Theme | None = None

    def position(self) -> Position:
        """The board; RulesError where it is none."""
        return find_game(self.game).parse_diagram(self.board, Color(self.to_move))


class BoardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `boards.toml`."""

    boards: tuple[StoredBoard, ...]


class Unproved(ValueError):
    """What is told of a board does not hold; the message says what."""


def prove_courses(path: Path) -> list[LessonError]:
    """Prove the boards of every course in the folders of `path`."""
    try:
        return [fault for folder in course_folders(path) for fault in prove_course(folder)]
    except LessonError as error:
        return [error]


def prove_course(folder: Path) -> list[LessonError]:
    """Prove every board of a course that is not proved yet, and write the proofs where some are new."""
    file = folder / BOARDS
    try:
        kept, stored = read_proofs(folder), _read_boards(file)
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
    for name, (position, known) in _asked(load_unproved(folder), stored).items():
        before = kept.get(name)
        if before and set(before.values) == set(moves_of(position)) and _agrees(before, known):
            proofs[name] = before
            continue
        try:
            proofs[name] = prove(position, known, replies.get(name))
        except Unproved as error:
            faults.append(LessonError(str(file), None, known.key if known else name, str(error)))
    if proofs != kept and not faults:
        write_proofs(folder, proofs)
    return faults


def _read_boards(file: Path) -> list[tuple[Position, StoredBoard]]:
    """The stored boards with their positions; raises LessonError for what cannot be read."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        boards = fit(table, BoardsFile).boards
        return [(board.position(), board) for board in boards]
    except FileNotFoundError:
        return []
    except Misfit as misfit:
        raise LessonError(str(file), None, misfit.field, misfit.sentence) from None
    except (OSError, ValueError, RulesError) as error:
        raise LessonError(str(file), None, "", f"this file cannot be read: {error}") from error


def _asked(
    course: Course | None, stored: Iterable[tuple[Position, StoredBoard]]
) -> dict[str, tuple[Position, StoredBoard | None]]:
    """Every board to prove by its hash: the stored ones, and those that a step asks about."""
    found: dict[str, tuple[Position, StoredBoard | None]] = {}
    for position, board in stored:
        found[board_hash(position)] = position, board
    for position in _boards_of(course) if course else ():
        found.setdefault(board_hash(position), (position, None))
    return found


def _boards_of(course: Course) -> Iterator[Position]:
    game = find_game(course.game)
    for lesson in course.lessons:
        for step in lesson.steps:
            yield from boards_asked(step, step.game_of(game))


def _agrees(proof: Proof, stored: StoredBoard | None) -> bool:
    """Whether a proof is of the table that is stored now."""
    if stored is None:
        return proof.how != "stored"
    return proof.theme == stored.theme and (proof.how == "exact" or proof.values == stored.values)


def prove(position: Position, stored: StoredBoard | None = None, best: str | None = None) -> Proof:
    """What the moves of a board are worth, and how the game goes on; Unproved where the table is wrong."""
    moves = moves_of(position)
    if not moves:
        raise Unproved("nobody can play here")
    if stored is not None and set(stored.values) != set(moves):
        raise Unproved("its values name other squares than those where the side can play")
    known = stored.replies if stored else {}
    if set(known) - set(moves):
        raise Unproved("its replies name other squares than those where the side can play")
    values = _exact(position, stored) if is_exact(position) else _looked(position, stored)
    if (
        best is not None and best in values and not is_exact(position)
    ):  # the best answer by the table of the board before
        values = {**values, best: max(values.values())}
    lines = {move: _line(position, move, known.get(move)) for move in moves}
    return Proof(
        "exact" if is_exact(position) else "stored" if stored else "depth 6",
        {move: values[move] for move in moves},
        {move: line[1] if len(line) > 1 else PASS for move, line in lines.items()},
        lines,
        stored.theme if stored else None,
    )


def _exact(position: Position, stored: StoredBoard | None) -> Mapping[str, int]:
    values = values_of(position)
    if stored is not None and dict(values) != stored.values:
        raise Unproved(f"its values are not what the moves come to at the end of the game: {dict(values)}")
    return values


def _looked(position: Position, stored: StoredBoard | None) -> Mapping[str, int]:
    """The stored values, if our own search agrees; without any, what it says itself."""
    here = bitboards(position)
    board = board_of(here.game)
    if stored is None:
        found = Search(board).all(*board.sides(here), deepening(DEPTH))
        return {here.game.shape.names(one.disc)[0]: round(one.score / DISC) for one in found}
    best = here.game.shape.names(Search(board).best(*board.sides(here), deepening(DEPTH)).disc)[0]
    loss = max(stored.values.values()) - stored.values[best]
    if loss > CLOSE:
        raise Unproved(f"our own search prefers {best}, which loses {loss} discs by its values")
    return stored.values


def _line(position: Position, move: str, reply: str | None) -> tuple[str, ...]:
    """A move, its answer, and what follows best; shorter where the game ends, with passes."""
    after, line = position.play(move), [move]
    if reply is not None and reply in after.legal_moves():
        after = after.play(reply)
        line.append(reply)
    elif reply not in (None, PASS, "end"):
        raise Unproved(f"`{move}` cannot be answered by `{reply}`")
    while len(line) < LINE and after.to_move is not None:
        line.append(best_reply(after))
        after = after.play(line[-1])
    return tuple(line)
