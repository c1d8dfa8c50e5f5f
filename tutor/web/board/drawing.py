"""HTML and SVG of a board's squares, pieces and marks, for the template of a board.

Made here and not in the template, since Python needs half the time for it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from flask import get_template_attribute
from markupsafe import Markup, escape

from tutor.web.board.board_types import BoardView
from tutor.web.board.board_zoom import Part
from tutor.web.board.shapes import SHAPES
from tutor.web.learn.lesson_types import LineView
from tutor.web.play.game_types import CardLine

Place = tuple[str, int, int]


def drawn_discs(view: BoardView, changed: Mapping[str, str]) -> Markup:
    """The pieces, each in the middle of its square, which is ten units wide."""
    return Markup(
        "".join(
            f'<use href="#{disc}" x="{x}" y="{y}"/>'
            for (square, x, y), cell in zip(_places(*_sides(view)), view["cells"], strict=True)
            if (disc := changed.get(square, cell)) in "XO"
        )
    )


def drawn_squares(
    view: BoardView,
    changed: Mapping[str, str],
    ring: Sequence[str],
    picked: Sequence[str],
    tap: str,
    near: Part | None = None,
) -> Markup:
    """The squares row by row with their labels for screen readers; as buttons if they can be tapped.

    `tap` is the name of the buttons, empty for none; `near` is the part of the board to show, if not all.
    """
    labels, said = view["labels"], view.get("said", {})
    ringed = {*view["marks"]["ring"], *ring}
    places = _places(*_sides(view))
    width = len(view["columns"])
    drawn = []
    for place, cell in enumerate(view["cells"]):
        square = places[place][0]
        if near is not None:
            row, column = divmod(place, width)
            if not near.holds(column, row):
                continue
            if column == near.column:
                drawn.append('<div role="row">')
        elif place % width == 0:
            drawn.append('<div role="row">')
        if cell == " ":
            drawn.append("<span></span>")
        else:
            label = labels[SAID[changed.get(square, cell)] + ("_ringed" if square in ringed else "")]
            if square not in ringed and not changed:
                label = said.get(square, label)
            drawn.append(_square(square, label, square in picked, tap) if tap else _told(square, label))
        if place % width == (near.column + near.side if near else width) - 1:
            drawn.append("</div>")
    return Markup("".join(drawn))


@lru_cache(maxsize=8192)
def _square(square: str, label: str, picked: bool, name: str) -> str:
    said = escape(label).replace("{square}", square)
    pressed = ' aria-pressed="true"' if picked else ""
    button = f'<button name="{name}" value="{square}" aria-label="{said}"{pressed}></button>'
    return f'<span role="gridcell">{button}</span>'


@lru_cache(maxsize=8192)
def _told(square: str, label: str) -> str:
    said = escape(label).replace("{square}", square)
    return f'<span role="gridcell" aria-label="{said}"></span>'


def picture(view: BoardView) -> str:
    """A small picture of a board, as SVG; its marks are in the view's ``overlay``."""
    return str(get_template_attribute("board.html", "mini")(view))


def discs_in_words(view: BoardView) -> str:
    """A list of the pieces on a board, for screen readers."""
    labels = view["labels"]
    places = _places(*_sides(view))
    return ", ".join(
        labels[SAID[cell]].replace("{square}", square)
        for (square, _, _), cell in zip(places, view["cells"], strict=True)
        if cell in "XO"
    )


def dots(cells: str, across: int, disc: str) -> Markup:
    """A path with a dot for each piece of one side, for a small picture."""
    spots = [divmod(place, across) for place, cell in enumerate(cells) if cell == disc]
    return Markup("".join([f"M{x * 10 + 5} {y * 10 + 5}h0" for y, x in spots]))


def grid_path(view: BoardView) -> Markup:
    """The path of the grid: the rim and the lines, or the outline of every square of an irregular board.

    `gridPathOf` of static/js/board/grid-path.js draws the same. The lines run between the squares, or through
    their middles if pieces are put on points.
    """
    return _felt(*_sides(view), view.get("shape"), view.get("points", False))


