"""An opponent reacts to what the rules show, and the end of a game says what the learner did well."""

from __future__ import annotations

import re

import pytest
from babel.support import NullTranslations

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.othello import Othello
from tutor.games.table import find_game
from tutor.web.wording import Say, Wording
from tutor.web.wording.family_words import words_of

ENGLISH = Wording(NullTranslations(), "en")
WIDE = """
  a b c d e f g h
1 . O O O O O O X
2 . . . . . . . .
3 . . . O O . . .
4 . . . O X . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""


def plain(said: Say | None) -> str | None:
    return None if said is None else re.sub(r"<[^>]*>", "", ENGLISH.html(said))


def moment(before: str, theirs: Move, answer: Move) -> str | None:
    """What the computer says that answered a move of Black on a board."""
    position = find_game("othello").parse_diagram(before)
    after = position.play(theirs)
    said = words_of(position.game).say_of_move(ENGLISH, after, answer, (position, theirs))
    return plain(said)


def test_the_opponent_says_that_the_learner_took_a_corner() -> None:
    position = find_game("othello").parse_diagram(WIDE)
    answer = next(iter(position.play("a1").legal_moves()))
    assert moment(WIDE, "a1", answer) == "You took the corner a1. I can never flip that disc."


def test_the_opponent_says_that_it_must_pass() -> None:
    position = find_game("othello").start()
    said = words_of(position.game).say_of_move(ENGLISH, position, PASS, None)
    assert plain(said) == "I cannot play anywhere, so I pass. It is your turn again."


@pytest.mark.parametrize("name", ["othello", "misere", "annex", "othello-4x4"])
def test_what_is_said_in_whole_games_is_true(name: str) -> None:
    heard: set[str] = set()
    for choice in range(12):
        position, earlier = find_game(name).start(), None
        positions, moves = [position], []
        while position.to_move is not None:
            legal = [*position.legal_moves()] or [PASS]
            move = legal[(choice * 7 + len(moves)) % len(legal)]
            said = plain(words_of(position.game).say_of_move(ENGLISH, position, move, earlier)) or ""
            heard.add(re.sub(r"\w?\d+", "", said))
            after, mine = position.play(move), position.to_move
            if found := re.search(r"(My|Your) \w\d flipped (\d+)", said):
                board, played = (position, move) if found[1] == "My" else (earlier or (position, move))
                changed = len(board.pieces((board.to_move or Color.BLACK).other))
                changed -= len(board.play(played).pieces((board.to_move or Color.BLACK).other))
                assert changed == int(found[2]) >= 8
            if found := re.search(r"more discs: (you|I) (\d+), (?:you|I) (\d+)", said):
                ahead, behind = (mine.other, mine) if found[1] == "you" else (mine, mine.other)
                assert [len(after.pieces(ahead)), len(after.pieces(behind))] == [int(found[2]), int(found[3])]
                assert int(found[2]) > int(found[3])
            if said.startswith("I cannot"):
                assert position.must_pass()
            earlier, position = (position, move), after
            positions.append(after)
            moves.append(move)
        for you in Color:
            said = plain(words_of(position.game).praise(ENGLISH, positions, moves, you)) or ""
            if found := re.search(r"held (\d+) corner", said):
                assert int(found[1]) == sum(position.at(square) is you for square in find_corners(name))
            if found := re.search(r"your (\w\d) flipped (\d+)", said):
                number = moves.index(found[1])
                assert positions[number].to_move is you
            heard.add(re.sub(r"\w?\d+", "", said))
    assert heard - {""}


def find_corners(name: str) -> list[str]:
    game = find_game(name)
    assert isinstance(game, Othello)
    return [place.square for place in places(game.shape)]


GIFT = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . O . . . . .
4 . . . X X O . .
5 . . . . O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""


def after(diagram: str, *moves: Move, name: str = "othello") -> tuple[list[Position], list[Move]]:
    """The boards of a game that began with a diagram, and its moves."""
    positions = [find_game(name).parse_diagram(diagram)]
    for move in moves:
        positions.append(positions[-1].play(move))
    return positions, [*moves]


def praised(diagram: str, *moves: Move, name: str = "othello") -> str | None:
    positions, played = after(diagram, *moves, name=name)
    return plain(words_of(positions[0].game).praise(ENGLISH, positions, played, Color.BLACK))


def tried(diagram: str, *moves: Move, name: str = "othello") -> tuple[str | None, str] | None:
    positions, played = after(diagram, *moves, name=name)
    said = words_of(positions[0].game).to_try(ENGLISH, positions, played, Color.BLACK)
    return said and (plain(said[0]), said[1])


def test_a_corner_that_stood_there_from_the_start_was_not_held_by_playing() -> None:
    assert praised(WIDE, "a1") == "Well played: you held 1 corner to the end.", "h1 was given"
    assert praised(GIFT.replace("8 .", "8 X"), "g4") == (
        "Well played: after your g4 the computer had only 2 moves left."
    )


def test_who_lost_by_a_lot_is_not_told_to_have_played_well() -> None:
    crowd = re.sub(r"(?m)^([5-8]) .*$", r"\1 O O O O O O O O", WIDE)
    assert praised(crowd, "a1") is None
    assert praised(crowd, "a1", name="misere") is not None, "there the fewest discs win"


CORNERS = (
    "Try this next time: look whether you can take a corner, and keep the other side out of it.",
    "corners",
)
MOVES = (
    "Try this next time: before you play, count the moves that you leave to the other side.",
    "mobility",
)


def test_who_gave_a_corner_away_is_to_try_the_corners() -> None:
    assert tried(GIFT, "b2") == CORNERS
    assert tried(GIFT, "g4") == MOVES


def test_who_left_a_corner_untaken_is_to_try_the_corners() -> None:
    other = next(move for move in find_game("othello").parse_diagram(WIDE).legal_moves() if move != "a1")
    assert tried(WIDE, other) == CORNERS
    assert tried(WIDE, "a1") == MOVES


def test_a_corner_that_no_move_could_keep_is_nobodys_mistake() -> None:
    forced = re.sub(r"(?m)^([678]) .*$", r"\1 . . . . . O O O", GIFT.replace("X X O", "X . ."))
    assert [*find_game("othello").parse_diagram(forced).legal_moves()] == ["b2"]
    assert "a1" in find_game("othello").parse_diagram(forced).play("b2").legal_moves()
    assert tried(forced, "b2") == MOVES


def test_where_the_fewest_discs_win_there_is_nothing_to_try() -> None:
    assert tried(GIFT, "b2", name="misere") is None
