"""What holds in every game played at random, in every variant, beside a rule book written a second time."""

import json
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, UnknownSquare
from tutor.games.othello.rules.bitboards import Lines
from tutor.games.othello.rules.eight import STANDARD, StandardLines
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.othello.rules.games import GAMES
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.games.perft import perft
from tutor.games.table import find_game

STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
NAMES = [*GAMES, "othello-12x12"]
NO_OPENING = ["othello", "othello-4x4", "othello-6x6", "othello-10x10", "misere", "annex"]


def neighbour(square: str, step: tuple[int, int]) -> str:
    return chr(ord(square[0]) + step[0]) + str(int(square[1:]) + step[1])


def naive_flips(board: dict[str, str], square: str, own: str) -> list[str]:
    """The oracle: walk away from an empty square, eight times, over a dictionary of squares."""
    found: list[str] = []
    for step in STEPS:
        run, here = [], neighbour(square, step)
        while board.get(here) not in (None, ".", own):
            run.append(here)
            here = neighbour(here, step)
        if board.get(here) == own:
            found += run
    return found if board[square] == "." else []


def board_of(position: Position) -> dict[str, str]:
    marks = [mark for mark in position.cells() if mark != " "]
    return dict(zip(position.game.squares, marks, strict=True))


def mark(color: Color) -> str:
    return "X" if color is Color.BLACK else "O"


def walk(game: Game, choices: bytes) -> Iterator[Position]:
    """The positions of a game in which each choice picks one of the legal moves."""
    position = game.start()
    yield position
    for choice in choices:
        moves = position.legal_moves()
        if not moves:
            return
        position = position.play(moves[choice % len(moves)])
        yield position


@st.composite
def positions(draw: st.DrawFn, names: list[str] = NAMES) -> Position:
    """A position reached by random moves, at any depth of the game or at its end."""
    game = find_game(draw(st.sampled_from(names)))
    depth = draw(st.integers(0, len(game.squares) + 8))
    choices = draw(st.binary(min_size=depth, max_size=depth))
    return list(walk(game, choices))[-1]


@st.composite
def drawings(draw: st.DrawFn, names: list[str] = NO_OPENING) -> Position:
    """Any set of discs, whether or not play could reach it."""
    game = find_game(draw(st.sampled_from(names)))
    weights = draw(st.sampled_from([".XO", "....XO", ".XXXXO", ".XO" + "O" * 6]))
    cells = "".join(mark if mark == " " else draw(st.sampled_from(weights)) for mark in game.start().cells())
    side = draw(st.sampled_from(Color))
    header = " " * 3 + " ".join(game.columns)
    wide = len(game.columns)
    rows = [
        f"{row:>2} " + " ".join(cells[number * wide : (number + 1) * wide])
        for number, row in enumerate(game.rows)
    ]
    return game.parse_diagram("\n".join([header, *rows]), side)


@given(positions())
def test_every_legal_move_can_be_played_and_every_other_square_says_why_not(position: Position) -> None:
    legal = position.legal_moves()
    for move in [*position.game.squares, PASS]:
        if move in legal:
            position.play(move)
            continue
        with pytest.raises(IllegalMove) as caught:
            position.play(move)
        assert caught.value.reason in tuple(OthelloReason)
        assert caught.value.square == (None if move == PASS else move)
        assert repr(move) in str(caught.value)


@given(positions(), st.text(max_size=4))
def test_a_name_that_is_no_square_is_refused_everywhere(position: Position, name: str) -> None:
    if name in position.game.squares or name == PASS:
        return
    for ask in (position.at, position.flips, position.explain, position.play, position.lines_flipped):
        with pytest.raises(UnknownSquare) as caught:
            ask(name)
        assert repr(name) in str(caught.value)


@given(positions())
def test_a_pass_is_legal_exactly_when_only_the_other_side_can_move(position: Position) -> None:
    legal = position.legal_moves()
    if position.to_move is None:
        assert legal == [] and position.outcome() is not None
        return
    assert legal and position.outcome() is None
    if PASS in legal:
        assert legal == [PASS]
        after = position.play(PASS)
        assert after.cells() == position.cells()
        assert PASS not in after.legal_moves()
        assert after.to_move is position.to_move.other


