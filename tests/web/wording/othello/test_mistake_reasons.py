"""What is said of a mistake of a game, each number counted again square by square."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest
from babel.support import NullTranslations
from flask import Flask
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games.othello import brute_force as brute
from tests.support.boards import G7_GIVES_A_CORNER
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import stable_discs
from tutor.games.othello.kinds.measures.differences import Criterion, differences
from tutor.games.table import find_game
from tutor.web.game_review.mistake_step import lesson_of
from tutor.web.game_review.scoring import Mistake
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello.mistake_reasons import (
    TAUGHT,
    better_than,
    cost_of,
    faults,
    kind_of,
    reasons,
)
from tutor.web.wording.othello.mistake_sentences import FAULTS, MANY_DISCS
from tutor.web.wording.othello.mistake_view import OthelloMistakes

MANY = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)
SQUARE = "([a-h][1-8])"
SIDE = "(Black|White|black|white)"
COLORS = {"black": Color.BLACK, "white": Color.WHITE}


@st.composite
def mistakes(draw: st.DrawFn) -> Mistake:
    """A mistake of a small game, whatever its moves are worth; of some the values are exact."""
    game = find_game(draw(st.sampled_from(("othello-4x4", "othello-6x6"))))
    position = game.start()
    for choice in draw(st.binary(min_size=1, max_size=len(game.squares) - 6)):
        if found := position.legal_moves():
            position = position.play(found[choice % len(found)])
    moves = [move for move in position.legal_moves() if move != PASS]
    assume(len(moves) > 1)
    values = {move: float(draw(st.integers(-20, 20))) for move in moves}
    top = max(values.values())
    weaker = [move for move in moves if values[move] < top]
    assume(weaker)
    played = draw(st.sampled_from(weaker))
    best = tuple(move for move in moves if values[move] == top)
    return Mistake(9, position, played, best, values, draw(st.booleans()), top - values[played])


def english() -> Wording:
    return Wording(NullTranslations(), "en")


def plain(said: Say, wording: Wording) -> str:
    return re.sub("<[^>]*>", "", wording.html(said))


class Boards(brute.AfterMoves):
    """The boards after the moves of a position, counted by brute force."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.position)
        self.mistake = mistake

    def own_moves(self, move: str) -> int:
        return len(brute.moves(self.after(move), self.side))

    def frontier(self, move: str) -> int:
        return len(brute.frontier(self.after(move), self.side))

    def stable(self, move: str) -> int:
        return len(stable_discs(self.position.play(move), self.color))

    def flips(self, move: str) -> int:
        return len(brute.flips(self.before, self.side, self.place(move)))

    def corners(self) -> set[str]:
        last = len(self.before)
        return {f"{column}{row}" for column in ("a", "abcdefgh"[last - 1]) for row in (1, last)}

    def is_mine(self, side: str) -> bool:
        return COLORS[side.lower()] is self.color

    def is_theirs(self, side: str) -> bool:
        return not self.is_mine(side)

    def touches(self, move: str, corner: str) -> bool:
        (row, column), (y, x) = self.place(move), self.place(corner)
        return brute.at(self.before, (y, x)) == "." and max(abs(row - y), abs(column - x)) == 1

    def ends(self, move: str, side: str, n: str) -> bool:
        value = self.mistake.values[move]
        return (value > 0) == self.is_mine(side) and abs(value) == int(n)


def keeps_more(boards: Boards, count: Callable[[str], int]) -> bool:
    return any(count(good) > count(boards.mistake.played) for good in boards.mistake.answers)


