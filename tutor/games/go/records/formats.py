"""The Smart Game Format behind the interface of all formats: what a page or a command reads and writes.

Of a file the first game is read: its main line and its variations.
"""

import re

from tutor.games.base import PASS, Move, Square
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.go.engine.ownership import likely_dead
from tutor.games.go.records.notes import notes_of, write_notes
from tutor.games.go.records.record import GoNode, GoRecord, RecordFault, moves_of, record_of
from tutor.games.go.records.sgf import read_sgf, write_sgf
from tutor.games.go.rules.owners import owners
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.records.record import (
    Ended,
    Fault,
    Reading,
    Record,
    RecordError,
    Result,
    Source,
    UnwritableRecord,
)
from tutor.games.records.record_format import RecordFormat, Tables
from tutor.games.records.replay import Replay

FAULTS: dict[str, Fault] = {
    "too-large": "too-large",
    "too-deep": "too-many-moves",
    "not-go": "unknown-kind",
    "wrong-size": "unknown-kind",
    "illegal-move": "illegal-move",
}
"""The faults of a file that pages name; any other fault makes it unreadable."""

MOST_VARIED = 1000
"""At most so many moves of all lines together are read."""

RESULT = re.compile(r"([BW])\+(\d{1,3}(?:\.\d{1,2})?|R|Resign|T|Time)?", re.IGNORECASE)
"""A result: who won, and by how much, or because the other side resigned or ran out of time."""

ENDED = {"R": Ended.RESIGNED, "T": Ended.TIME}


def _read(data: bytes, file: str, _game: str, _tables: Tables) -> Reading:
    try:
        return Reading((_record(read_sgf(data), file),))
    except RecordFault as fault:
        reason = FAULTS.get(fault.reason, "unreadable")
        quote = str(fault.number) if fault.number else ""
        return Reading(errors=(RecordError(file, 1, 0, reason, f"{str(fault).capitalize()}.", quote),))


def _record(read: GoRecord, file: str) -> Record:
    """The main line as a record in which both sides take turns; RecordFault where stones are set up in it."""
    positions, moves = _turns(read)
    info, last = read.info, positions[-1]
    result = _result(info.get("RE", ""), last)
    return Record(
        positions[0],
        tuple(moves),
        black=info.get("PB", ""),
        white=info.get("PW", ""),
        event=info.get("EV", ""),
        date=info.get("DT", ""),
        result=result,
        dead=_dead(read, last, result),
        variations=_variations(read),
        notes=notes_of(read, tuple(moves)),
        source=Source(file, 1, 0),
    )


def _turns(read: GoRecord) -> tuple[list[GoPosition], list[Move]]:
    """Every position and move of the main line.

    Where a side moves twice, the other side passes between; two passes after which the game went on are left
    out.
    """
    positions, moves = [read.start], list[Move]()
    for number in read.main_line():
        node = read.nodes[number]
        if number and (node.black or node.white or node.empty):
            raise RecordFault("wrong-stones", len(moves))
        if node.move is None:
            continue
        side, move = node.move
        if positions[-1].to_move is None:
            del positions[-2:], moves[-2:]
        for one in (PASS, move) if positions[-1].to_move is side.other else (move,):
            moves.append(one)
            try:
                positions.append(positions[-1].play(one))
            except RulesError as error:
                raise RecordFault("illegal-move", len(moves)) from error
    return positions, moves


def _variations(read: GoRecord) -> tuple[tuple[int, Move], ...]:
    """Every line as far as it is legal, the main line first; () where there is only one line."""
    numbers: dict[tuple[int, Move], int] = {}
    todo = [(0, 0, read.start)]
    while todo and len(numbers) < MOST_VARIED:
        place, before, position = todo.pop()
        node = read.nodes[place]
        if place and (node.black or node.white or node.empty):
            continue
        try:
            for move in moves_of(node, position):
                position = position.play(move)
                before = numbers.setdefault((before, move), len(numbers) + 1)
        except RulesError:
            continue
        todo += [(child, before, position) for child in reversed(node.children)]
    branched = len({before for before, _ in numbers}) < len(numbers)
    return tuple(numbers) if branched else ()


