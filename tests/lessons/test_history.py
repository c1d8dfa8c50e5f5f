from pathlib import Path

import pytest

from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_history

OTHELLO = find_game("othello")
HEAD = 'title = "A history"\n\n[[moments]]\nyear = "1888"\ntitle = "The first boards"\ntext = "In\n shops."\n'
EMPTY = "'''\n  a b c d\n1 . . . .\n2 . . . .\n3 . . . .\n4 . . . .'''"
RECORD = 'black = "A", white = "B", event = "", result = "+1" }'

FAULTS = {
    "a board of another size": ("board = " + EMPTY, "board", "should name the columns"),
    "a game that is none": ('game = "chess"', "board", "'chess' is no game"),
    "a side that is none": ('to_move = "red"', "to_move", "'red' is none of black, white"),
    "a game that begins on no board": ("begins = true", "begins", "a game begins on a board"),
    "moves that the rules forbid": (
        f'record = {{ moves = "a1", {RECORD}',
        "record.moves",
        "these moves cannot be played one after another",
    ),
}


def write(folder: Path, more: str = "") -> Path:
    text = HEAD.replace("In\n", "In") if more else HEAD.replace('"In\n shops."', '"""In\n shops."""')
    (folder / "history.toml").write_text(f"{text}{more}\n", "utf-8")
    return folder


def test_a_course_need_not_tell_its_history(folder: Path) -> None:
    assert load_history(folder, OTHELLO) is None


def test_a_moment_has_its_text_as_the_catalogues_have_it(folder: Path) -> None:
    history = load_history(write(folder), OTHELLO)
    assert history is not None
    assert (history.title, history.moments[0].year, history.moments[0].text) == (
        "A history",
        "1888",
        "In shops.",
    )


def test_a_moment_may_show_another_game_of_the_family(folder: Path) -> None:
    history = load_history(write(folder, f'game = "othello-4x4"\nboard = {EMPTY}'), OTHELLO)
    assert history is not None
    position = history.moments[0].position(OTHELLO)
    assert position is not None and position.game.name == "othello-4x4"


@pytest.mark.parametrize(("more", "field", "sentence"), FAULTS.values(), ids=FAULTS)
def test_what_is_wrong_with_a_moment_is_told(folder: Path, more: str, field: str, sentence: str) -> None:
    with pytest.raises(LessonError) as caught:
        load_history(write(folder, more), OTHELLO)
    assert caught.value.field == f"moments[1].{field}"
    assert sentence in caught.value.sentence


def test_a_moment_without_words_is_told(folder: Path) -> None:
    (folder / "history.toml").write_text('title = "A"\n[[moments]]\ntitle = ""\ntext = "B"\n', "utf-8")
    with pytest.raises(LessonError, match="is empty"):
        load_history(folder, OTHELLO)
