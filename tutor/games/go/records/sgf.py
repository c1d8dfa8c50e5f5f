"""The Smart Game Format, read and written through sgfmill (A. Hollosi, SGF file format FF[4]).

sgfmill neither recurses nor looks ahead, so counting before it reads is enough to limit a file: its bytes,
its nodes, and how deep its variations are nested.
"""

import codecs
from itertools import pairwise

from sgfmill import sgf, sgf_grammar

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.go.records.record import GoNode, GoRecord, RecordFault, after
from tutor.games.go.rules.games import find
from tutor.games.go.rules.go import Go, read_komi
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import COURSE, RULES

MOST_BYTES = 1 << 20
MOST_NODES = 20_000
DEEPEST = 500
"""How deep variations may be nested."""
MOST_VALUES = 60_000

INFO = ("PB", "PW", "BR", "WR", "EV", "RO", "PC", "DT", "RE", "GN", "GC", "US", "SO", "TM", "OT", "AN")
"""The properties that tell about a game."""

MARKS = ("CR", "SQ", "TR", "MA", "SL", "TB", "TW")

CHARSETS = (
    "utf-8 ascii latin-1 iso8859-15 cp1250 cp1251 cp1252 cp874 tis-620 koi8-r gb2312 gbk gb18030 big5"
    " big5hkscs shift_jis cp932 euc-jp euc-kr cp949"
).split()
"""The charsets that are found in records; others could take too long to read."""

RULE_NAMES = {
    "chinese": "chinese",
    "japanese": "japanese",
    "tromp-taylor": "tromp-taylor",
    "course": "course",
}
OWN_RULES = "XR"
"""A property of this project: the rules of a game whose file must name rules that other programs know.

Such a file names the Chinese rules, which count like the course.
"""

QUARTERS = {"375": 7.5, "3.75": 7.5, "275": 5.5, "2.75": 5.5, "325": 6.5, "3.25": 6.5}
"""Komi as some Chinese programs write it: in stones, each worth two points."""

Value = tuple[int, int] | None


def read_sgf(data: bytes) -> GoRecord:
    """The first game of a file; RecordFault says with a code why there is none."""
    if len(data) > MOST_BYTES:
        raise RecordFault("too-large")
    _count(data)
    try:
        game = sgf.Sgf_game.from_bytes(data, override_encoding=_charset(data))
    except ValueError as error:
        raise RecordFault(
            "wrong-size" if "size" in str(error) or "SZ" in str(error) else "no-record"
        ) from error
    root = game.get_root()
    if _text(root, "GM") not in ("", "1"):
        raise RecordFault("not-go")
    go = find(f"go-{game.get_size()}x{game.get_size()}") if game.get_size() <= 19 else None
    if go is None:
        raise RecordFault("wrong-size")
    rules = RULES[RULE_NAMES.get(_text(root, OWN_RULES) or _text(root, "RU").lower(), COURSE.name)]
    start = go.start_with(rules, komi=_komi(_text(root, "KM")))
    info = {name: text for name in INFO if (text := _text(root, name))}
    record = GoRecord(start, handicap=_handicap(_text(root, "HA")), info=info)
    record.nodes = [_node(root, go)]
    todo = [(root, 0)]
    while todo:
        here, number = todo.pop()
        for child in here:
            todo.append((child, record.add(number, _node(child, go))))
    _sort_children(record)
    record.start = _first_turn(record)
    record.positions()
    return record


def write_sgf(record: GoRecord) -> bytes:
    """The record as a file in UTF-8."""
    start = record.start
    game = sgf.Sgf_game(size=start.grid.size, encoding="UTF-8")
    root = game.get_root()
    root.set("AP", ("Othello Tutor", ""))
    if start.rules is COURSE:
        root.set_raw(OWN_RULES, COURSE.name.encode())
    root.set("RU", (RULES["chinese"] if start.rules is COURSE else start.rules).name.title())
    root.set("KM", start.komi)
    if record.handicap > 1:
        root.set("HA", record.handicap)
    for name, text in record.info.items():
        root.set(name, text)
    black, white = start.pieces(Color.BLACK), start.pieces(Color.WHITE)
    if black or white:
        root.set_setup_stones(
            [_place(point, start.game) for point in black], [_place(point, start.game) for point in white]
        )
    if start.to_move is Color.WHITE:
        root.set("PL", "w")
    nodes = {0: root}
    for number, node in enumerate(record.nodes):
        here = nodes[number]
        _write(here, node, start.game)
        for child in node.children:
            nodes[child] = here.new_child()
    written: bytes = game.serialise()
    return written


def _count(data: bytes) -> None:
    """Refuses, before anything is read, what would take long to read."""
    tokens, _ = sgf_grammar.tokenise(data)
    if not tokens:
        raise RecordFault("no-record")
    depth = nodes = 0
    for kind, token in tokens:
        if kind == "D":
            depth += (token == b"(") - (token == b")")
            nodes += token == b";"
            if depth > DEEPEST or nodes > MOST_NODES:
                raise RecordFault("too-deep")
    if len(tokens) > MOST_VALUES:
        raise RecordFault("too-deep")


