"""A step whose texts or name are wrong is refused, by step, field and sentence."""

from pathlib import Path

import pytest

from tests.lessons.steps import ASKING, BOTH, DRAWING, SMALL, SOUND, SPOILED, TELLING, WriteLesson
from tutor.lessons import check_course
from tutor.lessons.step_names import MISNAMED

TEXTS = {
    "no headline": (
        'text = "Black begins."\nboard = START',
        "title",
        "is missing: only a puzzle has a question of its own",
    ),
    "no text": (
        'title = "The start"\nboard = START',
        "text",
        "is missing: only a puzzle has a question of its own",
    ),
    "an empty text": ('title = "The start"\ntext = " \\n "\nboard = START', "text", "is empty"),
    "an empty headline": ('title = ""\ntext = "Black begins."\nboard = START', "title", "is empty"),
    "an empty hint": (ASKING + 'hint = ""\npuzzle = { kind = "legal-move" }', "hint", "is empty"),
    "a hint without a puzzle": (TELLING + 'hint = "Look down."', "hint", "only a puzzle has a hint"),
    "a board of another size": (
        DRAWING.replace("START", SMALL),
        "board",
        "'  a b c d' should name the columns a b c d e f g h",
    ),
    "a board without its last row": (
        DRAWING.replace("START", "'''\n" + BOTH.split("8 .")[0] + "'''"),
        "board",
        "this diagram should have 8 rows, one after the other",
    ),
    "a mark that is no disc": (
        DRAWING.replace("START", SPOILED),
        "board",
        "'4 . . . # X . . .': '#' on d4 is not X, O or .",
    ),
    "two sides on one square": (
        DRAWING.replace("START", SPOILED.replace("#", "XO")),
        "board",
        "'4 . . . XO X . . .': 'XO' on d4 is not X, O or .",
    ),
    "a square in a text that is not on the board": (
        TELLING.replace("Black begins", "Black plays `d9`"),
        "text",
        "`d9` is not a square of this board",
    ),
    "a square in a headline that is not on the board": (
        TELLING.replace("The start", "See `j1`"),
        "title",
        "`j1` is not a square of this board",
    ),
    "a square in a hint that is not on the board": (
        ASKING + 'hint = "See `a0`."\npuzzle = { kind = "legal-move" }',
        "hint",
        "`a0` is not a square of this board",
    ),
    "a square in capitals": (
        TELLING.replace("Black begins", "Black plays `D3`"),
        "text",
        "`D3` is not a square of this board",
    ),
    "a square without backticks": (
        TELLING.replace("Black begins", "Black plays d3"),
        "text",
        "d3 is a square: write it in backticks",
    ),
    "a backtick left open": (
        TELLING.replace("Black begins", "Black plays `d3"),
        "text",
        "a backtick is not closed",
    ),
    "no name": ('name = ""\n' + SOUND, "name", "is missing: a step has a name, like take-a-corner"),
    "a number for a name": ("name = 2\n" + SOUND, "name", MISNAMED),
    "a name that begins with a number": ('name = "2-discs"\n' + SOUND, "name", MISNAMED),
    "capital letters in a name": ('name = "Corners"\n' + SOUND, "name", MISNAMED),
    "a space in a name": ('name = "take a corner"\n' + SOUND, "name", MISNAMED),
    "a name of many letters": (f'name = "{"a" * 33}"\n' + SOUND, "name", MISNAMED),
    "a name that two steps have": (
        'name = "step-1"\n' + SOUND,
        "name",
        "another step of this lesson is called 'step-1' too",
    ),
    "the name of the end of a lesson": (
        'name = "finished"\n' + SOUND,
        "name",
        "'finished' is the address of the end of the lesson",
    ),
}


@pytest.mark.parametrize(("step", "field", "sentence"), TEXTS.values(), ids=TEXTS)
def test_a_text_or_a_name_is_refused_with(
    step: str, field: str, sentence: str, folder: Path, write_lesson: WriteLesson
) -> None:
    file = write_lesson(SOUND, step)
    error = check_course(folder)[0]
    assert (error.file, error.step, error.field, error.sentence) == (str(file), 2, field, sentence)
