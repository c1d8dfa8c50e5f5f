"""Endings whose score is known: small boards, passes, wipeouts, scarce discs, and stored ones.

The scores of the stored endings were found by a separate program, plain alpha-beta written in C.
"""

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import OutOfTime, score_of, solve, values_of
from tutor.games.table import find_game

STORED = """
OOOOO--XOOOOO-X-OOOOOO-XOOXXOOX-OXOOOXXXOOOOXOXX-OOXOXXX-OX-XXOO O 28
OOOOOO--XXXXOOX-XXOXXOOXXXOOXOXOXXXOXXX-XXOXXXX-XXXOXXX--XXXXX-- O 28
--XX-OOXXOXXXOOX-X--XXOOXOOOXX-OOOOXOXXOOOOOXXOXOOXOOXXXOO-XOXX- O 32
OOOO-XO-OOXXXXOOOOOXXXXOXOOXXXXXXOXOXOX-XXOXOXX-XXXXXO--XOX-X-O- O 2
-X-X-X----X-XXX-XOOXOXOOXOOOXXOOXOOXXXOOXOXOOOOOOOOOOOOO-OOOOOOO X -24
--XXXX-OO-XXOXOOXOXO-OOO-XOXXOOO-OXXOXXOOOOXOOXO-OOXX-OOXXXXXX-O X 14
OOOOO-OXOOOOOOOOOOOXOOO--OOXOOOOX-XXOOOOOOOOOOXO-XX-OXX---X-XXXX X 4
-XXXOO----XXOOOOOXXXXXX-OOXOOXX-OXOXXXXXOOOOXXOXOX-OXX-X-XXXXXXX X 18
XXXXO---XXX-OXX--XXOOX--XOXXOXX-OOXOOX--OOXOXOXXOOOOOOOOOOOOOOOX O 22
-OOO--OX-OOOOOO-XXXOXXOOXOOOOXO-OOOOXXOX-OXXXXO--XOXXOOOXXXXX-O- O -40
-X--XXO-XXXXXXX-XXXXOXXOXXXOOOOOXXXOOXOOXXOOOOXXOOOX--X--OXX--XO O 22
XXXX----XXXX--OOOXXXXOOO-OXXXOXO-XOXOOOXXXXXXOOXOXXXXX-XOXX-XO-X O -16
XXXXXXXO-XXXXXOO-XOXXOXO-XXXOOXO-X-OXXXO-XOXXOOO-OX-XOXOO---OOX- X -26
OXXXXX---OOOOOO-O-OO-X--XXXOXOOO-XXXOXOOXXXXXOXO-XOXXXOOXXO-XX-O X -16
-OOOOOX-OOOOOXXO--XOXXXXXXXXOXO-XOOOXOX-XXOOOX-X-XXOOXX-OXX-OX-- X -8
OXX-XOO--OXXOO--OOXOX-O-XOXOXXX-XXXXOXXOX-XOXXXO-XOXXXXO-O-XXXXX X 26
"""


def draw(cells: str, side: Color) -> Position:
    rows = [f"{row + 1} {' '.join(cells[8 * row : 8 * row + 8])}" for row in range(8)]
    return find_game("othello").parse_diagram("  a b c d e f g h\n" + "\n".join(rows).replace("-", "."), side)


@pytest.mark.parametrize("line", STORED.split("\n")[1:-1])
def test_stored_endings_have_their_scores(line: str) -> None:
    cells, mark, score = line.split()
    position = draw(cells, Color.BLACK if mark == "X" else Color.WHITE)
    assert score_of(position) == int(score)


def test_white_wins_3_to_13_on_the_smallest_board() -> None:
    start = find_game("othello-4x4").start()
    solution = solve(start)
    assert solution.score == 3 - 13
    assert set(solution.values.values()) == {3 - 13}
    position: Position = start
    for move in solution.line:
        position = position.play(move)
    outcome = position.outcome()
    assert outcome
    assert (outcome.winner, outcome.black, outcome.white) == (Color.WHITE, 3, 13)


