"""An opponent reacts to what the rules show, and the end of a game says what the learner did well."""

from __future__ import annotations

import re

import pytest
from babel.support import NullTranslations

from tests.support.boards import INSIDE_ROWS
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.engine.weighing import weigh_moves
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


def tried(diagram: str, *moves: Move, name: str = "othello") -> list[tuple[str | None, str]]:
    positions, played = after(diagram, *moves, name=name)
    said = words_of(positions[0].game).to_try(ENGLISH, positions, played, Color.BLACK)
    return [(plain(one), lesson) for one, lesson in said]


@pytest.mark.parametrize("name", ["othello", "misere", "othello-6x6", "reversi-1888"])
@pytest.mark.parametrize("choice", range(3))
def test_what_is_praised_was_good_and_what_is_to_be_tried_is_about_what_cost_most(
    name: str, choice: int
) -> None:
    positions, moves = [find_game(name).start()], list[Move]()
    while (at := positions[-1]).to_move is not None:
        legal = [*at.legal_moves()] or [PASS]
        moves.append(legal[(choice * 7 + len(moves)) % len(legal)])
        positions.append(at.play(moves[-1]))
    words = words_of(positions[0].game)
    for you in Color:
        lost = {
            move: max(values.values()) - values[move]
            for before, move in zip(positions, moves, strict=False)
            if before.to_move is you and (values := worth(before))
        }
        said = plain(words.praise(ENGLISH, positions, moves, you)) or ""
        if found := re.search(r"your (\w\d)|found (\w\d)", said):
            assert lost[found[1] or found[2]] <= 1
        for advice, _ in words.to_try(ENGLISH, positions, moves, you):
            named = re.search(r"cost you most was (\w\d)", plain(advice) or "")
            assert named and lost[named[1]] >= max(2, 0.5 * max(lost.values()))


def worth(position: Position) -> dict[Move, float]:
    """What the moves of a board are worth by the look of a review."""
    return weigh_moves(position, depth=4, seconds=600, solve_from=8).values


FEW_LEFT = """
  a b c d e f g h
1 . X . O . O . .
2 X X X X X O O .
3 . X . X . O . .
4 O X X O O O X .
5 . X . O O O X X
6 X . O O . O X .
7 . . . O O O X O
8 . . . . . . . X
"""
ENDING = """
  a b c d e f g h
1 X X X . O . X .
2 X X X X . O . .
3 X X X X X X O .
4 X O X O O X O O
5 X X X O O O O O
6 X X X X X X O O
7 X X O X X O O O
8 X X X X O . O O
"""
CROWD = """
  a b c d e f g h
1 . . . . O . . .
2 . . . . O . . .
3 . O . . O . X .
4 . . O O O X . .
5 . . O O O . . .
6 . . X O O X . .
7 . . . . O . . .
8 . . . X X X . .
"""
CAN_WAIT = """
  a b c d e f g h
1 . . . . . . . .
2 . . O X . X . .
3 . . . X . X . .
4 . . . X O X O .
5 . . X X X X O O
6 . X . . . X . O
7 . . . . . . O .
8 . . . . . O . .
"""


def test_few_moves_left_are_praised_only_where_the_move_was_good() -> None:
    assert praised(FEW_LEFT, "h6") == "Well played: after your h6 the computer had only 2 moves left."
    assert praised(GIFT, "g4") is None, "it leaves two moves as well, and is 5 discs worse than another"


def test_a_pass_of_the_computer_is_praised_as_the_work_of_a_good_move() -> None:
    assert praised(INSIDE_ROWS, "a3") == "Well played: after your a3 the computer had to pass."


def test_a_corner_is_praised_only_where_taking_it_was_good() -> None:
    assert praised(WIDE, "a1") == "Well played: you held 1 corner to the end."
    assert praised(CAN_WAIT, "h8") is None, "it can wait, and another move was urgent"
    assert praised(CAN_WAIT, "e3") == "Well played: you found e3, clearly the best move there."


def test_who_lost_by_a_lot_is_not_told_to_have_played_well() -> None:
    crowd = re.sub(r"(?m)^([5-8]) .*$", r"\1 O O O O O O O O", WIDE)
    assert praised(crowd, "a1") is None


CORNERS = "Try this next time: look whether you can take a corner, and keep the other side out of it."
MOVES = "Try this next time: before you play, count the moves that you leave to the other side."
ANSWER = "Try this next time: before you play, look for the best answer of the other side."
END = "Try this next time: near the end, play the last moves in your head, and count the discs."


def test_who_gave_a_corner_away_is_to_try_the_corners() -> None:
    cost = "The move that cost you most was b2. After b2, White can take the corner a1. "
    assert tried(GIFT, "b2")[0] == (cost + CORNERS, "corners")


def test_who_left_a_corner_untaken_is_to_try_the_corners() -> None:
    cost = "The move that cost you most was c2. A corner can be taken. c2 does not take it. "
    assert tried(WIDE, "c2")[0] == (cost + CORNERS, "corners")


def test_what_speaks_less_follows_for_those_who_have_not_had_the_first_lesson_yet() -> None:
    assert [lesson for _, lesson in tried(WIDE, "c2")] == ["corners", "look-ahead"]
    assert [lesson for _, lesson in tried(ENDING, "h2")] == ["counting-the-end", "corners", "look-ahead"]


def test_where_nothing_can_be_seen_against_a_move_the_best_answer_is_to_be_looked_for() -> None:
    assert tried(GIFT, "g4") == [(f"The move that cost you most was g4. {ANSWER}", "look-ahead")]


def test_who_left_many_moves_is_told_how_few_the_best_move_leaves() -> None:
    cost = "The move that cost you most was d2. d2 leaves White 11 moves, the best move only 8. "
    assert tried(CROWD, "d2")[0] == (cost + MOVES, "mobility")


def test_where_no_move_cost_much_there_is_nothing_to_try() -> None:
    assert tried(WIDE, "a1") == []
    assert tried(WIDE) == []


def test_near_the_end_it_is_said_how_the_game_would_have_ended() -> None:
    cost = "The move that cost you most was h2. After h2, White wins by 6 discs. "
    assert tried(ENDING, "h2")[0] == (cost + END, "counting-the-end")


def test_where_the_fewest_discs_win_there_is_nothing_to_try() -> None:
    assert tried(GIFT, "b2", name="misere") == []
