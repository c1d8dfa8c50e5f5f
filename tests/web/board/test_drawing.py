"""What lies over a board on a page: marks by the table of shapes, the lowest first."""

from __future__ import annotations

import re
from typing import Any

from tutor.games.table import find_game
from tutor.lessons.model import Marks
from tutor.settings import ROOT
from tutor.web.board import shapes
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import dots, drawn_over, drawn_under, grid_path, pips_path
from tutor.web.learn.lesson_types import LineView

SMALL = """
  a b c d
1 . . . .
2 . O X .
3 . X O .
4 . . . .
black to move
"""


def board(marks: Marks | None = None) -> BoardView:
    return board_view(find_game("othello-4x4").parse_diagram(SMALL), {}, marks=marks)


def over(view: BoardView, lines: tuple[LineView, ...] = (), **more: list[str]) -> str:
    asked: dict[str, Any] = {"ring": [], "picked": [], "found": None, **more}
    return str(drawn_over(view, legal=True, last="b3", lines=lines, **asked))


def line(n: int, end: str) -> LineView:
    made: LineView = {"from": "a1", "dirs": ("right",), "n": n, "end": end, "say": None}
    return made


def test_pieces_stand_where_lines_cross_and_the_lines_end_on_the_outer_ones() -> None:
    view = board_view(find_game("go-9x9").start(), {})
    assert view["points"]
    felt = str(grid_path(view))
    assert felt.startswith("M0 0h90v90H0zM5 5v80M15 5v80") and felt.endswith("M5 85h80")
    assert felt.count("v80") == felt.count("h80") == 9
    assert str(pips_path(view)) == "M25 25h0M65 25h0M45 45h0M25 65h0M65 65h0"


def test_a_large_board_has_nine_points_for_the_eye_and_a_small_one_none() -> None:
    assert str(pips_path(board_view(find_game("go-19x19").start(), {}))).count("M") == 9
    assert str(pips_path(board_view(find_game("go-5x5").start(), {}))) == ""


def test_squares_have_their_lines_between_them() -> None:
    view = board()
    assert "points" not in view
    assert str(grid_path(view)).startswith("M0 0h40v40H0zM10 0v40")


def test_a_small_picture_has_a_dot_where_each_disc_of_a_side_stands() -> None:
    cells = """
        X.O
        .X.
    """.split()
    assert dots("".join(cells), 3, "X") == "M5 5h0M15 15h0"
    assert dots("".join(cells), 3, "O") == "M25 5h0"


def test_a_line_that_closes_has_a_tick_and_another_its_number() -> None:
    drawn = over(board(), (line(2, "empty"), line(1, "yes")))
    assert drawn.count(f'<path d="{shapes.SHAPES.tick}"/>') == 1
    assert re.findall(r'<text y="1">(\d)</text>', drawn) == ["1"]
    assert drawn.index("closes") < drawn.index("looks"), "the first line lies on top"


def test_a_line_ends_after_its_discs_or_on_the_rim() -> None:
    assert 'd="M10.8,5L35,5"' in over(board(), (line(2, "empty"),))
    assert 'd="M10.8,5L32,5"' in over(board(), (line(2, "edge"),))


def test_marks_lie_in_the_order_of_the_table() -> None:
    view = board(Marks(ring=("c3",), line=(("a1", "d4"),)))
    drawn = over(view, ring=["a2"], picked=["d1"], found=["c1"])
    names = re.findall(r'class="([\w ]+)"', drawn)
    assert list(dict.fromkeys(names)) == [
        "line",
        "legal",
        "last",
        "ring",
        "hinted",
        "picked",
        "found",
        "badge yes",
        "badge",
    ]


def test_of_what_was_chosen_all_that_is_not_right_bears_a_cross_once_that_is_told() -> None:
    crosses = f'<path d="{shapes.SHAPES.cross}"/>'
    assert over(board(), picked=["a1", "d1", "d4"], found=["d1"]).count(crosses) == 2
    assert over(board(), picked=["a1"], found=[]).count(crosses) == 1
    assert crosses not in over(board(), picked=["a1", "d1"])


def test_an_area_is_tinted_with_the_squares_of_the_author() -> None:
    assert str(drawn_under(board(Marks(tint=("a1",))), ["d4"])) == (
        '<rect class="tint" x="0.5" y="0.5" width="9" height="9" rx="1.2"/>'
        '<rect class="tint" x="30.5" y="30.5" width="9" height="9" rx="1.2"/>'
    )


def test_the_script_draws_by_the_table_as_it_is() -> None:
    script = (ROOT / "static" / shapes.FILE).read_text(encoding="utf-8")
    assert shapes.with_shapes(script) == script, "run tutor types"
    (table,) = shapes.TABLE.findall(script)
    assert f"unit:{shapes.SHAPES.unit}," in table


def test_a_ring_on_cloth_is_told_from_a_white_stone_light_and_dark() -> None:
    css = (ROOT / "static/css/points.css").read_text(encoding="utf-8")
    (radius, width), felts = (
        re.findall(r"\.ring.*r: ([\d.]+)px; stroke-width: ([\d.]+)", css)[0],
        re.findall(r"--felt: #(\w{6})", css),
    )
    stone = 4
    assert float(radius) - float(width) / 2 - stone >= 0.4, "cloth is seen between them"
    assert len(felts) == 2 and all(contrast_with_white(felt) >= 3 for felt in felts)


def contrast_with_white(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 1.05 / (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)