@given(positions())
def test_the_discs_and_empty_squares_add_up(position: Position) -> None:
    squares = [*position.pieces(Color.BLACK), *position.pieces(Color.WHITE), *position.empties()]
    assert sorted(squares) == sorted(position.game.squares)
    for square in position.legal_moves():
        if square == PASS:
            continue
        assert position.to_move is not None
        flips, after = position.flips(square), position.play(square)
        gained = len(after.pieces(position.to_move)) - len(position.pieces(position.to_move))
        lost = len(position.pieces(position.to_move.other)) - len(after.pieces(position.to_move.other))
        assert (gained, lost) == (1 + len(flips), len(flips))
        assert {square, *flips} == {s for s in position.game.squares if after.at(s) != position.at(s)}


@given(st.one_of(positions(), drawings()))
def test_a_drawing_and_a_json_text_give_the_same_position_back(position: Position) -> None:
    game = position.game
    for again in (
        game.parse_diagram(game.diagram(position)),
        game.from_json(json.loads(json.dumps(position.to_json()))),
    ):
        assert again == position and hash(again) == hash(position)
        assert again.legal_moves() == position.legal_moves()


@given(st.one_of(positions(NO_OPENING), drawings()))
def test_moves_and_flips_are_those_of_a_rule_book_written_a_second_time(position: Position) -> None:
    board = board_of(position)
    can = {side: [s for s in board if naive_flips(board, s, mark(side))] for side in Color}
    if position.to_move is None:
        assert not any(can.values())
        return
    assert position.legal_moves() == (can[position.to_move] or [PASS])
    assert position.with_to_move(position.to_move.other).legal_moves() == (
        can[position.to_move.other] or [PASS]
    )
    for square in position.game.squares:
        flips = naive_flips(board, square, mark(position.to_move))
        assert list(position.flips(square)) == flips
        if flips:
            after = board | dict.fromkeys([square, *flips], mark(position.to_move))
            assert board_of(position.play(square)) == after


@given(st.one_of(positions(), drawings()))
def test_an_explanation_agrees_with_the_board_it_explains(position: Position) -> None:
    legal = position.legal_moves()
    for square in position.game.squares:
        told = position.explain(square)
        assert told.legal == (square in legal)
        assert told.taken == (position.at(square) is not None)
        for line in told.lines:
            ray = position.ray(square, line.direction)
            assert line.squares == ray[: len(line.squares)]
            assert line.run == line.squares[: len(line.run)]
            if told.taken:
                assert line.end is LineEnd.SQUARE_TAKEN and line.squares == ()
                continue
            assert position.to_move is not None
            assert all(position.at(disc) is position.to_move.other for disc in line.run)
            assert line.squares == line.run + ((line.stop,) if line.stop else ())
            assert (line.stop is None) == (line.end in (LineEnd.RUNS_OFF_BOARD, LineEnd.EDGE_NEXT_DOOR))
            if line.end in (LineEnd.FLIPS, LineEnd.OWN_NEXT_DOOR):
                assert line.stop and position.at(line.stop) is position.to_move
            if line.end in (LineEnd.RUNS_INTO_EMPTY, LineEnd.EMPTY_NEXT_DOOR):
                assert line.stop and position.at(line.stop) is None
        flipped = {line.direction: line.run for line in told.lines if line.end is LineEnd.FLIPS}
        assert position.lines_flipped(square) == (flipped if told.legal else {})
        assert [line.direction for line in told.lines] in ([], list(DIRECTIONS))


SYMMETRIES: dict[str, Callable[[int, int, int], tuple[int, int]]] = {
    "same": lambda r, c, last: (r, c),
    "turned once": lambda r, c, last: (c, last - r),
    "turned twice": lambda r, c, last: (last - r, last - c),
    "turned three times": lambda r, c, last: (last - c, r),
    "left for right": lambda r, c, last: (r, last - c),
    "top for bottom": lambda r, c, last: (last - r, c),
    "main diagonal": lambda r, c, last: (c, r),
    "other diagonal": lambda r, c, last: (last - c, last - r),
}


