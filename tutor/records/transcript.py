"""Transcripts: the moves of a game one after the other, `f5d6c3`; in a file, one game on each line.

Capitals, spaces, commas and move numbers (`1. f5 2. d6`) are allowed. A pass may be left out, or written `--`
or `pass`. A line that begins with # or % is a remark. A transcript names no players and no result, and the
game begins from its usual start.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from tutor.games.base import PASS, Game, Move
from tutor.games.records.record import Reading, Record, RecordError, Source, UnwritableRecord, gather
from tutor.games.records.record_text import PASSES, bytewise, lines, parse_move, quoted, shortened
from tutor.games.table import USUAL_GAME, find_game


def parse_transcript(text: str, game: str = USUAL_GAME) -> Record:
    """The only game of a text, on any number of lines; RecordError says which byte is wrong."""
    return _parse(bytewise(text.encode("utf-8", "replace")), Source("transcript", 1, 0), find_game(game))


def read_transcripts(data: bytes, file: str, game: str = USUAL_GAME) -> Reading:
    """The games of a file, one on each line."""
    return gather(file, _games(bytewise(data), file, find_game(game)))


def write_transcript(record: Record, passes: bool = False) -> str:
    """The moves in one word, with `--` for a pass; the start must be the usual one.

    Without `passes`, passes are written only in games in which a side may always pass; in the others the
    rules add them again.
    """
    if record.start != record.game.start():
        raise UnwritableRecord("A transcript begins where the game begins; this record begins elsewhere.")
    named = (
        record.moves if passes or record.game.offers_pass else [move for move in record.moves if move != PASS]
    )
    return "".join("--" if move == PASS else move for move in named)


def _games(text: str, file: str, game: Game) -> Iterator[Record | RecordError]:
    number = 0
    for offset, line in lines(text):
        if line.lstrip()[0] not in "#%":
            number += 1
            try:
                yield _parse(line, Source(file, number, offset), game)
            except RecordError as error:
                yield error


def _parse(text: str, source: Source, game: Game) -> Record:
    moves: list[Move] = []
    most = (2 if game.counts_pieces else 3) * len(game.squares)  # captured pieces leave room for more moves
    word = _words(game)
    at = 0
    while found := word.match(text, at):
        at = found.end()
        if not found[1]:
            break
        if len(moves) == most:
            sentence = f"A game has at most {most} moves."
            raise source.error(source.offset + found.start(1), "too-many-moves", sentence)
        move = parse_move(found[1], game)
        assert move is not None, "the pattern finds moves only"
        moves.append(move)
    if at < len(text):
        rest = text[at:].lstrip()
        wrong = rest.split()[0]
        sentence = f"{quoted(wrong)} is not a move of {game.name}."
        raise source.error(source.offset + len(text) - len(rest), "no-move", sentence, shortened(wrong))
    if not moves:
        raise source.error(source.offset, "no-moves", "There is no move here.")
    return Record(game.start(), tuple(moves), source=source)


@lru_cache(maxsize=16)
def _words(game: Game) -> re.Pattern[str]:
    """Matches what is between moves, then a move or the end."""
    rows = "|".join(sorted(game.rows, key=len, reverse=True))
    passes = "|".join(sorted(PASSES, key=len, reverse=True))
    columns = "".join(game.columns)
    return re.compile(rf"(?:[\s,;]|\d{{1,3}}[.)])*+([{columns}](?:{rows})|{passes}|\Z)", re.IGNORECASE)
