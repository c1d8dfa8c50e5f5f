"""An opponent reacts to what the rules show, and the end of a game says what the learner did well."""

from __future__ import annotations

import re

import pytest
from babel.support import NullTranslations

from tutor.games.base import PASS, Move
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


def test_a_lost_game_ends_with_one_thing_to_try() -> None:
    game = find_game("othello")
    lost = game.parse_diagram(WIDE)
    assert "corner" in (plain(words_of(game).to_try(ENGLISH, lost, Color.WHITE)) or "")
    assert "count the moves" in (plain(words_of(game).to_try(ENGLISH, lost, Color.BLACK)) or "")
    misere = find_game("misere")
    assert words_of(misere).to_try(ENGLISH, misere.start(), Color.BLACK) is None
