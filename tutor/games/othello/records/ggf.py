"""GGF, the Generic Game Format of the Generic Game Server: `(;GM[Othello]PB[…]…B[f5/0.25/1.0]W[d6]…;)`.

Source: Michael Buro's table of properties (skatgame.net/mburo/ggsa/ggf). A file holds any number of games;
numbers between them, as in the server's archives, are skipped. BO is the board and the side to move, RE the
result; B and W are moves with an optional evaluation and thinking time in seconds. TY "8a" is the game in
which the fewest discs win. Other properties are kept as tags. As in SGF, a character after a backslash stands
for itself. Archives differ in how they write a pass (PA, pass, --), and a pass may be left out.
"""

import re
from collections.abc import Iterator

from tutor.games.base import PASS, Game, Move, Position
from tutor.games.color import Color
from tutor.games.othello.records.board_text import parse_board, write_board
from tutor.games.othello.rules.games import GAMES
from tutor.games.records.record import (
    Ended,
    Reading,
    Record,
    RecordError,
    Result,
    Source,
    UnwritableRecord,
    gather,
)
from tutor.games.records.record_text import bytewise, parse_move, quoted, reworded, shortened
from tutor.games.records.replay import with_passes

MAX_VALUE = 4096
"""The most characters between two brackets."""

MAX_PROPERTIES = 3000
"""The most properties of one game: enough for every move on the largest board, and a pass after each."""

_FLAGS = {"r": Ended.RESIGNED, "t": Ended.TIME, "s": Ended.AGREED}
_FIELDS = {"PC": "event", "DT": "date", "PB": "black", "PW": "white"}
_COLORS = {"B": Color.BLACK, "W": Color.WHITE}
_STANDARD_BOARD = " ".join(["8", *["-" * 8] * 3, "---O*---", "---*O---", *["-" * 8] * 3, "*"])

_PROPERTY = re.compile(r"[\s;]*([A-Za-z]{1,8})\s*\[((?:[^\]\\(]++|\\.|\((?!;))*+)\]", re.DOTALL)
_CLOSE = re.compile(r"[\s;]*\)")
_RESULT = re.compile(r"([+-]?\d{1,4}(?:\.\d{0,4})?)(?::([rts]))?")
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d{0,9})?")

Properties = list[tuple[str, str, int]]
"""The properties of a game in order: name, value, and the byte where the value begins."""


def read_ggf(data: bytes, file: str) -> Reading:
    """The games of a file."""
    return gather(file, _games(bytewise(data), file))


def write_ggf(record: Record) -> str:
    """A game in one line with every pass; evaluations, times and the result are written to the hundredth."""
    if not record.game.name.startswith(("othello", "misere")):
        raise UnwritableRecord(f"GGF has no way to write {record.game.name}.")
    record = with_passes(record)
    size = len(record.game.rows)
    written = [("GM", "Othello")]
    written += [(name, getattr(record, field)) for name, field in _FIELDS.items() if getattr(record, field)]
    if record.result is not None:
        flags = {ended: f":{flag}" for flag, ended in _FLAGS.items()}
        written.append(("RE", f"{record.result.lead:+.2f}{flags.get(record.result.ended, '')}"))
    if "TY" not in dict(record.tags):
        written.append(("TY", _type_of(record.game)))
    written += record.tags
    cells, side = write_board(record.start, "*")
    rows = [cells[row * size : (row + 1) * size] for row in range(size)]
    written.append(("BO", " ".join([str(size), *rows, side])))
    color = record.start.to_move or Color.BLACK
    for place, move in enumerate(record.moves):
        written.append((color.value[0].upper(), _move_text(record, place, move)))
        color = color.other
    return "(;" + "".join(f"{name}[{_escaped(value)}]" for name, value in written) + ";)"


def _games(text: str, file: str) -> Iterator[Record | RecordError]:
    number = at = 0
    is_lost = False
    while True:
        begin = text.find("(;", at)
        between = text[at : begin if begin >= 0 else len(text)]
        stray = between.lstrip(" \t\r\n0123456789")
        if stray and not is_lost:
            sentence = f"{quoted(stray)} stands outside of any game."
            yield RecordError(
                file, number, at + len(between) - len(stray), "outside", sentence, shortened(stray)
            )
        if begin < 0:
            break
        number += 1
        at = begin + 2
        is_lost = True
        source = Source(file, number, begin)
        try:
            properties, at = _scan(text, at, source)
            is_lost = False
            yield _record(properties, source)
        except RecordError as error:
            yield error


def _scan(text: str, at: int, source: Source) -> tuple[Properties, int]:
    """The properties of the game at this byte, and the byte after it."""
    found: Properties = []
    while piece := _PROPERTY.match(text, at):
        if len(found) == MAX_PROPERTIES:
            raise source.error(at, "too-long", f"A game has at most {MAX_PROPERTIES} properties.")
        if len(piece[2]) > MAX_VALUE:
            sentence = f"A property has at most {MAX_VALUE} characters."
            raise source.error(piece.start(2), "too-long", sentence)
        found.append((piece[1].upper(), piece[2], piece.start(2)))
        at = piece.end()
    close = _CLOSE.match(text, at)
    if close is None:
        here = text[at : at + 40].split("(;")[0].strip()
        if not here:
            raise source.error(at, "breaks-off", "The game breaks off.")
        raise source.error(at, "no-property", f"{quoted(here)} is no property.", shortened(here))
    return found, close.end()