def test_whoever_wins_gets_the_empty_squares() -> None:
    position = find_game("othello").parse_diagram(
        """
  a b c d e f g h
1 . O X . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
black to move""".lstrip("\n")
    )
    solution = solve(position)
    assert (solution.score, solution.line) == (64, ("a1",))


def test_where_the_fewest_discs_win_flipping_many_is_a_mistake() -> None:
    drawing = """
  a b c d e f g h
1 X X X X X X X X
2 X X X X X X X X
3 O O O O O O O O
4 O O O O O O O O
5 X X X X X X X X
6 X X X X X X X X
7 X O O O O O O .
8 X O O X X X X X
black to move""".lstrip("\n")
    most, fewest = (values_of(find_game(name).parse_diagram(drawing)) for name in ("othello", "misere"))
    assert most == {"h7": (39 + 1 + 6) - (24 - 6)}
    assert fewest == {"h7": -most["h7"]}


def test_a_pass_is_a_move_of_the_line() -> None:
    position = draw("X" * 56 + "XXXXXXO-", Color.WHITE)
    assert position.legal_moves() == [PASS]
    solution = solve(position)
    assert solution.values == {PASS: -64}
    assert solution.line == (PASS, "h8")


def test_the_end_of_a_game_is_worth_its_result_to_black() -> None:
    for cells, score in (("X" * 40 + "O" * 24, 16), ("O" * 63 + "-", -64), ("X" * 32 + "O" * 32, 0)):
        solution = solve(draw(cells, Color.WHITE))
        assert (solution.score, solution.line, solution.values) == (score, (), {})


def test_an_empty_board_without_a_move_is_a_draw() -> None:
    assert solve(draw("-" * 64, Color.BLACK)).score == 0


def test_a_side_without_discs_left_passes() -> None:
    game = find_game("reversi-1888")
    drawing = """
  a b c d e f g h
1 . X O X X X X X
2 X X X X X X X X
3 X X X X X X X X
4 X X X X X X X X
5 X X X X X X X X
6 X X X X X X X X
7 X X X X X X X X
8 X X X X X X O .
""".lstrip("\n")
    plenty = solve(game.parse_diagram(drawing + "supply: 1 1\nblack to move"))
    assert (plenty.score, plenty.line) == (61 - 3, ("h8", "a1"))
    scarce = solve(game.parse_diagram(drawing + "supply: 0 2\nblack to move"))
    assert (scarce.score, scarce.line) == (53 - 11, (PASS, "a1", PASS, "h8"))


def test_placing_the_first_discs_by_hand_is_solved_too() -> None:
    game = find_game("reversi-1888")
    drawing = """
  a b c d e f g h
1 X X X X X X X X
2 X X X X X X X X
3 X X X X X X X X
4 X X X . O X X X
5 X X X O X X X X
6 X X X X X X X X
7 X X X X X X X X
8 X X X X X X X X
supply: 1 0
black to move""".lstrip("\n")
    assert solve(game.parse_diagram(drawing)).score == 64


def test_a_long_ending_is_given_up_when_its_time_is_over() -> None:
    with pytest.raises(OutOfTime, match="0.05 s"):
        score_of(find_game("othello").start(), seconds=0.05)
    with pytest.raises(OutOfTime):
        solve(find_game("reversi-1888").start(), seconds=0.05)


def test_enough_time_changes_nothing() -> None:
    start = find_game("othello-4x4").start()
    assert solve(start, seconds=60) == solve(start)


@pytest.mark.parametrize("name", ["othello", "reversi-1888"])
def test_a_full_memory_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = find_game(name).start()
    while len(position.empties()) > 8:
        position = position.play(position.legal_moves()[-1])
    expected = solve(position)
    for module in ("tracks", "endgame_search", "any_endgame"):
        monkeypatch.setattr(f"tutor.games.othello.engine.endgame.{module}._KEPT", 5)
    assert solve(position) == expected