TRUE: dict[str, Callable[..., bool]] = {
    f"{SQUARE} leaves {SIDE} (\\d+) moves?\\. {SQUARE} leaves (\\d+)\\.": lambda b, move, side, n, other, m: (
        b.is_theirs(side) and len(b.replies(move)) == int(n) and len(b.replies(other)) == int(m)
    ),
    f"{SQUARE} leaves {SIDE} (\\d+) moves?\\.": lambda b, move, side, n: (
        b.is_theirs(side) and len(b.replies(move)) == int(n)
    ),
    f"{SQUARE} leaves {SIDE} no move at all\\. {SIDE} must pass\\.": lambda b, move, side, again: (
        side == again and b.is_theirs(side) and not b.replies(move) and b.own_moves(move) > 0
    ),
    f"After {SQUARE}, neither side can move\\. The game is over\\.": lambda b, move: (
        not b.replies(move) and not b.own_moves(move)
    ),
    f"After {SQUARE}, {SIDE} has (\\d+) moves?, after {SQUARE} (\\d+)\\.": (
        lambda b, move, side, n, other, m: (
            b.is_mine(side) and b.own_moves(move) == int(n) and b.own_moves(other) == int(m)
        )
    ),
    f"After another square, {SIDE} has more moves\\.": lambda b, side: (
        b.is_mine(side) and keeps_more(b, b.own_moves)
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) beside an empty square, after {SQUARE} (\\d+)\\.": (
        lambda b, move, n, side, other, m: (
            b.is_mine(side) and b.frontier(move) == int(n) and b.frontier(other) == int(m)
        )
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) beside (?:an )?empty squares?\\. "
    f"That can give {SIDE} moves\\.": lambda b, move, n, side, other: (
        b.is_mine(side) and not b.is_mine(other) and b.frontier(move) == int(n)
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) stable, after {SQUARE} (\\d+)\\.": (
        lambda b, move, n, side, other, m: (
            b.is_mine(side) and b.stable(move) == int(n) and b.stable(other) == int(m)
        )
    ),
    f"Another square makes more {SIDE} discs stable\\.": lambda b, side: (
        b.is_mine(side) and keeps_more(b, b.stable)
    ),
    f"{SQUARE} flips (\\d+) discs?\\. {SQUARE} flips (\\d+)\\.": lambda b, move, n, other, m: (
        b.flips(move) == int(n) and b.flips(other) == int(m)
    ),
    f"{SQUARE} flips (\\d+) discs?\\.": lambda b, move, n: b.flips(move) == int(n),
    f"{SQUARE} takes a corner\\. A disc there can never be flipped\\.": lambda b, move: move in b.corners(),
    f"A corner can be taken\\. {SQUARE} does not take it\\.": lambda b, move: (
        move not in b.corners() and bool(b.corners() & set(b.position.legal_moves()))
    ),
    f"After {SQUARE}, {SIDE} cannot take a corner\\.": lambda b, move, side: (
        b.is_theirs(side) and not b.corners() & b.replies(move)
    ),
    f"After {SQUARE}, {SIDE} can take the corner {SQUARE}\\.": lambda b, move, side, corner: (
        b.is_theirs(side) and corner in b.corners() & b.replies(move)
    ),
    f"{SQUARE} is beside the empty corner {SQUARE}\\.": lambda b, move, corner: (
        corner in b.corners() and b.touches(move, corner)
    ),
    f"After {SQUARE}, {SIDE} wins by (\\d+) discs?\\.": lambda b, move, side, n: b.ends(move, side, n),
    f"After {SQUARE}, the game ends in a draw\\.": lambda b, move: b.mistake.values[move] == 0,
    f"{SQUARE} is about (\\d+) discs? better than {SQUARE}\\.": lambda b, better, n, worse: (
        round(b.mistake.values[better] - b.mistake.values[worse]) == int(n) < MANY_DISCS
    ),
    f"{SQUARE} is much better than {SQUARE}\\.": lambda b, better, worse: (
        round(b.mistake.values[better] - b.mistake.values[worse]) >= MANY_DISCS
    ),
}
"""Each sentence that may be said, and when it is true; the longer ones first."""


def untrue(text: str, mistake: Mistake) -> list[str]:
    """The sentences that the board denies, and whatever is not known here."""
    boards, found = Boards(mistake), []
    for sentence, holds in TRUE.items():
        for match in re.finditer(sentence, text):
            if not holds(boards, *match.groups()):
                found.append(match[0])
        text = re.sub(sentence, "", text)
    return [*found, text.strip()] if text.strip() else found


@MANY
@given(mistakes())
def test_whatever_is_said_against_a_move_is_true_of_the_board(mistake: Mistake) -> None:
    wording = english()
    said = " ".join(plain(one, wording) for one in faults(mistake, mistake.played, wording))
    assert untrue(said, mistake) == []
    seen = differences(mistake.position, mistake.played, better_than(mistake, mistake.played))
    if any(one.corner not in mistake.answers for one in seen):
        assert not set(re.findall(SQUARE, said)) & set(mistake.answers), "a better square is left to be found"


@MANY
@given(mistakes())
def test_whatever_is_said_for_a_better_move_is_true_of_the_board(mistake: Mistake) -> None:
    for better in mistake.answers:
        wording = english()
        said = " ".join(plain(one, wording) for one in reasons(mistake, mistake.played, better, wording))
        assert said
        assert untrue(said, mistake) == []


