"""The rules of Go as a player meets them: captures, passes, ko, handicap, counting."""

import pickle
from dataclasses import replace

import pytest

from tests.support.boards import KO
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, InvalidDiagram, InvalidPosition, UnknownGame, UnknownSquare
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.go import Go, read_komi
from tutor.games.go.rules.handicap import star_points
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.reasons import GoReason
from tutor.games.go.rules.ruleset import RULES
from tutor.games.table import find_game

INNER = """
  a b c d e
5 . . . . .
4 . X X . .
3 X O O X .
2 X O . X .
1 . X X . .
"""
COUNTED = """
  a b c d e
5 . X O . .
4 X X O O .
3 . X X O O
2 X X . X O
1 . . X X O
"""


def position(drawing: str, *below: str, size: int = 5) -> GoPosition:
    return Go(size).parse_diagram("\n".join([drawing, *below]))


def test_columns_leave_out_i_and_rows_are_counted_from_the_bottom() -> None:
    game = find_game("go-9x9")
    assert "".join(game.columns) == "abcdefghj"
    assert game.rows[0] == "9" and game.squares[0] == "a9" and game.squares[-1] == "j1"
    assert game.on_points and game.offers_pass and game.passes_to_end == 2
    with pytest.raises(UnknownSquare):
        game.start().play("i5")


def test_a_stone_without_liberties_comes_off_with_its_chain() -> None:
    here = position(INNER, "black to move")
    assert here.liberties("b3") == ("c2",)
    assert here.changes("c2") == {"c2": "X", "b3": ".", "c3": ".", "b2": "."}
    after = here.play("c2")
    assert after.empties().count("b3") == 1 and after.taken == (3, 0)
    assert after.state() == {"captures": "3 0"}


def test_a_stone_may_not_be_placed_without_a_liberty_and_is_shown_as_it_would_stand() -> None:
    here = position(
        """
  a b c d e
5 . X . . .
4 X . X . .
3 . X . . .
2 . . . . .
1 . . . . .""",
        "white to move",
    )
    assert here.why_illegal("b4") is GoReason.NO_LIBERTIES
    shown = here.placement("b4")
    assert (shown.chain, shown.liberties, shown.captured) == (("b4",), (), ())
    assert shown.cells[6] == "O"
    taken = here.placement("b5")
    assert (taken.reason, taken.liberties) == (GoReason.TAKEN, ("a5", "c5", "b4"))
    with pytest.raises(IllegalMove) as caught:
        here.play("b4")
    assert caught.value.reason == "no-liberties"


def test_where_the_rules_allow_it_a_chain_may_take_itself_off_but_never_a_single_stone() -> None:
    drawing = """
  a b c d e
5 O . X . .
4 X X . . .
3 . . . . .
2 . . . . .
1 . . . . ."""
    free = position(drawing, "white to move", "rules: tromp-taylor")
    assert free.changes("b5") == {"b5": ".", "a5": "."}
    assert free.play("b5").taken == (2, 0)
    assert position(drawing, "white to move").why_illegal("b5") is GoReason.NO_LIBERTIES
    lone = position(drawing.replace("O . X", ". X X"), "white to move", "rules: tromp-taylor")
    assert lone.why_illegal("a5") is GoReason.SUPERKO


def test_a_ko_may_not_be_taken_back_at_once_and_shows_the_board_that_would_come_back() -> None:
    here = position(KO, "black to move")
    after = here.play("c3")
    assert after.why_illegal("b3") is GoReason.KO
    assert after.state() == {"ko": "b3", "captures": "1 0"}
    shown = after.placement("b3")
    assert (shown.captured, shown.cells) == (("c3",), here.cells())
    assert after.play("e5").play("e1").why_illegal("b3") is None
    assert after.play(PASS).play(PASS).to_move is None
    assert "b3" in after.play(PASS).play("a1").legal_moves()


def test_a_ko_comes_back_from_its_drawing_and_belongs_to_the_side_that_waits() -> None:
    after = position(KO, "black to move").play("c3")
    again = Go(5).parse_diagram(str(after))
    assert again == after and again.why_illegal("b3") is GoReason.KO
    assert after.with_to_move(Color.BLACK).state() == {"captures": "1 0"}
    assert Go(5).from_json(after.to_json()) == after
    assert pickle.loads(pickle.dumps(after)) == after


def test_a_longer_cycle_is_closed_by_the_rules_that_forbid_any_board_to_come_back() -> None:
    """On four points each side takes two stones in turn until the first board would stand again."""
    closed = {}
    for name in ("course", "japanese", "chinese", "tromp-taylor"):
        here = Go(2).start_with(RULES[name], komi=0)
        for move in "a2 b2 a1 b1 a2 a1".split():
            here = here.play(move)
        closed[name] = here.why_illegal("a2")
    assert closed["course"] is closed["japanese"] is None
    assert closed["chinese"] is closed["tromp-taylor"] is GoReason.SUPERKO
    assert here.placement("a2").cells == Go(2).start().play("a2").cells()
    assert Go(2).parse_diagram(str(here)).why_illegal("a2") is GoReason.KO


