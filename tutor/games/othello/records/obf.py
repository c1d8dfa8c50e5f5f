"""OBF, positions as Edax writes them: one a line, the board, the side to move, and values of moves.

    ---XX…--- X; d3:+2; c4:-4; % a remark

The first field holds the squares row by row (X black, O white, - empty) and the side; every further field is
a move and its score for that side. A record of it has no moves.
"""

import re
from collections.abc import Iterator

from tutor.games.base import PASS, Game, Move
from tutor.games.othello.records.board_text import parse_board, write_board
from tutor.games.records.record import Reading, Record, RecordError, Source, UnwritableRecord, gather
from tutor.games.records.record_text import bytewise, lines, parse_move, quoted, shortened

MAX_LINE = 10_000
"""The most characters of one position: enough for every move on the largest board."""

_SCORE = re.compile(r"\s*([^\s:]{1,8})\s*:\s*([+-]?\d{1,3})\s*")


def read_obf(data: bytes, file: str, game: str = "") -> Reading:
    """The positions of a file; with `game` "" they are of Othello on a board of their size."""
    return gather(file, _positions(bytewise(data), file, game))


def write_obf(record: Record) -> str:
    """The line of the first position of a record."""
    if not record.game.name.startswith(("othello", "misere")):
        raise UnwritableRecord(f"OBF has no way to write a position of {record.game.name}.")
    fields = [" ".join(write_board(record.start, "X"))]
    fields += [f"{'--' if move == PASS else move}:{score:+d}" for move, score in record.scores]
    return "; ".join(fields) + ";"


def _positions(text: str, file: str, game: str) -> Iterator[Record | RecordError]:
    number = 0
    for offset, line in lines(text):
        said = line.partition("%")[0]
        if said.strip():
            number += 1
            try:
                yield _parse(said, Source(file, number, offset), game)
            except RecordError as error:
                yield error


def _parse(text: str, source: Source, game: str) -> Record:
    if len(text) > MAX_LINE:
        raise source.error(source.offset, "too-long", f"A position has at most {MAX_LINE} characters.")
    board, *fields = text.split(";")
    at = source.offset + len(board) - len(board.lstrip())
    words = board.split()
    if len(words) == 1 and len(words[0]) % 2:
        words = [words[0][:-1], words[0][-1]]
    if len(words) != 2 or len(words[0]) > 26 * 26:
        sentence = f"{quoted(board)} is not a board and a side to move."
        raise source.error(at, "no-board", sentence, shortened(board))
    start = parse_board(words[0], words[1], game)
    if isinstance(start, str):
        raise source.error(at, "no-board", start, shortened(board))
    scores = []
    at = source.offset + len(board) + 1
    for field in fields:
        if field.strip():
            scores.append(_score(field, source, at, start.game))
        at += len(field) + 1
    return Record(start, scores=tuple(scores), source=source)


def _score(field: str, source: Source, at: int, game: Game) -> tuple[Move, int]:
    found = _SCORE.fullmatch(field)
    move = parse_move(found[1], game) if found else None
    if found is None or move is None:
        sentence = f"{quoted(field)} is not a move with its score, such as d3:+2."
        raise source.error(at, "no-score", sentence, shortened(field))
    return move, int(found[2])