def _record(properties: Properties, source: Source) -> Record:
    first = {name: (value, at) for name, value, at in reversed(properties)}
    played, at = first.get("GM", ("", source.offset))
    if played.strip().lower() != "othello":
        sentence = f"The game is {quoted(played)}, not Othello."
        raise source.error(at, "other-game", sentence, shortened(played))
    start = _start(first, source)
    derived = _type_of(start.game)
    fields = {field: _plain(first[name][0]) if name in first else "" for name, field in _FIELDS.items()}
    tags = tuple(
        (name, _plain(value))
        for name, value, _ in properties
        if name not in (*_FIELDS, *_COLORS, "GM", "BO", "RE") and (name, value) != ("TY", derived)
    )
    moves, evals, seconds = _moves(properties, start, source)
    return Record(
        start,
        moves,
        fields["black"],
        fields["white"],
        fields["event"],
        fields["date"],
        result=_result(first, source),
        evals=evals if any(value is not None for value in evals) else (),
        seconds=seconds if any(value is not None for value in seconds) else (),
        tags=tags,
        source=source,
    )


def _start(first: dict[str, tuple[str, int]], source: Source) -> Position:
    text, at = first.get("BO", (_STANDARD_BOARD, source.offset))
    kind, _ = first.get("TY", ("", at))
    size, *words = text.split() or [""]
    cells = "".join(words)
    if not re.fullmatch(r"[1-9]\d?", size) or len(cells) != int(size) ** 2 + 1:
        sentence = f"{quoted(text)} is not a size, its squares and a side to move."
        raise source.error(at, "no-board", sentence, shortened(text))
    fewest_wins = "a" in kind.lower()
    if fewest_wins and size != "8":
        sentence = "Where fewest discs win, only the board of 8 squares a side is known."
        raise source.error(at, "unknown-kind", sentence)
    start = parse_board(cells[:-1], cells[-1], "misere" if fewest_wins else "")
    if isinstance(start, str):
        raise source.error(at, "no-board", start, shortened(text))
    return start


def _result(first: dict[str, tuple[str, int]], source: Source) -> Result | None:
    text, at = first.get("RE", ("?", source.offset))
    if text.strip() in ("", "?"):
        return None
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        sentence = f"{quoted(text)} is not a result, such as +12.00 or -64.00:r."
        raise source.error(at, "no-result", sentence, shortened(text))
    komi = _number(first.get("KM", ("", 0))[0])
    ended = _FLAGS[found[2]] if found[2] else Ended.KOMI if komi else Ended.PLAYED
    return Result(float(found[1]), ended)


Values = tuple[float | None, ...]


def _moves(
    properties: Properties, start: Position, source: Source
) -> tuple[tuple[Move, ...], Values, Values]:
    """The moves, evaluations and times; where a side moves twice, there was a pass between."""
    moves: list[Move] = []
    evals: list[float | None] = []
    seconds: list[float | None] = []
    color = start.to_move or Color.BLACK
    for name, value, at in properties:
        if name not in _COLORS:
            continue
        square, _, notes = value.partition("/")
        move = parse_move(square, start.game)
        if move is None:
            sentence = f"{quoted(value)} is not a move of {start.game.name}."
            raise source.error(at, "no-move", sentence, shortened(value))
        if _COLORS[name] is not color:
            moves.append(PASS)
            evals.append(None)
            seconds.append(None)
        evaluation, _, time = notes.partition("/")
        moves.append(move)
        evals.append(_number(evaluation))
        seconds.append(_number(time))
        color = _COLORS[name].other
    return tuple(moves), tuple(evals), tuple(seconds)


def _move_text(record: Record, place: int, move: Move) -> str:
    evaluation = record.evals[place] if record.evals else None
    seconds = record.seconds[place] if record.seconds else None
    notes = ["" if value is None else f"{value:.2f}" for value in (evaluation, seconds)]
    return "/".join(["PA" if move == PASS else move, *notes]).rstrip("/")


def _type_of(game: Game) -> str:
    """The value of TY that says only the board and the aim."""
    return f"{len(game.rows)}{'a' if game == GAMES['misere'] else ''}"


def _number(text: str) -> float | None:
    """The number in a remark on a move; None for other remarks, which other programs write."""
    return float(text) if _NUMBER.fullmatch(text.strip()) else None


def _plain(value: str) -> str:
    return reworded(re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL))


def _escaped(value: str) -> str:
    text = re.sub(r"([\]\\]|\((?=;))", r"\\\1", value)
    if len(text.encode()) > MAX_VALUE:
        raise UnwritableRecord(f"{quoted(value)} is longer than {MAX_VALUE} bytes.")
    return text
