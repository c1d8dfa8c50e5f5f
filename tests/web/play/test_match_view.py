"""What a game tells of a move that is refused, and what a game page must find for each level and overlay."""

from pathlib import Path

import pytest
from babel.support import NullTranslations
from flask import Flask

import tutor.web
from tutor.games.base import PASS, Position
from tutor.games.errors import IllegalMove
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.reading import read_position
from tutor.games.table import find_game
from tutor.web.board.board_overlays import offered
from tutor.web.play.game_actions import Illegal
from tutor.web.play.match_view import explained
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

START = """
  a b c d
1 . . . .
2 . O X .
3 . X O .
4 . . . ."""

NO_MOVE = """
  a b c d
1 . O X X
2 . . . .
3 . . . .
4 . . . .
white to move"""

OVER = """
  a b c d
1 X X X X
2 X X X X
3 X X X X
4 X X X X"""

WITHOUT_DISCS = """
  a b c d e f g h
1 O X . . . . . .
2 X X X X X X X X
3 X X X X X X X X
4 X X X X X X X X
5 X X X X X X X X
6 X X X X X X X X
7 X X X X X X X X
8 O X . . . . . .
supply: 0 12
black to move"""

EMPTY = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
supply: 32 32
black to move"""

REFUSED = {
    "square-taken": ("", START, "b2", "disc"),
    "flips-nothing": ("", START, "a1", "nothing would flip"),
    "must-pass": ("", NO_MOVE, "a2", "White has no move and must pass."),
    "may-not-pass": ("", START, PASS, "pass"),
    "game-over": ("", OVER, "a1", "over"),
    "no-disc": ("reversi-1888", WITHOUT_DISCS, "c1", "Black has no disc left to place and must pass."),
    "not-central": ("reversi-1888", EMPTY, "a1", "The first four discs go on the four squares"),
}


def refused(game: str, drawing: str, move: str) -> tuple[Position, IllegalMove]:
    position = read_position(drawing, find_game(game) if game else None, None)
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return position, caught.value


@pytest.mark.parametrize("reason", REFUSED)
def test_a_move_that_is_refused_is_told_by_the_reason_of_the_rules(app: Flask, reason: str) -> None:
    game, drawing, move, said = REFUSED[reason]
    position, error = refused(game, drawing, move)
    assert error.reason == reason
    with app.test_request_context("/en/play/"):
        view = explained(Illegal(error.reason, error.square), position, Wording(NullTranslations(), "en"))
    assert said in str(view["title"]) + str(view["detail"])


def test_no_reason_of_the_rules_is_without_a_test_of_what_is_told() -> None:
    assert set(OthelloReason) - REFUSED.keys() <= {"not-touching"}


def test_every_level_has_its_picture() -> None:
    folder = Path(tutor.web.__path__[0]) / "templates" / "pictures"
    assert [level for level in LEVELS if not (folder / f"foe-{level:02}.svg").is_file()] == []


def test_every_overlay_is_offered_on_boards_and_known_by_what_it_gives_away() -> None:
    othello = find_game("othello")
    assert set(words_of(othello).overlays) == set(offered(othello))
    puzzles = puzzles_of(othello)
    given_away = set().union(*(kind.given_away_by for kind in puzzles.kinds))
    assert given_away - {"show_legal"} == set(puzzles.overlays) == set(offered(othello)) - {"legal"}
