"""Comments, marks and names of points in a record: read for each place of a game, and written there."""

from tutor.games.base import Move
from tutor.games.errors import RulesError
from tutor.games.go.records.record import GoNode, GoRecord, moves_of
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition
from tutor.games.records.record import Note

MARKS = ("CR", "SQ", "TR", "MA", "SL")
"""The marks of a file besides territory."""

LONGEST = 2000
"""At most so many characters of a comment are kept."""

MOST_PLACES = 2000
"""At most so many places of a record are searched for notes."""


def notes_of(read: GoRecord, moves: tuple[Move, ...]) -> tuple[Note, ...]:
    """Every note of a record, by its place in the game of these moves; illegal lines have no place."""
    found: list[Note] = []
    todo: list[tuple[int, tuple[Move, ...]]] = [(0, ())]
    seen = 0
    positions: dict[tuple[Move, ...], GoPosition] = {(): read.start}
    while todo and seen < MOST_PLACES:
        place, path = todo.pop()
        seen += 1
        node, position = read.nodes[place], positions[path]
        if place and (node.black or node.white or node.empty):
            continue
        try:
            for move in moves_of(node, position):
                position, path = position.play(move), (*path, move)
        except RulesError:
            continue
        positions[path] = position
        if values := _values(node):
            same = next((n for n, (a, b) in enumerate(zip(path, moves, strict=False)) if a != b), None)
            after = min(len(path), len(moves)) if same is None else same
            found.append(Note(after, path[after:], values))
        todo += [(child, path) for child in reversed(node.children)]
    return tuple(found)


def _values(node: GoNode) -> tuple[tuple[str, tuple[str, ...]], ...]:
    comment = _plain(node.comment)[:LONGEST]
    values: list[tuple[str, tuple[str, ...]]] = [("C", (comment,))] if comment else []
    values += [(name, node.marks[name]) for name in MARKS if node.marks.get(name)]
    if node.labels:
        values.append(("LB", tuple(f"{point}:{_plain(text)}" for point, text in node.labels.items())))
    return tuple(values)


def write_notes(written: GoRecord, notes: tuple[Note, ...]) -> None:
    """Writes the notes to their places; a note without a place or point in this record is left out."""
    line, game = written.main_line(), written.start.game
    for note in notes:
        place = _place(written, line[note.after], note.beside) if 0 <= note.after < len(line) else None
        if place is not None:
            _put(written.nodes[place], note, game)


def _place(written: GoRecord, place: int, beside: tuple[Move, ...]) -> int | None:
    for move in beside:
        children = written.nodes[place].children
        found = next(
            (one for one in children if (moved := written.nodes[one].move) and moved[1] == move), None
        )
        if found is None:
            return None
        place = found
    return place


def _put(node: GoNode, note: Note, game: Go) -> None:
    squares = frozenset(game.squares)
    for name, values in note.values:
        if name == "C" and values:
            node.comment = _plain(values[0])[:LONGEST]
        elif name == "LB":
            pairs = (value.partition(":") for value in values)
            node.labels = {point: _plain(text)[:20] for point, _, text in pairs if point in squares and text}
        elif name in MARKS and (points := tuple(dict.fromkeys(one for one in values if one in squares))):
            node.marks[name] = points


def _plain(text: str) -> str:
    """A text without invisible characters; its lines are kept."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