def moved(game: Game, square: str, symmetry: Callable[[int, int, int], tuple[int, int]]) -> str:
    row, column = symmetry(game.rows.index(square[1:]), game.columns.index(square[0]), len(game.rows) - 1)
    return game.columns[column] + game.rows[row]


def mirrored(position: Position, symmetry: Callable[[int, int, int], tuple[int, int]]) -> Position:
    game = position.game
    cells = [" "] * (len(game.rows) * len(game.columns))
    for square, own in board_of(position).items():
        image = moved(game, square, symmetry)
        cells[game.rows.index(image[1:]) * len(game.columns) + game.columns.index(image[0])] = own
    return game.from_json(position.to_json() | {"cells": "".join(cells)})


@given(st.one_of(positions(), drawings()), st.sampled_from(sorted(SYMMETRIES)), st.integers(0, 30))
def test_the_eight_symmetries_commute_with_playing(position: Position, name: str, choice: int) -> None:
    symmetry = SYMMETRIES[name]
    image = mirrored(position, symmetry)
    moves = position.legal_moves()
    images = [move if move == PASS else moved(position.game, move, symmetry) for move in moves]
    assert sorted(images) == sorted(image.legal_moves())
    if moves:
        place = choice % len(moves)
        assert mirrored(position.play(moves[place]), symmetry) == image.play(images[place])


@given(st.one_of(positions(["othello"]), drawings(["othello"])))
@settings(max_examples=300)
@pytest.mark.slow
def test_the_fast_path_agrees_with_the_general_path(position: Position) -> None:
    general, fast = Lines(STANDARD), StandardLines(STANDARD)
    black, white = (STANDARD.bits(position.pieces(color)) for color in Color)
    for own, opp in ((black, white), (white, black)):
        assert fast.legal(own, opp) == general.legal(own, opp)
        for square in position.empties():
            bit = STANDARD.bit(square)
            assert fast.flips(bit, own, opp) == general.flips(bit, own, opp)


def naive_count(board: dict[str, str], own: str, depth: int) -> int:
    opp = "O" if own == "X" else "X"
    if depth == 0:
        return 1
    moves = {square: naive_flips(board, square, own) for square in board}
    moves = {square: flips for square, flips in moves.items() if flips}
    if not moves:
        over = not any(naive_flips(board, square, opp) for square in board)
        return 1 if over else naive_count(board, opp, depth - 1)
    return sum(
        naive_count(board | dict.fromkeys([square, *flips], own), opp, depth - 1)
        for square, flips in moves.items()
    )


@pytest.mark.parametrize("name", NO_OPENING)
def test_the_second_rule_book_counts_the_same_lines_of_play(name: str) -> None:
    start = find_game(name).start()
    depths = range(9 if name == "othello-4x4" else 5)
    assert [naive_count(board_of(start), "X", depth) for depth in depths] == [perft(start, d) for d in depths]


@given(positions())
def test_a_move_tells_all_that_it_changes_and_nothing_else(position: Position) -> None:
    before = board_of(position)
    for move in position.legal_moves():
        changes = position.changes(move)
        assert {**before, **changes} == board_of(position.play(move))
        assert all(before[square] != piece for square, piece in changes.items())
        if move != PASS:
            assert list(changes) == [move, *position.flips(move)]


@given(positions())
def test_every_square_is_a_move_or_has_the_reason_with_which_it_is_refused(position: Position) -> None:
    legal = set(position.legal_moves())
    assert position.may_pass() == (PASS in legal)
    assert position.must_pass() == (legal == {PASS})
    assert set(position.state()) <= set(position.game.state_names)
    for square in position.game.squares:
        reason = position.why_illegal(square)
        assert (reason is None) == (square in legal)
        if reason:
            for refused in (position.play, position.changes):
                with pytest.raises(IllegalMove) as caught:
                    refused(square)
                assert caught.value.reason == reason
    if PASS not in legal:
        with pytest.raises(IllegalMove):
            position.changes(PASS)
