"""Opponents: who they are, one true sentence about a move that changed much, and silence that is kept."""

from __future__ import annotations

import re

import pytest
from babel.support import NullTranslations
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, look
from tutor.games.families import FAMILIES, levels_of
from tutor.games.table import find_game
from tutor.web.site.languages import LANGUAGES
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

ENGLISH = Wording(NullTranslations(), "en")


def begin(client: FlaskClient, level: int = 4, game: str = "othello", **more: str) -> str:
    data = {"game": game, "level": str(level), **more}
    return str(client.post("/en/play/", data=data, headers=OURS).location)


@pytest.mark.parametrize("family", ["othello", "go"])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_where_a_game_is_chosen_each_level_says_who_it_is(
    stranger: FlaskClient, tag: str, family: str
) -> None:
    page = stranger.get(f"/{tag}/play/" + ("" if family == "othello" else family)).text
    levels = levels_of(next(iter(FAMILIES[family].games.values())))
    assert [int(n) for n in re.findall(r'<span class="bubble" id="says-(\d+)">', page)] == list(levels)
    assert "%(" not in page


def test_a_level_is_called_by_its_number_and_its_habit(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/").text
    assert 'aria-label="Level 4, careful" aria-describedby="says-4"' in page
    assert "I do not like to go beside an empty corner." in page


def test_an_opponent_introduces_itself_until_the_learner_has_moved(stranger: FlaskClient) -> None:
    url = begin(stranger)
    assert "I do not like to go beside an empty corner." in stranger.get(url).text
    act(stranger, url, do="move", number=0, square="d3")
    assert "I do not like to go beside an empty corner." not in stranger.get(url).text


def test_who_shuns_corners_where_the_fewest_discs_win_does_not_say_that_it_loves_them() -> None:
    said = words_of(find_game("misere"))
    assert [level for level in range(1, 11) if said.introduced(find_game("misere"), level)] == [
        5,
        6,
        7,
        9,
        10,
    ]


def test_silence_is_kept_in_every_game_until_it_ends(stranger: FlaskClient) -> None:
    url = begin(stranger)
    for silent in (True, False):
        answer = stranger.post(f"{url}/silence", headers=OURS)
        assert answer.status_code == 303 and answer.location.endswith(url)
        for one in (url, begin(stranger, level=3)):
            assert (look(stranger, one)["speech"] is None) == silent
        assert f'aria-pressed="{str(silent).lower()}">Silent opponent' in stranger.get(url).text


def test_two_people_at_one_device_hear_nobody(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    assert look(stranger, url)["speech"] is None
    assert "Silent opponent" not in stranger.get(url).text


def said_of(game: str, board: str, move: str) -> str | None:
    position = find_game(game).parse_diagram(board)
    sentence = words_of(position.game).say_of_move(ENGLISH, position, move)
    return None if sentence is None else re.sub(r"<[^>]*>", "", ENGLISH.html(sentence))


WIDE = """
  a b c d e f g h
1 . X X X X X O .
2 . . . . . . . .
3 . . . O O O . .
4 . . . O X O . .
5 . . . O O O . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""


def test_a_corner_is_told() -> None:
    board = WIDE.replace("1 . X", "1 . O")
    assert said_of("othello", board, "a1") == "I took the corner a1. My disc there can never flip."


def test_a_move_that_changed_little_is_not_spoken_of() -> None:
    start = find_game("othello").start()
    assert words_of(start.game).say_of_move(ENGLISH, start, "d3") is None


def test_what_an_opponent_says_of_its_moves_is_what_the_rules_count() -> None:
    position, heard = find_game("othello").start(), 0
    for move in (
        "f5",
        "d6",
        "c3",
        "d3",
        "c4",
        "f4",
        "f6",
        "f3",
        "e6",
        "e7",
        "d7",
        "c7",
        "d8",
        "b8",
        "c5",
        "b6",
    ):
        if move not in position.legal_moves():
            break
        for other in position.legal_moves():
            sentence = words_of(position.game).say_of_move(ENGLISH, position, other)
            if sentence is None:
                continue
            told = re.sub(r"<[^>]*>", "", ENGLISH.html(sentence))
            heard += 1
            for n in map(int, re.findall(r"(?:have|have only) (\d+) moves", told)):
                assert len(position.play(other).legal_moves()) == n
            for square, left in re.findall(r"; (\w\d) would have left you only (\d+)", told):
                assert len(position.play(square).legal_moves()) == int(left)
        position = position.play(move)
    assert heard


TAKING = """
  a b c d e
5 . . . . .
4 . X X . .
3 X O O . .
2 . X X . .
1 . . . . .
"""


def test_stones_that_were_captured_at_once_are_counted() -> None:
    assert said_of("go-5x5", TAKING, "d3") == "I played d3 and captured 2 stones at once."
    assert said_of("go-5x5", TAKING, "e1") is None