@pytest.mark.parametrize("name", RULES)
def test_two_passes_stop_the_game_and_it_can_go_on(name: str) -> None:
    start = Go(9).start_with(RULES[name])
    once = start.play(PASS)
    assert once.may_pass() and once.to_move is Color.WHITE and once.state()["passes"] == "1"
    over = once.play(PASS)
    assert over.to_move is None and over.legal_moves() == [] and not over.may_pass()
    outcome = over.outcome()
    assert outcome is not None and outcome.margin == -RULES[name].komi
    assert over.why_illegal("e5") is GoReason.GAME_OVER
    assert over.resumed(Color.BLACK).play("e5").to_move is Color.WHITE
    assert once.play("e5").play(PASS).to_move is Color.WHITE
    with pytest.raises(ValueError, match="two passes"):
        once.resumed(Color.BLACK)


@pytest.mark.parametrize(
    ("size", "stones", "points"),
    [
        (5, 2, "b2 d4"),
        (7, 4, "c3 e5 c5 e3"),
        (9, 2, "c3 g7"),
        (9, 5, "c3 g7 c7 g3 e5"),
        (13, 6, "d4 k10 d10 k4 d7 k7"),
        (19, 9, "d4 q16 d16 q4 d10 q10 k4 k16 k10"),
    ],
)
def test_handicap_stones_stand_where_the_protocol_of_programs_puts_them(
    size: int, stones: int, points: str
) -> None:
    start = Go(size).start_with(handicap=stones)
    assert set(start.pieces(Color.BLACK)) == set(points.split())
    assert start.to_move is Color.WHITE


def test_komi_of_a_handicap_game_is_half_a_point_and_chinese_rules_give_the_stones_back() -> None:
    assert Go(9).start_with(RULES["japanese"], handicap=3).komi == 0.5
    assert Go(9).start_with(RULES["chinese"], handicap=3).komi == 3.5
    assert Go(9).start_with(RULES["chinese"]).komi == 7.5
    assert Go(9).start_with(komi=6.5).komi == 6.5
    assert [Go(size).start().komi for size in (7, 9, 19)] == [0, 6.5, 6.5]
    assert Go(9, first_capture=True).start().komi == 0
    for size, stones in ((9, 1), (9, 10), (5, 3), (4, 2), (8, 5)):
        with pytest.raises(ValueError):
            Go(size).start_with(handicap=stones)


def test_the_printed_dots_are_those_of_the_boards_one_buys() -> None:
    stars = {size: star_points(Go(size).grid) for size in (5, 7, 9, 13, 19)}
    assert stars[9] == ("c7", "g7", "e5", "c3", "g3")
    assert [len(stars[size]) for size in (5, 7, 13, 19)] == [1, 5, 9, 9]


def test_area_counts_stones_and_land_territory_counts_land_and_what_was_taken() -> None:
    here = position(COUNTED, "komi: 0.5", "captures: 1 2")
    black, white = here.count()
    assert (black.stones, black.land) == (10, 5)
    assert (white.stones, white.land) == (7, 3)
    assert here.score() == (15, 10.5)
    by_land = position(COUNTED, "komi: 0.5", "captures: 1 2", "rules: japanese")
    assert by_land.score() == (6, 5.5)


def test_dead_stones_come_off_as_whole_chains_and_their_land_changes_hands() -> None:
    here = position(COUNTED.replace("5 . X O . .", "5 . X O X ."))
    assert here.score() == (16, 7)
    assert here.with_dead(["d5"]).score() == (15, 10)
    assert here.with_dead(["e1"]).pieces(Color.WHITE) == here.pieces(Color.WHITE)
    japanese = position(COUNTED.replace("5 . X O . .", "5 . X O X ."), "rules: japanese")
    assert japanese.with_dead(["d5"]).score() == (5, 4)
    with pytest.raises(InvalidDiagram) as caught:
        here.with_dead(["a5"])
    assert caught.value.reason == "wrong-dead"


SEKI = """
  a b c d e f g
7 . X O . O . .
6 . X O . O . .
5 X X O . O . .
4 . X O . O . .
3 X X O O O O O
2 O O X X X X O
1 . O . X . X O
"""
"""Whoever fills c1 is captured; a1 and e1 are eyes inside the seki."""


def test_inside_a_seki_territory_counting_counts_nothing_and_area_counting_all() -> None:
    assert position(SEKI, size=7).score() == (17, 31)
    assert position(SEKI, "rules: japanese", size=7).score() == (3, 12)
    assert position(SEKI, "rules: japanese", "seki: a2", "komi: 6.5", size=7).score() == (3, 18.5)
    dead = position(SEKI, "rules: japanese", "dead: a2", size=7)
    assert dead.score()[0] == 9 + 3


