"""The first level is for beginners: who knows what the lessons teach wins often enough against it."""

from random import Random

from tests.games.go.engine import pupil
from tutor.games.color import Color
from tutor.games.go.engine.choose import choose_move
from tutor.games.go.engine.outlook import likely_dead
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition

LONGEST = 150


def won_by_the_pupil(name: str, games: int, careful: bool) -> float:
    """What part of the games a pupil wins against level 1, beginning every second one."""
    pick = pupil.after_lesson_8 if careful else pupil.after_lesson_5
    won = 0
    for number in range(games):
        mine = Color.BLACK if number % 2 else Color.WHITE
        position: GoPosition = GAMES[name].start()
        chance = Random(f"pupil {number}")
        for turn in range(LONGEST):
            if position.to_move is None:
                break
            theirs = choose_move(position, 1, seed=1000 * number + turn).move
            position = position.play(pick(position, chance) if position.to_move is mine else theirs)
        if not position.game.first_capture:
            position = position.with_dead(likely_dead(position))
        black, white = position.score()
        won += (black > white) == (mine is Color.BLACK) and black != white
    return won / games


def test_after_the_lesson_on_atari_a_pupil_wins_the_capture_game() -> None:
    assert won_by_the_pupil("capture-go-5x5", 40, careful=False) >= 0.7


def test_after_eight_lessons_a_pupil_wins_at_least_a_game_in_three() -> None:
    assert won_by_the_pupil("go-7x7", 12, careful=True) >= 1 / 3
