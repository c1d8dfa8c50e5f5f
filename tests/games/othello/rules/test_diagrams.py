"""Boards as text and as JSON, both ways, and what is wrong with a bad one."""

from typing import Any

import pytest

from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram, InvalidPosition, RulesError
from tutor.games.table import find_game

OTHELLO = find_game("othello")
SMALL = find_game("othello-4x4")
ANNEX = find_game("annex")
JAQUES = find_game("reversi-1888")

BOARD = """\
  a b c d
1 . . . .
2 . O X .
3 . X O .
4 . . . ."""


def test_a_diagram_names_columns_rows_and_the_side_to_move() -> None:
    assert SMALL.diagram(SMALL.start()) == BOARD + "\nblack to move"


def test_a_shaped_board_is_drawn_with_blanks_where_no_square_is() -> None:
    assert ANNEX.diagram(ANNEX.start()).splitlines()[:4] == [
        "  a b c d e f g h",
        "1     . . . .",
        "2     . . . .",
        "3 . . . . . . . .",
    ]


def test_rows_of_two_figures_are_drawn_straight() -> None:
    assert find_game("othello-10x10").diagram(find_game("othello-10x10").start()).splitlines()[9:11] == [
        " 9 . . . . . . . . . .",
        "10 . . . . . . . . . .",
    ]


def test_the_supply_stands_above_the_side_to_move() -> None:
    assert JAQUES.diagram(JAQUES.start()).splitlines()[-2:] == ["supply: 32 32", "black to move"]


def test_a_finished_game_is_drawn_without_a_side_to_move() -> None:
    drawing = BOARD.replace("O", "X")
    assert SMALL.diagram(SMALL.parse_diagram(drawing)) == drawing


@pytest.mark.parametrize(
    ("last_line", "asked", "side"),
    [
        ("", None, Color.BLACK),
        ("\nwhite to move", None, Color.WHITE),
        ("\nblack to move", None, Color.BLACK),
        ("", Color.WHITE, Color.WHITE),
        ("\nwhite to move\n", Color.WHITE, Color.WHITE),
    ],
)
def test_the_side_to_move_is_named_in_the_text_or_beside_it(
    last_line: str, asked: Color | None, side: Color
) -> None:
    assert SMALL.parse_diagram(BOARD + last_line, asked).to_move is side


@pytest.mark.parametrize("indent", ["", "    ", "\t"])
def test_a_drawing_may_be_indented_and_framed_by_empty_lines(indent: str) -> None:
    text = "\n\n" + "\n".join(indent + line for line in [*BOARD.splitlines(), "white to move"]) + "\n\n"
    assert SMALL.parse_diagram(text) == SMALL.start().with_to_move(Color.WHITE)


def test_a_drawing_stripped_of_its_first_blanks_is_still_read() -> None:
    assert SMALL.parse_diagram(BOARD.strip()) == SMALL.start()
    stripped = ANNEX.diagram(ANNEX.start()).strip()
    assert ANNEX.parse_diagram(stripped) == ANNEX.start()


def test_a_board_that_play_could_not_reach_is_accepted() -> None:
    position = SMALL.parse_diagram("  a b c d\n1 O X O X\n2 . . . .\n3 . . . .\n4 . . . .", Color.WHITE)
    assert position.to_move is None
    assert position.cells() == "OXOX" + "." * 12


def test_without_a_line_for_it_the_supply_is_that_of_discs_placed_in_turn() -> None:
    drawing = JAQUES.diagram(JAQUES.start().play("d4")).replace("supply: 31 32\n", "")
    assert JAQUES.parse_diagram(drawing) == JAQUES.start().play("d4")


def drawn(row_2: str = "2 . O X .", header: str = "  a b c d", last: str = "") -> str:
    return f"{header}\n1 . . . .\n{row_2}\n3 . X O .\n4 . . . .\n{last}"


BAD_DRAWINGS = [
    ("", "no-board", None),
    (" \n ", "no-board", None),
    (drawn(header="  a b c"), "wrong-columns", None),
    (drawn(header="1 . . . ."), "wrong-columns", None),
    (drawn(row_2=""), "wrong-rows", None),
    (drawn(row_2="5 . O X ."), "wrong-rows", None),
    (drawn(row_2="2 . O X .\n2 . O X ."), "wrong-rows", None),
    (drawn(row_2="x . O X ."), "wrong-rows", None),
    (drawn(row_2="2 . O X"), "wrong-width", None),
    (drawn(row_2="2 . O X . ."), "wrong-width", None),
    (drawn(row_2="2 .OX."), "wrong-width", None),
    (drawn(row_2="2 . o X ."), "unknown-mark", "b2"),
    (drawn(row_2="2 . O X 0"), "unknown-mark", "d2"),
    (drawn(last="red to move"), "unknown-line", None),
    (drawn(last="White to play"), "unknown-line", None),
    (drawn(last="black to move\nwhite to move"), "line-twice", None),
    (drawn(last="supply: 6 6"), "wrong-state", None),
]