def test_the_first_capture_wins_the_capture_game_and_two_passes_win_nothing() -> None:
    game = GAMES["capture-go-5x5"]
    over = game.parse_diagram(KO + "black to move").play("c3")
    outcome = over.outcome()
    assert over.to_move is None and outcome is not None and outcome.winner is Color.BLACK
    assert over.score() == (1, 0)
    assert over.why_illegal("a1") is GoReason.GAME_OVER
    assert game.from_json(over.to_json()) == over
    drawn = game.start().play(PASS).play(PASS).outcome()
    assert drawn is not None and drawn.winner is None
    assert game.parse_diagram(str(over)) == over


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_game_comes_back_from_its_drawing_and_its_values(name: str) -> None:
    game = GAMES[name]
    here: GoPosition = game.start()
    for number in range(60):
        assert game.parse_diagram(str(here), here.to_move) == here
        assert game.from_json(here.to_json()) == here
        moves = here.legal_moves()
        if len(moves) < 2:
            break
        here = here.play(moves[(number * 7919) % (len(moves) - 1)])


BAD = {
    "ko on a stone": (KO, "ko: b3", "wrong-state"),
    "ko that takes nothing": (KO, "ko: a1", "wrong-state"),
    "ko off the board": (KO, "ko: z9", "unknown-point"),
    "two kos": (KO, "ko: c3 b3", "wrong-state"),
    "ko of a finished game": (KO, "ko: c3\npasses: 2", "wrong-state"),
    "three passes": (KO, "passes: 3", "wrong-state"),
    "captures below zero": (KO, "captures: -1 2", "wrong-state"),
    "captures of one side": (KO, "captures: 3", "wrong-state"),
    "komi that is no number": (KO, "komi: nan", "wrong-komi"),
    "komi without end": (KO, "komi: inf", "wrong-komi"),
    "komi with a quarter": (KO, "komi: 6.25", "wrong-komi"),
    "komi of a thousand": (KO, "komi: 999", "wrong-komi"),
    "other rules": (KO, "rules: house", "wrong-rules"),
    "an empty point dead": (KO, "dead: a1", "wrong-dead"),
    "a line twice": (KO, "passes: 1\npasses: 1", "line-twice"),
    "a supply": (KO, "supply: 1 2", "unknown-line"),
    "a chain without liberties": ("  a b\n2 X O\n1 O X", "", "no-liberty-drawn"),
    "nothing": ("", "", "no-board"),
    "an i": (KO.replace("e\n", "i\n", 1), "", "wrong-columns"),
    "rows from the top": (KO.replace("5 .", "1 .", 1), "", "wrong-rows"),
    "a row too few": (KO.replace("1 . . . . .\n", ""), "", "wrong-rows"),
    "a point too few": (KO.replace("1 . . . . .", "1 . . . ."), "", "wrong-width"),
    "another mark": (KO.replace("4 . X", "4 @ X"), "", "unknown-mark"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_drawing_that_is_no_position_is_refused(name: str) -> None:
    drawing, below, reason = BAD[name]
    game = Go(2 if "a b\n" in drawing else 5)
    with pytest.raises((InvalidDiagram, UnknownSquare)) as caught:
        game.parse_diagram(f"{drawing}\n{below}")
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "change",
    [
        {"game": "go-9x9"},
        {"cells": "."},
        {"cells": 5},
        {"to_move": "red"},
        {"to_move": None},
        {"ko": 3},
        {"ko": "a1"},
        {"passes": "2"},
        {"komi": "nan"},
    ],
)
def test_values_that_are_no_position_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(InvalidPosition):
        Go(5).from_json({**position(KO).to_json(), **change})
    with pytest.raises(InvalidPosition):
        Go(5).from_json([])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["go-0x0", "go-20x20", "go-25x25", "go-9x13", "go-99999999999x9"])
def test_a_board_that_no_game_has_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame):
        find_game(name)


def test_every_size_from_one_to_nineteen_can_be_played() -> None:
    for size in range(1, 20):
        start = find_game(f"go-{size}x{size}").start()
        assert len(start.legal_moves()) == (size * size + 1 if size > 1 else 1)
    assert find_game("go-1x1").start().why_illegal("a1") is GoReason.NO_LIBERTIES


def test_a_komi_is_a_number_with_at_most_one_half() -> None:
    assert [read_komi(text) for text in ("0", "6.5", "-7.5", "7.0", "+3")] == [0, 6.5, -7.5, 7, 3]


def test_an_earlier_board_is_remembered_though_positions_are_compared_without_it() -> None:
    start = GAMES["go-5x5"].start_with(RULES["tromp-taylor"]).play("a1")
    forgotten = replace(start, past=())
    assert forgotten == start
    assert [len(one.play("c3").past) for one in (forgotten, start, forgotten)] == [1, 2, 1]
