"""The ending of a lesson."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tutor.games.kinds.kind_table import practice_of
from tutor.lessons.loader import load_course
from tutor.web.learn.lesson_ending import drill_after

LESSONS = Path(__file__).parents[3] / "lessons"


@pytest.mark.parametrize(
    ("name", "slug", "drill"),
    [
        ("othello", "board-and-squares", "board"),
        ("othello", "all-must-flip", "referee"),
        ("othello", "corners", "corners"),
        ("othello", "look-ahead", "compare"),
        ("othello", "x-and-c-squares", "corners"),
        ("othello", "start", "mixed-2"),
        ("othello", "edges", "corners"),
        ("othello", "openings", "mixed-24"),
        ("othello", "walls-and-quiet-moves", "strategy"),
        ("othello", "counting-the-end", "endgame"),
        ("go", "points", "go-points"),
        ("go", "chains", "go-chains"),
        ("go", "atari", "go-atari"),
        ("go", "ladder-and-net", "go-ladders"),
        ("go", "first-game", "go-atari"),
    ],
)
def test_the_ending_leads_to_practice_of_what_was_learned(name: str, slug: str, drill: str | None) -> None:
    found = load_course(LESSONS / name)
    lesson = found.lesson(slug)
    assert lesson is not None
    assert drill_after(lesson, practice_of(found.game)) == drill


@pytest.mark.parametrize(
    ("slug", "says"),
    [
        ("board-and-squares", "After 2 more lessons you play: Your first game"),
        ("start", "After that lesson you play: Your first game"),
        ("legal-moves", "After 2 more lessons you play: A game on a bigger board"),
        ("both-sides-moves", "After that lesson you play: A game with moves in store"),
    ],
)
def test_an_ending_without_a_game_tells_after_which_lesson_one_waits(
    stranger: FlaskClient, slug: str, says: str
) -> None:
    assert says in stranger.get(f"/en/learn/othello/{slug}/finished").text


def test_an_ending_with_a_game_speaks_of_no_later_one(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/outflank/finished").text
    assert "Your first game" in page and "more lesson" not in page and "After that lesson" not in page


def test_each_ending_of_the_first_strategy_shows_the_board_of_its_own_idea(stranger: FlaskClient) -> None:
    boards = []
    for slug in ("corners", "mobility", "look-ahead", "x-and-c-squares"):
        page = stranger.get(f"/en/learn/othello/{slug}/finished").text
        (board,) = re.findall(
            r'<div class="picture" data-picture>\s*<div class="board">(.*?)</svg>', page, re.S
        )
        boards.append(re.sub(r"<rect class=\"frame.*?</g>", "", board))
    assert len(set(boards)) == 4
    assert 'class="o moves-white"' in boards[1]  # the moves that are left are marked


def test_the_way_to_the_next_lesson_says_what_it_brings_or_which_game_waits(stranger: FlaskClient) -> None:
    after_game = stranger.get("/en/learn/othello/mobility/finished").text
    assert "Before you play you see your opponent’s best answer." in after_game
    assert (
        "After that lesson you play: A game for mobility"
        in stranger.get("/en/learn/othello/corners/finished").text
    )


def test_the_opponent_of_a_game_is_seen_one_lesson_before_it(stranger: FlaskClient) -> None:
    for slug in ("liberties", "chains", "forbidden-point"):
        assert "data-foe" in stranger.get(f"/en/learn/go/{slug}/finished").text
    assert "data-foe" not in stranger.get("/en/learn/go/points/finished").text
