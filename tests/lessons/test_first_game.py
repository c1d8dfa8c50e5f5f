"""The lesson that follows the first game: its boards are those of the record, move by move."""

from pathlib import Path

from tutor.games.base import PASS
from tutor.games.go.records.sgf import read_sgf
from tutor.games.go.rules.position import as_go
from tutor.games.table import find_game
from tutor.lessons import load_courses

TESTS = Path(__file__).parents[1]
RECORD = read_sgf((TESTS / "games/go/records/first_game.sgf").read_bytes())
BOARDS = [position.cells() for position in RECORD.positions()]
MOVES = RECORD.moves()
(LESSON,) = (one for one in load_courses(TESTS.parent / "lessons")["go"].lessons if one.slug == "first-game")
GAME = find_game("go-9x9")


def test_every_board_is_one_of_the_game_and_the_moves_between_them_are_its_moves() -> None:
    played = 0
    for name, step in zip(LESSON.names, LESSON.steps, strict=True):
        here = as_go(step.position(GAME))
        if step.play and step.play[0] != MOVES[played] == PASS:  # the puzzle before it tells of the pass
            played += 1
        assert here.cells() == BOARDS[played], name
        assert list(step.play) == MOVES[played : played + len(step.play)], name
        if step.to_move:
            assert here.to_move is RECORD.positions()[played].to_move, name
        played += len(step.play)
    assert played == len(MOVES)


def test_the_count_names_the_dead_stones_and_the_komi_of_the_record() -> None:
    end, told = as_go(LESSON.steps[-1].position(GAME)), RECORD.positions()[-1]
    assert end.dead_squares() == RECORD.nodes[-1].marks["MA"]
    assert end.score() == told.with_dead(end.dead_squares()).score() == (48, 39.5)
