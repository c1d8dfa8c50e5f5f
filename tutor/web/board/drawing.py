"""HTML and SVG of a board's squares and discs, with their labels, for the template that draws it.

Working this out in Python takes half the time that it takes in a template.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from flask import get_template_attribute
from markupsafe import Markup, escape

from tutor.web.board.board_types import BoardView

Place = tuple[str, int, int]


def drawn_discs(view: BoardView, changed: Mapping[str, str]) -> Markup:
    """Every disc in the middle of its square, ten units to a square."""
    return Markup(
        "".join(
            f'<use href="#{disc}" x="{x}" y="{y}"/>'
            for (square, x, y), cell in zip(_places(*_sides(view)), view["cells"], strict=True)
            if (disc := changed.get(square, cell)) in "XO"
        )
    )


def drawn_squares(
    view: BoardView, changed: Mapping[str, str], ring: Sequence[str], picked: Sequence[str], tap: bool
) -> Markup:
    """The squares row by row with what a screen reader says of them; buttons where they can be tapped."""
    labels = view["labels"]
    ringed = {*view["marks"]["ring"], *ring}
    places = _places(*_sides(view))
    width = len(view["columns"])
    drawn = []
    for place, cell in enumerate(view["cells"]):
        square = places[place][0]
        if place % width == 0:
            drawn.append('<div role="row">')
        if cell == " ":
            drawn.append("<span></span>")
        else:
            label = labels[SAID[changed.get(square, cell)] + ("_ringed" if square in ringed else "")]
            drawn.append(_square(square, label, square in picked) if tap else _told(square, label))
        if place % width == width - 1:
            drawn.append("</div>")
    return Markup("".join(drawn))


@lru_cache(maxsize=8192)
def _square(square: str, label: str, picked: bool) -> str:
    said = escape(label).replace("{square}", square)
    pressed = ' aria-pressed="true"' if picked else ""
    button = f'<button name="tap" value="{square}" aria-label="{said}"{pressed}></button>'
    return f'<span role="gridcell">{button}</span>'


@lru_cache(maxsize=8192)
def _told(square: str, label: str) -> str:
    said = escape(label).replace("{square}", square)
    return f'<span role="gridcell" aria-label="{said}"></span>'


def picture(view: BoardView) -> str:
    """A small picture of a board, as a template draws it."""
    return str(get_template_attribute("board.html", "mini")(view))


def discs_in_words(view: BoardView) -> str:
    """The discs of a board one after another, for those who do not see its picture."""
    labels = view["labels"]
    places = _places(*_sides(view))
    return ", ".join(
        labels[SAID[cell]].replace("{square}", square)
        for (square, _, _), cell in zip(places, view["cells"], strict=True)
        if cell in "XO"
    )


def felt_path(view: BoardView) -> Markup:
    """The outline of every square there is; of a whole board, its rim and the lines between them.

    Of a board of points the rim alone: its lines are drawn upon it (`drawn_lines`).
    """
    if view.get("dots") is not None:
        return Markup(f"M0 0h{len(view['columns']) * 10}v{len(view['rows']) * 10}H0z")
    return _felt(*_sides(view), view["shape"])


def drawn_lines(view: BoardView) -> Markup:
    """The lines of a board of points, each through the middle of a row or a column, its edge and its dots."""
    dots = view.get("dots")
    if dots is None:
        return Markup("")
    columns, rows = _sides(view)
    right, low = len(columns) * 10 - 5, len(rows) * 10 - 5
    across = "".join(f"M5 {y}H{right}" for y in range(5, low + 1, 10))
    down = "".join(f"M{x} 5V{low}" for x in range(5, right + 1, 10))
    printed = "".join(f"M{x} {y}h0" for square, x, y in _places(columns, rows) if square in dots)
    return Markup(
        f'<path class="point-lines" d="{across}{down}"/><path class="point-rim" d="M5 5H{right}V{low}H5z"/>'
        f'<path class="point-dots" d="{printed}"/>'
    )


SAID = {"X": "black", "O": "white", ".": "empty"}


def _sides(view: BoardView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(view["columns"]), tuple(view["rows"])


@lru_cache
def _places(columns: tuple[str, ...], rows: tuple[str, ...]) -> list[Place]:
    return [(c + r, x * 10 + 5, y * 10 + 5) for y, r in enumerate(rows) for x, c in enumerate(columns)]


@lru_cache
def _felt(columns: tuple[str, ...], rows: tuple[str, ...], shape: str | None) -> Markup:
    places = _places(columns, rows)
    if shape is None:
        across, down = len(columns) * 10, len(rows) * 10
        lines = [f"M{x} 0v{down}" for x in range(10, across, 10)]
        lines += [f"M0 {y}h{across}" for y in range(10, down, 10)]
        return Markup(f"M0 0h{across}v{down}H0z{''.join(lines)}")
    return Markup("").join(
        Markup(f"M{x - 5} {y - 5}h10v10h-10z")
        for (_, x, y), cell in zip(places, shape, strict=True)
        if cell != " "
    )