def pips_path(view: BoardView) -> Markup:
    """The dots that help the eye on a large board: on the lines between squares, or on points."""
    across, down = len(view["columns"]), len(view["rows"])
    if view.get("points"):
        spots = [(x * 10 + 5, y * 10 + 5) for y in _pips(down) for x in _pips(across)]
        if across < LINES_WITH_EDGE_PIPS or down < LINES_WITH_EDGE_PIPS:  # no dots in the middle of the edges
            middle = across * 5, down * 5
            spots = [spot for spot in spots if (spot[0] == middle[0]) == (spot[1] == middle[1])]
    elif across > 7 and down > 7:
        spots = [(x, y) for y in (20, down * 10 - 20) for x in (20, across * 10 - 20)]
    else:
        spots = []
    return Markup("".join(f"M{x} {y}h0" for x, y in spots))


LINES_WITH_EDGE_PIPS = 19
"""A board with at least so many lines has dots in the middle of its edges too."""


def _pips(side: int) -> tuple[int, ...]:
    """The rows or columns with dots: third from each side, or fourth on large boards, and the middle."""
    if side < 9:
        return ()
    near = 3 if side > 12 else 2
    middle = (side // 2,) if side % 2 else ()
    return (near, *middle, side - 1 - near)


SAID = {"X": "black", "O": "white", ".": "empty"}


def _sides(view: BoardView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(view["columns"]), tuple(view["rows"])


@lru_cache
def _places(columns: tuple[str, ...], rows: tuple[str, ...]) -> list[Place]:
    return [(c + r, x * 10 + 5, y * 10 + 5) for y, r in enumerate(rows) for x, c in enumerate(columns)]


@lru_cache
def _felt(columns: tuple[str, ...], rows: tuple[str, ...], shape: str | None, points: bool) -> Markup:
    places = _places(columns, rows)
    across, down = len(columns) * 10, len(rows) * 10
    if points:
        lines = [f"M{x} 5v{down - 10}" for x in range(5, across, 10)]
        lines += [f"M5 {y}h{across - 10}" for y in range(5, down, 10)]
        return Markup(f"M0 0h{across}v{down}H0z{''.join(lines)}")
    if shape is None:
        lines = [f"M{x} 0v{down}" for x in range(10, across, 10)]
        lines += [f"M0 {y}h{across}" for y in range(10, down, 10)]
        return Markup(f"M0 0h{across}v{down}H0z{''.join(lines)}")
    return Markup("").join(
        Markup(f"M{x - 5} {y - 5}h10v10h-10z")
        for (_, x, y), cell in zip(places, shape, strict=True)
        if cell != " "
    )


def drawn_under(view: BoardView, area: Sequence[str]) -> Markup:
    """The layer below the pieces: tinted squares, with the area of a hint."""
    return Markup("".join(_marks(view, "tint", [*view["marks"]["tint"], *area])))


def drawn_ghost(view: BoardView, square: str) -> Markup:
    """The pale piece of a move that is mentioned but not played."""
    x, y = _middle(view, square)
    piece = "X" if view["to_move"] == "black" else "O"
    return Markup(f'<use class="ghost" href="#{piece}" x="{_written(x)}" y="{_written(y)}"/>')


def drawn_over(
    view: BoardView,
    *,
    legal: bool,
    last: str | None,
    ring: Sequence[str],
    picked: Sequence[str],
    found: Sequence[str] | None,
    lines: Sequence[LineView | CardLine],
) -> Markup:
    """The layer above the pieces: the `ring` of a hint, the `picked` squares, the `lines` of a reason.

    `found` are the right squares, once they are told; the rest of `picked` is then wrong.
    """
    right = found or ()
    wrong = [square for square in picked if square not in right] if found is not None else []
    marks = view["marks"]
    drawn: dict[str, Iterable[str]] = {
        "line": _strokes(view, "line", marks["line"]),
        "arrow": _strokes(view, "arrow", marks["arrow"]),
        "overlay": [
            str(drawn_mark(kind, *_middle(view, square), text))
            for kind, square, text in view["overlay"] or ()
        ],
        "legal": _marks(view, "legal", view["legal"] if legal else ()),
        "last": _marks(view, "last", [last] if last else ()),
        "ring": _marks(view, "ring", marks["ring"]),
        "hinted": _marks(view, "hinted", ring),
        "picked": _marks(view, "picked", picked),
        "found": [
            *_marks(view, "found", right),
            *_signs(view, right, " yes", SHAPES.tick),
            *_signs(view, wrong, "", SHAPES.cross),
        ],
        "lines": _explained(view, lines),
    }
    return Markup("".join(part for name in SHAPES.over for part in drawn[name]))


def drawn_remark(view: BoardView) -> Markup:
    """The layer above the pieces of a small picture."""
    overlay_marks = view["overlay"] or ()
    return Markup(
        "".join(drawn_mark(kind, *_middle(view, square), text) for kind, square, text in overlay_marks)
    )


def drawn_mark(kind: str, x: float, y: float, text: str = "") -> Markup:
    """One mark of an overlay, around a point of the picture."""
    element = "rect" if kind in SHAPES.rects else "circle"
    said = escape(text)
    return Markup(f'<g class="o {kind}" transform="{_moved(x, y)}"><{element}/><text y="1">{said}</text></g>')


def _marks(view: BoardView, kind: str, squares: Iterable[str]) -> list[str]:
    shape = SHAPES.marks[kind]
    look = "".join(f' {name}="{_written(value)}"' for name, value in shape.look.items())
    drawn = []
    for square in squares:
        x, y = _middle(view, square)
        at = f'{shape.x}="{_written(x + shape.off)}" {shape.y}="{_written(y + shape.off)}"'
        drawn.append(f'<{shape.element} class="{kind}" {at}{look}/>')
    return drawn


def _strokes(view: BoardView, kind: str, pairs: Iterable[Sequence[str]]) -> Iterator[str]:
    for start, end in pairs:
        yield f'<path class="{kind}" d="M{_point(*_middle(view, start))}L{_point(*_middle(view, end))}"/>'


def _signs(view: BoardView, squares: Iterable[str], name: str, sign: str) -> Iterator[str]:
    """A tick or a cross in a corner of each of these squares."""
    for square in squares:
        x, y = _middle(view, square)
        yield _badge(x + SHAPES.corner, y - SHAPES.corner, name, SHAPES.small, f'<path d="{sign}"/>')


def _badge(x: float, y: float, name: str, radius: float, sign: str) -> str:
    circle = f'<circle r="{_written(radius)}"/>'
    return f'<g class="badge{name}" transform="{_moved(x, y)}">{circle}{sign}</g>'


def _explained(view: BoardView, lines: Sequence[LineView | CardLine]) -> Iterator[str]:
    """The lines of a reason: numbered, or with a tick where they close; "bare" ones are only a badge.

    The first is drawn last, on top.
    """
    for number, line in reversed([*enumerate(lines, 1)]):
        closes, bare = line["end"] == "yes", line["end"] == "bare"
        name = " yes" if closes else " bare" if bare else ""
        sign = f'<path d="{SHAPES.tick}"/>' if closes else "" if bare else f'<text y="1">{number}</text>'
        yield from _marks(view, "tapped", [line["from"]])
        x, y = _middle(view, line["from"])
        far = line["n"] * SHAPES.unit + (SHAPES.edge if line["end"] == "edge" else SHAPES.unit)
        for direction in line["dirs"]:
            dx, dy = SHAPES.steps[direction]
            to = x + dx * far, y + dy * far
            if not bare:
                start = _point(x + dx * SHAPES.near, y + dy * SHAPES.near)
                yield f'<path class="{"closes" if closes else "looks"}" d="M{start}L{_point(*to)}"/>'
            yield _badge(*to, name, SHAPES.badge, sign)


def _middle(view: BoardView, square: str) -> tuple[float, float]:
    """The middle of a square, in units of the picture."""
    across, down = view["columns"].index(square[0]), view["rows"].index(square[1:])
    return (across + 0.5) * SHAPES.unit, (down + 0.5) * SHAPES.unit


def _moved(x: float, y: float) -> str:
    return f"translate({_point(x, y)})"


def _point(x: float, y: float) -> str:
    return f"{_written(x)},{_written(y)}"


def _written(length: float) -> str:
    """A length as a script writes it: whole numbers without a decimal point."""
    return str(int(length)) if length == int(length) else str(length)


DRAWING = (
    dots,
    drawn_discs,
    drawn_ghost,
    drawn_mark,
    drawn_over,
    drawn_squares,
    drawn_remark,
    drawn_under,
    grid_path,
    pips_path,
)
"""The functions that templates use."""