def _vary(written: GoRecord, variations: tuple[tuple[int, Move], ...]) -> None:
    """Adds the variations of a game beside its moves."""
    nodes, positions = {0: 0}, {0: written.start}
    for number, (before, move) in enumerate(variations, 1):
        here, parent = positions[before], nodes[before]
        if here.to_move is None:
            continue
        beside = (child for child in written.nodes[parent].children if written.nodes[child].move)
        same = (child for child in beside if written.nodes[child].move == (here.to_move, move))
        nodes[number] = next(same, None) or written.add(parent, GoNode(move=(here.to_move, move)))
        positions[number] = here.play(move)


def _result(text: str, last: GoPosition) -> Result | None:
    found = RESULT.fullmatch(text.strip())
    if found is None:
        return Result(0) if text.strip() in ("0", "Draw") else None
    sign, by = 1 if found[1].upper() == "B" else -1, (found[2] or "").upper()
    if by[:1] in ENDED:
        return Result(sign * len(last.grid.points), ENDED[by[:1]])
    return Result(sign * float(by)) if by else None


def _dead(read: GoRecord, last: GoPosition, result: Result | None) -> tuple[Square, ...]:
    """The stones that were dead at the end.

    Those that the file marks as territory, if they agree with its result; else those that look dead, if they
    do.
    """
    if last.to_move is not None:
        return ()
    marks = read.nodes[read.main_line()[-1]].marks
    inside = [
        point
        for name, color in (("TB", Color.WHITE), ("TW", Color.BLACK))
        for point in marks.get(name, ())
        if last.at(point) is color
    ]
    marked = last.with_dead(inside).dead_squares()
    likely = likely_dead(last)
    said = any(name in marks for name in ("TB", "TW"))
    believed = (marked, likely, ()) if said else ((), likely)
    agreed = (dead for dead in believed if result and _margin(last, dead) == result.lead)
    return next(agreed, marked if said else likely)


def _margin(last: GoPosition, dead: tuple[Square, ...]) -> float | None:
    outcome = last.with_dead(dead).outcome()
    return outcome.margin if outcome else None


def _write(played: Replay) -> bytes:
    """A file of one game, with the territory of each side marked where the game was counted.

    A dead stone is marked as territory of the other side, even where it stands beside neutral points.
    """
    record, last = played.record, as_go(played.positions[-1])
    start = as_go(record.start)
    if start.game.first_capture:
        raise UnwritableRecord("The Smart Game Format has no capture game.")
    names = {"PB": record.black, "PW": record.white, "EV": record.event, "DT": record.date}
    info = {name: text for name, text in names.items() if text}
    if record.result:
        info["RE"] = _written(record.result)
    written = record_of(start, list(played.moves), **info)
    written.handicap = start.handicap
    if last.to_move is None:
        owned = owners(last)
        land = {point: color for point, color in owned.items() if last.at(point) is not color}
        land |= {point: color.other for point in last.dead_squares() if (color := last.at(point))}
        marks = {"TB": Color.BLACK, "TW": Color.WHITE}
        found = {
            name: tuple(point for point in land if land[point] is color) for name, color in marks.items()
        }
        written.nodes[-1].marks = {name: points for name, points in found.items() if points}
    _vary(written, record.variations)
    write_notes(written, record.notes)
    return write_sgf(written)


def _written(result: Result) -> str:
    if not result.lead:
        return "0"
    how = {Ended.RESIGNED: "R", Ended.TIME: "T"}.get(result.ended, f"{abs(result.lead):g}")
    return f"{'B' if result.lead > 0 else 'W'}+{how}"


def _begins(beginning: bytes) -> bool:
    """Whether a text is in this format, in which a number names the game."""
    return re.search(rb"\(\s*;[^()]{0,400}?(?:GM\s*\[\s*\d|FF\s*\[|SZ\s*\[)", beginning) is not None


SGF = RecordFormat("SGF", (".sgf",), _read, _begins, files={"game.sgf": ("SGF", _write)})
