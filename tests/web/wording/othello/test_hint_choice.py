"""Which reasons a hint gives: those that are known, and those by which moves differ."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.playing import act, begin
from tests.web.wording.othello.test_advice import Boards, english, hint, met, said_of_rings, untrue
from tutor.games.base import Position
from tutor.games.table import find_game
from tutor.web.board.board_link import read_position
from tutor.web.play import opponent
from tutor.web.wording.othello import othello_words
from tutor.web.wording.othello.advice import EVERYTHING, SEEN_FROM_THE_FIRST, advise, hint_kind

LEARNED_LATER = re.compile(
    "beside (an )?empty squares?|stable|flips? (the )?few|fewest discs|most moves|more moves for"
)


def test_who_knows_the_rules_only_is_told_of_corners_and_of_moves_left() -> None:
    kinds = set()
    for seed in range(6):
        for position in met("othello", seed, 0.4):
            advice, first, second = hint(position, criteria=SEEN_FROM_THE_FIRST)
            assert not LEARNED_LATER.search(first + second), f"{position}\n{first} {second}"
            assert advice.move in second
            assert untrue(second, Boards(position)) == [], f"{position}\n{second}"
            assert hint(position, advice.name, SEEN_FROM_THE_FIRST)[0] == advice
            kinds.add(advice.kind)
    assert {"takes-corner", "worth"} < kinds
    assert any(LEARNED_LATER.search(hint(one)[2]) for one in met("othello", 0, 0.4))


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_a_hint_on_the_first_levels_and_in_a_first_game_speaks_of_what_is_known(
    app: Flask, stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    asked = []
    monkeypatch.setattr(othello_words, "advise", lambda *given: asked.append(given[-1]) or advise(*given))
    resigned = begin(stranger, opponent="person")
    act(stranger, resigned, do="hint", number=0)
    act(stranger, resigned, do="resign", number=0)
    act(stranger, begin(stranger, level=level), do="hint", number=0)
    assert asked == [SEEN_FROM_THE_FIRST, EVERYTHING if level == "3" else SEEN_FROM_THE_FIRST]


def at(game: str, code: str) -> Position:
    position = read_position(game, code)
    assert position is not None
    return position


def test_a_move_that_leaves_many_moves_is_not_advised_for_leaving_few() -> None:
    position = at("othello", "----O------OO-----OOOO----OOOX---OOOXX-O-XXXXXXX--XOOO---XX-O---.o")
    boards = Boards(position)
    assert boards.fewest_replies("h7") == max(boards.fewest_replies(move) for move in boards.moves)
    assert hint_kind(position, "h7") != "fewest-replies"


def test_where_no_move_differs_from_another_that_is_said() -> None:
    advice, first, second = hint(find_game("othello").start())
    assert advice.kind == "alike"
    assert said_of_rings(first) == (
        "Start beside a white disc. Follow the line until you meet a black disc.",
        "one",
    )
    assert second == f"Black can play {advice.move}. Here no move looks better than another."


def test_flipping_one_disc_is_no_reason_where_every_move_flips_one() -> None:
    for move in ("d3", "c4", "f5", "e6"):
        position = find_game("othello").start().play(move)
        for answer in position.legal_moves():
            boards = Boards(position)
            assert {boards.fewest_flips(other) for other in boards.moves} == {1}
            assert hint_kind(position, answer) != "flips-fewest"


@pytest.mark.parametrize("name", ["othello", "misere", "reversi-1888"])
def test_the_name_of_a_hint_brings_the_same_hint_again(name: str) -> None:
    for position in met(name, 7, 0.1):
        wording = english()
        asked = advise(wording, position)
        assert advise(wording, position, asked.name) == asked


def test_no_figure_is_said_that_the_whole_look_ahead_has_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    position, asked = next(
        (one, found[0])
        for seed in range(9)
        for one in met("othello", seed, 0.4)
        if (found := hint(one))[0].kind == "worth" and re.search(r"about \d+ disc", found[2])
    )
    monkeypatch.setattr(opponent.TURNS, "seconds", lambda: 0.0)
    assert hint(position, asked.name)[2] == f"The computer has looked ahead: {asked.move} is a good move."


@pytest.mark.parametrize("name", ["", "2", "a1", "a1 count", "e6 fewest-replies", "d3 count", "pass only"])
def test_a_name_that_no_hint_of_the_board_has_brings_a_new_hint(name: str) -> None:
    advice = advise(english(), find_game("othello").start(), name)
    assert (advice.move in ("d3", "c4", "f5", "e6"), advice.kind) == (True, "alike")
