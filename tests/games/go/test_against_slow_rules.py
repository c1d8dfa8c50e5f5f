"""Legal moves, captures and ko, compared with a second reading of the rules from the drawing alone."""

from itertools import islice, product
from random import Random

import pytest

from tests.games.go import slow_rules as slow
from tests.games.go.comparing import MARK, chance_games, compare
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.ruleset import RULES, Ko, Rules

POSITIONS = 158
"""Of each size; 19 sizes are 3,002 positions."""


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 20))
def test_moves_captures_and_ko_are_those_of_the_slow_reading(size: int) -> None:
    chance = Random(f"points of {size}")
    games = chance_games(f"compare {size}", Go(size), 3 * size * size)
    for position, before in islice(games, POSITIONS):
        compare(position, before, chance)


@pytest.mark.parametrize(("size", "legal"), [(1, 1), (2, 57), (3, 12675)])
def test_as_many_boards_are_possible_as_tromp_counted(size: int, legal: int) -> None:
    """J. Tromp and G. Farnebäck, Combinatorics of Go."""
    grid = Grid.of(size)
    found = 0
    for marks in product((0, 1, 2), repeat=size * size):
        black = sum(bit for bit, mark in zip(grid.bits, marks, strict=True) if mark == 1)
        white = sum(bit for bit, mark in zip(grid.bits, marks, strict=True) if mark == 2)
        found += not grid.without_liberties(black, white) | grid.without_liberties(white, black)
    assert found == legal


SETS = {
    "positional": Rules("p", "test", ko=Ko.POSITIONAL),
    "situational": Rules("s", "test", ko=Ko.SITUATIONAL),
    "tromp-taylor": RULES["tromp-taylor"],
    "none": Rules("n", "test", ko=Ko.NONE, self_capture=True),
}


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_board_comes_back_by_rules_that_forbid_it(name: str, size: int) -> None:
    rules = SETS[name]
    chance = Random(f"{name} {size}")
    reasons: set[str] = set()
    for _ in range(25):
        position = Go(size).start_with(rules, komi=0)
        boards: list[tuple[slow.Board, str]] = []
        for _ in range(40):
            if position.to_move is None:
                break
            board, side = slow.read(str(position)), MARK[position.to_move]
            last = boards[-1][0] if boards and rules.ko is not Ko.NONE else None
            boards.append((board, side))
            for point in board:
                reason = slow.why_not(
                    board,
                    point,
                    side,
                    last,
                    boards,
                    positional=rules.ko is Ko.POSITIONAL,
                    situational=rules.ko is Ko.SITUATIONAL,
                    self_capture=rules.self_capture,
                )
                assert position.why_illegal(point) == reason, (str(position), point)
                reasons.add(reason or "")
            position = position.play(chance.choice(position.legal_moves()))
    if name in ("positional", "tromp-taylor"):
        assert "superko" in reasons
    elif rules.ko is Ko.NONE:
        assert reasons == {"", "taken"}
    assert ("no-liberties" in reasons) != rules.self_capture
