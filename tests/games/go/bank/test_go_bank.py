"""The stored puzzles of Go: enough on each level, true by slow rules, deeper reading and every image."""

from datetime import timedelta

import pytest

from tests.games.go import slow_rules
from tutor.games.go.bank.searched import READINGS, answers_of, status_of
from tutor.games.go.kinds.life.about_group import AboutGroup
from tutor.games.go.reading.life import status
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.practising import LEVELS
from tutor.lessons.model import Step
from tutor.puzzles.bank.puzzle_lines import read_step, write_step
from tutor.puzzles.bank.stored_puzzles import BANKS, level_puzzles, level_size
from tutor.puzzles.practice.difficulty import difficulty
from tutor.puzzles.practice.mixed import mix_after
from tutor.puzzles.practice.rounds import ROUND, make_daily, make_round, puzzles_of
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.puzzles.twin import IMAGES, make_twin, move_square

BANK = BANKS["go-5x5"]
GAME = BANK.game
SPARED = 16
"""One puzzle in so many is looked at: all are, when the bank is made."""


def steps(topic: str) -> list[Step]:
    return [step for level in LEVELS for step in level_puzzles(topic, level)[::SPARED]]


@pytest.mark.parametrize("drill", BANK.practice.drills)
def test_a_drill_has_eight_rounds_on_each_level_at_least(drill: str) -> None:
    assert all(puzzles_of(drill, level) >= 8 * ROUND - 2 for level in LEVELS)


@pytest.mark.parametrize("topic", BANK.topics)
def test_a_puzzle_is_what_its_line_says_and_stands_on_its_level(topic: str) -> None:
    for level in LEVELS:
        for step in level_puzzles(topic, level)[::SPARED]:
            assert difficulty(step, set_puzzle(GAME, step)) == level
            assert read_step(GAME, topic, write_step(GAME, step)) == step


@pytest.mark.parametrize("topic", BANK.topics)
def test_every_image_of_a_board_has_the_images_of_its_answers(topic: str) -> None:
    for number, step in enumerate(steps(topic)):
        task, image = set_puzzle(GAME, step), IMAGES[1 + number % (len(IMAGES) - 1)]
        asked = set_puzzle(GAME, make_twin(GAME, step, image))
        game = step.game_of(GAME)
        named = {one if one not in game.squares else move_square(game, one, image) for one in task.answers}
        if topic == "score":  # the points change sides with the colours
            assert len(asked.answers) == 1
        else:
            assert set(asked.answers) == named


def test_liberties_and_chains_are_those_of_slow_rules() -> None:
    for topic, asked in (("liberties", slow_rules.liberties), ("chain", slow_rules.chain)):
        for step in steps(topic):
            task = set_puzzle(GAME, step)
            target = task.puzzle.rings[0]
            assert set(task.answers) == asked(slow_rules.read(step.board), target)


def test_what_is_captured_comes_off_by_slow_rules() -> None:
    for step in steps("captured"):
        task = set_puzzle(GAME, step)
        assert step.to_move is not None and task.move is not None
        side = "X" if step.to_move == "black" else "O"
        _, off = slow_rules.put(slow_rules.read(step.board), task.move, side)
        assert set(task.answers) == off


@pytest.mark.parametrize("topic", ["alive-or-dead", "live", "kill"])
def test_looking_further_ahead_finds_the_same_of_a_group(topic: str) -> None:
    for step in steps(topic):
        puzzle, position = step.puzzle, as_go(step.position(GAME))
        assert isinstance(puzzle, AboutGroup)
        near, far = (status(position, puzzle.target, puzzle.region, plies) for plies in (puzzle.plies, 25))
        assert near is far


def test_a_round_is_the_same_for_everybody_and_has_no_puzzle_twice() -> None:
    for drill in BANK.practice.drills:
        first, again = (make_round(GAME, drill, 5, 3) for _ in range(2))
        assert [one.step for one in first] == [one.step for one in again]
        assert len({str(one.step) for one in first}) == ROUND


def test_a_question_of_two_answers_has_each_of_them_often() -> None:
    for topic, answer in (
        ("ladder", "works"),
        ("eye", "real"),
        ("ko-point", "nowhere"),
        ("legal-or-not", "yes"),
    ):
        tasks = [set_puzzle(GAME, step) for step in steps(topic)]
        share = sum(answer in task.answers for task in tasks) / len(tasks)
        assert 0.2 <= share <= 0.8, (topic, share)


def test_no_topic_of_another_game_stands_on_its_shelves() -> None:
    assert not set(BANK.topics) & set(BANKS["othello"].topics)
    assert all(level_size(topic, level) <= 64 for topic in BANK.topics for level in LEVELS)


def test_what_was_read_beforehand_is_found_again() -> None:
    lines = (BANK.folder / f"{READINGS}.txt").read_text(encoding="ascii").splitlines()
    for line in lines[:: 4 * SPARED]:
        assert BANK.stored.found_again[READINGS](line.partition(" ")[0]) == line


def test_every_stored_puzzle_about_life_and_death_was_read_beforehand() -> None:
    for topic in ("alive-or-dead", "live", "kill"):
        for step in steps(topic):
            assert isinstance(step.puzzle, AboutGroup)
            asked = step.puzzle.asked(as_go(step.position(GAME)))
            assert status_of(asked) if topic == "alive-or-dead" else answers_of(asked)


def test_who_has_finished_the_first_lesson_is_asked_what_it_teaches() -> None:
    mix = mix_after(1, BANK.practice)
    assert mix == "go-mixed-1"
    for level in (1, 5, 10):
        for number in (0, 24, 49):
            asked = {made.topic for made in make_round(GAME, mix, level, number)}
            assert asked == {"corner-stone", "find-point", "name-point"}
    later = {made.topic for number in range(25, 29) for made in make_round(GAME, "go-mixed-2", 1, number)}
    assert later >= {"corner-stone", "find-point", "name-point", "liberties"}


def test_the_tens_before_its_day_do_not_ask_what_came_later() -> None:
    joined = BANK.practice.joined
    stage = next(one for one in BANK.practice.stages if one.name == "go-daily-5")
    day = max(joined.values())
    before = {made.topic for n in range(1, 10) for made in make_daily(GAME, day - timedelta(days=n), stage)}
    after = {made.topic for n in range(20) for made in make_daily(GAME, day + timedelta(days=n), stage)}
    assert not before & set(joined) and after & set(joined)
