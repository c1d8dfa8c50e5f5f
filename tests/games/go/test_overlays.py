"""What is laid over a board of Go: liberties of chains, and why a point is closed."""

from tutor.games.color import Color
from tutor.games.go.overlays import OVERLAYS, always, chains, why_closed
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.table import find_game

CORNER = """
  a b c d e
5 . . . . .
4 . . . O O
3 . . . O X
2 X . . . X
1 . X . . .
"""


def board(text: str = CORNER, to_move: Color = Color.WHITE) -> GoPosition:
    return as_go(find_game("capture-go-5x5").parse_diagram(text, to_move))


def test_every_stone_tells_the_liberties_of_its_chain() -> None:
    marks = OVERLAYS["liberties"].draw(board())
    assert {(square, text) for kind, square, text in marks if kind == "liberties"} == {
        ("d4", "5"), ("e4", "5"), ("d3", "5"), ("e3", "2"), ("e2", "2"), ("a2", "3"), ("b1", "3"),
    }  # fmt: skip


def test_stones_that_touch_at_a_slant_are_two_chains() -> None:
    found = {frozenset(chain) for chain in chains(board())}
    assert found == {
        frozenset({"d4", "e4", "d3"}), frozenset({"e3", "e2"}), frozenset({"a2"}), frozenset({"b1"}),
    }  # fmt: skip


def test_a_point_without_liberties_shows_the_stone_with_none() -> None:
    assert why_closed(board(), "a1") == [("would-white", "a1", "0")]


def test_a_taken_point_shows_the_stone_that_stands_there_and_no_liberties() -> None:
    assert why_closed(board(), "e3") == [("chain", "e3", "")]


def test_a_ko_shows_the_stone_that_would_come_off() -> None:
    game = find_game("go-5x5")
    position = as_go(
        game.parse_diagram(
            """
              a b c d e
            5 . X O . .
            4 X . X O .
            3 . X O . .
            2 . . . . .
            1 . . . . .
            """,
            Color.WHITE,
        )
    )
    taken = position.play("b4")
    assert taken.at("c4") is None
    marks = why_closed(taken, "c4")
    assert ("off", "b4", "") in marks and ("would-black", "c4", "") in marks


def test_after_the_end_nothing_is_placed() -> None:
    over = board().play("pass").play("pass")
    assert not [kind for kind, _, _ in why_closed(over, "c3") if kind.startswith("would")]


def test_a_point_that_a_ko_closes_is_marked_until_another_move_is_made() -> None:
    game = find_game("go-5x5")
    drawn = "  a b c d e\n5 . X O . .\n4 X . X O .\n3 . X O . .\n2 . . . . .\n1 . . . . ."
    taken = as_go(game.parse_diagram(drawn, Color.WHITE)).play("b4")
    assert always(taken, False) == [("ko", "c4", "×")]
    assert always(taken.play("e1"), False) == []


def test_a_stopped_game_shows_whose_each_point_is_and_counts_them_once_agreed() -> None:
    stopped = board(CORNER)
    counted = as_go(find_game("go-5x5").parse_diagram(CORNER, Color.WHITE)).play("pass").play("pass")
    assert always(stopped, False) == []
    marks = always(counted.with_dead(["e3"]), True)
    assert [square for kind, square, _ in marks if kind == "dead"] == ["e3", "e2"]
    numbers = {square: int(text) for _, square, text in marks if text}
    assert sorted(numbers.values()) == [1, 1, 2, 2, 3, 3]


def test_where_territory_is_counted_no_living_stone_bears_a_number() -> None:
    wall = "  a b c d e\n" + "\n".join(f"{row} . X . O ." for row in "54321")
    area, territory = (
        OVERLAYS["area"].draw(find_game("go-5x5").parse_diagram(f"{wall}\nrules: {rules}"))
        for rules in ("course", "japanese")
    )
    assert [kind for kind, _, _ in area].count("living-black") == 5
    assert {kind for kind, _, _ in territory} == {"land-black", "land-white"}
    assert ("land-black", "a1", "5") in territory and ("land-black", "a1", "9") in area


SEKI = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . O O O X X .
4 . O X X O X .
3 . O X O O X .
2 . O X . O X .
1 . O X . O X .
"""


def test_what_a_seki_shares_is_ringed_at_the_count_and_belongs_to_nobody() -> None:
    here = find_game("go-7x7").parse_diagram(SEKI, Color.BLACK).play("pass").play("pass")
    marks = always(here, True)
    assert [square for kind, square, _ in marks if kind == "seki"] == ["d2", "d1"]
    assert not {"d1", "d2"} & {square for kind, square, _ in marks if kind.startswith("land")}
    settled = always(as_go(here).with_dead(["c4"]), True)
    assert not [square for kind, square, _ in settled if kind == "seki"]