@pytest.mark.parametrize(("text", "reason", "square"), BAD_DRAWINGS)
def test_a_bad_drawing_is_refused_with_its_reason(text: str, reason: str, square: str | None) -> None:
    with pytest.raises(InvalidDiagram) as caught:
        SMALL.parse_diagram(text)
    assert (caught.value.reason, caught.value.square) == (reason, square)


def test_a_bad_drawing_is_refused_by_quoting_the_line() -> None:
    with pytest.raises(InvalidDiagram, match=r"^'2 \. o X \.': 'o' on b2 is not X, O or \.$"):
        SMALL.parse_diagram(drawn(row_2="2 . o X ."))


def test_two_different_sides_to_move_are_refused() -> None:
    with pytest.raises(InvalidDiagram) as caught:
        SMALL.parse_diagram(BOARD + "\nwhite to move", Color.BLACK)
    assert caught.value.reason == "two-sides"


CROSS = ANNEX.diagram(ANNEX.start())


@pytest.mark.parametrize(
    ("line", "instead", "reason", "square"),
    [
        ("1     . . . .", "1 .   . . . .", "no-square-here", "a1"),
        ("1     . . . .", "1     . . . . X", "no-square-here", "g1"),
        ("1     . . . .", "1     .   . .", "square-missing", "d1"),
        ("1     . . . .", "1    . . . .", "wrong-width", None),
        ("3 . . . . . . . .", "3 . . . . . . .", "square-missing", "h3"),
        ("3 . . . . . . . .", "3 . . . . . . . . .", "wrong-width", None),
        ("3 . . . . . . . .", "3 . . . . . ? . .", "unknown-mark", "f3"),
    ],
)
def test_a_bad_drawing_of_a_shaped_board_is_refused_with_its_reason(
    line: str, instead: str, reason: str, square: str | None
) -> None:
    with pytest.raises(InvalidDiagram) as caught:
        ANNEX.parse_diagram(CROSS.replace(line, instead, 1))
    assert (caught.value.reason, caught.value.square) == (reason, square)


@pytest.mark.parametrize("supply", ["supply: 31 31", "supply: 33 31", "supply: 0 0", "supply: 30"])
def test_a_supply_that_does_not_fit_the_discs_is_refused(supply: str) -> None:
    text = JAQUES.diagram(JAQUES.start()).replace("supply: 32 32", supply)
    with pytest.raises(InvalidDiagram) as caught:
        JAQUES.parse_diagram(text)
    assert caught.value.reason == ("unknown-line" if supply == "supply: 30" else "wrong-state")


def test_a_supply_named_twice_is_refused() -> None:
    with pytest.raises(InvalidDiagram) as caught:
        JAQUES.parse_diagram(JAQUES.diagram(JAQUES.start()) + "\nsupply: 32 32")
    assert caught.value.reason == "line-twice"


def test_json_names_the_game_the_cells_and_the_side_to_move() -> None:
    assert SMALL.start().to_json() == {
        "game": "othello-4x4",
        "cells": ".....OX..XO.....",
        "to_move": "black",
    }
    assert JAQUES.start().play("d4").to_json()["supply"] == [31, 32]


def test_the_json_of_a_finished_game_has_no_side_to_move() -> None:
    over = SMALL.parse_diagram(BOARD.replace("O", "X"))
    assert over.to_json()["to_move"] is None
    assert SMALL.from_json(over.to_json()) == over


GOOD: dict[str, Any] = {"game": "othello-4x4", "cells": ".....OX..XO.....", "to_move": "black"}

BAD_VALUES = [
    ([], "not-an-object"),
    ("...", "not-an-object"),
    (GOOD | {"game": "othello"}, "wrong-game"),
    ({}, "wrong-game"),
    (GOOD | {"cells": "...."}, "wrong-cells"),
    (GOOD | {"cells": None}, "wrong-cells"),
    (GOOD | {"cells": ".....OX..Xo....."}, "wrong-cells"),
    (GOOD | {"cells": ".....OX..XO.... "}, "wrong-cells"),
    (GOOD | {"to_move": "red"}, "wrong-side"),
    (GOOD | {"to_move": []}, "wrong-side"),
    (GOOD | {"to_move": None}, "wrong-side"),
    (GOOD | {"cells": "X" * 16}, "wrong-side"),
    (GOOD | {"supply": [6, 6]}, "wrong-state"),
    (GOOD | {"supply": 6}, "wrong-state"),
    (GOOD | {"supply": [True, False]}, "wrong-state"),
]


@pytest.mark.parametrize(("value", "reason"), BAD_VALUES)
def test_a_bad_json_value_is_refused_with_its_reason(value: Any, reason: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        SMALL.from_json(value)
    assert caught.value.reason == reason and isinstance(caught.value, RulesError)


@pytest.mark.parametrize("supply", [[32, 31], [33, 31], [-1, 65], [32]])
def test_a_json_supply_that_does_not_fit_the_discs_is_refused(supply: list[int]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        JAQUES.from_json(JAQUES.start().to_json() | {"supply": supply})
    assert caught.value.reason == "wrong-state"
