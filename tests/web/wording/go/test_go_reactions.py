"""An opponent reacts to what the rules of Go show, and the end of a game says what the learner did well."""

from __future__ import annotations

import re
from random import Random

import pytest
from babel.support import NullTranslations

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.table import find_game
from tutor.web.learn.course_library import library_of
from tutor.web.wording import Say, Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.go.games.go_praise import TRY, to_try
from tutor.web.wording.go.oversight_words import TAUGHT

ENGLISH = Wording(NullTranslations(), "en")
WORDS = words_of(find_game("go-5x5"))
OPEN = """
  a b c d e
5 . . . . .
4 . . O . .
3 . O X . .
2 . . O . .
1 . . . . .
black to move
"""
OPEN_7 = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . . . . .
4 . . . O . . .
3 . . O X . . .
2 . . . . . . .
1 . . . . . . .
white to move
"""
KO = """
  a b c d e
5 . . . . .
4 . X O . .
3 X . X O .
2 . X O . .
1 . . . . .
white to move
"""


def drawn(text: str) -> GoPosition:
    return as_go(GAMES["go-5x5"].parse_diagram(text))


def plain(said: Say | None) -> str | None:
    return None if said is None else re.sub(r"<[^>]*>", "", ENGLISH.html(said))


def moment(before: str, theirs: Move, answer: Move) -> str | None:
    """What the computer says that answered a move on a board."""
    position = drawn(before)
    return plain(WORDS.say_of_move(ENGLISH, position.play(theirs), answer, (position, theirs)))


def test_the_opponent_says_that_it_passes() -> None:
    assert plain(WORDS.say_of_move(ENGLISH, drawn(OPEN), PASS, None)) == (
        "I do not want to place another stone, so I pass."
    )


def test_the_opponent_says_atari_when_it_gives_it() -> None:
    assert moment(OPEN, "d3", "d4") is None
    assert moment(OPEN, "a5", "a1") is None
    said = plain(WORDS.say_of_move(ENGLISH, drawn(OPEN).play("d3").play("d4").play("a1"), "a5", None))
    assert said is None
    said = plain(WORDS.say_of_move(ENGLISH, drawn(OPEN).play("d3").play("d4").play("a1"), "d2", None))
    assert said == "After my d2, 2 of your stones have only one liberty left."


def test_the_word_atari_is_said_on_boards_that_come_after_its_lesson() -> None:
    wide = as_go(GAMES["go-7x7"].parse_diagram(OPEN_7))
    said = plain(WORDS.say_of_move(ENGLISH, wide, "d2", None))
    assert said == "Atari! After my d2, 1 of your stones has only one liberty left."


def test_the_opponent_says_how_it_got_out_of_atari() -> None:
    running = """
  a b c d e
5 . . . . .
4 . . . . .
3 . X O . .
2 . . X . .
1 . . . . .
black to move
"""
    said = moment(running, "c4", "d3")
    assert said == "Your c4 left my stones one liberty. After my d3 they have 3."


def test_captures_of_both_sides_are_told() -> None:
    taking = drawn(OPEN).play("a5")
    assert plain(WORDS.say_of_move(ENGLISH, taking, "d3", (drawn(OPEN), "a5"))) == (
        "I played d3 and captured 1 stone."
    )
    theirs = """
  a b c d e