@MANY
@given(mistakes())
def test_the_engines_figure_stands_alone_only_where_nothing_differs(mistake: Mistake) -> None:
    seen = any(differences(mistake.position, mistake.played, good) for good in mistake.answers)
    assert (kind_of(mistake) == "worth") == (not seen and not mistake.exact)
    wording = english()
    assert bool(faults(mistake, mistake.played, wording)) == (seen or mistake.exact)


@MANY
@given(mistakes())
def test_every_square_of_the_puzzle_is_answered(mistake: Mistake) -> None:
    wording = english()
    puzzle = OthelloMistakes().puzzle(wording, mistake)
    assert set(puzzle["feedback"]) == {*mistake.position.game.squares, "*"}
    for square in mistake.values:
        told = puzzle["feedback"][square]
        assert (told["verdict"] == "right") == (square in mistake.answers)
        assert told["detail"] is not None or told["title"] == cost_of(mistake, square, wording)
    assert plain(puzzle["solution"]["say"], wording).startswith("The right square")


@MANY
@given(mistakes())
def test_the_card_ends_with_what_the_move_cost(mistake: Mistake) -> None:
    card = re.sub("<[^>]*>", "", OthelloMistakes().why_weaker(english(), mistake))
    loss = round(mistake.loss)
    said = rf"about {loss} discs?" if loss < MANY_DISCS else "very many discs"
    assert re.search(rf"This move cost {said}\.$", card)


@MANY
@given(mistakes())
def test_who_begins_reads_of_corners_moves_and_the_end_only(mistake: Mistake) -> None:
    wording, begins = english(), replace(mistake, begins=True)
    card = re.sub("<[^>]*>", "", OthelloMistakes().why_weaker(wording, begins))
    assert re.search(r"Another square was (much )?better\.$", card)
    better = better_than(begins, begins.played)
    told = [plain(one, wording) for one in reasons(begins, begins.played, better, wording)]
    for said in (card, *told):
        assert not re.search(r"stable|beside (an )?empty square|flips|about", said), said


def a_mistake(diagram: str, played: str, better: str, *, exact: bool = False) -> Mistake:
    position = find_game("othello").parse_diagram(diagram, to_move=Color.BLACK)
    return Mistake(9, position, played, (better,), {played: -3.0, better: 4.0}, exact, 7.0)


def test_a_corner_given_away_is_what_the_card_says() -> None:
    wording = english()
    mistake = a_mistake(G7_GIVES_A_CORNER, "g7", "f4")
    assert kind_of(mistake) == "gives-no-corner"
    assert plain(faults(mistake, "g7", wording)[0], wording) == "After g7, White can take the corner h8."
    assert plain(reasons(mistake, "g7", "f4", wording)[0], wording) == "After f4, White cannot take a corner."


def test_what_was_counted_to_the_end_comes_after_corners_only() -> None:
    wording = english()
    given_away = a_mistake(G7_GIVES_A_CORNER, "g7", "f4", exact=True)
    said = [plain(one, wording) for one in faults(given_away, "g7", wording)]
    assert said[:2] == ["After g7, White can take the corner h8.", "After g7, White wins by 3 discs."]
    other = a_mistake(G7_GIVES_A_CORNER, "f4", "f3", exact=True)
    assert kind_of(other) == "count"
    assert plain(faults(other, "f4", wording)[0], wording) == "After f4, White wins by 3 discs."
    assert "After f3, Black wins by 4 discs." in plain(reasons(other, "f4", "f3", wording)[0], wording)


def test_a_move_is_compared_with_the_best_one_that_the_board_tells_apart() -> None:
    position = find_game("othello").start()
    same = Mistake(1, position, "d3", ("c4", "f5"), {"d3": 0.0, "c4": 3.0, "f5": 3.0}, False, 3.0)
    assert (better_than(same, "d3"), kind_of(same)) == ("c4", "worth")
    assert faults(same, "d3", english()) == []


@pytest.mark.parametrize("kind", TAUGHT)
def test_each_kind_of_reason_leads_to_the_lesson_that_teaches_it(
    app: Flask, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.web.wording.othello.mistake_view.kind_of", lambda _: kind)
    with app.test_request_context("/en/"):
        app.preprocess_request()
        lesson = lesson_of(a_mistake(G7_GIVES_A_CORNER, "g7", "f4"), english())
    assert lesson is not None
    assert lesson["url"].endswith(f"/{TAUGHT[kind]}/")  # type: ignore[index]


def test_every_difference_has_its_sentence() -> None:
    assert set(get_args(Criterion)) == {*FAULTS, "gives-no-corner"}
    assert set(TAUGHT) == {*get_args(Criterion), "count", "worth"}