def _charset(data: bytes) -> str:
    """The charset that a file names, else UTF-8 if it is, else Latin-1, which reads any file."""
    tokens, _ = sgf_grammar.tokenise(data)
    named = next((one for (_, ident), (_, one) in pairwise(tokens) if ident == b"CA"), b"")
    try:
        name = codecs.lookup(named.decode("ascii", "replace").strip() or "utf-8").name
    except (LookupError, ValueError):
        name = "utf-8"
    known = {codecs.lookup(one).name for one in CHARSETS}
    for one in (name if name in known else "utf-8", "utf-8"):
        try:
            data.decode(one)
        except UnicodeDecodeError:
            continue
        return one
    return "latin-1"


def _text(node: sgf.Node, name: str) -> str:
    """A property as text; "" where there is none or it cannot be read."""
    if not node.has_property(name):
        return ""
    raw: bytes = node.get_raw(name)
    text = raw.decode(node.get_encoding(), "replace")
    if name in ("C", "GC"):
        return text.replace("\\\n", "").replace("\\]", "]").replace("\\\\", "\\").strip()
    return " ".join(text.replace("\\]", "]").replace("\\\\", "\\").split())


def _komi(text: str) -> float:
    text = text.strip()
    if text in QUARTERS:
        return QUARTERS[text]
    try:
        return read_komi(text or "0")
    except InvalidDiagram as error:
        raise RecordFault("wrong-komi") from error


def _handicap(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0


def _node(node: sgf.Tree_node, game: Go) -> GoNode:
    """One node; RecordFault where it has a point outside the board."""
    found = GoNode(comment=_text(node, "C"))
    try:
        color, move = node.get_move()
        if color is not None:
            found.move = (
                Color.BLACK if color == "b" else Color.WHITE,
                PASS if move is None else _name(move, game),
            )
        black, white, empty = node.get_setup_stones()
        found.black, found.white, found.empty = (_names(points, game) for points in (black, white, empty))
        for mark in MARKS:
            if node.has_property(mark):
                found.marks[mark] = _names(node.get(mark), game)
        if node.has_property("LB"):
            found.labels = {_name(point, game): str(text)[:20] for point, text in node.get("LB")}
        if node.has_property("PL"):
            found.to_move = Color.WHITE if node.get("PL") == "w" else Color.BLACK
    except (ValueError, IndexError, TypeError) as error:
        raise RecordFault("wrong-point") from error
    return found


def _sort_children(record: GoRecord) -> None:
    """Numbers the nodes again, so that each comes after its parent and the main line first."""
    order, todo = [], [0]
    while todo:
        number = todo.pop()
        order.append(number)
        todo += reversed(record.nodes[number].children)
    place = {number: at for at, number in enumerate(order)}
    nodes = [record.nodes[number] for number in order]
    for node in nodes:
        node.children = [place[child] for child in node.children]
        node.parent = None if node.parent is None else place[node.parent]
    record.nodes = nodes


def _first_turn(record: GoRecord) -> GoPosition:
    """The start with the stones of the root set up, and the side to move that plays first in the record."""
    root = record.nodes[0]
    first = next((node.move[0] for node in record.nodes if node.move), None)
    start = after(
        record.start, GoNode(black=root.black, white=root.white, empty=root.empty, to_move=root.to_move)
    )
    root.black = root.white = root.empty = ()
    side = root.to_move or first or (Color.WHITE if record.handicap > 1 else None)
    root.to_move = None
    return start.with_to_move(side) if side else start


def _write(here: sgf.Tree_node, node: GoNode, game: Go) -> None:
    if node.move is not None:
        side, move = node.move
        here.set_move("b" if side is Color.BLACK else "w", None if move == PASS else _place(move, game))
    if node.black or node.white or node.empty:
        here.set_setup_stones(
            *([_place(point, game) for point in points] for points in (node.black, node.white, node.empty))
        )
    if node.to_move is not None:
        here.set("PL", "w" if node.to_move is Color.WHITE else "b")
    if node.comment:
        here.set("C", node.comment)
    for mark, points in node.marks.items():
        here.set(mark, [_place(point, game) for point in points])
    if node.labels:
        here.set("LB", [(_place(point, game), text) for point, text in node.labels.items()])


def _name(place: tuple[int, int], game: Go) -> str:
    row, column = place
    return game.columns[column] + str(row + 1)


def _names(places: set[tuple[int, int]], game: Go) -> tuple[str, ...]:
    return tuple(sorted((_name(place, game) for place in places), key=game.squares.index))


def _place(point: str, game: Go) -> tuple[int, int]:
    return int(point[1:]) - 1, game.columns.index(point[0])