5 . . . . .
4 . . X . .
3 . X O . .
2 . . X . .
1 . . . . .
black to move
"""
    assert moment(theirs, "d3", "a1") == "Your d3 captured 1 of my stones."


def test_a_ko_is_told_whoever_took() -> None:
    assert plain(WORDS.say_of_move(ENGLISH, drawn(KO), "b3", None)) == (
        "My b3 took a stone in a ko. You may take back only after a move somewhere else."
    )
    taken = drawn(KO).play("b3").play("e5").play("e1")
    assert plain(WORDS.say_of_move(ENGLISH, taken.play("c3"), "a1", (taken, "c3"))) == (
        "You took my stone in a ko. I may not take back at once."
    )


def test_in_games_by_chance_each_moment_is_told_and_all_is_true() -> None:
    chance, heard = Random(3), set[str]()
    for _ in range(60):
        position, earlier = as_go(GAMES["go-5x5"].start()), None
        for _ in range(60):
            if position.to_move is None:
                break
            move = chance.choice([one for one in position.legal_moves() if one != PASS] or [PASS])
            said = plain(WORDS.say_of_move(ENGLISH, position, move, earlier))
            if said:
                heard.add(re.sub(r"\b[a-e][1-5]\b|\d+", "#", said))
                after = position.play(move)
                if said.startswith("Atari!"):
                    theirs = after.pieces((position.to_move or Color.BLACK).other)
                    assert any(len(after.liberties(stone)) == 1 for stone in theirs)
                if "captured" in said and said.startswith("I "):
                    assert "." in position.changes(move).values()
            position, earlier = position.play(move), (position, move)
    assert len(heard) >= 8


def walked(*moves: Move, game: str = "go-5x5") -> tuple[list[GoPosition], list[Move]]:
    positions = [as_go(GAMES[game].start())]
    for move in moves:
        positions.append(positions[-1].play(move))
    return positions, list(moves)


def praised(*moves: Move, you: Color = Color.BLACK, game: str = "go-5x5") -> str | None:
    positions, played = walked(*moves, game=game)
    return plain(words_of(find_game(game)).praise(ENGLISH, positions, played, you))


def test_a_capture_is_praised() -> None:
    moves = "c4 c3 b3 e5 d3 e4 c2".split()
    assert praised(*moves) == "Well played: your c2 captured 1 stone."
    assert praised(*moves, game="capture-go-5x5") == "Well played: your c2 captured 1 stone."


def test_an_atari_to_two_stones_of_which_one_is_lost_is_praised_before_the_capture() -> None:
    moves = "b5 b4 d5 d4 a4 a1 e4 a2 c4 b3 d3".split()
    assert praised(*moves) == "Well played: after your c4 your opponent could not save everything."


def test_a_chain_that_was_saved_and_lives_is_praised() -> None:
    moves = "c3 c4 e1 b3 e2 c2 d3 a5".split()
    said = praised(*moves)
    assert said == "Well played: with d3 you saved 1 stone that had only one liberty left."


def test_land_is_praised_only_where_the_game_was_counted() -> None:
    moves = "c3 a1 c4 a2 c5 a3 c2 a4 c1 a5".split()
    assert praised(*moves) is None
    assert praised(*moves, PASS, PASS) == "Well played: you surrounded 10 empty points."


def test_what_to_try_is_what_was_overlooked() -> None:
    positions, moves = walked(*"b2 a2 a1 e5 e1 a3".split())
    (said, lesson), *_ = to_try(ENGLISH, positions, moves, Color.BLACK)
    assert lesson == "capture" and "look whether you can capture something" in str(plain(said))
    positions, moves = walked("c3", "c4", PASS, PASS)
    (said, lesson), *_ = to_try(ENGLISH, positions, moves, Color.WHITE)
    assert "Try this next time" in str(plain(said))


def test_who_won_and_overlooked_nothing_has_nothing_to_try() -> None:
    positions, moves = walked(*"c4 c3 b3 e5 d3 e4 c2".split(), game="capture-go-5x5")
    assert list(to_try(ENGLISH, positions, moves, Color.BLACK)) == []
    tried = list(to_try(ENGLISH, positions, moves, Color.WHITE))
    assert [lesson for _, lesson in tried][-1] == "liberties"
    assert [lesson for _, lesson in tried][:2] == ["out-of-atari", "capture"]


def test_every_lesson_that_is_named_is_one_of_the_course(app: object) -> None:
    course = library_of(app).courses["go"]  # type: ignore[arg-type]
    assert {course.lesson(slug) is not None for slug in (*TAUGHT.values(), "liberties")} == {True}
    assert TRY.keys() == TAUGHT.keys()


@pytest.mark.parametrize("level", range(1, 7))
def test_each_of_the_six_speaks(level: int) -> None:
    assert WORDS.introduced(find_game("go-7x7"), level) is not None
